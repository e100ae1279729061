// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/fit.h"

#include <QAbstractTableModel>

namespace gpufolio::ui
{

/// What each need of a workload does to the choice: a row a need.
class NeedEffectsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Need, Removes, Lacking, NotStated, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setReport(const Workload &workload, std::vector<NeedEffect> effects);
    void retranslate();
    /// "network ≥ 400 Gb/s": a need of the workload in words.
    static QString needText(const Workload &workload, WorkloadNeed need);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    Workload m_workload;
    std::vector<NeedEffect> m_effects;
};

} // namespace gpufolio::ui
