// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/json_reader.h"
#include "support/result.h"

#include <string>
#include <string_view>

namespace gpufolio::cli
{

/// Where a field such as "plans[base].commitments[0].offer" stands in a scenario file; items of arrays go by their
/// position or their id. Of a field that isn't there, the place of the innermost value around it.
Location placeOf(const JsonDocument &document, std::string_view field);

/// Gives findings of a computation, which know their field but not the file, their line and column.
/// @param text  of the scenario file they are about
Diagnostics placed(Diagnostics findings, const std::string &text, const std::string &fileName);

} // namespace gpufolio::cli
