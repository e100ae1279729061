// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/cover.h"
#include "session/project_session.h"

#include <QAbstractTableModel>

#include <memory>

namespace gpufolio::ui
{

/// The load curve of a plan: how many GPUs are needed and committed for at least a share of the time.
class LoadModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { ShareColumn, DemandColumn, CommittedColumn, ColumnCount };
    static constexpr int points = 21; ///< every 5 %
    using QAbstractTableModel::QAbstractTableModel;

    void setResults(std::shared_ptr<const SessionResults> results, std::size_t plan, const QString &offer);
    void retranslate();
    const LoadCurve &curve() const { return m_curve; }
    const PlanResult *result() const;
    Decimal shareOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const SessionResults> m_results;
    std::size_t m_plan = 0;
    QString m_offer;
    LoadCurve m_curve;
};

} // namespace gpufolio::ui
