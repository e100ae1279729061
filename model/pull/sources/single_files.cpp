// SPDX-License-Identifier: GPL-3.0-or-later
// Sources that are files with fixed addresses, and answers to one question.
#include "pull/pull_run.h"

#include <array>

namespace gpufolio
{

namespace
{

/// The clouds of the catalog that sell by the hour. Clouds come and go: one that is not there is noted.
constexpr std::array clouds = {"aws",        "azure",          "gcp",       "cudo",    "fluidstack",
                               "hyperbolic", "hyperstack",     "ibm",       "lambda",  "nebius",
                               "oci",        "paperspace",     "runpod",    "scp",     "seeweb",
                               "mithril",    "primeintellect", "shadeform", "spheron", "vast",
                               "verda",      "yotta"};

Result<std::vector<PulledPart>> one(Result<FetchedFile> file)
{
    if (!file)
        return file.error();
    return std::vector<PulledPart>{{std::move(file->url), std::move(file->path)}};
}

} // namespace

/// @source https://github.com/skypilot-org/skypilot-catalog (Apache-2.0)
Result<std::vector<PulledPart>> fetchSkyPilot(PullRun &run)
{
    std::vector<std::string> urls;
    urls.reserve(clouds.size());
    for (const char *cloud : clouds)
        urls.push_back(std::string("/catalogs/v8/") + cloud + "/vms.csv");
    const Result<std::vector<FetchedFile>> files = run.fetchThoseThere(urls);
    if (!files)
        return files.error();
    std::vector<PulledPart> parts;
    for (std::size_t i = 0; i < files->size(); ++i) {
        if (!(*files)[i].path.empty())
            parts.push_back({(*files)[i].url, (*files)[i].path, {}, clouds[i]});
    }
    return parts;
}

/// @source https://github.com/vantage-sh/ec2instances.info (MIT)
Result<std::vector<PulledPart>> fetchVantage(PullRun &run)
{
    return one(run.fetch("/instances.json"));
}

/// @source https://docs.lambda.ai/api/cloud
Result<std::vector<PulledPart>> fetchLambda(PullRun &run)
{
    return one(run.fetch("/api/v1/instance-types"));
}

/// @source https://docs.runpod.io/sdks/graphql/manage-pods
Result<std::vector<PulledPart>> fetchRunpod(PullRun &run)
{
    return one(run.fetch("/graphql", R"({"query":"{ gpuTypes { id displayName memoryInGb securePrice )"
                                     R"(communityPrice secureSpotPrice communitySpotPrice } }"})"));
}

/// The disk is the one that the price is for.
/// @source https://docs.vast.ai/api
Result<std::vector<PulledPart>> fetchVast(PullRun &run)
{
    return one(run.fetch("/api/v0/bundles/", R"({"rentable":{"eq":true},"verified":{"eq":true},"type":"on-demand",)"
                                             R"("allocated_storage":8,"order":[["dph_total","asc"]],"limit":1000})"));
}

/// @source https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
Result<std::vector<PulledPart>> fetchEcbRates(PullRun &run)
{
    return one(run.fetch("/stats/eurofxref/eurofxref-hist-90d.xml"));
}

} // namespace gpufolio
