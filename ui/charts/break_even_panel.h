// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "plan/scenario.h"

namespace gpufolio::ui
{

class BreakEvenModel;

/// "Break-even": what a used GPU-hour of one offer costs by how much of the time it is used, a line per way to buy; the
/// use from which on a commitment pays is marked.
class BreakEvenPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit BreakEvenPanel(QWidget *parent = nullptr);

    /// @param inputs  with the offers filled in; null = nothing to show
    /// @param spotFactor  hours billed for a useful hour on spot, of the workload to look at; missing = no lost work
    void setOffer(std::shared_ptr<const Inputs> inputs, const QString &offerId,
                  const std::optional<Decimal> &spotFactor = {});
    QString hoverText(int step) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int step) const override;

private:
    void showNote();
    QString pricesText() const;

    BreakEvenModel *m_model;
};

} // namespace gpufolio::ui
