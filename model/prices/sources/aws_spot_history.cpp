// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/aws_spot_history.h"

#include "prices/sources/identify.h"
#include "prices/sources/json_cells.h"
#include "prices/sources/source_reader.h"
#include "support/json_stream.h"
#include "support/source_text.h"

#include <cctype>
#include <map>
#include <tuple>

namespace gpufolio
{

namespace
{

struct Entry {
    int line = 0;
    std::string timestamp;
    PriceRow row;
};

/// "us-east-1" of the zone "us-east-1a" and of the local zone "us-west-2-lax-1a"; empty when it looks like none.
std::string regionOf(const std::string &zone)
{
    if (zone.size() < 3 || std::isalpha(static_cast<unsigned char>(zone.back())) == 0 ||
        std::isdigit(static_cast<unsigned char>(zone[zone.size() - 2])) == 0)
        return {};
    return zone.substr(0, zone.size() - 1);
}

} // namespace

bool isAwsSpotHistory(std::string_view text)
{
    return isJsonWith(text, {"SpotPriceHistory"});
}

Read<SourceRows> readAwsSpotHistory(std::string_view text, const SourceContext &context)
{
    SourceRows found;
    found.countsItems = true;
    std::map<std::tuple<std::string, std::string>, Entry> newest; // by zone and instance type
    const auto readItem = [&](const JsonValue &item, int line) {
        const std::string product = jsonText(item, "ProductDescription");
        if (product != "Linux/UNIX" && product != "Linux/UNIX (Amazon VPC)")
            return found.refuse(
                line, {GPUFOLIO_TEXT("model", "a price with %1 was found, expected Linux"), {forMessage(product)}});
        const std::string zone = jsonText(item, "AvailabilityZone");
        const std::string region = regionOf(zone);
        if (region.empty())
            return found.refuse(line, {GPUFOLIO_TEXT("model", "the zone '%1' is not known"), {forMessage(zone)}});
        Identification machine{"aws", jsonText(item, "InstanceType"), {}, {}, {}, {}};
        if (!identify(machine, line, context, found))
            return;
        const auto price = jsonDecimal(item, "SpotPrice");
        if (!price)
            return found.refuse(line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
        const std::string timestamp = jsonText(item, "Timestamp");
        const auto day = Date::parse(timestamp.substr(0, timestamp.find('T')));
        if (!day)
            return found.refuse(line, {GPUFOLIO_TEXT("model", "the time '%1' was found, expected one such as "
                                                              "2027-01-31T12:00:00Z"),
                                       {forMessage(timestamp)}});
        PriceRow row;
        row.provider = "aws";
        row.region = region;
        row.zone = zone;
        row.instanceType = machine.instanceType;
        row.operatingSystem = "linux";
        row.tenancy = "shared";
        row.kind = OptionKind::Spot;
        row.currency = Currency::of("USD");
        row.accelerator = machine.accelerator;
        row.acceleratorCount = *machine.count;
        row.vcpus = machine.vcpus;
        row.memoryGb = machine.memoryGb;
        row.hourly = *price;
        row.provenance = {"AWS spot price history", context.today, *day};
        row.note = "at " + timestamp;
        const auto [known, added] =
            newest.try_emplace(std::make_tuple(zone, row.instanceType), Entry{line, timestamp, row});
        if (added)
            return;
        if (known->second.timestamp < timestamp) {
            found.joined.push_back(known->second.line);
            known->second = {line, timestamp, std::move(row)};
        } else {
            found.joined.push_back(line);
        }
    };
    const Read<std::size_t> items =
        streamJson(text, context.fileName, {{"SpotPriceHistory", "*"}}, [&](const JsonItem &item) {
            found.lines.push_back(static_cast<int>(item.number));
            readItem(item.value, static_cast<int>(item.number));
            return true;
        });
    if (!items)
        return items.error();
    for (auto &[key, entry] : newest)
        found.prices.push_back({entry.line, std::move(entry.row)});
    return found;
}

} // namespace gpufolio
