// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_mapping.h"

#include "support/json_reader.h"
#include "support/source_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>

namespace gpufolio
{

namespace
{

/// Names that columns have, without blanks and in lower case; the first that fits is taken.
constexpr auto aliases = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"instancetype", "instanceType"},
    {"instance_type", "instanceType"},
    {"instance", "instanceType"},
    {"sku", "instanceType"},
    {"machinetype", "instanceType"},
    {"实例规格", "instanceType"},
    {"实例类型", "instanceType"},
    {"规格", "instanceType"},
    {"规格名称", "instanceType"},
    {"机型", "instanceType"},
    {"云服务器规格", "instanceType"},
    {"provider", "provider"},
    {"cloud", "provider"},
    {"vendor", "provider"},
    {"厂商", "provider"},
    {"云厂商", "provider"},
    {"region", "region"},
    {"location", "region"},
    {"地域", "region"},
    {"区域", "region"},
    {"zone", "zone"},
    {"availabilityzone", "zone"},
    {"可用区", "zone"},
    {"accelerator", "accelerator"},
    {"gpu", "accelerator"},
    {"gputype", "accelerator"},
    {"gpu_type", "accelerator"},
    {"gpumodel", "accelerator"},
    {"gpu_model", "accelerator"},
    {"gpu型号", "accelerator"},
    {"显卡", "accelerator"},
    {"gpu卡型号", "accelerator"},
    {"gpus", "acceleratorCount"},
    {"gpucount", "acceleratorCount"},
    {"gpu_count", "acceleratorCount"},
    {"gpu数量", "acceleratorCount"},
    {"gpu卡数", "acceleratorCount"},
    {"卡数", "acceleratorCount"},
    {"gpu数", "acceleratorCount"},
    {"hourly", "hourly"},
    {"price", "hourly"},
    {"price_per_hour", "hourly"},
    {"on-demand", "hourly"},
    {"ondemand", "hourly"},
    {"按量计费", "hourly"},
    {"按量付费", "hourly"},
    {"按需计费", "hourly"},
    {"按需", "hourly"},
    {"价格", "hourly"},
    {"单价", "hourly"},
    {"spot", "spotHourly"},
    {"spotprice", "spotHourly"},
    {"竞价实例", "spotHourly"},
    {"抢占式实例", "spotHourly"},
    {"竞价", "spotHourly"},
    {"包年包月", "monthly"},
    {"包月", "monthly"},
    {"currency", "currency"},
    {"币种", "currency"},
    {"unit", "unit"},
    {"pricetype", "kind"},
    {"price_type", "kind"},
    {"pricekind", "kind"},
    {"price_kind", "kind"},
    {"purchaseoption", "kind"},
    {"purchase_option", "kind"},
    {"计费方式", "kind"},
    {"计费模式", "kind"},
    {"付费方式", "kind"},
    {"term", "termHours"},
    {"termhours", "termHours"},
    {"reservationterm", "termHours"},
    {"购买时长", "termHours"},
    {"upfront", "upfront"},
    {"upfrontfee", "upfront"},
    {"预付", "upfront"},
    {"price_unit", "unit"},
    {"priceunit", "unit"},
    {"unit_label", "unit"},
    {"计价单位", "unit"},
    {"os", "operatingSystem"},
    {"operatingsystem", "operatingSystem"},
    {"operating_system", "operatingSystem"},
    {"操作系统", "operatingSystem"},
    {"vcpus", "vcpus"},
    {"vcpu", "vcpus"},
});

/// Keys of columns of prices.
constexpr std::array<std::string_view, 14> priceKeys = {
    "hourly",  "amortisedHourly", "acceleratorHourly", "spotHourly", "windowsHourly", "windowsSpotHourly", "upfront",
    "monthly", "threeMonths",     "sixMonths",         "oneYear",    "twoYears",      "threeYears",        "fiveYears"};

bool hasPrice(const PriceMapping &mapping)
{
    return std::any_of(priceKeys.begin(), priceKeys.end(),
                       [&mapping](std::string_view key) { return mapping.columns.count(std::string(key)) != 0; });
}

void readTable(JsonObjectReader &root, std::string_view key, std::map<std::string, std::string> &into)
{
    std::optional<JsonObjectReader> object = root.object(key);
    if (!object)
        return;
    for (const JsonMember &member : object->value().members()) {
        object->find(member.key);
        const std::vector<std::string> &known = mappingKeys();
        if (std::find(known.begin(), known.end(), member.key) == known.end()) {
            object->rejectKey(member.key, Error::Code::UnknownKey,
                              {GPUFOLIO_TEXT("model", "the key '%1' was found, expected one of the price list's keys"),
                               {forMessage(member.key)}});
            continue;
        }
        const bool isText =
            member.value.kind() == JsonValue::Kind::String || member.value.kind() == JsonValue::Kind::Number;
        if (isText)
            into.emplace(member.key, member.value.text());
        else
            object->reject(member.value, Error::Code::BadValue,
                           {GPUFOLIO_TEXT("model", "%1 was found, expected a text"), {forMessage(member.value)}});
    }
}

} // namespace

