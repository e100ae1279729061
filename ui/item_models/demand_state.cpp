// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/demand_state.h"

#include "i18n/number_format.h"
#include "session/new_workload.h"

#include <algorithm>

namespace gpufolio::ui
{

DemandState DemandState::of(const ProjectSession &session, const DemandState &before)
{
    DemandState state;
    state.plans = PlanState::of(session);
    const PlanState &plans = state.plans;
    if (plans.results && plans.results == before.plans.results && plans.active == before.plans.active) {
        state.calendar = before.calendar;
        state.hourly = before.hourly;
        state.problem = before.problem;
        return state;
    }
    const Inputs &inputs = plans.inputs();
    state.calendar = projectCalendar(inputs);
    std::vector<std::string> offers(inputs.workloads.size());
    for (std::size_t i = 0; i < offers.size(); ++i) {
        if (const WorkloadResult *result = state.result(inputs.workloads[i].id))
            offers[i] = result->offer;
    }
    auto hourly = hourlyGpus(inputs, state.calendar, offers);
    if (hourly)
        state.hourly = std::move(*hourly);
    else
        state.problem = hourly.error().what;
    return state;
}

const WorkloadGpus *DemandState::of(const std::string &workload) const
{
    const auto found = std::find_if(hourly.begin(), hourly.end(),
                                    [&workload](const WorkloadGpus &one) { return one.workload == workload; });
    return found == hourly.end() ? nullptr : &*found;
}

QString DemandState::nameOf(const std::string &workload) const
{
    for (const Workload &one : plans.inputs().workloads) {
        if (one.id == workload && !one.name.empty())
            return fromUtf8(one.name);
    }
    return fromUtf8(workload);
}

const WorkloadResult *DemandState::result(const std::string &workload, std::size_t *index) const
{
    const PlanResult *of = plans.hasPlans() ? plans.result(plans.active) : nullptr;
    if (of == nullptr)
        return nullptr;
    const auto found = std::find_if(of->workloads.begin(), of->workloads.end(),
                                    [&workload](const WorkloadResult &one) { return one.id == workload; });
    if (found == of->workloads.end())
        return nullptr;
    if (index != nullptr)
        *index = static_cast<std::size_t>(found - of->workloads.begin());
    return &*found;
}

} // namespace gpufolio::ui
