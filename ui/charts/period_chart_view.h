// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChartView>

namespace gpufolio::ui
{

/// Shows a chart whose bottom axis is of periods: finds the period below the mouse, zooms by whole periods.
class PeriodChartView : public QChartView
{
    Q_OBJECT

public:
    explicit PeriodChartView(QWidget *parent = nullptr);

    /// Replaces and deletes the chart that was shown; null shows nothing. The zoom stays while the periods do.
    void showChart(QChart *chart);

    int periodCount() const;
    /// The period at a place of the view; -1 outside the plot.
    int periodAt(const QPoint &place) const;
    /// Middle of a period in the plot, for tests and screen readers.
    QPoint placeOf(int period) const;

    /// First and last visible period.
    std::pair<int, int> visiblePeriods() const { return {m_first, m_last}; }
    void setVisiblePeriods(int first, int last);

    /// Asks about the same period once more, when its numbers have changed.
    void askAgain() { ask(m_asked); }

Q_SIGNALS:
    void hovered(int period, const QPoint &globalPlace); ///< -1: left
    /// Somebody asks about a period: it was clicked, or the chart got the focus with the keyboard, or an arrow key
    /// moved on.
    void asked(int period);

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void ask(int period);
    QStringList periods() const;

    int m_first = 0;
    int m_last = -1;
    int m_hovered = -1;
    int m_asked = 0;
};

} // namespace gpufolio::ui
