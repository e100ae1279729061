// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_state.h"

#include <QAbstractTableModel>

namespace gpufolio::ui
{

/// What becomes of each workload in the open plan: where it runs, what it costs, or why it has no place. The last
/// row is what nobody used; with it the exact amounts add up to the amortised total.
class WorkloadCostModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        TeamColumn,
        OfferColumn,
        GpuHoursColumn,
        PeakColumn,
        CostColumn,
        StatusColumn,
        ReasonColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setState(const PlanState &state);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const PlanResult *result() const { return m_state.hasPlans() ? m_state.result(m_state.active) : nullptr; }
    QVariant unusedRow(int column, int role) const;
    QVariant why(int row, int column) const;

    PlanState m_state;
};

} // namespace gpufolio::ui
