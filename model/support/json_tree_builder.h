// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/json_reader.h"
#include "support/source_text.h"

#include <rapidjson/reader.h>

#include <algorithm>

/// How RapidJSON's events become a JsonValue. Used by json_reader.cpp and json_stream.cpp alone.
namespace gpufolio
{

struct JsonDuplicateKey {
    std::size_t offset = 0;
    std::size_t firstOffset = 0;
    std::string field;
    std::string key;
};

/// Receives RapidJSON's events and builds the tree. The stream still stands at the first byte of a string, a number or
/// a bracket while its event runs (RapidJSON reads the first two through a copy of the stream, and calls for a
/// bracket before it takes it), and behind the last byte of true, false and null.
class JsonTreeBuilder
{
public:
    /// @param at  the position of the stream, which moves on while it is read
    JsonTreeBuilder(const char *text, const char *const &at) : m_text(text), m_at(at) {}

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
    std::vector<JsonDuplicateKey> takeDuplicates()
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

    std::size_t here() const { return static_cast<std::size_t>(m_at - m_text); }

    static JsonValue scalar(JsonValue::Kind kind, std::size_t offset, std::string_view text)
    {
        JsonValue value;
        value.m_kind = kind;
        value.m_offset = offset;
        value.m_text = text;
        return value;
    }

    /// RapidJSON 1.1 decodes a lone "\uDC00" to bytes that are no UTF-8.
    bool isValid(std::string_view decoded)
    {
        if (isPlainAscii(decoded) || !firstInvalidUtf8(decoded))
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
        std::vector<JsonDuplicateKey> found;
        const JsonMember *first = nullptr;
        for (const JsonMember *member : sorted) {
            if (first != nullptr && first->key == member->key)
                found.push_back({member->keyOffset, first->keyOffset, {}, member->key});
            else
                first = member;
        }
        const std::size_t kept = std::min(found.size(), maxDiagnostics);
        std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(kept), found.end(),
                          [](const JsonDuplicateKey &a, const JsonDuplicateKey &b) { return a.offset < b.offset; });
        found.resize(kept);
        m_frames.back().key.clear();
        for (JsonDuplicateKey &duplicate : found) {
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
                  [](const JsonDuplicateKey &a, const JsonDuplicateKey &b) { return a.offset < b.offset; });
        m_duplicates.resize(std::min(m_duplicates.size(), maxDiagnostics));
    }

    const char *m_text;
    const char *const &m_at;
    std::vector<Frame> m_frames;
    JsonValue m_root;
    std::vector<JsonDuplicateKey> m_duplicates;
    std::optional<TextFault> m_refusal;
};

} // namespace gpufolio
