// SPDX-License-Identifier: GPL-3.0-or-later
// The difference of two price books as JSON and CSV.
#include "prices/price_diff.h"

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

Json countJson(const Decimal &count)
{
    return count.isInteger() ? Json(count.floor()) : Json(count.toDouble());
}

Json bookJson(const DiffedBook &book)
{
    return {{"name", book.name},
            {"oldest", dateOrNull(book.oldest)},
            {"newest", dateOrNull(book.newest)},
            {"prices", book.prices},
            {"leftOut", book.leftOut}};
}

Json priceJson(const std::optional<ListedPrice> &price)
{
    if (!price)
        return nullptr;
    const PriceRow &row = price->row;
    return {{"hourly", toText(row.hourly)},
            {"upfront", hasTerm(row.kind) ? Json(toText(row.upfront)) : Json(nullptr)},
            {"amortisedHourly", toText(price->amortisedHourly)},
            {"acceleratorHourly", toText(price->acceleratorHourly)},
            {"source", row.provenance.source},
            {"retrieved", dateOrNull(row.provenance.retrieved)},
            {"validFrom", dateOrNull(row.provenance.validFrom)}};
}

Json differenceJson(const PriceDifference &difference)
{
    const PriceRow &row = difference.price().row;
    Json remarks = Json::array();
    for (const Message &remark : difference.remarks)
        remarks.push_back(render(remark));
    return {{"move", toText(difference.move)},
            {"offer", offerIdOf(row)},
            {"option", optionIdOf(row)},
            {"provider", row.provider},
            {"region", row.region},
            {"zone", row.zone.empty() ? Json(nullptr) : Json(row.zone)},
            {"instanceType", row.instanceType},
            {"accelerator", row.accelerator},
            {"acceleratorCount", countJson(row.acceleratorCount)},
            {"operatingSystem", row.operatingSystem},
            {"kind", toText(row.kind)},
            {"termHours", hasTerm(row.kind) ? Json(row.termHours) : Json(nullptr)},
            {"currency", row.currency.code()},
            {"before", priceJson(difference.before)},
            {"after", priceJson(difference.after)},
            {"notBefore", dateOrNull(difference.dateBefore)},
            {"notAfter", dateOrNull(difference.dateAfter)},
            {"change", difference.change ? Json(difference.change->toDouble()) : Json(nullptr)},
            {"needsLook", difference.needsLook},
            {"remarks", std::move(remarks)}};
}

void addPrice(CsvWriter &csv, const std::optional<ListedPrice> &price)
{
    if (!price) {
        csv.empty().empty().empty();
        return;
    }
    csv.number(toText(price->amortisedHourly)).number(toText(price->acceleratorHourly));
    csv.text(price->row.provenance.source);
}

} // namespace

std::string priceDiffJson(const PriceDiff &diff)
{
    Json prices = Json::array();
    for (const PriceDifference &difference : diff.prices)
        prices.push_back(differenceJson(difference));
    const Json document = {{"format", "gpufolio.priceDiff"},
                           {"formatVersion", 1},
                           {"before", bookJson(diff.before)},
                           {"after", bookJson(diff.after)},
                           {"summary",
                            {{"new", diff.count(PriceMove::New)},
                             {"gone", diff.count(PriceMove::Gone)},
                             {"dearer", diff.count(PriceMove::Dearer)},
                             {"cheaper", diff.count(PriceMove::Cheaper)},
                             {"unchanged", diff.unchanged},
                             {"needsLook", diff.toLookAt()}}},
                           {"prices", std::move(prices)}};
    return document.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<std::string> priceDiffCsv(const PriceDiff &diff)
{
    CsvWriter csv;
    for (const char *key : {"move",
                            "offer",
                            "option",
                            "provider",
                            "region",
                            "zone",
                            "instanceType",
                            "accelerator",
                            "acceleratorCount",
                            "kind",
                            "currency",
                            "amortisedHourlyBefore",
                            "acceleratorHourlyBefore",
                            "sourceBefore",
                            "amortisedHourlyAfter",
                            "acceleratorHourlyAfter",
                            "sourceAfter",
                            "notBefore",
                            "notAfter",
                            "change",
                            "needsLook",
                            "remarks"})
        csv.text(key);
    csv.endRow();
    const auto date = [&csv](const std::optional<Date> &day) { day ? csv.text(day->toText()) : csv.empty(); };
    for (const PriceDifference &difference : diff.prices) {
        const PriceRow &row = difference.price().row;
        csv.text(toText(difference.move)).text(offerIdOf(row)).text(optionIdOf(row)).text(row.provider);
        csv.text(row.region).text(row.zone).text(row.instanceType).text(row.accelerator);
        csv.number(toText(row.acceleratorCount)).text(toText(row.kind)).text(row.currency.code());
        addPrice(csv, difference.before);
        addPrice(csv, difference.after);
        date(difference.dateBefore);
        date(difference.dateAfter);
        difference.change ? csv.number(toText(*difference.change)) : csv.empty();
        csv.text(difference.needsLook ? "true" : "false");
        std::string remarks;
        for (const Message &remark : difference.remarks)
            remarks += (remarks.empty() ? "" : "; ") + render(remark);
        csv.text(remarks).endRow();
    }
    return std::move(csv).finish();
}

} // namespace gpufolio
