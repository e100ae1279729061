// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/source_text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <tuple>

namespace gpufolio
{

namespace
{

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

unsigned char byteAt(std::string_view text, std::size_t index)
{
    return static_cast<unsigned char>(text[index]);
}

/// Length of the well-formed UTF-8 sequence at `at`, 0 when there is none (RFC 3629, section 4).
std::size_t sequenceLength(std::string_view text, std::size_t at)
{
    const unsigned char lead = byteAt(text, at);
    if (lead < 0x80)
        return 1;
    std::size_t length = 0;
    unsigned char low = 0x80;
    unsigned char high = 0xBF;
    if (lead >= 0xC2 && lead <= 0xDF) {
        length = 2;
    } else if (lead >= 0xE0 && lead <= 0xEF) {
        length = 3;
        if (lead == 0xE0)
            low = 0xA0;
        if (lead == 0xED)
            high = 0x9F;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
        length = 4;
        if (lead == 0xF0)
            low = 0x90;
        if (lead == 0xF4)
            high = 0x8F;
    } else {
        return 0;
    }
    if (text.size() - at < length || byteAt(text, at + 1) < low || byteAt(text, at + 1) > high)
        return 0;
    for (std::size_t i = 2; i < length; ++i) {
        if (!isContinuation(text[at + i]))
            return 0;
    }
    return length;
}

/// UTF-16 shows by its byte order mark or, without one, by a NUL in one half of its first code units.
bool looksLikeUtf16(std::string_view text)
{
    if (text.size() < 2)
        return false;
    const unsigned char first = byteAt(text, 0);
    const unsigned char second = byteAt(text, 1);
    return (first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF) || (first == 0) != (second == 0);
}

std::string hexByte(unsigned char byte)
{
    constexpr char hexDigits[] = "0123456789ABCDEF";
    return {'0', 'x', hexDigits[byte >> 4], hexDigits[byte & 0xF]};
}

/// Code point of one well-formed sequence.
std::uint32_t decode(std::string_view sequence)
{
    const unsigned char lead = byteAt(sequence, 0);
    if (sequence.size() == 1)
        return lead;
    std::uint32_t codePoint = lead & (0x7FU >> sequence.size());
    for (std::size_t i = 1; i < sequence.size(); ++i)
        codePoint = (codePoint << 6) | (byteAt(sequence, i) & 0x3FU);
    return codePoint;
}

/// Control characters and those that show as nothing or as a blank, or that turn the direction of writing.
bool isUnseen(std::uint32_t codePoint)
{
    return codePoint < 0x20 || (codePoint >= 0x7F && codePoint <= 0xA0) || codePoint == 0xAD ||
           (codePoint >= 0x2000 && codePoint <= 0x200F) || (codePoint >= 0x2028 && codePoint <= 0x202F) ||
           (codePoint >= 0x2060 && codePoint <= 0x206F) || codePoint == 0x3000 || codePoint == 0xFEFF;
}

std::string unicodeName(std::uint32_t codePoint)
{
    constexpr char hexDigits[] = "0123456789ABCDEF";
    std::string name = "<U+";
    for (int shift = 12; shift >= 0; shift -= 4)
        name += hexDigits[(codePoint >> shift) & 0xF];
    return name + ">";
}

} // namespace

std::size_t countCodePoints(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(c); }));
}

TextPosition advance(TextPosition position, std::string_view text)
{
    std::size_t lineStart = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool ends = text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'));
        if (ends) {
            ++position.line;
            position.column = 1;
            lineStart = i + 1;
        }
    }
    position.column += static_cast<int>(countCodePoints(text.substr(lineStart)));
    return position;
}

SourceText::SourceText(std::string text, std::string fileName)
    : m_text(std::move(text)), m_fileName(std::move(fileName))
{
    if (m_text.starts_with(utf8ByteOrderMark))
        m_contentOffset = utf8ByteOrderMark.size();
    m_lineStarts.push_back(m_contentOffset);
    for (std::size_t i = m_contentOffset; i < m_text.size(); ++i) {
        if (m_text[i] == '\n' || (m_text[i] == '\r' && (i + 1 == m_text.size() || m_text[i + 1] != '\n')))
            m_lineStarts.push_back(i + 1);
    }
}

Location SourceText::locate(std::size_t offset) const
{
    offset = std::clamp(offset, m_contentOffset, std::max(m_contentOffset, m_text.size()));
    const auto next = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), offset);
    const std::size_t start = *(next - 1);
    Location location;
    location.file = m_fileName;
    location.line = static_cast<int>(next - m_lineStarts.begin());
    location.column = 1 + static_cast<int>(countCodePoints(std::string_view(m_text).substr(start, offset - start)));
    return location;
}

std::optional<std::size_t> firstInvalidUtf8(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = sequenceLength(text, at);
        if (length == 0)
            return at;
        at += length;
    }
    return std::nullopt;
}

bool isPlainAscii(std::string_view text)
{
    // A word has a NUL when subtracting 1 from each byte borrows into a high bit that was clear before.
    constexpr std::uint64_t ones = 0x0101010101010101U;
    constexpr std::uint64_t highBits = 0x8080808080808080U;
    std::uint64_t odd = 0;
    std::size_t at = 0;
    for (; text.size() - at >= sizeof(std::uint64_t); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, sizeof word);
        odd |= (word | ((word - ones) & ~word)) & highBits;
    }
    for (; at < text.size(); ++at)
        odd |= (byteAt(text, at) == 0 || byteAt(text, at) >= 0x80) ? highBits : 0;
    return odd == 0;
}

std::optional<TextFault> findEncodingFault(std::string_view text, bool atStart)
{
    if (isPlainAscii(text))
        return std::nullopt;
    if (atStart && looksLikeUtf16(text))
        return TextFault{0, {GPUFOLIO_TEXT("model", "UTF-16 text was found, expected UTF-8"), {}}};
    const std::size_t nul = text.find('\0');
    const std::size_t invalid = firstInvalidUtf8(text).value_or(std::string_view::npos);
    if (nul < invalid)
        return TextFault{nul, {GPUFOLIO_TEXT("model", "a NUL byte was found, expected UTF-8 text"), {}}};
    if (invalid != std::string_view::npos) {
        return TextFault{invalid,
                         {GPUFOLIO_TEXT("model", "the byte %1 was found, which is not UTF-8; expected UTF-8 text"),
                          {hexByte(byteAt(text, invalid))}}};
    }
    return std::nullopt;
}

std::string forMessage(std::string_view text)
{
    constexpr std::size_t maxShown = 40;
    std::string out;
    std::size_t shown = 0;
    for (std::size_t at = 0; at < text.size(); ++shown) {
        if (shown == maxShown)
            return out + "…";
        const std::size_t length = sequenceLength(text, at);
        if (length == 0)
            out += "<" + hexByte(byteAt(text, at)) + ">";
        else if (text[at] == '\n')
            out += "\\n";
        else if (text[at] == '\r')
            out += "\\r";
        else if (text[at] == '\t')
            out += "\\t";
        else if (const std::uint32_t codePoint = decode(text.substr(at, length)); isUnseen(codePoint))
            out += unicodeName(codePoint);
        else
            out += text.substr(at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return out;
}

void addFinding(Diagnostics &findings, Error error)
{
    if (findings.size() < maxDiagnostics)
        findings.push_back(std::move(error));
}

void sortByPlace(Diagnostics &findings)
{
    std::stable_sort(findings.begin(), findings.end(), [](const Error &a, const Error &b) {
        return std::tie(a.where.line, a.where.column) < std::tie(b.where.line, b.where.column);
    });
}

} // namespace gpufolio
