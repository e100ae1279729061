// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_state.h"
#include "item_models/roles.h"
#include "report/metric_info.h"

#include <QAbstractTableModel>
#include <QSet>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// Roles of a cell beside those of all models.
enum CompareRole {
    DifferenceRole = WhyRole + 100, ///< "▼ 1,234.00"; empty in the base's column
    DifferenceColorRole,
    IsBestRole,
};

/// Plans side by side: a row per figure, a column per plan. Differences are counted from the base.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setState(const PlanState &state);
    void retranslate();
    /// Index into the project's plans of the base; the first unless it is set. @return false for a plan without a
    /// result
    bool setBase(const QString &planId);
    QString base() const;
    void setHidden(const QString &planId, bool hidden);
    bool hasHidden() const;
    /// Ids of the plans with a column, in their order.
    QStringList shownPlans() const;
    void showAll();
    /// The month at whose end all use stops, index into the months; clamped to what there is.
    void setStopMonth(int month);
    int stopMonth() const { return m_stopMonth; }

    /// Plan of a column (from 1 on), index into the project's plans.
    std::size_t planOfColumn(int column) const { return m_shown[static_cast<std::size_t>(column) - 1]; }
    QString planIdOfColumn(int column) const;
    int columnOfPlan(const QString &planId) const;
    /// Row of a metric by its id, such as "toSign"; -1 when there is none.
    int rowOf(const QString &metricId) const;
    Metric metricOf(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    const PlanState &state() const { return m_state; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Figure {
        std::optional<Decimal> value;
        Message reason; ///< why there is none
    };

    void fill();
    std::optional<std::size_t> basePlan() const;
    const PlanResult *result(std::size_t plan) const { return m_state.result(plan); }
    std::optional<std::size_t> monthOf(Metric metric) const;
    Figure figure(std::size_t plan, Metric metric) const;
    QVariant cell(std::size_t plan, Metric metric, int role) const;
    QString valueText(const PlanResult &of, Metric metric, Decimal value) const;
    std::optional<Decimal> difference(std::size_t plan, Metric metric) const;
    QString differenceText(std::size_t plan, Metric metric) const;
    bool isBest(std::size_t plan, Metric metric) const;
    std::optional<std::size_t> rankOf(std::size_t plan) const;
    QString stateText(std::size_t plan) const;
    QString rowLabel(Metric metric) const;

    PlanState m_state;
    QString m_base;
    QSet<QString> m_hidden;
    int m_stopMonth = 0;
    std::vector<Metric> m_rows;
    std::vector<std::size_t> m_shown; ///< plans with a column
};

} // namespace gpufolio::ui
