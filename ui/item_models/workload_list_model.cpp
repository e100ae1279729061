// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/workload_list_model.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/why.h"
#include "theme/theme.h"

namespace gpufolio::ui
{

void WorkloadListModel::setState(const DemandState &state)
{
    const auto ids = [](const DemandState &of) {
        std::vector<std::string> all;
        for (const Workload &workload : of.plans.set.inputs.workloads)
            all.push_back(workload.id);
        return all;
    };
    if (ids(state) == ids(m_state)) { // the selection and what is in sight stay
        m_state = state;
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        return;
    }
    beginResetModel();
    m_state = state;
    endResetModel();
}

void WorkloadListModel::retranslate()
{
    setState(DemandState(m_state));
}

QString WorkloadListModel::idOf(int row) const
{
    const auto &all = m_state.plans.set.inputs.workloads;
    return row >= 0 && row < static_cast<int>(all.size()) ? fromUtf8(all[static_cast<std::size_t>(row)].id) : QString();
}

int WorkloadListModel::rowOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (idOf(row) == id)
            return row;
    }
    return -1;
}

int WorkloadListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_state.plans.set.inputs.workloads.size());
}

int WorkloadListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString WorkloadListModel::gpuOf(const Workload &workload) const
{
    const WorkloadResult *result = m_state.result(workload.id);
    const std::string id =
        result != nullptr && !result->offer.empty() ? result->offer : workload.offer.value_or(std::string());
    const Offer *offer = findOffer(m_state.plans.inputs(), id);
    if (offer != nullptr && !offer->accelerator.empty())
        return fromUtf8(offer->accelerator);
    QStringList models;
    for (const std::string &model : workload.accelerators)
        models += fromUtf8(model);
    return models.isEmpty() ? tr("any") : models.join(QStringLiteral(", "));
}

QString WorkloadListModel::whyMissing() const
{
    if (m_state.plans.isStale)
        return tr("Being computed");
    if (!m_state.problem.text.empty())
        return modelText(m_state.problem);
    return tr("The open plan has no numbers: an input has an error.");
}

QVariant WorkloadListModel::why(const Workload &workload, Metric metric) const
{
    std::size_t index = 0;
    if (m_state.result(workload.id, &index) == nullptr)
        return {};
    const PlanState &plans = m_state.plans;
    return QVariant::fromValue(
        explainWorkload(*plans.scenario(plans.active), *plans.result(plans.active), index, metric));
}

QVariant WorkloadListModel::figure(const Workload &workload, int column, int role) const
{
    const WorkloadResult *result = m_state.result(workload.id);
    if (column == PeakColumn) {
        const WorkloadGpus *gpus = m_state.of(workload.id);
        const auto peak = gpus != nullptr ? gpus->peak() : std::nullopt;
        if (!peak)
            return missingCell(gpus == nullptr ? whyMissing() : tr("Machines of an offer that isn't known"), role);
        if (role == Qt::ToolTipRole)
            return tr("Highest number of GPUs in an hour");
        return figureCell(groupedText(toText(*peak)), fromUtf8(toText(*peak)), role);
    }
    if (result == nullptr)
        return missingCell(whyMissing(), role);
    const Metric metric = column == CostColumn ? Metric::WorkloadCost : Metric::AcceleratorHours;
    if (role == WhyRole)
        return why(workload, metric);
    const bool placed = result->status == WorkloadStatus::Placed;
    if (role == Qt::ToolTipRole)
        return column == CostColumn && !placed ? modelText(result->reason) : metricToolTip(metric);
    if (column == GpuHoursColumn)
        return figureCell(hoursText(result->acceleratorHours.count()),
                          fromUtf8(toText(result->acceleratorHours.count())), role);
    if (role == Qt::DisplayRole && !placed)
        return tr("no place");
    return amountCell(result->amortisedShown, m_state.plans.result(m_state.plans.active)->rounding, role);
}

QVariant WorkloadListModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const Workload &workload = m_state.plans.set.inputs.workloads[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case PeakColumn:
    case GpuHoursColumn:
    case CostColumn:
        if (role == Qt::ForegroundRole)
            return m_state.plans.isStale ? QVariant(themePalette().mutedText) : QVariant();
        return figure(workload, index.column(), role);
    case NameColumn:
        if (role == Qt::ToolTipRole)
            return fromUtf8(workload.notes);
        return textCell(fromUtf8(workload.name.empty() ? workload.id : workload.name), role);
    case TeamColumn:
        return textCell(fromUtf8(workload.team), role);
    case GpuColumn:
        return textCell(gpuOf(workload), role);
    case MayStopColumn:
        return textCell(workload.interruptible ? tr("yes") : tr("no"), role);
    default:
        return {};
    }
}

QVariant WorkloadListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Workload");
    case TeamColumn:
        return tr("Team");
    case GpuColumn:
        return tr("GPU");
    case PeakColumn:
        return headerWithUnit(tr("Peak"), tr("GPUs"));
    case GpuHoursColumn:
        return tr("GPU-hours");
    case CostColumn:
        return headerWithUnit(tr("Amortised cost"), fromUtf8(m_state.plans.set.inputs.currency.code()));
    case MayStopColumn:
        return tr("May stop");
    default:
        return {};
    }
}

} // namespace gpufolio::ui
