// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/example.h"

#include "plan/scenario_reader.h"
#include "prices/bundled.h"

namespace gpufolio::ui
{

Read<ScenarioSet> readExample()
{
    constexpr const char *name = "examples/serving-and-training.json";
    return readScenario(std::string(bundledFile(name)), name);
}

} // namespace gpufolio::ui
