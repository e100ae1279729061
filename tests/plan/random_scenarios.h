// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace gpufolio
{

/// Makes scenarios that a file can hold, with every key sometimes there and sometimes not.
class RandomScenarios
{
public:
    /// @param csvFolder  where the files of CSV series are written
    RandomScenarios(std::uint64_t seed, std::string csvFolder) : m_random(seed), m_csvFolder(std::move(csvFolder)) {}

    ScenarioSet next();

private:
    std::int64_t whole(std::int64_t min, std::int64_t max)
    {
        return std::uniform_int_distribution<std::int64_t>(min, max)(m_random);
    }
    bool chance() { return whole(0, 1) == 1; }
    std::size_t length(std::int64_t max) { return static_cast<std::size_t>(whole(0, max)); }
    /// From 0 up, with 0 to 12 decimals.
    Decimal decimal(std::int64_t belowWhole = 100'000);
    Decimal positive(std::int64_t belowWhole = 100'000) { return decimal(belowWhole) + Decimal::fromUnits(1); }
    Decimal fraction() { return Decimal::fromUnits(whole(0, Decimal::unitsPerOne)); }
    std::string text();
    std::string maybeText() { return chance() ? text() : std::string(); }
    std::vector<std::string> texts();
    std::vector<Decimal> decimals(std::size_t count);
    UtcHour hourIn(const Period &period) { return period.start + whole(0, period.hours() - 1); }
    Date date() { return Date::fromDaysSinceEpoch(whole(0, 40'000)); }
    Currency currency();

    Offer offer(std::size_t index);
    PurchaseOption option(OptionKind kind, const std::string &id);
    Workload workload(std::size_t index);
    Needs needs();
    Demand demand(std::size_t index);
    DemandSeries series(std::size_t index);
    CsvSeries csv(std::size_t index);
    Interruptible interruptible();
    std::vector<CommitmentPurchase> purchases();
    Policy policy();

    template <typename Make> auto maybe(Make make) -> std::optional<decltype(make())>
    {
        if (chance())
            return make();
        return std::nullopt;
    }

    std::mt19937_64 m_random;
    std::string m_csvFolder;
    int m_files = 0;
    Inputs m_inputs; ///< being made
};

} // namespace gpufolio
