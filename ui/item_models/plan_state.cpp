// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/plan_state.h"

#include "i18n/number_format.h"

#include <algorithm>

namespace gpufolio::ui
{

ScenarioSet withExplicitPlans(ScenarioSet set)
{
    if (!set.plans.empty())
        return set;
    Plan plan = scenarios(set).front().plan;
    plan.commitments.clear();
    std::vector<CommitmentPurchase> held;
    for (CommitmentPurchase &purchase : set.inputs.commitments)
        (purchase.held ? held : plan.commitments).push_back(std::move(purchase));
    set.inputs.commitments = std::move(held);
    set.plans.push_back(std::move(plan));
    return set;
}

PlanState PlanState::of(const ProjectSession &session)
{
    PlanState state;
    state.set = withExplicitPlans(session.scenarioSet());
    state.results = session.results();
    state.view = session.view();
    state.isStale = session.isComputing() || !state.results || state.results->revision != session.revision();
    const std::string id = session.activePlan().toStdString();
    for (std::size_t i = 0; i < state.set.plans.size(); ++i)
        if (state.set.plans[i].id == id)
            state.active = i;
    return state;
}

std::optional<std::size_t> PlanState::resultIndex(std::size_t plan) const
{
    if (!results || plan >= set.plans.size())
        return std::nullopt;
    const auto &all = results->scenarios;
    const auto found = std::find_if(all.begin(), all.end(), [this, plan](const Scenario &scenario) {
        return scenario.plan.id == set.plans[plan].id;
    });
    if (found == all.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - all.begin());
}

const PlanResult *PlanState::result(std::size_t plan) const
{
    const std::optional<std::size_t> index = resultIndex(plan);
    return index && results->plans[*index] ? &*results->plans[*index] : nullptr;
}

const Scenario *PlanState::scenario(std::size_t plan) const
{
    const std::optional<std::size_t> index = resultIndex(plan);
    return index && results->plans[*index] ? &results->scenarios[*index] : nullptr;
}

Diagnostics PlanState::errors(std::size_t plan) const
{
    const std::optional<std::size_t> index = resultIndex(plan);
    return index ? results->errors[*index] : Diagnostics();
}

const Inputs &PlanState::inputs() const
{
    if (const std::optional<std::size_t> index = resultIndex(active))
        return results->scenarios[*index].inputs;
    return set.inputs;
}

QString nameOf(const Plan &plan)
{
    return fromUtf8(plan.name.empty() ? plan.id : plan.name);
}

} // namespace gpufolio::ui
