// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/demand_state.h"
#include "report/why.h"

#include <QAbstractTableModel>

namespace gpufolio::ui
{

/// The mean week: GPUs of all workloads together for each hour of Monday to Sunday, the darker the more.
class WeekHeatModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr int hoursPerDay = 24;

    using QAbstractTableModel::QAbstractTableModel;

    void setState(const DemandState &state);
    void retranslate();
    bool isEmpty() const { return m_isEmpty; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static std::size_t hourOf(const QModelIndex &index);
    double heat(std::size_t hour) const; ///< 0 to 1
    Why whyOf(std::size_t hour) const;

    bool m_isEmpty = true;
    bool m_isStale = false;
    WeekProfile m_week;
    Decimal m_highest;
};

} // namespace gpufolio::ui
