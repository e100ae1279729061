// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "spot/checkpoint.h"

#include <optional>
#include <vector>

namespace gpufolio
{

/// What spot would cost a workload on an offer, by the closed form that evaluate() uses (SEMANTICS.md, Spot and
/// checkpoints), at the prices that hold when the horizon starts. Money is in the offer's currency; a missing figure
/// has no value, and `advice` says why.
struct SpotOutlook {
    Currency currency;
    Decimal accelerators;                  ///< per machine
    std::optional<Decimal> spotHourly;     ///< per machine-hour
    std::optional<Decimal> onDemandHourly; ///< per machine-hour
    CheckpointModel model;                 ///< without an interval unless one is given

    std::optional<long double> bestHours; ///< tau*, useful work between checkpoints
    std::optional<long double> youngHours;
    std::optional<long double> dalyHours;
    std::optional<long double> chosenHours; ///< what evaluate() uses: the given one, else tau*

    std::optional<Decimal> factor;            ///< billed hours per useful hour at the chosen interval
    std::optional<Decimal> perUsefulHour;     ///< spot price x factor per GPU-hour of work
    std::optional<Decimal> bestPerUsefulHour; ///< the same at tau*
    std::optional<Decimal> onDemandPerHour;   ///< per GPU-hour
    std::optional<Decimal> spotPerHour;       ///< per GPU-hour, before interruptions

    /// Interruptions per node and hour at which spot costs what on-demand costs, the zone's rate as it is; of a given
    /// interval as it is given.
    std::optional<long double> breakEvenPerNode;
    std::vector<Message> advice; ///< sentences, the most important first
    bool hazardKnown = false;    ///< the spot price states an interruption rate, maybe 0

    /// Spot is cheaper than on-demand for this workload, so that evaluate() would use it.
    bool pays() const { return perUsefulHour && onDemandPerHour && *perUsefulHour < *onDemandPerHour; }
};

/// Looks at a workload on an offer; also at one that may not stop (only prices are then known).
SpotOutlook spotOutlook(const Inputs &inputs, const Workload &workload, const Offer &offer);

/// "45 s", "56 min", "3.5 h": hours in the unit that reads best, with at most one decimal.
Message durationMessage(long double hours);

} // namespace gpufolio
