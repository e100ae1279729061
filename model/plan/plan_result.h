// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "support/money.h"
#include "support/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

enum class PlanStatus {
    Evaluated,
    Incomplete, ///< a workload has no place: totals are of what could be placed
    Infeasible, ///< a limit can't hold
};
std::string_view toText(PlanStatus status);

/// One local calendar month of the ledger. All amounts exact, in the scenario's currency.
///   billed    = onDemand + spot + recurring + upfront
///   amortised = onDemand + spot + commitment
///   billed    = amortised + (prepaidEnd - prepaidStart)
struct MonthResult {
    YearMonth month;
    Period period; ///< the part of the month inside the horizon
    Money billed;
    Money amortised;
    Money onDemand;
    Money spot;
    Money commitment;   ///< amortised cost of commitments, unused hours included
    Money unused;       ///< the part of `commitment` that bought hours nobody used
    Money upfront;      ///< billed upfronts
    Money recurring;    ///< billed recurring fees of commitments
    Money prepaidStart; ///< paid upfronts not yet amortised when the month begins
    Money prepaidEnd;
    std::optional<Money> onDemandEquivalent; ///< missing when an offer in use has no on-demand price
    Money commitmentEquivalent;              ///< the part of it for committed hours that were used
    Money spotEquivalent;                    ///< and for useful spot hours
    std::optional<Money> owedEquivalent;     ///< all committed hours that are owed, used or not, at on-demand prices
    InstanceHours onDemandHours;
    InstanceHours commitmentUsedHours;
    InstanceHours commitmentUnusedHours;
    InstanceHours spotHours; ///< billed, lost work included
    InstanceHours spotUsefulHours;
    InstanceHours demandHours;
};

/// One local month of a purchase; nothing in months in which it isn't active. Over all purchases these are the month's
/// `upfront` + `recurring`, `commitment` and `unused`.
struct CommitmentMonth {
    Money billed; ///< upfront and recurring fee
    Money amortised;
    Money unused; ///< the part of `amortised` that bought unused hours
};

/// An amount that is paid on a day, dated as NPV dates it (SEMANTICS.md): an upfront at the term's start, a recurring
/// fee at the start of its month or of the term, a usage charge on the first day after its month.
struct CashFlow {
    Date day;
    Money amount;

    friend bool operator==(const CashFlow &, const CashFlow &) = default;
};

/// A purchase of the plan with what came of it.
struct CommitmentResult {
    CommitmentPurchase purchase;
    std::int64_t termHours = 0;
    Period active;   ///< the part of the term inside the horizon
    Money amortised; ///< inside the horizon
    Money upfront;   ///< billed inside the horizon
    Money unused;    ///< the part of it that bought unused hours
    Money toSign;    ///< upfront + recurring fees of the whole term; nothing when held
    Money owedAfter; ///< recurring fees after the horizon
    InstanceHours usedHours;
    InstanceHours owedHours;               ///< inside the horizon
    std::optional<Decimal> utilisation;    ///< usedHours / owedHours
    std::optional<HourlyRate> perUsedHour; ///< amortised / usedHours, per instance-hour
    std::vector<CommitmentMonth> months;   ///< one for each month of the plan
};

enum class WorkloadStatus {
    Placed,
    Infeasible, ///< some or all of its hours have no place; see `reason`
};
std::string_view toText(WorkloadStatus status);

/// What became of a workload.
struct WorkloadResult {
    std::string id;
    WorkloadStatus status = WorkloadStatus::Placed;
    Message reason;       ///< why it has no place; empty when placed
    std::string offer;    ///< where it runs; empty when nowhere
    Money amortised;      ///< its on-demand and spot hours and its share of used commitment hours; exact
    Money amortisedShown; ///< the same rounded so that the workloads and the unused line sum to the printed total
    InstanceHours demandHours;
    InstanceHours onDemandHours;
    InstanceHours commitmentHours;
    InstanceHours spotUsefulHours;
    InstanceHours unservedHours;
    std::int64_t peakInstances = 0;
    AcceleratorHours acceleratorHours;     ///< asked for, inside the horizon
    AcceleratorHours idleAcceleratorHours; ///< left over in whole machines
    std::optional<Decimal> spotFactor;     ///< billed hours per useful hour; missing when spot isn't used
    std::optional<Decimal> spotHourly; ///< effective spot rate at the start, per useful instance-hour, offer currency
    std::optional<double> checkpointIntervalSeconds; ///< tau that was used
};

/// Figures of an option, whatever the plan (JSON.md, option figures).
struct OptionFigures {
    std::string offer;
    std::string option;
    OptionKind kind = OptionKind::OnDemand;
    Decimal amortisedHourly;                     ///< per instance-hour
    std::optional<Decimal> breakEvenUtilisation; ///< amortisedHourly / on-demand hourly
    std::optional<Decimal> breakEvenHours;       ///< breakEvenUtilisation x termHours
    std::optional<Decimal> paybackHours;         ///< upfront / (on-demand - hourly), missing when it never pays back
};

struct PlanTotals {
    Money amortised;
    Money billed;
    std::optional<Money> onDemandEquivalent;
    std::optional<Money> savings;                ///< onDemandEquivalent - amortised
    std::optional<Decimal> effectiveSavingsRate; ///< 1 - amortised / onDemandEquivalent; not defined without usage
    Money unusedCommitment;
    Money upfront;
    Money recurring;
    Money onDemand;
    Money spot;
    Money commitment;
    Money prepaidAfterHorizon;
    Money owedAfterHorizon;
    Money committedAfterHorizon;
    Money toSign;
    std::optional<Money> npv; ///< missing without a discount rate
    std::optional<Money> npvAfterTail;
    InstanceHours onDemandHours;
    InstanceHours commitmentUsedHours;
    InstanceHours commitmentUnusedHours;
    InstanceHours spotHours;
    InstanceHours spotUsefulHours;
    InstanceHours demandHours;
};

/// Everything `evaluate` finds out about a plan.
struct PlanResult {
    std::string planId;
    std::string planName;
    std::string scenarioName;
    PlanStatus status = PlanStatus::Evaluated;
    std::vector<Message> reasons; ///< why it is infeasible or incomplete
    Currency currency;
    Rounding rounding = Rounding::HalfEven;
    std::string timeZone;
    Period horizon;
    PlanTotals totals;
    std::vector<CommitmentResult> commitments; ///< inputs' own first, then the plan's
    std::vector<OptionFigures> options;        ///< of the offers in use
    std::vector<MonthResult> months;
    std::vector<CashFlow> flows; ///< what is billed inside the horizon, by day, one entry a day; sums to totals.billed
    std::vector<WorkloadResult> workloads;
    std::optional<Decimal> commitmentCoverage;
    std::optional<Decimal> commitmentUtilisation;
    std::vector<Message> warnings;
    std::vector<Message> assumptions; ///< price dates and sources, rates of exchange, rules
};

/// A total as printed against the sum of its printed months: total - sum. Zero when they agree.
Money roundingLine(const Money &total, const std::vector<Money> &parts, Rounding rounding);

} // namespace gpufolio
