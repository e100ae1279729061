// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/offer.h"
#include "support/calendar.h"
#include "support/money.h"
#include "workload/workload.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gpufolio
{

/// A purchase of commitments: so many instances of one option, their term starting at an hour.
struct CommitmentPurchase {
    std::string offer;
    std::string option;
    std::int64_t instances = 0;
    UtcHour start;
    bool held = false; ///< signed already: paid in every plan, in no approval form, outside the limits

    friend bool operator==(const CommitmentPurchase &, const CommitmentPurchase &) = default;
};

/// Limits on new purchases and on the plan as a whole; missing = none.
struct Limits {
    std::optional<Decimal> upfrontTotal;              ///< sum of new upfronts inside the horizon, scenario currency
    std::optional<std::int64_t> activeCommitted;      ///< new committed instances of one offer at the same time
    std::optional<std::int64_t> instancesPerPurchase; ///< per option and purchase date
    std::optional<Decimal> spotShare; ///< spot takes at most floor(share x demand) of an offer's instances in each hour
    std::optional<Decimal> monthlyBilled; ///< of each local month, scenario currency

    friend bool operator==(const Limits &, const Limits &) = default;
};

/// When purchases may be made (for the optimiser; `evaluate` takes purchases as they are).
enum class PurchaseCadence { Start, Monthly, Weekly, Daily, Hourly };
using PurchaseDates = std::variant<PurchaseCadence, std::vector<UtcHour>>;

/// Which cost of commitments that outlast the horizon is minimised.
enum class BeyondHorizon { Amortised, Full, Forbidden };

struct Policy {
    PurchaseDates purchaseDates = PurchaseCadence::Monthly;
    BeyondHorizon beyondHorizon = BeyondHorizon::Amortised;
    Limits limits;

    friend bool operator==(const Policy &, const Policy &) = default;
};

/// A rate of exchange that holds from its date on: 1 `from` = `rate` `to`.
struct ExchangeRate {
    Date date;
    Currency from;
    Currency to;
    Decimal rate;
    std::string source = {}; ///< who published it; empty when it stands in the scenario

    friend bool operator==(const ExchangeRate &, const ExchangeRate &) = default;
};

/// What all plans share: prices, workloads, what is held, assumptions.
struct Inputs {
    std::string name;
    Currency currency;
    UtcHour start;
    std::int64_t hours = 0;
    std::string timeZone = "UTC";
    std::optional<Decimal> discountRate; ///< annual effective rate; without one there is no NPV
    Rounding rounding = Rounding::HalfEven;
    std::optional<std::string>
        priceBook; ///< offers come from this snapshot of the project (`bundled` = the bundled book)
    std::vector<Offer> offers;
    std::vector<Workload> workloads;
    std::vector<CommitmentPurchase> commitments; ///< in every plan; usually the held ones
    std::vector<ExchangeRate> exchangeRates;
    std::optional<Policy> policy; ///< of plans that have none

    Period horizon() const { return {start, start + hours}; }
    friend bool operator==(const Inputs &, const Inputs &) = default;
};

/// A way to serve the inputs: new purchases and limits.
struct Plan {
    std::string id;
    std::string name;
    std::vector<CommitmentPurchase> commitments;
    std::optional<Policy> policy;

    friend bool operator==(const Plan &, const Plan &) = default;
};

/// A scenario file: inputs and any number of plans (none: the inputs' own commitments are the one plan).
struct ScenarioSet {
    Inputs inputs;
    std::vector<Plan> plans;

    friend bool operator==(const ScenarioSet &, const ScenarioSet &) = default;
};

/// Inputs and one plan: what `evaluate` and `optimise` are functions of.
struct Scenario {
    Inputs inputs;
    Plan plan;

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// The plans of a file as scenarios; a file without plans gives one, named after the file's inputs, with id "plan".
std::vector<Scenario> scenarios(const ScenarioSet &set);

const Offer *findOffer(const Inputs &inputs, std::string_view id);
/// The policy that holds for a plan: its own, else the inputs', else the default.
Policy effectivePolicy(const Scenario &scenario);
/// The currency an offer is priced in.
Currency currencyOf(const Inputs &inputs, const Offer &offer);

} // namespace gpufolio
