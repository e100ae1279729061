// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace gpufolio::ui
{

class ProjectSession;

/// Project ▾: new, open, recent, save a copy. Says what was chosen; the window does it.
class ProjectMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ProjectMenu(ProjectSession &session, QWidget *parent = nullptr);

    void setRecentFiles(const QStringList &paths);

Q_SIGNALS:
    void newRequested();
    void exampleRequested();
    void openRequested();
    void fileRequested(const QString &path);
    void copyRequested();
    void handOverRequested();
    void nameVersionRequested();
    void versionsRequested();
    void reportRequested();
    void quitRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillRecent();
    void retranslate();

    QAction *m_new;
    QAction *m_open;
    QMenu *m_recent;
    QStringList m_recentFiles;
    QAction *m_example;
    QAction *m_nameVersion;
    QAction *m_versions;
    QAction *m_copy;
    QAction *m_handOver;
    QAction *m_report;
    QAction *m_quit;
};

} // namespace gpufolio::ui
