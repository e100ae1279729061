// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/spot_outlook.h"

#include "plan/serving.h"
#include "spot/interval.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

constexpr long double secondsPerHour = 3600;

std::optional<long double> valueOf(const Result<long double> &result)
{
    return result ? std::optional(*result) : std::nullopt;
}

Decimal perAccelerator(Decimal perMachine, Decimal accelerators)
{
    return divide(perMachine, accelerators, Rounding::HalfEven);
}

std::optional<Decimal> hourlyAtStart(const Inputs &inputs, const PurchaseOption *option)
{
    return option ? std::optional(priceAt(*option, inputs.start).hourly) : std::nullopt;
}

/// The words for what an outlook found.
class Adviser
{
public:
    Adviser(const Inputs &inputs, const Workload &workload, const Offer &offer, SpotOutlook &outlook)
        : m_inputs(inputs), m_workload(workload), m_offer(offer), m_outlook(outlook)
    {
    }

    void advise(const SpotTerms &terms)
    {
        if (!m_workload.interruptible)
            return mayNotStop();
        if (!m_outlook.spotHourly)
            return say({GPUFOLIO_TEXT("model", "%1 has no spot price: that the workload may stop saves nothing there."),
                        {m_offer.id}});
        if (!m_outlook.hazardKnown)
            return say({GPUFOLIO_TEXT(
                            "model", "The spot price of %1 comes without an interruption rate, so what an hour of work "
                                     "really costs can't be told and spot is not used. Enter a rate; 0 only if it is "
                                     "never interrupted."),
                        {m_offer.id}});
        if (!terms.factor)
            return cannotBeUsed();
        compare();
        betterInterval();
        breakEven();
        gang();
    }

private:
    void say(Message sentence) { m_outlook.advice.push_back(std::move(sentence)); }
    std::string money(Decimal amount) const
    {
        return toSentenceText(Money(amount, m_outlook.currency), m_inputs.rounding);
    }
    static std::string percent(Decimal part, Decimal base)
    {
        const Decimal share = divide(times(part, 100), base, Rounding::HalfEven);
        return toText(share, 0, share < Decimal::fromInteger(10) ? 1 : 0) + "%";
    }
    const std::optional<CheckpointInterval> &interval() const
    {
        return m_workload.interruptible->checkpointEverySeconds;
    }

    void mayNotStop()
    {
        if (!m_outlook.spotPerHour || !m_outlook.onDemandPerHour)
            return say({GPUFOLIO_TEXT("model", "This workload may not stop, so it never runs on spot.")});
        say({GPUFOLIO_TEXT("model",
                           "This workload may not stop, so it never runs on spot. On %1 a GPU-hour costs %2 on "
                           "spot before interruptions and %3 on demand."),
             {m_offer.id, money(*m_outlook.spotPerHour), money(*m_outlook.onDemandPerHour)}});
    }

    void cannotBeUsed()
    {
        const bool checkpointsTakeTime = m_outlook.model.checkpointHours > 0;
        if (!interval()) {
            say({GPUFOLIO_TEXT("model", "Without checkpoints each interruption loses all work since the start, so spot "
                                        "is not used.")});
            if (m_outlook.bestHours)
                say({GPUFOLIO_TEXT("model", "A checkpoint every %1 would be the best."),
                     {},
                     {durationMessage(*m_outlook.bestHours)}});
            else
                say({GPUFOLIO_TEXT("model", "Enter how long a checkpoint takes and how often one is written.")});
        } else if (!checkpointsTakeTime && !m_outlook.model.intervalHours) {
            say({GPUFOLIO_TEXT("model",
                               "Checkpoints that take no time have no best interval, since each shorter one is "
                               "better: enter the time that one takes, or an interval. Until then spot is not "
                               "used.")});
        } else {
            say({GPUFOLIO_TEXT("model", "With a checkpoint every %1 and these interruptions the work would hardly ever "
                                        "finish, so spot is not used."),
                 {},
                 {durationMessage(m_outlook.chosenHours.value_or(0))}});
            betterInterval();
        }
    }

