// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/sqlite.h"

#include <cstdint>

namespace gpufolio
{

/// Marks a SQLite file as ours ("GPFU" in ASCII); PRAGMA application_id.
inline constexpr std::int64_t projectApplicationId = 0x47504655;

/// What this version of the program reads and writes; PRAGMA user_version.
inline constexpr std::int64_t projectVersion = 5;

enum class FileKind {
    Empty,   ///< nothing in it yet
    Project, ///< ours, of this or an older version
    TooNew,  ///< ours, written by a newer version
    NotOurs,
};

/// What a database is. Reads only; throws sqlite::Failure.
FileKind kindOf(sqlite::Database &database);

/// Brings the tables from their version (0 for an empty database) to this one, step by step. To be called inside a
/// transaction, so that a file is migrated as a whole or not at all. Throws sqlite::Failure.
void migrate(sqlite::Database &database);

} // namespace gpufolio
