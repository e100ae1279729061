// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_state.h"
#include "plan/demand_profile.h"

namespace gpufolio::ui
{

/// Demand of all workloads as the open plan sees it, hour by hour; with a what-if overlay, when one is set.
struct DemandState {
    PlanState plans;
    Calendar calendar = Calendar::utc();
    std::vector<WorkloadGpus> hourly;
    Message problem; ///< why there is none; empty text = there is

    /// Computes `hourly`. Takes that of `before` when nothing has changed since.
    static DemandState of(const ProjectSession &session, const DemandState &before);

    Period horizon() const { return plans.inputs().horizon(); }
    const WorkloadGpus *of(const std::string &workload) const;
    /// Name of a workload, its id when it has none.
    QString nameOf(const std::string &workload) const;
    /// The figures of a workload in the open plan; null while there are none.
    const WorkloadResult *result(const std::string &workload, std::size_t *index = nullptr) const;
};

} // namespace gpufolio::ui
