// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_mapping.h"
#include "prices/sources/identify.h"
#include "prices/sources/mapped_cells.h"
#include "prices/sources/source_rows.h"
#include "support/csv_reader.h"
#include "support/text.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// What a table's prices need beyond a mapping.
struct TableRules {
    bool regionRequired = false;                 ///< a row without a region is refused
    bool isHistory = false;                      ///< it has prices of many days: of each thing the newest counts
    std::map<std::string, PriceSpan> units = {}; ///< key -> what its prices are for, where the table doesn't say
    /// Says what the machine of the selected row is, before it is looked up; a reason when it is none.
    std::optional<Message> (*describe)(Identification &machine, const MappedCells &cells,
                                       const InstanceTable &instances) = nullptr;
    /// Changes what is known of a row's machine, and may add notices; a reason when it is nothing that can be bought.
    std::optional<Message> (*check)(PriceRow &row, const MappedCells &cells, SourceRows &found) = nullptr;
    std::optional<Message> holdsNone = {}; ///< why no row of the table is a price that we can keep
};

/// A table that public tools publish, told by its columns.
struct KnownTable {
    std::vector<std::string_view> header; ///< columns that it has, among others
    PriceMapping mapping;
    TableRules rules;
};

/// The known table that this is, or null.
///
/// - Price histories that Karpenter keeps for AWS and Azure; months of Google Cloud prices (gcosts).
/// - AWS price lists cut to a few columns; the table of Vantage's web page.
/// - Tables of several clouds kept by hand: on demand (The Full Stack) and serverless; custom prices of OpenCost.
const KnownTable *knownTable(const CsvTable &table);

} // namespace gpufolio
