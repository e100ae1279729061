// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "plan/serving.h"

#include <cstddef>
#include <vector>

/// What the figures of a plan are made of: prices times hours, found by serving the scenario again.
namespace gpufolio
{

/// Hours of a month that were billed, or are compared, at one price.
struct UsageTerm {
    const Offer *offer = nullptr;
    const PurchaseOption *option = nullptr;
    Decimal hourly;       ///< offer currency
    Decimal hours;        ///< machine-hours; on spot the useful ones
    Decimal factor;       ///< hours billed for each of them; 1 but on spot
    Decimal exchangeRate; ///< to the scenario's currency
    Money cost;
};

/// What a purchase costs in a month.
struct PurchaseTerm {
    std::size_t purchase = 0; ///< index into result.commitments
    const Lot *lot = nullptr;
    std::int64_t hours = 0;  ///< of the term inside the month and the horizon
    bool startsHere = false; ///< its upfront is billed in this month
    Decimal exchangeRate;    ///< of the month
    Decimal upfrontRate;     ///< rate of exchange of the month in which the upfront is paid
    std::int64_t used = 0;   ///< machine-hours
    std::int64_t owed = 0;
};

/// The terms of one month. A list is empty when there are none, or when their sum isn't the figure of the result.
struct MonthTerms {
    std::vector<UsageTerm> onDemand;
    std::vector<UsageTerm> spot;
    std::vector<UsageTerm> list; ///< demand at on-demand prices
    std::vector<PurchaseTerm> purchases;
};

/// Serves a scenario again to see what its result is made of. Keeps references to both.
class PlanTerms
{
public:
    PlanTerms(const Scenario &scenario, const PlanResult &result);

    MonthTerms month(std::size_t month) const;
    const std::vector<Lot> &lots() const { return m_lots; }
    const Calendar &calendar() const { return m_calendar; }
    /// The rate from a currency to the scenario's in a month; 1 when there is none (evaluate() would have refused).
    Decimal exchangeRate(Currency from, YearMonth month) const;

private:
    void addUsage(MonthTerms &terms, const OfferService &service, const Segment &segment) const;
    void addPurchases(MonthTerms &terms, const OfferService &service, std::size_t month) const;
    void dropWhatDiffers(MonthTerms &terms, const MonthResult &month) const;

    const Scenario &m_scenario;
    const PlanResult &m_result;
    Calendar m_calendar;
    std::vector<MonthSpan> m_months;
    std::vector<Placement> m_placements;
    std::vector<Lot> m_lots;
    std::vector<OfferService> m_services;
};

} // namespace gpufolio
