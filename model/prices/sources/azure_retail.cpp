// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/azure_retail.h"

#include "prices/sources/identify.h"
#include "prices/sources/source_reader.h"
#include "support/json_stream.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>

namespace gpufolio
{

namespace
{

constexpr std::string_view sourceName = "Azure Retail Prices API";
constexpr std::string_view sourceUrl = "https://prices.azure.com/api/retail/prices";
constexpr std::int64_t yearHours = 8760;

std::string textOf(const JsonValue &item, std::string_view key)
{
    const JsonValue *value = item.find(key);
    const bool isText =
        value != nullptr && (value->kind() == JsonValue::Kind::String || value->kind() == JsonValue::Kind::Number);
    return isText ? value->text() : std::string();
}

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// True for the word "Win" or "Windows" on its own.
bool isWindows(const std::string &productName)
{
    const std::string text = " " + lowered(productName) + " ";
    return text.find(" windows ") != std::string::npos || text.find(" win ") != std::string::npos;
}

bool contains(const std::string &text, std::string_view part)
{
    return lowered(text).find(part) != std::string::npos;
}

/// Hours of "1 Hour", "10 Hours", "100 Hours"; nothing for other units.
std::optional<std::int64_t> hoursOfUnit(const std::string &unit)
{
    const std::string text = lowered(unit);
    const std::size_t blank = text.find(' ');
    if (blank == std::string::npos || (text.substr(blank + 1) != "hour" && text.substr(blank + 1) != "hours"))
        return std::nullopt;
    const auto count = Decimal::parse(text.substr(0, blank));
    if (!count || *count <= Decimal() || *count > Decimal::fromInteger(10000))
        return std::nullopt;
    std::int64_t hours = 0;
    const std::string digits = toText(*count);
    const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), hours);
    return parsed.ptr == digits.data() + digits.size() ? std::optional(hours) : std::nullopt;
}

/// "1 Year" and "3 Years" as whole years.
std::optional<std::int64_t> yearsOf(const std::string &term)
{
    if (term == "1 Year")
        return 1;
    if (term == "3 Years" || term == "3 Year")
        return 3;
    return std::nullopt;
}

class AzureReader
{
public:
    explicit AzureReader(const SourceContext &context) : m_context(context) {}

    Read<SourceRows> read(std::string_view text);

private:
    void readItem(const JsonValue &item, int line);
    std::optional<PriceRow> machine(const JsonValue &item, int line);
    void addReservation(PriceRow row, const JsonValue &item, Decimal total, int line);
    void remarkOnReservations();
    void refuse(int line, Message why) { m_found.refuse(line, std::move(why)); }

    const SourceContext &m_context;
    SourceRows m_found;
    std::string m_billingCurrency;
    std::map<std::string, Decimal> m_onDemand; ///< by offer
};

Read<SourceRows> AzureReader::read(std::string_view text)
{
    m_found.countsItems = true;
    const Read<std::size_t> items =
        streamJson(text, m_context.fileName, {{"Items", "*"}, {"BillingCurrency"}}, [this](const JsonItem &item) {
            if (item.place == 1) {
                m_billingCurrency = item.value.text();
                return true;
            }
            const int line = static_cast<int>(m_found.lines.size()) + 1;
            m_found.lines.push_back(line);
            readItem(item.value, line);
            return true;
        });
    if (!items)
        return items.error();
    remarkOnReservations();
    return std::move(m_found);
}

