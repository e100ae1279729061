// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_list.h"

#include <string>
#include <vector>

namespace gpufolio::cli
{

/// The prices as a table for a terminal, per machine-hour and per GPU-hour side by side. Columns that would say the
/// same in every row (no zone, Linux, accepted) are left out.
std::string priceTable(const std::vector<ListedPrice> &prices);

} // namespace gpufolio::cli
