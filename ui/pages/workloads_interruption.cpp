// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_interruption.h"

namespace gpufolio::ui
{

WorkloadsInterruption::WorkloadsInterruption(ProjectSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    connect(&m_session, &ProjectSession::projectOpened, this, [this] { setWorkload({}); });
}

void WorkloadsInterruption::setWorkload(const QString &workloadId)
{
    m_workload = workloadId;
}

} // namespace gpufolio::ui
