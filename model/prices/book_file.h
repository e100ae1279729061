// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "support/csv_reader.h"
#include "support/result.h"

#include <string>
#include <string_view>

namespace gpufolio
{

/// Our own price table, book.csv: one price a row, the columns in any order (pricing-data/README.md is its definition).
///
/// @return the rows in the order of the file, or findings with line and column: a required column that is missing, a
///         cell that isn't what its column holds, a price of 0, an upfront that is missing although one is paid.
Read<std::vector<PriceRow>> readBookRows(std::string_view text, const std::string &fileName);

/// The same as a book.
Read<PriceBook> readBook(std::string_view text, const std::string &fileName);

/// True when the header is that of our own price table.
bool isBookHeader(const CsvTable &table);
/// One row of a table with that header; what is wrong with it is added to the findings.
PriceRow readBookRow(const CsvTable &table, std::size_t row, Diagnostics &findings);

/// The book as book.csv; readBook(writeBook(x)) gives the same rows. BadValue when a text of a row is no UTF-8.
Result<std::string> writeBook(const PriceBook &book);

} // namespace gpufolio
