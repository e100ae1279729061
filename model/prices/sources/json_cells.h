// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"
#include "support/json_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// The text of a member that is a string or a number; empty when there is none.
std::string jsonText(const JsonValue &object, std::string_view key);
/// The decimal of a member that is a number or a string; nothing when there is none, or it is none.
std::optional<Decimal> jsonDecimal(const JsonValue &object, std::string_view key);
/// A member of a member: jsonAt(item, {"specs", "gpus"}); null when there is none.
const JsonValue *jsonAt(const JsonValue &object, std::initializer_list<std::string_view> path);
/// The last day that stands in a file's name, such as "instances-2019-04-05.json": the day of the prices in it, where
/// the file itself has none.
std::optional<std::string> dayInName(std::string_view fileName);

} // namespace gpufolio
