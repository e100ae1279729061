// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pull/http_client.h"

#include <chrono>
#include <string>

using CURL = void; // as libcurl has it; its headers stay in the .cpp
using CURLM = void;

namespace gpufolio
{

/// How one attempt to fetch something ended.
struct TransferEnd {
    enum class Kind {
        Whole,       ///< the body stands in the file
        NotModified, ///< 304
        Redirect,    ///< to `redirect`
        Refused,     ///< any other status
        Unreachable, ///< no such host, nobody there, no answer to the call
        Untrusted,   ///< the certificate is wrong
        Broken,      ///< the connection ended before the body did
        TooLong,     ///< more bytes than announced
        OtherPart,   ///< asked to go on, the server began elsewhere
        Stalled,
        OutOfTime,
        TooLarge,
        Cancelled,
        FileError, ///< the file can't be written: `detail`
    };
    Kind kind = Kind::Broken;
    long status = 0;    ///< of HTTP; 0 = none came
    std::string detail; ///< the library's own words
    std::string redirect;
    std::optional<std::chrono::seconds> retryAfter;
    std::string etag;
    std::string lastModified;
    std::uint64_t bytes = 0;                ///< in the file
    std::optional<std::uint64_t> announced; ///< bytes of the whole body, as the server says
};

/// One attempt after the other over one set of connections.
class HttpClient::Transfer
{
public:
    explicit Transfer(const HttpSettings &settings);
    ~Transfer();
    Transfer(const Transfer &) = delete;
    Transfer &operator=(const Transfer &) = delete;

    /// Why no transfer can be made at all, such as a CA file that can't be read.
    const std::optional<Error> &fault() const { return m_fault; }

    /// @param from     bytes that stand in the file already and are not fetched again
    /// @param version  of those bytes, for If-Range; needed when `from` > 0
    TransferEnd run(const HttpRequest &request, const std::string &url, const std::string &file, std::uint64_t from,
                    const std::string &version, const HttpProgress &progress, const std::stop_token &stop);

private:
    struct State;
    void trust(const HttpSettings &settings);

    HttpSettings m_settings;
    CURLM *m_multi = nullptr;
    CURL *m_easy = nullptr;
    std::string m_authorities; ///< PEM, when there is a CA file
    std::optional<Error> m_fault;
};

/// The version by which a part of a body can be completed later: a strong ETag, else the date; empty when there is
/// none.
std::string versionOf(const TransferEnd &end);

/// The file beside a part that holds its version.
std::string versionFileOf(const std::string &file);

} // namespace gpufolio
