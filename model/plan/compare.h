// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// One plan beside the base.
struct ComparedPlan {
    std::string file; ///< the scenario file it came from; empty in a window
    PlanResult result;
    Money amortisedDifference; ///< this plan minus the base; negative = cheaper
    Money billedDifference;
    std::optional<Money> npvDifference;
    std::optional<std::size_t> rank;     ///< 1 = lowest amortised cost; incomplete and infeasible plans have none
    std::vector<Money> cumulativeBilled; ///< at the end of each month
};

/// Plans side by side; the first is the base of differences.
struct Comparison {
    std::vector<ComparedPlan> plans;
    std::vector<std::string>
        differingInputs; ///< field paths in which the inputs of the plans differ, such as "inputs.discountRate"
    Message verdict;     ///< who wins, by how much, against what, what it commits us to
};

/// Compares evaluated plans. @return CurrencyMismatch when they are in two currencies.
Result<Comparison> comparePlans(const std::vector<Scenario> &scenarios, const std::vector<PlanResult> &results,
                                const std::vector<std::string> &files = {});

} // namespace gpufolio
