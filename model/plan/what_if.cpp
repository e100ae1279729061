// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/what_if.h"

#include "support/calendar.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

constexpr std::int64_t monthsPerYear = 12;

Decimal one()
{
    return Decimal::fromInteger(1);
}

void scale(std::vector<Decimal> &values, Decimal factor)
{
    for (Decimal &value : values)
        value = multiply(value, factor);
}

DemandSeries scaled(DemandSeries series, Decimal use)
{
    if (use == one())
        return series;
    if (auto *constant = std::get_if<ConstantSeries>(&series))
        constant->value = multiply(constant->value, use);
    else if (auto *monthly = std::get_if<MonthlySeries>(&series))
        scale(monthly->values, use);
    else if (auto *weekly = std::get_if<WeeklySeries>(&series))
        scale(weekly->values, use);
    else if (auto *daily = std::get_if<DailySeries>(&series))
        scale(daily->values, use);
    else if (auto *hourly = std::get_if<HourlySeries>(&series))
        scale(hourly->values, use);
    else if (auto *csv = std::get_if<CsvSeries>(&series)) {
        HourlySeries values{std::move(csv->values)};
        scale(values.values, use);
        series = std::move(values);
    }
    return series;
}

/// The same local day and hour so many months later (or earlier); a day that the month lacks is its last.
UtcHour shifted(const Calendar &calendar, UtcHour hour, std::int64_t months)
{
    const Date from = calendar.dayOf(hour);
    const YearMonth month = YearMonth{from.year, from.month}.plus(static_cast<int>(months));
    const Date to{month.year, month.month, std::min(from.day, month.lastDay().day)};
    const UtcHour nextDay = calendar.startOf(Date::fromDaysSinceEpoch(to.sinceEpoch() + 1));
    return std::min(calendar.startOf(to) + (hour - calendar.startOf(from)), nextDay - 1); // a day may have 23 hours
}

void shift(Demand &demand, const WhatIf &whatIf, const Calendar &calendar, const Period &horizon)
{
    if (whatIf.startsLateMonths > 0)
        demand.from =
            shifted(calendar, std::max(demand.from.value_or(horizon.start), horizon.start), whatIf.startsLateMonths);
    if (whatIf.endsEarlyMonths > 0)
        demand.until =
            shifted(calendar, std::min(demand.until.value_or(horizon.end), horizon.end), -whatIf.endsEarlyMonths);
    const UtcHour from = demand.from.value_or(horizon.start);
    if (demand.until && *demand.until <= from) { // nothing is left of it
        demand.series = ConstantSeries{};
        demand.until.reset();
    }
}

Decimal grown(Decimal own, Decimal more)
{
    return multiply(one() + own, one() + more) - one();
}

/// What is left of a price after so many months.
Decimal priceFactor(Decimal fallPerYear, std::int64_t months)
{
    const Decimal yearly = one() - fallPerYear;
    Decimal factor = one() - divide(times(fallPerYear, months % monthsPerYear), Decimal::fromInteger(monthsPerYear),
                                    Rounding::HalfEven);
    for (std::int64_t year = 0; year < months / monthsPerYear; ++year)
        factor = multiply(factor, yearly);
    return factor;
}

void fall(PurchaseOption &option, Decimal fallPerYear, const Calendar &calendar, const Period &horizon)
{
    const PurchaseOption before = option;
    const YearMonth first = calendar.monthOf(horizon.start);
    std::vector<UtcHour> changes; // after the horizon's start: each month's, and the path's own
    for (const MonthSpan &span : calendar.months(horizon))
        changes.push_back(span.period.start);
    for (const PricePoint &point : before.path)
        changes.push_back(point.from);
    const auto isKnown = [&horizon](UtcHour from) { return from <= horizon.start; };
    changes.erase(std::remove_if(changes.begin(), changes.end(), isKnown), changes.end());
    std::sort(changes.begin(), changes.end());
    changes.erase(std::unique(changes.begin(), changes.end()), changes.end());

    auto &path = option.path;
    path.erase(
        std::remove_if(path.begin(), path.end(), [&isKnown](const PricePoint &point) { return !isKnown(point.from); }),
        path.end());
    for (const UtcHour from : changes) {
        const PriceAt price = priceAt(before, from);
        const Decimal factor = priceFactor(fallPerYear, calendar.monthOf(from).monthsSince(first));
        PricePoint point{from, multiply(price.hourly, factor), {}};
        if (option.kind == OptionKind::Commitment)
            point.upfront = multiply(price.upfront, factor);
        path.push_back(point);
    }
}

std::vector<CommitmentPurchase *> heldFrom(ScenarioSet &set, UtcHour start)
{
    std::vector<CommitmentPurchase *> held;
    const auto add = [&](std::vector<CommitmentPurchase> &purchases) {
        for (CommitmentPurchase &purchase : purchases) {
            if (purchase.held && purchase.start >= start)
                held.push_back(&purchase);
        }
    };
    add(set.inputs.commitments);
    for (Plan &plan : set.plans)
        add(plan.commitments);
    return held;
}

