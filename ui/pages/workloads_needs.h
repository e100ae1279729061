// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QWidget>

namespace gpufolio::ui
{

/// The tab "Needs" of a workload: what an offer must have, how many offers have it, which need removes how many, and
/// the offers that fit.
class WorkloadsNeeds : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadsNeeds(ProjectSession &session, QWidget *parent = nullptr);

    /// @param workloadId of the inputs; empty = none chosen
    void setWorkload(const QString &workloadId);

private:
    ProjectSession &m_session;
    QString m_workload;
};

} // namespace gpufolio::ui
