// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "session/project_session.h"

namespace gpufolio::ui
{

class LadderModel;

/// "Ladder": the terms of a plan's purchases as bars on a calendar that goes on until the last one ends.
class LadderPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit LadderPanel(QWidget *parent = nullptr);

    void setResults(std::shared_ptr<const SessionResults> results, std::size_t plan);
    QString hoverText(int month) const override;

Q_SIGNALS:
    /// A bar was clicked, or its row in the table was activated. @param purchase index into the result's commitments
    void purchaseAsked(std::size_t purchase);

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int month) const override;

private:
    /// Months from the first start, or the horizon's, to the last end.
    std::vector<YearMonth> months() const;
    bool isActive(int row, YearMonth month) const;

    void retranslateNote();

    LadderModel *m_model;
};

} // namespace gpufolio::ui
