// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "item_models/demand_state.h"

namespace gpufolio::ui
{

class DemandSpansModel;

/// "Demand": mean GPUs by month, week or day, a layer per workload, and the highest hour as a line.
class DemandPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit DemandPanel(QWidget *parent = nullptr);

    void setState(const DemandState &state, DemandStep step);
    QString hoverText(int span) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int span) const override;

private:
    QStringList axisLabels() const;

    DemandSpansModel *m_model;
};

} // namespace gpufolio::ui
