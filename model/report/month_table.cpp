// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cells.h"
#include "report/report_tables.h"

#include <algorithm>
#include <array>

namespace gpufolio
{

namespace
{

struct MonthColumn {
    Metric metric;
    const char *key; ///< as in months[] of the JSON result
};

constexpr std::array monthColumns = {
    MonthColumn{Metric::Billed, "billed"},
    MonthColumn{Metric::Amortised, "amortised"},
    MonthColumn{Metric::OnDemandCost, "onDemand"},
    MonthColumn{Metric::SpotCost, "spot"},
    MonthColumn{Metric::CommitmentCost, "commitment"},
    MonthColumn{Metric::UnusedCommitment, "unused"},
    MonthColumn{Metric::Upfront, "upfront"},
    MonthColumn{Metric::Recurring, "recurring"},
    MonthColumn{Metric::PrepaidBalance, "prepaid"},
    MonthColumn{Metric::OnDemandEquivalent, "onDemandEquivalent"},
};

// Commitments of two years and more are drawn as 3-year ones, the others as 1-year ones.
bool isLong(const CommitmentResult &commitment)
{
    constexpr std::int64_t twoYears = 17'520;
    return commitment.termHours >= twoYears;
}

Money usedByLong(const PlanResult &result, std::size_t month)
{
    Money used = Money::zero(result.currency);
    for (const CommitmentResult &commitment : result.commitments)
        if (isLong(commitment) && month < commitment.months.size())
            used += commitment.months[month].amortised - commitment.months[month].unused;
    return used;
}

} // namespace

ReportTable monthsTable(const PlanResult &result)
{
    ReportTable table;
    table.id = "months";
    table.title = {GPUFOLIO_TEXT("model", "Months")};
    table.columns.push_back({{GPUFOLIO_TEXT("model", "Month")}, {}, CellKind::Month, "month"});
    for (const MonthColumn &column : monthColumns)
        table.columns.push_back(metricColumn(column.metric, result.currency, column.key));
    for (std::size_t month = 0; month < result.months.size(); ++month) {
        std::vector<Cell> row = {monthCell(result.months[month].month)};
        for (const MonthColumn &column : monthColumns)
            row.push_back(metricCell(*metricValue(result, column.metric, month), MetricUnit::Currency, result.currency,
                                     result.rounding));
        table.rows.push_back(std::move(row));
    }
    std::vector<Cell> total = {messageCell({GPUFOLIO_TEXT("model", "Total")})};
    for (const MonthColumn &column : monthColumns) {
        if (column.metric == Metric::PrepaidBalance)
            total.push_back(textCell({})); // a balance: what is left stands under "prepaid after the horizon"
        else
            total.push_back(metricCell(*metricValue(result, column.metric), MetricUnit::Currency, result.currency,
                                       result.rounding));
    }
    setTotal(table, std::move(total));
    table.notes = {
        {GPUFOLIO_TEXT("model", "Billed and amortised are two views of the same cost, never added together.")},
        {GPUFOLIO_TEXT("model", "Billed = on-demand + spot + upfront + recurring fee; amortised = on-demand + spot + "
                                "commitments, of which unused is a part; "
                                "billed = amortised + change of the prepaid balance.")}};
    return table;
}

namespace
{

MonthlyCostChart billedChart(const PlanResult &result, bool hasLong)
{
    MonthlyCostChart chart;
    chart.title = {GPUFOLIO_TEXT("model", "Billed cost by month")};
    chart.unit = result.currency.code();
    if (hasLong)
        chart.series.push_back({"threeYear", {GPUFOLIO_TEXT("model", "Commitments of 2 years and more")}, {}});
    chart.series.push_back({"oneYear",
                            hasLong ? Message{GPUFOLIO_TEXT("model", "Commitments under 2 years")}
                                    : Message{GPUFOLIO_TEXT("model", "Commitments")},
                            {}});
    chart.series.push_back({"onDemand", {GPUFOLIO_TEXT("model", "On-demand")}, {}});
    chart.series.push_back({"spot", {GPUFOLIO_TEXT("model", "Spot")}, {}});
    for (std::size_t m = 0; m < result.months.size(); ++m) {
        const MonthResult &month = result.months[m];
        chart.months.push_back(month.month.toText());
        Money longBilled = Money::zero(result.currency);
        for (const CommitmentResult &commitment : result.commitments)
            if (isLong(commitment) && m < commitment.months.size())
                longBilled += commitment.months[m].billed;
        std::vector<Money> values;
        if (hasLong)
            values.push_back(longBilled);
        values.insert(values.end(), {month.upfront + month.recurring - longBilled, month.onDemand, month.spot});
        for (std::size_t i = 0; i < values.size(); ++i)
            chart.series[i].values.push_back(toText(values[i], result.rounding));
    }
    return chart;
}

} // namespace

MonthlyCostChart monthlyCostChart(const PlanResult &result, CostView view)
{
    const bool hasLong = std::any_of(result.commitments.begin(), result.commitments.end(), isLong);
    if (view == CostView::Billed)
        return billedChart(result, hasLong);
    MonthlyCostChart chart;
    chart.title = {GPUFOLIO_TEXT("model", "Amortised cost by month")};
    chart.unit = result.currency.code();
    if (hasLong)
        chart.series.push_back({"threeYear", {GPUFOLIO_TEXT("model", "Commitments of 2 years and more, used")}, {}});
    chart.series.push_back({"oneYear",
                            hasLong ? Message{GPUFOLIO_TEXT("model", "Commitments under 2 years, used")}
                                    : Message{GPUFOLIO_TEXT("model", "Commitments, used")},
                            {}});
    chart.series.push_back({"onDemand", {GPUFOLIO_TEXT("model", "On-demand")}, {}});
    chart.series.push_back({"spot", {GPUFOLIO_TEXT("model", "Spot")}, {}});
    chart.series.push_back({"unused", {GPUFOLIO_TEXT("model", "Commitments, unused")}, {}});
    for (std::size_t m = 0; m < result.months.size(); ++m) {
        const MonthResult &month = result.months[m];
        chart.months.push_back(month.month.toText());
        const Money longUsed = rounded(usedByLong(result, m), result.rounding);
        // From printed figures, so that used and unused add up to the commitments of the table.
        const Money shortUsed =
            rounded(month.commitment, result.rounding) - rounded(month.unused, result.rounding) - longUsed;
        std::vector<Money> values;
        if (hasLong)
            values.push_back(longUsed);
        values.insert(values.end(), {shortUsed, month.onDemand, month.spot, month.unused});
        for (std::size_t i = 0; i < values.size(); ++i)
            chart.series[i].values.push_back(toText(values[i], result.rounding));
    }
    return chart;
}

ReportTable chartTable(const MonthlyCostChart &chart)
{
    ReportTable table;
    table.id = "chart";
    table.title = chart.title;
    table.columns.push_back({{GPUFOLIO_TEXT("model", "Month")}, {}, CellKind::Month, "month"});
    for (const MonthlyCostChart::Series &series : chart.series)
        table.columns.push_back({series.label, chart.unit, CellKind::Amount, series.key});
    for (std::size_t m = 0; m < chart.months.size(); ++m) {
        std::vector<Cell> row = {{CellKind::Month, chart.months[m], {}}};
        for (const MonthlyCostChart::Series &series : chart.series)
            row.push_back({CellKind::Amount, series.values[m], {}});
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace gpufolio
