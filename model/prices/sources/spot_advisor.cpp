// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/spot_advisor.h"

#include "prices/sources/json_cells.h"
#include "prices/sources/source_reader.h"
#include "support/json_stream.h"
#include "support/source_text.h"

#include <map>

namespace gpufolio
{

namespace
{

constexpr std::string_view notePrefix = "AWS spot advisor";

/// The note without what an earlier advisor said.
std::string otherNotes(const std::string &note)
{
    const std::size_t at = note.find(notePrefix);
    std::string rest = note.substr(0, at);
    while (!rest.empty() && (rest.back() == ' ' || rest.back() == ';'))
        rest.pop_back();
    return rest;
}

class AdvisorReader
{
public:
    explicit AdvisorReader(const SourceContext &context) : m_context(context)
    {
        m_found.countsItems = true;
        const auto day = dayInName(context.fileName);
        m_day = day ? *day : context.today.toText();
        if (context.accepted == nullptr)
            return;
        for (const PriceRow &row : context.accepted->rows()) {
            if (row.provider == "aws" && row.kind == OptionKind::Spot && row.state == PriceState::Accepted)
                m_spot[row.region + " " + row.instanceType].push_back(&row);
        }
    }

    Read<SourceRows> read(std::string_view text)
    {
        enum Place : std::size_t { OfRange, OfAdvice };
        const Read<std::size_t> items = streamJson(
            text, m_context.fileName, {{"ranges", "*"}, {"spot_advisor", "*", "*", "*"}}, [this](const JsonItem &item) {
                if (item.place == OfRange)
                    m_bands[jsonText(item.value, "index")] = jsonText(item.value, "label");
                else
                    m_advice.push_back({item.keys[0], item.keys[1], item.keys[2], jsonText(item.value, "s"),
                                        jsonText(item.value, "r")});
                return true;
            });
        if (!items)
            return items.error();
        // The bands may stand behind what uses them.
        for (const Advice &advice : m_advice)
            use(advice);
        return std::move(m_found);
    }

private:
    struct Advice {
        std::string region;
        std::string system;
        std::string machine;
        std::string savings; ///< percent below on-demand
        std::string band;    ///< index of a range
    };

    void use(const Advice &advice)
    {
        const int line = static_cast<int>(m_found.lines.size()) + 1;
        m_found.lines.push_back(line);
        if (advice.system != "Linux")
            return m_found.refuse(line, Message{GPUFOLIO_TEXT("model", "a price with %1 was found, expected Linux"),
                                                {forMessage(advice.system)}});
        const auto band = m_bands.find(advice.band);
        if (band == m_bands.end())
            return m_found.refuse(line,
                                  Message{GPUFOLIO_TEXT("model", "the band '%1' was found, which the file doesn't "
                                                                 "describe"),
                                          {forMessage(advice.band)}});
        const auto prices = m_spot.find(advice.region + " " + advice.machine);
        if (prices == m_spot.end())
            return m_found.refuse(line,
                                  Message{GPUFOLIO_TEXT("model", "the book has no spot price of %1 in %2 that this "
                                                                 "could go with"),
                                          {forMessage(advice.machine), forMessage(advice.region)}});
        const bool isDearer = advice.savings.rfind('-', 0) == 0;
        const std::string note =
            std::string(notePrefix) + " " + m_day + ": " + band->second + " of machines interrupted in a month, spot " +
            (isDearer ? advice.savings.substr(1) + " % above" : advice.savings + " % below") + " on-demand";
        for (const PriceRow *price : prices->second) {
            PriceRow row = *price;
            const std::string before = otherNotes(row.note);
            row.note = before.empty() ? note : before + "; " + note;
            m_found.prices.push_back({line, std::move(row)});
        }
    }

    const SourceContext &m_context;
    std::string m_day;
    std::map<std::string, std::vector<const PriceRow *>> m_spot; ///< by region and machine
    std::map<std::string, std::string> m_bands;                  ///< label by index
    std::vector<Advice> m_advice;
    SourceRows m_found;
};

} // namespace

bool isSpotAdvisor(std::string_view text)
{
    const std::string_view head = headOf(text);
    // The advice itself may stand far behind the list of machines.
    return isJsonWith(text, {"instance_types", "ram_gb", "emr"}) ||
           (isJsonWith(text, {"spot_advisor"}) && head.front() == '{');
}

Read<SourceRows> readSpotAdvisor(std::string_view text, const SourceContext &context)
{
    return AdvisorReader(context).read(text);
}

} // namespace gpufolio
