// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "session/project_session.h"

namespace gpufolio::ui
{

class MonthCostModel;

/// "Monthly cost": the cost of one plan per period, stacked by what it was paid for.
class MonthlyCostPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit MonthlyCostPanel(QWidget *parent = nullptr);

    void setResults(std::shared_ptr<const SessionResults> results, std::size_t plan, const ViewSettings &view);
    QString hoverText(int period) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int period) const override;

private:
    MonthCostModel *m_model;
    QString m_planName;
};

} // namespace gpufolio::ui
