// SPDX-License-Identifier: GPL-3.0-or-later
// `plan evaluate` of one year and three workloads: the worked example.
#include "plan/compare.h"
#include "plan/evaluate.h"
#include "plan/scenario_reader.h"
#include "workload/demand.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>

using namespace gpufolio;

namespace
{

ScenarioSet example()
{
    Read<ScenarioSet> set = loadScenario(GPUFOLIO_SOURCE_DIR "/pricing-data/examples/serving-and-training.json");
    if (!set) {
        std::cerr << toText(set.error().front()) << '\n';
        std::exit(1);
    }
    return std::move(*set);
}

// Baseline: expanding the three workloads' demand into hours, the least that any evaluation has to look at.
void expandDemand(benchmark::State &state)
{
    const ScenarioSet set = example();
    const Calendar calendar = Calendar::utc();
    for ([[maybe_unused]] auto _ : state)
        for (const Workload &workload : set.inputs.workloads)
            benchmark::DoNotOptimize(hourlyDemand(workload.demand, set.inputs.horizon(), calendar));
}

void evaluateOnePlan(benchmark::State &state)
{
    const Scenario scenario = scenarios(example()).back();
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(evaluate(scenario));
}

void evaluateAndCompareThreePlans(benchmark::State &state)
{
    const std::vector<Scenario> all = scenarios(example());
    for ([[maybe_unused]] auto _ : state) {
        std::vector<PlanResult> results;
        results.reserve(all.size());
        for (const Scenario &scenario : all)
            results.push_back(*evaluate(scenario));
        benchmark::DoNotOptimize(comparePlans(all, results));
    }
}

void readScenarioText(benchmark::State &state)
{
    const std::string text = writeScenario(example());
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(readScenario(text, "example.json"));
}

BENCHMARK(expandDemand)->Unit(benchmark::kMillisecond);
BENCHMARK(evaluateOnePlan)->Unit(benchmark::kMillisecond);
BENCHMARK(evaluateAndCompareThreePlans)->Unit(benchmark::kMillisecond);
BENCHMARK(readScenarioText)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
