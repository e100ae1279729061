// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/period_chart_view.h"

#include "charts/cost_stack_chart.h"

#include <QAbstractSeries>
#include <QBarCategoryAxis>
#include <QChart>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace gpufolio::ui
{

namespace
{

constexpr QSize smallestChart(320, 240); // below this all axis labels turn into "..."

QBarCategoryAxis *periodAxis(const QChart *chart)
{
    const QList<QAbstractAxis *> axes = chart->axes(Qt::Horizontal);
    return axes.isEmpty() ? nullptr : qobject_cast<QBarCategoryAxis *>(axes.first());
}

} // namespace

PeriodChartView::PeriodChartView(QWidget *parent) : QChartView(parent)
{
    setMinimumSize(smallestChart);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
}

void PeriodChartView::showChart(QChart *chart)
{
    const QStringList before = periods();
    const std::pair<int, int> zoom = visiblePeriods();
    QChart *old = this->chart();
    setChart(chart != nullptr ? chart : new QChart);
    delete old;
    const QStringList after = periods();
    m_first = 0;
    m_last = static_cast<int>(after.size()) - 1;
    if (before == after && zoom.second >= zoom.first)
        setVisiblePeriods(zoom.first, zoom.second);
    fitPeriodLabels(*this->chart(), this->chart()->plotArea().width());
}

QStringList PeriodChartView::periods() const
{
    QBarCategoryAxis *axis = periodAxis(chart());
    return axis != nullptr ? axis->categories() : QStringList();
}

int PeriodChartView::periodCount() const
{
    return static_cast<int>(periods().size());
}

int PeriodChartView::periodAt(const QPoint &place) const
{
    if (m_last < m_first || chart()->series().isEmpty())
        return -1;
    const QPointF inChart = chart()->mapFromScene(mapToScene(place));
    if (!chart()->plotArea().contains(inChart))
        return -1;
    const double x = chart()->mapToValue(inChart, chart()->series().first()).x();
    return std::clamp(static_cast<int>(std::lround(x)), m_first, m_last);
}

QPoint PeriodChartView::placeOf(int period) const
{
    const QRectF plot = chart()->plotArea();
    const double width = plot.width() / (m_last - m_first + 1);
    return mapFromScene(
        chart()->mapToScene(QPointF(plot.left() + (period - m_first + 0.5) * width, plot.center().y())));
}

void PeriodChartView::setVisiblePeriods(int first, int last)
{
    QBarCategoryAxis *axis = periodAxis(chart());
    const QStringList all = periods();
    if (axis == nullptr || all.isEmpty())
        return;
    m_first = std::clamp(first, 0, static_cast<int>(all.size()) - 1);
    m_last = std::clamp(last, m_first, static_cast<int>(all.size()) - 1);
    axis->setRange(all[m_first], all[m_last]);
}

void PeriodChartView::mouseMoveEvent(QMouseEvent *event)
{
    const int period = periodAt(event->pos());
    if (period != m_hovered || period >= 0)
        Q_EMIT hovered(period, event->globalPosition().toPoint());
    m_hovered = period;
    QChartView::mouseMoveEvent(event);
}

void PeriodChartView::mousePressEvent(QMouseEvent *event)
{
    QChartView::mousePressEvent(event);
    if (const int period = periodAt(event->pos()); period >= 0 && event->button() == Qt::LeftButton)
        ask(period);
}

void PeriodChartView::ask(int period)
{
    m_asked = std::clamp(period, m_first, std::max(m_first, m_last));
    Q_EMIT asked(m_asked);
}

void PeriodChartView::focusInEvent(QFocusEvent *event)
{
    ask(m_asked); // before the window hears of the new focus
    QChartView::focusInEvent(event);
}

void PeriodChartView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Left && event->key() != Qt::Key_Right) {
        QChartView::keyPressEvent(event);
        return;
    }
    ask(m_asked + (event->key() == Qt::Key_Right ? 1 : -1));
    Q_EMIT hovered(m_asked, mapToGlobal(placeOf(m_asked)));
}

void PeriodChartView::mouseDoubleClickEvent(QMouseEvent *event)
{
    QChartView::mouseDoubleClickEvent(event);
    setVisiblePeriods(0, periodCount() - 1);
}

void PeriodChartView::leaveEvent(QEvent *event)
{
    m_hovered = -1;
    Q_EMIT hovered(-1, QPoint());
    QChartView::leaveEvent(event);
}

void PeriodChartView::wheelEvent(QWheelEvent *event)
{
    const int period = periodAt(event->position().toPoint());
    // Without the focus the wheel scrolls the page that the chart stands on.
    if (period < 0 || event->angleDelta().y() == 0 ||
        !(hasFocus() || event->modifiers().testFlag(Qt::ControlModifier))) {
        event->ignore();
        return;
    }
    const int shown = m_last - m_first + 1;
    const int step = std::max(1, shown / 4);
    const int wanted = std::clamp(event->angleDelta().y() > 0 ? shown - step : shown + step, 1, periodCount());
    // The period below the mouse stays where it is.
    const double share = (period - m_first + 0.5) / shown;
    const int first =
        std::clamp(static_cast<int>(std::lround(period + 0.5 - share * wanted)), 0, periodCount() - wanted);
    setVisiblePeriods(first, first + wanted - 1);
    event->accept();
}

void PeriodChartView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    fitPeriodLabels(*chart(), chart()->plotArea().width());
}

} // namespace gpufolio::ui
