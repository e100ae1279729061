// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "plan/serving.h"

#include <vector>

namespace gpufolio
{

/// Offers that a plan touches: those of its workloads and of its commitments, in the inputs' order.
std::vector<const Offer *> offersInUse(const Inputs &inputs, const std::vector<Placement> &placements,
                                       const std::vector<Lot> &lots);

/// Figures of each option of the offers in use.
std::vector<OptionFigures> optionFigures(const std::vector<const Offer *> &offers);

/// Writes down what the figures rest on: prices with source and dates, rates of exchange, rules; and what to be wary
/// of.
void noteAssumptions(const Scenario &scenario, const std::vector<const Offer *> &offers,
                     const std::vector<OfferService> &services, PlanResult &result);

} // namespace gpufolio
