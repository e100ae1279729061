// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/azure_price_sheet.h"

#include "prices/sources/json_cells.h"
#include "prices/sources/reply_reader.h"
#include "prices/sources/source_reader.h"
#include "support/source_text.h"

#include <algorithm>
#include <cctype>

namespace gpufolio
{

namespace
{

/// Hours of a unit: 100 of "100 Hours", 1 of "1 Hour"; nothing for other units.
std::optional<std::int64_t> hoursOf(const std::string &unit)
{
    const std::size_t blank = unit.find(' ');
    const auto count = Decimal::parse(unit.substr(0, blank));
    const std::string what = blank == std::string::npos ? std::string() : unit.substr(blank + 1);
    const auto whole = count && count->isInteger() ? std::optional(count->floor()) : std::nullopt;
    return whole && *whole > 0 && what.rfind("Hour", 0) == 0 ? whole : std::nullopt;
}

/// "NC24ads A100 v4" as the size "Standard_NC24ads_A100_v4".
std::string sizeOf(std::string meterName)
{
    std::replace(meterName.begin(), meterName.end(), ' ', '_');
    return "Standard_" + meterName;
}

std::string regionOf(std::string location)
{
    location.erase(std::remove(location.begin(), location.end(), ' '), location.end());
    std::transform(location.begin(), location.end(), location.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return location;
}

bool has(const std::string &text, std::string_view word)
{
    return text.find(word) != std::string::npos;
}

} // namespace

bool isAzurePriceSheet(std::string_view text)
{
    return isJsonWith(text, {"pricesheets", "meterId", "unitPrice"});
}

Read<SourceRows> readAzurePriceSheet(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "azure", "Azure EA price sheet",
                       "https://learn.microsoft.com/rest/api/consumption/price-sheet");
    return reader.read(
        text, {{"properties", "pricesheets", "*"}, {"pricesheets", "*"}}, [&](const JsonItem &item, int line) {
            const std::string unit = jsonText(item.value, "unitOfMeasure");
            const auto price = jsonDecimal(item.value, "unitPrice");
            const auto hours = hoursOf(unit);
            if (!isPositive(price) || !hours)
                return reader.refuse(
                    line, {GPUFOLIO_TEXT("model", "a unit of '%1' was found, expected hours"), {forMessage(unit)}});
            const Decimal hourly = divide(*price, Decimal::fromInteger(*hours), Rounding::HalfEven);
            const JsonValue *details = item.value.find("meterDetails");
            const std::string meter = details != nullptr ? jsonText(*details, "meterName") : std::string();
            const std::string category = details != nullptr ? jsonText(*details, "meterCategory") : std::string();
            const std::string sub = details != nullptr ? jsonText(*details, "meterSubCategory") : std::string();
            if (meter.empty() || category != "Virtual Machines")
                return reader.refuse(line, {GPUFOLIO_TEXT("model", "the meter %1 (%2 an hour) was found without the "
                                                                   "machine that it is for"),
                                            {forMessage(jsonText(item.value, "meterId")), toText(hourly)}});
            if (has(sub, "Windows") || has(meter, "Low Priority"))
                return reader.refuse(line, {GPUFOLIO_TEXT("model", "'%1' is no price on demand or spot of Linux"),
                                            {forMessage(sub + " " + meter)}});
            const bool isSpot = has(meter, " Spot");
            auto row = reader.machine({{}, sizeOf(meter.substr(0, meter.find(" Spot"))), {}, {}, {}, {}}, line);
            if (!row)
                return;
            const auto currency = Currency::parse(jsonText(item.value, "currencyCode"));
            if (!currency)
                return reader.refuseWithoutPrice(line);
            row->currency = *currency;
            row->account = "ea";
            row->region = regionOf(jsonText(*details, "meterLocation"));
            row->note = toText(*price) + " per " + unit;
            reader.add(std::move(*row), isSpot ? OptionKind::Spot : OptionKind::OnDemand, hourly, line);
        });
}

} // namespace gpufolio
