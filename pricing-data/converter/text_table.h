// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/csv_reader.h"
#include "support/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio::converter
{

/// A comma-separated file with a header line, read by column name.
class TextTable
{
public:
    explicit TextTable(CsvTable table) : m_table(std::move(table)) {}

    std::size_t rowCount() const { return m_table.rowCount(); }
    /// The cell of one of the columns that readTextTable() was told to require.
    const std::string &cell(std::size_t row, std::string_view column) const;
    /// The cell of a column that not all files have; empty where it is missing.
    std::string optionalCell(std::size_t row, std::string_view column) const;

private:
    CsvTable m_table;
};

/// Reads a comma-separated file (UTF-8, LF or CRLF).
/// @return the first finding when the file can't be read, a row has another number of fields than the header, or a
///         required column is missing.
Result<TextTable> readTextTable(const std::string &path, const std::vector<std::string_view> &requiredColumns);

} // namespace gpufolio::converter
