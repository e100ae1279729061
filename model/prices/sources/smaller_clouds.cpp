// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/smaller_clouds.h"

#include "prices/sources/json_cells.h"
#include "prices/sources/reply_reader.h"
#include "prices/sources/source_reader.h"
#include "support/source_text.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace gpufolio
{

namespace
{

/// A name of a card without the words that name its vendor, its memory kept: "NVIDIA H100 NVLink" as "H100 NVLink".
std::string cardName(std::string name)
{
    for (const std::string_view vendor : {"NVIDIA ", "Nvidia ", "AMD ", "Tesla ", "GeForce "})
        if (name.rfind(vendor, 0) == 0)
            name.erase(0, vendor.size());
    return name;
}

std::string upperCase(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

/// The name with its memory where our table knows that ("A100" of 80 GB), else the name alone.
std::string nameWithMemory(const std::string &name, const std::string &gigabytes, const AcceleratorTable &table)
{
    const std::string sized = name + " " + gigabytes + "GB";
    return !gigabytes.empty() && table.find(sized) != nullptr ? sized : name;
}

/// A machine of eu-cloud-prices, with the price of the machine.
void addEuMachine(ReplyReader &reader, const JsonValue &item, int line)
{
    std::string card = jsonText(item, "gpu_type");
    for (const std::string_view key : {"gpu_model", "gpu"}) {
        if (card.empty() && !Decimal::parse(jsonText(item, key)))
            card = jsonText(item, key);
    }
    auto count = jsonDecimal(item, "gpu_count");
    if (!count)
        count = jsonDecimal(item, "gpu");
    if (card.empty() || !isPositive(count))
        return reader.refuse(line, {GPUFOLIO_TEXT("model", "'%1' is a machine without accelerators"),
                                    {forMessage(jsonText(item, "id"))}});
    auto row = reader.machine(
        {{}, jsonText(item, "id"), cardName(card), count, jsonDecimal(item, "vcpu"), jsonDecimal(item, "ram_gb")},
        line);
    if (!row)
        return;
    const auto currency = Currency::parse(jsonText(item, "currency"));
    const auto price = jsonDecimal(item, "price_hourly");
    if (!currency || !isPositive(price))
        return reader.refuseWithoutPrice(line);
    row->currency = *currency;
    if (const std::string region = jsonText(item, "location"); !region.empty())
        row->region = region;
    reader.add(*row, OptionKind::OnDemand, *price, line);
}

/// A card of eu-cloud-prices: sold by the GPU-hour with all that belongs to it, or beside a machine's own price.
void addEuGpu(ReplyReader &reader, const JsonValue &item, int line)
{
    const std::string id = jsonText(item, "id");
    const auto price = jsonDecimal(item, "price_per_gpu_hour_usd");
    if (!price || jsonDecimal(item, "cpu_per_hour_usd"))
        return reader.refuse(line,
                             {GPUFOLIO_TEXT("model", "'%1' is a card that is added to a machine with a price of its "
                                                     "own"),
                              {forMessage(id)}});
    auto row =
        reader.machine({{}, "1x " + id, cardName(jsonText(item, "name")), Decimal::fromInteger(1), {}, {}}, line);
    if (!row)
        return;
    if (!isPositive(price))
        return reader.refuseWithoutPrice(line);
    if (const std::string region = jsonText(item, "location"); !region.empty())
        row->region = region;
    reader.add(*row, OptionKind::OnDemand, *price, line);
    const auto spot = jsonDecimal(item, "preemptible_price_per_gpu_hour_usd");
    if (isPositive(spot))
        reader.add(*row, OptionKind::Spot, *spot, line);
}

} // namespace

bool isJarvisLabsReply(std::string_view text)
{
    return isJsonWith(text, {"server_meta", "gpu_type", "price_per_hour"});
}

Read<SourceRows> readJarvisLabsReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "jarvislabs", "JarvisLabs API", "https://backendprod.jarvislabs.net/misc/server_meta");
    return reader.read(text, {{"server_meta", "*"}, {"*", "server_meta", "*"}}, [&](const JsonItem &item, int line) {
        const std::string type = jsonText(item.value, "gpu_type");
        auto row = reader.machine({{},
                                   "1x " + type,
                                   nameWithMemory(type, jsonText(item.value, "vram"), *context.accelerators),
                                   Decimal::fromInteger(1),
                                   jsonDecimal(item.value, "cpus_per_gpu"),
                                   jsonDecimal(item.value, "ram_per_gpu")},
                                  line);
        if (!row)
            return;
        if (const std::string region = jsonText(item.value, "region"); !region.empty())
            row->region = region;
        const auto price = jsonDecimal(item.value, "price_per_hour");
        const auto spot = jsonDecimal(item.value, "spot_price");
        if (!isPositive(price) && !isPositive(spot))
            return reader.refuseWithoutPrice(line);
        if (isPositive(price))
            reader.add(*row, OptionKind::OnDemand, *price, line);
        if (isPositive(spot))
            reader.add(*row, OptionKind::Spot, *spot, line);
    });
}

