// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/cash_crossings.h"

#include <algorithm>
#include <map>
#include <utility>

namespace gpufolio
{

namespace
{

/// Both plans' payments by day.
std::map<Date, std::pair<Money, Money>> together(const PlanResult &a, const PlanResult &b)
{
    const Money nothing = Money::zero(a.currency);
    std::map<Date, std::pair<Money, Money>> days;
    for (const CashFlow &flow : a.flows)
        days.emplace(flow.day, std::pair(nothing, nothing)).first->second.first += flow.amount;
    for (const CashFlow &flow : b.flows)
        days.emplace(flow.day, std::pair(nothing, nothing)).first->second.second += flow.amount;
    return days;
}

void addCrossings(const std::vector<const PlanResult *> &plans, std::size_t a, std::size_t b,
                  std::vector<CashCrossing> &crossings)
{
    Money sumA = Money::zero(plans[a]->currency);
    Money sumB = Money::zero(plans[b]->currency);
    int before = 0; ///< which was ahead the last time they differed
    for (const auto &[day, paid] : together(*plans[a], *plans[b])) {
        sumA += paid.first;
        sumB += paid.second;
        const int now = sumA < sumB ? -1 : (sumB < sumA ? 1 : 0);
        if (now != 0 && before != 0 && now != before) {
            if (now < 0)
                crossings.push_back({day, a, b, sumA, sumB});
            else
                crossings.push_back({day, b, a, sumB, sumA});
        }
        if (now != 0)
            before = now;
    }
}

} // namespace

Money billedUntil(const PlanResult &result, const Date &day)
{
    Money sum = Money::zero(result.currency);
    for (const CashFlow &flow : result.flows) {
        if (flow.day <= day)
            sum += flow.amount;
    }
    return sum;
}

std::vector<CashCrossing> cashCrossings(const std::vector<const PlanResult *> &plans)
{
    std::vector<CashCrossing> crossings;
    for (std::size_t a = 0; a < plans.size(); ++a) {
        for (std::size_t b = a + 1; b < plans.size(); ++b)
            addCrossings(plans, a, b, crossings);
    }
    std::stable_sort(crossings.begin(), crossings.end(),
                     [](const CashCrossing &x, const CashCrossing &y) { return x.day < y.day; });
    return crossings;
}

std::optional<std::size_t> dearestMonth(const PlanResult &result)
{
    const auto dearest =
        std::max_element(result.months.begin(), result.months.end(),
                         [](const MonthResult &a, const MonthResult &b) { return a.billed < b.billed; });
    if (dearest == result.months.end())
        return std::nullopt;
    return static_cast<std::size_t>(dearest - result.months.begin());
}

Money owedIfStopped(const PlanResult &result, const CommitmentResult &commitment, std::size_t month)
{
    Money owed = Money::zero(result.currency);
    if (!commitment.purchase.held && commitment.purchase.start >= result.months[month].period.end)
        return owed;
    for (std::size_t m = month + 1; m < commitment.months.size(); ++m)
        owed += commitment.months[m].billed;
    return owed + commitment.owedAfter;
}

Money owedIfStopped(const PlanResult &result, std::size_t month)
{
    Money owed = Money::zero(result.currency);
    for (const CommitmentResult &commitment : result.commitments)
        owed += owedIfStopped(result, commitment, month);
    return owed;
}

} // namespace gpufolio
