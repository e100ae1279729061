// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "prices/price_mapping.h"
#include "prices/sources/source_rows.h"
#include "support/csv_dialect.h"
#include "support/instant.h"
#include "support/progress.h"
#include "support/result.h"
#include "support/text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// A price that moved more than 5x against the accepted book and waits for a decision.
struct HeldBackPrice {
    int line = 0;
    std::string offer;
    std::string option;
    std::string instanceType;
    std::string region;
    Currency currency;
    Decimal previous; ///< per instance-hour, upfront amortised
    Decimal found;
    Message reason;

    friend bool operator==(const HeldBackPrice &, const HeldBackPrice &) = default;
};

/// Two sources with different prices for the same thing: the newer (priceDate) is used, the other shown.
struct PriceConflict {
    std::string offer;
    std::string option;
    Decimal used; ///< per instance-hour, upfront amortised
    Decimal other;
    Currency currency;
    Provenance usedFrom;
    Provenance otherFrom;

    friend bool operator==(const PriceConflict &, const PriceConflict &) = default;
};

/// What became of the rows of a file: read = kept + refused + heldBack + merged.
struct ImportReport {
    std::string fileName;
    std::string source;       ///< the reader's name: "skypilot", "csv"
    bool countsItems = false; ///< each `line` is the number of an item of a JSON text, from 1
    std::size_t read = 0;
    std::size_t kept = 0;                 ///< rows with at least one usable price
    std::size_t refused = 0;              ///< rows of no use; the reason stands in `refusedRows`
    std::size_t heldBack = 0;             ///< rows whose prices all wait for a decision
    std::size_t merged = 0;               ///< rows that only repeat others, or are a part of another row's price
    std::vector<ImportIssue> refusedRows; ///< by line, one for each refused row
    std::vector<HeldBackPrice> heldBackPrices;
    std::vector<ImportIssue> notices; ///< by line: prices left out of kept rows, doubts, names to review
    std::vector<PriceConflict> conflicts;

    friend bool operator==(const ImportReport &, const ImportReport &) = default;
};

struct ImportOutcome {
    PriceBook book;      ///< the accepted book with what was imported
    ExchangeRates rates; ///< that the file holds in place of prices, and the book stays as it is
    ImportReport report;
};

/// A price file and how it is to be read.
struct PriceFile {
    std::string text;                         ///< what it holds; unused when there is a path
    std::string fileName;                     ///< as the user gave it
    std::string source = "auto";              ///< one of importSources()
    std::string provider;                     ///< whose prices these are, where the file doesn't say; may be empty
    std::optional<PriceMapping> mapping = {}; ///< of a table without a format of its own
    std::optional<CsvDialect> dialect = {};   ///< of a table, where the user knows better than what is detected
    std::string path =
        {}; ///< read from there, piece by piece where the format comes in large files; "-" = standard input

    /// The file at a path, with its format found out.
    static PriceFile at(const std::string &path)
    {
        PriceFile file;
        file.fileName = file.path = path;
        return file;
    }
};

/// Names of the sources that can be read: "auto" (by what stands in the file), "skypilot", ..., "csv" (our own table).
const std::vector<std::string> &importSources();

/// Imports a price file into a book.
///
/// - A price of 0 is refused as missing. A price that moved more than 5x against the accepted one (amortised, per
///   instance-hour) is held back unless `acceptOutliers`; the accepted one stays.
/// - A commitment above the on-demand price of the same machine and day is refused with it, unless `acceptOutliers`
///   (removeContradictions()); other doubts are notices (price_checks.h).
/// - Rows with the same identity and price are merged; two prices for one identity in one file are both refused.
/// - Against the accepted book: the same identity and source replaces, unless it was read earlier (leaveOutOlder());
/// another source is a conflict (PriceConflict).
///
/// @param today  the day of reading, for prices of sources without a date
/// @return BadValue for an unknown source; the findings of the reader when the file can't be read as a whole; Io;
///         Cancelled when `progress` says so
Read<ImportOutcome> importPrices(const PriceFile &file, const PriceBook &accepted, const Date &today,
                                 bool acceptOutliers = false, const Progress &progress = {});

/// Reports as one JSON document (`format: "gpufolio.priceImport"`; JSON.md, Prices, import), in English: `rows` sums up
/// all files, the lists name the file of each entry.
/// @param snapshot  id under which a project keeps the book; empty when none does
std::string importReportJson(const std::vector<ImportReport> &reports, const std::string &snapshot = {});

} // namespace gpufolio
