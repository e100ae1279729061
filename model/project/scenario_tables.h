// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/project_file.h"
#include "project/sqlite.h"

#include <optional>

namespace gpufolio
{

/// The texts under which a scenario is kept: its inputs as a scenario file without plans, each plan as an element of
/// the file's `plans`. Demand that came from a CSV file is written out hour by hour, so that the project needs no other
/// file; where it came from is kept beside.
struct ScenarioTexts {
    struct CsvOrigin {
        std::string workload;
        std::string path;
        std::string column;

        friend bool operator==(const CsvOrigin &, const CsvOrigin &) = default;
    };

    std::string inputs;
    std::vector<std::string> plans;
    std::vector<CsvOrigin> csvDemand;

    friend bool operator==(const ScenarioTexts &, const ScenarioTexts &) = default;
};

ScenarioTexts textsOf(ScenarioSet scenario);
/// joinTexts(textsOf(x)) == x. @param path  for messages
Read<ScenarioSet> joinTexts(const ScenarioTexts &texts, const std::string &path);

/// What the tables hold; nothing in a new project. Throws sqlite::Failure.
struct StoredScenario {
    ScenarioTexts texts;
    std::string activePlan;
};
std::optional<StoredScenario> readScenarioTables(sqlite::Database &database);
/// Writes what differs from the tables; to be called inside a transaction. Throws sqlite::Failure.
void writeScenarioTables(sqlite::Database &database, const StoredScenario &stored);

} // namespace gpufolio
