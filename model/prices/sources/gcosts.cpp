// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/gcosts.h"

#include "prices/sources/identify.h"
#include "prices/sources/source_reader.h"
#include "support/source_text.h"

#include <array>
#include <map>
#include <utility>
#include <vector>

namespace gpufolio
{

namespace
{

constexpr std::int64_t monthHours = 730;
constexpr std::int64_t yearHours = 8760;
constexpr std::int64_t daySeconds = 86400;
constexpr std::string_view sourceName = "gcp pricing calculator (gcosts)";
constexpr std::string_view sourceUrl = "https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator";

/// Keys of accelerators in the file, and our names where they differ from what the accelerator table knows.
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> acceleratorKeys = {
    {{"a100", "A100 40GB"},
     {"a100-80gb", "A100 80GB"},
     {"h100-80gb", "H100 SXM"},
     {"h100-80gb-mega", "H100 SXM"},
     {"h200-141gb", "H200"},
     {"b200", "B200"},
     {"gb200", "GB200"},
     {"l4", "L4"},
     {"t4", "T4"},
     {"v100", "V100"},
     {"rtx6000", "RTX PRO 6000"}}};

struct Entry {
    int line = 0;
    std::string value;
};
using Fields = std::map<std::string, Entry, std::less<>>;

struct Region {
    int line = 0;
    Fields costs;
};

struct Machine {
    Fields facts;
    std::vector<std::pair<std::string, Region>> regions; ///< in the order of the file
};

/// "    hour: 3.67" as its parts.
struct Line {
    std::size_t indent = 0;
    std::string_view key;
    std::string_view value;
};

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r'))
        text.remove_suffix(1);
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    return text;
}

class GcostsReader
{
public:
    explicit GcostsReader(const SourceContext &context) : m_context(context) {}

    Read<SourceRows> read(std::string_view text)
    {
        if (const Status scanned = scan(text); !scanned)
            return Diagnostics{scanned.error()};
        for (const auto &[name, machine] : m_machines)
            for (const auto &[region, costs] : machine.regions)
                readRegion(name, machine, region, costs);
        return std::move(m_found);
    }

private:
    Error syntax(int line, std::size_t column, Message what) const
    {
        return {Error::Code::Syntax, std::move(what), {m_context.fileName, line, static_cast<int>(column) + 1, {}}};
    }

    Status scan(std::string_view text)
    {
        int number = 0;
        std::size_t block = std::string::npos; // indentation of a key whose text is a block
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            std::string_view raw = text.substr(0, end);
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
            ++number;
            Line line;
            while (line.indent < raw.size() && raw[line.indent] == ' ')
                ++line.indent;
            const std::string_view content = trimmed(raw);
            if (content.empty() || content == "---" || content.front() == '#')
                continue;
            if (block != std::string::npos && line.indent > block)
                continue;
            block = std::string::npos;
            const std::size_t colon = content.find(':');
            if (colon == std::string_view::npos)
                return syntax(
                    number, line.indent,
                    {GPUFOLIO_TEXT("model", "'%1' was found, expected a key and a colon"), {forMessage(content)}});
            line.key = content.substr(0, colon);
            line.value = trimmed(content.substr(colon + 1));
            if (!line.value.empty() && (line.value.front() == '|' || line.value.front() == '>'))
                block = line.indent;
            take(line, number);
        }
        return Done{};
    }

    void take(const Line &line, int number)
    {
        while (!m_path.empty() && m_path.back().first >= line.indent)
            m_path.pop_back();
        const std::size_t depth = m_path.size();
        const bool inMachine = depth >= 3 && m_path[0].second == "compute" && m_path[1].second == "instance";
        const bool inCost = inMachine && depth >= 4 && m_path[3].second == "cost";
        if (line.value.empty()) {
            if (inCost && depth == 4)
                machine(m_path[2].second).regions.push_back({std::string(line.key), {number, {}}});
            m_path.emplace_back(line.indent, line.key);
        } else if (depth == 1 && m_path[0].second == "about" && line.key == "timestamp") {
            if (const auto seconds = Decimal::parse(line.value))
                m_day = Date::fromDaysSinceEpoch(std::stoll(std::string(line.value.substr(0, 12))) / daySeconds);
        } else if (inMachine && depth == 3) {
            machine(m_path[2].second)
                .facts.insert_or_assign(std::string(line.key), Entry{number, std::string(line.value)});
        } else if (inCost && depth == 5 && !machine(m_path[2].second).regions.empty()) {
            machine(m_path[2].second)
                .regions.back()
                .second.costs.insert_or_assign(std::string(line.key), Entry{number, std::string(line.value)});
        }
    }

