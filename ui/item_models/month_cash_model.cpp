// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/month_cash_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/why.h"

namespace gpufolio::ui
{

void MonthCashModel::setResults(std::shared_ptr<const SessionResults> results, const ViewSettings &view)
{
    beginResetModel();
    m_results = std::move(results);
    m_view = view;
    m_table = m_results ? cashSoFar(*m_results, view) : CashTable{};
    endResetModel();
}

void MonthCashModel::retranslate()
{
    setResults(m_results, m_view);
}

int MonthCashModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.periods.size());
}

int MonthCashModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_table.lines.empty() ? 0 : static_cast<int>(m_table.lines.size()) + 1;
}

QVariant MonthCashModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const PeriodGroup &period = m_table.periods[static_cast<std::size_t>(index.row())];
    if (index.column() == 0)
        return textCell(period.label, role);
    const CashTable::Line &line = m_table.lines[static_cast<std::size_t>(index.column()) - 1];
    const auto plan = static_cast<std::size_t>(line.index);
    if (role == WhyRole)
        return QVariant::fromValue(
            explain(m_results->scenarios[plan], *m_results->plans[plan], Metric::CumulativeBilled, period.end - 1));
    if (role == Qt::ToolTipRole)
        return metricToolTip(Metric::CumulativeBilled);
    return amountCell(line.cumulative[static_cast<std::size_t>(index.row())], m_table.rounding, role);
}

QVariant MonthCashModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == 0)
        return tr("Until the end of");
    return headerWithUnit(m_table.lines[static_cast<std::size_t>(section) - 1].name, fromUtf8(m_table.currency.code()));
}

} // namespace gpufolio::ui
