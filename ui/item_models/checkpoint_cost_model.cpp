// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/checkpoint_cost_model.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/metric_value.h"
#include "report/why_spot.h"

#include <cmath>

namespace gpufolio::ui
{

namespace
{

constexpr std::int64_t firstSeconds = 60;
constexpr std::int64_t lastSeconds = 604'800; // seven days
constexpr int perDoubling = 4;
constexpr int shownDecimals = 4;

QString intervalText(std::int64_t seconds)
{
    return modelText(durationMessage(static_cast<long double>(seconds) / 3600));
}

} // namespace

CheckpointCurve CheckpointCurve::of(const Inputs &inputs, const Workload &workload, const Offer &offer,
                                    const std::string &plan)
{
    CheckpointCurve curve;
    curve.inputs.currency = inputs.currency;
    curve.inputs.rounding = inputs.rounding;
    curve.inputs.start = inputs.start;
    curve.inputs.hours = inputs.hours;
    curve.workload = workload;
    curve.workload.demand = {}; // may be long, and says nothing here
    curve.offer = offer;
    curve.plan = plan;
    curve.outlook = spotOutlook(curve.inputs, curve.workload, curve.offer);
    if (workload.interruptible && curve.outlook.hazardKnown && curve.outlook.spotPerHour)
        curve.costs = costOverInterval(curve.outlook.model, *curve.outlook.spotPerHour,
                                       intervalGrid(firstSeconds, lastSeconds, perDoubling));
    return curve;
}

Why CheckpointCurve::why(Metric metric, std::optional<std::int64_t> intervalSeconds) const
{
    Why answer = explainSpot(inputs, workload, offer, metric, intervalSeconds);
    answer.plan = plan;
    return answer;
}

double CheckpointCurve::placeOf(long double hours) const
{
    return static_cast<double>(std::log2(hours * 3600 / firstSeconds) * perDoubling);
}

bool CheckpointCurve::hasSameCurve(const CheckpointCurve &other) const
{
    return costs == other.costs && outlook.onDemandPerHour == other.outlook.onDemandPerHour &&
           outlook.bestHours == other.outlook.bestHours && outlook.currency == other.outlook.currency &&
           workload.id == other.workload.id && workload.name == other.workload.name;
}

void CheckpointCostModel::setCurve(std::optional<CheckpointCurve> curve)
{
    beginResetModel();
    m_curve = std::move(curve);
    endResetModel();
}

void CheckpointCostModel::retranslate()
{
    setCurve(std::move(m_curve));
}

int CheckpointCostModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_curve ? 0 : static_cast<int>(m_curve->costs.size());
}

int CheckpointCostModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_curve ? 0 : static_cast<int>(ColumnCount);
}

QVariant CheckpointCostModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const IntervalCost &cost = m_curve->costs[static_cast<std::size_t>(index.row())];
    const auto figure = [role](const std::optional<Decimal> &value, const QString &why) {
        return value ? figureCell(rateText(*value, shownDecimals), fromUtf8(toText(*value)), role)
                     : missingCell(why, role);
    };
    const QString never = tr("With these interruptions the work would hardly ever finish.");
    switch (index.column()) {
    case Interval:
        return textCell(intervalText(cost.intervalSeconds), role);
    case Factor:
        if (role == WhyRole)
            return QVariant::fromValue(m_curve->why(Metric::SpotFactor, cost.intervalSeconds));
        return figure(cost.factor, never);
    case SpotCost:
        if (role == WhyRole)
            return QVariant::fromValue(m_curve->why(Metric::SpotWorkHourCost, cost.intervalSeconds));
        return figure(cost.perUsefulHour, never);
    case OnDemandCost: {
        const PurchaseOption *onDemand = findOption(m_curve->offer, OptionKind::OnDemand);
        if (role == WhyRole && onDemand != nullptr)
            return QVariant::fromValue(explainPrice(m_curve->inputs, m_curve->offer, *onDemand));
        return figure(m_curve->outlook.onDemandPerHour, tr("This offer has no on-demand price."));
    }
    default:
        return {};
    }
}

QVariant CheckpointCostModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || !m_curve)
        return {};
    const QString unit = modelText(unitMessage(MetricUnit::CurrencyPerAcceleratorHour, m_curve->outlook.currency));
    switch (section) {
    case Interval:
        return tr("Work between\ncheckpoints");
    case Factor:
        return tr("Hours billed for\nan hour of work");
    case SpotCost:
        return headerWithUnit(tr("Work on spot"), unit);
    case OnDemandCost:
        return headerWithUnit(tr("On-demand"), unit);
    default:
        return {};
    }
}

} // namespace gpufolio::ui
