// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "session/project_session.h"

namespace gpufolio::ui
{

class MonthCashModel;

/// "Cash so far": what each plan has billed up to the end of each period; plans differ by line pattern, colour and the
/// name at the end of their line.
class CashPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit CashPanel(QWidget *parent = nullptr);

    /// @param activePlan  drawn thicker; Why answers for it
    void setResults(std::shared_ptr<const SessionResults> results, const QString &activePlan, const ViewSettings &view);
    /// A day worth a line in the chart, such as that of a crossing.
    struct Mark {
        double place = 0; ///< placeOfDay()
        QString text;     ///< "2027-09-01"
        QString meaning;  ///< the whole sentence
    };
    /// Shown from the next setResults() on.
    void setMarks(std::vector<Mark> marks) { m_marks = std::move(marks); }
    QString hoverText(int period) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int period) const override;

private:
    MonthCashModel *m_model;
    QString m_activePlan;
    std::vector<Mark> m_marks;
};

} // namespace gpufolio::ui
