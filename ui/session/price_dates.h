// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <optional>
#include <string>
#include <vector>

namespace gpufolio::ui
{

/// Prices in one comparison that are further apart than this are flagged (SEMANTICS.md).
inline constexpr int daysPricesMayDiffer = 90;

/// How old the prices are that the computed plans use.
struct PriceDates {
    std::optional<Date> oldest;
    std::optional<Date> newest;
    int undated = 0;                ///< prices in use without a date
    std::vector<std::string> older; ///< "offer option, date" of those more than 90 days older than the newest

    bool differ() const { return !older.empty(); }
};

/// Of all options of the offers that any plan uses.
PriceDates priceDatesInUse(const SessionResults &results);

/// Newest date of a book's rows.
std::optional<Date> newestDate(const PriceBook &book);

} // namespace gpufolio::ui
