// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"
#include "support/instant.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gpufolio
{

enum class DemandUnit { Instances, Accelerators };

/// Series of demand, each in the unit of the Demand that holds it.
struct ConstantSeries {
    Decimal value;
    friend bool operator==(const ConstantSeries &, const ConstantSeries &) = default;
};
/// One value per local calendar month from the scenario's first month on; months after the last have 0.
struct MonthlySeries {
    std::vector<Decimal> values;
    friend bool operator==(const MonthlySeries &, const MonthlySeries &) = default;
};
/// 168 values, local Monday 00:00 first.
struct WeeklySeries {
    std::vector<Decimal> values;
    friend bool operator==(const WeeklySeries &, const WeeklySeries &) = default;
};
/// 24 values, local midnight first; on Saturdays and Sundays multiplied by weekendFactor.
struct DailySeries {
    std::vector<Decimal> values;
    std::optional<Decimal> weekendFactor;
    friend bool operator==(const DailySeries &, const DailySeries &) = default;
};
/// A value per hour from the scenario's start; hours after the last have 0.
struct HourlySeries {
    std::vector<Decimal> values;
    friend bool operator==(const HourlySeries &, const HourlySeries &) = default;
};
/// Like HourlySeries, read from a column of a CSV file beside the scenario; `values` are what was read.
struct CsvSeries {
    std::string path; ///< as written in the scenario, relative to its folder
    std::string column;
    std::vector<Decimal> values;
    friend bool operator==(const CsvSeries &, const CsvSeries &) = default;
};

using DemandSeries = std::variant<ConstantSeries, MonthlySeries, WeeklySeries, DailySeries, HourlySeries, CsvSeries>;

/// How much is needed, hour by hour: ceil(round(base x weekendFactor x (1 + growth)^m, 9 decimals)), m = local months
/// since the start.
struct Demand {
    DemandUnit unit = DemandUnit::Instances;
    DemandSeries series = ConstantSeries{};
    Decimal growthPerMonth;      ///< 0.03 is 3 % more each month
    std::optional<UtcHour> from; ///< no demand before; default: the horizon's start
    std::optional<UtcHour> until;

    friend bool operator==(const Demand &, const Demand &) = default;
};

/// Seconds between checkpoints: a number, or the best interval tau* of the hazard at hand.
struct OptimalInterval {
    friend bool operator==(const OptimalInterval &, const OptimalInterval &) = default;
};
using CheckpointInterval = std::variant<OptimalInterval, Decimal>;

/// A workload that may be stopped and continues from its last checkpoint.
struct Interruptible {
    std::optional<CheckpointInterval> checkpointEverySeconds; ///< needed on spot with a hazard above 0
    Decimal checkpointSeconds;
    Decimal restartSeconds;
    Decimal setupSeconds;
    std::int64_t nodes = 1; ///< nodes that fall together: hazard = nodes x node hazard + zone hazard

    friend bool operator==(const Interruptible &, const Interruptible &) = default;
};

/// What an offer must have; empty = any.
struct Needs {
    std::optional<Decimal> memoryPerAcceleratorGb;
    std::optional<std::string> interconnect;
    std::optional<Decimal> networkGbps;
    std::optional<Decimal> vcpuPerAccelerator;
    std::optional<Decimal> localDiskTb;
    std::vector<std::string> certifications;
    std::vector<std::string> regions;

    friend bool operator==(const Needs &, const Needs &) = default;
};

/// Something that needs accelerators over time.
struct Workload {
    std::string id;
    std::string name;
    std::string team;
    std::string costCentre;
    std::string notes;
    std::optional<std::string> offer;      ///< pins the workload to an offer id
    std::vector<std::string> accelerators; ///< allowed models when not pinned (`accelerator` in files); empty = any
    Needs needs;
    bool shared = false;        ///< accelerators of several workloads may share a machine (the sum is rounded up)
    bool singleMachine = false; ///< all accelerators of the job in one machine
    Demand demand;
    std::optional<Interruptible> interruptible;

    friend bool operator==(const Workload &, const Workload &) = default;
};

} // namespace gpufolio
