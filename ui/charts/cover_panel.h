// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "session/project_session.h"

namespace gpufolio::ui
{

class CoverModel;

/// "Cover": what serves the demand of a plan over time, a layer per purchase, spot, on-demand; what is paid and not
/// used is hatched on top.
class CoverPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit CoverPanel(QWidget *parent = nullptr);

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
    CoverModel *m_model;
    QString m_planName;
};

} // namespace gpufolio::ui
