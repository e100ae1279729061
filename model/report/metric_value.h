// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "report/metric_info.h"

#include <cstddef>
#include <optional>
#include <string>

namespace gpufolio
{

/// A figure of a plan, exact; when it has no value, the reason why.
struct MetricValue {
    std::optional<Decimal> value;
    Message reason; ///< "not defined: no discount rate is given"; empty when there is a value
};

/// The figure of the whole plan; nothing for metrics of a single offer, option or workload (prices).
std::optional<MetricValue> metricValue(const PlanResult &result, Metric metric);
/// The figure of one month (index into result.months); nothing for metrics that only a whole plan has.
std::optional<MetricValue> metricValue(const PlanResult &result, Metric metric, std::size_t month);

/// Decimals at most of a rate that was computed, not read; rates that were read keep all of theirs.
inline constexpr int derivedRateDecimals = 6;
/// Decimals at most of hours that are not whole.
inline constexpr int hourDecimals = 6;
/// Decimals of a share as a fraction: three, so that its percentage has one.
inline constexpr int ratioDecimals = 3;

/// The figure as plain decimal text, rounded once: amounts to the minor unit, shares to three decimals of the fraction.
std::string plainText(Decimal value, MetricUnit unit, Currency currency, Rounding rounding);

} // namespace gpufolio
