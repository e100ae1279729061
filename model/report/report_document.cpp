// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_document.h"

#include "plan/scenario_reader.h"
#include "report/report_input.h"

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

bool isWanted(const ReportOptions &options, std::string_view part)
{
    return std::find(options.leftOut.begin(), options.leftOut.end(), part) == options.leftOut.end();
}

/// The part of the report that a table belongs to; tables of notices and of no part always stand there.
std::string_view partOf(const ReportTable &table)
{
    if (table.id == "commitmentUse")
        return "purchases";
    return table.id.rfind("prices", 0) == 0 ? "prices" : std::string_view(table.id);
}

ReportSection planSection(const PlanView &plan, const ReportOptions &options)
{
    ReportSection section;
    section.title = {GPUFOLIO_TEXT("model", "Plan: %1"), {nameOf(plan.result)}};
    section.verdict = planVerdict(plan);
    const auto add = [&](ReportTable table) {
        if (isWanted(options, partOf(table)))
            section.tables.push_back(std::move(table));
    };
    ReportTable notices = noticesTable(plan.result);
    if (!notices.rows.empty())
        add(std::move(notices));
    add(purchasesTable(plan));
    ReportTable use = commitmentUseTable(plan);
    if (!use.rows.empty())
        add(std::move(use));
    add(monthsTable(plan.result));
    add(totalsTable(plan.result));
    add(workloadsTable(plan));
    for (ReportTable &table : pricesTables(plan))
        add(std::move(table));
    if (isWanted(options, "chart"))
        section.chart = monthlyCostChart(plan.result, options.view);
    return section;
}

void addFull(const ReportInput &input, ReportDocument &document)
{
    document.title = {GPUFOLIO_TEXT("model", "GPU capacity plans: %1"), {input.set.inputs.name}};
    const ReportOptions &options = input.options;
    const bool allPlans = options.planId.empty();
    if (allPlans && input.results.size() > 1 && input.comparison && isWanted(options, "comparison"))
        document.sections.push_back(comparisonSection(*input.comparison));
    for (std::size_t i = 0; i < input.results.size(); ++i) {
        if (!allPlans && input.results[i].planId != options.planId)
            continue;
        document.sections.push_back(planSection(input.view(i), options));
        if (!isWanted(options, "assumptions"))
            continue;
        for (const Message &assumption : input.results[i].assumptions)
            if (std::find(document.assumptions.begin(), document.assumptions.end(), assumption) ==
                document.assumptions.end())
                document.assumptions.push_back(assumption);
    }
    if (isWanted(options, "definitions"))
        document.sections.push_back(
            {{GPUFOLIO_TEXT("model", "Definitions")}, {}, {measuresTable(input.set.inputs.currency)}, std::nullopt});
}

/// The plan a memo or an approval form is about: the one that is asked for, else the best one, else the first.
std::size_t chosenPlan(const std::vector<PlanResult> &results, const std::optional<Comparison> &comparison,
                       const std::string &planId)
{
    for (std::size_t i = 0; i < results.size(); ++i) {
        const bool best = comparison && comparison->plans[i].rank == std::size_t(1);
        if (planId.empty() ? best : results[i].planId == planId)
            return i;
    }
    return 0;
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

std::string_view toText(ReportTemplate kind)
{
    switch (kind) {
    case ReportTemplate::Full:
        return "full";
    case ReportTemplate::Memo:
        return "memo";
    case ReportTemplate::Approval:
        break;
    }
    return "approval";
}

std::optional<ReportTemplate> reportTemplateFrom(std::string_view name)
{
    for (const ReportTemplate kind : {ReportTemplate::Full, ReportTemplate::Memo, ReportTemplate::Approval})
        if (toText(kind) == name)
            return kind;
    return std::nullopt;
}

std::vector<ReportPart> reportParts()
{
    return {{"comparison", {GPUFOLIO_TEXT("model", "Comparison")}},
            {"chart", {GPUFOLIO_TEXT("model", "Monthly cost")}},
            {"purchases", {GPUFOLIO_TEXT("model", "Purchases")}},
            {"months", {GPUFOLIO_TEXT("model", "Months")}},
            {"totals", {GPUFOLIO_TEXT("model", "Totals")}},
            {"workloads", {GPUFOLIO_TEXT("model", "Workloads")}},
            {"prices", {GPUFOLIO_TEXT("model", "Prices used")}},
            {"definitions", {GPUFOLIO_TEXT("model", "Definitions")}},
            {"assumptions", {GPUFOLIO_TEXT("model", "Assumptions")}}};
}

ReportDocument makeReport(const ScenarioSet &set, const std::vector<PlanResult> &results, const ReportOptions &options)
{
    ReportDocument document;
    document.kind = options.kind;
    document.project = set.inputs.name;
    document.title = {GPUFOLIO_TEXT("model", "GPU capacity plans: %1"), {set.inputs.name}};
    document.subtitle = set.inputs.start.toText() + " / " + set.inputs.horizon().end.toText() + ", " +
                        set.inputs.timeZone + ", " + set.inputs.currency.code();
    document.fingerprint = fingerprintOf(set);
    document.note = options.note;
    if (results.empty())
        return document;

    const std::vector<Scenario> all = scenarios(set);
    std::vector<Scenario> reported;
    for (const PlanResult &result : results) {
        const Scenario *scenario = scenarioOf(all, result);
        reported.push_back(scenario ? *scenario : Scenario{set.inputs, {}});
    }
    std::optional<Comparison> comparison;
    if (Result<Comparison> compared = comparePlans(reported, results))
        comparison = std::move(*compared);
    const Result<Calendar> known = Calendar::forZone(set.inputs.timeZone);
    const Calendar calendar = known ? *known : Calendar::utc();
    const ReportInput input{
        set, reported, results, comparison, calendar, options, chosenPlan(results, comparison, options.planId)};
    document.footer = footerOf(results.front());
    if (options.kind != ReportTemplate::Full) // for people: days instead of instants
        document.subtitle = calendar.dayOf(set.inputs.start).toText() + " \u2013 " +
                            calendar.dayOf(set.inputs.horizon().end - 1).toText() + " \u00B7 " + set.inputs.timeZone +
                            " \u00B7 " + set.inputs.currency.code();
    switch (options.kind) {
    case ReportTemplate::Full:
        addFull(input, document);
        break;
    case ReportTemplate::Memo:
        addMemo(input, document);
        break;
    case ReportTemplate::Approval:
        addApproval(input, document);
        break;
    }
    return document;
}

} // namespace gpufolio
