// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/field_place.h"

#include <algorithm>
#include <charconv>

namespace gpufolio::cli
{

namespace
{

/// The item of an array that a path calls by its id or, when no item has that id, by its position.
const JsonValue *itemOf(const JsonValue &array, std::string_view name)
{
    const auto hasId = [name](const JsonValue &item) {
        const JsonValue *id = item.find("id");
        return id != nullptr && id->kind() == JsonValue::Kind::String && id->text() == name;
    };
    const auto named = std::find_if(array.items().begin(), array.items().end(), hasId);
    if (named != array.items().end())
        return &*named;
    std::size_t index = 0;
    const auto [end, failed] = std::from_chars(name.data(), name.data() + name.size(), index);
    const bool isIndex = failed == std::errc() && end == name.data() + name.size();
    return isIndex && index < array.items().size() ? &array.items()[index] : nullptr;
}

/// Length of a "[...]" at the start of a path; an id may hold any character, so its bracket is the first one that a
/// new part or the end follows.
std::size_t bracketLength(std::string_view path)
{
    std::size_t close = path.find(']');
    while (close != std::string_view::npos && close + 1 < path.size() && path[close + 1] != '.' &&
           path[close + 1] != '[')
        close = path.find(']', close + 1);
    return close == std::string_view::npos ? path.size() : close + 1;
}

} // namespace

Location placeOf(const JsonDocument &document, std::string_view field)
{
    const JsonValue *innermost = &document.root();
    std::string_view rest = field;
    while (!rest.empty()) {
        const JsonValue *next = nullptr;
        if (rest.front() == '.') {
            rest.remove_prefix(1);
            continue;
        }
        if (rest.front() == '[') {
            const std::size_t length = bracketLength(rest);
            next = length > 2 ? itemOf(*innermost, rest.substr(1, length - 2)) : nullptr;
            rest.remove_prefix(length);
        } else {
            const std::size_t length = std::min(rest.find_first_of(".["), rest.size());
            next = innermost->find(rest.substr(0, length));
            rest.remove_prefix(length);
        }
        if (next == nullptr)
            break;
        innermost = next;
    }
    Location place = document.locate(*innermost);
    place.field = field;
    return place;
}

Diagnostics placed(Diagnostics findings, const std::string &text, const std::string &fileName)
{
    const Read<JsonDocument> document = parseJson(text, fileName);
    for (Error &error : findings) {
        if (!error.where.file.empty())
            continue;
        if (document && !error.where.field.empty())
            error.where = placeOf(*document, error.where.field);
        else
            error.where.file = fileName;
    }
    return findings;
}

} // namespace gpufolio::cli
