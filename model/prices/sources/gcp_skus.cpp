// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/gcp_skus.h"

#include "prices/sources/json_cells.h"
#include "prices/sources/source_reader.h"
#include "support/json_stream.h"
#include "support/source_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <tuple>

namespace gpufolio
{

namespace
{

enum class Part { Core, Memory, Gpu, Slice };

/// A way to buy: on demand, spot, or a commitment of so many hours.
struct Usage {
    OptionKind kind = OptionKind::OnDemand;
    std::int64_t termHours = 0;
    friend auto operator<=>(const Usage &, const Usage &) = default;
};

/// Part of which machine family, in which region, bought how, in which currency.
using PartKey = std::tuple<std::string, Part, std::string, Usage, std::string>;

struct PartPrice {
    int line = 0;
    Decimal hourly;
};

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

bool has(const std::string &text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

/// The family whose cores, memory and GPUs a machine type is made of: "a3plus" of "a3-megagpu-8g".
std::string familyOf(const std::string &instanceType)
{
    const std::string series = instanceType.substr(0, instanceType.find('-'));
    if (has(instanceType, "megagpu") && series == "a3")
        return "a3plus"; // billed as "Plus"
    return has(instanceType, "ultragpu") && series == "a3" ? "a3ultra" : series;
}

/// The family that a description of cores or memory names: "A2 Instance Core running in Americas".
std::string familyIn(const std::string &description)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> names = {{{"a3plus ", "a3plus"},
                                                                                            {"a3 plus ", "a3plus"},
                                                                                            {"a3 mega", "a3plus"},
                                                                                            {"a3ultra ", "a3ultra"},
                                                                                            {"a3 ultra ", "a3ultra"},
                                                                                            {"a2 ", "a2"},
                                                                                            {"a3 ", "a3"},
                                                                                            {"g2 ", "g2"},
                                                                                            {"g4 ", "g4"}}};
    for (const auto &[words, family] : names) {
        const std::size_t at = description.find(words);
        if (at != std::string::npos && (at == 0 || std::isalnum(static_cast<unsigned char>(description[at - 1])) == 0))
            return std::string(family);
    }
    return {};
}

/// The families whose GPU a description names: "Nvidia Tesla A100 80GB GPU running in Americas" is the GPU of A2 ultra.
/// A key is the family, for A2 with the memory, since one family has two cards.
std::string gpuKeyIn(const std::string &description)
{
    if (has(description, "a100"))
        return has(description, "80gb") ? "a2:A100-SXM-80GB" : "a2:A100-SXM-40GB";
    if (has(description, "h200"))
        return "a3ultra:H200-SXM-141GB";
    if (has(description, "h100"))
        return has(description, "plus") || has(description, "mega") ? "a3plus:H100-SXM-80GB" : "a3:H100-SXM-80GB";
    if (has(description, "b200") && !has(description, "gb200"))
        return "a4:B200";
    if (has(description, "l4 gpu"))
        return "g2:L4";
    return has(description, "rtx 6000") || has(description, "rtx pro 6000") ? "g4:RTX-PRO-6000-Blackwell-Server"
                                                                            : std::string();
}

std::optional<Usage> usageOf(const std::string &usageType, const std::string &description)
{
    if (usageType == "Commit1Yr")
        return Usage{OptionKind::Commitment, 8760};
    if (usageType == "Commit3Yr")
        return Usage{OptionKind::Commitment, 26280};
    // Spot SKUs of whole slices are listed as OnDemand: the description tells them.
    if (usageType == "Preemptible" || has(description, "spot"))
        return Usage{OptionKind::Spot, 0};
    return usageType == "OnDemand" ? std::optional(Usage{}) : std::nullopt;
}

class SkuReader
{
public:
    explicit SkuReader(const SourceContext &context) : m_context(context)
    {
        m_found.countsItems = true;
        if (const auto day = dayInName(context.fileName))
            m_day = *Date::parse(*day);
    }

