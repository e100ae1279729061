// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/break_even.h"
#include "plan/cash_crossings.h"
#include "report/cell_text.h"
#include "report/why_parts.h"

#include <algorithm>
#include <functional>

namespace gpufolio
{

namespace
{

class PlanExplainer
{
public:
    PlanExplainer(const WhyContext &context, Why &why)
        : m_context(context), m_result(context.result), m_totals(context.result.totals), m_why(why)
    {
    }

    void explain()
    {
        switch (m_why.metric) {
        case Metric::Billed:
        case Metric::CumulativeBilled:
            return sumOfMonths(&MonthResult::billed, m_totals.billed,
                               {OptionKind::OnDemand, OptionKind::Commitment, OptionKind::Spot});
        case Metric::Amortised:
            return sumOfMonths(&MonthResult::amortised, m_totals.amortised,
                               {OptionKind::OnDemand, OptionKind::Commitment, OptionKind::Spot});
        case Metric::OnDemandCost:
            return sumOfMonths(&MonthResult::onDemand, m_totals.onDemand, {OptionKind::OnDemand});
        case Metric::SpotCost:
            return sumOfMonths(&MonthResult::spot, m_totals.spot, {OptionKind::Spot});
        case Metric::CommitmentCost:
            return sumOfMonths(&MonthResult::commitment, m_totals.commitment, {OptionKind::Commitment});
        case Metric::UnusedCommitment:
            return sumOfMonths(&MonthResult::unused, m_totals.unusedCommitment, {OptionKind::Commitment});
        case Metric::Upfront:
            return sumOfMonths(&MonthResult::upfront, m_totals.upfront, {OptionKind::Commitment});
        case Metric::Recurring:
            return sumOfMonths(&MonthResult::recurring, m_totals.recurring, {OptionKind::Commitment});
        case Metric::OnDemandEquivalent:
            return onDemandEquivalent();
        case Metric::PrepaidBalance:
        case Metric::PrepaidAfterHorizon:
            return prepaidAfter();
        case Metric::OwedAfterHorizon:
            return owedAfter();
        case Metric::CommittedAfterHorizon:
            addAmount(Metric::PrepaidAfterHorizon, m_totals.prepaidAfterHorizon);
            addAmount(Metric::OwedAfterHorizon, m_totals.owedAfterHorizon);
            return setSum(m_context, {m_totals.prepaidAfterHorizon, m_totals.owedAfterHorizon}, {},
                          m_totals.committedAfterHorizon, m_why);
        case Metric::ToSign:
            return toSign();
        case Metric::Savings:
            return savings();
        case Metric::EffectiveSavingsRate:
            return savingsRate();
        case Metric::Npv:
        case Metric::NpvAfterTail:
            return explainNpv(m_context, m_why);
        case Metric::CommitmentCoverage:
            return coverage();
        case Metric::CommitmentUtilisation:
            return utilisation();
        case Metric::CostPerUsedHour:
            return perUsedHour();
        case Metric::WorkloadCost:
            return workloads();
        case Metric::AcceleratorHours:
            return acceleratorHours();
        case Metric::Instances:
            return instances();
        case Metric::InstanceHourly:
        case Metric::AcceleratorHourly:
            return addPricesOf(m_context, {OptionKind::OnDemand, OptionKind::Commitment, OptionKind::Spot}, m_why);
        case Metric::AmortisedHourly:
            return options();
        case Metric::BreakEvenUtilisation:
            return breakEven();
        case Metric::OnDemandHours:
            return sumOfHours(&MonthResult::onDemandHours);
        case Metric::CommitmentUsedHours:
            return sumOfHours(&MonthResult::commitmentUsedHours);
        case Metric::CommitmentUnusedHours:
            return sumOfHours(&MonthResult::commitmentUnusedHours);
        case Metric::SpotHours:
            return sumOfHours(&MonthResult::spotHours);
        case Metric::SpotUsefulHours:
            return sumOfHours(&MonthResult::spotUsefulHours);
        case Metric::DemandHours:
            return sumOfHours(&MonthResult::demandHours);
        case Metric::DearestMonth:
            return dearest();
        case Metric::OwedIfStopped:
            if (!m_result.months.empty())
                explainMonth(m_context, m_result.months.size() - 1, m_why);
            return;
        case Metric::SpotFactor:
        case Metric::SpotInterval:
        case Metric::SpotWorkHourCost:
            return; // a figure of each workload: explainSpot()
        }
    }

private:
    static Message label(Metric metric) { return {std::string(metricInfo(metric).label)}; }
    /// A figure that explains itself leads nowhere.
    WhyLink linkTo(Metric metric) const { return metric == m_why.metric ? WhyLink{} : WhyLink::figure(metric); }
    void addAmount(Metric metric, const Money &amount)
    {
        m_why.inputs.push_back({label(metric), m_context.amount(amount), {}, linkTo(metric)});
    }
    void addHours(Message what, Decimal count, WhyLink link = {})
    {
        m_why.inputs.push_back({std::move(what),
                                exactNumber(count) + " " + unitOf(MetricUnit::InstanceHours, m_context.currency()),
                                {},
                                std::move(link)});
    }
    void addHours(Metric metric, Decimal count) { addHours(label(metric), count, linkTo(metric)); }
    /// What the months of a sum are called: a running total adds up what is billed.
    static Metric ofMonths(Metric metric) { return metric == Metric::CumulativeBilled ? Metric::Billed : metric; }
    /// "2027-01", which leads to the same figure of that month.
    void addMonth(std::size_t month, const Money &amount)
    {
        m_why.inputs.push_back({{"%1", {m_result.months[month].month.toText()}},
                                m_context.amount(amount),
                                {},
                                WhyLink::figure(ofMonths(m_why.metric), month)});
    }
    /// The value without its unit.
    std::string value() const { return m_why.value.substr(0, m_why.value.find(' ')); }

