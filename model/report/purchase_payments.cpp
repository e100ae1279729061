// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/purchase_payments.h"

#include "plan/exchange.h"

#include <algorithm>
#include <map>
#include <optional>

namespace gpufolio
{

namespace
{

Money converted(const Exchange &exchange, const Money &amount, YearMonth month)
{
    if (amount.isZero())
        return Money::zero(exchange.to());
    if (amount.currency() == exchange.to())
        return amount;
    // A plan that was computed has all its rates.
    return convert(amount, exchange.rate(amount.currency(), month).value(), exchange.to());
}

/// Price of a purchase; nothing when its offer is not in the inputs.
struct Priced {
    Currency currency;
    PriceAt price;
};
std::optional<Priced> priceOf(const PlanView &plan, const CommitmentPurchase &purchase)
{
    const Offer *offer = findOffer(plan.scenario.inputs, purchase.offer);
    const PurchaseOption *option = offer ? findOption(*offer, purchase.option) : nullptr;
    if (!option)
        return std::nullopt;
    return Priced{currencyOf(plan.scenario.inputs, *offer), priceAt(*option, purchase.start)};
}

} // namespace

Money upfrontToSign(const PlanView &plan, const CommitmentResult &commitment)
{
    const Exchange exchange(plan.scenario.inputs);
    const std::optional<Priced> priced = priceOf(plan, commitment.purchase);
    if (!priced)
        return Money::zero(exchange.to());
    return converted(exchange, Money(times(priced->price.upfront, commitment.purchase.instances), priced->currency),
                     plan.calendar.monthOf(commitment.purchase.start));
}

std::vector<DuePayment> duePayments(const PlanView &plan)
{
    const Exchange exchange(plan.scenario.inputs);
    const Money nothing = Money::zero(exchange.to());
    std::map<Date, DuePayment> byDay;
    const auto on = [&](const Date &day) -> DuePayment & {
        return byDay.try_emplace(day, DuePayment{day, nothing, nothing}).first->second;
    };
    for (const CommitmentResult &commitment : plan.result.commitments) {
        const CommitmentPurchase &purchase = commitment.purchase;
        const std::optional<Priced> priced = priceOf(plan, purchase);
        if (purchase.held || !priced)
            continue;
        const Date firstDay = plan.calendar.dayOf(purchase.start);
        const Money upfront = upfrontToSign(plan, commitment);
        if (!upfront.isZero())
            on(firstDay).upfront += upfront;
        const HourlyRate recurring(times(priced->price.hourly, purchase.instances), priced->currency);
        for (const MonthSpan &span : plan.calendar.months({purchase.start, purchase.start + commitment.termHours})) {
            const Money fee = converted(exchange, recurring * InstanceHours(span.period.hours()), span.month);
            if (!fee.isZero())
                on(std::max(span.month.firstDay(), firstDay)).recurring += fee;
        }
    }
    std::vector<DuePayment> payments;
    payments.reserve(byDay.size());
    for (const auto &[day, payment] : byDay)
        payments.push_back(payment);
    return payments;
}

} // namespace gpufolio
