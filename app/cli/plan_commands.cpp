// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/plan_files.h"
#include "cli/plan_output.h"
#include "plan/compare.h"
#include "report/result_json.h"

#include <algorithm>
#include <memory>

namespace gpufolio::cli
{

namespace
{

ExitStatus evaluateCommand(const std::string &path, const std::optional<std::string> &plan, const CommonOptions &common)
{
    const Read<std::vector<PlanFile>> files = evaluatePlanFiles({path}, plan, common);
    if (!files)
        return fail(files.error());
    const PlanFile &file = files->front();
    switch (formatOf(common)) {
    case OutputFormat::Json:
        return print(plansJson(file.results), statusOf(*files));
    case OutputFormat::Table:
        return print(plansText(file), statusOf(*files));
    case OutputFormat::Csv:
        break;
    }
    const Result<std::string> csv = plansCsv(file.results);
    if (!csv)
        return fail(csv.error());
    noteReasons(*files);
    return print(*csv, statusOf(*files));
}

ExitStatus compareCommand(const std::vector<std::string> &paths, const CommonOptions &common)
{
    if (std::count(paths.begin(), paths.end(), "-") > 1)
        return wrongUsage("SCENARIO: - was found twice, expected standard input once");
    const Read<std::vector<PlanFile>> files = evaluatePlanFiles(paths, {}, common);
    if (!files)
        return fail(files.error());
    std::vector<Scenario> scenarios;
    std::vector<PlanResult> results;
    std::vector<std::string> names;
    for (const PlanFile &file : *files) {
        scenarios.insert(scenarios.end(), file.scenarios.begin(), file.scenarios.end());
        results.insert(results.end(), file.results.begin(), file.results.end());
        names.insert(names.end(), file.results.size(), file.path);
    }
    const Result<Comparison> comparison = comparePlans(scenarios, results, names);
    if (!comparison)
        return fail(comparison.error());
    switch (formatOf(common)) {
    case OutputFormat::Json:
        return print(writeComparisonJson(*comparison), statusOf(*files));
    case OutputFormat::Table:
        return print(comparisonText(*comparison), statusOf(*files));
    case OutputFormat::Csv:
        break;
    }
    const Result<std::string> csv = comparisonCsv(*comparison);
    if (!csv)
        return fail(csv.error());
    noteReasons(*files);
    return print(*csv, statusOf(*files));
}

} // namespace

void addPlanCommands(CLI::App &program, const CommonOptions &common, Action &chosen)
{
    CLI::App *group = program.add_subcommand("plan", "Cost of purchase plans")->require_subcommand(1);

    struct Evaluate {
        std::string scenario;
        std::optional<std::string> plan;
    };
    const auto evaluate = std::make_shared<Evaluate>();
    CLI::App *command =
        group->add_subcommand("evaluate", "Costs the scenario's own commitments, each of its plans on its own");
    command->add_option("SCENARIO", evaluate->scenario, "Scenario file, - for standard input")->required();
    command->add_option("--plan", evaluate->plan, "Only the plan of this id")->type_name("ID");
    command->callback([&common, &chosen, evaluate] {
        chosen = [&common, evaluate] { return evaluateCommand(evaluate->scenario, evaluate->plan, common); };
    });

    const auto compared = std::make_shared<std::vector<std::string>>();
    command = group->add_subcommand(
        "compare",
        "All plans of the files side by side, with differences to the first; says where their inputs differ");
    command->add_option("SCENARIO", *compared, "Scenario files, - for standard input")->required();
    command->callback(
        [&common, &chosen, compared] { chosen = [&common, compared] { return compareCommand(*compared, common); }; });
}

} // namespace gpufolio::cli
