// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_files.h"

namespace gpufolio::ui
{

std::optional<ReportDocument> reportOf(const SessionResults &results, ReportOptions options)
{
    ScenarioSet set;
    std::vector<PlanResult> plans;
    for (std::size_t i = 0; i < results.plans.size(); ++i) {
        if (!results.plans[i])
            continue;
        set.inputs = results.scenarios[i].inputs;
        set.plans.push_back(results.scenarios[i].plan);
        plans.push_back(*results.plans[i]);
    }
    if (plans.empty())
        return std::nullopt;
    if (options.note.empty())
        options.note = whatIfNote(results.whatIf);
    return makeReport(set, plans, options);
}

} // namespace gpufolio::ui
