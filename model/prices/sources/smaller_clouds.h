// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

/// More answers of smaller clouds, and what public tools keep of them.

bool isJarvisLabsReply(std::string_view text);
/// JarvisLabs, server_meta: prices per GPU by region, on demand and spot. A container and a machine at one price are
/// one.
Read<SourceRows> readJarvisLabsReply(std::string_view text, const SourceContext &context);

bool isVerdaReply(std::string_view text);
/// Verda (before: Datacrunch), instance-types: prices of machines, on demand and spot, in the answer's currency.
Read<SourceRows> readVerdaReply(std::string_view text, const SourceContext &context);

bool isSeewebReply(std::string_view text);
/// Seeweb, plans: hourly prices of plans with GPUs, in EUR, by region.
Read<SourceRows> readSeewebReply(std::string_view text, const SourceContext &context);

bool isRunpodCpuReply(std::string_view text);
/// RunPod, cpuFlavors: machines without GPUs, which are refused one by one.
Read<SourceRows> readRunpodCpuReply(std::string_view text, const SourceContext &context);

bool isTpuTable(std::string_view text);
/// gpuhunt's table of TPU prices: by the chip, and no machine is sold by it, so each is refused (G8).
Read<SourceRows> readTpuTable(std::string_view text, const SourceContext &context);

bool isEuCloudPrices(std::string_view text);
/// A provider's file of eu-cloud-prices: hourly prices of machines in the currency each row names, and of cards that
/// are sold by the GPU-hour; a card that is added to a machine with a price of its own is refused.
Read<SourceRows> readEuCloudPrices(std::string_view text, const SourceContext &context);

bool isOvhCatalog(std::string_view text);
/// OVHcloud, order catalog: plans by the hour of machines that our table knows, in units of 1e-8 of the currency that
/// the catalog's locale names; without that there is no price.
Read<SourceRows> readOvhCatalog(std::string_view text, const SourceContext &context);

bool isScalewayCatalog(std::string_view text);
/// Scaleway, product catalog: prices by the minute or the hour and zone; a price that the answer rounds to whole euros
/// (nanos 0 and a unit of minutes) is refused.
Read<SourceRows> readScalewayCatalog(std::string_view text, const SourceContext &context);

} // namespace gpufolio
