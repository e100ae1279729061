// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/line_end_labels.h"

#include <QFontMetricsF>
#include <QGraphicsSimpleTextItem>
#include <QLineSeries>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr double gap = 6;
constexpr double widestShare = 0.3; // of the chart

} // namespace

LineEndLabels::LineEndLabels(QChart &chart, const QFont &font) : QObject(&chart), m_chart(chart), m_font(font)
{
    connect(&chart, &QChart::plotAreaChanged, this, &LineEndLabels::place);
    connect(&chart, &QGraphicsWidget::geometryChanged, this, &LineEndLabels::reserveRoom);
}

void LineEndLabels::add(QLineSeries &series, const QString &name, const QColor &color)
{
    auto *item = new QGraphicsSimpleTextItem(&m_chart);
    item->setFont(m_font);
    item->setBrush(color);
    item->setToolTip(name);
    item->setZValue(20); // above the lines
    m_labels.push_back({&series, name, item});
    reserveRoom();
}

void LineEndLabels::reserveRoom()
{
    const QFontMetricsF metrics(m_font);
    const double most = std::max(60.0, m_chart.size().width() * widestShare);
    double widest = 0;
    for (const Label &label : m_labels) {
        label.item->setText(metrics.elidedText(label.name, Qt::ElideRight, most));
        widest = std::max(widest, label.item->boundingRect().width());
    }
    QMargins margins = m_chart.margins();
    margins.setRight(static_cast<int>(widest + 2 * gap));
    if (margins != m_chart.margins())
        m_chart.setMargins(margins);
    place();
}

void LineEndLabels::place()
{
    const QRectF plot = m_chart.plotArea();
    std::vector<const Label *> order;
    std::vector<double> tops;
    const double height = QFontMetricsF(m_font).height();
    const auto wantedTop = [this, &plot, height](const Label &label) {
        const QPointF end = m_chart.mapToPosition(label.series->points().constLast(), label.series);
        return std::clamp(end.y(), plot.top(), plot.bottom()) - height / 2;
    };
    for (const Label &label : m_labels)
        if (!label.series->points().isEmpty())
            order.push_back(&label);
    std::stable_sort(order.begin(), order.end(),
                     [&](const Label *a, const Label *b) { return wantedTop(*a) < wantedTop(*b); });
    for (const Label *label : order) {
        const double free = tops.empty() ? plot.top() - height / 2 : tops.back() + height;
        tops.push_back(std::max(free, wantedTop(*label)));
    }
    // What has run out at the bottom moves back up.
    double lowest = plot.bottom() - height / 2;
    for (std::size_t i = tops.size(); i-- > 0;) {
        tops[i] = std::min(tops[i], lowest);
        lowest = tops[i] - height;
        order[i]->item->setPos(plot.right() + gap, tops[i]);
    }
}

std::vector<QRectF> LineEndLabels::places() const
{
    std::vector<QRectF> places;
    for (const Label &label : m_labels)
        places.push_back(label.item->mapRectToParent(label.item->boundingRect()));
    std::sort(places.begin(), places.end(), [](const QRectF &a, const QRectF &b) { return a.top() < b.top(); });
    return places;
}

} // namespace gpufolio::ui
