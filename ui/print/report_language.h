// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_words.h"

#include <string>

namespace gpufolio::ui
{

/// The words of a printed report.
struct ReportLanguage {
    ReportWords words;       ///< English, another language, or both
    std::string name = "en"; ///< of the first language: "en", "zh_CN"
};

} // namespace gpufolio::ui
