// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/report_pdf.h"

#include "charts/cost_stack_chart.h"
#include "print/page_flow.h"
#include "print/table_print.h"
#include "report/cell_text.h"
#include "support/file_io.h"

#include <QBuffer>
#include <QChart>
#include <QGraphicsScene>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <set>

namespace gpufolio::ui
{

namespace
{

constexpr QSizeF chartSize(720, 200); // points; scaled to the width of the page
// Fill patterns are drawn in pixels of the device: at this resolution their cells are 4 points wide. Text keeps its
// true widths, since hinting is off.
constexpr int resolution = 144;

constexpr double keptTogether = 0.5; // of a page

const Palette &colors()
{
    return paletteOf(Theme::Light);
}

QString fromUtf8(const std::string &text)
{
    return QString::fromStdString(wellFormed(text));
}

QString printed(const Message &message, const ReportLanguage &language)
{
    return fromUtf8(render(message, language.translate));
}

CostKind kindOfSeries(const std::string &key)
{
    if (key == "oneYear")
        return CostKind::OneYear;
    if (key == "threeYear")
        return CostKind::ThreeYear;
    if (key == "spot")
        return CostKind::Spot;
    return key == "unused" ? CostKind::Unused : CostKind::OnDemand;
}

CostStack stackOf(const MonthlyCostChart &chart, const ReportLanguage &language)
{
    CostStack stack;
    stack.title = printed(chart.title, language);
    stack.valueTitle = fromUtf8(chart.unit);
    for (const std::string &month : chart.months)
        stack.periods.append(fromUtf8(month));
    for (const MonthlyCostChart::Series &series : chart.series) {
        CostStack::Layer layer{kindOfSeries(series.key), printed(series.label, language), {}};
        for (const std::string &value : series.values) {
            const Result<Decimal> amount = Decimal::parse(value);
            layer.values.push_back(amount ? *amount : Decimal());
        }
        const bool used =
            std::any_of(layer.values.begin(), layer.values.end(), [](const Decimal &value) { return !value.isZero(); });
        if (used)
            stack.layers.push_back(std::move(layer));
    }
    return stack;
}

QPicture drawChart(const MonthlyCostChart &data, const ReportLanguage &language)
{
    QFont font = reportFont(8);
    font.setPixelSize(8);
    const ChartDress dress{colors(), font, [](double value, int decimals) {
                               return fromUtf8(
                                   grouped(QByteArray::number(value, 'f', decimals).toStdString(), "\u2212"));
                           }};
    QGraphicsScene scene;
    QChart *chart = makeCostStackChart(stackOf(data, language), dress);
    scene.addItem(chart);
    chart->resize(chartSize);
    fitPeriodLabels(*chart, chart->plotArea().width());
    QPicture picture;
    QPainter painter(&picture);
    scene.render(&painter, QRectF(QPointF(), chartSize), chart->sceneBoundingRect());
    painter.end();
    return picture;
}

PrintTable printTable(const ReportTable &table, const ReportLanguage &language)
{
    PrintTable result;
    for (const ReportColumn &column : table.columns)
        result.columns.push_back({fromUtf8(headerText(column, language.translate)), isNumber(column.kind)});
    const auto add = [&](const std::vector<Cell> &cells, PrintTable::RowKind kind) {
        PrintTable::Row row{kind, {}};
        for (const Cell &cell : cells)
            row.cells.push_back(
                {fromUtf8(shownText(cell, language.translate)), cell.kind == CellKind::Text || cell.missing()});
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

/// Lays a document out on pages.
class ReportLayout
{
public:
    ReportLayout(PageFlow &flow, const ReportDocument &document, const std::vector<QPicture> &charts,
                 const ReportLanguage &language)
        : m_flow(flow), m_document(document), m_charts(charts), m_language(language)
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
    QString text(const Message &message) const { return printed(message, m_language); }

    void startPage(QPageLayout::Orientation orientation, const QString &section)
    {
        const bool first = m_flow.isEmpty();
        m_flow.newPage(orientation, section);
        if (!first)
            return;
        addParagraph(m_flow, text(m_document.title), reportFont(18, QFont::Bold), colors().text);
        m_flow.space(m_flow.pt(2));
        addParagraph(m_flow, fromUtf8(m_document.subtitle), reportFont(10), colors().mutedText);
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
        startPage(across ? QPageLayout::Landscape : QPageLayout::Portrait, text(section.title));
        addParagraph(m_flow, text(section.title), reportFont(13, QFont::Bold), colors().text, 0, m_flow.pt(60));
        m_flow.space(m_flow.pt(4));
        addParagraph(m_flow, text(section.verdict), reportFont(10), colors().text);
        if (!chart.isNull())
            addChart(chart);
        for (std::size_t i = 0; i < tables.size(); ++i)
            addTableWithTitle(section.tables[i], tables[i]);
    }

    void addChart(const QPicture &chart)
    {
        m_flow.space(m_flow.pt(8));
        const double scale = m_flow.body().width() / chartSize.width();
        const QRectF place = m_flow.take(chartSize.height() * scale);
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

    void addTableWithTitle(const ReportTable &table, const PrintTable &words)
    {
        if (words.columns.empty())
            return;
        const std::optional<TablePlan> plan = planTable(words, m_flow.body().width(), m_flow, words.columns.size());
        if (!plan)
            return;
        m_flow.space(m_flow.pt(12));
        // A table that leaves room on a page isn't torn apart.
        const double whole = tableHeight(m_flow, words, *plan);
        const double together =
            whole <= keptTogether * m_flow.body().height() ? whole : firstRowsHeight(m_flow, words, *plan);
        addParagraph(m_flow, text(table.title), reportFont(10, QFont::Bold), colors().text, 0, together + m_flow.pt(3));
        m_flow.space(m_flow.pt(3));
        if (!words.rows.empty()) // a head alone says nothing, the notes do
            addTable(m_flow, words, *plan);
        m_flow.space(m_flow.pt(3));
        for (const Message &note : table.notes)
            addParagraph(m_flow, text(note), reportFont(7.5), colors().mutedText);
    }

    void addAssumptions()
    {
        if (m_document.assumptions.empty())
            return;
        m_flow.space(m_flow.pt(16));
        addParagraph(m_flow, text(assumptionsTitle()), reportFont(13, QFont::Bold), colors().text, 0, m_flow.pt(30));
        m_flow.space(m_flow.pt(3));
        for (const Message &assumption : m_document.assumptions) {
            addParagraph(m_flow, text(assumption), reportFont(8.5), colors().text);
            m_flow.space(m_flow.pt(2));
        }
    }

    PageFlow &m_flow;
    const ReportDocument &m_document;
    const std::vector<QPicture> &m_charts;
    const ReportLanguage &m_language;
};

/// When the prices of the report were read: the dates of its price tables.
Message priceDates(const ReportDocument &document)
{
    std::set<std::string> dates; // ISO dates sort as text
    for (const ReportSection &section : document.sections) {
        for (const ReportTable &table : section.tables) {
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                if (table.columns[i].key != "retrieved")
                    continue;
                for (const std::vector<Cell> &row : table.rows)
                    if (!row[i].missing())
                        dates.insert(row[i].value);
            }
        }
    }
    if (dates.empty())
        return {};
    if (dates.size() == 1)
        return {GPUFOLIO_TEXT("model", "Prices of %1"), {*dates.begin()}};
    return {GPUFOLIO_TEXT("model", "Prices of %1 to %2"), {*dates.begin(), *dates.rbegin()}};
}

/// Head and foot of a page.
void drawFrame(QPainter &painter, const PageFlow &flow, const ReportDocument &document, const ReportLanguage &language,
               std::size_t index)
{
    const PrintPage &page = flow.pages()[index];
    const QRectF body = flow.body(page.orientation);
    const QPen hairline(colors().border, flow.pt(0.4));
    const QFont small = reportFont(7.5);
    const QFontMetricsF metrics(small, &flow.device());
    painter.setFont(small);
    const auto write = [&](double top, const QString &text, Qt::Alignment side) {
        const double width = metrics.horizontalAdvance(text);
        painter.setPen(colors().mutedText);
        painter.drawText(QPointF(side == Qt::AlignRight ? body.right() - width : body.left(), top + metrics.ascent()),
                         text);
    };
    if (index > 0) {
        const double line = body.top() - flow.pt(9);
        write(line - flow.pt(2) - metrics.height(), printed(document.title, language), Qt::AlignLeft);
        write(line - flow.pt(2) - metrics.height(), page.section, Qt::AlignRight);
        painter.setPen(hairline);
        painter.drawLine(QPointF(body.left(), line), QPointF(body.right(), line));
    }

    double y = body.bottom() + flow.pt(9);
    painter.setPen(hairline);
    painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y));
    y += flow.pt(2);
    const Message number{GPUFOLIO_TEXT("model", "Page %1 of %2"),
                         {std::to_string(index + 1), std::to_string(flow.pages().size())}};
    const QString pageText = printed(number, language);
    write(y, pageText, Qt::AlignRight);
    const double footWidth = body.width() - metrics.horizontalAdvance(pageText) - flow.pt(20);
    const QStringList foot = wrappedLines(printed(document.footer, language), small, footWidth, flow.device());
    for (const QString &line : foot) {
        write(y, line, Qt::AlignLeft);
        y += metrics.height();
    }
    QString last = printed(fingerprintLine(document), language);
    const Message dates = priceDates(document);
    if (!dates.empty())
        last = printed(dates, language) + QStringLiteral("  ·  ") + last;
    write(y, last, Qt::AlignLeft);
}

} // namespace

std::vector<QPicture> drawReportCharts(const ReportDocument &document, const ReportLanguage &language)
{
    std::vector<QPicture> charts;
    for (const ReportSection &section : document.sections)
        charts.push_back(section.chart ? drawChart(*section.chart, language) : QPicture());
    return charts;
}

Result<std::string> reportPdf(const ReportDocument &document, const std::vector<QPicture> &charts,
                              const ReportLanguage &language)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageMargins(QMarginsF());
    writer.setTitle(printed(document.title, language));
    writer.setCreator(QStringLiteral("Gpufolio " GPUFOLIO_VERSION));

    PageFlow flow(writer);
    ReportLayout(flow, document, charts, language).run();

    const auto setSheet = [&writer](const PrintPage &page) {
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), page.orientation, QMarginsF()));
    };
    setSheet(flow.pages().front());
    QPainter painter;
    if (!painter.begin(&writer))
        return Error{Error::Code::Io, {GPUFOLIO_TEXT("model", "The PDF can't be made."), {}}, {}};
    for (std::size_t i = 0; i < flow.pages().size(); ++i) {
        const PrintPage &page = flow.pages()[i];
        if (i > 0) {
            setSheet(page);
            writer.newPage();
        }
        for (const auto &drawing : page.drawings)
            drawing(painter);
        drawFrame(painter, flow, document, language, i);
    }
    painter.end();
    return bytes.toStdString();
}

Status writeReportPdf(const ReportDocument &document, const std::string &path, const ReportLanguage &language)
{
    const Result<std::string> bytes = reportPdf(document, drawReportCharts(document, language), language);
    if (!bytes)
        return bytes.error();
    return writeFileAtomically(path, *bytes);
}

} // namespace gpufolio::ui
