// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"

#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// Currencies in which offers of the inputs are priced and that have no rate of exchange to `currency` that holds from
/// the first month on.
std::vector<Currency> currenciesWithoutRate(const Inputs &inputs, Currency currency);

/// True when the set can be shown in `currency` with the rates that it has: prices and limits.
bool hasRatesFor(const ScenarioSet &set, Currency currency);

/// The set in another currency. Prices keep the currency they were published in; limits are converted.
/// @param rate 1 unit of the old currency in the new one, held from the first month on; missing = hasRatesFor() is true
ScenarioSet inCurrency(ScenarioSet set, Currency currency, const std::optional<Decimal> &rate);

} // namespace gpufolio::ui
