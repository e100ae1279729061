// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChart>
#include <QColor>
#include <QFont>
#include <QPointer>

#include <vector>

class QGraphicsSimpleTextItem;
class QLineSeries;

namespace gpufolio::ui
{

/// Writes the name of each line at its right end, so that no legend has to be looked up; names that would cover each
/// other move apart. Lives as a child of its chart and keeps room for the names beside the plot.
class LineEndLabels : public QObject
{
    Q_OBJECT

public:
    LineEndLabels(QChart &chart, const QFont &font);

    void add(QLineSeries &series, const QString &name, const QColor &color);
    /// Where the names stand, top to bottom, in the chart's coordinates.
    std::vector<QRectF> places() const;

private:
    struct Label {
        QLineSeries *series;
        QString name;
        QGraphicsSimpleTextItem *item;
    };

    void reserveRoom();
    void place();

    QChart &m_chart;
    QFont m_font;
    std::vector<Label> m_labels;
};

} // namespace gpufolio::ui
