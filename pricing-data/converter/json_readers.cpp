// SPDX-License-Identifier: GPL-3.0-or-later
// Providers whose prices come as a small JSON file: the rate card of Oracle Cloud, and answers of the interfaces of
// DigitalOcean, JarvisLabs and Vultr as the tests of gpuhunt keep them.
#include "readers.h"

#include "support/file_io.h"
#include "support/json_reader.h"

#include <initializer_list>
#include <map>

namespace gpufolio::converter
{

namespace
{

Result<JsonDocument> readJson(const std::string &path)
{
    auto text = readFile(path);
    if (!text)
        return text.error();
    auto document = parseJson(std::move(*text), path);
    if (!document)
        return document.error().front();
    return std::move(*document);
}

/// The value at the end of a chain of keys; a null value when one is missing.
const JsonValue &at(const JsonValue &value, std::initializer_list<std::string_view> keys)
{
    static const JsonValue missing;
    const JsonValue *found = &value;
    for (const std::string_view key : keys) {
        found = found->find(key);
        if (!found)
            return missing;
    }
    return *found;
}

std::string mebibytesToGibibytes(const std::string &text)
{
    const auto mebibytes = Decimal::parse(text);
    return mebibytes ? toText(divide(*mebibytes, Decimal::fromInteger(1024), Rounding::HalfEven), 0, 2) : std::string();
}

/// Prices per GPU-hour in USD by part number.
std::map<std::string, std::string> gpuHourPrices(const JsonValue &rateCard)
{
    std::map<std::string, std::string> prices;
    for (const JsonValue &item : at(rateCard, {"items"}).items())
        for (const JsonValue &currency : at(item, {"currencyCodeLocalizations"}).items())
            for (const JsonValue &price : at(currency, {"prices"}).items())
                if (at(item, {"metricName"}).text() == "GPU Per Hour" &&
                    at(currency, {"currencyCode"}).text() == "USD" && at(price, {"model"}).text() == "PAY_AS_YOU_GO")
                    prices.emplace(at(item, {"partNumber"}).text(), at(price, {"value"}).text());
    return prices;
}

} // namespace

/// The rate card prices a GPU-hour by part number; the file beside it says which part a machine (shape) is made of.
/// Machines whose processors and memory are parts of their own are no GPU machines. One price in all regions.
Status readOciRateCard(const SourceFile &file, BookBuilder &builder)
{
    const auto rateCard = readJson(file.path);
    if (!rateCard)
        return rateCard.error();
    const auto shapes = readJson(file.path.substr(0, file.path.rfind('/') + 1) + "shape_part_numbers.json");
    if (!shapes)
        return shapes.error();
    const auto prices = gpuHourPrices(rateCard->root());
    for (const JsonMember &shape : shapes->root().members()) {
        const std::string &part = at(shape.value, {"GPU"}).text();
        if (part.empty())
            continue;
        BookRow row = rowOf(file);
        row.instanceType = shape.key;
        row.region = "global";
        const auto price = prices.find(part);
        const auto perGpu = price == prices.end() ? std::nullopt : std::optional(Decimal::parse(price->second));
        const auto facts = builder.rules().instance(row.provider, row.instanceType);
        const auto count = facts ? std::optional(Decimal::parse(facts->acceleratorCount)) : std::nullopt;
        if (!perGpu || !*perGpu) {
            builder.leaveOut(*file.entry, "no price of its part number");
        } else if (!count || !*count) {
            builder.leaveOut(*file.entry, "the source doesn't say which variant of the accelerator it is");
        } else {
            row.hourly = toText(multiply(**perGpu, **count));
            row.note = price->second + " per GPU-hour x " + facts->acceleratorCount;
            builder.add(std::move(row), *file.entry);
        }
    }
    return Done{};
}

Status readDigitalOcean(const SourceFile &file, BookBuilder &builder)
{
    const auto document = readJson(file.path);
    if (!document)
        return document.error();
    for (const JsonValue &size : at(document->root(), {"sizes_response", "sizes"}).items()) {
        if (!size.find("gpu_info"))
            continue; // a machine without accelerators
        for (const JsonValue &region : at(size, {"regions"}).items()) {
            BookRow row = rowOf(file);
            row.region = region.text();
            row.instanceType = at(size, {"slug"}).text();
            row.accelerator = at(size, {"gpu_info", "model"}).text();
            row.acceleratorCount = at(size, {"gpu_info", "count"}).text();
            row.vcpus = at(size, {"vcpus"}).text();
            row.memoryGb = mebibytesToGibibytes(at(size, {"memory"}).text());
            row.hourly = at(size, {"price_hourly"}).text();
            builder.add(std::move(row), *file.entry);
        }
    }
    return Done{};
}

/// `price_per_hour` is per GPU; machines of 1 to 8 cards are sold at a multiple. The one-card machine is what is kept.
Status readJarvisLabs(const SourceFile &file, BookBuilder &builder)
{
    const auto document = readJson(file.path);
    if (!document)
        return document.error();
    for (const JsonValue &offer : at(document->root(), {"SERVER_META_RESPONSE", "server_meta"}).items()) {
        BookRow row = rowOf(file);
        row.region = at(offer, {"region"}).text();
        row.instanceType = at(offer, {"gpu_type"}).text();
        if (file.entry->only.count(row.instanceType) == 0)
            continue;
        row.accelerator = row.instanceType;
        row.acceleratorCount = "1";
        row.vcpus = at(offer, {"cpus_per_gpu"}).text();
        row.memoryGb = at(offer, {"ram_per_gpu"}).text();
        row.hourly = at(offer, {"price_per_hour"}).text();
        row.note = "priced per GPU-hour";
        if (row.region == "unknown-region") {
            builder.leaveOut(*file.entry, "a made-up region");
            continue;
        }
        BookRow spot = row;
        spot.kind = PriceKind::Spot;
        spot.hourly = at(offer, {"spot_price"}).text();
        builder.add(std::move(row), *file.entry);
        if (!spot.hourly.empty())
            builder.add(std::move(spot), *file.entry);
    }
    return Done{};
}

/// Bare metal has spot ("preemptible") prices; the accelerator is known from the plan's name.
Status readVultr(const SourceFile &file, BookBuilder &builder)
{
    const auto document = readJson(file.path);
    if (!document)
        return document.error();
    const auto addPlan = [&](const JsonValue &plan, std::string_view vcpuKey) {
        for (const JsonValue &location : at(plan, {"locations"}).items()) {
            BookRow row = rowOf(file);
            row.region = location.text();
            row.instanceType = at(plan, {"id"}).text();
            row.accelerator = at(plan, {"gpu_type"}).text();
            row.vcpus = at(plan, {vcpuKey}).text();
            row.memoryGb = mebibytesToGibibytes(at(plan, {"ram"}).text());
            row.hourly = at(plan, {"hourly_cost"}).text();
            BookRow spot = row;
            spot.kind = PriceKind::Spot;
            spot.hourly = at(plan, {"hourly_cost_preemptible"}).text();
            builder.add(std::move(row), *file.entry);
            if (!spot.hourly.empty())
                builder.add(std::move(spot), *file.entry);
        }
    };
    for (const JsonValue &plan : at(document->root(), {"bare_metal", "plans_metal"}).items())
        addPlan(plan, "cpu_threads");
    for (const JsonValue &plan : at(document->root(), {"vm_instances", "plans"}).items())
        addPlan(plan, "vcpu_count");
    return Done{};
}

} // namespace gpufolio::converter
