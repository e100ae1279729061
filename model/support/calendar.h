// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/instant.h"
#include "support/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// A local calendar month, clipped to the period that was asked for.
struct MonthSpan {
    YearMonth month;
    Period period;

    friend bool operator==(const MonthSpan &, const MonthSpan &) = default;
};

/// Days and months of one time zone over UTC hours.
///
/// An hour belongs to the local day and month in which it starts; a local midnight that doesn't exist (spring forward)
/// is the next instant. Rules of the zone come from the system's tzdata.
class Calendar
{
public:
    /// @param zone IANA name such as "UTC" or "Asia/Shanghai"; BadValue when the system doesn't know it.
    static Result<Calendar> forZone(std::string_view zone);
    static Calendar utc();

    const std::string &zone() const { return m_name; }

    Date dayOf(UtcHour hour) const;
    YearMonth monthOf(UtcHour hour) const;
    /// Local hour of the week, 0 = Monday 00:00 to 167 = Sunday 23:00.
    int hourOfWeek(UtcHour hour) const;
    /// First whole UTC hour that belongs to the local day or month.
    UtcHour startOf(const Date &day) const;
    UtcHour startOf(YearMonth month) const { return startOf(month.firstDay()); }

    /// The local months that the period touches, in order and clipped to it; they cover it without gaps.
    std::vector<MonthSpan> months(const Period &period) const;
    /// hourOfWeek of every hour of the period, in order.
    std::vector<std::uint8_t> hoursOfWeek(const Period &period) const;
    /// Whole local calendar days from the day of `from` to the day of `to`.
    std::int64_t daysBetween(UtcHour from, UtcHour to) const;

private:
    struct Rules;

    Calendar(std::string name, std::shared_ptr<const Rules> rules) : m_name(std::move(name)), m_rules(std::move(rules))
    {
    }
    /// Offset from UTC in seconds at the hour, and the UTC second at which it stops to hold.
    struct Offset {
        std::int64_t seconds;
        std::int64_t until;
    };
    Offset offsetAt(UtcHour hour) const;

    std::string m_name;
    std::shared_ptr<const Rules> m_rules; ///< null for UTC
};

} // namespace gpufolio
