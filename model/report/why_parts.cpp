// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/why_parts.h"

#include "report/cell_text.h"

#include <algorithm>
#include <functional>

namespace gpufolio
{

namespace
{

Message label(Metric metric)
{
    return {std::string(metricInfo(metric).label)};
}

std::string hoursText(Decimal hours)
{
    return exactNumber(hours) + " " + unitOf(MetricUnit::InstanceHours, Currency());
}

/// Value without its unit.
std::string bare(const Why &why)
{
    return why.value.substr(0, why.value.find(' '));
}

const OptionFigures *figuresOf(const PlanResult &result, const CommitmentPurchase &purchase)
{
    const auto found =
        std::find_if(result.options.begin(), result.options.end(), [&purchase](const OptionFigures &option) {
            return option.offer == purchase.offer && option.option == purchase.option;
        });
    return found == result.options.end() ? nullptr : &*found;
}

class PurchaseExplainer
{
public:
    PurchaseExplainer(const WhyContext &context, std::size_t index)
        : m_context(context), m_commitment(context.result.commitments[index]), m_purchase(m_commitment.purchase),
          m_offer(findOffer(context.scenario.inputs, m_purchase.offer)),
          m_option(m_offer ? findOption(*m_offer, m_purchase.option) : nullptr)
    {
    }

    Why explain(Metric metric) const
    {
        switch (metric) {
        case Metric::ToSign:
            return m_purchase.held ? held() : signs();
        case Metric::Upfront:
            return upfront();
        case Metric::Amortised:
        case Metric::CommitmentCost:
            return monthly(Metric::CommitmentCost, m_commitment.amortised,
                           [](const CommitmentMonth &month) { return month.amortised; });
        case Metric::UnusedCommitment:
            return monthly(metric, m_commitment.unused, [](const CommitmentMonth &month) { return month.unused; });
        case Metric::CommitmentUtilisation:
            return utilisation();
        case Metric::CostPerUsedHour:
            return perUsedHour();
        case Metric::Instances:
            return instances();
        case Metric::AmortisedHourly:
        case Metric::InstanceHourly:
        case Metric::AcceleratorHourly:
            if (m_option)
                return explainPrice(m_context.scenario.inputs, *m_offer, priced());
            break;
        case Metric::BreakEvenUtilisation:
            return breakEven();
        default:
            break;
        }
        return gpufolio::explain(m_context.scenario, m_context.result, metric);
    }

private:
    Why begin(Metric metric, const MetricValue &figure) const { return beginWhy(m_context, metric, figure); }

    // The option at the price that held when it was bought.
    PurchaseOption priced() const
    {
        PurchaseOption option = *m_option;
        const PriceAt price = priceAt(option, m_purchase.start);
        option.hourly = price.hourly;
        option.upfront = price.upfront;
        option.path.clear();
        return option;
    }

    void addPrice(Why &why) const
    {
        if (m_option)
            addPriceInputs(why.inputs, *m_offer, *m_option, priceAt(*m_option, m_purchase.start),
                           currencyOf(m_context.scenario.inputs, *m_offer));
    }

    Why held() const
    {
        Why why = begin(Metric::ToSign, {m_commitment.toSign.amount(), {}});
        why.inputs.push_back(
            {{GPUFOLIO_TEXT("model", "Held: signed already, so there is nothing to sign")}, why.value, {}});
        why.numbers = printed(m_commitment.toSign, m_context.rounding());
        addPrice(why);
        return why;
    }

    Why signs() const
    {
        Why why = begin(Metric::ToSign, {m_commitment.toSign.amount(), {}});
        why.inputs.push_back({label(Metric::Instances), std::to_string(m_purchase.instances), {}});
        why.inputs.push_back(
            {{GPUFOLIO_TEXT("model", "Hours of the term")}, grouped(std::to_string(m_commitment.termHours)), {}});
        addPrice(why);
        const std::string value = printed(m_commitment.toSign, m_context.rounding());
        if (m_option && currencyOf(m_context.scenario.inputs, *m_offer) == m_context.currency()) {
            const PriceAt price = priceAt(*m_option, m_purchase.start);
            why.numbers = std::to_string(m_purchase.instances) + " x (" + exactRate(price.upfront) + " + " +
                          exactRate(price.hourly) + " x " + grouped(std::to_string(m_commitment.termHours)) +
                          ") = " + value;
        } else {
            why.numbers = value; // converted month by month
        }
        return why;
    }

