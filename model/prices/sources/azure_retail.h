// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isAzureRetail(std::string_view text);

/// Reads answers of the Azure Retail Prices API (`Items` of virtual machines): on-demand, spot and reservations.
///
/// - A reservation's price is that of the whole term, whatever its unit says: 8,760 or 26,280 hours. It can be paid at
///   once or by month at the same total; both become options.
/// - Windows is told by the product's name ("Windows" or "Win"), spot and low priority by the meter's.
/// - Units of 10 or 100 hours are divided.
/// - Refused: low priority, DevTest rates, promotions, test regions, sizes without accelerators, names that are no size
///   of a virtual machine, rows without a region. Savings-plan rates are remarked on and left out.
///
/// @source https://learn.microsoft.com/rest/api/cost-management/retail-prices/azure-retail-prices
Read<SourceRows> readAzureRetail(std::string_view text, const SourceContext &context);

} // namespace gpufolio
