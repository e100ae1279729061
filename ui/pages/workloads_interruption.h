// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QWidget>

namespace gpufolio::ui
{

/// The tab "Interruption" of a workload: whether it may stop, its checkpoints, and what spot then costs over the
/// interval between them.
class WorkloadsInterruption : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadsInterruption(ProjectSession &session, QWidget *parent = nullptr);

    /// @param workloadId of the inputs; empty = none chosen
    void setWorkload(const QString &workloadId);

private:
    ProjectSession &m_session;
    QString m_workload;
};

} // namespace gpufolio::ui
