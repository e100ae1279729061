// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// The byte order mark that may stand at the start of a UTF-8 text.
inline constexpr std::string_view utf8ByteOrderMark = "\xEF\xBB\xBF";

/// A line and a column, both from 1; the column counts code points.
struct TextPosition {
    int line = 1;
    int column = 1;

    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

/// Moves `position` over `text`: LF, CRLF and a lone CR each end a line. `text` must not be cut inside a CRLF.
TextPosition advance(TextPosition position, std::string_view text);

/// Code points of a UTF-8 text.
std::size_t countCodePoints(std::string_view text);

/// A text read from a file, which knows the line and column of every byte. A byte order mark takes no column.
class SourceText
{
public:
    SourceText(std::string text, std::string fileName);

    const std::string &text() const { return m_text; }
    const std::string &fileName() const { return m_fileName; }
    /// Where the content begins: 3 after a UTF-8 byte order mark, else 0.
    std::size_t contentOffset() const { return m_contentOffset; }
    /// Line and column of a byte; the end of the text for an offset beyond it. Costs a scan of the line up to there.
    Location locate(std::size_t offset) const;

private:
    std::string m_text;
    std::string m_fileName;
    std::size_t m_contentOffset = 0;
    std::vector<std::size_t> m_lineStarts;
};

/// Offset of the first byte that is no part of valid UTF-8 (RFC 3629: no overlong form, no surrogate, at most
/// U+10FFFF).
std::optional<std::size_t> firstInvalidUtf8(std::string_view text);

/// True when all bytes are ASCII and none is NUL; quick.
bool isPlainAscii(std::string_view text);

/// What is wrong at a byte of a text.
struct TextFault {
    std::size_t offset = 0;
    Message what;
};

/// The first fault of the encoding: UTF-16 (only looked for when `atStart`), a NUL byte or invalid UTF-8.
std::optional<TextFault> findEncodingFault(std::string_view text, bool atStart);

/// A value of a file as it's shown in a message: characters that can't be seen are named, cut after 40 code points.
std::string forMessage(std::string_view text);

/// Adds a finding unless there are `maxDiagnostics` already.
void addFinding(Diagnostics &findings, Error error);

/// Sorts findings by line and column; those of one place keep their order.
void sortByPlace(Diagnostics &findings);

} // namespace gpufolio
