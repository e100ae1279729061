// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/cash_crossings.h"
#include "report/cell_text.h"
#include "report/why_parts.h"

#include <functional>

namespace gpufolio
{

namespace
{

class MonthExplainer
{
public:
    MonthExplainer(const WhyContext &context, std::size_t month, Why &why)
        : m_context(context), m_index(month), m_month(context.result.months[month]), m_why(why)
    {
    }

    void explain()
    {
        switch (m_why.metric) {
        case Metric::Billed:
            return sum({{Metric::OnDemandCost, m_month.onDemand},
                        {Metric::SpotCost, m_month.spot},
                        {Metric::Recurring, m_month.recurring},
                        {Metric::Upfront, m_month.upfront}},
                       m_month.billed);
        case Metric::Amortised:
            return sum({{Metric::OnDemandCost, m_month.onDemand},
                        {Metric::SpotCost, m_month.spot},
                        {Metric::CommitmentCost, m_month.commitment}},
                       m_month.amortised);
        case Metric::OnDemandCost:
            return usage(&MonthTerms::onDemand, m_month.onDemand, OptionKind::OnDemand);
        case Metric::SpotCost:
            return usage(&MonthTerms::spot, m_month.spot, OptionKind::Spot);
        case Metric::OnDemandEquivalent:
            if (m_month.onDemandEquivalent)
                usage(&MonthTerms::list, *m_month.onDemandEquivalent, OptionKind::OnDemand);
            return;
        case Metric::CommitmentCost:
            return purchases(m_month.commitment, [this](const PurchaseTerm &term) { return amortisedNumbers(term); });
        case Metric::UnusedCommitment:
            return purchases(m_month.unused, [this](const PurchaseTerm &term) { return unusedNumbers(term); });
        case Metric::Upfront:
            return purchases(m_month.upfront, [](const PurchaseTerm &term) { return upfrontNumbers(term); });
        case Metric::Recurring:
            return purchases(m_month.recurring, [](const PurchaseTerm &term) { return feeNumbers(term); });
        case Metric::PrepaidBalance:
            return prepaid();
        case Metric::CumulativeBilled:
            return cumulative();
        case Metric::OwedIfStopped:
            return owed();
        case Metric::Savings:
            return savings();
        case Metric::EffectiveSavingsRate:
            return savingsRate();
        case Metric::CommitmentUtilisation:
            return quotient(Metric::CommitmentUsedHours, m_month.commitmentUsedHours.count(),
                            (m_month.commitmentUsedHours + m_month.commitmentUnusedHours).count());
        case Metric::CostPerUsedHour:
            return perUsedHour();
        default:
            return hours();
        }
    }

private:
    using Part = std::pair<Metric, Money>;

    static Message label(Metric metric) { return {std::string(metricInfo(metric).label)}; }

    void addAmount(Metric metric, const Money &amount)
    {
        // a figure that explains itself leads nowhere
        m_why.inputs.push_back({label(metric),
                                m_context.amount(amount),
                                {},
                                metric == m_why.metric ? WhyLink{} : WhyLink::figure(metric, m_index)});
    }

    void addHours(Message what, Decimal count, WhyLink link = {})
    {
        addInput(m_why.inputs, {std::move(what),
                                exactNumber(count) + " " + unitOf(MetricUnit::InstanceHours, m_context.currency()),
                                {},
                                std::move(link)});
    }
    void addHours(Metric metric, Decimal count)
    {
        addHours(label(metric), count, metric == m_why.metric ? WhyLink{} : WhyLink::figure(metric, m_index));
    }

    void sum(const std::vector<Part> &parts, const Money &value)
    {
        std::vector<Money> amounts;
        for (const auto &[metric, amount] : parts) {
            amounts.push_back(amount);
            addAmount(metric, amount);
        }
        setSum(m_context, amounts, {}, value, m_why);
        std::vector<OptionKind> kinds;
        if (!m_month.onDemand.isZero())
            kinds.push_back(OptionKind::OnDemand);
        if (!m_month.spot.isZero())
            kinds.push_back(OptionKind::Spot);
        if (!m_month.commitment.isZero() || !m_month.recurring.isZero())
            kinds.push_back(OptionKind::Commitment);
        addPricesOf(m_context, kinds, m_why);
    }

