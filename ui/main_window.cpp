// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "file_drop.h"
#include "find/find_popup.h"
#include "i18n/language.h"
#include "i18n/number_format.h"
#include "layout_memory.h"
#include "page_table.h"
#include "pages/prices_page.h"
#include "project_actions.h"
#include "project_menu.h"
#include "status_line.h"
#include "theme/theme.h"
#include "top_bar.h"
#include "what_if_bar.h"
#include "why_dock.h"
#include "widgets/notice_area.h"
#include "window_commands.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr int lowHeight = 640;        ///< lower, the what-if folds into its line
constexpr int windowStateVersion = 1; ///< grows when docks or tool bars get other names

std::vector<PageEntry> navigationEntries()
{
    std::vector<PageEntry> entries;
    for (const PageMaker &page : allPages())
        entries.push_back(page.entry);
    return entries;
}

void focusFirstIn(const QWidget &pane)
{
    for (QWidget *child : pane.findChildren<QWidget *>()) {
        if ((child->focusPolicy() & Qt::TabFocus) != 0 && child->isVisibleTo(&pane) && child->isEnabled()) {
            child->window()->setAttribute(Qt::WA_KeyboardFocusChange); // the focus is shown, as after Tab
            child->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace

MainWindow::MainWindow(ProjectSession &session, WindowSettings &settings, QWidget *parent)
    : QMainWindow(parent), m_session(session), m_settings(settings), m_menu(new ProjectMenu(session, this)),
      m_why(new WhyDock(session, this)), m_topBar(new TopBar(session, m_menu, m_why->toggleViewAction(), this)),
      m_navigation(new Navigation(navigationEntries(), this)), m_notices(new NoticeArea(this)),
      m_stack(new QStackedWidget(this)), m_whatIf(new WhatIfBar(session, this)),
      m_actions(new ProjectActions(session, *m_notices, this)), m_commands(new WindowCommands(session, *this)),
      m_find(new FindPopup(
          session, [this] { return readCommands(); }, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(640, 420);
    resize(1440, 900);
    setMenuWidget(m_topBar);
    addDockWidget(Qt::RightDockWidgetArea, m_why);
    setStatusBar(new StatusLine(session, this));

    auto *centre = new QWidget(this);
    auto *beside = new QVBoxLayout;
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(0);
    beside->addWidget(m_notices);
    beside->addWidget(m_stack, 1);
    beside->addWidget(m_whatIf);
    auto *layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_navigation);
    layout->addLayout(beside, 1);
    setCentralWidget(centre);

    connectMenu();
    connectFrame();
    connectCommands();
    if (!m_settings.geometry.isEmpty())
        restoreGeometry(m_settings.geometry);
    restoreState(m_settings.windowState, windowStateVersion);
    adaptToWidth();
    retranslate();
}

void MainWindow::connectMenu()
{
    m_menu->setRecentFiles(m_settings.recentFiles);
    m_actions->setRecentFiles(m_settings.recentFiles);
    connect(new FileDrop(this), &FileDrop::dropped, m_actions, &ProjectActions::openFiles);
    connect(m_actions, &ProjectActions::pricesRequested, this, &MainWindow::importPrices);
    connect(m_menu, &ProjectMenu::newRequested, this, [this] {
        m_actions->startEmpty();
        showPage(QStringLiteral("start"));
    });
    connect(m_menu, &ProjectMenu::exampleRequested, m_actions, &ProjectActions::openExample);
    connect(m_menu, &ProjectMenu::openRequested, m_actions, &ProjectActions::chooseFile);
    connect(m_menu, &ProjectMenu::fileRequested, m_actions, &ProjectActions::openFile);
    connect(m_menu, &ProjectMenu::copyRequested, m_actions, &ProjectActions::chooseCopy);
    connect(m_menu, &ProjectMenu::handOverRequested, m_actions, &ProjectActions::chooseHandOver);
    connect(m_menu, &ProjectMenu::nameVersionRequested, m_actions, &ProjectActions::askForVersionName);
    connect(m_menu, &ProjectMenu::versionsRequested, m_actions, &ProjectActions::showVersions);
    connect(m_menu, &ProjectMenu::reportRequested, this, [this] { showPage(QStringLiteral("reports")); });
    connect(m_menu, &ProjectMenu::quitRequested, this, &QWidget::close);
    addActions(m_menu->actions()); // so that their keys work while the menu is closed
}

void MainWindow::connectFrame()
{
    connect(m_navigation, &Navigation::pageChosen, this, &MainWindow::showPage);
    connect(m_topBar, &TopBar::pricesRequested, this, [this] { showPage(QStringLiteral("prices")); });
    connect(&m_session, &ProjectSession::whatIfChanged, this, &MainWindow::showWhatIfBar);
    connect(m_why, &WhyDock::goRequested, this, &MainWindow::go);
    connect(m_topBar, &TopBar::themeToggled, this, &MainWindow::toggleTheme);
    connect(&m_session, &ProjectSession::projectOpened, this, &MainWindow::rememberProject);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &MainWindow::retranslate);
    connect(&m_session, &ProjectSession::viewChanged, this, [this] {
        constexpr std::array periods = {"month", "quarter", "fiscalYear"};
        const ViewSettings &view = m_session.view();
        m_settings.view =
            view.view == ViewSettings::View::Billed ? QStringLiteral("billed") : QStringLiteral("amortised");
        m_settings.period = QLatin1String(periods[static_cast<std::size_t>(view.period)]);
    });
    connect(m_why->toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        if (!m_compact.value_or(false))
            m_settings.whyShown = shown;
        else if (shown)
            m_why->setFloatingOver(true);
    });
}

QStringList MainWindow::pageIds()
{
    QStringList ids;
    for (const PageMaker &page : allPages())
        ids += page.entry.id;
    return ids;
}

void MainWindow::showPage(const QString &id)
{
    QWidget *page = pageOf(id);
    const QWidget *focus = focusWidget();
    const bool wasInPage = focus == nullptr || m_stack->isAncestorOf(focus);
    m_stack->setCurrentWidget(page);
    if (wasInPage && (focus == nullptr || !page->isAncestorOf(focus)))
        focusFirstIn(*page);
    m_navigation->setCurrent(id);
    m_commands->setPage(page);
    showWhatIfBar();
}

QWidget *MainWindow::pageOf(const QString &id)
{
    QWidget *&page = m_pages[id];
    if (page == nullptr) {
        page = makePage(id);
        m_stack->addWidget(page);
    }
    return page;
}

QString MainWindow::currentPage() const
{
    return m_pages.key(m_stack->currentWidget());
}

void MainWindow::openFile(const QString &path)
{
    m_actions->openFiles({path});
}

void MainWindow::importPrices(const QString &path)
{
    showPage(QStringLiteral("prices"));
    qobject_cast<PricesPage *>(m_pages.value(QStringLiteral("prices")))->importFile(path);
}

void MainWindow::openExample()
{
    m_actions->openExample();
}

bool MainWindow::go(const QString &link)
{
    const QString id = link.section(QLatin1Char('/'), 0, 0);
    if (!pageIds().contains(id))
        return false;
    showPage(id);
    const QString target = link.section(QLatin1Char('/'), 1);
    auto *page = dynamic_cast<Page *>(m_pages.value(id));
    return target.isEmpty() || (page != nullptr && page->reveal(target));
}

QWidget *MainWindow::makePage(const QString &id)
{
    const auto &pages = allPages();
    const auto maker =
        std::find_if(pages.begin(), pages.end(), [&id](const PageMaker &page) { return page.entry.id == id; });
    QWidget *made = (maker != pages.end() ? *maker : pages.front())
                        .make({m_session, *m_actions, [this](const QString &link) { go(link); }}, this);
    for (auto *view : made->findChildren<QAbstractItemView *>())
        view->setTabKeyNavigation(false); // arrows move in a table, Tab leaves it
    const QByteArray layout = m_settings.pageLayouts.value(id).toByteArray();
    restoreLayout(*made, layout);
    if (auto *page = dynamic_cast<Page *>(made); page != nullptr)
        page->restoreLayoutState(layout);
    return made;
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_settings.language = languageName(currentLanguage());
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    adaptToWidth();
    const bool low = height() < lowHeight;
    if (m_low != low) {
        m_low = low;
        m_whatIf->setFolded(low);
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_actions->mayClose()) {
        event->ignore();
        return;
    }
    m_settings.geometry = saveGeometry();
    m_settings.windowState = saveState(windowStateVersion);
    for (auto page = m_pages.cbegin(); page != m_pages.cend(); ++page) {
        const auto *shown = dynamic_cast<const Page *>(page.value());
        const QByteArray own = shown == nullptr ? QByteArray() : shown->layoutState();
        m_settings.pageLayouts.insert(page.key(), own.isEmpty() ? savedLayout(*page.value()) : own);
    }
    m_settings.save();
    QMainWindow::closeEvent(event);
}

/// Keys of the page that nothing in it took: they work from anywhere on it.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (!m_commands->runHere(*event))
        QMainWindow::keyPressEvent(event);
}

