// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_document.h"

#include "plan/scenario_reader.h"
#include "report/report_tables.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gpufolio
{

namespace
{

const Scenario *scenarioOf(const std::vector<Scenario> &all, const PlanResult &result)
{
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&result](const Scenario &scenario) { return scenario.plan.id == result.planId; });
    return found == all.end() ? nullptr : &*found;
}

ReportSection comparisonSection(const Comparison &comparison)
{
    return {{GPUFOLIO_TEXT("model", "Comparison")}, comparison.verdict, {comparisonTable(comparison)}, std::nullopt};
}

ReportSection planSection(const PlanView &plan)
{
    ReportSection section;
    section.title = {GPUFOLIO_TEXT("model", "Plan: %1"), {nameOf(plan.result)}};
    section.verdict = planVerdict(plan);
    ReportTable notices = noticesTable(plan.result);
    if (!notices.rows.empty())
        section.tables.push_back(std::move(notices));
    section.tables.push_back(purchasesTable(plan));
    ReportTable use = commitmentUseTable(plan);
    if (!use.rows.empty())
        section.tables.push_back(std::move(use));
    section.tables.push_back(monthsTable(plan.result));
    section.tables.push_back(totalsTable(plan.result));
    section.tables.push_back(workloadsTable(plan));
    for (ReportTable &table : pricesTables(plan))
        section.tables.push_back(std::move(table));
    section.chart = monthlyCostChart(plan.result);
    return section;
}

Message footerOf(const PlanResult &result)
{
    if (result.rounding == Rounding::HalfAwayFromZero)
        return {GPUFOLIO_TEXT("model", "Amounts in %1, exact until they are printed, then rounded once to the minor "
                                       "unit, half away from zero. Hours are whole UTC "
                                       "hours, months are calendar months of %2 with their real hours. Amortised and "
                                       "billed are two views of the same cost, never added together."),
                {result.currency.code(), result.timeZone}};
    return {GPUFOLIO_TEXT("model", "Amounts in %1, exact until they are printed, then rounded once to the minor unit, "
                                   "half to even. Hours are whole UTC hours, months "
                                   "are calendar months of %2 with their real hours. Amortised and billed are two "
                                   "views of the same cost, never added together."),
            {result.currency.code(), result.timeZone}};
}

} // namespace

std::string fingerprintOf(const ScenarioSet &set)
{
    // FNV-1a, 64 bits: tells inputs apart, does not protect against forgery.
    constexpr std::uint64_t offsetBasis = 0xcbf29ce484222325U;
    constexpr std::uint64_t prime = 0x100000001b3U;
    std::uint64_t hash = offsetBasis;
    for (const char byte : writeScenario(set)) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= prime;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) {
        if (shift % 16 == 12 && !text.empty())
            text += '-';
        text += digits[(hash >> static_cast<unsigned>(shift)) & 0xfU];
    }
    return text;
}

ReportDocument makeReport(const ScenarioSet &set, const std::vector<PlanResult> &results)
{
    ReportDocument document;
    document.title = {GPUFOLIO_TEXT("model", "GPU capacity plans: %1"), {set.inputs.name}};
    document.subtitle = set.inputs.start.toText() + " / " + set.inputs.horizon().end.toText() + ", " +
                        set.inputs.timeZone + ", " + set.inputs.currency.code();
    document.fingerprint = fingerprintOf(set);
    if (results.empty())
        return document;

    const std::vector<Scenario> all = scenarios(set);
    std::vector<Scenario> reported;
    for (const PlanResult &result : results) {
        const Scenario *scenario = scenarioOf(all, result);
        reported.push_back(scenario ? *scenario : Scenario{set.inputs, {}});
    }
    if (results.size() > 1) {
        const Result<Comparison> comparison = comparePlans(reported, results);
        if (comparison)
            document.sections.push_back(comparisonSection(*comparison));
    }
    const Result<Calendar> calendar = Calendar::forZone(set.inputs.timeZone);
    for (std::size_t i = 0; i < results.size(); ++i) {
        document.sections.push_back(planSection({reported[i], results[i], calendar ? *calendar : Calendar::utc()}));
        for (const Message &assumption : results[i].assumptions)
            if (std::find(document.assumptions.begin(), document.assumptions.end(), assumption) ==
                document.assumptions.end())
                document.assumptions.push_back(assumption);
    }
    document.sections.push_back(
        {{GPUFOLIO_TEXT("model", "Definitions")}, {}, {measuresTable(set.inputs.currency)}, std::nullopt});
    document.footer = footerOf(results.front());
    return document;
}

} // namespace gpufolio
