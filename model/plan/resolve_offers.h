// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/accelerator_table.h"
#include "prices/price_book.h"

namespace gpufolio
{

/// The inputs with everything that a price book and the accelerator table can fill in: offers of the book when the inputs
/// name one (`priceBook`; only those that a workload may use), canonical accelerator names, memory per accelerator.
/// Offers that stand in the inputs stay as they are; the book adds what isn't there.
Inputs resolveOffers(Inputs inputs, const PriceBook &book, const AcceleratorTable &accelerators);

} // namespace gpufolio
