// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"

namespace gpufolio
{

/// Of a table with prices of many days: of each thing only the newest day's stay (`validFrom`; no day is the oldest),
/// in the order of the table. Rows with older ones are joined to those, and a notice says how many there were.
void keepNewest(SourceRows &rows);

} // namespace gpufolio
