// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"
#include "support/instant.h"
#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// From an hour on so many machines are delivered and paid.
struct RampStep {
    UtcHour from;
    std::int64_t instances = 0;

    friend bool operator==(const RampStep &, const RampStep &) = default;
};

/// What a quote says besides its price; named as in scenario files (JSON.md, quote). Kept with the price and shown; no
/// plan counts them as cost so far. Amounts are per machine in the currency of the price.
struct QuoteTerms {
    std::optional<std::int64_t> instances;   ///< machines that were asked for
    std::optional<Decimal> deposit;          ///< paid at the start, given back at the end
    std::optional<std::int64_t> billingDay;  ///< day of the month, 1 to 31
    std::optional<std::int64_t> paymentDays; ///< days from the invoice to its payment
    bool billedInAdvance = false;            ///< a month is invoiced before it begins
    std::vector<RampStep> ramp;              ///< by hour
    std::optional<Date> deliveryDay;         ///< promised by the vendor
    std::optional<Decimal> exitFee;          ///< to end the term early
    std::optional<Decimal> serviceCredit;    ///< share of a month's fee that comes back when the service fails

    friend bool operator==(const QuoteTerms &, const QuoteTerms &) = default;
};

/// One line of JSON; keys that are not known are left out.
std::string toText(const QuoteTerms &terms);
/// readQuoteTerms(toText(x)) == x. @param where  for messages
Read<QuoteTerms> readQuoteTerms(std::string_view text, const std::string &where);

} // namespace gpufolio
