// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/why_parts.h"

namespace gpufolio
{

namespace
{

Money sumOf(const PlanResult &result, Money MonthResult::*amount)
{
    Money sum = Money::zero(result.currency);
    for (const MonthResult &month : result.months)
        sum += month.*amount;
    return sum;
}

} // namespace

Why explainStep(const Scenario &scenario, const PlanResult &result, const BridgeStep &step, Metric metric)
{
    const WhyContext context{scenario, result};
    const bool isLevel = step.kind == BridgeStep::Kind::OnDemand || step.kind == BridgeStep::Kind::Plan;
    if (isLevel || step.kind == BridgeStep::Kind::Unused)
        return explain(scenario, result, metric);
    Why why = beginWhy(context, metric, {step.shown.amount(), {}});
    const auto add = [&](Message label, const Money &amount, WhyLink link) {
        why.inputs.push_back({std::move(label), context.amount(amount), {}, std::move(link)});
    };
    const PlanTotals &totals = result.totals;
    switch (step.kind) {
    case BridgeStep::Kind::Rate: {
        const Money onDemand = sumOf(result, &MonthResult::commitmentEquivalent);
        why.formula = {GPUFOLIO_TEXT("model", "commitments - unused commitment - their used hours at on-demand prices"),
                       {}};
        add({std::string(metricInfo(Metric::CommitmentCost).label)}, totals.commitment,
            WhyLink::figure(Metric::CommitmentCost));
        add({std::string(metricInfo(Metric::UnusedCommitment).label)}, totals.unusedCommitment,
            WhyLink::figure(Metric::UnusedCommitment));
        add({GPUFOLIO_TEXT("model", "Used committed hours at on-demand prices"), {}}, onDemand, {});
        setSum(context, {totals.commitment}, {totals.unusedCommitment, onDemand}, step.amount, why);
        break;
    }
    case BridgeStep::Kind::Spot: {
        const Money onDemand = sumOf(result, &MonthResult::spotEquivalent);
        why.formula = {GPUFOLIO_TEXT("model", "spot - its useful hours at on-demand prices"), {}};
        add({std::string(metricInfo(Metric::SpotCost).label)}, totals.spot, WhyLink::figure(Metric::SpotCost));
        add({GPUFOLIO_TEXT("model", "Useful spot hours at on-demand prices"), {}}, onDemand, {});
        setSum(context, {totals.spot}, {onDemand}, step.amount, why);
        break;
    }
    default: {
        why.formula = {GPUFOLIO_TEXT("model", "what the other steps leave"), {}};
        add({std::string(metricInfo(Metric::OnDemandCost).label)}, totals.onDemand,
            WhyLink::figure(Metric::OnDemandCost));
        why.numbers = printed(step.amount, context.rounding());
        break;
    }
    }
    addPricesOf(context, {OptionKind::OnDemand, OptionKind::Commitment, OptionKind::Spot}, why);
    return why;
}

} // namespace gpufolio
