// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/need_effects_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"

namespace gpufolio::ui
{

namespace
{

QString listText(const std::vector<std::string> &names)
{
    constexpr std::size_t shown = 2;
    QStringList some;
    for (std::size_t i = 0; i < names.size() && i < shown; ++i)
        some.append(fromUtf8(names[i]));
    QString text = some.join(QStringLiteral(", "));
    if (names.size() > shown)
        text += NeedEffectsModel::tr(" and %Ln more", nullptr, static_cast<int>(names.size() - shown));
    return text;
}

QString figure(const std::optional<Decimal> &value)
{
    return groupedText(toText(value.value_or(Decimal())));
}

} // namespace

void NeedEffectsModel::setReport(const Workload &workload, std::vector<NeedEffect> effects)
{
    beginResetModel();
    m_workload = workload;
    m_effects = std::move(effects);
    endResetModel();
}

void NeedEffectsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_effects.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString NeedEffectsModel::needText(const Workload &workload, WorkloadNeed need)
{
    const Needs &needs = workload.needs;
    switch (need) {
    case WorkloadNeed::Accelerator:
        return tr("GPU %1").arg(listText(workload.accelerators));
    case WorkloadNeed::Memory:
        return tr("memory ≥ %1 GB per GPU").arg(figure(needs.memoryPerAcceleratorGb));
    case WorkloadNeed::Interconnect:
        return tr("interconnect %1").arg(fromUtf8(needs.interconnect.value_or(std::string())));
    case WorkloadNeed::Network:
        return tr("network ≥ %1 Gb/s").arg(figure(needs.networkGbps));
    case WorkloadNeed::Cpu:
        return tr("≥ %1 vCPUs per GPU").arg(figure(needs.vcpuPerAccelerator));
    case WorkloadNeed::LocalDisk:
        return tr("local disk ≥ %1 TB").arg(figure(needs.localDiskTb));
    case WorkloadNeed::Certification:
        return tr("certified for %1").arg(listText(needs.certifications));
    case WorkloadNeed::Region:
        return tr("region %1").arg(listText(needs.regions));
    case WorkloadNeed::SingleMachine:
        return tr("all in one machine");
    }
    return {};
}

int NeedEffectsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_effects.size());
}

int NeedEffectsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant NeedEffectsModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const NeedEffect &effect = m_effects[static_cast<std::size_t>(index.row())];
    const auto count = [role](std::int64_t value) {
        return figureCell(countText(value), QString::number(value), role);
    };
    switch (index.column()) {
    case Need:
        return role == Qt::ToolTipRole ? needText(m_workload, effect.need)
                                       : textCell(needText(m_workload, effect.need), role);
    case Removes:
        if (role == Qt::ToolTipRole && effect.removesNotStated > 0)
            return tr("%Ln of them don't state the figure.", nullptr, static_cast<int>(effect.removesNotStated));
        return count(effect.removes);
    case Lacking:
        return count(effect.lacking);
    case NotStated:
        return count(effect.notStated);
    default:
        return {};
    }
}

QVariant NeedEffectsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool help = role == Qt::ToolTipRole;
    switch (section) {
    case Need:
        return help ? tr("What the workload asks of an offer") : tr("Need");
    case Removes:
        return help ? tr("Offers that would fit but for this need alone; so many more without it")
                    : tr("Removes\nalone");
    case Lacking:
        return help ? tr("Offers that are known not to have it, whether something else is missing or not")
                    : tr("Lack\nit");
    case NotStated:
        return help ? tr("Offers that don't state the figure. They don't fit, but they may have it: ask the provider")
                    : tr("Don't\nsay");
    default:
        return {};
    }
}

} // namespace gpufolio::ui
