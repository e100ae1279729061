// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/read_context.h"
#include "support/json_reader.h"
#include "workload/workload.h"

#include <vector>

namespace gpufolio
{

/// Reads the array `workloads` of a scenario.
///
/// Short forms are accepted and become the long ones: `accelerator` may be one name, `accelerators` without `demand` is
/// a constant demand of so many accelerators, `memoryPerAcceleratorGb` and `regions` may stand outside `needs`.
std::vector<Workload> readWorkloads(JsonObjectReader &scenario, const ReadContext &context);

} // namespace gpufolio
