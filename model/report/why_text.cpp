// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/why_text.h"

#include "report/cell_text.h"

#include <algorithm>

namespace gpufolio
{

std::string printed(const Money &amount, Rounding rounding)
{
    return grouped(toText(amount, rounding));
}

std::string exactRate(Decimal perHour)
{
    return grouped(toText(perHour, 2));
}

std::string exactNumber(Decimal value)
{
    return grouped(toText(value));
}

std::string valueText(const MetricValue &figure, MetricUnit unit, Currency currency, Rounding rounding)
{
    if (!figure.value)
        return "\u2014";
    const std::string plain = plainText(*figure.value, unit, currency, rounding);
    if (unit == MetricUnit::Fraction)
        return percentage(plain);
    const std::string beside = unitOf(unit, currency);
    return grouped(plain) + (beside.empty() ? "" : " " + beside);
}

PrintedSum printedSum(const std::vector<Money> &added, const std::vector<Money> &taken, const Money &value,
                      Rounding rounding)
{
    PrintedSum sum;
    Money rest = rounded(value, rounding);
    const auto append = [&](const Money &term, bool isTaken) {
        const Money shown = rounded(term, rounding);
        const bool negative = shown.amount().isNegative() != isTaken && !shown.isZero();
        const Money size = shown.amount().isNegative() ? -shown : shown;
        if (sum.numbers.empty())
            sum.numbers = (negative ? "-" : "") + printed(size, rounding);
        else
            sum.numbers += (negative ? " - " : " + ") + printed(size, rounding);
    };
    for (const Money &term : added) {
        append(term, false);
        rest -= rounded(term, rounding);
    }
    for (const Money &term : taken) {
        append(term, true);
        rest += rounded(term, rounding);
    }
    if (!rest.isZero() || sum.numbers.empty()) {
        sum.rounding = rest.isZero() ? std::string() : printed(rest, rounding);
        append(rest, false);
    }
    sum.numbers += " = " + printed(value, rounding);
    return sum;
}

std::string exactSum(const std::vector<Decimal> &added, const std::string &value)
{
    std::vector<std::string> terms;
    terms.reserve(added.size());
    std::transform(added.begin(), added.end(), std::back_inserter(terms), exactNumber);
    return expression(terms, value);
}

std::string expression(const std::vector<std::string> &terms, const std::string &value)
{
    std::string text;
    for (const std::string &term : terms)
        text += (text.empty() ? "" : " + ") + term;
    return (text.empty() ? std::string("0") : text) + " = " + value;
}

std::string timesRate(Decimal factor)
{
    return factor == Decimal::fromInteger(1) ? std::string() : " x " + exactNumber(factor);
}

std::string product(const UsageTerm &term)
{
    return exactRate(term.hourly) + " x " + exactNumber(term.hours) + timesRate(term.factor) +
           timesRate(term.exchangeRate);
}

Message sourceText(const Provenance &provenance)
{
    const std::string source = provenance.source;
    if (source.empty() && !provenance.retrieved && !provenance.validFrom)
        return {GPUFOLIO_TEXT("model", "as the scenario states it, without a source")};
    const auto day = [](const std::optional<Date> &date) {
        return date ? Message{"%1", {date->toText()}} : Message{GPUFOLIO_TEXT("model", "not known")};
    };
    return {GPUFOLIO_TEXT("model", "source: %1; retrieved: %2; valid from: %3"),
            {},
            {source.empty() ? Message{GPUFOLIO_TEXT("model", "not known")} : Message{"%1", {source}},
             day(provenance.retrieved), day(provenance.validFrom)}};
}

void addInput(std::vector<WhyInput> &inputs, WhyInput input)
{
    const bool known = std::any_of(inputs.begin(), inputs.end(), [&input](const WhyInput &other) {
        return other.label == input.label && other.value == input.value && other.source == input.source;
    });
    if (!known)
        inputs.push_back(std::move(input));
}

void addPriceInputs(std::vector<WhyInput> &inputs, const Offer &offer, const PurchaseOption &option,
                    const PriceAt &price, Currency currency)
{
    const Message source = sourceText(option.provenance);
    const std::string perHour = " " + unitOf(MetricUnit::CurrencyPerInstanceHour, currency);
    if (option.kind != OptionKind::Commitment) {
        addInput(inputs, {{GPUFOLIO_TEXT("model", "Price of %1, %2"), {offer.id, option.id}},
                          exactRate(price.hourly) + perHour,
                          source,
                          WhyLink::price(offer.id, option.id)});
        return;
    }
    addInput(inputs, {{GPUFOLIO_TEXT("model", "Recurring fee of %1, %2"), {offer.id, option.id}},
                      exactRate(price.hourly) + perHour,
                      source,
                      WhyLink::price(offer.id, option.id)});
    addInput(inputs, {{GPUFOLIO_TEXT("model", "Upfront of %1, %2, per machine for %3 hours"),
                       {offer.id, option.id, grouped(std::to_string(option.termHours))}},
                      exactRate(price.upfront) + " " + currency.code(),
                      source,
                      WhyLink::price(offer.id, option.id)});
}

Message roundingText(MetricUnit unit, Currency currency, Rounding rounding, const std::string &roundingTerm)
{
    switch (unit) {
    case MetricUnit::Currency: {
        const std::string decimals = std::to_string(currency.minorDigits());
        Message rule =
            rounding == Rounding::HalfEven
                ? Message{GPUFOLIO_TEXT(
                              "model",
                              "Exact until it is shown, then rounded once to %1 decimals of %2, half to even."),
                          {decimals, currency.code()}}
                : Message{GPUFOLIO_TEXT(
                              "model",
                              "Exact until it is shown, then rounded once to %1 decimals of %2, half away from zero."),
                          {decimals, currency.code()}};
        if (roundingTerm.empty())
            return rule;
        return {GPUFOLIO_TEXT("model",
                              "%2 The last term, %1, is what the rounded parts miss to the exact figure rounded once."),
                {roundingTerm},
                {rule}};
    }
    case MetricUnit::CurrencyPerInstanceHour:
    case MetricUnit::CurrencyPerAcceleratorHour:
        return {GPUFOLIO_TEXT(
            "model", "Prices keep the decimals of their source; those that are computed are shown with at most 6.")};
    case MetricUnit::Fraction:
        return {GPUFOLIO_TEXT("model", "Shown as a percentage with one decimal.")};
    case MetricUnit::InstanceHours:
    case MetricUnit::AcceleratorHours:
        return {
            GPUFOLIO_TEXT("model", "Hours are whole but for those of spot, which are shown with at most 6 decimals.")};
    case MetricUnit::Count:
        return {GPUFOLIO_TEXT("model", "A count; nothing is rounded.")};
    case MetricUnit::Hours:
    case MetricUnit::Factor:
        return {GPUFOLIO_TEXT("model", "Rounded half to even to 12 decimals once and exact from there; shown with at "
                                       "most 6.")};
    }
    return {};
}

} // namespace gpufolio
