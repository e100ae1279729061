// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Which column of a table holds what, and what holds for all its rows (JSON.md, Prices, mapping).
///
/// Keys are those of the price list, and `unit` ("instance-hour", "gpu-hour"), `hostHourly` (the machine without its
/// accelerators, added to them) and `spotHourly`.
struct PriceMapping {
    std::map<std::string, std::string> columns;   ///< key -> name of the column
    std::map<std::string, std::string> constants; ///< key -> value

    friend bool operator==(const PriceMapping &, const PriceMapping &) = default;
};

/// Keys that a mapping may have.
const std::vector<std::string> &mappingKeys();

/// Reads a mapping file (`format: "gpufolio.mapping"`). Findings have line, column and field.
Read<PriceMapping> readMapping(std::string text, const std::string &fileName);
std::string writeMapping(const PriceMapping &mapping);

/// The mapping of a table whose columns have the names that Alibaba Cloud, Tencent Cloud, Huawei Cloud, Volcengine and
/// common English tables use; nothing when no instance type or no price is among them.
std::optional<PriceMapping> guessMapping(const std::vector<std::string> &header);

} // namespace gpufolio
