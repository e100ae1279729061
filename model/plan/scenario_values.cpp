// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario_values.h"

namespace gpufolio
{

namespace
{

std::optional<Decimal> decimalAt(JsonObjectReader &object, const JsonValue &at, const std::string &text,
                                 const DecimalRange &range)
{
    const Result<Decimal> value = Decimal::parse(text);
    if (!value) {
        object.reject(at, value.error());
        return std::nullopt;
    }
    if (!range.contains(*value)) {
        object.reject(at, Error::Code::BadValue, expectedIn(range, forMessage(at)));
        return std::nullopt;
    }
    return *value;
}

/// A text and what `parse` makes of it.
template <typename T>
std::optional<T> parsed(JsonObjectReader &object, std::string_view key, Need need, Result<T> (*parse)(std::string_view))
{
    const std::optional<std::string> text = object.string(key, need);
    if (!text)
        return std::nullopt;
    const Result<T> value = parse(*text);
    if (value)
        return *value;
    object.reject(*object.find(key), value.error());
    return std::nullopt;
}

} // namespace

Message expectedIn(const DecimalRange &range, const std::string &found)
{
    const std::string min = toText(range.min);
    if (range.max)
        return {GPUFOLIO_TEXT("model", "%1 was found, expected a number from %2 to %3"),
                {found, min, toText(*range.max)}};
    if (range.aboveMin)
        return {GPUFOLIO_TEXT("model", "%1 was found, expected a number above %2"), {found, min}};
    return {GPUFOLIO_TEXT("model", "%1 was found, expected a number of at least %2"), {found, min}};
}

std::optional<Decimal> readDecimal(JsonObjectReader &object, std::string_view key, const DecimalRange &range, Need need)
{
    const std::optional<std::string> text = object.decimalText(key, need);
    return text ? decimalAt(object, *object.find(key), *text, range) : std::nullopt;
}

std::optional<Decimal> readDecimal(JsonObjectReader &object, const JsonValue &item, const DecimalRange &range)
{
    if (item.kind() == JsonValue::Kind::Number || item.kind() == JsonValue::Kind::String)
        return decimalAt(object, item, item.text(), range);
    object.reject(item, Error::Code::BadValue,
                  {GPUFOLIO_TEXT("model", "%1 was found, expected a decimal number"), {forMessage(item)}});
    return std::nullopt;
}

std::optional<UtcHour> readHour(JsonObjectReader &object, std::string_view key, Need need)
{
    return parsed<UtcHour>(object, key, need, &UtcHour::parse);
}

std::optional<UtcHour> readHour(JsonObjectReader &object, const JsonValue &item)
{
    if (item.kind() != JsonValue::Kind::String) {
        object.reject(item, Error::Code::BadValue,
                      {GPUFOLIO_TEXT("model", "%1 was found, expected a text in double quotes"), {forMessage(item)}});
        return std::nullopt;
    }
    const Result<UtcHour> hour = UtcHour::parse(item.text());
    if (hour)
        return *hour;
    object.reject(item, hour.error());
    return std::nullopt;
}

std::optional<Date> readDate(JsonObjectReader &object, std::string_view key, Need need)
{
    return parsed<Date>(object, key, need, &Date::parse);
}

std::optional<Currency> readCurrency(JsonObjectReader &object, std::string_view key, Need need)
{
    return parsed<Currency>(object, key, need, &Currency::parse);
}

std::optional<std::string> readName(JsonObjectReader &object, std::string_view key, Need need)
{
    std::optional<std::string> text = object.string(key, need);
    if (text && text->empty()) {
        object.rejectKey(key, Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "an empty text was found, expected at least one character"), {}});
        return std::nullopt;
    }
    return text;
}

std::optional<std::int64_t> readHours(JsonObjectReader &object, std::string_view key, Need need)
{
    const std::optional<std::int64_t> hours = object.integer(key, need);
    if (!hours || (*hours >= 1 && *hours <= maxHours))
        return hours;
    object.rejectKey(key, Error::Code::BadValue,
                     {GPUFOLIO_TEXT("model", "%1 was found, expected whole hours from 1 to %2 (100 years)"),
                      {std::to_string(*hours), std::to_string(maxHours)}});
    return std::nullopt;
}

std::optional<std::string> UniqueIds::read(JsonObjectReader &object)
{
    std::optional<std::string> id = readName(object, "id", Need::Required);
    if (!id)
        return id;
    const JsonValue &at = *object.find("id");
    const auto [known, isNew] = m_first.emplace(*id, at.offset());
    if (!isNew && !isFull(object.findings())) {
        const Location first = object.document().locate(known->second);
        object.reject(
            at, Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "the id '%1' was found again, expected each to stand once; it first stands "
                                    "in line %2, column %3"),
             {forMessage(*id), std::to_string(first.line), std::to_string(first.column)}});
    }
    return id;
}

Message unknownName(const char *pattern, const char *patternWithHint, std::string_view name,
                    const std::vector<std::string> &known)
{
    const std::string *meant = nearestSpelling(known, name);
    if (meant != nullptr)
        return {patternWithHint, {forMessage(name), *meant}};
    return {pattern, {forMessage(name)}};
}

} // namespace gpufolio
