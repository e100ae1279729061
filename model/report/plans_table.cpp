// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cells.h"
#include "report/report_input.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

constexpr std::size_t longestName = 36;

constexpr Metric columnMetrics[] = {Metric::ToSign,  Metric::Amortised, Metric::OnDemandEquivalent,
                                    Metric::Savings, Metric::Npv,       Metric::OwedAfterHorizon};

Cell stateCell(const ReportInput &input, std::size_t plan)
{
    const PlanResult &result = input.results[plan];
    if (isPartlyPlaced(result))
        return messageCell({GPUFOLIO_TEXT("model", "placed so far")});
    if (result.status == PlanStatus::Infeasible)
        return messageCell({GPUFOLIO_TEXT("model", "breaks a limit")});
    return plan == input.chosen ? messageCell({GPUFOLIO_TEXT("model", "this plan")}) : textCell({});
}

} // namespace

std::vector<std::size_t> plansByRank(const ReportInput &input)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < input.results.size(); ++i)
        order.push_back(i);
    const auto placeOf = [&input](std::size_t plan) {
        if (plan == input.chosen)
            return std::size_t(0);
        const bool ranked = input.comparison && input.comparison->plans[plan].rank;
        return ranked ? *input.comparison->plans[plan].rank : input.results.size() + 1;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&placeOf](std::size_t a, std::size_t b) { return placeOf(a) < placeOf(b); });
    return order;
}

ReportTable plansTable(const ReportInput &input, std::size_t most)
{
    const PlanResult &first = input.results[input.chosen];
    ReportTable table;
    table.id = "plans";
    table.title = {GPUFOLIO_TEXT("model", "The plans")};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Plan")}, "plan"),
                     textColumn({GPUFOLIO_TEXT("model", "State")}, "state")};
    for (const Metric metric : columnMetrics)
        table.columns.push_back(metricColumn(metric, first.currency));
    const std::vector<std::size_t> order = plansByRank(input);
    for (std::size_t i = 0; i < std::min(most, order.size()); ++i) {
        const PlanResult &result = input.results[order[i]];
        std::vector<Cell> row = {textCell(shortened(nameOf(result), longestName)), stateCell(input, order[i])};
        for (const Metric metric : columnMetrics)
            row.push_back(
                metricCell(*metricValue(result, metric), metricInfo(metric).unit, result.currency, result.rounding));
        table.rows.push_back(std::move(row));
    }
    table.notes.push_back({GPUFOLIO_TEXT("model", "A saving is the on-demand equivalent less the amortised cost of the "
                                                  "same plan; a negative one is a loss.")});
    if (order.size() > most)
        table.notes.push_back({GPUFOLIO_TEXT("model", "Plans not shown here, of the full report: %1."),
                               {std::to_string(order.size() - most)}});
    return table;
}

std::string machineText(const Offer &offer)
{
    std::string machine = offer.instanceType.empty() ? offer.id : offer.instanceType;
    if (offer.accelerator.empty())
        return machine;
    return machine + " (" + toText(offer.acceleratorCount) + " x " + offer.accelerator + ")";
}

std::string shortened(const std::string &name, std::size_t width)
{
    std::size_t used = 0;
    std::size_t cut = 0; // where the text ends when it has to be cut
    for (std::size_t at = 0; at < name.size();) {
        const auto lead = static_cast<unsigned char>(name[at]);
        std::size_t length = 1;
        while (at + length < name.size() && (static_cast<unsigned char>(name[at + length]) & 0xC0U) == 0x80U)
            ++length;
        used += lead >= 0xE3 ? 2 : 1;
        if (used > width)
            return name.substr(0, cut) + "\u2026";
        at += length;
        if (used + 1 <= width)
            cut = at;
    }
    return name;
}

} // namespace gpufolio
