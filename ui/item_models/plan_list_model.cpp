// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/plan_list_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/why.h"
#include "theme/theme.h"

namespace gpufolio::ui
{

const Money &totalOf(const PlanResult &result, ViewSettings::View view)
{
    return view == ViewSettings::View::Billed ? result.totals.billed : result.totals.amortised;
}

QString differenceText(const Money &difference, const QString &amount)
{
    if (difference.isZero())
        return amount;
    return (difference.amount().isNegative() ? QStringLiteral("▼ ") : QStringLiteral("▲ ")) + amount;
}

void PlanListModel::setState(const PlanState &state)
{
    const auto ids = [](const PlanState &of) {
        std::vector<std::string> all;
        for (const Plan &plan : of.set.plans)
            all.push_back(plan.id);
        return all;
    };
    if (ids(state) != ids(m_state)) {
        beginResetModel();
        m_state = state;
        endResetModel();
        return;
    }
    m_state = state;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PlanListModel::retranslate()
{
    setState(PlanState(m_state));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int PlanListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_state.set.plans.size());
}

int PlanListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Metric PlanListModel::metric() const
{
    return m_state.view.view == ViewSettings::View::Billed ? Metric::Billed : Metric::Amortised;
}

QVariant PlanListModel::total(const PlanResult *result, int role) const
{
    if (result == nullptr)
        return missingCell(tr("Not computed yet"), role);
    const Money &total = totalOf(*result, m_state.view.view);
    if (role == Qt::DisplayRole)
        return amountWithCode(total, result->rounding);
    return amountCell(total, result->rounding, role);
}

QVariant PlanListModel::difference(int row, const PlanResult *result, int role) const
{
    const PlanResult *base = resultAt(0);
    if (row == 0)
        return textCell(tr("base"), role);
    if (result == nullptr || base == nullptr)
        return missingCell(tr("Not computed yet"), role);
    if (result->status == PlanStatus::Incomplete || base->status == PlanStatus::Incomplete)
        return missingCell(tr("Not compared: one of the two plans is incomplete"), role);
    if (result->currency != base->currency)
        return missingCell(tr("Not compared: the plans are in two currencies"), role);
    const Money gap = totalOf(*result, m_state.view.view) - totalOf(*base, m_state.view.view);
    if (role == Qt::DisplayRole)
        return differenceText(gap, amountText(gap.amount().isNegative() ? -gap : gap, result->rounding));
    if (role == Qt::ForegroundRole && !gap.isZero())
        return gap.amount().isNegative() ? themePalette().cheaper : themePalette().dearer;
    if (role == Qt::ToolTipRole)
        return tr("Against %1, the first plan").arg(nameOf(planAt(0)));
    return amountCell(gap, result->rounding, role);
}

QString PlanListModel::statusText(int row) const
{
    if (!m_state.errors(static_cast<std::size_t>(row)).empty())
        return tr("error");
    const PlanResult *result = resultAt(row);
    if (result == nullptr)
        return tr("computing…");
    switch (result->status) {
    case PlanStatus::Evaluated:
        return tr("complete");
    case PlanStatus::Incomplete:
        return tr("placed so far");
    case PlanStatus::Infeasible:
        return tr("breaks a limit");
    }
    return {};
}

/// One line for screen readers.
QString PlanListModel::summary(int row) const
{
    QStringList parts{nameOf(planAt(row))};
    for (const int column : {TotalColumn, DifferenceColumn, StatusColumn})
        parts.append(index(row, column).data().toString());
    return parts.join(QStringLiteral(", "));
}

QVariant PlanListModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const int row = index.row();
    const PlanResult *result = resultAt(row);
    if (role == WhyRole && result != nullptr && index.column() != StatusColumn)
        return QVariant::fromValue(explain(*m_state.scenario(static_cast<std::size_t>(row)), *result, metric()));
    if (role == Qt::ForegroundRole && m_state.isStale)
        return themePalette().mutedText;
    if (role == Qt::AccessibleTextRole)
        return summary(row);
    switch (index.column()) {
    case NameColumn:
        if (role == Qt::EditRole || role == Qt::ToolTipRole)
            return nameOf(planAt(row));
        return textCell(nameOf(planAt(row)), role);
    case TotalColumn:
        return role == Qt::ToolTipRole && result != nullptr ? QVariant(metricToolTip(metric())) : total(result, role);
    case DifferenceColumn:
        return difference(row, result, role);
    case StatusColumn:
        return textCell(statusText(row), role);
    default:
        return {};
    }
}

bool PlanListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || index.column() != NameColumn || name.isEmpty())
        return false;
    if (name != nameOf(planAt(index.row())))
        Q_EMIT renameRequested(fromUtf8(planAt(index.row()).id), name);
    return true;
}

QVariant PlanListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Plan");
    case TotalColumn:
        return metricHeader(metric(), m_state.set.inputs.currency);
    case DifferenceColumn:
        return headerWithUnit(tr("Difference to the first"), fromUtf8(m_state.set.inputs.currency.code()));
    case StatusColumn:
        return tr("State");
    default:
        return {};
    }
}

Qt::ItemFlags PlanListModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == NameColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace gpufolio::ui
