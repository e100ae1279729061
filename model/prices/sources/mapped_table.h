// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/known_tables.h"
#include "prices/sources/source_rows.h"
#include "support/csv_reader.h"
#include "support/result.h"

namespace gpufolio
{

/// True for a table that is known, is the price page of a preset, or has columns that guessMapping() knows.
bool isMappedTable(const CsvTable &table);

/// The mapping by which a table without one is read: of the table when it is known, of the preset whose machines it
/// has, else by the names of its columns. Nothing when no instance type or no price is among them.
std::optional<PriceMapping> mappingOf(const CsvTable &table);

/// Reads any table of prices by a mapping; without one by mappingOf(). A mapping that has only constants adds them to
/// that.
///
/// - A cell may hold a price with its unit and currency ("8.01 元/小时起"); what it says goes before the unit in the
///   column's name ("按量付费（元/小时）"), and that before the mapping.
/// - One row may have several prices: a column for each way to buy and for each term.
/// - Prices per GPU are multiplied by the GPUs of the machine; `hostHourly` is added to them.
/// - A price of a month is a commitment of 730 h that is paid at once, unless the row says that it is on demand. A
///   price of a year, or a reservation (a `kind` that says so) whose unit is an hour, is that of the whole term: it is
///   paid at once, and spread over the term.
/// - "From" prices (起) are kept with a note: they are those of the smallest size.
/// - Refused: rows without an instance type, price, currency or accelerators.
///
/// @return MissingKey when a column of the mapping is not there
Read<SourceRows> readMappedTable(const CsvTable &table, const SourceContext &context);

} // namespace gpufolio
