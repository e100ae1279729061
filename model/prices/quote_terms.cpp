// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/quote_terms.h"

#include "support/json_reader.h"

#include <limits>
#include <nlohmann/json.hpp>

namespace gpufolio
{

namespace
{

constexpr std::int64_t most = 1'000'000'000;

/// A value that a parser reads from a text: a decimal, a day, an hour.
template <typename T>
std::optional<T> parsed(JsonObjectReader &object, const char *key, const std::optional<std::string> &text)
{
    if (!text)
        return std::nullopt;
    Result<T> value = T::parse(*text);
    if (value)
        return *value;
    object.reject(*object.find(key), value.error());
    return std::nullopt;
}

/// An amount or share of 0 or more.
std::optional<Decimal> amount(JsonObjectReader &object, const char *key)
{
    const std::optional<Decimal> value = parsed<Decimal>(object, key, object.decimalText(key));
    if (value && value->isNegative()) {
        object.rejectKey(key, Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "%1 was found, expected 0 or more"), {toText(*value)}});
        return std::nullopt;
    }
    return value;
}

} // namespace

std::string toText(const QuoteTerms &terms)
{
    nlohmann::ordered_json document = nlohmann::ordered_json::object();
    const auto add = [&document](const char *key, const auto &value) {
        if (!value)
            return;
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(*value)>, Decimal>)
            document[key] = toText(*value);
        else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(*value)>, Date>)
            document[key] = value->toText();
        else
            document[key] = *value;
    };
    add("instances", terms.instances);
    add("deposit", terms.deposit);
    add("billingDay", terms.billingDay);
    add("paymentDays", terms.paymentDays);
    if (terms.billedInAdvance)
        document["billedInAdvance"] = true;
    for (const RampStep &step : terms.ramp)
        document["ramp"].push_back({{"from", step.from.toText()}, {"instances", step.instances}});
    add("deliveryDay", terms.deliveryDay);
    add("exitFee", terms.exitFee);
    add("serviceCredit", terms.serviceCredit);
    return document.dump();
}

Read<QuoteTerms> readQuoteTerms(std::string_view text, const std::string &where)
{
    const Read<JsonDocument> document = parseJson(std::string(text), where);
    if (!document)
        return document.error();
    Diagnostics findings;
    JsonObjectReader root(*document, document->root(), findings);
    QuoteTerms terms;
    terms.instances = root.integer("instances", Need::Optional, 1, most);
    terms.deposit = amount(root, "deposit");
    terms.billingDay = root.integer("billingDay", Need::Optional, 1, 31);
    terms.paymentDays = root.integer("paymentDays", Need::Optional, 0, 3650);
    terms.billedInAdvance = root.boolean("billedInAdvance").value_or(false);
    for (JsonObjectReader &object : root.objects("ramp")) {
        const auto from = parsed<UtcHour>(object, "from", object.string("from", Need::Required));
        const auto instances = object.integer("instances", Need::Required, 0, most);
        object.finish();
        if (from && instances)
            terms.ramp.push_back({*from, *instances});
    }
    terms.deliveryDay = parsed<Date>(root, "deliveryDay", root.string("deliveryDay"));
    terms.exitFee = amount(root, "exitFee");
    terms.serviceCredit = amount(root, "serviceCredit");
    root.finish();
    if (!findings.empty())
        return findings;
    return terms;
}

} // namespace gpufolio
