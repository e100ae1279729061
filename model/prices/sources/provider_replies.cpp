// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/provider_replies.h"

#include "prices/sources/json_cells.h"
#include "prices/sources/reply_reader.h"
#include "prices/sources/source_reader.h"

#include <algorithm>
#include <cctype>

namespace gpufolio
{

namespace
{

/// The accelerator in a name of parts, such as "gpu_8x_a100_80gb_sxm4" or "vbm-112c-2048gb-8-h100-gpu": the longest run
/// of parts that we know.
std::string acceleratorIn(const std::string &name, const AcceleratorTable &table)
{
    std::vector<std::string> parts(1);
    for (const char c : name) {
        if (c == '_' || c == '-')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    for (std::size_t length = parts.size(); length > 0; --length) {
        for (std::size_t begin = 0; begin + length <= parts.size(); ++begin) {
            std::string run;
            for (std::size_t i = begin; i < begin + length; ++i)
                run += (run.empty() ? "" : " ") + parts[i];
            if (table.find(run) != nullptr)
                return run;
        }
    }
    return {};
}

/// "1x H100 SXM5 80GB" without its count; the words that name the vendor don't matter.
std::string withoutVendor(std::string name)
{
    for (const std::string_view vendor : {"NVIDIA ", "AMD ", "Nvidia ", "GeForce ", "Tesla "}) {
        if (name.rfind(vendor, 0) == 0)
            name.erase(0, vendor.size());
    }
    return name;
}

} // namespace

bool isLambdaReply(std::string_view text)
{
    return isJsonWith(text, {"price_cents_per_hour", "instance_type"});
}

Read<SourceRows> readLambdaReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "lambda", "Lambda API", "https://cloud.lambdalabs.com/api/v1/instance-types");
    return reader.read(text, {{"data", "*", "instance_type"}}, [&](const JsonItem &item, int line) {
        const std::string name = jsonText(item.value, "name");
        const JsonValue *specs = item.value.find("specs");
        const auto gpus = specs != nullptr ? jsonDecimal(*specs, "gpus") : std::nullopt;
        if (gpus && gpus->isZero())
            return reader.refuse(line, {GPUFOLIO_TEXT("model", "no accelerator was found"), {}});
        const auto row = reader.machine({{},
                                         name,
                                         acceleratorIn(name, *context.accelerators),
                                         gpus,
                                         specs != nullptr ? jsonDecimal(*specs, "vcpus") : std::nullopt,
                                         specs != nullptr ? jsonDecimal(*specs, "memory_gib") : std::nullopt},
                                        line);
        if (!row)
            return;
        const auto cents = jsonDecimal(item.value, "price_cents_per_hour");
        if (!isPositive(cents))
            return reader.refuseWithoutPrice(line);
        reader.add(*row, OptionKind::OnDemand, divide(*cents, Decimal::fromInteger(100), Rounding::HalfEven), line);
    });
}

bool isRunpodReply(std::string_view text)
{
    return isJsonWith(text, {"gpuTypes", "memoryInGb"});
}

Read<SourceRows> readRunpodReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "runpod", "RunPod API", "https://api.runpod.io/graphql");
    return reader.read(text, {{"data", "gpuTypes", "*"}}, [&](const JsonItem &item, int line) {
        const std::string display = withoutVendor(jsonText(item.value, "displayName"));
        const std::string sized = display + " " + jsonText(item.value, "memoryInGb") + "GB"; // A100 40 or 80
        const std::string name = context.accelerators->find(sized) != nullptr ? sized : display;
        const auto row = reader.machine({{}, "1x " + display, name, Decimal::fromInteger(1), {}, {}}, line);
        if (!row)
            return;
        if (item.value.find("communityPrice") != nullptr || item.value.find("communityCloud") != nullptr)
            reader.found().noticeOnce(
                line,
                {GPUFOLIO_TEXT("model", "prices of the community cloud are offers of others; they are left out"), {}});
        const auto secure = jsonDecimal(item.value, "securePrice");
        const auto spot = jsonDecimal(item.value, "secureSpotPrice");
        if (!isPositive(secure) && !isPositive(spot)) {
            const JsonValue *bid = jsonAt(item.value, {"lowestPrice", "minimumBidPrice"});
            if (bid != nullptr && bid->kind() == JsonValue::Kind::Number)
                return reader.refuse(
                    line,
                    {GPUFOLIO_TEXT("model", "%1 is the lowest bid that is accepted, not a price"), {bid->text()}});
            return reader.refuseWithoutPrice(line);
        }
        if (isPositive(secure))
            reader.add(*row, OptionKind::OnDemand, *secure, line);
        if (isPositive(spot))
            reader.add(*row, OptionKind::Spot, *spot, line);
    });
}

bool isVastReply(std::string_view text)
{
    return isJsonWith(text, {"dph_total", "gpu_name"});
}

