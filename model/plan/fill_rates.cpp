// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/fill_rates.h"

#include "support/calendar.h"

#include <algorithm>
#include <set>

namespace gpufolio
{

namespace
{

std::set<YearMonth> monthsOf(const ScenarioSet &set, const Calendar &calendar)
{
    std::set<YearMonth> months;
    for (const MonthSpan &span : calendar.months(set.inputs.horizon()))
        months.insert(span.month);
    for (const CommitmentPurchase &purchase : set.inputs.commitments)
        months.insert(calendar.monthOf(purchase.start));
    for (const Plan &plan : set.plans) {
        for (const CommitmentPurchase &purchase : plan.commitments)
            months.insert(calendar.monthOf(purchase.start));
    }
    return months;
}

std::set<Currency> currenciesWithoutRate(const Inputs &inputs)
{
    std::set<Currency> currencies;
    for (const Offer &offer : inputs.offers) {
        if (offer.currency && *offer.currency != inputs.currency)
            currencies.insert(*offer.currency);
    }
    for (const ExchangeRate &rate : inputs.exchangeRates) {
        if (rate.to == inputs.currency)
            currencies.erase(rate.from);
    }
    return currencies;
}

} // namespace

void fillExchangeRates(ScenarioSet &set, const ExchangeRates &rates)
{
    Inputs &inputs = set.inputs;
    const Result<Calendar> calendar = Calendar::forZone(inputs.timeZone);
    if (!calendar || rates.empty())
        return;
    for (const Currency from : currenciesWithoutRate(inputs)) {
        for (const YearMonth month : monthsOf(set, *calendar)) {
            const Result<DatedRate> found = rates.rate(from, inputs.currency, month.lastDay());
            if (!found)
                continue;
            const ExchangeRate rate{found->date, from, inputs.currency, found->rate, "ECB"};
            if (std::find(inputs.exchangeRates.begin(), inputs.exchangeRates.end(), rate) == inputs.exchangeRates.end())
                inputs.exchangeRates.push_back(rate);
        }
    }
}

} // namespace gpufolio
