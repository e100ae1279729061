// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"
#include "support/calendar.h"

#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace gpufolio::ui
{

/// A workload that somebody makes: a name, a GPU and when how many are needed.
struct NewWorkload {
    QString name;
    std::string accelerator; ///< canonical model
    Demand demand;
};

enum class DemandPattern { Always, ByMonth, OfficeHours };

/// So many GPUs at all hours, in each month of the horizon, or Monday to Friday from 8 to 18.
Demand demandOf(DemandPattern pattern, std::int64_t gpus, int months);
/// The values of a week: so many from Monday to Friday, 8 to 18, and none else.
std::vector<Decimal> officeWeek(Decimal gpus);

/// Calendar and horizon of a project; next year in UTC while it has none.
Calendar projectCalendar(const Inputs &inputs);
Period horizonOf(const Inputs &inputs);

/// The GPU that most workloads of the project run on, else that of its first offer, else the H100.
std::string usualAccelerator(const ProjectSession &session);

/// Adds workloads as one undo step. Each runs on the offer that chooseOffer() takes for its GPU among the project's own
/// and those of the price book; without one it only names the GPU. An empty project becomes one of next year.
/// @return their ids
QStringList addWorkloads(ProjectSession &session, const QString &step, const std::vector<NewWorkload> &workloads);

/// A copy right behind the original, as one undo step. @return its id; empty when there is no such workload
QString duplicateWorkload(ProjectSession &session, const QString &id);
/// One undo step.
void removeWorkload(ProjectSession &session, const QString &id);
/// Moves a workload to another id. @return false when it is empty or taken
bool renameWorkloadId(ProjectSession &session, const QString &id, const QString &newId);

} // namespace gpufolio::ui
