// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_needs.h"

namespace gpufolio::ui
{

WorkloadsNeeds::WorkloadsNeeds(ProjectSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    connect(&m_session, &ProjectSession::projectOpened, this, [this] { setWorkload({}); });
}

void WorkloadsNeeds::setWorkload(const QString &workloadId)
{
    m_workload = workloadId;
}

} // namespace gpufolio::ui
