// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"
#include "support/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

class PullRun;

/// A file that was fetched whole, ready to be imported.
struct PulledPart {
    std::string name; ///< URL, fit to be shown
    std::string path; ///< where it lies; empty: it is `text`
    std::string text = {};
    std::string provider = {}; ///< whose prices these are, where the file doesn't say
};

/// A place that prices can be pulled from.
struct PullSource {
    std::string name;        ///< "azure"
    std::string title;       ///< a name for people, not translated: "Azure Retail Prices"
    Message what;            ///< what is fetched
    Message permission;      ///< the least that is needed
    std::string keyVariable; ///< environment variable of the key; empty: there is none
    bool needsKey = false;   ///< nothing can be fetched without it
    std::string keyHeader;   ///< header that carries it, before the key: "Authorization: Bearer "
    std::string origin;      ///< what a mirror takes the place of: "https://prices.azure.com"
    std::string reader;      ///< one of importSources()
    std::size_t parallel = 1;
    bool takesRegions = false; ///< false: all regions come at once
    std::string region;        ///< an example
    Result<std::vector<PulledPart>> (*fetch)(PullRun &run) = nullptr;
};

/// All sources, in the order in which they are listed.
const std::vector<PullSource> &pullSources();
/// Null when there is none of that name.
const PullSource *findPullSource(std::string_view name);

/// How each source is fetched; the table has them.
Result<std::vector<PulledPart>> fetchAwsOffers(PullRun &run);
Result<std::vector<PulledPart>> fetchAzureRetail(PullRun &run);
Result<std::vector<PulledPart>> fetchGcpSkus(PullRun &run);
Result<std::vector<PulledPart>> fetchSkyPilot(PullRun &run);
Result<std::vector<PulledPart>> fetchVantage(PullRun &run);
Result<std::vector<PulledPart>> fetchLambda(PullRun &run);
Result<std::vector<PulledPart>> fetchRunpod(PullRun &run);
Result<std::vector<PulledPart>> fetchVast(PullRun &run);
Result<std::vector<PulledPart>> fetchEcbRates(PullRun &run);

} // namespace gpufolio
