// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "session/project_session.h"

namespace gpufolio::ui
{

class PlanMonthsModel;

/// "Months": the cost of all plans period by period, billed or amortised as the top bar says; a table first, bars side
/// by side on Ctrl+T.
class PlanMonthsPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit PlanMonthsPanel(QWidget *parent = nullptr);

    /// @param activePlan  Why answers for it
    void setResults(std::shared_ptr<const SessionResults> results, const QStringList &planIds,
                    const QString &activePlan, const ViewSettings &view);
    QString hoverText(int period) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int period) const override;

private:
    PlanMonthsModel *m_model;
    QString m_activePlan;
};

} // namespace gpufolio::ui
