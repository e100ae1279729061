// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gpufolio
{

/// How transfers are made. Every limit ends a transfer with an error that names it.
struct HttpSettings {
    std::string proxy;  ///< "http://proxy:3128"; empty: from https_proxy, no_proxy of the environment
    std::string caFile; ///< PEM file of certificate authorities that are trusted beside those of the system
    std::uint64_t sizeLimit = std::uint64_t{2} << 30U; ///< bytes of one body
    std::chrono::milliseconds connectLimit{20'000};
    std::chrono::milliseconds stallLimit{60'000}; ///< without a single byte
    std::chrono::milliseconds totalLimit{3'600'000};
    int tries = 4;                               ///< of a request that the server asks to repeat later, or that breaks
    std::chrono::milliseconds firstPause{1'000}; ///< before the second try; doubles with each further one
    std::chrono::milliseconds longestPause{120'000}; ///< a server that asks for more is given up
};

/// Waits between tries; tests put in their own.
/// Called with the time to wait; comes back early when `stop` is requested.
using HttpPause = std::function<void(std::chrono::milliseconds, const std::stop_token &stop)>;
HttpPause realPause();

/// What is asked for. Keys stand in `secretHeaders` only, never in the URL.
struct HttpRequest {
    std::string url;
    std::optional<std::string> json = {};        ///< POST with this body; missing: GET
    std::vector<std::string> secretHeaders = {}; ///< "Authorization: Bearer …": sent to this server and no other
    std::string etag = {};                       ///< of the copy that is at hand; empty: none
    std::string lastModified = {};               ///< likewise
    bool mayBeMissing = false;                   ///< that there is nothing at the URL is an answer, not an error
};

/// What came back: with 200 the body stands in the file, with 304 the copy at hand is still right.
struct HttpAnswer {
    bool notModified = false;
    bool isMissing = false; ///< only of a request that allows it
    std::string etag;
    std::string lastModified;
    std::uint64_t bytes = 0; ///< of the body as it stands in the file
};

/// Called now and then with the bytes of the body so far and, where the server says so, of the whole.
using HttpProgress = std::function<void(std::uint64_t received, std::optional<std::uint64_t> whole)>;

/// Fetches files over HTTPS, one at a time, over connections that are kept. For use by one thread at a time.
///
/// - Certificates are checked against the authorities of the system and of `caFile`; nothing but HTTPS is spoken, and
///   redirects lead to HTTPS only; with secret headers to the same server only.
/// - 429, 500, 502, 503, 504 and broken transfers are tried again: after what Retry-After says, else after pauses that
///   double. A broken transfer goes on where it broke when the server gave the file a version (If-Range).
/// - A body that is shorter or longer than its Content-Length is an error, whatever stands in it.
class HttpClient
{
public:
    explicit HttpClient(HttpSettings settings, HttpPause pause = realPause());
    ~HttpClient();
    HttpClient(HttpClient &&) noexcept;
    HttpClient &operator=(HttpClient &&) = delete;

    /// Fetches into `file`, synced. What a transfer that broke leaves there is gone on with by the next call.
    /// @return Network: the URL, what happened and how often it was tried; Io: `file` or `caFile` can't be used;
    ///         Cancelled as soon as `stop` is requested
    Result<HttpAnswer> fetch(const HttpRequest &request, const std::string &file, const HttpProgress &progress,
                             const std::stop_token &stop);

private:
    class Transfer;
    std::unique_ptr<Transfer> m_transfer;
    HttpSettings m_settings;
    HttpPause m_pause;
};

} // namespace gpufolio
