// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/exchange_rates.h"

namespace gpufolio
{

/// Gives a scenario the rates of exchange that it lacks: for each currency of its offers for which it has none itself,
/// that of the last day on or before the end of each month of the horizon, and of the months in which commitments
/// start. They name their source, so that assumptions can. Where the table has none nothing is added; evaluate() then
/// says what is missing.
void fillExchangeRates(ScenarioSet &set, const ExchangeRates &rates);

} // namespace gpufolio
