// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/output.h"

#include <algorithm>
#include <exception>
#include <sstream>
#include <string>

namespace gpufolio::cli
{

namespace
{

constexpr const char *exitStatusHelp = "Exit status: 0 done, 1 bad input, 2 wrong usage, 3 a plan is infeasible or "
                                       "incomplete, 4 a source can't be reached.";

constexpr const char *formatHelp =
    "Format of the result: table|json|csv (default: table on a terminal, json when piped)";
constexpr const char *projectHelp = "Project file to use, made when missing (default: one in memory)";
constexpr const char *progressHelp = "Progress bar on standard error: auto|always|never (default: auto)";

/// Help of a command on the options that every command takes.
std::string commonHelp()
{
    const auto line = [](std::string option, const char *help) {
        constexpr std::size_t column = 30;
        option.resize(column, ' ');
        return option + help + '\n';
    };
    return "Options of every command, before or after it:\n" + line("  --format NAME", formatHelp) +
           line("  --project FILE", projectHelp) + line("  --progress NAME", progressHelp) + '\n' + exitStatusHelp;
}

void addCommonOptions(CLI::App &program, CommonOptions &common)
{
    const Words<OutputFormat> formats = {
        {"table", OutputFormat::Table}, {"json", OutputFormat::Json}, {"csv", OutputFormat::Csv}};
    const Words<ProgressMode> modes = {
        {"auto", ProgressMode::Auto}, {"always", ProgressMode::Always}, {"never", ProgressMode::Never}};
    program.add_option("--format", common.format, formatHelp)->transform(oneOf(formats))->type_name("NAME");
    program.add_option("--project", common.project, projectHelp)->type_name("FILE");
    program.add_option("--progress", common.progress, progressHelp)->transform(oneOf(modes))->type_name("NAME");
}

/// What is wrong with a command line. CLI11 misses a command before it sees that a word stands in its place.
std::string complaintOf(const CLI::App &program, const CLI::ParseError &error)
{
    const std::vector<std::string> rest = program.remaining(true);
    std::string what = error.what();
    if (dynamic_cast<const CLI::RequiredError *>(&error) == nullptr || what.find("subcommand") == std::string::npos)
        return what;
    return (rest.empty() ? "nothing" : "'" + rest.front() + "'") + " was found, expected a command";
}

ExitStatus run(int argc, char **argv)
{
    CommonOptions common;
    Action chosen;
    CLI::App program("Decides what GPU capacity to buy, and how.", "gpufolio-cli");
    program.set_version_flag("--version", std::string("gpufolio-cli " GPUFOLIO_VERSION));
    program.set_help_flag("-h,--help", "Print this help and exit");
    program.fallthrough();
    program.require_subcommand(1);
    program.footer(commonHelp()); // inherited by the commands
    addCommonOptions(program, common);
    addPricesCommands(program, common, chosen);
    addPlanCommands(program, common, chosen);
    addReportCommand(program, common, chosen);
    program.footer(exitStatusHelp);

    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        std::ostringstream help;
        std::ostringstream ignored;
        return program.exit(error, help, ignored) == 0 ? print(help.str()) : wrongUsage(complaintOf(program, error));
    }
    return chosen();
}

} // namespace

std::string joined(const std::vector<std::string> &words, const char *between)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : between) + word;
    return text;
}

CLI::Validator oneOf(std::vector<std::string> words)
{
    const auto complaintAbout = [words = std::move(words)](const std::string &text) {
        const bool isKnown = std::find(words.begin(), words.end(), text) != words.end();
        return isKnown ? std::string() : "'" + text + "' was found, expected one of " + joined(words, ", ");
    };
    return {complaintAbout, ""};
}

} // namespace gpufolio::cli

int main(int argc, char **argv)
{
    try {
        return static_cast<int>(gpufolio::cli::run(argc, argv));
    } catch (const std::exception &failure) { // such as no memory left
        gpufolio::cli::note(std::string("error: ") + failure.what());
        return static_cast<int>(gpufolio::cli::ExitStatus::BadInput);
    }
}
