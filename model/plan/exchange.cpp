// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/exchange.h"

namespace gpufolio
{

Result<Decimal> Exchange::rate(Currency from, YearMonth month) const
{
    if (from == m_to)
        return Decimal::fromInteger(1);
    const Date lastDay = month.lastDay();
    const ExchangeRate *newest = nullptr;
    for (const ExchangeRate &candidate : m_rates) {
        const bool pair = candidate.from == from && candidate.to == m_to;
        if (pair && candidate.date <= lastDay && (!newest || candidate.date >= newest->date))
            newest = &candidate;
    }
    if (newest)
        return newest->rate;
    return Error{
        Error::Code::MissingRate,
        {GPUFOLIO_TEXT("model",
                       "No rate of exchange from %1 to %2 dated on or before %3; enter one under exchangeRates."),
         {from.code(), m_to.code(), lastDay.toText()}},
        {{}, 0, 0, "exchangeRates"}};
}

} // namespace gpufolio
