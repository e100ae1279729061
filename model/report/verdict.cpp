// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/report_tables.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

// What the plan binds, and until when.
Message commitmentOf(const PlanView &plan)
{
    std::optional<Date> until;
    for (const CommitmentResult &commitment : plan.result.commitments) {
        if (commitment.purchase.held)
            continue;
        const Date day = lastDay(commitment.purchase, commitment.termHours, plan.calendar);
        until = until ? std::max(*until, day) : day;
    }
    if (!until)
        return {GPUFOLIO_TEXT("model", "It signs nothing new.")};
    return {GPUFOLIO_TEXT("model", "It signs %1 until %2."),
            {amountWithCode(plan.result.totals.toSign, plan.result.rounding), until->toText()}};
}

Message placedSoFar(const PlanResult &result)
{
    const auto missing =
        std::count_if(result.workloads.begin(), result.workloads.end(),
                      [](const WorkloadResult &workload) { return workload.status == WorkloadStatus::Infeasible; });
    return {GPUFOLIO_TEXT("model", "%1 is incomplete: %2 of %3 workloads have no place. Placed so far: %4 amortised, "
                                   "%5 billed. It has no rank."),
            {nameOf(result), std::to_string(missing), std::to_string(result.workloads.size()),
             amountWithCode(result.totals.amortised, result.rounding),
             amountWithCode(result.totals.billed, result.rounding)}};
}

} // namespace

const std::string &nameOf(const PlanResult &result)
{
    return result.planName.empty() ? result.planId : result.planName;
}

Message planVerdict(const PlanView &plan)
{
    const PlanResult &result = plan.result;
    const PlanTotals &totals = result.totals;
    if (isPartlyPlaced(result))
        return placedSoFar(result);
    std::vector<std::string> values = {nameOf(result), amountWithCode(totals.amortised, result.rounding),
                                       amountWithCode(totals.billed, result.rounding)};
    if (result.status == PlanStatus::Infeasible)
        return {GPUFOLIO_TEXT("model", "%1 is infeasible: it breaks a limit. As it stands it costs %2 amortised (%3 "
                                       "billed). It has no rank. %4"),
                std::move(values),
                {commitmentOf(plan)}};
    if (!totals.savings || !totals.onDemandEquivalent)
        return {GPUFOLIO_TEXT("model", "%1 costs %2 amortised (%3 billed) over the horizon; an offer has no on-demand "
                                       "price to compare with. %4"),
                std::move(values),
                {commitmentOf(plan)}};
    const bool saves = !totals.savings->amount().isNegative();
    values.push_back(amountWithCode(saves ? *totals.savings : -*totals.savings, result.rounding));
    values.push_back(amountWithCode(*totals.onDemandEquivalent, result.rounding));
    if (totals.savings->isZero())
        return {GPUFOLIO_TEXT(
                    "model",
                    "%1 costs %2 amortised (%3 billed) over the horizon, as much as the same demand on demand. %4"),
                {values[0], values[1], values[2]},
                {commitmentOf(plan)}};
    if (saves)
        return {
            GPUFOLIO_TEXT(
                "model",
                "%1 costs %2 amortised (%3 billed) over the horizon, %4 less than the same demand on demand (%5). %6"),
            std::move(values),
            {commitmentOf(plan)}};
    return {GPUFOLIO_TEXT(
                "model",
                "%1 costs %2 amortised (%3 billed) over the horizon, %4 more than the same demand on demand (%5). %6"),
            std::move(values),
            {commitmentOf(plan)}};
}

} // namespace gpufolio