    void compare()
    {
        const Decimal spot = *m_outlook.perUsefulHour;
        if (!m_outlook.onDemandPerHour)
            return say({GPUFOLIO_TEXT("model", "A GPU-hour of work on spot costs %1; %2 has no on-demand price to "
                                               "compare it with."),
                        {money(spot), m_offer.id}});
        const Decimal onDemand = *m_outlook.onDemandPerHour;
        if (spot < onDemand)
            return saves(spot, onDemand);
        if (*m_outlook.spotPerHour >= onDemand)
            return say({GPUFOLIO_TEXT("model", "Spot on %1 costs %2 per GPU-hour before any interruption, no less than "
                                               "on-demand at %3. It is not used."),
                        {m_offer.id, money(*m_outlook.spotPerHour), money(onDemand)}});
        if (spot == onDemand)
            return say({GPUFOLIO_TEXT("model", "Spot would cost as much as on-demand here. Not counted as a saving.")});
        if (isMostlyCheckpoints())
            return say({GPUFOLIO_TEXT("model", "Spot would cost %1 more than on-demand here: too much time goes into "
                                               "checkpoints. Not counted as a saving."),
                        {percent(spot - onDemand, onDemand)}});
        say({GPUFOLIO_TEXT("model", "Spot would cost %1 more than on-demand here: too many restarts. Not counted as a "
                                    "saving."),
             {percent(spot - onDemand, onDemand)}});
    }

    void saves(Decimal spot, Decimal onDemand)
    {
        const std::vector<std::string> figures = {money(spot), money(onDemand - spot),
                                                  percent(onDemand - spot, onDemand), money(onDemand)};
        if (!m_outlook.chosenHours)
            return say(
                {GPUFOLIO_TEXT("model", "A GPU-hour of work on spot costs %1: %2 (%3) less than on-demand at %4."),
                 figures});
        say({GPUFOLIO_TEXT("model", "With a checkpoint every %5 a GPU-hour of work on spot costs %1: %2 (%3) less than "
                                    "on-demand at %4."),
             figures,
             {durationMessage(*m_outlook.chosenHours)}});
    }

    // More than half of what is billed beyond the work itself are the checkpoints themselves.
    bool isMostlyCheckpoints() const
    {
        if (!m_outlook.chosenHours)
            return false;
        const long double checkpoints = m_outlook.model.checkpointHours / *m_outlook.chosenHours;
        return checkpoints > (m_outlook.factor->toLongDouble() - 1) / 2;
    }

    void betterInterval()
    {
        if (!m_outlook.model.intervalHours || !m_outlook.bestPerUsefulHour)
            return;
        const Message best = durationMessage(*m_outlook.bestHours);
        if (!m_outlook.perUsefulHour)
            return say({GPUFOLIO_TEXT("model", "A checkpoint every %2 would be the best: %1 per GPU-hour of work."),
                        {money(*m_outlook.bestPerUsefulHour)},
                        {best}});
        const Decimal more = *m_outlook.perUsefulHour - *m_outlook.bestPerUsefulHour;
        if (rounded(Money(more, m_outlook.currency), m_inputs.rounding).isZero() || more.isNegative())
            return say({GPUFOLIO_TEXT("model", "No interval is noticeably cheaper.")});
        say({GPUFOLIO_TEXT("model", "A checkpoint every %2 would be the best and cost %1 less per GPU-hour."),
             {money(more)},
             {best}});
    }

    void breakEven()
    {
        if (!m_outlook.breakEvenPerNode)
            return;
        const long double rate = *m_outlook.breakEvenPerNode;
        if (rate < 1e-9L) // the zone alone is too much
            return;
        const std::string shown = toText(Decimal::fromLongDouble(rate), 0, rate < 0.1L ? 4 : 2);
        if (m_outlook.pays())
            return say({GPUFOLIO_TEXT("model", "Spot stays cheaper up to %1 interruptions per node and hour, one every "
                                               "%2."),
                        {shown},
                        {durationMessage(1 / rate)}});
        say({GPUFOLIO_TEXT("model", "Spot would pay below %1 interruptions per node and hour, one every %2."),
             {shown},
             {durationMessage(1 / rate)}});
    }