    Machine &machine(const std::string &name)
    {
        for (auto &[known, machine] : m_machines)
            if (known == name)
                return machine;
        m_machines.push_back({name, {}});
        return m_machines.back().second;
    }

    static std::optional<Decimal> number(const Fields &fields, std::string_view key)
    {
        const auto found = fields.find(key);
        if (found == fields.end())
            return std::nullopt;
        const auto value = Decimal::parse(found->second.value);
        return value ? std::optional(*value) : std::nullopt;
    }

    void readRegion(const std::string &name, const Machine &machine, const std::string &region, const Region &costs)
    {
        const int line = costs.line;
        m_found.lines.push_back(line);
        Identification facts{"gcp", name, {}, {}, number(machine.facts, "cpu"), number(machine.facts, "ram")};
        for (const auto &[key, model] : acceleratorKeys) {
            if (const auto count = number(machine.facts, key)) {
                facts.accelerator = model;
                facts.count = count;
            }
        }
        if (!identify(facts, line, m_context, m_found))
            return;
        const auto onDemand = number(costs.costs, "hour");
        for (const std::string_view key : {"month_1y", "month_3y"}) {
            const auto month = number(costs.costs, key);
            if (month && onDemand && *month > times(*onDemand, monthHours))
                return m_found.refuse(
                    line, Message{GPUFOLIO_TEXT("model", "a commitment (%1 a month) was found that is dearer than "
                                                         "on-demand (%2 an hour): a part is missing from one of them"),
                                  {toText(*month), toText(*onDemand)}});
        }
        PriceRow row;
        row.provider = "gcp";
        row.region = region;
        row.instanceType = name;
        row.operatingSystem = "linux";
        row.tenancy = "shared";
        row.currency = Currency::of("USD");
        row.accelerator = facts.accelerator;
        row.acceleratorCount = *facts.count;
        row.vcpus = facts.vcpus;
        row.memoryGb = facts.memoryGb;
        row.provenance = {std::string(sourceName), m_context.today, m_day};
        row.sourceUrl = sourceUrl;
        std::size_t added = addPrice(row, OptionKind::OnDemand, costs.costs, "hour");
        added += addPrice(row, OptionKind::Spot, costs.costs, "hour_spot");
        added += addCommitment(row, costs.costs, "month_1y", yearHours);
        added += addCommitment(row, costs.costs, "month_3y", 3 * yearHours);
        if (added == 0)
            m_found.refuse(line, Message{GPUFOLIO_TEXT("model", "no price was found"), {}});
    }

    /// The cell of a price: nothing when it isn't there; a text that is no number is refused.
    std::optional<Decimal> price(const Fields &costs, std::string_view key, int line)
    {
        const auto found = costs.find(key);
        if (found == costs.end())
            return std::nullopt;
        const auto value = number(costs, key);
        if (!value)
            m_found.refuse(line, Message{GPUFOLIO_TEXT("model", "'%1' was found, expected a price"),
                                         {forMessage(found->second.value)}});
        return value;
    }

    std::size_t addPrice(PriceRow row, OptionKind kind, const Fields &costs, std::string_view key)
    {
        const int line = m_found.lines.back();
        const auto value = price(costs, key, line);
        if (!value)
            return 0;
        row.kind = kind;
        row.hourly = *value;
        m_found.prices.push_back({line, std::move(row)});
        return 1;
    }

    std::size_t addCommitment(PriceRow row, const Fields &costs, std::string_view key, std::int64_t termHours)
    {
        const int line = m_found.lines.back();
        const auto month = price(costs, key, line);
        if (!month)
            return 0;
        row.kind = OptionKind::Commitment;
        row.termHours = termHours;
        row.paymentOption = "noUpfront";
        row.hourly = divide(*month, Decimal::fromInteger(monthHours), Rounding::HalfEven);
        row.note = std::string(key) + " " + toText(*month) + " / 730 h";
        m_found.prices.push_back({line, std::move(row)});
        return 1;
    }

    const SourceContext &m_context;
    SourceRows m_found;
    std::optional<Date> m_day;
    std::vector<std::pair<std::size_t, std::string>> m_path; ///< indentation and key of the maps around
    std::vector<std::pair<std::string, Machine>> m_machines; ///< in the order of the file
};

} // namespace

bool isGcosts(std::string_view text)
{
    const std::string_view head = headOf(text);
    return !head.empty() && head.front() != '{' && head.find("\ncompute:") != std::string_view::npos &&
           head.find("\n  instance:") != std::string_view::npos;
}

Read<SourceRows> readGcosts(std::string_view text, const SourceContext &context)
{
    return GcostsReader(context).read(text);
}

} // namespace gpufolio
