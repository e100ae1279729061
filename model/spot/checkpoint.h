// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"
#include "support/result.h"

#include <optional>

namespace gpufolio
{

/// Hours and hazards of a job that writes checkpoints on interruptible machines (SEMANTICS.md, Spot and checkpoints).
struct CheckpointModel {
    long double hazardPerHour = 0;            ///< h = nodes x node hazard + zone hazard
    std::optional<long double> intervalHours; ///< tau, useful work between checkpoints; missing = the best, tau*
    long double checkpointHours = 0;          ///< d
    long double restartHours = 0;             ///< R, billed after each interruption
};

/// tau* = M (1 + W0(-e^(-1 - d/M))) hours, M = 1/h: the interval that makes useful work cheapest.
/// @return Undefined for h = 0 (no interval is best) or d = 0 (every shorter one is better).
/// @source the segment formula below, minimised over tau; Lambert's W0.
Result<long double> optimalIntervalHours(long double hazardPerHour, long double checkpointHours);

/// e^(hR) (e^(h(tau + d)) - 1) / (h tau), for h = 0 its limit (tau + d) / tau. Preconditions: tau > 0, the others >= 0.
/// @return infinity where it doesn't fit.
long double billedPerUsefulHour(long double hazardPerHour, long double intervalHours, long double checkpointHours,
                                long double restartHours);

/// Billed hours per useful hour: e^(hR) (e^(h(tau + d)) - 1) / (h tau); for h = 0 it is (tau + d) / tau, or 1 without
/// an interval. Interruptions can strike during checkpoint and restart.
/// @return the factor, rounded half-even to 1e-12, at least 1. BadValue for negative input or tau = 0; Undefined when
/// an
///         interval is needed and neither given nor computable; Overflow when the factor is over 1e6 (no progress worth
///         the name).
/// @source Daly, FGCS 22 (2006), exponential failures, exact segment form.
Result<Decimal> spotFactor(const CheckpointModel &model);

} // namespace gpufolio
