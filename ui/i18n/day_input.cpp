// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/day_input.h"

#include "i18n/number_format.h"
#include "i18n/quantity_input.h"

#include <QRegularExpression>

namespace gpufolio::ui
{

namespace
{

struct Read {
    enum class Of { Hour, Day, Month, Quarter } of = Of::Day;
    UtcHour hour;
    Date day;
};

std::optional<Read> read(const QString &text)
{
    const QString plain = halfWidth(text);
    if (const auto hour = UtcHour::parse(plain.toStdString()))
        return Read{Read::Of::Hour, *hour, {}};
    static const QRegularExpression dayForm(QStringLiteral("^(\\d{4})[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?$"));
    if (const auto match = dayForm.match(plain); match.hasMatch()) {
        const QString iso = QStringLiteral("%1-%2-%3")
                                .arg(match.captured(1), match.captured(2).rightJustified(2, QLatin1Char('0')),
                                     match.captured(3).rightJustified(2, QLatin1Char('0')));
        const auto day = Date::parse(iso.toStdString());
        return day ? std::optional(Read{Read::Of::Day, {}, *day}) : std::nullopt;
    }
    if (const auto month = parseMonth(plain)) {
        const bool quarter = plain.contains(QLatin1Char('Q'), Qt::CaseInsensitive);
        static const QRegularExpression yearForm(QStringLiteral("^\\d{4}$"));
        if (yearForm.match(plain).hasMatch())
            return std::nullopt; // a year: its first or its last day?
        return Read{quarter ? Read::Of::Quarter : Read::Of::Month, {}, month->firstDay()};
    }
    return std::nullopt;
}

} // namespace

std::optional<UtcHour> parseFirstDay(const QString &text, const Calendar &calendar)
{
    const auto first = read(text);
    if (!first)
        return std::nullopt;
    return first->of == Read::Of::Hour ? first->hour : calendar.startOf(first->day);
}

std::optional<UtcHour> parseLastDay(const QString &text, const Calendar &calendar)
{
    const auto last = read(text);
    if (!last)
        return std::nullopt;
    const YearMonth month{last->day.year, last->day.month};
    switch (last->of) {
    case Read::Of::Hour:
        return last->hour;
    case Read::Of::Day:
        return calendar.startOf(Date::fromDaysSinceEpoch(last->day.sinceEpoch() + 1));
    case Read::Of::Month:
        return calendar.startOf(month.plus(1));
    case Read::Of::Quarter:
        return calendar.startOf(month.plus(3));
    }
    return std::nullopt;
}

QString firstDayText(UtcHour start, const Calendar &calendar)
{
    const Date day = calendar.dayOf(start);
    return calendar.startOf(day) == start ? dateText(day) : fromUtf8(start.toText());
}

QString lastDayText(UtcHour end, const Calendar &calendar)
{
    const Date day = calendar.dayOf(end - 1);
    const UtcHour next = calendar.startOf(Date::fromDaysSinceEpoch(day.sinceEpoch() + 1));
    return next == end ? dateText(day) : fromUtf8(end.toText());
}

} // namespace gpufolio::ui
