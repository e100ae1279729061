// SPDX-License-Identifier: GPL-3.0-or-later
// Lists that come page by page.
#include "pull/http_url.h"
#include "pull/pull_run.h"

namespace gpufolio
{

namespace
{

/// The link to the next page; null at the end. A page without the key is none of this list.
Result<std::string> nextOfAzure(const FetchedFile &page)
{
    const auto link = textsAt(page, {"NextPageLink"});
    if (!link)
        return link.error();
    return link->front().text;
}

std::string firstOfAzure(const std::string &region)
{
    std::string filter = "serviceName eq 'Virtual Machines' and contains(armSkuName, 'Standard_N')";
    if (!region.empty())
        filter += " and armRegionName eq '" + region + "'";
    return "/api/retail/prices?api-version=2023-01-01-preview&$filter=" + percentEncoded(filter);
}

constexpr const char *computeSkus = "/v1/services/6F81-5844-456A/skus?currencyCode=USD&pageSize=5000";

/// A token for the next page; empty or missing at the end.
Result<std::string> nextOfGcp(const FetchedFile &page)
{
    const auto skus = textsAt(page, {"skus"}); // else an answer of another form would be an empty last page
    if (!skus)
        return skus.error();
    const auto token = textsAt(page, {"nextPageToken"});
    if (!token && token.error().code != Error::Code::MissingKey)
        return token.error();
    if (!token || token->front().text.empty())
        return std::string();
    return computeSkus + ("&pageToken=" + percentEncoded(token->front().text));
}

} // namespace

/// @source https://learn.microsoft.com/rest/api/cost-management/retail-prices/azure-retail-prices
Result<std::vector<PulledPart>> fetchAzureRetail(PullRun &run)
{
    std::vector<std::string> regions = run.request().regions;
    if (regions.empty())
        regions.emplace_back();
    std::vector<PulledPart> parts(regions.size());
    const Status all = run.inParallel(regions.size(), [&](std::size_t index, HttpClient &client) {
        const std::string first = firstOfAzure(regions[index]);
        Result<std::string> joined = followPages(run, client, first, nextOfAzure);
        if (!joined)
            return Status(joined.error());
        parts[index] = {shownUrl(*run.addressOf(first)), {}, std::move(*joined)};
        return Status(Done{});
    });
    if (!all)
        return all.error();
    return parts;
}

/// @source https://cloud.google.com/billing/docs/reference/rest/v1/services.skus/list
Result<std::vector<PulledPart>> fetchGcpSkus(PullRun &run)
{
    std::vector<PulledPart> parts;
    const Status all = run.inParallel(1, [&](std::size_t, HttpClient &client) {
        Result<std::string> joined = followPages(run, client, computeSkus, nextOfGcp);
        if (!joined)
            return Status(joined.error());
        parts.push_back({shownUrl(*run.addressOf(computeSkus)), {}, std::move(*joined)});
        return Status(Done{});
    });
    if (!all)
        return all.error();
    return parts;
}

} // namespace gpufolio
