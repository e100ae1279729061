// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace gpufolio::ui
{

class SegmentedControl;

/// The bar that governs every table, chart and report at once: project, undo, view, period, currency, age of the
/// prices, language and theme.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    /// @param why the action that shows and hides the Why panel
    TopBar(ProjectSession &session, QMenu *projectMenu, QAction *why, QWidget *parent = nullptr);

    void setCompact(bool compact);

Q_SIGNALS:
    void pricesRequested();
    void findRequested();
    void themeToggled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void addUndoButtons();
    void retranslate();
    void updateIcons();
    void updateUndoTexts();
    void showView();
    void showReadOnly();
    void showPrices();
    void showWhatIf();
    void setPeriod(int index);

    ProjectSession &m_session;
    QToolButton *m_project;
    QToolButton *m_undo;
    QToolButton *m_redo;
    SegmentedControl *m_view;
    QComboBox *m_period;
    QLabel *m_currency;
    QLabel *m_readOnly;
    QToolButton *m_prices;
    QToolButton *m_whatIf; ///< the overlay that is on, and its end
    QToolButton *m_find;
    SegmentedControl *m_language;
    QToolButton *m_theme;
    QToolButton *m_why;
    bool m_compact = false;
};

} // namespace gpufolio::ui
