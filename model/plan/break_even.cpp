// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/break_even.h"

namespace gpufolio
{

std::vector<BreakEvenLine> breakEvenLines(const Offer &offer, UtcHour when, Decimal spotFactor)
{
    const PurchaseOption *onDemand = findOption(offer, OptionKind::OnDemand);
    const std::optional<Decimal> list =
        onDemand != nullptr ? std::optional(priceAt(*onDemand, when).hourly) : std::nullopt;
    std::vector<BreakEvenLine> lines;
    for (const PurchaseOption &option : offer.options) {
        PurchaseOption priced = option;
        const PriceAt price = priceAt(option, when);
        priced.hourly = price.hourly;
        priced.upfront = price.upfront;
        BreakEvenLine line{option.id, option.kind, option.termHours, amortisedHourly(priced), {}};
        if (option.kind == OptionKind::Spot)
            line.amortisedHourly = multiply(line.amortisedHourly, spotFactor);
        if (option.kind == OptionKind::Commitment && list && !list->isZero()) {
            const Decimal share = divide(line.amortisedHourly, *list, Rounding::HalfEven);
            if (share <= Decimal::fromInteger(1))
                line.breakEvenShare = share;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<Decimal> costPerUsedHour(const BreakEvenLine &line, Decimal share)
{
    if (line.kind != OptionKind::Commitment)
        return line.amortisedHourly;
    if (share.isZero())
        return std::nullopt;
    return divide(line.amortisedHourly, share, Rounding::HalfEven);
}

std::optional<Money> owedAtOnDemand(const PlanResult &result)
{
    Money sum = Money::zero(result.currency);
    for (const MonthResult &month : result.months) {
        if (!month.owedEquivalent)
            return std::nullopt;
        sum += *month.owedEquivalent;
    }
    return sum;
}

std::optional<Decimal> breakEvenUse(const PlanResult &result)
{
    const std::optional<Money> onDemand = owedAtOnDemand(result);
    if (!onDemand || onDemand->isZero())
        return std::nullopt;
    return divide(result.totals.commitment.amount(), onDemand->amount(), Rounding::HalfEven);
}

} // namespace gpufolio
