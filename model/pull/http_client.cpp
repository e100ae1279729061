// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/http_client.h"

#include "pull/http_transfer.h"
#include "pull/http_url.h"
#include "support/file_io.h"

#include <algorithm>
#include <condition_variable>
#include <filesystem>
#include <mutex>

namespace gpufolio
{

namespace
{

using Kind = TransferEnd::Kind;

constexpr int mostRedirects = 5;
constexpr int triesWhenUnreachable = 2; ///< without a network nobody wants to wait

std::string secondsText(std::chrono::milliseconds time)
{
    constexpr std::int64_t thousand = 1000;
    const std::int64_t rounded = (time.count() + thousand - 1) / thousand;
    return std::to_string(rounded);
}

bool isNothing(long status)
{
    return status == 404 || status == 410;
}

bool isWorthAnotherTry(const TransferEnd &end)
{
    switch (end.kind) {
    case Kind::Broken:
    case Kind::Stalled:
    case Kind::OtherPart:
    case Kind::Unreachable:
        return true;
    case Kind::Refused:
        return end.status == 408 || end.status == 429 || end.status == 500 || end.status == 502 || end.status == 503 ||
               end.status == 504;
    default:
        return false;
    }
}

/// What is said of an attempt that is not repeated.
class Report
{
public:
    Report(const HttpSettings &settings, const std::string &url, int tries)
        : m_settings(settings), m_url(shownUrl(url)), m_tries(std::to_string(tries))
    {
    }

    Error of(const TransferEnd &end) const
    {
        if (end.kind == Kind::Cancelled)
            return {Error::Code::Cancelled, {GPUFOLIO_TEXT("model", "fetching was stopped"), {}}, {m_url, 0, 0, {}}};
        if (end.kind == Kind::FileError)
            return {Error::Code::Io,
                    {GPUFOLIO_TEXT("model", "what was fetched can't be written: %1"), {end.detail}},
                    {m_url, 0, 0, {}}};
        return {Error::Code::Network, words(end), {m_url, 0, 0, {}}};
    }
    Error waitTooLong(std::chrono::seconds asked) const
    {
        return {Error::Code::Network,
                {GPUFOLIO_TEXT("model", "the server asks to come back in %1 seconds, expected at most %2 (tries: %3)"),
                 {std::to_string(asked.count()), secondsText(m_settings.longestPause), m_tries}},
                {m_url, 0, 0, {}}};
    }
    Error wrongRedirect(const std::string &to, bool isHttpsToo) const
    {
        if (isHttpsToo)
            return {Error::Code::Network,
                    {GPUFOLIO_TEXT("model", "the server leads to '%1', another server, to which the key is not sent"),
                     {shownUrl(to)}},
                    {m_url, 0, 0, {}}};
        return {Error::Code::Network,
                {GPUFOLIO_TEXT("model", "the server leads to '%1', expected an address with https://"), {shownUrl(to)}},
                {m_url, 0, 0, {}}};
    }
    Error tooManyRedirects() const
    {
        return {Error::Code::Network,
                {GPUFOLIO_TEXT("model", "the server leads from place to place, expected at most %1 times"),
                 {std::to_string(mostRedirects)}},
                {m_url, 0, 0, {}}};
    }

private:
    Message words(const TransferEnd &end) const
    {
        const std::string whole = end.announced ? std::to_string(*end.announced) : std::string();
        switch (end.kind) {
        case Kind::Unreachable:
            return {GPUFOLIO_TEXT("model", "the server can't be reached: %1 (tries: %2)"), {end.detail, m_tries}};
        case Kind::Untrusted:
            return {GPUFOLIO_TEXT("model", "the server can't be trusted: %1"), {end.detail}};
        case Kind::TooLong:
            return {GPUFOLIO_TEXT("model", "the server sent more than the %1 bytes that it announced"), {whole}};
        case Kind::Stalled:
            return {GPUFOLIO_TEXT("model", "nothing came for %1 seconds after %2 bytes (tries: %3)"),
                    {secondsText(m_settings.stallLimit), std::to_string(end.bytes), m_tries}};
        case Kind::OutOfTime:
            return {GPUFOLIO_TEXT("model", "it took longer than %1 seconds; %2 bytes had come"),
                    {secondsText(m_settings.totalLimit), std::to_string(end.bytes)}};
        case Kind::TooLarge:
            return {GPUFOLIO_TEXT("model", "more than %1 bytes were found, expected at most that many"),
                    {std::to_string(m_settings.sizeLimit)}};
        case Kind::OtherPart:
            return {GPUFOLIO_TEXT("model", "the server went on at another place than it was asked to (tries: %1)"),
                    {m_tries}};
        case Kind::Refused:
            if (end.status == 401 || end.status == 403)
                return {GPUFOLIO_TEXT("model", "the server refuses access (status %1): the key is missing or wrong, or "
                                               "it lacks the permission"),
                        {std::to_string(end.status)}};
            if (isNothing(end.status))
                return {GPUFOLIO_TEXT("model", "there is nothing at this address (status %1)"),
                        {std::to_string(end.status)}};
            return {GPUFOLIO_TEXT("model", "the server answered with status %1, expected 200 (tries: %2)"),
                    {std::to_string(end.status), m_tries}};
        default:
            break;
        }
        if (end.announced)
            return {GPUFOLIO_TEXT("model", "the transfer broke off after %1 of %2 bytes (tries: %3)"),
                    {std::to_string(end.bytes), whole, m_tries}};
        return {GPUFOLIO_TEXT("model", "the transfer broke off after %1 bytes: %2 (tries: %3)"),
                {std::to_string(end.bytes), end.detail, m_tries}};
    }

