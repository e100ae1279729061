// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/json_cells.h"

#include "support/instant.h"

namespace gpufolio
{

std::string jsonText(const JsonValue &object, std::string_view key)
{
    const JsonValue *value = object.find(key);
    const bool isText =
        value != nullptr && (value->kind() == JsonValue::Kind::String || value->kind() == JsonValue::Kind::Number);
    return isText ? value->text() : std::string();
}

std::optional<Decimal> jsonDecimal(const JsonValue &object, std::string_view key)
{
    const auto value = Decimal::parse(jsonText(object, key));
    return value ? std::optional(*value) : std::nullopt;
}

const JsonValue *jsonAt(const JsonValue &object, std::initializer_list<std::string_view> path)
{
    const JsonValue *value = &object;
    for (const std::string_view key : path) {
        value = value->find(key);
        if (value == nullptr)
            return nullptr;
    }
    return value;
}

std::optional<std::string> dayInName(std::string_view fileName)
{
    constexpr std::size_t dayLength = 10;
    const std::size_t slash = fileName.rfind('/');
    std::string_view name = slash == std::string_view::npos ? fileName : fileName.substr(slash + 1);
    for (std::size_t end = name.size(); end >= dayLength; --end) {
        const std::string_view part = name.substr(end - dayLength, dayLength);
        if (Date::parse(part))
            return std::string(part);
    }
    return std::nullopt;
}

} // namespace gpufolio
