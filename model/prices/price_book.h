// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/offer.h"
#include "support/result.h"

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
    std::string paymentOption;   ///< "noUpfront", "partialUpfront", "allUpfront"; empty = none
    std::string offeringClass;   ///< "standard", "convertible"; empty = none
    Currency currency;

    std::string accelerator;     ///< canonical model, or the source's own name when the table lacks it
    Decimal acceleratorCount;
    Decimal hourly;              ///< per instance-hour
    Decimal upfront;
    std::optional<Decimal> vcpus;
    std::optional<Decimal> memoryGb;
    Provenance provenance;
    std::string sourceUrl;
    std::string note;
    PriceState state = PriceState::Accepted;

    friend bool operator==(const PriceRow &, const PriceRow &) = default;
};

/// Readable join of the identity without option parts: "gcp:us-central1:a3-highgpu-8g"; stays the same across snapshots.
std::string offerIdOf(const PriceRow &row);
/// "onDemand", "spot", "1y", "3y-allUpfront", "1y-convertible", ...; unique within an offer.
std::string optionIdOf(const PriceRow &row);
/// hourly + upfront / termHours, half-even to 1e-12.
Decimal amortisedHourly(const PriceRow &row);

/// An immutable set of prices: one row per identity, the newest `validFrom`.
class PriceBook
{
public:
    PriceBook() = default;
    explicit PriceBook(std::vector<PriceRow> rows);

    const std::vector<PriceRow> &rows() const { return m_rows; }
    /// The accepted rows as offers with their options, sorted by id; prices of zones become one offer per zone only where
    /// they differ from the region's.
    std::vector<Offer> offers() const;
    std::optional<Offer> offer(std::string_view id) const;

private:
    std::vector<PriceRow> m_rows;
};

} // namespace gpufolio
