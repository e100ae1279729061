// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/mapped_table.h"

#include "prices/price_cell.h"
#include "prices/sources/identify.h"
#include "support/source_text.h"

#include <algorithm>
#include <cctype>

namespace gpufolio
{

namespace
{

constexpr std::int64_t monthHours = 730;
constexpr std::int64_t yearHours = 8760;

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(c < 0x80 ? std::tolower(c) : c); });
    return text;
}

/// The kind that a word of a table means; nothing for one that isn't known.
std::optional<OptionKind> kindOf(const std::string &word)
{
    const std::string text = lowered(word);
    for (const std::string_view name :
         {"", "ondemand", "on-demand", "on demand", "consumption", "按量计费", "按量付费", "按需"}) {
        if (text == name)
            return OptionKind::OnDemand;
    }
    for (const std::string_view name : {"commitment", "reservation", "reserved", "预留", "承诺", "包年包月"}) {
        if (text == name)
            return OptionKind::Commitment;
    }
    for (const std::string_view name : {"spot", "preemptible", "竞价", "抢占式", "竞价实例", "抢占式实例"}) {
        if (text == name)
            return OptionKind::Spot;
    }
    return std::nullopt;
}

class MappedReader
{
public:
    MappedReader(const CsvTable &table, const SourceContext &context, PriceMapping mapping)
        : m_table(table), m_context(context), m_mapping(std::move(mapping))
    {
    }

    Read<SourceRows> read()
    {
        Diagnostics findings;
        for (const auto &[key, column] : m_mapping.columns) {
            const Result<std::size_t> found = m_table.requireColumn(column);
            if (!found)
                addFinding(findings, found.error());
        }
        if (!findings.empty())
            return findings;
        for (const Error &error : m_table.refused()) {
            m_found.lines.push_back(error.where.line);
            m_found.refuse(error.where.line, error.what);
        }
        for (std::size_t index = 0; index < m_table.rowCount(); ++index) {
            m_row = index;
            m_line = m_table.line(index);
            m_found.lines.push_back(m_line);
            readRow();
        }
        return std::move(m_found);
    }

private:
    /// The value of a key: its column's cell, else its constant, else empty.
    std::string value(const std::string &key) const
    {
        const auto column = m_mapping.columns.find(key);
        if (column != m_mapping.columns.end()) {
            const std::string &cell = m_table.cell(m_row, *m_table.column(column->second));
            const std::size_t first = cell.find_first_not_of(" \t");
            if (first != std::string::npos)
                return cell.substr(first, cell.find_last_not_of(" \t") - first + 1);
        }
        const auto constant = m_mapping.constants.find(key);
        return constant == m_mapping.constants.end() ? std::string() : constant->second;
    }

    void refuse(Message why) { m_found.refuse(m_line, std::move(why)); }

    /// The price of a key; nothing when the cell is empty or says that there is none. A cell that can't be read refuses
    /// the row.
    std::optional<PriceCell> price(const std::string &key)
    {
        const std::string text = value(key);
        for (const std::string_view none : {"", "-", "--", "—", "n/a", "N/A", "无", "暂无"}) {
            if (text == none)
                return std::nullopt;
        }
        const Result<PriceCell> cell = parsePriceCell(text, m_table.dialect());
        if (cell)
            return *cell;
        m_bad = cell.error().what;
        return std::nullopt;
    }

    void readRow()
    {
        m_bad = {};
        const std::size_t before = m_found.prices.size();
        const std::optional<PriceRow> machine = readMachine();
        if (!machine)
            return;
        addHourly(*machine);
        addSpot(*machine);
        addMonthly(*machine);
        if (m_found.prices.size() == before)
            refuse(m_bad.empty() ? Message{GPUFOLIO_TEXT("model", "no price was found"), {}} : m_bad);
        else if (!m_bad.empty())
            refuse(m_bad); // a price that is left out of a kept row
    }

