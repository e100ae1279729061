// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "spot/checkpoint.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gpufolio
{

/// Young's interval as useful work between checkpoints: sqrt(2 d M) - d, M = 1/h. First order, for d much below M.
/// @return Undefined for h = 0 or d = 0, and where d is so long that nothing is left (d >= 2 M).
/// @source Young, CACM 17 (1974): sqrt(2 d M) is the time from one checkpoint to the next, the checkpoint included.
Result<long double> youngIntervalHours(long double hazardPerHour, long double checkpointHours);

/// Daly's interval: sqrt(2 d M) (1 + sqrt(d / 2M) / 3 + (d / 2M) / 9) - d for d < 2 M, else M.
/// @return Undefined for h = 0 or d = 0.
/// @source Daly, FGCS 22 (2006), eq. 37.
Result<long double> dalyIntervalHours(long double hazardPerHour, long double checkpointHours);

/// What an interval costs.
struct IntervalCost {
    std::int64_t intervalSeconds = 0;
    std::optional<Decimal> factor;        ///< billed hours per useful hour; missing = the work would hardly ever finish
    std::optional<Decimal> perUsefulHour; ///< spot price x factor, in the unit of the price

    friend bool operator==(const IntervalCost &, const IntervalCost &) = default;
};

/// Intervals of whole seconds from `first` to at least `last`, `perDoubling` of them on the way to twice the length, so
/// that they stand at even steps on a logarithmic axis. Preconditions: 0 < first < last, perDoubling > 0.
std::vector<std::int64_t> intervalGrid(std::int64_t firstSeconds, std::int64_t lastSeconds, int perDoubling);

/// Expected cost of useful work over the interval between checkpoints, by the closed form of spotFactor().
/// @param model  its own interval is not used
/// @param spotHourly  price of the machine or of one of its accelerators for an hour
std::vector<IntervalCost> costOverInterval(const CheckpointModel &model, Decimal spotHourly,
                                           const std::vector<std::int64_t> &intervalsSeconds);

/// The hazard at which an hour of work on spot costs as much as on-demand: the root h of spot x factor(h) = on-demand.
/// With an interval in the model that is kept, else each hazard has its best one: factor = e^(hR) / (1 - h tau*). The
/// factor grows with h, so there is one root at most.
/// @return the total hazard per hour (all nodes and the zone together); Undefined when spot is no cheaper even without
///         interruptions, or when checkpoints take no time and no interval is given.
Result<long double> breakEvenHazard(const CheckpointModel &model, Decimal spotHourly, Decimal onDemandHourly);

} // namespace gpufolio
