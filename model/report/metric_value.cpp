// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/metric_value.h"

#include "plan/break_even.h"
#include "plan/cash_crossings.h"

namespace gpufolio
{

namespace
{

MetricValue of(const Money &amount)
{
    return {amount.amount(), {}};
}

MetricValue of(const InstanceHours &hours)
{
    return {hours.count(), {}};
}

MetricValue of(const std::optional<Money> &amount, Message reason)
{
    return amount ? of(*amount) : MetricValue{{}, std::move(reason)};
}

MetricValue of(const std::optional<Decimal> &ratio, Message reason)
{
    return ratio ? MetricValue{ratio, {}} : MetricValue{{}, std::move(reason)};
}

MetricValue quotient(Decimal numerator, Decimal denominator, Message reasonWhenNothing)
{
    if (denominator.isZero())
        return {{}, std::move(reasonWhenNothing)};
    return {divide(numerator, denominator, Rounding::HalfEven), {}};
}

Message withoutListPrice()
{
    return {GPUFOLIO_TEXT("model", "not defined: an offer in use has no on-demand price"), {}};
}

Message withoutUsage()
{
    return {GPUFOLIO_TEXT("model", "not defined: there is no usage to compare with"), {}};
}

Message withoutDiscountRate()
{
    return {GPUFOLIO_TEXT("model", "not defined: no discount rate is given"), {}};
}

Message withoutCommitment()
{
    return {GPUFOLIO_TEXT("model", "not defined: no commitment is owed in this period"), {}};
}

MetricValue dearest(const PlanResult &result)
{
    if (const std::optional<std::size_t> month = dearestMonth(result))
        return of(result.months[*month].billed);
    return of(result.totals.billed);
}

Message withoutCommittedUse()
{
    return {GPUFOLIO_TEXT("model", "not defined: no committed hour was used"), {}};
}

} // namespace

std::optional<MetricValue> metricValue(const PlanResult &result, Metric metric)
{
    const PlanTotals &totals = result.totals;
    switch (metric) {
    case Metric::Billed:
    case Metric::CumulativeBilled:
        return of(totals.billed);
    case Metric::Amortised:
    case Metric::WorkloadCost:
        return of(totals.amortised);
    case Metric::OnDemandCost:
        return of(totals.onDemand);
    case Metric::SpotCost:
        return of(totals.spot);
    case Metric::CommitmentCost:
        return of(totals.commitment);
    case Metric::UnusedCommitment:
        return of(totals.unusedCommitment);
    case Metric::Upfront:
        return of(totals.upfront);
    case Metric::Recurring:
        return of(totals.recurring);
    case Metric::PrepaidBalance:
    case Metric::PrepaidAfterHorizon:
        return of(totals.prepaidAfterHorizon);
    case Metric::OnDemandEquivalent:
        return of(totals.onDemandEquivalent, withoutListPrice());
    case Metric::Savings:
        return of(totals.savings, withoutListPrice());
    case Metric::EffectiveSavingsRate:
        return of(totals.effectiveSavingsRate, totals.onDemandEquivalent ? withoutUsage() : withoutListPrice());
    case Metric::CommitmentCoverage:
        return of(
            result.commitmentCoverage,
            {GPUFOLIO_TEXT("model", "not defined: there is no demand on an offer that has a commitment option"), {}});
    case Metric::CommitmentUtilisation:
        return of(result.commitmentUtilisation, withoutCommitment());
    case Metric::OwedAfterHorizon:
        return of(totals.owedAfterHorizon);
    case Metric::DearestMonth:
        return dearest(result);
    case Metric::OwedIfStopped:
        return result.months.empty() ? of(totals.owedAfterHorizon)
                                     : of(owedIfStopped(result, result.months.size() - 1));
    case Metric::CommittedAfterHorizon:
        return of(totals.committedAfterHorizon);
    case Metric::ToSign:
        return of(totals.toSign);
    case Metric::Npv:
        return of(totals.npv, withoutDiscountRate());
    case Metric::NpvAfterTail:
        return of(totals.npvAfterTail, withoutDiscountRate());
    case Metric::OnDemandHours:
        return of(totals.onDemandHours);
    case Metric::CommitmentUsedHours:
        return of(totals.commitmentUsedHours);
    case Metric::CommitmentUnusedHours:
        return of(totals.commitmentUnusedHours);
    case Metric::SpotHours:
        return of(totals.spotHours);
    case Metric::SpotUsefulHours:
        return of(totals.spotUsefulHours);
    case Metric::DemandHours:
        return of(totals.demandHours);
    case Metric::CostPerUsedHour:
        return quotient(totals.commitment.amount(), totals.commitmentUsedHours.count(), withoutCommittedUse());
    case Metric::Instances: {
        Decimal machines;
        for (const CommitmentResult &commitment : result.commitments)
            machines += Decimal::fromInteger(commitment.purchase.instances);
        return MetricValue{machines, {}};
    }
    case Metric::AcceleratorHours: {
        Decimal hours;
        for (const WorkloadResult &workload : result.workloads)
            hours += workload.acceleratorHours.count();
        return MetricValue{hours, {}};
    }
    case Metric::InstanceHourly:
    case Metric::AcceleratorHourly:
    case Metric::AmortisedHourly:
        return std::nullopt;
    case Metric::BreakEvenUtilisation:
        return of(breakEvenUse(result), owedAtOnDemand(result) ? withoutCommitment() : withoutListPrice());
    case Metric::SpotFactor:
    case Metric::SpotInterval:
    case Metric::SpotWorkHourCost:
        return MetricValue{
            {}, {GPUFOLIO_TEXT("model", "a figure of each workload that may stop; the plan has none of its own")}};
    }
    return std::nullopt;
}

std::optional<MetricValue> metricValue(const PlanResult &result, Metric metric, std::size_t month)
{
    const MonthResult &at = result.months[month];
    switch (metric) {
    case Metric::Billed:
        return of(at.billed);
    case Metric::Amortised:
        return of(at.amortised);
    case Metric::OnDemandCost:
        return of(at.onDemand);
    case Metric::SpotCost:
        return of(at.spot);
    case Metric::CommitmentCost:
        return of(at.commitment);
    case Metric::UnusedCommitment:
        return of(at.unused);
    case Metric::Upfront:
        return of(at.upfront);
    case Metric::Recurring:
        return of(at.recurring);
    case Metric::PrepaidBalance:
        return of(at.prepaidEnd);
    case Metric::OwedIfStopped:
        return of(owedIfStopped(result, month));
    case Metric::CumulativeBilled: {
        Money sum = Money::zero(result.currency);
        for (std::size_t i = 0; i <= month; ++i)
            sum += result.months[i].billed;
        return of(sum);
    }
    case Metric::OnDemandEquivalent:
        return of(at.onDemandEquivalent, withoutListPrice());
    case Metric::Savings:
        if (!at.onDemandEquivalent)
            return MetricValue{{}, withoutListPrice()};
        return of(*at.onDemandEquivalent - at.amortised);
    case Metric::EffectiveSavingsRate: {
        if (!at.onDemandEquivalent)
            return MetricValue{{}, withoutListPrice()};
        const Money savings = *at.onDemandEquivalent - at.amortised;
        return quotient(savings.amount(), at.onDemandEquivalent->amount(), withoutUsage());
    }
    case Metric::CommitmentUtilisation:
        return quotient(at.commitmentUsedHours.count(), (at.commitmentUsedHours + at.commitmentUnusedHours).count(),
                        withoutCommitment());
    case Metric::OnDemandHours:
        return of(at.onDemandHours);
    case Metric::CommitmentUsedHours:
        return of(at.commitmentUsedHours);
    case Metric::CommitmentUnusedHours:
        return of(at.commitmentUnusedHours);
    case Metric::SpotHours:
        return of(at.spotHours);
    case Metric::SpotUsefulHours:
        return of(at.spotUsefulHours);
    case Metric::DemandHours:
        return of(at.demandHours);
    case Metric::CostPerUsedHour:
        return quotient(at.commitment.amount(), at.commitmentUsedHours.count(), withoutCommittedUse());
    default:
        return std::nullopt; // belongs to the plan as a whole, an offer or a workload
    }
}

std::string plainText(Decimal value, MetricUnit unit, Currency currency, Rounding rounding)
{
    switch (unit) {
    case MetricUnit::Currency:
        return toText(Money(value, currency), rounding);
    case MetricUnit::CurrencyPerInstanceHour:
    case MetricUnit::CurrencyPerAcceleratorHour:
        return toText(value, 2, derivedRateDecimals, rounding);
    case MetricUnit::Fraction:
        return toText(value, ratioDecimals, ratioDecimals, rounding);
    case MetricUnit::InstanceHours:
    case MetricUnit::AcceleratorHours:
    case MetricUnit::Hours:
    case MetricUnit::Factor:
        return toText(value, 0, hourDecimals, rounding);
    case MetricUnit::Count:
        return toText(value);
    }
    return {};
}

} // namespace gpufolio
