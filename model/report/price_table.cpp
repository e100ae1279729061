// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cells.h"
#include "report/report_tables.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

bool runsOn(const PlanResult &result, const Offer &offer)
{
    return std::any_of(result.workloads.begin(), result.workloads.end(),
                       [&offer](const WorkloadResult &workload) { return workload.offer == offer.id; });
}

// A price counts as used when something was bought or may be billed by it.
bool isUsed(const PlanResult &result, const Offer &offer, const PurchaseOption &option)
{
    switch (option.kind) {
    case OptionKind::OnDemand:
        return runsOn(result, offer); // also the base of the on-demand equivalent
    case OptionKind::Spot:
        return std::any_of(result.workloads.begin(), result.workloads.end(), [&offer](const WorkloadResult &workload) {
            return workload.offer == offer.id && !workload.spotUsefulHours.isZero();
        });
    case OptionKind::CapacityBlock:
    case OptionKind::SpendCommitment:
        return false; // no plan can hold them
    case OptionKind::Commitment:
        return std::any_of(result.commitments.begin(), result.commitments.end(),
                           [&](const CommitmentResult &commitment) {
                               return commitment.purchase.offer == offer.id && commitment.purchase.option == option.id;
                           });
    }
    return false;
}

Cell dayCell(const std::optional<Date> &day)
{
    return day ? dateCell(*day) : missingCell(CellKind::Date, {GPUFOLIO_TEXT("model", "not known")});
}

Cell sourceCell(const Provenance &provenance)
{
    return provenance.source.empty() ? messageCell({GPUFOLIO_TEXT("model", "not known")}) : textCell(provenance.source);
}

class PriceRows
{
public:
    PriceRows(const PlanView &plan, ReportTable &table) : m_plan(plan), m_table(table) {}

    void add(const Offer &offer)
    {
        for (const PurchaseOption &option : offer.options) {
            if (!isUsed(m_plan.result, offer, option))
                continue;
            addPrice(offer, option, messageCell({"%1", {option.id}}), {option.hourly, option.upfront});
            for (const PricePoint &point : option.path)
                if (point.from < m_plan.result.horizon.end)
                    addPrice(offer, option,
                             messageCell({GPUFOLIO_TEXT("model", "%1 from %2"), {option.id, point.from.toText()}}),
                             priceAt(option, point.from));
        }
        if (runsOn(m_plan.result, offer) && !findOption(offer, OptionKind::OnDemand))
            addNoPrice(offer);
    }

private:
    void addPrice(const Offer &offer, const PurchaseOption &option, Cell name, const PriceAt &price)
    {
        PurchaseOption priced = option;
        priced.hourly = price.hourly;
        priced.upfront = price.upfront;
        const Decimal amortised = amortisedHourly(priced);
        const bool isCommitment = option.kind == OptionKind::Commitment;
        m_table.rows.push_back(
            {textCell(offer.id), machineCell(offer), std::move(name), readRateCell(price.hourly),
             isCommitment ? readRateCell(price.upfront) : textCell({}),
             isCommitment ? derivedRateCell(amortised, m_plan.result.rounding) : readRateCell(amortised),
             perGpuCell(offer, amortised), sourceCell(option.provenance), dayCell(option.provenance.retrieved),
             dayCell(option.provenance.validFrom)});
    }

    void addNoPrice(const Offer &offer)
    {
        const Message reason{GPUFOLIO_TEXT("model", "no price")};
        m_table.rows.push_back({textCell(offer.id), machineCell(offer),
                                messageCell({GPUFOLIO_TEXT("model", "on-demand")}), missingCell(CellKind::Rate, reason),
                                textCell({}), missingCell(CellKind::Rate, reason), missingCell(CellKind::Rate, reason),
                                textCell({}), textCell({}), textCell({})});
    }

    static Cell machineCell(const Offer &offer)
    {
        return textCell(toText(offer.acceleratorCount) + " x " + offer.accelerator);
    }

    Cell perGpuCell(const Offer &offer, Decimal amortised) const
    {
        if (offer.acceleratorCount.isZero())
            return missingCell(CellKind::Rate, {GPUFOLIO_TEXT("model", "not defined: the machine has no GPU")});
        return derivedRateCell(divide(amortised, offer.acceleratorCount, Rounding::HalfEven), m_plan.result.rounding);
    }

    const PlanView &m_plan;
    ReportTable &m_table;
};

ReportTable emptyPriceTable(Currency currency, bool isOnly)
{
    ReportTable table;
    table.id = isOnly ? std::string("prices") : "prices-" + currency.code();
    table.title = {GPUFOLIO_TEXT("model", "Prices used, in %1"), {currency.code()}};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Offer")}, "offer"),
                     textColumn({GPUFOLIO_TEXT("model", "Machine")}, "machine"),
                     textColumn({GPUFOLIO_TEXT("model", "Option")}, "option"),
                     metricColumn(Metric::InstanceHourly, currency),
                     {{GPUFOLIO_TEXT("model", "Upfront per machine")}, currency.code(), CellKind::Rate, "upfront"},
                     metricColumn(Metric::AmortisedHourly, currency),
                     metricColumn(Metric::AcceleratorHourly, currency),
                     textColumn({GPUFOLIO_TEXT("model", "Source")}, "source"),
                     {{GPUFOLIO_TEXT("model", "Retrieved")}, {}, CellKind::Date, "retrieved"},
                     {{GPUFOLIO_TEXT("model", "Valid from")}, {}, CellKind::Date, "validFrom"}};
    return table;
}

} // namespace

std::vector<ReportTable> pricesTables(const PlanView &plan)
{
    const Inputs &inputs = plan.scenario.inputs;
    std::vector<std::pair<Currency, std::vector<const Offer *>>> byCurrency;
    for (const Offer &offer : inputs.offers) {
        const bool bought = std::any_of(plan.result.commitments.begin(), plan.result.commitments.end(),
                                        [&offer](const CommitmentResult &c) { return c.purchase.offer == offer.id; });
        if (!bought && !runsOn(plan.result, offer))
            continue;
        const Currency currency = currencyOf(inputs, offer);
        const auto known = std::find_if(byCurrency.begin(), byCurrency.end(),
                                        [currency](const auto &entry) { return entry.first == currency; });
        if (known == byCurrency.end())
            byCurrency.push_back({currency, {&offer}});
        else
            known->second.push_back(&offer);
    }
    std::vector<ReportTable> tables;
    for (const auto &[currency, offers] : byCurrency) {
        ReportTable table = emptyPriceTable(currency, byCurrency.size() == 1);
        PriceRows rows(plan, table);
        for (const Offer *offer : offers)
            rows.add(*offer);
        tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace gpufolio
