// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario_values.h"
#include "prices/offer.h"
#include "support/json_reader.h"

namespace gpufolio
{

/// Reads one way to buy an offer. A price of 0 is refused as missing (MissingPrice); of a commitment, when upfront and
/// hourly are both 0. What is wrong is left at its default.
PurchaseOption readOption(JsonObjectReader &object, UniqueIds &ids);

} // namespace gpufolio
