// SPDX-License-Identifier: GPL-3.0-or-later
#include "spot/interval.h"

#include <algorithm>
#include <cmath>

namespace gpufolio
{

namespace
{

Error undefined(const char *text)
{
    return {Error::Code::Undefined, {text, {}}, {}};
}

/// Without a hazard or a checkpoint time no formula has an interval; optimalIntervalHours() says why.
std::optional<Error> whyNoInterval(long double hazard, long double checkpoint)
{
    if (hazard > 0 && checkpoint > 0)
        return std::nullopt;
    return optimalIntervalHours(hazard, checkpoint).error();
}

} // namespace

Result<long double> youngIntervalHours(long double hazardPerHour, long double checkpointHours)
{
    if (auto error = whyNoInterval(hazardPerHour, checkpointHours))
        return *error;
    const long double between = std::sqrt(2 * checkpointHours / hazardPerHour);
    if (!(between > checkpointHours))
        return undefined(GPUFOLIO_TEXT(
            "model", "Young's formula leaves no time to work: a checkpoint takes too long for these interruptions."));
    return between - checkpointHours;
}

Result<long double> dalyIntervalHours(long double hazardPerHour, long double checkpointHours)
{
    if (auto error = whyNoInterval(hazardPerHour, checkpointHours))
        return *error;
    const long double share = checkpointHours * hazardPerHour / 2; // d / 2M
    if (share >= 1)
        return 1 / hazardPerHour;
    return std::sqrt(2 * checkpointHours / hazardPerHour) * (1 + std::sqrt(share) / 3 + share / 9) - checkpointHours;
}

std::vector<std::int64_t> intervalGrid(std::int64_t firstSeconds, std::int64_t lastSeconds, int perDoubling)
{
    std::vector<std::int64_t> grid;
    for (int step = 0; grid.empty() || grid.back() < lastSeconds; ++step) {
        const long double exact =
            static_cast<long double>(firstSeconds) * std::exp2(static_cast<long double>(step) / perDoubling);
        const auto seconds = static_cast<std::int64_t>(std::llround(exact));
        if (grid.empty() || seconds > grid.back())
            grid.push_back(seconds);
    }
    return grid;
}

std::vector<IntervalCost> costOverInterval(const CheckpointModel &model, Decimal spotHourly,
                                           const std::vector<std::int64_t> &intervalsSeconds)
{
    std::vector<IntervalCost> costs;
    costs.reserve(intervalsSeconds.size());
    CheckpointModel at = model;
    for (const std::int64_t seconds : intervalsSeconds) {
        IntervalCost &cost = costs.emplace_back();
        cost.intervalSeconds = seconds;
        at.intervalHours = static_cast<long double>(seconds) / 3600;
        if (const Result<Decimal> factor = spotFactor(at)) {
            cost.factor = *factor;
            cost.perUsefulHour = multiply(spotHourly, *factor);
        }
    }
    return costs;
}

Result<long double> breakEvenHazard(const CheckpointModel &model, Decimal spotHourly, Decimal onDemandHourly)
{
    const long double d = model.checkpointHours;
    if (!model.intervalHours && !(d > 0))
        return optimalIntervalHours(1, 0).error();
    const auto factorAt = [&](long double hazard) {
        const long double tau = model.intervalHours ? *model.intervalHours : *optimalIntervalHours(hazard, d);
        return billedPerUsefulHour(hazard, tau, d, model.restartHours);
    };
    const long double withoutHazard = model.intervalHours ? (*model.intervalHours + d) / *model.intervalHours : 1;
    const long double wanted =
        spotHourly.isZero() || spotHourly.isNegative() ? 0 : onDemandHourly.toLongDouble() / spotHourly.toLongDouble();
    if (!(wanted > withoutHazard))
        return undefined(
            GPUFOLIO_TEXT("model", "Spot is no cheaper than on-demand here, however rarely it is interrupted."));
    // The factor only grows: enclose the root between two powers of two, then halve (of the logarithm) to the last bit.
    long double low = 1e-12L;
    long double high = 1;
    if (factorAt(low) >= wanted)
        return low;
    while (factorAt(high) < wanted)
        high *= 2;
    for (int i = 0; i < 200 && low * (1 + 1e-18L) < high; ++i) {
        const long double middle = std::sqrt(low * high);
        if (!(middle > low && middle < high))
            break;
        (factorAt(middle) < wanted ? low : high) = middle;
    }
    return high;
}

} // namespace gpufolio
