// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/quote.h"

#include "support/source_text.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

constexpr std::int64_t monthsOfYear = 12;
const Decimal whole = Decimal::fromInteger(1);

Error badValue(Message what)
{
    return {Error::Code::BadValue, std::move(what), {}};
}

Decimal perMachineHour(const Quote &quote)
{
    switch (quote.unit) {
    case QuoteUnit::GpuHour:
        return multiply(quote.price, quote.machine.acceleratorCount);
    case QuoteUnit::MachineMonth:
        return scale(quote.price, 1, hoursOfQuotedMonth, Rounding::HalfEven);
    case QuoteUnit::MachineHour:
        break;
    }
    return quote.price;
}

std::optional<Error> problemOf(const Quote &quote)
{
    if (quote.price <= Decimal()) {
        return Error{Error::Code::MissingPrice,
                     {GPUFOLIO_TEXT("model", "a price of %1 was found, expected one above 0"), {toText(quote.price)}},
                     {}};
    }
    if (quote.vendor.find_first_not_of(' ') == std::string::npos ||
        quote.vendor.find_first_of(":/|") != std::string::npos) {
        return badValue({GPUFOLIO_TEXT("model", "'%1' was found, expected a vendor's name without : / and |"),
                         {forMessage(quote.vendor)}});
    }
    if (quote.prepaid.isNegative() || quote.prepaid > whole)
        return badValue(
            {GPUFOLIO_TEXT("model", "a prepaid share of %1 was found, expected 0 to 1"), {toText(quote.prepaid)}});
    if (quote.termMonths < 0 || (quote.termMonths == 0 && !quote.prepaid.isZero()))
        return badValue(
            {GPUFOLIO_TEXT("model", "a prepaid share was found, expected a term: pay per use has none"), {}});
    return std::nullopt;
}

std::string paymentOptionOf(const Quote &quote)
{
    if (quote.prepaid.isZero())
        return "noUpfront";
    return quote.prepaid == whole ? "allUpfront" : "partialUpfront";
}

/// The option that a quote is measured by, or null.
const PurchaseOption *listOption(const PriceRow &quote, const Offer &list)
{
    const PurchaseOption *best = nullptr;
    for (const PurchaseOption &option : list.options) {
        if (quote.kind != OptionKind::Commitment || option.kind != OptionKind::Commitment ||
            option.termHours != quote.termHours)
            continue;
        if (best == nullptr || amortisedHourly(option) < amortisedHourly(*best))
            best = &option;
    }
    return best != nullptr ? best : findOption(list, OptionKind::OnDemand);
}

} // namespace

Result<PriceRow> priceOf(const Quote &quote)
{
    if (const std::optional<Error> problem = problemOf(quote))
        return *problem;
    PriceRow row = quote.machine;
    const std::string name = "quote " + quote.vendor + " " + quote.day.toText();
    row.account += (row.account.empty() ? "" : " ") + name;
    row.zone.clear();
    row.currency = quote.currency;
    row.kind = quote.termMonths == 0 ? OptionKind::OnDemand : OptionKind::Commitment;
    row.termHours = quote.termMonths * hoursOfQuotedMonth;
    row.paymentOption = quote.termMonths == 0 ? std::string() : paymentOptionOf(quote);
    row.offeringClass.clear();
    row.provenance = {"quote of " + quote.vendor, quote.day, quote.day};
    row.sourceUrl.clear();
    row.note.clear();
    row.state = PriceState::Accepted;
    row.maxInstances = quote.maxInstances;
    row.availableFrom = quote.availableFrom;
    row.quote = quote.terms;
    try {
        row.hourly = perMachineHour(quote);
        row.upfront = multiply(times(row.hourly, row.termHours), quote.prepaid);
        if (row.termHours > 0)
            row.hourly -= scale(row.upfront, 1, row.termHours, Rounding::HalfEven);
    } catch (const ArithmeticError &error) {
        return error.error();
    }
    return row;
}

std::optional<QuoteAgainstList> compareWithList(const PriceRow &quote, const Offer &list)
{
    const PurchaseOption *option = listOption(quote, list);
    if (option == nullptr || list.currency != quote.currency || list.acceleratorCount.isZero())
        return std::nullopt;
    const Decimal listed = divide(amortisedHourly(*option), list.acceleratorCount, Rounding::HalfEven);
    if (listed.isZero())
        return std::nullopt;
    const Decimal quoted = divide(amortisedHourly(quote), quote.acceleratorCount, Rounding::HalfEven);
    return QuoteAgainstList{option->id, listed, divide(quoted - listed, listed, Rounding::HalfEven)};
}

PurchaseOption quotedOption(const PriceRow &quote)
{
    PurchaseOption option = optionOf(quote);
    const std::size_t name = quote.account.rfind("quote ");
    if (name != std::string::npos)
        option.id += " " + quote.account.substr(name);
    return option;
}

PriceBook withSupply(const PriceBook &book, std::string_view offerId, std::string_view optionId,
                     std::optional<std::int64_t> maxInstances, std::optional<UtcHour> availableFrom)
{
    std::vector<PriceRow> rows = book.rows();
    for (PriceRow &row : rows) {
        PriceRow region = row;
        region.zone.clear();
        if (optionIdOf(row) != optionId || (offerIdOf(row) != offerId && offerIdOf(region) != offerId))
            continue;
        row.maxInstances = maxInstances;
        row.availableFrom = availableFrom;
    }
    return PriceBook(std::move(rows));
}

PriceBook withPrice(const PriceBook &book, PriceRow price)
{
    std::vector<PriceRow> rows = book.rows();
    rows.erase(std::remove_if(rows.begin(), rows.end(),
                              [&price](const PriceRow &row) {
                                  return row.state == PriceState::Accepted && sameIdentity(row, price);
                              }),
               rows.end());
    rows.push_back(std::move(price));
    return PriceBook(std::move(rows));
}

} // namespace gpufolio
