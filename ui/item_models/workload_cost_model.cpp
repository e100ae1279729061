// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/workload_cost_model.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/purchase_text.h"
#include "item_models/roles.h"
#include "report/cell_text.h"
#include "report/why_text.h"
#include "theme/theme.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

const Workload *findWorkload(const Inputs &inputs, const std::string &id)
{
    const auto found = std::find_if(inputs.workloads.begin(), inputs.workloads.end(),
                                    [&id](const Workload &workload) { return workload.id == id; });
    return found == inputs.workloads.end() ? nullptr : &*found;
}

} // namespace

void WorkloadCostModel::setState(const PlanState &state)
{
    beginResetModel();
    m_state = state;
    endResetModel();
}

void WorkloadCostModel::retranslate()
{
    setState(PlanState(m_state));
}

int WorkloadCostModel::rowCount(const QModelIndex &parent) const
{
    const PlanResult *of = result();
    return parent.isValid() || of == nullptr ? 0 : static_cast<int>(of->workloads.size()) + 1;
}

int WorkloadCostModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant WorkloadCostModel::unusedRow(int column, int role) const
{
    if (column == NameColumn)
        return textCell(tr("Commitments, unused"), role);
    if (column != CostColumn)
        return {};
    if (role == WhyRole)
        return QVariant::fromValue(explain(*m_state.scenario(m_state.active), *result(), Metric::UnusedCommitment));
    if (role == Qt::ToolTipRole)
        return metricToolTip(Metric::UnusedCommitment);
    return amountCell(result()->totals.unusedCommitment, result()->rounding, role);
}

QVariant WorkloadCostModel::why(int row, int column) const
{
    if (column != CostColumn && column != GpuHoursColumn)
        return {};
    return QVariant::fromValue(explainWorkload(*m_state.scenario(m_state.active), *result(),
                                               static_cast<std::size_t>(row),
                                               column == CostColumn ? Metric::WorkloadCost : Metric::AcceleratorHours));
}

QVariant WorkloadCostModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    if (role == Qt::ForegroundRole)
        return m_state.isStale ? QVariant(themePalette().mutedText) : QVariant();
    if (index.row() == rowCount() - 1)
        return unusedRow(index.column(), role);
    const WorkloadResult &workload = result()->workloads[static_cast<std::size_t>(index.row())];
    const Workload *input = findWorkload(m_state.inputs(), workload.id);
    const bool placed = workload.status == WorkloadStatus::Placed;
    if (role == WhyRole)
        return why(index.row(), index.column());
    switch (index.column()) {
    case NameColumn:
        return textCell(fromUtf8(input != nullptr && !input->name.empty() ? input->name : workload.id), role);
    case TeamColumn:
        return textCell(input != nullptr ? fromUtf8(input->team) : QString(), role);
    case OfferColumn: {
        const Offer *offer = findOffer(m_state.inputs(), workload.offer);
        return textCell(offer != nullptr ? offerText(*offer) : tr("nowhere"), role);
    }
    case GpuHoursColumn:
        if (role == Qt::ToolTipRole)
            return metricToolTip(Metric::AcceleratorHours);
        return figureCell(hoursText(workload.acceleratorHours.count()),
                          fromUtf8(toText(workload.acceleratorHours.count())), role);
    case PeakColumn:
        return figureCell(countText(workload.peakInstances), QString::number(workload.peakInstances), role);
    case CostColumn:
        if (role == Qt::ToolTipRole)
            return metricToolTip(Metric::WorkloadCost);
        return amountCell(workload.amortisedShown, result()->rounding, role);
    case StatusColumn:
        return textCell(placed ? tr("placed") : tr("no place"), role);
    case ReasonColumn:
        if (role == Qt::ToolTipRole)
            return modelText(workload.reason);
        return textCell(modelText(workload.reason), role);
    default:
        return {};
    }
}

QVariant WorkloadCostModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Workload");
    case TeamColumn:
        return tr("Team");
    case OfferColumn:
        return tr("Runs on");
    case GpuHoursColumn:
        return tr("GPU-hours");
    case PeakColumn:
        return headerWithUnit(tr("Peak"), tr("machines"));
    case CostColumn:
        return headerWithUnit(tr("Amortised cost"), fromUtf8(m_state.set.inputs.currency.code()));
    case StatusColumn:
        return tr("State");
    case ReasonColumn:
        return tr("Reason");
    default:
        return {};
    }
}

} // namespace gpufolio::ui
