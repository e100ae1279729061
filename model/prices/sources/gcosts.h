// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isGcosts(std::string_view text);

/// Reads pricing.yml of the Google Cloud pricing calculator gcosts: machines with GPUs, by region. A row is a machine
/// in a region.
///
/// - hour, hour_spot: on demand and spot. month_1y, month_3y: commitments, hourly = month / 730, half-even to 1e-12.
/// - A price that is not there is not offered; one of 0 is refused as missing (G4).
/// - A commitment that is dearer than on-demand of the same file: the host lacks its GPU there, all prices of the row
///   are refused (G3).
/// - The day is about.timestamp of the file.
///
/// Only this layout of YAML is read: maps by indentation, plain values.
/// @return Syntax, with the line, when the layout is another
/// @source https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator (Apache-2.0)
Read<SourceRows> readGcosts(std::string_view text, const SourceContext &context);

} // namespace gpufolio
