// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// What a JSON file is that holds no prices we can read, and what to import instead: indexes of price lists, lists of
/// machines, errors of an interface, and everything else. Nothing for what is no JSON.
std::optional<Error> whyNoPrices(std::string_view text, const std::string &fileName);

} // namespace gpufolio
