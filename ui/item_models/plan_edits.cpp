// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/plan_edits.h"

#include "i18n/number_format.h"
#include "item_models/plan_state.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

bool isTaken(const ScenarioSet &set, const std::function<bool(const Plan &)> &matches)
{
    return std::any_of(set.plans.begin(), set.plans.end(), matches);
}

std::string freeId(const ScenarioSet &set)
{
    for (std::size_t number = set.plans.size() + 1;; ++number) {
        std::string id = "plan-" + std::to_string(number);
        if (!isTaken(set, [&id](const Plan &plan) { return plan.id == id; }))
            return id;
    }
}

/// The name, or the name and a number when another plan has it.
QString freeName(const ScenarioSet &set, const QString &name)
{
    const auto taken = [&set](const QString &text) {
        return isTaken(set, [&text](const Plan &plan) { return nameOf(plan) == text; });
    };
    QString free = name;
    for (int number = 2; taken(free); ++number)
        free = QStringLiteral("%1 %2").arg(name).arg(number);
    return free;
}

} // namespace

void PlanEdits::edit(const QString &name, const QString &plan,
                     const std::function<void(ScenarioSet &, std::size_t)> &change, const QString &mergeKey)
{
    ScenarioSet set = withExplicitPlans(m_session.scenarioSet());
    const std::string id = plan.toStdString();
    for (std::size_t i = 0; i < set.plans.size(); ++i) {
        if (set.plans[i].id != id)
            continue;
        const ScenarioSet before = set;
        change(set, i);
        if (set != before)
            m_session.edit(name, std::move(set), mergeKey);
        return;
    }
}

void PlanEdits::editPurchase(const QString &name, const QString &plan, std::size_t purchase,
                             const std::function<void(CommitmentPurchase &)> &change, const QString &mergeKey)
{
    edit(
        name, plan,
        [&](ScenarioSet &set, std::size_t index) {
            std::vector<CommitmentPurchase> &purchases = set.plans[index].commitments;
            if (purchase < purchases.size() && !purchases[purchase].held)
                change(purchases[purchase]);
        },
        mergeKey);
}

void PlanEdits::editLimits(const QString &name, const QString &plan, const std::function<void(Limits &)> &change)
{
    edit(name, plan, [&](ScenarioSet &set, std::size_t index) {
        Policy policy = effectivePolicy({set.inputs, set.plans[index]});
        const Limits before = policy.limits;
        change(policy.limits);
        if (policy.limits != before)
            set.plans[index].policy = std::move(policy);
    });
}

QString PlanEdits::addPlan()
{
    ScenarioSet set = withExplicitPlans(m_session.scenarioSet());
    Plan plan;
    plan.id = freeId(set);
    plan.name = freeName(set, tr("New plan")).toStdString();
    QString id = fromUtf8(plan.id);
    set.plans.push_back(std::move(plan));
    m_session.edit(tr("Add plan"), std::move(set));
    m_session.setActivePlan(id);
    return id;
}

QString PlanEdits::duplicatePlan(const QString &plan)
{
    QString id;
    edit(tr("Duplicate plan"), plan, [&id](ScenarioSet &set, std::size_t index) {
        Plan copy = set.plans[index];
        copy.name = freeName(set, nameOf(copy)).toStdString();
        copy.id = freeId(set);
        id = fromUtf8(copy.id);
        set.plans.insert(set.plans.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(copy));
    });
    if (!id.isEmpty())
        m_session.setActivePlan(id);
    return id;
}

void PlanEdits::removePlan(const QString &plan)
{
    QString next;
    edit(tr("Remove plan"), plan, [&next](ScenarioSet &set, std::size_t index) {
        if (set.plans.size() < 2)
            return;
        set.plans.erase(set.plans.begin() + static_cast<std::ptrdiff_t>(index));
        next = fromUtf8(set.plans[std::min(index, set.plans.size() - 1)].id);
    });
    if (!next.isEmpty() && m_session.activePlan() == plan)
        m_session.setActivePlan(next);
}

void PlanEdits::renamePlan(const QString &plan, const QString &name)
{
    edit(tr("Rename plan"), plan,
         [&name](ScenarioSet &set, std::size_t index) { set.plans[index].name = name.toStdString(); });
}

void PlanEdits::makeBase(const QString &plan)
{
    edit(tr("Make plan the base"), plan, [](ScenarioSet &set, std::size_t index) {
        const auto first = set.plans.begin();
        const auto moved = first + static_cast<std::ptrdiff_t>(index);
        std::rotate(first, moved, moved + 1);
    });
}

