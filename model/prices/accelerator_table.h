// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/offer.h"
#include "support/decimal.h"
#include "support/instant.h"
#include "support/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace gpufolio
{

/// An accelerator model with its data-sheet figures; a missing figure is not known. Peaks are dense, never sparse.
struct Accelerator {
    std::string model; ///< canonical name, such as H100-SXM-80GB
    std::string vendor;
    std::string architecture;
    std::string computeCapability; ///< "9.0", "gfx942"
    std::string formFactor;        ///< "SXM5", "PCIe", "OAM", "superchip"
    std::optional<Decimal> memoryGb;
    std::optional<Decimal> memoryBandwidthGbs; ///< GB/s
    std::optional<Decimal> fp64Tflops;
    std::optional<Decimal> fp32Tflops;
    std::optional<Decimal> tf32Tflops;
    std::optional<Decimal> fp16Tflops;
    std::optional<Decimal> bf16Tflops;
    std::optional<Decimal> fp8Tflops;
    std::optional<Decimal> int8Tops;
    std::optional<Decimal> nvlinkGbs; ///< GB/s, both directions together
    std::optional<Decimal> pcieGeneration;
    std::optional<Decimal> powerW;
    std::vector<std::string> aliases; ///< names that sources use for it
    bool provisional = false;         ///< figures that its vendor may still change
    std::string source;

    friend bool operator==(const Accelerator &, const Accelerator &) = default;
};

/// How the accelerators of a machine reach each other: "NVLink", "Infinity Fabric" or "PCIe", by the form factor.
std::string interconnectOf(const Accelerator &accelerator);

/// What we know of an instance type; sources get this wrong often enough that our own table wins.
struct InstanceFacts {
    std::string provider;
    std::string instanceType; ///< may end in "*", which stands for any further characters
    std::string accelerator;
    std::optional<Decimal> acceleratorCount; ///< missing: as the source says
    std::optional<Decimal> vcpus;
    std::optional<Decimal> memoryGb;
    std::optional<Decimal> memoryPerAcceleratorGb; ///< of a whole card; only where the accelerator table lacks it
    std::optional<Decimal> networkGbps;            ///< Gb/s that are always there; "up to" figures are left out
    std::optional<Decimal> localDiskTb;            ///< disks of the machine itself; 0 = it has none
    std::string interconnect;                      ///< between its accelerators; empty = not known, or only one
    std::string source;                            ///< who says so

    friend bool operator==(const InstanceFacts &, const InstanceFacts &) = default;
};

/// What instance types hold, by provider and type.
class InstanceTable
{
public:
    /// Reads instance_accelerators.csv (pricing-data/README.md). Findings name line and column.
    static Read<InstanceTable> parse(std::string_view text, const std::string &fileName);

    const std::vector<InstanceFacts> &instances() const { return m_instances; }
    /// What is known of an instance type, or null; an exact name goes before a pattern, the longest pattern before
    /// others.
    const InstanceFacts *find(std::string_view provider, std::string_view instanceType) const;

private:
    std::vector<InstanceFacts> m_instances;
    std::unordered_map<std::string, std::size_t> m_byType; ///< provider/type, without patterns
    std::vector<std::size_t> m_patterns;
};

/// The certifications that the machines of a provider have in its regions.
struct RegionCertifications {
    std::string provider;
    std::string region;                      ///< may end in "*", which stands for any further characters
    std::vector<std::string> certifications; ///< empty: none are known there, whatever a shorter pattern says
    std::string source;
    std::optional<Date> asOf;

    friend bool operator==(const RegionCertifications &, const RegionCertifications &) = default;
};

/// Certifications by provider and region.
class CertificationTable
{
public:
    /// Reads certifications.csv (pricing-data/README.md). Findings name line and column.
    static Read<CertificationTable> parse(std::string_view text, const std::string &fileName);

    const std::vector<RegionCertifications> &regions() const { return m_regions; }
    /// Those of the region, of the longest pattern that fits; empty = not known.
    std::vector<std::string> find(std::string_view provider, std::string_view region) const;

private:
    std::vector<RegionCertifications> m_regions;
};

/// The accelerator models that we know, by their names and aliases.
class AcceleratorTable
{
public:
    /// Reads accelerators.csv (pricing-data/README.md). Findings name line and column.
    static Read<AcceleratorTable> parse(std::string_view text, const std::string &fileName);

    const std::vector<Accelerator> &models() const { return m_models; }
    /// The model of that name or alias, or null. Upper and lower case, blanks, dashes, underscores, parentheses and the
    /// vendor's words in front make no difference: "NVIDIA h100 sxm" is H100-SXM. A slice of a card ("A100 (20 GB)", a
    /// MIG profile) is no name of the card.
    const Accelerator *find(std::string_view nameOrAlias) const;

    /// Lets fillFromTable() also say what machines and regions have. Without it only the cards are known.
    void describeMachinesBy(InstanceTable instances, CertificationTable certifications);
    const InstanceTable &instances() const { return m_instances; }
    const CertificationTable &certifications() const { return m_certifications; }

private:
    std::vector<Accelerator> m_models;
    std::unordered_map<std::string, std::size_t> m_byName;
    InstanceTable m_instances;
    CertificationTable m_certifications;
};

/// Gives the offer the canonical name of its accelerator and, where they are missing, what the tables say of it: memory
/// per accelerator (of a part of a card that part of its memory: an eighth of an L4 has 3 GB), interconnect, network,
/// processors, main memory, local disk, certifications. What the tables don't have is left as it is.
void fillFromTable(Offer &offer, const AcceleratorTable &table);

} // namespace gpufolio
