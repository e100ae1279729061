// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/nice_scale.h"

#include <QString>
#include <QStringList>

class QBarCategoryAxis;
class QCategoryAxis;
class QChart;

namespace gpufolio::ui
{

struct ChartDress;

/// Bottom axis of periods, one step each; lines stand on the middle of a step like bars. The chart owns it.
QBarCategoryAxis *addPeriodAxis(QChart &chart, const ChartDress &dress, const QStringList &periods,
                                const QString &title);

/// Left axis of amounts on the steps of `scale`, labelled with the words of the dress. The chart owns it.
QCategoryAxis *addAmountAxis(QChart &chart, const ChartDress &dress, const NiceScale &scale, const QString &title);

} // namespace gpufolio::ui
