// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"

#include <string>

namespace gpufolio
{

/// Reads a scenario file (`format: "gpufolio.scenario"`, `formatVersion: 1`) strictly: unknown and duplicate keys,
/// values of the wrong kind, references to offers, options or plans that aren't there, dates that don't exist and
/// series longer than the horizon are findings with line, column and field path.
/// @param fileName  for messages; CSV series are read relative to its folder
Read<ScenarioSet> readScenario(std::string text, const std::string &fileName);

/// Reads the file at `path` ("-" = standard input).
Read<ScenarioSet> loadScenario(const std::string &path);

/// The scenario as JSON text; read(write(x)) == x, and write(read(write(x))) == write(x) byte for byte.
std::string writeScenario(const ScenarioSet &set);

} // namespace gpufolio
