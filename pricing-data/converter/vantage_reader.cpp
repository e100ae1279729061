// SPDX-License-Identifier: GPL-3.0-or-later
// Instance records of ec2instances.info, JSON: [{"instance_type", "pricing": {REGION: {"linux": {"ondemand",
// "reserved":
// {"yrTerm1Standard.allUpfront": EFFECTIVE, ...}}}}}]. All rates are effective: (hourly x hours + upfront) / hours. Of
// an all-upfront price that says what is paid, a whole number of dollars; of a partial one it doesn't say which part
// is.
#include "readers.h"

#include "support/file_io.h"
#include "support/json_reader.h"

#include <array>

namespace gpufolio::converter
{

namespace
{

struct Term {
    std::string_view prefix;
    std::int64_t hours;
    const char *offeringClass;
};

constexpr std::array<Term, 4> terms = {{
    {"yrTerm1Standard.", 8760, "standard"},
    {"yrTerm1Convertible.", 8760, "convertible"},
    {"yrTerm3Standard.", 26280, "standard"},
    {"yrTerm3Convertible.", 26280, "convertible"},
}};

/// The whole dollars that an effective rate with 6 decimals stands for; the reason why not when it isn't near any.
Result<Decimal> wholeDollars(Decimal effective, std::int64_t hours)
{
    const Decimal paid = times(effective, hours);
    const auto whole = Decimal::parse(toText(paid, 0, 0));
    if (!whole)
        return whole.error();
    const Decimal difference = *whole < paid ? paid - *whole : *whole - paid;
    if (times(difference, 50) > Decimal::fromInteger(1)) // 2 cents: half of the last decimal of the rate x 26,280 hours
        return Error{Error::Code::BadValue, {"no whole number of dollars", {}}, {}};
    return *whole;
}

/// Makes the row of one reserved price; the reason when it can't be used.
std::string readReserved(const JsonMember &price, Decimal onDemand, BookRow &row)
{
    for (const Term &term : terms) {
        if (price.key.compare(0, term.prefix.size(), term.prefix) != 0)
            continue;
        row.kind = PriceKind::Commitment;
        row.termHours = std::to_string(term.hours);
        row.offeringClass = term.offeringClass;
        row.paymentOption = price.key.substr(term.prefix.size());
        const auto effective = Decimal::parse(price.value.text());
        if (!effective || effective->isZero())
            return "a price of zero is no price";
        if (*effective >= onDemand)
            return "the commitment is not below on-demand of the same day";
        if (row.paymentOption == "noUpfront")
            return "without upfront: newer sources have it";
        if (row.paymentOption != "allUpfront")
            return "only the effective rate is known, not what is paid upfront";
        const auto paid = wholeDollars(*effective, term.hours);
        if (!paid)
            return "the effective rate stands for no whole number of dollars";
        row.upfront = toText(*paid);
        row.hourly = "0";
        row.note += (row.note.empty() ? "" : "; ") + std::string("effective ") + price.value.text() + " x " +
                    row.termHours + " h";
        return {};
    }
    return "unknown term";
}

} // namespace

Status readVantage(const SourceFile &file, BookBuilder &builder)
{
    auto text = readFile(file.path);
    if (!text)
        return text.error();
    const auto document = parseJson(std::move(*text), file.path);
    if (!document)
        return document.error().front();
    for (const JsonValue &instance : document->root().items()) {
        const JsonValue *type = instance.find("instance_type");
        const JsonValue *pricing = instance.find("pricing");
        if (!type || !pricing)
            return Error{
                Error::Code::MissingKey, {"'instance_type' and 'pricing' were expected", {}}, {file.path, 0, 0, {}}};
        for (const JsonMember &region : pricing->members()) {
            const JsonValue *system = region.value.find("linux");
            const JsonValue *listed = system ? system->find("ondemand") : nullptr;
            const JsonValue *reserved = system ? system->find("reserved") : nullptr;
            const auto onDemand = Decimal::parse(listed ? listed->text() : std::string());
            const bool wanted = file.entry->only.empty() || file.entry->only.count(region.key) > 0;
            if (!reserved || !onDemand || !wanted)
                continue; // not sold there
            for (const JsonMember &price : reserved->members()) {
                BookRow row = rowOf(file);
                row.region = region.key;
                row.instanceType = type->text();
                const std::string reason = readReserved(price, *onDemand, row);
                if (reason.empty())
                    builder.add(std::move(row), *file.entry);
                else
                    builder.leaveOut(*file.entry, reason);
            }
        }
    }
    return Done{};
}

} // namespace gpufolio::converter
