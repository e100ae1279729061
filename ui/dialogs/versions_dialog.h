// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_versions.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace gpufolio::ui
{

/// The named versions of the open project, newest first: go back to one, open one as a project of its own, rename,
/// delete.
class VersionsDialog : public QDialog
{
    Q_OBJECT

public:
    VersionsDialog(ProjectSession &session, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Something was done that closed the dialog: what, in a sentence.
    void happened(const QString &sentence);

private:
    void fill();
    void updateButtons();
    std::optional<VersionInfo> chosen() const;
    void goBack();
    void openAsNew();
    void rename(const QTreeWidgetItem *item);
    void remove();
    /// Says why something was not done.
    void say(const Error &error);

    ProjectSession &m_session;
    std::vector<VersionInfo> m_versions;
    QLabel *m_about;
    QTreeWidget *m_list;
    QLabel *m_problem;
    QPushButton *m_back;
    QPushButton *m_open;
    QPushButton *m_rename;
    QPushButton *m_remove;
};

} // namespace gpufolio::ui
