// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gpufolio::ui
{

class ProjectSession;

/// The projects that were open lately, newest first, without the one that is open now. One that is gone is greyed and
/// says why.
class StartRecentFiles : public QWidget
{
    Q_OBJECT

public:
    explicit StartRecentFiles(ProjectSession &session, QWidget *parent = nullptr);

    void setFiles(const QStringList &paths);

Q_SIGNALS:
    void fileRequested(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void update();
    void addRow(const QString &path, const QStringList &all);
    void elide();

    ProjectSession &m_session;
    QStringList m_files;
    QLabel *m_title;
    QVBoxLayout *m_rows;
    std::vector<QPointer<QPushButton>> m_buttons;
};

} // namespace gpufolio::ui
