// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/quantity_input.h"

#include <QRegularExpression>
#include <QStringList>

namespace gpufolio::ui
{

namespace
{

std::int64_t factorOf(const QString &suffix)
{
    if (suffix.isEmpty())
        return 1;
    switch (suffix.front().unicode()) {
    case u'k':
    case u'K':
    case u'\u5343': // 千
        return 1'000;
    case u'\u4E07': // 万
        return 10'000;
    case u'm':
    case u'M':
        return 1'000'000;
    case u'\u4EBF': // 亿
        return 100'000'000;
    default: // b, B
        return 1'000'000'000;
    }
}

/// Digits with at most one point, from digits with any marks; empty when the marks make no sense.
QString plainDigits(QString digits)
{
    digits.remove(QLatin1Char(' ')).remove(QLatin1Char('\'')).remove(QChar(0x00A0)).remove(QChar(0x202F));
    const qsizetype commas = digits.count(QLatin1Char(','));
    const qsizetype points = digits.count(QLatin1Char('.'));
    QChar group;
    if (commas > 0 && points > 0)
        group = digits.lastIndexOf(QLatin1Char(',')) > digits.lastIndexOf(QLatin1Char('.')) ? u'.' : u',';
    else if (commas > 1 || (commas == 1 && digits.size() - digits.indexOf(QLatin1Char(',')) == 4))
        group = u',';
    else if (points > 1)
        group = u'.';
    if (!group.isNull()) {
        // Groups are of three digits, or the mark is a slip of the pen.
        const QString mark = QRegularExpression::escape(QString(group));
        const QRegularExpression grouped(QStringLiteral("^[0-9]{1,3}(%1[0-9]{3})+([^%1][0-9]*)?$").arg(mark));
        if (!grouped.match(digits).hasMatch())
            return {};
        digits.remove(group);
    }
    digits.replace(QLatin1Char(','), QLatin1Char('.'));
    if (digits.count(QLatin1Char('.')) > 1)
        return {};
    if (digits.startsWith(QLatin1Char('.')))
        digits.prepend(QLatin1Char('0'));
    if (digits.endsWith(QLatin1Char('.')))
        digits.chop(1);
    return digits;
}

std::optional<Decimal> parseFactor(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^(-?)([0-9.,' \u00A0\u202F]*[0-9][.]?) ?([kKmMbB\u5343\u4E07\u4EBF]?)$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const QString digits = plainDigits(match.captured(2));
    if (digits.isEmpty())
        return std::nullopt;
    const auto number = Decimal::parse((match.captured(1) + digits).toStdString());
    if (!number)
        return std::nullopt;
    try {
        return times(*number, factorOf(match.captured(3)));
    } catch (const ArithmeticError &) {
        return std::nullopt;
    }
}

bool withinRange(Decimal value)
{
    const Decimal limit = times(Decimal::fromInteger(10'000'000'000), 10'000'000'000);
    return value <= limit && -value <= limit;
}

} // namespace

QString halfWidth(const QString &text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar character : text) {
        if (character.unicode() >= 0xFF01 && character.unicode() <= 0xFF5E)
            plain += QChar(character.unicode() - 0xFEE0);
        else if (character.unicode() == 0x3000) // ideographic space
            plain += QLatin1Char(' ');
        else if (character.unicode() == 0x3002) // ideographic full stop
            plain += QLatin1Char('.');
        else if (character.unicode() == 0x2212) // true minus, as we show it
            plain += QLatin1Char('-');
        else
            plain += character;
    }
    return plain.trimmed();
}

std::optional<Decimal> parseQuantity(const QString &text)
{
    static const QRegularExpression product(QStringLiteral("[xX*\u00D7]"));
    const QStringList factors = halfWidth(text).split(product);
    Decimal value = Decimal::fromInteger(1);
    for (const QString &factor : factors) {
        const auto number = parseFactor(factor);
        if (!number)
            return std::nullopt;
        try {
            value = multiply(value, *number);
        } catch (const ArithmeticError &) {
            return std::nullopt;
        }
    }
    return withinRange(value) ? std::optional(value) : std::nullopt;
}

std::optional<std::int64_t> parseCount(const QString &text, std::int64_t minimum)
{
    const auto value = parseQuantity(text);
    constexpr std::int64_t maximum = 1'000'000'000'000;
    if (!value || !value->isInteger() || *value < Decimal::fromInteger(minimum) ||
        *value > Decimal::fromInteger(maximum))
        return std::nullopt;
    return value->floor();
}

std::optional<Decimal> parseShare(const QString &text)
{
    QString plain = halfWidth(text);
    const bool percent = plain.endsWith(QLatin1Char('%'));
    if (percent)
        plain.chop(1);
    const auto value = parseQuantity(plain);
    if (!value)
        return std::nullopt;
    return percent || *value >= Decimal::fromInteger(1) ? scale(*value, 1, 100, Rounding::HalfEven) : *value;
}

std::optional<YearMonth> parseMonth(const QString &text)
{
    const QString plain = halfWidth(text);
    static const QRegularExpression month(
        QStringLiteral("^([0-9]{4})(?:\\s*[-/.\u5E74]\\s*([0-9]{1,2})\\s*\u6708?|([0-9]{2}))$"));
    static const QRegularExpression quarter(QStringLiteral("^([0-9]{4})\\s*[-/]?\\s*[qQ]([1-4])$"));
    static const QRegularExpression year(QStringLiteral("^([0-9]{4})\\s*\u5E74?$"));
    YearMonth found;
    if (const auto match = month.match(plain); match.hasMatch()) {
        found.year = match.captured(1).toInt();
        found.month = (match.captured(2).isEmpty() ? match.captured(3) : match.captured(2)).toInt();
    } else if (const auto ofQuarter = quarter.match(plain); ofQuarter.hasMatch()) {
        found.year = ofQuarter.captured(1).toInt();
        found.month = ofQuarter.captured(2).toInt() * 3 - 2;
    } else if (const auto ofYear = year.match(plain); ofYear.hasMatch()) {
        found.year = ofYear.captured(1).toInt();
        found.month = 1;
    } else {
        return std::nullopt;
    }
    const bool exists = found.month >= 1 && found.month <= 12 && found.year >= 1970 && found.year <= 2200;
    return exists ? std::optional(found) : std::nullopt;
}

} // namespace gpufolio::ui