    // Price x hours, a term a price.
    void usage(std::vector<UsageTerm> MonthTerms::*list, const Money &value, OptionKind kind)
    {
        const PlanTerms terms(m_context.scenario, m_context.result);
        const MonthTerms ofMonth = terms.month(m_index);
        std::vector<std::string> numbers;
        for (const UsageTerm &term : ofMonth.*list) {
            numbers.push_back(product(term));
            addHours({GPUFOLIO_TEXT("model", "Hours on %1, %2"), {term.offer->id, term.option->id}}, term.hours);
            addFactor(term);
            addPriceInputs(m_why.inputs, *term.offer, *term.option, {term.hourly, {}},
                           currencyOf(m_context.scenario.inputs, *term.offer));
            addExchange(*term.offer, term.exchangeRate);
        }
        if (numbers.empty()) { // nothing was billed, or the result is of another scenario
            addAmount(m_why.metric, value);
            addPricesOf(m_context, {kind}, m_why);
            numbers.push_back(printed(value, m_context.rounding()));
        }
        m_why.numbers = expression(numbers, printed(value, m_context.rounding()));
    }

    void addFactor(const UsageTerm &term)
    {
        if (term.factor != Decimal::fromInteger(1))
            addInput(m_why.inputs,
                     {{GPUFOLIO_TEXT("model", "Hours billed for an hour of work on %1"), {term.offer->id}},
                      exactNumber(term.factor),
                      {GPUFOLIO_TEXT(
                          "model", "lost work, restarts and checkpoints; closed form for exponential interruptions")}});
    }

    // Billed spot hours: hours of work times what is billed for each.
    void spotHours(const std::string &value)
    {
        const PlanTerms terms(m_context.scenario, m_context.result);
        std::vector<std::string> numbers;
        for (const UsageTerm &term : terms.month(m_index).spot) {
            numbers.push_back(exactNumber(term.hours) + timesRate(term.factor));
            addFactor(term);
        }
        addHours(Metric::SpotUsefulHours, m_month.spotUsefulHours.count());
        if (numbers.empty())
            numbers.push_back(value);
        m_why.numbers = expression(numbers, value);
    }

    void addExchange(const Offer &offer, Decimal rate)
    {
        const Currency from = currencyOf(m_context.scenario.inputs, offer);
        if (from == m_context.currency())
            return;
        addInput(m_why.inputs,
                 {{GPUFOLIO_TEXT("model", "Rate of exchange in %1"), {m_month.month.toText()}},
                  "1 " + from.code() + " = " + exactNumber(rate) + " " + m_context.currency().code(),
                  {GPUFOLIO_TEXT("model", "newest rate of the scenario dated on or before the month's last day")}});
    }

    void purchases(const Money &value, const std::function<std::string(const PurchaseTerm &)> &numbersOf)
    {
        const PlanTerms terms(m_context.scenario, m_context.result);
        std::vector<std::string> numbers;
        for (const PurchaseTerm &term : terms.month(m_index).purchases) {
            std::string text = numbersOf(term);
            if (text.empty())
                continue;
            numbers.push_back(std::move(text));
            const CommitmentResult &commitment = m_context.result.commitments[term.purchase];
            addHours(
                {GPUFOLIO_TEXT("model", "Hours of the term in the month: %1"), {}, {purchaseName(commitment.purchase)}},
                Decimal::fromInteger(term.hours));
            addPriceInputs(m_why.inputs, *term.lot->offer, *term.lot->option, term.lot->price,
                           currencyOf(m_context.scenario.inputs, *term.lot->offer));
            addExchange(*term.lot->offer, term.exchangeRate);
        }
        if (numbers.empty()) {
            addAmount(m_why.metric, value);
            numbers.push_back(printed(value, m_context.rounding()));
        }
        m_why.numbers = expression(numbers, printed(value, m_context.rounding()));
    }

