// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/accelerator_table.h"
#include "prices/price_book.h"
#include "support/result.h"

namespace gpufolio
{

/// The scenarios as they can be given away: nothing is looked up in a price book or read from another file any more.
///
/// Prices of the book that are used come in with source and dates, and `priceBook` goes: those of offers that a plan
/// buys, a workload names, or a workload that names none is placed on. What stands in the inputs stays. Demand from a
/// CSV file is written out hour by hour; notes stay. View, period and the start of the fiscal year are not in it: the
/// contract has no keys for them, and no cost of a plan depends on them. All plans cost the same to the last unit,
/// before and after. Where a workload has no place, everything it could choose from stays, so that the reason given
/// stays the same, too.
/// @return UnknownReference: a workload or a purchase names an offer that is nowhere; it says which.
Result<ScenarioSet> selfContained(ScenarioSet set, const PriceBook &book, const AcceleratorTable &accelerators);

} // namespace gpufolio
