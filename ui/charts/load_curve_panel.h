// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "session/project_session.h"

namespace gpufolio::ui
{

class LoadModel;

/// "Load curve": how many GPUs a plan needs for how much of the time, and how many are committed.
class LoadCurvePanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit LoadCurvePanel(QWidget *parent = nullptr);

    /// @param plan   index into the results
    /// @param offer  only this one; empty = all together
    void setResults(std::shared_ptr<const SessionResults> results, std::size_t plan, const QString &offer);
    QString hoverText(int step) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int step) const override;

private:
    LoadModel *m_model;
};

} // namespace gpufolio::ui
