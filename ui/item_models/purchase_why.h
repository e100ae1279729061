// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "report/why.h"

namespace gpufolio::ui
{

/// Why a figure of one purchase is what it is: ToSign, CommitmentUtilisation, CostPerUsedHour, AcceleratorHourly (cost
/// per used GPU-hour), CommitmentCost (amortised) and UnusedCommitment.
Why whyOfPurchase(const Scenario &scenario, const PlanResult &result, const CommitmentResult &commitment,
                  Metric metric);

} // namespace gpufolio::ui