    void sayMonths() { m_why.formula = {GPUFOLIO_TEXT("model", "sum of the months, each: %1"), {}, {m_why.formula}}; }

    void sumOfMonths(Money MonthResult::*amount, const Money &total, const std::vector<OptionKind> &kinds)
    {
        sayMonths();
        std::vector<Money> months;
        for (std::size_t i = 0; i < m_result.months.size(); ++i) {
            months.push_back(m_result.months[i].*amount);
            addMonth(i, months.back());
        }
        setSum(m_context, months, {}, total, m_why);
        addPricesOf(m_context, kinds, m_why);
    }

    void dearest()
    {
        const std::optional<std::size_t> month = dearestMonth(m_result);
        if (!month)
            return;
        m_why.inputs.push_back({{"%1", {m_result.months[*month].month.toText()}},
                                m_context.amount(m_result.months[*month].billed),
                                {},
                                WhyLink::figure(Metric::Billed, *month)});
        addPricesOf(m_context, {OptionKind::OnDemand, OptionKind::Commitment, OptionKind::Spot}, m_why);
    }

    void onDemandEquivalent()
    {
        sayMonths();
        std::vector<Money> months;
        for (std::size_t i = 0; i < m_result.months.size(); ++i) {
            if (!m_result.months[i].onDemandEquivalent)
                continue;
            months.push_back(*m_result.months[i].onDemandEquivalent);
            addMonth(i, months.back());
        }
        if (m_totals.onDemandEquivalent)
            setSum(m_context, months, {}, *m_totals.onDemandEquivalent, m_why);
        addPricesOf(m_context, {OptionKind::OnDemand}, m_why);
    }

    void sumOfHours(InstanceHours MonthResult::*hours)
    {
        sayMonths();
        std::vector<Decimal> months;
        for (std::size_t i = 0; i < m_result.months.size(); ++i) {
            months.push_back((m_result.months[i].*hours).count());
            addHours({"%1", {m_result.months[i].month.toText()}}, months.back(), WhyLink::figure(m_why.metric, i));
        }
        m_why.numbers = exactSum(months, value());
        if (m_why.inputs.empty())
            addHours({GPUFOLIO_TEXT("model", "Hours of the horizon")}, Decimal::fromInteger(m_result.horizon.hours()));
    }

    // A product for each purchase that has something after the horizon; nothing when it isn't this scenario's result.
    std::vector<std::string> tails(const std::function<std::string(const Lot &, std::int64_t hoursAfter)> &numbersOf)
    {
        std::vector<std::string> numbers;
        const PlanTerms terms(m_context.scenario, m_result);
        const UtcHour end = m_result.horizon.end;
        for (const Lot &lot : terms.lots()) {
            const std::int64_t after = lot.term.end - std::max(end, lot.term.start);
            const std::string text = after > 0 ? numbersOf(lot, after) : std::string();
            if (text.empty())
                continue;
            numbers.push_back(text);
            addHours({GPUFOLIO_TEXT("model", "Hours after the horizon: %1"), {}, {purchaseName(*lot.purchase)}},
                     Decimal::fromInteger(after));
            addPriceInputs(m_why.inputs, *lot.offer, *lot.option, lot.price,
                           currencyOf(m_context.scenario.inputs, *lot.offer));
        }
        return numbers;
    }

    bool isForeign(const Lot &lot) const
    {
        return currencyOf(m_context.scenario.inputs, *lot.offer) != m_context.currency();
    }

    static std::string machines(const Lot &lot) { return exactNumber(Decimal::fromInteger(lot.purchase->instances)); }

