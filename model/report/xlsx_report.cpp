// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/report_document.h"
#include "report/xlsx_workbook.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

constexpr std::string_view chartTableId = "months";

class XlsxReport
{
public:
    XlsxReport(XlsxWorkbook &workbook, const ReportWords &words) : m_workbook(workbook), m_words(words) {}

    void write(const ReportDocument &document)
    {
        m_workbook.describe(text(document.title), text(fingerprintLine(document)));
        summary(document);
        for (std::size_t i = 0; i < document.sections.size(); ++i) {
            const ReportSection &section = document.sections[i];
            for (const ReportTable &table : section.tables)
                sheet(section, table, std::to_string(i + 1) + " ");
            if (section.chart && section.tables.empty())
                chartSheet(section, std::to_string(i + 1) + " ");
        }
    }

private:
    std::string text(const Message &message) const { return wellFormed(m_words.label(message)); }

    void summary(const ReportDocument &document)
    {
        XlsxSheet sheet = m_workbook.addSheet(text({GPUFOLIO_TEXT("model", "Summary")}));
        constexpr int readingWidth = 110;
        sheet.setWidth(0, readingWidth);
        std::uint32_t row = 0;
        const auto line = [&](const std::string &words, XlsxStyle style) {
            if (!words.empty())
                sheet.text(row++, 0, words, style);
        };
        const auto sentence = [&](const Message &message) {
            if (message.empty())
                return;
            for (const std::string &words : m_words.each(message))
                line(wellFormed(words), {.wrap = true});
        };
        line(text(document.title), {.bold = true});
        line(wellFormed(document.subtitle), {});
        sentence(document.note);
        line(text(fingerprintLine(document)), {});
        for (std::size_t i = 0; i < document.sections.size(); ++i) {
            ++row;
            line(std::to_string(i + 1) + " " + text(document.sections[i].title), {.bold = true});
            sentence(document.sections[i].verdict);
            for (const Message &words : document.sections[i].sentences)
                sentence(words);
        }
        if (!document.assumptions.empty()) {
            ++row;
            line(text(assumptionsTitle()), {.bold = true});
            for (const Message &assumption : document.assumptions)
                sentence(assumption);
        }
        ++row;
        sentence(document.footer);
    }

