// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QObject>
#include <QStringList>

namespace gpufolio::ui
{

class NoticeArea;

/// What the Project menu, the Start page and a dropped file do with files, and what is said when it fails.
class ProjectActions : public QObject
{
    Q_OBJECT

public:
    ProjectActions(ProjectSession &session, NoticeArea &notices, QWidget *window);

    void startEmpty();
    void openExample();
    /// Opens a file; what is wrong with it is shown and the old project stays.
    void openFile(const QString &path);
    /// Opens each by what stands in it: a project or a scenario, then price tables (pricesRequested()). Says which are
    /// neither, and what is accepted.
    void openFiles(const QStringList &paths);

    // These ask for a file first.
    void chooseFile();
    void chooseCopy();
    void chooseHandOver();
    void askForVersionName();
    void showVersions();

    /// Everything is on disk, or the user closes anyway.
    bool mayClose();

    const QStringList &recentFiles() const { return m_recentFiles; } ///< newest first
    void setRecentFiles(const QStringList &paths);

Q_SIGNALS:
    void pricesRequested(const QString &path);
    void recentFilesChanged();

private:
    QString handOverPath() const;
    void report(const QString &notice, const QString &what, const Diagnostics &findings);
    /// Says in the status line for a while what was done.
    void sayInPassing(const QString &text);
    void noticeOpened();
    void noticeUncleanEnd();
    void noticeReadOnly();
    void noticeRefused();
    void noticeSaved();
    void noticeResults();

    ProjectSession &m_session;
    NoticeArea &m_notices;
    QWidget *m_window;
    QStringList m_recentFiles;
};

} // namespace gpufolio::ui
