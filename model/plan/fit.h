// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/accelerator_table.h"
#include "prices/price_book.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// What a workload can ask of an offer.
enum class WorkloadNeed {
    Accelerator,
    Memory,
    Interconnect,
    Network,
    Cpu,
    LocalDisk,
    Certification,
    Region,
    SingleMachine,
};
inline constexpr std::array allNeeds = {WorkloadNeed::Accelerator,   WorkloadNeed::Memory, WorkloadNeed::Interconnect,
                                        WorkloadNeed::Network,       WorkloadNeed::Cpu,    WorkloadNeed::LocalDisk,
                                        WorkloadNeed::Certification, WorkloadNeed::Region, WorkloadNeed::SingleMachine};

/// How an offer stands to a need. An offer that doesn't state the figure isn't known to have it: it doesn't fit, but it
/// isn't known to lack it either.
enum class Meets { Yes, No, NotStated };

/// Whether the workload asks for that at all.
bool asksFor(const Workload &workload, WorkloadNeed need);

/// Whether an offer has what one need asks; Yes when it isn't asked for. Certifications: each of them must be listed.
/// @param peakAccelerators  highest demand of the workload in accelerators, for SingleMachine
Meets meets(const Workload &workload, const Offer &offer, WorkloadNeed need, std::int64_t peakAccelerators);

/// Why an offer can't take a workload of that peak demand (in accelerators); nothing when it fits.
std::optional<Message> misfit(const Workload &workload, const Offer &offer, std::int64_t peakAccelerators);

/// A peak in the unit of the workload's demand as accelerators of an offer.
std::int64_t peakAcceleratorsOn(const Workload &workload, std::int64_t peakUnits, const Offer &offer);

/// What one need does to the choice.
struct NeedEffect {
    WorkloadNeed need = WorkloadNeed::Accelerator;
    std::int64_t lacking = 0;          ///< offers that are known not to have it
    std::int64_t notStated = 0;        ///< offers that don't say
    std::int64_t removes = 0;          ///< offers that would fit but for this need alone, those that don't say included
    std::int64_t removesNotStated = 0; ///< of `removes`, those that don't say

    friend bool operator==(const NeedEffect &, const NeedEffect &) = default;
};

/// How many offers a workload can choose among.
struct FitReport {
    std::int64_t total = 0;
    std::vector<std::size_t> fitting; ///< indices of the offers that fit, in their order
    std::vector<NeedEffect> effects;  ///< one for each need that is asked for
    std::int64_t notStated = 0;       ///< offers that lack nothing, but don't state a figure that is needed

    std::int64_t fit() const { return static_cast<std::int64_t>(fitting.size()); }
};

/// Counts the offers that have what the workload needs, whether it is pinned or not.
/// @param peakUnits  highest demand of the workload, in the unit of its demand
FitReport fitOffers(const Workload &workload, const std::vector<Offer> &offers, std::int64_t peakUnits);

/// Highest demand of the workload inside the horizon, in the unit of its demand. @return BadValue for an unknown time
/// zone, Overflow when demand doesn't fit.
Result<std::int64_t> peakDemand(const Inputs &inputs, const Workload &workload);

/// Everything that a person can choose among: the offers of the inputs, then those of the price book that aren't among
/// them, with the names, memory and interconnect of the accelerator table.
/// @param book  offers of the price book in use
std::vector<Offer> offersToChoose(const Inputs &inputs, const std::vector<Offer> &book,
                                  const AcceleratorTable &accelerators);

} // namespace gpufolio
