// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "report/metric_info.h"
#include "support/text.h"

#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// What a cell holds. Every number is turned into plain decimal text once, here; writers only group digits, add a
/// percent sign or a number format. So all outputs carry the same figures.
enum class CellKind {
    Text,   ///< a name or a sentence
    Amount, ///< money, rounded to the minor unit: "1234.50"
    Rate,   ///< price per hour with the decimals of its source: "88.49"
    Hours,  ///< "140160", "22.625340"
    Count,
    Ratio, ///< a fraction "0.375"; shown as 37.5 %
    Month, ///< "2027-01"
    Date,  ///< "2026-07-30"
};

struct Cell {
    CellKind kind = CellKind::Text;
    std::string value; ///< plain text of the number or name; empty when there is none
    Message message; ///< a sentence in place of `value` for Text cells that are translated, and the reason of a missing
                     ///< number
    bool missing() const { return kind != CellKind::Text && value.empty(); }
};

struct ReportColumn {
    Message label;    ///< header, without its unit
    std::string unit; ///< "USD", "USD/h", "machine-hours"; empty = none
    CellKind kind = CellKind::Text;
    std::string key; ///< stable name in CSV headers: "billed"
};

struct ReportTable {
    std::string id; ///< stable name: "months", "purchases", "workloads", "assumptions"
    Message title;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<Cell>> rows;
    std::optional<std::vector<Cell>> total;    ///< the exact sums, each rounded once
    std::optional<std::vector<Cell>> rounding; ///< total minus printed rows, only when something isn't 0
    std::vector<Message> notes;
};

/// A stacked bar chart of monthly cost by purchase kind; values are the printed ones.
struct MonthlyCostChart {
    Message title;
    std::string unit; ///< currency code
    std::vector<std::string> months;
    struct Series {
        std::string key; ///< oneYear, threeYear, onDemand, spot, unused (colours and patterns follow the key)
        Message label;
        std::vector<std::string> values; ///< plain decimal text, one a month
    };
    std::vector<Series> series;
};

/// One plan, or all plans of a scenario side by side.
struct ReportSection {
    Message title;   ///< "Plan: Base on 1-year"
    Message verdict; ///< who wins, by how much, against what, what it commits us to
    std::vector<ReportTable> tables;
    std::optional<MonthlyCostChart> chart;
};

struct ReportDocument {
    Message title;
    std::string subtitle;    ///< horizon and time zone
    std::string fingerprint; ///< hash of the inputs, the same in every language and format
    std::vector<ReportSection> sections;
    std::vector<Message> assumptions; ///< price dates and sources, rates of exchange, rules
    Message footer;                   ///< rounding rule, currency, month rule
};

/// A name for the inputs that changes when they do: 64-bit FNV-1a of writeScenario(), as "a1b2-c3d4-e5f6-0718". The
/// same in every language and format. It tells versions apart; it does not protect against forgery.
std::string fingerprintOf(const ScenarioSet &set);

/// The full report of the plans of one scenario file: comparison first, then a section per plan. `results` in file
/// order, the first is the base of differences.
ReportDocument makeReport(const ScenarioSet &set, const std::vector<PlanResult> &results);

std::string writeCsv(const ReportDocument &document, const Translate &translate = {});
std::string writeHtml(const ReportDocument &document, const Translate &translate = {},
                      const std::string &language = "en");
/// An XLSX workbook as bytes: a sheet a table, numbers as numbers, the monthly chart as a native chart.
Result<std::string> writeXlsx(const ReportDocument &document, const Translate &translate = {});

} // namespace gpufolio
