// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/offer_reader.h"
#include "support/calendar.h"
#include "support/result.h"

#include <optional>
#include <string>

namespace gpufolio
{

/// What the parts of a scenario file must know of the whole to be read; what couldn't be read is missing, and the
/// checks that need it are then left out.
struct ReadContext {
    std::optional<Period> horizon;
    std::optional<Calendar> calendar;
    std::optional<OfferIndex> offers;   ///< missing when the offers come from a price book
    std::string folder;                 ///< of the scenario file; empty = the current one
    Diagnostics *csvFindings = nullptr; ///< findings in other files, which have places of their own
};

} // namespace gpufolio
