// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "support/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio::ui
{

/// "So many GPUs of this kind, from this month to that": what somebody knows before there is a project.
struct NumberRequest {
    enum class Use { Always, OfficeHours, ByMonth };

    std::string accelerator; ///< canonical model
    std::int64_t accelerators = 0;
    YearMonth from;
    YearMonth to;                      ///< the last month, included
    std::vector<std::int64_t> byMonth; ///< accelerators of each month; for ByMonth
    Use use = Use::Always;
    Rounding rounding = Rounding::HalfEven;
    std::optional<Decimal> interruptionsPerHour; ///< set when the work may stop: what a spot machine is taken to suffer
    std::optional<Decimal> discountRate;

    std::string name;
    std::array<std::string, 3> planNames; ///< all on-demand; base load on commitment; 70 % reserved and spot
    std::string timeZone = "UTC";
    Currency currency;
};

/// The offer that a request is priced at, and what it has.
struct NumberChoice {
    Offer offer;
    std::optional<PurchaseOption>
        commitment; ///< the cheapest of one year, spread over its term; missing = none is sold
    std::optional<PurchaseOption> spot;
    std::int64_t peakInstances = 0;
    std::size_t fitting = 0; ///< offers of that accelerator and currency with an on-demand price
};

/// Of the offers with that accelerator, in the request's currency and with an on-demand price: first those that sell a
/// commitment of one year at a price below on-demand that was seen within 90 days of it, then those that sell one at
/// all, then (when the work may stop) those with a spot price, then the cheapest on-demand for the machines needed, the
/// id.
/// @return MissingPrice when there is none; names the currencies in which there are prices
Result<NumberChoice> chooseOffer(const NumberRequest &request, const std::vector<Offer> &book);

/// A scenario with all fitting offers, one workload on the chosen one, and up to three plans:
///   all on-demand;
///   base load on commitment: as many machines as are used long enough to pay, bought again when the term ends;
///   70 % of the peak on commitment, the rest on spot where it may stop and spot has a price, else on-demand.
/// The last two are left out when no one-year commitment is sold.
Result<ScenarioSet> planFromNumber(const NumberRequest &request, const std::vector<Offer> &book);

} // namespace gpufolio::ui
