// SPDX-License-Identifier: GPL-3.0-or-later
#include "project_actions.h"

#include "dialogs/name_version_dialog.h"
#include "dialogs/versions_dialog.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "project/project_file.h"
#include "session/known_file.h"
#include "session/project_paths.h"
#include "widgets/notice_area.h"

#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QStandardPaths>
#include <QStatusBar>

namespace gpufolio::ui
{

namespace
{

/// An empty project: next calendar year, hour by hour, in dollars.
ScenarioSet emptyScenario(const QString &name)
{
    ScenarioSet set;
    const int year = QDate::currentDate().year() + 1;
    const auto start = Calendar::utc().startOf(YearMonth{year, 1});
    set.inputs.name = name.toStdString();
    set.inputs.currency = Currency::of("USD");
    set.inputs.start = start;
    set.inputs.hours = Calendar::utc().startOf(YearMonth{year + 1, 1}) - start;
    return set;
}

/// "2026-11-30 17:05:31" of the clock on the wall.
QString timeText(const std::string &utc)
{
    const QDateTime time = QDateTime::fromString(fromUtf8(utc), Qt::ISODate);
    return time.isValid() ? time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) : fromUtf8(utc);
}

QString documentsFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo::exists(documents) ? documents : QDir::homePath();
}

} // namespace

ProjectActions::ProjectActions(ProjectSession &session, NoticeArea &notices, QWidget *window)
    : QObject(window), m_session(session), m_notices(notices), m_window(window)
{
    connect(&m_session, &ProjectSession::projectOpened, this, &ProjectActions::noticeOpened);
    connect(&m_session, &ProjectSession::editRefused, this, &ProjectActions::noticeRefused);
    connect(&m_session, &ProjectSession::savedChanged, this, &ProjectActions::noticeSaved);
    connect(&m_session, &ProjectSession::resultsChanged, this, &ProjectActions::noticeResults);
}

void ProjectActions::startEmpty()
{
    m_session.startNew(emptyScenario(tr("New project")));
}

void ProjectActions::openExample()
{
    report(QStringLiteral("open"), tr("The worked example can't be opened. What was open stays open."),
           m_session.openExample());
}

void ProjectActions::openFile(const QString &path)
{
    report(QStringLiteral("open"), tr("%1 can't be opened. What was open stays open.").arg(QFileInfo(path).fileName()),
           m_session.openFile(path));
}

void ProjectActions::openFiles(const QStringList &paths)
{
    const QString id = QStringLiteral("files");
    m_notices.hideNotice(id);
    const KnownFiles files = recogniseFiles(paths);
    QStringList lines;
    if (files.opened.size() > 1) {
        for (const KnownFile &file : files.opened)
            lines += QFileInfo(file.path).fileName();
        m_notices.showNotice(
            id,
            tr("One project or scenario can be open at a time, and %Ln were given. Nothing was opened; "
               "choose one of them.",
               nullptr, static_cast<int>(lines.size())),
            lines.join(QLatin1Char('\n')));
        return;
    }
    if (!files.refused.empty()) {
        for (const KnownFile &file : files.refused)
            lines += file.found;
        lines += acceptedFiles();
        m_notices.showNotice(id,
                             files.refused.size() == 1
                                 ? tr("%1 can't be opened. What was open stays open.")
                                       .arg(QFileInfo(files.refused.front().path).fileName())
                                 : tr("%Ln files can't be opened.", nullptr, static_cast<int>(files.refused.size())),
                             lines.join(QLatin1Char('\n')));
    }
    if (!files.opened.empty())
        openFile(files.opened.front().path);
    if (!files.prices.empty() && m_session.isReadOnly()) {
        m_notices.showNotice(id, tr("The prices were not imported: this project is open in another window, so here it "
                                    "can only be read. Close the other window and open the project again."));
        return;
    }
    for (const KnownFile &file : files.prices)
        Q_EMIT pricesRequested(file.path);
}

void ProjectActions::setRecentFiles(const QStringList &paths)
{
    m_recentFiles = paths;
    Q_EMIT recentFilesChanged();
}

void ProjectActions::chooseFile()
{
    const QStringList paths =
        QFileDialog::getOpenFileNames(m_window, tr("Open"), documentsFolder(),
                                      tr("Projects, scenarios and price tables (*.gpufolio *.json *.csv *.tsv)") +
                                          QStringLiteral(";;") + tr("All files (*)"));
    if (!paths.isEmpty())
        openFiles(paths);
}

void ProjectActions::chooseCopy()
{
    const QString name = fromUtf8(m_session.scenarioSet().inputs.name);
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Save a copy"), documentsFolder() + QLatin1Char('/') + name + QString::fromUtf16(projectSuffix),
        tr("Project (*.gpufolio)") + QStringLiteral(";;") + tr("Scenario (*.json)"));
    if (path.isEmpty())
        return;
    const Status saved = m_session.saveCopy(path);
    report(QStringLiteral("copy"), tr("The copy was not written."), saved ? Diagnostics() : Diagnostics{saved.error()});
}

