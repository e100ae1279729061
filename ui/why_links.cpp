// SPDX-License-Identifier: GPL-3.0-or-later
#include "why_links.h"

#include "i18n/number_format.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

/// Index of the plan that an answer belongs to; nothing when the results have it no more.
std::optional<std::size_t> planOf(const SessionResults *results, const Why &why)
{
    if (results == nullptr)
        return std::nullopt;
    const auto found =
        std::find_if(results->plans.begin(), results->plans.end(),
                     [&why](const std::optional<PlanResult> &plan) { return plan && plan->planId == why.plan; });
    if (found == results->plans.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - results->plans.begin());
}

QString planLink(const Why &why)
{
    return QStringLiteral("plans/plan:") + fromUtf8(why.plan);
}

} // namespace

std::optional<Why> followed(const SessionResults *results, const Why &why, const WhyLink &link)
{
    const auto plan = planOf(results, why);
    if (!plan)
        return std::nullopt;
    return followLink(results->scenarios[*plan], *results->plans[*plan], link);
}

std::optional<Why> verdictWhy(const SessionResults &results)
{
    if (!results.comparison || results.comparison->plans.empty())
        return std::nullopt;
    const auto &plans = results.comparison->plans;
    const auto best =
        std::find_if(plans.begin(), plans.end(), [](const ComparedPlan &plan) { return plan.rank == 1U; });
    const PlanResult &winner = (best == plans.end() ? plans.front() : *best).result;
    const auto scenario = std::find_if(results.scenarios.begin(), results.scenarios.end(),
                                       [&winner](const Scenario &one) { return one.plan.id == winner.planId; });
    if (scenario == results.scenarios.end())
        return std::nullopt;
    return explain(*scenario, winner, Metric::Amortised);
}

QStringList placeOf(const SessionResults *results, const Why &why, const WhyLink &link)
{
    const auto plan = planOf(results, why);
    switch (link.to) {
    case WhyLink::To::Price:
        return {QStringLiteral("prices/price:%1|%2").arg(fromUtf8(link.offer), fromUtf8(link.option))};
    case WhyLink::To::Rule:
        return {QStringLiteral("start/rule:") + fromUtf8(link.offer)};
    case WhyLink::To::Workload:
        if (plan && link.index < results->plans[*plan]->workloads.size())
            return {QStringLiteral("workloads/workload:") + fromUtf8(results->plans[*plan]->workloads[link.index].id)};
        break;
    case WhyLink::To::Purchase:
        if (plan)
            return {planLink(why), QStringLiteral("plans/purchase:%1").arg(link.index)};
        break;
    case WhyLink::To::Figure:
    case WhyLink::To::Nothing:
        if (plan)
            return {planLink(why)};
        break;
    }
    return {};
}

} // namespace gpufolio::ui
