// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/instant.h"

#include <date/date.h>

#include <array>
#include <cstdio>

namespace gpufolio
{

namespace
{

// Reads exactly `count` digits and moves on; -1 when they aren't there.
int readDigits(std::string_view text, std::size_t &at, std::size_t count)
{
    if (at + count > text.size())
        return -1;
    int value = 0;
    for (std::size_t end = at + count; at < end; ++at) {
        if (text[at] < '0' || text[at] > '9')
            return -1;
        value = value * 10 + (text[at] - '0');
    }
    return value;
}

bool readChar(std::string_view text, std::size_t &at, char wanted)
{
    if (at >= text.size() || text[at] != wanted)
        return false;
    ++at;
    return true;
}

date::year_month_day toChrono(const Date &day)
{
    return date::year{day.year} / date::month{static_cast<unsigned>(day.month)} /
           date::day{static_cast<unsigned>(day.day)};
}

// Year 1970 to 2399: outside, the text is a slip of the pen.
bool readDay(std::string_view text, std::size_t &at, Date &out)
{
    out.year = readDigits(text, at, 4);
    if (!readChar(text, at, '-'))
        return false;
    out.month = readDigits(text, at, 2);
    if (!readChar(text, at, '-'))
        return false;
    out.day = readDigits(text, at, 2);
    return out.year >= 1970 && out.year < 2400 && out.month >= 1 && out.day >= 1 && toChrono(out).ok();
}

Error badValue(const char *pattern, std::string_view text)
{
    return {Error::Code::BadValue, {pattern, {std::string(text)}}, {}};
}

std::string padded(const char *format, int a, int b, int c = 0)
{
    std::array<char, 32> buffer{};
    std::snprintf(buffer.data(), buffer.size(), format, a, b, c);
    return buffer.data();
}

} // namespace

Result<UtcHour> UtcHour::parse(std::string_view text)
{
    const Error malformed = badValue(
        GPUFOLIO_TEXT("model",
                      "'%1' was found, expected a time that exists, with its offset, such as 2027-01-01T00:00:00Z."),
        text);
    std::size_t at = 0;
    Date day;
    if (!readDay(text, at, day) || !readChar(text, at, 'T'))
        return malformed;
    const int hour = readDigits(text, at, 2);
    if (hour < 0 || hour > 23 || !readChar(text, at, ':'))
        return malformed;
    const int minute = readDigits(text, at, 2);
    if (minute < 0 || minute > 59)
        return malformed;
    int second = 0;
    if (readChar(text, at, ':')) {
        second = readDigits(text, at, 2);
        if (second < 0 || second > 59)
            return malformed;
        if (readChar(text, at, '.')) {
            const std::size_t first = at;
            while (at < text.size() && text[at] == '0')
                ++at;
            if (at == first)
                return malformed;
        }
    }
    int offsetMinutes = 0;
    if (!readChar(text, at, 'Z')) {
        const bool west = at < text.size() && text[at] == '-';
        if (!west && (at >= text.size() || text[at] != '+'))
            return malformed;
        ++at;
        const int hours = readDigits(text, at, 2);
        readChar(text, at, ':');
        const int minutes = readDigits(text, at, 2);
        if (hours < 0 || hours > 14 || minutes < 0 || minutes > 59)
            return malformed;
        offsetMinutes = (hours * 60 + minutes) * (west ? -1 : 1);
    }
    if (at != text.size())
        return malformed;
    const std::int64_t minutes = (day.sinceEpoch() * 24 + hour) * 60 + minute - offsetMinutes;
    if (minutes % 60 != 0 || second != 0)
        return badValue(GPUFOLIO_TEXT("model", "'%1' was found, expected a whole hour of UTC."), text);
    return UtcHour(minutes / 60);
}

std::string UtcHour::toText() const
{
    const std::int64_t days = m_hours >= 0 ? m_hours / 24 : -((23 - m_hours) / 24);
    return Date::fromDaysSinceEpoch(days).toText() + padded("T%02d:00:00Z", static_cast<int>(m_hours - days * 24), 0);
}

Result<Date> Date::parse(std::string_view text)
{
    std::size_t at = 0;
    Date day;
    if (!readDay(text, at, day) || at != text.size())
        return badValue(GPUFOLIO_TEXT("model", "'%1' was found, expected a day that exists, such as 2027-02-28."),
                        text);
    return day;
}

std::string Date::toText() const
{
    return padded("%04d-%02d-%02d", year, month, day);
}

std::int64_t Date::sinceEpoch() const
{
    return date::sys_days(toChrono(*this)).time_since_epoch().count();
}

Date Date::fromDaysSinceEpoch(std::int64_t days)
{
    const date::year_month_day day{date::sys_days{date::days{days}}};
    return {static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
            static_cast<int>(static_cast<unsigned>(day.day()))};
}

Result<YearMonth> YearMonth::parse(std::string_view text)
{
    const Result<Date> first = Date::parse(std::string(text) + "-01");
    if (text.size() != 7 || !first)
        return badValue(GPUFOLIO_TEXT("model", "'%1' was found, expected a month such as 2027-02."), text);
    return YearMonth{first->year, first->month};
}

std::string YearMonth::toText() const
{
    return padded("%04d-%02d", year, month);
}

YearMonth YearMonth::plus(int months) const
{
    const int count = year * 12 + month - 1 + months;
    return {count / 12, count % 12 + 1};
}

Date YearMonth::lastDay() const
{
    return Date::fromDaysSinceEpoch(plus(1).firstDay().sinceEpoch() - 1);
}

} // namespace gpufolio
