// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/metric_info.h"
#include "session/project_session.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace gpufolio::ui
{

class CheckpointPanel;
class FigureLabel;
class IntervalSlider;
class WorkloadsCheckpointFields;
struct CheckpointCurve;

/// The tab "Interruption" of a workload: whether it may stop, its checkpoints, and what spot then costs over the
/// interval between them, with advice in words. Computes only while it is seen.
class WorkloadsInterruption : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadsInterruption(ProjectSession &session, QWidget *parent = nullptr);

    /// @param workloadId  of the inputs; empty = none chosen
    void setWorkload(const QString &workloadId);

    CheckpointPanel *chart() const { return m_chart; }
    QString adviceText() const;

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Figure {
        Metric metric = Metric::SpotFactor;
        QLabel *label = nullptr;
        FigureLabel *value = nullptr;
    };

    void layOut();
    void addFigures();
    void refresh();
    void showState();
    static QString noteOf(const CheckpointCurve &curve);
    void showFigures(const CheckpointCurve &curve);
    void showSlider(const CheckpointCurve &curve);
    void takeInterval(std::int64_t seconds);
    void retranslate();

    ProjectSession &m_session;
    QString m_workload;
    bool m_isStale = true; ///< something changed since it was last seen
    int m_drag = 0;        ///< each drag is an undo step of its own

    QScrollArea *m_scroll;
    QLabel *m_empty;
    QBoxLayout *m_columns = nullptr;
    WorkloadsCheckpointFields *m_fields;
    QLabel *m_advice;
    QWidget *m_figureRow;
    std::array<Figure, 4> m_figures;
    CheckpointPanel *m_chart;
    QWidget *m_sliderRow;
    QLabel *m_sliderLabel;
    IntervalSlider *m_slider;
    QLabel *m_sliderValue;
};

} // namespace gpufolio::ui
