// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "prices/sources/source_rows.h"

namespace gpufolio
{

/// Of a table with prices of many days: of each thing only the newest day's stay (`validFrom`; no day is the oldest),
/// in the order of the table. Rows with older ones are joined to those, and a notice says how many there were.
void keepNewest(SourceRows &rows);

/// Leaves out prices that the same source had read before those of the book (`retrieved`): an old file doesn't take a
/// book back in time. Their rows are joined to what the book has, and a notice says how many there were.
void leaveOutOlder(SourceRows &rows, const PriceBook &accepted);

} // namespace gpufolio
