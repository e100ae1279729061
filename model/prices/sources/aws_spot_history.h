// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isAwsSpotHistory(std::string_view text);

/// Reads answers of DescribeSpotPriceHistory: of each zone and instance type the newest Linux price; older entries are
/// merged into it (they are history, not offers).
Read<SourceRows> readAwsSpotHistory(std::string_view text, const SourceContext &context);

} // namespace gpufolio
