// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/price_diff_output.h"

#include "cli/text_table.h"
#include "report/cell_text.h"

namespace gpufolio::cli
{

namespace
{

constexpr int rateDecimals = 6;

std::string rateText(Decimal perHour)
{
    return grouped(gpufolio::toText(perHour, 2, rateDecimals));
}

std::string rateText(const std::optional<ListedPrice> &price)
{
    return price ? rateText(price->acceleratorHourly) : std::string();
}

std::string dayText(const std::optional<Date> &day)
{
    return day ? day->toText() : std::string("no date");
}

std::string changeText(const std::optional<Decimal> &change)
{
    if (!change)
        return {};
    const std::string percent = gpufolio::toText(multiply(*change, Decimal::fromInteger(100)), 1, 1);
    return (change->isNegative() ? "" : "+") + percent + " %";
}

std::string bookText(const char *title, const DiffedBook &book)
{
    std::string text = std::string(title) + printable(book.name) + ": " + grouped(std::to_string(book.prices)) +
                       " prices of " + dayText(book.oldest);
    if (book.newest != book.oldest)
        text += " to " + dayText(book.newest);
    if (book.leftOut > 0)
        text += ", " + grouped(std::to_string(book.leftOut)) + " held back or incomplete are not compared";
    return text + '\n';
}

/// "between 2026-04-02 and 2026-06-18": a change was seen, not when it was made.
std::string datesText(const PriceDifference &difference)
{
    if (difference.move == PriceMove::New)
        return "by " + dayText(difference.dateAfter);
    if (difference.move == PriceMove::Gone)
        return "after " + dayText(difference.dateBefore);
    return "between " + dayText(difference.dateBefore) + " and " + dayText(difference.dateAfter);
}

std::string remarksText(const PriceDifference &difference)
{
    std::string text = difference.needsLook ? "over 40 %: look" : "";
    for (const Message &remark : difference.remarks)
        text += (text.empty() ? "" : "; ") + render(remark);
    return text;
}

} // namespace

std::string diffText(const PriceDiff &diff)
{
    std::string text = bookText("A ", diff.before) + bookText("B ", diff.after);
    const auto count = [&diff](PriceMove move) { return grouped(std::to_string(diff.count(move))); };
    text += count(PriceMove::New) + " new, " + count(PriceMove::Gone) + " gone, " + count(PriceMove::Dearer) +
            " dearer, " + count(PriceMove::Cheaper) + " cheaper, " + grouped(std::to_string(diff.unchanged)) +
            " unchanged";
    if (diff.toLookAt() > 0)
        text += "; " + grouped(std::to_string(diff.toLookAt())) + " moved more than 40 %";
    text += '\n';
    if (diff.prices.empty())
        return text;
    TextTable table;
    table.columns = {{"Change", false},        {"Offer", false},         {"Option", false}, {"GPU", false},
                     {"Per GPU-hour A", true}, {"Per GPU-hour B", true}, {"Change", true},  {"Currency", false},
                     {"Changed", false},       {"Remarks", false}};
    for (const PriceDifference &difference : diff.prices) {
        const PriceRow &row = difference.price().row;
        table.rows.push_back({std::string(toText(difference.move)), offerIdOf(row), optionIdOf(row), row.accelerator,
                              rateText(difference.before), rateText(difference.after), changeText(difference.change),
                              row.currency.code(), datesText(difference), remarksText(difference)});
    }
    return text + '\n' + toText(table);
}

std::string historyText(const PriceHistory &history)
{
    const Offer &offer = history.offer;
    const std::string currency = offer.currency ? offer.currency->code() : std::string();
    std::string text = printable(offer.id) + ": " + gpufolio::toText(offer.acceleratorCount) + " x " +
                       printable(offer.accelerator) + ", " + currency + ", " + std::to_string(history.snapshots) +
                       (history.snapshots == 1 ? " price book\n\n" : " price books\n\n");
    TextTable table;
    table.columns = {{"Option", false},      {"From", false},  {"Until", false},    {"Per machine-hour", true},
                     {"Per GPU-hour", true}, {"Change", true}, {"Snapshot", false}, {"Source", false}};
    for (const OptionHistory &option : history.options) {
        for (const PriceStretch &stretch : option.prices) {
            const bool ends = option.gone && &stretch == &option.prices.back();
            table.rows.push_back(
                {option.option, dayText(stretch.from), dayText(stretch.until) + (ends ? " (gone)" : ""),
                 rateText(stretch.amortisedHourly), rateText(stretch.acceleratorHourly), changeText(stretch.change),
                 stretch.firstSnapshot == stretch.lastSnapshot ? stretch.firstSnapshot
                                                               : stretch.firstSnapshot + " to " + stretch.lastSnapshot,
                 stretch.provenance.source});
        }
    }
    return text + toText(table);
}

} // namespace gpufolio::cli
