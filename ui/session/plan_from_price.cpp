// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/plan_from_price.h"

#include "item_models/plan_state.h"
#include "plan/fit.h"
#include "plan/placement.h"
#include "plan/price_refresh.h"
#include "plan/resolve_offers.h"
#include "prices/bundled.h"
#include "session/rules.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

bool isTaken(const ScenarioSet &set, const std::string &text)
{
    return std::any_of(set.plans.begin(), set.plans.end(),
                       [&text](const Plan &plan) { return plan.id == text || plan.name == text; });
}

/// The text with the first number behind it that makes it unlike every id and name.
std::string unlikeOthers(const ScenarioSet &set, const std::string &text, const std::string &between,
                         std::size_t number)
{
    std::string free = number < 2 ? text : text + between + std::to_string(number);
    while (isTaken(set, free))
        free = text + between + std::to_string(++number);
    return free;
}

/// Machines that the workloads placed on the offer need at their peak.
Result<std::int64_t> peakMachines(const Inputs &inputs, const std::string &offer)
{
    const auto calendar = Calendar::forZone(inputs.timeZone);
    if (!calendar)
        return calendar.error();
    const auto placements = placeWorkloads(inputs, *calendar);
    if (!placements)
        return placements.error();
    std::vector<std::int64_t> sum;
    for (const Placement &placement : *placements) {
        if (placement.offer == nullptr || placement.offer->id != offer)
            continue;
        sum.resize(std::max(sum.size(), placement.instances.size()));
        for (std::size_t hour = 0; hour < placement.instances.size(); ++hour)
            sum[hour] += placement.instances[hour];
    }
    return sum.empty() ? 0 : *std::max_element(sum.begin(), sum.end());
}

/// Lets the workloads that fit run on the offer. @return their names
Result<std::vector<std::string>> moveTo(Inputs &inputs, const Offer &offer)
{
    std::vector<std::string> moved;
    std::optional<Message> reason;
    for (Workload &workload : inputs.workloads) {
        const auto peak = peakDemand(inputs, workload);
        if (!peak)
            return peak.error();
        Workload asked = workload;
        unifyNames(asked, bundledAccelerators());
        if (auto misfits = misfit(asked, offer, peakAcceleratorsOn(asked, *peak, offer))) {
            reason = reason ? reason : misfits;
            continue;
        }
        workload.offer = offer.id;
        moved.push_back(workload.name.empty() ? workload.id : workload.name);
    }
    if (!moved.empty())
        return moved;
    return Error{
        Error::Code::BadValue,
        reason ? *reason
               : Message{GPUFOLIO_TEXT("model", "the project has no workload that could run on '%1'; add one first"),
                         {offer.id}},
        {}};
}

} // namespace

Result<PlanFromPrice> planWithPrice(ScenarioSet set, const PriceBook &book, Offer offer, const std::string &option,
                                    const std::string &name)
{
    const PurchaseOption *price = findOption(offer, option);
    if (price == nullptr)
        return Error{Error::Code::UnknownReference,
                     {GPUFOLIO_TEXT("model", "the offer '%1' has no price '%2'"), {offer.id, option}},
                     {}};
    const OptionKind kind = price->kind;
    PlanFromPrice made;
    made.set = withExplicitPlans(std::move(set));
    Inputs &inputs = made.set.inputs;
    inputs = withPrice(std::move(inputs), offer, option);
    Inputs alone = inputs;
    alone.offers = {offer};
    if (!currenciesWithoutRate(alone, inputs.currency).empty())
        return Error{Error::Code::MissingRate,
                     {GPUFOLIO_TEXT("model", "the project has no rate of exchange from %1 to %2"),
                      {std::string(currencyOf(inputs, offer).code()), std::string(inputs.currency.code())}},
                     {}};
    Plan plan;
    plan.id = unlikeOthers(made.set, "plan", "-", made.set.plans.size() + 1);
    plan.name = unlikeOthers(made.set, name, " ", 1);
    if (kind == OptionKind::Commitment) {
        const auto peak = peakMachines(resolveOffers(made.set, book, bundledAccelerators()).inputs, offer.id);
        if (!peak)
            return peak.error();
        made.machines = std::max<std::int64_t>(1, *peak);
        plan.commitments = {{offer.id, option, made.machines, inputs.start, false}};
    } else {
        fillFromTable(offer, bundledAccelerators());
        auto moved = moveTo(inputs, offer);
        if (!moved)
            return moved.error();
        made.moved = std::move(*moved);
        plan.policy = effectivePolicy({inputs, plan});
        plan.policy->limits.spotShare = Decimal::fromInteger(kind == OptionKind::Spot ? 1 : 0);
    }
    made.plan = plan.id;
    made.set.plans.push_back(std::move(plan));
    return made;
}

} // namespace gpufolio::ui
