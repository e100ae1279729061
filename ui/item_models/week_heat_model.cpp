// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/week_heat_model.h"

#include "i18n/number_format.h"
#include "item_models/demand_cells_model.h"
#include "item_models/roles.h"
#include "report/cell_text.h"
#include "report/why_text.h"
#include "theme/theme.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int days = 7;
constexpr double hottest = 0.5; ///< of the colour: the text stays readable on it

QColor mixed(const QColor &ground, const QColor &color, double share)
{
    const auto channel = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return {channel(ground.red(), color.red()), channel(ground.green(), color.green()),
            channel(ground.blue(), color.blue())};
}

} // namespace

void WeekHeatModel::setState(const DemandState &state)
{
    m_isStale = state.plans.isStale;
    m_week = weekProfile(state.hourly, state.horizon(), state.calendar);
    m_isEmpty = state.hourly.empty();
    m_highest = *std::max_element(m_week.mean.begin(), m_week.mean.end());
    retranslate();
}

void WeekHeatModel::retranslate()
{
    Q_EMIT dataChanged(index(0, 0), index(days - 1, hoursPerDay - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, days - 1);
}

int WeekHeatModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : days;
}

int WeekHeatModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : hoursPerDay;
}

std::size_t WeekHeatModel::hourOf(const QModelIndex &index)
{
    return static_cast<std::size_t>(index.row() * hoursPerDay + index.column());
}

double WeekHeatModel::heat(std::size_t hour) const
{
    return m_highest.isZero() ? 0 : m_week.mean[hour].toDouble() / m_highest.toDouble();
}

Why WeekHeatModel::whyOf(std::size_t hour) const
{
    Why why;
    why.metric = Metric::AcceleratorHours;
    why.value = exactNumber(m_week.mean[hour]);
    why.formula = {GPUFOLIO_TEXT("model", "GPUs asked for in this hour of the week, added up over the horizon / how "
                                          "often the hour comes")};
    why.inputs.push_back({{GPUFOLIO_TEXT("model", "Such hours")}, grouped(std::to_string(m_week.hours[hour])), {}});
    why.inputs.push_back({{GPUFOLIO_TEXT("model", "Highest of them")}, exactNumber(m_week.maximum[hour]), {}});
    return why;
}

QVariant WeekHeatModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const std::size_t hour = hourOf(index);
    const bool missing = m_week.hours[hour] == 0;
    switch (role) {
    case Qt::DisplayRole: {
        const Decimal &mean = m_week.mean[hour];
        return missing ? QStringLiteral("—") : groupedText(toText(mean, 0, mean < Decimal::fromInteger(10) ? 1 : 0));
    }
    case ValueRole:
        return fromUtf8(toText(m_week.mean[hour]));
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::BackgroundRole:
        return mixed(themePalette().surface, themePalette().plans[1], hottest * heat(hour));
    case Qt::ForegroundRole:
        return m_isStale ? themePalette().mutedText : themePalette().text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return missing ? tr("%1: the horizon has no such hour").arg(hourOfWeekName(static_cast<int>(hour)))
                       : tr("%1: mean %2 GPUs, highest %3")
                             .arg(hourOfWeekName(static_cast<int>(hour)), groupedText(toText(m_week.mean[hour], 0, 2)),
                                  groupedText(toText(m_week.maximum[hour])));
    case WhyRole:
        return missing ? QVariant() : QVariant::fromValue(whyOf(hour));
    default:
        return {};
    }
}

QVariant WeekHeatModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal ? QStringLiteral("%1").arg(section, 2, 10, QLatin1Char('0'))
                                         : weekdayName(section);
}

} // namespace gpufolio::ui
