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

void leaveOutOlder(SourceRows &rows, const PriceBook &accepted)
{
    const std::vector<PriceRow> &known = accepted.rows();
    std::vector<int> older;
    const auto isOlder = [&](const SourcePrice &price) {
        const auto row =
            std::lower_bound(known.begin(), known.end(), price.row,
                             [](const PriceRow &a, const PriceRow &b) { return compareIdentity(a, b) < 0; });
        const bool isKnown = row != known.end() && sameIdentity(*row, price.row) &&
                             row->state == PriceState::Accepted &&
                             row->provenance.source == price.row.provenance.source;
        if (!isKnown || row->provenance.retrieved <= price.row.provenance.retrieved)
            return false;
        older.push_back(price.line);
        return true;
    };
    rows.prices.erase(std::remove_if(rows.prices.begin(), rows.prices.end(), isOlder), rows.prices.end());
    if (older.empty())
        return;
    rows.joined.insert(rows.joined.end(), older.begin(), older.end());
    rows.noticeOnce(*std::min_element(older.begin(), older.end()),
                    {GPUFOLIO_TEXT("model", "%1 prices were found that are older than those of the same source in the "
                                            "book, which stay"),
                     {std::to_string(older.size())}});
}

} // namespace gpufolio
