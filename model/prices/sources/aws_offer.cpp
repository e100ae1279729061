// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/aws_offer.h"

#include "prices/sources/aws_product.h"
#include "prices/sources/source_reader.h"
#include "support/json_scanner.h"
#include "support/source_text.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <variant>

namespace gpufolio
{

namespace
{

using Attribute = std::pair<std::string_view, std::string AwsProduct::*>;
constexpr std::array<Attribute, 14> attributes = {{
    {"instanceType", &AwsProduct::instanceType},
    {"regionCode", &AwsProduct::regionCode},
    {"location", &AwsProduct::location},
    {"operatingSystem", &AwsProduct::operatingSystem},
    {"tenancy", &AwsProduct::tenancy},
    {"capacitystatus", &AwsProduct::capacityStatus},
    {"marketoption", &AwsProduct::marketOption},
    {"preInstalledSw", &AwsProduct::preInstalledSoftware},
    {"licenseModel", &AwsProduct::licenseModel},
    {"usagetype", &AwsProduct::usageType},
    {"operation", &AwsProduct::operation},
    {"vcpu", &AwsProduct::vcpus},
    {"memory", &AwsProduct::memory},
    {"gpu", &AwsProduct::gpus},
}};

/// Assigns the scalar that is next; a null or a container counts as empty.
void readText(JsonScanner &json, std::string &text)
{
    text.assign(json.scalar().value_or(std::string_view()));
}

/// Reads offer files of any size from front to back. Of a product that has no price for us only the reason is kept,
/// and its terms are counted and skipped.
class OfferReader
{
public:
    explicit OfferReader(const SourceContext &context) : m_context(context) { m_found.countsItems = true; }

    Read<SourceRows> read(JsonScanner &json)
    {
        std::string key;
        if (json.enterObject()) {
            while (json.nextMember(key)) {
                if (key == "products" && json.peek() == JsonScanner::Kind::Object)
                    readProducts(json);
                else if (key == "terms" && json.peek() == JsonScanner::Kind::Object)
                    readTerms(json);
                else if (key == "PriceList" && json.peek() == JsonScanner::Kind::Array)
                    readPages(json);
                else if (json.peek() == JsonScanner::Kind::Object)
                    readPage(json, key); // {SKU: {"product": ..., "terms": ...}}, as tools keep it
                else
                    json.skip();
            }
        }
        if (!json.finish())
            return Diagnostics{*json.error()};
        return std::move(m_found);
    }

private:
    /// A product with a price for us, or why it has none.
    using Known = std::variant<std::unique_ptr<const AwsProduct>, SharedMessage>;

    void readProducts(JsonScanner &json)
    {
        std::string sku;
        json.enterObject();
        while (json.nextMember(sku))
            readProduct(json, sku);
    }

    /// Keeps the product that is next. @param sku  its key, which goes before the SKU that it says itself
    void readProduct(JsonScanner &json, std::string &sku)
    {
        m_product = AwsProduct();
        if (json.peek() != JsonScanner::Kind::Object)
            return json.skip();
        json.enterObject();
        while (json.nextMember(m_key)) {
            if (m_key == "sku")
                readText(json, m_product.sku);
            else if (m_key == "productFamily")
                readText(json, m_product.productFamily);
            else if (m_key == "attributes" && json.peek() == JsonScanner::Kind::Object)
                readAttributes(json);
            else
                json.skip();
        }
        if (sku.empty())
            sku = m_product.sku;
        if (std::optional<Message> why = whyNoAwsPrice(m_product, m_context))
            m_products.insert_or_assign(sku, m_found.shared(std::move(*why)));
        else
            m_products.insert_or_assign(sku, std::make_unique<const AwsProduct>(m_product));
    }

    void readAttributes(JsonScanner &json)
    {
        json.enterObject();
        while (json.nextMember(m_key)) {
            const auto *known = std::find_if(attributes.begin(), attributes.end(),
                                             [this](const Attribute &attribute) { return attribute.first == m_key; });
            if (known != attributes.end())
                readText(json, m_product.*known->second);
            else
                json.skip();
        }
    }

    /// {"OnDemand": {SKU: {TERM: {...}}}, "Reserved": ...}; other kinds are of no interest.
    void readTerms(JsonScanner &json)
    {
        std::string kind;
        std::string sku;
        std::string code;
        json.enterObject();
        while (json.nextMember(kind)) {
            if ((kind != "OnDemand" && kind != "Reserved") || json.peek() != JsonScanner::Kind::Object) {
                json.skip();
                continue;
            }
            json.enterObject();
            while (json.nextMember(sku)) {
                if (json.peek() != JsonScanner::Kind::Object) {
                    json.skip();
                    continue;
                }
                json.enterObject();
                while (json.nextMember(code))
                    readTerm(json, sku, kind == "Reserved");
            }
        }
    }

