// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/version_tables.h"

namespace gpufolio
{

namespace
{

bool isThere(sqlite::Database &database, std::int64_t id)
{
    sqlite::Statement select(database, "SELECT 1 FROM versions WHERE id = ?1");
    return select.bind(1, id).step();
}

} // namespace

std::vector<VersionInfo> readVersions(sqlite::Database &database)
{
    std::vector<VersionInfo> versions;
    sqlite::Statement select(database, "SELECT id, name, created, price_book, (SELECT COUNT(*) FROM version_plans "
                                       "WHERE version = id) FROM versions ORDER BY id DESC");
    while (select.step()) {
        versions.push_back({select.integer(0), select.text(1), select.text(2), select.text(3),
                            static_cast<std::size_t>(select.integer(4))});
    }
    return versions;
}

std::optional<StoredScenario> readVersion(sqlite::Database &database, std::int64_t id)
{
    sqlite::Statement version(database, "SELECT scenario, active_plan FROM versions WHERE id = ?1");
    version.bind(1, id);
    if (!version.step())
        return std::nullopt;
    StoredScenario stored{{version.text(0), {}, {}}, version.text(1)};
    sqlite::Statement plans(database, "SELECT plan FROM version_plans WHERE version = ?1 ORDER BY position");
    plans.bind(1, id);
    while (plans.step())
        stored.texts.plans.push_back(plans.text(0));
    sqlite::Statement origins(database, "SELECT workload, path, column_name FROM version_csv_demand "
                                        "WHERE version = ?1 ORDER BY workload");
    origins.bind(1, id);
    while (origins.step())
        stored.texts.csvDemand.push_back({origins.text(0), origins.text(1), origins.text(2)});
    return stored;
}

std::int64_t writeVersion(sqlite::Database &database, const VersionInfo &info, const StoredScenario &stored)
{
    sqlite::Statement(database, "INSERT INTO versions (name, created, price_book, scenario, active_plan) "
                                "VALUES (?1, ?2, ?3, ?4, ?5)")
        .bind(1, info.name)
        .bind(2, info.created)
        .bind(3, info.priceBook)
        .bind(4, stored.texts.inputs)
        .bind(5, stored.activePlan)
        .run();
    const std::int64_t id = database.number("SELECT last_insert_rowid()");
    sqlite::Statement plan(database, "INSERT INTO version_plans (version, position, plan) VALUES (?1, ?2, ?3)");
    std::int64_t position = 0;
    for (const std::string &text : stored.texts.plans)
        plan.bind(1, id).bind(2, ++position).bind(3, text).run();
    sqlite::Statement origin(database, "INSERT INTO version_csv_demand (version, workload, path, column_name) "
                                       "VALUES (?1, ?2, ?3, ?4)");
    for (const ScenarioTexts::CsvOrigin &csv : stored.texts.csvDemand)
        origin.bind(1, id).bind(2, csv.workload).bind(3, csv.path).bind(4, csv.column).run();
    return id;
}

bool writeVersionName(sqlite::Database &database, std::int64_t id, const std::string &name)
{
    if (!isThere(database, id))
        return false;
    sqlite::Statement(database, "UPDATE versions SET name = ?2 WHERE id = ?1").bind(1, id).bind(2, name).run();
    return true;
}

bool deleteVersion(sqlite::Database &database, std::int64_t id)
{
    if (!isThere(database, id))
        return false;
    for (const char *sql : {"DELETE FROM version_csv_demand WHERE version = ?1",
                            "DELETE FROM version_plans WHERE version = ?1", "DELETE FROM versions WHERE id = ?1"})
        sqlite::Statement(database, sql).bind(1, id).run();
    return true;
}

} // namespace gpufolio
