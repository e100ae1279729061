// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/evaluate.h"

#include <string>
#include <utility>

namespace gpufolio::test
{

inline Decimal dec(const std::string &text)
{
    return *Decimal::parse(text);
}

inline UtcHour at(const std::string &text)
{
    return *UtcHour::parse(text);
}

inline PurchaseOption onDemand(const std::string &hourly)
{
    PurchaseOption option;
    option.id = "od";
    option.kind = OptionKind::OnDemand;
    option.hourly = dec(hourly);
    return option;
}

inline PurchaseOption commitment(const std::string &id, std::int64_t termHours, const std::string &upfront,
                                 const std::string &hourly)
{
    PurchaseOption option;
    option.id = id;
    option.kind = OptionKind::Commitment;
    option.termHours = termHours;
    option.upfront = dec(upfront);
    option.hourly = dec(hourly);
    return option;
}

inline PurchaseOption spot(const std::string &hourly, const std::string &interruptionsPerHour)
{
    PurchaseOption option;
    option.id = "spot";
    option.kind = OptionKind::Spot;
    option.hourly = dec(hourly);
    option.interruptionsPerHour = dec(interruptionsPerHour);
    return option;
}

inline Offer offer(const std::string &id, int accelerators, std::vector<PurchaseOption> options)
{
    Offer made;
    made.id = id;
    made.provider = "p";
    made.region = "r";
    made.instanceType = id;
    made.accelerator = "H100-SXM-80GB";
    made.acceleratorCount = Decimal::fromInteger(accelerators);
    made.options = std::move(options);
    return made;
}

inline Workload constantWorkload(const std::string &id, const std::string &offerId, const std::string &instances)
{
    Workload made;
    made.id = id;
    if (!offerId.empty())
        made.offer = offerId;
    made.demand.series = ConstantSeries{dec(instances)};
    return made;
}

inline Scenario scenario(const std::string &start, std::int64_t hours)
{
    Scenario made;
    made.inputs.name = "test";
    made.inputs.currency = Currency::of("USD");
    made.inputs.start = at(start);
    made.inputs.hours = hours;
    made.plan.id = "plan";
    return made;
}

inline CommitmentPurchase purchase(const std::string &offerId, const std::string &option, std::int64_t instances,
                                   UtcHour start, bool held = false)
{
    return {offerId, option, instances, start, held};
}

/// "7440.00": an amount as it is shown.
inline std::string shown(const Money &money)
{
    return toText(money, Rounding::HalfEven);
}

} // namespace gpufolio::test