    void prepaidAfter()
    {
        const PlanTerms terms(m_context.scenario, m_result);
        const std::vector<std::string> numbers = tails([&](const Lot &lot, std::int64_t after) {
            if (lot.price.upfront.isZero() || lot.term.start >= m_result.horizon.end)
                return std::string();
            const Currency from = currencyOf(m_context.scenario.inputs, *lot.offer);
            return machines(lot) + " x " + exactRate(lot.price.upfront) +
                   timesRate(terms.exchangeRate(from, terms.calendar().monthOf(lot.term.start))) + " x " +
                   exactNumber(Decimal::fromInteger(after)) + " / " +
                   exactNumber(Decimal::fromInteger(lot.option->termHours));
        });
        finishTail(numbers, Metric::PrepaidAfterHorizon, m_totals.prepaidAfterHorizon);
    }

    void owedAfter()
    {
        const std::vector<std::string> numbers = tails([&](const Lot &lot, std::int64_t after) {
            if (lot.price.hourly.isZero() || isForeign(lot))
                return std::string();
            return machines(lot) + " x " + exactRate(lot.price.hourly) + " x " +
                   exactNumber(Decimal::fromInteger(after));
        });
        finishTail(hasForeignLot() ? std::vector<std::string>{} : numbers, Metric::OwedAfterHorizon,
                   m_totals.owedAfterHorizon);
    }

    // Fees in another currency are converted month by month: no single product gives them.
    bool hasForeignLot() const
    {
        const PlanTerms terms(m_context.scenario, m_result);
        return std::any_of(terms.lots().begin(), terms.lots().end(), [this](const Lot &lot) { return isForeign(lot); });
    }

    void finishTail(std::vector<std::string> numbers, Metric metric, const Money &total)
    {
        if (numbers.empty()) {
            addAmount(metric, total);
            numbers.push_back(printed(total, m_context.rounding()));
        }
        m_why.numbers = expression(numbers, printed(total, m_context.rounding()));
    }

    void toSign()
    {
        std::vector<Money> amounts;
        for (std::size_t i = 0; i < m_result.commitments.size(); ++i) {
            const CommitmentResult &commitment = m_result.commitments[i];
            if (commitment.purchase.held)
                continue;
            amounts.push_back(commitment.toSign);
            m_why.inputs.push_back({purchaseName(commitment.purchase),
                                    m_context.amount(commitment.toSign),
                                    {},
                                    WhyLink::purchase(i, Metric::ToSign)});
        }
        if (amounts.empty())
            m_why.inputs.push_back(
                {{GPUFOLIO_TEXT("model", "The plan has no new commitment")}, m_context.amount(m_totals.toSign), {}});
        setSum(m_context, amounts, {}, m_totals.toSign, m_why);
        addPricesOf(m_context, {OptionKind::Commitment}, m_why);
    }

    void savings()
    {
        addAmount(Metric::Amortised, m_totals.amortised);
        if (!m_totals.onDemandEquivalent || !m_totals.savings)
            return;
        addAmount(Metric::OnDemandEquivalent, *m_totals.onDemandEquivalent);
        setSum(m_context, {*m_totals.onDemandEquivalent}, {m_totals.amortised}, *m_totals.savings, m_why);
    }

    void savingsRate()
    {
        addAmount(Metric::Amortised, m_totals.amortised);
        if (!m_totals.onDemandEquivalent)
            return;
        addAmount(Metric::OnDemandEquivalent, *m_totals.onDemandEquivalent);
        if (m_totals.effectiveSavingsRate)
            m_why.numbers = "1 - " + printed(m_totals.amortised, m_context.rounding()) + " / " +
                            printed(*m_totals.onDemandEquivalent, m_context.rounding()) + " = " + m_why.value;
    }

    void coverage()
    {
        Decimal eligible;
        for (const WorkloadResult &workload : m_result.workloads) {
            const Offer *offer =
                workload.offer.empty() ? nullptr : findOffer(m_context.scenario.inputs, workload.offer);
            if (offer && findOption(*offer, OptionKind::Commitment))
                eligible += workload.demandHours.count();
        }
        addHours(Metric::CommitmentUsedHours, m_totals.commitmentUsedHours.count());
        addHours({GPUFOLIO_TEXT("model", "Demand hours of offers that have a commitment option")}, eligible);
        if (m_result.commitmentCoverage && !eligible.isZero())
            m_why.numbers =
                exactNumber(m_totals.commitmentUsedHours.count()) + " / " + exactNumber(eligible) + " = " + m_why.value;
    }

    void utilisation()
    {
        const Decimal used = m_totals.commitmentUsedHours.count();
        const Decimal owed = used + m_totals.commitmentUnusedHours.count();
        addHours(Metric::CommitmentUsedHours, used);
        addHours({GPUFOLIO_TEXT("model", "Committed hours owed")}, owed);
        if (m_result.commitmentUtilisation && !owed.isZero())
            m_why.numbers = exactNumber(used) + " / " + exactNumber(owed) + " = " + m_why.value;
    }

