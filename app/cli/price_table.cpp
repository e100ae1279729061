// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/price_table.h"

#include "cli/text_table.h"
#include "report/cell_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace gpufolio::cli
{

namespace
{

enum class Shown {
    Text,
    Count,
    Amount, ///< with the decimals of its source, at least 2
    Rate,   ///< computed: 6 decimals are enough
};

struct Column {
    std::string_view key; ///< of priceColumns()
    const char *header;
    Shown shown = Shown::Text;
    std::string_view usual = {}; ///< the column is left out when every cell is this or empty
};

constexpr std::array shownColumns = {
    Column{"provider", "Provider"},
    Column{"region", "Region"},
    Column{"zone", "Zone"},
    Column{"instanceType", "Machine"},
    Column{"accelerator", "GPU"},
    Column{"acceleratorCount", "GPUs", Shown::Count},
    Column{"operatingSystem", "System", Shown::Text, "linux"},
    Column{"option", "Option"},
    Column{"termHours", "Term (h)", Shown::Count},
    Column{"upfront", "Upfront", Shown::Amount, "0"},
    Column{"hourly", "Per machine-hour", Shown::Amount},
    Column{"amortisedHourly", "Amortised per machine-hour", Shown::Rate},
    Column{"acceleratorHourly", "Amortised per GPU-hour", Shown::Rate},
    Column{"currency", "Currency"},
    Column{"source", "Source"},
    Column{"retrieved", "Retrieved"},
    Column{"validFrom", "Valid from"},
    Column{"maxInstances", "Quota", Shown::Count},
    Column{"availableFrom", "Available from"},
    Column{"state", "State", Shown::Text, "accepted"},
};

constexpr int rateDecimals = 6;

std::string cellText(const std::string &cell, Shown shown)
{
    if (cell.empty() || shown == Shown::Text)
        return cell;
    const Result<Decimal> value = Decimal::parse(cell);
    if (!value || shown == Shown::Count)
        return grouped(cell);
    return grouped(gpufolio::toText(*value, 2, shown == Shown::Rate ? rateDecimals : Decimal::digits));
}

} // namespace

std::string priceTable(const std::vector<ListedPrice> &prices)
{
    std::vector<std::vector<std::string>> cells;
    cells.reserve(prices.size());
    for (const ListedPrice &price : prices)
        cells.push_back(priceCells(price));
    const std::vector<std::string> &keys = priceColumns();
    TextTable table;
    table.rows.resize(prices.size());
    for (const Column &column : shownColumns) {
        const auto place = std::find(keys.begin(), keys.end(), column.key);
        if (place == keys.end())
            continue;
        const auto index = static_cast<std::size_t>(place - keys.begin());
        const bool saysNothing = std::all_of(cells.begin(), cells.end(), [&column, index](const auto &row) {
            return row[index].empty() || row[index] == column.usual;
        });
        if (saysNothing && !cells.empty())
            continue;
        table.columns.push_back({column.header, column.shown != Shown::Text});
        for (std::size_t row = 0; row < cells.size(); ++row)
            table.rows[row].push_back(cellText(cells[row][index], column.shown));
    }
    return toText(table);
}

} // namespace gpufolio::cli
