// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/rules.h"

#include <algorithm>
#include <functional>

namespace gpufolio::ui
{

namespace
{

/// Last day of the first local month, on or before which a rate must be dated to hold in it.
Date lastDayOfFirstMonth(const Inputs &inputs)
{
    const auto calendar = Calendar::forZone(inputs.timeZone);
    return (calendar ? *calendar : Calendar::utc()).monthOf(inputs.start).lastDay();
}

/// The newest rate of the pair that holds in the first month.
std::optional<Decimal> rateOf(const Inputs &inputs, Currency from, Currency to)
{
    const Date latest = lastDayOfFirstMonth(inputs);
    const ExchangeRate *best = nullptr;
    for (const ExchangeRate &rate : inputs.exchangeRates) {
        if (rate.from == from && rate.to == to && rate.date <= latest && (best == nullptr || rate.date > best->date))
            best = &rate;
    }
    return best == nullptr ? std::nullopt : std::optional(best->rate);
}

/// Calls `change` for each amount of a limit in the set, which is in the set's currency.
void forEachLimit(ScenarioSet &set, const std::function<void(Decimal &)> &change)
{
    const auto ofPolicy = [&change](std::optional<Policy> &policy) {
        if (policy && policy->limits.upfrontTotal)
            change(*policy->limits.upfrontTotal);
        if (policy && policy->limits.monthlyBilled)
            change(*policy->limits.monthlyBilled);
    };
    ofPolicy(set.inputs.policy);
    for (Plan &plan : set.plans)
        ofPolicy(plan.policy);
}

} // namespace

std::vector<Currency> currenciesWithoutRate(const Inputs &inputs, Currency currency)
{
    std::vector<Currency> missing;
    for (const Offer &offer : inputs.offers) {
        const Currency from = currencyOf(inputs, offer);
        if (from != currency && !rateOf(inputs, from, currency) &&
            std::find(missing.begin(), missing.end(), from) == missing.end())
            missing.push_back(from);
    }
    return missing;
}

bool hasRatesFor(const ScenarioSet &set, Currency currency)
{
    bool limited = false;
    ScenarioSet copy = set;
    forEachLimit(copy, [&limited](Decimal &) { limited = true; });
    const Currency old = set.inputs.currency;
    const bool known = old == currency || rateOf(set.inputs, old, currency) || rateOf(set.inputs, currency, old);
    return currenciesWithoutRate(set.inputs, currency).empty() && (known || !limited);
}

ScenarioSet inCurrency(ScenarioSet set, Currency currency, const std::optional<Decimal> &rate)
{
    Inputs &inputs = set.inputs;
    const Currency old = inputs.currency;
    for (Offer &offer : inputs.offers) {
        if (!offer.currency) // else its prices would be taken for the new currency's
            offer.currency = old;
    }
    const auto forth = rate ? rate : rateOf(inputs, old, currency);
    const auto back = rateOf(inputs, currency, old);
    forEachLimit(set, [&](Decimal &amount) {
        if (forth)
            amount = multiply(amount, *forth);
        else if (back)
            amount = divide(amount, *back, Rounding::HalfEven);
    });
    if (rate) {
        const Date month = lastDayOfFirstMonth(inputs);
        inputs.exchangeRates.push_back({Date{month.year, month.month, 1}, old, currency, *rate});
    }
    inputs.currency = currency;
    return set;
}

} // namespace gpufolio::ui
