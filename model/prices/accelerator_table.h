// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/offer.h"
#include "support/decimal.h"
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

/// The accelerator models that we know, by their names and aliases.
class AcceleratorTable
{
public:
    /// Reads accelerators.csv (pricing-data/README.md). Findings name line and column.
    static Read<AcceleratorTable> parse(std::string_view text, const std::string &fileName);

    const std::vector<Accelerator> &models() const { return m_models; }
    /// The model of that name or alias, or null. Upper and lower case, blanks, dashes and underscores make no
    /// difference: "h100 sxm" is H100-SXM.
    const Accelerator *find(std::string_view nameOrAlias) const;

private:
    std::vector<Accelerator> m_models;
    std::unordered_map<std::string, std::size_t> m_byName;
};

/// Gives the offer the canonical name of its accelerator and, where they are missing, its memory and interconnect. An
/// accelerator that the table doesn't have is left as it is.
void fillFromTable(Offer &offer, const AcceleratorTable &table);

/// What we know of an instance type; sources get this wrong often enough that our own table wins.
struct InstanceFacts {
    std::string provider;
    std::string instanceType; ///< may end in "*", which stands for any further characters
    std::string accelerator;
    std::optional<Decimal> acceleratorCount; ///< missing: as the source says
    std::optional<Decimal> vcpus;
    std::optional<Decimal> memoryGb;

    friend bool operator==(const InstanceFacts &, const InstanceFacts &) = default;
};

/// The accelerators of instance types, by provider and type.
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
};

} // namespace gpufolio
