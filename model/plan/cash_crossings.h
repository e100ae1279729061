// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace gpufolio
{

/// A day on which one plan has billed more than another for the first time, having billed less before (or the other way
/// round).
struct CashCrossing {
    Date day;
    std::size_t cheaper = 0; ///< index of the plan that has billed less from that day on
    std::size_t dearer = 0;
    Money cheaperBilled; ///< in sum, that day included
    Money dearerBilled;
};

/// What a plan has billed in sum up to a day, that day included.
Money billedUntil(const PlanResult &result, const Date &day);

/// The crossings of the cumulative cash of each pair of plans, by day; days are those on which money is paid
/// (PlanResult::flows). Plans that start alike cross only after they have differed.
std::vector<CashCrossing> cashCrossings(const std::vector<const PlanResult *> &plans);

/// Index of the month with the largest billed amount, the first of equal ones; nothing when there are no months.
std::optional<std::size_t> dearestMonth(const PlanResult &result);

/// What of a purchase would still have to be paid when all use stopped at the end of a month: nothing of a new one that
/// has not begun (it need not be signed), all of a held one (it is).
Money owedIfStopped(const PlanResult &result, const CommitmentResult &commitment, std::size_t month);
/// What would still have to be paid when all use stopped at the end of a month: recurring fees of the terms that have
/// begun by then or are held, inside and after the horizon, and the upfronts of held terms that begin later. What was
/// paid by then is sunk.
/// @param month  index into result.months
Money owedIfStopped(const PlanResult &result, std::size_t month);

} // namespace gpufolio
