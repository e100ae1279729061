// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why.h"
#include "session/project_session.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;

namespace gpufolio::ui
{

/// The open project in a few lines: verdict, and each plan with its cost, the difference to the first and what it
/// signs.
class StartProjectCard : public QFrame
{
    Q_OBJECT

public:
    explicit StartProjectCard(ProjectSession &session, QWidget *parent = nullptr);

Q_SIGNALS:
    void plansRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void update();
    void clearRows();
    void addHeader();
    void addRow(int row, const ComparedPlan &plan, const Scenario &scenario);
    void addText(int row, int column, const QString &text, bool muted = false);
    void addFigure(int row, int column, const QString &text, const QString &toolTip, const Why &why);

    ProjectSession &m_session;
    QLabel *m_name;
    QLabel *m_verdict;
    QWidget *m_table;
    QGridLayout *m_rows;
    QPushButton *m_open;
};

} // namespace gpufolio::ui
