// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QObject>

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

    // These ask for a file first.
    void chooseFile();
    void chooseCopy();
    void chooseHandOver();
    void askForVersionName();
    void showVersions();

    /// Everything is on disk, or the user closes anyway.
    bool mayClose();

private:
    QString handOverPath() const;
    void report(const QString &notice, const QString &what, const Diagnostics &findings);
    /// Says in the status line for a while what was done.
    void sayInPassing(const QString &text);
    void noticeOpened();
    void noticeSaved();
    void noticeResults();

    ProjectSession &m_session;
    NoticeArea &m_notices;
    QWidget *m_window;
};

} // namespace gpufolio::ui
