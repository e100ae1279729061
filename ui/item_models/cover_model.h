// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/cost_stack_chart.h"
#include "plan/cover.h"
#include "report/why.h"
#include "session/project_session.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace gpufolio::ui
{

/// What serves the demand of one plan, step by step: a row per step, a column per layer, in GPUs (mean over the step).
class CoverModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Layer {
        QString label;
        CostKind kind = CostKind::OnDemand;
        std::vector<Decimal> gpus; ///< mean over each step
        std::optional<std::size_t> purchase;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// @param plan   index into the results
    /// @param offer  only this one; empty = all together
    void setResults(std::shared_ptr<const SessionResults> results, std::size_t plan, const QString &offer);
    void retranslate();
    const std::vector<Layer> &layers() const { return m_layers; }
    const Cover &cover() const { return m_cover; }
    QString stepLabel(std::size_t step) const;
    std::optional<Why> whyOf(int layer) const;
    const PlanResult *result() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void addLayer(Layer layer, const std::vector<Decimal> &hours);

    std::shared_ptr<const SessionResults> m_results;
    std::size_t m_plan = 0;
    QString m_offer;
    Cover m_cover;
    std::vector<Layer> m_layers; ///< bottom first; those of nothing are left out
};

} // namespace gpufolio::ui