    Why upfront() const
    {
        Why why = begin(Metric::Upfront, {m_commitment.upfront.amount(), {}});
        const std::string value = printed(m_commitment.upfront, m_context.rounding());
        const bool isPaidInside = m_option && m_context.result.horizon.contains(m_purchase.start);
        if (isPaidInside && currencyOf(m_context.scenario.inputs, *m_offer) == m_context.currency())
            why.numbers = std::to_string(m_purchase.instances) + " x " +
                          exactRate(priceAt(*m_option, m_purchase.start).upfront) + " = " + value;
        else
            why.numbers = value;
        why.inputs.push_back({label(Metric::Instances), std::to_string(m_purchase.instances), {}});
        if (!isPaidInside)
            why.inputs.push_back(
                {{GPUFOLIO_TEXT("model", "The term doesn't begin inside the horizon")}, why.value, {}});
        addPrice(why);
        return why;
    }

    Why monthly(Metric metric, const Money &total, const std::function<Money(const CommitmentMonth &)> &of) const
    {
        Why why = begin(metric, {total.amount(), {}});
        std::vector<Money> months;
        for (std::size_t i = 0; i < m_commitment.months.size() && i < m_context.result.months.size(); ++i) {
            const Money amount = of(m_commitment.months[i]);
            if (amount.isZero())
                continue;
            months.push_back(amount);
            why.inputs.push_back({{"%1", {m_context.result.months[i].month.toText()}}, m_context.amount(amount), {}});
        }
        if (months.empty())
            why.numbers = printed(total, m_context.rounding());
        else
            setSum(m_context, months, {}, total, why);
        why.inputs.push_back({label(Metric::Instances), std::to_string(m_purchase.instances), {}});
        addPrice(why);
        return why;
    }

    Why utilisation() const
    {
        Why why = begin(Metric::CommitmentUtilisation,
                        {m_commitment.utilisation,
                         {GPUFOLIO_TEXT("model", "not defined: no hour of the term lies inside the horizon")}});
        why.inputs.push_back({label(Metric::CommitmentUsedHours), hoursText(m_commitment.usedHours.count()), {}});
        why.inputs.push_back(
            {{GPUFOLIO_TEXT("model", "Committed hours owed")}, hoursText(m_commitment.owedHours.count()), {}});
        if (m_commitment.utilisation)
            why.numbers = exactNumber(m_commitment.usedHours.count()) + " / " +
                          exactNumber(m_commitment.owedHours.count()) + " = " + why.value;
        return why;
    }

    Why perUsedHour() const
    {
        MetricValue figure{{}, {GPUFOLIO_TEXT("model", "not defined: no committed hour was used")}};
        if (m_commitment.perUsedHour)
            figure.value = m_commitment.perUsedHour->perHour();
        Why why = begin(Metric::CostPerUsedHour, figure);
        why.inputs.push_back({label(Metric::CommitmentCost), m_context.amount(m_commitment.amortised), {}});
        why.inputs.push_back({label(Metric::UnusedCommitment), m_context.amount(m_commitment.unused), {}});
        why.inputs.push_back({label(Metric::CommitmentUsedHours), hoursText(m_commitment.usedHours.count()), {}});
        if (m_commitment.perUsedHour)
            why.numbers = exactRate(m_commitment.amortised.amount()) + " / " +
                          exactNumber(m_commitment.usedHours.count()) + " = " + bare(why);
        addPrice(why);
        return why;
    }

    Why instances() const
    {
        Why why = begin(Metric::Instances, {Decimal::fromInteger(m_purchase.instances), {}});
        why.inputs.push_back({purchaseName(m_purchase), std::to_string(m_purchase.instances), {}});
        why.numbers = std::to_string(m_purchase.instances);
        return why;
    }

    Why breakEven() const
    {
        const OptionFigures *figures = figuresOf(m_context.result, m_purchase);
        MetricValue figure{{}, {GPUFOLIO_TEXT("model", "not defined: the offer has no on-demand price")}};
        if (figures)
            figure.value = figures->breakEvenUtilisation;
        Why why = begin(Metric::BreakEvenUtilisation, figure);
        const PurchaseOption *onDemand = m_offer ? findOption(*m_offer, OptionKind::OnDemand) : nullptr;
        if (onDemand)
            addPriceInputs(why.inputs, *m_offer, *onDemand, {onDemand->hourly, {}},
                           currencyOf(m_context.scenario.inputs, *m_offer));
        addPrice(why);
        if (figure.value && onDemand)
            why.numbers = exactRate(figures->amortisedHourly) + " / " + exactRate(onDemand->hourly) + " = " + why.value;
        return why;
    }

