// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cells.h"
#include "report/report_tables.h"

#include <algorithm>
#include <functional>

namespace gpufolio
{

namespace
{

class ComparisonRows
{
public:
    ComparisonRows(const Comparison &comparison, ReportTable &table) : m_plans(comparison.plans), m_table(table) {}

    /// A row with a figure a plan, and its difference to the base where it is an amount.
    void add(Metric metric)
    {
        const MetricInfo &info = metricInfo(metric);
        add({std::string(info.label)}, info.unit,
            [metric](const PlanResult &result) { return *metricValue(result, metric); });
    }

    void add(Message label, MetricUnit unit, const std::function<MetricValue(const PlanResult &)> &figureOf)
    {
        const MetricValue base = figureOf(m_plans.front().result);
        addRow(std::move(label), unitMessage(unit, m_plans.front().result.currency), [&](const ComparedPlan &plan) {
            const PlanResult &result = plan.result;
            const MetricValue figure = figureOf(result);
            Cell difference = textCell({});
            if (unit == MetricUnit::Currency && figure.value && base.value)
                difference = amountCell(Money(*figure.value - *base.value, result.currency), result.rounding);
            return std::pair(metricCell(figure, unit, result.currency, result.rounding), std::move(difference));
        });
    }

    void addPlain(Message label, const std::function<Cell(const ComparedPlan &)> &cellOf)
    {
        addRow(std::move(label), {}, [&](const ComparedPlan &plan) { return std::pair(cellOf(plan), textCell({})); });
    }

private:
    void addRow(Message label, Message unit, const std::function<std::pair<Cell, Cell>(const ComparedPlan &)> &cellsOf)
    {
        std::vector<Cell> row = {messageCell(std::move(label)), messageCell(std::move(unit))};
        for (const ComparedPlan &plan : m_plans) {
            auto [value, difference] = cellsOf(plan);
            row.push_back(std::move(value));
            if (&plan != &m_plans.front())
                row.push_back(std::move(difference));
        }
        m_table.rows.push_back(std::move(row));
    }

    const std::vector<ComparedPlan> &m_plans;
    ReportTable &m_table;
};

const MonthResult *dearestMonth(const PlanResult &result)
{
    const auto dearest =
        std::max_element(result.months.begin(), result.months.end(),
                         [](const MonthResult &a, const MonthResult &b) { return a.billed < b.billed; });
    return dearest == result.months.end() ? nullptr : &*dearest;
}

Message columnLabel(const ComparedPlan &plan, bool isBase)
{
    const std::string &name = nameOf(plan.result);
    if (isPartlyPlaced(plan.result))
        return isBase ? Message{GPUFOLIO_TEXT("model", "%1 (base; placed so far)"), {name}}
                      : Message{GPUFOLIO_TEXT("model", "%1 (placed so far)"), {name}};
    return isBase ? Message{GPUFOLIO_TEXT("model", "%1 (base)"), {name}} : Message{"%1", {name}};
}

Cell statusCell(const ComparedPlan &plan)
{
    switch (plan.result.status) {
    case PlanStatus::Evaluated:
        return messageCell({GPUFOLIO_TEXT("model", "complete")});
    case PlanStatus::Incomplete:
        return messageCell({GPUFOLIO_TEXT("model", "incomplete, placed so far")});
    case PlanStatus::Infeasible:
        return messageCell({GPUFOLIO_TEXT("model", "infeasible: a limit can't hold")});
    }
    return {};
}

Cell rankCell(const ComparedPlan &plan)
{
    return plan.rank ? countCell(static_cast<std::int64_t>(*plan.rank))
                     : missingCell(CellKind::Count, {GPUFOLIO_TEXT("model", "no rank")});
}

MetricValue dearestBilled(const PlanResult &result)
{
    const MonthResult *dearest = dearestMonth(result);
    return dearest ? MetricValue{dearest->billed.amount(), {}}
                   : MetricValue{{}, {GPUFOLIO_TEXT("model", "not defined: there is no month")}};
}

Cell dearestCell(const ComparedPlan &plan)
{
    const MonthResult *dearest = dearestMonth(plan.result);
    return dearest ? monthCell(dearest->month) : textCell({});
}

} // namespace

ReportTable comparisonTable(const Comparison &comparison)
{
    ReportTable table;
    table.id = "comparison";
    table.title = {GPUFOLIO_TEXT("model", "Plans side by side")};
    if (comparison.plans.empty())
        return table;
    const Currency currency = comparison.plans.front().result.currency;
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Figure")}, "figure"),
                     textColumn({GPUFOLIO_TEXT("model", "Unit")}, "unit")};
    for (const ComparedPlan &plan : comparison.plans) {
        const bool isBase = &plan == &comparison.plans.front();
        table.columns.push_back({columnLabel(plan, isBase), {}, CellKind::Amount, plan.result.planId});
        if (!isBase)
            table.columns.push_back({{GPUFOLIO_TEXT("model", "%1, difference to the base"), {nameOf(plan.result)}},
                                     currency.code(),
                                     CellKind::Amount,
                                     plan.result.planId + ".difference"});
    }
    ComparisonRows rows(comparison, table);
    rows.addPlain({GPUFOLIO_TEXT("model", "State")}, statusCell);
    rows.addPlain({GPUFOLIO_TEXT("model", "Rank by amortised cost")}, rankCell);
    rows.add(Metric::ToSign);
    rows.add(Metric::Upfront);
    rows.add({GPUFOLIO_TEXT("model", "Billed in the dearest month")}, MetricUnit::Currency, dearestBilled);
    rows.addPlain({GPUFOLIO_TEXT("model", "Dearest month")}, dearestCell);
    for (const Metric metric :
         {Metric::Billed, Metric::Amortised, Metric::OnDemandEquivalent, Metric::Savings, Metric::EffectiveSavingsRate,
          Metric::Npv, Metric::NpvAfterTail, Metric::CommitmentCoverage, Metric::CommitmentUtilisation,
          Metric::UnusedCommitment, Metric::PrepaidAfterHorizon, Metric::OwedAfterHorizon})
        rows.add(metric);
    table.notes = {
        {GPUFOLIO_TEXT(
            "model", "Differences are plan minus base, taken of exact amounts and rounded once; negative is cheaper.")},
        {GPUFOLIO_TEXT("model", "Billed and amortised are two views of the same cost, never added together.")}};
    return table;
}

} // namespace gpufolio
