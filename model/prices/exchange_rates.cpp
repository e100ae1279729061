// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/exchange_rates.h"

#include <iterator>

namespace gpufolio
{

namespace
{

std::optional<Decimal> perEuro(const ExchangeRates::Day &day, Currency currency)
{
    if (currency == Currency::of("EUR"))
        return Decimal::fromInteger(1);
    const auto found = day.find(currency);
    return found == day.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

void ExchangeRates::merge(const ExchangeRates &other)
{
    for (const auto &[day, rates] : other.m_days) {
        for (const auto &[currency, rate] : rates)
            set(day, currency, rate);
    }
}

std::size_t ExchangeRates::size() const
{
    std::size_t count = 0;
    for (const auto &[day, rates] : m_days)
        count += rates.size();
    return count;
}

Result<DatedRate> ExchangeRates::rate(Currency from, Currency to, Date day) const
{
    if (from == to)
        return DatedRate{day, from, to, Decimal::fromInteger(1)};
    for (auto later = m_days.upper_bound(day); later != m_days.begin();) {
        --later;
        const std::optional<Decimal> fromRate = perEuro(later->second, from);
        const std::optional<Decimal> toRate = perEuro(later->second, to);
        if (fromRate && toRate)
            return DatedRate{later->first, from, to, divide(*toRate, *fromRate, Rounding::HalfEven)};
    }
    return Error{Error::Code::MissingRate,
                 {GPUFOLIO_TEXT("model", "the project has no rate of exchange from %1 to %2 dated on or before %3; "
                                         "import the reference rates of the European Central Bank"),
                  {from.code(), to.code(), day.toText()}},
                 {{}, 0, 0, "exchangeRates"}};
}

} // namespace gpufolio
