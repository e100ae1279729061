// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"
#include "prices/price_import.h"
#include "support/result.h"

#include <functional>
#include <vector>

namespace gpufolio::cli
{

/// What an import brought: the accepted book with all of it, and what became of each row.
struct ImportedPrices {
    PriceBook book;
    ExchangeRates rates;
    std::vector<ImportReport> reports;
};

/// Hands the newest book of the project (without one the bundled book) to `import`, keeps what comes back as the newest
/// snapshot and prints the reports. When `import` fails nothing is changed, and a missing project is not made.
ExitStatus importIntoProject(const CommonOptions &common,
                             const std::function<Read<ImportedPrices>(const PriceBook &accepted)> &import);

} // namespace gpufolio::cli
