// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/evaluate.h"

#include "plan/assumptions.h"
#include "plan/ledger.h"
#include "plan/limits_check.h"
#include "plan/placement.h"
#include "plan/serving.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

// A local month in which hours of the workload had no place.
YearMonth firstUnservedMonth(const OfferService &service, std::size_t position, const std::vector<MonthSpan> &months)
{
    for (const Segment &segment : service.segments)
        if (segment.workloads[position].unserved > 0)
            return months[segment.month].month;
    return months.front().month;
}

// Workloads with hours that nothing could serve are infeasible; the plan is then incomplete.
void settleWorkloads(const std::vector<Placement> &placements, const std::vector<OfferService> &services,
                     const std::vector<MonthSpan> &months, PlanResult &result)
{
    for (const OfferService &service : services) {
        for (std::size_t i = 0; i < service.workloads.size(); ++i) {
            WorkloadResult &workload = result.workloads[service.workloads[i]];
            if (workload.unservedHours.isZero())
                continue;
            workload.status = WorkloadStatus::Infeasible;
            const char *pattern =
                findOption(*service.offer, OptionKind::OnDemand)
                    ? GPUFOLIO_TEXT(
                          "model",
                          "%1 machine-hours on %2 have no place, the first in %3: quota or lead time are too tight")
                    : GPUFOLIO_TEXT(
                          "model",
                          "%1 machine-hours on %2 have no place, the first in %3: there is no on-demand price");
            workload.reason = {pattern,
                               {toText(workload.unservedHours.count()), service.offer->id,
                                firstUnservedMonth(service, i, months).toText()}};
        }
    }
    for (std::size_t i = 0; i < placements.size(); ++i) {
        WorkloadResult &workload = result.workloads[i];
        const Placement &placement = placements[i];
        if (placement.offer) {
            const AcceleratorHours inMachines(
                multiply(workload.demandHours.count(), placement.offer->acceleratorCount));
            workload.idleAcceleratorHours = AcceleratorHours(inMachines.count() - workload.acceleratorHours.count());
        }
        if (workload.status == WorkloadStatus::Infeasible)
            result.reasons.push_back({GPUFOLIO_TEXT("model", "%1: %2"), {workload.id}, {workload.reason}});
    }
    // Shown amounts: largest remainder, so that the workloads and the unused line add up to the printed total.
    std::vector<Money> amounts;
    amounts.reserve(result.workloads.size());
    for (const WorkloadResult &workload : result.workloads)
        amounts.push_back(workload.amortised);
    const Money sum =
        rounded(result.totals.amortised, result.rounding) - rounded(result.totals.unusedCommitment, result.rounding);
    const std::vector<Money> shown = roundedToSum(amounts, sum);
    for (std::size_t i = 0; i < shown.size(); ++i)
        result.workloads[i].amortisedShown = shown[i];
}

void measure(const std::vector<Placement> &placements, PlanResult &result)
{
    // Coverage counts the demand of offers that have a commitment option.
    Decimal eligible;
    for (std::size_t i = 0; i < placements.size(); ++i)
        if (placements[i].offer && findOption(*placements[i].offer, OptionKind::Commitment))
            eligible += result.workloads[i].demandHours.count();
    const Decimal used = result.totals.commitmentUsedHours.count();
    const Decimal owed = used + result.totals.commitmentUnusedHours.count();
    if (!eligible.isZero())
        result.commitmentCoverage = divide(used, eligible, Rounding::HalfEven);
    if (!owed.isZero())
        result.commitmentUtilisation = divide(used, owed, Rounding::HalfEven);
}

Read<PlanResult> evaluateChecked(const Scenario &scenario, const Calendar &calendar, const Progress &progress)
{
    const Inputs &inputs = scenario.inputs;
    PlanResult result;
    result.planId = scenario.plan.id;
    result.planName = scenario.plan.name;
    result.scenarioName = inputs.name;
    result.currency = inputs.currency;
    result.rounding = inputs.rounding;
    result.timeZone = inputs.timeZone;
    result.horizon = inputs.horizon();

    const std::vector<MonthSpan> months = calendar.months(inputs.horizon());
    const Result<std::vector<Placement>> placements = placeWorkloads(inputs, calendar);
    if (!placements)
        return Diagnostics{placements.error()};
    progress.at(0.5);
    const std::vector<Lot> lots = lotsOf(scenario);
    const std::vector<const Offer *> offers = offersInUse(inputs, *placements, lots);
    const Limits limits = effectivePolicy(scenario).limits;
    std::vector<OfferService> services;
    services.reserve(offers.size());
    for (const Offer *offer : offers)
        services.push_back(serve(*offer, *placements, lots, months, limits, progress));
    if (progress.cancelled())
        return Diagnostics{{Error::Code::Cancelled, {GPUFOLIO_TEXT("model", "Cancelled."), {}}, {}}};
    progress.at(0.9);

    const Status kept = keepLedger({scenario, calendar, months, *placements, lots, services}, result);
    if (!kept)
        return Diagnostics{kept.error()};
    settleWorkloads(*placements, services, months, result);
    measure(*placements, result);
    result.options = optionFigures(offers);
    noteAssumptions(scenario, offers, services, result);

    const bool incomplete = !result.reasons.empty();
    const std::vector<Message> broken = brokenLimits(scenario, lots, result);
    result.reasons.insert(result.reasons.end(), broken.begin(), broken.end());
    if (incomplete)
        result.status = PlanStatus::Incomplete;
    else if (!broken.empty())
        result.status = PlanStatus::Infeasible;
    progress.at(1);
    return result;
}

} // namespace

std::string_view toText(PlanStatus status)
{
    switch (status) {
    case PlanStatus::Evaluated:
        return "evaluated";
    case PlanStatus::Incomplete:
        return "incomplete";
    case PlanStatus::Infeasible:
        return "infeasible";
    }
    return {};
}

std::string_view toText(WorkloadStatus status)
{
    return status == WorkloadStatus::Placed ? "placed" : "infeasible";
}

Money roundingLine(const Money &total, const std::vector<Money> &parts, Rounding rounding)
{
    Money line = rounded(total, rounding);
    for (const Money &part : parts)
        line -= rounded(part, rounding);
    return line;
}

Read<PlanResult> evaluate(const Scenario &scenario, const Progress &progress)
{
    Diagnostics findings = check(scenario);
    if (!findings.empty())
        return findings;
    try {
        return evaluateChecked(scenario, *Calendar::forZone(scenario.inputs.timeZone), progress);
    } catch (const ArithmeticError &error) {
        return Diagnostics{error.error()};
    }
}

} // namespace gpufolio
