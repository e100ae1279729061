// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/csv_dialect.h"
#include "support/file_io.h"
#include "support/result.h"
#include "support/source_text.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace gpufolio
{

/// A row as the reader hands it out; everything in it is valid until the next row is read.
struct CsvRow {
    CsvRow() = default;
    CsvRow(const CsvRow &) = delete; // the fields point into this object
    CsvRow &operator=(const CsvRow &) = delete;

    int line = 0;                         ///< line at which the row begins, from 1
    std::vector<std::string_view> fields; ///< unquoted, and without the apostrophe of guardFormula()

    /// Where a field begins; columns count code points, and a quoted field begins with its quote.
    TextPosition position(std::size_t field) const;
    /// The same for all fields at once.
    std::vector<TextPosition> positions() const;

private:
    friend class CsvReader;
    std::string_view m_raw;             ///< the row as it stands in the file
    std::vector<std::size_t> m_offsets; ///< of each field in m_raw
    std::string m_unescaped;            ///< what fields with "" point into
};

/// Reads CSV row by row (RFC 4180): quoted fields with "" and line breaks; CRLF, LF and CR may be mixed; UTF-8 with or
/// without byte order mark. Empty lines are skipped. A quote inside an unquoted field stands for itself.
class CsvReader
{
public:
    /// Reads `text`, which must outlive the reader. Without a dialect it is detected.
    CsvReader(std::string_view text, std::string fileName, std::optional<CsvDialect> dialect = std::nullopt);
    /// Reads a stream of any length in pieces; a row may have at most 16 MiB.
    CsvReader(ByteSource source, std::string fileName, std::optional<CsvDialect> dialect = std::nullopt);

    CsvReader(const CsvReader &) = delete;
    CsvReader &operator=(const CsvReader &) = delete;

    /// The dialect given or detected. @return Io when the source fails, Syntax when it is no UTF-8 text.
    Result<CsvDialect> dialect();
    /// Reads the next row; false at the end of the file.
    /// @return Syntax: a quote that isn't closed, text after a closing quote, UTF-16, a NUL byte, invalid UTF-8; Io.
    ///         After an error the reader stays there and gives it again.
    Result<bool> next(CsvRow &row);

    const std::string &fileName() const { return m_fileName; }

private:
    struct RawField {
        std::size_t begin = 0; ///< of the content, in m_view
        std::size_t end = 0;
        std::size_t start = 0; ///< of the field with its quote
        bool escaped = false;  ///< has "" inside
    };
    enum class Scan { Row, NeedMore, Failed };

    Status begin();
    Status fill();
    Scan scanRow();
    Scan scanQuoted(RawField &field);
    void handOut(CsvRow &row) const;
    Error fail(std::size_t offset, Message what);

    ByteSource m_source;
    std::string m_fileName;
    std::optional<CsvDialect> m_dialect;
    std::string m_buffer;    ///< of a stream; unused for a text
    std::string_view m_view; ///< the text, or what the buffer holds
    bool m_begun = false;
    bool m_ended = false;       ///< m_view reaches to the end of the file
    std::size_t m_rowStart = 0; ///< in m_view
    std::size_t m_at = 0;       ///< in m_view; behind the row after scanRow()
    std::size_t m_rowEnd = 0;   ///< in m_view, without the line end
    int m_line = 1;             ///< of m_rowStart
    std::vector<RawField> m_fields;
    std::optional<Error> m_error;
};

/// Names of the columns, from the first row.
class CsvHeader
{
public:
    /// @return Syntax: the row has only empty fields or only numbers; DuplicateKey: two columns of one name.
    static Result<CsvHeader> from(const CsvRow &row, const std::string &fileName);

    /// Without blanks around them; a column may have an empty name.
    const std::vector<std::string> &names() const { return m_names; }
    /// Position of a column of this name; upper and lower case differ.
    std::optional<std::size_t> index(std::string_view name) const;
    /// BadValue when a row has another number of fields than the header.
    std::optional<Error> misfit(const CsvRow &row, const std::string &fileName) const;

private:
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::size_t> m_indexes;
};

/// Reads the header. @return Syntax when the file is empty; else as CsvReader::next() and CsvHeader::from().
Result<CsvHeader> readCsvHeader(CsvReader &reader);

/// Hands every further row to `row` until that gives false; a row with another number of fields than the header goes
/// to `refused` instead, with line and reason.
/// @return as CsvReader::next().
Status readCsvRows(CsvReader &reader, const CsvHeader &header, const std::function<bool(const CsvRow &)> &row,
                   const std::function<void(Error)> &refused);

/// A small CSV file as a whole: cells by row and column name.
class CsvTable
{
public:
    /// Reads a text; without a dialect it is detected. Rows with another number of fields than the header are left out
    /// and listed in refused(); everything else that's wrong makes the whole file unreadable.
    static Read<CsvTable> parse(std::string_view text, const std::string &fileName,
                                std::optional<CsvDialect> dialect = std::nullopt);

    const CsvDialect &dialect() const { return m_dialect; }
    const std::vector<std::string> &header() const { return m_header.names(); }
    std::optional<std::size_t> column(std::string_view name) const { return m_header.index(name); }
    /// @return MissingKey, with the names there are.
    Result<std::size_t> requireColumn(std::string_view name) const;
    std::size_t rowCount() const { return m_lines.size(); }
    const std::string &cell(std::size_t row, std::size_t column) const;
    /// The cell as decimal text, see normaliseNumber(); an error knows its place.
    Result<std::string> number(std::size_t row, std::size_t column) const;
    /// Line at which a row begins.
    int line(std::size_t row) const { return m_lines[row]; }
    /// File, line, column and, as the field, the column's name.
    Location where(std::size_t row, std::size_t column) const;
    /// The rows that were left out, each with its reason.
    const std::vector<Error> &refused() const { return m_refused; }

private:
    std::string m_fileName;
    CsvDialect m_dialect;
    CsvHeader m_header;
    std::vector<std::string> m_cells; ///< row by row
    std::vector<TextPosition> m_positions;
    std::vector<int> m_lines;
    std::vector<Error> m_refused;
};

} // namespace gpufolio
