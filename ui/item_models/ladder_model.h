// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"
#include "support/calendar.h"

#include <QAbstractTableModel>

#include <memory>

namespace gpufolio::ui
{

/// The purchases of one plan on the calendar: what is held first, then what is new; when each begins and ends.
class LadderModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { PurchaseColumn, StateColumn, MachinesColumn, StartColumn, LastDayColumn, ToSignColumn, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void setResults(std::shared_ptr<const SessionResults> results, std::size_t plan);
    void retranslate();
    const PlanResult *result() const;
    const CommitmentResult &purchase(int row) const
    {
        return result()->commitments[m_rows[static_cast<std::size_t>(row)]];
    }
    std::size_t indexOf(int row) const { return m_rows[static_cast<std::size_t>(row)]; } ///< into result's commitments
    QString label(int row) const;
    Calendar calendar() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const SessionResults> m_results;
    std::size_t m_plan = 0;
    std::vector<std::size_t> m_rows;
};

} // namespace gpufolio::ui
