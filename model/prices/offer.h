// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/instant.h"
#include "support/money.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// How capacity can be bought. Names as in scenario files (`kind`).
enum class OptionKind {
    OnDemand,        ///< pay per use, no obligation
    Commitment,      ///< an amount of usage owed over a term, used or not
    Spot,            ///< interruptible, price set by the provider
    CapacityBlock,   ///< a fixed window of hours, all paid when it is bought
    SpendCommitment, ///< savings plan: the rate under a plan that owes an hourly spend over a term
};
std::string_view toText(OptionKind kind);
/// True for what is bought for a number of hours: it has a term, and may have an upfront.
bool hasTerm(OptionKind kind);
/// True for the kinds that a plan can hold so far; prices of the others are kept, listed and compared only.
bool isPlannable(OptionKind kind);
std::optional<OptionKind> optionKindFrom(std::string_view name);

/// Where a price was seen and since when it holds.
struct Provenance {
    std::string source;            ///< who said so: "gcp pricing calculator", "quote of ACME 2026-11-02"
    std::optional<Date> retrieved; ///< day on which we read it
    std::optional<Date> validFrom; ///< day from which the vendor published it

    friend bool operator==(const Provenance &, const Provenance &) = default;
};
/// The day that decides which of two prices is newer: validFrom, where it is not known the day of reading.
std::optional<Date> priceDate(const Provenance &provenance);

/// One entry of a price path: the option's price from that time on. On-demand and spot: for hours; commitment: for
/// purchases.
struct PricePoint {
    UtcHour from;
    Decimal hourly;
    std::optional<Decimal> upfront; ///< commitments only; missing = unchanged

    friend bool operator==(const PricePoint &, const PricePoint &) = default;
};

/// How a second of use becomes an amount (SEMANTICS.md, Time).
struct Metering {
    enum class Unit { Second, Hour };
    Unit unit = Unit::Second;
    std::int64_t minimumSeconds = 60;

    friend bool operator==(const Metering &, const Metering &) = default;
};

/// One way to buy an offer; prices are per instance-hour as read, in the offer's currency.
struct PurchaseOption {
    std::string id;
    OptionKind kind = OptionKind::OnDemand;
    Decimal hourly;             ///< rate per instance-hour; of a commitment: the recurring fee, used or not
    std::int64_t termHours = 0; ///< commitments: length of the term, 8,760 for one year
    Decimal upfront;            ///< commitments: paid when the term starts, per instance

    std::optional<Decimal> interruptionsPerHour;     ///< spot: hazard of one node, per hour
    std::optional<Decimal> zoneInterruptionsPerHour; ///< spot: common hazard, added once whatever the number of nodes
    std::optional<std::int64_t> noticeSeconds;
    std::optional<Decimal> noticeSuccess;
    std::optional<Decimal> protectedHours;

    std::optional<std::int64_t> maxInstances; ///< quota; for spot it counts useful instances served
    std::optional<UtcHour> availableFrom;     ///< lead time: not to be had before
    std::optional<Metering> metering;
    std::vector<PricePoint> path; ///< sorted by `from`
    Provenance provenance;

    friend bool operator==(const PurchaseOption &, const PurchaseOption &) = default;
};

/// The price that holds at an hour: the last path entry not after it, else the option's own.
struct PriceAt {
    Decimal hourly;
    Decimal upfront;
};
PriceAt priceAt(const PurchaseOption &option, UtcHour when);

/// An instance type in a region of a provider, with the ways to buy it.
/// Exactly one on-demand option, or none (unserved hours then have no place); at most one spot option.
struct Offer {
    std::string id;
    std::string provider;
    std::string account;
    std::string region;
    std::string zone;
    std::string instanceType;
    std::string operatingSystem;
    std::string tenancy;
    std::string accelerator;          ///< canonical model name, such as H100-SXM-80GB
    Decimal acceleratorCount;         ///< per instance; 0.5 is half a card
    std::optional<Currency> currency; ///< default: the scenario's

    std::optional<Decimal> memoryPerAcceleratorGb;
    std::string interconnect;
    std::optional<Decimal> networkGbps;
    std::optional<Decimal> vcpus;
    std::optional<Decimal> memoryGb;
    std::optional<Decimal> localDiskTb;
    std::vector<std::string> certifications;
    std::vector<PurchaseOption> options;

    friend bool operator==(const Offer &, const Offer &) = default;
};

/// The option of that id or kind, or null.
const PurchaseOption *findOption(const Offer &offer, std::string_view id);
const PurchaseOption *findOption(const Offer &offer, OptionKind kind);

/// Rate of a commitment with its upfront spread over the term: hourly + upfront / termHours, half-even to 1e-12.
/// For other kinds the hourly rate itself.
Decimal amortisedHourly(const PurchaseOption &option);

/// Amount for `seconds` of use of one instance: per second with a minimum, or per hour rounded up.
Money meteredAmount(const HourlyRate &rate, std::int64_t seconds, const Metering &metering);

} // namespace gpufolio
