// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/csv_reader.h"
#include "support/result.h"

namespace gpufolio
{

bool isGpuhuntHeader(const CsvTable &table);

/// Reads a catalog of gpuhunt (PROVIDER.csv): on-demand and spot prices of machines in USD, a row each.
///
/// The provider is the file's name, or what the user says. Rows without GPUs and TPUs by the chip are refused.
///
/// @return UnknownReference when the provider is not to be seen
/// @source https://github.com/dstackai/gpuhunt (MPL-2.0)
Read<SourceRows> readGpuhunt(const CsvTable &table, const SourceContext &context);

} // namespace gpufolio
