// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/no_prices.h"

#include "prices/sources/source_reader.h"
#include "support/json_reader.h"
#include "support/json_scanner.h"
#include "support/source_text.h"

#include <array>

namespace gpufolio
{

namespace
{

struct KnownFile {
    std::array<std::string_view, 2> keys; ///< both stand in it
    const char *what;
};

const std::array<KnownFile, 9> knownFiles = {{
    {{"offerVersionUrl", "versions"},
     GPUFOLIO_TEXT("model", "an index of versions of the AWS price list was found, expected a price list: import the "
                            "file that offerVersionUrl names")},
    {{"currentVersionUrl", "regions"},
     GPUFOLIO_TEXT("model", "an index of regions of the AWS price list was found, expected a price list: import the "
                            "file that currentVersionUrl names")},
    {{"offers", "currentRegionIndexUrl"},
     GPUFOLIO_TEXT("model", "the index of the AWS price list was found, expected the price list of a region")},
    {{"error", "message"},
     GPUFOLIO_TEXT("model", "an error that an interface answered with was found, expected prices")},
    {{"$schema", "properties"}, GPUFOLIO_TEXT("model", "a JSON schema was found, expected prices")},
    {{"core", "mem_unit"}, GPUFOLIO_TEXT("model", "a list of machines without prices was found, expected prices")},
    {{"OCPU", "GPU"},
     GPUFOLIO_TEXT("model", "the parts of Oracle Cloud's shapes were found, expected the rate card with their prices")},
    {{"SHAPES", "partNumber"},
     GPUFOLIO_TEXT("model", "the parts of Oracle Cloud's shapes were found, expected the rate card with their prices")},
    {{"dataSets", "structure"},
     GPUFOLIO_TEXT("model", "rates of exchange as SDMX were found, expected the ECB's file in XML or CSV")},
}};

/// The first keys of the object, or of the first item of the array, for people to see what the file is.
std::string firstKeys(std::string_view text)
{
    constexpr int most = 6;
    JsonScanner json(text, {});
    if (json.peek() == JsonScanner::Kind::Array && (!json.enterArray() || !json.nextItem()))
        return {};
    if (json.peek() != JsonScanner::Kind::Object)
        return {};
    std::string keys;
    std::string key;
    json.enterObject();
    for (int count = 0; count < most && json.nextMember(key); ++count) {
        keys += (keys.empty() ? "" : ", ") + forMessage(key);
        json.skip();
    }
    return keys;
}

} // namespace

std::optional<Error> whyNoPrices(std::string_view text, const std::string &fileName)
{
    const std::string_view head = headOf(text);
    if (head.empty() || (head.front() != '{' && head.front() != '['))
        return std::nullopt;
    // What isn't JSON at all says so first, with its place.
    JsonScanner json(text, fileName);
    json.skip();
    if (!json.finish())
        return json.error();
    for (const KnownFile &known : knownFiles) {
        if (isJsonWith(text, {known.keys[0], known.keys[1]}))
            return Error{Error::Code::BadValue, {known.what, {}}, {fileName, 1, 1, {}}};
    }
    return Error{Error::Code::BadValue,
                 {GPUFOLIO_TEXT("model", "JSON of no known source of prices was found; it begins with the keys %1"),
                  {firstKeys(text)}},
                 {fileName, 1, 1, {}}};
}

} // namespace gpufolio
