// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/cover.h"

#include "plan/assumptions.h"
#include "plan/evaluate.h"
#include "plan/placement.h"
#include "plan/serving.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

constexpr std::int64_t daysPerWeek = 7;

/// Ends of steps inside the horizon, from its start on.
std::vector<Period> stepsOf(const Calendar &calendar, const Period &horizon, Cover::Step step)
{
    std::vector<Period> steps;
    if (step == Cover::Step::Month) {
        for (const MonthSpan &span : calendar.months(horizon))
            steps.push_back(span.period);
        return steps;
    }
    UtcHour at = horizon.start;
    while (at < horizon.end) {
        const Date day = calendar.dayOf(at);
        // Monday is day 4 of the epoch, 1970-01-05
        const std::int64_t sinceMonday = (day.sinceEpoch() + 3) % daysPerWeek;
        const std::int64_t days = step == Cover::Step::Day ? 1 : daysPerWeek - sinceMonday;
        const UtcHour next = std::min(horizon.end, calendar.startOf(Date::fromDaysSinceEpoch(day.sinceEpoch() + days)));
        steps.push_back({at, next});
        at = next;
    }
    return steps;
}

Cover::Step finest(const Calendar &calendar, const Period &horizon, std::size_t most)
{
    for (const Cover::Step step : {Cover::Step::Day, Cover::Step::Week}) {
        if (stepsOf(calendar, horizon, step).size() <= most)
            return step;
    }
    return Cover::Step::Month;
}

struct Service {
    std::vector<Placement> placements;
    std::vector<Lot> lots;
    std::vector<OfferService> offers;
};

/// Serves the scenario with the steps in place of months: served hours then come step by step.
Result<Service> serveSteps(const Scenario &scenario, const Calendar &calendar, const std::vector<Period> &steps,
                           const std::string &offer)
{
    Service service;
    Result<std::vector<Placement>> placements = placeWorkloads(scenario.inputs, calendar);
    if (!placements)
        return placements.error();
    service.placements = std::move(*placements);
    service.lots = lotsOf(scenario);
    std::vector<MonthSpan> spans;
    spans.reserve(steps.size());
    for (const Period &step : steps)
        spans.push_back({calendar.monthOf(step.start), step});
    const Limits limits = effectivePolicy(scenario).limits;
    for (const Offer *one : offersInUse(scenario.inputs, service.placements, service.lots)) {
        if (offer.empty() || one->id == offer)
            service.offers.push_back(serve(*one, service.placements, service.lots, spans, limits, {}));
    }
    return service;
}

class CoverBuilder
{
public:
    CoverBuilder(const Service &service, Cover &cover) : m_service(service), m_cover(cover)
    {
        const std::vector<Decimal> nothing(cover.steps.size());
        for (std::size_t lot = 0; lot < service.lots.size(); ++lot)
            cover.layers.push_back(
                {CoverLayer::Kind::Commitment, lot, service.lots[lot].option->termHours, nothing, nothing});
        for (const auto kind : {CoverLayer::Kind::Spot, CoverLayer::Kind::OnDemand, CoverLayer::Kind::Unserved})
            cover.layers.push_back({kind, 0, 0, nothing, {}});
        cover.demand = nothing;
    }

    void add(const OfferService &offer)
    {
        const Decimal accelerators = offer.offer->acceleratorCount;
        const auto hours = [accelerators](std::int64_t machines) { return times(accelerators, machines); };
        const std::size_t first = m_service.lots.size();
        for (const Segment &segment : offer.segments) {
            const std::size_t step = segment.month;
            for (std::size_t i = 0; i < offer.lots.size(); ++i) {
                CoverLayer &layer = m_cover.layers[offer.lots[i]];
                layer.used[step] += hours(segment.lotUsed[i]);
                layer.unused[step] += hours(segment.lotOwed[i] - segment.lotUsed[i]);
            }
            for (const ServedHours &served : segment.workloads) {
                m_cover.demand[step] += hours(served.demand);
                m_cover.layers[first].used[step] += hours(served.spot);
                m_cover.layers[first + 1].used[step] += hours(served.onDemand);
                m_cover.layers[first + 2].used[step] += hours(served.unserved);
            }
        }
    }

private:
    const Service &m_service;
    Cover &m_cover;
};

/// Every (n - 1)-th part of a sorted row, its ends included.
std::vector<Decimal> sampled(std::vector<Decimal> hours, std::size_t points)
{
    std::sort(hours.begin(), hours.end(), [](Decimal a, Decimal b) { return b < a; });
    std::vector<Decimal> values;
    for (std::size_t i = 0; i < points && !hours.empty(); ++i)
        values.push_back(
            hours[std::min(hours.size() - 1, i * (hours.size() - 1) / std::max<std::size_t>(1, points - 1))]);
    return values;
}

} // namespace

Result<Cover> coverOf(const Scenario &scenario, const std::string &offer, std::size_t most)
{
    Cover cover;
    if (!check(scenario).empty())
        return cover;
    try {
        const Calendar calendar = *Calendar::forZone(scenario.inputs.timeZone);
        cover.step = finest(calendar, scenario.inputs.horizon(), most);
        cover.steps = stepsOf(calendar, scenario.inputs.horizon(), cover.step);
        const Result<Service> service = serveSteps(scenario, calendar, cover.steps, offer);
        if (!service)
            return service.error();
        CoverBuilder builder(*service, cover);
        for (const OfferService &one : service->offers)
            builder.add(one);
    } catch (const ArithmeticError &error) {
        return error.error();
    }
    return cover;
}

Result<LoadCurve> loadCurveOf(const Scenario &scenario, const std::string &offer, std::size_t points)
{
    LoadCurve curve;
    if (!check(scenario).empty())
        return curve;
    try {
        const Calendar calendar = *Calendar::forZone(scenario.inputs.timeZone);
        const Result<std::vector<Placement>> placements = placeWorkloads(scenario.inputs, calendar);
        if (!placements)
            return placements.error();
        const auto hours = static_cast<std::size_t>(scenario.inputs.hours);
        std::vector<Decimal> demand(hours);
        std::vector<Decimal> committed(hours);
        for (const Placement &placement : *placements) {
            if (placement.offer == nullptr || (!offer.empty() && placement.offer->id != offer))
                continue;
            for (std::size_t hour = 0; hour < placement.instances.size(); ++hour)
                demand[hour] += times(placement.offer->acceleratorCount, placement.instances[hour]);
        }
        for (const Lot &lot : lotsOf(scenario)) {
            if (!offer.empty() && lot.offer->id != offer)
                continue;
            const Decimal capacity = times(lot.offer->acceleratorCount, lot.purchase->instances);
            for (UtcHour at = lot.active.start; at < lot.active.end; at = at + 1)
                committed[static_cast<std::size_t>(at - scenario.inputs.start)] += capacity;
        }
        curve.demand = sampled(std::move(demand), points);
        curve.committed = sampled(std::move(committed), points);
    } catch (const ArithmeticError &error) {
        return error.error();
    }
    return curve;
}

} // namespace gpufolio
