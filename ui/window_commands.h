// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QAction>
#include <QPointer>
#include <QWidget>

#include <functional>

class QKeyEvent;

namespace gpufolio::ui
{

/// The commands that work everywhere in the window, each an action of it with a name, a text and mostly a key. Find,
/// the keyboard map and the keys themselves read these actions: there is no second list.
///
/// Keys of pages: Ctrl+N (new here), Ctrl+D (duplicate), Ctrl+F (filter), Ctrl+T (table of the chart), Ctrl+Return
/// (find the cheapest plan) and F2 (edit) are free for pages. A page puts an action with that key on the widget where
/// it works (Qt::WidgetWithChildrenShortcut); from anywhere else on the page the window's command of the same key runs
/// the first such action whose widget can be seen.
class WindowCommands : public QObject
{
    Q_OBJECT

public:
    /// @param window the actions are added to it and belong to it
    WindowCommands(ProjectSession &session, QWidget &window);

    /// Runs the page's command for a key that nothing in the page took. @return false when there is none
    bool runHere(const QKeyEvent &key);
    /// The page that runHere() asks.
    void setPage(QWidget *page);
    /// Greys the commands that the page does not have; asked for before they are listed.
    void updateHere();

Q_SIGNALS:
    void pageRequested(const QString &id);
    void findRequested();
    void keyboardRequested();
    void helpRequested();
    void whyRequested();
    void nextPaneRequested();
    void pullRequested();
    void themeToggled();
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Reach {
        Window, ///< its key works wherever the focus is in the window
        Page    ///< its key is the page's; the window only helps out
    };
    struct Command {
        QAction *action;
        const char *text; ///< of the context WindowCommands
        Reach reach;
    };

    void addPages();
    void addEditing();
    void addViews();
    void addCommand(const char *name, const char *text, const QKeySequence &key, std::function<void()> run,
                    Reach reach = Reach::Window);
    void addHere(const char *name, const char *text, const QKeySequence &key);
    QAction *actionHere(const QKeySequence &key) const;
    bool trigger(const QKeySequence &key);
    void retranslate();

    ProjectSession &m_session;
    QWidget &m_window;
    QPointer<QWidget> m_page;
    std::vector<Command> m_commands;
    std::vector<std::pair<QString, QAction *>> m_pages;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
};

} // namespace gpufolio::ui
