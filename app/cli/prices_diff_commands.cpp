// SPDX-License-Identifier: GPL-3.0-or-later
// `prices diff` and `prices history`: how prices moved from one book to another.
#include "cli/commands.h"
#include "cli/diff_books.h"
#include "cli/output.h"
#include "cli/price_books.h"
#include "cli/price_diff_output.h"
#include "support/source_text.h"

#include <memory>

namespace gpufolio::cli
{

namespace
{

struct DiffOptions {
    std::string before;
    std::string after;
};

ExitStatus diffCommand(const DiffOptions &options, const CommonOptions &common)
{
    if (options.before == "-" && options.after == "-")
        return wrongUsage("A, B: - was found twice, expected standard input once");
    const Result<PriceBooks> books = PriceBooks::open(common.project);
    if (!books)
        return fail(books.error());
    std::vector<std::string> notes;
    const Read<PriceBooks::Book> before = bookOf(options.before, *books, notes);
    const Read<PriceBooks::Book> after = bookOf(options.after, *books, notes);
    Diagnostics findings = before ? Diagnostics() : before.error();
    if (!after) {
        for (const Error &error : after.error())
            addFinding(findings, error);
    }
    if (!findings.empty())
        return fail(findings);
    Result<PriceDiff> diff = diffPrices(**before, **after);
    if (!diff)
        return fail(diff.error());
    if (const Status made = books->makeMissing(); !made)
        return fail(made.error());
    diff->before.name = options.before;
    diff->after.name = options.after;
    for (const std::string &line : notes)
        note(line);
    switch (formatOf(common)) {
    case OutputFormat::Json:
        return print(priceDiffJson(*diff));
    case OutputFormat::Table:
        return print(diffText(*diff));
    case OutputFormat::Csv:
        break;
    }
    const Result<std::string> csv = priceDiffCsv(*diff);
    return csv ? print(*csv) : fail(csv.error());
}

/// Says which offers are called nearly so.
Error withNearNames(Error unknown, const std::string &offer, const PriceBooks &books)
{
    constexpr std::size_t shown = 3;
    const Result<PriceBooks::Book> newest = books.newest();
    if (!newest)
        return newest.error();
    std::vector<std::string> ids;
    for (const Offer &known : (*newest)->offers())
        ids.push_back(known.id);
    std::string near;
    for (const std::string &id : nearOffers(offer, ids, shown))
        near += (near.empty() ? "'" : ", '") + id + "'";
    if (!near.empty()) {
        unknown.what.text += ", expected one such as %" + std::to_string(unknown.what.args.size() + 1);
        unknown.what.args.push_back(near);
    }
    return unknown;
}

ExitStatus historyCommand(const std::string &offer, const CommonOptions &common)
{
    const Result<PriceBooks> books = PriceBooks::open(common.project);
    if (!books)
        return fail(books.error());
    const Result<std::vector<DatedOffer>> found = books->offerInAll(offer);
    if (!found)
        return fail(found.error());
    const Result<PriceHistory> history = priceHistory(offer, *found);
    if (!history) {
        if (history.error().code != Error::Code::UnknownReference)
            return fail(history.error());
        return fail(withNearNames(history.error(), offer, *books));
    }
    if (const Status made = books->makeMissing(); !made)
        return fail(made.error());
    switch (formatOf(common)) {
    case OutputFormat::Json:
        return print(priceHistoryJson(*history));
    case OutputFormat::Table:
        return print(historyText(*history));
    case OutputFormat::Csv:
        break;
    }
    const Result<std::string> csv = priceHistoryCsv(*history);
    return csv ? print(*csv) : fail(csv.error());
}

} // namespace

void addPriceMoves(CLI::App &group, const CommonOptions &common, Action &chosen)
{
    const auto options = std::make_shared<DiffOptions>();
    CLI::App *diff = group.add_subcommand(
        "diff", "What is new, gone, dearer and cheaper from one price book to another, per GPU-hour");
    const char *bookHelp = "Snapshot of the project, bundled, a price file, a project or PROJECT#SNAPSHOT";
    diff->add_option("A", options->before, bookHelp)->required();
    diff->add_option("B", options->after, bookHelp)->required();
    diff->callback(
        [&common, &chosen, options] { chosen = [&common, options] { return diffCommand(*options, common); }; });

    const auto offer = std::make_shared<std::string>();
    CLI::App *history = group.add_subcommand("history", "The prices of an offer over the snapshots of the project");
    history->add_option("OFFER", *offer, "Id of an offer, as prices list has it")->required();
    history->callback(
        [&common, &chosen, offer] { chosen = [&common, offer] { return historyCommand(*offer, common); }; });
}

} // namespace gpufolio::cli
