// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// Writes CSV (RFC 4180): CRLF line ends; fields are quoted when they hold the separator, a quote, a line break or
/// blanks at an end. Text cells are made harmless for spreadsheets with guardFormula(), which CsvReader undoes; number
/// cells are written as they are, always with a decimal point.
class CsvWriter
{
public:
    struct Options {
        char separator = ',';
        bool byteOrderMark = false; ///< lets Excel read a file with Chinese text as UTF-8
    };

    CsvWriter() : CsvWriter(Options{}) {}
    explicit CsvWriter(Options options);

    CsvWriter &text(std::string_view value);
    /// A decimal text (`-?digits[.digits][e+-n]`). Anything else is kept as an error for finish().
    CsvWriter &number(std::string_view decimal);
    CsvWriter &number(std::int64_t value) { return number(std::to_string(value)); }
    /// A cell whose value is not known.
    CsvWriter &empty();
    CsvWriter &endRow();

    /// The file. @return BadValue: the first number cell that was no number or text that was no UTF-8 text, with the
    ///         line of the row, counted as rows, and the column, counted as cells.
    Result<std::string> finish() &&;

private:
    void beginCell();
    void fail(Message what);

    Options m_options;
    std::string m_bytes;
    std::size_t m_rowStart = 0; ///< where the row begins in m_bytes
    int m_row = 1;
    int m_cell = 0; ///< cells of the row so far
    std::optional<Error> m_error;
};

} // namespace gpufolio
