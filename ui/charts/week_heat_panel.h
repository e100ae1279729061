// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_files.h"
#include "item_models/demand_state.h"

#include <QWidget>

class QAction;
class QLabel;
class QPainter;
class QTableView;

namespace gpufolio::ui
{

class WeekHeatModel;

/// "Week": the mean week as a table of coloured cells with their numbers; it is its own table.
class WeekHeatPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WeekHeatPanel(QWidget *parent = nullptr);

    void setState(const DemandState &state);
    QTableView *view() const { return m_view; }
    /// The table as a spreadsheet takes it.
    QString copied() const;
    /// All of the table, also what is scrolled out of sight.
    ChartPicture chartPicture() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addActions();
    void fitCells();
    void paint(QPainter &painter) const;
    void saveAs(const QString &kind);
    void retranslate();

    WeekHeatModel *m_model;
    QLabel *m_title;
    QTableView *m_view;
    QLabel *m_note;
    QAction *m_copy;
    QAction *m_copyPicture;
    QAction *m_saveSvg;
    QAction *m_savePng;
    QAction *m_saveCsv;
    QString m_zone;
};

} // namespace gpufolio::ui
