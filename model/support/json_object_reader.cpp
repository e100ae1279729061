// SPDX-License-Identifier: GPL-3.0-or-later
// The strict reading of objects declared in json_reader.h.
#include "support/json_reader.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace gpufolio
{

namespace
{

using Kind = JsonValue::Kind;

/// Whole value of a JSON number literal; nullopt when it has a fraction or doesn't fit.
std::optional<std::int64_t> wholeNumber(std::string_view literal)
{
    const bool negative = literal.starts_with('-');
    if (negative)
        literal.remove_prefix(1);
    const std::size_t mark = std::min(literal.find_first_of("eE"), literal.size());
    std::int64_t exponent = 0;
    if (mark < literal.size()) {
        std::string_view digits = literal.substr(mark + 1);
        if (digits.starts_with('+'))
            digits.remove_prefix(1);
        const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
        if (parsed.ec != std::errc())
            exponent = digits.starts_with('-') ? -1'000'000'000 : 1'000'000'000; // far from any whole number but 0
    }
    std::string digits;
    const std::string_view mantissa = literal.substr(0, mark);
    const std::size_t point = mantissa.find('.');
    digits = mantissa.substr(0, point);
    if (point != std::string_view::npos) {
        digits += mantissa.substr(point + 1);
        exponent -= static_cast<std::int64_t>(mantissa.size() - point - 1);
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    while (!digits.empty() && digits.back() == '0') {
        digits.pop_back();
        ++exponent;
    }
    if (digits.empty())
        return 0;
    if (exponent < 0 || exponent > 18)
        return std::nullopt;
    digits.append(static_cast<std::size_t>(exponent), '0');
    if (negative)
        digits.insert(digits.begin(), '-');
    std::int64_t value = 0;
    const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (parsed.ec != std::errc())
        return std::nullopt;
    return value;
}

std::string shortest(double value)
{
    char buffer[32];
    const auto written = std::to_chars(buffer, buffer + sizeof buffer, value);
    return {buffer, written.ptr};
}

Message expectedKind(const JsonValue &found, Kind kind)
{
    const std::string shown = forMessage(found);
    switch (kind) {
    case Kind::Null:
        return {GPUFOLIO_TEXT("model", "%1 was found, expected null"), {shown}};
    case Kind::Bool:
        return {GPUFOLIO_TEXT("model", "%1 was found, expected true or false"), {shown}};
    case Kind::Number:
        return {GPUFOLIO_TEXT("model", "%1 was found, expected a number"), {shown}};
    case Kind::String:
        return {GPUFOLIO_TEXT("model", "%1 was found, expected a text in double quotes"), {shown}};
    case Kind::Array:
        return {GPUFOLIO_TEXT("model", "%1 was found, expected an array [ ]"), {shown}};
    case Kind::Object:
        break;
    }
    return {GPUFOLIO_TEXT("model", "%1 was found, expected an object { }"), {shown}};
}

/// "found, expected" of a number with limits; an empty limit stands open.
template <typename T> Message expectedRange(const JsonValue &found, const std::string &min, const std::string &max)
{
    const std::string shown = forMessage(found);
    if constexpr (std::is_integral_v<T>) {
        if (!min.empty() && !max.empty())
            return {GPUFOLIO_TEXT("model", "%1 was found, expected a whole number from %2 to %3"), {shown, min, max}};
        if (!min.empty())
            return {GPUFOLIO_TEXT("model", "%1 was found, expected a whole number of at least %2"), {shown, min}};
        if (!max.empty())
            return {GPUFOLIO_TEXT("model", "%1 was found, expected a whole number of at most %2"), {shown, max}};
        return {GPUFOLIO_TEXT("model", "%1 was found, expected a whole number"), {shown}};
    } else {
        if (!min.empty() && !max.empty())
            return {GPUFOLIO_TEXT("model", "%1 was found, expected a number from %2 to %3"), {shown, min, max}};
        if (!min.empty())
            return {GPUFOLIO_TEXT("model", "%1 was found, expected a number of at least %2"), {shown, min}};
        if (!max.empty())
            return {GPUFOLIO_TEXT("model", "%1 was found, expected a number of at most %2"), {shown, max}};
        return {GPUFOLIO_TEXT("model", "%1 was found, expected a number"), {shown}};
    }
}

/// Edits (insert, delete, replace, swap neighbours) that turn one word into the other, at most `limit` + 1.
std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit)
{
    if ((a.size() > b.size() ? a.size() - b.size() : b.size() - a.size()) > limit)
        return limit + 1;
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return std::min(last[b.size()], limit + 1);
}

} // namespace

const std::string *nearestSpelling(const std::vector<std::string> &known, std::string_view name)
{
    constexpr std::size_t maxEdits = 2;
    const std::string *best = nullptr;
    std::size_t bestDistance = maxEdits + 1;
    for (const std::string &candidate : known) {
        const std::size_t distance = editDistance(name, candidate, maxEdits);
        if (distance < bestDistance && distance < std::min(name.size(), candidate.size())) {
            best = &candidate;
            bestDistance = distance;
        }
    }
    return best;
}

JsonObjectReader::JsonObjectReader(const JsonDocument &document, const JsonValue &value, Diagnostics &findings)
    : m_document(&document), m_value(&value), m_findings(&findings)
{
    if (value.kind() != Kind::Object)
        reject(value, Error::Code::BadValue, expectedKind(value, Kind::Object));
}

const JsonValue *JsonObjectReader::find(std::string_view key)
{
    if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
        m_known.emplace_back(key);
    return m_value->find(key);
}

const JsonValue *JsonObjectReader::require(std::string_view key)
{
    const JsonValue *value = find(key);
    if (value == nullptr && m_value->kind() == Kind::Object) {
        rejectKey(
            key, Error::Code::MissingKey,
            {GPUFOLIO_TEXT("model", "the key '%1' was not found, expected it in this object"), {std::string(key)}});
    }
    return value;
}

const JsonValue *JsonObjectReader::get(std::string_view key, Need need)
{
    return need == Need::Required ? require(key) : find(key);
}

const JsonValue *JsonObjectReader::get(std::string_view key, Need need, Kind kind)
{
    const JsonValue *value = get(key, need);
    if (value == nullptr || value->kind() == kind)
        return value;
    reject(*value, Error::Code::BadValue, expectedKind(*value, kind));
    return nullptr;
}

std::optional<std::string> JsonObjectReader::string(std::string_view key, Need need)
{
    const JsonValue *value = get(key, need, Kind::String);
    return value == nullptr ? std::nullopt : std::optional(value->text());
}

std::optional<bool> JsonObjectReader::boolean(std::string_view key, Need need)
{
    const JsonValue *value = get(key, need, Kind::Bool);
    return value == nullptr ? std::nullopt : std::optional(value->text() == "true");
}

std::optional<std::int64_t> JsonObjectReader::integer(std::string_view key, Need need, std::int64_t min,
                                                      std::int64_t max)
{
    const JsonValue *value = get(key, need);
    if (value == nullptr)
        return std::nullopt;
    const std::optional<std::int64_t> number =
        value->kind() == Kind::Number ? wholeNumber(value->text()) : std::nullopt;
    if (number && *number >= min && *number <= max)
        return number;
    using Limits = std::numeric_limits<std::int64_t>;
    reject(*value, Error::Code::BadValue,
           expectedRange<std::int64_t>(*value, min == Limits::min() ? std::string() : std::to_string(min),
                                       max == Limits::max() ? std::string() : std::to_string(max)));
    return std::nullopt;
}

std::optional<double> JsonObjectReader::number(std::string_view key, Need need, double min, double max)
{
    const JsonValue *value = get(key, need);
    if (value == nullptr)
        return std::nullopt;
    if (value->kind() == Kind::Number) {
        double number = 0;
        const char *end = value->text().data() + value->text().size();
        const auto parsed = std::from_chars(value->text().data(), end, number);
        if (parsed.ec == std::errc() && parsed.ptr == end && number >= min && number <= max)
            return number;
    }
    using Limits = std::numeric_limits<double>;
    reject(*value, Error::Code::BadValue,
           expectedRange<double>(*value, min > Limits::lowest() ? shortest(min) : std::string(),
                                 max < Limits::max() ? shortest(max) : std::string()));
    return std::nullopt;
}

std::optional<std::string> JsonObjectReader::decimalText(std::string_view key, Need need)
{
    const JsonValue *value = get(key, need);
    if (value == nullptr)
        return std::nullopt;
    if (value->kind() == Kind::Number || value->kind() == Kind::String)
        return value->text();
    reject(*value, Error::Code::BadValue,
           {GPUFOLIO_TEXT("model", "%1 was found, expected a decimal number"), {forMessage(*value)}});
    return std::nullopt;
}

std::optional<std::vector<std::string>> JsonObjectReader::strings(std::string_view key, Need need)
{
    const JsonValue *value = array(key, need);
    if (value == nullptr)
        return std::nullopt;
    std::vector<std::string> texts;
    for (const JsonValue &item : value->items()) {
        if (item.kind() == Kind::String)
            texts.push_back(item.text());
        else
            reject(item, Error::Code::BadValue, expectedKind(item, Kind::String));
    }
    return texts.size() == value->items().size() ? std::optional(std::move(texts)) : std::nullopt;
}

std::optional<std::size_t> JsonObjectReader::choiceIndex(std::string_view key,
                                                         const std::vector<std::string_view> &names, Need need)
{
    const JsonValue *value = get(key, need);
    if (value == nullptr)
        return std::nullopt;
    if (value->kind() == Kind::String) {
        const auto found = std::find(names.begin(), names.end(), value->text());
        if (found != names.end())
            return static_cast<std::size_t>(found - names.begin());
    }
    std::string list;
    for (const std::string_view name : names)
        list += (list.empty() ? "'" : ", '") + std::string(name) + "'";
    reject(*value, Error::Code::BadValue,
           {GPUFOLIO_TEXT("model", "%1 was found, expected one of %2"), {forMessage(*value), list}});
    return std::nullopt;
}

const JsonValue *JsonObjectReader::array(std::string_view key, Need need)
{
    return get(key, need, Kind::Array);
}

std::optional<JsonObjectReader> JsonObjectReader::object(std::string_view key, Need need)
{
    const JsonValue *value = get(key, need, Kind::Object);
    return value == nullptr ? std::nullopt : std::optional(JsonObjectReader(*m_document, *value, *m_findings));
}

std::vector<JsonObjectReader> JsonObjectReader::objects(std::string_view key, Need need)
{
    std::vector<JsonObjectReader> readers;
    if (const JsonValue *value = array(key, need)) {
        for (const JsonValue &item : value->items()) {
            JsonObjectReader reader(*m_document, item, *m_findings);
            if (item.kind() == Kind::Object)
                readers.push_back(std::move(reader));
        }
    }
    return readers;
}

void JsonObjectReader::finish()
{
    for (const JsonMember &member : m_value->members()) {
        if (m_findings->size() >= maxDiagnostics)
            return;
        if (std::find(m_known.begin(), m_known.end(), member.key) != m_known.end())
            continue;
        Error error{Error::Code::UnknownKey, {}, m_document->locate(member.keyOffset)};
        const std::string *meant = nearestSpelling(m_known, member.key);
        if (meant != nullptr)
            error.what = {GPUFOLIO_TEXT("model", "the unknown key '%1' was found; did you mean '%2'?"),
                          {forMessage(member.key), *meant}};
        else
            error.what = {GPUFOLIO_TEXT("model", "the unknown key '%1' was found, expected only keys of the format"),
                          {forMessage(member.key)}};
        addFinding(*m_findings, std::move(error));
    }
}

void JsonObjectReader::reject(const JsonValue &at, Error::Code code, Message what)
{
    reject(at, Error{code, std::move(what), {}});
}

void JsonObjectReader::reject(const JsonValue &at, Error error)
{
    if (m_findings->size() >= maxDiagnostics)
        return;
    error.where = m_document->locate(at);
    m_findings->push_back(std::move(error));
}

void JsonObjectReader::rejectKey(std::string_view key, Error::Code code, Message what)
{
    if (const JsonValue *value = m_value->find(key)) {
        reject(*value, code, std::move(what));
        return;
    }
    Error error{code, std::move(what), where()};
    error.where.field = fieldPath(error.where.field, key);
    addFinding(*m_findings, std::move(error));
}

} // namespace gpufolio
