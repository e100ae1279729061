// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "support/result.h"

namespace gpufolio::ui
{

/// The worked example that comes with the program.
Read<ScenarioSet> readExample();

} // namespace gpufolio::ui
