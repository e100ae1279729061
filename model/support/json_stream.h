// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/json_reader.h"
#include "support/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Where values stand in a JSON text: keys from the root down, "*" for any key of an object and any item of an array.
using JsonPlace = std::vector<std::string>;

/// One value found at a place of a text that is read as a stream.
struct JsonItem {
    std::size_t place = 0;                ///< index into the places that were asked for
    const std::vector<std::string> &keys; ///< what stands for each "*" of the place: a key, or the index of an item
    const JsonValue &value;               ///< gone when the visitor returns
    std::size_t number = 0;               ///< from 1, over all places
};

/// Reads a JSON text as a stream, one value at a time: memory for the largest value of a place, not for the text.
///
/// As strict as parseJson(), but keys of containers above the places may repeat. A place may not lie inside another.
///
/// @param visit  called for each value in the order of the text; false ends the reading
/// @return the number of values; Syntax with line, column and field path, and DuplicateKey inside a value, after what
///         was visited before it
Read<std::size_t> streamJson(std::string_view text, const std::string &fileName, const std::vector<JsonPlace> &places,
                             const std::function<bool(const JsonItem &)> &visit);

} // namespace gpufolio
