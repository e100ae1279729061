// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"

#include <optional>
#include <vector>

namespace gpufolio
{

/// A step on the way from what everything would cost on demand to what a plan costs (amortised).
struct BridgeStep {
    enum class Kind {
        OnDemand, ///< where the bridge starts: demand hours at list on-demand prices
        Rate,     ///< committed hours that were used, cheaper or dearer than on demand
        Spot,     ///< useful spot hours against on demand, lost work included
        Unused,   ///< committed hours that nobody used
        Other,    ///< what is left; 0 while on-demand hours are paid at list prices
        Plan,     ///< where it ends: the plan's amortised cost
    };
    Kind kind = Kind::OnDemand;
    Money amount; ///< exact; of OnDemand and Plan the level itself, of the others the change
    Money shown;  ///< rounded so that the changes sum to the difference of the printed levels
};

/// The steps of a plan, all kinds in this order:
///
///   plan = on-demand equivalent + rate + spot + unused + other
///   rate = commitments - unused - their hours on demand;  spot = spot - its useful hours on demand
///
/// Nothing when an offer in use has no on-demand price to start from.
std::optional<std::vector<BridgeStep>> bridgeOf(const PlanResult &result);

} // namespace gpufolio
