// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/newest_prices.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gpufolio
{

void keepNewest(SourceRows &rows)
{
    std::vector<SourcePrice> &prices = rows.prices;
    const auto newerFirst = [](const SourcePrice &a, const SourcePrice &b) {
        const auto order = compareIdentity(a.row, b.row);
        if (order != 0)
            return order < 0;
        return a.row.provenance.validFrom > b.row.provenance.validFrom;
    };
    std::stable_sort(prices.begin(), prices.end(), newerFirst);
    std::vector<SourcePrice> newest;
    std::size_t older = 0;
    for (auto begin = prices.begin(); begin != prices.end();) {
        const auto end = std::find_if(
            begin, prices.end(), [&begin](const SourcePrice &price) { return !sameIdentity(price.row, begin->row); });
        const auto day = begin->row.provenance.validFrom;
        const auto firstOlder = std::find_if(
            begin, end, [&day](const SourcePrice &price) { return price.row.provenance.validFrom != day; });
        for (auto price = firstOlder; price != end; ++price)
            rows.joined.push_back(price->line);
        older += static_cast<std::size_t>(std::distance(firstOlder, end));
        std::move(begin, firstOlder, std::back_inserter(newest));
        begin = end;
    }
    prices = std::move(newest);
    std::stable_sort(prices.begin(), prices.end(),
                     [](const SourcePrice &a, const SourcePrice &b) { return a.line < b.line; });
    if (older > 0)
        rows.noticeOnce(*std::min_element(rows.joined.begin(), rows.joined.end()),
                        {GPUFOLIO_TEXT("model", "%1 older prices were found; of each thing the newest is used"),
                         {std::to_string(older)}});
}

} // namespace gpufolio
