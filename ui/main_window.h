// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find/find_commands.h"
#include "navigation.h"
#include "session/project_session.h"
#include "session/window_settings.h"

#include <QMainWindow>
#include <QMap>

#include <optional>

class QStackedWidget;

namespace gpufolio::ui
{

class FindPopup;
class NoticeArea;
class ProjectActions;
class ProjectMenu;
class TopBar;
class WhatIfBar;
class WhyDock;
class WindowCommands;

/// The frame: top bar, navigation, the page, Why and the status line. Pages are made when they are first shown.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// @param settings what the window remembers; written when something changes and when it closes
    MainWindow(ProjectSession &session, WindowSettings &settings, QWidget *parent = nullptr);

    /// Ids that --page and showPage() know.
    static QStringList pageIds();
    void showPage(const QString &id);
    QString currentPage() const;
    /// Follows a link of Why or Find: "PAGE" or "PAGE/kind:id" (Page::reveal()). @return false when it leads nowhere
    bool go(const QString &link);
    /// Opens a project or a scenario, or imports a price table; says why not.
    void openFile(const QString &path);
    void openExample();

    /// Narrower than this the navigation is icons and Why floats.
    static constexpr int compactWidth = 1100;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectMenu();
    void connectFrame();
    void connectCommands();
    QWidget *pageOf(const QString &id);
    QWidget *makePage(const QString &id);
    void openFind();
    void makeNextPage();
    void importPrices(const QString &path);
    FindCommands readCommands() const;
    void showWhy(const QString &plan, const WhyLink &figure);
    void helpOnNumber();
    void cancel();
    void showKeyboardMap();
    void adaptToWidth();
    void showWhatIfBar();
    void toggleTheme();
    void focusNextPane();
    void rememberProject();
    void retranslate();

    ProjectSession &m_session;
    WindowSettings &m_settings;
    ProjectMenu *m_menu;
    WhyDock *m_why;
    TopBar *m_topBar;
    Navigation *m_navigation;
    NoticeArea *m_notices;
    QStackedWidget *m_stack;
    WhatIfBar *m_whatIf;
    ProjectActions *m_actions;
    WindowCommands *m_commands;
    FindPopup *m_find;
    QMap<QString, QWidget *> m_pages;
    std::optional<bool> m_low; ///< the window has little height: the what-if folds
    std::optional<bool> m_compact;
};

} // namespace gpufolio::ui
