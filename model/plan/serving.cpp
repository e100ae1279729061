// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/serving.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace gpufolio
{

namespace
{

constexpr long double secondsPerHour = 3600;
constexpr std::int64_t noCap = std::numeric_limits<std::int64_t>::max();

// Hours at which something about the offer changes, the horizon's ends included.
std::vector<UtcHour> changes(const Offer &offer, const std::vector<MonthSpan> &months,
                             const std::vector<const Lot *> &lots)
{
    std::vector<UtcHour> at;
    at.reserve(months.size() + 1 + 2 * lots.size());
    for (const MonthSpan &span : months)
        at.push_back(span.period.start);
    at.push_back(months.back().period.end);
    for (const PurchaseOption &option : offer.options) {
        if (option.kind == OptionKind::Commitment)
            continue;
        if (option.availableFrom)
            at.push_back(*option.availableFrom);
        for (const PricePoint &point : option.path)
            at.push_back(point.from);
    }
    for (const Lot *lot : lots) {
        at.push_back(lot->active.start);
        at.push_back(lot->active.end);
    }
    const UtcHour start = months.front().period.start;
    const UtcHour end = months.back().period.end;
    at.erase(std::remove_if(at.begin(), at.end(), [&](UtcHour hour) { return hour < start || hour > end; }), at.end());
    std::sort(at.begin(), at.end());
    at.erase(std::unique(at.begin(), at.end()), at.end());
    return at;
}

std::optional<Decimal> hourlyAt(const PurchaseOption *option, UtcHour hour)
{
    if (!option || (option->availableFrom && hour < *option->availableFrom))
        return std::nullopt;
    return priceAt(*option, hour).hourly;
}

// The order in which workloads are served within one segment (positions in OfferService::workloads).
struct ServingOrder {
    std::vector<std::size_t> commitments; ///< also the order of on-demand
    std::vector<std::size_t> spot;        ///< only those for whom spot is cheaper than on-demand
};

ServingOrder servingOrder(const OfferService &service, const std::vector<Placement> &placements, const Segment &segment)
{
    const std::size_t count = service.workloads.size();
    std::vector<std::optional<Decimal>> effective(count);
    for (std::size_t i = 0; i < count; ++i)
        if (segment.spotHourly && service.spot[i].factor)
            effective[i] = multiply(*segment.spotHourly, *service.spot[i].factor);
    const auto interruptible = [&](std::size_t i) {
        return placements[service.workloads[i]].workload->interruptible.has_value();
    };
    ServingOrder order;
    order.commitments.resize(count);
    std::iota(order.commitments.begin(), order.commitments.end(), std::size_t{0});
    // Those who can't stop, then by falling spot rate; a workload without a spot rate counts as infinitely dear there.
    std::stable_sort(order.commitments.begin(), order.commitments.end(), [&](std::size_t a, std::size_t b) {
        if (interruptible(a) != interruptible(b))
            return !interruptible(a);
        if (!interruptible(a))
            return false;
        if (effective[a].has_value() != effective[b].has_value())
            return !effective[a].has_value();
        return effective[a] && *effective[a] > *effective[b];
    });
    for (std::size_t i = 0; i < count; ++i)
        if (effective[i] && (!segment.onDemandHourly || *effective[i] < *segment.onDemandHourly))
            order.spot.push_back(i);
    std::stable_sort(order.spot.begin(), order.spot.end(),
                     [&](std::size_t a, std::size_t b) { return *effective[a] < *effective[b]; });
    return order;
}

// What an hour may take at most; fixed within a segment.
struct Caps {
    std::int64_t onDemand = noCap;
    std::int64_t spot = noCap;
    std::optional<Decimal> spotShare;
};

class SegmentServer
{
public:
    SegmentServer(const OfferService &service, const std::vector<Placement> &placements, const std::vector<Lot> &lots,
                  Segment &segment, const Caps &caps)
        : m_service(service), m_segment(segment), m_caps(caps), m_order(servingOrder(service, placements, segment)),
          m_left(service.workloads.size())
    {
        for (const std::size_t workload : service.workloads)
            m_demand.push_back(placements[workload].instances.data());
        for (std::size_t i = 0; i < service.lots.size(); ++i) {
            const Lot &lot = lots[service.lots[i]];
            if (lot.active.contains(segment.period.start))
                m_active.push_back({i, lot.purchase->instances});
        }
    }

    void serveHour(std::size_t hour)
    {
        std::int64_t demand = 0;
        for (std::size_t i = 0; i < m_left.size(); ++i) {
            m_left[i] = m_demand[i][hour];
            m_segment.workloads[i].demand += m_left[i];
            demand += m_left[i];
        }
        if (demand == 0)
            return;
        useCommitments();
        useSpot(demand);
        useOnDemand();
    }

private:
    struct ActiveLot {
        std::size_t index;
        std::int64_t instances;
    };

    void useCommitments()
    {
        std::size_t at = 0;
        std::int64_t free = m_active.empty() ? 0 : m_active.front().instances;
        for (const std::size_t i : m_order.commitments) {
            while (m_left[i] > 0 && at < m_active.size()) {
                const std::int64_t taken = std::min(m_left[i], free);
                ServedHours &served = m_segment.workloads[i];
                served.commitment += taken;
                served.byLot[m_active[at].index] += taken;
                m_segment.lotUsed[m_active[at].index] += taken;
                m_left[i] -= taken;
                free -= taken;
                if (free == 0 && ++at < m_active.size())
                    free = m_active[at].instances;
            }
        }
    }

    void useSpot(std::int64_t demand)
    {
        std::int64_t free = m_caps.spot;
        if (m_caps.spotShare)
            free = std::min(free, times(*m_caps.spotShare, demand).floor());
        take(m_order.spot, free, &ServedHours::spot);
    }

    void useOnDemand()
    {
        take(m_order.commitments, m_segment.onDemandHourly ? m_caps.onDemand : 0, &ServedHours::onDemand);
        for (std::size_t i = 0; i < m_left.size(); ++i)
            m_segment.workloads[i].unserved += m_left[i];
    }

    void take(const std::vector<std::size_t> &order, std::int64_t free, std::int64_t ServedHours::*into)
    {
        for (const std::size_t i : order) {
            const std::int64_t taken = std::min(m_left[i], free);
            m_segment.workloads[i].*into += taken;
            m_left[i] -= taken;
            free -= taken;
        }
    }

    const OfferService &m_service;
    Segment &m_segment;
    Caps m_caps;
    ServingOrder m_order;
    std::vector<const std::int64_t *> m_demand;
    std::vector<ActiveLot> m_active;
    std::vector<std::int64_t> m_left;
};

Caps capsOf(const Offer &offer, const Limits &limits)
{
    Caps caps;
    if (const PurchaseOption *onDemand = findOption(offer, OptionKind::OnDemand))
        caps.onDemand = onDemand->maxInstances.value_or(noCap);
    if (const PurchaseOption *spot = findOption(offer, OptionKind::Spot))
        caps.spot = spot->maxInstances.value_or(noCap);
    caps.spotShare = limits.spotShare;
    return caps;
}

} // namespace

std::vector<Lot> lotsOf(const Scenario &scenario)
{
    std::vector<Lot> lots;
    const Period horizon = scenario.inputs.horizon();
    for (const std::vector<CommitmentPurchase> *list : {&scenario.inputs.commitments, &scenario.plan.commitments}) {
        for (const CommitmentPurchase &purchase : *list) {
            Lot lot;
            lot.purchase = &purchase;
            lot.offer = findOffer(scenario.inputs, purchase.offer);
            lot.option = findOption(*lot.offer, purchase.option);
            lot.held = purchase.held || purchase.start < horizon.start;
            lot.price = priceAt(*lot.option, purchase.start);
            lot.term = {purchase.start, purchase.start + lot.option->termHours};
            lot.active = {std::clamp(lot.term.start, horizon.start, horizon.end),
                          std::clamp(lot.term.end, horizon.start, horizon.end)};
            lots.push_back(lot);
        }
    }
    return lots;
}

CheckpointModel checkpointModel(const Interruptible &job, const PurchaseOption &spot)
{
    CheckpointModel model;
    model.hazardPerHour =
        static_cast<long double>(job.nodes) * spot.interruptionsPerHour.value_or(Decimal()).toLongDouble() +
        spot.zoneInterruptionsPerHour.value_or(Decimal()).toLongDouble();
    model.checkpointHours = job.checkpointSeconds.toLongDouble() / secondsPerHour;
    model.restartHours = job.restartSeconds.toLongDouble() / secondsPerHour;
    const Decimal *seconds = job.checkpointEverySeconds ? std::get_if<Decimal>(&*job.checkpointEverySeconds) : nullptr;
    if (seconds != nullptr)
        model.intervalHours = seconds->toLongDouble() / secondsPerHour;
    return model;
}

SpotTerms spotTerms(const Workload &workload, const Offer &offer)
{
    SpotTerms terms;
    const PurchaseOption *spot = findOption(offer, OptionKind::Spot);
    if (!workload.interruptible || !spot)
        return terms;
    if (!spot->interruptionsPerHour && !spot->zoneInterruptionsPerHour) {
        terms.why = {GPUFOLIO_TEXT("model",
                                   "%1: spot on %2 is not used because its interruption rate is not known; enter "
                                   "interruptionsPerHour (0 only if it is never interrupted)."),
                     {workload.id, offer.id}};
        return terms;
    }
    const Interruptible &job = *workload.interruptible;
    CheckpointModel model = checkpointModel(job, *spot);
    if (job.checkpointEverySeconds) {
        if (!model.intervalHours && model.hazardPerHour > 0) {
            const Result<long double> best = optimalIntervalHours(model.hazardPerHour, model.checkpointHours);
            if (best)
                model.intervalHours = *best;
        }
    } else if (model.hazardPerHour > 0) {
        terms.why = {GPUFOLIO_TEXT(
                         "model", "%1: spot on %2 is not used because the workload has no checkpoints; without them an "
                                  "interruption loses everything. Enter checkpointEverySeconds."),
                     {workload.id, offer.id}};
        return terms;
    }
    const Result<Decimal> factor = spotFactor(model);
    if (!factor) {
        terms.why = {
            GPUFOLIO_TEXT("model", "%1: spot on %2 is not used: %3"), {workload.id, offer.id}, {factor.error().what}};
        return terms;
    }
    terms.factor = *factor;
    if (model.intervalHours)
        terms.intervalSeconds = static_cast<double>(*model.intervalHours * secondsPerHour);
    return terms;
}

OfferService serve(const Offer &offer, const std::vector<Placement> &placements, const std::vector<Lot> &lots,
                   const std::vector<MonthSpan> &months, const Limits &limits, const Progress &progress)
{
    OfferService service;
    service.offer = &offer;
    for (std::size_t i = 0; i < placements.size(); ++i) {
        if (placements[i].offer != &offer)
            continue;
        service.workloads.push_back(i);
        service.spot.push_back(spotTerms(*placements[i].workload, offer));
    }
    std::vector<const Lot *> mine;
    for (const bool held : {true, false}) {
        for (std::size_t i = 0; i < lots.size(); ++i) {
            if (lots[i].offer == &offer && lots[i].held == held) {
                service.lots.push_back(i);
                mine.push_back(&lots[i]);
            }
        }
    }
    const std::vector<UtcHour> bounds = changes(offer, months, mine);
    const UtcHour origin = months.front().period.start;
    std::size_t month = 0;
    for (std::size_t k = 0; k + 1 < bounds.size() && !progress.cancelled(); ++k) {
        Segment segment;
        segment.period = {bounds[k], bounds[k + 1]};
        while (months[month].period.end <= segment.period.start)
            ++month;
        segment.month = month;
        segment.onDemandHourly = hourlyAt(findOption(offer, OptionKind::OnDemand), segment.period.start);
        segment.spotHourly = hourlyAt(findOption(offer, OptionKind::Spot), segment.period.start);
        segment.workloads.resize(service.workloads.size());
        for (ServedHours &served : segment.workloads)
            served.byLot.assign(service.lots.size(), 0);
        segment.lotUsed.assign(service.lots.size(), 0);
        segment.lotOwed.assign(service.lots.size(), 0);
        for (std::size_t i = 0; i < mine.size(); ++i)
            if (mine[i]->active.contains(segment.period.start))
                segment.lotOwed[i] = mine[i]->purchase->instances * segment.period.hours();
        SegmentServer server(service, placements, lots, segment, capsOf(offer, limits));
        for (UtcHour at = segment.period.start; at < segment.period.end; at = at + 1)
            server.serveHour(static_cast<std::size_t>(at - origin));
        service.segments.push_back(std::move(segment));
    }
    return service;
}

} // namespace gpufolio
