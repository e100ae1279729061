// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"

#include <QLineSeries>
#include <QPointer>

namespace gpufolio::ui
{

class CheckpointCostModel;
struct CheckpointCurve;

/// Expected cost of a GPU-hour of work on spot over the interval between checkpoints (logarithmic), on-demand as a
/// line, with marks for the best interval, Young's, Daly's and the chosen one.
class CheckpointPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit CheckpointPanel(QWidget *parent = nullptr);

    /// Nothing = there is nothing to draw. Moving the chosen interval alone leaves the chart as it is.
    void setCurve(std::optional<CheckpointCurve> curve);
    QString hoverText(int period) const override;
    /// The vertical line at the chosen interval; null while none is drawn.
    QLineSeries *chosenLine() const { return m_chosen; }

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int period) const override;

private:
    void addLines(QChart &chart, const ChartDress &dress);
    void addMarks(QChart &chart, const ChartDress &dress);
    void placeChosen();

    CheckpointCostModel *m_model;
    QPointer<QLineSeries> m_chosen;
    double m_top = 0; ///< of the axis of cost
};

} // namespace gpufolio::ui
