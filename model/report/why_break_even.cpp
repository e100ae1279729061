// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/why_text.h"

namespace gpufolio
{

namespace
{

std::string usedHourText(Decimal cost, Rounding rounding)
{
    return grouped(toText(cost, 2, usedHourDecimals, rounding));
}

} // namespace

Why explainUsedHour(const Inputs &inputs, const Offer &offer, const BreakEvenLine &line, Decimal share)
{
    const Currency currency = currencyOf(inputs, offer);
    const bool isCommitment = line.kind == OptionKind::Commitment;
    Why why;
    why.metric = Metric::AcceleratorHourly;
    why.formula = isCommitment
                      ? Message{GPUFOLIO_TEXT("model", "amortised price per machine-hour / GPUs in a machine / "
                                                       "share of the hours that are used"),
                                {}}
                      : Message{GPUFOLIO_TEXT("model", "price per machine-hour / GPUs in a machine, whatever "
                                                       "the use: what isn't used isn't paid"),
                                {}};
    why.about = WhyLink::price(offer.id, line.option);
    why.inputs.push_back(
        {{std::string(metricInfo(isCommitment ? Metric::AmortisedHourly : Metric::InstanceHourly).label)},
         exactRate(line.amortisedHourly) + " " + unitOf(MetricUnit::CurrencyPerInstanceHour, currency),
         {},
         why.about});
    why.inputs.push_back({{GPUFOLIO_TEXT("model", "GPUs in a machine")}, toText(offer.acceleratorCount), {}});
    if (isCommitment)
        why.inputs.push_back({{GPUFOLIO_TEXT("model", "Share of the hours that are used")}, toText(share), {}});
    if (const PurchaseOption *option = findOption(offer, line.option))
        addPriceInputs(why.inputs, offer, *option, {option->hourly, option->upfront}, currency);
    why.rounding = roundingText(MetricUnit::CurrencyPerAcceleratorHour, currency, inputs.rounding);
    const std::optional<Decimal> perMachine = costPerUsedHour(line, share);
    if (!perMachine || offer.acceleratorCount.isZero()) {
        why.value = "—";
        return why;
    }
    const std::string cost =
        usedHourText(divide(*perMachine, offer.acceleratorCount, Rounding::HalfEven), inputs.rounding);
    why.value = cost + " " + unitOf(MetricUnit::CurrencyPerAcceleratorHour, currency);
    why.numbers = exactRate(line.amortisedHourly) + " / " + toText(offer.acceleratorCount) +
                  (isCommitment ? " / " + toText(share) : std::string()) + " = " + cost;
    return why;
}

} // namespace gpufolio
