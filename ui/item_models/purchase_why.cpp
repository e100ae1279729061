// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/purchase_why.h"

#include "report/cell_text.h"
#include "report/metric_value.h"
#include "report/why_text.h"

namespace gpufolio::ui
{

namespace
{

/// The figure of a purchase, exact; nothing when it has no value.
std::optional<Decimal> figureOf(const CommitmentResult &commitment, const Offer *offer, Metric metric)
{
    switch (metric) {
    case Metric::ToSign:
        return commitment.toSign.amount();
    case Metric::UnusedCommitment:
        return commitment.unused.amount();
    case Metric::CommitmentUtilisation:
        return commitment.utilisation;
    case Metric::CostPerUsedHour:
        return commitment.perUsedHour ? std::optional(commitment.perUsedHour->perHour()) : std::nullopt;
    case Metric::AcceleratorHourly:
        if (commitment.perUsedHour && offer != nullptr && !offer->acceleratorCount.isZero())
            return perAccelerator(*commitment.perUsedHour, offer->acceleratorCount).perHour();
        return std::nullopt;
    default:
        return commitment.amortised.amount();
    }
}

Message formulaOf(const CommitmentResult &commitment, Metric metric)
{
    switch (metric) {
    case Metric::ToSign:
        if (commitment.purchase.held)
            return {GPUFOLIO_TEXT("model", "nothing: this purchase is signed already")};
        return {GPUFOLIO_TEXT("model", "machines x (upfront + recurring fee x hours of the term)")};
    case Metric::UnusedCommitment:
        return {GPUFOLIO_TEXT("model", "in each month amortised cost x unused hours / hours owed")};
    case Metric::CommitmentUtilisation:
        return {GPUFOLIO_TEXT("model", "committed hours used / committed hours owed inside the horizon")};
    case Metric::CostPerUsedHour:
        return {GPUFOLIO_TEXT("model", "amortised cost inside the horizon / committed hours used")};
    case Metric::AcceleratorHourly:
        return {GPUFOLIO_TEXT("model", "cost per used machine-hour / GPUs of the machine")};
    default:
        return {GPUFOLIO_TEXT("model", "upfront x hours inside the horizon / hours of the term + recurring fee x hours "
                                       "inside the horizon, for each machine")};
    }
}

/// The formula with its numbers put in; empty where it isn't a single step.
std::string numbersOf(const CommitmentResult &commitment, const Offer *offer, Rounding rounding, Metric metric,
                      const std::string &value)
{
    const std::string used = exactNumber(commitment.usedHours.count());
    switch (metric) {
    case Metric::CommitmentUtilisation:
        return used + " / " + exactNumber(commitment.owedHours.count()) + " = " + value;
    case Metric::CostPerUsedHour:
        return printed(commitment.amortised, rounding) + " / " + used + " = " + value;
    case Metric::AcceleratorHourly:
        return exactRate(commitment.perUsedHour->perHour()) + " / " + exactNumber(offer->acceleratorCount) + " = " +
               value;
    default:
        return {};
    }
}

} // namespace

Why whyOfPurchase(const Scenario &scenario, const PlanResult &result, const CommitmentResult &commitment, Metric metric)
{
    const CommitmentPurchase &purchase = commitment.purchase;
    const Offer *offer = findOffer(scenario.inputs, purchase.offer);
    const MetricUnit unit = metricInfo(metric).unit;
    Why why;
    why.metric = metric;
    why.formula = formulaOf(commitment, metric);
    why.rounding = roundingText(unit, result.currency, result.rounding);
    const std::optional<Decimal> figure = figureOf(commitment, offer, metric);
    why.value = valueText({figure, {}}, unit, result.currency, result.rounding);
    if (figure)
        why.numbers = numbersOf(commitment, offer, result.rounding, metric, why.value);
    else
        why.inputs.push_back({{GPUFOLIO_TEXT("model", "not defined: no committed hour was used")}, why.value, {}});

    const auto add = [&why](Message label, std::string value) {
        why.inputs.push_back({std::move(label), std::move(value), {}});
    };
    add({GPUFOLIO_TEXT("model", "Machines")}, grouped(std::to_string(purchase.instances)));
    add({GPUFOLIO_TEXT("model", "Hours of the term")}, grouped(std::to_string(commitment.termHours)));
    if (metric != Metric::ToSign) {
        add({GPUFOLIO_TEXT("model", "Committed hours owed inside the horizon")},
            exactNumber(commitment.owedHours.count()));
        add({GPUFOLIO_TEXT("model", "Committed hours used")}, exactNumber(commitment.usedHours.count()));
        add({GPUFOLIO_TEXT("model", "Amortised cost inside the horizon")},
            amountWithCode(commitment.amortised, result.rounding));
    }
    const PurchaseOption *option = offer != nullptr ? findOption(*offer, purchase.option) : nullptr;
    if (option != nullptr)
        addPriceInputs(why.inputs, *offer, *option, priceAt(*option, purchase.start),
                       currencyOf(scenario.inputs, *offer));
    return why;
}

} // namespace gpufolio::ui
