// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "plan/bridge.h"
#include "session/project_session.h"

namespace gpufolio::ui
{

class BridgeModel;

/// "Bridge": from what everything would cost on demand, step by step, to what the plan costs (amortised).
class BridgePanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit BridgePanel(QWidget *parent = nullptr);

    /// @param plan  index into the results
    void setResults(std::shared_ptr<const SessionResults> results, std::size_t plan);
    QString hoverText(int step) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int step) const override;

private:
    QString axisLabel(const BridgeStep &step) const;

    BridgeModel *m_model;
};

} // namespace gpufolio::ui
