// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_reader.h"

#include "support/json_syntax.h"
#include "support/json_tree_builder.h"

#include <rapidjson/reader.h>

#include <algorithm>
#include <cctype>

namespace gpufolio
{

namespace
{

/// RapidJSON counts in 32 bits; longer texts are refused before they reach it.
constexpr std::size_t maxJsonBytes = std::size_t{1} << 30;

/// Keys written without quotes in a field path.
bool isPlainWord(std::string_view key)
{
    return !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' ||
               static_cast<unsigned char>(c) >= 0x80;
    });
}

} // namespace

namespace
{

Error syntaxError(const SourceText &source, const JsonTreeBuilder &builder, rapidjson::ParseErrorCode code,
                  std::size_t offset)
{
    const TextFault fault = builder.refusal() ? *builder.refusal() : describeJsonSyntax(source.text(), code, offset);
    Error error{Error::Code::Syntax, fault.what, source.locate(fault.offset)};
    error.where.field = builder.path();
    return error;
}

Error duplicateError(const SourceText &source, const JsonDuplicateKey &duplicate)
{
    Error error;
    error.code = Error::Code::DuplicateKey;
    error.where = source.locate(duplicate.offset);
    error.where.field = duplicate.field;
    const Location first = source.locate(duplicate.firstOffset);
    error.what = {GPUFOLIO_TEXT("model", "the key '%1' was found again, expected it once; it first stands in line %2, "
                                         "column %3"),
                  {forMessage(duplicate.key), std::to_string(first.line), std::to_string(first.column)}};
    return error;
}

/// Why the text can't be handed to RapidJSON at all.
std::optional<Error> refuseText(const SourceText &source)
{
    if (source.text().size() > maxJsonBytes) {
        return Error{Error::Code::Io,
                     {GPUFOLIO_TEXT("model", "a JSON text of %1 bytes was found, expected at most %2"),
                      {std::to_string(source.text().size()), std::to_string(maxJsonBytes)}},
                     {source.fileName(), 0, 0, {}}};
    }
    if (const std::optional<TextFault> fault = findEncodingFault(source.text(), true))
        return Error{Error::Code::Syntax, fault->what, source.locate(fault->offset)};
    return std::nullopt;
}

/// Key or index of the last child that begins at or before `offset`.
template <typename Children, typename OffsetOf>
auto childAt(const Children &children, std::size_t offset, OffsetOf offsetOf)
{
    auto after = std::upper_bound(children.begin(), children.end(), offset,
                                  [&offsetOf](std::size_t at, const auto &child) { return at < offsetOf(child); });
    return after == children.begin() ? children.end() : after - 1;
}

} // namespace

const JsonValue *JsonValue::find(std::string_view key) const
{
    const auto found =
        std::find_if(m_members.begin(), m_members.end(), [key](const JsonMember &member) { return member.key == key; });
    return found == m_members.end() ? nullptr : &found->value;
}

Location JsonDocument::locate(std::size_t offset) const
{
    Location location = m_content->source.locate(offset);
    const JsonValue *value = &m_content->root;
    while (value != nullptr && value->offset() != offset) {
        const JsonValue *next = nullptr;
        if (value->kind() == JsonValue::Kind::Array) {
            const auto &items = value->items();
            const auto item = childAt(items, offset, [](const JsonValue &child) { return child.offset(); });
            if (item != items.end()) {
                location.field = fieldPath(location.field, static_cast<std::size_t>(item - items.begin()));
                next = &*item;
            }
        } else if (value->kind() == JsonValue::Kind::Object) {
            const auto &members = value->members();
            const auto member = childAt(members, offset, [](const JsonMember &child) { return child.keyOffset; });
            if (member != members.end()) {
                location.field = fieldPath(location.field, member->key);
                next = member->keyOffset == offset ? nullptr : &member->value;
            }
        }
        value = next;
    }
    return location;
}

Read<JsonDocument> parseJson(std::string text, std::string fileName)
{
    auto content = std::make_unique<JsonDocument::Content>(
        JsonDocument::Content{SourceText(std::move(text), std::move(fileName)), JsonValue()});
    const SourceText &source = content->source;
    if (std::optional<Error> error = refuseText(source))
        return Diagnostics{std::move(*error)};

    rapidjson::StringStream stream(source.text().c_str() + source.contentOffset());
    JsonTreeBuilder builder(source.text().c_str(), stream.src_);
    rapidjson::Reader reader;
    constexpr unsigned flags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseValidateEncodingFlag;
    const rapidjson::ParseResult parsed = reader.Parse<flags>(stream, builder);

    Diagnostics findings;
    for (const JsonDuplicateKey &duplicate : builder.takeDuplicates())
        findings.push_back(duplicateError(source, duplicate));
    if (parsed.IsError()) // it stands behind all keys that were read
        addFinding(findings, syntaxError(source, builder, parsed.Code(), source.contentOffset() + parsed.Offset()));
    if (!findings.empty())
        return findings;

    content->root = builder.takeRoot();
    return JsonDocument(std::move(content));
}

std::string fieldPath(const std::string &parent, std::string_view key)
{
    if (isPlainWord(key))
        return parent.empty() ? std::string(key) : parent + "." + std::string(key);
    return parent + "[\"" + forMessage(key) + "\"]";
}

std::string fieldPath(const std::string &parent, std::size_t index)
{
    return parent + "[" + std::to_string(index) + "]";
}

std::string forMessage(const JsonValue &value)
{
    switch (value.kind()) {
    case JsonValue::Kind::Null:
        return "null";
    case JsonValue::Kind::Bool:
    case JsonValue::Kind::Number:
        return forMessage(value.text());
    case JsonValue::Kind::String:
        return "'" + forMessage(value.text()) + "'";
    case JsonValue::Kind::Array:
        return "[…]";
    case JsonValue::Kind::Object:
        break;
    }
    return "{…}";
}

} // namespace gpufolio
