// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/nice_scale.h"

#include <algorithm>
#include <cmath>

namespace gpufolio::ui
{

namespace
{

/// The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is at least `value`.
double niceStep(double value, int &decimals)
{
    const double exponent = std::floor(std::log10(value));
    const double power = std::pow(10.0, exponent);
    const double mantissa = value / power;
    constexpr double slack = 1e-9;
    for (const double nice : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        if (mantissa > nice + slack)
            continue;
        // 2.5 needs one decimal more than its power of ten has; 10 needs one less.
        const int ownDecimals = nice == 2.5 ? 1 : nice == 10.0 ? -1 : 0;
        decimals = std::max(0, ownDecimals - static_cast<int>(exponent));
        return nice * power;
    }
    decimals = 0;
    return 10.0 * power;
}

} // namespace

int NiceScale::steps() const
{
    return static_cast<int>(std::lround((maximum - minimum) / step));
}

NiceScale niceScale(double lowest, double highest, int wantedSteps)
{
    const double bottom = std::min(0.0, lowest);
    const double top = std::max(0.0, highest);
    NiceScale scale;
    if (!(top - bottom > 0) || !std::isfinite(top - bottom))
        return scale;
    scale.step = niceStep((top - bottom) / std::max(1, wantedSteps), scale.decimals);
    scale.minimum = std::floor(bottom / scale.step + 1e-9) * scale.step;
    scale.maximum = std::ceil(top / scale.step - 1e-9) * scale.step;
    return scale;
}

} // namespace gpufolio::ui
