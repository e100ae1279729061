// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the window do, and Find over it.
#include "dialogs/pull_dialog.h"
#include "find/find_popup.h"
#include "find/keyboard_map.h"
#include "i18n/number_format.h"
#include "main_window.h"
#include "page_table.h"
#include "project_menu.h"
#include "top_bar.h"
#include "why_dock.h"
#include "widgets/why_panel.h"
#include "window_commands.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTimer>

namespace gpufolio::ui
{

void MainWindow::connectCommands()
{
    m_why->toggleViewAction()->setObjectName(QStringLiteral("whyPanelSwitch"));
    m_why->toggleViewAction()->setShortcut(QKeySequence(Qt::Key_F4));
    addAction(m_why->toggleViewAction());
    connect(m_commands, &WindowCommands::pageRequested, this, &MainWindow::showPage);
    connect(m_commands, &WindowCommands::findRequested, this, &MainWindow::openFind);
    connect(m_commands, &WindowCommands::keyboardRequested, this, &MainWindow::showKeyboardMap);
    connect(m_commands, &WindowCommands::helpRequested, this, &MainWindow::helpOnNumber);
    connect(m_commands, &WindowCommands::nextPaneRequested, this, &MainWindow::focusNextPane);
    connect(m_commands, &WindowCommands::themeToggled, this, &MainWindow::toggleTheme);
    connect(m_commands, &WindowCommands::whyRequested, this, [this] {
        if (m_compact.value_or(false))
            m_why->setFloatingOver(true);
        m_why->ask();
    });
    auto *pull = findChild<QAction *>(QStringLiteral("pullPrices"));
    m_menu->insertAction(m_menu->findChild<QAction *>(QStringLiteral("saveCopy")), pull);
    connect(m_commands, &WindowCommands::pullRequested, this, [this] { PullDialog::run(m_session, this); });
    connect(m_commands, &WindowCommands::cancelled, this, &MainWindow::cancel);
    connect(m_topBar, &TopBar::findRequested, this, &MainWindow::openFind);
    connect(m_find, &FindPopup::commandChosen, this, [this](const FindCommand &command) {
        if (!command.page.isEmpty())
            showPage(command.page);
        command.run();
    });
    connect(m_find, &FindPopup::placeChosen, this,
            [this](const QStringList &links, const QString &plan, const WhyLink &figure) {
                for (const QString &link : links)
                    go(link);
                if (!plan.isEmpty())
                    showWhy(plan, figure);
            });
}

/// The pages that nobody has seen yet are made while the popup is open already, so that their commands are found, too.
void MainWindow::openFind()
{
    m_find->open();
    QTimer::singleShot(0, this, &MainWindow::makeNextPage);
}

void MainWindow::makeNextPage()
{
    const QStringList ids = pageIds();
    const auto next =
        std::find_if(ids.begin(), ids.end(), [this](const QString &id) { return m_pages.value(id) == nullptr; });
    if (next == ids.end() || !m_find->isVisible())
        return;
    pageOf(*next);
    m_find->refresh();
    QTimer::singleShot(0, this, &MainWindow::makeNextPage);
}

FindCommands MainWindow::readCommands() const
{
    m_commands->updateHere();
    std::vector<std::pair<QString, const QWidget *>> pages;
    for (const QString &id : pageIds())
        pages.emplace_back(id, m_pages.value(id));
    return {*this, pages};
}

void MainWindow::showWhy(const QString &plan, const WhyLink &figure)
{
    const auto results = m_session.results();
    if (!results)
        return;
    for (std::size_t i = 0; i < results->plans.size(); ++i) {
        if (!results->plans[i] || fromUtf8(results->plans[i]->planId) != plan)
            continue;
        const auto why = followLink(results->scenarios[i], *results->plans[i], figure);
        if (!why)
            return;
        if (m_compact.value_or(false))
            m_why->setFloatingOver(true);
        m_why->answerWith(*why);
    }
}

/// Why has formula, meaning and definition of the number with the focus; where there is none, the keys are listed.
void MainWindow::helpOnNumber()
{
    if (whyOf(QApplication::focusWidget()))
        Q_EMIT m_commands->whyRequested();
    else
        showKeyboardMap();
}

/// Takes back what was typed and not committed; else closes the Why that floats over the page.
void MainWindow::cancel()
{
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (field != nullptr && field->isModified()) {
        while (field->isUndoAvailable())
            field->undo();
        field->setModified(false);
    } else if (m_why->isFloating() && m_why->isVisible()) {
        m_why->hide();
    }
}

void MainWindow::showKeyboardMap()
{
    auto *map = new KeyboardMap(readCommands(), this);
    map->open();
}

} // namespace gpufolio::ui
