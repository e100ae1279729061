// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/accelerator_table.h"

#include "prices/csv_cells.h"

#include <array>
#include <cctype>

namespace gpufolio
{

namespace
{

struct Figure {
    std::string_view column;
    std::optional<Decimal> Accelerator::*member;
};

constexpr std::array<Figure, 12> figures = {{
    {"memoryGb", &Accelerator::memoryGb},
    {"memoryBandwidthGbs", &Accelerator::memoryBandwidthGbs},
    {"fp64Tflops", &Accelerator::fp64Tflops},
    {"fp32Tflops", &Accelerator::fp32Tflops},
    {"tf32Tflops", &Accelerator::tf32Tflops},
    {"fp16Tflops", &Accelerator::fp16Tflops},
    {"bf16Tflops", &Accelerator::bf16Tflops},
    {"fp8Tflops", &Accelerator::fp8Tflops},
    {"int8Tops", &Accelerator::int8Tops},
    {"nvlinkGbs", &Accelerator::nvlinkGbs},
    {"pcieGen", &Accelerator::pcieGeneration},
    {"tdpW", &Accelerator::powerW},
}};

/// The form under which names are compared.
std::string keyOf(std::string_view name)
{
    std::string key;
    for (const char c : name) {
        if (c != ' ' && c != '-' && c != '_')
            key += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return key;
}

std::vector<std::string> splitList(const std::string &text)
{
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find(';', begin), text.size());
        if (end > begin)
            parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

Accelerator readAccelerator(const CsvCells &cells)
{
    Accelerator model;
    model.model = cells.requiredText("model");
    model.vendor = cells.requiredText("vendor");
    model.architecture = cells.text("architecture");
    model.computeCapability = cells.text("computeCapability");
    model.formFactor = cells.text("formFactor");
    for (const Figure &figure : figures)
        model.*figure.member = cells.decimal(figure.column);
    model.aliases = splitList(cells.text("aliases"));
    model.provisional = cells.text("provisional") == "true";
    model.source = cells.text("source");
    return model;
}

bool startsWith(std::string_view text, std::string_view start)
{
    return text.substr(0, start.size()) == start;
}

} // namespace

std::string interconnectOf(const Accelerator &accelerator)
{
    if (startsWith(accelerator.formFactor, "SXM") || accelerator.formFactor == "superchip")
        return "NVLink";
    return accelerator.formFactor == "OAM" ? "Infinity Fabric" : "PCIe";
}

Read<AcceleratorTable> AcceleratorTable::parse(std::string_view text, const std::string &fileName)
{
    const Read<CsvTable> file =
        parseStrictTable(text, fileName, {"model", "vendor", "formFactor", "memoryGb", "aliases"}, CsvDialect());
    if (!file)
        return file.error();
    AcceleratorTable table;
    Diagnostics findings;
    for (std::size_t row = 0; row < file->rowCount(); ++row) {
        const CsvCells cells(*file, row, findings);
        Accelerator model = readAccelerator(cells);
        std::vector<std::string> names = model.aliases;
        names.push_back(model.model);
        for (const std::string &name : names) {
            const auto [known, added] = table.m_byName.emplace(keyOf(name), row);
            if (!added && known->second != row) {
                cells.reject("aliases", Error::Code::DuplicateKey,
                             {GPUFOLIO_TEXT("model", "the name '%1' was found, but it is a name of %2 already"),
                              {name, table.m_models[known->second].model}});
            }
        }
        table.m_models.push_back(std::move(model));
    }
    if (!findings.empty())
        return findings;
    return table;
}

const Accelerator *AcceleratorTable::find(std::string_view nameOrAlias) const
{
    const auto found = m_byName.find(keyOf(nameOrAlias));
    return found == m_byName.end() ? nullptr : &m_models[found->second];
}

void fillFromTable(Offer &offer, const AcceleratorTable &table)
{
    const Accelerator *accelerator = table.find(offer.accelerator);
    if (accelerator == nullptr)
        return;
    offer.accelerator = accelerator->model;
    if (!offer.memoryPerAcceleratorGb)
        offer.memoryPerAcceleratorGb = accelerator->memoryGb;
    if (offer.interconnect.empty())
        offer.interconnect = interconnectOf(*accelerator);
}

Read<InstanceTable> InstanceTable::parse(std::string_view text, const std::string &fileName)
{
    const Read<CsvTable> file =
        parseStrictTable(text, fileName, {"provider", "instanceType", "accelerator", "acceleratorCount"}, CsvDialect());
    if (!file)
        return file.error();
    InstanceTable table;
    Diagnostics findings;
    for (std::size_t row = 0; row < file->rowCount(); ++row) {
        const CsvCells cells(*file, row, findings);
        InstanceFacts facts;
        facts.provider = cells.requiredText("provider");
        facts.instanceType = cells.requiredText("instanceType");
        facts.accelerator = cells.requiredText("accelerator");
        facts.acceleratorCount = cells.decimal("acceleratorCount");
        facts.vcpus = cells.decimal("vcpus");
        facts.memoryGb = cells.decimal("memoryGb");
        table.m_instances.push_back(std::move(facts));
    }
    if (!findings.empty())
        return findings;
    return table;
}

const InstanceFacts *InstanceTable::find(std::string_view provider, std::string_view instanceType) const
{
    const InstanceFacts *best = nullptr;
    for (const InstanceFacts &facts : m_instances) {
        if (facts.provider != provider)
            continue;
        if (facts.instanceType == instanceType)
            return &facts;
        const std::string_view pattern = facts.instanceType;
        const bool matches = pattern.back() == '*' && startsWith(instanceType, pattern.substr(0, pattern.size() - 1));
        if (matches && (best == nullptr || best->instanceType.size() < pattern.size()))
            best = &facts;
    }
    return best;
}

} // namespace gpufolio
