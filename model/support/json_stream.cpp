// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_stream.h"

#include "support/json_syntax.h"
#include "support/json_tree_builder.h"

#include <optional>

namespace gpufolio
{

/// A text that need not end with NUL, such as a mapped file; at its end it gives NUL for ever.
struct JsonTextStream {
    using Ch = char;

    const char *src_; // NOLINT(readability-identifier-naming): as RapidJSON's own streams
    const char *begin;
    const char *end;

    char Peek() const { return src_ == end ? '\0' : *src_; }
    char Take() { return src_ == end ? '\0' : *src_++; }
    std::size_t Tell() const { return static_cast<std::size_t>(src_ - begin); }
    // Only for writing in place, which nobody does.
    char *PutBegin() { return nullptr; }
    void Put(char) {}
    void Flush() {}
    std::size_t PutEnd(char *) { return 0; }
};

} // namespace gpufolio

/// RapidJSON then reads strings and numbers through a copy, and the stream still stands at their first byte while
/// their event runs: JsonTreeBuilder counts on it.
template <> struct rapidjson::StreamTraits<gpufolio::JsonTextStream> {
    enum { copyOptimization = 1 }; // NOLINT(readability-identifier-naming): as RapidJSON asks for
};

namespace gpufolio
{

namespace
{

/// Follows RapidJSON's events down to the places, and has each value there built as a tree of its own.
class PlaceVisitor
{
public:
    PlaceVisitor(const char *text, const char *const &at, const std::vector<JsonPlace> &places,
                 const std::function<bool(const JsonItem &)> &visit)
        : m_text(text), m_at(at), m_places(places), m_visit(visit)
    {
    }

    bool Null()
    {
        return scalar([](JsonTreeBuilder &tree) { return tree.Null(); });
    }
    bool Bool(bool value)
    {
        return scalar([value](JsonTreeBuilder &tree) { return tree.Bool(value); });
    }
    bool RawNumber(const char *text, rapidjson::SizeType length, bool copy)
    {
        return scalar([=](JsonTreeBuilder &tree) { return tree.RawNumber(text, length, copy); });
    }
    bool String(const char *text, rapidjson::SizeType length, bool copy)
    {
        return scalar([=](JsonTreeBuilder &tree) { return tree.String(text, length, copy); });
    }
    bool Key(const char *text, rapidjson::SizeType length, bool copy)
    {
        if (m_tree)
            return m_tree->Key(text, length, copy);
        m_path.back().key.assign(text, length);
        return true;
    }
    bool StartObject() { return open(false); }
    bool StartArray() { return open(true); }
    bool EndObject(rapidjson::SizeType count) { return close(count, false); }
    bool EndArray(rapidjson::SizeType count) { return close(count, true); }
    // Numbers arrive as text; RapidJSON still asks for these.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

    std::size_t count() const { return m_count; }
    bool wasStopped() const { return m_stopped; }
    const std::optional<JsonTreeBuilder> &tree() const { return m_tree; }
    const std::vector<JsonDuplicateKey> &duplicates() const { return m_duplicates; }
    const std::optional<TextFault> &refusal() const { return m_refusal; }

    std::string path() const
    {
        std::string path;
        for (const Level &level : m_path)
            path = level.isArray ? fieldPath(path, level.index) : fieldPath(path, level.key);
        if (m_tree) {
            const std::string inside = m_tree->path();
            path += (inside.empty() || path.empty() || inside.front() == '[' ? "" : ".") + inside;
        }
        return path;
    }

private:
    struct Level {
        bool isArray = false;
        std::size_t index = 0; ///< of the item being read
        std::string key;       ///< of the member being read
    };

    /// The place at which the next value stands.
    std::optional<std::size_t> placeHere() const
    {
        for (std::size_t place = 0; place < m_places.size(); ++place) {
            if (m_places[place].size() == m_path.size() && matches(m_places[place]))
                return place;
        }
        return std::nullopt;
    }

    bool matches(const JsonPlace &place) const
    {
        for (std::size_t level = 0; level < m_path.size(); ++level) {
            if (place[level] != "*" && (m_path[level].isArray || place[level] != m_path[level].key))
                return false;
        }
        return true;
    }

    /// A value that is no container: one of a place, a part of one, or of no interest.
    template <typename Event> bool scalar(Event event)
    {
        if (m_tree)
            return event(*m_tree);
        if (const auto place = placeHere()) {
            m_tree.emplace(m_text, m_at);
            return event(*m_tree) && deliver(*place) && moveOn();
        }
        return moveOn();
    }

    bool open(bool isArray)
    {
        if (!m_tree) {
            m_place = placeHere();
            if (!m_place) {
                if (m_path.size() == maxJsonDepth) {
                    m_refusal = TextFault{static_cast<std::size_t>(m_at - m_text),
                                          {GPUFOLIO_TEXT("model", "arrays and objects nested deeper than %1 levels "
                                                                  "were found, expected at most %1"),
                                           {std::to_string(maxJsonDepth)}}};
                    return false;
                }
                m_path.push_back({isArray, 0, {}});
                return true;
            }
            m_tree.emplace(m_text, m_at);
            m_depth = 0;
        }
        ++m_depth;
        return isArray ? m_tree->StartArray() : m_tree->StartObject();
    }