    void readTerm(JsonScanner &json, const std::string &sku, bool reserved)
    {
        const int line = static_cast<int>(m_found.lines.size()) + 1;
        m_found.lines.push_back(line);
        const auto known = m_products.find(sku);
        if (known == m_products.end()) {
            m_found.refuse(line, {GPUFOLIO_TEXT("model", "the price of a product '%1' was found that the file doesn't "
                                                         "describe"),
                                  {forMessage(sku)}});
            return json.skip();
        }
        if (const auto *why = std::get_if<SharedMessage>(&known->second)) {
            m_found.refuse(line, *why);
            return json.skip();
        }
        if (json.peek() != JsonScanner::Kind::Object) {
            m_found.refuse(line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
            return json.skip();
        }
        AwsTerm term;
        term.reserved = reserved;
        json.enterObject();
        while (json.nextMember(m_key)) {
            if (m_key == "effectiveDate")
                readText(json, term.effectiveDate);
            else if (m_key == "termAttributes" && json.peek() == JsonScanner::Kind::Object)
                readTermAttributes(json, term);
            else if (m_key == "priceDimensions" && json.peek() == JsonScanner::Kind::Object)
                readDimensions(json, term);
            else
                json.skip();
        }
        if (!json.error())
            addAwsPrice(*std::get<0>(known->second), term, line, m_context, m_found);
    }

    void readTermAttributes(JsonScanner &json, AwsTerm &term)
    {
        json.enterObject();
        while (json.nextMember(m_key)) {
            if (m_key == "LeaseContractLength")
                readText(json, term.lease);
            else if (m_key == "PurchaseOption")
                readText(json, term.purchaseOption);
            else if (m_key == "OfferingClass")
                readText(json, term.offeringClass);
            else
                json.skip();
        }
    }

    void readDimensions(JsonScanner &json, AwsTerm &term)
    {
        std::string unit;
        std::string amount;
        json.enterObject();
        while (json.nextMember(m_key)) {
            if (json.peek() != JsonScanner::Kind::Object) {
                json.skip();
                continue;
            }
            unit.clear();
            amount.clear();
            json.enterObject();
            while (json.nextMember(m_key)) {
                if (m_key == "unit")
                    readText(json, unit);
                else if (m_key == "pricePerUnit" && json.peek() == JsonScanner::Kind::Object)
                    readAmount(json, term.currency, amount);
                else
                    json.skip();
            }
            const auto price = Decimal::parse(amount);
            if (!price)
                continue;
            if (unit == "Quantity")
                term.upfront = *price;
            else if (unit == "Hrs" || unit == "Hours")
                term.hourly = *price;
        }
    }

    /// {"USD": "32.77"}: the first currency counts.
    void readAmount(JsonScanner &json, std::string &currency, std::string &amount)
    {
        bool isFirst = true;
        json.enterObject();
        while (json.nextMember(m_key)) {
            if (isFirst) {
                currency = m_key;
                readText(json, amount);
            } else {
                json.skip();
            }
            isFirst = false;
        }
    }

    /// Products of GetProducts with their terms; in the raw answer each is a text of its own.
    void readPages(JsonScanner &json)
    {
        json.enterArray();
        while (json.nextItem()) {
            if (json.peek() != JsonScanner::Kind::String) {
                readPage(json);
                continue;
            }
            const std::string text(json.scalar().value_or(std::string_view()));
            JsonScanner inside(text, m_context.fileName);
            const std::size_t before = m_found.lines.size();
            readPage(inside);
            if (!inside.finish()) {
                if (m_found.lines.size() == before)
                    m_found.lines.push_back(static_cast<int>(before) + 1);
                m_found.refuse(m_found.lines.back(), inside.error()->what);
            }
        }
    }

    void readPage(JsonScanner &json, std::string sku = {})
    {
        if (json.peek() != JsonScanner::Kind::Object)
            return json.skip();
        std::string key;
        json.enterObject();
        while (json.nextMember(key)) {
            if (key == "product")
                readProduct(json, sku);
            else if (key == "terms" && json.peek() == JsonScanner::Kind::Object)
                readPageTerms(json, sku);
            else
                json.skip();
        }
    }

    void readPageTerms(JsonScanner &json, const std::string &sku)
    {
        std::string kind;
        std::string code;
        json.enterObject();
        while (json.nextMember(kind)) {
            if ((kind != "OnDemand" && kind != "Reserved") || json.peek() != JsonScanner::Kind::Object) {
                json.skip();
                continue;
            }
            json.enterObject();
            while (json.nextMember(code))
                readTerm(json, sku, kind == "Reserved");
        }
    }

    const SourceContext &m_context;
    SourceRows m_found;
    std::unordered_map<std::string, Known> m_products;
    AwsProduct m_product; ///< the one being read; its texts keep their room
    std::string m_key;    ///< of the member being read, where nothing is read inside it that needs it later
};

} // namespace

bool isAwsOffer(std::string_view text)
{
    return isJsonWith(text, {"products", "productFamily"}) || isJsonWith(text, {"offerCode", "products"}) ||
           isJsonWith(text, {"PriceList"}) || isJsonWith(text, {"serviceCode", "product", "attributes"}) ||
           isAwsOfferCsv(text);
}

Read<SourceRows> readAwsOffer(std::string_view text, const SourceContext &context)
{
    const std::string_view head = headOf(text);
    if (!head.empty() && head.front() != '{' && head.front() != '[') {
        CsvReader reader(text, context.fileName, CsvDialect());
        return readAwsOfferCsv(reader, context);
    }
    JsonScanner json(text, context.fileName);
    return OfferReader(context).read(json);
}

Read<SourceRows> streamAwsOffer(ByteSource source, std::string_view head, const SourceContext &context)
{
    const std::string_view start = headOf(head);
    if (!start.empty() && start.front() != '{' && start.front() != '[') {
        CsvReader reader(std::move(source), context.fileName, CsvDialect());
        return readAwsOfferCsv(reader, context);
    }
    JsonScanner json(std::move(source), context.fileName);
    return OfferReader(context).read(json);
}

} // namespace gpufolio
