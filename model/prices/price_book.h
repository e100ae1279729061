// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/offer.h"
#include "prices/quote_terms.h"
#include "support/rare.h"
#include "support/result.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

enum class PriceState {
    Accepted,
    HeldBack,   ///< moved more than 5x against the accepted book; waits for a decision
    Incomplete, ///< a part of the price is missing
};
std::string_view toText(PriceState state);

/// One price of one way to buy; the row of a price book. Its identity is everything up to `currency`.
struct PriceRow {
    std::string provider;
    std::string account;
    std::string region;
    std::string zone;
    std::string instanceType;
    std::string operatingSystem; ///< "linux" unless the source says otherwise
    std::string tenancy;         ///< "shared" unless the source says otherwise
    OptionKind kind = OptionKind::OnDemand;
    std::int64_t termHours = 0;
    std::string paymentOption; ///< "noUpfront", "partialUpfront", "allUpfront"; empty = none
    std::string offeringClass; ///< "standard", "convertible"; empty = none
    Currency currency;

    std::string accelerator; ///< canonical model, or the source's own name when the table lacks it
    Decimal acceleratorCount;
    Decimal hourly; ///< per instance-hour
    Decimal upfront;
    std::optional<Decimal> vcpus;
    std::optional<Decimal> memoryGb;
    Provenance provenance;
    std::string sourceUrl;
    std::string note;
    PriceState state = PriceState::Accepted;
    std::optional<std::int64_t> maxInstances; ///< quota: machines that are to be had at all
    std::optional<UtcHour> availableFrom;     ///< lead time: not to be had before
    Rare<QuoteTerms> quote;                   ///< missing = a list price

    friend bool operator==(const PriceRow &, const PriceRow &) = default;
};

/// Orders rows by their identity: region, zone, instance type and so on, then kind, term, payment, class, currency.
std::strong_ordering compareIdentity(const PriceRow &a, const PriceRow &b);
inline bool sameIdentity(const PriceRow &a, const PriceRow &b)
{
    return compareIdentity(a, b) == 0;
}

/// Readable join of the identity without option parts: "gcp:us-central1:a3-highgpu-8g", with a zone
/// "aws:us-east-1:use1-az2:p5.48xlarge"; stays the same across snapshots. An account follows the provider after "/";
/// an operating system other than linux, a tenancy other than shared and a currency other than USD are appended.
std::string offerIdOf(const PriceRow &row);
/// "onDemand", "spot", "1y", "3y-allUpfront", "1y-convertible", "block-336h", "plan-1y-noUpfront", ...; unique within
/// an offer.
std::string optionIdOf(const PriceRow &row);
/// The price as a way to buy, with its quota and the day from which it is to be had.
PurchaseOption optionOf(const PriceRow &row);
/// hourly + upfront / termHours, half-even to 1e-12.
Decimal amortisedHourly(const PriceRow &row);
/// Equal within 1e-4 of the larger: sources print the same price with different numbers of decimals.
bool nearlyEqual(Decimal a, Decimal b);

/// Three years: prices older than that, against the newest of their book, are history.
inline constexpr std::int64_t historyDays = 1096;

/// An immutable set of prices, sorted by identity: one row per identity, the newest (priceDate; of two from one day the
/// later of the list), and beside it at most one that is held back or incomplete.
class PriceBook
{
public:
    PriceBook() = default;
    explicit PriceBook(std::vector<PriceRow> rows);

    const std::vector<PriceRow> &rows() const { return m_rows; }
    /// The accepted rows as offers with their options, sorted by id; of the kinds that a plan can hold.
    ///
    /// Zones are gathered into their region: on-demand and commitment prices of zones become an offer of their own only
    /// where they differ from the region's. The spot option of a region is the median zone of the newest day (of an
    /// even number the dearer of the middle two, so that the price is one that was seen); zones whose spot price is the
    /// on-demand price give no discount and don't count; where all are so there is no spot option.
    ///
    /// History makes no offer: a list price more than historyDays older than the newest one of the book stays among the
    /// rows, is listed with its date, and never is what a plan buys. So an all-upfront price of 2019 can't win against
    /// an on-demand price of today. Quotes and prices without a date are never history.
    std::vector<Offer> offers() const;
    /// The offer of that id; also of a zone that `offers` gathers into its region: it then has the zone's own spot
    /// price and what else the region offers.
    std::optional<Offer> offer(std::string_view id) const;

    /// The newest date of the accepted list prices; missing when none has a date.
    std::optional<Date> newest() const { return m_newest; }
    /// True for a row that is too old to make an offer in this book; see offers().
    bool isHistory(const PriceRow &row) const;

private:
    std::vector<PriceRow> m_rows;
    std::optional<Date> m_newest;
};

} // namespace gpufolio
