// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

/// Answers of the smaller clouds' own interfaces. Each says which machines there are and what they cost by the hour.

bool isLambdaReply(std::string_view text);
/// Lambda, GET /instance-types: cents per machine-hour. Its regions are where there is capacity now, not places with a
/// price of their own, so the price is that of all regions.
Read<SourceRows> readLambdaReply(std::string_view text, const SourceContext &context);

bool isRunpodReply(std::string_view text);
/// RunPod, gpuTypes: prices per GPU of the secure cloud, and its spot price. Community prices are offers of others and
/// a lowest bid is no price; both are remarked on and left out.
Read<SourceRows> readRunpodReply(std::string_view text, const SourceContext &context);

bool isVastReply(std::string_view text);
/// Vast, bundles: offers of machines that can be rented; dph_total, with the disk it was asked with. A bid is no price.
Read<SourceRows> readVastReply(std::string_view text, const SourceContext &context);

bool isVultrReply(std::string_view text);
/// Vultr, plans-metal: hourly and preemptible prices of machines with GPUs.
Read<SourceRows> readVultrReply(std::string_view text, const SourceContext &context);

bool isDigitalOceanReply(std::string_view text);
/// DigitalOcean, sizes: hourly prices of sizes with GPUs.
Read<SourceRows> readDigitalOceanReply(std::string_view text, const SourceContext &context);

} // namespace gpufolio
