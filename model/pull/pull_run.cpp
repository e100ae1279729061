// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/pull_run.h"

#include "pull/http_url.h"
#include "support/file_io.h"
#include "support/source_text.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

namespace gpufolio
{

namespace
{

std::string withoutSlash(std::string url)
{
    while (!url.empty() && url.back() == '/')
        url.pop_back();
    return url;
}

/// What stands behind a prefix that the URL lies below, whether or not either names the usual port.
std::string behind(const std::string &url, const std::string &prefix)
{
    const auto pathStart = [](const std::string &whole) {
        return std::min(whole.find('/', whole.find("://") + 3), whole.size());
    };
    return url.substr(pathStart(url) + (prefix.size() - pathStart(prefix)));
}

} // namespace

PullRun::PullRun(const PullRequest &request, const PullCache &cache, const PullWatch &watch)
    : m_request(request), m_cache(cache), m_watch(watch), m_stopToken(m_stop.get_token()),
      m_onStop(watch.stop, [this] { m_stop.request_stop(); }), m_client(request.http, request.pause)
{
}

Result<std::string> PullRun::addressOf(const std::string &url) const
{
    const std::string origin = withoutSlash(m_request.source->origin);
    const std::string base = m_request.baseUrl.empty() ? origin : withoutSlash(m_request.baseUrl);
    if (!url.empty() && url.front() == '/')
        return base + url;
    if (liesBelow(url, origin))
        return base + behind(url, origin);
    if (liesBelow(url, base))
        return url;
    return Error{Error::Code::Network,
                 {GPUFOLIO_TEXT("model", "a link to '%1' was found, expected one that begins with '%2'"),
                  {shownUrl(url), shownUrl(base)}},
                 {}};
}

HttpRequest PullRun::withKey(std::string url) const
{
    HttpRequest request{std::move(url)};
    if (!m_request.key.empty() && !m_request.source->keyHeader.empty())
        request.secretHeaders.push_back(m_request.source->keyHeader + m_request.key);
    return request;
}

Result<FetchedFile> PullRun::fetch(const std::string &url, const std::optional<std::string> &json)
{
    return fetch(m_client, url, json);
}

Result<FetchedFile> PullRun::fetch(HttpClient &client, const std::string &url, const std::optional<std::string> &json)
{
    return fetch(client, url, json, false);
}

Result<FetchedFile> PullRun::fetch(HttpClient &client, const std::string &url, const std::optional<std::string> &json,
                                   bool mayBeMissing)
{
    const Result<std::string> address = addressOf(url);
    if (!address)
        return address.error();
    HttpRequest request = withKey(*address);
    request.json = json;
    request.mayBeMissing = mayBeMissing;
    const std::string key = json ? *address + "\n" + *json : *address;
    const std::optional<CachedBody> cached = json ? std::nullopt : m_cache.find(key);
    if (cached) {
        request.etag = cached->etag;
        request.lastModified = cached->lastModified;
    }
    const std::string shown = shownUrl(*address);
    change([&](PullState &state) {
        state.current = shown;
        ++state.files;
    });
    const auto progress = [this, last = std::uint64_t{0}](std::uint64_t received,
                                                          std::optional<std::uint64_t>) mutable {
        change([&](PullState &state) { state.bytes += received > last ? received - last : 0; });
        last = received;
    };
    const Result<HttpAnswer> answer = client.fetch(request, m_cache.partOf(key), progress, m_stopToken);
    if (!answer)
        return answer.error();
    if (answer->isMissing) {
        change([&](PullState &state) {
            ++state.done;
            state.missing.push_back(shown);
        });
        return FetchedFile{shown, {}};
    }
    const Result<CachedBody> body =
        answer->notModified ? Result<CachedBody>(*cached) : m_cache.keep(key, answer->etag, answer->lastModified);
    if (!body)
        return body.error();
    change([&](PullState &state) {
        ++state.done;
        state.unchanged += answer->notModified ? 1 : 0;
        m_names.push_back(PullCache::nameOf(key));
    });
    return FetchedFile{shown, body->path};
}

Result<std::vector<FetchedFile>> PullRun::fetchAll(const std::vector<std::string> &urls)
{
    return fetchAll(urls, false);
}

Result<std::vector<FetchedFile>> PullRun::fetchThoseThere(const std::vector<std::string> &urls)
{
    Result<std::vector<FetchedFile>> files = fetchAll(urls, true);
    if (!files)
        return files;
    if (std::all_of(files->begin(), files->end(), [](const FetchedFile &file) { return file.path.empty(); }))
        return Error{Error::Code::Network,
                     {GPUFOLIO_TEXT("model", "none of the %1 files of the source is there (status 404)"),
                      {std::to_string(urls.size())}},
                     {files->empty() ? std::string() : files->front().url, 0, 0, {}}};
    return files;
}

Result<std::vector<FetchedFile>> PullRun::fetchAll(const std::vector<std::string> &urls, bool mayBeMissing)
{
    std::vector<FetchedFile> files(urls.size());
    const Status all = inParallel(urls.size(), [&](std::size_t index, HttpClient &client) {
        Result<FetchedFile> file = fetch(client, urls[index], std::nullopt, mayBeMissing);
        if (!file)
            return Status(file.error());
        files[index] = std::move(*file);
        return Status(Done{});
    });
    if (!all)
        return all.error();
    return files;
}

Status PullRun::inParallel(std::size_t count, const std::function<Status(std::size_t, HttpClient &)> &work)
{
    std::atomic<std::size_t> next = 0;
    std::optional<Error> failure;
    const auto loop = [&] {
        HttpClient client(m_request.http, m_request.pause);
        for (std::size_t index = next++; index < count && !m_stopToken.stop_requested(); index = next++) {
            const Status done = work(index, client);
            if (done)
                continue;
            const std::lock_guard lock(m_mutex);
            if (!failure)
                failure = done.error();
            m_stop.request_stop(); // the others need not go on
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < std::min(count, m_request.source->parallel); ++i)
            threads.emplace_back(loop);
    }
    if (failure)
        return *failure;
    if (m_stopToken.stop_requested())
        return Error{Error::Code::Cancelled, {GPUFOLIO_TEXT("model", "fetching was stopped"), {}}, {}};
    return Done{};
}

void PullRun::change(const std::function<void(PullState &)> &how)
{
    const std::lock_guard lock(m_mutex);
    how(m_state);
    if (m_watch.report)
        m_watch.report(m_state);
}

PullState PullRun::state() const
{
    const std::lock_guard lock(m_mutex);
    return m_state;
}

std::vector<std::string> PullRun::names() const
{
    const std::lock_guard lock(m_mutex);
    return m_names;
}

Result<std::vector<PlacedText>> textsAt(const FetchedFile &file, const JsonPlace &place)
{
    const Result<std::string> text = readFile(file.path);
    if (!text)
        return text.error();
    std::vector<PlacedText> texts;
    const Read<std::size_t> read = streamJson(*text, file.url, {place}, [&texts](const JsonItem &item) {
        texts.push_back({item.keys, item.value.text()});
        return true;
    });
    if (!read)
        return read.error().front();
    if (!texts.empty())
        return texts;
    std::string path;
    for (const std::string &step : place)
        path += (path.empty() ? "" : ".") + step;
    return Error{
        Error::Code::MissingKey,
        {GPUFOLIO_TEXT("model", "the key '%1' is missing: the source answers in another form than it used to"), {path}},
        {file.url, 0, 0, {}}};
}

Result<std::string> joinedPages(const std::vector<FetchedFile> &pages)
{
    constexpr std::string_view blanks = " \t\r\n";
    std::string joined = "{";
    for (const FetchedFile &page : pages) {
        const Result<std::string> text = readFile(page.path);
        if (!text)
            return text.error();
        std::string_view view = *text;
        if (view.substr(0, utf8ByteOrderMark.size()) == utf8ByteOrderMark)
            view.remove_prefix(utf8ByteOrderMark.size());
        const std::size_t begin = view.find_first_not_of(blanks);
        const std::size_t end = view.find_last_not_of(blanks);
        if (begin == std::string_view::npos || view[begin] != '{' || view[end] != '}')
            return Error{Error::Code::Syntax,
                         {GPUFOLIO_TEXT("model", "'%1' was found, expected a JSON object"),
                          {forMessage(view.substr(0, std::min<std::size_t>(view.size(), 40)))}},
                         {page.url, 1, 1, {}}};
        const std::string_view members = view.substr(begin + 1, end - begin - 1);
        if (members.find_first_not_of(blanks) == std::string_view::npos)
            continue;
        if (joined.size() > 1)
            joined += ',';
        joined += members;
    }
    return joined + "}";
}

Result<std::string> followPages(PullRun &run, HttpClient &client, const std::string &first,
                                const std::function<Result<std::string>(const FetchedFile &page)> &next)
{
    constexpr std::size_t mostPages = 10'000;
    std::vector<FetchedFile> pages;
    std::set<std::string> seen;
    std::string url = first;
    while (!url.empty()) {
        if (!seen.insert(url).second || pages.size() == mostPages)
            return Error{
                Error::Code::Network,
                {GPUFOLIO_TEXT("model", "the pages don't come to an end: page %1 leads back to an earlier one"),
                 {std::to_string(pages.size())}},
                {pages.back().url, 0, 0, {}}};
        Result<FetchedFile> page = run.fetch(client, url);
        if (!page)
            return page.error();
        pages.push_back(std::move(*page));
        Result<std::string> further = next(pages.back());
        if (!further)
            return further.error();
        url = std::move(*further);
    }
    return joinedPages(pages);
}

} // namespace gpufolio
