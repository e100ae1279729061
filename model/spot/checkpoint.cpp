// SPDX-License-Identifier: GPL-3.0-or-later
#include "spot/checkpoint.h"

#include <algorithm>
#include <cmath>

namespace gpufolio
{

namespace
{

// g(y) = -(y + ln(1 - y)) = sum of y^k / k from k = 2: series where the closed form would cancel.
long double excess(long double y)
{
    if (y > 0.1L)
        return -(y + std::log1p(-y));
    long double sum = 0;
    long double power = y;
    for (int k = 2; k < 60; ++k) {
        power *= y;
        sum += power / static_cast<long double>(k);
        if (power < sum * 1e-21L)
            break;
    }
    return sum;
}

Error undefined(const char *text)
{
    return {Error::Code::Undefined, {text, {}}, {}};
}

// More than a million billed hours for one useful hour is no plan.
constexpr long double largestFactor = 1e6L;

} // namespace

Result<long double> optimalIntervalHours(long double hazardPerHour, long double checkpointHours)
{
    if (!(hazardPerHour > 0))
        return undefined(GPUFOLIO_TEXT("model", "Without interruptions there is no best checkpoint interval."));
    if (!(checkpointHours > 0))
        return undefined(
            GPUFOLIO_TEXT("model", "With checkpoints that take no time there is no best interval: enter one."));
    // With y = tau / M the condition (1 - y) e^y = e^(-d/M) reads g(y) = d/M. Both starting points lie above the root
    // and g is convex: Newton falls monotonically onto it.
    const long double delta = hazardPerHour * checkpointHours;
    long double y = std::min(std::sqrt(2 * delta), 1 - std::exp(-1 - delta));
    for (int i = 0; i < 100; ++i) {
        const long double next = y - (excess(y) - delta) * (1 - y) / y;
        const bool settled = !(next < y) || y - next < y * 1e-19L;
        y = next > 0 ? next : y;
        if (settled)
            break;
    }
    return y / hazardPerHour;
}

long double billedPerUsefulHour(long double hazardPerHour, long double intervalHours, long double checkpointHours,
                                long double restartHours)
{
    const long double segment = intervalHours + checkpointHours;
    if (hazardPerHour == 0)
        return segment / intervalHours;
    return std::exp(hazardPerHour * restartHours) * std::expm1(hazardPerHour * segment) /
           (hazardPerHour * intervalHours);
}

Result<Decimal> spotFactor(const CheckpointModel &model)
{
    const long double h = model.hazardPerHour;
    const long double d = model.checkpointHours;
    const long double restart = model.restartHours;
    if (h < 0 || d < 0 || restart < 0 || (model.intervalHours && !(*model.intervalHours > 0)))
        return Error{
            Error::Code::BadValue,
            {GPUFOLIO_TEXT(
                 "model", "Hazard, checkpoint and restart time must not be negative and the interval must be above 0."),
             {}},
            {}};
    if (h == 0) // nothing is lost; only the checkpoints cost time
        return model.intervalHours ? Decimal::fromLongDouble((*model.intervalHours + d) / *model.intervalHours)
                                   : Decimal::fromInteger(1);
    long double tau = 0;
    if (model.intervalHours) {
        tau = *model.intervalHours;
    } else {
        const Result<long double> best = optimalIntervalHours(h, d);
        if (!best)
            return best.error();
        tau = *best;
    }
    const long double factor = billedPerUsefulHour(h, tau, d, restart);
    if (!(factor <= largestFactor))
        return Error{Error::Code::Overflow,
                     {GPUFOLIO_TEXT("model", "With these interruptions the work would hardly ever finish."), {}},
                     {}};
    return Decimal::fromLongDouble(factor);
}

} // namespace gpufolio
