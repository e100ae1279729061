// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/metric_value.h"
#include "report/report_input.h"

#include <algorithm>
#include <map>
#include <set>

namespace gpufolio
{

namespace
{

constexpr std::int64_t daysOld = 90; // a price this much older than the first day is worth a word
constexpr std::size_t longestName = 44;
constexpr std::size_t mostOptions = 2;
constexpr std::size_t mostNotices = 2;

std::string shareText(Decimal fraction, Rounding rounding)
{
    return percentage(toText(fraction, ratioDecimals, ratioDecimals, rounding), "\u2212");
}

/// New purchases of one option, taken together.
struct Bought {
    std::string offer;
    std::string option;
    Decimal usedHours;
    Decimal owedHours;
};

std::vector<Bought> boughtOptions(const PlanResult &result)
{
    std::vector<Bought> all;
    for (const CommitmentResult &commitment : result.commitments) {
        const CommitmentPurchase &purchase = commitment.purchase;
        if (purchase.held)
            continue;
        auto known = std::find_if(all.begin(), all.end(), [&purchase](const Bought &bought) {
            return bought.offer == purchase.offer && bought.option == purchase.option;
        });
        if (known == all.end())
            known = all.insert(all.end(), Bought{purchase.offer, purchase.option, {}, {}});
        known->usedHours += commitment.usedHours.count();
        known->owedHours += commitment.owedHours.count();
    }
    return all;
}

Message breakEven(const PlanResult &result, const Bought &bought)
{
    const std::string name = shortened(bought.offer, longestName) + " " + shortened(bought.option, longestName);
    const auto figures =
        std::find_if(result.options.begin(), result.options.end(), [&bought](const OptionFigures &option) {
            return option.offer == bought.offer && option.option == bought.option;
        });
    if (figures == result.options.end() || !figures->breakEvenUtilisation)
        return {GPUFOLIO_TEXT("model", "%1: there is no on-demand price, so nothing says at which use it pays."),
                {name}};
    const Decimal needed = *figures->breakEvenUtilisation;
    std::vector<std::string> values = {name, shareText(needed, result.rounding)};
    if (bought.owedHours.isZero())
        return {GPUFOLIO_TEXT("model", "%1 stops paying when less than %2 of its hours are used: on-demand is cheaper "
                                       "then."),
                std::move(values)};
    const Decimal used = divide(bought.usedHours, bought.owedHours, result.rounding);
    values.push_back(shareText(used, result.rounding));
    if (used < needed)
        return {GPUFOLIO_TEXT("model", "%1 does not pay here: %2 of its hours would have to be used to beat on-demand, "
                                       "this plan uses %3."),
                std::move(values)};
    return {GPUFOLIO_TEXT("model",
                          "%1 stops paying when less than %2 of its hours are used: on-demand is cheaper then. "
                          "This plan uses %3."),
            std::move(values)};
}

/// A price in use and what is known of it.
struct UsedPrice {
    std::string source;
    std::optional<Date> date; ///< valid from, else retrieved
};

std::string valueAt(const ReportTable &table, const std::vector<Cell> &row, std::string_view key)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].key == key)
            return row[i].kind == CellKind::Text || row[i].kind == CellKind::Date ? row[i].value : std::string();
    return {};
}

/// Those of the price tables, so that the memo speaks of the prices that the full report lists.
std::vector<UsedPrice> usedPrices(const PlanView &plan)
{
    std::vector<UsedPrice> prices;
    for (const ReportTable &table : pricesTables(plan)) {
        for (const std::vector<Cell> &row : table.rows) {
            const Cell &rate = row[3];
            if (rate.missing())
                continue;
            UsedPrice price{valueAt(table, row, "source"), {}};
            for (const char *key : {"validFrom", "retrieved"}) {
                const Result<Date> day = Date::parse(valueAt(table, row, key));
                if (day && !price.date)
                    price.date = *day;
            }
            prices.push_back(std::move(price));
        }
    }
    return prices;
}

void addDates(const PlanView &plan, std::vector<Message> &sentences)
{
    std::optional<Date> oldest;
    std::optional<Date> newest;
    std::size_t undated = 0;
    for (const UsedPrice &price : usedPrices(plan)) {
        if (!price.date) {
            ++undated;
            continue;
        }
        oldest = oldest ? std::min(*oldest, *price.date) : *price.date;
        newest = newest ? std::max(*newest, *price.date) : *price.date;
    }
    if (undated > 0)
        sentences.push_back({GPUFOLIO_TEXT("model", "Prices without a date: %1. Nobody can say how old they are."),
                             {std::to_string(undated)}});
    if (!oldest)
        return;
    if (newest->sinceEpoch() - oldest->sinceEpoch() > daysOld)
        sentences.push_back({GPUFOLIO_TEXT("model", "Price dates differ: the oldest price is of %1, the newest of %2."),
                             {oldest->toText(), newest->toText()}});
    const Date start = plan.calendar.dayOf(plan.result.horizon.start);
    const std::int64_t age = start.sinceEpoch() - oldest->sinceEpoch();
    if (age > daysOld)
        sentences.push_back({GPUFOLIO_TEXT("model", "The oldest price is of %1, %2 days before the first day of the "
                                                    "plan: ask for a new quote before signing."),
                             {oldest->toText(), std::to_string(age)}});
}

