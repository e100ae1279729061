// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"
#include "support/source_text.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace gpufolio
{

struct JsonMember;

/// A JSON value that knows where it stands in its text. Numbers stay text, so that nothing is rounded on the way.
class JsonValue
{
public:
    enum class Kind { Null, Bool, Number, String, Array, Object };

    Kind kind() const { return m_kind; }
    /// The literal of a number ("1.50"), "true" or "false", or the decoded value of a string; else empty.
    const std::string &text() const { return m_text; }
    const std::vector<JsonValue> &items() const { return m_items; }
    /// Members in the order of the file; keys are unique.
    const std::vector<JsonMember> &members() const { return m_members; }
    /// The value of a key of an object; null when it has none.
    const JsonValue *find(std::string_view key) const;
    /// Byte of the text at which the value begins.
    std::size_t offset() const { return m_offset; }

private:
    friend class JsonTreeBuilder;

    Kind m_kind = Kind::Null;
    std::size_t m_offset = 0;
    std::string m_text;
    std::vector<JsonValue> m_items;
    std::vector<JsonMember> m_members;
};

struct JsonMember {
    std::string key;
    std::size_t keyOffset = 0;
    JsonValue value;
};

/// A JSON text as a tree. Cheap to move; values stay where they are.
class JsonDocument
{
public:
    const JsonValue &root() const { return m_content->root; }
    const std::string &text() const { return m_content->source.text(); }
    const std::string &fileName() const { return m_content->source.fileName(); }
    /// File, line, column and field path, such as "offers[2].options[0].hourly", of a value or key of this document.
    /// Meant for messages: it walks down the tree and over the line.
    Location locate(std::size_t offset) const;
    Location locate(const JsonValue &value) const { return locate(value.offset()); }

private:
    struct Content {
        SourceText source;
        JsonValue root;
    };

    explicit JsonDocument(std::unique_ptr<const Content> content) : m_content(std::move(content)) {}
    friend Read<JsonDocument> parseJson(std::string text, std::string fileName);

    std::unique_ptr<const Content> m_content;
};

/// Arrays and objects may be nested this deep; a deeper text is refused.
inline constexpr std::size_t maxJsonDepth = 64;

/// Reads strict JSON (RFC 8259): UTF-8 with or without byte order mark; no comments, no trailing commas, no NaN,
/// nothing after the value. A key that stands twice in an object is an error.
/// @return all duplicate keys (DuplicateKey, at the later key) and the first syntax error (Syntax), in the order of
///         the text, each with line, column and the field path.
Read<JsonDocument> parseJson(std::string text, std::string fileName);

/// "offers[2]" and "hourly" give "offers[2].hourly"; a key that is no plain word is written ["like this"].
std::string fieldPath(const std::string &parent, std::string_view key);
/// "offers" and 2 give "offers[2]".
std::string fieldPath(const std::string &parent, std::size_t index);

/// A scalar as it stands in the file, cut for a message; "[…]" and "{…}" for arrays and objects.
std::string forMessage(const JsonValue &value);

/// The one of the `known` names that is spelt most like `name`, within two edits but not so short that everything is
/// alike; null when there is none.
const std::string *nearestSpelling(const std::vector<std::string> &known, std::string_view name);

enum class Need { Optional, Required };

/// One accepted word of a key and what it means.
template <typename T> struct JsonChoice {
    std::string_view name;
    T value;
};

/// Reads an object key by key and strictly: what has the wrong kind or range, what is required but missing and, with
/// finish(), every key nobody asked for goes into the findings, with its place and path. Getters give nullopt or null
/// for a value that is missing or wrong. A JSON null is a value of the wrong kind, not a missing one.
class JsonObjectReader
{
public:
    /// Reads `value` of `document`; both must outlive the reader, as must `findings`. When the value is no object this
    /// is a finding, and the reader then behaves as if all keys were missing but adds nothing more.
    JsonObjectReader(const JsonDocument &document, const JsonValue &value, Diagnostics &findings);

    /// The value of a key; the key counts as known from now on.
    const JsonValue *find(std::string_view key);
    /// The same; a missing key is a finding (MissingKey).
    const JsonValue *require(std::string_view key);
    bool has(std::string_view key) const { return m_value->find(key) != nullptr; }

    std::optional<std::string> string(std::string_view key, Need need = Need::Optional);
    std::optional<bool> boolean(std::string_view key, Need need = Need::Optional);
    /// A number without fraction in [min, max]; "8760", "8760.0" and "8.76e3" are the same. Never read through double.
    std::optional<std::int64_t> integer(std::string_view key, Need need = Need::Optional,
                                        std::int64_t min = std::numeric_limits<std::int64_t>::min(),
                                        std::int64_t max = std::numeric_limits<std::int64_t>::max());
    /// A number in [min, max] as the nearest double: for physical figures and statistics, never for money.
    std::optional<double> number(std::string_view key, Need need = Need::Optional,
                                 double min = std::numeric_limits<double>::lowest(),
                                 double max = std::numeric_limits<double>::max());
    /// The text of a number or a string, for the parser of decimals; report what that says with reject().
    std::optional<std::string> decimalText(std::string_view key, Need need = Need::Optional);
    /// An array of strings.
    std::optional<std::vector<std::string>> strings(std::string_view key, Need need = Need::Optional);
    /// One of the words of `choices` (an array of JsonChoice); the finding lists all of them.
    template <typename Choices> auto choice(std::string_view key, const Choices &choices, Need need = Need::Optional)
    {
        using Chosen = std::remove_cvref_t<decltype(std::begin(choices)->value)>;
        std::vector<std::string_view> names;
        names.reserve(std::size(choices));
        for (const auto &candidate : choices)
            names.push_back(candidate.name);
        const std::optional<std::size_t> index = choiceIndex(key, names, need);
        return index ? std::optional<Chosen>((std::begin(choices) + static_cast<std::ptrdiff_t>(*index))->value)
                     : std::nullopt;
    }

    /// The array of a key, with items of any kind.
    const JsonValue *array(std::string_view key, Need need = Need::Optional);
    /// A reader of the object of a key.
    std::optional<JsonObjectReader> object(std::string_view key, Need need = Need::Optional);
    /// A reader for each object of an array; an item of another kind is a finding and left out. Empty when missing.
    std::vector<JsonObjectReader> objects(std::string_view key, Need need = Need::Optional);

    /// Reports every key that was not asked for (UnknownKey), with the known key that is spelt nearly the same.
    void finish();

    /// Adds a finding at a value of the document.
    void reject(const JsonValue &at, Error::Code code, Message what);
    /// The same with an error that doesn't know its place, such as one of a parser of texts.
    void reject(const JsonValue &at, Error error);
    /// Adds a finding at a key: at its value, or at the object when the key is missing.
    void rejectKey(std::string_view key, Error::Code code, Message what);

    const JsonValue &value() const { return *m_value; }
    const JsonDocument &document() const { return *m_document; }
    Diagnostics &findings() const { return *m_findings; }
    Location where() const { return m_document->locate(*m_value); }

private:
    const JsonValue *get(std::string_view key, Need need);
    const JsonValue *get(std::string_view key, Need need, JsonValue::Kind kind);
    std::optional<std::size_t> choiceIndex(std::string_view key, const std::vector<std::string_view> &names, Need need);

    const JsonDocument *m_document;
    const JsonValue *m_value;
    Diagnostics *m_findings;
    std::vector<std::string> m_known; ///< keys asked for, in the order of asking
};

} // namespace gpufolio
