// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/exchange_rates.h"
#include "project/sqlite.h"

namespace gpufolio
{

/// All rates of exchange of a project. Throws sqlite::Failure; Syntax when a row can't be read.
ExchangeRates readRates(sqlite::Database &database);

/// Adds rates; they replace those of the same day and currency. To be called inside a transaction. Throws
/// sqlite::Failure.
void writeRates(sqlite::Database &database, const ExchangeRates &rates);

} // namespace gpufolio
