// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/offer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gpufolio
{

namespace
{

constexpr std::array<std::pair<OptionKind, std::string_view>, 5> kindNames = {{
    {OptionKind::OnDemand, "onDemand"},
    {OptionKind::Commitment, "commitment"},
    {OptionKind::Spot, "spot"},
    {OptionKind::CapacityBlock, "capacityBlock"},
    {OptionKind::SpendCommitment, "spendCommitment"},
}};

constexpr std::int64_t secondsPerHour = 3600;

} // namespace

std::string_view toText(OptionKind kind)
{
    const auto *found =
        std::find_if(kindNames.begin(), kindNames.end(), [kind](const auto &entry) { return entry.first == kind; });
    return found->second;
}

bool hasTerm(OptionKind kind)
{
    return kind != OptionKind::OnDemand && kind != OptionKind::Spot;
}

bool isPlannable(OptionKind kind)
{
    return kind == OptionKind::OnDemand || kind == OptionKind::Commitment || kind == OptionKind::Spot;
}

std::optional<OptionKind> optionKindFrom(std::string_view name)
{
    for (const auto &[kind, kindName] : kindNames) {
        if (kindName == name)
            return kind;
    }
    return std::nullopt;
}

std::optional<Date> priceDate(const Provenance &provenance)
{
    return provenance.validFrom ? provenance.validFrom : provenance.retrieved;
}

PriceAt priceAt(const PurchaseOption &option, UtcHour when)
{
    PriceAt price{option.hourly, option.upfront};
    for (const PricePoint &point : option.path) {
        if (point.from > when)
            break;
        price.hourly = point.hourly;
        price.upfront = point.upfront.value_or(price.upfront);
    }
    return price;
}

const PurchaseOption *findOption(const Offer &offer, std::string_view id)
{
    const auto found = std::find_if(offer.options.begin(), offer.options.end(),
                                    [id](const PurchaseOption &option) { return option.id == id; });
    return found == offer.options.end() ? nullptr : &*found;
}

const PurchaseOption *findOption(const Offer &offer, OptionKind kind)
{
    const auto found = std::find_if(offer.options.begin(), offer.options.end(),
                                    [kind](const PurchaseOption &option) { return option.kind == kind; });
    return found == offer.options.end() ? nullptr : &*found;
}

Decimal amortisedHourly(const PurchaseOption &option)
{
    if (!hasTerm(option.kind) || option.upfront.isZero())
        return option.hourly;
    return option.hourly + scale(option.upfront, 1, option.termHours, Rounding::HalfEven);
}

Money meteredAmount(const HourlyRate &rate, std::int64_t seconds, const Metering &metering)
{
    if (seconds <= 0)
        return Money::zero(rate.currency());
    const std::int64_t used = std::max(seconds, metering.minimumSeconds);
    if (metering.unit == Metering::Unit::Hour)
        return rate * InstanceHours((used + secondsPerHour - 1) / secondsPerHour);
    return {scale(rate.perHour(), used, secondsPerHour, Rounding::HalfEven), rate.currency()};
}

} // namespace gpufolio
