// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_scanner.h"

#include "support/json_reader.h"
#include "support/source_text.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace gpufolio
{

namespace
{

/// What was expected, as part of a message.
constexpr const char *aValue = GPUFOLIO_TEXT("model", "a value");
constexpr const char *anObject = GPUFOLIO_TEXT("model", "an object");
constexpr const char *anArray = GPUFOLIO_TEXT("model", "an array");
constexpr const char *aKey = GPUFOLIO_TEXT("model", "a key in double quotes");
constexpr const char *aColon = GPUFOLIO_TEXT("model", "':'");
constexpr const char *aDigit = GPUFOLIO_TEXT("model", "a digit");
constexpr const char *aCharacter = GPUFOLIO_TEXT("model", "a character or its escape");
constexpr const char *anEscape = GPUFOLIO_TEXT("model", "an escape such as \\n or \\u00e9");
constexpr const char *moreOrEndOfObject = GPUFOLIO_TEXT("model", "',' or '}'");
constexpr const char *moreOrEndOfArray = GPUFOLIO_TEXT("model", "',' or ']'");
constexpr const char *theEnd = GPUFOLIO_TEXT("model", "the end of the file");

constexpr std::size_t pieceBytes = std::size_t{1} << 18;
constexpr std::size_t maxTokenBytes = std::size_t{1} << 24;

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Eight bytes of a text as a number.
std::uint64_t wordAt(const char *text)
{
    std::uint64_t word = 0;
    std::memcpy(&word, text, sizeof word);
    return word;
}

constexpr std::uint64_t eachByte(std::uint8_t byte)
{
    return 0x0101010101010101ULL * byte;
}

/// Has the top bit of each byte set that is 0 (and maybe of bytes above the first such one).
constexpr std::uint64_t zeroBytes(std::uint64_t word)
{
    return (word - eachByte(1)) & ~word & eachByte(0x80);
}

/// The first of `end` and the first byte that ends a run of plain characters of a string: a quote, a backslash or a
/// control character.
const char *endOfPlain(const char *at, const char *end)
{
    while (end - at >= 8) {
        const std::uint64_t word = wordAt(at);
        const std::uint64_t control = (word - eachByte(0x20)) & ~word & eachByte(0x80);
        const std::uint64_t found = control | zeroBytes(word ^ eachByte('"')) | zeroBytes(word ^ eachByte('\\'));
        if (found != 0)
            break; // one of these eight, for sure
        at += 8;
    }
    while (at != end && *at != '"' && *at != '\\' && static_cast<unsigned char>(*at) >= 0x20)
        ++at;
    return at;
}

void appendUtf8(std::string &text, std::uint32_t point)
{
    const auto byte = [&text](std::uint32_t value) { text += static_cast<char>(value); };
    if (point < 0x80) {
        byte(point);
    } else if (point < 0x800) {
        byte(0xC0 | (point >> 6));
        byte(0x80 | (point & 0x3F));
    } else if (point < 0x10000) {
        byte(0xE0 | (point >> 12));
        byte(0x80 | ((point >> 6) & 0x3F));
        byte(0x80 | (point & 0x3F));
    } else {
        byte(0xF0 | (point >> 18));
        byte(0x80 | ((point >> 12) & 0x3F));
        byte(0x80 | ((point >> 6) & 0x3F));
        byte(0x80 | (point & 0x3F));
    }
}

/// The number of four hexadecimal digits; nothing when they are none.
std::optional<std::uint32_t> hexadecimal(std::string_view digits)
{
    std::uint32_t value = 0;
    for (const char c : digits) {
        const bool isLetter = (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        if (!isDigit(c) && !isLetter)
            return std::nullopt;
        value = value * 16 + static_cast<std::uint32_t>(isDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return value;
}

/// Bytes at the end of a piece that may be the beginning of a character.
std::size_t cutCharacter(std::string_view text)
{
    std::size_t count = 0;
    while (count < 3 && count < text.size()) {
        const auto byte = static_cast<unsigned char>(text[text.size() - 1 - count]);
        ++count;
        if (byte < 0x80)
            return 0;
        if (byte >= 0xC0)
            return count;
    }
    return 0;
}

} // namespace

JsonScanner::JsonScanner(ByteSource source, std::string fileName)
    : m_source(std::move(source)), m_fileName(std::move(fileName))
{
}

JsonScanner::JsonScanner(std::string_view text, std::string fileName)
    : m_fileName(std::move(fileName)), m_view(text), m_ended(true), m_started(true)
{
    if (const std::optional<TextFault> fault = findEncodingFault(m_view, true))
        failAt(fault->offset, fault->what);
    else if (m_view.substr(0, utf8ByteOrderMark.size()) == utf8ByteOrderMark)
        m_view.remove_prefix(utf8ByteOrderMark.size());
}

/// Moves the line and column of the beginning of m_view on by `offset` bytes, to the new beginning.
void JsonScanner::locateUpTo(std::size_t offset)
{
    const std::string_view gone = m_view.substr(0, offset);
    if (gone.find('\r') != std::string_view::npos) {
        const TextPosition position = advance({m_line, m_column}, gone);
        m_line = position.line;
        m_column = position.column;
        return;
    }
    const std::size_t lastLine = gone.rfind('\n');
    if (lastLine != std::string_view::npos) {
        m_line += static_cast<int>(std::count(gone.begin(), gone.end(), '\n'));
        m_column = 1;
    }
    m_column += static_cast<int>(countCodePoints(gone.substr(lastLine == std::string_view::npos ? 0 : lastLine + 1)));
}

bool JsonScanner::failAt(std::size_t offset, Message what)
{
    if (!m_error) {
        locateUpTo(offset);
        m_error = Error{Error::Code::Syntax, std::move(what), {m_fileName, m_line, m_column, {}}};
    }
    m_view = {};
    m_at = m_kept = m_checked = 0;
    m_ended = true;
    return false;
}

/// Says what stands at m_at instead of what was expected.
bool JsonScanner::fail(const char *expected)
{
    if (m_error)
        return false;
    if (!more(1))
        return m_error
                   ? false
                   : failAt(m_at,
                            {GPUFOLIO_TEXT("model", "the end of the file was found, expected %1"), {}, {{expected}}});
    // A word or a character is enough to see what is meant.
    m_kept = m_at;
    more(41);
    if (m_error)
        return false;
    std::size_t end = m_at + 1;
    while (end < m_view.size() && end - m_at < 40 && (std::isalnum(static_cast<unsigned char>(m_view[end])) != 0))
        ++end;
    if (std::isalnum(static_cast<unsigned char>(m_view[m_at])) == 0) {
        end = m_at + 1;
        while (end < m_view.size() && (static_cast<unsigned char>(m_view[end]) & 0xC0) == 0x80)
            ++end;
    }
    const std::string found = forMessage(m_view.substr(m_at, end - m_at));
    return failAt(m_at, {GPUFOLIO_TEXT("model", "'%1' was found, expected %2"), {found}, {{expected}}});
}

/// Reads another piece behind what is still needed. @return false at the end, and when that fails
bool JsonScanner::fill()
{
    m_started = true;
    if (m_ended)
        return false;
    std::size_t begin = std::min(m_kept, m_at);
    if (begin > 0 && m_view[begin - 1] == '\r')
        --begin; // lines are not counted right when CRLF is cut in two
    if (m_view.size() - begin > maxTokenBytes)
        return failAt(begin, {GPUFOLIO_TEXT("model", "a string of more than %1 bytes was found, expected at most %1"),
                              {std::to_string(maxTokenBytes)}});
    const bool isFirst = m_buffer.empty();
    if (!m_view.empty())
        locateUpTo(begin);
    const std::size_t kept = m_view.size() - begin;
    if (kept > 0)
        std::memmove(m_buffer.data(), m_view.data() + begin, kept);
    if (m_buffer.size() < kept + pieceBytes)
        m_buffer.resize(std::max(kept + pieceBytes, m_buffer.size() * 2));
    Result<std::size_t> count = m_source(m_buffer.data() + kept, m_buffer.size() - kept);
    for (Result<std::size_t> another = count; isFirst && count && *count < 4 && another && *another > 0;) {
        another = m_source(m_buffer.data() + *count, m_buffer.size() - *count); // all of a byte order mark
        count = another ? Result<std::size_t>(*count + *another) : another;
    }
    if (!count) {
        m_error = count.error();
        m_view = {};
        m_at = m_kept = m_checked = 0;
        m_ended = true;
        return false;
    }
    m_ended = *count == 0;
    m_at -= begin;
    m_kept = m_kept > begin ? m_kept - begin : 0;
    m_checked = m_checked > begin ? m_checked - begin : 0;
    m_view = std::string_view(m_buffer.data(), kept + *count);
    const std::string_view fresh = m_view.substr(m_checked);
    const std::size_t cut = m_ended ? 0 : cutCharacter(fresh);
    const std::string_view whole = fresh.substr(0, fresh.size() - cut);
    if (const std::optional<TextFault> fault = findEncodingFault(whole, isFirst))
        return failAt(m_checked + fault->offset, fault->what);
    m_checked += whole.size();
    if (isFirst && m_view.substr(0, utf8ByteOrderMark.size()) == utf8ByteOrderMark) {
        m_at += utf8ByteOrderMark.size();
        m_kept = m_at;
        --m_column; // the mark takes none
    }
    return *count > 0;
}

/// True when that many bytes stand at m_at.
bool JsonScanner::more(std::size_t count)
{
    while (m_view.size() - m_at < count || !m_started) {
        if (!fill())
            return m_view.size() - m_at >= count && !m_error;
    }
    return true;
}

/// Goes to the next byte that is no blank; false at the end.
bool JsonScanner::skipBlanks()
{
    for (;;) {
        const char *const end = m_view.data() + m_view.size();
        const char *at = m_view.data() + m_at;
        if (at != end && *at == '\n')
            ++at;
        while (end - at >= 8 && wordAt(at) == eachByte(' '))
            at += 8;
        while (at != end && isBlank(*at))
            ++at;
        m_at = static_cast<std::size_t>(at - m_view.data());
        if (at != end)
            return true;
        m_kept = m_at;
        if (!more(1))
            return false;
    }
}

JsonScanner::Kind JsonScanner::peek()
{
    m_kept = m_at;
    if (!skipBlanks()) {
        fail(aValue);
        return Kind::Fault;
    }
    m_kept = m_at;
    switch (m_view[m_at]) {
    case '{':
        return Kind::Object;
    case '[':
        return Kind::Array;
    case '"':
        return Kind::String;
    case 't':
        return Kind::True;
    case 'f':
        return Kind::False;
    case 'n':
        return Kind::Null;
    default:
        break;
    }
    if (m_view[m_at] == '-' || isDigit(m_view[m_at]))
        return Kind::Number;
    fail(aValue);
    return Kind::Fault;
}

bool JsonScanner::enter(char bracket, const char *expected)
{
    if (peek() == Kind::Fault)
        return false;
    if (m_view[m_at] != bracket)
        return fail(expected);
    if (m_levels.size() == maxJsonDepth)
        return failAt(m_at,
                      {GPUFOLIO_TEXT("model", "arrays and objects nested deeper than %1 levels were found, expected at "
                                              "most %1"),
                       {std::to_string(maxJsonDepth)}});
    ++m_at;
    m_levels.push_back({bracket == '[', true});
    return true;
}

bool JsonScanner::enterObject()
{
    return enter('{', anObject);
}

bool JsonScanner::enterArray()
{
    return enter('[', anArray);
}

/// Behind the comma of another value: true; behind the closing bracket: false.
bool JsonScanner::next(char closing, const char *expected)
{
    if (m_error || m_levels.empty())
        return false;
    m_kept = m_at;
    if (!skipBlanks())
        return fail(expected);
    Level &level = m_levels.back();
    if (m_view[m_at] == closing) {
        ++m_at;
        m_levels.pop_back();
        return false;
    }
    if (level.isFirst) {
        level.isFirst = false;
        return true;
    }
    if (m_view[m_at] != ',')
        return fail(expected);
    ++m_at;
    m_kept = m_at;
    return skipBlanks() || fail(aValue);
}

bool JsonScanner::nextMember(std::string &key)
{
    if (!next('}', moreOrEndOfObject))
        return false;
    m_kept = m_at;
    if (m_view[m_at] != '"')
        return fail(aKey);
    std::string_view text;
    if (!readString(text))
        return false;
    key.assign(text);
    m_kept = m_at;
    if (!skipBlanks() || m_view[m_at] != ':')
        return fail(aColon);
    ++m_at;
    return true;
}

bool JsonScanner::nextItem()
{
    return next(']', moreOrEndOfArray);
}

/// Reads the string whose quote stands at m_at; the text is valid until more is read.
bool JsonScanner::readString(std::string_view &text)
{
    m_kept = m_at;
    std::size_t at = m_at + 1;
    for (;;) {
        const char *const end = m_view.data() + m_view.size();
        at = static_cast<std::size_t>(endOfPlain(m_view.data() + at, end) - m_view.data());
        if (at < m_view.size())
            break;
        // More comes behind m_at: what is before it goes, and all places move.
        const std::size_t length = at - m_at;
        const std::size_t before = m_view.size() - m_at;
        if (!more(before + 1))
            return m_error ? false
                           : failAt(m_at, {GPUFOLIO_TEXT("model", "a string begins here, but its closing '\"' was not "
                                                                  "found"),
                                           {}});
        at = m_at + length;
    }
    if (m_view[at] == '"') {
        text = m_view.substr(m_at + 1, at - m_at - 1);
        m_at = at + 1;
        return true;
    }
    return readEscapes(at, text);
}

/// The rest of a string from its first escape on; also says what is wrong with a control character.
bool JsonScanner::readEscapes(std::size_t begin, std::string_view &text)
{
    m_unescaped.assign(m_view.substr(m_at + 1, begin - m_at - 1));
    std::size_t at = begin - m_at; // from m_at, which stays where it is
    for (;;) {
        if (!more(at + 1))
            return m_error ? false
                           : failAt(m_at, {GPUFOLIO_TEXT("model", "a string begins here, but its closing '\"' was not "
                                                                  "found"),
                                           {}});
        const char c = m_view[m_at + at];
        if (c == '"')
            break;
        if (static_cast<unsigned char>(c) < 0x20)
            return failAt(m_at + at, {GPUFOLIO_TEXT("model", "'%1' was found, expected %2"),
                                      {forMessage(std::string_view(&c, 1))},
                                      {{aCharacter}}});
        if (c == '\\') {
            if (!readEscape(at))
                return false;
            continue;
        }
        m_unescaped += c;
        ++at;
    }
    m_at += at + 1;
    text = m_unescaped;
    return true;
}

/// Reads the escape at m_at + `at` and goes behind it.
bool JsonScanner::readEscape(std::size_t &at)
{
    const auto wrong = [&] {
        return failAt(m_at + at, {GPUFOLIO_TEXT("model", "'%1' was found, expected %2"),
                                  {forMessage(m_view.substr(m_at + at, 2))},
                                  {{anEscape}}});
    };
    if (!more(at + 2))
        return m_error ? false : wrong();
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const std::size_t letter = letters.find(m_view[m_at + at + 1]);
    if (letter != std::string_view::npos) {
        m_unescaped += meanings[letter];
        at += 2;
        return true;
    }
    if (m_view[m_at + at + 1] != 'u' || !more(at + 6))
        return m_error ? false : wrong();
    const auto first = hexadecimal(m_view.substr(m_at + at + 2, 4));
    if (!first)
        return wrong();
    if (*first < 0xD800 || *first > 0xDFFF) {
        appendUtf8(m_unescaped, *first);
        at += 6;
        return true;
    }
    const bool hasSecond = *first < 0xDC00 && more(at + 12) && m_view.substr(m_at + at + 6, 2) == "\\u";
    const auto second = hasSecond ? hexadecimal(m_view.substr(m_at + at + 8, 4)) : std::nullopt;
    if (!second || *second < 0xDC00 || *second > 0xDFFF)
        return m_error ? false
                       : failAt(m_at + at, {GPUFOLIO_TEXT("model", "half of a surrogate pair was found in a string, "
                                                                   "expected a whole character"),
                                            {}});
    appendUtf8(m_unescaped, 0x10000 + ((*first - 0xD800) << 10) + (*second - 0xDC00));
    at += 12;
    return true;
}

/// Digits from m_at + `at` on, at least one.
bool JsonScanner::readDigits(std::size_t &at)
{
    const std::size_t begin = at;
    while (more(at + 1) && isDigit(m_view[m_at + at]))
        ++at;
    if (at > begin)
        return true;
    m_at += at;
    return fail(aDigit);
}

bool JsonScanner::readNumber(std::string_view &text)
{
    m_kept = m_at;
    std::size_t at = m_view[m_at] == '-' ? 1 : 0;
    const bool startsWithZero = more(at + 1) && m_view[m_at + at] == '0';
    if (startsWithZero)
        ++at;
    else if (!readDigits(at))
        return false;
    if (more(at + 1) && m_view[m_at + at] == '.' && !readDigits(++at))
        return false;
    if (more(at + 1) && (m_view[m_at + at] | 0x20) == 'e') {
        ++at;
        if (more(at + 1) && (m_view[m_at + at] == '+' || m_view[m_at + at] == '-'))
            ++at;
        if (!readDigits(at))
            return false;
    }
    if (m_error)
        return false;
    text = m_view.substr(m_at, at);
    m_at += at;
    return true;
}

bool JsonScanner::readWord(std::string_view word)
{
    m_kept = m_at;
    if (!more(word.size()) || m_view.substr(m_at, word.size()) != word)
        return fail(aValue);
    m_at += word.size();
    return true;
}

std::optional<std::string_view> JsonScanner::scalar()
{
    std::string_view text;
    switch (peek()) {
    case Kind::String:
        return readString(text) ? std::optional(text) : std::nullopt;
    case Kind::Number:
        return readNumber(text) ? std::optional(text) : std::nullopt;
    case Kind::True:
        return readWord("true") ? std::optional<std::string_view>("true") : std::nullopt;
    case Kind::False:
        return readWord("false") ? std::optional<std::string_view>("false") : std::nullopt;
    case Kind::Null:
        readWord("null");
        return std::nullopt;
    case Kind::Object:
    case Kind::Array:
        skip();
        return std::nullopt;
    case Kind::Fault:
        break;
    }
    return std::nullopt;
}

void JsonScanner::skip()
{
    const std::size_t outside = m_levels.size();
    std::string_view text;
    do {
        // A value is next.
        const Kind kind = peek();
        if (kind == Kind::Object || kind == Kind::Array) {
            if (!(kind == Kind::Object ? enterObject() : enterArray()))
                return;
        } else if (kind == Kind::Fault || (kind != Kind::String && kind != Kind::Number && !scalar() && m_error)) {
            return;
        } else if (kind == Kind::String ? !readString(text) : kind == Kind::Number && !readNumber(text)) {
            return;
        }
        // Out of all containers that end here, then to the next value of the innermost one.
        while (m_levels.size() > outside) {
            const bool isArray = m_levels.back().isArray;
            const bool hasMore = next(isArray ? ']' : '}', isArray ? moreOrEndOfArray : moreOrEndOfObject);
            if (m_error)
                return;
            if (!hasMore)
                continue;
            if (isArray)
                break;
            m_kept = m_at;
            if (m_view[m_at] != '"') {
                fail(aKey);
                return;
            }
            if (!readString(text))
                return;
            m_kept = m_at;
            if (!skipBlanks() || m_view[m_at] != ':') {
                fail(aColon);
                return;
            }
            ++m_at;
            break;
        }
    } while (m_levels.size() > outside);
}

bool JsonScanner::finish()
{
    if (m_error)
        return false;
    m_kept = m_at;
    if (skipBlanks())
        return fail(theEnd);
    return !m_error;
}

} // namespace gpufolio
