// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/import_into_project.h"

#include "cli/clock.h"
#include "cli/import_output.h"
#include "cli/output.h"
#include "cli/price_books.h"
#include "cli/signal_hold.h"
#include "prices/bundled.h"

#include <algorithm>
#include <filesystem>
#include <memory>

namespace gpufolio::cli
{

namespace
{

/// "2026-11-30-skypilot", followed by a number when the project has that already.
Result<SnapshotInfo> newSnapshot(const ProjectFile &project, const ImportedPrices &imported)
{
    const Result<std::vector<SnapshotInfo>> snapshots = project.snapshots();
    if (!snapshots)
        return snapshots.error();
    SnapshotInfo info;
    info.created = now();
    info.rows = imported.book.rows().size();
    for (const ImportReport &report : imported.reports)
        if (info.source.find(report.source) == std::string::npos)
            info.source += (info.source.empty() ? "" : "-") + report.source;
    const std::string name = info.created.substr(0, 10) + "-" + info.source;
    info.id = name;
    const auto isTaken = [&info](const SnapshotInfo &other) { return other.id == info.id; };
    for (int number = 2; std::any_of(snapshots->begin(), snapshots->end(), isTaken); ++number)
        info.id = name + "-" + std::to_string(number);
    return info;
}

/// Keeps the imported book as the newest of the project, and the rates of exchange.
/// @return the id of the snapshot; empty when no price changed
Result<std::string> keep(ProjectFile &project, const PriceBook &before, const ImportedPrices &imported)
{
    if (!imported.rates.empty()) {
        const SignalHold hold;
        if (const Status added = project.addExchangeRates(imported.rates); !added)
            return added.error();
        note("Rates of exchange up to " + imported.rates.days().rbegin()->first.toText() + " are kept.");
    }
    if (imported.book.rows() == before.rows())
        return std::string();
    const Result<SnapshotInfo> info = newSnapshot(project, imported);
    if (!info)
        return info.error();
    const SignalHold hold;
    const Status added = project.addSnapshot(imported.book, *info);
    if (!added)
        return added.error();
    const Result<std::optional<ProjectContents>> contents = project.contents();
    if (!contents)
        return contents.error();
    // Where the project takes its offers from the book in use, the window changes books: it keeps the plans' prices.
    if (!*contents || !(*contents)->scenario.inputs.priceBook) {
        if (const Status chosen = project.setSetting(priceBookSetting, info->id); !chosen)
            return chosen.error();
    }
    return info->id;
}

ExitStatus printImport(const std::vector<ImportReport> &reports, const std::string &snapshot,
                       const CommonOptions &common)
{
    if (formatOf(common) == OutputFormat::Json)
        return print(importReportJson(reports, snapshot));
    if (!snapshot.empty())
        note("The prices are kept as '" + snapshot + "'.");
    if (formatOf(common) == OutputFormat::Table)
        return print(importText(reports));
    const Result<std::string> csv = importCsv(reports);
    return csv ? print(*csv) : fail(csv.error());
}

} // namespace

ExitStatus importIntoProject(const CommonOptions &common,
                             const std::function<Read<ImportedPrices>(const PriceBook &accepted)> &import)
{
    // A missing project is made only when the prices could be read.
    std::unique_ptr<ProjectFile> project;
    const auto open = [&common, &project] {
        Result<std::unique_ptr<ProjectFile>> file = openForWriting(*common.project);
        if (!file)
            return Status(file.error());
        project = std::move(*file);
        return Status(Done{});
    };
    std::error_code failed;
    if (common.project && std::filesystem::exists(*common.project, failed)) {
        if (const Status opened = open(); !opened)
            return fail(opened.error());
    }
    const Result<PriceBook> accepted = project ? newestBook(*project) : Result<PriceBook>(bundledPriceBook());
    if (!accepted)
        return fail(accepted.error());
    const Read<ImportedPrices> imported = import(*accepted);
    if (!imported)
        return fail(imported.error());
    std::string snapshot;
    if (common.project) {
        if (const Status opened = project ? Status(Done{}) : open(); !opened)
            return fail(opened.error());
        const Result<std::string> kept = keep(*project, *accepted, *imported);
        if (!kept)
            return fail(kept.error());
        snapshot = *kept;
    } else {
        note("Without --project the prices are read and checked but kept nowhere.");
    }
    return printImport(imported->reports, snapshot, common);
}

} // namespace gpufolio::cli
