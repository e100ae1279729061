// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/bridge_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/why.h"

namespace gpufolio::ui
{

void BridgeModel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan)
{
    beginResetModel();
    m_results = std::move(results);
    m_plan = plan;
    m_steps.clear();
    const PlanResult *of = result();
    const auto bridge = of != nullptr ? bridgeOf(*of) : std::nullopt;
    if (bridge) {
        for (const BridgeStep &step : *bridge) {
            const bool isLevel = step.kind == BridgeStep::Kind::OnDemand || step.kind == BridgeStep::Kind::Plan;
            if (isLevel || !step.shown.isZero())
                m_steps.push_back(step);
        }
    }
    endResetModel();
}

void BridgeModel::retranslate()
{
    setResults(m_results, m_plan);
}

const PlanResult *BridgeModel::result() const
{
    if (!m_results || m_plan >= m_results->plans.size() || !m_results->plans[m_plan])
        return nullptr;
    return &*m_results->plans[m_plan];
}

Money BridgeModel::level(std::size_t step) const
{
    if (m_steps[step].kind == BridgeStep::Kind::Plan)
        return m_steps[step].shown;
    Money level = m_steps.front().shown;
    for (std::size_t i = 1; i <= step; ++i)
        level += m_steps[i].shown;
    return level;
}

QString BridgeModel::labelOf(BridgeStep::Kind kind) const
{
    switch (kind) {
    case BridgeStep::Kind::OnDemand:
        return tr("All on demand");
    case BridgeStep::Kind::Rate:
        return tr("Committed rate");
    case BridgeStep::Kind::Spot:
        return tr("Spot");
    case BridgeStep::Kind::Unused:
        return tr("Unused commitment");
    case BridgeStep::Kind::Other:
        return tr("Other");
    case BridgeStep::Kind::Plan:
        break;
    }
    const PlanResult *of = result();
    return of == nullptr ? QString() : fromUtf8(of->planName.empty() ? of->planId : of->planName);
}

std::optional<Why> BridgeModel::whyOf(std::size_t step) const
{
    const PlanResult *of = result();
    if (of == nullptr || step >= m_steps.size())
        return std::nullopt;
    const auto metric = [](BridgeStep::Kind kind) {
        switch (kind) {
        case BridgeStep::Kind::OnDemand:
            return Metric::OnDemandEquivalent;
        case BridgeStep::Kind::Rate:
            return Metric::CommitmentCost;
        case BridgeStep::Kind::Spot:
            return Metric::SpotCost;
        case BridgeStep::Kind::Unused:
            return Metric::UnusedCommitment;
        case BridgeStep::Kind::Other:
            return Metric::OnDemandCost;
        case BridgeStep::Kind::Plan:
            break;
        }
        return Metric::Amortised;
    };
    return explainStep(m_results->scenarios[m_plan], *of, m_steps[step], metric(m_steps[step].kind));
}

int BridgeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

int BridgeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BridgeModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const auto row = static_cast<std::size_t>(index.row());
    const BridgeStep &step = m_steps[row];
    if (role == WhyRole) {
        const auto why = whyOf(row);
        return why ? QVariant::fromValue(*why) : QVariant();
    }
    const Rounding rounding = result()->rounding;
    switch (index.column()) {
    case StepColumn:
        return textCell(labelOf(step.kind), role);
    case ChangeColumn:
        if (step.kind == BridgeStep::Kind::OnDemand || step.kind == BridgeStep::Kind::Plan)
            return textCell({}, role);
        return amountCell(step.shown, rounding, role);
    case LevelColumn:
        return amountCell(level(row), rounding, role);
    default:
        return {};
    }
}

QVariant BridgeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString code = result() != nullptr ? fromUtf8(result()->currency.code()) : QString();
    switch (section) {
    case StepColumn:
        return tr("Step");
    case ChangeColumn:
        return headerWithUnit(tr("Change"), code);
    case LevelColumn:
        return headerWithUnit(tr("Cost so far"), code);
    default:
        return {};
    }
}

} // namespace gpufolio::ui
