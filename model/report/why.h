// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/break_even.h"
#include "plan/bridge.h"
#include "plan/plan_result.h"
#include "report/metric_info.h"
#include "report/why_link.h"

#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// One input of a figure: what it is, its value as printed, and where it comes from.
struct WhyInput {
    Message label;
    std::string value;
    Message source;    ///< "gcp-gcosts 2026-07-30, valid from 2026-07-30"; empty for figures of our own
    WhyLink link = {}; ///< what can be asked next; a chain of links ends at price rows, workloads and rules
};

/// The answer to "why this number": formula, the formula with its numbers put in, inputs, rounding.
///
/// `numbers` is an expression of + - x / ^ and brackets, digits grouped by commas, that gives `value` when computed and
/// rounded once; it's empty when the figure has no value.
struct Why {
    Metric metric = Metric::Billed;
    std::string value;   ///< "274,016.83 USD", "37.5%"; "—" when not defined, the reason is then the first input
    Message formula;     ///< in words
    std::string numbers; ///< "61.383698 x 744 x 6 = 274,016.83"
    std::vector<WhyInput> inputs;
    Message rounding;
    std::string plan = {}; ///< id of the plan whose figure it is; empty for a price
    WhyLink about = {};    ///< the purchase, workload or price row that the figure belongs to; Nothing = the plan
};

/// Explains a figure of the plan's totals, or of one month when `month` is given (index into result.months); metrics
/// that only a whole plan has are then explained for the plan. Never empty: each metric of a plan has a formula and at
/// least one input or a reason why it is not defined.
Why explain(const Scenario &scenario, const PlanResult &result, Metric metric, std::optional<std::size_t> month = {});

/// Explains a figure of one purchase (index into result.commitments): ToSign, Upfront, Amortised, UnusedCommitment,
/// CommitmentUtilisation, CostPerUsedHour, AmortisedHourly, BreakEvenUtilisation, Instances; others for the plan.
Why explainPurchase(const Scenario &scenario, const PlanResult &result, std::size_t purchase, Metric metric);

/// Explains a figure of one workload (index into result.workloads): WorkloadCost, AcceleratorHours, DemandHours; others
/// for the plan.
Why explainWorkload(const Scenario &scenario, const PlanResult &result, std::size_t workload, Metric metric);

/// Explains a step of the bridge from on-demand to the plan (bridgeOf()). @param metric  of which the step is a part
Why explainStep(const Scenario &scenario, const PlanResult &result, const BridgeStep &step, Metric metric);

/// What a link of `result`'s figures leads to; nothing for a rule, or when the result has no such part.
std::optional<Why> followLink(const Scenario &scenario, const PlanResult &result, const WhyLink &link);

/// Explains the price of an option: price row, source, dates, per machine and per accelerator.
Why explainPrice(const Inputs &inputs, const Offer &offer, const PurchaseOption &option);

/// Explains a point of the break-even chart: what a used GPU-hour costs under one way to buy when this share of the
/// hours is used. "—" for a commitment that isn't used at all.
Why explainUsedHour(const Inputs &inputs, const Offer &offer, const BreakEvenLine &line, Decimal share);
/// Decimals at most of that cost.
inline constexpr int usedHourDecimals = 4;

} // namespace gpufolio
