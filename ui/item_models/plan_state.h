// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>

namespace gpufolio::ui
{

/// The value with a plan of its own where the file has none: what isn't held moves from the inputs into that plan. The
/// cost stays the same, and the purchases can be edited.
ScenarioSet withExplicitPlans(ScenarioSet set);

/// All that the page Plans shows, at one moment.
struct PlanState {
    ScenarioSet set;                               ///< withExplicitPlans()
    std::shared_ptr<const SessionResults> results; ///< maybe of an older value, see isStale; null before the first
    ViewSettings view;
    std::size_t active = 0; ///< the plan that is open, index into set.plans
    bool isStale = false;   ///< newer results are being computed

    static PlanState of(const ProjectSession &session);

    bool hasPlans() const { return !set.plans.empty(); }
    const Plan &activePlan() const { return set.plans[active]; }
    /// Where a plan stands in the results; nothing when they don't know it yet.
    std::optional<std::size_t> resultIndex(std::size_t plan) const;
    /// The result of a plan; null while there is none or its inputs have an error.
    const PlanResult *result(std::size_t plan) const;
    /// The scenario a result belongs to, with all offers filled in; null like result().
    const Scenario *scenario(std::size_t plan) const;
    /// What is wrong with the inputs of a plan.
    Diagnostics errors(std::size_t plan) const;
    /// The inputs with the offers of the price book, as far as they are known.
    const Inputs &inputs() const;
};

/// Name of a plan, its id when it has none.
QString nameOf(const Plan &plan);

} // namespace gpufolio::ui