    static std::string machines(const PurchaseTerm &term)
    {
        return exactNumber(Decimal::fromInteger(term.lot->purchase->instances));
    }

    static std::string upfrontNumbers(const PurchaseTerm &term)
    {
        if (!term.startsHere || term.lot->price.upfront.isZero())
            return {};
        return machines(term) + " x " + exactRate(term.lot->price.upfront) + timesRate(term.upfrontRate);
    }

    static std::string feeNumbers(const PurchaseTerm &term)
    {
        if (term.lot->price.hourly.isZero())
            return {};
        return machines(term) + " x " + exactRate(term.lot->price.hourly) + " x " +
               exactNumber(Decimal::fromInteger(term.hours)) + timesRate(term.exchangeRate);
    }

    std::string amortisedNumbers(const PurchaseTerm &term) const
    {
        std::string text;
        if (!term.lot->price.upfront.isZero())
            text = machines(term) + " x " + exactRate(term.lot->price.upfront) + timesRate(term.upfrontRate) + " x " +
                   exactNumber(Decimal::fromInteger(term.hours)) + " / " +
                   exactNumber(Decimal::fromInteger(term.lot->option->termHours));
        const std::string fee = feeNumbers(term);
        if (!fee.empty())
            text += (text.empty() ? "" : " + ") + fee;
        return text;
    }

    std::string unusedNumbers(const PurchaseTerm &term) const
    {
        const std::string cost = amortisedNumbers(term);
        if (term.used == term.owed || cost.empty())
            return {};
        return "(" + cost + ") x (" + exactNumber(Decimal::fromInteger(term.owed)) + " - " +
               exactNumber(Decimal::fromInteger(term.used)) + ") / " + exactNumber(Decimal::fromInteger(term.owed));
    }

    void prepaid()
    {
        m_why.inputs.push_back({{GPUFOLIO_TEXT("model", "Prepaid balance at the start of the month")},
                                m_context.amount(m_month.prepaidStart),
                                {}});
        addAmount(Metric::Billed, m_month.billed);
        addAmount(Metric::Amortised, m_month.amortised);
        setSum(m_context, {m_month.prepaidStart, m_month.billed}, {m_month.amortised}, m_month.prepaidEnd, m_why);
    }

    void cumulative()
    {
        std::vector<Money> amounts;
        Money sum = Money::zero(m_context.currency());
        for (std::size_t i = 0; i <= m_index; ++i) {
            const MonthResult &month = m_context.result.months[i];
            amounts.push_back(month.billed);
            sum += month.billed;
            m_why.inputs.push_back({{"%1", {month.month.toText()}},
                                    m_context.amount(month.billed),
                                    {},
                                    WhyLink::figure(Metric::Billed, i)});
        }
        setSum(m_context, amounts, {}, sum, m_why);
    }

    void owed()
    {
        std::vector<Money> amounts;
        for (std::size_t i = 0; i < m_context.result.commitments.size(); ++i) {
            const CommitmentResult &commitment = m_context.result.commitments[i];
            amounts.push_back(owedIfStopped(m_context.result, commitment, m_index));
            m_why.inputs.push_back({purchaseName(commitment.purchase), m_context.amount(amounts.back()), {}});
        }
        if (amounts.empty())
            m_why.inputs.push_back({{GPUFOLIO_TEXT("model", "The plan holds and buys no commitment")}, "0", {}});
        setSum(m_context, amounts, {}, owedIfStopped(m_context.result, m_index), m_why);
        addPricesOf(m_context, {OptionKind::Commitment}, m_why);
    }

    void savings()
    {
        if (!m_month.onDemandEquivalent)
            return;
        addAmount(Metric::OnDemandEquivalent, *m_month.onDemandEquivalent);
        addAmount(Metric::Amortised, m_month.amortised);
        setSum(m_context, {*m_month.onDemandEquivalent}, {m_month.amortised},
               *m_month.onDemandEquivalent - m_month.amortised, m_why);
    }

