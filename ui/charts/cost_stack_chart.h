// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"
#include "theme/theme.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QChart;
class QFont;

namespace gpufolio::ui
{

/// Cost per period, stacked by what it was paid for; the values are those that tables and reports print.
struct CostStack {
    struct Layer {
        CostKind kind = CostKind::OnDemand;
        QString label;
        std::vector<Decimal> values; ///< one a period
    };

    QString title;
    QString periodTitle;       ///< of the axis of periods: "Month"
    QString valueTitle;        ///< of the axis of amounts, with its unit: "Cost per month, USD"
    QStringList periods;       ///< unique
    std::vector<Layer> layers; ///< the first stands at the bottom
};

/// How a chart is dressed: colours, sizes and words of one ground, screen or paper.
struct ChartDress {
    const Palette &palette;
    const QFont &font;
    /// Text of a value on the axis, with the decimals that its steps need.
    std::function<QString(double value, int decimals)> axisText;
};

/// Stacked bars of the cost: kind colours and fills, the axis from 0 in nice steps, a legend on top. The caller owns
/// it.
QChart *makeCostStackChart(const CostStack &stack, const ChartDress &dress);

/// Colours, fonts, title and ground that all charts share.
void dressChart(QChart &chart, const ChartDress &dress, const QString &title);

/// Turns the labels of the periods upright when they have no room beside each other in `width` pixels.
void fitPeriodLabels(QChart &chart, double width);

} // namespace gpufolio::ui
