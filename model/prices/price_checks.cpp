// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_checks.h"

#include "prices/price_check_parts.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace gpufolio
{

using namespace price_check;

namespace
{

/// The day of a price for a message.
std::string dayOf(const PriceRow &row)
{
    const std::optional<Date> day = priceDate(row.provenance);
    return day ? day->toText() : "-";
}

/// The accepted row of an identity, or null.
const PriceRow *rowOf(const PriceBook &book, const PriceRow &wanted)
{
    const std::vector<PriceRow> &rows = book.rows();
    for (auto found = std::lower_bound(rows.begin(), rows.end(), wanted,
                                       [](const PriceRow &a, const PriceRow &b) { return compareIdentity(a, b) < 0; });
         found != rows.end() && sameIdentity(*found, wanted); ++found) {
        if (isAccepted(*found))
            return &*found;
    }
    return nullptr;
}

/// The identity of the on-demand price of a row's machine.
PriceRow onDemandOf(PriceRow row)
{
    row.kind = OptionKind::OnDemand;
    row.termHours = 0;
    row.paymentOption.clear();
    row.offeringClass.clear();
    return row;
}

class Doubts
{
public:
    Doubts(SourceRows &rows, const PriceBook &accepted) : m_rows(rows), m_accepted(accepted) {}

    void notice()
    {
        const std::vector<SourcePrice> &prices = m_rows.prices;
        for (auto begin = prices.begin(); begin != prices.end();) {
            const auto end = endOfMachine(begin, prices.end());
            for (auto price = begin; price != end; ++price) {
                if (!isAccepted(price->row))
                    continue;
                checkBand(*price);
                checkMove(*price);
                checkAgainstOnDemand(*price);
                for (auto other = std::next(price); other != end; ++other)
                    checkTerms(*price, *other);
            }
            begin = end;
        }
    }

private:
    void say(int line, Message what) { m_rows.noticeOnce(line, std::move(what)); }

    /// The on-demand price of a row's machine in the file, else in the book; of a zone also that of its region.
    const PriceRow *onDemand(const PriceRow &row) const
    {
        PriceRow wanted = onDemandOf(row);
        for (int attempt = 0; attempt < 2; ++attempt) {
            const auto found =
                std::lower_bound(m_rows.prices.begin(), m_rows.prices.end(), wanted,
                                 [](const SourcePrice &a, const PriceRow &b) { return compareIdentity(a.row, b) < 0; });
            if (found != m_rows.prices.end() && sameIdentity(found->row, wanted) && isAccepted(found->row))
                return &found->row;
            if (const PriceRow *known = rowOf(m_accepted, wanted))
                return known;
            wanted.zone.clear();
        }
        return nullptr;
    }

    void checkAgainstOnDemand(const SourcePrice &price)
    {
        const PriceRow &row = price.row;
        if (row.kind != OptionKind::Spot && !isLongTerm(row))
            return;
        const PriceRow *list = onDemand(row);
        if (list == nullptr)
            return;
        const bool sameDay = priceDate(list->provenance) == priceDate(row.provenance);
        if (row.kind == OptionKind::Spot && sameDay)
            return checkSpot(price, list->hourly);
        if (row.kind == OptionKind::Spot || !isDearer(amortisedHourly(row), list->hourly))
            return;
        if (sameDay)
            return say(price.line, {GPUFOLIO_TEXT("model", "%1 costs %2, more than %3 on demand on the same day"),
                                    {nameOf(row), shownPrice(row), shown(list->hourly)}});
        say(price.line,
            {GPUFOLIO_TEXT("model", "%1 costs %2 on %3, more than %4 on demand on %5: prices of different days"),
             {nameOf(row), shownPrice(row), dayOf(row), shown(list->hourly), dayOf(*list)}});
    }

    void checkSpot(const SourcePrice &price, Decimal list)
    {
        const PriceRow &row = price.row;
        if (times(row.hourly, 100) > times(list, 102))
            return say(price.line,
                       {GPUFOLIO_TEXT("model", "the spot price of %1, %2, is above its on-demand price of %3"),
                        {offerIdOf(row), shown(row.hourly), shown(list)}});
        for (const int percent : {10, 60, 70}) {
            if (nearlyEqual(times(row.hourly, 100), times(list, percent)))
                say(price.line,
                    {GPUFOLIO_TEXT(
                         "model",
                         "the spot price of %1, %2, is exactly %3 %% of the on-demand price; it may be made up"),
                     {offerIdOf(row), shown(row.hourly), std::to_string(percent)}});
        }
    }

    /// Two commitments to one machine that differ in one thing.
    void checkTerms(const SourcePrice &one, const SourcePrice &two)
    {
        const PriceRow &a = one.row;
        const PriceRow &b = two.row;
        if (!isLongTerm(a) || !isLongTerm(b) || a.kind != b.kind || a.currency != b.currency ||
            priceDate(a.provenance) != priceDate(b.provenance))
            return;
        const bool sameTerm = a.termHours == b.termHours;
        const bool samePayment = a.paymentOption == b.paymentOption;
        const bool sameClass = a.offeringClass == b.offeringClass;
        if (!sameTerm && samePayment && sameClass)
            expectNotDearer(a.termHours > b.termHours ? one : two, a.termHours > b.termHours ? two : one);
        else if (sameTerm && !samePayment && sameClass)
            expectNotDearer(paidBefore(a) > paidBefore(b) ? one : two, paidBefore(a) > paidBefore(b) ? two : one);
        else if (sameTerm && samePayment && !sameClass)
            expectNotDearer(a.offeringClass == "convertible" ? two : one, a.offeringClass == "convertible" ? one : two);
    }

    static int paidBefore(const PriceRow &row)
    {
        return row.paymentOption == "allUpfront" ? 2 : row.paymentOption == "partialUpfront" ? 1 : 0;
    }

    void expectNotDearer(const SourcePrice &price, const SourcePrice &other)
    {
        if (isDearer(amortisedHourly(price.row), amortisedHourly(other.row)))
            say(price.line, {GPUFOLIO_TEXT("model", "%1 costs %2, more than %3 at %4"),
                             {nameOf(price.row), shownPrice(price.row), nameOf(other.row), shownPrice(other.row)}});
    }

    void checkBand(const SourcePrice &price)
    {
        const PriceRow &row = price.row;
        const std::string currency = row.currency.code();
        if ((currency != "USD" && currency != "EUR" && currency != "GBP") || row.acceleratorCount <= Decimal())
            return;
        const Decimal perGpu = divide(amortisedHourly(row), row.acceleratorCount, Rounding::HalfEven);
        const auto [low, high] = bandOf(row);
        if (perGpu < low || perGpu > high)
            say(price.line, {GPUFOLIO_TEXT("model", "%1 costs %2 per accelerator-hour; expected %3 to %4"),
                             {nameOf(row), shown(perGpu), shown(low), shown(high)}});
    }

    /// What a GPU-hour may cost. Of list prices of 2026 an H100 is at 2.0 to 17.9 (Azure, australiaeast), a GB200 at 27
    /// to 40.
    static std::pair<Decimal, Decimal> bandOf(const PriceRow &row)
    {
        const auto band = [](std::int64_t lowThousandths, std::int64_t high) {
            return std::pair(
                divide(Decimal::fromInteger(lowThousandths), Decimal::fromInteger(1000), Rounding::HalfEven),
                Decimal::fromInteger(high));
        };
        if (row.accelerator.starts_with("GB"))
            return band(20, 50);
        return row.accelerator.starts_with("H100") && row.kind != OptionKind::Spot ? band(800, 20) : band(20, 30);
    }

    void checkMove(const SourcePrice &price)
    {
        const PriceRow &row = price.row;
        const PriceRow *known = rowOf(m_accepted, row);
        if (known == nullptr)
            return;
        const Decimal before = amortisedHourly(*known);
        const Decimal now = amortisedHourly(row);
        const Decimal move = now > before ? now - before : before - now;
        if (isWindowsDelta(row, move))
            return say(price.line,
                       {GPUFOLIO_TEXT("model", "the price of %1 went from %2 to %3, by 0.046 USD for each vCPU, which "
                                               "looks like the Windows price"),
                        {nameOf(row), shown(before), shown(now)}});
        if (times(move, 10) > times(before, 4))
            say(price.line, {GPUFOLIO_TEXT("model", "the price of %1 went from %2 (%3) to %4 (%5), by more than 40 %%"),
                             {nameOf(row), shown(before), dayOf(*known), shown(now), dayOf(row)}});
    }

    static bool isWindowsDelta(const PriceRow &row, Decimal move)
    {
        if (row.kind != OptionKind::OnDemand || row.operatingSystem != "linux" || row.currency.code() != "USD" ||
            !row.vcpus)
            return false;
        return move > Decimal() && nearlyEqual(times(move, 1000), times(*row.vcpus, 46));
    }

    SourceRows &m_rows;
    const PriceBook &m_accepted;
};

} // namespace

void noticeDoubts(SourceRows &rows, const PriceBook &accepted)
{
    Doubts(rows, accepted).notice();
    noticeSpread(rows);
}

} // namespace gpufolio
