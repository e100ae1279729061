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
    const YearMonth from = calendar.monthOf(hour);
    const YearMonth to = from.plus(static_cast<int>(months));
    const std::int64_t into = hour - calendar.startOf(from);
    const std::int64_t length = calendar.startOf(to.plus(1)) - calendar.startOf(to);
    return calendar.startOf(to) + std::min(into, length - 1);
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

void fall(PurchaseOption &option, Decimal fallPerYear, const std::vector<MonthSpan> &months)
{
    const PurchaseOption before = option;
    std::vector<PricePoint> path;
    // what was known before the horizon stays
    for (const PricePoint &point : before.path) {
        if (point.from <= months.front().period.start)
            path.push_back(point);
    }
    const auto add = [&](UtcHour from, std::size_t month) {
        const PriceAt price = priceAt(before, from);
        const Decimal factor = priceFactor(fallPerYear, static_cast<std::int64_t>(month));
        PricePoint point{from, multiply(price.hourly, factor), {}};
        if (option.kind == OptionKind::Commitment)
            point.upfront = multiply(price.upfront, factor);
        path.push_back(std::move(point));
    };
    for (std::size_t month = 0; month < months.size(); ++month) {
        if (month > 0)
            add(months[month].period.start, month);
        for (const PricePoint &point : before.path) {
            if (point.from > months[month].period.start && point.from < months[month].period.end)
                add(point.from, month);
        }
    }
    option.path = std::move(path);
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
    if (!whatIf.priceFallPerYear.isZero()) {
        const std::vector<MonthSpan> months = zone->months(inputs.horizon());
        for (Offer &offer : inputs.offers) {
            for (PurchaseOption &option : offer.options)
                fall(option, whatIf.priceFallPerYear, months);
        }
    }
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
    std::vector<Message> parts;
    if (whatIf.use != one())
        parts.push_back({GPUFOLIO_TEXT("model", "use %1 %%"), {percent(whatIf.use)}});
    if (!whatIf.growthPerMonth.isZero())
        parts.push_back({GPUFOLIO_TEXT("model", "growth %1 %% a month more"), {percent(whatIf.growthPerMonth)}});
    if (whatIf.startsLateMonths != 0)
        parts.push_back({GPUFOLIO_TEXT("model", "starts %1 months late"), {std::to_string(whatIf.startsLateMonths)}});
    if (whatIf.endsEarlyMonths != 0)
        parts.push_back({GPUFOLIO_TEXT("model", "ends %1 months early"), {std::to_string(whatIf.endsEarlyMonths)}});
    if (!whatIf.priceFallPerYear.isZero())
        parts.push_back({GPUFOLIO_TEXT("model", "prices fall %1 %% a year"), {percent(whatIf.priceFallPerYear)}});
    if (whatIf.spotShare)
        parts.push_back({GPUFOLIO_TEXT("model", "spot at most %1 %% of demand"), {percent(*whatIf.spotShare)}});
    return parts;
}

} // namespace gpufolio
