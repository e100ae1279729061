// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/duration_input.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "i18n/quantity_input.h"

#include <QRegularExpression>

#include <array>

namespace gpufolio::ui
{

namespace
{

constexpr std::int64_t minute = 60;
constexpr std::int64_t hour = 3600;
constexpr std::int64_t day = 24 * hour;

struct Unit {
    const char *words; ///< a regular expression
    std::int64_t seconds;
};
constexpr std::array units = {
    Unit{"(s|sec|secs|second|seconds|\u79D2)", 1}, Unit{"(m|min|mins|minute|minutes|\u5206|\u5206\u949F)?", minute},
    Unit{"(h|hr|hrs|hour|hours|\u65F6|\u5C0F\u65F6)", hour}, Unit{"(d|day|days|\u5929|\u65E5)", day}};

} // namespace

std::optional<Decimal> parseDuration(const QString &text)
{
    const QString plain = halfWidth(text).trimmed();
    for (const Unit &unit : units) {
        const QRegularExpression form(QStringLiteral("^(.*[0-9.])\\s*%1$").arg(QString::fromUtf8(unit.words)),
                                      QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = form.match(plain);
        if (!match.hasMatch())
            continue;
        const auto number = parseQuantity(match.captured(1));
        if (!number || number->isNegative())
            return std::nullopt;
        try {
            return times(*number, unit.seconds);
        } catch (const ArithmeticError &) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

QString durationText(Decimal seconds)
{
    const auto in = [&seconds](std::int64_t unit) { return scale(seconds, 1, unit, Rounding::HalfEven); };
    const auto whole = [&](std::int64_t unit) {
        return !seconds.isZero() && in(unit).isInteger() && times(in(unit), unit) == seconds;
    };
    if (whole(hour))
        return modelText(Message{GPUFOLIO_TEXT("model", "%1 h"), {toText(in(hour))}});
    if (whole(minute))
        return modelText(Message{GPUFOLIO_TEXT("model", "%1 min"), {toText(in(minute))}});
    return modelText(Message{GPUFOLIO_TEXT("model", "%1 s"), {toText(seconds)}});
}

} // namespace gpufolio::ui
