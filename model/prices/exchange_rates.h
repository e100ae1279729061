// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/currency.h"
#include "support/decimal.h"
#include "support/instant.h"
#include "support/result.h"

#include <cstddef>
#include <map>
#include <optional>

namespace gpufolio
{

/// A rate of exchange with the day that it is of: 1 `from` = `rate` `to`.
struct DatedRate {
    Date date;
    Currency from;
    Currency to;
    Decimal rate;

    friend bool operator==(const DatedRate &, const DatedRate &) = default;
};

/// Rates of exchange by day, each as units of a currency for one euro, as the European Central Bank publishes them.
class ExchangeRates
{
public:
    using Day = std::map<Currency, Decimal>; ///< units of the currency for 1 EUR; above 0

    /// Sets the rate of a day; a later one replaces it.
    void set(Date day, Currency currency, Decimal perEuro) { m_days[day][currency] = perEuro; }
    /// Takes over all rates of another table; they replace those of the same day and currency.
    void merge(const ExchangeRates &other);

    bool empty() const { return m_days.empty(); }
    /// Number of rates.
    std::size_t size() const;
    const std::map<Date, Day> &days() const { return m_days; }

    /// The rate of the last day on or before `day` that has both currencies; banks' holidays have none of their own.
    ///
    ///   1 from = (to per EUR / from per EUR) to
    ///
    /// @return half-even to 1e-12, 1 for the same currency; MissingRate naming the pair and the day
    Result<DatedRate> rate(Currency from, Currency to, Date day) const;

    friend bool operator==(const ExchangeRates &, const ExchangeRates &) = default;

private:
    std::map<Date, Day> m_days;
};

} // namespace gpufolio
