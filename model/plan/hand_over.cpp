// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/hand_over.h"

#include "plan/placement.h"
#include "plan/resolve_offers.h"
#include "support/calendar.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace gpufolio
{

namespace
{

void writeOutCsv(Inputs &inputs)
{
    for (Workload &workload : inputs.workloads)
        if (auto *csv = std::get_if<CsvSeries>(&workload.demand.series)) {
            HourlySeries hourly{std::move(csv->values)};
            workload.demand.series = std::move(hourly);
        }
}

std::set<std::string> namedOffers(const ScenarioSet &set)
{
    std::set<std::string> named;
    for (const Workload &workload : set.inputs.workloads)
        if (workload.offer)
            named.insert(*workload.offer);
    for (const CommitmentPurchase &purchase : set.inputs.commitments)
        named.insert(purchase.offer);
    for (const Plan &plan : set.plans)
        for (const CommitmentPurchase &purchase : plan.commitments)
            named.insert(purchase.offer);
    return named;
}

/// Offers that workloads are placed on; the same in every plan. Missing when one has no place: all that it could
/// choose from then belongs to the reason.
std::optional<std::set<std::string>> offersOfPlacements(const Inputs &inputs)
{
    const Result<Calendar> calendar = Calendar::forZone(inputs.timeZone);
    if (!calendar)
        return std::nullopt;
    const auto placements = placeWorkloads(inputs, *calendar);
    if (!placements)
        return std::nullopt;
    std::set<std::string> offers;
    for (const Placement &placement : *placements) {
        if (placement.offer == nullptr)
            return std::nullopt;
        offers.insert(placement.offer->id);
    }
    return offers;
}

Error notThere(const Workload &workload)
{
    return {Error::Code::UnknownReference,
            {GPUFOLIO_TEXT("model", "the workload '%1' runs on '%2', which no price book in use has; choose another "
                                    "offer for it first"),
             {workload.name.empty() ? workload.id : workload.name, *workload.offer}},
            {}};
}

} // namespace

Result<ScenarioSet> selfContained(ScenarioSet set, const PriceBook &book, const AcceleratorTable &accelerators)
{
    std::set<std::string> own;
    for (const Offer &offer : set.inputs.offers)
        own.insert(offer.id);
    set = resolveOffers(std::move(set), book, accelerators);
    writeOutCsv(set.inputs);
    set.inputs.priceBook.reset();

    const std::set<std::string> named = namedOffers(set);
    for (const Workload &workload : set.inputs.workloads)
        if (workload.offer && findOffer(set.inputs, *workload.offer) == nullptr)
            return notThere(workload);
    for (const std::string &id : named) {
        if (findOffer(set.inputs, id) == nullptr)
            return Error{Error::Code::UnknownReference,
                         {GPUFOLIO_TEXT("model", "a purchase is of '%1', which no price book in use has"), {id}},
                         {}};
    }
    if (const auto used = offersOfPlacements(set.inputs)) {
        auto &offers = set.inputs.offers;
        offers.erase(std::remove_if(offers.begin(), offers.end(),
                                    [&](const Offer &offer) {
                                        return own.count(offer.id) == 0 && named.count(offer.id) == 0 &&
                                               used->count(offer.id) == 0;
                                    }),
                     offers.end());
    }
    return set;
}

} // namespace gpufolio
