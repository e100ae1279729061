// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cells.h"
#include "report/report_tables.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

const OptionFigures *figuresOf(const PlanResult &result, const CommitmentPurchase &purchase)
{
    const auto found =
        std::find_if(result.options.begin(), result.options.end(), [&purchase](const OptionFigures &option) {
            return option.offer == purchase.offer && option.option == purchase.option;
        });
    return found == result.options.end() ? nullptr : &*found;
}

Cell utilisationCell(const CommitmentResult &commitment, Rounding rounding)
{
    return ratioCell(commitment.utilisation, rounding,
                     {GPUFOLIO_TEXT("model", "not defined: no hour of the term lies inside the horizon")});
}

Message noUsedHour()
{
    return {GPUFOLIO_TEXT("model", "not defined: no committed hour was used")};
}

// Cost per used machine-hour, and per used GPU-hour beside it.
std::vector<Cell> usedHourCells(const PlanView &plan, const CommitmentResult &commitment)
{
    const Offer *offer = findOffer(plan.scenario.inputs, commitment.purchase.offer);
    if (!commitment.perUsedHour)
        return {missingCell(CellKind::Rate, noUsedHour()), missingCell(CellKind::Rate, noUsedHour())};
    const Rounding rounding = plan.result.rounding;
    const Cell perMachine = derivedRateCell(commitment.perUsedHour->perHour(), rounding);
    if (!offer || offer->acceleratorCount.isZero())
        return {perMachine,
                missingCell(CellKind::Rate, {GPUFOLIO_TEXT("model", "not defined: the machine has no GPU")})};
    return {perMachine,
            derivedRateCell(perAccelerator(*commitment.perUsedHour, offer->acceleratorCount).perHour(), rounding)};
}

} // namespace

Date lastDay(const CommitmentPurchase &purchase, std::int64_t termHours, const Calendar &calendar)
{
    return calendar.dayOf(purchase.start + (std::max<std::int64_t>(termHours, 1) - 1));
}

ReportTable purchasesTable(const PlanView &plan)
{
    const Currency currency = plan.result.currency;
    const Rounding rounding = plan.result.rounding;
    ReportTable table;
    table.id = "purchases";
    table.title = {GPUFOLIO_TEXT("model", "Purchases")};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Offer")}, "offer"),
                     textColumn({GPUFOLIO_TEXT("model", "Option")}, "option"),
                     metricColumn(Metric::Instances, currency),
                     {{GPUFOLIO_TEXT("model", "Start")}, {}, CellKind::Date, "start"},
                     {{GPUFOLIO_TEXT("model", "Last day of the term")}, {}, CellKind::Date, "lastDay"},
                     textColumn({GPUFOLIO_TEXT("model", "Held or new")}, "state"),
                     metricColumn(Metric::ToSign, currency),
                     metricColumn(Metric::Upfront, currency),
                     metricColumn(Metric::Amortised, currency),
                     {{GPUFOLIO_TEXT("model", "Used")}, {}, CellKind::Ratio, "utilisation"}};
    Money upfront = Money::zero(currency);
    for (const CommitmentResult &commitment : plan.result.commitments) {
        const CommitmentPurchase &purchase = commitment.purchase;
        table.rows.push_back({textCell(purchase.offer), textCell(purchase.option), countCell(purchase.instances),
                              dateCell(plan.calendar.dayOf(purchase.start)),
                              dateCell(lastDay(purchase, commitment.termHours, plan.calendar)),
                              messageCell(purchase.held ? Message{GPUFOLIO_TEXT("model", "held")}
                                                        : Message{GPUFOLIO_TEXT("model", "new")}),
                              amountCell(commitment.toSign, rounding), amountCell(commitment.upfront, rounding),
                              amountCell(commitment.amortised, rounding), utilisationCell(commitment, rounding)});
        upfront += commitment.upfront;
    }
    if (table.rows.empty()) {
        table.notes.push_back({GPUFOLIO_TEXT("model", "This plan holds and buys no commitment.")});
        return table;
    }
    std::vector<Cell> total(table.columns.size());
    total[0] = messageCell({GPUFOLIO_TEXT("model", "Total")});
    total[6] = amountCell(plan.result.totals.toSign, rounding);
    total[7] = amountCell(upfront, rounding);
    total[8] = amountCell(plan.result.totals.commitment, rounding);
    total[9] = ratioCell(plan.result.commitmentUtilisation, rounding,
                         metricValue(plan.result, Metric::CommitmentUtilisation)->reason);
    setTotal(table, std::move(total));
    table.notes.push_back({GPUFOLIO_TEXT("model", "To sign counts new commitments over their whole terms; upfront, "
                                                  "amortised and used count the hours inside the horizon.")});
    return table;
}

ReportTable commitmentUseTable(const PlanView &plan)
{
    const Currency currency = plan.result.currency;
    const Rounding rounding = plan.result.rounding;
    ReportTable table;
    table.id = "commitmentUse";
    table.title = {GPUFOLIO_TEXT("model", "What a used hour of the commitments costs")};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Offer")}, "offer"),
                     textColumn({GPUFOLIO_TEXT("model", "Option")}, "option"),
                     {{GPUFOLIO_TEXT("model", "Start")}, {}, CellKind::Date, "start"},
                     {{GPUFOLIO_TEXT("model", "Below on-demand if fully used")}, {}, CellKind::Ratio, "belowOnDemand"},
                     {{GPUFOLIO_TEXT("model", "Used")}, {}, CellKind::Ratio, "utilisation"},
                     metricColumn(Metric::UnusedCommitment, currency, "unused"),
                     metricColumn(Metric::CostPerUsedHour, currency),
                     {{GPUFOLIO_TEXT("model", "Cost per used GPU-hour")},
                      unitOf(MetricUnit::CurrencyPerAcceleratorHour, currency),
                      CellKind::Rate,
                      "perUsedAcceleratorHour"}};
    for (const CommitmentResult &commitment : plan.result.commitments) {
        const CommitmentPurchase &purchase = commitment.purchase;
        const OptionFigures *figures = figuresOf(plan.result, purchase);
        std::optional<Decimal> below;
        if (figures && figures->breakEvenUtilisation)
            below = Decimal::fromInteger(1) - *figures->breakEvenUtilisation;
        std::vector<Cell> row = {
            textCell(purchase.offer),
            textCell(purchase.option),
            dateCell(plan.calendar.dayOf(purchase.start)),
            ratioCell(below, rounding, {GPUFOLIO_TEXT("model", "not defined: the offer has no on-demand price")}),
            utilisationCell(commitment, rounding),
            amountCell(commitment.unused, rounding)};
        for (Cell &cell : usedHourCells(plan, commitment))
            row.push_back(std::move(cell));
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty())
        return table;
    std::vector<Cell> total(table.columns.size());
    total[0] = messageCell({GPUFOLIO_TEXT("model", "Total")});
    total[5] = amountCell(plan.result.totals.unusedCommitment, rounding);
    setTotal(table, std::move(total));
    return table;
}

} // namespace gpufolio
