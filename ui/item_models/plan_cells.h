// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/metric_info.h"
#include "support/money.h"

#include <QString>
#include <QVariant>

#include <optional>

/// What the models of plans answer alike, role by role.
namespace gpufolio::ui
{

/// An amount: grouped digits, plain decimal text as value, right-aligned.
QVariant amountCell(const Money &amount, Rounding rounding, int role);
/// Any figure with its text for people and its plain value.
QVariant figureCell(const QString &text, const QString &plain, int role);
/// A figure without a value: a dash, and why in the tooltip.
QVariant missingCell(const QString &reason, int role);
QVariant textCell(const QString &text, int role);

/// "Billed" and below it "(USD)"
QString headerWithUnit(const QString &label, const QString &unit);
QString metricHeader(Metric metric, Currency currency);
/// What a metric means, its formula and whose definition it follows.
QString metricToolTip(Metric metric);

} // namespace gpufolio::ui
