// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/cost_table.h"
#include "report/metric_info.h"

#include <QAbstractTableModel>

#include <memory>

namespace gpufolio::ui
{

/// The numbers of the cost chart of one plan: a row per period, a column per layer and one for their sum; the last row
/// sums the horizon.
class MonthCostModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the plan at `index`; nothing when it has no result.
    void setResults(std::shared_ptr<const SessionResults> results, std::size_t index, const ViewSettings &view);
    /// Words and numbers of the language in use.
    void retranslate();
    const CostTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const PlanResult &result() const { return *m_results->plans[m_plan]; }
    bool isSumRow(int row) const { return row == static_cast<int>(m_table.periods.size()); }
    Money amountAt(int row, int column) const;
    QVariant whyAt(int row, int column) const;
    Metric metricAt(int column) const;

    std::shared_ptr<const SessionResults> m_results;
    std::size_t m_plan = 0;
    CostTable m_table;
};

} // namespace gpufolio::ui
