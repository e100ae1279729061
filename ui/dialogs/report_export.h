// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "i18n/language.h"
#include "print/report_pdf.h"

#include <QString>

#include <vector>

namespace gpufolio::ui
{

enum class ReportFormat { Pdf, Xlsx, Html, Csv };
/// ".pdf", ".xlsx", ".html", ".csv"
QString endingOf(ReportFormat format);

struct ReportFile {
    ReportFormat format = ReportFormat::Pdf;
    QString path;
};

/// Languages a report is written in.
enum class ReportTongue { English, Chinese, Both };
/// The words of a report, whichever language the window speaks. Safe to use on another thread.
ReportLanguage reportLanguage(ReportTongue tongue);

/// Writes the report in several formats: all files or none; what stood there before an error stays unharmed. May run on
/// any thread.
Status writeReportFiles(const ReportPages &pages, const std::vector<ReportFile> &files);

/// A name for the files of a report, without ending: what file systems refuse becomes a dash.
QString reportFileName(const QString &project, const QString &kind);

} // namespace gpufolio::ui
