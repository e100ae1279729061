// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/pull_run.h"
#include "support/source_text.h"

#include <algorithm>
#include <map>

namespace gpufolio
{

namespace
{

/// The file of a region is there as JSON and, half as large, as CSV.
std::string asCsv(std::string url)
{
    constexpr std::string_view json = ".json";
    if (url.size() > json.size() && url.compare(url.size() - json.size(), json.size(), json) == 0)
        url.replace(url.size() - json.size(), json.size(), ".csv");
    return url;
}

Error unknownRegion(const std::string &region, const std::map<std::string, std::string> &known)
{
    std::string names;
    for (const auto &[name, url] : known)
        names += (names.empty() ? "" : ", ") + name;
    return {Error::Code::UnknownReference,
            {GPUFOLIO_TEXT("model", "the region '%1' was not found, expected one of %2"), {forMessage(region), names}},
            {}};
}

} // namespace

/// Index of all offers -> index of the regions of EC2 -> the newest file of each region.
/// @source https://docs.aws.amazon.com/awsaccountbilling/latest/aboutv2/using-price-list-query-api.html
Result<std::vector<PulledPart>> fetchAwsOffers(PullRun &run)
{
    const Result<FetchedFile> index = run.fetch("/offers/v1.0/aws/index.json");
    if (!index)
        return index.error();
    const auto regionIndex = textsAt(*index, {"offers", "AmazonEC2", "currentRegionIndexUrl"});
    if (!regionIndex)
        return regionIndex.error();
    const Result<FetchedFile> regions = run.fetch(regionIndex->front().text);
    if (!regions)
        return regions.error();
    const auto versions = textsAt(*regions, {"regions", "*", "currentVersionUrl"});
    if (!versions)
        return versions.error();
    std::map<std::string, std::string> urlOf;
    for (const PlacedText &version : *versions)
        urlOf[version.keys.front()] = asCsv(version.text);

    std::vector<std::string> wanted = run.request().regions;
    if (wanted.empty()) {
        for (const auto &[region, url] : urlOf)
            wanted.push_back(region);
    }
    std::vector<std::string> urls;
    for (const std::string &region : wanted) {
        const auto found = urlOf.find(region);
        if (found == urlOf.end())
            return unknownRegion(region, urlOf);
        urls.push_back(found->second);
    }
    const Result<std::vector<FetchedFile>> files = run.fetchAll(urls);
    if (!files)
        return files.error();
    std::vector<PulledPart> parts;
    for (const FetchedFile &file : *files)
        parts.push_back({file.url, file.path});
    return parts;
}

} // namespace gpufolio
