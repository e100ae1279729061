// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/compare.h"
#include "plan/plan_result.h"
#include "report/report_document.h"
#include "support/calendar.h"

/// The parts of a report, each in a file of its own; makeReport() puts them together.
namespace gpufolio
{

/// A plan as its tables see it.
struct PlanView {
    const Scenario &scenario;
    const PlanResult &result;
    const Calendar &calendar;
};

/// Why a plan is incomplete or infeasible, and its warnings; no rows when there are none.
ReportTable noticesTable(const PlanResult &result);
ReportTable totalsTable(const PlanResult &result);
/// What is bought: offer, option, machines, term, held or new, to sign.
ReportTable purchasesTable(const PlanView &plan);
/// What commitments promised (price, below on-demand) beside what became of them (used, unused, cost per used hour).
ReportTable commitmentUseTable(const PlanView &plan);
ReportTable monthsTable(const PlanResult &result);
/// Parts of the amortised cost: a row a workload and one for unused commitments; they sum to the total.
ReportTable workloadsTable(const PlanView &plan);
/// The prices in use with source and dates; a table for each currency that offers are priced in.
std::vector<ReportTable> pricesTables(const PlanView &plan);
/// Cost of each month by purchase kind. Amortised: the commitment series is without its unused part, so the stack is
/// the cost. Billed: upfronts and recurring fees of commitments in the month in which they are billed.
MonthlyCostChart monthlyCostChart(const PlanResult &result, CostView view = CostView::Amortised);
/// One sentence: what the plan costs, against what, what it commits us to; or what is missing.
Message planVerdict(const PlanView &plan);

/// All plans side by side, each with its difference to the first.
ReportTable comparisonTable(const Comparison &comparison);
/// Label, unit, meaning, formula and source of the figures of a report.
ReportTable measuresTable(Currency currency);

/// True when some demand has no place: totals are then of what is placed so far.
bool isPartlyPlaced(const PlanResult &result);
/// Name of the plan, its id when it has none.
const std::string &nameOf(const PlanResult &result);
/// The last local day of a term that starts then; terms are half-open, so it is the day before the end at midnight.
Date lastDay(const CommitmentPurchase &purchase, std::int64_t termHours, const Calendar &calendar);

} // namespace gpufolio
