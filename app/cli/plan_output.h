// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/plan_files.h"
#include "plan/compare.h"
#include "support/result.h"

#include <string>

/// Results of plans in the formats of the command line.
namespace gpufolio::cli
{

/// One plan as its document (`gpufolio.plan`); several as `{"format":"gpufolio.plans","plans":[…]}`.
std::string plansJson(const std::vector<PlanResult> &results);
/// Every plan of a file with its purchases, months, totals, workloads, prices and assumptions.
std::string plansText(const PlanFile &file);
/// A row for each month of each plan.
Result<std::string> plansCsv(const std::vector<PlanResult> &results);

/// All plans side by side, and in what their inputs differ.
std::string comparisonText(const Comparison &comparison);
/// A row for each plan.
Result<std::string> comparisonCsv(const Comparison &comparison);

} // namespace gpufolio::cli
