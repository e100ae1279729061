// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/price_dates.h"

#include <algorithm>
#include <map>

namespace gpufolio::ui
{

PriceDates priceDatesInUse(const SessionResults &results)
{
    PriceDates dates;
    std::map<std::string, std::optional<Date>> inUse; // by "offer option": plans share most of them
    for (std::size_t i = 0; i < results.plans.size(); ++i) {
        if (!results.plans[i])
            continue;
        for (const OptionFigures &figures : results.plans[i]->options) {
            const Offer *offer = findOffer(results.scenarios[i].inputs, figures.offer);
            const PurchaseOption *option = offer == nullptr ? nullptr : findOption(*offer, figures.option);
            if (option != nullptr)
                inUse[figures.offer + " " + figures.option] = priceDate(option->provenance);
        }
    }
    for (const auto &[name, date] : inUse) {
        if (!date) {
            ++dates.undated;
            continue;
        }
        dates.oldest = dates.oldest ? std::min(*dates.oldest, *date) : *date;
        dates.newest = dates.newest ? std::max(*dates.newest, *date) : *date;
    }
    for (const auto &[name, date] : inUse) {
        if (date && dates.newest->sinceEpoch() - date->sinceEpoch() > daysPricesMayDiffer)
            dates.older.push_back(name + ", " + date->toText());
    }
    return dates;
}

std::optional<Date> newestDate(const PriceBook &book)
{
    std::optional<Date> newest;
    for (const PriceRow &row : book.rows()) {
        if (const auto date = priceDate(row.provenance); date && (!newest || *date > *newest))
            newest = date;
    }
    return newest;
}

} // namespace gpufolio::ui
