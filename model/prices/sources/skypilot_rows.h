// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/csv_reader.h"
#include "support/decimal.h"

#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// A row of a SkyPilot catalog, with our name and count of its accelerators.
struct CatalogRow {
    int line = 0;
    std::string instanceType;
    std::string accelerator;
    std::optional<Decimal> acceleratorCount;
    std::optional<Decimal> vcpus;
    std::optional<Decimal> memoryGb;
    std::optional<Decimal> price;
    std::optional<Decimal> spotPrice;
    std::string region;
    std::string zone;
    std::string note;
    bool incomplete = false; ///< the accelerators' part of the price is missing
};

/// Appends to a note: "a; b".
void addNote(std::string &note, const std::string &more);

/// The rows of a catalog that can hold a price, by what they are the price of.
struct CatalogRows {
    std::vector<CatalogRow> machines;
    std::vector<CatalogRow> hosts; ///< GCP machines, priced without their accelerators
    std::vector<CatalogRow> parts; ///< GCP accelerators, priced without a machine
};

/// Reads the rows of the catalog of a cloud; what is refused or remarked goes to `found`, which gets all lines.
CatalogRows readCatalogRows(const CsvTable &table, const SourceContext &context, const std::string &cloud,
                            SourceRows &found);

} // namespace gpufolio
