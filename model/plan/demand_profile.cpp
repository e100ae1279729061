// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/demand_profile.h"

#include "workload/demand.h"

#include <algorithm>
#include <functional>

namespace gpufolio
{

namespace
{

constexpr std::size_t daysPerWeek = 7;

Decimal mean(Decimal sum, std::int64_t hours)
{
    return scale(sum, 1, hours, Rounding::HalfEven);
}

/// First hour of the local day, week or month behind the one of `hour`.
UtcHour nextSpan(UtcHour hour, DemandStep step, const Calendar &calendar)
{
    const Date day = calendar.dayOf(hour);
    if (step == DemandStep::Month)
        return calendar.startOf(YearMonth{day.year, day.month}.plus(1));
    // 1970-01-01 was a Thursday, three days after a Monday.
    const std::int64_t sinceEpoch = day.sinceEpoch();
    const std::int64_t days = step == DemandStep::Day ? 1
                                                      : static_cast<std::int64_t>(daysPerWeek) -
                                                            (sinceEpoch + 3) % static_cast<std::int64_t>(daysPerWeek);
    return calendar.startOf(Date::fromDaysSinceEpoch(sinceEpoch + days));
}

std::vector<DemandSpan> spansOf(const Period &horizon, const Calendar &calendar, DemandStep step)
{
    std::vector<DemandSpan> spans;
    for (UtcHour at = horizon.start; at < horizon.end;) {
        const UtcHour end = std::min(horizon.end, nextSpan(at, step, calendar));
        spans.push_back({calendar.dayOf(at), {at, end}});
        at = end;
    }
    return spans;
}

/// GPUs of all workloads together, hour by hour.
std::vector<Decimal> together(const std::vector<WorkloadGpus> &hourly)
{
    std::vector<Decimal> sum;
    for (const WorkloadGpus &workload : hourly) {
        if (!workload.perUnit)
            continue;
        sum.resize(std::max(sum.size(), workload.units.size()));
        for (std::size_t hour = 0; hour < workload.units.size(); ++hour)
            sum[hour] += times(*workload.perUnit, workload.units[hour]);
    }
    return sum;
}

DemandProfile::Layer layerOf(const std::string &id, const std::vector<Decimal> &gpus,
                             const std::vector<DemandSpan> &spans)
{
    DemandProfile::Layer layer;
    layer.workload = id;
    std::size_t hour = 0;
    for (const DemandSpan &span : spans) {
        Decimal sum;
        Decimal maximum;
        for (std::int64_t i = 0; i < span.period.hours() && hour < gpus.size(); ++i, ++hour) {
            sum += gpus[hour];
            maximum = std::max(maximum, gpus[hour]);
        }
        layer.gpuHours.push_back(sum);
        layer.mean.push_back(mean(sum, span.period.hours()));
        layer.maximum.push_back(maximum);
    }
    return layer;
}

} // namespace

std::optional<Decimal> WorkloadGpus::peak() const
{
    if (!perUnit)
        return std::nullopt;
    return units.empty() ? Decimal() : times(*perUnit, *std::max_element(units.begin(), units.end()));
}

Result<std::vector<WorkloadGpus>> hourlyGpus(const Inputs &inputs, const Calendar &calendar,
                                             const std::vector<std::string> &offers)
{
    std::vector<WorkloadGpus> all;
    all.reserve(inputs.workloads.size());
    for (std::size_t i = 0; i < inputs.workloads.size(); ++i) {
        const Workload &workload = inputs.workloads[i];
        auto units = hourlyDemand(workload.demand, inputs.horizon(), calendar);
        if (!units)
            return units.error();
        WorkloadGpus &made = all.emplace_back();
        made.workload = workload.id;
        made.units = std::move(*units);
        if (workload.demand.unit == DemandUnit::Accelerators) {
            made.perUnit = Decimal::fromInteger(1);
            continue;
        }
        const bool placed = i < offers.size() && !offers[i].empty();
        const Offer *offer = findOffer(inputs, placed ? offers[i] : workload.offer.value_or(std::string()));
        if (offer != nullptr)
            made.perUnit = offer->acceleratorCount;
    }
    return all;
}

DemandProfile demandProfile(const std::vector<WorkloadGpus> &hourly, const Period &horizon, const Calendar &calendar,
                            DemandStep step, std::size_t mostSpans)
{
    DemandProfile profile;
    profile.step = step;
    profile.spans = spansOf(horizon, calendar, step);
    while (profile.spans.size() > mostSpans && profile.step != DemandStep::Month) {
        profile.step = profile.step == DemandStep::Day ? DemandStep::Week : DemandStep::Month;
        profile.spans = spansOf(horizon, calendar, profile.step);
    }
    for (const WorkloadGpus &workload : hourly) {
        if (workload.perUnit)
            profile.layers.push_back(layerOf(workload.workload, together({workload}), profile.spans));
    }
    profile.total = layerOf({}, together(hourly), profile.spans);
    return profile;
}

WeekProfile weekProfile(const std::vector<WorkloadGpus> &hourly, const Period &horizon, const Calendar &calendar)
{
    WeekProfile week;
    const std::vector<Decimal> gpus = together(hourly);
    const std::vector<std::uint8_t> hours = calendar.hoursOfWeek(horizon);
    std::array<Decimal, WeekProfile::hoursPerWeek> sums{};
    for (std::size_t hour = 0; hour < hours.size(); ++hour) {
        const std::size_t at = hours[hour];
        const Decimal value = hour < gpus.size() ? gpus[hour] : Decimal();
        ++week.hours[at];
        sums[at] += value;
        week.maximum[at] = std::max(week.maximum[at], value);
    }
    for (std::size_t at = 0; at < WeekProfile::hoursPerWeek; ++at) {
        if (week.hours[at] > 0)
            week.mean[at] = mean(sums[at], week.hours[at]);
    }
    return week;
}

std::vector<LoadStep> loadCurve(const std::vector<WorkloadGpus> &hourly, std::size_t mostSteps)
{
    std::vector<Decimal> gpus = together(hourly);
    std::sort(gpus.begin(), gpus.end(), std::greater<>());
    const std::size_t count = std::min(mostSteps, gpus.size());
    std::vector<LoadStep> steps;
    steps.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t first = gpus.size() * i / count;
        const std::size_t end = gpus.size() * (i + 1) / count;
        LoadStep step;
        step.firstHour = static_cast<std::int64_t>(first);
        step.hours = static_cast<std::int64_t>(end - first);
        for (std::size_t hour = first; hour < end; ++hour)
            step.gpuHours += gpus[hour];
        step.mean = mean(step.gpuHours, step.hours);
        step.least = gpus[end - 1];
        steps.push_back(step);
    }
    return steps;
}

} // namespace gpufolio
