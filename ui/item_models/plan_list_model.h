// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_state.h"
#include "report/metric_info.h"

#include <QAbstractTableModel>

namespace gpufolio::ui
{

/// The plans of the project with their total in the view of the top bar and the difference to the first.
class PlanListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, TotalColumn, DifferenceColumn, StatusColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps rows (and so the selection and an open editor) while the plans stay the same.
    void setState(const PlanState &state);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// A new name is asked for by renameRequested(); the model changes when the project does.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void renameRequested(const QString &planId, const QString &name);

private:
    const Plan &planAt(int row) const { return m_state.set.plans[static_cast<std::size_t>(row)]; }
    const PlanResult *resultAt(int row) const { return m_state.result(static_cast<std::size_t>(row)); }
    Metric metric() const;
    QVariant total(const PlanResult *result, int role) const;
    QVariant difference(int row, const PlanResult *result, int role) const;
    QString statusText(int row) const;
    QString summary(int row) const;

    PlanState m_state;
};

/// The total of a plan in a view.
const Money &totalOf(const PlanResult &result, ViewSettings::View view);
/// "▼ 983,040.00": the arrow says cheaper or dearer without colour; empty for no difference.
QString differenceText(const Money &difference, const QString &amount);

} // namespace gpufolio::ui
