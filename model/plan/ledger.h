// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/exchange.h"
#include "plan/plan_result.h"
#include "plan/serving.h"

#include <vector>

namespace gpufolio
{

/// Amortised part of an upfront over hours [from, to) of its term: r(U to / L) - r(U from / L), r half-even to 1e-12,
/// so that the parts of a term telescope to U.
Money amortisedUpfront(const Money &upfront, std::int64_t termHours, std::int64_t from, std::int64_t to);

/// What the ledger needs to know.
struct LedgerInputs {
    const Scenario &scenario;
    const Calendar &calendar;
    const std::vector<MonthSpan> &months;
    const std::vector<Placement> &placements;
    const std::vector<Lot> &lots;
    const std::vector<OfferService> &services;
};

/// Fills months, commitments, workloads and the sums of `result` from what was served: two views, billed and amortised.
/// @return MissingRate when a month with charges has no rate of exchange. Throws ArithmeticError on overflow.
Status keepLedger(const LedgerInputs &inputs, PlanResult &result);

} // namespace gpufolio