void AzureReader::readItem(const JsonValue &item, int line)
{
    const std::string type = textOf(item, "type");
    const std::string meter = textOf(item, "meterName") + " " + textOf(item, "skuName");
    if (type != "Consumption" && type != "Reservation")
        return refuse(line, {GPUFOLIO_TEXT("model", "a price of the kind '%1' was found, expected Consumption or "
                                                    "Reservation"),
                             {forMessage(type)}});
    if (contains(meter, "low priority"))
        return refuse(line, {GPUFOLIO_TEXT("model", "a low-priority price was found, which is neither on-demand nor "
                                                    "spot"),
                             {}});
    std::optional<PriceRow> row = machine(item, line);
    if (!row)
        return;
    const auto price = Decimal::parse(textOf(item, "retailPrice"));
    if (!price)
        return refuse(line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
    if (type == "Reservation")
        return addReservation(std::move(*row), item, *price, line);
    const auto hours = hoursOfUnit(textOf(item, "unitOfMeasure"));
    if (!hours)
        return refuse(line, {GPUFOLIO_TEXT("model", "the unit '%1' was found, expected hours"),
                             {forMessage(textOf(item, "unitOfMeasure"))}});
    row->hourly = *hours == 1 ? *price : divide(*price, Decimal::fromInteger(*hours), Rounding::HalfEven);
    row->kind = contains(meter, "spot") ? OptionKind::Spot : OptionKind::OnDemand;
    if (row->kind == OptionKind::OnDemand)
        m_onDemand[offerIdOf(*row)] = row->hourly;
    if (item.find("savingsPlan") != nullptr)
        m_found.noticeOnce(line,
                           {GPUFOLIO_TEXT("model", "savings-plan rates were found; this version leaves them out"), {}});
    m_found.prices.push_back({line, std::move(*row)});
}

/// What all prices of a machine have in common; refuses the item when it is no machine with accelerators.
std::optional<PriceRow> AzureReader::machine(const JsonValue &item, int line)
{
    Identification found;
    found.provider = "azure";
    found.instanceType = textOf(item, "armSkuName");
    if (found.instanceType.rfind("Standard_", 0) != 0) {
        refuse(line, {GPUFOLIO_TEXT("model", "'%1' was found, which is no size of a virtual machine"),
                      {forMessage(found.instanceType)}});
        return std::nullopt;
    }
    if (contains(found.instanceType, "_promo")) {
        refuse(line, {GPUFOLIO_TEXT("model", "'%1' is a promotion, not a list price"), {found.instanceType}});
        return std::nullopt;
    }
    PriceRow row;
    row.region = lowered(textOf(item, "armRegionName"));
    if (row.region.empty()) {
        refuse(line, {GPUFOLIO_TEXT("model", "no region was found"), {}});
        return std::nullopt;
    }
    if (row.region.size() > 4 && row.region.substr(row.region.size() - 4) == "euap") {
        refuse(line, {GPUFOLIO_TEXT("model", "'%1' is a test region"), {row.region}});
        return std::nullopt;
    }
    const std::string code = textOf(item, "currencyCode");
    const auto currency = Currency::parse(code.empty() ? m_billingCurrency : code);
    if (!currency) {
        refuse(line, {GPUFOLIO_TEXT("model", "the currency '%1' was found, expected a code such as USD"),
                      {forMessage(code.empty() ? m_billingCurrency : code)}});
        return std::nullopt;
    }
    if (!identify(found, line, m_context, m_found))
        return std::nullopt;
    row.provider = found.provider;
    row.instanceType = found.instanceType;
    row.operatingSystem = isWindows(textOf(item, "productName")) ? "windows" : "linux";
    row.tenancy = "shared";
    row.currency = *currency;
    row.accelerator = found.accelerator;
    row.acceleratorCount = *found.count;
    row.vcpus = found.vcpus;
    row.memoryGb = found.memoryGb;
    const std::string start = textOf(item, "effectiveStartDate");
    const auto validFrom = Date::parse(start.substr(0, start.find('T')));
    row.provenance = {std::string(sourceName), m_context.today, validFrom ? std::optional(*validFrom) : std::nullopt};
    row.sourceUrl = sourceUrl;
    row.note = textOf(item, "meterName");
    return row;
}

void AzureReader::addReservation(PriceRow row, const JsonValue &item, Decimal total, int line)
{
    const auto years = yearsOf(textOf(item, "reservationTerm"));
    if (!years)
        return refuse(line, {GPUFOLIO_TEXT("model", "the term '%1' was found, expected 1 Year or 3 Years"),
                             {forMessage(textOf(item, "reservationTerm"))}});
    row.kind = OptionKind::Commitment;
    row.termHours = *years * yearHours;
    row.operatingSystem = "linux"; // a reservation covers the machine; a Windows licence is paid beside it
    row.note = "price of the whole term: " + toText(total);
    PriceRow monthly = row;
    monthly.paymentOption = "noUpfront";
    monthly.hourly = divide(total, Decimal::fromInteger(row.termHours), Rounding::HalfEven);
    row.paymentOption = "allUpfront";
    row.upfront = total;
    m_found.prices.push_back({line, std::move(row)});
    m_found.prices.push_back({line, std::move(monthly)});
}

/// A reservation outside 30 to 95 % of on-demand is perhaps no price of a whole term.
void AzureReader::remarkOnReservations()
{
    for (const SourcePrice &price : m_found.prices) {
        if (price.row.kind != OptionKind::Commitment || price.row.paymentOption != "noUpfront")
            continue;
        const auto onDemand = m_onDemand.find(offerIdOf(price.row));
        if (onDemand == m_onDemand.end() || onDemand->second.isZero())
            continue;
        const Decimal share = divide(times(price.row.hourly, 100), onDemand->second, Rounding::HalfEven);
        if (share < Decimal::fromInteger(30) || share > Decimal::fromInteger(95))
            m_found.noticeOnce(price.line,
                               {GPUFOLIO_TEXT("model", "the reservation of %1 in %2 costs %3 %% of on-demand by the "
                                                       "hour; expected 30 to 95 %%"),
                                {price.row.instanceType, price.row.region, toText(share, 0, 1)}});
    }
}

} // namespace

bool isAzureRetail(std::string_view text)
{
    return isJsonWith(text, {"Items", "armSkuName", "retailPrice"});
}

Read<SourceRows> readAzureRetail(std::string_view text, const SourceContext &context)
{
    return AzureReader(context).read(text);
}

} // namespace gpufolio
