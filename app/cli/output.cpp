// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output.h"

#include "cli/text_table.h"
#include "support/file_io.h"

#include <system_error>

#include <unistd.h>

namespace gpufolio::cli
{

OutputFormat formatOf(const CommonOptions &common)
{
    if (common.format)
        return *common.format;
    return ::isatty(STDOUT_FILENO) == 1 ? OutputFormat::Table : OutputFormat::Json;
}

ExitStatus print(std::string_view result, ExitStatus ifWritten)
{
    const int failed = writeAll(STDOUT_FILENO, result);
    if (failed == 0)
        return ifWritten;
    note("standard output: error: the result can't be written: " + std::system_category().message(failed));
    return ExitStatus::BadInput;
}

void note(std::string_view line)
{
    writeAll(STDERR_FILENO, printable(line) + '\n'); // nobody is left to hear that this failed
}

ExitStatus fail(const Diagnostics &findings)
{
    bool unreachable = false;
    for (const Error &error : findings) {
        note(gpufolio::toText(error));
        unreachable = unreachable || error.code == Error::Code::Network;
    }
    return unreachable ? ExitStatus::Unreachable : ExitStatus::BadInput;
}

ExitStatus fail(const Error &error)
{
    return fail(Diagnostics{error});
}

ExitStatus wrongUsage(std::string_view what)
{
    note("error: " + std::string(what));
    note("Run with --help for more information.");
    return ExitStatus::WrongUsage;
}

} // namespace gpufolio::cli
