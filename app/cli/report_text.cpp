// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/report_text.h"

#include "cli/text_table.h"
#include "report/cell_text.h"

#include <algorithm>

namespace gpufolio::cli
{

namespace
{

constexpr std::string_view undefined = "\u2014";

/// Cells as text; the reasons of figures without a value would widen their columns and are collected in `reasons`.
std::vector<std::string> rowText(const std::vector<Cell> &cells, std::vector<Message> &reasons)
{
    std::vector<std::string> row;
    for (const Cell &cell : cells) {
        const bool hasReason = cell.missing() && isNumber(cell.kind) && !cell.message.empty();
        row.push_back(hasReason ? std::string(undefined) : shownText(cell));
        if (hasReason && std::find(reasons.begin(), reasons.end(), cell.message) == reasons.end())
            reasons.push_back(cell.message);
    }
    return row;
}

std::string line(const Message &message)
{
    return printable(render(message)) + '\n';
}

} // namespace

std::string heading(std::string_view text)
{
    const std::string title = printable(text);
    return '\n' + title + '\n' + std::string(displayWidth(title), '=') + '\n';
}

std::string tableText(const ReportTable &table)
{
    TextTable text;
    std::vector<Message> reasons;
    for (const ReportColumn &column : table.columns)
        text.columns.push_back({headerText(column), isNumber(column.kind)});
    for (const std::vector<Cell> &row : table.rows)
        text.rows.push_back(rowText(row, reasons));
    text.totalsAt = text.rows.size();
    if (table.total)
        text.rows.push_back(rowText(*table.total, reasons));
    if (table.rounding)
        text.rows.push_back(rowText(*table.rounding, reasons));
    std::string out = '\n' + line(table.title) + '\n' + toText(text);
    for (const Message &reason : reasons)
        out += std::string(undefined) + ' ' + line(reason);
    for (const Message &note : table.notes)
        out += line(note);
    return out;
}

std::string sectionText(const ReportSection &section)
{
    std::string out = heading(render(section.title));
    if (!section.verdict.empty())
        out += line(section.verdict);
    for (const ReportTable &table : section.tables)
        out += tableText(table);
    return out;
}

std::string listText(std::string_view title, const std::vector<Message> &sentences)
{
    if (sentences.empty())
        return {};
    std::string out = '\n' + printable(title) + '\n';
    for (const Message &sentence : sentences)
        out += "- " + line(sentence);
    return out;
}

} // namespace gpufolio::cli
