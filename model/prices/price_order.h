// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"

#include <vector>

namespace gpufolio
{

/// True for a price that is held back or incomplete: it stands beside the accepted one of its identity.
bool isSetAside(const PriceRow &row);

/// Rows in the order of a book: by identity, accepted ones first, the oldest first; of one day as they were.
std::vector<PriceRow> inBookOrder(std::vector<PriceRow> rows);

} // namespace gpufolio
