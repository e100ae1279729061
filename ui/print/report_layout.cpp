// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/report_layout.h"

#include "print/report_charts.h"
#include "print/table_print.h"
#include "report/cell_text.h"
#include "theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

// Parts of a page: a table that takes no more stays in one piece. On a form one section follows the other, where a
// large table kept together would leave a hole.
constexpr double keptTogether = 0.5;
constexpr double keptTogetherOnForm = 0.25;
constexpr double signatureHeight = 30; // points of a line to be signed

const Palette &colors()
{
    return paletteOf(Theme::Light);
}

QString fromUtf8(const std::string &text)
{
    return QString::fromStdString(wellFormed(text));
}

/// The heading of a column, a line a language.
QString header(const ReportColumn &column, const ReportWords &words)
{
    const std::string label = words.lines(column.label);
    return fromUtf8(column.unit.empty() ? label : label + " (" + words.unit(column.unit) + ")");
}

PrintTable printTable(const ReportTable &table, const ReportLanguage &language)
{
    PrintTable result;
    if (table.id == "signatures") {
        result.leastRowHeight = signatureHeight;
        result.fullWidth = true;
    }
    for (const ReportColumn &column : table.columns)
        result.columns.push_back({header(column, language.words), isNumber(column.kind)});
    const auto add = [&](const std::vector<Cell> &cells, PrintTable::RowKind kind) {
        PrintTable::Row row{kind, {}};
        for (const Cell &cell : cells)
            row.cells.push_back(
                {fromUtf8(shownText(cell, language.words)), cell.kind == CellKind::Text || cell.missing()});
        result.rows.push_back(std::move(row));
    };
    for (const std::vector<Cell> &row : table.rows)
        add(row, PrintTable::RowKind::Plain);
    if (table.total)
        add(*table.total, PrintTable::RowKind::Total);
    if (table.rounding)
        add(*table.rounding, PrintTable::RowKind::Rounding);
    return result;
}

/// Sizes of one template, in points.
struct Style {
    double title = 18;
    double sectionTitle = 13;
    double text = 10;
    double notes = 7.5;
    double table = 8; ///< at most
    double gap = 12;  ///< above a table
    bool pageForEachSection = true;
};

Style styleOf(ReportTemplate kind, double scale)
{
    if (kind == ReportTemplate::Full)
        return {};
    Style style{16, 10.5, 9, 7.5, 8, 6, false};
    for (double *size : {&style.title, &style.sectionTitle, &style.text, &style.notes, &style.table, &style.gap})
        *size *= scale;
    return style;
}

class ReportLayout
{
public:
    ReportLayout(PageFlow &flow, const ReportDocument &document, const std::vector<QPicture> &charts,
                 const ReportLanguage &language, double scale)
        : m_flow(flow), m_document(document), m_charts(charts), m_language(language), m_scale(scale),
          m_style(styleOf(document.kind, scale))
    {
    }

    void run()
    {
        for (std::size_t i = 0; i < m_document.sections.size(); ++i)
            addSection(m_document.sections[i], i < m_charts.size() ? m_charts[i] : QPicture());
        if (m_flow.isEmpty())
            startPage(QPageLayout::Portrait, QString());
        addAssumptions();
    }

private:
    QString label(const Message &message) const { return fromUtf8(m_language.words.label(message)); }
    QString lines(const Message &message) const { return fromUtf8(m_language.words.lines(message)); }

    void startPage(QPageLayout::Orientation orientation, const QString &section)
    {
        const bool first = m_flow.isEmpty();
        m_flow.newPage(orientation, section);
        if (!first)
            return;
        addParagraph(m_flow, lines(m_document.title), reportFont(m_style.title, QFont::Bold), colors().text);
        m_flow.space(m_flow.pt(2));
        addParagraph(m_flow, fromUtf8(m_document.subtitle), reportFont(m_style.text), colors().mutedText);
        if (!m_document.note.empty()) {
            m_flow.space(m_flow.pt(3));
            addParagraph(m_flow, lines(m_document.note), reportFont(m_style.text, QFont::Bold), colors().dearer);
        }
        if (m_style.pageForEachSection)
            m_flow.space(m_flow.pt(14));
    }

    void addSection(const ReportSection &section, const QPicture &chart)
    {
        std::vector<PrintTable> tables;
        bool across = false;
        for (const ReportTable &table : section.tables) {
            tables.push_back(printTable(table, m_language));
            across = across || !planTable(tables.back(), m_flow.body(QPageLayout::Portrait).width(), m_flow, 1);
        }
        if (m_style.pageForEachSection)
            startPage(across ? QPageLayout::Landscape : QPageLayout::Portrait, label(section.title));
        else if (m_flow.isEmpty())
            startPage(QPageLayout::Portrait, QString());
        if (!m_style.pageForEachSection)
            m_flow.space(m_flow.pt(10 * m_scale));
        addParagraph(m_flow, label(section.title), reportFont(m_style.sectionTitle, QFont::Bold), colors().text, 0,
                     keptBelowTitle(section, tables, chart));
        m_flow.space(m_flow.pt(m_style.pageForEachSection ? 4 : 2 * m_scale));
        // The sentence that a memo or a form is about stands out; by its size, since a bold Chinese font is rare.
        const bool stressed = m_document.kind != ReportTemplate::Full && &section == stressedSection();
        addParagraph(m_flow, lines(section.verdict), reportFont(stressed ? 1.15 * m_style.text : m_style.text),
                     colors().text);
        for (const Message &sentence : section.sentences)
            addItem(sentence);
        if (!chart.isNull())
            addChart(chart);
        for (std::size_t i = 0; i < tables.size(); ++i)
            addTableWithTitle(section, i, tables[i]);
    }

