// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/gpuhunt.h"

#include "prices/csv_cells.h"
#include "prices/sources/identify.h"
#include "prices/sources/json_cells.h"

#include <algorithm>
#include <cctype>

namespace gpufolio
{

namespace
{

constexpr std::string_view sourceName = "gpuhunt catalog";
constexpr std::string_view sourceUrl = "https://github.com/dstackai/gpuhunt";

/// "aws" of "catalog/aws.csv" and of "aws-2026-08-18.csv"; empty when the name is none of a provider.
std::string providerOf(const SourceContext &context)
{
    if (!context.provider.empty())
        return context.provider;
    const std::string &path = context.fileName;
    std::string name = path.substr(path.rfind('/') + 1);
    name = name.substr(0, name.find_first_of(".-_ "));
    const bool isName = !name.empty() && std::all_of(name.begin(), name.end(), [](unsigned char c) {
        return std::islower(c) != 0 || std::isdigit(c) != 0;
    });
    return isName ? (name == "lambdalabs" ? "lambda" : name) : std::string();
}

class GpuhuntReader
{
public:
    GpuhuntReader(const CsvTable &table, const SourceContext &context, std::string provider)
        : m_table(table), m_context(context), m_provider(std::move(provider))
    {
        if (const auto day = dayInName(context.fileName))
            m_day = *Date::parse(*day);
    }

    SourceRows read()
    {
        for (const Error &error : m_table.refused()) {
            m_found.lines.push_back(error.where.line);
            m_found.refuse(error.where.line, error.what);
        }
        for (std::size_t index = 0; index < m_table.rowCount(); ++index) {
            m_found.lines.push_back(m_table.line(index));
            readRow(index, m_table.line(index));
        }
        return std::move(m_found);
    }

private:
    void readRow(std::size_t index, int line)
    {
        Diagnostics findings;
        const CsvCells cells(m_table, index, findings);
        const auto price = cells.requiredDecimal("price");
        const auto count = cells.decimal("gpu_count");
        const auto cpus = cells.decimal("cpu");
        const auto memory = cells.decimal("memory");
        const std::string spot = cells.text("spot");
        if (!findings.empty())
            return m_found.refuse(line, findings.front().what);
        if (spot != "True" && spot != "False")
            return m_found.refuse(line,
                                  {GPUFOLIO_TEXT("model", "'%1' was found for spot, expected True or False"), {spot}});
        const std::string gpu = cells.text("gpu_name");
        if (gpu.rfind("tpu-", 0) == 0 || cells.text("gpu_vendor") == "google")
            return m_found.refuse(line,
                                  {GPUFOLIO_TEXT("model", "'%1' is priced by the chip, not by the machine"), {gpu}});
        Identification machine{m_provider, cells.text("instance_name"), gpu, count, cpus, memory};
        if (!count || count->isZero())
            return m_found.refuse(line, {GPUFOLIO_TEXT("model", "no accelerator was found"), {}});
        const std::string memoryOfGpu = cells.text("gpu_memory");
        // A name alone doesn't tell A100 40 from A100 80.
        if (!memoryOfGpu.empty() && m_context.accelerators->find(gpu + "-" + trimmed(memoryOfGpu) + "GB") != nullptr)
            machine.accelerator = gpu + "-" + trimmed(memoryOfGpu) + "GB";
        if (!identify(machine, line, m_context, m_found))
            return;
        PriceRow row;
        row.provider = m_provider;
        row.region = cells.text("location");
        row.instanceType = machine.instanceType;
        row.operatingSystem = "linux";
        row.tenancy = "shared";
        row.kind = spot == "True" ? OptionKind::Spot : OptionKind::OnDemand;
        row.currency = Currency::of("USD");
        row.accelerator = machine.accelerator;
        row.acceleratorCount = *machine.count;
        row.vcpus = machine.vcpus;
        row.memoryGb = machine.memoryGb;
        row.hourly = *price;
        row.provenance = {std::string(sourceName), m_context.today, m_day};
        row.sourceUrl = sourceUrl;
        row.note = cells.text("flags");
        m_found.prices.push_back({line, std::move(row)});
    }

    /// "80.0" as "80".
    static std::string trimmed(const std::string &number)
    {
        const auto value = Decimal::parse(number);
        return value ? toText(*value) : number;
    }

    const CsvTable &m_table;
    const SourceContext &m_context;
    std::string m_provider;
    std::optional<Date> m_day;
    SourceRows m_found;
};

} // namespace

bool isGpuhuntHeader(const CsvTable &table)
{
    return table.column("instance_name") && table.column("gpu_name") && table.column("price") && table.column("spot");
}

Read<SourceRows> readGpuhunt(const CsvTable &table, const SourceContext &context)
{
    std::string provider = providerOf(context);
    if (provider.empty())
        return Diagnostics{
            {Error::Code::UnknownReference,
             {GPUFOLIO_TEXT("model", "the file doesn't tell whose prices it holds; expected the provider "
                                     "as its name, such as aws.csv"),
              {}},
             {context.fileName, 1, 1, {}}}};
    return GpuhuntReader(table, context, std::move(provider)).read();
}

} // namespace gpufolio
