// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"
#include "plan/plan_result.h"
#include "plan/scenario.h"
#include "support/result.h"

#include <optional>
#include <string>
#include <vector>

namespace gpufolio::cli
{

/// A scenario file with the results of its plans.
struct PlanFile {
    std::string path;
    ScenarioSet set;                 ///< with the offers that its price book fills in
    std::vector<Scenario> scenarios; ///< of the plans that were asked for
    std::vector<PlanResult> results; ///< one for each
};

/// What it means that a plan is named.
enum class PlanChoice {
    Only, ///< the others are not costed
    Among ///< it must be there, all are costed
};

/// Reads scenario files ("-" = standard input), takes prices from the project and costs their plans.
/// @param plan  id of a plan that each file must have; missing: all plans are costed
/// @return up to `maxDiagnostics` findings with their places; the project isn't made then
Read<std::vector<PlanFile>> evaluatePlanFiles(const std::vector<std::string> &paths,
                                              const std::optional<std::string> &plan, const CommonOptions &common,
                                              PlanChoice choice = PlanChoice::Only);

/// Done when every plan is feasible and complete, else Incomplete.
ExitStatus statusOf(const std::vector<PlanFile> &files);

/// Writes why plans are infeasible or incomplete, and their warnings, to standard error.
void noteReasons(const std::vector<PlanFile> &files);

} // namespace gpufolio::cli
