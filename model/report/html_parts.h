// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"

#include <string>
#include <string_view>

/// Pieces of the HTML report.
namespace gpufolio
{

/// Text as it may stand in an element or in a quoted attribute.
std::string escapeHtml(std::string_view text);

/// The chart as an inline SVG with a title and a description for screen readers; colours come from the page's style,
/// and each kind has a pattern beside its colour. `id` keeps the names of its patterns apart from those of other
/// charts.
std::string monthlyChartSvg(const MonthlyCostChart &chart, const std::string &id, const ReportWords &words);

/// The style of the page: light and dark, screen and paper.
std::string_view htmlStyle();

} // namespace gpufolio
