// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/cost_table.h"

#include "i18n/number_format.h"

#include <QCoreApplication>
#include <QDate>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr std::int64_t oneYearHours = 8760;
constexpr std::int64_t threeYearHours = 3 * oneYearHours;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CostTable)
};

QString labelOf(YearMonth month, const ViewSettings &view)
{
    switch (view.period) {
    case ViewSettings::PeriodUnit::Month:
        return monthText(month);
    case ViewSettings::PeriodUnit::Quarter:
        return QStringLiteral("%1Q%2").arg(month.year).arg((month.month + 2) / 3);
    case ViewSettings::PeriodUnit::FiscalYear:
        break;
    }
    const bool endsNextYear = view.fiscalYearStartMonth > 1 && month.month >= view.fiscalYearStartMonth;
    return Words::tr("FY%1").arg(month.year + (endsNextYear ? 1 : 0));
}

Money sumOf(const PlanResult &result, const PeriodGroup &period, const auto &amountOfMonth)
{
    Money sum = Money::zero(result.currency);
    for (std::size_t month = period.first; month < period.end; ++month)
        sum += amountOfMonth(month);
    return sum;
}

/// "1-year commitments, used" when all terms of the part have that length, else what they have in common.
QString commitmentLabel(const PlanResult &result, CostTable::Part part, ViewSettings::View view)
{
    std::int64_t terms = 0; // the length of all terms, -1 when they differ
    for (const CommitmentResult &commitment : result.commitments) {
        if (partOf(commitment) != part)
            continue;
        terms = terms == 0 || terms == commitment.termHours ? commitment.termHours : -1;
    }
    const bool billed = view == ViewSettings::View::Billed;
    if (terms == oneYearHours)
        return billed ? Words::tr("1-year commitments") : Words::tr("1-year commitments, used");
    if (terms == threeYearHours)
        return billed ? Words::tr("3-year commitments") : Words::tr("3-year commitments, used");
    if (part == CostTable::Part::LongTerm)
        return billed ? Words::tr("Commitments of 2 years and more")
                      : Words::tr("Commitments of 2 years and more, used");
    return billed ? Words::tr("Commitments under 2 years") : Words::tr("Commitments under 2 years, used");
}

} // namespace

std::vector<PeriodGroup> periodGroups(const std::vector<MonthResult> &months, const ViewSettings &view)
{
    std::vector<PeriodGroup> groups;
    for (std::size_t i = 0; i < months.size(); ++i) {
        const QString label = labelOf(months[i].month, view);
        if (groups.empty() || groups.back().label != label)
            groups.push_back({label, i, i});
        groups.back().end = i + 1;
    }
    return groups;
}

std::optional<double> placeOfDay(const std::vector<MonthResult> &months, const ViewSettings &view, const Date &day)
{
    const std::vector<PeriodGroup> groups = periodGroups(months, view);
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const PeriodGroup &period = groups[group];
        for (std::size_t i = period.first; i < period.end; ++i) {
            const YearMonth month = months[i].month;
            if (month.year != day.year || month.month != day.month)
                continue;
            const double part = (day.day - 1.0) / QDate(day.year, day.month, 1).daysInMonth();
            return static_cast<double>(group) - 1 +
                   (static_cast<double>(i - period.first) + part) / static_cast<double>(period.end - period.first);
        }
    }
    if (groups.empty() || day.day != 1)
        return std::nullopt;
    const YearMonth last = months.back().month;
    const bool isNext = day.year * 12 + day.month == last.year * 12 + last.month + 1;
    return isNext ? std::optional(static_cast<double>(groups.size()) - 1) : std::nullopt;
}

CostTable::Part partOf(const CommitmentResult &commitment)
{
    return costKindOf(OptionKind::Commitment, commitment.termHours) == CostKind::ThreeYear ? CostTable::Part::LongTerm
                                                                                           : CostTable::Part::ShortTerm;
}

Money amountOf(const CommitmentMonth &month, ViewSettings::View view)
{
    return view == ViewSettings::View::Billed ? month.billed : month.amortised - month.unused;
}

CostTable costByPeriod(const PlanResult &result, const ViewSettings &view)
{
    CostTable table{view, result.currency, result.rounding, periodGroups(result.months, view), {}, {}};
    const bool billed = view.view == ViewSettings::View::Billed;
    const auto add = [&](CostTable::Part part, CostKind kind, const QString &label, const auto &amountOfMonth) {
        CostTable::Layer layer{part, kind, label, {}};
        for (const PeriodGroup &period : table.periods)
            layer.amounts.push_back(sumOf(result, period, amountOfMonth));
        if (std::any_of(layer.amounts.begin(), layer.amounts.end(), [](const Money &sum) { return !sum.isZero(); }))
            table.layers.push_back(std::move(layer));
    };
    const auto commitments = [&](CostTable::Part part) {
        return [&result, part, view](std::size_t month) {
            Money sum = Money::zero(result.currency);
            for (const CommitmentResult &commitment : result.commitments)
                if (partOf(commitment) == part)
                    sum += amountOf(commitment.months[month], view.view);
            return sum;
        };
    };

    for (const auto &[part, kind] : {std::pair(CostTable::Part::LongTerm, CostKind::ThreeYear),
                                     std::pair(CostTable::Part::ShortTerm, CostKind::OneYear)})
        add(part, kind, commitmentLabel(result, part, view.view), commitments(part));
    add(CostTable::Part::OnDemand, CostKind::OnDemand, Words::tr("On-demand"),
        [&result](std::size_t month) { return result.months[month].onDemand; });
    add(CostTable::Part::Spot, CostKind::Spot, Words::tr("Spot"),
        [&result](std::size_t month) { return result.months[month].spot; });
    if (!billed)
        add(CostTable::Part::Unused, CostKind::Unused, Words::tr("Commitments, unused"),
            [&result](std::size_t month) { return result.months[month].unused; });

    for (const PeriodGroup &period : table.periods)
        table.totals.push_back(sumOf(result, period, [&](std::size_t month) {
            return billed ? result.months[month].billed : result.months[month].amortised;
        }));
    return table;
}

CashTable cashSoFar(const SessionResults &results, const ViewSettings &view)
{
    CashTable table;
    for (std::size_t i = 0; i < results.plans.size(); ++i) {
        if (!results.plans[i])
            continue;
        const PlanResult &plan = *results.plans[i];
        if (table.lines.empty()) {
            table.currency = plan.currency;
            table.rounding = plan.rounding;
            table.periods = periodGroups(plan.months, view);
        }
        CashTable::Line line{fromUtf8(plan.planId), fromUtf8(plan.planName), static_cast<int>(i), plan.status, {}};
        if (line.name.isEmpty())
            line.name = line.planId;
        Money sum = Money::zero(plan.currency);
        for (const PeriodGroup &period : table.periods) {
            for (std::size_t month = period.first; month < period.end; ++month)
                sum += plan.months[month].billed;
            line.cumulative.push_back(sum);
        }
        table.lines.push_back(std::move(line));
    }
    return table;
}

} // namespace gpufolio::ui
