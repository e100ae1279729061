// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_list.h"
#include "support/result.h"
#include "support/text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// What became of a price from one book to the other, per GPU-hour.
enum class PriceMove {
    New,  ///< only the second book has it
    Gone, ///< only the first book has it
    Dearer,
    Cheaper,
};
std::string_view toText(PriceMove move);

/// A price that isn't the same in two books. The date on which it changed is not known, only between which days.
struct PriceDifference {
    PriceMove move = PriceMove::New;
    std::optional<ListedPrice> before; ///< missing when new
    std::optional<ListedPrice> after;  ///< missing when gone
    std::optional<Date> dateBefore;    ///< the last day on which the price before is known to have held
    std::optional<Date> dateAfter;     ///< the first day on which the price after is known to hold
    std::optional<Decimal> change;     ///< after / before - 1 per GPU-hour, half-even to 1e-12
    bool needsLook = false;            ///< moved more than 40 %: real cuts do, but so do mistakes of a source
    std::vector<Message> remarks;      ///< doubts, in sentences

    /// The price that there is; of both the one after.
    const ListedPrice &price() const { return after ? *after : *before; }
};

/// One of two books that were compared.
struct DiffedBook {
    std::string name;           ///< id of a snapshot or name of a file
    std::optional<Date> oldest; ///< priceDate() of what is compared
    std::optional<Date> newest;
    std::size_t prices = 0;  ///< accepted prices, which are compared
    std::size_t leftOut = 0; ///< held back or incomplete: not compared
};

/// How a price book differs from another one.
struct PriceDiff {
    DiffedBook before;
    DiffedBook after;
    std::vector<PriceDifference> prices; ///< in the order of identities
    std::size_t unchanged = 0;

    std::size_t count(PriceMove move) const;
    std::size_t toLookAt() const;
};

/// Compares two books price by price: rows of one identity (compareIdentity(), so each zone for itself), per GPU-hour
/// with the upfront spread over the term. Prices within 1e-4 of each other (nearlyEqual()) are the same: sources round
/// one price differently. Only accepted rows are compared.
///
/// A difference of 0.046 USD per vCPU-hour between two Linux prices on demand is remarked on: it is what Windows costs
/// more, and tables are known to mix the two up.
/// @return Overflow or Undefined from the prices themselves
Result<PriceDiff> diffPrices(const PriceBook &before, const PriceBook &after);

/// `format: "gpufolio.priceDiff"`, version 1: both books, a summary, a line for each difference with both prices.
std::string priceDiffJson(const PriceDiff &diff);
/// One line for each difference, with a header; cells are empty where there is no such price.
Result<std::string> priceDiffCsv(const PriceDiff &diff);

} // namespace gpufolio
