// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/pull_sources.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

Message nothingNeeded()
{
    return {GPUFOLIO_TEXT("model", "No key and no account: the list is public."), {}};
}

PullSource aws()
{
    PullSource source;
    source.name = "aws";
    source.title = "AWS Price List";
    source.what = {GPUFOLIO_TEXT("model",
                                 "The offer file of EC2 for each region: on demand and reserved, up to 300 MB a "
                                 "region. Spot prices are not in it."),
                   {}};
    source.permission = nothingNeeded();
    source.origin = "https://pricing.us-east-1.amazonaws.com";
    source.reader = "aws-offer";
    source.parallel = 3;
    source.takesRegions = true;
    source.region = "us-east-1";
    source.fetch = fetchAwsOffers;
    return source;
}

PullSource azure()
{
    PullSource source;
    source.name = "azure";
    source.title = "Azure Retail Prices";
    source.what = {GPUFOLIO_TEXT("model", "Virtual machines of the N series: on demand, spot, reservations; page by "
                                          "page, some 20 MB for all regions."),
                   {}};
    source.permission = nothingNeeded();
    source.origin = "https://prices.azure.com";
    source.reader = "azure-retail";
    source.parallel = 2;
    source.takesRegions = true;
    source.region = "eastus";
    source.fetch = fetchAzureRetail;
    return source;
}

PullSource gcp()
{
    PullSource source;
    source.name = "gcp";
    source.title = "Google Cloud Billing Catalog";
    source.what = {GPUFOLIO_TEXT("model", "The SKUs of Compute Engine, put together to machine types: on demand, spot, "
                                          "commitments; page by page, some 50 MB."),
                   {}};
    source.permission = {GPUFOLIO_TEXT("model",
                                       "An API key restricted to the Cloud Billing API. The key needs no role and "
                                       "no access to a billing account."),
                         {}};
    source.keyVariable = "GPUFOLIO_GCP_API_KEY";
    source.needsKey = true;
    source.keyHeader = "X-Goog-Api-Key: ";
    source.origin = "https://cloudbilling.googleapis.com";
    source.reader = "gcp-skus";
    source.fetch = fetchGcpSkus;
    return source;
}

PullSource skypilot()
{
    PullSource source;
    source.name = "skypilot";
    source.title = "SkyPilot catalog";
    source.what = {
        GPUFOLIO_TEXT(
            "model",
            "The catalog (v8), a file for each of some 20 clouds: on demand and spot of each zone, some 10 MB."),
        {}};
    source.permission = nothingNeeded();
    source.origin = "https://raw.githubusercontent.com/skypilot-org/skypilot-catalog/master";
    source.reader = "skypilot";
    source.parallel = 4;
    source.fetch = fetchSkyPilot;
    return source;
}

PullSource vantage()
{
    PullSource source;
    source.name = "vantage";
    source.title = "Vantage instances";
    source.what = {GPUFOLIO_TEXT("model", "All EC2 instance types with on-demand, reserved and spot prices; one large "
                                          "file."),
                   {}};
    source.permission = nothingNeeded();
    source.origin = "https://instances.vantage.sh";
    source.reader = "vantage";
    source.fetch = fetchVantage;
    return source;
}

PullSource lambda()
{
    PullSource source;
    source.name = "lambda";
    source.title = "Lambda Cloud API";
    source.what = {GPUFOLIO_TEXT("model", "Instance types and their on-demand prices; one small answer."), {}};
    source.permission = {GPUFOLIO_TEXT("model", "An API key of a Lambda account; it only reads the instance types."),
                         {}};
    source.keyVariable = "GPUFOLIO_LAMBDA_API_KEY";
    source.needsKey = true;
    source.keyHeader = "Authorization: Bearer ";
    source.origin = "https://cloud.lambdalabs.com";
    source.reader = "lambda";
    source.fetch = fetchLambda;
    return source;
}

PullSource runpod()
{
    PullSource source;
    source.name = "runpod";
    source.title = "RunPod API";
    source.what = {GPUFOLIO_TEXT("model", "GPU types with prices of the secure cloud; one small answer."), {}};
    source.permission = {
        GPUFOLIO_TEXT("model", "No key is needed; one with read-only access is used when it is there."), {}};
    source.keyVariable = "GPUFOLIO_RUNPOD_API_KEY";
    source.keyHeader = "Authorization: Bearer ";
    source.origin = "https://api.runpod.io";
    source.reader = "runpod";
    source.fetch = fetchRunpod;
    return source;
}

PullSource vast()
{
    PullSource source;
    source.name = "vast";
    source.title = "Vast.ai API";
    source.what = {GPUFOLIO_TEXT("model",
                                 "Machines that can be rented at this moment, with 8 GB of disk; a sample, not "
                                 "a list of prices."),
                   {}};
    source.permission = {
        GPUFOLIO_TEXT("model", "No key is needed; one with read-only access is used when it is there."), {}};
    source.keyVariable = "GPUFOLIO_VAST_API_KEY";
    source.keyHeader = "Authorization: Bearer ";
    source.origin = "https://console.vast.ai";
    source.reader = "vast";
    source.fetch = fetchVast;
    return source;
}

PullSource ecb()
{
    PullSource source;
    source.name = "ecb";
    source.title = "ECB reference rates";
    source.what = {GPUFOLIO_TEXT("model", "The euro reference rates of exchange of the last 90 days; one small file."),
                   {}};
    source.permission = nothingNeeded();
    source.origin = "https://www.ecb.europa.eu";
    source.reader = "ecb-rates";
    source.fetch = fetchEcbRates;
    return source;
}

} // namespace

const std::vector<PullSource> &pullSources()
{
    static const std::vector<PullSource> sources = {aws(),    azure(),  gcp(),  skypilot(), vantage(),
                                                    lambda(), runpod(), vast(), ecb()};
    return sources;
}

const PullSource *findPullSource(std::string_view name)
{
    const std::vector<PullSource> &sources = pullSources();
    const auto found =
        std::find_if(sources.begin(), sources.end(), [name](const PullSource &source) { return source.name == name; });
    return found == sources.end() ? nullptr : &*found;
}

} // namespace gpufolio