std::string foldedColumn(std::string_view name)
{
    std::string text;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || std::isspace(byte) == 0)
            text += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
    }
    // "按量计费（元/小时）", "Price (USD)": what stands in brackets is a unit
    for (const std::string_view bracket : {"（", "("}) {
        const std::size_t at = text.find(bracket);
        if (at != std::string::npos && at > 0)
            text.erase(at);
    }
    return text;
}

std::string columnUnit(std::string_view name)
{
    for (const std::string_view open : {"（", "("}) {
        const std::size_t begin = name.find(open);
        const std::size_t end = begin == std::string_view::npos ? begin : name.find(')', begin);
        const std::size_t wideEnd = begin == std::string_view::npos ? begin : name.find("）", begin);
        if (begin != std::string_view::npos && begin > 0)
            return std::string(name.substr(begin + open.size(), std::min(end, wideEnd) - begin - open.size()));
    }
    return {};
}

bool isUsable(const PriceMapping &mapping)
{
    return mapping.columns.count("instanceType") != 0 && hasPrice(mapping);
}

const std::vector<std::string> &mappingKeys()
{
    static const std::vector<std::string> keys = {"provider",
                                                  "account",
                                                  "region",
                                                  "zone",
                                                  "instanceType",
                                                  "accelerator",
                                                  "acceleratorCount",
                                                  "operatingSystem",
                                                  "tenancy",
                                                  "kind",
                                                  "termHours",
                                                  "paymentOption",
                                                  "offeringClass",
                                                  "upfront",
                                                  "hourly",
                                                  "acceleratorHourly",
                                                  "amortisedHourly",
                                                  "monthly",
                                                  "threeMonths",
                                                  "sixMonths",
                                                  "oneYear",
                                                  "twoYears",
                                                  "threeYears",
                                                  "fiveYears",
                                                  "windowsHourly",
                                                  "windowsSpotHourly",
                                                  "currency",
                                                  "source",
                                                  "retrieved",
                                                  "validFrom",
                                                  "unit",
                                                  "hostHourly",
                                                  "spotHourly",
                                                  "vcpus",
                                                  "memoryGb",
                                                  "note"};
    return keys;
}

Read<PriceMapping> readMapping(std::string text, const std::string &fileName)
{
    const Read<JsonDocument> document = parseJson(std::move(text), fileName);
    if (!document)
        return document.error();
    Diagnostics findings;
    JsonObjectReader root(*document, document->root(), findings);
    const auto format = root.string("format", Need::Required);
    if (format && *format != "gpufolio.mapping")
        root.rejectKey("format", Error::Code::BadValue,
                       {GPUFOLIO_TEXT("model", "'%1' was found, expected gpufolio.mapping"), {forMessage(*format)}});
    root.integer("formatVersion", Need::Required, 1, 1);
    PriceMapping mapping;
    readTable(root, "columns", mapping.columns);
    readTable(root, "constants", mapping.constants);
    root.finish();
    if (findings.empty() && !hasPrice(mapping) && !mapping.columns.empty())
        root.rejectKey("columns", Error::Code::MissingKey,
                       {GPUFOLIO_TEXT("model", "no column of prices was found, expected hourly, acceleratorHourly, "
                                               "monthly, spotHourly or upfront"),
                        {}});
    if (!findings.empty())
        return findings;
    return mapping;
}

std::string writeMapping(const PriceMapping &mapping)
{
    const nlohmann::ordered_json document = {{"format", "gpufolio.mapping"},
                                             {"formatVersion", 1},
                                             {"columns", mapping.columns},
                                             {"constants", mapping.constants}};
    return document.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::optional<PriceMapping> guessMapping(const std::vector<std::string> &header)
{
    PriceMapping mapping;
    for (const auto &[alias, key] : aliases) {
        if (mapping.columns.count(std::string(key)) != 0)
            continue;
        const auto column = std::find_if(header.begin(), header.end(), [wanted = alias](const std::string &name) {
            return foldedColumn(name) == wanted;
        });
        if (column != header.end())
            mapping.columns.emplace(key, *column);
    }
    if (!isUsable(mapping))
        return std::nullopt;
    return mapping;
}

} // namespace gpufolio