Read<SourceRows> readVastReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "vast", "Vast API", "https://console.vast.ai/api/v0/bundles/");
    return reader.read(text, {{"offers", "*"}}, [&](const JsonItem &item, int line) {
        const JsonValue *rentable = item.value.find("rentable");
        if (rentable != nullptr && rentable->text() == "false")
            return reader.refuse(line, {GPUFOLIO_TEXT("model", "the machine can't be rented now"), {}});
        const std::string gpu = jsonText(item.value, "gpu_name");
        std::string name = gpu;
        const auto memory = jsonDecimal(item.value, "gpu_ram");
        if (memory) { // MB of one GPU; tells A100 40 from A100 80
            const std::string sized = gpu + " " +
                                      toText(roundTo(divide(*memory, Decimal::fromInteger(1024), Rounding::HalfEven), 0,
                                                     Rounding::HalfEven)) +
                                      "GB";
            if (context.accelerators->find(sized) != nullptr)
                name = sized;
        }
        auto row = reader.machine(
            {{}, "offer " + jsonText(item.value, "id"), name, jsonDecimal(item.value, "num_gpus"), {}, {}}, line);
        if (!row)
            return;
        row->region = jsonText(item.value, "geolocation");
        const auto total = jsonDecimal(item.value, "dph_total");
        if (!isPositive(total))
            return reader.refuseWithoutPrice(line);
        const std::string disk = jsonText(item.value, "allocated_storage");
        row->note = "with " + (disk.empty() ? std::string("8") : disk) + " GB of disk";
        reader.add(*row, OptionKind::OnDemand, *total, line);
    });
}

bool isVultrReply(std::string_view text)
{
    return isJsonWith(text, {"plans_metal", "hourly_cost"});
}

Read<SourceRows> readVultrReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "vultr", "Vultr API", "https://api.vultr.com/v2/plans-metal");
    return reader.read(
        text, {{"plans_metal", "*"}, {"bare_metal", "plans_metal", "*"}}, [&](const JsonItem &item, int line) {
            const std::string id = jsonText(item.value, "id");
            // "vbm-256c-2048gb-8-mi300x-gpu": the count stands before the model
            const std::string model = acceleratorIn(id, *context.accelerators);
            std::optional<Decimal> count;
            std::string lowered = id;
            std::transform(lowered.begin(), lowered.end(), lowered.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
            const std::size_t at =
                model.empty() ? std::string::npos : lowered.find("-" + model.substr(0, model.find(' ')));
            if (at != std::string::npos && at > 0) {
                const std::size_t start = lowered.rfind('-', at - 1) + 1;
                if (const auto parsed = Decimal::parse(lowered.substr(start, at - start)))
                    count = *parsed;
            }
            const auto row = reader.machine({{}, id, model, count, jsonDecimal(item.value, "cpu_threads"), {}}, line);
            if (!row)
                return;
            const auto price = jsonDecimal(item.value, "hourly_cost");
            const auto spot = jsonDecimal(item.value, "hourly_cost_preemptible");
            if (!isPositive(price) && !isPositive(spot))
                return reader.refuseWithoutPrice(line);
            if (isPositive(price))
                reader.add(*row, OptionKind::OnDemand, *price, line);
            if (isPositive(spot))
                reader.add(*row, OptionKind::Spot, *spot, line);
        });
}

bool isDigitalOceanReply(std::string_view text)
{
    return isJsonWith(text, {"sizes", "price_hourly", "slug"});
}

Read<SourceRows> readDigitalOceanReply(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "digitalocean", "DigitalOcean API", "https://api.digitalocean.com/v2/sizes");
    return reader.read(text, {{"sizes", "*"}, {"sizes_response", "sizes", "*"}}, [&](const JsonItem &item, int line) {
        const JsonValue *gpu = item.value.find("gpu_info");
        if (gpu == nullptr || gpu->kind() != JsonValue::Kind::Object)
            return reader.refuse(line, {GPUFOLIO_TEXT("model", "no accelerator was found"), {}});
        const std::string slug = jsonText(item.value, "slug");
        std::string model = jsonText(*gpu, "model");
        std::replace(model.begin(), model.end(), '_', ' ');
        auto row = reader.machine(
            {{}, slug, withoutVendor(model), jsonDecimal(*gpu, "count"), jsonDecimal(item.value, "vcpus"), {}}, line);
        if (!row)
            return;
        const auto price = jsonDecimal(item.value, "price_hourly");
        if (!isPositive(price))
            return reader.refuseWithoutPrice(line);
        const JsonValue *regions = item.value.find("regions");
        if (regions == nullptr || regions->items().empty())
            return reader.add(*row, OptionKind::OnDemand, *price, line);
        for (const JsonValue &region : regions->items()) {
            row->region = region.text();
            reader.add(*row, OptionKind::OnDemand, *price, line);
        }
    });
}

} // namespace gpufolio
