// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules.h"
#include "support/result.h"

#include <string>

namespace gpufolio::converter
{

/// Makes accelerators.csv of the collected data-sheet figures (specs.csv) and our table of names.
/// @return BadValue when a model stands in one of the two only, or a figure is no number.
Result<std::string> makeAcceleratorTable(const std::string &specsPath, const Rules &rules);

} // namespace gpufolio::converter
