// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "i18n/language.h"
#include "plan/scenario.h"
#include "support/result.h"

namespace gpufolio::ui
{

/// The worked example that comes with the program; its names and notes are in the language, its figures are the same.
Read<ScenarioSet> readExample(Language language);

} // namespace gpufolio::ui
