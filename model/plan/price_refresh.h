// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/price_book.h"

#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// What a price book says about a price that stands in a project.
enum class PriceChange {
    Same,       ///< the price of the book, maybe seen again on a later day
    Changed,    ///< the book's price is another one, and not older
    Older,      ///< the book's price is of an earlier day: the project's stays
    NotOffered, ///< the book doesn't have it (any more), or in another currency only: the project's stays
};

/// One price of the project beside the book's. Prices are per machine-hour with the upfront spread over the term
/// (amortisedHourly()), in the offer's currency.
struct PriceComparison {
    std::string offer;
    std::string option;
    OptionKind kind = OptionKind::OnDemand;
    Currency currency;
    Decimal before;
    std::optional<Date> dateBefore;
    std::optional<Decimal> after; ///< missing when not offered
    std::optional<Date> dateAfter;
    std::optional<Decimal> change; ///< after / before - 1; missing without `after` or when `before` is 0
    PriceChange state = PriceChange::Same;
};

/// The prices that stand in the inputs, in their order, each beside the book's price of the same offer and option.
std::vector<PriceComparison> comparePrices(const Inputs &inputs, const PriceBook &book);

/// The inputs with each Same and Changed price as the book has it: hourly, upfront and provenance. All else of an
/// option stays (interruptions, quota, metering, price path), and so do prices that are Older or NotOffered.
Inputs withPricesOf(Inputs inputs, const PriceBook &book);

/// The inputs with this one option as the given offer has it; the offer or the option is added when it is missing.
/// @param option  id of an option of `offer`
Inputs withPrice(Inputs inputs, const Offer &offer, const std::string &option);

/// What a plan costs before and after its prices changed; missing where it can't be computed.
struct PlanPriceChange {
    std::string plan;
    std::string name;
    std::optional<Money> amortisedBefore;
    std::optional<Money> amortisedAfter;
    std::optional<Money> billedBefore;
    std::optional<Money> billedAfter;
    std::optional<Decimal> amortisedChange; ///< after / before - 1; missing when before is 0
    std::optional<Decimal> billedChange;
};

/// Every plan of `set` with its own inputs and with `after`. Offers of a price book must be filled in
/// (resolveOffers()).
std::vector<PlanPriceChange> comparePlanCosts(const ScenarioSet &set, const Inputs &after);

} // namespace gpufolio
