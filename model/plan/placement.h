// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "support/calendar.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gpufolio
{

/// Where a workload runs, and what it asks of that offer hour by hour.
struct Placement {
    const Workload *workload = nullptr;
    const Offer *offer = nullptr; ///< null: no place, `reason` says why
    Message reason;
    std::vector<std::int64_t> units;     ///< demand in its own unit, per hour of the horizon
    std::vector<std::int64_t> instances; ///< whole machines of the offer, per hour; empty without an offer
    AcceleratorHours acceleratorHours;   ///< asked for
};

/// Gives each workload its offer: the pinned one, else the cheapest fitting one on demand over the horizon, ties by id.
/// Shared workloads of one offer round up their sum; the machines go to them in file order.
/// @return one placement a workload, in file order; Overflow when demand doesn't fit.
Result<std::vector<Placement>> placeWorkloads(const Inputs &inputs, const Calendar &calendar);

} // namespace gpufolio
