// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/month_cost_model.h"

#include "i18n/number_format.h"
#include "item_models/month_why.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"

#include <QFont>

namespace gpufolio::ui
{

void MonthCostModel::setResults(std::shared_ptr<const SessionResults> results, std::size_t index,
                                const ViewSettings &view)
{
    beginResetModel();
    m_plan = index;
    const bool hasResult = results && index < results->plans.size() && results->plans[index];
    m_results = hasResult ? std::move(results) : nullptr;
    m_table = hasResult ? costByPeriod(result(), view) : CostTable{};
    endResetModel();
}

void MonthCostModel::retranslate()
{
    setResults(m_results, m_plan, m_table.view);
}

int MonthCostModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_table.periods.empty() ? 0 : static_cast<int>(m_table.periods.size()) + 1;
}

int MonthCostModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_table.periods.empty() ? 0 : static_cast<int>(m_table.layers.size()) + 2;
}

Money MonthCostModel::amountAt(int row, int column) const
{
    const bool isTotal = column == columnCount() - 1;
    const std::vector<Money> &amounts =
        isTotal ? m_table.totals : m_table.layers[static_cast<std::size_t>(column) - 1].amounts;
    if (!isSumRow(row))
        return amounts[static_cast<std::size_t>(row)];
    Money sum = Money::zero(m_table.currency);
    for (const Money &amount : amounts)
        sum += amount;
    return sum;
}

Metric MonthCostModel::metricAt(int column) const
{
    if (column < columnCount() - 1)
        return metricOf(m_table.layers[static_cast<std::size_t>(column) - 1].part, m_table.view.view);
    return m_table.view.view == ViewSettings::View::Billed ? Metric::Billed : Metric::Amortised;
}

QVariant MonthCostModel::whyAt(int row, int column) const
{
    const Scenario &scenario = m_results->scenarios[m_plan];
    CostTable whole = m_table;
    auto period = static_cast<std::size_t>(row);
    if (isSumRow(row)) {
        whole.periods.push_back({QString(), 0, result().months.size()});
        for (CostTable::Layer &layer : whole.layers)
            layer.amounts.push_back(Money::zero(whole.currency));
        if (column < columnCount() - 1)
            whole.layers[static_cast<std::size_t>(column) - 1].amounts.back() = amountAt(row, column);
        whole.totals.push_back(amountAt(row, columnCount() - 1));
    }
    if (column == columnCount() - 1)
        return QVariant::fromValue(whyOfTotal(scenario, result(), whole, period));
    return QVariant::fromValue(whyOfPart(scenario, result(), whole, static_cast<std::size_t>(column) - 1, period));
}

QVariant MonthCostModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const int row = index.row();
    if (role == Qt::FontRole && isSumRow(row)) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (index.column() == 0)
        return textCell(isSumRow(row) ? tr("Total") : m_table.periods[static_cast<std::size_t>(row)].label, role);
    if (role == WhyRole)
        return whyAt(row, index.column());
    if (role == Qt::ToolTipRole)
        return metricToolTip(metricAt(index.column()));
    return amountCell(amountAt(row, index.column()), m_table.rounding, role);
}

QVariant MonthCostModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == 0) {
        switch (m_table.view.period) {
        case ViewSettings::PeriodUnit::Month:
            return tr("Month");
        case ViewSettings::PeriodUnit::Quarter:
            return tr("Quarter");
        case ViewSettings::PeriodUnit::FiscalYear:
            return tr("Fiscal year");
        }
    }
    if (section == columnCount() - 1)
        return metricHeader(metricAt(section), m_table.currency);
    return headerWithUnit(m_table.layers[static_cast<std::size_t>(section) - 1].label,
                          fromUtf8(m_table.currency.code()));
}

} // namespace gpufolio::ui
