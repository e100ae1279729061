// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/report_input.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

// A page holds so much; the full report holds everything.
constexpr std::size_t mostPlans = 5;
constexpr std::size_t mostPurchases = 3;
constexpr std::size_t mostSources = 2;
constexpr std::size_t longestName = 44;

std::string amount(const Money &money, const PlanResult &result)
{
    return toSentenceText(money, result.rounding);
}

ReportSection questionSection(const ReportInput &input)
{
    const PlanResult &result = input.results[input.chosen];
    Decimal gpuHours;
    for (const WorkloadResult &workload : result.workloads)
        gpuHours += workload.acceleratorHours.count();
    ReportSection section;
    section.title = {GPUFOLIO_TEXT("model", "Question")};
    section.verdict = {
        GPUFOLIO_TEXT("model",
                      "How do we buy GPU capacity for %1 from %2 to %3? Asked for: %4 GPU-hours; workloads: %5; "
                      "plans compared: %6."),
        {shortened(input.set.inputs.name, longestName), input.calendar.dayOf(result.horizon.start).toText(),
         input.calendar.dayOf(result.horizon.end - 1).toText(), grouped(toText(gpuHours, 0, 0, result.rounding)),
         std::to_string(result.workloads.size()), std::to_string(input.results.size())}};
    return section;
}

/// How the recommended plan stands among the others.
std::vector<Message> againstOthers(const ReportInput &input)
{
    const PlanResult &chosen = input.results[input.chosen];
    if (!input.comparison || !input.comparison->plans[input.chosen].rank)
        return {};
    for (const std::size_t plan : plansByRank(input)) {
        if (plan == input.chosen || !input.comparison->plans[plan].rank)
            continue;
        const PlanResult &other = input.results[plan]; // the best of the others
        const std::string name = shortened(nameOf(other), longestName);
        const Money difference = other.totals.amortised - chosen.totals.amortised;
        if (difference.isZero())
            return {{GPUFOLIO_TEXT("model", "%1 costs as much (amortised) and signs %2."),
                     {name, amount(other.totals.toSign, other)}}};
        if (difference.amount().isNegative())
            return {{GPUFOLIO_TEXT("model", "%1 would cost %2 less (amortised) than this plan; it signs %3."),
                     {name, amount(-difference, other), amount(other.totals.toSign, other)}}};
        return {{GPUFOLIO_TEXT("model", "The next best plan, %1, costs %2 more (amortised) and signs %3."),
                 {name, amount(difference, other), amount(other.totals.toSign, other)}}};
    }
    return {};
}

ReportSection recommendationSection(const ReportInput &input)
{
    ReportSection section;
    section.title = {GPUFOLIO_TEXT("model", "Recommendation: %1"),
                     {shortened(nameOf(input.results[input.chosen]), longestName)}};
    PlanResult named = input.results[input.chosen];
    named.planName = shortened(nameOf(named), longestName);
    section.verdict = planVerdict({input.scenarios[input.chosen], named, input.calendar});
    section.sentences = againstOthers(input);
    section.tables.push_back(plansTable(input, mostPlans));
    return section;
}

ReportSection chartSection(const ReportInput &input)
{
    const PlanResult &result = input.results[input.chosen];
    ReportSection section;
    const std::string name = shortened(nameOf(result), longestName);
    section.title = input.options.view == CostView::Billed
                        ? Message{GPUFOLIO_TEXT("model", "Billed cost by month: %1"), {name}}
                        : Message{GPUFOLIO_TEXT("model", "Amortised cost by month: %1"), {name}};
    section.chart = monthlyCostChart(result, input.options.view);
    return section;
}

Message purchaseSentence(const PlanView &plan, const CommitmentResult &commitment)
{
    const CommitmentPurchase &purchase = commitment.purchase;
    const Offer *offer = findOffer(plan.scenario.inputs, purchase.offer);
    return {GPUFOLIO_TEXT("model", "%1 x %2, option %3, from %4 to %5: %6 to sign."),
            {grouped(std::to_string(purchase.instances)),
             shortened(offer ? machineText(*offer) : purchase.offer, longestName),
             shortened(purchase.option, longestName), plan.calendar.dayOf(purchase.start).toText(),
             lastDay(purchase, commitment.termHours, plan.calendar).toText(), amount(commitment.toSign, plan.result)}};
}

void addBurden(const PlanResult &result, std::vector<Message> &sentences)
{
    const auto dearest =
        std::max_element(result.months.begin(), result.months.end(),
                         [](const MonthResult &a, const MonthResult &b) { return a.billed < b.billed; });
    if (dearest != result.months.end())
        sentences.push_back(
            {GPUFOLIO_TEXT("model", "Paid up front inside the horizon: %1. The dearest month is %2 with %3 billed."),
             {amount(result.totals.upfront, result), dearest->month.toText(), amount(dearest->billed, result)}});
    const PlanTotals &totals = result.totals;
    if (totals.committedAfterHorizon.isZero())
        sentences.push_back({GPUFOLIO_TEXT("model", "Nothing is owed or left prepaid after the end of the horizon.")});
    else
        sentences.push_back({GPUFOLIO_TEXT("model", "After the end of the horizon %1 is still owed, and %2 is prepaid "
                                                    "and not used up."),
                             {amount(totals.owedAfterHorizon, result), amount(totals.prepaidAfterHorizon, result)}});
}

ReportSection commitmentSection(const PlanView &plan)
{
    ReportSection section;
    section.title = {GPUFOLIO_TEXT("model", "What it commits us to, and until when")};
    const PlanResult &result = plan.result;
    std::size_t bought = 0;
    Money heldCost = Money::zero(result.currency);
    std::int64_t heldMachines = 0;
    for (const CommitmentResult &commitment : result.commitments) {
        if (commitment.purchase.held) {
            heldCost += commitment.amortised;
            heldMachines += commitment.purchase.instances;
        } else if (++bought <= mostPurchases) {
            section.sentences.push_back(purchaseSentence(plan, commitment));
        }
    }
    if (bought == 0)
        section.sentences.push_back({GPUFOLIO_TEXT("model", "Nothing new is signed: capacity is paid as it is used and "
                                                            "can be given back at any time.")});
    if (bought > mostPurchases)
        section.sentences.push_back({GPUFOLIO_TEXT("model", "Further purchases, of the approval form: %1."),
                                     {std::to_string(bought - mostPurchases)}});
    addBurden(result, section.sentences);
    if (heldMachines > 0)
        section.sentences.push_back({GPUFOLIO_TEXT("model", "Signed already and paid in every plan: machines: %1, "
                                                            "amortised inside the horizon: %2."),
                                     {grouped(std::to_string(heldMachines)), amount(heldCost, result)}});
    return section;
}

} // namespace

void addMemo(const ReportInput &input, ReportDocument &document)
{
    document.title = {GPUFOLIO_TEXT("model", "Board memo: %1"), {shortened(input.set.inputs.name, longestName)}};
    const PlanView plan = input.view();
    document.sections = {questionSection(input), recommendationSection(input), chartSection(input),
                         commitmentSection(plan)};
    ReportSection risks;
    risks.title = {GPUFOLIO_TEXT("model", "What could go wrong")};
    risks.sentences = riskSentences(plan);
    document.sections.push_back(std::move(risks));
    ReportSection sources;
    sources.title = {GPUFOLIO_TEXT("model", "Prices used")};
    sources.sentences = sourceSentences(plan, mostSources);
    if (!sources.sentences.empty())
        document.sections.push_back(std::move(sources));
}

} // namespace gpufolio
