// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/placement.h"

#include "plan/exchange.h"
#include "plan/fit.h"
#include "workload/demand.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace gpufolio
{

namespace
{

std::int64_t peak(const std::vector<std::int64_t> &values)
{
    return values.empty() ? 0 : *std::max_element(values.begin(), values.end());
}

std::int64_t instancesOf(const Workload &workload, std::int64_t units, const Offer &offer)
{
    return workload.demand.unit == DemandUnit::Instances ? units : instancesFor(units, offer.acceleratorCount);
}

// Machines of an offer per hour; distinct values of a series are few, so each is divided once.
std::vector<std::int64_t> instanceSeries(const Workload &workload, const std::vector<std::int64_t> &units,
                                         const Offer &offer)
{
    std::vector<std::int64_t> instances(units.size());
    std::map<std::int64_t, std::int64_t> known;
    std::int64_t lastUnits = -1;
    std::int64_t lastInstances = 0;
    for (std::size_t hour = 0; hour < units.size(); ++hour) {
        if (units[hour] != lastUnits) {
            lastUnits = units[hour];
            const auto found = known.find(lastUnits);
            lastInstances = found != known.end() ? found->second : instancesOf(workload, lastUnits, offer);
            known.emplace(lastUnits, lastInstances);
        }
        instances[hour] = lastInstances;
    }
    return instances;
}

// On-demand cost of a demand on an offer over the horizon; an error when a month has no rate of exchange.
Result<Money> onDemandCost(const Inputs &inputs, const Calendar &calendar, const Workload &workload,
                           const std::vector<std::int64_t> &units, const Offer &offer)
{
    const PurchaseOption &onDemand = *findOption(offer, OptionKind::OnDemand);
    const Exchange exchange(inputs);
    const std::vector<std::int64_t> instances = instanceSeries(workload, units, offer);
    Money cost = Money::zero(inputs.currency);
    for (const MonthSpan &span : calendar.months(inputs.horizon())) {
        const Result<Decimal> rate = exchange.rate(currencyOf(inputs, offer), span.month);
        if (!rate)
            return rate.error();
        std::map<Decimal, std::int64_t> hoursAtPrice;
        if (onDemand.path.empty()) {
            const auto first = instances.begin() + (span.period.start - inputs.start);
            hoursAtPrice[onDemand.hourly] = std::accumulate(first, first + span.period.hours(), std::int64_t{0});
        } else {
            for (UtcHour at = span.period.start; at < span.period.end; at = at + 1)
                hoursAtPrice[priceAt(onDemand, at).hourly] += instances[static_cast<std::size_t>(at - inputs.start)];
        }
        for (const auto &[hourly, hours] : hoursAtPrice)
            cost += convert(Money(times(hourly, hours), currencyOf(inputs, offer)), *rate, inputs.currency);
    }
    return cost;
}

// Why none of the offers takes the workload, in the words of the nearest miss.
Message noPlaceReason(const Inputs &inputs, const Workload &workload, std::int64_t peakAccelerators)
{
    if (inputs.offers.empty())
        return {GPUFOLIO_TEXT("model", "There are no offers to choose from."), {}};
    // When one machine is the only thing that fails somewhere, say how large machines get.
    Workload anywhere = workload;
    anywhere.singleMachine = false;
    Decimal largest;
    for (const Offer &offer : inputs.offers)
        if (!misfit(anywhere, offer, peakAccelerators))
            largest = std::max(largest, offer.acceleratorCount);
    if (workload.singleMachine && !largest.isZero() && Decimal::fromInteger(peakAccelerators) > largest)
        return {GPUFOLIO_TEXT("model", "needs %1 GPUs in one machine, largest is %2"),
                {std::to_string(peakAccelerators), toText(largest)}};
    std::optional<Message> first;
    for (const Offer &offer : inputs.offers) {
        std::optional<Message> reason = misfit(workload, offer, peakAccelerators);
        if (!reason)
            return {GPUFOLIO_TEXT("model", "no offer that fits has an on-demand price"), {}};
        if (!first)
            first = std::move(reason);
    }
    if (inputs.offers.size() == 1)
        return *first;
    return {GPUFOLIO_TEXT("model", "none of %1 offers fits"), {std::to_string(inputs.offers.size())}};
}

void choose(Placement &placement, const Inputs &inputs, const Calendar &calendar)
{
    const Workload &workload = *placement.workload;
    const std::int64_t peakUnits = peak(placement.units);
    if (workload.offer) {
        const Offer *pinned = findOffer(inputs, *workload.offer);
        if (!pinned) {
            placement.reason = {GPUFOLIO_TEXT("model", "the offer '%1' is not in this price book"), {*workload.offer}};
            return;
        }
        std::optional<Message> reason = misfit(workload, *pinned, peakAcceleratorsOn(workload, peakUnits, *pinned));
        if (reason)
            placement.reason = std::move(*reason);
        else
            placement.offer = pinned;
        return;
    }
    std::optional<Money> best;
    for (const Offer &offer : inputs.offers) {
        if (!findOption(offer, OptionKind::OnDemand) ||
            misfit(workload, offer, peakAcceleratorsOn(workload, peakUnits, offer)))
            continue;
        const Result<Money> cost = onDemandCost(inputs, calendar, workload, placement.units, offer);
        if (!cost)
            continue; // not comparable without a rate; the reason is given when nothing else fits
        if (!best || *cost < *best || (*cost == *best && offer.id < placement.offer->id)) {
            best = *cost;
            placement.offer = &offer;
        }
    }
    if (!placement.offer)
        placement.reason = noPlaceReason(inputs, workload, peakUnits);
}

// Machines of shared workloads of one offer: ceil of the sums, handed out in file order.
void roundUpSharedSums(std::vector<Placement> &placements, const Offer &offer)
{
    std::vector<Placement *> sharing;
    for (Placement &placement : placements)
        if (placement.offer == &offer && placement.workload->shared &&
            placement.workload->demand.unit == DemandUnit::Accelerators)
            sharing.push_back(&placement);
    if (sharing.size() < 2)
        return;
    for (std::size_t hour = 0; hour < sharing.front()->units.size(); ++hour) {
        std::int64_t accelerators = 0;
        std::int64_t machines = 0;
        for (Placement *placement : sharing) {
            accelerators += placement->units[hour];
            const std::int64_t upToHere = instancesFor(accelerators, offer.acceleratorCount);
            placement->instances[hour] = upToHere - machines;
            machines = upToHere;
        }
    }
}

} // namespace

Result<std::vector<Placement>> placeWorkloads(const Inputs &inputs, const Calendar &calendar)
{
    std::vector<Placement> placements;
    placements.reserve(inputs.workloads.size());
    for (const Workload &workload : inputs.workloads) {
        Placement placement;
        placement.workload = &workload;
        Result<std::vector<std::int64_t>> units = hourlyDemand(workload.demand, inputs.horizon(), calendar);
        if (!units)
            return units.error();
        placement.units = std::move(*units);
        choose(placement, inputs, calendar);
        if (placement.offer)
            placement.instances = instanceSeries(workload, placement.units, *placement.offer);
        Decimal asked;
        for (const std::int64_t value : placement.units)
            asked += Decimal::fromInteger(value);
        if (workload.demand.unit == DemandUnit::Accelerators)
            placement.acceleratorHours = AcceleratorHours(asked);
        else if (placement.offer)
            placement.acceleratorHours = AcceleratorHours(multiply(asked, placement.offer->acceleratorCount));
        placements.push_back(std::move(placement));
    }
    for (const Offer &offer : inputs.offers)
        roundUpSharedSums(placements, offer);
    return placements;
}

} // namespace gpufolio
