// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/import_into_project.h"
#include "cli/output.h"
#include "cli/price_books.h"
#include "cli/price_table.h"
#include "cli/progress_bar.h"
#include "prices/bundled.h"
#include "prices/price_import.h"
#include "prices/price_list.h"
#include "support/file_io.h"
#include "support/source_text.h"

#include <algorithm>
#include <memory>

namespace gpufolio::cli
{

namespace
{

struct ImportOptions {
    std::vector<std::string> files;
    std::string source = "auto";
    std::string provider;
    std::string mappingFile;
    bool acceptOutliers = false;
};

/// All files, one after the other, into a book; findings of all files that can't be read.
Read<ImportedPrices> importAll(const ImportOptions &options, const PriceBook &accepted, ProgressBar &bar)
{
    ImportedPrices imported{accepted, {}, {}};
    Diagnostics findings;
    std::optional<PriceMapping> mapping;
    if (!options.mappingFile.empty()) {
        Result<std::string> text = readFile(options.mappingFile);
        if (!text)
            return Diagnostics{text.error()};
        Read<PriceMapping> read = readMapping(std::move(*text), options.mappingFile);
        if (!read)
            return read.error();
        mapping = std::move(*read);
    }
    for (std::size_t i = 0; i < options.files.size(); ++i) {
        const Progress progress = bar.part(i, options.files.size());
        PriceFile file = PriceFile::at(options.files[i]);
        file.source = options.source;
        file.provider = options.provider;
        file.mapping = mapping;
        Read<ImportOutcome> outcome = importPrices(file, imported.book, today(), options.acceptOutliers, progress);
        if (!outcome) {
            for (const Error &error : outcome.error())
                addFinding(findings, error);
            continue;
        }
        imported.book = std::move(outcome->book);
        imported.rates.merge(outcome->rates);
        imported.reports.push_back(std::move(outcome->report));
    }
    if (!findings.empty())
        return findings;
    return imported;
}

ExitStatus importCommand(const ImportOptions &options, const CommonOptions &common)
{
    if (std::count(options.files.begin(), options.files.end(), "-") > 1)
        return wrongUsage("FILE: - was found twice, expected standard input once");
    return importIntoProject(common, [&options, &common](const PriceBook &accepted) {
        ProgressBar bar(common.progress, "Importing");
        return importAll(options, accepted, bar);
    });
}

ExitStatus listCommand(const PriceQuery &query, const CommonOptions &common)
{
    const Result<PriceBooks> books = PriceBooks::open(common.project);
    if (!books)
        return fail(books.error());
    const Result<PriceBooks::Book> book = books->newest();
    if (!book)
        return fail(book.error());
    const Result<std::vector<ListedPrice>> prices = listPrices(**book, query, bundledAccelerators());
    if (!prices)
        return fail(prices.error());
    if (const Status made = books->makeMissing(); !made)
        return fail(made.error());
    if (prices->empty())
        note("No price of the book fits.");
    switch (formatOf(common)) {
    case OutputFormat::Json:
        return print(priceListJson(*prices));
    case OutputFormat::Table:
        return print(priceTable(*prices));
    case OutputFormat::Csv:
        break;
    }
    const Result<std::string> csv = priceListCsv(*prices);
    return csv ? print(*csv) : fail(csv.error());
}

void addImport(CLI::App &group, const CommonOptions &common, Action &chosen)
{
    const auto options = std::make_shared<ImportOptions>();
    CLI::App *command = group.add_subcommand(
        "import", "Reads price files into the project; prints rows read, kept, refused with reasons, held back");
    command->add_option("FILE", options->files, "Price files, - for standard input")->required();
    command
        ->add_option("--mapping", options->mappingFile,
                     "Which column holds what, for a table without a format of its own (gpufolio.mapping)")
        ->type_name("M.json");
    command->add_option("--source", options->source, "Format of the files: " + joined(importSources(), "|"))
        ->check(oneOf(importSources()))
        ->type_name("NAME")
        ->capture_default_str();
    command->add_option("--provider", options->provider, "Whose prices these are, where a file doesn't say")
        ->type_name("NAME");
    command->add_flag("--accept-outliers", options->acceptOutliers,
                      "Keep prices that moved more than 5 times instead of holding them back");
    command->callback(
        [&common, &chosen, options] { chosen = [&common, options] { return importCommand(*options, common); }; });
}

void addList(CLI::App &group, const CommonOptions &common, Action &chosen)
{
    const auto query = std::make_shared<PriceQuery>();
    CLI::App *command = group.add_subcommand("list", "Prices of the newest book, per machine-hour and per GPU-hour");
    command->add_option("--gpu", query->accelerator, "GPU model, an alias or the beginning of a model: H100")
        ->type_name("NAME");
    command->add_option("--provider", query->provider, "Only this provider")->type_name("NAME");
    command->add_option("--region", query->region, "Only this region")->type_name("NAME");
    const Words<OptionKind> kinds = {{"onDemand", OptionKind::OnDemand},
                                     {"commitment", OptionKind::Commitment},
                                     {"spot", OptionKind::Spot},
                                     {"capacityBlock", OptionKind::CapacityBlock},
                                     {"spendCommitment", OptionKind::SpendCommitment}};
    command
        ->add_option("--option", query->kind,
                     "Only this way to buy: onDemand|commitment|spot|capacityBlock|spendCommitment")
        ->transform(oneOf(kinds))
        ->type_name("KIND");
    command->add_option("--sort", query->sortKey, "Order by a column: " + joined(priceSortKeys(), "|"))
        ->check(oneOf(priceSortKeys()))
        ->type_name("KEY");
    command->callback([&common, &chosen, query] { chosen = [&common, query] { return listCommand(*query, common); }; });
}

} // namespace

void addPricesCommands(CLI::App &program, const CommonOptions &common, Action &chosen)
{
    CLI::App *group = program.add_subcommand("prices", "Price books")->require_subcommand(1);
    addImport(*group, common, chosen);
    addList(*group, common, chosen);
    addPriceMoves(*group, common, chosen);
    addPull(*group, common, chosen);
}

} // namespace gpufolio::cli
