// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cells.h"
#include "report/report_tables.h"

#include <algorithm>
#include <array>

namespace gpufolio
{

namespace
{

constexpr std::array totalsMetrics = {
    Metric::Billed,
    Metric::Amortised,
    Metric::OnDemandEquivalent,
    Metric::Savings,
    Metric::EffectiveSavingsRate,
    Metric::UnusedCommitment,
    Metric::ToSign,
    Metric::Upfront,
    Metric::PrepaidAfterHorizon,
    Metric::OwedAfterHorizon,
    Metric::CommittedAfterHorizon,
    Metric::Npv,
    Metric::NpvAfterTail,
    Metric::CommitmentCoverage,
    Metric::CommitmentUtilisation,
    Metric::DemandHours,
    Metric::OnDemandHours,
    Metric::CommitmentUsedHours,
    Metric::CommitmentUnusedHours,
    Metric::SpotHours,
    Metric::SpotUsefulHours,
};

Message totalsTitle(const PlanResult &result)
{
    if (isPartlyPlaced(result))
        return {GPUFOLIO_TEXT("model", "Totals, placed so far"), {}};
    if (result.status == PlanStatus::Infeasible)
        return {GPUFOLIO_TEXT("model", "Totals of a plan that breaks a limit"), {}};
    return {GPUFOLIO_TEXT("model", "Totals"), {}};
}

} // namespace

bool isPartlyPlaced(const PlanResult &result)
{
    return result.status == PlanStatus::Incomplete ||
           std::any_of(result.workloads.begin(), result.workloads.end(),
                       [](const WorkloadResult &workload) { return workload.status == WorkloadStatus::Infeasible; });
}

ReportTable totalsTable(const PlanResult &result)
{
    ReportTable table;
    table.id = "totals";
    table.title = totalsTitle(result);
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Figure"), {}}, "figure"),
                     {{GPUFOLIO_TEXT("model", "Value"), {}}, {}, CellKind::Amount, "value"},
                     textColumn({GPUFOLIO_TEXT("model", "Unit"), {}}, "unit")};
    for (const Metric metric : totalsMetrics) {
        const MetricInfo &info = metricInfo(metric);
        const std::optional<MetricValue> figure = metricValue(result, metric);
        if (!figure)
            continue;
        table.rows.push_back({messageCell({std::string(info.label), {}}),
                              metricCell(*figure, info.unit, result.currency, result.rounding),
                              messageCell(unitMessage(info.unit, result.currency))});
    }
    table.notes.push_back(
        {GPUFOLIO_TEXT("model", "Billed and amortised are two views of the same cost, never added together."), {}});
    return table;
}

ReportTable noticesTable(const PlanResult &result)
{
    ReportTable table;
    table.id = "notices";
    table.title = {GPUFOLIO_TEXT("model", "To note"), {}};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Kind"), {}}, "kind"),
                     textColumn({GPUFOLIO_TEXT("model", "What"), {}}, "what")};
    const Message why = result.status == PlanStatus::Incomplete ? Message{GPUFOLIO_TEXT("model", "Incomplete"), {}}
                                                                : Message{GPUFOLIO_TEXT("model", "Infeasible"), {}};
    for (const Message &reason : result.reasons)
        table.rows.push_back({messageCell(why), messageCell(reason)});
    for (const Message &warning : result.warnings)
        table.rows.push_back({messageCell({GPUFOLIO_TEXT("model", "Warning"), {}}), messageCell(warning)});
    return table;
}

ReportTable measuresTable(Currency currency)
{
    ReportTable table;
    table.id = "measures";
    table.title = {GPUFOLIO_TEXT("model", "What the figures mean"), {}};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Figure"), {}}, "figure"),
                     textColumn({GPUFOLIO_TEXT("model", "Unit"), {}}, "unit"),
                     textColumn({GPUFOLIO_TEXT("model", "Meaning"), {}}, "meaning"),
                     textColumn({GPUFOLIO_TEXT("model", "Formula"), {}}, "formula"),
                     textColumn({GPUFOLIO_TEXT("model", "Definition followed"), {}}, "source")};
    for (int i = 0; i < metricCount; ++i) {
        const MetricInfo &info = metricInfo(static_cast<Metric>(i));
        table.rows.push_back({messageCell({std::string(info.label), {}}), messageCell(unitMessage(info.unit, currency)),
                              messageCell({std::string(info.description), {}}),
                              messageCell({std::string(info.formula), {}}),
                              messageCell({std::string(info.source), {}})});
    }
    return table;
}

} // namespace gpufolio