    std::optional<PriceRow> readMachine()
    {
        Identification machine;
        machine.provider = value("provider").empty() ? m_context.provider : value("provider");
        machine.instanceType = value("instanceType");
        machine.accelerator = value("accelerator");
        if (machine.instanceType.empty()) {
            refuse({GPUFOLIO_TEXT("model", "no instance type was found, expected the name of a machine"), {}});
            return std::nullopt;
        }
        if (machine.provider.empty())
            machine.provider = "own";
        if (!value("acceleratorCount").empty()) {
            const Result<Decimal> count = parseCount(value("acceleratorCount"), m_table.dialect());
            if (!count) {
                refuse(count.error().what);
                return std::nullopt;
            }
            machine.count = *count;
        }
        if (machine.accelerator.empty() && machine.count)
            machine.accelerator = "GPU"; // the table counts them and doesn't name them
        if (!identify(machine, m_line, m_context, m_found))
            return std::nullopt;
        PriceRow row;
        row.provider = machine.provider;
        row.account = value("account");
        row.region = value("region");
        row.zone = value("zone");
        row.instanceType = machine.instanceType;
        row.operatingSystem = value("operatingSystem").empty() ? "linux" : lowered(value("operatingSystem"));
        row.tenancy = value("tenancy").empty() ? "shared" : lowered(value("tenancy"));
        row.accelerator = machine.accelerator;
        row.acceleratorCount = *machine.count;
        row.vcpus = machine.vcpus;
        row.memoryGb = machine.memoryGb;
        row.provenance.source = value("source").empty() ? fileOnly() : value("source");
        row.provenance.retrieved = dateOr("retrieved", m_context.today);
        row.provenance.validFrom = dateOr("validFrom", std::nullopt);
        row.note = value("note");
        return row;
    }

    std::string fileOnly() const
    {
        const std::string &path = m_context.fileName;
        return path.substr(path.rfind('/') + 1);
    }

    std::optional<Date> dateOr(const std::string &key, std::optional<Date> fallback) const
    {
        const auto day = Date::parse(value(key));
        return day ? std::optional(*day) : fallback;
    }

    /// Currency and GPUs; refuses the row when its currency isn't told.
    std::optional<Decimal> perMachine(const PriceCell &cell, PriceRow &row)
    {
        const std::string code = value("currency");
        const auto currency = cell.currency ? Result<Currency>(*cell.currency) : Currency::parse(code);
        if (!currency) {
            m_bad = code.empty()
                        ? Message{GPUFOLIO_TEXT("model", "the price '%1' has no currency; expected a code such as USD"),
                                  {toText(cell.amount)}}
                        : Message{GPUFOLIO_TEXT("model", "the currency '%1' was found, expected a code such as USD"),
                                  {forMessage(code)}};
            return std::nullopt;
        }
        row.currency = *currency;
        if (cell.isFloor)
            row.note += (row.note.empty() ? "" : "; ") + std::string("a price from which on (起)");
        const std::string unit = lowered(value("unit"));
        const bool perAccelerator = cell.perAccelerator || unit == "gpu-hour" || unit == "gpu-h";
        Decimal amount = perAccelerator ? multiply(cell.amount, row.acceleratorCount) : cell.amount;
        if (perAccelerator)
            row.note += (row.note.empty() ? "" : "; ") + toText(cell.amount) + " per GPU";
        return amount;
    }

