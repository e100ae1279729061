// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_axes.h"

#include "charts/cost_stack_chart.h"

#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>

namespace gpufolio::ui
{

namespace
{

void dressAxis(QAbstractAxis &axis, const ChartDress &dress, const QString &title)
{
    QFont titleFont = dress.font;
    axis.setLabelsFont(dress.font);
    axis.setLabelsColor(dress.palette.mutedText);
    axis.setTitleText(title);
    axis.setTitleFont(titleFont);
    axis.setTitleBrush(dress.palette.mutedText);
    axis.setLinePen(QPen(dress.palette.border, 1));
    axis.setGridLinePen(QPen(dress.palette.grid, 1));
    axis.setShadesVisible(false);
}

} // namespace

QBarCategoryAxis *addPeriodAxis(QChart &chart, const ChartDress &dress, const QStringList &periods,
                                const QString &title)
{
    auto *axis = new QBarCategoryAxis(&chart);
    axis->append(periods);
    dressAxis(*axis, dress, title);
    axis->setGridLineVisible(false);
    axis->setTruncateLabels(false);
    chart.addAxis(axis, Qt::AlignBottom);
    return axis;
}

QCategoryAxis *addAmountAxis(QChart &chart, const ChartDress &dress, const NiceScale &scale, const QString &title)
{
    auto *axis = new QCategoryAxis(&chart);
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setStartValue(scale.minimum);
    for (int i = 0; i <= scale.steps(); ++i)
        axis->append(dress.axisText(scale.at(i), scale.decimals), scale.at(i));
    axis->setRange(scale.minimum, scale.maximum);
    dressAxis(*axis, dress, title);
    axis->setTruncateLabels(false);
    chart.addAxis(axis, Qt::AlignLeft);
    return axis;
}

} // namespace gpufolio::ui
