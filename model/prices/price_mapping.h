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
/// accelerators, added to them), `spotHourly`, `windowsHourly`, `windowsSpotHourly`, and a column for each term that is
/// priced beside the others: `monthly` (包年包月), `threeMonths`, `sixMonths`, `oneYear`, `twoYears`, `threeYears`,
/// `fiveYears` (the price of the whole term, unless the cell or the column's name has another unit).
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

/// A column's name as mappings compare it: without blanks, in lower case, without a unit in brackets behind it
/// ("按量付费（元/小时）", "Price (USD)").
std::string foldedColumn(std::string_view name);
/// What stands in the brackets behind a column's name: "元/小时"; empty when there are none.
std::string columnUnit(std::string_view name);
/// True when the mapping has an instance type and a price.
bool isUsable(const PriceMapping &mapping);

/// The mapping of a table whose columns have the names that Alibaba Cloud, Tencent Cloud, Huawei Cloud, Volcengine and
/// common English tables use; nothing when no instance type or no price is among them.
std::optional<PriceMapping> guessMapping(const std::vector<std::string> &header);

} // namespace gpufolio
