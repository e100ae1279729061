// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why.h"

namespace gpufolio
{

/// Explains a figure of a workload on the spot option of an offer, by the closed form that evaluate() uses: SpotFactor,
/// SpotInterval or SpotWorkHourCost (other metrics: SpotWorkHourCost). A figure that has no value says why as its
/// first input.
/// @param intervalSeconds  explains the figure as if this were the interval; missing = the workload's own
Why explainSpot(const Inputs &inputs, const Workload &workload, const Offer &offer, Metric metric,
                std::optional<std::int64_t> intervalSeconds = {});

} // namespace gpufolio
