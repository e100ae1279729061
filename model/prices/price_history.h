// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "support/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// What one price book says of an offer.
struct DatedOffer {
    std::string snapshot;       ///< id of the price book
    std::string snapshotOf;     ///< source of the snapshot, in its own words
    std::optional<Date> added;  ///< day on which the project got it
    std::optional<Offer> offer; ///< missing where the book doesn't have it
};

/// A time through which an option had one price (equal within 1e-4), as far as the books tell.
struct PriceStretch {
    std::optional<Date> from;  ///< first day on which a book knows the price
    std::optional<Date> until; ///< last day
    std::string firstSnapshot;
    std::string lastSnapshot;
    Decimal hourly; ///< per instance-hour, as the last book has it
    Decimal upfront;
    Decimal amortisedHourly;       ///< per instance-hour, upfront spread over the term
    Decimal acceleratorHourly;     ///< per GPU-hour, amortised
    std::optional<Decimal> change; ///< to the stretch before, per GPU-hour: this / that - 1
    Provenance provenance;         ///< of the last book

    friend bool operator==(const PriceStretch &, const PriceStretch &) = default;
};

struct OptionHistory {
    std::string option;
    OptionKind kind = OptionKind::OnDemand;
    std::int64_t termHours = 0;
    std::vector<PriceStretch> prices; ///< by day
    bool gone = false;                ///< the newest book doesn't have it any more

    friend bool operator==(const OptionHistory &, const OptionHistory &) = default;
};

/// How the prices of an offer went over the price books of a project.
struct PriceHistory {
    Offer offer; ///< as the newest book that has it
    std::vector<OptionHistory> options;
    std::size_t snapshots = 0; ///< books that were looked at
};

/// Joins what price books, in the order in which they were added, say of one offer. The day of a price is its own
/// (validFrom, else the day of reading), the day of the snapshot where it has none; a price that stands in the next
/// book unchanged goes on.
/// @return UnknownReference when no book has the offer; Overflow
Result<PriceHistory> priceHistory(std::string_view offerId, const std::vector<DatedOffer> &books);

/// `format: "gpufolio.priceHistory"`, version 1.
std::string priceHistoryJson(const PriceHistory &history);
/// A line for each stretch, with a header.
Result<std::string> priceHistoryCsv(const PriceHistory &history);

/// Up to `count` of the ids that are most like `wanted`, nearest first: by the characters to change, where an id that
/// holds all of the words of `wanted` stands before one that does not.
std::vector<std::string> nearOffers(std::string_view wanted, const std::vector<std::string> &ids, std::size_t count);

} // namespace gpufolio
