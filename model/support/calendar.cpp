// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/calendar.h"

#include <date/tz.h>

#include <algorithm>
#include <limits>

namespace gpufolio
{

struct Calendar::Rules {
    const date::time_zone *zone;
};

namespace
{

constexpr std::int64_t secondsPerHour = 3600;
constexpr std::int64_t hoursPerWeek = 168;

std::int64_t floorDivide(std::int64_t a, std::int64_t b)
{
    const std::int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

// 1970-01-01 was a Thursday: hour 0 of the epoch is hour 72 of its week.
int weekHour(std::int64_t localHours)
{
    const std::int64_t shifted = localHours + 72;
    return static_cast<int>(shifted - floorDivide(shifted, hoursPerWeek) * hoursPerWeek);
}

} // namespace

Result<Calendar> Calendar::forZone(std::string_view zone)
{
    if (zone == "UTC")
        return utc();
    try {
        const date::time_zone *found = date::locate_zone(std::string(zone));
        return Calendar(std::string(zone), std::make_shared<const Rules>(Rules{found}));
    } catch (const std::exception &) {
        return Error{
            Error::Code::BadValue,
            {GPUFOLIO_TEXT("model",
                           "'%1' was found, expected a time zone of the IANA list such as UTC or Asia/Shanghai."),
             {std::string(zone)}},
            {}};
    }
}

Calendar Calendar::utc()
{
    return {"UTC", nullptr};
}

Calendar::Offset Calendar::offsetAt(UtcHour hour) const
{
    if (!m_rules)
        return {0, std::numeric_limits<std::int64_t>::max()};
    const date::sys_seconds when{std::chrono::seconds{hour.sinceEpoch() * secondsPerHour}};
    const date::sys_info info = m_rules->zone->get_info(when);
    return {info.offset.count(), info.end.time_since_epoch().count()};
}

Date Calendar::dayOf(UtcHour hour) const
{
    const std::int64_t local = hour.sinceEpoch() * secondsPerHour + offsetAt(hour).seconds;
    return Date::fromDaysSinceEpoch(floorDivide(local, 24 * secondsPerHour));
}

YearMonth Calendar::monthOf(UtcHour hour) const
{
    const Date day = dayOf(hour);
    return {day.year, day.month};
}

int Calendar::hourOfWeek(UtcHour hour) const
{
    return weekHour(floorDivide(hour.sinceEpoch() * secondsPerHour + offsetAt(hour).seconds, secondsPerHour));
}

UtcHour Calendar::startOf(const Date &day) const
{
    // Offsets lie within a day of UTC; days only ever get later, so the first hour that belongs to the day (or to a
    // later one, where the zone skipped the day) is found by halving.
    std::int64_t low = day.sinceEpoch() * 24 - 25;
    std::int64_t high = day.sinceEpoch() * 24 + 25;
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (dayOf(UtcHour(middle)) < day ? low : high) = middle;
    }
    return UtcHour(high);
}

std::vector<MonthSpan> Calendar::months(const Period &period) const
{
    std::vector<MonthSpan> spans;
    UtcHour at = period.start;
    while (at < period.end) {
        const YearMonth month = monthOf(at);
        const UtcHour next = std::min(startOf(month.plus(1)), period.end);
        spans.push_back({month, {at, next}});
        at = next;
    }
    return spans;
}

std::vector<std::uint8_t> Calendar::hoursOfWeek(const Period &period) const
{
    std::vector<std::uint8_t> hours;
    hours.reserve(static_cast<std::size_t>(std::max<std::int64_t>(0, period.hours())));
    UtcHour at = period.start;
    while (at < period.end) {
        const Offset offset = offsetAt(at);
        int weekly = weekHour(floorDivide(at.sinceEpoch() * secondsPerHour + offset.seconds, secondsPerHour));
        do {
            hours.push_back(static_cast<std::uint8_t>(weekly));
            weekly = weekly == hoursPerWeek - 1 ? 0 : weekly + 1;
            at = at + 1;
        } while (at < period.end && at.sinceEpoch() * secondsPerHour < offset.until);
    }
    return hours;
}

std::int64_t Calendar::daysBetween(UtcHour from, UtcHour to) const
{
    return dayOf(to).sinceEpoch() - dayOf(from).sinceEpoch();
}

} // namespace gpufolio
