// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/example.h"

#include "plan/scenario_reader.h"
#include "prices/bundled.h"

namespace gpufolio::ui
{

Read<ScenarioSet> readExample(Language language)
{
    const char *name = language == Language::SimplifiedChinese ? "examples/serving-and-training.zh_CN.json"
                                                               : "examples/serving-and-training.json";
    return readScenario(std::string(bundledFile(name)), name);
}

} // namespace gpufolio::ui
