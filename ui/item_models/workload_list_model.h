// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/demand_state.h"
#include "report/metric_info.h"

#include <QAbstractTableModel>

namespace gpufolio::ui
{

/// The workloads of the project with what they ask for and what they cost in the open plan.
class WorkloadListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        TeamColumn,
        GpuColumn,
        PeakColumn,
        GpuHoursColumn,
        CostColumn,
        MayStopColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setState(const DemandState &state);
    void retranslate();

    /// Id of the workload of a row; empty when there is no such row.
    QString idOf(int row) const;
    int rowOf(const QString &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString gpuOf(const Workload &workload) const;
    QVariant figure(const Workload &workload, int column, int role) const;
    QVariant why(const Workload &workload, Metric metric) const;
    QString whyMissing() const;

    DemandState m_state;
};

} // namespace gpufolio::ui
