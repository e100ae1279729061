// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/why.h"

#include "report/cell_text.h"
#include "report/why_parts.h"

#include <algorithm>

namespace gpufolio
{

Why beginWhy(const WhyContext &context, Metric metric, const MetricValue &figure)
{
    const MetricInfo &info = metricInfo(metric);
    Why why;
    why.metric = metric;
    why.value = valueText(figure, info.unit, context.currency(), context.rounding());
    why.formula = {std::string(info.formula)};
    why.rounding = roundingText(info.unit, context.currency(), context.rounding());
    why.plan = context.result.planId;
    if (!figure.value)
        why.inputs.push_back({figure.reason, "\u2014", {}});
    return why;
}

void setSum(const WhyContext &context, const std::vector<Money> &added, const std::vector<Money> &taken,
            const Money &value, Why &why)
{
    PrintedSum sum = printedSum(added, taken, value, context.rounding());
    why.numbers = std::move(sum.numbers);
    why.rounding = roundingText(MetricUnit::Currency, context.currency(), context.rounding(), sum.rounding);
}

void addPricesOf(const WhyContext &context, const std::vector<OptionKind> &kinds, Why &why)
{
    const Inputs &inputs = context.scenario.inputs;
    const auto wanted = [&kinds](OptionKind kind) {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    };
    const auto add = [&](const Offer &offer, const PurchaseOption &option, UtcHour when) {
        addPriceInputs(why.inputs, offer, option, priceAt(option, when), currencyOf(inputs, offer));
    };
    for (const WorkloadResult &workload : context.result.workloads) {
        const Offer *offer = workload.offer.empty() ? nullptr : findOffer(inputs, workload.offer);
        if (!offer)
            continue;
        for (const OptionKind kind : {OptionKind::OnDemand, OptionKind::Spot}) {
            const PurchaseOption *option = findOption(*offer, kind);
            const bool isUsed = kind == OptionKind::OnDemand || !workload.spotUsefulHours.isZero();
            if (option && isUsed && wanted(kind))
                add(*offer, *option, inputs.start);
        }
    }
    if (!wanted(OptionKind::Commitment))
        return;
    for (const CommitmentResult &commitment : context.result.commitments) {
        const Offer *offer = findOffer(inputs, commitment.purchase.offer);
        const PurchaseOption *option = offer ? findOption(*offer, commitment.purchase.option) : nullptr;
        if (option)
            add(*offer, *option, commitment.purchase.start);
    }
}

Message purchaseName(const CommitmentPurchase &purchase)
{
    constexpr std::size_t dateLength = 10;
    return {GPUFOLIO_TEXT("model", "%1 x %2, %3 from %4"),
            {std::to_string(purchase.instances), purchase.offer, purchase.option,
             purchase.start.toText().substr(0, dateLength)}};
}

namespace
{

// A result that is not of this scenario may leave nothing to say but the figure itself.
Why atLeastItself(Why why, const MetricValue &figure)
{
    if (why.inputs.empty())
        why.inputs.push_back({{std::string(metricInfo(why.metric).label)}, why.value, {}});
    if (figure.value && why.numbers.empty())
        why.numbers = why.value.substr(0, why.value.find(' '));
    return why;
}

} // namespace

Why explain(const Scenario &scenario, const PlanResult &result, Metric metric, std::optional<std::size_t> month)
{
    const WhyContext context{scenario, result};
    if (month && *month < result.months.size()) {
        const std::optional<MetricValue> ofMonth = metricValue(result, metric, *month);
        if (ofMonth) {
            Why why = beginWhy(context, metric, *ofMonth);
            explainMonth(context, *month, why);
            return atLeastItself(std::move(why), *ofMonth);
        }
    }
    const MetricValue ofPlan =
        metricValue(result, metric)
            .value_or(
                MetricValue{{}, {GPUFOLIO_TEXT("model", "a figure of each option; the plan has none of its own")}});
    Why why = beginWhy(context, metric, ofPlan);
    explainPlan(context, why);
    return atLeastItself(std::move(why), ofPlan);
}

Why explainPrice(const Inputs &inputs, const Offer &offer, const PurchaseOption &option)
{
    const Currency currency = currencyOf(inputs, offer);
    const bool isCommitment = option.kind == OptionKind::Commitment;
    const Decimal perMachine = amortisedHourly(option);
    Why why;
    why.metric = isCommitment ? Metric::AmortisedHourly : Metric::InstanceHourly;
    why.formula = {std::string(metricInfo(why.metric).formula)};
    const std::string unit = " " + unitOf(MetricUnit::CurrencyPerInstanceHour, currency);
    if (isCommitment) {
        const std::string shown =
            grouped(plainText(perMachine, MetricUnit::CurrencyPerInstanceHour, currency, inputs.rounding));
        why.value = shown + unit;
        why.numbers = exactRate(option.hourly) + " + " + exactRate(option.upfront) + " / " +
                      grouped(std::to_string(option.termHours)) + " = " + shown;
    } else {
        why.value = exactRate(option.hourly) + unit;
        why.numbers = exactRate(option.hourly);
    }
    why.about = WhyLink::price(offer.id, option.id);
    addPriceInputs(why.inputs, offer, option, {option.hourly, option.upfront}, currency);
    for (const PricePoint &point : option.path)
        why.inputs.push_back({{GPUFOLIO_TEXT("model", "Price from %1 on"), {point.from.toText()}},
                              exactRate(point.hourly) + unit,
                              sourceText(option.provenance),
                              WhyLink::price(offer.id, option.id)});
    if (!offer.acceleratorCount.isZero()) {
        const Decimal perGpu = divide(perMachine, offer.acceleratorCount, Rounding::HalfEven);
        why.inputs.push_back(
            {{GPUFOLIO_TEXT("model", "Per GPU-hour, with %1 GPUs in a machine"), {toText(offer.acceleratorCount)}},
             grouped(plainText(perGpu, MetricUnit::CurrencyPerAcceleratorHour, currency, inputs.rounding)) + " " +
                 unitOf(MetricUnit::CurrencyPerAcceleratorHour, currency),
             {GPUFOLIO_TEXT("model", "derived for comparing; nothing is bought by it")}});
    }
    why.rounding = roundingText(MetricUnit::CurrencyPerInstanceHour, currency, inputs.rounding);
    return why;
}

std::optional<Why> followLink(const Scenario &scenario, const PlanResult &result, const WhyLink &link)
{
    switch (link.to) {
    case WhyLink::To::Figure:
        return explain(scenario, result, link.metric, link.month);
    case WhyLink::To::Purchase:
        if (link.index < result.commitments.size())
            return explainPurchase(scenario, result, link.index, link.metric);
        break;
    case WhyLink::To::Workload:
        if (link.index < result.workloads.size())
            return explainWorkload(scenario, result, link.index, link.metric);
        break;
    case WhyLink::To::Price: {
        const Offer *offer = findOffer(scenario.inputs, link.offer);
        const PurchaseOption *option = offer != nullptr ? findOption(*offer, link.option) : nullptr;
        if (option != nullptr)
            return explainPrice(scenario.inputs, *offer, *option);
        break;
    }
    case WhyLink::To::Rule:
    case WhyLink::To::Nothing:
        break;
    }
    return std::nullopt;
}

} // namespace gpufolio