bool isVerdaReply(std::string_view text)
{
    return isJsonWith(text, {"instance_type", "price_per_hour", "number_of_gpus"});
}

Read<SourceRows> readVerdaReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "verda", "Verda API", "https://api.verda.com/v1/instance-types");
    return reader.read(text, {{"*"}}, [&](const JsonItem &item, int line) {
        const JsonValue *gpus = jsonAt(item.value, {"gpu", "number_of_gpus"});
        const auto count = gpus != nullptr ? Decimal::parse(gpus->text()) : Result<Decimal>(Decimal());
        if (!count || *count <= Decimal())
            return reader.refuse(line, {GPUFOLIO_TEXT("model", "no accelerator was found"), {}});
        const JsonValue *cores = jsonAt(item.value, {"cpu", "number_of_cores"});
        const JsonValue *memory = jsonAt(item.value, {"memory", "size_in_gigabytes"});
        const auto number = [](const JsonValue *value) {
            const auto parsed = value != nullptr ? Decimal::parse(value->text()) : Result<Decimal>(Error{});
            return parsed ? std::optional(*parsed) : std::nullopt;
        };
        auto row = reader.machine({{},
                                   jsonText(item.value, "instance_type"),
                                   cardName(jsonText(item.value, "name")),
                                   *count,
                                   number(cores),
                                   number(memory)},
                                  line);
        if (!row)
            return;
        const auto currency = Currency::parse(upperCase(jsonText(item.value, "currency")));
        if (!currency)
            return reader.refuse(line, {GPUFOLIO_TEXT("model", "the currency '%1' was found, expected a code such as "
                                                               "USD"),
                                        {forMessage(jsonText(item.value, "currency"))}});
        row->currency = *currency;
        const auto price = jsonDecimal(item.value, "price_per_hour");
        const auto spot = jsonDecimal(item.value, "spot_price");
        if (!isPositive(price) && !isPositive(spot))
            return reader.refuseWithoutPrice(line);
        if (isPositive(price))
            reader.add(*row, OptionKind::OnDemand, *price, line);
        if (isPositive(spot))
            reader.add(*row, OptionKind::Spot, *spot, line);
    });
}

bool isSeewebReply(std::string_view text)
{
    return isJsonWith(text, {"plans", "gpu_label", "hourly_price"});
}

Read<SourceRows> readSeewebReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "seeweb", "Seeweb API", "https://api.seeweb.it/ecs/v2/plans");
    return reader.read(text, {{"plans", "*"}, {"payload", "plans", "*"}}, [&](const JsonItem &item, int line) {
        const auto count = jsonDecimal(item.value, "gpu");
        if (!isPositive(count))
            return reader.refuse(line, {GPUFOLIO_TEXT("model", "no accelerator was found"), {}});
        auto row = reader.machine({{},
                                   jsonText(item.value, "name"),
                                   cardName(jsonText(item.value, "gpu_label")),
                                   count,
                                   jsonDecimal(item.value, "cpu"),
                                   {}},
                                  line);
        if (!row)
            return;
        row->currency = Currency::of("EUR");
        const auto price = jsonDecimal(item.value, "hourly_price");
        if (!isPositive(price))
            return reader.refuseWithoutPrice(line);
        const JsonValue *regions = item.value.find("available_regions");
        if (regions == nullptr || regions->items().empty())
            return reader.add(*row, OptionKind::OnDemand, *price, line);
        for (const JsonValue &region : regions->items()) {
            row->region = jsonText(region, "location");
            reader.add(*row, OptionKind::OnDemand, *price, line);
        }
    });
}

bool isRunpodCpuReply(std::string_view text)
{
    return isJsonWith(text, {"cpu_flavors", "minVcpu"});
}

Read<SourceRows> readRunpodCpuReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "runpod", "RunPod API", "https://api.runpod.io/graphql");
    return reader.read(text, {{"cpu_flavors", "*"}}, [&](const JsonItem &item, int line) {
        reader.refuse(line, {GPUFOLIO_TEXT("model", "'%1' is a machine without accelerators"),
                             {forMessage(jsonText(item.value, "id"))}});
    });
}

bool isTpuTable(std::string_view text)
{
    return isJsonWith(text, {"On Demand (USD)", "Spot (USD)"});
}

Read<SourceRows> readTpuTable(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "gcp", "gpuhunt", "https://github.com/dstackai/gpuhunt");
    return reader.read(text, {{"*", "*"}}, [&](const JsonItem &item, int line) {
        reader.refuse(line, {GPUFOLIO_TEXT("model", "%1 in %2 is priced by the chip, and no machine is sold by it"),
                             {forMessage(item.keys[0]), forMessage(item.keys[1])}});
    });
}

bool isEuCloudPrices(std::string_view text)
{
    return isJsonWith(text, {"provider", "fetched_at", "instances", "control_plane_cost"}) &&
           !isJsonWith(text, {"$schema"});
}

