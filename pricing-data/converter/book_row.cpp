// SPDX-License-Identifier: GPL-3.0-or-later
#include "book_row.h"

#include <cassert>
#include <cstdlib>
#include <tuple>

namespace gpufolio::converter
{

namespace
{

constexpr char separator = '\x1f';

std::string join(const std::vector<std::string> &parts)
{
    std::string joined;
    for (const std::string &part : parts)
        joined.append(part).push_back(separator);
    return joined;
}

long termOf(const BookRow &row)
{
    return row.termHours.empty() ? 0 : std::strtol(row.termHours.c_str(), nullptr, 10);
}

} // namespace

const char *toText(PriceKind kind)
{
    switch (kind) {
    case PriceKind::OnDemand:
        return "onDemand";
    case PriceKind::Commitment:
        return "commitment";
    case PriceKind::Spot:
        return "spot";
    }
    assert(false);
    return "";
}

std::string identityOf(const BookRow &row)
{
    return join({row.provider, row.region, row.zone, row.instanceType, row.operatingSystem, row.tenancy,
                 toText(row.kind), row.termHours, row.paymentOption, row.offeringClass, row.currency});
}

bool comesBefore(const BookRow &a, const BookRow &b)
{
    const auto key = [](const BookRow &row) {
        return std::make_tuple(std::cref(row.provider), std::cref(row.region), std::cref(row.instanceType),
                               std::cref(row.zone), row.kind, termOf(row), std::cref(row.paymentOption),
                               std::cref(row.offeringClass), std::cref(row.currency));
    };
    return key(a) < key(b);
}

std::string csvLine(const std::vector<std::string> &fields)
{
    std::string line;
    for (std::size_t index = 0; index < fields.size(); ++index) {
        if (index > 0)
            line.push_back(',');
        const std::string &field = fields[index];
        if (field.find_first_of(",\"\r\n") == std::string::npos) {
            line.append(field);
            continue;
        }
        line.push_back('"');
        for (const char c : field) {
            if (c == '"')
                line.push_back('"');
            line.push_back(c);
        }
        line.push_back('"');
    }
    line.push_back('\n');
    return line;
}

std::string toCsv(const std::vector<BookRow> &rows)
{
    std::string csv =
        csvLine({"provider",        "region",    "zone",      "instanceType", "accelerator",   "acceleratorCount",
                 "operatingSystem", "tenancy",   "kind",      "termHours",    "paymentOption", "offeringClass",
                 "upfront",         "hourly",    "currency",  "vcpus",        "memoryGb",      "source",
                 "sourceUrl",       "retrieved", "validFrom", "note"});
    for (const BookRow &row : rows)
        csv += csvLine({row.provider,
                        row.region,
                        row.zone,
                        row.instanceType,
                        row.accelerator,
                        row.acceleratorCount,
                        row.operatingSystem,
                        row.tenancy,
                        toText(row.kind),
                        row.termHours,
                        row.paymentOption,
                        row.offeringClass,
                        row.upfront,
                        row.hourly,
                        row.currency,
                        row.vcpus,
                        row.memoryGb,
                        row.source,
                        row.sourceUrl,
                        row.retrieved,
                        row.validFrom,
                        row.note});
    return csv;
}

} // namespace gpufolio::converter
