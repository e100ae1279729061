// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_table.h"

#include "support/file_io.h"

#include <cassert>
#include <utility>

namespace gpufolio::converter
{

const std::string &TextTable::cell(std::size_t row, std::string_view column) const
{
    const auto index = m_table.column(column);
    assert(index);
    return m_table.cell(row, *index);
}

std::string TextTable::optionalCell(std::size_t row, std::string_view column) const
{
    const auto index = m_table.column(column);
    return index ? m_table.cell(row, *index) : std::string();
}

Result<TextTable> readTextTable(const std::string &path, const std::vector<std::string_view> &requiredColumns)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    auto table = CsvTable::parse(*text, path, CsvDialect{});
    if (!table)
        return table.error().front();
    if (!table->refused().empty())
        return table->refused().front();
    for (const std::string_view column : requiredColumns)
        if (const auto index = table->requireColumn(column); !index)
            return index.error();
    return TextTable(std::move(*table));
}

} // namespace gpufolio::converter
