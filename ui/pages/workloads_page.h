// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/demand_state.h"
#include "page.h"
#include "session/new_workload.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTableView;
class QToolButton;

namespace gpufolio::ui
{

class DemandLoadPanel;
class DemandPanel;
class WeekHeatPanel;
class WorkloadListModel;
class WorkloadsDemandForm;
class WorkloadsInterruption;
class WorkloadsNeeds;
class WorkloadsNotes;

/// The page Workloads: what needs GPUs, when and how many; what an offer must have for it, and what an interruption
/// costs it.
class WorkloadsPage : public QWidget, public Page
{
    Q_OBJECT

public:
    explicit WorkloadsPage(ProjectSession &session, QWidget *parent = nullptr);

    WorkloadListModel *model() const { return m_model; }
    QTableView *table() const { return m_table; }
    WorkloadsDemandForm *demandForm() const { return m_demand; }
    DemandPanel *demandChart() const { return m_demandChart; }
    WeekHeatPanel *weekChart() const { return m_week; }
    DemandLoadPanel *loadChart() const { return m_load; }
    /// Id of the workload whose form is open; empty when there is none.
    QString current() const { return m_current; }

    void addNew(DemandPattern pattern);
    /// Shows what the rows mean, and adds them when a person agrees.
    void pasteRows(const QString &text);
    void duplicateCurrent();
    void removeCurrent();

    /// "workload:ID"
    bool reveal(const QString &target) override;
    QByteArray layoutState() const override;
    void restoreLayoutState(const QByteArray &state) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeTable();
    QWidget *makeCharts();
    QWidget *makeForm();
    QWidget *makeEmpty();
    void addShortcuts();
    void refresh();
    void showCharts();
    void showCurrent();
    void setCurrent(const QString &id);
    void updateButtons();
    void fitColumns();
    void giveRoom();
    void retranslate();

    ProjectSession &m_session;
    DemandState m_state;
    QString m_current;
    bool m_chartsAreStale = true;

    QToolButton *m_new;
    QMenu *m_newMenu;
    QPushButton *m_paste;
    QPushButton *m_duplicate;
    QPushButton *m_remove;
    WorkloadListModel *m_model;
    QTableView *m_table;
    QTabWidget *m_charts;
    QWidget *m_demandTab = nullptr;
    DemandPanel *m_demandChart;
    QLabel *m_stepLabel;
    QComboBox *m_step;
    WeekHeatPanel *m_week;
    DemandLoadPanel *m_load;
    QLabel *m_formTitle;
    QTabWidget *m_form;
    WorkloadsDemandForm *m_demand;
    WorkloadsNeeds *m_needs;
    WorkloadsInterruption *m_interruption;
    WorkloadsNotes *m_notes;
    QSplitter *m_top;
    QScrollArea *m_scroll;
    QStackedWidget *m_stack; ///< the workloads, or how to get one
    QLabel *m_emptyText;
    QPushButton *m_emptyAlways;
    QPushButton *m_emptyMonths;
    QPushButton *m_emptyPaste;
};

} // namespace gpufolio::ui
