// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/import_into_project.h"
#include "cli/output.h"
#include "cli/progress_bar.h"
#include "pull/http_url.h"
#include "pull/pull_cache.h"
#include "pull/pull_prices.h"

#include <cstdlib>
#include <memory>
#include <sstream>

namespace gpufolio::cli
{

namespace
{

struct PullOptions {
    PullRequest request;
    std::string source;
    double sizeLimitMb = 2048;
    double stallSeconds = 60;
    double connectSeconds = 20;
    double totalSeconds = 3600;
};

std::vector<std::string> sourceNames()
{
    std::vector<std::string> names;
    for (const PullSource &source : pullSources())
        names.push_back(source.name);
    return names;
}

/// What each source holds and what it takes, for the help.
std::string sourcesHelp()
{
    std::string help = "Sources:\n";
    for (const PullSource &source : pullSources()) {
        help += "  " + source.name + ": " + source.title + ". " + render(source.what) + "\n      " +
                render(source.permission);
        if (!source.keyVariable.empty())
            help += " Environment variable: " + source.keyVariable + ".";
        help += "\n";
    }
    return help + "A proxy is taken from https_proxy and no_proxy of the environment.\n";
}

std::string megabytes(std::uint64_t bytes)
{
    constexpr std::uint64_t tenth = 100'000;
    const std::uint64_t tenths = bytes / tenth;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " MB";
}

std::string stateText(const PullState &state)
{
    std::string text = std::to_string(state.done) + " of " + std::to_string(state.files) + " files, " +
                       megabytes(state.bytes) + ", " + std::to_string(state.rows) + " rows";
    if (state.phase == PullState::Phase::Importing)
        text += ", importing " + std::to_string(static_cast<int>(state.importedShare * 100)) + "%";
    return text;
}

std::chrono::milliseconds milliseconds(double seconds)
{
    constexpr double thousand = 1000;
    return std::chrono::milliseconds(static_cast<std::int64_t>(seconds * thousand));
}

ExitStatus pullCommand(const PullOptions &options, const CommonOptions &common)
{
    PullRequest request = options.request;
    request.source = findPullSource(options.source);
    const PullSource &source = *request.source;
    if (!request.baseUrl.empty() && !isHttps(request.baseUrl))
        return wrongUsage("--base-url: '" + shownUrl(request.baseUrl) + "' was found, expected https://…");
    if (!request.regions.empty() && !source.takesRegions)
        note("note: '" + source.name + "' sends all regions at once; --region doesn't narrow it.");
    if (!source.keyVariable.empty()) {
        const char *key = std::getenv(source.keyVariable.c_str()); // NOLINT(concurrency-mt-unsafe): no other thread yet
        request.key = key != nullptr ? key : "";
    }
    if (request.cacheFolder.empty())
        request.cacheFolder = defaultPullCacheFolder();
    constexpr double million = 1e6;
    request.http.sizeLimit = static_cast<std::uint64_t>(options.sizeLimitMb * million);
    request.http.stallLimit = milliseconds(options.stallSeconds);
    request.http.connectLimit = milliseconds(options.connectSeconds);
    request.http.totalLimit = milliseconds(options.totalSeconds);
    request.today = today();

    return importIntoProject(common, [&request, &common](const PriceBook &accepted) -> Read<ImportedPrices> {
        Read<PullOutcome> outcome = [&] {
            ProgressBar bar(common.progress, "Pulling " + request.source->name);
            PullWatch watch;
            watch.report = [&bar](const PullState &state) { bar.say(stateText(state)); };
            return pullPrices(request, accepted, watch);
        }();
        if (!outcome)
            return outcome.error();
        for (const std::string &url : outcome->state.missing)
            note("note: there is nothing at " + url + "; it is left out.");
        note("Fetched " + std::to_string(outcome->state.done - outcome->state.missing.size()) + " files (" +
             std::to_string(outcome->state.unchanged) + " unchanged since the last time), " +
             megabytes(outcome->state.bytes) + ".");
        return ImportedPrices{std::move(outcome->book), std::move(outcome->rates), std::move(outcome->reports)};
    });
}

} // namespace

void addPull(CLI::App &group, const CommonOptions &common, Action &chosen)
{
    const auto options = std::make_shared<PullOptions>();
    CLI::App *command = group.add_subcommand(
        "pull", "Fetches price tables over HTTPS and imports them: all of a source, or nothing when something fails");
    command->add_option("SOURCE", options->source, "Where from: " + joined(sourceNames(), "|"))
        ->required()
        ->check(oneOf(sourceNames()))
        ->type_name("");
    command->add_option("--region", options->request.regions, "Only this region; may be given several times")
        ->type_name("R");
    command->add_option("--base-url", options->request.baseUrl, "A mirror, in the place of the source's own server")
        ->type_name("URL");
    command
        ->add_option("--ca-file", options->request.http.caFile,
                     "Certificate authorities to trust beside those of the system (PEM)")
        ->type_name("FILE");
    command->add_option("--proxy", options->request.http.proxy, "Proxy, in the place of that of the environment")
        ->type_name("URL");
    command->add_option("--max-size", options->sizeLimitMb, "Largest file that is fetched, in MB")
        ->check(CLI::Range(0.001, 1e6))
        ->type_name("MB")
        ->capture_default_str();
    command->add_option("--stall-timeout", options->stallSeconds, "Give up a transfer that sends nothing for so long")
        ->check(CLI::Range(0.01, 1e6))
        ->type_name("S")
        ->capture_default_str();
    command
        ->add_option("--connect-timeout", options->connectSeconds, "Give up a server that doesn't answer for so long")
        ->check(CLI::Range(0.01, 1e6))
        ->type_name("S")
        ->capture_default_str();
    command->add_option("--timeout", options->totalSeconds, "Give up a file that takes longer than this")
        ->check(CLI::Range(0.01, 1e6))
        ->type_name("S")
        ->capture_default_str();
    command->add_option("--tries", options->request.http.tries, "How often a request is tried that may work later")
        ->check(CLI::Range(1, 100))
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--cache", options->request.cacheFolder, "Folder for fetched files (default: in the user's cache)")
        ->type_name("FOLDER");
    command->add_flag("--accept-outliers", options->request.acceptOutliers,
                      "Keep prices that moved more than 5 times instead of holding them back");
    command->add_flag("--accept-fewer-rows", options->request.acceptFewerRows,
                      "Also take a pull with over 5 % fewer rows than the last one");
    command->footer(sourcesHelp() + "\n" + command->get_footer());
    command->callback(
        [&common, &chosen, options] { chosen = [&common, options] { return pullCommand(*options, common); }; });
}

} // namespace gpufolio::cli
