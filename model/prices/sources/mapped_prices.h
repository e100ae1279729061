// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/mapped_cells.h"
#include "prices/sources/source_rows.h"

namespace gpufolio
{

/// Adds the prices that the selected row has of a machine: one for each column of prices.
///
/// What is wrong with one of them stands in cells.problem().
/// @param machine  everything of the row but its way to buy and its price
void addMappedPrices(MappedCells &cells, const PriceRow &machine, SourceRows &found);

} // namespace gpufolio
