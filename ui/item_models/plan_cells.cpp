// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/plan_cells.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/roles.h"

namespace gpufolio::ui
{

namespace
{

constexpr int rightAligned = static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter);

} // namespace

QVariant amountCell(const Money &amount, Rounding rounding, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return amountText(amount, rounding);
    case ValueRole:
        return fromUtf8(toText(amount, rounding));
    case Qt::TextAlignmentRole:
        return rightAligned;
    default:
        return {};
    }
}

QVariant figureCell(const QString &text, const QString &plain, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case ValueRole:
        return plain;
    case Qt::TextAlignmentRole:
        return rightAligned;
    default:
        return {};
    }
}

QVariant missingCell(const QString &reason, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("—");
    case Qt::ToolTipRole:
        return reason;
    case Qt::TextAlignmentRole:
        return rightAligned;
    default:
        return {};
    }
}

QVariant textCell(const QString &text, int role)
{
    return role == Qt::DisplayRole || role == ValueRole ? QVariant(text) : QVariant();
}

QString headerWithUnit(const QString &label, const QString &unit)
{
    return unit.isEmpty() ? label : QStringLiteral("%1\n(%2)").arg(label, unit);
}

QString metricHeader(Metric metric, Currency currency)
{
    const MetricInfo &info = metricInfo(metric);
    return headerWithUnit(modelText(info.label), modelText(unitMessage(info.unit, currency)));
}

QString metricToolTip(Metric metric)
{
    const MetricInfo &info = metricInfo(metric);
    return QStringLiteral("%1\n= %2\n%3")
        .arg(modelText(info.description), modelText(info.formula), modelText(info.source));
}

} // namespace gpufolio::ui
