// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/accelerator_table.h"
#include "prices/price_book.h"
#include "support/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Which prices of a book are listed, and in which order. Empty = all.
struct PriceQuery {
    std::string accelerator; ///< model, alias or the beginning of models: "H100" is every H100, "h100 sxm" that one
    std::string provider;
    std::string region;
    std::optional<OptionKind> kind;
    std::string sortKey; ///< one of priceSortKeys(); default: the order of the book
};

/// A price as it is listed. Both prices always stand side by side.
struct ListedPrice {
    PriceRow row;
    Decimal amortisedHourly;   ///< per instance-hour, upfront spread over the term
    Decimal acceleratorHourly; ///< amortisedHourly / accelerators of the instance, half-even to 1e-12

    friend bool operator==(const ListedPrice &, const ListedPrice &) = default;
};

/// Keys that a list can be sorted by: those of priceColumns().
std::vector<std::string> priceSortKeys();

/// The prices of a book that the query asks for. Prices of different currencies are not compared: sorted by a price
/// they stand currency by currency. What isn't known comes last.
/// @return BadValue for a sort key that there isn't.
Result<std::vector<ListedPrice>> listPrices(const PriceBook &book, const PriceQuery &query,
                                            const AcceleratorTable &accelerators);

/// Columns of a list, named as the keys of the JSON document (JSON.md, Prices, list).
const std::vector<std::string> &priceColumns();
/// The cells of a price, one for each column; empty where a value is not known or doesn't apply.
std::vector<std::string> priceCells(const ListedPrice &price);

/// `{"format":"gpufolio.prices","formatVersion":1,"prices":[...]}`: amounts as decimal strings, counts as numbers, null
/// where a value is not known or doesn't apply.
std::string priceListJson(const std::vector<ListedPrice> &prices);
/// The same as CSV, with a header of priceColumns().
Result<std::string> priceListCsv(const std::vector<ListedPrice> &prices);

} // namespace gpufolio