    /// The recommendation of a memo, the request of a form.
    const ReportSection *stressedSection() const
    {
        const std::size_t index = m_document.kind == ReportTemplate::Memo ? 1 : 0;
        return index < m_document.sections.size() ? &m_document.sections[index] : nullptr;
    }

    /// What a title must have below it on its page.
    double keptBelowTitle(const ReportSection &section, const std::vector<PrintTable> &tables, const QPicture &chart)
    {
        if (!chart.isNull())
            return chartHeight() + m_flow.pt(m_style.gap);
        const bool tableFirst = !tables.empty() && section.verdict.empty() && section.sentences.empty();
        if (tableFirst && !m_style.pageForEachSection)
            if (const auto plan = planOf(tables.front()))
                return keptHeight(tables.front(), *plan) + m_flow.pt(m_style.gap + 2 * m_style.text);
        return m_flow.pt(m_style.pageForEachSection ? 60 : 2 * m_style.text);
    }

    /// A sentence of a list, set in behind a dot.
    void addItem(const Message &sentence)
    {
        const double indent = m_flow.pt(9 * m_scale);
        const QFont font = reportFont(m_style.text);
        m_flow.space(m_flow.pt(1.5 * m_scale));
        addParagraph(m_flow, lines(sentence), font, colors().text, indent, 0, QStringLiteral("\u2022"));
    }

    double chartHeight() const
    {
        const QSizeF size = reportChartSize(m_document.kind);
        return size.height() * m_scale * m_flow.body().width() / size.width();
    }

    void addChart(const QPicture &chart)
    {
        m_flow.space(m_flow.pt(m_style.pageForEachSection ? 8 : 2));
        const double scale = m_scale * m_flow.body().width() / reportChartSize(m_document.kind).width();
        const QRectF place = m_flow.take(chartHeight());
        // A picture scales itself to the resolution of the device; the chart is to have the width of the page.
        const double ownScale = scale * chart.logicalDpiX() / m_flow.device().logicalDpiX();
        m_flow.draw([chart, place, ownScale](QPainter &painter) {
            painter.save();
            painter.translate(place.topLeft());
            painter.scale(ownScale, ownScale);
            painter.drawPicture(QPointF(), chart);
            painter.restore();
        });
    }

    std::optional<TablePlan> planOf(const PrintTable &words) const
    {
        if (words.columns.empty())
            return std::nullopt;
        return planTable(words, m_flow.body().width(), m_flow, words.columns.size(), m_style.table);
    }

    /// A table that leaves room on a page isn't torn apart.
    double keptHeight(const PrintTable &words, const TablePlan &plan) const
    {
        const double whole = tableHeight(m_flow, words, plan);
        const double most = m_style.pageForEachSection ? keptTogether : keptTogetherOnForm;
        return whole <= most * m_flow.body().height() ? whole : firstRowsHeight(m_flow, words, plan);
    }

    void addTableWithTitle(const ReportSection &section, std::size_t index, const PrintTable &words)
    {
        const ReportTable &table = section.tables[index];
        const std::optional<TablePlan> plan = planOf(words);
        if (!plan)
            return;
        m_flow.space(m_flow.pt(m_style.gap));
        const double together = keptHeight(words, *plan);
        // On a form the title of the section says enough when it has one table.
        if (m_style.pageForEachSection || section.tables.size() > 1)
            addParagraph(m_flow, label(table.title), reportFont(std::min(10.0, m_style.text), QFont::Bold),
                         colors().text, 0, together + m_flow.pt(3));
        m_flow.space(m_flow.pt(3));
        if (!words.rows.empty()) { // a head alone says nothing, the notes do
            if (m_flow.room() < together && together <= m_flow.body().height() && !m_flow.isAtTop())
                m_flow.continuePage();
            addTable(m_flow, words, *plan);
        }
        m_flow.space(m_flow.pt(3));
        for (const Message &note : table.notes)
            addParagraph(m_flow, lines(note), reportFont(m_style.notes), colors().mutedText);
    }

    void addAssumptions()
    {
        if (m_document.assumptions.empty())
            return;
        m_flow.space(m_flow.pt(16));
        addParagraph(m_flow, label(assumptionsTitle()), reportFont(m_style.sectionTitle, QFont::Bold), colors().text, 0,
                     m_flow.pt(30));
        m_flow.space(m_flow.pt(3));
        for (const Message &assumption : m_document.assumptions) {
            addParagraph(m_flow, lines(assumption), reportFont(8.5), colors().text);
            m_flow.space(m_flow.pt(2));
        }
    }

    PageFlow &m_flow;
    const ReportDocument &m_document;
    const std::vector<QPicture> &m_charts;
    const ReportLanguage &m_language;
    double m_scale;
    Style m_style;
};

} // namespace

void layOutReport(PageFlow &flow, const ReportDocument &document, const std::vector<QPicture> &charts,
                  const ReportLanguage &language, double scale)
{
    ReportLayout(flow, document, charts, language, scale).run();
}

} // namespace gpufolio::ui
