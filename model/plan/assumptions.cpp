// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/assumptions.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

// Prices of one comparison further apart than this are flagged.
constexpr std::int64_t daysApart = 90;

void add(std::vector<Message> &list, Message message)
{
    if (std::find(list.begin(), list.end(), message) == list.end())
        list.push_back(std::move(message));
}

std::string dayText(const std::optional<Date> &day)
{
    return day ? day->toText() : "-";
}

Message priceNote(const Offer &offer, const PurchaseOption &option, Currency currency)
{
    const std::string price = toText(option.hourly, 2) + " " + currency.code();
    if (option.kind == OptionKind::Commitment)
        return {GPUFOLIO_TEXT("model", "Price of %1 %2: %3 per machine-hour and %4 upfront for %5 hours; source %6, "
                                       "valid from %7, retrieved %8."),
                {offer.id, option.id, price, toText(option.upfront, 2) + " " + currency.code(),
                 std::to_string(option.termHours), option.provenance.source.empty() ? "-" : option.provenance.source,
                 dayText(option.provenance.validFrom), dayText(option.provenance.retrieved)}};
    return {GPUFOLIO_TEXT("model", "Price of %1 %2: %3 per machine-hour; source %4, valid from %5, retrieved %6."),
            {offer.id, option.id, price, option.provenance.source.empty() ? "-" : option.provenance.source,
             dayText(option.provenance.validFrom), dayText(option.provenance.retrieved)}};
}

// An option matters when something of it was bought or used.
bool isUsed(const Offer &offer, const PurchaseOption &option, const PlanResult &result)
{
    if (option.kind == OptionKind::Commitment)
        return std::any_of(result.commitments.begin(), result.commitments.end(),
                           [&](const CommitmentResult &commitment) {
                               return commitment.purchase.offer == offer.id && commitment.purchase.option == option.id;
                           });
    return std::any_of(result.workloads.begin(), result.workloads.end(), [&](const WorkloadResult &workload) {
        return workload.offer == offer.id &&
               (option.kind == OptionKind::OnDemand || !workload.spotUsefulHours.isZero());
    });
}

void warnOfDates(const std::vector<std::pair<std::string, Date>> &dated, PlanResult &result)
{
    if (dated.empty())
        return;
    const auto [oldest, newest] = std::minmax_element(dated.begin(), dated.end(),
                                                      [](const auto &a, const auto &b) { return a.second < b.second; });
    if (newest->second.sinceEpoch() - oldest->second.sinceEpoch() > daysApart)
        add(result.warnings, {GPUFOLIO_TEXT("model", "Prices are of different dates: %1 is of %2, %3 is of %4."),
                              {oldest->first, oldest->second.toText(), newest->first, newest->second.toText()}});
}

void noteSpot(const OfferService &service, const PlanResult &result, std::vector<Message> &assumptions,
              std::vector<Message> &warnings, const std::vector<std::string> &workloadIds)
{
    const PurchaseOption *spot = findOption(*service.offer, OptionKind::Spot);
    for (std::size_t i = 0; i < service.workloads.size(); ++i) {
        const SpotTerms &terms = service.spot[i];
        if (!terms.why.empty())
            add(warnings, terms.why);
        if (!terms.factor || !spot)
            continue;
        const WorkloadResult &workload = result.workloads[service.workloads[i]];
        const std::string rate = toText(multiply(spot->hourly, *terms.factor), 2, 6);
        if (!workload.spotUsefulHours.isZero())
            add(assumptions,
                {GPUFOLIO_TEXT("model",
                               "%1 on spot: each useful hour is billed %2 hours (lost work, restarts and checkpoints; "
                               "closed form for exponential interruptions), so %3 costs %4."),
                 {workloadIds[i], toText(*terms.factor, 0, 6), toText(spot->hourly, 2, 6), rate}});
        const PurchaseOption *onDemand = findOption(*service.offer, OptionKind::OnDemand);
        if (onDemand && multiply(spot->hourly, *terms.factor) >= onDemand->hourly && workload.spotUsefulHours.isZero())
            add(warnings,
                {GPUFOLIO_TEXT("model",
                               "%1: spot on %2 would cost %3 per useful machine-hour, on-demand costs %4: too many "
                               "restarts. Not used and not counted as a saving."),
                 {workloadIds[i], service.offer->id, rate, toText(onDemand->hourly, 2)}});
    }
    if (spot && (spot->noticeSeconds || spot->noticeSuccess || spot->protectedHours))
        add(assumptions,
            {GPUFOLIO_TEXT(
                 "model",
                 "%1: notice and protected time are not counted in its spot cost, which is the cautious side."),
             {service.offer->id}});
}

} // namespace

