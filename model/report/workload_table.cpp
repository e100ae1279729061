// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cells.h"
#include "report/report_tables.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

const Workload *workloadOf(const Inputs &inputs, const std::string &id)
{
    const auto found = std::find_if(inputs.workloads.begin(), inputs.workloads.end(),
                                    [&id](const Workload &workload) { return workload.id == id; });
    return found == inputs.workloads.end() ? nullptr : &*found;
}

Cell statusCell(const WorkloadResult &workload)
{
    if (workload.status == WorkloadStatus::Placed)
        return messageCell({GPUFOLIO_TEXT("model", "placed")});
    return messageCell({GPUFOLIO_TEXT("model", "no place: %1"), {}, {workload.reason}});
}

} // namespace

ReportTable workloadsTable(const PlanView &plan)
{
    const PlanResult &result = plan.result;
    ReportTable table;
    table.id = "workloads";
    table.title = isPartlyPlaced(result) ? Message{GPUFOLIO_TEXT("model", "Workloads, placed so far")}
                                         : Message{GPUFOLIO_TEXT("model", "Workloads")};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Workload")}, "workload"),
                     textColumn({GPUFOLIO_TEXT("model", "Team")}, "team"),
                     textColumn({GPUFOLIO_TEXT("model", "Cost centre")}, "costCentre"),
                     textColumn({GPUFOLIO_TEXT("model", "Offer")}, "offer"),
                     metricColumn(Metric::AcceleratorHours, result.currency),
                     {{GPUFOLIO_TEXT("model", "Left over in whole machines")},
                      unitOf(MetricUnit::AcceleratorHours, result.currency),
                      CellKind::Hours,
                      "leftOver"},
                     metricColumn(Metric::WorkloadCost, result.currency, "amortised"),
                     textColumn({GPUFOLIO_TEXT("model", "Status")}, "status")};
    Decimal acceleratorHours;
    Decimal leftOver;
    for (const WorkloadResult &workload : result.workloads) {
        const Workload *asked = workloadOf(plan.scenario.inputs, workload.id);
        table.rows.push_back(
            {textCell(asked && !asked->name.empty() ? asked->name : workload.id),
             textCell(asked ? asked->team : std::string()), textCell(asked ? asked->costCentre : std::string()),
             textCell(workload.offer), hoursCell(workload.acceleratorHours.count(), result.rounding),
             workload.offer.empty() ? textCell({}) : hoursCell(workload.idleAcceleratorHours.count(), result.rounding),
             amountCell(workload.amortisedShown, result.rounding), statusCell(workload)});
        acceleratorHours += workload.acceleratorHours.count();
        leftOver += workload.idleAcceleratorHours.count();
    }
    // What nobody used belongs to no workload; with this line the parts are the whole.
    table.rows.push_back({messageCell({GPUFOLIO_TEXT("model", "Unused commitment")}), textCell({}), textCell({}),
                          textCell({}), textCell({}), textCell({}),
                          amountCell(result.totals.unusedCommitment, result.rounding), textCell({})});
    setTotal(table, {messageCell({GPUFOLIO_TEXT("model", "Total, amortised")}), textCell({}), textCell({}),
                     textCell({}), hoursCell(acceleratorHours, result.rounding), hoursCell(leftOver, result.rounding),
                     amountCell(result.totals.amortised, result.rounding), textCell({})});
    return table;
}

} // namespace gpufolio