/// Prices fall, but what is signed keeps its price: held purchases of a later month get an option of their own, which
/// doesn't fall.
void fallAll(ScenarioSet &set, Decimal fallPerYear, const Calendar &calendar)
{
    const Period horizon = set.inputs.horizon();
    const UtcHour secondMonth = calendar.startOf(calendar.monthOf(horizon.start).plus(1));
    const std::vector<CommitmentPurchase *> held = heldFrom(set, secondMonth);
    for (Offer &offer : set.inputs.offers) {
        std::vector<PurchaseOption> kept;
        for (PurchaseOption &option : offer.options) {
            std::string id = option.id + "-signed";
            const auto isTaken = [&](const PurchaseOption &other) { return other.id == id; };
            while (findOption(offer, id) != nullptr || std::any_of(kept.begin(), kept.end(), isTaken))
                id += "-signed";
            bool isHeld = false;
            for (CommitmentPurchase *purchase : held) {
                if (purchase->offer == offer.id && purchase->option == option.id) {
                    purchase->option = id;
                    isHeld = true;
                }
            }
            if (isHeld) {
                kept.push_back(option);
                kept.back().id = id;
            }
            fall(option, fallPerYear, calendar, horizon);
        }
        offer.options.insert(offer.options.end(), kept.begin(), kept.end());
    }
}

void limitSpot(std::optional<Policy> &policy, const std::optional<Policy> &fallback, Decimal share)
{
    if (!policy)
        policy = fallback ? *fallback : Policy{};
    policy->limits.spotShare = share;
}

} // namespace

bool WhatIf::isNothing() const
{
    return *this == WhatIf{};
}

ScenarioSet applyWhatIf(ScenarioSet set, const WhatIf &whatIf)
{
    Inputs &inputs = set.inputs;
    const Result<Calendar> zone = Calendar::forZone(inputs.timeZone);
    if (whatIf.isNothing() || !zone || inputs.hours <= 0)
        return set; // a bad time zone is a finding of check()
    for (Workload &workload : inputs.workloads) {
        workload.demand.series = scaled(std::move(workload.demand.series), whatIf.use);
        if (!whatIf.growthPerMonth.isZero())
            workload.demand.growthPerMonth = grown(workload.demand.growthPerMonth, whatIf.growthPerMonth);
        shift(workload.demand, whatIf, *zone, inputs.horizon());
    }
    if (!whatIf.priceFallPerYear.isZero())
        fallAll(set, whatIf.priceFallPerYear, *zone);
    if (whatIf.spotShare) {
        for (Plan &plan : set.plans)
            limitSpot(plan.policy, inputs.policy, *whatIf.spotShare);
        limitSpot(inputs.policy, std::nullopt, *whatIf.spotShare);
    }
    return set;
}

std::vector<Message> describeWhatIf(const WhatIf &whatIf)
{
    const auto percent = [](Decimal fraction) { return toText(times(fraction, 100)); };
    const auto change = [&percent](Decimal fraction) {
        return fraction < Decimal() ? "−" + percent(Decimal() - fraction) : "+" + percent(fraction);
    };
    std::vector<Message> parts;
    if (whatIf.use != one())
        parts.push_back({GPUFOLIO_TEXT("model", "use %1%%"), {percent(whatIf.use)}});
    if (!whatIf.growthPerMonth.isZero())
        parts.push_back({GPUFOLIO_TEXT("model", "growth %1%% a month"), {change(whatIf.growthPerMonth)}});
    if (whatIf.startsLateMonths == 1)
        parts.push_back({GPUFOLIO_TEXT("model", "starts 1 month late"), {}});
    else if (whatIf.startsLateMonths != 0)
        parts.push_back({GPUFOLIO_TEXT("model", "starts %1 months late"), {std::to_string(whatIf.startsLateMonths)}});
    if (whatIf.endsEarlyMonths == 1)
        parts.push_back({GPUFOLIO_TEXT("model", "ends 1 month early"), {}});
    else if (whatIf.endsEarlyMonths != 0)
        parts.push_back({GPUFOLIO_TEXT("model", "ends %1 months early"), {std::to_string(whatIf.endsEarlyMonths)}});
    if (!whatIf.priceFallPerYear.isZero())
        parts.push_back({GPUFOLIO_TEXT("model", "prices fall %1%% a year"), {percent(whatIf.priceFallPerYear)}});
    if (whatIf.spotShare)
        parts.push_back({GPUFOLIO_TEXT("model", "spot at most %1%% of demand"), {percent(*whatIf.spotShare)}});
    return parts;
}

} // namespace gpufolio
