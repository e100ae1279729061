// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/price_refresh.h"

#include "plan/evaluate.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

std::optional<Decimal> changeOf(Decimal before, Decimal after)
{
    if (before.isZero())
        return std::nullopt;
    return divide(after - before, before, Rounding::HalfEven);
}

/// The book's option of that id, when it is priced in the same currency.
const PurchaseOption *counterpart(const Inputs &inputs, const Offer &offer, const std::optional<Offer> &ofBook,
                                  const std::string &option)
{
    if (!ofBook || currencyOf(inputs, *ofBook) != currencyOf(inputs, offer))
        return nullptr;
    return findOption(*ofBook, option);
}

PriceChange stateOf(const PurchaseOption &own, const PurchaseOption *ofBook)
{
    if (ofBook == nullptr)
        return PriceChange::NotOffered;
    const auto before = priceDate(own.provenance);
    const auto after = priceDate(ofBook->provenance);
    const bool same = own.hourly == ofBook->hourly && own.upfront == ofBook->upfront;
    if (before && after && *after < *before)
        return PriceChange::Older;
    return same ? PriceChange::Same : PriceChange::Changed;
}

void take(PurchaseOption &own, const PurchaseOption &price)
{
    own.hourly = price.hourly;
    own.upfront = price.upfront;
    own.provenance = price.provenance;
}

std::optional<PlanTotals> totalsOf(const Scenario &scenario)
{
    const auto result = evaluate(scenario);
    return result ? std::optional<PlanTotals>(result->totals) : std::nullopt;
}

} // namespace

std::vector<PriceComparison> comparePrices(const Inputs &inputs, const PriceBook &book)
{
    std::vector<PriceComparison> lines;
    for (const Offer &offer : inputs.offers) {
        const std::optional<Offer> ofBook = book.offer(offer.id);
        for (const PurchaseOption &own : offer.options) {
            PriceComparison line;
            line.offer = offer.id;
            line.option = own.id;
            line.kind = own.kind;
            line.currency = currencyOf(inputs, offer);
            line.before = amortisedHourly(own);
            line.dateBefore = priceDate(own.provenance);
            const PurchaseOption *other = counterpart(inputs, offer, ofBook, own.id);
            line.state = stateOf(own, other);
            if (other != nullptr) {
                line.after = amortisedHourly(*other);
                line.dateAfter = priceDate(other->provenance);
                line.change = changeOf(line.before, *line.after);
            }
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

Inputs withPricesOf(Inputs inputs, const PriceBook &book)
{
    for (Offer &offer : inputs.offers) {
        const std::optional<Offer> ofBook = book.offer(offer.id);
        for (PurchaseOption &own : offer.options) {
            const PurchaseOption *other = counterpart(inputs, offer, ofBook, own.id);
            const PriceChange state = stateOf(own, other);
            if (state == PriceChange::Same || state == PriceChange::Changed)
                take(own, *other);
        }
    }
    return inputs;
}

Inputs withPrice(Inputs inputs, const Offer &offer, const std::string &option)
{
    const PurchaseOption *price = findOption(offer, option);
    if (price == nullptr)
        return inputs;
    const auto found = std::find_if(inputs.offers.begin(), inputs.offers.end(),
                                    [&offer](const Offer &one) { return one.id == offer.id; });
    if (found == inputs.offers.end()) {
        inputs.offers.push_back(offer);
        return inputs;
    }
    const auto own = std::find_if(found->options.begin(), found->options.end(),
                                  [&option](const PurchaseOption &one) { return one.id == option; });
    if (own == found->options.end())
        found->options.push_back(*price);
    else
        take(*own, *price);
    return inputs;
}

std::vector<PlanPriceChange> comparePlanCosts(const ScenarioSet &set, const Inputs &after)
{
    std::vector<PlanPriceChange> lines;
    for (const Scenario &scenario : scenarios(set)) {
        PlanPriceChange line;
        line.plan = scenario.plan.id;
        line.name = scenario.plan.name;
        const auto old = totalsOf(scenario);
        const auto fresh = totalsOf({after, scenario.plan});
        if (old) {
            line.amortisedBefore = old->amortised;
            line.billedBefore = old->billed;
        }
        if (fresh) {
            line.amortisedAfter = fresh->amortised;
            line.billedAfter = fresh->billed;
        }
        if (old && fresh) {
            line.amortisedChange = changeOf(old->amortised.amount(), fresh->amortised.amount());
            line.billedChange = changeOf(old->billed.amount(), fresh->billed.amount());
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace gpufolio
