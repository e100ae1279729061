// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/read_context.h"
#include "support/json_reader.h"
#include "workload/workload.h"

namespace gpufolio
{

/// Reads the object `demand` of a workload. A series that reaches beyond the horizon is refused, as is one with values
/// below 0.
Demand readDemand(JsonObjectReader &object, const ReadContext &context);

/// Reads the values of `series` from its CSV file; what is wrong in the file goes to `context.csvFindings`, what is
/// wrong with the reference to the object's own findings.
void readCsvValues(JsonObjectReader &demand, CsvSeries &series, const ReadContext &context);

} // namespace gpufolio
