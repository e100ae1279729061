// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/csv_reader.h"
#include "support/result.h"

#include <string>
#include <string_view>

namespace gpufolio
{

/// True for the header of a SkyPilot catalog (v5 to v8, whatever the order of its columns) or of its price template.
bool isSkyPilotHeader(const CsvTable &table);

/// The cloud that a file's name tells: "aws" of "v8-aws.csv" and of "catalogs/v8/aws/vms.csv"; empty when it doesn't.
std::string skyPilotCloudOf(std::string_view fileName);

/// Reads a SkyPilot catalog (catalogs/v*/CLOUD/vms.csv): on-demand (Price) and spot (SpotPrice) of machines in USD.
///
/// - Accelerators get our names; our own table of instance types wins over the catalog's name and count.
/// - A price that all zones of a region share is the region's; spot prices stay with their zone. A local zone is a
///   region of its own, and the price that the catalog gives it on demand is its parent's and refused.
/// - GCP lists a machine and its accelerators in different rows: the two are added where region, zone, model and count
///   agree; a machine without its accelerators is incomplete.
/// - Refused: rows without an accelerator, promotions, sizes that aren't virtual machines, bid floors.
///
/// @return MissingKey when it is no catalog of prices; UnknownReference when the cloud is neither given nor to be seen
///         from the file's name or its instance types.
/// @source SkyPilot catalog, https://github.com/skypilot-org/skypilot-catalog (Apache-2.0)
Read<SourceRows> readSkyPilot(const CsvTable &table, const SourceContext &context);

} // namespace gpufolio
