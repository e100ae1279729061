// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"

#include <QString>

#include <optional>

namespace gpufolio::ui
{

/// Seconds of a time as people write it: "45 s", "90 min", "1.5h", "2 d", "30 分钟", "1 小时"; a bare number is
/// minutes.
/// @return nothing when it is no time, or a negative one
std::optional<Decimal> parseDuration(const QString &text);

/// Seconds in the largest unit that leaves a whole number, exact: "45 min", "1 h", "100 s". parseDuration() reads it
/// back.
QString durationText(Decimal seconds);

} // namespace gpufolio::ui
