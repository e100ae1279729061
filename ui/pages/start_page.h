// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page.h"
#include "session/project_session.h"

#include <QScrollArea>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace gpufolio::ui
{

class StartRecentFiles;
class StartRulesStrip;

/// Start: the doors (worked example, plan from a number, open), the open project in short, and the rules.
class StartPage : public QScrollArea, public Page
{
    Q_OBJECT

public:
    explicit StartPage(ProjectSession &session, QWidget *parent = nullptr);

    /// "rule:KEY": focuses the field of an assumption, such as "rule:discountRate" (StartRulesStrip::fieldOf()).
    bool reveal(const QString &target) override;
    void setRecentFiles(const QStringList &paths);

Q_SIGNALS:
    void exampleRequested();
    void openRequested();
    void fileRequested(const QString &path);
    void pageRequested(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeDoor(QLabel *title, QLabel *text, QPushButton *button);
    void retranslate();

    StartRulesStrip *m_rules;
    QBoxLayout *m_doors; ///< from left to right, or from top to bottom where there is no room
    QLabel *m_exampleTitle;
    QLabel *m_exampleText;
    QPushButton *m_example;
    QLabel *m_openTitle;
    QLabel *m_openText;
    QPushButton *m_open;
    StartRecentFiles *m_recent;
};

} // namespace gpufolio::ui
