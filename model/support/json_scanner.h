// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/file_io.h"
#include "support/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Walks through a JSON text (RFC 8259, strictly) from front to back, for files of any size: memory for one piece of
/// the file, or for its longest string. The caller descends into what it wants and skips the rest; what is skipped is
/// checked as well, but for keys that repeat.
///
///   if (scanner.enterObject())
///       while (scanner.nextMember(key))
///           key == "products" ? readProducts(scanner) : scanner.skip();
///   if (!scanner.finish()) return scanner.error();
///
/// After a fault every question is answered with "no more", so that loops end; finish() then gives false.
class JsonScanner
{
public:
    enum class Kind { Object, Array, String, Number, True, False, Null, Fault };

    /// Reads a stream in pieces.
    JsonScanner(ByteSource source, std::string fileName);
    /// Reads a text that outlives the scanner.
    JsonScanner(std::string_view text, std::string fileName);
    JsonScanner(const JsonScanner &) = delete;
    JsonScanner &operator=(const JsonScanner &) = delete;

    /// What the next value is.
    Kind peek();
    /// Goes into the object that is next; a fault when something else is.
    bool enterObject();
    /// Goes to the next member; false behind the last one, out of the object.
    bool nextMember(std::string &key);
    /// Goes into the array that is next; a fault when something else is.
    bool enterArray();
    /// Goes to the next item; false behind the last one, out of the array.
    bool nextItem();
    /// The text of the string or number that is next, or "true" and the like; nothing for null. Of an object or array,
    /// which is skipped, nothing. Valid until the next call.
    std::optional<std::string_view> scalar();
    /// Skips the value that is next.
    void skip();
    /// True when the text was good up to its end, and nothing follows the value.
    bool finish();
    /// The fault: Syntax with line and column, or what the source gave.
    const std::optional<Error> &error() const { return m_error; }

private:
    bool fill();
    bool skipBlanks();
    bool more(std::size_t count);
    bool fail(const char *expected);
    bool failAt(std::size_t offset, Message what);
    bool readString(std::string_view &text);
    bool readEscapes(std::size_t begin, std::string_view &text);
    bool readEscape(std::size_t &at);
    bool readNumber(std::string_view &text);
    bool readDigits(std::size_t &at);
    bool readWord(std::string_view word);
    bool enter(char bracket, const char *expected);
    bool next(char closing, const char *expected);
    void locateUpTo(std::size_t offset);

    ByteSource m_source;
    std::string m_fileName;
    std::string m_buffer;    ///< of a stream
    std::string_view m_view; ///< the text, or what the buffer holds
    std::size_t m_at = 0;    ///< in m_view
    std::size_t m_kept = 0;  ///< from here on the buffer must stay: the beginning of the token that is being read
    bool m_ended = false;    ///< m_view reaches to the end
    bool m_started = false;
    std::size_t m_checked = 0; ///< bytes of m_view whose encoding is known to be good
    int m_line = 1;            ///< of the beginning of m_view
    int m_column = 1;
    std::string m_unescaped;
    struct Level {
        bool isArray = false;
        bool isFirst = true;
    };
    std::vector<Level> m_levels;
    std::optional<Error> m_error;
};

} // namespace gpufolio
