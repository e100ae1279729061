// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/why_terms.h"

#include "plan/assumptions.h"
#include "plan/evaluate.h"
#include "plan/exchange.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

Calendar calendarOf(const Scenario &scenario)
{
    Result<Calendar> calendar = Calendar::forZone(scenario.inputs.timeZone);
    return calendar ? *std::move(calendar) : Calendar::utc();
}

// Adds to the term of the same price, or as a new one.
void addTerm(std::vector<UsageTerm> &terms, const UsageTerm &term)
{
    const auto same = std::find_if(terms.begin(), terms.end(), [&term](const UsageTerm &other) {
        return other.option == term.option && other.hourly == term.hourly && other.factor == term.factor;
    });
    if (same == terms.end()) {
        terms.push_back(term);
        return;
    }
    same->hours += term.hours;
    same->cost += term.cost;
}

void keepIfSum(std::vector<UsageTerm> &terms, const Money &sum)
{
    Money total = Money::zero(sum.currency());
    for (const UsageTerm &term : terms)
        total += term.cost;
    if (total != sum)
        terms.clear();
}

Money billedOf(const PurchaseTerm &term, Currency currency)
{
    const Lot &lot = *term.lot;
    const Decimal fee = times(times(lot.price.hourly, lot.purchase->instances), term.hours);
    Decimal billed = multiply(fee, term.exchangeRate);
    if (term.startsHere)
        billed += multiply(times(lot.price.upfront, lot.purchase->instances), term.upfrontRate);
    return {billed, currency};
}

} // namespace

PlanTerms::PlanTerms(const Scenario &scenario, const PlanResult &result)
    : m_scenario(scenario), m_result(result), m_calendar(calendarOf(scenario))
{
    if (!check(scenario).empty())
        return;
    try {
        Result<std::vector<Placement>> placements = placeWorkloads(scenario.inputs, m_calendar);
        if (!placements)
            return;
        m_months = m_calendar.months(scenario.inputs.horizon());
        m_placements = *std::move(placements);
        m_lots = lotsOf(scenario);
        const Limits limits = effectivePolicy(scenario).limits;
        for (const Offer *offer : offersInUse(scenario.inputs, m_placements, m_lots))
            m_services.push_back(serve(*offer, m_placements, m_lots, m_months, limits, {}));
    } catch (const ArithmeticError &) {
        m_services.clear();
    }
    const bool belongTogether = m_lots.size() == result.commitments.size() && m_months.size() == result.months.size();
    if (!belongTogether) {
        m_lots.clear();
        m_services.clear();
    }
}

Decimal PlanTerms::exchangeRate(Currency from, YearMonth month) const
{
    const Result<Decimal> rate = Exchange(m_scenario.inputs).rate(from, month);
    return rate ? *rate : Decimal::fromInteger(1);
}

MonthTerms PlanTerms::month(std::size_t month) const
{
    MonthTerms terms;
    try {
        for (const OfferService &service : m_services) {
            for (const Segment &segment : service.segments)
                if (segment.month == month)
                    addUsage(terms, service, segment);
            addPurchases(terms, service, month);
        }
        dropWhatDiffers(terms, m_result.months[month]);
    } catch (const ArithmeticError &) {
        return {};
    }
    return terms;
}

void PlanTerms::addUsage(MonthTerms &terms, const OfferService &service, const Segment &segment) const
{
    const Currency from = currencyOf(m_scenario.inputs, *service.offer);
    const Decimal rate = exchangeRate(from, m_months[segment.month].month);
    const auto term = [&](OptionKind kind, Decimal hourly, std::int64_t hours, Decimal factor) {
        const Money cost = HourlyRate(hourly, from) * InstanceHours(times(factor, hours));
        return UsageTerm{service.offer,
                         findOption(*service.offer, kind),
                         hourly,
                         Decimal::fromInteger(hours),
                         factor,
                         rate,
                         from == m_result.currency ? cost : convert(cost, rate, m_result.currency)};
    };
    const Decimal one = Decimal::fromInteger(1);
    for (std::size_t i = 0; i < segment.workloads.size(); ++i) {
        const ServedHours &served = segment.workloads[i];
        if (served.onDemand > 0)
            addTerm(terms.onDemand, term(OptionKind::OnDemand, *segment.onDemandHourly, served.onDemand, one));
        if (served.spot > 0)
            addTerm(terms.spot, term(OptionKind::Spot, *segment.spotHourly, served.spot, *service.spot[i].factor));
        const PurchaseOption *list = findOption(*service.offer, OptionKind::OnDemand);
        const std::int64_t placed = served.demand - served.unserved;
        if (list && placed > 0)
            addTerm(terms.list, term(OptionKind::OnDemand, priceAt(*list, segment.period.start).hourly, placed, one));
    }
}

void PlanTerms::addPurchases(MonthTerms &terms, const OfferService &service, std::size_t month) const
{
    const Currency from = currencyOf(m_scenario.inputs, *service.offer);
    const MonthSpan &span = m_months[month];
    for (std::size_t i = 0; i < service.lots.size(); ++i) {
        const Lot &lot = m_lots[service.lots[i]];
        PurchaseTerm term;
        term.purchase = service.lots[i];
        term.lot = &lot;
        term.hours = std::min(lot.active.end, span.period.end) - std::max(lot.active.start, span.period.start);
        if (term.hours <= 0)
            continue;
        term.startsHere = span.period.contains(lot.term.start);
        term.exchangeRate = exchangeRate(from, span.month);
        term.upfrontRate = exchangeRate(from, m_calendar.monthOf(lot.term.start));
        for (const Segment &segment : service.segments) {
            if (segment.month != month)
                continue;
            term.used += segment.lotUsed[i];
            term.owed += segment.lotOwed[i];
        }
        terms.purchases.push_back(term);
    }
    std::sort(terms.purchases.begin(), terms.purchases.end(),
              [](const PurchaseTerm &a, const PurchaseTerm &b) { return a.purchase < b.purchase; });
}

// A result that wasn't evaluated from this scenario is not explained by it.
void PlanTerms::dropWhatDiffers(MonthTerms &terms, const MonthResult &month) const
{
    keepIfSum(terms.onDemand, month.onDemand);
    keepIfSum(terms.spot, month.spot);
    keepIfSum(terms.list, month.onDemandEquivalent.value_or(Money::zero(m_result.currency)));
    const auto index = static_cast<std::size_t>(&month - m_result.months.data());
    const bool agree = std::all_of(terms.purchases.begin(), terms.purchases.end(), [&](const PurchaseTerm &term) {
        const CommitmentResult &commitment = m_result.commitments[term.purchase];
        return index < commitment.months.size() && commitment.months[index].billed == billedOf(term, m_result.currency);
    });
    if (!agree)
        terms.purchases.clear();
}

} // namespace gpufolio
