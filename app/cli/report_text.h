// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"

#include <string>
#include <string_view>
#include <vector>

/// Parts of a report as text for a terminal: the same figures as in every other output.
namespace gpufolio::cli
{

/// The text underlined, after an empty line.
std::string heading(std::string_view text);
/// Title, aligned table, notes.
std::string tableText(const ReportTable &table);
/// Title, verdict and tables.
std::string sectionText(const ReportSection &section);
/// A title and a line for each sentence; nothing when there are none.
std::string listText(std::string_view title, const std::vector<Message> &sentences);

} // namespace gpufolio::cli
