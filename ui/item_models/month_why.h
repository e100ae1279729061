// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/cost_table.h"
#include "report/why.h"

#include <cstddef>

namespace gpufolio::ui
{

/// Why a part of the cost of a period is what it is: its formula, or its months or purchases that were added up.
Why whyOfPart(const Scenario &scenario, const PlanResult &result, const CostTable &table, std::size_t layer,
              std::size_t period);
/// Why the whole cost of a period is what it is.
Why whyOfTotal(const Scenario &scenario, const PlanResult &result, const CostTable &table, std::size_t period);

/// The figure that a part is, as far as one has its name.
Metric metricOf(CostTable::Part part, ViewSettings::View view);

} // namespace gpufolio::ui
