// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/calendar.h"

#include <QString>

#include <optional>

/// First and last day of something as people write them. A project computes in half-open hours; people name the last
/// day that still belongs.
namespace gpufolio::ui
{

/// "2027-03-15", "2027-03" (its first day), "2027Q1", or an hour such as "2027-03-15T08:00Z".
/// @return its first hour; nothing when it is not understood
std::optional<UtcHour> parseFirstDay(const QString &text, const Calendar &calendar);
/// The same forms; a day or a month is included: the hour after its last one. An hour is the end itself.
std::optional<UtcHour> parseLastDay(const QString &text, const Calendar &calendar);

/// What parseFirstDay() and parseLastDay() read back: a day, or the hour where it is no local midnight.
QString firstDayText(UtcHour start, const Calendar &calendar);
QString lastDayText(UtcHour end, const Calendar &calendar);

} // namespace gpufolio::ui