    void addHourly(PriceRow row)
    {
        const bool byAccelerator = value("hourly").empty() && !value("acceleratorHourly").empty();
        std::optional<PriceCell> cell = price(byAccelerator ? "acceleratorHourly" : "hourly");
        const std::optional<PriceCell> upfront = price("upfront");
        if (!cell && !upfront)
            return;
        if (cell && byAccelerator)
            cell->perAccelerator = true;
        const std::optional<OptionKind> kind = kindOf(value("kind"));
        if (!kind) {
            m_bad = {GPUFOLIO_TEXT("model", "'%1' was found for the kind, expected on-demand, reserved or spot"),
                     {forMessage(value("kind"))}};
            return;
        }
        row.kind = *kind;
        if (cell && (cell->span == PriceSpan::Month || cell->span == PriceSpan::Year))
            return addTerm(std::move(row), *cell, cell->span == PriceSpan::Month ? monthHours : yearHours);
        if (*kind == OptionKind::Commitment)
            return addCommitment(std::move(row), cell, upfront);
        if (!cell)
            return;
        std::optional<Decimal> hourly = perMachine(*cell, row);
        const std::optional<PriceCell> host = price("hostHourly");
        if (!hourly)
            return;
        row.hourly = host ? *hourly + host->amount : *hourly;
        m_found.prices.push_back({m_line, std::move(row)});
    }

    void addCommitment(PriceRow row, const std::optional<PriceCell> &cell, const std::optional<PriceCell> &upfront)
    {
        const Result<std::int64_t> term = parseTermHours(value("termHours"));
        if (!term) {
            m_bad = term.error().what;
            return;
        }
        row.termHours = *term;
        row.paymentOption = value("paymentOption");
        row.offeringClass = value("offeringClass");
        const bool isWholeTerm = cell && !upfront && lowered(value("kind")) != "commitment";
        if (isWholeTerm)
            return addTerm(std::move(row), *cell, *term);
        if (cell) {
            const auto hourly = perMachine(*cell, row);
            if (!hourly)
                return;
            row.hourly = *hourly;
        }
        if (upfront) {
            const auto paid = perMachine(*upfront, row);
            if (!paid)
                return;
            row.upfront = *paid;
        }
        m_found.prices.push_back({m_line, std::move(row)});
    }

    /// The price of a whole term, paid when it starts.
    void addTerm(PriceRow row, const PriceCell &cell, std::int64_t termHours)
    {
        const auto paid = perMachine(cell, row);
        if (!paid)
            return;
        row.kind = OptionKind::Commitment;
        row.termHours = termHours;
        row.paymentOption = "allUpfront";
        row.upfront = *paid;
        row.note += (row.note.empty() ? "" : "; ") + std::string("price of the whole term of ") +
                    std::to_string(termHours) + " h";
        m_found.prices.push_back({m_line, std::move(row)});
    }

    void addSpot(PriceRow row)
    {
        const std::optional<PriceCell> cell = price("spotHourly");
        if (!cell)
            return;
        const auto hourly = perMachine(*cell, row);
        if (!hourly)
            return;
        row.kind = OptionKind::Spot;
        row.hourly = *hourly;
        m_found.prices.push_back({m_line, std::move(row)});
    }

    void addMonthly(const PriceRow &row)
    {
        if (const std::optional<PriceCell> cell = price("monthly"))
            addTerm(row, *cell, cell->span == PriceSpan::Year ? yearHours : monthHours);
    }

    const CsvTable &m_table;
    const SourceContext &m_context;
    PriceMapping m_mapping;
    SourceRows m_found;
    std::size_t m_row = 0;
    int m_line = 0;
    Message m_bad; ///< what is wrong with a price of the row being read
};

} // namespace

bool isMappedTable(const CsvTable &table)
{
    return guessMapping(table.header()).has_value();
}

Read<SourceRows> readMappedTable(const CsvTable &table, const SourceContext &context)
{
    std::optional<PriceMapping> mapping = context.mapping ? context.mapping : guessMapping(table.header());
    if (!mapping) {
        std::string header;
        for (const std::string &name : table.header())
            header += (header.empty() ? "" : ", ") + name;
        return Diagnostics{
            {Error::Code::Syntax,
             {GPUFOLIO_TEXT("model", "no table of prices was found; its columns are %1"), {forMessage(header)}},
             {context.fileName, 1, 1, {}}}};
    }
    return MappedReader(table, context, std::move(*mapping)).read();
}

} // namespace gpufolio
