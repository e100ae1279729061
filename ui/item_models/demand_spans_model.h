// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/demand_state.h"
#include "report/why.h"

#include <QAbstractTableModel>

namespace gpufolio::ui
{

/// Demand by month, week or day: the mean number of GPUs of each workload, of all together, and the highest hour.
class DemandSpansModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr std::size_t mostLayers = 10; ///< more workloads are one layer together: the smallest ones

    using QAbstractTableModel::QAbstractTableModel;

    void setState(const DemandState &state, DemandStep step);
    void retranslate();

    const DemandProfile &profile() const { return m_profile; }
    /// The layers that are shown, with their names.
    const std::vector<DemandProfile::Layer> &layers() const { return m_layers; }
    QString nameOfLayer(std::size_t layer) const;
    QString nameOfSpan(std::size_t span) const;
    std::optional<Why> whyOf(int row, int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// The layer of a column; that of all together for the column behind them.
    const DemandProfile::Layer &layerOf(int column) const;

    DemandState m_state;
    DemandProfile m_profile;
    std::vector<DemandProfile::Layer> m_layers; ///< without an id: all others together
    std::size_t m_others = 0;
};

} // namespace gpufolio::ui
