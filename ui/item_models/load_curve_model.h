// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/demand_state.h"
#include "report/why.h"

#include <QAbstractTableModel>

namespace gpufolio::ui
{

/// The hours of the horizon sorted by demand, in a hundred pieces.
class LoadCurveModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { ShareColumn, MeanColumn, LeastColumn, GpuHoursColumn, ColumnCount };
    static constexpr std::size_t mostSteps = 100;

    using QAbstractTableModel::QAbstractTableModel;

    void setState(const DemandState &state);
    void retranslate();
    const std::vector<LoadStep> &steps() const { return m_steps; }
    std::optional<Why> whyOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    bool m_isStale = false;
    std::int64_t m_hours = 0;
    std::vector<LoadStep> m_steps;
};

} // namespace gpufolio::ui
