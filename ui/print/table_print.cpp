// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/table_print.h"

#include "theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace gpufolio::ui
{

namespace
{

constexpr double padding = 3;        // points, left and right of a cell
constexpr double rowPadding = 2;     // points, above and below
constexpr double widestText = 260;   // points a column of sentences asks for before it breaks its lines
constexpr double widestReason = 110; // the same for a sentence in place of a number
constexpr double afterNumber = 6;    // more room left of a text that follows a right-aligned number
constexpr double narrowestText = 64;
constexpr double longestWord = 160;

double widestLine(const QString &text, const QFontMetricsF &metrics)
{
    double width = 0;
    for (const QString &line : text.split(QLatin1Char('\n')))
        width = std::max(width, metrics.horizontalAdvance(line));
    return width;
}

/// Widest word: what a header can't be broken below. Text without blanks (Chinese) breaks after any four characters.
double widestWord(const QString &text, const QFontMetricsF &metrics)
{
    double width = 0;
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    for (const QString &word : text.split(blanks, Qt::SkipEmptyParts)) {
        const bool breaksAnywhere = !word.isEmpty() && word.front().unicode() >= 0x2E80;
        width = std::max(width, metrics.horizontalAdvance(breaksAnywhere ? word.left(4) : word));
    }
    return width;
}

double extraLeft(const PrintTable &table, std::size_t column, const PageFlow &flow)
{
    const bool follows = column > 0 && table.columns[column - 1].isNumber && !table.columns[column].isNumber;
    return follows ? flow.pt(afterNumber) : 0;
}

struct ColumnWidths {
    double least = 0;
    double wanted = 0;
};

ColumnWidths measure(const PrintTable &table, std::size_t column, double points, const PageFlow &flow)
{
    const QFontMetricsF plain(reportFont(points), &flow.device());
    const QFontMetricsF bold(reportFont(points, QFont::Bold), &flow.device());
    const double head = widestWord(table.columns[column].header, bold);
    double numbers = head;
    double texts = 0;
    double words = 0;
    for (const PrintTable::Row &row : table.rows) {
        const QFontMetricsF &metrics = row.kind == PrintTable::RowKind::Total ? bold : plain;
        const PrintTable::Cell &cell = row.cells[column];
        if (!cell.breaks) {
            numbers = std::max(numbers, metrics.horizontalAdvance(cell.text));
            continue;
        }
        texts = std::max(texts, widestLine(cell.text, metrics));
        words = std::max(words, widestWord(cell.text, metrics));
    }
    const double inset = 2 * flow.pt(padding) + extraLeft(table, column, flow);
    const double widest = flow.pt(table.columns[column].isNumber ? widestReason : widestText);
    const double least =
        std::max(numbers, std::min({texts, std::max(words, flow.pt(narrowestText)), flow.pt(longestWord)}));
    return {least + inset, std::max(least, std::min(texts, widest)) + inset};
}

/// The columns of each storey: the first column stands in the first storey only, the others are spread evenly.
std::vector<std::vector<std::size_t>> columnsByStorey(std::size_t columns, std::size_t storeys)
{
    std::vector<std::vector<std::size_t>> result(storeys);
    result[0].push_back(0);
    const std::size_t others = columns - 1;
    const std::size_t each = (others + storeys - 1) / storeys;
    for (std::size_t i = 0; i < others; ++i)
        result[i / each].push_back(i + 1);
    return result;
}

std::optional<TablePlan> planWith(const PrintTable &table, double width, const PageFlow &flow, double points,
                                  std::size_t storeys)
{
    std::vector<ColumnWidths> widths;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        widths.push_back(measure(table, i, points, flow));
    TablePlan plan{points, {}};
    for (const std::vector<std::size_t> &columns : columnsByStorey(table.columns.size(), storeys)) {
        // Later storeys are set in below the first column, so that rows can be told apart.
        const double indent = plan.storeys.empty() ? 0 : widths[0].least;
        double least = indent;
        double wanted = indent;
        for (const std::size_t column : columns) {
            least += widths[column].least;
            wanted += widths[column].wanted;
        }
        if (least > width || columns.empty())
            return std::nullopt;
        const double stretch = wanted > least ? std::min(1.0, (width - least) / (wanted - least)) : 0;
        const double spare = std::max(0.0, width - wanted) / static_cast<double>(columns.size());
        const double spread = table.fullWidth ? spare : std::min(spare, flow.pt(40));
        std::vector<TablePlan::Place> places;
        double x = indent;
        for (const std::size_t column : columns) {
            const double own = widths[column].least + stretch * (widths[column].wanted - widths[column].least) + spread;
            places.push_back({column, x, own});
            x += own;
        }
        plan.storeys.push_back(std::move(places));
    }
    return plan;
}

struct Line {
    QPointF baseline; ///< from the top left of the row
    QString text;
};

/// A row (or the head) broken into lines.
struct RowPrint {
    QFont font;
    double height = 0;
    std::vector<Line> lines;
};

RowPrint layOut(const PageFlow &flow, const PrintTable &table, const TablePlan &plan,
                const std::vector<PrintTable::Cell> &cells, const QFont &font, bool isHead)
{
    RowPrint row{font, flow.pt(rowPadding), {}};
    const QFontMetricsF metrics(row.font, &flow.device());
    const double lineHeight = metrics.height() * 1.05;
    for (const std::vector<TablePlan::Place> &storey : plan.storeys) {
        std::vector<QStringList> broken;
        qsizetype most = 1;
        for (const TablePlan::Place &place : storey) {
            const PrintTable::Cell &cell = cells[place.column];
            const double inner = place.width - 2 * flow.pt(padding) - extraLeft(table, place.column, flow);
            broken.push_back(cell.breaks ? wrappedLines(cell.text, row.font, inner + 1, flow.device())
                                         : QStringList{cell.text});
            most = std::max(most, broken.back().size());
        }
        for (qsizetype line = 0; line < most; ++line) {
            for (std::size_t i = 0; i < storey.size(); ++i) {
                // Heads stand at the bottom of their row, cells at its top.
                const qsizetype own = isHead ? line - (most - broken[i].size()) : line;
                if (own < 0 || own >= broken[i].size())
                    continue;
                const QString &text = broken[i][own];
                double x = storey[i].x + flow.pt(padding) + extraLeft(table, storey[i].column, flow);
                if (table.columns[storey[i].column].isNumber)
                    x = storey[i].x + storey[i].width - flow.pt(padding) - metrics.horizontalAdvance(text);
                row.lines.push_back({{x, row.height + metrics.ascent()}, text});
            }
            row.height += lineHeight;
        }
    }
    row.height += flow.pt(rowPadding);
    return row;
}

RowPrint layOutHead(const PageFlow &flow, const PrintTable &table, const TablePlan &plan)
{
    std::vector<PrintTable::Cell> headers;
    for (const PrintTable::Column &column : table.columns)
        headers.push_back({column.header, true});
    return layOut(flow, table, plan, headers, reportFont(plan.fontPoints, QFont::Bold), true);
}

RowPrint layOutRow(const PageFlow &flow, const PrintTable &table, const TablePlan &plan, const PrintTable::Row &row)
{
    const QFont font =
        reportFont(plan.fontPoints, row.kind == PrintTable::RowKind::Total ? QFont::Bold : QFont::Normal);
    RowPrint print = layOut(flow, table, plan, row.cells, font, false);
    print.height = std::max(print.height, flow.pt(table.leastRowHeight));
    return print;
}

double tableWidth(const TablePlan &plan)
{
    double width = 0;
    for (const std::vector<TablePlan::Place> &storey : plan.storeys)
        width = std::max(width, storey.back().x + storey.back().width);
    return width;
}

void drawRow(PageFlow &flow, const RowPrint &row, const QRectF &place, double width, const QBrush &ground,
             const QPen &ruleAbove, const QPen &ruleBelow)
{
    flow.draw([row, place, width, ground, ruleAbove, ruleBelow](QPainter &painter) {
        const QRectF box(place.left(), place.top(), width, place.height());
        if (ground.style() != Qt::NoBrush)
            painter.fillRect(box, ground);
        painter.setPen(ruleAbove);
        painter.drawLine(box.topLeft(), box.topRight());
        painter.setPen(ruleBelow);
        painter.drawLine(box.bottomLeft(), box.bottomRight());
        painter.setFont(row.font);
        painter.setPen(paletteOf(Theme::Light).text);
        for (const Line &line : row.lines)
            painter.drawText(place.topLeft() + line.baseline, line.text);
    });
}

} // namespace

std::optional<TablePlan> planTable(const PrintTable &table, double width, const PageFlow &flow, std::size_t maxStoreys,
                                   double largest)
{
    for (std::size_t storeys = 1; storeys <= std::min(maxStoreys, table.columns.size()); ++storeys) {
        for (const double smaller : {0.0, 0.5, 1.0, 1.5}) {
            if (auto plan = planWith(table, width, flow, largest - smaller, storeys))
                return plan;
        }
    }
    return std::nullopt;
}

double firstRowsHeight(const PageFlow &flow, const PrintTable &table, const TablePlan &plan)
{
    double height = layOutHead(flow, table, plan).height;
    if (!table.rows.empty())
        height += layOutRow(flow, table, plan, table.rows.front()).height;
    return height;
}

void addTable(PageFlow &flow, const PrintTable &table, const TablePlan &plan)
{
    const Palette &colors = paletteOf(Theme::Light);
    const QPen none(Qt::NoPen);
    const QPen hairline(colors.border, flow.pt(0.4));
    const QPen rule(colors.text, flow.pt(0.7));
    const RowPrint head = layOutHead(flow, table, plan);
    const double width = tableWidth(plan);
    const auto addHead = [&] { drawRow(flow, head, flow.take(head.height), width, colors.window, none, rule); };

    if (head.height > flow.room())
        flow.continuePage();
    addHead();
    std::vector<RowPrint> prints;
    for (const PrintTable::Row &row : table.rows)
        prints.push_back(layOutRow(flow, table, plan, row));
    for (std::size_t i = 0; i < prints.size(); ++i) {
        // The totals stay with the last row: a sum alone on a page says nothing.
        double height = prints[i].height;
        for (std::size_t next = i + 1; next < prints.size() && table.rows[next].kind != PrintTable::RowKind::Plain;
             ++next)
            height += prints[next].height;
        if (height > flow.room() && !(flow.isAtTop())) {
            flow.continuePage();
            addHead();
        }
        const bool isTotal = table.rows[i].kind == PrintTable::RowKind::Total;
        drawRow(flow, prints[i], flow.take(prints[i].height), width, Qt::NoBrush, isTotal ? rule : none,
                isTotal ? rule : hairline);
    }
}

double tableHeight(const PageFlow &flow, const PrintTable &table, const TablePlan &plan)
{
    double height = layOutHead(flow, table, plan).height;
    for (const PrintTable::Row &row : table.rows)
        height += layOutRow(flow, table, plan, row).height;
    return height;
}

} // namespace gpufolio::ui
