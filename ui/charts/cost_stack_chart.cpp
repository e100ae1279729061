// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/cost_stack_chart.h"

#include "charts/chart_axes.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QLegend>
#include <QStackedBarSeries>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

/// Lowest and highest end of the stacks: negative parts (credits) are stacked downwards.
NiceScale scaleOf(const CostStack &stack)
{
    double lowest = 0;
    double highest = 0;
    for (std::size_t period = 0; period < static_cast<std::size_t>(stack.periods.size()); ++period) {
        double down = 0;
        double up = 0;
        for (const CostStack::Layer &layer : stack.layers) {
            const double value = layer.values[period].toDouble();
            (value < 0 ? down : up) += value;
        }
        lowest = std::min(lowest, down);
        highest = std::max(highest, up);
    }
    return niceScale(lowest, highest);
}

} // namespace

void dressChart(QChart &chart, const ChartDress &dress, const QString &title)
{
    QFont titleFont = dress.font;
    titleFont.setBold(true);
    chart.setAnimationOptions(QChart::NoAnimation);
    chart.setBackgroundBrush(dress.palette.surface);
    chart.setBackgroundPen(Qt::NoPen);
    chart.setBackgroundRoundness(0);
    chart.setMargins(QMargins(6, 4, 10, 4));
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    chart.setTitle(title);
    chart.setTitleFont(titleFont);
    chart.setTitleBrush(dress.palette.text);
    chart.legend()->setAlignment(Qt::AlignTop);
    chart.legend()->setFont(dress.font);
    chart.legend()->setLabelColor(dress.palette.text);
    chart.legend()->setBackgroundVisible(false);
}

void fitPeriodLabels(QChart &chart, double width)
{
    for (QAbstractAxis *axis : chart.axes(Qt::Horizontal)) {
        auto *periods = qobject_cast<QBarCategoryAxis *>(axis);
        if (periods == nullptr || periods->count() == 0)
            continue;
        const QFontMetricsF metrics(periods->labelsFont());
        double widest = 0;
        for (const QString &label : periods->categories()) {
            for (const QString &line : label.split(QLatin1String("<br/>")))
                widest = std::max(widest, metrics.horizontalAdvance(line));
        }
        const double space = metrics.horizontalAdvance(QLatin1Char('0'));
        const int angle = (widest + space) * static_cast<double>(periods->count()) > width ? -90 : 0;
        if (periods->labelsAngle() != angle)
            periods->setLabelsAngle(angle);
    }
}

QChart *makeCostStackChart(const CostStack &stack, const ChartDress &dress)
{
    auto *chart = new QChart;
    dressChart(*chart, dress, stack.title);

    auto *series = new QStackedBarSeries(chart);
    series->setName(stack.valueTitle);
    series->setBarWidth(0.72);
    for (const CostStack::Layer &layer : stack.layers) {
        auto *set = new QBarSet(layer.label, series);
        for (const Decimal &value : layer.values)
            set->append(value.toDouble());
        QBrush brush = kindBrush(layer.kind, dress.palette);
        set->setBrush(brush);
        set->setPen(QPen(dress.palette.kind(layer.kind), 0.6));
        series->append(set);
    }
    chart->addSeries(series);
    series->attachAxis(addPeriodAxis(*chart, dress, stack.periods, stack.periodTitle));
    series->attachAxis(addAmountAxis(*chart, dress, scaleOf(stack), stack.valueTitle));
    chart->legend()->setVisible(stack.layers.size() > 1);
    return chart;
}

} // namespace gpufolio::ui
