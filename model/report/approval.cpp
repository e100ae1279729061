// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/approval_tables.h"
#include "report/cell_text.h"
#include "report/report_input.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

constexpr std::size_t all = 1000; // the form leaves nothing out

std::string amount(const Money &money, const PlanResult &result)
{
    return toSentenceText(money, result.rounding);
}

std::size_t newPurchases(const PlanResult &result)
{
    return static_cast<std::size_t>(
        std::count_if(result.commitments.begin(), result.commitments.end(),
                      [](const CommitmentResult &commitment) { return !commitment.purchase.held; }));
}

ReportSection requestSection(const PlanView &plan)
{
    const PlanResult &result = plan.result;
    ReportSection section;
    section.title = {GPUFOLIO_TEXT("model", "Request")};
    Date until;
    std::int64_t machines = 0;
    for (const CommitmentResult &commitment : result.commitments) {
        if (commitment.purchase.held)
            continue;
        machines += commitment.purchase.instances;
        until = std::max(until, lastDay(commitment.purchase, commitment.termHours, plan.calendar));
    }
    section.verdict = {
        GPUFOLIO_TEXT("model", "To approve: new commitments of the plan %2 (machines: %1), %3 to sign in all, "
                               "the last of them until %4."),
        {grouped(std::to_string(machines)), nameOf(result), amount(result.totals.toSign, result), until.toText()}};
    section.sentences.push_back(planVerdict(plan));
    return section;
}

void addLimit(const char *words, const std::string &limit, const std::string &planned, std::vector<Message> &sentences)
{
    sentences.push_back({words, {limit, planned}});
}

/// The limits that the plan was made under, each beside what the plan makes of it.
void addLimits(const PlanView &plan, std::vector<Message> &sentences)
{
    const Limits limits = effectivePolicy(plan.scenario).limits;
    const PlanResult &result = plan.result;
    const auto limitAmount = [&](const Decimal &limit) { return amount(Money(limit, result.currency), result); };
    if (limits.upfrontTotal) {
        Money upfront = Money::zero(result.currency);
        for (const CommitmentResult &commitment : result.commitments)
            if (!commitment.purchase.held)
                upfront += commitment.upfront;
        addLimit(GPUFOLIO_TEXT("model", "Limit: new upfronts of at most %1; this plan: %2."),
                 limitAmount(*limits.upfrontTotal), amount(upfront, result), sentences);
    }
    if (limits.monthlyBilled) {
        Money most = Money::zero(result.currency);
        for (const MonthResult &month : result.months)
            most = std::max(most, month.billed, [](const Money &a, const Money &b) { return a < b; });
        addLimit(GPUFOLIO_TEXT("model", "Limit: at most %1 billed in a month; this plan: %2."),
                 limitAmount(*limits.monthlyBilled), amount(most, result), sentences);
    }
    if (limits.activeCommitted)
        sentences.push_back({GPUFOLIO_TEXT("model", "Limit: at most %1 new committed machines of one offer at a time."),
                             {grouped(std::to_string(*limits.activeCommitted))}});
    if (limits.instancesPerPurchase)
        sentences.push_back({GPUFOLIO_TEXT("model", "Limit: at most %1 machines in one purchase."),
                             {grouped(std::to_string(*limits.instancesPerPurchase))}});
    if (limits.spotShare && limits.spotShare->isZero())
        sentences.push_back({GPUFOLIO_TEXT("model", "Limit: no spot.")});
    else if (limits.spotShare)
        sentences.push_back({GPUFOLIO_TEXT("model", "Limit: spot serves at most %1 of the machines of an offer."),
                             {percentage(toText(*limits.spotShare))}});
}

ReportSection conditionsSection(const PlanView &plan, const ReportOptions &options)
{
    ReportSection section;
    section.title = {GPUFOLIO_TEXT("model", "Conditions")};
    std::vector<Message> &sentences = section.sentences;
    if (!options.note.empty())
        sentences.push_back(options.note);
    for (const Message &reason : plan.result.reasons)
        sentences.push_back(reason);
    addLimits(plan, sentences);
    for (Message &sentence : breakEvenSentences(plan, all))
        sentences.push_back(std::move(sentence));
    sentences.push_back(
        {GPUFOLIO_TEXT("model", "The amounts hold for the prices and dates above; another price needs a "
                                "new form.")});
    const std::size_t held = plan.result.commitments.size() - newPurchases(plan.result);
    if (held > 0)
        sentences.push_back({GPUFOLIO_TEXT("model", "Commitments signed already are no part of this form: %1."),
                             {std::to_string(held)}});
    return section;
}

} // namespace

void addApproval(const ReportInput &input, ReportDocument &document)
{
    document.title = {GPUFOLIO_TEXT("model", "Commitment approval form: %1"), {input.set.inputs.name}};
    const PlanView plan = input.view();
    if (newPurchases(plan.result) == 0) {
        ReportSection nothing;
        nothing.title = {GPUFOLIO_TEXT("model", "Request")};
        nothing.verdict = {GPUFOLIO_TEXT("model", "There is nothing to approve: the plan %1 signs nothing new."),
                           {nameOf(plan.result)}};
        document.sections = {std::move(nothing)};
        return;
    }
    document.sections.push_back(requestSection(plan));
    document.sections.push_back({{GPUFOLIO_TEXT("model", "What is bought")},
                                 {},
                                 {boughtTable(plan), boughtCostTable(plan), boughtPriceTable(plan)},
                                 std::nullopt});
    document.sections.push_back({{GPUFOLIO_TEXT("model", "Payments")}, {}, {paymentsTable(plan)}, std::nullopt});
    ReportTable users = usersTable(plan);
    if (!users.rows.empty())
        document.sections.push_back(
            {{GPUFOLIO_TEXT("model", "Who uses these machines")}, {}, {std::move(users)}, std::nullopt});
    document.sections.push_back(
        {{GPUFOLIO_TEXT("model", "Alternatives considered")}, {}, {plansTable(input, all)}, std::nullopt});
    document.sections.push_back(conditionsSection(plan, input.options));
    document.sections.push_back({{GPUFOLIO_TEXT("model", "Signatures")}, {}, {signaturesTable()}, std::nullopt});
}

} // namespace gpufolio
