// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "session/project_session.h"
#include "theme/theme.h"

#include <QString>

#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// Months of the horizon put together as the top bar says; [first, end) are indexes into PlanResult::months.
struct PeriodGroup {
    QString label; ///< "2027-01", "2027Q1", "FY2027"
    std::size_t first = 0;
    std::size_t end = 0;

    friend bool operator==(const PeriodGroup &, const PeriodGroup &) = default;
};

/// Months, calendar quarters or fiscal years, which are called by the calendar year in which they end. The first and
/// the last may be cut by the horizon.
std::vector<PeriodGroup> periodGroups(const std::vector<MonthResult> &months, const ViewSettings &view);

/// Where a day begins on an axis of periods on which 0 is the end of the first period, as in "cash so far"; the first
/// day after the horizon is its end. Nothing for other days outside the months.
std::optional<double> placeOfDay(const std::vector<MonthResult> &months, const ViewSettings &view, const Date &day);

/// The cost of a plan per period by what it was paid for; exact sums of the ledger's months.
struct CostTable {
    enum class Part { OnDemand, ShortTerm, LongTerm, Spot, Unused };
    struct Layer {
        Part part = Part::OnDemand;
        CostKind kind = CostKind::OnDemand;
        QString label;
        std::vector<Money> amounts; ///< one a period
    };

    ViewSettings view;
    Currency currency;
    Rounding rounding = Rounding::HalfEven;
    std::vector<PeriodGroup> periods;
    std::vector<Layer> layers; ///< bottom of the stack first; kinds that the plan doesn't use are left out
    std::vector<Money> totals; ///< one a period: billed or amortised
};

/// Amortised: on-demand, spot, the used part of commitments by length of their term, and their unused part.
/// Billed: on-demand, spot, and what falls due for commitments (upfront and recurring fees) by length of their term.
CostTable costByPeriod(const PlanResult &result, const ViewSettings &view);

/// Whether a purchase belongs to the part of short (under 2 years) or long terms.
CostTable::Part partOf(const CommitmentResult &commitment);
/// What the part of this purchase is in one month, in the view of the table.
Money amountOf(const CommitmentMonth &month, ViewSettings::View view);

/// Billed lines summed up to the end of each period, a line per plan.
struct CashTable {
    struct Line {
        QString planId;
        QString name;
        int index = 0; ///< of the plan in file order; decides its line pattern
        PlanStatus status = PlanStatus::Evaluated;
        std::vector<Money> cumulative; ///< one a period
    };

    Currency currency;
    Rounding rounding = Rounding::HalfEven;
    std::vector<PeriodGroup> periods;
    std::vector<Line> lines;
};

CashTable cashSoFar(const SessionResults &results, const ViewSettings &view);

} // namespace gpufolio::ui
