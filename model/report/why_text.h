// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/metric_value.h"
#include "report/why.h"
#include "report/why_terms.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Words and expressions of Why.
namespace gpufolio
{

/// "1,234.50": an amount as printed.
std::string printed(const Money &amount, Rounding rounding);
/// "88.489999902575": all decimals, at least two; for prices that are multiplied.
std::string exactRate(Decimal perHour);
/// "1,120.376304": all decimals.
std::string exactNumber(Decimal value);
/// A figure with its unit as a person reads it: "274,016.83 USD", "37.5%", "1,200 machine-hours".
std::string valueText(const MetricValue &figure, MetricUnit unit, Currency currency, Rounding rounding);

/// The sum of printed amounts, each with its sign, and what is missing to the printed value as a last term.
struct PrintedSum {
    std::string numbers;  ///< "12.35 + 12.35 - 0.01 = 24.69"
    std::string rounding; ///< the last term, "-0.01"; empty when there is none
};
PrintedSum printedSum(const std::vector<Money> &added, const std::vector<Money> &taken, const Money &value,
                      Rounding rounding);
/// The same for figures that are not money.
std::string exactSum(const std::vector<Decimal> &added, const std::string &value);

/// "a + b + c = value"
std::string expression(const std::vector<std::string> &terms, const std::string &value);
/// "88.49 x 744", "50.61 x 744 x 1.13 x 0.92": price, hours and, unless they are 1, hours billed per hour of work and
/// rate of exchange.
std::string product(const UsageTerm &term);
/// " x 0.92" unless the factor is 1.
std::string timesRate(Decimal factor);

/// "gcp list prices, retrieved 2026-07-30, valid from 2026-07-30"
Message sourceText(const Provenance &provenance);
/// The price of an option that holds then, with its source; a commitment's upfront as an input of its own.
void addPriceInputs(std::vector<WhyInput> &inputs, const Offer &offer, const PurchaseOption &option,
                    const PriceAt &price, Currency currency);
/// Adds the input unless it stands there already.
void addInput(std::vector<WhyInput> &inputs, WhyInput input);

/// The rounding rule of a figure; `roundingTerm` is the last term of a PrintedSum.
Message roundingText(MetricUnit unit, Currency currency, Rounding rounding, const std::string &roundingTerm = {});

} // namespace gpufolio
