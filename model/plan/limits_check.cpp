// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/limits_check.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <tuple>

namespace gpufolio
{

namespace
{

// Most instances that are active at the same time among the lots that count.
std::int64_t peakActive(const std::vector<Lot> &lots, const std::function<bool(const Lot &)> &counts)
{
    std::map<UtcHour, std::int64_t> steps;
    for (const Lot &lot : lots) {
        if (!counts(lot))
            continue;
        steps[lot.term.start] += lot.purchase->instances;
        steps[lot.term.end] -= lot.purchase->instances;
    }
    std::int64_t active = 0;
    std::int64_t peak = 0;
    for (const auto &step : steps) {
        active += step.second;
        peak = std::max(peak, active);
    }
    return peak;
}

} // namespace

std::vector<Message> brokenLimits(const Scenario &scenario, const std::vector<Lot> &lots, const PlanResult &result)
{
    std::vector<Message> broken;
    const Limits limits = effectivePolicy(scenario).limits;
    const Policy policy = effectivePolicy(scenario);
    const Rounding rounding = scenario.inputs.rounding;

    if (limits.upfrontTotal) {
        // Held purchases that start inside the horizon are billed there but aren't new.
        Money newUpfront = Money::zero(result.currency);
        for (std::size_t i = 0; i < lots.size(); ++i)
            if (!lots[i].held)
                newUpfront += result.commitments[i].upfront;
        if (newUpfront.amount() > *limits.upfrontTotal)
            broken.push_back({GPUFOLIO_TEXT("model", "New purchases pay %1 upfront, the limit allows %2."),
                              {toSentenceText(newUpfront, rounding),
                               toSentenceText(Money(*limits.upfrontTotal, result.currency), rounding)}});
    }
    if (limits.monthlyBilled)
        for (const MonthResult &month : result.months)
            if (month.billed.amount() > *limits.monthlyBilled)
                broken.push_back({GPUFOLIO_TEXT("model", "%1 is billed %2, the limit allows %3 a month."),
                                  {month.month.toText(), toSentenceText(month.billed, rounding),
                                   toSentenceText(Money(*limits.monthlyBilled, result.currency), rounding)}});

    std::vector<const Offer *> offersSeen;
    std::vector<const PurchaseOption *> optionsSeen;
    // By ids, so that the order of what is said is the same, wherever its parts lie in memory.
    std::map<std::tuple<std::string, std::string, UtcHour>, std::int64_t> perPurchase; // offer, option, start
    for (const Lot &lot : lots) {
        if (limits.activeCommitted && std::find(offersSeen.begin(), offersSeen.end(), lot.offer) == offersSeen.end()) {
            offersSeen.push_back(lot.offer);
            const std::int64_t active =
                peakActive(lots, [&](const Lot &other) { return other.offer == lot.offer && !other.held; });
            if (active > *limits.activeCommitted)
                broken.push_back(
                    {GPUFOLIO_TEXT("model", "%1 has %2 new committed instances at the same time, the limit allows %3."),
                     {lot.offer->id, std::to_string(active), std::to_string(*limits.activeCommitted)}});
        }
        if (lot.option->maxInstances &&
            std::find(optionsSeen.begin(), optionsSeen.end(), lot.option) == optionsSeen.end()) {
            optionsSeen.push_back(lot.option);
            const std::int64_t active = peakActive(lots, [&](const Lot &other) { return other.option == lot.option; });
            if (active > *lot.option->maxInstances)
                broken.push_back({GPUFOLIO_TEXT("model", "%1 %2 has %3 instances at the same time, its quota is %4."),
                                  {lot.offer->id, lot.option->id, std::to_string(active),
                                   std::to_string(*lot.option->maxInstances)}});
        }
        if (lot.held)
            continue;
        if (lot.option->availableFrom && lot.purchase->start < *lot.option->availableFrom)
            broken.push_back(
                {GPUFOLIO_TEXT("model", "%1 %2 is to be had from %3 on, the purchase starts at %4."),
                 {lot.offer->id, lot.option->id, lot.option->availableFrom->toText(), lot.purchase->start.toText()}});
        if (policy.beyondHorizon == BeyondHorizon::Forbidden && lot.term.end > result.horizon.end)
            broken.push_back({GPUFOLIO_TEXT("model", "%1 %2 ends at %3, after the horizon, which the policy forbids."),
                              {lot.offer->id, lot.option->id, lot.term.end.toText()}});
        perPurchase[{lot.offer->id, lot.option->id, lot.purchase->start}] += lot.purchase->instances;
    }
    if (limits.instancesPerPurchase)
        for (const auto &[key, instances] : perPurchase)
            if (instances > *limits.instancesPerPurchase)
                broken.push_back(
                    {GPUFOLIO_TEXT("model", "%1 buys %2 instances on %3, the limit allows %4 per purchase."),
                     {std::get<1>(key), std::to_string(instances), std::get<2>(key).toText(),
                      std::to_string(*limits.instancesPerPurchase)}});
    return broken;
}

} // namespace gpufolio
