// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/aws_offer.h"

#include "prices/sources/aws_product.h"
#include "prices/sources/source_reader.h"
#include "support/json_stream.h"

#include <unordered_map>

namespace gpufolio
{

namespace
{

std::string textOf(const JsonValue &object, std::string_view key)
{
    const JsonValue *value = object.find(key);
    return value != nullptr ? value->text() : std::string();
}

AwsProduct productOf(const JsonValue &value)
{
    AwsProduct product;
    product.sku = textOf(value, "sku");
    product.productFamily = textOf(value, "productFamily");
    const JsonValue *attributes = value.find("attributes");
    if (attributes == nullptr)
        return product;
    product.instanceType = textOf(*attributes, "instanceType");
    product.regionCode = textOf(*attributes, "regionCode");
    product.location = textOf(*attributes, "location");
    product.operatingSystem = textOf(*attributes, "operatingSystem");
    product.tenancy = textOf(*attributes, "tenancy");
    product.capacityStatus = textOf(*attributes, "capacitystatus");
    product.marketOption = textOf(*attributes, "marketoption");
    product.preInstalledSoftware = textOf(*attributes, "preInstalledSw");
    product.licenseModel = textOf(*attributes, "licenseModel");
    product.usageType = textOf(*attributes, "usagetype");
    product.operation = textOf(*attributes, "operation");
    product.vcpus = textOf(*attributes, "vcpu");
    product.memory = textOf(*attributes, "memory");
    product.gpus = textOf(*attributes, "gpu");
    return product;
}

AwsTerm termOf(const JsonValue &value, bool reserved)
{
    AwsTerm term;
    term.reserved = reserved;
    term.effectiveDate = textOf(value, "effectiveDate");
    if (const JsonValue *attributes = value.find("termAttributes")) {
        term.lease = textOf(*attributes, "LeaseContractLength");
        term.purchaseOption = textOf(*attributes, "PurchaseOption");
        term.offeringClass = textOf(*attributes, "OfferingClass");
    }
    const JsonValue *dimensions = value.find("priceDimensions");
    if (dimensions == nullptr)
        return term;
    for (const JsonMember &dimension : dimensions->members()) {
        const JsonValue *perUnit = dimension.value.find("pricePerUnit");
        if (perUnit == nullptr || perUnit->members().empty())
            continue;
        term.currency = perUnit->members().front().key;
        const auto price = Decimal::parse(perUnit->members().front().value.text());
        if (!price)
            continue;
        const std::string unit = textOf(dimension.value, "unit");
        if (unit == "Quantity")
            term.upfront = *price;
        else if (unit == "Hrs" || unit == "Hours")
            term.hourly = *price;
    }
    return term;
}

class OfferReader
{
public:
    explicit OfferReader(const SourceContext &context) : m_context(context) { m_found.countsItems = true; }

    Read<SourceRows> read(std::string_view text)
    {
        const std::vector<JsonPlace> places = {
            {"products", "*"}, {"terms", "OnDemand", "*", "*"}, {"terms", "Reserved", "*", "*"}, {"PriceList", "*"}};
        enum Place : std::size_t { OfProduct, OfOnDemand, OfReserved, OfPriceList };
        const Read<std::size_t> items = streamJson(text, m_context.fileName, places, [this](const JsonItem &item) {
            if (item.place == OfProduct)
                m_products.emplace(item.keys.front(), productOf(item.value));
            else if (item.place == OfPriceList)
                readProductPage(item.value);
            else
                addTerm(m_products.find(item.keys.front()), item.keys.front(), item.value, item.place == OfReserved);
            return true;
        });
        if (!items)
            return items.error();
        return std::move(m_found);
    }

private:
    using Products = std::unordered_map<std::string, AwsProduct>;

    /// One product of GetProducts with its terms; in the raw answer it is a text of its own.
    void readProductPage(const JsonValue &value)
    {
        if (value.kind() == JsonValue::Kind::String) {
            const Read<JsonDocument> inside = parseJson(value.text(), m_context.fileName);
            if (inside) {
                readProductPage(inside->root());
            } else {
                m_found.lines.push_back(next());
                m_found.refuse(m_found.lines.back(), inside.error().front().what);
            }
            return;
        }
        const JsonValue *product = value.find("product");
        const JsonValue *terms = value.find("terms");
        if (product == nullptr || terms == nullptr)
            return;
        Products one;
        const std::string sku = textOf(*product, "sku");
        one.emplace(sku, productOf(*product));
        m_products.insert(one.begin(), one.end());
        for (const char *kind : {"OnDemand", "Reserved"}) {
            const JsonValue *list = terms->find(kind);
            if (list == nullptr)
                continue;
            for (const JsonMember &term : list->members())
                addTerm(m_products.find(sku), sku, term.value, kind == std::string_view("Reserved"));
        }
    }

    int next() const { return static_cast<int>(m_found.lines.size()) + 1; }

    void addTerm(Products::const_iterator product, const std::string &sku, const JsonValue &value, bool reserved)
    {
        const int line = next();
        m_found.lines.push_back(line);
        if (product == m_products.end())
            m_found.refuse(line, {GPUFOLIO_TEXT("model", "the price of a product '%1' was found that the file doesn't "
                                                         "describe"),
                                  {forMessage(sku)}});
        else
            addAwsPrice(product->second, termOf(value, reserved), line, m_context, m_found);
    }

    const SourceContext &m_context;
    SourceRows m_found;
    Products m_products;
};

} // namespace

bool isAwsOffer(std::string_view text)
{
    return isJsonWith(text, {"products", "productFamily"}) || isJsonWith(text, {"offerCode", "products"}) ||
           isJsonWith(text, {"PriceList"}) || isAwsOfferCsv(text);
}

Read<SourceRows> readAwsOffer(std::string_view text, const SourceContext &context)
{
    const std::string_view head = headOf(text);
    if (!head.empty() && head.front() != '{' && head.front() != '[')
        return readAwsOfferCsv(text, context);
    return OfferReader(context).read(text);
}

} // namespace gpufolio
