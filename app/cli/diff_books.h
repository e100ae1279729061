// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/price_books.h"
#include "support/result.h"

#include <string>
#include <vector>

namespace gpufolio::cli
{

/// The price book that a word of the command line means: the id of a snapshot of the project or "bundled", a price file
/// as `prices import` reads it, a project file (its newest snapshot), or PROJECT#ID for one snapshot of a project.
/// @param notes  filled with what of a price file can't be compared
/// @return UnknownReference when nothing of that name is there; the findings of the file's reader
Read<PriceBooks::Book> bookOf(const std::string &word, const PriceBooks &books, std::vector<std::string> &notes);

} // namespace gpufolio::cli