void addUnused(const PlanResult &result, std::vector<Message> &sentences)
{
    if (result.commitments.empty())
        return;
    const Money &unused = result.totals.unusedCommitment;
    if (unused.isZero()) {
        sentences.push_back(
            {GPUFOLIO_TEXT("model", "Every committed hour of the horizon is used: a smaller demand would "
                                    "leave some unused.")});
        return;
    }
    const Decimal share = result.totals.commitment.isZero()
                              ? Decimal()
                              : divide(unused.amount(), result.totals.commitment.amount(), result.rounding);
    sentences.push_back(
        {GPUFOLIO_TEXT("model", "Unused so far: %1 of commitments pay for hours that nobody uses (%2 of "
                                "their amortised cost of %3)."),
         {toSentenceText(unused, result.rounding), shareText(share, result.rounding),
          toSentenceText(result.totals.commitment, result.rounding)}});
}

void addSpot(const PlanResult &result, std::vector<Message> &sentences)
{
    const Decimal useful = result.totals.spotUsefulHours.count();
    if (useful.isZero() || result.totals.demandHours.isZero())
        return;
    sentences.push_back(
        {GPUFOLIO_TEXT("model", "Spot carries %1 of the machine-hours; the provider may take it back and "
                                "set another price at any time."),
         {shareText(divide(useful, result.totals.demandHours.count(), result.rounding), result.rounding)}});
}

} // namespace

std::vector<Message> breakEvenSentences(const PlanView &plan, std::size_t most)
{
    std::vector<Message> sentences;
    const std::vector<Bought> bought = boughtOptions(plan.result);
    for (std::size_t i = 0; i < std::min(most, bought.size()); ++i)
        sentences.push_back(breakEven(plan.result, bought[i]));
    if (bought.size() > most)
        sentences.push_back({GPUFOLIO_TEXT("model", "Further options that are bought, of the full report: %1."),
                             {std::to_string(bought.size() - most)}});
    return sentences;
}

std::vector<Message> riskSentences(const PlanView &plan)
{
    const PlanResult &result = plan.result;
    std::vector<Message> sentences;
    for (std::size_t i = 0; i < std::min(mostNotices, result.reasons.size()); ++i)
        sentences.push_back(result.reasons[i]);
    for (Message &sentence : breakEvenSentences(plan, mostOptions))
        sentences.push_back(std::move(sentence));
    addUnused(result, sentences);
    addSpot(result, sentences);
    addDates(plan, sentences);
    if (sentences.empty())
        sentences.push_back(
            {GPUFOLIO_TEXT("model", "Nothing is committed and every price is paid as it is used: a rise of "
                                    "prices comes through at once.")});
    return sentences;
}

std::vector<Message> sourceSentences(const PlanView &plan, std::size_t most)
{
    struct Days {
        std::optional<Date> oldest;
        std::optional<Date> newest;
    };
    std::map<std::string, Days> bySource;
    for (const UsedPrice &price : usedPrices(plan)) {
        Days &days = bySource[price.source];
        if (!price.date)
            continue;
        days.oldest = days.oldest ? std::min(*days.oldest, *price.date) : *price.date;
        days.newest = days.newest ? std::max(*days.newest, *price.date) : *price.date;
    }
    std::vector<Message> sentences;
    for (const auto &[source, days] : bySource) {
        if (sentences.size() == most) {
            sentences.push_back({GPUFOLIO_TEXT("model", "Further price sources, of the full report: %1."),
                                 {std::to_string(bySource.size() - most)}});
            break;
        }
        const Message name = source.empty() ? Message{GPUFOLIO_TEXT("model", "source not known")}
                                            : Message{"%1", {shortened(source, 2 * longestName)}};
        if (!days.oldest)
            sentences.push_back({GPUFOLIO_TEXT("model", "Source: %1, date not known."), {}, {name}});
        else if (days.oldest == days.newest)
            sentences.push_back({GPUFOLIO_TEXT("model", "Source: %2, prices of %1."), {days.oldest->toText()}, {name}});
        else
            sentences.push_back({GPUFOLIO_TEXT("model", "Source: %3, prices of %1 to %2."),
                                 {days.oldest->toText(), days.newest->toText()},
                                 {name}});
    }
    return sentences;
}

} // namespace gpufolio
