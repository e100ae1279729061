// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

namespace gpufolio
{

/// Passed to every long function: asks it to stop and hears how far it is.
struct Progress {
    std::stop_token stop;
    std::function<void(double fraction)> report; ///< called with a fraction in [0, 1]; may be empty

    bool cancelled() const { return stop.stop_requested(); }
    void at(double fraction) const
    {
        if (report)
            report(fraction);
    }
};

} // namespace gpufolio
