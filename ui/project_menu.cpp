// SPDX-License-Identifier: GPL-3.0-or-later
#include "project_menu.h"

#include "session/project_session.h"
#include "session/recent_files.h"

#include <QEvent>

namespace gpufolio::ui
{

namespace
{

QAction *addNamed(QMenu *menu, const char *name, const QKeySequence &key = {})
{
    auto *action = new QAction(menu);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    menu->addAction(action);
    return action;
}

} // namespace

ProjectMenu::ProjectMenu(ProjectSession &session, QWidget *parent)
    : QMenu(parent), m_new(addNamed(this, "newProject")),
      m_open(addNamed(this, "openProject", QKeySequence(Qt::CTRL | Qt::Key_O))), m_recent(addMenu(QString())),
      m_example(addNamed(this, "openExample")), m_nameVersion(nullptr), m_versions(nullptr), m_copy(nullptr),
      m_handOver(nullptr), m_report(nullptr), m_quit(nullptr)
{
    setObjectName(QStringLiteral("projectMenu"));
    m_recent->setObjectName(QStringLiteral("recentMenu"));
    addSeparator();
    m_nameVersion = addNamed(this, "nameVersion", QKeySequence(Qt::CTRL | Qt::Key_S));
    m_versions = addNamed(this, "versions");
    addSeparator();
    m_copy = addNamed(this, "saveCopy", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    m_handOver = addNamed(this, "handOver");
    m_report = addNamed(this, "saveReport", QKeySequence(Qt::CTRL | Qt::Key_E));
    addSeparator();
    m_quit = addNamed(this, "quit", QKeySequence(Qt::CTRL | Qt::Key_Q));
    connect(m_new, &QAction::triggered, this, &ProjectMenu::newRequested);
    connect(m_open, &QAction::triggered, this, &ProjectMenu::openRequested);
    connect(m_example, &QAction::triggered, this, &ProjectMenu::exampleRequested);
    connect(m_nameVersion, &QAction::triggered, this, &ProjectMenu::nameVersionRequested);
    connect(m_versions, &QAction::triggered, this, &ProjectMenu::versionsRequested);
    connect(m_copy, &QAction::triggered, this, &ProjectMenu::copyRequested);
    connect(m_handOver, &QAction::triggered, this, &ProjectMenu::handOverRequested);
    connect(m_report, &QAction::triggered, this, &ProjectMenu::reportRequested);
    connect(m_quit, &QAction::triggered, this, &ProjectMenu::quitRequested);
    m_recent->setToolTipsVisible(true);
    connect(m_recent, &QMenu::aboutToShow, this, &ProjectMenu::fillRecent);
    const auto updateReport = [this, &session] {
        const auto results = session.results();
        m_report->setEnabled(results && results->comparison);
    };
    connect(&session, &ProjectSession::resultsChanged, this, updateReport);
    connect(&session, &ProjectSession::projectOpened, this, [this, &session] {
        m_nameVersion->setEnabled(!session.path().isEmpty() && !session.isReadOnly()); // the notice area says why not
    });
    updateReport();
    retranslate();
}

void ProjectMenu::setRecentFiles(const QStringList &paths)
{
    m_recentFiles = paths;
    m_recent->menuAction()->setVisible(!paths.isEmpty());
    fillRecent();
}

/// A file that is gone stays in the list, greyed: a disk may be plugged in again.
void ProjectMenu::fillRecent()
{
    m_recent->clear();
    for (const QString &path : std::as_const(m_recentFiles)) {
        QAction *action =
            m_recent->addAction(recentFileName(path, m_recentFiles).replace(QLatin1Char('&'), QLatin1String("&&")));
        const QString missing = whyNotOpened(path);
        if (!missing.isEmpty())
            action->setText(tr("%1 – not found").arg(action->text()));
        action->setEnabled(missing.isEmpty());
        action->setToolTip(missing.isEmpty() ? path : path + QLatin1Char('\n') + missing);
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT fileRequested(path); });
    }
}

void ProjectMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

void ProjectMenu::retranslate()
{
    m_new->setText(tr("New"));
    m_open->setText(tr("Open…"));
    m_recent->setTitle(tr("Recent"));
    m_example->setText(tr("Worked example"));
    m_nameVersion->setText(tr("Name this version…"));
    m_versions->setText(tr("Versions…"));
    m_copy->setText(tr("Save a copy…"));
    m_handOver->setText(tr("Hand over…"));
    m_handOver->setStatusTip(tr("One file with inputs, plans and the prices they use; it computes the same anywhere."));
    m_report->setText(tr("Report…"));
    fillRecent();
    m_quit->setText(tr("Quit"));
}

} // namespace gpufolio::ui
