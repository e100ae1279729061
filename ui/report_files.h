// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"
#include "session/project_session.h"

#include <QString>

#include <optional>

namespace gpufolio::ui
{

/// The report of all plans that were computed; nothing before the first result.
std::optional<ReportDocument> reportOf(const SessionResults &results);

/// Writes the report in the language of the window to a file, by its ending: .pdf, .xlsx, .html or .csv.
/// @return BadValue for another ending, Io when it can't be written; a file that stood there is then unharmed
Status writeReport(const ReportDocument &document, const QString &path);

} // namespace gpufolio::ui
