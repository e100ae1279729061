// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"
#include "support/result.h"

#include <QPicture>

#include <string>
#include <vector>

namespace gpufolio::ui
{

/// The words of a printed report.
struct ReportLanguage {
    Translate translate;     ///< of the report's language; empty for English
    std::string name = "en"; ///< "en", "zh_CN"
};

/// The charts of a report's sections as vector drawings; null where a section has none. Qt Charts belong to the thread
/// of the QApplication, so this is called there; everything after it may run elsewhere.
std::vector<QPicture> drawReportCharts(const ReportDocument &document, const ReportLanguage &language);

/// The report as a PDF: A4, upright or across as each section's tables need, page n of N, headers of tables repeated,
/// the rounding rule, the dates of the prices and the fingerprint at the foot of each page. Charts are vectors, fonts
/// are embedded and the text can be searched and copied in reading order. The same document gives the same bytes but
/// for the time of writing.
/// @param charts  of drawReportCharts
Result<std::string> reportPdf(const ReportDocument &document, const std::vector<QPicture> &charts,
                              const ReportLanguage &language);

/// Draws the charts and writes the PDF to `path` as a whole or not at all. Needs a QApplication (PrintApplication) and
/// its thread. @return Io with the reason when the file can't be written
Status writeReportPdf(const ReportDocument &document, const std::string &path, const ReportLanguage &language = {});

} // namespace gpufolio::ui
