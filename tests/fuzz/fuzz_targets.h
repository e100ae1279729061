// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio::test
{

/// Something of the model that takes bytes from outside.
struct FuzzTarget {
    std::string name;                           ///< a reader's as in --source: "azure-retail"
    std::function<void(std::string_view)> feed; ///< aborts, with a word why, when what comes out can't be right
};

/// Every reader of sourceReaders(), "auto", and what else reads files or cells. A new reader is among them by itself.
const std::vector<FuzzTarget> &fuzzTargets();

} // namespace gpufolio::test
