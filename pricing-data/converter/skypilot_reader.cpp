// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogs of SkyPilot, CSV: InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,SpotPrice,Region and,
// in some, AvailabilityZone; the columns stand in a different order in each. On-demand and spot per machine, Linux,
// USD. Most clouds have one price per region; Lambda, Oracle Cloud and RunPod have one for all, which the catalog
// repeats for each region or data centre, so that it is taken once.
#include "readers.h"

#include "text_table.h"

#include <array>
#include <string_view>

namespace gpufolio::converter
{

namespace
{

constexpr std::array<std::string_view, 3> onePriceClouds = {"lambda", "oci", "runpod"};

bool hasOnePrice(const std::string &provider)
{
    for (const std::string_view cloud : onePriceClouds)
        if (cloud == provider)
            return true;
    return false;
}

/// "8.0" -> "8": counts of machines are written as fractions by some of the fetchers.
std::string withoutZeros(const std::string &number)
{
    const auto value = Decimal::parse(number);
    return value ? toText(*value) : number;
}

/// The reason why a spot price beside its on-demand price is none; empty = it is one.
std::string reasonAgainstSpot(const std::string &spot, const std::string &onDemand)
{
    const auto rate = Decimal::parse(spot);
    const auto list = Decimal::parse(onDemand);
    if (!rate || !list)
        return {};
    if (almostEqual(*rate, *list) || *rate > *list)
        return "spot is not below on-demand of the same file";
    if (almostEqual(times(*rate, 10), *list))
        return "spot is exactly a tenth of on-demand: made up";
    if (almostEqual(times(*rate, 4), *list))
        return "spot is exactly a quarter of on-demand: what the provider lists before there is a spot price";
    return {};
}

} // namespace

Status readSkyPilot(const SourceFile &file, BookBuilder &builder)
{
    const auto table = readTextTable(file.path, {"InstanceType", "AcceleratorName", "AcceleratorCount", "vCPUs",
                                                 "MemoryGiB", "Price", "SpotPrice", "Region"});
    if (!table)
        return table.error();
    for (std::size_t index = 0; index < table->rowCount(); ++index) {
        BookRow row = rowOf(file);
        row.instanceType = table->cell(index, "InstanceType");
        if (!file.entry->only.empty() && file.entry->only.count(row.instanceType) == 0)
            continue;
        row.accelerator = table->cell(index, "AcceleratorName");
        if (row.accelerator.empty() && !builder.rules().instance(row.provider, row.instanceType)) {
            builder.leaveOut(*file.entry, "a machine whose accelerators the source leaves out");
            continue;
        }
        row.acceleratorCount = withoutZeros(table->cell(index, "AcceleratorCount"));
        row.region = hasOnePrice(row.provider) ? "global" : table->cell(index, "Region");
        row.vcpus = withoutZeros(table->cell(index, "vCPUs"));
        row.memoryGb = withoutZeros(table->cell(index, "MemoryGiB"));
        row.hourly = table->cell(index, "Price");
        BookRow spot = row;
        spot.kind = PriceKind::Spot;
        spot.hourly = table->cell(index, "SpotPrice");
        if (!hasOnePrice(row.provider))
            spot.zone = table->optionalCell(index, "AvailabilityZone");
        const std::string reason = reasonAgainstSpot(spot.hourly, row.hourly);
        if (!row.hourly.empty())
            builder.add(std::move(row), *file.entry);
        if (!spot.hourly.empty() && reason.empty())
            builder.add(std::move(spot), *file.entry);
        else if (!spot.hourly.empty())
            builder.leaveOut(*file.entry, reason);
    }
    return Done{};
}

} // namespace gpufolio::converter
