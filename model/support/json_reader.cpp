// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_reader.h"
#include "support/json_syntax.h"

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

/// RapidJSON 1.1 decodes a lone "\uDC00" to bytes that are no UTF-8.
bool hasLoneSurrogate(std::string_view decoded)
{
    return !isPlainAscii(decoded) && firstInvalidUtf8(decoded).has_value();
}

struct DuplicateKey {
    std::size_t offset = 0;
    std::size_t firstOffset = 0;
    std::string field;
    std::string key;
};

} // namespace

/// Receives RapidJSON's events and builds the tree. The stream still stands at the first byte of a string, a number or
/// a bracket while its event runs (RapidJSON reads the first two through a copy of the stream, and calls for a
/// bracket before it takes it), and behind the last byte of true, false and null.
class JsonTreeBuilder
{
public:
    JsonTreeBuilder(const char *text, const rapidjson::StringStream &stream) : m_text(text), m_stream(stream) {}

    bool Null() { return put(scalar(JsonValue::Kind::Null, here() - 4, {})); }
    bool Bool(bool value)
    {
        return put(scalar(JsonValue::Kind::Bool, here() - (value ? 4 : 5), value ? "true" : "false"));
    }
    bool RawNumber(const char *text, rapidjson::SizeType length, bool)
    {
        return put(scalar(JsonValue::Kind::Number, here(), {text, length}));
    }
    bool String(const char *text, rapidjson::SizeType length, bool)
    {
        return isValid({text, length}) && put(scalar(JsonValue::Kind::String, here(), {text, length}));
    }
    bool Key(const char *text, rapidjson::SizeType length, bool)
    {
        m_frames.back().key.assign(text, length);
        m_frames.back().keyOffset = here();
        return isValid({text, length});
    }
    bool StartObject() { return open(JsonValue::Kind::Object); }
    bool StartArray() { return open(JsonValue::Kind::Array); }
    bool EndObject(rapidjson::SizeType)
    {
        findDuplicates();
        return close();
    }
    bool EndArray(rapidjson::SizeType) { return close(); }
    // Numbers arrive as text; RapidJSON still asks for these.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

    JsonValue takeRoot() { return std::move(m_root); }
    /// In the order of the text.
    std::vector<DuplicateKey> takeDuplicates()
    {
        keepFirstDuplicates();
        return std::move(m_duplicates);
    }
    /// Set when the builder itself stopped the reader.
    const std::optional<TextFault> &refusal() const { return m_refusal; }

    /// Field path of what is being read: the innermost key or index.
    std::string path() const
    {
        std::string path;
        for (const Frame &frame : m_frames) {
            if (frame.container.m_kind == JsonValue::Kind::Array)
                path = fieldPath(path, frame.container.m_items.size());
            else if (!frame.key.empty())
                path = fieldPath(path, frame.key);
        }
        return path;
    }

private:
    struct Frame {
        JsonValue container;
        std::string key; ///< of the member being read
        std::size_t keyOffset = 0;
    };

    std::size_t here() const { return static_cast<std::size_t>(m_stream.src_ - m_text); }

    static JsonValue scalar(JsonValue::Kind kind, std::size_t offset, std::string_view text)
    {
        JsonValue value;
        value.m_kind = kind;
        value.m_offset = offset;
        value.m_text = text;
        return value;
    }

    bool isValid(std::string_view decoded)
    {
        if (!hasLoneSurrogate(decoded))
            return true;
        m_refusal = TextFault{
            here(),
            {GPUFOLIO_TEXT("model", "half of a surrogate pair was found in a string, expected a whole character"), {}}};
        return false;
    }

    bool open(JsonValue::Kind kind)
    {
        if (m_frames.size() == maxJsonDepth) {
            m_refusal = TextFault{
                here(),
                {GPUFOLIO_TEXT("model",
                               "arrays and objects nested deeper than %1 levels were found, expected at most %1"),
                 {std::to_string(maxJsonDepth)}}};
            return false;
        }
        m_frames.push_back({scalar(kind, here(), {}), {}, 0});
        return true;
    }

    bool close()
    {
        JsonValue value = std::move(m_frames.back().container);
        m_frames.pop_back();
        return put(std::move(value));
    }

    bool put(JsonValue value)
    {
        if (m_frames.empty()) {
            m_root = std::move(value);
            return true;
        }
        Frame &frame = m_frames.back();
        if (frame.container.m_kind == JsonValue::Kind::Array) {
            frame.container.m_items.push_back(std::move(value));
        } else {
            frame.container.m_members.push_back({std::move(frame.key), frame.keyOffset, std::move(value)});
            frame.key.clear();
        }
        return true;
    }

    /// Sorting keeps a hostile object with very many keys cheap.
    void findDuplicates()
    {
        const std::vector<JsonMember> &members = m_frames.back().container.m_members;
        std::vector<const JsonMember *> sorted;
        sorted.reserve(members.size());
        for (const JsonMember &member : members)
            sorted.push_back(&member);
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const JsonMember *a, const JsonMember *b) { return a->key < b->key; });
        std::vector<DuplicateKey> found;
        const JsonMember *first = nullptr;
        for (const JsonMember *member : sorted) {
            if (first != nullptr && first->key == member->key)
                found.push_back({member->keyOffset, first->keyOffset, {}, member->key});
            else
                first = member;
        }
        const std::size_t kept = std::min(found.size(), maxDiagnostics);
        std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(kept), found.end(),
                          [](const DuplicateKey &a, const DuplicateKey &b) { return a.offset < b.offset; });
        found.resize(kept);
        m_frames.back().key.clear();
        for (DuplicateKey &duplicate : found) {
            duplicate.field = fieldPath(path(), duplicate.key);
            m_duplicates.push_back(std::move(duplicate));
        }
        if (m_duplicates.size() > 10 * maxDiagnostics)
            keepFirstDuplicates();
    }

    /// Objects end in another order than their keys stand in; a hostile text must not pile up findings.
    void keepFirstDuplicates()
    {
        std::sort(m_duplicates.begin(), m_duplicates.end(),
                  [](const DuplicateKey &a, const DuplicateKey &b) { return a.offset < b.offset; });
        m_duplicates.resize(std::min(m_duplicates.size(), maxDiagnostics));
    }

    const char *m_text;
    const rapidjson::StringStream &m_stream;
    std::vector<Frame> m_frames;
    JsonValue m_root;
    std::vector<DuplicateKey> m_duplicates;
    std::optional<TextFault> m_refusal;
};

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

Error duplicateError(const SourceText &source, const DuplicateKey &duplicate)
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
    JsonTreeBuilder builder(source.text().c_str(), stream);
    rapidjson::Reader reader;
    constexpr unsigned flags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseValidateEncodingFlag;
    const rapidjson::ParseResult parsed = reader.Parse<flags>(stream, builder);

    Diagnostics findings;
    for (const DuplicateKey &duplicate : builder.takeDuplicates())
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
