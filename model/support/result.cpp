// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/result.h"

namespace gpufolio
{

std::string toText(const Error &error, const Translate &translate)
{
    std::string out;
    if (!error.where.file.empty()) {
        out += error.where.file;
        if (error.where.line > 0) {
            out += ':' + std::to_string(error.where.line);
            if (error.where.column > 0)
                out += ':' + std::to_string(error.where.column);
        }
        out += ": ";
    }
    out += "error: " + render(error.what, translate);
    if (!error.where.field.empty())
        out += " (" + error.where.field + ")";
    return out;
}

} // namespace gpufolio
