// SPDX-License-Identifier: GPL-3.0-or-later
// How clouds are told apart and what their names of machines and zones mean.
#include "prices/sources/skypilot_cloud.h"

#include "prices/sources/skypilot.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace gpufolio
{

namespace
{

/// Folders of the catalog, all versions.
constexpr std::array<std::string_view, 25> clouds = {
    "aws",    "azure",      "cudo",   "daytona",   "do",      "fluidstack", "gcp",  "hyperbolic", "hyperstack",
    "ibm",    "jarvislabs", "lambda", "lium",      "mithril", "nebius",     "oci",  "paperspace", "primeintellect",
    "runpod", "scp",        "seeweb", "shadeform", "vast",    "verda",      "yotta"};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool startsWith(std::string_view text, std::string_view start)
{
    return text.substr(0, start.size()) == start;
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

/// "lax1" is "lax-1"
std::string withDashBeforeNumber(std::string_view text)
{
    const auto digit = std::find_if(text.begin(), text.end(), isDigit);
    return std::string(text.begin(), digit) + "-" + std::string(digit, text.end());
}

} // namespace

std::string skyPilotCloudOf(std::string_view fileName)
{
    // The file's own name goes before its folder, the nearest folder before the others.
    std::string_view rest = fileName;
    while (!rest.empty()) {
        const std::size_t slash = rest.rfind('/');
        const std::string_view part = slash == std::string_view::npos ? rest : rest.substr(slash + 1);
        for (const std::string &word : wordsOf(part)) {
            if (std::find(clouds.begin(), clouds.end(), word) != clouds.end())
                return word;
        }
        rest = slash == std::string_view::npos ? std::string_view() : rest.substr(0, slash);
    }
    return {};
}

std::string skyPilotCloudOfInstance(std::string_view instanceType)
{
    if (startsWith(instanceType, "Standard_"))
        return "azure";
    if (startsWith(instanceType, "BM.") || startsWith(instanceType, "VM."))
        return "oci";
    if (startsWith(instanceType, "a2-") || startsWith(instanceType, "a3-") || startsWith(instanceType, "a4-") ||
        startsWith(instanceType, "g2-standard-") || startsWith(instanceType, "g4-standard-"))
        return "gcp";
    if (contains(instanceType, ".") && contains(instanceType, "xlarge"))
        return "aws";
    if (startsWith(instanceType, "gpu_") && contains(instanceType, "x_"))
        return "lambda";
    if (contains(instanceType, "_SECURE") || contains(instanceType, "_COMMUNITY"))
        return "runpod";
    if (startsWith(instanceType, "gpu-") && contains(instanceType, "vcpu-"))
        return "nebius";
    return {};
}

std::optional<std::string> awsLocalZoneGroup(std::string_view region, std::string_view zone)
{
    if (startsWith(zone, region)) {
        const std::string_view rest = zone.substr(region.size());
        return rest.size() <= 1 ? std::nullopt : std::optional(std::string(zone.substr(0, zone.size() - 1)));
    }
    const std::size_t first = zone.find('-');
    const std::size_t last = zone.rfind('-');
    if (first == last)
        return std::nullopt;
    return std::string(region) + "-" + withDashBeforeNumber(zone.substr(first + 1, last - first - 1));
}

std::optional<int> gcpAcceleratorCountOf(std::string_view instanceType)
{
    for (std::size_t at = instanceType.find('-'); at != std::string_view::npos; at = instanceType.find('-', at + 1)) {
        std::size_t end = at + 1;
        int count = 0;
        while (end < instanceType.size() && isDigit(instanceType[end]) && count < 1000)
            count = count * 10 + (instanceType[end++] - '0');
        const bool named = count > 0 && end < instanceType.size() && instanceType[end] == 'g' &&
                           (end + 1 == instanceType.size() || instanceType[end + 1] == '-');
        if (named)
            return count;
    }
    return std::nullopt;
}

} // namespace gpufolio
