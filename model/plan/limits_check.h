// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "plan/serving.h"

#include <vector>

namespace gpufolio
{

/// The limits, quotas and lead times that a plan's purchases break, in words; empty when all hold. Limits are about new
/// purchases only; quotas (`maxInstances`) count held ones too. Call after the ledger is kept.
std::vector<Message> brokenLimits(const Scenario &scenario, const std::vector<Lot> &lots, const PlanResult &result);

} // namespace gpufolio