    void perUsedHour()
    {
        addAmount(Metric::CommitmentCost, m_totals.commitment);
        addHours(Metric::CommitmentUsedHours, m_totals.commitmentUsedHours.count());
        if (!m_totals.commitmentUsedHours.isZero())
            m_why.numbers = exactRate(m_totals.commitment.amount()) + " / " +
                            exactNumber(m_totals.commitmentUsedHours.count()) + " = " + value();
    }

    void workloads()
    {
        m_why.formula = {GPUFOLIO_TEXT("model", "sum of the workloads' costs and unused commitment")};
        std::vector<Money> amounts;
        for (std::size_t i = 0; i < m_result.workloads.size(); ++i) {
            const WorkloadResult &workload = m_result.workloads[i];
            amounts.push_back(workload.amortisedShown);
            m_why.inputs.push_back({{"%1", {workload.id}},
                                    m_context.amount(workload.amortisedShown),
                                    {},
                                    WhyLink::workload(i, Metric::WorkloadCost)});
        }
        amounts.push_back(m_totals.unusedCommitment);
        addAmount(Metric::UnusedCommitment, m_totals.unusedCommitment);
        setSum(m_context, amounts, {}, m_totals.amortised, m_why);
    }

    void acceleratorHours()
    {
        std::vector<Decimal> hours;
        for (std::size_t i = 0; i < m_result.workloads.size(); ++i) {
            const WorkloadResult &workload = m_result.workloads[i];
            hours.push_back(workload.acceleratorHours.count());
            m_why.inputs.push_back(
                {{"%1", {workload.id}},
                 exactNumber(hours.back()) + " " + unitOf(MetricUnit::AcceleratorHours, m_context.currency()),
                 {},
                 WhyLink::workload(i, Metric::AcceleratorHours)});
        }
        if (hours.empty())
            m_why.inputs.push_back({{GPUFOLIO_TEXT("model", "There are no workloads")}, "0", {}});
        m_why.numbers = exactSum(hours, value());
    }

    void instances()
    {
        std::vector<Decimal> machines;
        for (std::size_t i = 0; i < m_result.commitments.size(); ++i) {
            const CommitmentPurchase &purchase = m_result.commitments[i].purchase;
            machines.push_back(Decimal::fromInteger(purchase.instances));
            m_why.inputs.push_back({purchaseName(purchase),
                                    std::to_string(purchase.instances),
                                    {},
                                    WhyLink::purchase(i, Metric::Instances)});
        }
        if (machines.empty())
            m_why.inputs.push_back({{GPUFOLIO_TEXT("model", "The plan holds and buys no commitment")}, "0", {}});
        m_why.numbers = exactSum(machines, value());
    }

    void options()
    {
        for (const OptionFigures &option : m_result.options)
            if (option.kind == OptionKind::Commitment)
                addOption(option, option.amortisedHourly);
        addPricesOf(m_context, {OptionKind::OnDemand, OptionKind::Commitment}, m_why);
    }

    void breakEven()
    {
        m_why.formula = {GPUFOLIO_TEXT(
            "model", "amortised cost of commitments / their owed hours, used or not, at on-demand prices")};
        addAmount(Metric::CommitmentCost, m_totals.commitment);
        if (const std::optional<Money> onDemand = owedAtOnDemand(m_result)) {
            m_why.inputs.push_back({{GPUFOLIO_TEXT("model", "Owed committed hours at on-demand prices")},
                                    m_context.amount(*onDemand),
                                    {}});
            if (!onDemand->isZero())
                m_why.numbers = exactRate(m_totals.commitment.amount()) + " / " + exactRate(onDemand->amount()) +
                                " = " + m_why.value;
        }
        for (const OptionFigures &option : m_result.options)
            if (option.kind == OptionKind::Commitment && option.breakEvenUtilisation)
                addOption(option, *option.breakEvenUtilisation);
        addPricesOf(m_context, {OptionKind::OnDemand, OptionKind::Commitment}, m_why);
    }

    void addOption(const OptionFigures &option, Decimal figure)
    {
        m_why.inputs.push_back(
            {{"%1, %2", {option.offer, option.option}},
             valueText({figure, {}}, metricInfo(m_why.metric).unit, m_context.currency(), m_context.rounding()),
             {},
             WhyLink::price(option.offer, option.option)});
    }

    const WhyContext &m_context;
    const PlanResult &m_result;
    const PlanTotals &m_totals;
    Why &m_why;
};

} // namespace

void explainPlan(const WhyContext &context, Why &why)
{
    PlanExplainer(context, why).explain();
}

} // namespace gpufolio
