// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/cover_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/purchase_text.h"
#include "item_models/roles.h"
#include "report/why.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int shownDecimals = 1;

QString gpusText(Decimal gpus)
{
    return groupedText(toText(gpus, 0, shownDecimals));
}

} // namespace

void CoverModel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan, const QString &offer)
{
    beginResetModel();
    m_results = std::move(results);
    m_plan = plan;
    m_offer = offer;
    m_cover = {};
    m_layers.clear();
    if (const PlanResult *of = result()) {
        const Scenario &scenario = m_results->scenarios[m_plan];
        if (auto cover = coverOf(scenario, offer.toStdString()))
            m_cover = std::move(*cover);
        const Calendar calendar = calendarOf(scenario.inputs);
        for (const CoverLayer &layer : m_cover.layers) {
            Layer shown;
            switch (layer.kind) {
            case CoverLayer::Kind::Commitment: {
                const CommitmentPurchase &purchase = of->commitments[layer.purchase].purchase;
                const Offer *bought = findOffer(scenario.inputs, purchase.offer);
                const PurchaseOption *option = bought != nullptr ? findOption(*bought, purchase.option) : nullptr;
                shown.kind = costKindOf(OptionKind::Commitment, layer.termHours);
                shown.purchase = layer.purchase;
                shown.label = tr("%1 × %2 from %3")
                                  .arg(countText(purchase.instances),
                                       option != nullptr ? optionText(*option) : fromUtf8(purchase.option),
                                       startText(purchase.start, calendar));
                break;
            }
            case CoverLayer::Kind::Spot:
                shown.kind = CostKind::Spot;
                shown.label = tr("Spot");
                break;
            case CoverLayer::Kind::OnDemand:
                shown.kind = CostKind::OnDemand;
                shown.label = tr("On-demand");
                break;
            case CoverLayer::Kind::Unserved:
                shown.kind = CostKind::Owned;
                shown.label = tr("Without a place");
                break;
            }
            addLayer(std::move(shown), layer.used);
        }
        Layer unused{tr("Commitments, unused"), CostKind::Unused, {}, {}};
        std::vector<Decimal> idle(m_cover.steps.size());
        for (const CoverLayer &layer : m_cover.layers) {
            for (std::size_t step = 0; step < layer.unused.size(); ++step)
                idle[step] += layer.unused[step];
        }
        addLayer(std::move(unused), idle);
    }
    endResetModel();
}

void CoverModel::addLayer(Layer layer, const std::vector<Decimal> &hours)
{
    if (std::all_of(hours.begin(), hours.end(), [](Decimal value) { return value.isZero(); }))
        return;
    for (std::size_t step = 0; step < hours.size(); ++step)
        layer.gpus.push_back(
            divide(hours[step], Decimal::fromInteger(m_cover.steps[step].hours()), Rounding::HalfEven));
    m_layers.push_back(std::move(layer));
}

void CoverModel::retranslate()
{
    setResults(m_results, m_plan, m_offer);
}

const PlanResult *CoverModel::result() const
{
    if (!m_results || m_plan >= m_results->plans.size() || !m_results->plans[m_plan])
        return nullptr;
    return &*m_results->plans[m_plan];
}

QString CoverModel::stepLabel(std::size_t step) const
{
    const Calendar calendar = calendarOf(m_results->scenarios[m_plan].inputs);
    const UtcHour start = m_cover.steps[step].start;
    return m_cover.step == Cover::Step::Month ? monthText(calendar.monthOf(start)) : dateText(calendar.dayOf(start));
}

std::optional<Why> CoverModel::whyOf(int layer) const
{
    const PlanResult *of = result();
    if (of == nullptr || layer < 0 || layer >= static_cast<int>(m_layers.size()))
        return std::nullopt;
    const Scenario &scenario = m_results->scenarios[m_plan];
    const Layer &asked = m_layers[static_cast<std::size_t>(layer)];
    if (asked.purchase)
        return explainPurchase(scenario, *of, *asked.purchase, Metric::CommitmentUtilisation);
    switch (asked.kind) {
    case CostKind::Spot:
        return explain(scenario, *of, Metric::SpotUsefulHours);
    case CostKind::Unused:
        return explain(scenario, *of, Metric::CommitmentUnusedHours);
    case CostKind::OnDemand:
        return explain(scenario, *of, Metric::OnDemandHours);
    default:
        return explain(scenario, *of, Metric::DemandHours);
    }
}

int CoverModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_layers.empty() ? 0 : static_cast<int>(m_cover.steps.size());
}

int CoverModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_layers.empty() ? 0 : static_cast<int>(m_layers.size()) + 2;
}

QVariant CoverModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const auto step = static_cast<std::size_t>(index.row());
    if (index.column() == 0)
        return textCell(stepLabel(step), role);
    const bool isDemand = index.column() == columnCount() - 1;
    if (role == WhyRole) {
        const auto why = isDemand && result() != nullptr
                             ? std::optional(explain(m_results->scenarios[m_plan], *result(), Metric::DemandHours))
                             : whyOf(index.column() - 1);
        return why ? QVariant::fromValue(*why) : QVariant();
    }
    const Decimal gpus =
        isDemand ? divide(m_cover.demand[step], Decimal::fromInteger(m_cover.steps[step].hours()), Rounding::HalfEven)
                 : m_layers[static_cast<std::size_t>(index.column()) - 1].gpus[step];
    return figureCell(gpusText(gpus), fromUtf8(toText(gpus, 0, 6)), role);
}

QVariant CoverModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == 0) {
        switch (m_cover.step) {
        case Cover::Step::Day:
            return tr("Day");
        case Cover::Step::Week:
            return tr("Week from");
        case Cover::Step::Month:
            return tr("Month");
        }
    }
    if (section == columnCount() - 1)
        return headerWithUnit(tr("Demand"), tr("GPUs, mean"));
    return headerWithUnit(m_layers[static_cast<std::size_t>(section) - 1].label, tr("GPUs, mean"));
}

} // namespace gpufolio::ui