    void savingsRate()
    {
        if (!m_month.onDemandEquivalent)
            return;
        addAmount(Metric::OnDemandEquivalent, *m_month.onDemandEquivalent);
        addAmount(Metric::Amortised, m_month.amortised);
        if (!m_month.onDemandEquivalent->isZero())
            m_why.numbers = "1 - " + printed(m_month.amortised, m_context.rounding()) + " / " +
                            printed(*m_month.onDemandEquivalent, m_context.rounding()) + " = " + m_why.value;
    }

    void quotient(Metric part, Decimal numerator, Decimal denominator)
    {
        addHours(part, numerator);
        addHours({GPUFOLIO_TEXT("model", "Committed hours owed")}, denominator);
        if (!denominator.isZero())
            m_why.numbers = exactNumber(numerator) + " / " + exactNumber(denominator) + " = " + m_why.value;
    }

    void perUsedHour()
    {
        addAmount(Metric::CommitmentCost, m_month.commitment);
        addHours(Metric::CommitmentUsedHours, m_month.commitmentUsedHours.count());
        if (!m_month.commitmentUsedHours.isZero())
            m_why.numbers = exactRate(m_month.commitment.amount()) + " / " +
                            exactNumber(m_month.commitmentUsedHours.count()) + " = " +
                            m_why.value.substr(0, m_why.value.find(' '));
    }

    void addWorkloads()
    {
        for (std::size_t i = 0; i < m_context.result.workloads.size(); ++i) {
            const WorkloadResult &workload = m_context.result.workloads[i];
            addHours({GPUFOLIO_TEXT("model", "Demand of %1 inside the horizon"), {workload.id}},
                     workload.demandHours.count(), WhyLink::workload(i, Metric::DemandHours));
        }
    }

    // Who asked for the hours of the month, or where they went.
    void hours()
    {
        const MonthResult &month = m_month;
        const Decimal unserved =
            (month.demandHours - month.commitmentUsedHours - month.spotUsefulHours - month.onDemandHours).count();
        const std::string value = m_why.value.substr(0, m_why.value.find(' '));
        if (m_why.metric == Metric::OnDemandHours) {
            addHours(Metric::DemandHours, month.demandHours.count());
            addHours(Metric::CommitmentUsedHours, month.commitmentUsedHours.count());
            addHours(Metric::SpotUsefulHours, month.spotUsefulHours.count());
            addHours({GPUFOLIO_TEXT("model", "Hours without a place")}, unserved);
            m_why.numbers = exactNumber(month.demandHours.count()) + " - " +
                            exactNumber(month.commitmentUsedHours.count()) + " - " +
                            exactNumber(month.spotUsefulHours.count()) + " - " + exactNumber(unserved) + " = " + value;
            return;
        }
        if (m_why.metric == Metric::CommitmentUnusedHours) {
            const Decimal owed = (month.commitmentUsedHours + month.commitmentUnusedHours).count();
            addHours({GPUFOLIO_TEXT("model", "Committed hours owed")}, owed);
            addHours(Metric::CommitmentUsedHours, month.commitmentUsedHours.count());
            m_why.numbers = exactNumber(owed) + " - " + exactNumber(month.commitmentUsedHours.count()) + " = " + value;
            return;
        }
        if (m_why.metric == Metric::SpotHours)
            return spotHours(value);
        addHours(Metric::DemandHours, month.demandHours.count());
        addHours({GPUFOLIO_TEXT("model", "Hours of the month inside the horizon")},
                 Decimal::fromInteger(month.period.hours()));
        if (m_why.metric == Metric::DemandHours)
            addWorkloads();
        m_why.numbers = value;
    }

    const WhyContext &m_context;
    std::size_t m_index;
    const MonthResult &m_month;
    Why &m_why;
};

} // namespace

void explainMonth(const WhyContext &context, std::size_t month, Why &why)
{
    MonthExplainer(context, month, why).explain();
}

} // namespace gpufolio
