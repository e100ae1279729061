// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario.h"

#include <algorithm>

namespace gpufolio
{

std::vector<Scenario> scenarios(const ScenarioSet &set)
{
    std::vector<Scenario> all;
    for (const Plan &plan : set.plans)
        all.push_back({set.inputs, plan});
    if (all.empty())
        all.push_back({set.inputs, Plan{"plan", set.inputs.name, {}, std::nullopt}});
    return all;
}

const Offer *findOffer(const Inputs &inputs, std::string_view id)
{
    const auto found =
        std::find_if(inputs.offers.begin(), inputs.offers.end(), [id](const Offer &offer) { return offer.id == id; });
    return found == inputs.offers.end() ? nullptr : &*found;
}

Policy effectivePolicy(const Scenario &scenario)
{
    if (scenario.plan.policy)
        return *scenario.plan.policy;
    return scenario.inputs.policy.value_or(Policy());
}

Currency currencyOf(const Inputs &inputs, const Offer &offer)
{
    return offer.currency.value_or(inputs.currency);
}

} // namespace gpufolio
