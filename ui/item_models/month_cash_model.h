// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/cost_table.h"

#include <QAbstractTableModel>

#include <memory>

namespace gpufolio::ui
{

/// The numbers of the cash chart: a row per period, a column per plan with what is billed up to the period's end.
class MonthCashModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setResults(std::shared_ptr<const SessionResults> results, const ViewSettings &view);
    void retranslate();
    const CashTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const SessionResults> m_results;
    ViewSettings m_view;
    CashTable m_table;
};

} // namespace gpufolio::ui
