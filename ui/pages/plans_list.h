// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_edits.h"
#include "item_models/plan_state.h"

#include <QWidget>

class QListView;
class QToolButton;

namespace gpufolio::ui
{

class PlanListModel;

/// The plans at the left of the page: name, total, difference to the first and state; New ▾, rename, remove. The
/// current row is the open plan.
class PlansList : public QWidget
{
    Q_OBJECT

public:
    explicit PlansList(ProjectSession &session, QWidget *parent = nullptr);

    void setState(const PlanState &state);
    QListView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;

private:
    QString currentId() const;
    void addActions();
    void retranslate();
    void showMenu(const QPoint &place);

    ProjectSession &m_session;
    PlanEdits m_edits;
    PlanState m_state;
    PlanListModel *m_model;
    QListView *m_view;
    QToolButton *m_new;
    QAction *m_add;
    QAction *m_duplicate;
    QAction *m_rename;
    QAction *m_remove;
    QAction *m_makeBase;
    bool m_following = false; ///< the selection follows the project, not the other way round
};

} // namespace gpufolio::ui
