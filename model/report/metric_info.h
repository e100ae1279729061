// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/currency.h"
#include "support/text.h"

#include <string>
#include <string_view>

namespace gpufolio
{

/// Every figure that is shown anywhere; its words stand once, in metric_info.cpp.
enum class Metric {
    Billed,
    Amortised,
    OnDemandCost,
    SpotCost,
    CommitmentCost,
    UnusedCommitment,
    Upfront,
    Recurring,
    PrepaidBalance,
    CumulativeBilled,
    OnDemandEquivalent,
    Savings,
    EffectiveSavingsRate,
    CommitmentCoverage,
    CommitmentUtilisation,
    PrepaidAfterHorizon,
    OwedAfterHorizon,
    CommittedAfterHorizon,
    ToSign,
    Npv,
    NpvAfterTail,
    OnDemandHours,
    CommitmentUsedHours,
    CommitmentUnusedHours,
    SpotHours,
    SpotUsefulHours,
    DemandHours,
    InstanceHourly,    ///< price per machine-hour
    AcceleratorHourly, ///< price per GPU-hour
    AmortisedHourly,
    CostPerUsedHour,
    BreakEvenUtilisation,
    Instances,
    AcceleratorHours,
    WorkloadCost,
    SpotFactor,       ///< hours billed on spot for an hour of work
    SpotInterval,     ///< work between checkpoints
    SpotWorkHourCost, ///< cost of a GPU-hour of work on spot
    DearestMonth,
    OwedIfStopped, ///< recurring fees still owed when all use stops at the end of a month
};
inline constexpr int metricCount = static_cast<int>(Metric::OwedIfStopped) + 1;

/// What the value of a metric is counted in; decides how it is written.
enum class MetricUnit {
    Currency,
    CurrencyPerInstanceHour,
    CurrencyPerAcceleratorHour,
    Fraction,
    InstanceHours,
    AcceleratorHours,
    Count,
    Hours, ///< of time, not of machines
    Factor ///< a number without a unit
};

/// Label, unit, description, formula and source of a metric. Texts are marked for translation.
struct MetricInfo {
    std::string_view id;    ///< as in JSON and CSV: "effectiveSavingsRate", "hours.onDemand"
    std::string_view label; ///< "Effective savings rate"
    MetricUnit unit;
    std::string_view description; ///< one sentence
    std::string_view formula;     ///< "1 - amortised / on-demand equivalent"
    std::string_view source;      ///< definition followed: "FOCUS 1.2", "SEMANTICS, Measures"
};
const MetricInfo &metricInfo(Metric metric);

/// The unit beside a figure: "USD", "USD/machine-hour", "USD/GPU-hour", "machine-hours", "GPU-hours", "machines"; empty
/// for shares. A currency stands by its code, never by a sign; per machine and per GPU are always told apart.
std::string unitOf(MetricUnit unit, Currency currency);
/// The same as a text to translate.
Message unitMessage(MetricUnit unit, Currency currency);
/// A unit in the language of `translate`: the words are translated, the currency code stays.
std::string unitText(std::string_view unit, const Translate &translate);

} // namespace gpufolio
