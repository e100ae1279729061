// SPDX-License-Identifier: GPL-3.0-or-later
#include "tally.h"

namespace gpufolio::converter
{

std::string Tally::report() const
{
    std::string text;
    Counts total;
    for (const auto &[source, counts] : m_sources) {
        text += source + ": " + std::to_string(counts.read) + " read, " + std::to_string(counts.kept) + " kept\n";
        for (const auto &[reason, count] : counts.leftOut)
            text += "    " + std::to_string(count) + " left out: " + reason + "\n";
        total.read += counts.read;
        total.kept += counts.kept;
    }
    return text + "total: " + std::to_string(total.read) + " read, " + std::to_string(total.kept) + " kept\n";
}

} // namespace gpufolio::converter
