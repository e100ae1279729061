// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"
#include "support/result.h"

#include <string>
#include <string_view>

/// Results go to standard output and everything else to standard error.
namespace gpufolio::cli
{

/// The format that is asked for, else a table on a terminal and JSON when piped.
OutputFormat formatOf(const CommonOptions &common);

/// Writes a whole result to standard output. @return `ifWritten`, or BadInput after saying why it can't be written
ExitStatus print(std::string_view result, ExitStatus ifWritten = ExitStatus::Done);

/// Writes a line to standard error.
void note(std::string_view line);

/// Writes each finding as "FILE:LINE:COLUMN: error: WHAT" to standard error.
/// @return BadInput; Unreachable when a transfer failed (Error::Code::Network)
ExitStatus fail(const Diagnostics &findings);
ExitStatus fail(const Error &error);

/// Says what is wrong with the command line. @return WrongUsage
ExitStatus wrongUsage(std::string_view what);

} // namespace gpufolio::cli
