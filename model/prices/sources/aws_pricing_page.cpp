// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/aws_pricing_page.h"

#include "prices/sources/aws_product.h"
#include "prices/sources/json_cells.h"
#include "prices/sources/source_reader.h"
#include "support/json_stream.h"
#include "support/source_text.h"

namespace gpufolio
{

namespace
{

/// What the manifest says of all prices of the file.
struct Manifest {
    std::string currency;
    std::string day;
    bool isConvertible = false;
};

Manifest manifestOf(const JsonValue &value)
{
    return {jsonText(value, "currencyCode"), jsonText(value, "hawkFilePublicationDate"),
            jsonText(value, "source").find("convertible") != std::string::npos};
}

void addPrice(const JsonValue &item, const Manifest &manifest, int line, const SourceContext &context,
              SourceRows &found)
{
    AwsProduct product;
    product.instanceType = jsonText(item, "Instance Type");
    product.location = jsonText(item, "Location");
    product.operatingSystem = jsonText(item, "Operating System");
    product.tenancy = jsonText(item, "Tenancy");
    product.preInstalledSoftware = jsonText(item, "Pre Installed S/W");
    product.licenseModel = jsonText(item, "License Model");
    product.vcpus = jsonText(item, "vCPU");
    product.memory = jsonText(item, "Memory");
    AwsTerm term;
    term.hourly = jsonDecimal(item, "price");
    term.currency = manifest.currency;
    term.effectiveDate = manifest.day;
    term.lease = jsonText(item, "LeaseContractLength");
    term.reserved = !term.lease.empty();
    term.purchaseOption = jsonText(item, "PurchaseOption");
    term.offeringClass = manifest.isConvertible ? "convertible" : "standard";
    if (term.reserved && term.purchaseOption != "No Upfront")
        return found.refuse(line,
                            Message{GPUFOLIO_TEXT("model", "of a payment '%1' only the effective rate is told, not "
                                                           "what is paid when"),
                                    {forMessage(term.purchaseOption)}});
    const auto onDemand = jsonDecimal(item, "OnDemand:PricePerUnit");
    if (term.reserved && term.hourly && onDemand && *term.hourly >= *onDemand)
        return found.refuse(line, Message{GPUFOLIO_TEXT("model", "a reserved price of %1 was found, which is not below "
                                                                 "the on-demand price of %2 beside it"),
                                          {toText(*term.hourly), toText(*onDemand)}});
    addAwsPrice(product, term, line, context, found);
}

} // namespace

bool isAwsPricingPage(std::string_view text)
{
    return isJsonWith(text, {"manifest", "regions", "Instance Type", "price"});
}

Read<SourceRows> readAwsPricingPage(std::string_view text, const SourceContext &context)
{
    SourceRows found;
    found.countsItems = true;
    Manifest manifest;
    if (const auto day = dayInName(context.fileName))
        manifest.day = *day;
    enum Place : std::size_t { OfManifest, OfPrice };
    const Read<std::size_t> items =
        streamJson(text, context.fileName, {{"manifest"}, {"regions", "*", "*"}}, [&](const JsonItem &item) {
            if (item.place == OfManifest) {
                const std::string nameDay = manifest.day;
                manifest = manifestOf(item.value);
                if (manifest.day.empty())
                    manifest.day = nameDay;
                return true;
            }
            const int line = static_cast<int>(found.lines.size()) + 1;
            found.lines.push_back(line);
            addPrice(item.value, manifest, line, context, found);
            return true;
        });
    if (!items)
        return items.error();
    for (SourcePrice &price : found.prices) {
        price.row.provenance.source = "AWS pricing page";
        price.row.sourceUrl = "https://aws.amazon.com/ec2/pricing/";
        price.row.note.clear();
    }
    return found;
}

} // namespace gpufolio
