// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/pull_prices.h"

#include "pull/pull_cache.h"
#include "pull/pull_run.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

/// A pull with a smaller share of the last one's rows is refused.
constexpr std::size_t leastPercent = 95;

/// What a pull has in common with the one that it is compared with.
std::string scopeOf(const PullRequest &request)
{
    std::string scope = request.source->name + "\n" + request.baseUrl;
    for (const std::string &region : request.regions)
        scope += "\n" + region;
    return scope;
}

Read<PullOutcome> importParts(const std::vector<PulledPart> &parts, const PullRequest &request,
                              const PriceBook &accepted, PullRun &run)
{
    PullOutcome outcome{accepted, {}, {}, {}};
    run.change([](PullState &state) { state.phase = PullState::Phase::Importing; });
    for (std::size_t i = 0; i < parts.size(); ++i) {
        PriceFile file;
        file.fileName = parts[i].name;
        file.path = parts[i].path;
        file.text = parts[i].text;
        file.source = request.source->reader;
        file.provider = parts[i].provider;
        Progress progress;
        progress.stop = run.stop();
        progress.report = [&](double share) {
            run.change([&](PullState &state) {
                state.importedShare = (static_cast<double>(i) + share) / static_cast<double>(parts.size());
            });
        };
        progress.at(0);
        Read<ImportOutcome> imported =
            importPrices(file, outcome.book, request.today, request.acceptOutliers, progress);
        if (!imported)
            return imported.error();
        if (run.stop().stop_requested())
            return Diagnostics{{Error::Code::Cancelled, {GPUFOLIO_TEXT("model", "importing was stopped"), {}}, {}}};
        outcome.book = std::move(imported->book);
        outcome.rates.merge(imported->rates);
        run.change([&](PullState &state) { state.rows += imported->report.read; });
        outcome.reports.push_back(std::move(imported->report));
    }
    outcome.state = run.state();
    return outcome;
}

/// A15: a list that is much shorter than it was is more likely cut than true.
std::optional<Error> lossOf(const PullOutcome &outcome, const LastPull &last, const PullRequest &request)
{
    if (request.acceptFewerRows || outcome.state.rows * 100 >= last.rows * leastPercent)
        return std::nullopt;
    return Error{
        Error::Code::BadValue,
        {GPUFOLIO_TEXT("model", "%1 rows were found, the last pull of '%2' had %3; a pull that loses more than "
                                "5 %% is not taken over unless that is wanted"),
         {std::to_string(outcome.state.rows), request.source->name, std::to_string(last.rows)}},
        {}};
}

void forgetUnused(const PullCache &cache, const LastPull &before, const LastPull &now)
{
    for (const std::string &name : before.names) {
        if (std::find(now.names.begin(), now.names.end(), name) == now.names.end())
            cache.remove(name);
    }
}

} // namespace

Read<PullOutcome> pullPrices(const PullRequest &asked, const PriceBook &accepted, const PullWatch &watch)
{
    PullRequest request = asked;
    std::sort(request.regions.begin(), request.regions.end());
    request.regions.erase(std::unique(request.regions.begin(), request.regions.end()), request.regions.end());
    const PullSource &source = *request.source;
    if (source.needsKey && request.key.empty())
        return Diagnostics{{Error::Code::BadValue,
                            {GPUFOLIO_TEXT("model", "'%1' needs a key; expected one in the environment variable %2"),
                             {source.name, source.keyVariable}},
                            {}}};
    const Result<PullCache> cache = PullCache::open(request.cacheFolder, source.name);
    if (!cache)
        return Diagnostics{cache.error()};
    PullRun run(request, *cache, watch);
    const Result<std::vector<PulledPart>> parts = source.fetch(run);
    if (!parts)
        return Diagnostics{parts.error()};
    Read<PullOutcome> outcome = importParts(*parts, request, accepted, run);
    if (!outcome)
        return outcome;
    const std::optional<LastPull> last = cache->lastPull(scopeOf(request));
    if (last) {
        if (const auto loss = lossOf(*outcome, *last, request))
            return Diagnostics{*loss};
    }
    const LastPull now{outcome->state.rows, run.names()};
    if (const Status remembered = cache->rememberPull(scopeOf(request), now); !remembered)
        return Diagnostics{remembered.error()};
    if (last)
        forgetUnused(*cache, *last, now);
    return outcome;
}

} // namespace gpufolio