    void sheet(const ReportSection &section, const ReportTable &table, const std::string &prefix)
    {
        XlsxSheet sheet = m_workbook.addSheet(prefix + text(table.title));
        sheet.text(0, 0, text(section.title) + ": " + text(table.title), {.bold = true});
        constexpr std::uint32_t headerRow = 1;
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            const auto at = static_cast<std::uint16_t>(column);
            sheet.text(headerRow, at, wellFormed(headerText(table.columns[column], m_words)),
                       {.bold = true, .wrap = true, .filled = true});
            sheet.setWidth(at, widthOf(table, column));
        }
        std::uint32_t row = headerRow + 1;
        bool hasLongNumber = false;
        const auto cells = [&](const std::vector<Cell> &values, bool bold) {
            for (std::size_t column = 0; column < values.size(); ++column)
                hasLongNumber |= !cell(sheet, row, static_cast<std::uint16_t>(column), values[column], bold);
            ++row;
        };
        for (const std::vector<Cell> &values : table.rows)
            cells(values, false);
        if (!table.columns.empty())
            sheet.freezeAndFilter(headerRow, row - 1, static_cast<std::uint16_t>(table.columns.size() - 1));
        if (table.total)
            cells(*table.total, true);
        if (table.rounding)
            cells(*table.rounding, false);
        for (const Message &note : table.notes)
            sheet.text(row++, 0, text(note), {});
        if (hasLongNumber)
            sheet.text(row++, 0,
                       text({GPUFOLIO_TEXT("model", "Numbers of more than 15 digits are written as text, because a "
                                                    "spreadsheet would lose their last digits.")}),
                       {});
        if (section.chart && table.id == chartTableId)
            chart(sheet, *section.chart, row + 1);
    }

    // False when the number had to be written as text.
    bool cell(XlsxSheet &sheet, std::uint32_t row, std::uint16_t column, const Cell &cell, bool bold)
    {
        if (isNumber(cell.kind) && !cell.missing())
            return sheet.number(row, column, cell.value, {.bold = bold, .percent = cell.kind == CellKind::Ratio});
        const std::string words = wellFormed(dataText(cell, m_words));
        if (cell.kind == CellKind::Date && !cell.missing())
            sheet.date(row, column, words, {.bold = bold});
        else if (!words.empty())
            sheet.text(row, column, words, {.bold = bold});
        return true;
    }

    // A section that is a chart alone has its figures beside it.
    void chartSheet(const ReportSection &section, const std::string &prefix)
    {
        XlsxSheet sheet = m_workbook.addSheet(prefix + text(section.chart->title));
        constexpr int width = 16;
        for (std::size_t column = 0; column <= section.chart->series.size(); ++column)
            sheet.setWidth(static_cast<std::uint16_t>(column), width);
        chart(sheet, *section.chart, 0);
    }

    // The chart and the figures it draws, which are those of the table of months with used apart from unused.
    void chart(XlsxSheet &sheet, const MonthlyCostChart &chart, std::uint32_t firstRow)
    {
        const std::string title = text(chart.title) + " (" + chart.unit + ")";
        sheet.text(firstRow, 0, title, {.bold = true});
        const std::uint32_t headerRow = firstRow + 1;
        const std::string monthLabel = text({GPUFOLIO_TEXT("model", "Month")});
        sheet.text(headerRow, 0, monthLabel, {.bold = true, .filled = true});
        for (std::size_t month = 0; month < chart.months.size(); ++month)
            sheet.text(headerRow + 1 + static_cast<std::uint32_t>(month), 0, chart.months[month], {});
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            const auto column = static_cast<std::uint16_t>(i + 1);
            sheet.text(headerRow, column, text(chart.series[i].label), {.bold = true, .wrap = true, .filled = true});
            for (std::size_t month = 0; month < chart.series[i].values.size(); ++month)
                sheet.number(headerRow + 1 + static_cast<std::uint32_t>(month), column, chart.series[i].values[month],
                             {});
        }
        if (!chart.months.empty())
            sheet.stackedColumns({title, monthLabel, chart.unit, headerRow,
                                  static_cast<std::uint32_t>(chart.months.size()), seriesKeys(chart)});
    }

    static std::vector<std::string> seriesKeys(const MonthlyCostChart &chart)
    {
        std::vector<std::string> keys;
        for (const MonthlyCostChart::Series &series : chart.series)
            keys.push_back(series.key);
        return keys;
    }

    int widthOf(const ReportTable &table, std::size_t column) const
    {
        constexpr int narrowest = 9;
        constexpr int widest = 48;
        int width = textWidth(m_words.label(table.columns[column].label)) / 2; // headers wrap
        const auto widen = [&](const std::vector<Cell> &cells) {
            width = std::max(width, textWidth(shownText(cells[column], m_words)));
        };
        for (const std::vector<Cell> &cells : table.rows)
            widen(cells);
        if (table.total)
            widen(*table.total);
        return std::clamp(width + width / 8 + 3, narrowest, widest);
    }

    // Latin letters count 1, Chinese ones 2.
    static int textWidth(const std::string &words)
    {
        int width = 0;
        for (const char c : words) {
            const auto byte = static_cast<unsigned char>(c);
            if ((byte & 0xC0U) != 0x80U)
                width += byte >= 0xE3 ? 2 : 1;
        }
        return width;
    }

    XlsxWorkbook &m_workbook;
    const ReportWords &m_words;
};

} // namespace

Result<std::string> writeXlsx(const ReportDocument &document, const ReportWords &words)
{
    Result<XlsxWorkbook> workbook = XlsxWorkbook::create();
    if (!workbook)
        return workbook.error();
    XlsxReport(*workbook, words).write(document);
    return std::move(*workbook).bytes();
}

} // namespace gpufolio
