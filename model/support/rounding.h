// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace gpufolio
{

/// How a value that lies between two steps is settled; the nearest step always wins, only ties differ.
enum class Rounding {
    HalfEven,         ///< ties to the even step: 0.125 -> 0.12 (the default)
    HalfAwayFromZero, ///< ties away from zero: 0.125 -> 0.13, -0.125 -> -0.13
};

} // namespace gpufolio
