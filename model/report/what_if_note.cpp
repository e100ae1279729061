// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_document.h"

namespace gpufolio
{

Message whatIfNote(const WhatIf &whatIf)
{
    const std::vector<Message> parts = describeWhatIf(whatIf);
    if (parts.empty())
        return {};
    Message all = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        all = {GPUFOLIO_TEXT("model", "%1, %2"), {}, {all, parts[i]}};
    return {GPUFOLIO_TEXT("model", "What-if, not the inputs as they stand: %1."), {}, {all}};
}

} // namespace gpufolio
