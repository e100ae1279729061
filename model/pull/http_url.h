// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace gpufolio
{

/// True for "https://…", whatever the case of its letters.
bool isHttps(std::string_view url);

/// The name of a URL's host with its port: "prices.azure.com" of "https://me@prices.azure.com:443/api"; lower case, and
/// without the port where it is the usual one of HTTPS. Two URLs with the same authority lead to the same server.
std::string authorityOf(std::string_view url);

/// A URL as it may be shown or written down: without a user's name and password, without the values of parameters that
/// carry keys or signatures, without a fragment.
std::string shownUrl(std::string_view url);

/// A text as the value of a parameter of a URL: everything but letters, digits and -._~ as %XX.
std::string percentEncoded(std::string_view text);

/// True when a URL lies below a prefix, on the same server: ".../catalogs/v8" lies below ".../catalogs", not below
/// ".../cat".
bool liesBelow(std::string_view url, std::string_view prefix);

} // namespace gpufolio
