// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/schema.h"

#include <array>
#include <string>

namespace gpufolio
{

namespace
{

/// Version 1. Exact decimals are texts; a missing value is NULL.
void makeTables(sqlite::Database &database)
{
    database.execute(R"sql(
CREATE TABLE inputs (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    scenario TEXT NOT NULL -- scenario file without plans
) STRICT;
CREATE TABLE plans (
    position INTEGER PRIMARY KEY,
    plan TEXT NOT NULL -- an element of the scenario file's plans
) STRICT;
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    source TEXT NOT NULL,
    created TEXT NOT NULL,
    row_count INTEGER NOT NULL
) STRICT;
CREATE TABLE prices (
    snapshot INTEGER NOT NULL REFERENCES snapshots (number),
    position INTEGER NOT NULL,
    provider TEXT NOT NULL,
    account TEXT NOT NULL,
    region TEXT NOT NULL,
    zone TEXT NOT NULL,
    instance_type TEXT NOT NULL,
    operating_system TEXT NOT NULL,
    tenancy TEXT NOT NULL,
    kind TEXT NOT NULL,
    term_hours INTEGER NOT NULL,
    payment_option TEXT NOT NULL,
    offering_class TEXT NOT NULL,
    currency TEXT NOT NULL,
    accelerator TEXT NOT NULL,
    accelerator_count TEXT NOT NULL,
    hourly TEXT NOT NULL,
    upfront TEXT NOT NULL,
    vcpus TEXT,
    memory_gb TEXT,
    source TEXT NOT NULL,
    retrieved TEXT,
    valid_from TEXT,
    source_url TEXT NOT NULL,
    note TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (snapshot, position)
) STRICT, WITHOUT ROWID;
)sql");
}

/// Version 2: which plan is open, and which demand came from a column of a CSV file.
void addActivePlanAndCsvDemand(sqlite::Database &database)
{
    database.execute(R"sql(
ALTER TABLE inputs ADD COLUMN active_plan TEXT NOT NULL DEFAULT '';
CREATE TABLE csv_demand (
    workload TEXT PRIMARY KEY,
    path TEXT NOT NULL,
    column_name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql");
}

/// Version 3: versions that somebody named. A number is never given twice.
void addVersions(sqlite::Database &database)
{
    database.execute(R"sql(
CREATE TABLE versions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created TEXT NOT NULL,
    price_book TEXT NOT NULL, -- id of the snapshot in use
    scenario TEXT NOT NULL, -- as in inputs
    active_plan TEXT NOT NULL
) STRICT;
CREATE TABLE version_plans (
    version INTEGER NOT NULL REFERENCES versions (id),
    position INTEGER NOT NULL,
    plan TEXT NOT NULL, -- as in plans
    PRIMARY KEY (version, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE version_csv_demand (
    version INTEGER NOT NULL REFERENCES versions (id),
    workload TEXT NOT NULL,
    path TEXT NOT NULL,
    column_name TEXT NOT NULL,
    PRIMARY KEY (version, workload)
) STRICT, WITHOUT ROWID;
)sql");
}

/// Version 4: quota, lead time and the terms of quotes (JSON) of prices.
void addQuotes(sqlite::Database &database)
{
    database.execute(R"sql(
ALTER TABLE prices ADD COLUMN max_instances INTEGER;
ALTER TABLE prices ADD COLUMN available_from TEXT;
ALTER TABLE prices ADD COLUMN quote TEXT;
)sql");
}

/// Version 5: rates of exchange, as units of a currency for one euro.
void addExchangeRates(sqlite::Database &database)
{
    database.execute(R"sql(
CREATE TABLE exchange_rates (
    day TEXT NOT NULL,
    currency TEXT NOT NULL,
    per_euro TEXT NOT NULL,
    PRIMARY KEY (day, currency)
) STRICT, WITHOUT ROWID;
)sql");
}

/// Step n brings version n to version n + 1.
constexpr std::array<void (*)(sqlite::Database &), projectVersion> steps = {makeTables, addActivePlanAndCsvDemand,
                                                                            addVersions, addQuotes, addExchangeRates};

} // namespace

FileKind kindOf(sqlite::Database &database)
{
    if (database.number("PRAGMA page_count") == 0)
        return FileKind::Empty;
    if (database.number("PRAGMA application_id") != projectApplicationId)
        return FileKind::NotOurs;
    const std::int64_t version = database.number("PRAGMA user_version");
    if (version < 1)
        return FileKind::NotOurs;
    return version > projectVersion ? FileKind::TooNew : FileKind::Project;
}

void migrate(sqlite::Database &database)
{
    const std::int64_t version = database.number("PRAGMA user_version");
    for (std::int64_t step = version; step < projectVersion; ++step)
        steps[static_cast<std::size_t>(step)](database);
    if (version == 0)
        database.execute(("PRAGMA application_id = " + std::to_string(projectApplicationId)).c_str());
    if (version != projectVersion)
        database.execute(("PRAGMA user_version = " + std::to_string(projectVersion)).c_str());
}

} // namespace gpufolio
