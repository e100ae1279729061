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

/// The form under which names are compared: "A100 (80 GB)" is A100-80GB.
std::string keyOf(std::string_view name)
{
    constexpr std::string_view ignored = " -_()";
    std::string key;
    for (const char c : name) {
        if (ignored.find(c) == std::string_view::npos)
            key += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return key;
}

/// What vendors put before the names of their cards, in the form of keyOf().
constexpr std::array<std::string_view, 5> vendorWords = {"nvidia", "geforce", "tesla", "amd", "instinct"};

/// The key without the vendor's words in front: "nvidiateslat4" gives "t4".
std::string withoutVendor(std::string key)
{
    for (const std::string_view word : vendorWords) {
        if (key.compare(0, word.size(), word) == 0)
            key.erase(0, word.size());
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

bool isPattern(std::string_view name)
{
    return !name.empty() && name.back() == '*';
}

/// True when `pattern` is `name`, or ends in "*" and `name` begins with the rest.
bool fits(std::string_view pattern, std::string_view name)
{
    return isPattern(pattern) ? startsWith(name, pattern.substr(0, pattern.size() - 1)) : pattern == name;
}

std::string typeKey(std::string_view provider, std::string_view instanceType)
{
    return std::string(provider) + '/' + std::string(instanceType);
}

void fillIn(std::optional<Decimal> &value, const std::optional<Decimal> &known)
{
    if (!value)
        value = known;
}

/// Memory of each accelerator of the offer; of a part of a card that part, to 2 decimals.
std::optional<Decimal> memoryOfEach(const Offer &offer, const Accelerator *accelerator, const InstanceFacts *machine)
{
    std::optional<Decimal> whole = accelerator != nullptr ? accelerator->memoryGb : std::nullopt;
    if (!whole && machine != nullptr)
        whole = machine->memoryPerAcceleratorGb;
    const Decimal one = Decimal::fromInteger(1);
    if (!whole || offer.acceleratorCount.isZero() || offer.acceleratorCount >= one)
        return whole;
    return roundTo(multiply(*whole, offer.acceleratorCount), 2, Rounding::HalfEven);
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
    const std::string key = keyOf(nameOrAlias);
    auto found = m_byName.find(key);
    if (found == m_byName.end())
        found = m_byName.find(withoutVendor(key));
    return found == m_byName.end() ? nullptr : &m_models[found->second];
}

void AcceleratorTable::describeMachinesBy(InstanceTable instances, CertificationTable certifications)
{
    m_instances = std::move(instances);
    m_certifications = std::move(certifications);
}

void fillFromTable(Offer &offer, const AcceleratorTable &table)
{
    const Accelerator *accelerator = table.find(offer.accelerator);
    const InstanceFacts *machine = table.instances().find(offer.provider, offer.instanceType);
    if (accelerator != nullptr)
        offer.accelerator = accelerator->model;
    if (!offer.memoryPerAcceleratorGb)
        offer.memoryPerAcceleratorGb = memoryOfEach(offer, accelerator, machine);
    if (machine != nullptr) {
        if (offer.interconnect.empty())
            offer.interconnect = machine->interconnect;
        fillIn(offer.networkGbps, machine->networkGbps);
        fillIn(offer.localDiskTb, machine->localDiskTb);
        fillIn(offer.vcpus, machine->vcpus);
        fillIn(offer.memoryGb, machine->memoryGb);
    }
    if (offer.interconnect.empty() && accelerator != nullptr)
        offer.interconnect = interconnectOf(*accelerator);
    if (offer.certifications.empty())
        offer.certifications = table.certifications().find(offer.provider, offer.region);
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
        facts.memoryPerAcceleratorGb = cells.decimal("memoryPerAcceleratorGb");
        facts.networkGbps = cells.decimal("networkGbps");
        facts.localDiskTb = cells.decimal("localDiskTb");
        facts.interconnect = cells.text("interconnect");
        facts.source = cells.text("source");
        if (isPattern(facts.instanceType))
            table.m_patterns.push_back(table.m_instances.size());
        else
            table.m_byType.emplace(typeKey(facts.provider, facts.instanceType), table.m_instances.size());
        table.m_instances.push_back(std::move(facts));
    }
    if (!findings.empty())
        return findings;
    return table;
}

const InstanceFacts *InstanceTable::find(std::string_view provider, std::string_view instanceType) const
{
    if (const auto exact = m_byType.find(typeKey(provider, instanceType)); exact != m_byType.end())
        return &m_instances[exact->second];
    const InstanceFacts *best = nullptr;
    for (const std::size_t index : m_patterns) {
        const InstanceFacts &facts = m_instances[index];
        const bool better = best == nullptr || best->instanceType.size() < facts.instanceType.size();
        if (better && facts.provider == provider && fits(facts.instanceType, instanceType))
            best = &facts;
    }
    return best;
}

Read<CertificationTable> CertificationTable::parse(std::string_view text, const std::string &fileName)
{
    const Read<CsvTable> file =
        parseStrictTable(text, fileName, {"provider", "region", "certifications", "source", "asOf"}, CsvDialect());
    if (!file)
        return file.error();
    CertificationTable table;
    Diagnostics findings;
    for (std::size_t row = 0; row < file->rowCount(); ++row) {
        const CsvCells cells(*file, row, findings);
        table.m_regions.push_back({cells.requiredText("provider"), cells.requiredText("region"),
                                   splitList(cells.text("certifications")), cells.text("source"), cells.date("asOf")});
    }
    if (!findings.empty())
        return findings;
    return table;
}

std::vector<std::string> CertificationTable::find(std::string_view provider, std::string_view region) const
{
    const RegionCertifications *best = nullptr;
    for (const RegionCertifications &candidate : m_regions) {
        const bool better = best == nullptr || best->region.size() < candidate.region.size();
        if (better && candidate.provider == provider && fits(candidate.region, region))
            best = &candidate;
    }
    return best != nullptr ? best->certifications : std::vector<std::string>();
}

} // namespace gpufolio
