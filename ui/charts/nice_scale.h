// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace gpufolio::ui
{

/// An axis from `minimum` to `maximum` in whole steps of 1, 2, 2.5 or 5 times a power of ten.
struct NiceScale {
    double minimum = 0;
    double maximum = 1;
    double step = 1;
    int decimals = 0; ///< that the labels of the steps need

    int steps() const;
    double at(int index) const { return minimum + step * index; }
};

/// The scale of an amount axis: starts at 0 (below it only for negative values) and reaches just above `highest`.
/// @param wantedSteps  about how many steps there is room for; at least 1
NiceScale niceScale(double lowest, double highest, int wantedSteps = 5);

} // namespace gpufolio::ui
