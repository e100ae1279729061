// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "plan/scenario.h"
#include "support/progress.h"

namespace gpufolio
{

/// Costs a scenario's own commitments: serves demand hour by hour (SEMANTICS.md, "Demand and serving order"), keeps the
/// billed and the amortised ledger per local month, and the measures that follow. A pure function of the scenario.
///
/// Offers must be in the scenario (resolve a price book first).
/// @return the result, also when it is incomplete or infeasible; Diagnostics for inputs without a meaning: an unknown
///         offer or option, a missing rate of exchange (MissingRate: names pair and date), Overflow, Cancelled.
Read<PlanResult> evaluate(const Scenario &scenario, const Progress &progress = {});

/// The input findings that `evaluate` would return, without computing.
Diagnostics check(const Scenario &scenario);

} // namespace gpufolio
