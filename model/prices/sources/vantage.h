// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isVantage(std::string_view text);

/// Reads instances.json of ec2instances.info (AWS): Linux on demand, reserved, and the average spot price.
///
/// - Reserved prices are effective hourly rates. All upfront is what was paid: rate x 8,760 h x years, in whole dollars
/// as
///   AWS has them; of partial upfront the two parts can't be told apart, so it is left out.
/// - The day of the prices is the day in the file's name; without one the file has none.
///
/// @source https://github.com/vantage-sh/ec2instances.info (MIT)
Read<SourceRows> readVantage(std::string_view text, const SourceContext &context);

} // namespace gpufolio
