// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/compare.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace gpufolio
{

namespace
{

// The fields of inputs by which files can differ, each with its path.
std::vector<std::string> differences(const Inputs &a, const Inputs &b)
{
    std::vector<std::string> found;
    const auto note = [&found](const char *path, bool same) {
        if (!same)
            found.emplace_back(path);
    };
    note("currency", a.currency == b.currency);
    note("start", a.start == b.start);
    note("hours", a.hours == b.hours);
    note("timeZone", a.timeZone == b.timeZone);
    note("discountRate", a.discountRate == b.discountRate);
    note("rounding", a.rounding == b.rounding);
    note("priceBook", a.priceBook == b.priceBook);
    note("offers", a.offers == b.offers);
    note("workloads", a.workloads == b.workloads);
    note("commitments", a.commitments == b.commitments);
    note("exchangeRates", a.exchangeRates == b.exchangeRates);
    return found;
}

// Ranks by the printed-to-be exact amortised cost; plans that miss something have no rank.
void rank(std::vector<ComparedPlan> &plans)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < plans.size(); ++i)
        if (plans[i].result.status == PlanStatus::Evaluated)
            order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&plans](std::size_t a, std::size_t b) {
        return plans[a].result.totals.amortised < plans[b].result.totals.amortised;
    });
    for (std::size_t place = 0; place < order.size(); ++place) {
        const bool tied =
            place > 0 && plans[order[place]].result.totals.amortised == plans[order[place - 1]].result.totals.amortised;
        plans[order[place]].rank = tied ? plans[order[place - 1]].rank : std::optional<std::size_t>(place + 1);
    }
}

std::string amountText(const Money &amount, const PlanResult &of)
{
    return toSentenceText(amount, of.rounding);
}

const std::string &nameOf(const PlanResult &result)
{
    return result.planName.empty() ? result.planId : result.planName;
}

// "Base on 1-year costs X less than All on-demand (Y) and commits Z until 2027-12."
Message verdictOf(const std::vector<ComparedPlan> &plans)
{
    const ComparedPlan *best = nullptr;
    for (const ComparedPlan &plan : plans)
        if (plan.rank && (!best || *plan.rank < *best->rank))
            best = &plan;
    if (!best)
        return {
            GPUFOLIO_TEXT("model", "No plan is complete: each leaves a workload without a place or breaks a limit."),
            {}};
    const PlanResult &result = best->result;
    UtcHour lastHour = result.horizon.start;
    for (const CommitmentResult &commitment : result.commitments)
        if (!commitment.purchase.held)
            lastHour = std::max(lastHour, commitment.purchase.start + (commitment.termHours - 1));
    const Result<Calendar> calendar = Calendar::forZone(result.timeZone);
    const Date lastDay = (calendar ? *calendar : Calendar::utc()).dayOf(lastHour);
    const Message commits = result.totals.toSign.isZero()
                                ? Message{GPUFOLIO_TEXT("model", "It signs nothing new."), {}}
                                : Message{GPUFOLIO_TEXT("model", "It signs %1 until %2."),
                                          {amountText(result.totals.toSign, result), lastDay.toText()}};
    const ComparedPlan &base = plans.front();
    if (plans.size() == 1)
        return {GPUFOLIO_TEXT("model", "%1 costs %2 (amortised). %3"),
                {nameOf(result), amountText(result.totals.amortised, result)},
                {commits}};
    if (best == &base) {
        const ComparedPlan *second = nullptr;
        for (const ComparedPlan &plan : plans)
            if (&plan != best && plan.rank && (!second || *plan.rank < *second->rank))
                second = &plan;
        if (!second)
            return {GPUFOLIO_TEXT("model", "%1 is the only complete plan and costs %2 (amortised). %3"),
                    {nameOf(result), amountText(result.totals.amortised, result)},
                    {commits}};
        return {GPUFOLIO_TEXT("model", "%1 is the cheapest: %2 (amortised), %3 less than %4. %5"),
                {nameOf(result), amountText(result.totals.amortised, result),
                 amountText(second->result.totals.amortised - result.totals.amortised, result), nameOf(second->result)},
                {commits}};
    }
    if (!base.rank)
        return {GPUFOLIO_TEXT("model", "%1 is the cheapest complete plan: %2 (amortised). %3 is not complete. %4"),
                {nameOf(result), amountText(result.totals.amortised, result), nameOf(base.result)},
                {commits}};
    return {GPUFOLIO_TEXT("model", "%1 costs %2 less than %3 (%4, amortised). %5"),
            {nameOf(result), amountText(-best->amortisedDifference, result), nameOf(base.result),
             amountText(base.result.totals.amortised, result)},
            {commits}};
}

} // namespace

Result<Comparison> comparePlans(const std::vector<Scenario> &scenarios, const std::vector<PlanResult> &results,
                                const std::vector<std::string> &files)
{
    Comparison comparison;
    if (results.empty())
        return comparison;
    try {
        const PlanResult &base = results.front();
        for (std::size_t i = 0; i < results.size(); ++i) {
            ComparedPlan plan;
            plan.file = i < files.size() ? files[i] : std::string();
            plan.result = results[i];
            plan.amortisedDifference = results[i].totals.amortised - base.totals.amortised;
            plan.billedDifference = results[i].totals.billed - base.totals.billed;
            if (results[i].totals.npv && base.totals.npv)
                plan.npvDifference = *results[i].totals.npv - *base.totals.npv;
            Money cumulative = Money::zero(results[i].currency);
            for (const MonthResult &month : results[i].months)
                plan.cumulativeBilled.push_back(cumulative += month.billed);
            comparison.plans.push_back(std::move(plan));
        }
        for (std::size_t i = 1; i < scenarios.size(); ++i)
            for (std::string &path : differences(scenarios.front().inputs, scenarios[i].inputs))
                if (std::find(comparison.differingInputs.begin(), comparison.differingInputs.end(), path) ==
                    comparison.differingInputs.end())
                    comparison.differingInputs.push_back(std::move(path));
        rank(comparison.plans);
        comparison.verdict = verdictOf(comparison.plans);
    } catch (const ArithmeticError &error) {
        return error.error();
    }
    return comparison;
}

} // namespace gpufolio