    void gang()
    {
        if (m_workload.interruptible->nodes > 1)
            say({GPUFOLIO_TEXT("model", "The rates of %1 nodes are added up as if each fell by itself. That is the "
                                        "pessimistic end: real losses often come together."),
                 {std::to_string(m_workload.interruptible->nodes)}});
    }

    const Inputs &m_inputs;
    const Workload &m_workload;
    const Offer &m_offer;
    SpotOutlook &m_outlook;
};

void addIntervals(const Workload &workload, SpotOutlook &outlook)
{
    const CheckpointModel &model = outlook.model;
    outlook.bestHours = valueOf(optimalIntervalHours(model.hazardPerHour, model.checkpointHours));
    outlook.youngHours = valueOf(youngIntervalHours(model.hazardPerHour, model.checkpointHours));
    outlook.dalyHours = valueOf(dalyIntervalHours(model.hazardPerHour, model.checkpointHours));
    const auto &wanted = workload.interruptible->checkpointEverySeconds;
    if (model.intervalHours)
        outlook.chosenHours = model.intervalHours;
    else if (wanted)
        outlook.chosenHours = outlook.bestHours;
    if (!outlook.bestHours)
        return;
    CheckpointModel best = model;
    best.intervalHours = outlook.bestHours;
    if (const Result<Decimal> factor = spotFactor(best))
        outlook.bestPerUsefulHour = perAccelerator(multiply(*outlook.spotHourly, *factor), outlook.accelerators);
}

void addBreakEven(const Workload &workload, const PurchaseOption &spot, SpotOutlook &outlook)
{
    if (!outlook.onDemandHourly || !workload.interruptible->checkpointEverySeconds)
        return;
    const Result<long double> total = breakEvenHazard(outlook.model, *outlook.spotHourly, *outlook.onDemandHourly);
    if (!total)
        return;
    const long double zone = spot.zoneInterruptionsPerHour.value_or(Decimal()).toLongDouble();
    outlook.breakEvenPerNode = (*total - zone) / static_cast<long double>(workload.interruptible->nodes);
}

} // namespace

SpotOutlook spotOutlook(const Inputs &inputs, const Workload &workload, const Offer &offer)
{
    SpotOutlook outlook;
    const PurchaseOption *spot = findOption(offer, OptionKind::Spot);
    outlook.currency = currencyOf(inputs, offer);
    outlook.accelerators = offer.acceleratorCount;
    outlook.spotHourly = hourlyAtStart(inputs, spot);
    outlook.onDemandHourly = hourlyAtStart(inputs, findOption(offer, OptionKind::OnDemand));
    if (outlook.spotHourly)
        outlook.spotPerHour = perAccelerator(*outlook.spotHourly, offer.acceleratorCount);
    if (outlook.onDemandHourly)
        outlook.onDemandPerHour = perAccelerator(*outlook.onDemandHourly, offer.acceleratorCount);
    const SpotTerms terms = spotTerms(workload, offer);
    if (spot != nullptr && workload.interruptible) {
        outlook.hazardKnown = spot->interruptionsPerHour || spot->zoneInterruptionsPerHour;
        outlook.model = checkpointModel(*workload.interruptible, *spot);
        if (outlook.hazardKnown) {
            addIntervals(workload, outlook);
            addBreakEven(workload, *spot, outlook);
        }
        outlook.factor = terms.factor;
        if (outlook.factor)
            outlook.perUsefulHour =
                perAccelerator(multiply(*outlook.spotHourly, *outlook.factor), offer.acceleratorCount);
    }
    Adviser(inputs, workload, offer, outlook).advise(terms);
    return outlook;
}

Message durationMessage(long double hours)
{
    const auto text = [](long double value) { return toText(Decimal::fromLongDouble(value), 0, value < 10 ? 1 : 0); };
    const long double seconds = hours * secondsPerHour;
    if (seconds < 90)
        return {GPUFOLIO_TEXT("model", "%1 s"), {text(seconds)}};
    if (seconds < 2 * secondsPerHour)
        return {GPUFOLIO_TEXT("model", "%1 min"), {text(seconds / 60)}};
    return {GPUFOLIO_TEXT("model", "%1 h"), {text(hours)}};
}

} // namespace gpufolio
