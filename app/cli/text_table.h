// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Text for people at a terminal.
namespace gpufolio::cli
{

/// Columns of a terminal that a UTF-8 text takes: two for CJK characters, none for combining marks.
std::size_t displayWidth(std::string_view text);

/// The text on one line, with every control character (an escape sequence could command the terminal) as U+FFFD.
std::string printable(std::string_view text);

/// A table with aligned columns. Headers, and cells of text columns but the last, wrap at blanks.
struct TextTable {
    struct Column {
        std::string header;
        bool isNumber = false; ///< right-aligned, never wrapped
    };
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows; ///< a row may be shorter than the columns
    std::optional<std::size_t> totalsAt;        ///< a line is drawn above this row
};

/// The table as lines, each ended by a line break, without blanks at their ends.
std::string toText(const TextTable &table);

} // namespace gpufolio::cli
