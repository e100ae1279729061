// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/instant.h"
#include "support/money.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <string_view>

/// Numbers as the window shows them: digits grouped as the locale does, a true minus (−), never rounded twice.
/// The default locale is that of the window's language; files and reports are written elsewhere, without a locale.
namespace gpufolio::ui
{

/// Plain decimal text such as "-1234567.80" (a report cell, toText of Decimal) with grouped digits: "−1,234,567.80".
QString groupedText(std::string_view plainDecimal, const QLocale &locale = QLocale());

/// "1,234.50": rounded once to the minor unit of its currency; without the code, which stands in the header or the
/// label.
QString amountText(const Money &amount, Rounding rounding = Rounding::HalfEven, const QLocale &locale = QLocale());
/// "1,234.50 USD"
QString amountWithCode(const Money &amount, Rounding rounding = Rounding::HalfEven, const QLocale &locale = QLocale());

/// For cards, verdicts and axes only; the tooltip shows all digits. English "1.24 M", Chinese "124 万", "1.24 亿".
/// Three significant digits; below 10,000 whole numbers.
QString shortAmountText(const Money &amount, const QLocale &locale = QLocale());
QString shortNumberText(Decimal value, const QLocale &locale = QLocale());

/// A price per hour: the decimals of its source, at least 2, at most `maxDecimals`.
QString rateText(Decimal perHour, int maxDecimals = Decimal::digits, const QLocale &locale = QLocale());

/// A fraction as a share with `decimals` decimals: 0.375 -> "37.5%".
QString ratioText(Decimal fraction, int decimals = 1, const QLocale &locale = QLocale());
/// The same, or "— " and the reason where the share is not defined.
QString ratioText(const std::optional<Decimal> &fraction, const QString &reasonWhenMissing);

/// Whole numbers: "140,160".
QString countText(std::int64_t count, const QLocale &locale = QLocale());
/// Machine- or GPU-hours: whole when they are, else up to `maxDecimals` decimals.
QString hoursText(Decimal hours, int maxDecimals = 6, const QLocale &locale = QLocale());

/// "2027-01": the same in every language.
QString monthText(YearMonth month);
/// "2027-01-31"
QString dateText(const Date &date);

/// Text of UTF-8, and back.
inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace gpufolio::ui