std::vector<const Offer *> offersInUse(const Inputs &inputs, const std::vector<Placement> &placements,
                                       const std::vector<Lot> &lots)
{
    std::vector<const Offer *> used;
    for (const Offer &offer : inputs.offers) {
        const bool placed =
            std::any_of(placements.begin(), placements.end(), [&](const Placement &p) { return p.offer == &offer; });
        const bool bought = std::any_of(lots.begin(), lots.end(), [&](const Lot &lot) { return lot.offer == &offer; });
        if (placed || bought)
            used.push_back(&offer);
    }
    return used;
}

std::vector<OptionFigures> optionFigures(const std::vector<const Offer *> &offers)
{
    std::vector<OptionFigures> figures;
    for (const Offer *offer : offers) {
        const PurchaseOption *onDemand = findOption(*offer, OptionKind::OnDemand);
        for (const PurchaseOption &option : offer->options) {
            OptionFigures figure;
            figure.offer = offer->id;
            figure.option = option.id;
            figure.kind = option.kind;
            figure.amortisedHourly = amortisedHourly(option);
            if (option.kind == OptionKind::Commitment && onDemand && !onDemand->hourly.isZero()) {
                figure.breakEvenUtilisation = divide(figure.amortisedHourly, onDemand->hourly, Rounding::HalfEven);
                figure.breakEvenHours = times(*figure.breakEvenUtilisation, option.termHours);
                const Decimal saved = onDemand->hourly - option.hourly;
                if (saved > Decimal())
                    figure.paybackHours = divide(option.upfront, saved, Rounding::HalfEven);
            }
            figures.push_back(std::move(figure));
        }
    }
    return figures;
}

void noteAssumptions(const Scenario &scenario, const std::vector<const Offer *> &offers,
                     const std::vector<OfferService> &services, PlanResult &result)
{
    const Inputs &inputs = scenario.inputs;
    std::vector<std::pair<std::string, Date>> dated;
    for (const Offer *offer : offers) {
        for (const PurchaseOption &option : offer->options) {
            if (!isUsed(*offer, option, result))
                continue;
            add(result.assumptions, priceNote(*offer, option, currencyOf(inputs, *offer)));
            if (option.provenance.validFrom)
                dated.emplace_back(offer->id + " " + option.id, *option.provenance.validFrom);
        }
    }
    warnOfDates(dated, result);
    for (const OfferService &service : services) {
        std::vector<std::string> ids;
        for (const std::size_t index : service.workloads)
            ids.push_back(result.workloads[index].id);
        noteSpot(service, result, result.assumptions, result.warnings, ids);
    }
    for (const ExchangeRate &rate : inputs.exchangeRates) {
        Message note =
            rate.source.empty()
                ? Message{GPUFOLIO_TEXT("model", "Rate of exchange of %1: 1 %2 = %3 %4."), {}}
                : Message{GPUFOLIO_TEXT("model", "Rate of exchange of %1: 1 %2 = %3 %4 (%5, kept in the project)."),
                          {}};
        note.args = {rate.date.toText(), rate.from.code(), toText(rate.rate), rate.to.code(), rate.source};
        if (rate.source.empty())
            note.args.pop_back();
        add(result.assumptions, std::move(note));
    }
    if (inputs.discountRate)
        add(result.assumptions,
            {GPUFOLIO_TEXT("model", "Net present value at %1 a year (effective), by whole days over 365."),
             {toText(*inputs.discountRate)}});
    add(result.assumptions,
        {GPUFOLIO_TEXT("model",
                       "Months are calendar months of %1 with their real hours; a one-year term is 8,760 hours, a "
                       "three-year term 26,280 hours."),
         {inputs.timeZone}});
    if (inputs.rounding == Rounding::HalfEven)
        add(result.assumptions,
            {GPUFOLIO_TEXT("model", "Amounts are exact and rounded once where they are shown, half to even."), {}});
    else
        add(result.assumptions,
            {GPUFOLIO_TEXT("model", "Amounts are exact and rounded once where they are shown, half away from zero."),
             {}});
}

} // namespace gpufolio
