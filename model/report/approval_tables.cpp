// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/approval_tables.h"

#include "report/cells.h"
#include "report/purchase_payments.h"
#include "report/report_input.h"

#include <algorithm>
#include <map>

namespace gpufolio
{

namespace
{

constexpr std::int64_t hoursOfAMonth = 730; // 8,760 / 12; named where it is used

/// A new purchase with its number on the form.
struct Numbered {
    std::size_t number;
    const CommitmentResult *commitment;
    const Offer *offer; ///< null when the inputs don't know it
    const PurchaseOption *option;
};

std::vector<Numbered> newPurchases(const PlanView &plan)
{
    std::vector<Numbered> purchases;
    for (const CommitmentResult &commitment : plan.result.commitments) {
        if (commitment.purchase.held)
            continue;
        const Offer *offer = findOffer(plan.scenario.inputs, commitment.purchase.offer);
        purchases.push_back({purchases.size() + 1, &commitment, offer,
                             offer ? findOption(*offer, commitment.purchase.option) : nullptr});
    }
    return purchases;
}

ReportColumn numberColumn()
{
    return textColumn({GPUFOLIO_TEXT("model", "No.")}, "number");
}

Cell numberCell(const Numbered &purchase)
{
    return textCell(std::to_string(purchase.number));
}

Cell knownText(const std::string &text)
{
    return text.empty() ? messageCell({GPUFOLIO_TEXT("model", "not known")}) : textCell(text);
}

Cell knownDate(const std::optional<Date> &day)
{
    return day ? dateCell(*day) : missingCell(CellKind::Date, {GPUFOLIO_TEXT("model", "not known")});
}

ReportColumn dateColumn(Message label, std::string key)
{
    return {std::move(label), {}, CellKind::Date, std::move(key)};
}

ReportColumn amountColumn(Message label, Currency currency, std::string key)
{
    return {std::move(label), currency.code(), CellKind::Amount, std::move(key)};
}

} // namespace

ReportTable boughtTable(const PlanView &plan)
{
    ReportTable table;
    table.id = "bought";
    table.title = {GPUFOLIO_TEXT("model", "New commitments")};
    table.columns = {numberColumn(),
                     textColumn({GPUFOLIO_TEXT("model", "Offer")}, "offer"),
                     textColumn({GPUFOLIO_TEXT("model", "Provider")}, "provider"),
                     textColumn({GPUFOLIO_TEXT("model", "Region")}, "region"),
                     textColumn({GPUFOLIO_TEXT("model", "Machine")}, "machine"),
                     textColumn({GPUFOLIO_TEXT("model", "Option")}, "option"),
                     metricColumn(Metric::Instances, plan.result.currency),
                     dateColumn({GPUFOLIO_TEXT("model", "First day of the term")}, "firstDay"),
                     dateColumn({GPUFOLIO_TEXT("model", "Last day of the term")}, "lastDay")};
    for (const Numbered &purchase : newPurchases(plan)) {
        const CommitmentPurchase &bought = purchase.commitment->purchase;
        table.rows.push_back({numberCell(purchase), textCell(bought.offer),
                              knownText(purchase.offer ? purchase.offer->provider : std::string()),
                              knownText(purchase.offer ? purchase.offer->region : std::string()),
                              textCell(purchase.offer ? machineText(*purchase.offer) : bought.offer),
                              textCell(bought.option), countCell(bought.instances),
                              dateCell(plan.calendar.dayOf(bought.start)),
                              dateCell(lastDay(bought, purchase.commitment->termHours, plan.calendar))});
    }
    return table;
}

ReportTable boughtCostTable(const PlanView &plan)
{
    const Currency currency = plan.result.currency;
    const Rounding rounding = plan.result.rounding;
    ReportTable table;
    table.id = "boughtCost";
    table.title = {GPUFOLIO_TEXT("model", "What is to be signed")};
    table.columns = {
        numberColumn(), amountColumn({GPUFOLIO_TEXT("model", "Upfront")}, currency, "upfront"),
        amountColumn({GPUFOLIO_TEXT("model", "Recurring fee per month of 730 h")}, currency, "recurringPerMonth"),
        amountColumn({GPUFOLIO_TEXT("model", "Recurring fee of the whole term")}, currency, "recurring"),
        metricColumn(Metric::ToSign, currency)};
    Money upfronts = Money::zero(currency);
    for (const Numbered &purchase : newPurchases(plan)) {
        const CommitmentResult &commitment = *purchase.commitment;
        const Money upfront = upfrontToSign(plan, commitment);
        const Money recurring = commitment.toSign - upfront;
        const std::int64_t term = std::max<std::int64_t>(commitment.termHours, 1);
        table.rows.push_back({numberCell(purchase), amountCell(upfront, rounding),
                              amountCell(share(recurring, hoursOfAMonth, term), rounding),
                              amountCell(recurring, rounding), amountCell(commitment.toSign, rounding)});
        upfronts += upfront;
    }
    const Money &toSign = plan.result.totals.toSign;
    std::vector<Cell> total = {messageCell({GPUFOLIO_TEXT("model", "Total")}), amountCell(upfronts, rounding),
                               textCell({}), amountCell(toSign - upfronts, rounding), amountCell(toSign, rounding)};
    setTotal(table, std::move(total));
    table.notes.push_back(
        {GPUFOLIO_TEXT("model", "To sign is the upfront and the recurring fees of the whole term, also "
                                "of its part after the horizon.")});
    return table;
}

ReportTable boughtPriceTable(const PlanView &plan)
{
    const Currency currency = plan.result.currency;
    ReportTable table;
    table.id = "boughtPrices";
    table.title = {GPUFOLIO_TEXT("model", "Prices")};
    table.columns = {numberColumn(),
                     textColumn({GPUFOLIO_TEXT("model", "Currency")}, "currency"),
                     {{GPUFOLIO_TEXT("model", "Price per machine-hour")}, {}, CellKind::Rate, "hourly"},
                     {{GPUFOLIO_TEXT("model", "Upfront per machine")}, {}, CellKind::Rate, "upfront"},
                     textColumn({GPUFOLIO_TEXT("model", "Source")}, "source"),
                     dateColumn({GPUFOLIO_TEXT("model", "Retrieved")}, "retrieved"),
                     dateColumn({GPUFOLIO_TEXT("model", "Valid from")}, "validFrom")};
    for (const Numbered &purchase : newPurchases(plan)) {
        if (!purchase.option)
            continue;
        const PriceAt price = priceAt(*purchase.option, purchase.commitment->purchase.start);
        const Provenance &provenance = purchase.option->provenance;
        const Currency priced = purchase.offer ? currencyOf(plan.scenario.inputs, *purchase.offer) : currency;
        table.rows.push_back({numberCell(purchase), textCell(priced.code()), readRateCell(price.hourly),
                              readRateCell(price.upfront), knownText(provenance.source),
                              knownDate(provenance.retrieved), knownDate(provenance.validFrom)});
    }
    return table;
}

ReportTable paymentsTable(const PlanView &plan)
{
    const Currency currency = plan.result.currency;
    const Rounding rounding = plan.result.rounding;
    ReportTable table;
    table.id = "payments";
    table.title = {GPUFOLIO_TEXT("model", "Payments of the new commitments")};
    table.columns = {dateColumn({GPUFOLIO_TEXT("model", "Due")}, "due"),
                     amountColumn({GPUFOLIO_TEXT("model", "Upfront")}, currency, "upfront"),
                     amountColumn({GPUFOLIO_TEXT("model", "Recurring fee")}, currency, "recurring"),
                     amountColumn({GPUFOLIO_TEXT("model", "To pay")}, currency, "payment")};
    Money upfronts = Money::zero(currency);
    for (const DuePayment &payment : duePayments(plan)) {
        table.rows.push_back({dateCell(payment.day), amountCell(payment.upfront, rounding),
                              amountCell(payment.recurring, rounding),
                              amountCell(payment.upfront + payment.recurring, rounding)});
        upfronts += payment.upfront;
    }
    const Money &toSign = plan.result.totals.toSign;
    setTotal(table, {messageCell({GPUFOLIO_TEXT("model", "Total")}), amountCell(upfronts, rounding),
                     amountCell(toSign - upfronts, rounding), amountCell(toSign, rounding)});
    table.notes.push_back(
        {GPUFOLIO_TEXT("model", "An upfront is due on the first day of its term, a recurring fee at the "
                                "start of its month; months have their real hours.")});
    return table;
}

ReportTable usersTable(const PlanView &plan)
{
    const PlanResult &result = plan.result;
    struct Use {
        Decimal gpuHours;
        Money amortised;
    };
    std::map<std::pair<std::string, std::string>, Use> byTeam;
    Use sum{{}, Money::zero(result.currency)};
    for (const WorkloadResult &workload : result.workloads) {
        const bool onBought = std::any_of(
            result.commitments.begin(), result.commitments.end(), [&workload](const CommitmentResult &commitment) {
                return !commitment.purchase.held && commitment.purchase.offer == workload.offer;
            });
        if (!onBought)
            continue;
        const std::vector<Workload> &asked = plan.scenario.inputs.workloads;
        const auto known = std::find_if(asked.begin(), asked.end(),
                                        [&workload](const Workload &one) { return one.id == workload.id; });
        const std::pair key =
            known == asked.end() ? std::pair(std::string(), std::string()) : std::pair(known->costCentre, known->team);
        Use &use = byTeam.try_emplace(key, Use{{}, Money::zero(result.currency)}).first->second;
        use.gpuHours += workload.acceleratorHours.count();
        use.amortised += workload.amortised;
        sum.gpuHours += workload.acceleratorHours.count();
        sum.amortised += workload.amortised;
    }
    const Rounding rounding = result.rounding;
    const Message noDemand{GPUFOLIO_TEXT("model", "not defined: there is no demand")};
    const auto shareOf = [&](Decimal hours) {
        return sum.gpuHours.isZero() ? missingCell(CellKind::Ratio, noDemand)
                                     : ratioCell(divide(hours, sum.gpuHours, rounding), rounding, noDemand);
    };
    ReportTable table;
    table.id = "users";
    table.title = {GPUFOLIO_TEXT("model", "Demand on the machines that are bought")};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Cost centre")}, "costCentre"),
                     textColumn({GPUFOLIO_TEXT("model", "Team")}, "team"),
                     metricColumn(Metric::AcceleratorHours, result.currency),
                     {{GPUFOLIO_TEXT("model", "Share of the demand")}, {}, CellKind::Ratio, "share"},
                     metricColumn(Metric::WorkloadCost, result.currency, "amortised")};
    const Message none{GPUFOLIO_TEXT("model", "none named")};
    for (const auto &[key, use] : byTeam)
        table.rows.push_back({key.first.empty() ? messageCell(none) : textCell(key.first),
                              key.second.empty() ? messageCell(none) : textCell(key.second),
                              hoursCell(use.gpuHours, rounding), shareOf(use.gpuHours),
                              amountCell(use.amortised, rounding)});
    if (table.rows.empty())
        return table;
    setTotal(table, {messageCell({GPUFOLIO_TEXT("model", "Total")}), textCell({}), hoursCell(sum.gpuHours, rounding),
                     shareOf(sum.gpuHours), amountCell(sum.amortised, rounding)});
    table.notes.push_back({GPUFOLIO_TEXT("model", "Cost inside the horizon on all ways to buy these machines; unused "
                                                  "commitment belongs to nobody and is not in it.")});
    return table;
}

ReportTable signaturesTable()
{
    ReportTable table;
    table.id = "signatures";
    table.title = {GPUFOLIO_TEXT("model", "Approval")};
    table.columns = {textColumn({GPUFOLIO_TEXT("model", "Role")}, "role"),
                     textColumn({GPUFOLIO_TEXT("model", "Name")}, "name"),
                     textColumn({GPUFOLIO_TEXT("model", "Signature")}, "signature"),
                     textColumn({GPUFOLIO_TEXT("model", "Date")}, "date")};
    for (const char *role : {GPUFOLIO_TEXT("model", "Requested by"), GPUFOLIO_TEXT("model", "Finance"),
                             GPUFOLIO_TEXT("model", "Approver")})
        table.rows.push_back({messageCell({role}), textCell({}), textCell({}), textCell({})});
    return table;
}

} // namespace gpufolio
