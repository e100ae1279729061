// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace gpufolio::cli
{

/// Exit status of the program; users script against it.
enum class ExitStatus {
    Done = 0,
    BadInput = 1,    ///< what was given can't be read or written; nothing was printed or changed
    WrongUsage = 2,  ///< the command line itself is wrong
    Incomplete = 3,  ///< a plan is infeasible or incomplete; the result was printed with its reasons
    Unreachable = 4, ///< a source of prices can't be reached; nothing was changed
};

enum class OutputFormat { Table, Json, Csv };
enum class ProgressMode { Auto, Always, Never };

/// The options of every command.
struct CommonOptions {
    std::optional<OutputFormat> format; ///< missing: a table on a terminal, JSON when piped
    std::optional<std::string> project; ///< path of the project file; missing: a project in memory
    ProgressMode progress = ProgressMode::Auto;
};

/// What a command does when its words were understood.
using Action = std::function<ExitStatus()>;

} // namespace gpufolio::cli
