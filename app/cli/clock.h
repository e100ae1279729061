// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/instant.h"

#include <string>

namespace gpufolio::cli
{

/// The time now, as "2026-11-30T12:00:00Z".
std::string now();

/// The day now, of UTC.
Date today();

} // namespace gpufolio::cli