    bool close(rapidjson::SizeType count, bool isArray)
    {
        if (m_tree) {
            if (!(isArray ? m_tree->EndArray(count) : m_tree->EndObject(count)))
                return false;
            if (--m_depth > 0)
                return true;
            return deliver(*m_place) && moveOn();
        }
        m_path.pop_back();
        return moveOn();
    }

    /// The value of a member or an item is complete.
    bool moveOn()
    {
        if (!m_path.empty() && m_path.back().isArray)
            ++m_path.back().index;
        return true;
    }

    bool deliver(std::size_t place)
    {
        const JsonValue value = m_tree->takeRoot();
        m_duplicates = m_tree->takeDuplicates();
        for (JsonDuplicateKey &duplicate : m_duplicates) {
            m_tree.reset();
            duplicate.field = fieldPath(path(), duplicate.field);
        }
        if (!m_duplicates.empty())
            return false;
        std::vector<std::string> keys;
        for (std::size_t level = 0; level < m_path.size(); ++level) {
            if (m_places[place][level] == "*")
                keys.push_back(m_path[level].isArray ? std::to_string(m_path[level].index) : m_path[level].key);
        }
        m_tree.reset();
        m_stopped = !m_visit({place, keys, value, ++m_count});
        return !m_stopped;
    }

    const char *m_text;
    const char *const &m_at;
    const std::vector<JsonPlace> &m_places;
    const std::function<bool(const JsonItem &)> &m_visit;
    std::vector<Level> m_path;
    std::optional<JsonTreeBuilder> m_tree; ///< of the value being read
    std::optional<std::size_t> m_place;    ///< at which it stands
    std::size_t m_depth = 0;               ///< of containers inside it
    std::size_t m_count = 0;
    bool m_stopped = false;
    std::vector<JsonDuplicateKey> m_duplicates;
    std::optional<TextFault> m_refusal;
};

/// Line and column of a byte of a text that is too large to keep a table of its lines.
Location locate(std::string_view text, const std::string &fileName, std::size_t offset)
{
    std::string_view before = text.substr(0, offset);
    if (before.substr(0, utf8ByteOrderMark.size()) == utf8ByteOrderMark)
        before.remove_prefix(utf8ByteOrderMark.size());
    const TextPosition position = advance({}, before);
    return {fileName, position.line, position.column, {}};
}

} // namespace

Read<std::size_t> streamJson(std::string_view text, const std::string &fileName, const std::vector<JsonPlace> &places,
                             const std::function<bool(const JsonItem &)> &visit)
{
    if (const std::optional<TextFault> fault = findEncodingFault(text, true))
        return Diagnostics{{Error::Code::Syntax, fault->what, locate(text, fileName, fault->offset)}};
    const std::size_t start =
        text.substr(0, utf8ByteOrderMark.size()) == utf8ByteOrderMark ? utf8ByteOrderMark.size() : 0;

    const char *const end = text.data() + text.size();
    JsonTextStream stream{text.data() + start, text.data() + start, end};
    PlaceVisitor visitor(text.data(), stream.src_, places, visit);
    rapidjson::Reader reader;
    constexpr unsigned flags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseValidateEncodingFlag;
    const rapidjson::ParseResult parsed = reader.Parse<flags>(stream, visitor);
    if (!visitor.duplicates().empty()) {
        const JsonDuplicateKey &duplicate = visitor.duplicates().front();
        Error error{Error::Code::DuplicateKey, {}, locate(text, fileName, duplicate.offset)};
        error.where.field = duplicate.field;
        const Location first = locate(text, fileName, duplicate.firstOffset);
        error.what = {GPUFOLIO_TEXT("model", "the key '%1' was found again, expected it once; it first stands in line "
                                             "%2, column %3"),
                      {forMessage(duplicate.key), std::to_string(first.line), std::to_string(first.column)}};
        return Diagnostics{std::move(error)};
    }
    if (parsed.IsError() && !visitor.wasStopped()) {
        const std::optional<TextFault> &refusal =
            visitor.tree() && visitor.tree()->refusal() ? visitor.tree()->refusal() : visitor.refusal();
        const std::size_t offset = start + parsed.Offset();
        // The message shows a piece of the text around the error: a window of it is enough.
        constexpr std::size_t window = 4096;
        const std::size_t from = offset > window ? offset - window : 0;
        const std::string around(text.substr(from, 2 * window));
        TextFault fault = refusal ? *refusal : describeJsonSyntax(around, parsed.Code(), offset - from);
        if (!refusal)
            fault.offset += from;
        Error error{Error::Code::Syntax, fault.what, locate(text, fileName, fault.offset)};
        error.where.field = visitor.path();
        return Diagnostics{std::move(error)};
    }
    return visitor.count();
}

} // namespace gpufolio
