// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/scenario_tables.h"

#include "plan/scenario_reader.h"
#include "support/json_reader.h"

#include <algorithm>
#include <cassert>

namespace gpufolio
{

namespace
{

/// The object of a well-formed JSON text that begins at `begin`.
std::string objectAt(const std::string &text, std::size_t begin)
{
    int depth = 0;
    bool inString = false;
    for (std::size_t at = begin; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (--depth == 0)
                return text.substr(begin, at + 1 - begin);
        }
    }
    assert(false);
    return {};
}

std::vector<std::string> planTexts(const ScenarioSet &scenario)
{
    std::vector<std::string> plans;
    if (scenario.plans.empty())
        return plans;
    const Read<JsonDocument> document = parseJson(writeScenario(scenario), "");
    assert(document);
    for (const JsonValue &plan : document->root().find("plans")->items())
        plans.push_back(objectAt(document->text(), plan.offset()));
    return plans;
}

} // namespace

ScenarioTexts textsOf(ScenarioSet scenario)
{
    ScenarioTexts texts;
    for (Workload &workload : scenario.inputs.workloads) {
        const auto *csv = std::get_if<CsvSeries>(&workload.demand.series);
        if (csv == nullptr)
            continue;
        texts.csvDemand.push_back({workload.id, csv->path, csv->column});
        workload.demand.series = HourlySeries{csv->values};
    }
    texts.plans = planTexts(scenario);
    scenario.plans.clear();
    texts.inputs = writeScenario(scenario);
    return texts;
}

Read<ScenarioSet> joinTexts(const ScenarioTexts &texts, const std::string &path)
{
    std::string text = texts.inputs;
    const std::size_t end = text.rfind('}');
    if (!texts.plans.empty() && end != std::string::npos) {
        text.erase(end);
        text += ",\"plans\":[";
        for (const std::string &plan : texts.plans)
            text += (&plan == &texts.plans.front() ? "" : ",") + plan;
        text += "]}\n";
    }
    Read<ScenarioSet> scenario = readScenario(std::move(text), path);
    if (!scenario)
        return scenario;
    for (const ScenarioTexts::CsvOrigin &origin : texts.csvDemand) {
        std::vector<Workload> &workloads = scenario->inputs.workloads;
        const auto workload = std::find_if(workloads.begin(), workloads.end(), [&origin](const Workload &candidate) {
            return candidate.id == origin.workload;
        });
        if (workload == workloads.end())
            continue;
        if (const auto *hourly = std::get_if<HourlySeries>(&workload->demand.series))
            workload->demand.series = CsvSeries{origin.path, origin.column, hourly->values};
    }
    return scenario;
}

std::optional<StoredScenario> readScenarioTables(sqlite::Database &database)
{
    StoredScenario stored;
    sqlite::Statement inputs(database, "SELECT scenario, active_plan FROM inputs");
    if (!inputs.step())
        return std::nullopt;
    stored.texts.inputs = inputs.text(0);
    stored.activePlan = inputs.text(1);
    sqlite::Statement plans(database, "SELECT plan FROM plans ORDER BY position");
    while (plans.step())
        stored.texts.plans.push_back(plans.text(0));
    sqlite::Statement origins(database, "SELECT workload, path, column_name FROM csv_demand ORDER BY workload");
    while (origins.step())
        stored.texts.csvDemand.push_back({origins.text(0), origins.text(1), origins.text(2)});
    return stored;
}

void writeScenarioTables(sqlite::Database &database, const StoredScenario &stored)
{
    sqlite::Statement inputs(database,
                             "INSERT INTO inputs (id, scenario, active_plan) VALUES (1, ?1, ?2) ON CONFLICT (id) DO "
                             "UPDATE SET scenario = excluded.scenario, active_plan = excluded.active_plan "
                             "WHERE scenario <> excluded.scenario OR active_plan <> excluded.active_plan");
    inputs.bind(1, stored.texts.inputs).bind(2, stored.activePlan).run();
    sqlite::Statement plan(database, "INSERT INTO plans (position, plan) VALUES (?1, ?2) ON CONFLICT (position) DO "
                                     "UPDATE SET plan = excluded.plan WHERE plan <> excluded.plan");
    std::int64_t position = 0;
    for (const std::string &text : stored.texts.plans)
        plan.bind(1, ++position).bind(2, text).run();
    sqlite::Statement(database, "DELETE FROM plans WHERE position > ?1").bind(1, position).run();
    database.execute("DELETE FROM csv_demand");
    sqlite::Statement origin(database, "INSERT INTO csv_demand (workload, path, column_name) VALUES (?1, ?2, ?3)");
    for (const ScenarioTexts::CsvOrigin &csv : stored.texts.csvDemand)
        origin.bind(1, csv.workload).bind(2, csv.path).bind(3, csv.column).run();
}

} // namespace gpufolio
