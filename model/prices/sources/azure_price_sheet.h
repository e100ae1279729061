// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isAzurePriceSheet(std::string_view text);

/// Reads a price sheet of an Azure enterprise agreement (Consumption API). Its units are blocks of 10 or 100 hours
/// (A8), and a meter names a machine only when the sheet was asked for with meter details. Kept are meters of virtual
/// machines with their size; the others are refused, with their price per hour.
Read<SourceRows> readAzurePriceSheet(std::string_view text, const SourceContext &context);

} // namespace gpufolio
