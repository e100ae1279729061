// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QStatusBar>

class QLabel;

namespace gpufolio::ui
{

/// "computed in 4 ms · saved 14:02 · read-only": what the program is doing for the project, always in sight.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(ProjectSession &session, QWidget *parent = nullptr);

    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void update();
    QString computed() const;
    QString saved() const;

    ProjectSession &m_session;
    QLabel *m_text;
};

} // namespace gpufolio::ui
