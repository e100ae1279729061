// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/csv_dialect.h"
#include "support/currency.h"
#include "support/decimal.h"
#include "support/result.h"

#include <optional>
#include <string_view>

namespace gpufolio
{

/// What a price in a cell is for.
enum class PriceSpan { NotSaid, Hour, Month, Year };

/// A price as people write it into a table.
struct PriceCell {
    Decimal amount;
    std::optional<Currency> currency; ///< when the cell names it
    PriceSpan span = PriceSpan::NotSaid;
    bool perAccelerator = false; ///< "/GPU-h", "元/卡/小时"
    bool isFloor = false;        ///< "from": 起, "starting at"; the price of the smallest size

    friend bool operator==(const PriceCell &, const PriceCell &) = default;
};

/// Reads "4288 元/月", "8.01 元/小时起", "1.98 美元/小时起", "$2.95/h", "€0.6309 hourly", "2.15 USD per GPU hour".
/// The number is read by the dialect's decimal sign. "¥" alone names no currency (yuan or yen): 元 and CNY do.
/// @return BadValue when there is no number, or a word that isn't understood
Result<PriceCell> parsePriceCell(std::string_view cell, const CsvDialect &dialect);

/// What a unit such as "元/小时", "USD per GPU-hour" says of the prices of a column; the amount is 0.
PriceCell parsePriceUnit(std::string_view unit);

/// "1/4颗", "8", "8 张", "0.5": a number of accelerators. @return BadValue
Result<Decimal> parseCount(std::string_view cell, const CsvDialect &dialect);

/// "1 Year", "3yr", "1年", "三年", "8760", "12 months", "1 个月" as hours: a year has 8,760, a month 730.
/// @return BadValue
Result<std::int64_t> parseTermHours(std::string_view cell);

} // namespace gpufolio
