// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_check_parts.h"
#include "prices/price_checks.h"

#include <cstddef>
#include <utility>

namespace gpufolio
{

using namespace price_check;

std::vector<ImportIssue> removeContradictions(std::vector<SourcePrice> &prices)
{
    std::vector<ImportIssue> issues;
    std::vector<SourcePrice> rest;
    rest.reserve(prices.size());
    for (auto begin = prices.begin(); begin != prices.end();) {
        const auto end = endOfMachine(begin, prices.end());
        std::vector<bool> isOut(static_cast<std::size_t>(end - begin));
        for (auto list = begin; list != end; ++list) {
            for (auto price = begin; price != end && list->row.kind == OptionKind::OnDemand; ++price) {
                const bool contradicts = isAccepted(list->row) && isLongTerm(price->row) &&
                                         price->row.currency == list->row.currency &&
                                         priceDate(price->row.provenance) == priceDate(list->row.provenance) &&
                                         isDearer(amortisedHourly(price->row), list->row.hourly);
                if (!contradicts)
                    continue;
                const SharedMessage why{
                    {GPUFOLIO_TEXT("model", "%1 costs %2, more than %3 on demand on the same day; neither is used"),
                     {nameOf(price->row), shownPrice(price->row), shown(list->row.hourly)}}};
                issues.push_back({price->line, why});
                if (list->line != price->line)
                    issues.push_back({list->line, why});
                isOut[static_cast<std::size_t>(price - begin)] = true;
                isOut[static_cast<std::size_t>(list - begin)] = true;
            }
        }
        for (auto price = begin; price != end; ++price) {
            if (!isOut[static_cast<std::size_t>(price - begin)])
                rest.push_back(std::move(*price));
        }
        begin = end;
    }
    prices = std::move(rest);
    return issues;
}

} // namespace gpufolio