void MainWindow::adaptToWidth()
{
    const bool compact = width() < compactWidth;
    if (m_compact == compact)
        return;
    m_compact = compact;
    m_navigation->setCompact(compact);
    m_topBar->setCompact(compact);
    m_why->setVisible(false);
    m_why->setFloatingOver(false);
    m_why->setVisible(!compact && m_settings.whyShown);
}

/// The sliders stand where figures of plans are; on other pages only while an overlay is on.
void MainWindow::showWhatIfBar()
{
    const QString page = currentPage();
    const bool decides =
        page == QLatin1String("plans") || page == QLatin1String("compare") || page == QLatin1String("reports");
    m_whatIf->setVisible(decides || !m_session.whatIf().isNothing());
}

void MainWindow::toggleTheme()
{
    const Theme theme = currentTheme() == Theme::Light ? Theme::Dark : Theme::Light;
    applyTheme(*qApp, theme);
    m_settings.theme = theme == Theme::Light ? QStringLiteral("light") : QStringLiteral("dark");
}

/// Navigation, page, what-if, Why, top bar, and again.
void MainWindow::focusNextPane()
{
    std::vector<QWidget *> panes = {m_navigation, m_stack->currentWidget()};
    for (QWidget *pane : std::initializer_list<QWidget *>{m_whatIf, m_why, m_topBar}) {
        if (pane->isVisible())
            panes.push_back(pane);
    }
    const QWidget *focused = QApplication::focusWidget();
    const auto now = std::find_if(panes.begin(), panes.end(), [focused](const QWidget *pane) {
        return pane != nullptr && focused != nullptr && pane->isAncestorOf(focused);
    });
    const auto next = now == panes.end() || now + 1 == panes.end() ? panes.begin() : now + 1;
    focusFirstIn(**next);
}

void MainWindow::rememberProject()
{
    m_settings.lastProject = m_session.path();
    m_settings.remember(m_session.path());
    m_settings.save();
    m_menu->setRecentFiles(m_settings.recentFiles);
    m_actions->setRecentFiles(m_settings.recentFiles);
}

void MainWindow::retranslate()
{
    QString project = fromUtf8(m_session.scenarioSet().inputs.name);
    if (m_session.isReadOnly())
        project = tr("%1 (read-only)").arg(project);
    setWindowTitle(project.isEmpty() ? QStringLiteral("Gpufolio") : project + QStringLiteral(" — Gpufolio"));
}

} // namespace gpufolio::ui
