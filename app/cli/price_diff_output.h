// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_diff.h"
#include "prices/price_history.h"

#include <string>

/// How prices moved, for people at a terminal.
namespace gpufolio::cli
{

/// What was compared, how many prices are new, gone, dearer and cheaper, and a line for each, per GPU-hour.
std::string diffText(const PriceDiff &diff);

/// A line for each time through which an option had one price.
std::string historyText(const PriceHistory &history);

} // namespace gpufolio::cli
