// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/cost_table.h"
#include "report/metric_info.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <memory>

namespace gpufolio::ui
{

/// What each plan costs in each period, billed or amortised: a row per period, a column per plan; below them their sum
/// and, where the printed periods miss it, the rounding line.
class PlanMonthsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Line {
        std::size_t plan = 0; ///< index into the results
        QString id;
        QString name;
        PlanStatus status = PlanStatus::Evaluated;
        std::vector<Money> amounts; ///< one a period
        Money total;
        Money roundingLine; ///< printed total - sum of the printed periods
    };
    using QAbstractTableModel::QAbstractTableModel;

    /// @param planIds  the plans to show, in this order; those in another currency than the first are left out
    void setResults(std::shared_ptr<const SessionResults> results, const QStringList &planIds,
                    const ViewSettings &view);
    void retranslate();
    const std::vector<PeriodGroup> &periods() const { return m_periods; }
    const std::vector<Line> &lines() const { return m_lines; }
    const ViewSettings &view() const { return m_view; }
    Currency currency() const { return m_currency; }
    Rounding rounding() const { return m_rounding; }
    Metric metric() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    enum class RowKind { Period, Total, Rounding };
    RowKind kindOf(int row) const;
    QVariant whyAt(int row, const Line &line) const;

    std::shared_ptr<const SessionResults> m_results;
    QStringList m_planIds;
    ViewSettings m_view;
    Currency m_currency;
    Rounding m_rounding = Rounding::HalfEven;
    std::vector<PeriodGroup> m_periods;
    std::vector<Line> m_lines;
    bool m_hasRoundingRow = false;
};

} // namespace gpufolio::ui
