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
    explicit CsvReport(const Translate &translate) : m_translate(translate), m_csv({',', true}) {}

    void sentence(const Message &message)
    {
        if (message.empty())
            return;
        line(render(message, m_translate));
    }

    void line(const std::string &text) { m_csv.text(wellFormed(text)).endRow(); }
    void blankRow() { m_csv.endRow(); }

    void table(const ReportTable &table)
    {
        sentence(table.title);
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
                m_csv.text(wellFormed(dataText(cell, m_translate)));
        }
        m_csv.endRow();
    }

    const Translate &m_translate;
    CsvWriter m_csv;
};

} // namespace

std::string writeCsv(const ReportDocument &document, const Translate &translate)
{
    CsvReport csv(translate);
    csv.sentence(document.title);
    csv.line(document.subtitle);
    csv.sentence(fingerprintLine(document));
    csv.blankRow();
    for (const ReportSection &section : document.sections) {
        csv.sentence(section.title);
        csv.sentence(section.verdict);
        csv.blankRow();
        for (const ReportTable &table : section.tables)
            csv.table(table);
    }
    csv.sentence(assumptionsTitle());
    for (const Message &assumption : document.assumptions)
        csv.sentence(assumption);
    csv.blankRow();
    csv.sentence(document.footer);
    return std::move(csv).finish();
}

} // namespace gpufolio
