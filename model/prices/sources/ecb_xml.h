// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// A rate of the XML list: <Cube currency='USD' rate='1.0705'/> inside <Cube time='2024-06-28'>.
struct EcbCube {
    std::string time; ///< of the element around it
    std::string currency;
    std::string rate;

    friend bool operator==(const EcbCube &, const EcbCube &) = default;
};

/// The rates of such a list. Just enough XML for it: elements, attributes in either quotes, texts and comments (both
/// skipped); no document type, no entities.
/// @return Syntax with line and column: not well formed, a document type, a rate outside a day, more than 32 levels
Result<std::vector<EcbCube>> readEcbCubes(std::string_view text, const std::string &fileName);

} // namespace gpufolio
