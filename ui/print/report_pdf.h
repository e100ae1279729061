// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/report_charts.h"
#include "print/report_pages.h"
#include "support/result.h"

#include <string>
#include <vector>

namespace gpufolio::ui
{

/// The report as a PDF: A4, page n of N, headers of tables repeated, the rounding rule, the dates of the prices and the
/// fingerprint on each page. The full report goes upright or across as each section's tables need; a memo is one page.
/// Charts are vectors, fonts are embedded and the text can be searched and copied in reading order. The same document
/// gives the same bytes but for the time of writing. (Qt 6.4 has no way to set an author or bookmarks.)
Result<std::string> reportPdf(const ReportPages &pages);

/// The same of a document that isn't laid out yet. @param charts  of drawReportCharts
Result<std::string> reportPdf(const ReportDocument &document, const std::vector<QPicture> &charts,
                              const ReportLanguage &language);

/// Draws the charts and writes the PDF to `path` as a whole or not at all. Needs a QApplication (PrintApplication) and
/// its thread. @return Io with the reason when the file can't be written
Status writeReportPdf(const ReportDocument &document, const std::string &path, const ReportLanguage &language = {});

} // namespace gpufolio::ui
