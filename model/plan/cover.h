// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "plan/scenario.h"
#include "support/calendar.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// A layer of what serves demand: one purchase, spot, on-demand, or what has no place.
struct CoverLayer {
    enum class Kind { Commitment, Spot, OnDemand, Unserved };
    Kind kind = Kind::OnDemand;
    std::size_t purchase = 0; ///< of a commitment: index into PlanResult::commitments
    std::int64_t termHours = 0;
    std::vector<Decimal> used;   ///< accelerator-hours in each step
    std::vector<Decimal> unused; ///< of a commitment: paid, not used; empty for others
};

/// What serves the demand of a plan over time. Hours are kept: over a step the layers' `used` sum to the demand, and
/// over the horizon to the hours of the plan's result.
struct Cover {
    enum class Step { Day, Week, Month };
    Step step = Step::Month;
    std::vector<Period> steps;      ///< local days, weeks from Monday, or months, cut by the horizon
    std::vector<CoverLayer> layers; ///< purchases in the order of the result, then spot, on-demand, unserved; all there
    std::vector<Decimal> demand;    ///< accelerator-hours in each step
};

/// @param offer  only this one, or all offers together when empty
/// @param most   the finest step that gives at most so many of them is taken
/// @return the error of the placements; an empty cover when the scenario can't be evaluated
Result<Cover> coverOf(const Scenario &scenario, const std::string &offer = {}, std::size_t most = 62);

/// A load curve: how many accelerators are needed, and committed, for how much of the time.
struct LoadCurve {
    std::vector<Decimal> demand; ///< accelerators, largest first: value i of n holds for at least the share i / (n - 1)
    std::vector<Decimal> committed; ///< capacity of commitments, largest first
};

/// @param points  so many values from the hour with most to the one with least
Result<LoadCurve> loadCurveOf(const Scenario &scenario, const std::string &offer = {}, std::size_t points = 101);

} // namespace gpufolio
