// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_diff.h"

#include <algorithm>
#include <cctype>

namespace gpufolio
{

namespace
{

/// A move beyond this share needs a look.
const Decimal lookAbove = Decimal::fromUnits(Int128(Decimal::unitsPerOne) * 40 / 100);
/// What Windows costs more, USD per vCPU-hour.
const Decimal windowsPerVcpu = Decimal::fromUnits(Int128(Decimal::unitsPerOne) * 46 / 1000);

ListedPrice listed(const PriceRow &row)
{
    const Decimal amortised = amortisedHourly(row);
    return {row, amortised, divide(amortised, row.acceleratorCount, Rounding::HalfEven)};
}

/// Known from the row, else from names such as Standard_NC40ads_H100_v5, in which Azure counts the vCPUs.
std::optional<Decimal> vcpusOf(const PriceRow &row)
{
    constexpr std::string_view azurePrefix = "Standard_";
    if (row.vcpus || row.provider != "azure" || row.instanceType.rfind(azurePrefix, 0) != 0)
        return row.vcpus;
    const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    const auto begin = std::find_if(row.instanceType.begin() + azurePrefix.size(), row.instanceType.end(), isDigit);
    const auto end = std::find_if_not(begin, row.instanceType.end(), isDigit);
    const Result<Decimal> count = Decimal::parse(std::string(begin, end));
    return count ? std::optional(*count) : std::nullopt;
}

bool looksLikeWindows(const PriceRow &before, const PriceRow &after)
{
    if (after.kind != OptionKind::OnDemand || after.operatingSystem != "linux" || after.currency != Currency::of("USD"))
        return false;
    const std::optional<Decimal> vcpus = vcpusOf(after) ? vcpusOf(after) : vcpusOf(before);
    if (!vcpus || vcpus->isZero())
        return false;
    const Decimal gap = before.hourly < after.hourly ? after.hourly - before.hourly : before.hourly - after.hourly;
    return nearlyEqual(gap, multiply(*vcpus, windowsPerVcpu));
}

/// The days between which a price changed: the last of the old one and the first of the new one. Where a file says no
/// more than when it was read, the two can stand the wrong way round; the prices' own days then tell more.
void setDates(PriceDifference &difference)
{
    const Provenance *before = difference.before ? &difference.before->row.provenance : nullptr;
    const Provenance *after = difference.after ? &difference.after->row.provenance : nullptr;
    if (before != nullptr)
        difference.dateBefore = std::max(before->retrieved, before->validFrom); // a missing day is the least
    if (after != nullptr)
        difference.dateAfter =
            after->retrieved && after->validFrom ? std::min(after->retrieved, after->validFrom) : priceDate(*after);
    if (before != nullptr && after != nullptr && difference.dateBefore > difference.dateAfter) {
        difference.dateBefore = priceDate(*before);
        difference.dateAfter = priceDate(*after);
    }
}

PriceDifference differenceOf(const ListedPrice &before, const ListedPrice &after)
{
    PriceDifference difference;
    difference.move = before.acceleratorHourly < after.acceleratorHourly ? PriceMove::Dearer : PriceMove::Cheaper;
    difference.before = before;
    difference.after = after;
    setDates(difference);
    if (!before.acceleratorHourly.isZero()) {
        difference.change =
            divide(after.acceleratorHourly - before.acceleratorHourly, before.acceleratorHourly, Rounding::HalfEven);
        difference.needsLook = *difference.change > lookAbove || -*difference.change > lookAbove;
    }
    if (looksLikeWindows(before.row, after.row)) {
        difference.remarks.push_back(
            {GPUFOLIO_TEXT("model", "the price of %1 looks like the Windows price: the two differ by %2 per vCPU-hour"),
             {toText(std::max(before.row.hourly, after.row.hourly), 2), toText(windowsPerVcpu)}});
    }
    if (before.row.acceleratorCount != after.row.acceleratorCount) {
        difference.remarks.push_back(
            {GPUFOLIO_TEXT("model", "the machine had %1 GPUs in the first book and has %2 in the second"),
             {toText(before.row.acceleratorCount), toText(after.row.acceleratorCount)}});
    }
    if (difference.dateBefore && difference.dateAfter && *difference.dateAfter < *difference.dateBefore) {
        difference.remarks.push_back(
            {GPUFOLIO_TEXT("model", "the price of the second book is of an earlier day than that of the first"), {}});
    }
    return difference;
}

PriceDifference onlyIn(const PriceRow &row, PriceMove move)
{
    PriceDifference difference;
    difference.move = move;
    (move == PriceMove::New ? difference.after : difference.before) = listed(row);
    setDates(difference);
    return difference;
}

/// The accepted rows, in the order of the book.
std::vector<const PriceRow *> acceptedRows(const PriceBook &book, DiffedBook &about)
{
    std::vector<const PriceRow *> rows;
    for (const PriceRow &row : book.rows()) {
        if (row.state != PriceState::Accepted) {
            ++about.leftOut;
            continue;
        }
        rows.push_back(&row);
        const std::optional<Date> day = priceDate(row.provenance);
        about.oldest = about.oldest && day ? std::min(about.oldest, day) : std::max(about.oldest, day);
        about.newest = std::max(about.newest, day);
    }
    about.prices = rows.size();
    return rows;
}

void compare(const std::vector<const PriceRow *> &before, const std::vector<const PriceRow *> &after, PriceDiff &diff)
{
    auto left = before.begin();
    auto right = after.begin();
    while (left != before.end() || right != after.end()) {
        const std::strong_ordering order = left == before.end()   ? std::strong_ordering::greater
                                           : right == after.end() ? std::strong_ordering::less
                                                                  : compareIdentity(**left, **right);
        if (order < 0) {
            diff.prices.push_back(onlyIn(**left++, PriceMove::Gone));
            continue;
        }
        if (order > 0) {
            diff.prices.push_back(onlyIn(**right++, PriceMove::New));
            continue;
        }
        const ListedPrice old = listed(**left++);
        const ListedPrice fresh = listed(**right++);
        if (nearlyEqual(old.acceleratorHourly, fresh.acceleratorHourly))
            ++diff.unchanged;
        else
            diff.prices.push_back(differenceOf(old, fresh));
    }
}

} // namespace

std::string_view toText(PriceMove move)
{
    switch (move) {
    case PriceMove::New:
        return "new";
    case PriceMove::Gone:
        return "gone";
    case PriceMove::Dearer:
        return "dearer";
    case PriceMove::Cheaper:
        break;
    }
    return "cheaper";
}

std::size_t PriceDiff::count(PriceMove move) const
{
    return static_cast<std::size_t>(std::count_if(
        prices.begin(), prices.end(), [move](const PriceDifference &difference) { return difference.move == move; }));
}

std::size_t PriceDiff::toLookAt() const
{
    return static_cast<std::size_t>(std::count_if(
        prices.begin(), prices.end(), [](const PriceDifference &difference) { return difference.needsLook; }));
}

Result<PriceDiff> diffPrices(const PriceBook &before, const PriceBook &after)
{
    PriceDiff diff;
    const std::vector<const PriceRow *> old = acceptedRows(before, diff.before);
    const std::vector<const PriceRow *> fresh = acceptedRows(after, diff.after);
    try {
        compare(old, fresh, diff);
    } catch (const ArithmeticError &error) {
        return error.error();
    }
    return diff;
}

} // namespace gpufolio
