// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/number_format.h"

#include <array>
#include <span>

namespace gpufolio::ui
{

namespace
{

constexpr QChar trueMinus(0x2212);

/// A step of shortened numbers: from `from` on, numbers are counted in `unit` and end in `suffix`.
struct ShortUnit {
    std::int64_t from;
    std::int64_t unit;
    const char16_t *suffix;
};
constexpr std::array englishUnits = {ShortUnit{1'000'000'000, 1'000'000'000, u"B"},
                                     ShortUnit{1'000'000, 1'000'000, u"M"}, ShortUnit{10'000, 1'000, u"K"}};
constexpr std::array chineseUnits = {ShortUnit{100'000'000, 100'000'000, u"\u4EBF"},
                                     ShortUnit{10'000, 10'000, u"\u4E07"}};

Decimal magnitude(Decimal value)
{
    return value.isNegative() ? -value : value;
}

/// Decimals that leave three significant digits of a number of at least 1.
int decimalsForThreeDigits(Decimal value)
{
    if (value < Decimal::fromInteger(10))
        return 2;
    return value < Decimal::fromInteger(100) ? 1 : 0;
}

Decimal toThreeDigits(Decimal value)
{
    return roundTo(value, decimalsForThreeDigits(value), Rounding::HalfEven);
}

} // namespace

QString groupedText(std::string_view plainDecimal, const QLocale &locale)
{
    const bool negative = !plainDecimal.empty() && plainDecimal.front() == '-';
    if (negative)
        plainDecimal.remove_prefix(1);
    const std::size_t point = plainDecimal.find('.');
    const std::string_view whole = plainDecimal.substr(0, point);

    QString text;
    text.reserve(static_cast<qsizetype>(plainDecimal.size() + whole.size() / 3 + 1));
    if (negative)
        text += trueMinus;
    const QString separator = locale.groupSeparator();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        if (i > 0 && (whole.size() - i) % 3 == 0)
            text += separator;
        text += QLatin1Char(whole[i]);
    }
    if (point != std::string_view::npos) {
        text += locale.decimalPoint();
        text += fromUtf8(plainDecimal.substr(point + 1));
    }
    return text;
}

QString amountText(const Money &amount, Rounding rounding, const QLocale &locale)
{
    return groupedText(toText(amount, rounding), locale);
}

QString amountWithCode(const Money &amount, Rounding rounding, const QLocale &locale)
{
    return amountText(amount, rounding, locale) + QChar(0x00A0) + fromUtf8(amount.currency().code());
}

QString shortNumberText(Decimal value, const QLocale &locale)
{
    const Decimal size = magnitude(value);
    const bool chinese = locale.language() == QLocale::Chinese;
    const std::span<const ShortUnit> units = chinese ? std::span<const ShortUnit>(chineseUnits) : englishUnits;
    const QString sign = value.isNegative() ? QString(trueMinus) : QString();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (size < Decimal::fromInteger(units[i].from))
            continue;
        std::size_t chosen = i;
        Decimal shown = toThreeDigits(scale(size, 1, units[i].unit, Rounding::HalfEven));
        if (i > 0 && shown >= Decimal::fromInteger(units[i - 1].unit / units[i].unit)) { // 999,950 is 1 M, not 1,000 K
            chosen = i - 1;
            shown = toThreeDigits(scale(size, 1, units[chosen].unit, Rounding::HalfEven));
        }
        return sign + groupedText(toText(shown), locale) + QChar(0x00A0) + QString::fromUtf16(units[chosen].suffix);
    }
    const int decimals = size.isInteger() || size >= Decimal::fromInteger(100) ? 0 : 2;
    const Decimal shown = roundTo(size, decimals, Rounding::HalfEven);
    return (shown.isZero() ? QString() : sign) + groupedText(toText(shown, 0, decimals), locale);
}

QString shortAmountText(const Money &amount, const QLocale &locale)
{
    return shortNumberText(amount.amount(), locale);
}

QString rateText(Decimal perHour, int maxDecimals, const QLocale &locale)
{
    return groupedText(toText(perHour, 2, maxDecimals), locale);
}

QString ratioText(Decimal fraction, int decimals, const QLocale &locale)
{
    return groupedText(toText(times(fraction, 100), decimals, decimals), locale) + locale.percent();
}

QString ratioText(const std::optional<Decimal> &fraction, const QString &reasonWhenMissing)
{
    return fraction ? ratioText(*fraction) : QStringLiteral("\u2014 ") + reasonWhenMissing;
}

QString countText(std::int64_t count, const QLocale &locale)
{
    return groupedText(std::to_string(count), locale);
}

QString hoursText(Decimal hours, int maxDecimals, const QLocale &locale)
{
    return groupedText(toText(hours, 0, maxDecimals), locale);
}

QString monthText(YearMonth month)
{
    return fromUtf8(month.toText());
}

QString dateText(const Date &date)
{
    return fromUtf8(date.toText());
}

} // namespace gpufolio::ui
