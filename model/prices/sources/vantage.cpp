// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/vantage.h"

#include "prices/sources/identify.h"
#include "prices/sources/json_cells.h"
#include "prices/sources/source_reader.h"
#include "support/json_stream.h"

#include <string>

namespace gpufolio
{

namespace
{

constexpr std::string_view sourceName = "ec2instances.info";
constexpr std::string_view sourceUrl = "https://instances.vantage.sh/instances.json";
constexpr std::int64_t yearHours = 8760;

class VantageReader
{
public:
    explicit VantageReader(const SourceContext &context) : m_context(context)
    {
        m_found.countsItems = true;
        if (const auto day = dayInName(context.fileName))
            m_day = *Date::parse(*day);
    }

    Read<SourceRows> read(std::string_view text)
    {
        // A file of one machine is that machine.
        const bool isOne = headOf(text).front() == '{';
        const JsonPlace place = isOne ? JsonPlace() : JsonPlace{"*"};
        const Read<std::size_t> items = streamJson(text, m_context.fileName, {place}, [this](const JsonItem &item) {
            m_found.lines.push_back(static_cast<int>(item.number));
            readMachine(item.value, static_cast<int>(item.number));
            return true;
        });
        if (!items)
            return items.error();
        return std::move(m_found);
    }

private:
    void readMachine(const JsonValue &item, int line)
    {
        Identification machine{"aws",
                               jsonText(item, "instance_type"),
                               {},
                               jsonDecimal(item, "GPU"),
                               jsonDecimal(item, "vCPU"),
                               jsonDecimal(item, "memory")};
        if (machine.count && machine.count->isZero())
            machine.count.reset();
        if (!identify(machine, line, m_context, m_found))
            return;
        const JsonValue *pricing = item.find("pricing");
        if (pricing == nullptr || pricing->members().empty())
            return m_found.refuse(line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
        PriceRow row;
        row.provider = "aws";
        row.instanceType = machine.instanceType;
        row.operatingSystem = "linux";
        row.tenancy = "shared";
        row.currency = Currency::of("USD");
        row.accelerator = machine.accelerator;
        row.acceleratorCount = *machine.count;
        row.vcpus = machine.vcpus;
        row.memoryGb = machine.memoryGb;
        row.provenance = {std::string(sourceName), m_context.today, m_day};
        row.sourceUrl = sourceUrl;
        const std::size_t before = m_found.prices.size();
        for (const JsonMember &region : pricing->members()) {
            row.region = region.key;
            if (const JsonValue *linuxPrices = region.value.find("linux"))
                readRegion(row, *linuxPrices, line);
        }
        if (m_found.prices.size() == before)
            m_found.refuse(line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
    }

    void readRegion(const PriceRow &row, const JsonValue &prices, int line)
    {
        add(row, OptionKind::OnDemand, jsonDecimal(prices, "ondemand"), line, {});
        add(row, OptionKind::Spot, jsonDecimal(prices, "spot_avg"), line, "average over zones and time");
        const JsonValue *reserved = prices.find("reserved");
        if (reserved == nullptr)
            return;
        for (const JsonMember &member : reserved->members()) {
            const auto rate = Decimal::parse(member.value.text());
            if (rate)
                addReserved(row, member.key, *rate, line);
        }
    }

    void add(PriceRow row, OptionKind kind, std::optional<Decimal> price, int line, const std::string &note)
    {
        if (!price || price->isZero())
            return;
        row.kind = kind;
        row.hourly = *price;
        row.note = note;
        m_found.prices.push_back({line, std::move(row)});
    }

    /// "yrTerm1Standard.allUpfront"
    void addReserved(PriceRow row, const std::string &key, Decimal rate, int line)
    {
        const bool isThree = key.rfind("yrTerm3", 0) == 0;
        if (!isThree && key.rfind("yrTerm1", 0) != 0)
            return;
        if (key.find("Savings") != std::string::npos)
            return m_found.noticeOnce(
                line, {GPUFOLIO_TEXT("model", "savings-plan rates were found; this version leaves them out"), {}});
        const std::string payment = key.substr(key.find('.') + 1);
        if (payment == "partialUpfront")
            return m_found.noticeOnce(
                line,
                {GPUFOLIO_TEXT("model", "of partial upfront only the effective rate is told, not what is paid when; "
                                        "it is left out"),
                 {}});
        row.kind = OptionKind::Commitment;
        row.termHours = (isThree ? 3 : 1) * yearHours;
        row.paymentOption = payment;
        row.offeringClass = key.find("Convertible") != std::string::npos ? "convertible" : "standard";
        if (payment == "allUpfront") {
            row.upfront = roundTo(times(rate, row.termHours), 0, Rounding::HalfEven);
            row.note = "effective rate " + toText(rate);
        } else {
            row.hourly = rate;
        }
        m_found.prices.push_back({line, std::move(row)});
    }

    const SourceContext &m_context;
    std::optional<Date> m_day;
    SourceRows m_found;
};

} // namespace

bool isVantage(std::string_view text)
{
    return isJsonWith(text, {"instance_type", "pricing", "ondemand"});
}

Read<SourceRows> readVantage(std::string_view text, const SourceContext &context)
{
    return VantageReader(context).read(text);
}

} // namespace gpufolio
