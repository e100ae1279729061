// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_import.h"
#include "support/result.h"

#include <string>
#include <vector>

/// What became of the rows of imported price files, in the formats of the command line.
namespace gpufolio::cli
{

/// Counts of each file, then refused rows with their reasons, held-back prices, notices and conflicts.
std::string importText(const std::vector<ImportReport> &reports);
/// The same as rows of `file,what,count,line,offer,option,currency,previous,found,reason`.
Result<std::string> importCsv(const std::vector<ImportReport> &reports);

} // namespace gpufolio::cli
