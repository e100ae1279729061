// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "support/text.h"

#include <optional>
#include <vector>

namespace gpufolio
{

/// An overlay over all plans of a project: what if use, growth, dates, prices or the spot share were other?
struct WhatIf {
    Decimal use = Decimal::fromInteger(1); ///< every demand is multiplied by it; 0.6 = 60 %
    Decimal growthPerMonth;                ///< on top of each workload's own: (1 + own) x (1 + this) - 1; above -1
    std::int64_t startsLateMonths = 0;     ///< demand of so many local months from its start on falls away
    std::int64_t endsEarlyMonths = 0;      ///< and of so many before its end
    Decimal priceFallPerYear;              ///< of every price that isn't fixed yet; below 1
    std::optional<Decimal> spotShare;      ///< in place of every plan's own limit

    bool isNothing() const;
    friend bool operator==(const WhatIf &, const WhatIf &) = default;
};

/// The inputs and plans as they would be; an ordinary value that can be evaluated, written and edited.
///
/// - Commitments stay as they are signed: a late start leaves them unused, which is the risk to be seen.
/// - Prices fall month by month from the horizon's start: after m local months a price p is p x (1 - f)^(m div 12) x
///   (1 - f x (m mod 12) / 12), exact in decimals. On-demand and spot hours pay the price of their month; a commitment
///   that is bought later is bought at the price of its month and keeps it. What starts in the first month or before
///   keeps today's price, and so does what is held, whenever it starts: it is signed. Where a held purchase starts in a
///   later month, its offer gets an option beside the fallen one (id + "-signed") with the price as it was.
/// - A series of a CSV file becomes hourly values.
/// @param set  with the offers of its price book filled in (resolveOffers()), else only prices that stand in it fall
ScenarioSet applyWhatIf(ScenarioSet set, const WhatIf &whatIf);

/// A few words for each part of the overlay: "use 60%"; empty for nothing.
std::vector<Message> describeWhatIf(const WhatIf &whatIf);

} // namespace gpufolio
