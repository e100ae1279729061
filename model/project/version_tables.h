// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/project_file.h"
#include "project/scenario_tables.h"
#include "project/sqlite.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// Named versions, newest first. All functions throw sqlite::Failure.
std::vector<VersionInfo> readVersions(sqlite::Database &database);

/// What a version holds; nothing when there is none of that id.
std::optional<StoredScenario> readVersion(sqlite::Database &database, std::int64_t id);

// These are to be called inside a transaction.

/// Adds a version and says its id; `info.id` is not read.
std::int64_t writeVersion(sqlite::Database &database, const VersionInfo &info, const StoredScenario &stored);
/// @return false when there is none of that id
bool writeVersionName(sqlite::Database &database, std::int64_t id, const std::string &name);
bool deleteVersion(sqlite::Database &database, std::int64_t id);

} // namespace gpufolio
