// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_files.h"

#include "cli/field_place.h"
#include "cli/output.h"
#include "cli/price_books.h"
#include "cli/progress_bar.h"
#include "plan/evaluate.h"
#include "plan/fill_rates.h"
#include "plan/resolve_offers.h"
#include "plan/scenario_reader.h"
#include "prices/bundled.h"
#include "support/file_io.h"
#include "support/source_text.h"

#include <algorithm>

namespace gpufolio::cli
{

namespace
{

/// A file as it was read; its text says where later findings stand.
struct ReadFile {
    std::string path;
    std::string text;
    ScenarioSet set;
};

void addAll(Diagnostics &findings, const Diagnostics &more)
{
    for (const Error &error : more)
        if (std::find(findings.begin(), findings.end(), error) == findings.end())
            addFinding(findings, error);
}

Diagnostics unknownPlan(const ReadFile &file, const std::string &plan)
{
    std::string known;
    for (const Scenario &scenario : scenarios(file.set))
        known += (known.empty() ? "'" : ", '") + scenario.plan.id + "'";
    return {{Error::Code::UnknownReference,
             {"no plan '%1' was found, expected one of %2", {forMessage(plan), known}},
             {file.path, 0, 0, "--plan"}}};
}

Read<ReadFile> readPlans(const std::string &path, const std::optional<std::string> &plan)
{
    Result<std::string> text = readFile(path);
    if (!text)
        return Diagnostics{text.error()};
    Read<ScenarioSet> set = readScenario(*text, path);
    if (!set)
        return set.error();
    ReadFile file{path, std::move(*text), std::move(*set)};
    const std::vector<Scenario> all = scenarios(file.set);
    const auto isAsked = [&plan](const Scenario &scenario) { return scenario.plan.id == *plan; };
    if (plan && std::none_of(all.begin(), all.end(), isAsked))
        return unknownPlan(file, *plan);
    return file;
}

/// The scenarios with prices from the book that they name, and the rates of exchange that they lack.
Result<ScenarioSet> withPrices(const ScenarioSet &set, const PriceBooks &books)
{
    const Result<PriceBooks::Book> book = set.inputs.priceBook
                                              ? books.named(*set.inputs.priceBook)
                                              : Result<PriceBooks::Book>(std::make_shared<const PriceBook>());
    if (!book)
        return book.error();
    const Result<ExchangeRates> rates = books.exchangeRates();
    if (!rates)
        return rates.error();
    ScenarioSet resolved = resolveOffers(set, **book, bundledAccelerators());
    fillExchangeRates(resolved, *rates);
    return resolved;
}

Read<PlanFile> evaluateFile(const ReadFile &file, const std::optional<std::string> &plan, const PriceBooks &books,
                            const Progress &progress)
{
    Result<ScenarioSet> set = withPrices(file.set, books);
    if (!set)
        return placed({set.error()}, file.text, file.path);
    PlanFile evaluated{file.path, std::move(*set), {}, {}};
    Diagnostics findings;
    for (Scenario &scenario : scenarios(evaluated.set)) {
        if (plan && scenario.plan.id != *plan)
            continue;
        Read<PlanResult> result = evaluate(scenario, progress);
        if (!result) {
            addAll(findings, result.error());
            continue;
        }
        evaluated.scenarios.push_back(std::move(scenario));
        evaluated.results.push_back(std::move(*result));
    }
    if (!findings.empty())
        return placed(std::move(findings), file.text, file.path);
    return evaluated;
}

} // namespace

Read<std::vector<PlanFile>> evaluatePlanFiles(const std::vector<std::string> &paths,
                                              const std::optional<std::string> &plan, const CommonOptions &common,
                                              PlanChoice choice)
{
    Diagnostics findings;
    std::vector<ReadFile> files;
    for (const std::string &path : paths) {
        Read<ReadFile> file = readPlans(path, plan);
        if (file)
            files.push_back(std::move(*file));
        else
            addAll(findings, file.error());
    }
    if (!findings.empty())
        return findings;

    const Result<PriceBooks> books = PriceBooks::open(common.project);
    if (!books)
        return Diagnostics{books.error()};
    ProgressBar bar(common.progress, "Evaluating");
    std::vector<PlanFile> evaluated;
    for (std::size_t i = 0; i < files.size(); ++i) {
        Read<PlanFile> file =
            evaluateFile(files[i], choice == PlanChoice::Only ? plan : std::nullopt, *books, bar.part(i, files.size()));
        if (file)
            evaluated.push_back(std::move(*file));
        else
            addAll(findings, file.error());
    }
    if (!findings.empty())
        return findings;
    if (const Status made = books->makeMissing(); !made)
        return Diagnostics{made.error()};
    return evaluated;
}

ExitStatus statusOf(const std::vector<PlanFile> &files)
{
    for (const PlanFile &file : files)
        for (const PlanResult &result : file.results)
            if (result.status != PlanStatus::Evaluated)
                return ExitStatus::Incomplete;
    return ExitStatus::Done;
}

void noteReasons(const std::vector<PlanFile> &files)
{
    for (const PlanFile &file : files) {
        for (const PlanResult &result : file.results) {
            const std::string start = file.path + ": plan '" + result.planId + "': ";
            for (const Message &reason : result.reasons)
                note(start + std::string(toText(result.status)) + ": " + render(reason));
            for (const Message &warning : result.warnings)
                note(start + "warning: " + render(warning));
        }
    }
}

} // namespace gpufolio::cli
