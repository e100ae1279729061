// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_history.h"

#include "support/source_text.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <numeric>

namespace gpufolio
{

namespace
{

/// A price of an option in one book.
struct Seen {
    std::optional<Date> from;
    std::optional<Date> until;
    const std::string *snapshot = nullptr;
    const PurchaseOption *option = nullptr;
    const Offer *offer = nullptr;
};

/// The days on which a price is known to hold: from the vendor's day, where it is told, to that of reading.
Seen seenIn(const DatedOffer &book, const PurchaseOption &option)
{
    const Provenance &provenance = option.provenance;
    const std::optional<Date> own = priceDate(provenance);
    Seen seen{own ? own : book.added, std::max(own, provenance.retrieved), &book.snapshot, &option, &*book.offer};
    if (!seen.until)
        seen.until = seen.from;
    return seen;
}

PriceStretch stretchOf(const Seen &seen)
{
    PriceStretch stretch;
    stretch.from = seen.from;
    stretch.until = seen.until;
    stretch.firstSnapshot = stretch.lastSnapshot = *seen.snapshot;
    stretch.hourly = seen.option->hourly;
    stretch.upfront = seen.option->upfront;
    stretch.amortisedHourly = amortisedHourly(*seen.option);
    stretch.acceleratorHourly = divide(stretch.amortisedHourly, seen.offer->acceleratorCount, Rounding::HalfEven);
    stretch.provenance = seen.option->provenance;
    return stretch;
}

/// Lets a stretch go on when the next price is the same. @return whether it is
bool goesOn(PriceStretch &stretch, const PriceStretch &next)
{
    if (!nearlyEqual(stretch.acceleratorHourly, next.acceleratorHourly))
        return false;
    PriceStretch joined = next;
    joined.from = stretch.from;
    joined.until = std::max(stretch.until, next.until);
    joined.firstSnapshot = stretch.firstSnapshot;
    joined.change = stretch.change;
    stretch = std::move(joined);
    return true;
}

std::vector<PriceStretch> joined(std::vector<Seen> all)
{
    std::stable_sort(all.begin(), all.end(), [](const Seen &a, const Seen &b) { return a.from < b.from; });
    std::vector<PriceStretch> stretches;
    for (const Seen &seen : all) {
        PriceStretch next = stretchOf(seen);
        if (!stretches.empty() && goesOn(stretches.back(), next))
            continue;
        if (!stretches.empty() && !stretches.back().acceleratorHourly.isZero()) {
            const Decimal before = stretches.back().acceleratorHourly;
            next.change = divide(next.acceleratorHourly - before, before, Rounding::HalfEven);
        }
        stretches.push_back(std::move(next));
    }
    return stretches;
}

std::string lowerCase(std::string_view text)
{
    std::string lower;
    for (const char c : text)
        lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

/// Characters to add, take away or replace to make one text of the other (Levenshtein).
std::size_t editsBetween(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

/// Whether every part between ":", "/" and blanks stands in the id.
bool holdsAllWords(const std::string &id, const std::string &wanted)
{
    for (std::size_t at = 0; at <= wanted.size();) {
        const std::size_t end = std::min(wanted.find_first_of(":/ ", at), wanted.size());
        if (id.find(wanted.substr(at, end - at)) == std::string::npos)
            return false;
        at = end + 1;
    }
    return true;
}

} // namespace

Result<PriceHistory> priceHistory(std::string_view offerId, const std::vector<DatedOffer> &books)
{
    PriceHistory history;
    history.snapshots = books.size();
    std::map<std::string, std::vector<Seen>> byOption;
    const DatedOffer *newest = nullptr;
    for (const DatedOffer &book : books) {
        if (!book.offer)
            continue;
        newest = &book;
        for (const PurchaseOption &option : book.offer->options)
            byOption[option.id].push_back(seenIn(book, option));
    }
    if (newest == nullptr) {
        return Error{Error::Code::UnknownReference,
                     {GPUFOLIO_TEXT("model", "no price book has the offer '%1'"), {forMessage(offerId)}},
                     {}};
    }
    history.offer = *newest->offer;
    try {
        for (auto &[id, seen] : byOption) {
            OptionHistory option;
            option.option = id;
            option.kind = seen.back().option->kind;
            option.termHours = seen.back().option->termHours;
            option.gone = seen.back().snapshot != &books.back().snapshot;
            option.prices = joined(std::move(seen));
            history.options.push_back(std::move(option));
        }
    } catch (const ArithmeticError &error) {
        return error.error();
    }
    std::stable_sort(history.options.begin(), history.options.end(),
                     [](const OptionHistory &a, const OptionHistory &b) {
                         return std::tie(a.kind, a.termHours) < std::tie(b.kind, b.termHours);
                     });
    return history;
}

std::vector<std::string> nearOffers(std::string_view wanted, const std::vector<std::string> &ids, std::size_t count)
{
    const std::string lower = lowerCase(wanted);
    std::vector<std::tuple<bool, std::size_t, std::string>> ranked;
    ranked.reserve(ids.size());
    for (const std::string &id : ids) {
        const std::string candidate = lowerCase(id);
        ranked.emplace_back(!holdsAllWords(candidate, lower), editsBetween(candidate, lower), id);
    }
    const auto end = ranked.begin() + static_cast<std::ptrdiff_t>(std::min(count, ranked.size()));
    std::partial_sort(ranked.begin(), end, ranked.end());
    std::vector<std::string> near;
    std::transform(ranked.begin(), end, std::back_inserter(near), [](const auto &rank) { return std::get<2>(rank); });
    return near;
}

} // namespace gpufolio
