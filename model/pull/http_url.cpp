// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/http_url.h"

#include <algorithm>
#include <array>

namespace gpufolio
{

namespace
{

constexpr std::string_view scheme = "https://";

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), [](char c) { return lowered(c); });
    return result;
}

/// The parts of a URL; `user` and `query` with the mark that follows or precedes them.
struct Parts {
    std::string_view scheme;
    std::string_view user;
    std::string_view host;
    std::string_view path;
    std::string_view query;
};

Parts partsOf(std::string_view url)
{
    Parts parts;
    url = url.substr(0, url.find('#'));
    if (const std::size_t end = url.find("://"); end != std::string_view::npos) {
        parts.scheme = url.substr(0, end + 3);
        url.remove_prefix(end + 3);
    }
    const std::size_t hostEnd = std::min(url.find_first_of("/?"), url.size());
    std::string_view authority = url.substr(0, hostEnd);
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
        parts.user = authority.substr(0, at + 1);
        authority.remove_prefix(at + 1);
    }
    parts.host = authority;
    const std::string_view rest = url.substr(hostEnd);
    const std::size_t query = std::min(rest.find('?'), rest.size());
    parts.path = rest.substr(0, query);
    parts.query = rest.substr(query);
    return parts;
}

/// True for the name of a parameter that holds a key, a token or a signature.
bool isSecret(std::string_view name)
{
    const std::string word = lowered(name);
    constexpr std::array<std::string_view, 5> parts = {"key", "token", "sig", "secret", "password"};
    const bool hasPart = std::any_of(parts.begin(), parts.end(),
                                     [&word](std::string_view part) { return word.find(part) != std::string::npos; });
    return (hasPart || word.find("credential") != std::string::npos) && word != "pagetoken";
}

} // namespace

bool isHttps(std::string_view url)
{
    return lowered(url.substr(0, scheme.size())) == scheme;
}

std::string authorityOf(std::string_view url)
{
    std::string host = lowered(partsOf(url).host);
    constexpr std::string_view usualPort = ":443";
    if (host.size() > usualPort.size() &&
        host.compare(host.size() - usualPort.size(), usualPort.size(), usualPort) == 0)
        host.resize(host.size() - usualPort.size());
    return host;
}

std::string shownUrl(std::string_view url)
{
    const Parts parts = partsOf(url);
    std::string shown = std::string(parts.scheme) + std::string(parts.host) + std::string(parts.path);
    std::string_view query = parts.query;
    while (!query.empty()) {
        const char mark = query.front();
        query.remove_prefix(1);
        const std::string_view parameter = query.substr(0, query.find('&'));
        query.remove_prefix(parameter.size());
        const std::string_view name = parameter.substr(0, parameter.find('='));
        shown += mark;
        shown += isSecret(name) ? std::string(name) + "=***" : std::string(parameter);
    }
    return shown;
}

std::string percentEncoded(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view plain = "-._~";
    std::string encoded;
    for (const char c : text) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                             plain.find(c) != std::string_view::npos;
        const auto byte = static_cast<unsigned char>(c);
        if (isPlain)
            encoded += c;
        else
            (encoded += '%').append(1, digits[byte >> 4U]).append(1, digits[byte & 15U]);
    }
    return encoded;
}

bool liesBelow(std::string_view url, std::string_view prefix)
{
    if (lowered(partsOf(url).scheme) != lowered(partsOf(prefix).scheme) || authorityOf(url) != authorityOf(prefix))
        return false;
    const std::string_view path = partsOf(url).path;
    std::string_view folder = partsOf(prefix).path;
    while (!folder.empty() && folder.back() == '/')
        folder.remove_suffix(1);
    if (path.find("/../") != std::string_view::npos) // leaves the folder again
        return false;
    return path.substr(0, folder.size()) == folder && (path.size() == folder.size() || path[folder.size()] == '/');
}

} // namespace gpufolio
