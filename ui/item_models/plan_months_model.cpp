// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/plan_months_model.h"

#include "i18n/number_format.h"
#include "item_models/month_why.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/why.h"

#include <QFont>

#include <algorithm>

namespace gpufolio::ui
{

void PlanMonthsModel::setResults(std::shared_ptr<const SessionResults> results, const QStringList &planIds,
                                 const ViewSettings &view)
{
    beginResetModel();
    m_results = std::move(results);
    m_planIds = planIds;
    m_view = view;
    m_periods.clear();
    m_lines.clear();
    const bool billed = view.view == ViewSettings::View::Billed;
    for (const QString &id : planIds) {
        for (std::size_t plan = 0; m_results && plan < m_results->plans.size(); ++plan) {
            if (!m_results->plans[plan] || fromUtf8(m_results->plans[plan]->planId) != id)
                continue;
            const PlanResult &of = *m_results->plans[plan];
            if (m_lines.empty()) {
                m_currency = of.currency;
                m_rounding = of.rounding;
                m_periods = periodGroups(of.months, view);
            } else if (of.currency != m_currency || periodGroups(of.months, view) != m_periods) {
                continue;
            }
            Line line{plan, id, fromUtf8(of.planName.empty() ? of.planId : of.planName), of.status, {}, {}, {}};
            line.total = Money::zero(of.currency);
            for (const PeriodGroup &period : m_periods) {
                Money sum = Money::zero(of.currency);
                for (std::size_t month = period.first; month < period.end; ++month)
                    sum += billed ? of.months[month].billed : of.months[month].amortised;
                line.amounts.push_back(sum);
                line.total += sum;
            }
            line.roundingLine = gpufolio::roundingLine(line.total, line.amounts, m_rounding);
            m_lines.push_back(std::move(line));
        }
    }
    m_hasRoundingRow =
        std::any_of(m_lines.begin(), m_lines.end(), [](const Line &line) { return !line.roundingLine.isZero(); });
    endResetModel();
}

void PlanMonthsModel::retranslate()
{
    setResults(m_results, m_planIds, m_view);
}

Metric PlanMonthsModel::metric() const
{
    return m_view.view == ViewSettings::View::Billed ? Metric::Billed : Metric::Amortised;
}

PlanMonthsModel::RowKind PlanMonthsModel::kindOf(int row) const
{
    const int periods = static_cast<int>(m_periods.size());
    if (row < periods)
        return RowKind::Period;
    return m_hasRoundingRow && row == periods ? RowKind::Rounding : RowKind::Total;
}

int PlanMonthsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_lines.empty() ? 0 : static_cast<int>(m_periods.size()) + (m_hasRoundingRow ? 2 : 1);
}

int PlanMonthsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_lines.empty() ? 0 : static_cast<int>(m_lines.size()) + 1;
}

QVariant PlanMonthsModel::whyAt(int row, const Line &line) const
{
    const Scenario &scenario = m_results->scenarios[line.plan];
    const PlanResult &result = *m_results->plans[line.plan];
    if (kindOf(row) != RowKind::Period)
        return QVariant::fromValue(explain(scenario, result, metric()));
    return QVariant::fromValue(
        whyOfTotal(scenario, result, costByPeriod(result, m_view), static_cast<std::size_t>(row)));
}

QVariant PlanMonthsModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const RowKind kind = kindOf(index.row());
    if (role == Qt::FontRole && kind == RowKind::Total) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    const auto row = static_cast<std::size_t>(index.row());
    if (index.column() == 0) {
        if (kind == RowKind::Rounding && role == Qt::ToolTipRole)
            return tr("The printed total less the sum of the printed periods");
        return textCell(kind == RowKind::Period     ? m_periods[row].label
                        : kind == RowKind::Rounding ? tr("Rounding")
                                                    : tr("Total"),
                        role);
    }
    const Line &line = m_lines[static_cast<std::size_t>(index.column()) - 1];
    if (role == WhyRole)
        return whyAt(index.row(), line);
    if (role == Qt::ToolTipRole)
        return metricToolTip(metric());
    return amountCell(kind == RowKind::Period     ? line.amounts[row]
                      : kind == RowKind::Rounding ? line.roundingLine
                                                  : line.total,
                      m_rounding, role);
}

QVariant PlanMonthsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == 0) {
        switch (m_view.period) {
        case ViewSettings::PeriodUnit::Month:
            return tr("Month");
        case ViewSettings::PeriodUnit::Quarter:
            return tr("Quarter");
        case ViewSettings::PeriodUnit::FiscalYear:
            return tr("Fiscal year");
        }
    }
    const Line &line = m_lines[static_cast<std::size_t>(section) - 1];
    const QString name = line.status == PlanStatus::Incomplete ? tr("%1 (incomplete)").arg(line.name) : line.name;
    return headerWithUnit(name, fromUtf8(m_currency.code()));
}

} // namespace gpufolio::ui
