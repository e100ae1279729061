// SPDX-License-Identifier: GPL-3.0-or-later
// Two sources of AWS prices, both Linux on shared hosts:
// - the price tables of Karpenter, as CSV: generated_at,region,instance_type,price_per_hour,currency,commit;
//   on-demand only, many dates in one file, of which the newest counts;
// - the feed of the AWS pricing page, a file per region and purchase option: a map from the region's name to a map
//   from a phrase to {"Instance Type", "price", "Operating System", ...}. The phrase is no key to look things up by.
#include "readers.h"

#include "support/file_io.h"
#include "support/json_reader.h"
#include "text_table.h"

#include <algorithm>

namespace gpufolio::converter
{

namespace
{

constexpr std::size_t dayLength = 10; // "2026-07-20" of "2026-07-20T13:44:30Z"

std::string textOf(const JsonValue &object, std::string_view key)
{
    const JsonValue *value = object.find(key);
    return value ? value->text() : std::string();
}

/// Reads one product of the feed; empty, or the reason why its price can't be used.
std::string readProduct(const JsonValue &product, BookRow &row)
{
    row.instanceType = textOf(product, "Instance Type");
    row.hourly = textOf(product, "price");
    if (row.instanceType.empty())
        return "no instance type";
    if (textOf(product, "Operating System") != "Linux" || textOf(product, "Pre Installed S/W") != "NA")
        return "not plain Linux";
    if (const std::string tenancy = textOf(product, "Tenancy"); !tenancy.empty() && tenancy != "Shared")
        return "not on shared hosts";
    const std::string term = textOf(product, "LeaseContractLength");
    if (term.empty())
        return {};
    if (textOf(product, "PurchaseOption") != "No Upfront")
        return "only the effective rate is known, not what is paid upfront";
    if (term != "1yr" && term != "3yr")
        return "unknown term";
    row.kind = PriceKind::Commitment;
    row.termHours = term == "1yr" ? "8760" : "26280";
    row.paymentOption = "noUpfront";
    row.upfront = "0";
    const auto price = Decimal::parse(row.hourly);
    const auto onDemand = Decimal::parse(textOf(product, "OnDemand:PricePerUnit"));
    if (price && onDemand && *price >= *onDemand)
        return "the commitment is not below on-demand of the same day";
    return {};
}

} // namespace

Status readAwsKarpenter(const SourceFile &file, BookBuilder &builder)
{
    const auto table =
        readTextTable(file.path, {"generated_at", "region", "instance_type", "price_per_hour", "currency"});
    if (!table)
        return table.error();
    std::string newest;
    for (std::size_t row = 0; row < table->rowCount(); ++row)
        newest = std::max(newest, table->cell(row, "generated_at"));
    for (std::size_t index = 0; index < table->rowCount(); ++index) {
        if (table->cell(index, "generated_at") != newest) {
            builder.leaveOut(*file.entry, "an older state of the same table");
            continue;
        }
        BookRow row = rowOf(file);
        row.region = table->cell(index, "region");
        row.instanceType = table->cell(index, "instance_type");
        row.hourly = table->cell(index, "price_per_hour");
        row.currency = table->cell(index, "currency");
        row.validFrom = newest.substr(0, dayLength);
        builder.add(std::move(row), *file.entry);
    }
    return Done{};
}

Status readAwsWebsite(const SourceFile &file, BookBuilder &builder)
{
    auto text = readFile(file.path);
    if (!text)
        return text.error();
    const auto document = parseJson(std::move(*text), file.path);
    if (!document)
        return document.error().front();
    const JsonValue *manifest = document->root().find("manifest");
    const JsonValue *regions = document->root().find("regions");
    if (!manifest || !regions)
        return Error{Error::Code::MissingKey, {"'manifest' and 'regions' were expected", {}}, {file.path, 0, 0, {}}};
    const bool convertible = file.entry->file.find("convertible") != std::string::npos;
    for (const JsonMember &region : regions->members()) {
        for (const JsonMember &product : region.value.members()) {
            BookRow row = rowOf(file);
            row.region = file.matched;
            row.currency = textOf(*manifest, "currencyCode");
            if (row.validFrom.empty())
                row.validFrom = textOf(*manifest, "hawkFilePublicationDate").substr(0, dayLength);
            const std::string reason = readProduct(product.value, row);
            if (row.kind == PriceKind::Commitment)
                row.offeringClass = convertible ? "convertible" : "standard";
            if (reason.empty())
                builder.add(std::move(row), *file.entry);
            else
                builder.leaveOut(*file.entry, reason);
        }
    }
    return Done{};
}

} // namespace gpufolio::converter
