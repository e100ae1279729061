// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "item_models/demand_state.h"

namespace gpufolio::ui
{

class LoadCurveModel;

/// "Load curve": the hours of the horizon sorted by demand, so that one sees how many GPUs are needed how often.
class DemandLoadPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit DemandLoadPanel(QWidget *parent = nullptr);

    void setState(const DemandState &state);
    QString hoverText(int step) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int step) const override;

private:
    LoadCurveModel *m_model;
};

} // namespace gpufolio::ui
