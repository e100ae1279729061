// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QCoreApplication>

#include <functional>

namespace gpufolio::ui
{

/// Every change that the page Plans makes to the project, each one undo step with a name. Purchases are counted within
/// the plan's own; those of the inputs are held and not changed here.
class PlanEdits
{
    Q_DECLARE_TR_FUNCTIONS(PlanEdits)

public:
    explicit PlanEdits(ProjectSession &session) : m_session(session) {}

    /// Adds a plan without purchases and opens it. @return its id
    QString addPlan();
    /// Adds a copy behind the plan and opens it. @return its id
    QString duplicatePlan(const QString &plan);
    /// The last plan stays.
    void removePlan(const QString &plan);
    void renamePlan(const QString &plan, const QString &name);
    /// Moves the plan to the top: differences are counted from the first.
    void makeBase(const QString &plan);

    void addPurchase(const QString &plan, const CommitmentPurchase &purchase);
    void removePurchase(const QString &plan, std::size_t purchase);
    void addPurchases(const QString &plan, const std::vector<CommitmentPurchase> &purchases);
    /// Turns a new purchase of the plan into one that is held: it moves to the inputs and is paid in every plan.
    void markAsSigned(const QString &plan, std::size_t purchase);
    /// What we hold; paid in every plan.
    void addHeld(const std::vector<CommitmentPurchase> &purchases);
    /// @param purchase  index into the inputs' commitments
    void removeHeld(std::size_t purchase);
    /// @param mergeKey  the same for all steps of one drag or spin, which are one undo step
    void changeMachines(const QString &plan, std::size_t purchase, std::int64_t machines, const QString &mergeKey = {});
    void changeStart(const QString &plan, std::size_t purchase, UtcHour start);
    void changeOption(const QString &plan, std::size_t purchase, const std::string &offer, const std::string &option);

    void changeUpfrontLimit(const QString &plan, const std::optional<Decimal> &limit);
    void changeMonthlyLimit(const QString &plan, const std::optional<Decimal> &limit);
    void changeSpotLimit(const QString &plan, const std::optional<Decimal> &share);
    void changeActiveLimit(const QString &plan, const std::optional<std::int64_t> &machines);

private:
    void edit(const QString &name, const QString &plan, const std::function<void(ScenarioSet &, std::size_t)> &change,
              const QString &mergeKey = {});
    void editPurchase(const QString &name, const QString &plan, std::size_t purchase,
                      const std::function<void(CommitmentPurchase &)> &change, const QString &mergeKey = {});
    void editLimits(const QString &name, const QString &plan, const std::function<void(Limits &)> &change);

    ProjectSession &m_session;
};

} // namespace gpufolio::ui
