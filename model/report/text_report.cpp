// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/report_document.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

class TextReport
{
public:
    explicit TextReport(const ReportWords &words) : m_words(words) {}

    void line(std::string text)
    {
        std::replace(text.begin(), text.end(), '\t', ' ');
        m_out += wellFormed(text) + '\n';
    }
    void label(const Message &message)
    {
        if (!message.empty())
            line(m_words.label(message));
    }
    void sentence(const Message &message)
    {
        if (!message.empty())
            line(m_words.lines(message));
    }
    void blank() { m_out += '\n'; }

    void table(const ReportTable &table)
    {
        blank();
        label(table.title);
        std::vector<std::string> cells;
        cells.reserve(table.columns.size());
        for (const ReportColumn &column : table.columns)
            cells.push_back(headerText(column, m_words));
        row(cells);
        for (const std::vector<Cell> &values : table.rows)
            row(values);
        if (table.total)
            row(*table.total);
        if (table.rounding)
            row(*table.rounding);
        for (const Message &note : table.notes)
            sentence(note);
    }

    std::string take() { return std::move(m_out); }

private:
    void row(const std::vector<Cell> &cells)
    {
        std::vector<std::string> texts;
        texts.reserve(cells.size());
        for (const Cell &cell : cells)
            texts.push_back(isNumber(cell.kind) && !cell.missing() ? shownText(cell) : dataText(cell, m_words));
        row(texts);
    }
    void row(const std::vector<std::string> &cells)
    {
        std::string out;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            std::string cell = wellFormed(cells[i]);
            for (char &c : cell)
                if (c == '\t' || c == '\n' || c == '\r')
                    c = ' ';
            out += (i > 0 ? "\t" : "") + cell;
        }
        m_out += out + '\n';
    }

    const ReportWords &m_words;
    std::string m_out;
};

} // namespace

std::string writeText(const ReportDocument &document, const ReportWords &words)
{
    TextReport text(words);
    text.sentence(document.title);
    text.line(document.subtitle);
    text.sentence(document.note);
    for (const ReportSection &section : document.sections) {
        text.blank();
        text.label(section.title);
        text.sentence(section.verdict);
        for (const Message &sentence : section.sentences)
            text.sentence(sentence);
        if (section.chart && section.tables.empty())
            text.table(chartTable(*section.chart));
        for (const ReportTable &table : section.tables)
            text.table(table);
    }
    text.blank();
    if (!document.assumptions.empty()) {
        text.label(assumptionsTitle());
        for (const Message &assumption : document.assumptions)
            text.sentence(assumption);
        text.blank();
    }
    text.sentence(document.footer);
    text.sentence(fingerprintLine(document));
    return text.take();
}

} // namespace gpufolio