Read<SourceRows> readEuCloudPrices(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "unknown", "eu-cloud-prices", "https://github.com/mixxor/eu-cloud-prices");
    enum Place : std::size_t { Provider, FetchedAt, Instance, GpuInstance, Gpu };
    const Read<std::size_t> items = streamJson(
        text, context.fileName,
        {{"provider"}, {"fetched_at"}, {"instances", "*"}, {"gpu_instances", "*"}, {"gpu_pricing", "gpus", "*"}},
        [&](const JsonItem &item) {
            if (item.place == Provider) {
                reader.setProvider(item.value.text());
            } else if (item.place == FetchedAt) {
                if (const auto day = Date::parse(item.value.text().substr(0, 10)))
                    reader.setDay(*day);
            } else if (item.place == Gpu) {
                addEuGpu(reader, item.value, reader.addLine());
            } else {
                addEuMachine(reader, item.value, reader.addLine());
            }
            return true;
        });
    if (!items)
        return items.error();
    return std::move(reader.found());
}

bool isOvhCatalog(std::string_view text)
{
    return isJsonWith(text, {"addons", "planCode", "pricings"});
}

Read<SourceRows> readOvhCatalog(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "ovhcloud", "OVHcloud catalog", "https://api.ovh.com/v1/order/catalog/public/cloud");
    std::optional<Currency> currency;
    const auto addPlan = [&](const JsonValue &item, int line) {
        const std::string plan = jsonText(item, "planCode");
        const std::size_t dot = plan.find('.');
        if (dot == std::string::npos || plan.substr(dot) != ".consumption")
            return reader.refuse(
                line, {GPUFOLIO_TEXT("model", "'%1' is not sold by the hour in all places"), {forMessage(plan)}});
        const auto row = reader.machine({{}, plan.substr(0, dot), {}, {}, {}, {}}, line);
        if (!row)
            return;
        const JsonValue *pricings = item.find("pricings");
        const bool isPriced = pricings != nullptr && !pricings->items().empty();
        const auto units = isPriced ? jsonDecimal(pricings->items().front(), "price") : std::nullopt;
        if (!currency || !isPositive(units))
            return reader.refuse(
                line, {GPUFOLIO_TEXT("model", "no price with a currency was found for '%1'"), {forMessage(plan)}});
        PriceRow priced = *row;
        priced.currency = *currency;
        reader.add(std::move(priced), OptionKind::OnDemand, scale(*units, 1, 100'000'000, Rounding::HalfEven), line);
    };
    enum Place : std::size_t { Locale, Plan };
    const Read<std::size_t> items =
        streamJson(text, context.fileName, {{"locale"}, {"addons", "*"}}, [&](const JsonItem &item) {
            if (item.place == Plan) {
                addPlan(item.value, reader.addLine());
                return true;
            }
            if (const auto code = Currency::parse(jsonText(item.value, "currencyCode")))
                currency = *code;
            return true;
        });
    if (!items)
        return items.error();
    return std::move(reader.found());
}

bool isScalewayCatalog(std::string_view text)
{
    return isJsonWith(text, {"products", "service_category", "retail_price"});
}

Read<SourceRows> readScalewayCatalog(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "scaleway", "Scaleway API",
                       "https://api.scaleway.com/product-catalog/v2alpha1/public-catalog/products");
    return reader.read(text, {{"products", "*"}}, [&](const JsonItem &item, int line) {
        const JsonValue *gpu = jsonAt(item.value, {"properties", "hardware", "gpu"});
        const std::string name = jsonText(item.value, "product");
        if (gpu == nullptr || !isPositive(jsonDecimal(*gpu, "count")))
            return reader.refuse(
                line, {GPUFOLIO_TEXT("model", "'%1' is a machine without accelerators"), {forMessage(name)}});
        auto row =
            reader.machine({{}, name, cardName(jsonText(*gpu, "type")), jsonDecimal(*gpu, "count"), {}, {}}, line);
        if (!row)
            return;
        const JsonValue *retail = jsonAt(item.value, {"price", "retail_price"});
        const JsonValue *unit = item.value.find("unit_of_measure");
        const auto units = retail != nullptr ? jsonDecimal(*retail, "units") : std::nullopt;
        const auto nanos = retail != nullptr ? jsonDecimal(*retail, "nanos") : std::nullopt;
        const auto currency = Currency::parse(retail != nullptr ? jsonText(*retail, "currency_code") : "");
        const std::string span = unit != nullptr ? jsonText(*unit, "unit") : "";
        if (!units || !currency || (span != "minute" && span != "hour"))
            return reader.refuseWithoutPrice(line);
        const Decimal amount = *units + scale(nanos.value_or(Decimal()), 1, 1'000'000'000, Rounding::HalfEven);
        if (span == "minute" && (!nanos || nanos->isZero()))
            return reader.refuse(line,
                                 {GPUFOLIO_TEXT("model", "a price of %1 a minute was found, rounded to whole units "
                                                         "of the currency"),
                                  {toText(amount)}});
        row->currency = *currency;
        const JsonValue *zone = jsonAt(item.value, {"locality", "zone"});
        if (zone != nullptr)
            row->region = zone->text();
        reader.add(*row, OptionKind::OnDemand, span == "minute" ? times(amount, 60) : amount, line);
    });
}

} // namespace gpufolio
