// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// What the price of a quote is for.
enum class QuoteUnit { MachineHour, GpuHour, MachineMonth };

/// A price that a vendor offers us for a machine of the book, as it is typed in.
struct Quote {
    std::string vendor; ///< who quotes: "ACME"
    Date day;           ///< of the quote
    PriceRow machine;   ///< any row of the offer that is quoted: what the machine is
    Currency currency;
    Decimal price;
    QuoteUnit unit = QuoteUnit::MachineHour;
    std::int64_t termMonths = 0; ///< 0 = pay per use; 12 months are 8,760 hours, n months n x 730
    Decimal prepaid;             ///< share of the term's price that is paid at the start, 0 to 1
    QuoteTerms terms;
    std::optional<std::int64_t> maxInstances; ///< quota
    std::optional<UtcHour> availableFrom;     ///< not to be had before
};

/// Hours of a month in quotes and monthly prices.
inline constexpr std::int64_t hoursOfQuotedMonth = 730;

/// The quote as a row of a price book.
///
///   per machine-hour = price, price x GPUs, or price / 730
///   upfront = prepaid share x per machine-hour x hours of the term, hourly = per machine-hour - upfront / hours
///
/// both half-even to 1e-12; the amortised price is the quoted one. Its account is "quote VENDOR DAY" behind the
/// machine's own, so that it stands beside the list price and never replaces it; its source is "quote of VENDOR", of
/// that day.
/// @return MissingPrice for a price that isn't above 0; BadValue for no vendor, a name with ":", "/" or "|", a share
///         outside [0, 1], a prepaid share without a term; Overflow
Result<PriceRow> priceOf(const Quote &quote);

/// A quote beside the list price that it is to be measured by.
struct QuoteAgainstList {
    std::string option;        ///< of the list: of the same term, else on demand
    Decimal acceleratorHourly; ///< of the list, per GPU-hour, amortised
    Decimal change;            ///< quote / list - 1, per GPU-hour
};

/// Compares with the offer that the quote is about: with its cheapest commitment of the same term, else with on-demand.
/// @return nothing when there is neither, or only in another currency
std::optional<QuoteAgainstList> compareWithList(const PriceRow &quote, const Offer &list);

/// The quote as a way to buy `list`, for a plan: an option with an id of its own, such as "1y-noUpfront quote ACME
/// 2026-11-30".
PurchaseOption quotedOption(const PriceRow &quote);

/// The book with quota and lead time of one option of an offer, whatever they were before; of a region's offer, those
/// of its zones too.
PriceBook withSupply(const PriceBook &book, std::string_view offerId, std::string_view optionId,
                     std::optional<std::int64_t> maxInstances, std::optional<UtcHour> availableFrom);

/// The book with one more price, or with another one in place of that with the same identity.
PriceBook withPrice(const PriceBook &book, PriceRow price);

} // namespace gpufolio
