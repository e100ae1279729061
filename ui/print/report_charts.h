// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/report_language.h"
#include "report/report_document.h"

#include <QPicture>
#include <QSizeF>

#include <vector>

namespace gpufolio::ui
{

/// Size of the charts of a template, in points; they are scaled to the width of the page.
QSizeF reportChartSize(ReportTemplate kind);

/// The charts of a report's sections as vector drawings; null where a section has none. Qt Charts belong to the thread
/// of the QApplication, so this is called there; everything after it may run elsewhere.
std::vector<QPicture> drawReportCharts(const ReportDocument &document, const ReportLanguage &language);

} // namespace gpufolio::ui
