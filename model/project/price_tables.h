// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "prices/price_history.h"
#include "project/project_file.h"
#include "project/sqlite.h"

#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// Snapshots in the order in which they were added. All functions throw sqlite::Failure.
std::vector<SnapshotInfo> readSnapshots(sqlite::Database &database);

/// The prices of a snapshot; nothing when there is none of that id. Failure (Syntax) when a row can't be read.
std::optional<PriceBook> readSnapshot(sqlite::Database &database, const std::string &id);

/// What each snapshot says of an offer, in the order in which they were added; reads no rows of other offers.
std::vector<DatedOffer> readOffer(sqlite::Database &database, const std::string &offerId);

/// Adds a snapshot with its prices; to be called inside a transaction. The number of rows is that of the book.
void writeSnapshot(sqlite::Database &database, const PriceBook &book, const SnapshotInfo &info);

} // namespace gpufolio