    const WhyContext &m_context;
    const CommitmentResult &m_commitment;
    const CommitmentPurchase &m_purchase;
    const Offer *m_offer;
    const PurchaseOption *m_option;
};

Why workloadCost(const WhyContext &context, const WorkloadResult &workload)
{
    Why why = beginWhy(context, Metric::WorkloadCost, {workload.amortisedShown.amount(), {}});
    why.numbers = printed(workload.amortisedShown, context.rounding());
    why.inputs.push_back({{GPUFOLIO_TEXT("model", "Exact cost")},
                          exactRate(workload.amortised.amount()) + " " + context.currency().code(),
                          {}});
    why.inputs.push_back({label(Metric::OnDemandHours), hoursText(workload.onDemandHours.count()), {}});
    why.inputs.push_back({label(Metric::CommitmentUsedHours), hoursText(workload.commitmentHours.count()), {}});
    why.inputs.push_back({label(Metric::SpotUsefulHours), hoursText(workload.spotUsefulHours.count()), {}});
    if (workload.spotFactor)
        why.inputs.push_back(
            {{GPUFOLIO_TEXT("model", "Hours billed for an hour of work on %1"), {workload.offer}},
             exactNumber(*workload.spotFactor),
             {GPUFOLIO_TEXT("model",
                            "lost work, restarts and checkpoints; closed form for exponential interruptions")}});
    const Offer *offer = workload.offer.empty() ? nullptr : findOffer(context.scenario.inputs, workload.offer);
    for (const PurchaseOption &option : offer ? offer->options : std::vector<PurchaseOption>{}) {
        const bool isUsed = (option.kind == OptionKind::OnDemand && !workload.onDemandHours.isZero()) ||
                            (option.kind == OptionKind::Spot && !workload.spotUsefulHours.isZero());
        if (isUsed)
            addPriceInputs(why.inputs, *offer, option, priceAt(option, context.scenario.inputs.start),
                           currencyOf(context.scenario.inputs, *offer));
    }
    for (const CommitmentResult &commitment : context.result.commitments) {
        const PurchaseOption *option = offer != nullptr && commitment.purchase.offer == offer->id
                                           ? findOption(*offer, commitment.purchase.option)
                                           : nullptr;
        if (option != nullptr && !workload.commitmentHours.isZero())
            addPriceInputs(why.inputs, *offer, *option, priceAt(*option, commitment.purchase.start),
                           currencyOf(context.scenario.inputs, *offer));
    }
    why.rounding = {GPUFOLIO_TEXT(
        "model",
        "Rounded together with the other workloads by largest remainder, so that the parts sum to the whole.")};
    return why;
}

} // namespace

Why explainPurchase(const Scenario &scenario, const PlanResult &result, std::size_t purchase, Metric metric)
{
    const WhyContext context{scenario, result};
    Why why = PurchaseExplainer(context, purchase).explain(metric);
    if (why.about.to == WhyLink::To::Nothing)
        why.about = WhyLink::purchase(purchase, metric);
    why.plan = result.planId;
    return why;
}

Why explainWorkload(const Scenario &scenario, const PlanResult &result, std::size_t workload, Metric metric)
{
    const WhyContext context{scenario, result};
    const WorkloadResult &of = result.workloads[workload];
    if (metric == Metric::WorkloadCost || metric == Metric::Amortised) {
        Why cost = workloadCost(context, of);
        cost.about = WhyLink::workload(workload, metric);
        return cost;
    }
    const bool isAccelerators = metric == Metric::AcceleratorHours;
    if (!isAccelerators && metric != Metric::DemandHours)
        return explain(scenario, result, metric);
    const Decimal hours = isAccelerators ? of.acceleratorHours.count() : of.demandHours.count();
    Why why = beginWhy(context, metric, {hours, {}});
    why.numbers = exactNumber(hours);
    why.about = WhyLink::workload(workload, metric);
    why.inputs.push_back({{GPUFOLIO_TEXT("model", "Demand of %1 inside the horizon"), {of.id}}, why.value, {}});
    why.inputs.push_back(
        {{GPUFOLIO_TEXT("model", "Most machines at once")}, grouped(std::to_string(of.peakInstances)), {}});
    if (!of.idleAcceleratorHours.isZero())
        why.inputs.push_back({{GPUFOLIO_TEXT("model", "Left over in whole machines")},
                              exactNumber(of.idleAcceleratorHours.count()) + " " +
                                  unitOf(MetricUnit::AcceleratorHours, context.currency()),
                              {}});
    return why;
}

} // namespace gpufolio
