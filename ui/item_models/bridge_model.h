// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/bridge.h"
#include "report/why.h"
#include "session/project_session.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// The steps from on-demand to one plan: a row per step with its change and the level that is reached.
class BridgeModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { StepColumn, ChangeColumn, LevelColumn, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    /// @param plan  index into the results
    void setResults(std::shared_ptr<const SessionResults> results, std::size_t plan);
    void retranslate();
    /// Steps that are shown: those of nothing in the middle are left out.
    const std::vector<BridgeStep> &steps() const { return m_steps; }
    /// Sum of the steps up to and with this one.
    Money level(std::size_t step) const;
    const PlanResult *result() const;
    QString labelOf(BridgeStep::Kind kind) const;
    std::optional<Why> whyOf(std::size_t step) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const SessionResults> m_results;
    std::size_t m_plan = 0;
    std::vector<BridgeStep> m_steps;
};

} // namespace gpufolio::ui
