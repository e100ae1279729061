// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pull/http_client.h"
#include "pull/pull_cache.h"
#include "pull/pull_prices.h"
#include "support/json_stream.h"
#include "support/result.h"

#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gpufolio
{

/// A body that lies on disk.
struct FetchedFile {
    std::string url; ///< as it was fetched, fit to be shown
    std::string path;
};

/// One pull under way: fetches through the cache, tells how far it is, stops when it is told to or something failed.
class PullRun
{
public:
    /// `request`, `cache` and `watch` must outlive the run.
    PullRun(const PullRequest &request, const PullCache &cache, const PullWatch &watch);

    const PullRequest &request() const { return m_request; }

    /// A URL of the source as it is fetched: with the mirror in the place of the source's own server. A link without a
    /// server ("/offers/…") is one of the source.
    /// @return Network when it leads neither to the source nor to the mirror
    Result<std::string> addressOf(const std::string &url) const;

    /// Fetches a URL of the source; what did not change since the last time is taken from the cache.
    /// @param json  POST with this body
    Result<FetchedFile> fetch(HttpClient &client, const std::string &url,
                              const std::optional<std::string> &json = std::nullopt);
    Result<FetchedFile> fetch(const std::string &url, const std::optional<std::string> &json = std::nullopt);
    /// Fetches several, as many at a time as the source allows; in the order of the list.
    Result<std::vector<FetchedFile>> fetchAll(const std::vector<std::string> &urls);
    /// The same, but those that are not there are only noted (PullState::missing) and have an empty path.
    /// @return Network as well when none is there
    Result<std::vector<FetchedFile>> fetchThoseThere(const std::vector<std::string> &urls);
    /// Calls `work` with 0 to count - 1 from several threads, each with a client of its own, until one fails.
    Status inParallel(std::size_t count, const std::function<Status(std::size_t, HttpClient &)> &work);

    const std::stop_token &stop() const { return m_stopToken; }
    void change(const std::function<void(PullState &)> &how);
    PullState state() const;
    /// Names of all bodies that were fetched or taken from the cache.
    std::vector<std::string> names() const;

private:
    Result<FetchedFile> fetch(HttpClient &client, const std::string &url, const std::optional<std::string> &json,
                              bool mayBeMissing);
    Result<std::vector<FetchedFile>> fetchAll(const std::vector<std::string> &urls, bool mayBeMissing);
    HttpRequest withKey(std::string url) const;

    const PullRequest &m_request;
    const PullCache &m_cache;
    const PullWatch &m_watch;
    std::stop_source m_stop;
    std::stop_token m_stopToken;
    std::stop_callback<std::function<void()>> m_onStop;
    HttpClient m_client;
    mutable std::mutex m_mutex;
    PullState m_state;
    std::vector<std::string> m_names;
};

/// The texts at a place of a fetched JSON file, each with what stood for the "*" of the place.
/// @return the findings of the first problem; UnknownReference when there is none
struct PlacedText {
    std::vector<std::string> keys;
    std::string text;
};
Result<std::vector<PlacedText>> textsAt(const FetchedFile &file, const JsonPlace &place);

/// Pages of one list as one text: {"a": 1, "list": […]} and {"a": 1, "list": […]} give an object with the members of
/// all, in their order. Readers of streams take a key that stands more than once for parts of one list.
Result<std::string> joinedPages(const std::vector<FetchedFile> &pages);

/// Fetches page after page: `next` finds the URL of the next one in a page, empty at the end.
/// @return the pages joined; Network when the pages don't come to an end
Result<std::string> followPages(PullRun &run, HttpClient &client, const std::string &first,
                                const std::function<Result<std::string>(const FetchedFile &page)> &next);

} // namespace gpufolio
