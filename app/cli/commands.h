// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"

#include <CLI/CLI.hpp>

#include <string>
#include <utility>
#include <vector>

/// The command groups, each in a file of its own. They add their words to `program` and, once one of their commands was
/// read from the command line, set `chosen`. `common` and `chosen` outlive `program`.
namespace gpufolio::cli
{

void addPricesCommands(CLI::App &program, const CommonOptions &common, Action &chosen);
/// `prices diff` and `prices history`, added to the group `prices`.
void addPriceMoves(CLI::App &group, const CommonOptions &common, Action &chosen);
/// `prices pull`, added to the group `prices`.
void addPull(CLI::App &group, const CommonOptions &common, Action &chosen);
void addPlanCommands(CLI::App &program, const CommonOptions &common, Action &chosen);
void addReportCommand(CLI::App &program, const CommonOptions &common, Action &chosen);

/// Accepts one of some words.
CLI::Validator oneOf(std::vector<std::string> words);

/// The values of an option and the words for them; "a|b|c" for its help.
template <typename Value> using Words = std::vector<std::pair<std::string, Value>>;

/// Accepts one of the words and turns it into its value.
template <typename Value> CLI::Validator oneOf(const Words<Value> &words)
{
    std::vector<std::string> names;
    for (const auto &word : words)
        names.push_back(word.first);
    const CLI::Validator known = oneOf(names);
    return CLI::Validator(
        [words, known](std::string &text) {
            std::string complaint = known(text);
            for (const auto &[name, value] : words) {
                if (name != text)
                    continue;
                text = std::to_string(static_cast<int>(value));
                break;
            }
            return complaint;
        },
        "");
}

std::string joined(const std::vector<std::string> &words, const char *between);

} // namespace gpufolio::cli
