// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/mapped_table.h"

#include "prices/price_presets.h"
#include "prices/sources/identify.h"
#include "prices/sources/mapped_prices.h"
#include "prices/sources/newest_prices.h"
#include "prices/sources/table_words.h"
#include "support/source_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace gpufolio
{

namespace
{

/// "85 GiB", "1152", "96 vCPUs" as a number; nothing for a range.
std::optional<Decimal> amountOf(std::string text, const CsvDialect &dialect)
{
    const std::size_t end = text.find_last_of("0123456789");
    if (end == std::string::npos)
        return std::nullopt;
    text.erase(end + 1);
    const Result<std::string> plain = normaliseNumber(text, dialect);
    const auto value = plain ? Decimal::parse(*plain) : Result<Decimal>(plain.error());
    return value && *value > Decimal() ? std::optional(*value) : std::nullopt;
}

/// The table's name of an accelerator, or the part of it that we know: vendors' names stand before it.
std::string knownName(const std::string &name, const AcceleratorTable &accelerators)
{
    std::string rest = name;
    for (const std::string_view vendor : {"", "NVIDIA ", "Nvidia ", "nvidia ", "英伟达 ", "Tesla ", "AMD "}) {
        if (rest.starts_with(vendor))
            rest.erase(0, vendor.size());
        if (accelerators.find(rest) != nullptr)
            return rest;
    }
    return name;
}

class MappedReader
{
public:
    MappedReader(const CsvTable &table, const SourceContext &context, const PriceMapping &mapping,
                 const TableRules &rules)
        : m_table(table), m_context(context), m_mapping(mapping), m_rules(rules), m_cells(table, mapping, rules.units)
    {
    }

    SourceRows read()
    {
        for (const Error &error : m_table.refused()) {
            m_found.lines.push_back(error.where.line);
            m_found.refuse(error.where.line, error.what);
        }
        for (std::size_t row = 0; row < m_table.rowCount(); ++row) {
            m_cells.select(row);
            m_found.lines.push_back(m_cells.line());
            readRow();
        }
        if (m_rules.isHistory)
            keepNewest(m_found);
        noticeCurrencies();
        return std::move(m_found);
    }

private:
    void refuse(Message why) { m_found.refuse(m_cells.line(), std::move(why)); }

    void readRow()
    {
        if (m_rules.holdsNone)
            return refuse(*m_rules.holdsNone);
        const std::size_t before = m_found.prices.size();
        std::optional<PriceRow> machine = readMachine();
        if (!machine)
            return;
        if (m_rules.check != nullptr) {
            if (std::optional<Message> why = m_rules.check(*machine, m_cells, m_found))
                return refuse(std::move(*why));
        }
        addMappedPrices(m_cells, *machine, m_found);
        if (!m_cells.problem().empty())
            refuse(m_cells.problem()); // of a kept row: a price that is left out
        else if (m_found.prices.size() == before)
            refuse({GPUFOLIO_TEXT("model", "no price was found"), {}});
    }

    std::optional<PriceRow> readMachine()
    {
        PriceRow row;
        row.account = m_cells.value("account");
        row.region = m_cells.value("region");
        row.zone = m_cells.value("zone");
        if (!checkRegion(row.region) || !identifyMachine(row))
            return std::nullopt;
        row.operatingSystem = operatingSystemOf(m_cells.value("operatingSystem"));
        row.tenancy = m_cells.value("tenancy").empty() ? "shared" : inLowerCase(m_cells.value("tenancy"));
        row.provenance.source = m_cells.value("source").empty() ? fileOnly() : m_cells.value("source");
        row.provenance.retrieved = m_cells.day("retrieved").value_or(m_context.today);
        row.provenance.validFrom = m_cells.day("validFrom");
        row.note = m_cells.value("note");
        return row;
    }

    bool checkRegion(const std::string &region)
    {
        if (!region.empty())
            return true;
        if (m_rules.regionRequired) {
            refuse({GPUFOLIO_TEXT("model", "no region was found, expected the one in which the price holds"), {}});
            return false;
        }
        if (!m_cells.hasColumn("region"))
            m_found.noticeOnce(m_cells.line(),
                               {GPUFOLIO_TEXT("model", "the table doesn't say in which region its prices hold"), {}});
        return true;
    }

    bool identifyMachine(PriceRow &row)
    {
        Identification machine;
        machine.provider = providerIdOf(m_cells.value("provider"));
        if (machine.provider.empty())
            machine.provider = m_context.provider.empty() ? "own" : m_context.provider;
        machine.instanceType = m_cells.value("instanceType");
        CountedModel model = parseModel(m_cells.value("accelerator"), m_cells.dialect());
        machine.accelerator = knownName(model.model, *m_context.accelerators);
        machine.count = model.count;
        if (!readCount(machine))
            return false;
        machine.vcpus = amountOf(m_cells.value("vcpus"), m_cells.dialect());
        machine.memoryGb = amountOf(m_cells.value("memoryGb"), m_cells.dialect());
        if (m_rules.describe != nullptr) {
            if (std::optional<Message> why = m_rules.describe(machine, m_cells, *m_context.instances)) {
                refuse(std::move(*why));
                return false;
            }
        }
        if (machine.instanceType.empty()) {
            refuse({GPUFOLIO_TEXT("model", "no instance type was found, expected the name of a machine"), {}});
            return false;
        }
        if (!identify(machine, m_cells.line(), m_context, m_found))
            return false;
        row.provider = machine.provider;
        row.instanceType = machine.instanceType;
        row.accelerator = machine.accelerator;
        row.acceleratorCount = *machine.count;
        row.vcpus = machine.vcpus;
        row.memoryGb = machine.memoryGb;
        return true;
    }

    bool readCount(Identification &machine)
    {
        const std::string text = m_cells.value("acceleratorCount");
        if (text.empty())
            return true;
        const Result<Decimal> count = parseCount(text, m_cells.dialect());
        if (!count) {
            refuse(count.error().what);
            return false;
        }
        machine.count = *count;
        if (machine.accelerator.empty())
            machine.accelerator = "GPU"; // the table counts them and doesn't name them
        return true;
    }

    std::string fileOnly() const
    {
        const std::string &path = m_context.fileName;
        return path.substr(path.rfind('/') + 1);
    }

    /// Prices of one column may be in several currencies; each keeps its own, and that is said.
    void noticeCurrencies()
    {
        std::set<std::string> codes;
        for (const SourcePrice &price : m_found.prices)
            codes.insert(price.row.currency.code());
        std::string list;
        for (const std::string &code : codes)
            list += (list.empty() ? "" : ", ") + code;
        if (codes.size() > 1)
            m_found.noticeOnce(
                m_found.prices.front().line,
                {GPUFOLIO_TEXT("model", "prices in several currencies were found (%1); each keeps its own"), {list}});
    }

    const CsvTable &m_table;
    const SourceContext &m_context;
    const PriceMapping &m_mapping;
    const TableRules &m_rules;
    MappedCells m_cells;
    SourceRows m_found;
};

/// Leaves out the columns that the table doesn't have.
PriceMapping withColumnsOf(PriceMapping mapping, const CsvTable &table)
{
    std::erase_if(mapping.columns, [&table](const auto &column) { return !table.column(column.second); });
    return mapping;
}

Error noPrices(const CsvTable &table, const std::string &fileName)
{
    std::string header;
    for (const std::string &name : table.header())
        header += (header.empty() ? "" : ", ") + name;
    return {Error::Code::Syntax,
            {GPUFOLIO_TEXT("model", "no table of prices was found; its columns are %1"), {forMessage(header)}},
            {fileName, 1, 1, {}}};
}

} // namespace

bool isMappedTable(const CsvTable &table)
{
    return knownTable(table) != nullptr || guessMapping(table.header()) || recognisePreset(table) != nullptr;
}

std::optional<PriceMapping> mappingOf(const CsvTable &table)
{
    if (const KnownTable *known = knownTable(table))
        return withColumnsOf(known->mapping, table);
    if (const PricePreset *preset = recognisePreset(table))
        return presetMapping(*preset, table.header());
    return guessMapping(table.header());
}

Read<SourceRows> readMappedTable(const CsvTable &table, const SourceContext &context)
{
    static const TableRules plain;
    const bool hasColumns = context.mapping && !context.mapping->columns.empty();
    std::optional<PriceMapping> mapping = hasColumns ? context.mapping : mappingOf(table);
    if (!mapping)
        return Diagnostics{noPrices(table, context.fileName)};
    if (context.mapping && !hasColumns) {
        for (const auto &[key, value] : context.mapping->constants)
            mapping->constants[key] = value;
    }
    Diagnostics findings;
    for (const auto &[key, column] : mapping->columns) {
        const Result<std::size_t> found = table.requireColumn(column);
        if (!found)
            addFinding(findings, found.error());
    }
    if (!findings.empty())
        return findings;
    const KnownTable *known = hasColumns ? nullptr : knownTable(table);
    TableRules rules = known != nullptr ? known->rules : plain;
    rules.isHistory = rules.isHistory || (hasColumns && mapping->columns.count("validFrom") != 0);
    return MappedReader(table, context, *mapping, rules).read();
}

} // namespace gpufolio
