// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/identify.h"
#include "prices/sources/source_rows.h"
#include "support/json_stream.h"
#include "support/result.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Reads the items of a JSON answer one by one; `readItem` adds prices or refuses the item. The day of the prices is
/// the day in the file's name, if there is one.
class ReplyReader
{
public:
    ReplyReader(const SourceContext &context, std::string provider, std::string sourceName, std::string sourceUrl);

    Read<SourceRows> read(std::string_view text, const std::vector<JsonPlace> &places,
                          const std::function<void(const JsonItem &, int)> &readItem);

    void refuse(int line, Message why) { m_found.refuse(line, std::move(why)); }
    SourceRows &found() { return m_found; }
    const SourceContext &context() const { return m_context; }

    /// A row without its price, or nothing when the machine has no accelerators that we can name.
    std::optional<PriceRow> machine(Identification machine, int line);
    void add(PriceRow row, OptionKind kind, Decimal hourly, int line);
    void refuseWithoutPrice(int line);
    /// The day of the prices, when the file says it.
    void setDay(std::optional<Date> day) { m_day = day; }
    void setProvider(const std::string &provider) { m_provider = provider; }
    /// Counts a row that readItem() found inside an item. @return its number
    int addLine();

private:
    const SourceContext &m_context;
    std::string m_provider;
    std::string m_sourceName;
    std::string m_sourceUrl;
    std::optional<Date> m_day;
    SourceRows m_found;
};

bool isPositive(const std::optional<Decimal> &price);

} // namespace gpufolio
