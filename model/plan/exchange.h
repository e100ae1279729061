// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"

#include <vector>

namespace gpufolio
{

/// Dated rates of exchange of a scenario.
class Exchange
{
public:
    explicit Exchange(const Inputs &inputs) : m_to(inputs.currency), m_rates(inputs.exchangeRates) {}

    /// The newest rate from `from` to the scenario's currency dated on or before the month's last day; 1 for the
    /// scenario's own currency. Only the pair as given counts, never its inverse.
    /// @return MissingRate naming the pair and the date.
    Result<Decimal> rate(Currency from, YearMonth month) const;
    Currency to() const { return m_to; }

private:
    Currency m_to;
    const std::vector<ExchangeRate> &m_rates;
};

} // namespace gpufolio
