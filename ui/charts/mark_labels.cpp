// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/mark_labels.h"

#include <QBarCategoryAxis>
#include <QGraphicsRectItem>
#include <QGraphicsSimpleTextItem>
#include <QLineSeries>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr double gap = 4;
constexpr double pad = 2;
constexpr double aboveLines = 15;

} // namespace

MarkLabels::MarkLabels(QChart &chart, const QFont &font, const QColor &color, const QColor &ground)
    : QObject(&chart), m_chart(chart), m_font(font), m_color(color), m_ground(ground)
{
    m_ground.setAlphaF(0.85F);
    connect(&chart, &QChart::plotAreaChanged, this, &MarkLabels::place);
    for (QAbstractAxis *axis : chart.axes(Qt::Horizontal)) {
        if (auto *periods = qobject_cast<QBarCategoryAxis *>(axis))
            connect(periods, &QBarCategoryAxis::rangeChanged, this, &MarkLabels::place);
    }
}

void MarkLabels::add(double x, double from, double to, const QString &name, const QString &text)
{
    auto *series = new QLineSeries;
    series->setName(name);
    series->replace(QList<QPointF>{{x, from}, {x, to}});
    series->setPen(QPen(m_color, 1, Qt::DashLine));
    m_chart.addSeries(series);
    for (QAbstractAxis *axis : m_chart.axes())
        series->attachAxis(axis);
    auto *ground = new QGraphicsRectItem(&m_chart);
    ground->setBrush(m_ground);
    ground->setPen(Qt::NoPen);
    ground->setZValue(aboveLines);
    auto *words = new QGraphicsSimpleTextItem(text, &m_chart);
    words->setFont(m_font);
    words->setBrush(m_color);
    words->setToolTip(name);
    words->setZValue(aboveLines + 1);
    m_labels.push_back({series, ground, words});
    place();
}

void MarkLabels::place()
{
    const QRectF plot = m_chart.plotArea();
    std::vector<const Label *> order;
    for (const Label &label : m_labels)
        order.push_back(&label);
    const auto footOf = [this](const Label &label) {
        return m_chart.mapToPosition(label.series->points().constFirst(), label.series);
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](const Label *a, const Label *b) { return footOf(*a).x() < footOf(*b).x(); });
    std::vector<QRectF> taken;
    for (const Label *label : order) {
        const QPointF foot = footOf(*label);
        const bool inSight = foot.x() >= plot.left() - 1 && foot.x() <= plot.right() + 1;
        label->text->setVisible(inSight);
        label->ground->setVisible(inSight);
        if (!inSight)
            continue;
        const QSizeF size = label->text->boundingRect().size() + QSizeF(2 * pad, 0);
        // beside the plot there is room that the names of the lines seldom need this far down
        const bool fitsRight = foot.x() + gap + size.width() <= m_chart.size().width() - gap;
        QRectF rect(
            QPointF(fitsRight ? foot.x() + gap : foot.x() - gap - size.width(), plot.bottom() - gap - size.height()),
            size);
        rect.moveLeft(std::max(rect.left(), plot.left()));
        const auto covers = [&rect](const QRectF &other) { return other.intersects(rect); };
        while (std::any_of(taken.begin(), taken.end(), covers) && rect.top() > plot.top())
            rect.moveTop(rect.top() - size.height());
        taken.push_back(rect);
        label->ground->setRect(rect);
        label->text->setPos(rect.topLeft() + QPointF(pad, 0));
    }
}

std::vector<QRectF> MarkLabels::places() const
{
    std::vector<QRectF> places;
    for (const Label &label : m_labels) {
        if (label.text->isVisible())
            places.push_back(label.ground->rect());
    }
    return places;
}

} // namespace gpufolio::ui