    const HttpSettings &m_settings;
    std::string m_url;
    std::string m_tries;
};

/// What an earlier attempt left, when it can be gone on with.
struct Left {
    std::uint64_t bytes = 0;
    std::string version;
};

Left leftIn(const std::string &file)
{
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(file, failed);
    if (failed || size == 0)
        return {};
    constexpr std::size_t longestVersion = 1024;
    Result<std::string> version = readFile(versionFileOf(file), longestVersion);
    if (!version || version->empty())
        return {};
    return {size, std::move(*version)};
}

void forget(const std::string &file)
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    std::filesystem::remove(versionFileOf(file), ignored);
}

} // namespace

HttpPause realPause()
{
    return [](std::chrono::milliseconds time, const std::stop_token &stop) {
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        wake.wait_for(lock, stop, time, [] { return false; });
    };
}

HttpClient::HttpClient(HttpSettings settings, HttpPause pause)
    : m_transfer(std::make_unique<Transfer>(settings)), m_settings(std::move(settings)), m_pause(std::move(pause))
{
}

HttpClient::~HttpClient() = default;
HttpClient::HttpClient(HttpClient &&) noexcept = default;

Result<HttpAnswer> HttpClient::fetch(const HttpRequest &request, const std::string &file, const HttpProgress &progress,
                                     const std::stop_token &stop)
{
    if (m_transfer->fault())
        return *m_transfer->fault();
    if (!isHttps(request.url))
        return Error{
            Error::Code::Network,
            {GPUFOLIO_TEXT("model", "'%1' was found, expected an address with https://"), {shownUrl(request.url)}},
            {}};
    std::string url = request.url;
    int redirects = 0;
    std::chrono::milliseconds pause = m_settings.firstPause;
    for (int tries = 1;;) {
        const Report report(m_settings, url, tries);
        Left left = request.json ? Left{} : leftIn(file);
        if (left.bytes == 0)
            forget(file);
        TransferEnd end = m_transfer->run(request, url, file, left.bytes, left.version, progress, stop);
        if (end.kind == Kind::Whole) {
            std::error_code ignored;
            std::filesystem::remove(versionFileOf(file), ignored);
            return HttpAnswer{false, false, std::move(end.etag), std::move(end.lastModified), end.bytes};
        }
        if (end.kind == Kind::NotModified && (!request.etag.empty() || !request.lastModified.empty())) {
            forget(file);
            return HttpAnswer{true, false, request.etag, request.lastModified, 0};
        }
        if (end.kind == Kind::Refused && isNothing(end.status) && request.mayBeMissing)
            return HttpAnswer{false, true, {}, {}, 0};
        if (end.kind == Kind::Redirect && !request.json) {
            if (!isHttps(end.redirect))
                return report.wrongRedirect(end.redirect, false);
            if (!request.secretHeaders.empty() && authorityOf(end.redirect) != authorityOf(url))
                return report.wrongRedirect(end.redirect, true);
            if (++redirects > mostRedirects)
                return report.tooManyRedirects();
            url = end.redirect;
            continue;
        }
        if (end.kind == Kind::OtherPart || end.kind == Kind::TooLong || end.kind == Kind::TooLarge)
            forget(file);
        const int most =
            end.kind == Kind::Unreachable ? std::min(triesWhenUnreachable, m_settings.tries) : m_settings.tries;
        if (!isWorthAnotherTry(end) || tries >= most)
            return report.of(end);
        std::chrono::milliseconds wait = pause;
        if (end.kind == Kind::Refused && end.retryAfter) {
            if (*end.retryAfter > m_settings.longestPause)
                return report.waitTooLong(*end.retryAfter);
            wait = *end.retryAfter;
        }
        m_pause(wait, stop);
        if (stop.stop_requested()) {
            end.kind = Kind::Cancelled;
            return report.of(end);
        }
        pause = std::min(pause * 2, m_settings.longestPause);
        ++tries;
    }
}

} // namespace gpufolio