void ProjectActions::chooseHandOver()
{
    const QString ending = QStringLiteral(".json");
    QString path = QFileDialog::getSaveFileName(m_window, tr("Hand over"), handOverPath(), tr("Scenario (*.json)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(ending, Qt::CaseInsensitive))
        path += ending;
    const Status written = m_session.handOver(path);
    const QString id = QStringLiteral("handOver");
    if (written)
        m_notices.showNotice(id, tr("%1 can be given away: inputs, plans and the prices they use are in this one file.")
                                     .arg(QDir::toNativeSeparators(path)));
    else
        report(id, tr("The file was not written."), {written.error()});
}

void ProjectActions::askForVersionName()
{
    const auto versions = versionsOf(m_session);
    const std::size_t next = versions ? versions->size() + 1 : 1;
    auto *dialog = new NameVersionDialog(tr("Version %1").arg(next), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QString name = dialog->name();
        const Status kept = keepVersion(m_session, name);
        report(QStringLiteral("version"), tr("The version was not kept."),
               kept ? Diagnostics() : Diagnostics{kept.error()});
        if (kept)
            sayInPassing(tr("“%1” is kept; Project, Versions leads back to it.").arg(name));
    });
    dialog->open();
}

void ProjectActions::showVersions()
{
    auto *dialog = new VersionsDialog(m_session, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &VersionsDialog::happened, this, &ProjectActions::sayInPassing);
    dialog->open();
}

void ProjectActions::sayInPassing(const QString &text)
{
    constexpr int milliseconds = 10'000;
    if (auto *window = qobject_cast<QMainWindow *>(m_window))
        window->statusBar()->showMessage(text, milliseconds);
}

QString ProjectActions::handOverPath() const
{
    QString name = fromUtf8(m_session.scenarioSet().inputs.name);
    name = QFileInfo(projectPath(name, 1)).completeBaseName(); // without what file systems refuse
    return documentsFolder() + QLatin1Char('/') + name + QStringLiteral(".json");
}

bool ProjectActions::mayClose()
{
    if (m_session.isReadOnly() || m_session.flush())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Not saved"),
                    tr("Your last changes are not on disk: %1").arg(modelText(m_session.saveError())),
                    QMessageBox::NoButton, m_window);
    QPushButton *copy = box.addButton(tr("Save a copy…"), QMessageBox::AcceptRole);
    QPushButton *close = box.addButton(tr("Close without them"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == copy)
        chooseCopy();
    return box.clickedButton() == close;
}

void ProjectActions::report(const QString &notice, const QString &what, const Diagnostics &findings)
{
    if (findings.empty())
        m_notices.hideNotice(notice);
    else
        m_notices.showNotice(notice, what, modelText(findings));
}

void ProjectActions::noticeOpened()
{
    m_notices.hideNotice(QStringLiteral("open"));
    noticeReadOnly();
    noticeUncleanEnd();
}

void ProjectActions::noticeReadOnly()
{
    const QString id = QStringLiteral("readOnly");
    if (!m_session.isReadOnly())
        m_notices.hideNotice(id);
    else if (m_notices.text(id).isEmpty())
        m_notices.showNotice(
            id, tr("This project is open in another window. Here you can read it, not change it. Close the "
                   "other window and open the project again to edit it."));
}

/// The notice may have been closed since.
void ProjectActions::noticeRefused()
{
    noticeReadOnly();
    sayInPassing(tr("Not changed: another window has the project open."));
}

/// What a kill or a power cut took, if anything.
void ProjectActions::noticeUncleanEnd()
{
    const QString id = QStringLiteral("uncleanEnd");
    const auto file = m_session.projectFile();
    if (!file || !file->uncleanEnd()) {
        m_notices.hideNotice(id);
        return;
    }
    const UncleanEnd &end = *file->uncleanEnd();
    if (end.unsavedSince.empty())
        m_notices.showNotice(id,
                             tr("Gpufolio ended without closing this project last time. It is as it was saved at %1; "
                                "of what you did in the second before the end, something may be missing.")
                                 .arg(timeText(end.lastSaved)));
    else
        m_notices.showNotice(id, tr("Gpufolio ended without closing this project last time, and could not write to it "
                                    "since %2 (a full disk, or a folder that was gone). It is as it was saved at %1; "
                                    "what you changed after that is lost.")
                                     .arg(timeText(end.lastSaved), timeText(end.unsavedSince)));
}

void ProjectActions::noticeSaved()
{
    const QString id = QStringLiteral("save");
    const Error error = m_session.saveError();
    if (error.what.empty())
        m_notices.hideNotice(id);
    else if (m_notices.text(id).isEmpty())
        m_notices.showNotice(
            id,
            m_session.path().isEmpty()
                ? tr("This project is not on disk. It is kept here while the window is open; Project, Save a copy "
                     "writes it to another place.")
                : tr("Your last change is not on disk. It is kept here, and every few seconds writing is tried again; "
                     "Project, Save a copy writes it to another place."),
            modelText(error));
}

void ProjectActions::noticeResults()
{
    Diagnostics findings;
    QStringList plans;
    if (const auto results = m_session.results()) {
        for (std::size_t i = 0; i < results->errors.size(); ++i) {
            if (results->errors[i].empty())
                continue;
            plans += fromUtf8(results->scenarios[i].plan.name);
            for (const Error &error : results->errors[i]) {
                if (std::find(findings.begin(), findings.end(), error) == findings.end())
                    findings.push_back(error);
            }
        }
    }
    report(QStringLiteral("results"), tr("Could not be computed: %1.").arg(plans.join(QStringLiteral(", "))), findings);
}

} // namespace gpufolio::ui
