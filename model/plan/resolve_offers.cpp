// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/resolve_offers.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

// An offer of the book is taken in when a purchase or a pinned workload names it, or an unpinned workload may use it.
bool isWanted(const Inputs &inputs, const Offer &offer)
{
    for (const CommitmentPurchase &purchase : inputs.commitments)
        if (purchase.offer == offer.id)
            return true;
    return std::any_of(inputs.workloads.begin(), inputs.workloads.end(), [&offer](const Workload &workload) {
        if (workload.offer)
            return *workload.offer == offer.id;
        const auto &models = workload.accelerators;
        return models.empty() || std::find(models.begin(), models.end(), offer.accelerator) != models.end();
    });
}

} // namespace

void unifyNames(Workload &workload, const AcceleratorTable &accelerators)
{
    for (std::string &name : workload.accelerators)
        if (const Accelerator *known = accelerators.find(name))
            name = known->model;
}

ScenarioSet resolveOffers(ScenarioSet set, const PriceBook &book, const AcceleratorTable &accelerators)
{
    Inputs &inputs = set.inputs;
    for (Workload &workload : inputs.workloads)
        unifyNames(workload, accelerators);
    for (Offer &offer : inputs.offers)
        fillFromTable(offer, accelerators);
    if (!inputs.priceBook)
        return set;
    const auto boughtBySomePlan = [&set](const Offer &offer) {
        return std::any_of(set.plans.begin(), set.plans.end(), [&offer](const Plan &plan) {
            return std::any_of(plan.commitments.begin(), plan.commitments.end(),
                               [&offer](const CommitmentPurchase &purchase) { return purchase.offer == offer.id; });
        });
    };
    for (Offer &offer : book.offers()) {
        fillFromTable(offer, accelerators);
        if (!findOffer(inputs, offer.id) && (isWanted(inputs, offer) || boughtBySomePlan(offer)))
            inputs.offers.push_back(std::move(offer));
    }
    return set;
}

} // namespace gpufolio
