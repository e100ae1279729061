// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_import.h"
#include "pull/http_client.h"
#include "pull/pull_sources.h"
#include "support/instant.h"
#include "support/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gpufolio
{

/// What is to be pulled, and how.
struct PullRequest {
    const PullSource *source = nullptr;
    std::vector<std::string> regions = {}; ///< empty: all
    std::string baseUrl = {};              ///< of a mirror, in the place of the source's own server
    std::string key = {};                  ///< where the source wants one; kept nowhere
    std::string cacheFolder = {};          ///< as defaultPullCacheFolder()
    HttpSettings http = {};
    HttpPause pause = realPause();
    Date today = {};
    bool acceptOutliers = false;  ///< of importPrices()
    bool acceptFewerRows = false; ///< also a pull that lost more than 5 % of the rows of the last one
};

/// How far a pull is.
struct PullState {
    enum class Phase { Fetching, Importing };
    Phase phase = Phase::Fetching;
    std::string current;              ///< URL that was begun last
    std::size_t files = 0;            ///< begun
    std::size_t done = 0;             ///< of them here
    std::size_t unchanged = 0;        ///< of those, taken from the cache
    std::uint64_t bytes = 0;          ///< received
    std::size_t rows = 0;             ///< read
    std::vector<std::string> missing; ///< URLs that the source no longer has
    double importedShare = 0;         ///< in [0, 1]
};

/// Hears how far a pull is, from several threads but never from two at a time, and asks it to stop.
struct PullWatch {
    std::stop_token stop = {};
    std::function<void(const PullState &)> report = {};
};

/// What a pull brought.
struct PullOutcome {
    PriceBook book;                    ///< the accepted book with all of it
    ExchangeRates rates;               ///< of a source that has these in place of prices
    std::vector<ImportReport> reports; ///< one for each part
    PullState state;
};

/// Fetches everything that was asked for and then imports all of it into a book: all or nothing.
///
/// @return Network when the source can't be reached or its answer is cut; BadValue when the key is missing or more than
///         5 % of the rows of the last pull are gone; Cancelled; InUse; Io; what importPrices() says. The accepted book
///         is never changed.
Read<PullOutcome> pullPrices(const PullRequest &asked, const PriceBook &accepted, const PullWatch &watch = {});

} // namespace gpufolio
