// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace gpufolio
{

/// A whole hour of UTC, counted from 1970-01-01T00:00Z. All computing is in these, on half-open intervals.
class UtcHour
{
public:
    constexpr UtcHour() = default;
    constexpr explicit UtcHour(std::int64_t hoursSinceEpoch) : m_hours(hoursSinceEpoch) {}

    constexpr std::int64_t sinceEpoch() const { return m_hours; }
    friend constexpr auto operator<=>(UtcHour, UtcHour) = default;
    friend constexpr UtcHour operator+(UtcHour hour, std::int64_t hours) { return UtcHour(hour.m_hours + hours); }
    friend constexpr UtcHour operator-(UtcHour hour, std::int64_t hours) { return UtcHour(hour.m_hours - hours); }
    friend constexpr std::int64_t operator-(UtcHour a, UtcHour b) { return a.m_hours - b.m_hours; }

    /// Reads ISO 8601 such as "2027-01-01T00:00:00Z" or "2027-01-01T08:00:00+08:00" (seconds optional); a date alone
    /// is refused. BadValue when the date doesn't exist, the offset is missing or the instant is no whole UTC hour.
    static Result<UtcHour> parse(std::string_view text);
    /// "2027-01-01T00:00:00Z"
    std::string toText() const;

private:
    std::int64_t m_hours = 0;
};

/// Half-open interval [start, end) of whole hours.
struct Period {
    UtcHour start;
    UtcHour end;

    constexpr std::int64_t hours() const { return end - start; }
    constexpr bool contains(UtcHour hour) const { return start <= hour && hour < end; }
    friend bool operator==(const Period &, const Period &) = default;
};

/// A day of the calendar, without a time zone.
struct Date {
    int year = 1970;
    int month = 1; ///< 1 to 12
    int day = 1;   ///< 1 to 31

    /// Reads "2027-02-28"; BadValue when the day doesn't exist.
    static Result<Date> parse(std::string_view text);
    std::string toText() const;
    /// Days since 1970-01-01.
    std::int64_t sinceEpoch() const;
    static Date fromDaysSinceEpoch(std::int64_t days);
    friend auto operator<=>(const Date &, const Date &) = default;
};

/// A month of the calendar, without a time zone.
struct YearMonth {
    int year = 1970;
    int month = 1; ///< 1 to 12

    /// Reads "2027-02".
    static Result<YearMonth> parse(std::string_view text);
    std::string toText() const;
    YearMonth plus(int months) const;
    /// Months from `other` to this one.
    int monthsSince(YearMonth other) const { return (year - other.year) * 12 + month - other.month; }
    Date firstDay() const { return {year, month, 1}; }
    Date lastDay() const;
    friend auto operator<=>(const YearMonth &, const YearMonth &) = default;
};

} // namespace gpufolio
