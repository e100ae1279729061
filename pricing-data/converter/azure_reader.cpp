// SPDX-License-Identifier: GPL-3.0-or-later
// The price table of Karpenter for Azure as CSV: generated_at,armRegionName,armSkuName,price_per_hour,currency;
// on-demand, Linux. It names no accelerators: those stand in instance_accelerators.csv.
#include "readers.h"

#include "text_table.h"

#include <string_view>

namespace gpufolio::converter
{

namespace
{

bool endsWith(std::string_view text, std::string_view end)
{
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

std::string reasonAgainst(const std::string &size, const std::string &region)
{
    if (!matches("Standard_*", size))
        return "no size of a virtual machine";
    if (endsWith(size, "_Promo"))
        return "a promotion";
    if (endsWith(region, "euap"))
        return "a canary region";
    return {};
}

} // namespace

Status readAzureKarpenter(const SourceFile &file, BookBuilder &builder)
{
    const auto table =
        readTextTable(file.path, {"generated_at", "armRegionName", "armSkuName", "price_per_hour", "currency"});
    if (!table)
        return table.error();
    for (std::size_t index = 0; index < table->rowCount(); ++index) {
        BookRow row = rowOf(file);
        row.region = table->cell(index, "armRegionName");
        row.instanceType = table->cell(index, "armSkuName");
        row.hourly = table->cell(index, "price_per_hour");
        row.currency = table->cell(index, "currency");
        row.validFrom = table->cell(index, "generated_at").substr(0, std::string_view("2026-06-18").size());
        const std::string reason = reasonAgainst(row.instanceType, row.region);
        if (reason.empty())
            builder.add(std::move(row), *file.entry);
        else
            builder.leaveOut(*file.entry, reason);
    }
    return Done{};
}

} // namespace gpufolio::converter
