// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isSpotAdvisor(std::string_view text);

/// Reads the data of the AWS spot instance advisor: how often machines were interrupted last month, in bands, and how
/// far spot was below on-demand. It holds no prices: it goes with the spot prices of the accepted book.
///
/// - A row is a region, a system and a machine. Kept: rows whose machine has a spot price in that region; the price
///   stays as it is, with the band as its note. The others are refused.
/// - A band is an interval and the last one has no end (W17); it is monthly and of the whole region, no zone's rate.
/// - Savings below zero are said as they are: spot was dearer (W16).
///
/// @source https://spot-bid-advisor.s3.amazonaws.com/spot-advisor-data.json
Read<SourceRows> readSpotAdvisor(std::string_view text, const SourceContext &context);

} // namespace gpufolio
