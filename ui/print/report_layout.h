// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/page_flow.h"
#include "print/report_language.h"
#include "report/report_document.h"

#include <QPicture>

#include <vector>

namespace gpufolio::ui
{

/// Lays a document out on pages: the full report a section a page, memo and approval form one section below the other.
/// @param scale  of all texts and charts; below 1 they are set smaller
void layOutReport(PageFlow &flow, const ReportDocument &document, const std::vector<QPicture> &charts,
                  const ReportLanguage &language, double scale);

/// Head and foot of a page, drawn when the number of pages is known.
void drawReportFrame(QPainter &painter, const PageFlow &flow, const ReportDocument &document,
                     const ReportLanguage &language, std::size_t page);

} // namespace gpufolio::ui
