// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isAwsPricingPage(std::string_view text);

/// Reads the feed of the AWS pricing page (b0.p.awsstatic.com): a map from a region's name to a map from a phrase to a
/// price; the phrase is no key, the field "Instance Type" is (W13).
///
/// - Local and wavelength zones are regions of their own (W9); names of regions become codes (W11).
/// - Reserved prices are effective hourly rates: without upfront that is what is paid; of partial and all upfront the
///   parts can't be told, so those rows are refused. The feed of convertible reservations says so in its manifest.
/// - A reserved price that isn't below the on-demand price that stands beside it is refused (V3).
/// - The day is hawkFilePublicationDate, where there is none the day in the file's name.
///
/// @source https://aws.amazon.com/ec2/pricing/
Read<SourceRows> readAwsPricingPage(std::string_view text, const SourceContext &context);

} // namespace gpufolio
