// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_output.h"

#include "cli/report_text.h"
#include "cli/text_table.h"
#include "report/cell_text.h"
#include "support/csv_writer.h"

#include <algorithm>
#include <utility>

namespace gpufolio::cli
{

namespace
{

std::vector<std::pair<const char *, std::size_t>> countsOf(const ImportReport &report)
{
    return {{"read", report.read},
            {"kept", report.kept},
            {"refused", report.refused},
            {"heldBack", report.heldBack},
            {"merged", report.merged}};
}

std::string countsText(const std::vector<ImportReport> &reports)
{
    TextTable table;
    table.columns = {{"File", false},        {"Source", false},        {"Rows read", true},  {"Rows kept", true},
                     {"Rows refused", true}, {"Rows held back", true}, {"Rows merged", true}};
    for (const ImportReport &report : reports) {
        table.rows.push_back({report.fileName, report.source});
        for (const auto &[name, count] : countsOf(report))
            table.rows.back().push_back(grouped(std::to_string(count)));
    }
    return toText(table);
}

/// A line for each reason of a file: the place where it stands first, and how often.
std::string issuesText(const char *title, const std::vector<ImportReport> &reports,
                       std::vector<ImportIssue> ImportReport::*list)
{
    std::vector<Message> lines;
    for (const ImportReport &report : reports) {
        std::vector<std::pair<const ImportIssue *, std::size_t>> reasons;
        for (const ImportIssue &issue : report.*list) {
            const auto known = std::find_if(reasons.begin(), reasons.end(),
                                            [&issue](const auto &reason) { return reason.first->what == issue.what; });
            if (known == reasons.end())
                reasons.emplace_back(&issue, 1);
            else
                ++known->second;
        }
        for (const auto &[issue, count] : reasons) {
            const char *pattern = count == 1 ? "%1:%2: %4" : "%1:%2 (and %3 more rows): %4";
            lines.push_back(
                {pattern, {report.fileName, std::to_string(issue->line), std::to_string(count - 1)}, {issue->what}});
        }
    }
    return listText(title, lines);
}

std::string heldBackText(const std::vector<ImportReport> &reports)
{
    std::vector<Message> lines;
    for (const ImportReport &report : reports)
        for (const HeldBackPrice &price : report.heldBackPrices)
            lines.push_back(
                {"%1:%2: %3 %4 (%5 per machine-hour): %6",
                 {report.fileName, std::to_string(price.line), price.offer, price.option, price.currency.code()},
                 {price.reason}});
    return listText("Held back until accepted (--accept-outliers)", lines);
}

std::string conflictsText(const std::vector<ImportReport> &reports)
{
    const auto from = [](const Provenance &provenance) {
        const std::optional<Date> day = priceDate(provenance);
        return provenance.source + (day ? " " + day->toText() : std::string());
    };
    std::vector<Message> lines;
    for (const ImportReport &report : reports)
        for (const PriceConflict &conflict : report.conflicts)
            lines.push_back(
                {"%1 %2 (%3 per machine-hour): %4 of %5 is used, not %6 of %7",
                 {conflict.offer, conflict.option, conflict.currency.code(), gpufolio::toText(conflict.used, 2),
                  from(conflict.usedFrom), gpufolio::toText(conflict.other, 2), from(conflict.otherFrom)}});
    return listText("Two sources with different prices", lines);
}

/// Rows of the CSV; cells that don't apply stay empty.
class ImportCsv
{
public:
    ImportCsv()
    {
        for (const char *key :
             {"file", "what", "count", "line", "offer", "option", "currency", "previous", "found", "reason"})
            m_csv.text(key);
        m_csv.endRow();
    }

    void add(const ImportReport &report)
    {
        for (const auto &[name, count] : countsOf(report)) {
            begin(report, "rows." + std::string(name));
            m_csv.number(static_cast<std::int64_t>(count));
            skip(7);
        }
        for (const ImportIssue &issue : report.refusedRows)
            addIssue(report, "refused", issue);
        for (const HeldBackPrice &price : report.heldBackPrices) {
            begin(report, "heldBack");
            m_csv.empty().number(std::int64_t{price.line});
            addPrices(price.offer, price.option, price.currency, price.previous, price.found);
            m_csv.text(wellFormed(render(price.reason))).endRow();
        }
        for (const ImportIssue &notice : report.notices)
            addIssue(report, "notice", notice);
        for (const PriceConflict &conflict : report.conflicts) {
            begin(report, "conflict");
            m_csv.empty().empty();
            addPrices(conflict.offer, conflict.option, conflict.currency, conflict.other, conflict.used);
            m_csv.text("two sources with different prices; the second is used").endRow();
        }
    }

    Result<std::string> finish() && { return std::move(m_csv).finish(); }

private:
    void begin(const ImportReport &report, const std::string &what)
    {
        m_csv.text(wellFormed(report.fileName)).text(what);
    }

    void skip(int cells)
    {
        for (int i = 0; i < cells; ++i)
            m_csv.empty();
        m_csv.endRow();
    }

    void addIssue(const ImportReport &report, const char *what, const ImportIssue &issue)
    {
        begin(report, what);
        m_csv.empty().number(std::int64_t{issue.line}).empty().empty().empty().empty().empty();
        m_csv.text(wellFormed(render(issue.what))).endRow();
    }

    void addPrices(const std::string &offer, const std::string &option, Currency currency, Decimal previous,
                   Decimal found)
    {
        m_csv.text(wellFormed(offer)).text(wellFormed(option)).text(currency.code());
        m_csv.number(gpufolio::toText(previous)).number(gpufolio::toText(found));
    }

    CsvWriter m_csv;
};

} // namespace

std::string importText(const std::vector<ImportReport> &reports)
{
    return countsText(reports) + issuesText("Refused", reports, &ImportReport::refusedRows) + heldBackText(reports) +
           issuesText("Notices", reports, &ImportReport::notices) + conflictsText(reports);
}

Result<std::string> importCsv(const std::vector<ImportReport> &reports)
{
    ImportCsv csv;
    for (const ImportReport &report : reports)
        csv.add(report);
    return std::move(csv).finish();
}

} // namespace gpufolio::cli
