// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/project_file.h"

#include <map>
#include <string>

namespace gpufolio::ui
{

inline constexpr const char *fiscalYearSetting = "fiscalYearStartMonth";

/// Writes a whole project beside `path` and puts it there when it is complete; a file that stood there is replaced.
/// @param versions  the project whose named versions come along, with their price books, and its rates of exchange;
///                  may be null
Status writeProject(const std::string &path, const ProjectContents &contents, const PriceBook &book,
                    const std::map<std::string, std::string> &settings, const ProjectFile *versions);

} // namespace gpufolio::ui
