// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "plan/scenario.h"
#include "plan/what_if.h"
#include "report/metric_info.h"
#include "report/report_words.h"
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
    std::string id; ///< stable name: "months", "purchases", "workloads", "signatures" (to be filled in by hand)
    Message title;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<Cell>> rows;
    std::optional<std::vector<Cell>> total;    ///< the exact sums, each rounded once
    std::optional<std::vector<Cell>> rounding; ///< total minus printed rows, only when something isn't 0
    std::vector<Message> notes;
};

/// Which of the two views of cost a report leans on; they are never added together.
enum class CostView { Amortised, Billed };

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
    std::vector<Message> sentences = {}; ///< what there is to say before the tables
};

/// What a report is for.
enum class ReportTemplate {
    Full,     ///< everything
    Memo,     ///< one page for those who decide
    Approval, ///< what is to be signed: new purchases only
};
std::string_view toText(ReportTemplate kind);
std::optional<ReportTemplate> reportTemplateFrom(std::string_view name);

struct ReportOptions {
    ReportTemplate kind = ReportTemplate::Full;
    /// Memo and approval form: the plan they are about; empty = the one of rank 1, else the first. Full report: the
    /// only plan it holds; empty = all.
    std::string planId = {};
    CostView view = CostView::Amortised;
    Message note = {};                     ///< stands on top and at the foot of each page: "What-if: use 60%"
    std::vector<std::string> leftOut = {}; ///< parts of the full report that aren't wanted, of reportParts()
};

/// What a report that was made under an overlay says of it, for ReportOptions::note; empty without one.
Message whatIfNote(const WhatIf &whatIf);

/// A part of the full report that may be left out.
struct ReportPart {
    std::string id;
    Message title;
};
std::vector<ReportPart> reportParts();

struct ReportDocument {
    ReportTemplate kind = ReportTemplate::Full;
    Message title;
    std::string subtitle;    ///< horizon and time zone
    std::string fingerprint; ///< hash of the inputs, the same in every language and format
    std::vector<ReportSection> sections;
    std::vector<Message> assumptions; ///< price dates and sources, rates of exchange, rules
    Message footer;                   ///< rounding rule, currency, month rule
    Message note = {};                ///< of ReportOptions
    std::string project = {};         ///< name of the inputs
};

/// A name for the inputs that changes when they do: 64-bit FNV-1a of writeScenario(), as "a1b2-c3d4-e5f6-0718". The
/// same in every language and format. It tells versions apart; it does not protect against forgery.
std::string fingerprintOf(const ScenarioSet &set);

/// The report of the plans of one scenario file. `results` in file order; the first is the base of differences. The
/// full report has the comparison first, then a section per plan.
///
/// The memo is bound to fit a page: long names are shortened, and of many plans, purchases and prices the first stand
/// there and the rest are counted. The approval form holds no purchase that is signed already; its amounts sum to
/// totals.toSign. All templates of the same inputs have the same fingerprint.
ReportDocument makeReport(const ScenarioSet &set, const std::vector<PlanResult> &results,
                          const ReportOptions &options = {});

/// Comma-separated tables one below the other; with two languages the words of a head stand above its keys.
std::string writeCsv(const ReportDocument &document, const ReportWords &words = {});
/// @param language  of the first language of `words`; the second one is Chinese
std::string writeHtml(const ReportDocument &document, const ReportWords &words = {},
                      const std::string &language = "en");
/// An XLSX workbook as bytes: a sheet a table, numbers as numbers, the monthly chart as a native chart.
Result<std::string> writeXlsx(const ReportDocument &document, const ReportWords &words = {});
/// Plain text for a mail: sentences, and tables whose cells stand between tabs.
std::string writeText(const ReportDocument &document, const ReportWords &words = {});
/// The figures of a chart, for outputs that can't draw it and have no table of them.
ReportTable chartTable(const MonthlyCostChart &chart);

} // namespace gpufolio
