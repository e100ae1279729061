// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/compare.h"
#include "plan/plan_result.h"

#include <string>
#include <vector>

namespace gpufolio
{

/// The plan result as JSON text (`format: "gpufolio.plan"`; keys as in CLI.md and JSON.md).
std::string writePlanJson(const PlanResult &result);
/// All plans side by side (`format: "gpufolio.comparison"`): each plan's document and its differences to the base.
std::string writeComparisonJson(const Comparison &comparison);

} // namespace gpufolio
