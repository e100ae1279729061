// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/month_why.h"

#include "report/cell_text.h"

namespace gpufolio::ui
{

namespace
{

/// The sum of figures of the months of a period, each with its own value.
Why sumOfMonths(Why why, const PlanResult &result, const PeriodGroup &period, const Money &sum,
                const auto &amountOfMonth)
{
    why.value = amountWithCode(sum, result.rounding);
    why.formula = {GPUFOLIO_TEXT("model", "sum of the months of the period")};
    why.numbers.clear();
    why.inputs.clear();
    for (std::size_t month = period.first; month < period.end; ++month)
        why.inputs.push_back({{"%1", {result.months[month].month.toText()}},
                              amountWithCode(amountOfMonth(month), result.rounding),
                              {},
                              WhyLink::figure(why.metric, month)});
    return why;
}

Money amountOfPart(const MonthResult &month, CostTable::Part part)
{
    if (part == CostTable::Part::OnDemand)
        return month.onDemand;
    return part == CostTable::Part::Spot ? month.spot : month.unused;
}

/// The sum of what each purchase of the part is in the period.
Why sumOfPurchases(Why why, const PlanResult &result, const CostTable &table, const CostTable::Layer &layer,
                   const PeriodGroup &period, const Money &sum)
{
    const bool billed = table.view.view == ViewSettings::View::Billed;
    why.value = amountWithCode(sum, result.rounding);
    why.formula =
        billed ? Message{GPUFOLIO_TEXT("model",
                                       "sum over these purchases of the upfronts and recurring fees that fall due")}
               : Message{GPUFOLIO_TEXT("model", "sum over these purchases of amortised cost - its unused part")};
    why.numbers.clear();
    why.inputs.clear();
    for (const CommitmentResult &commitment : result.commitments) {
        if (partOf(commitment) != layer.part)
            continue;
        Money own = Money::zero(result.currency);
        for (std::size_t month = period.first; month < period.end; ++month)
            own += amountOf(commitment.months[month], table.view.view);
        const CommitmentPurchase &purchase = commitment.purchase;
        why.inputs.push_back({{GPUFOLIO_TEXT("model", "%1 x %2, %3 from %4"),
                               {std::to_string(purchase.instances), purchase.offer, purchase.option,
                                purchase.start.toText().substr(0, 10)}},
                              amountWithCode(own, result.rounding),
                              {},
                              WhyLink::price(purchase.offer, purchase.option)});
    }
    return why;
}

} // namespace

Metric metricOf(CostTable::Part part, ViewSettings::View view)
{
    switch (part) {
    case CostTable::Part::OnDemand:
        return Metric::OnDemandCost;
    case CostTable::Part::Spot:
        return Metric::SpotCost;
    case CostTable::Part::Unused:
        return Metric::UnusedCommitment;
    case CostTable::Part::ShortTerm:
    case CostTable::Part::LongTerm:
        break;
    }
    return view == ViewSettings::View::Billed ? Metric::Billed : Metric::CommitmentCost;
}

Why whyOfPart(const Scenario &scenario, const PlanResult &result, const CostTable &table, std::size_t layer,
              std::size_t period)
{
    const CostTable::Layer &part = table.layers[layer];
    const PeriodGroup &group = table.periods[period];
    Why why = explain(scenario, result, metricOf(part.part, table.view.view), group.first);
    if (part.part == CostTable::Part::ShortTerm || part.part == CostTable::Part::LongTerm)
        return sumOfPurchases(std::move(why), result, table, part, group, part.amounts[period]);
    if (group.end - group.first == 1)
        return why;
    return sumOfMonths(std::move(why), result, group, part.amounts[period],
                       [&](std::size_t month) { return amountOfPart(result.months[month], part.part); });
}

Why whyOfTotal(const Scenario &scenario, const PlanResult &result, const CostTable &table, std::size_t period)
{
    const bool billed = table.view.view == ViewSettings::View::Billed;
    const PeriodGroup &group = table.periods[period];
    Why why = explain(scenario, result, billed ? Metric::Billed : Metric::Amortised, group.first);
    if (group.end - group.first == 1)
        return why;
    return sumOfMonths(std::move(why), result, group, table.totals[period], [&](std::size_t month) {
        return billed ? result.months[month].billed : result.months[month].amortised;
    });
}

} // namespace gpufolio::ui
