// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/metric_info.h"

#include <array>
#include <cassert>

namespace gpufolio
{

namespace
{

struct Entry {
    Metric metric;
    MetricInfo info;
};

// In the order of the enum, which a test checks.
constexpr std::array<Entry, metricCount> entries = {{
    {Metric::Billed,
     {"billed", GPUFOLIO_TEXT("model", "Billed"), MetricUnit::Currency,
      GPUFOLIO_TEXT(
          "model", "Cash view: upfronts when their term starts, hourly charges in the month in which the hour starts."),
      GPUFOLIO_TEXT("model", "on-demand + spot + recurring fees + upfront"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Billed Cost")}},
    {Metric::Amortised,
     {"amortised", GPUFOLIO_TEXT("model", "Amortised"), MetricUnit::Currency,
      GPUFOLIO_TEXT(
          "model",
          "Cost of the period with each upfront spread straight-line over its term; never added to billed cost."),
      GPUFOLIO_TEXT("model", "on-demand + spot + amortised commitments, unused hours included"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Effective Cost")}},
    {Metric::OnDemandCost,
     {"onDemand", GPUFOLIO_TEXT("model", "On-demand"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Cost of hours paid per use, without an obligation."),
      GPUFOLIO_TEXT("model", "sum over the offers of on-demand price per machine-hour x on-demand hours"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Pricing Category Standard")}},
    {Metric::SpotCost,
     {"spot", GPUFOLIO_TEXT("model", "Spot"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Cost of interruptible hours, the hours lost to interruptions and checkpoints included."),
      GPUFOLIO_TEXT("model", "sum over the offers of spot price per machine-hour x billed spot hours"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Pricing Category Dynamic")}},
    {Metric::CommitmentCost,
     {"commitment", GPUFOLIO_TEXT("model", "Commitments"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Amortised cost of commitments, whether their hours are used or not."),
      GPUFOLIO_TEXT("model", "upfront x hours of the period / hours of the term + recurring fee x hours of the period"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Effective Cost of Commitment Discount Status Used and Unused")}},
    {Metric::UnusedCommitment,
     {"unusedCommitment", GPUFOLIO_TEXT("model", "Unused commitment"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "The part of the amortised cost of commitments that paid for hours nobody used."),
      GPUFOLIO_TEXT("model",
                    "amortised cost of commitments x unused hours / hours owed, for each commitment and month"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Commitment Discount Status Unused")}},
    {Metric::Upfront,
     {"upfront", GPUFOLIO_TEXT("model", "Upfront"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Upfronts billed when the terms of commitments start inside the horizon."),
      GPUFOLIO_TEXT("model", "sum over the commitments that start of machines x upfront per machine"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Charge Category Purchase")}},
    {Metric::Recurring,
     {"recurring", GPUFOLIO_TEXT("model", "Recurring fee"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Hourly fees of commitments, billed whether the hours are used or not."),
      GPUFOLIO_TEXT(
          "model",
          "sum over the commitments of machines x recurring fee per machine-hour x hours of the term in the period"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Charge Frequency Recurring")}},
    {Metric::PrepaidBalance,
     {"prepaid", GPUFOLIO_TEXT("model", "Prepaid balance"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Upfronts paid but not yet amortised, at the end of the period; an asset."),
      GPUFOLIO_TEXT("model", "prepaid balance before + billed - amortised"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics: billed = amortised + change in prepaid balance")}},
    {Metric::CumulativeBilled,
     {"cumulativeBilled", GPUFOLIO_TEXT("model", "Cumulative billed"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Cash paid from the start of the horizon to the end of the period."),
      GPUFOLIO_TEXT("model", "sum of billed cost of the months so far"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Billed Cost")}},
    {Metric::OnDemandEquivalent,
     {"onDemandEquivalent", GPUFOLIO_TEXT("model", "On-demand equivalent"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "What the same demand would cost on demand at list prices, before discounts."),
      GPUFOLIO_TEXT("model", "sum over the offers of demand hours x on-demand price of each hour"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Measures; FOCUS 1.2, List Cost")}},
    {Metric::Savings,
     {"savings", GPUFOLIO_TEXT("model", "Savings against on-demand equivalent"), MetricUnit::Currency,
      GPUFOLIO_TEXT(
          "model",
          "How much less the plan costs, amortised, than the same demand on demand; negative when it costs more."),
      GPUFOLIO_TEXT("model", "on-demand equivalent - amortised"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Measures")}},
    {Metric::EffectiveSavingsRate,
     {"effectiveSavingsRate", GPUFOLIO_TEXT("model", "Effective savings rate"), MetricUnit::Fraction,
      GPUFOLIO_TEXT("model", "Savings as a share of the on-demand equivalent; not defined without usage."),
      GPUFOLIO_TEXT("model", "1 - amortised / on-demand equivalent"),
      GPUFOLIO_TEXT("model", "FinOps Foundation, Effective Savings Rate")}},
    {Metric::CommitmentCoverage,
     {"commitmentCoverage", GPUFOLIO_TEXT("model", "Commitment coverage"), MetricUnit::Fraction,
      GPUFOLIO_TEXT("model", "Share of the demand that commitments served, where an offer has a commitment to buy."),
      GPUFOLIO_TEXT("model", "committed hours used / demand hours of offers that have a commitment option"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Measures")}},
    {Metric::CommitmentUtilisation,
     {"commitmentUtilisation", GPUFOLIO_TEXT("model", "Commitment utilisation"), MetricUnit::Fraction,
      GPUFOLIO_TEXT("model", "Share of the committed hours that were used."),
      GPUFOLIO_TEXT("model", "committed hours used / committed hours owed inside the horizon"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Measures")}},
    {Metric::PrepaidAfterHorizon,
     {"prepaidAfterHorizon", GPUFOLIO_TEXT("model", "Prepaid after the horizon"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Upfronts paid for hours after the horizon; an asset that is left."),
      GPUFOLIO_TEXT("model", "sum over the commitments of upfront x hours after the horizon / hours of the term"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Two views of cost")}},
    {Metric::OwedAfterHorizon,
     {"owedAfterHorizon", GPUFOLIO_TEXT("model", "Owed after the horizon"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Recurring fees of commitments still to be paid after the horizon."),
      GPUFOLIO_TEXT("model",
                    "sum over the commitments of recurring fee per machine-hour x hours after the horizon x machines"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Two views of cost")}},
    {Metric::CommittedAfterHorizon,
     {"committedAfterHorizon", GPUFOLIO_TEXT("model", "Committed after the horizon"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "What is bound after the horizon, paid already or still owed."),
      GPUFOLIO_TEXT("model", "prepaid after the horizon + owed after the horizon"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Two views of cost")}},
    {Metric::ToSign,
     {"toSign", GPUFOLIO_TEXT("model", "To sign"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model",
                    "What the plan's new commitments bind over their whole terms; held ones are signed already."),
      GPUFOLIO_TEXT("model",
                    "sum over the new commitments of machines x (upfront + recurring fee x hours of the term)"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Two views of cost")}},
    {Metric::Npv,
     {"npv", GPUFOLIO_TEXT("model", "NPV"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "Net present value of the billed cost; not defined without a discount rate."),
      GPUFOLIO_TEXT("model", "sum of cash flow / (1 + annual rate)^(days since the start / 365)"),
      GPUFOLIO_TEXT("model", "XNPV of spreadsheets; Gpufolio semantics, Two views of cost")}},
    {Metric::NpvAfterTail,
     {"npvAfterTail", GPUFOLIO_TEXT("model", "NPV after tail"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model",
                    "NPV corrected for what lies after the horizon; plans with different tails are compared by it."),
      GPUFOLIO_TEXT("model", "NPV - present value of prepaid at the end + present value of what is owed after it"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Two views of cost")}},
    {Metric::OnDemandHours,
     {"hours.onDemand", GPUFOLIO_TEXT("model", "On-demand hours"), MetricUnit::InstanceHours,
      GPUFOLIO_TEXT("model", "Machine-hours served on demand."),
      GPUFOLIO_TEXT("model", "demand hours - committed hours used - useful spot hours - hours without a place"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Demand and serving order")}},
    {Metric::CommitmentUsedHours,
     {"hours.commitmentUsed", GPUFOLIO_TEXT("model", "Committed hours used"), MetricUnit::InstanceHours,
      GPUFOLIO_TEXT("model", "Machine-hours of commitments that served demand."),
      GPUFOLIO_TEXT("model", "in each hour the smaller of demand and committed machines"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Demand and serving order")}},
    {Metric::CommitmentUnusedHours,
     {"hours.commitmentUnused", GPUFOLIO_TEXT("model", "Committed hours unused"), MetricUnit::InstanceHours,
      GPUFOLIO_TEXT("model", "Machine-hours of commitments that were paid and not used."),
      GPUFOLIO_TEXT("model", "committed hours owed - committed hours used"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Demand and serving order")}},
    {Metric::SpotHours,
     {"hours.spot", GPUFOLIO_TEXT("model", "Spot hours billed"), MetricUnit::InstanceHours,
      GPUFOLIO_TEXT("model", "Machine-hours billed on spot, lost work and checkpoints included."),
      GPUFOLIO_TEXT(
          "model",
          "sum over the workloads of useful spot hours x factor, factor = e^(hR) (e^(h(tau + d)) - 1) / (h tau)"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Demand and serving order; Daly 2006, exponential failures")}},
    {Metric::SpotUsefulHours,
     {"hours.spotUseful", GPUFOLIO_TEXT("model", "Spot hours, useful"), MetricUnit::InstanceHours,
      GPUFOLIO_TEXT("model", "Machine-hours of demand served on spot, without lost work and checkpoints."),
      GPUFOLIO_TEXT("model", "demand of interruptible workloads left by commitments, up to the spot cap"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Demand and serving order")}},
    {Metric::DemandHours,
     {"hours.demand", GPUFOLIO_TEXT("model", "Demand hours"), MetricUnit::InstanceHours,
      GPUFOLIO_TEXT("model", "Machine-hours that the workloads ask for."),
      GPUFOLIO_TEXT("model", "sum over the hours of ceil(accelerators / accelerators of a machine)"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Demand and serving order")}},
    {Metric::InstanceHourly,
     {"hourly", GPUFOLIO_TEXT("model", "Price per machine-hour"), MetricUnit::CurrencyPerInstanceHour,
      GPUFOLIO_TEXT("model", "Price of one whole machine for one hour, as the source states it."),
      GPUFOLIO_TEXT("model", "as read from the price source"), GPUFOLIO_TEXT("model", "FOCUS 1.2, List Unit Price")}},
    {Metric::AcceleratorHourly,
     {"acceleratorHourly", GPUFOLIO_TEXT("model", "Price per GPU-hour"), MetricUnit::CurrencyPerAcceleratorHour,
      GPUFOLIO_TEXT("model",
                    "Price of one GPU of the machine for one hour; derived for comparing, nothing is bought by it."),
      GPUFOLIO_TEXT("model", "amortised price per machine-hour / GPUs of the machine"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Offers, options, dates")}},
    {Metric::AmortisedHourly,
     {"amortisedHourly", GPUFOLIO_TEXT("model", "Amortised price per machine-hour"),
      MetricUnit::CurrencyPerInstanceHour,
      GPUFOLIO_TEXT("model", "Price of a machine-hour of a commitment when each of its hours is used."),
      GPUFOLIO_TEXT("model", "recurring fee + upfront / hours of the term"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Effective Cost")}},
    {Metric::CostPerUsedHour,
     {"perUsedHour", GPUFOLIO_TEXT("model", "Cost per used machine-hour"), MetricUnit::CurrencyPerInstanceHour,
      GPUFOLIO_TEXT("model",
                    "What a machine-hour of a commitment costs when the unused ones are carried by the used ones."),
      GPUFOLIO_TEXT("model", "amortised cost of commitments / committed hours used"),
      GPUFOLIO_TEXT("model", "FOCUS 1.2, Effective Cost: used plus unused over the used quantity")}},
    {Metric::BreakEvenUtilisation,
     {"breakEvenUtilisation", GPUFOLIO_TEXT("model", "Break-even utilisation"), MetricUnit::Fraction,
      GPUFOLIO_TEXT("model", "Share of its hours that a commitment must be used for to cost no more than on-demand."),
      GPUFOLIO_TEXT("model", "amortised price per machine-hour / on-demand price per machine-hour"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Measures")}},
    {Metric::Instances,
     {"instances", GPUFOLIO_TEXT("model", "Number"), MetricUnit::Count,
      GPUFOLIO_TEXT("model", "Whole machines of an offer."), GPUFOLIO_TEXT("model", "as the plan says"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Offers, options, dates")}},
    {Metric::AcceleratorHours,
     {"acceleratorHours", GPUFOLIO_TEXT("model", "GPU time asked for"), MetricUnit::AcceleratorHours,
      GPUFOLIO_TEXT("model", "GPU-hours that the workloads ask for inside the horizon."),
      GPUFOLIO_TEXT("model", "sum over the hours of GPUs asked for"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, Demand and serving order")}},
    {Metric::WorkloadCost,
     {"workloads.amortised", GPUFOLIO_TEXT("model", "Cost of the workload"), MetricUnit::Currency,
      GPUFOLIO_TEXT(
          "model",
          "Amortised cost of a workload: its own on-demand and spot hours and its part of shared commitments."),
      GPUFOLIO_TEXT("model", "on-demand + spot + amortised cost of the committed hours it used"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics: parts by hours used, largest remainder")}},
    {Metric::SpotFactor,
     {"workloads.spotFactor", GPUFOLIO_TEXT("model", "Hours billed for an hour of work on spot"), MetricUnit::Factor,
      GPUFOLIO_TEXT("model", "What interruptions add to each hour of work on spot: lost work, restarts, checkpoints."),
      GPUFOLIO_TEXT("model",
                    "e^(h R) x (e^(h (tau + d)) - 1) / (h x tau): h interruptions an hour of all nodes and the "
                    "zone, tau work between checkpoints, d checkpoint time, R restart time; without "
                    "interruptions (tau + d) / tau"),
      GPUFOLIO_TEXT("model",
                    "Daly, FGCS 22 (2006), exponential interruptions that can also strike during checkpoint and "
                    "restart; notice and protected time are not counted")}},
    {Metric::SpotInterval,
     {"workloads.checkpointInterval", GPUFOLIO_TEXT("model", "Checkpoint interval"), MetricUnit::Hours,
      GPUFOLIO_TEXT("model", "Work between two checkpoints, without the time that a checkpoint takes."),
      GPUFOLIO_TEXT("model", "as given, else the best: y / h with (1 - y) x e^y = e^(-h d), which is "
                             "M (1 + W0(-e^(-1 - d / M))) with M = 1 / h"),
      GPUFOLIO_TEXT("model", "the interval at which an hour of work is cheapest, by Lambert's W")}},
    {Metric::SpotWorkHourCost,
     {"workloads.spotWorkHour", GPUFOLIO_TEXT("model", "GPU-hour of work on spot"),
      MetricUnit::CurrencyPerAcceleratorHour,
      GPUFOLIO_TEXT("model",
                    "Expected cost of a GPU-hour of work on spot, lost work, restarts and checkpoints included."),
      GPUFOLIO_TEXT("model", "spot price per machine-hour x hours billed for an hour of work / GPUs in a machine"),
      GPUFOLIO_TEXT("model", "Gpufolio semantics, effective spot rate")}},
    {Metric::DearestMonth,
     {"dearestMonth", GPUFOLIO_TEXT("model", "Dearest month"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model", "The largest billed amount of a month: what has to be there in cash."),
      GPUFOLIO_TEXT("model", "largest billed amount of the months"),
      GPUFOLIO_TEXT("model", "SEMANTICS, Two views of cost")}},
    {Metric::OwedIfStopped,
     {"owedIfStopped", GPUFOLIO_TEXT("model", "Still owed if stopped"), MetricUnit::Currency,
      GPUFOLIO_TEXT("model",
                    "What would still have to be paid when all use stopped at the end of a month; what was paid "
                    "by then is sunk."),
      GPUFOLIO_TEXT("model", "what falls due after that month for terms that have begun or are held"),
      GPUFOLIO_TEXT("model", "SEMANTICS, Two views of cost")}},
}};

} // namespace

const MetricInfo &metricInfo(Metric metric)
{
    const auto index = static_cast<std::size_t>(metric);
    assert(index < entries.size() && entries[index].metric == metric);
    return entries[index].info;
}

Message unitMessage(MetricUnit unit, Currency currency)
{
    switch (unit) {
    case MetricUnit::Currency:
        return {"%1", {currency.code()}};
    case MetricUnit::CurrencyPerInstanceHour:
        return {GPUFOLIO_TEXT("model", "%1/machine-hour"), {currency.code()}};
    case MetricUnit::CurrencyPerAcceleratorHour:
        return {GPUFOLIO_TEXT("model", "%1/GPU-hour"), {currency.code()}};
    case MetricUnit::Fraction:
        return {};
    case MetricUnit::InstanceHours:
        return {GPUFOLIO_TEXT("model", "machine-hours"), {}};
    case MetricUnit::AcceleratorHours:
        return {GPUFOLIO_TEXT("model", "GPU-hours"), {}};
    case MetricUnit::Count:
        return {GPUFOLIO_TEXT("model", "machines"), {}};
    case MetricUnit::Hours:
        return {GPUFOLIO_TEXT("model", "hours"), {}};
    case MetricUnit::Factor:
        return {};
    }
    return {};
}

std::string unitOf(MetricUnit unit, Currency currency)
{
    return render(unitMessage(unit, currency));
}

std::string unitText(std::string_view unit, const Translate &translate)
{
    if (unit.size() < 3 || unit.substr(0, 3).find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string_view::npos)
        return render({std::string(unit), {}}, unit.empty() ? Translate{} : translate);
    // A currency code, then perhaps "/machine-hour": the words are marked as "%1/machine-hour".
    return render({"%1" + std::string(unit.substr(3)), {std::string(unit.substr(0, 3))}}, translate);
}

} // namespace gpufolio