    Read<SourceRows> read(std::string_view text)
    {
        const Read<std::size_t> items =
            streamJson(text, m_context.fileName, {{"skus", "*"}, {"*", "skus", "*"}}, [this](const JsonItem &item) {
                m_found.lines.push_back(static_cast<int>(item.number));
                readSku(item.value, static_cast<int>(item.number));
                return true;
            });
        if (!items)
            return items.error();
        for (const InstanceFacts &facts : m_context.instances->instances())
            compose(facts);
        settleUnused();
        return std::move(m_found);
    }

private:
    void readSku(const JsonValue &sku, int line)
    {
        const std::string description = lowered(jsonText(sku, "description"));
        if (has(description, "dws") || has(description, "calendar") || has(description, "flex"))
            return refuse(line, {GPUFOLIO_TEXT("model", "a calendar or flex-start price was found, which is neither "
                                                        "on-demand nor spot"),
                                 {}});
        const JsonValue *category = sku.find("category");
        const std::string group = category != nullptr ? jsonText(*category, "resourceGroup") : std::string();
        const auto usage = usageOf(category != nullptr ? jsonText(*category, "usageType") : std::string(), description);
        const std::string gpu = gpuKeyIn(description);
        std::string key = familyIn(description);
        Part part = Part::Core;
        if (!gpu.empty() && (group == "GPU" || has(description, "gpu"))) {
            key = gpu;
            part = has(description, "gpu slice") ? Part::Slice : Part::Gpu;
        } else if (has(description, " ram ") || group == "RAM") {
            part = Part::Memory;
        } else if (!has(description, " core ") && !has(description, " cpu ") && group != "CPU") {
            key.clear();
        }
        if (key.empty() || !usage)
            return refuse(line, {GPUFOLIO_TEXT("model", "'%1' is no part of a machine with GPUs"),
                                 {forMessage(jsonText(sku, "description"))}});
        const auto rate = rateOf(sku);
        if (!rate)
            return refuse(line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
        m_parts.insert(line);
        const JsonValue *regions = sku.find("serviceRegions");
        for (const JsonValue &region : regions != nullptr ? regions->items() : std::vector<JsonValue>{})
            m_prices.emplace(PartKey(key, part, region.text(), *usage, rate->second), PartPrice{line, rate->first});
        for (const JsonValue &region : regions != nullptr ? regions->items() : std::vector<JsonValue>{})
            m_places.emplace(region.text(), *usage, rate->second);
    }

    /// units + nanos / 1e9 of the last tier, per hour.
    static std::optional<std::pair<Decimal, std::string>> rateOf(const JsonValue &sku)
    {
        const JsonValue *info = sku.find("pricingInfo");
        if (info == nullptr || info->items().empty())
            return std::nullopt;
        const JsonValue *expression = info->items().front().find("pricingExpression");
        const JsonValue *tiers = expression != nullptr ? expression->find("tieredRates") : nullptr;
        if (tiers == nullptr || tiers->items().empty())
            return std::nullopt;
        const std::string unit = jsonText(*expression, "usageUnit");
        const JsonValue *price = tiers->items().back().find("unitPrice");
        if (price == nullptr || (unit != "h" && unit != "GiBy.h"))
            return std::nullopt;
        const auto units = jsonDecimal(*price, "units");
        const auto nanos = jsonDecimal(*price, "nanos");
        if (!units && !nanos)
            return std::nullopt;
        const Decimal billion = Decimal::fromInteger(1'000'000'000);
        const Decimal rate = units.value_or(Decimal()) + divide(nanos.value_or(Decimal()), billion, Rounding::HalfEven);
        return std::make_pair(rate, jsonText(*price, "currencyCode"));
    }

    const PartPrice *price(const std::string &key, Part part, const std::string &region, const Usage &usage,
                           const std::string &currency) const
    {
        const auto found = m_prices.find(PartKey(key, part, region, usage, currency));
        return found == m_prices.end() ? nullptr : &found->second;
    }

    void compose(const InstanceFacts &facts)
    {
        const bool isKnown = facts.provider == "gcp" && facts.acceleratorCount && facts.vcpus && facts.memoryGb;
        if (!isKnown || facts.instanceType.find('*') != std::string::npos)
            return;
        const std::string family = familyOf(facts.instanceType);
        const std::string gpuKey = family + ":" + facts.accelerator;
        for (const auto &[region, usage, currency] : m_places) {
            const PartPrice *slice = price(gpuKey, Part::Slice, region, usage, currency);
            const PartPrice *gpu = price(gpuKey, Part::Gpu, region, usage, currency);
            const PartPrice *core = price(family, Part::Core, region, usage, currency);
            const PartPrice *memory = price(family, Part::Memory, region, usage, currency);
            if (slice != nullptr) {
                add(facts, region, usage, currency, *slice, times(slice->hourly, *facts.acceleratorCount),
                    "from " + toText(slice->hourly) + " a slice");
            } else if (gpu != nullptr && core != nullptr && memory != nullptr) {
                const Decimal sum = times(gpu->hourly, *facts.acceleratorCount) + times(core->hourly, *facts.vcpus) +
                                    times(memory->hourly, *facts.memoryGb);
                add(facts, region, usage, currency, *gpu, sum,
                    "GPU " + toText(gpu->hourly) + ", core " + toText(core->hourly) + ", GiB " +
                        toText(memory->hourly));
                m_used.insert({core->line, memory->line});
            } else if (gpu != nullptr) {
                m_found.noticeOnce(gpu->line,
                                   {GPUFOLIO_TEXT("model", "%1 in %2 lacks the price of its cores or memory; "
                                                           "it has no price"),
                                    {facts.instanceType, region}});
            }
        }
    }

    static Decimal times(Decimal a, Decimal b) { return multiply(a, b, Rounding::HalfEven); }

    void add(const InstanceFacts &facts, const std::string &region, const Usage &usage, const std::string &currencyCode,
             const PartPrice &of, Decimal hourly, const std::string &note)
    {
        const auto currency = Currency::parse(currencyCode);
        if (!currency)
            return;
        PriceRow row;
        row.provider = "gcp";
        row.region = region;
        row.instanceType = facts.instanceType;
        row.operatingSystem = "linux";
        row.tenancy = "shared";
        row.kind = usage.kind;
        row.termHours = usage.termHours;
        row.paymentOption = usage.kind == OptionKind::Commitment ? "noUpfront" : "";
        row.currency = *currency;
        row.accelerator = facts.accelerator;
        row.acceleratorCount = *facts.acceleratorCount;
        row.vcpus = facts.vcpus;
        row.memoryGb = facts.memoryGb;
        row.hourly = hourly;
        row.provenance = {"Google Cloud Billing Catalog", m_context.today, m_day};
        row.sourceUrl = "https://cloudbilling.googleapis.com/v1/services/6F81-5844-456A/skus";
        row.note = note;
        m_found.prices.push_back({of.line, std::move(row)});
        m_used.insert(of.line);
    }

    /// Parts that went into a machine are merged; others are of no use.
    void settleUnused()
    {
        for (const int line : m_parts) {
            if (m_used.count(line) != 0)
                m_found.joined.push_back(line);
            else
                refuse(line, {GPUFOLIO_TEXT("model", "a part of a machine was found without its other parts"), {}});
        }
    }

    void refuse(int line, Message why) { m_found.refuse(line, std::move(why)); }

    const SourceContext &m_context;
    std::optional<Date> m_day;
    SourceRows m_found;
    std::map<PartKey, PartPrice> m_prices;
    std::set<std::tuple<std::string, Usage, std::string>> m_places; ///< region, usage, currency
    std::set<int> m_parts;
    std::set<int> m_used;
};

} // namespace

bool isGcpSkus(std::string_view text)
{
    return isJsonWith(text, {"skus", "pricingInfo"});
}

Read<SourceRows> readGcpSkus(std::string_view text, const SourceContext &context)
{
    return SkuReader(context).read(text);
}

} // namespace gpufolio
