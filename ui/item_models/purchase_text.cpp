// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/purchase_text.h"

#include "i18n/number_format.h"

#include <QCoreApplication>

namespace gpufolio::ui
{

namespace
{

constexpr std::int64_t oneYearHours = 8760;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PurchaseText)
};

QString termText(std::int64_t hours)
{
    if (hours % oneYearHours == 0)
        return Words::tr("%1-year").arg(hours / oneYearHours);
    return Words::tr("%1 hours").arg(countText(hours));
}

} // namespace

QString offerText(const Offer &offer)
{
    if (offer.instanceType.empty())
        return fromUtf8(offer.id);
    const std::string &place = offer.zone.empty() ? offer.region : offer.zone;
    return place.empty() ? fromUtf8(offer.instanceType)
                         : fromUtf8(offer.instanceType) + QStringLiteral(", ") + fromUtf8(place);
}

QString optionText(const PurchaseOption &option)
{
    switch (option.kind) {
    case OptionKind::OnDemand:
        return Words::tr("on-demand");
    case OptionKind::Spot:
        return Words::tr("spot");
    case OptionKind::CapacityBlock:
        return Words::tr("capacity block of %1").arg(termText(option.termHours));
    case OptionKind::SpendCommitment:
        return Words::tr("savings plan, %1").arg(termText(option.termHours));
    case OptionKind::Commitment:
        break;
    }
    const QString term = termText(option.termHours);
    if (option.upfront.isZero())
        return Words::tr("%1, no upfront").arg(term);
    return option.hourly.isZero() ? Words::tr("%1, all upfront").arg(term) : Words::tr("%1, partly upfront").arg(term);
}

QString purchaseText(const Offer &offer, const PurchaseOption &option)
{
    return Words::tr("%1: %2").arg(offerText(offer), optionText(option));
}

QString priceToolTip(const Inputs &inputs, const Offer &offer, const PurchaseOption &option)
{
    constexpr int derivedDecimals = 6;
    const QString currency = fromUtf8(currencyOf(inputs, offer).code());
    const Decimal hourly = amortisedHourly(option);
    QStringList lines{QStringLiteral("%1 (%2)").arg(purchaseText(offer, option), fromUtf8(option.id)),
                      Words::tr("%1 %2 per machine-hour, upfront spread over the term")
                          .arg(rateText(hourly, derivedDecimals), currency)};
    if (!offer.acceleratorCount.isZero()) {
        const AcceleratorRate rate =
            perAccelerator(HourlyRate(hourly, currencyOf(inputs, offer)), offer.acceleratorCount);
        lines.append(Words::tr("%1 %2 per GPU-hour, %3 x %4 in a machine")
                         .arg(rateText(rate.perHour(), derivedDecimals), currency,
                              fromUtf8(toText(offer.acceleratorCount)), fromUtf8(offer.accelerator)));
    }
    const Provenance &from = option.provenance;
    if (!from.source.empty())
        lines.append(Words::tr("Source: %1").arg(fromUtf8(from.source)));
    if (from.retrieved)
        lines.append(Words::tr("Retrieved on %1").arg(dateText(*from.retrieved)));
    if (from.validFrom)
        lines.append(Words::tr("Valid from %1").arg(dateText(*from.validFrom)));
    return lines.join(QLatin1Char('\n'));
}

QString startText(UtcHour start, const Calendar &calendar)
{
    const Date day = calendar.dayOf(start);
    const std::int64_t hour = start - calendar.startOf(day);
    if (hour == 0)
        return dateText(day);
    return QStringLiteral("%1 %2:00").arg(dateText(day)).arg(hour, 2, 10, QLatin1Char('0'));
}

Calendar calendarOf(const Inputs &inputs)
{
    const Result<Calendar> calendar = Calendar::forZone(inputs.timeZone);
    return calendar ? *calendar : Calendar::utc();
}

} // namespace gpufolio::ui
