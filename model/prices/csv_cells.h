// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/csv_reader.h"
#include "support/currency.h"
#include "support/decimal.h"
#include "support/instant.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// The cells of one row of a table by column name. What is wrong with a cell goes into the findings, with its place.
/// A column that the table doesn't have counts as empty.
class CsvCells
{
public:
    CsvCells(const CsvTable &table, std::size_t row, Diagnostics &findings)
        : m_table(&table), m_row(row), m_findings(&findings)
    {
    }

    std::string text(std::string_view column) const;
    /// The text of a cell that must not be empty.
    std::string requiredText(std::string_view column) const;
    std::optional<Decimal> decimal(std::string_view column) const;
    std::optional<Decimal> requiredDecimal(std::string_view column) const;
    std::optional<std::int64_t> wholeNumber(std::string_view column) const;
    std::optional<Date> date(std::string_view column) const;
    std::optional<Currency> currency(std::string_view column) const;
    void reject(std::string_view column, Error::Code code, Message what) const;

private:
    void reject(std::string_view column, Error error) const;

    const CsvTable *m_table;
    std::size_t m_row;
    Diagnostics *m_findings;
};

/// Reads a table whose rows must all be good and that has these columns. Without a dialect it is detected.
/// @return the findings of CsvTable::parse, the rows with the wrong number of fields, the columns that are missing.
Read<CsvTable> parseStrictTable(std::string_view text, const std::string &fileName,
                                const std::vector<std::string_view> &columns,
                                std::optional<CsvDialect> dialect = std::nullopt);

} // namespace gpufolio
