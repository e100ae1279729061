// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChart>
#include <QColor>
#include <QFont>

#include <vector>

class QGraphicsRectItem;
class QGraphicsSimpleTextItem;
class QLineSeries;

namespace gpufolio::ui
{

/// Upright dashed lines at places of the bottom axis, each with its words at its foot; words that would cover each
/// other stand one above the other. Lives as a child of its chart.
class MarkLabels : public QObject
{
    Q_OBJECT

public:
    MarkLabels(QChart &chart, const QFont &font, const QColor &color, const QColor &ground);

    /// @param x     place on the bottom axis
    /// @param from, to  ends of the line on the left axis
    /// @param name  of the series, for screen readers and tests; @param text  what is written beside it
    /// The chart's axes must have been added.
    void add(double x, double from, double to, const QString &name, const QString &text);
    /// Where the words of the marks in sight stand, in the chart's coordinates.
    std::vector<QRectF> places() const;

private:
    struct Label {
        QLineSeries *series;
        QGraphicsRectItem *ground;
        QGraphicsSimpleTextItem *text;
    };

    void place();

    QChart &m_chart;
    QFont m_font;
    QColor m_color;
    QColor m_ground;
    std::vector<Label> m_labels;
};

} // namespace gpufolio::ui
