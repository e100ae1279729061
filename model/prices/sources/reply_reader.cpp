// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/reply_reader.h"

#include "prices/sources/json_cells.h"

#include <utility>

namespace gpufolio
{

ReplyReader::ReplyReader(const SourceContext &context, std::string provider, std::string sourceName,
                         std::string sourceUrl)
    : m_context(context), m_provider(std::move(provider)), m_sourceName(std::move(sourceName)),
      m_sourceUrl(std::move(sourceUrl))
{
    m_found.countsItems = true;
    if (const auto day = dayInName(context.fileName))
        m_day = *Date::parse(*day);
}

int ReplyReader::addLine()
{
    m_found.lines.push_back(static_cast<int>(m_found.lines.size()) + 1);
    return m_found.lines.back();
}

Read<SourceRows> ReplyReader::read(std::string_view text, const std::vector<JsonPlace> &places,
                                   const std::function<void(const JsonItem &, int)> &readItem)
{
    const Read<std::size_t> items = streamJson(text, m_context.fileName, places, [&](const JsonItem &item) {
        readItem(item, addLine());
        return true;
    });
    if (!items)
        return items.error();
    return std::move(m_found);
}

std::optional<PriceRow> ReplyReader::machine(Identification machine, int line)
{
    machine.provider = m_provider;
    if (!identify(machine, line, m_context, m_found))
        return std::nullopt;
    PriceRow row;
    row.provider = m_provider;
    row.region = "global";
    row.instanceType = machine.instanceType;
    row.operatingSystem = "linux";
    row.tenancy = "shared";
    row.currency = Currency::of("USD");
    row.accelerator = machine.accelerator;
    row.acceleratorCount = *machine.count;
    row.vcpus = machine.vcpus;
    row.memoryGb = machine.memoryGb;
    row.provenance = {m_sourceName, m_context.today, m_day};
    row.sourceUrl = m_sourceUrl;
    return row;
}

void ReplyReader::add(PriceRow row, OptionKind kind, Decimal hourly, int line)
{
    row.kind = kind;
    row.hourly = hourly;
    m_found.prices.push_back({line, std::move(row)});
}

void ReplyReader::refuseWithoutPrice(int line)
{
    refuse(line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
}

bool isPositive(const std::optional<Decimal> &price)
{
    return price && *price > Decimal();
}

} // namespace gpufolio
