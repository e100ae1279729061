// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// What one workload asks for in each hour of the horizon.
struct WorkloadGpus {
    std::string workload;            ///< id
    std::optional<Decimal> perUnit;  ///< GPUs in a unit; missing = machines of an offer that isn't known
    std::vector<std::int64_t> units; ///< per hour

    /// Highest number of GPUs in an hour; missing like perUnit.
    std::optional<Decimal> peak() const;
};

/// Hourly demand of all workloads, in file order, as `evaluate` takes it.
/// @param offers  ids of the offers the workloads run on, parallel to inputs.workloads (empty = nowhere); what is
///                missing is taken from the workload's own pin
/// @return Overflow when demand doesn't fit.
Result<std::vector<WorkloadGpus>> hourlyGpus(const Inputs &inputs, const Calendar &calendar,
                                             const std::vector<std::string> &offers);

enum class DemandStep { Day, Week, Month };

/// A local day, week (Monday to Sunday) or month, clipped to the horizon.
struct DemandSpan {
    Date firstDay; ///< of the span inside the horizon
    Period period;
};

/// GPUs over time, a mean and a maximum per span.
struct DemandProfile {
    struct Layer {
        std::string workload; ///< id
        std::vector<Decimal> gpuHours;
        std::vector<Decimal> mean; ///< gpuHours / hours of the span, to 1e-12
        std::vector<Decimal> maximum;
    };
    DemandStep step = DemandStep::Month;
    std::vector<DemandSpan> spans;
    std::vector<Layer> layers; ///< of workloads whose GPUs are known, in file order
    Layer total;               ///< of all layers together; its maximum is that of the sum, hour by hour
};

/// Demand by days, weeks or months; a coarser step where there would be more than `mostSpans`.
DemandProfile demandProfile(const std::vector<WorkloadGpus> &hourly, const Period &horizon, const Calendar &calendar,
                            DemandStep step, std::size_t mostSpans = 400);

/// Mean and maximum of all workloads together for each local hour of the week, Monday 00:00 first.
struct WeekProfile {
    static constexpr std::size_t hoursPerWeek = 168;
    std::array<std::int64_t, hoursPerWeek> hours{}; ///< of the horizon that are such an hour; 0 = no figures
    std::array<Decimal, hoursPerWeek> mean{};
    std::array<Decimal, hoursPerWeek> maximum{};
};
WeekProfile weekProfile(const std::vector<WorkloadGpus> &hourly, const Period &horizon, const Calendar &calendar);

/// A piece of the hours sorted by demand, highest first.
struct LoadStep {
    std::int64_t firstHour = 0; ///< hours with more demand stand before it
    std::int64_t hours = 0;
    Decimal gpuHours;
    Decimal mean; ///< gpuHours / hours
    Decimal least;
};

/// The load curve of all workloads together in at most `mostSteps` pieces of equal length (+-1 hour); its area is the
/// demand in GPU-hours.
std::vector<LoadStep> loadCurve(const std::vector<WorkloadGpus> &hourly, std::size_t mostSteps = 400);

} // namespace gpufolio
