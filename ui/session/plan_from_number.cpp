// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/plan_from_number.h"

#include "workload/demand.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <tuple>

namespace gpufolio::ui
{

namespace
{

constexpr std::int64_t yearHours = 8760;
constexpr int hoursPerWeek = 168;
constexpr int firstOfficeHour = 8;
constexpr int officeHoursEnd = 18;

Decimal whole(std::int64_t value)
{
    return Decimal::fromInteger(value);
}

std::int64_t peakOf(const NumberRequest &request)
{
    if (request.use != NumberRequest::Use::ByMonth || request.byMonth.empty())
        return request.accelerators;
    return *std::max_element(request.byMonth.begin(), request.byMonth.end());
}

/// The commitment of one year that is cheapest when its upfront is spread over the term.
const PurchaseOption *yearCommitment(const Offer &offer)
{
    const PurchaseOption *best = nullptr;
    for (const PurchaseOption &option : offer.options) {
        if (option.kind != OptionKind::Commitment || option.termHours != yearHours)
            continue;
        if (best == nullptr || amortisedHourly(option) < amortisedHourly(*best))
            best = &option;
    }
    return best;
}

/// Whether an offer's one-year commitment can be held against its on-demand price: cheaper, and seen at the same time.
/// An old commitment price beside a newer, lower on-demand price says nothing.
bool isComparable(const Offer &offer, const PurchaseOption &onDemand)
{
    constexpr std::int64_t daysApart = 90;
    const PurchaseOption *commitment = yearCommitment(offer);
    if (commitment == nullptr || amortisedHourly(*commitment) >= onDemand.hourly)
        return false;
    const auto from = priceDate(commitment->provenance);
    const auto to = priceDate(onDemand.provenance);
    return !from || !to || std::abs(from->sinceEpoch() - to->sinceEpoch()) <= daysApart;
}

Demand demandOf(const NumberRequest &request)
{
    Demand demand;
    demand.unit = DemandUnit::Accelerators;
    switch (request.use) {
    case NumberRequest::Use::Always:
        demand.series = ConstantSeries{whole(request.accelerators)};
        break;
    case NumberRequest::Use::OfficeHours: {
        WeeklySeries week;
        for (int hour = 0; hour < hoursPerWeek; ++hour) {
            const bool weekday = hour < 5 * 24;
            const bool office = hour % 24 >= firstOfficeHour && hour % 24 < officeHoursEnd;
            week.values.push_back(whole(weekday && office ? request.accelerators : 0));
        }
        demand.series = std::move(week);
        break;
    }
    case NumberRequest::Use::ByMonth: {
        MonthlySeries months;
        for (const std::int64_t value : request.byMonth)
            months.values.push_back(whole(value));
        demand.series = std::move(months);
        break;
    }
    }
    return demand;
}

Workload workloadOf(const NumberRequest &request, const Offer &offer)
{
    Workload workload;
    workload.id = "gpus";
    workload.name = request.name;
    workload.offer = offer.id;
    workload.demand = demandOf(request);
    if (request.interruptionsPerHour) {
        Interruptible interruptible;
        interruptible.checkpointEverySeconds = OptimalInterval{};
        interruptible.checkpointSeconds = whole(60);
        interruptible.restartSeconds = whole(300);
        workload.interruptible = interruptible;
    }
    return workload;
}

/// Machines per hour of the horizon.
Result<std::vector<std::int64_t>> instancesPerHour(const Inputs &inputs, const Offer &offer, const Calendar &calendar)
{
    auto units = hourlyDemand(inputs.workloads.front().demand, inputs.horizon(), calendar);
    if (!units)
        return units.error();
    for (std::int64_t &value : *units)
        value = instancesFor(value, offer.acceleratorCount);
    return *units;
}

/// Machines in [first, last) that are used for so much of it that the commitment is no dearer than on-demand.
std::int64_t payingInstances(const std::int64_t *first, const std::int64_t *last, const PurchaseOption &commitment,
                             const PurchaseOption &onDemand)
{
    std::vector<std::int64_t> demand(first, last);
    std::sort(demand.begin(), demand.end(), std::greater<>());
    // The k-th machine is used in as many hours as ask for at least k; the demand sorted down gives k for each count.
    const Decimal committed = times(amortisedHourly(commitment), last - first);
    std::int64_t paying = 0;
    for (std::size_t used = 1; used <= demand.size(); ++used) {
        if (times(onDemand.hourly, static_cast<std::int64_t>(used)) >= committed)
            paying = std::max(paying, demand[used - 1]);
    }
    return paying;
}

/// A plan without purchases; with a share it limits spot to that.
Plan planWith(const std::string &id, const std::string &name, bool limitsSpot, Decimal share)
{
    Plan plan;
    plan.id = id;
    plan.name = name;
    if (limitsSpot)
        plan.policy.emplace().limits.spotShare = share;
    return plan;
}

/// Purchases of the commitment over the horizon, bought again when a term ends; `instances(first, last)` per term.
template <typename Count>
std::vector<CommitmentPurchase> purchases(const NumberChoice &choice, const Inputs &inputs,
                                          const std::vector<std::int64_t> &demand, Count instances)
{
    std::vector<CommitmentPurchase> all;
    const std::int64_t term = choice.commitment->termHours;
    for (std::int64_t start = 0; start < inputs.hours; start += term) {
        const std::int64_t end = std::min(start + term, inputs.hours);
        std::int64_t count = instances(demand.data() + start, demand.data() + end);
        if (choice.commitment->maxInstances)
            count = std::min(count, *choice.commitment->maxInstances);
        if (count > 0)
            all.push_back({choice.offer.id, choice.commitment->id, count, inputs.start + start, false});
    }
    return all;
}

} // namespace

Result<NumberChoice> chooseOffer(const NumberRequest &request, const std::vector<Offer> &book)
{
    const std::int64_t peak = peakOf(request);
    const Offer *best = nullptr;
    std::tuple<bool, bool, bool, Decimal, std::string> bestRank;
    std::set<std::string> otherCurrencies;
    std::size_t fitting = 0;
    for (const Offer &offer : book) {
        const PurchaseOption *onDemand = findOption(offer, OptionKind::OnDemand);
        if (offer.accelerator != request.accelerator || onDemand == nullptr || offer.acceleratorCount.isZero())
            continue;
        if (offer.currency && *offer.currency != request.currency) {
            otherCurrencies.insert(offer.currency->code());
            continue;
        }
        ++fitting;
        const bool noSpot = request.interruptionsPerHour && findOption(offer, OptionKind::Spot) == nullptr;
        std::tuple rank(!isComparable(offer, *onDemand), yearCommitment(offer) == nullptr, noSpot,
                        times(onDemand->hourly, instancesFor(peak, offer.acceleratorCount)), offer.id);
        if (best == nullptr || rank < bestRank) {
            best = &offer;
            bestRank = std::move(rank);
        }
    }
    if (best == nullptr && otherCurrencies.empty())
        return Error{Error::Code::MissingPrice,
                     {GPUFOLIO_TEXT("model", "The price book has no on-demand price of %1."), {request.accelerator}},
                     {}};
    if (best == nullptr) {
        std::string codes;
        for (const std::string &code : otherCurrencies)
            codes += (codes.empty() ? "" : ", ") + code;
        return Error{Error::Code::MissingPrice,
                     {GPUFOLIO_TEXT("model", "The price book has no on-demand price of %1 in %2, only in %3."),
                      {request.accelerator, request.currency.code(), codes}},
                     {}};
    }
    NumberChoice choice;
    choice.offer = *best;
    choice.fitting = fitting;
    choice.peakInstances = instancesFor(peak, best->acceleratorCount);
    if (const PurchaseOption *commitment = yearCommitment(*best))
        choice.commitment = *commitment;
    if (const PurchaseOption *spot = findOption(*best, OptionKind::Spot))
        choice.spot = *spot;
    return choice;
}

Result<ScenarioSet> planFromNumber(const NumberRequest &request, const std::vector<Offer> &book)
{
    const auto choice = chooseOffer(request, book);
    if (!choice)
        return choice.error();
    const auto calendar = Calendar::forZone(request.timeZone);
    if (!calendar)
        return calendar.error();

    ScenarioSet set;
    Inputs &inputs = set.inputs;
    inputs.name = request.name;
    inputs.currency = request.currency;
    inputs.timeZone = request.timeZone;
    inputs.discountRate = request.discountRate;
    inputs.rounding = request.rounding;
    inputs.start = calendar->startOf(request.from);
    inputs.hours = calendar->startOf(request.to.plus(1)) - inputs.start;
    for (const Offer &offer : book) {
        const bool sameCurrency = !offer.currency || *offer.currency == request.currency;
        if (offer.accelerator != request.accelerator || !sameCurrency || !findOption(offer, OptionKind::OnDemand))
            continue;
        inputs.offers.push_back(offer);
        for (PurchaseOption &option : inputs.offers.back().options) {
            if (option.kind == OptionKind::Spot && !option.interruptionsPerHour)
                option.interruptionsPerHour = request.interruptionsPerHour;
        }
    }
    inputs.workloads = {workloadOf(request, choice->offer)};

    const bool spot = request.interruptionsPerHour && choice->spot;
    set.plans.push_back(planWith("on-demand", request.planNames[0], spot, Decimal()));
    if (!choice->commitment)
        return set;

    const auto demand = instancesPerHour(inputs, choice->offer, *calendar);
    if (!demand)
        return demand.error();
    const PurchaseOption &onDemand = *findOption(choice->offer, OptionKind::OnDemand);
    set.plans.push_back(planWith("base", request.planNames[1], spot, Decimal()));
    set.plans.back().commitments =
        purchases(*choice, inputs, *demand, [&](const std::int64_t *first, const std::int64_t *last) {
            return payingInstances(first, last, *choice->commitment, onDemand);
        });
    set.plans.push_back(planWith("mixed", request.planNames[2], spot, scale(whole(3), 1, 10, Rounding::HalfEven)));
    set.plans.back().commitments =
        purchases(*choice, inputs, *demand, [](const std::int64_t *first, const std::int64_t *last) {
            return *std::max_element(first, last) * 7 / 10;
        });
    return set;
}

} // namespace gpufolio::ui
