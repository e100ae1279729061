// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/report_document.h"
#include "support/csv_writer.h"

namespace gpufolio
{

namespace
{

class CsvReport
{
public:
    explicit CsvReport(const ReportWords &words) : m_words(words), m_csv({',', true}) {}

    void sentence(const Message &message)
    {
        if (message.empty())
            return;
        for (const std::string &text : m_words.each(message))
            line(text);
    }

    void label(const Message &message)
    {
        if (!message.empty())
            line(m_words.label(message));
    }

    void line(const std::string &text) { m_csv.text(wellFormed(text)).endRow(); }
    void blankRow() { m_csv.endRow(); }

    void table(const ReportTable &table)
    {
        label(table.title);
        if (m_words.isBoth()) {
            for (const ReportColumn &column : table.columns)
                m_csv.text(wellFormed(headerText(column, m_words)));
            m_csv.endRow();
        }
        for (const ReportColumn &column : table.columns)
            m_csv.text(wellFormed(keyWithUnit(column)));
        m_csv.endRow();
        for (const std::vector<Cell> &cells : table.rows)
            row(cells);
        if (table.total)
            row(*table.total);
        if (table.rounding)
            row(*table.rounding);
        for (const Message &note : table.notes)
            sentence(note);
        blankRow();
    }

    std::string finish() &&
    {
        Result<std::string> bytes = std::move(m_csv).finish();
        return std::move(bytes).value(); // cells are well-formed text or decimal text by now
    }

private:
    static std::string keyWithUnit(const ReportColumn &column)
    {
        if (!column.unit.empty())
            return column.key + " (" + column.unit + ")";
        return column.kind == CellKind::Ratio ? column.key + " (fraction)" : column.key;
    }

    void row(const std::vector<Cell> &cells)
    {
        for (const Cell &cell : cells) {
            if (isNumber(cell.kind) && !cell.missing())
                m_csv.number(cell.value);
            else
                m_csv.text(wellFormed(dataText(cell, m_words)));
        }
        m_csv.endRow();
    }

    const ReportWords &m_words;
    CsvWriter m_csv;
};

} // namespace

std::string writeCsv(const ReportDocument &document, const ReportWords &words)
{
    CsvReport csv(words);
    csv.sentence(document.title);
    csv.line(document.subtitle);
    csv.sentence(document.note);
    csv.sentence(fingerprintLine(document));
    csv.blankRow();
    for (const ReportSection &section : document.sections) {
        csv.label(section.title);
        csv.sentence(section.verdict);
        for (const Message &sentence : section.sentences)
            csv.sentence(sentence);
        csv.blankRow();
        if (section.chart && section.tables.empty())
            csv.table(chartTable(*section.chart));
        for (const ReportTable &table : section.tables)
            csv.table(table);
    }
    if (!document.assumptions.empty()) {
        csv.label(assumptionsTitle());
        for (const Message &assumption : document.assumptions)
            csv.sentence(assumption);
        csv.blankRow();
    }
    csv.sentence(document.footer);
    return std::move(csv).finish();
}

} // namespace gpufolio
