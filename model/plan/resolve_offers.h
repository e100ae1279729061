// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/accelerator_table.h"
#include "prices/price_book.h"

namespace gpufolio
{

/// The scenarios with everything that a price book and the accelerator table can fill in: offers of the book when the
/// inputs name one (`priceBook`; only those that a workload may use or a plan buys), one name for each accelerator,
/// memory per accelerator. Offers that stand in the inputs keep their prices; the book adds what isn't there.
ScenarioSet resolveOffers(ScenarioSet set, const PriceBook &book, const AcceleratorTable &accelerators);

/// One name for each allowed accelerator of a workload; names that the table doesn't have stay as they are.
void unifyNames(Workload &workload, const AcceleratorTable &accelerators);

} // namespace gpufolio