void PlanEdits::addPurchase(const QString &plan, const CommitmentPurchase &purchase)
{
    edit(tr("Add purchase"), plan,
         [&purchase](ScenarioSet &set, std::size_t index) { set.plans[index].commitments.push_back(purchase); });
}

void PlanEdits::removePurchase(const QString &plan, std::size_t purchase)
{
    edit(tr("Remove purchase"), plan, [purchase](ScenarioSet &set, std::size_t index) {
        std::vector<CommitmentPurchase> &purchases = set.plans[index].commitments;
        if (purchase < purchases.size() && !purchases[purchase].held)
            purchases.erase(purchases.begin() + static_cast<std::ptrdiff_t>(purchase));
    });
}

void PlanEdits::addPurchases(const QString &plan, const std::vector<CommitmentPurchase> &purchases)
{
    edit(tr("Paste purchases"), plan, [&purchases](ScenarioSet &set, std::size_t index) {
        std::vector<CommitmentPurchase> &all = set.plans[index].commitments;
        all.insert(all.end(), purchases.begin(), purchases.end());
    });
}

void PlanEdits::markAsSigned(const QString &plan, std::size_t purchase)
{
    edit(tr("Mark as signed"), plan, [purchase](ScenarioSet &set, std::size_t index) {
        std::vector<CommitmentPurchase> &purchases = set.plans[index].commitments;
        if (purchase >= purchases.size())
            return;
        CommitmentPurchase signedNow = purchases[purchase];
        signedNow.held = true;
        purchases.erase(purchases.begin() + static_cast<std::ptrdiff_t>(purchase));
        set.inputs.commitments.push_back(std::move(signedNow));
    });
}

void PlanEdits::addHeld(const std::vector<CommitmentPurchase> &purchases)
{
    ScenarioSet set = withExplicitPlans(m_session.scenarioSet());
    for (CommitmentPurchase purchase : purchases) {
        purchase.held = true;
        set.inputs.commitments.push_back(std::move(purchase));
    }
    m_session.edit(tr("Paste what we hold"), std::move(set));
}

void PlanEdits::removeHeld(std::size_t purchase)
{
    ScenarioSet set = withExplicitPlans(m_session.scenarioSet());
    if (purchase >= set.inputs.commitments.size())
        return;
    set.inputs.commitments.erase(set.inputs.commitments.begin() + static_cast<std::ptrdiff_t>(purchase));
    m_session.edit(tr("Remove what we hold"), std::move(set));
}

void PlanEdits::changeMachines(const QString &plan, std::size_t purchase, std::int64_t machines,
                               const QString &mergeKey)
{
    editPurchase(
        tr("Change number of machines"), plan, purchase,
        [machines](CommitmentPurchase &changed) { changed.instances = machines; }, mergeKey);
}

void PlanEdits::changeStart(const QString &plan, std::size_t purchase, UtcHour start)
{
    // A new purchase outside the horizon has no meaning, and a project can't keep it.
    const Period horizon = m_session.scenarioSet().inputs.horizon();
    editPurchase(tr("Change start of purchase"), plan, purchase, [start, horizon](CommitmentPurchase &changed) {
        changed.start = std::clamp(start, horizon.start, horizon.end - 1);
    });
}

void PlanEdits::changeOption(const QString &plan, std::size_t purchase, const std::string &offer,
                             const std::string &option)
{
    editPurchase(tr("Change option of purchase"), plan, purchase, [&offer, &option](CommitmentPurchase &changed) {
        changed.offer = offer;
        changed.option = option;
    });
}

void PlanEdits::changeUpfrontLimit(const QString &plan, const std::optional<Decimal> &limit)
{
    editLimits(tr("Change limit of upfronts"), plan, [&limit](Limits &limits) { limits.upfrontTotal = limit; });
}

void PlanEdits::changeMonthlyLimit(const QString &plan, const std::optional<Decimal> &limit)
{
    editLimits(tr("Change limit per month"), plan, [&limit](Limits &limits) { limits.monthlyBilled = limit; });
}

void PlanEdits::changeSpotLimit(const QString &plan, const std::optional<Decimal> &share)
{
    editLimits(tr("Change limit of spot"), plan, [&share](Limits &limits) { limits.spotShare = share; });
}

void PlanEdits::changeActiveLimit(const QString &plan, const std::optional<std::int64_t> &machines)
{
    editLimits(tr("Change limit of active machines"), plan,
               [&machines](Limits &limits) { limits.activeCommitted = machines; });
}

} // namespace gpufolio::ui
