// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/present_value.h"
#include "report/why_parts.h"

#include <algorithm>
#include <map>

namespace gpufolio
{

namespace
{

using Flows = std::map<Date, Money>; ///< what is paid on each day

class NpvExplainer
{
public:
    NpvExplainer(const WhyContext &context, Why &why)
        : m_context(context), m_result(context.result), m_terms(context.scenario, context.result), m_why(why)
    {
    }

    void explain()
    {
        const std::optional<Decimal> rate = m_context.scenario.inputs.discountRate;
        const std::optional<Money> &npv = m_result.totals.npv;
        if (!rate || !npv)
            return; // the reason stands there already
        m_base = exactNumber(Decimal::fromInteger(1) + *rate);
        m_why.inputs.push_back({{GPUFOLIO_TEXT("model", "Discount rate a year, effective")},
                                exactNumber(*rate),
                                {},
                                WhyLink::rule("discountRate")});
        if (m_why.metric == Metric::NpvAfterTail)
            return explainTail(*rate, *npv);
        const Flows flows = billedFlows();
        listFlows(flows);
        if (agrees(flows, *rate, *npv))
            m_why.numbers = expression(discounted(flows), printed(*npv, m_context.rounding()));
        else
            m_why.numbers = printed(*npv, m_context.rounding());
        addPricesOf(m_context, {OptionKind::OnDemand, OptionKind::Commitment, OptionKind::Spot}, m_why);
    }

private:
    void explainTail(Decimal rate, const Money &npv)
    {
        const Money &value = *m_result.totals.npvAfterTail;
        const Flows owed = tailFlows();
        const Money &prepaid = m_result.totals.prepaidAfterHorizon;
        m_why.inputs.push_back(
            {{std::string(metricInfo(Metric::Npv).label)}, m_context.amount(npv), {}, WhyLink::figure(Metric::Npv)});
        m_why.inputs.push_back({{std::string(metricInfo(Metric::PrepaidAfterHorizon).label)},
                                m_context.amount(prepaid),
                                {},
                                WhyLink::figure(Metric::PrepaidAfterHorizon)});
        listFlows(owed);
        const Date end = m_terms.calendar().dayOf(m_result.horizon.end);
        std::vector<std::string> terms = {exactRate(npv.amount())};
        if (!prepaid.isZero())
            terms.front() += " - " + term(end, prepaid);
        for (std::string &one : discounted(owed))
            terms.push_back(std::move(one));
        Flows all = owed;
        all[end] += -prepaid;
        if (agrees(all, rate, value - npv))
            m_why.numbers = expression(terms, printed(value, m_context.rounding()));
        else
            m_why.numbers = printed(value, m_context.rounding());
    }

    static void pay(Flows &flows, const Date &day, const Money &amount)
    {
        if (!amount.isZero())
            flows[day] += amount;
    }

    Money converted(const Lot &lot, Decimal perMachine, std::int64_t hours, YearMonth month) const
    {
        const Currency from = currencyOf(m_context.scenario.inputs, *lot.offer);
        const Decimal amount = times(times(perMachine, lot.purchase->instances), hours);
        return convert(Money(amount, from), m_terms.exchangeRate(from, month), m_context.currency());
    }

    // A recurring fee is due at the start of its month, or of the term if that is later.
    void payFees(Flows &flows, const Lot &lot, const Period &period) const
    {
        for (const MonthSpan &span : m_terms.calendar().months(period)) {
            const Date day = std::max(span.month.firstDay(), m_terms.calendar().dayOf(lot.term.start));
            pay(flows, day, converted(lot, lot.price.hourly, span.period.hours(), span.month));
        }
    }

    Flows billedFlows() const
    {
        Flows flows;
        for (const MonthResult &month : m_result.months)
            pay(flows, month.month.plus(1).firstDay(), month.onDemand + month.spot);
        for (const Lot &lot : m_terms.lots()) {
            payFees(flows, lot, lot.active);
            if (lot.term.start >= m_result.horizon.start && lot.active.hours() > 0)
                pay(flows, m_terms.calendar().dayOf(lot.term.start),
                    converted(lot, lot.price.upfront, 1, m_terms.calendar().monthOf(lot.term.start)));
        }
        return flows;
    }

    Flows tailFlows() const
    {
        Flows flows;
        const UtcHour end = m_result.horizon.end;
        for (const Lot &lot : m_terms.lots())
            payFees(flows, lot, {std::max(end, lot.term.start), std::max(end, lot.term.end)});
        return flows;
    }

    std::int64_t daysTo(const Date &day) const
    {
        const Date start = m_terms.calendar().dayOf(m_result.horizon.start);
        return std::max<std::int64_t>(0, day.sinceEpoch() - start.sinceEpoch());
    }

    std::string term(const Date &day, const Money &amount) const
    {
        const std::int64_t days = daysTo(day);
        if (days == 0)
            return exactRate(amount.amount());
        return exactRate(amount.amount()) + " / " + m_base + "^(" + std::to_string(days) + " / 365)";
    }

    std::vector<std::string> discounted(const Flows &flows) const
    {
        std::vector<std::string> terms;
        for (const auto &[day, amount] : flows)
            terms.push_back(term(day, amount));
        return terms;
    }

    void listFlows(const Flows &flows)
    {
        for (const auto &[day, amount] : flows)
            m_why.inputs.push_back(
                {{GPUFOLIO_TEXT("model", "Paid on %1, day %2"), {day.toText(), std::to_string(daysTo(day))}},
                 m_context.amount(amount),
                 {}});
    }

    // False for a result that wasn't evaluated from this scenario.
    bool agrees(const Flows &flows, Decimal rate, const Money &value) const
    {
        PresentValue sum(m_terms.calendar(), m_result.horizon.start, rate, m_context.currency());
        for (const auto &[day, amount] : flows)
            sum.add(day, amount);
        return rounded(sum.sum(), m_context.rounding()) == rounded(value, m_context.rounding());
    }

    const WhyContext &m_context;
    const PlanResult &m_result;
    PlanTerms m_terms;
    Why &m_why;
    std::string m_base; ///< 1 + rate
};

} // namespace

void explainNpv(const WhyContext &context, Why &why)
{
    NpvExplainer(context, why).explain();
}

} // namespace gpufolio
