// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/price_book.h"
#include "support/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gpufolio::ui
{

/// A new plan with one price, as planWithPrice() makes it.
struct PlanFromPrice {
    ScenarioSet set;
    std::string plan;               ///< id of the new plan, the last one
    std::int64_t machines = 0;      ///< that it commits; 0 = the price is none of a commitment
    std::vector<std::string> moved; ///< names of the workloads that run on the offer from now on, in every plan
};

/// The value with a new plan that uses this option of this offer, at this price.
///
/// The price becomes the project's own (withPrice()). A commitment is bought from the horizon's start, as many machines
/// as the workloads on that offer need at their peak, at least one; the workloads stay where they run. For on-demand
/// and spot the workloads that fit run on the offer from now on; since workloads are shared, in every plan. The new
/// plan then uses no spot, or as much of it as there is.
/// @param book  in use; where the project takes its other offers from it, workloads may run on those
/// @return UnknownReference when the offer has no such option; MissingRate when its currency has no rate; BadValue when
///         no workload fits or the time zone is unknown; Overflow
Result<PlanFromPrice> planWithPrice(ScenarioSet set, const PriceBook &book, Offer offer, const std::string &option,
                                    const std::string &name);

} // namespace gpufolio::ui
