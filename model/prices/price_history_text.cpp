// SPDX-License-Identifier: GPL-3.0-or-later
// The price history of an offer as JSON and CSV.
#include "prices/price_history.h"

#include "support/csv_writer.h"

#include <nlohmann/json.hpp>

namespace gpufolio
{

namespace
{

using Json = nlohmann::ordered_json;

Json dateOrNull(const std::optional<Date> &day)
{
    return day ? Json(day->toText()) : Json(nullptr);
}

Json stretchJson(const PriceStretch &stretch, bool hasUpfront)
{
    return {{"from", dateOrNull(stretch.from)},
            {"until", dateOrNull(stretch.until)},
            {"firstSnapshot", stretch.firstSnapshot},
            {"lastSnapshot", stretch.lastSnapshot},
            {"hourly", toText(stretch.hourly)},
            {"upfront", hasUpfront ? Json(toText(stretch.upfront)) : Json(nullptr)},
            {"amortisedHourly", toText(stretch.amortisedHourly)},
            {"acceleratorHourly", toText(stretch.acceleratorHourly)},
            {"change", stretch.change ? Json(stretch.change->toDouble()) : Json(nullptr)},
            {"source", stretch.provenance.source}};
}

std::string currencyOfOffer(const Offer &offer)
{
    return offer.currency ? offer.currency->code() : std::string();
}

} // namespace

std::string priceHistoryJson(const PriceHistory &history)
{
    const Offer &offer = history.offer;
    Json options = Json::array();
    for (const OptionHistory &option : history.options) {
        const bool hasUpfront = hasTerm(option.kind);
        Json prices = Json::array();
        for (const PriceStretch &stretch : option.prices)
            prices.push_back(stretchJson(stretch, hasUpfront));
        options.push_back({{"option", option.option},
                           {"kind", toText(option.kind)},
                           {"termHours", hasUpfront ? Json(option.termHours) : Json(nullptr)},
                           {"gone", option.gone},
                           {"prices", std::move(prices)}});
    }
    const Decimal &count = offer.acceleratorCount;
    const Json document = {{"format", "gpufolio.priceHistory"},
                           {"formatVersion", 1},
                           {"offer",
                            {{"id", offer.id},
                             {"provider", offer.provider},
                             {"region", offer.region},
                             {"zone", offer.zone.empty() ? Json(nullptr) : Json(offer.zone)},
                             {"instanceType", offer.instanceType},
                             {"accelerator", offer.accelerator},
                             {"acceleratorCount", count.isInteger() ? Json(count.floor()) : Json(count.toDouble())},
                             {"currency", currencyOfOffer(offer)}}},
                           {"snapshots", history.snapshots},
                           {"options", std::move(options)}};
    return document.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<std::string> priceHistoryCsv(const PriceHistory &history)
{
    CsvWriter csv;
    for (const char *key :
         {"offer", "option", "kind", "termHours", "from", "until", "firstSnapshot", "lastSnapshot", "hourly", "upfront",
          "amortisedHourly", "acceleratorHourly", "currency", "change", "source"})
        csv.text(key);
    csv.endRow();
    const auto date = [&csv](const std::optional<Date> &day) { day ? csv.text(day->toText()) : csv.empty(); };
    for (const OptionHistory &option : history.options) {
        const bool hasUpfront = hasTerm(option.kind);
        for (const PriceStretch &stretch : option.prices) {
            csv.text(history.offer.id).text(option.option).text(toText(option.kind));
            hasUpfront ? csv.number(option.termHours) : csv.empty();
            date(stretch.from);
            date(stretch.until);
            csv.text(stretch.firstSnapshot).text(stretch.lastSnapshot).number(toText(stretch.hourly));
            hasUpfront ? csv.number(toText(stretch.upfront)) : csv.empty();
            csv.number(toText(stretch.amortisedHourly)).number(toText(stretch.acceleratorHourly));
            csv.text(currencyOfOffer(history.offer));
            stretch.change ? csv.number(toText(*stretch.change)) : csv.empty();
            csv.text(stretch.provenance.source).endRow();
        }
    }
    return std::move(csv).finish();
}

} // namespace gpufolio
