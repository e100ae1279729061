// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/read_context.h"
#include "plan/scenario.h"
#include "support/json_reader.h"

#include <optional>
#include <vector>

namespace gpufolio
{

/// Reads the array `commitments` of a scenario or a plan. A term may have begun before the horizon, but not begin
/// after it.
std::vector<CommitmentPurchase> readCommitments(JsonObjectReader &owner, const ReadContext &context);

/// Reads the object `policy` of a scenario or a plan.
std::optional<Policy> readPolicy(JsonObjectReader &owner, const ReadContext &context);

/// Reads the array `plans` of a scenario.
std::vector<Plan> readPlans(JsonObjectReader &scenario, const ReadContext &context);

} // namespace gpufolio
