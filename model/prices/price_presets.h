// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_mapping.h"
#include "support/csv_reader.h"
#include "support/text.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// A way to read the price page of a cloud as people paste it into a table: a mapping with a name, which fits tables
/// whose columns are called differently from one copy to the next.
struct PricePreset {
    std::string id;                                          ///< "alibaba-cloud"; stays the same across versions
    Message name;                                            ///< "Price page of Alibaba Cloud"
    std::map<std::string, std::vector<std::string>> columns; ///< key -> names that its column has, as foldedColumn()
    std::map<std::string, std::string> constants;            ///< key -> value: the provider, the currency CNY
    /// Beginnings of the names of its GPU machines, in lower case: "ecs.gn".
    std::vector<std::string> machineNames;
};

/// The presets: Alibaba Cloud, Tencent Cloud, Huawei Cloud, Volcengine.
const std::vector<PricePreset> &pricePresets();
/// The preset of that id, or null.
const PricePreset *findPreset(std::string_view id);

/// The preset's mapping for a table with these columns; nothing when there is no instance type or no price among them.
/// Columns that the table doesn't have are left out; the user may then change what was found.
std::optional<PriceMapping> presetMapping(const PricePreset &preset, const std::vector<std::string> &header);

/// The preset whose machines the table is about, judged by the names of the machines in its first rows; null when
/// there is none, or its columns don't fit.
const PricePreset *recognisePreset(const CsvTable &table);

} // namespace gpufolio
