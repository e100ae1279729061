// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "prices/offer.h"
#include "support/decimal.h"

#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// What a used hour costs under one way to buy, by how much of the time the machine is used.
struct BreakEvenLine {
    std::string option;
    OptionKind kind = OptionKind::OnDemand;
    std::int64_t termHours = 0;
    Decimal amortisedHourly;               ///< per machine-hour
    std::optional<Decimal> breakEvenShare; ///< of commitments: use from which on it is cheaper than on demand
};

/// One line per option of an offer, at the prices that hold at an hour: on demand and spot cost the same whatever the
/// use, a commitment its rate divided by the share of its hours that are used.
///
///   break-even = amortised hourly / on-demand hourly
///
/// @param spotFactor  hours billed for a useful hour on spot (WorkloadResult::spotFactor); 1 without a workload to tell
/// Nothing in breakEvenShare without an on-demand price, or when the commitment is never cheaper (over 1).
std::vector<BreakEvenLine> breakEvenLines(const Offer &offer, UtcHour when,
                                          Decimal spotFactor = Decimal::fromInteger(1));

/// Price per used machine-hour at a share of use; nothing for a commitment that isn't used at all.
std::optional<Decimal> costPerUsedHour(const BreakEvenLine &line, Decimal share);

/// What the plan's committed hours, used or not, would cost on demand; nothing when one of their offers has no such
/// price.
std::optional<Money> owedAtOnDemand(const PlanResult &result);
/// The use from which on the plan's commitments together cost less than on demand:
///
///   break-even = amortised cost of commitments / their owed hours at on-demand prices
///
/// With one kind of purchase it is that purchase's own break-even. Over 1: they never pay. Nothing without commitments
/// or without on-demand prices.
std::optional<Decimal> breakEvenUse(const PlanResult &result);

} // namespace gpufolio
