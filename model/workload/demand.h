// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/calendar.h"
#include "workload/workload.h"

#include <cstdint>
#include <vector>

namespace gpufolio
{

/// Whole units (instances or accelerators, as the demand says) for each hour of the period; growth counts local months
/// since the period's start. @return Overflow when a value doesn't fit.
Result<std::vector<std::int64_t>> hourlyDemand(const Demand &demand, const Period &period, const Calendar &calendar);

/// Instances for whole accelerators: ceil(accelerators / accelerators per instance).
std::int64_t instancesFor(std::int64_t accelerators, Decimal acceleratorsPerInstance);

} // namespace gpufolio
