// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/report_pdf.h"

#include "report/cell_text.h"
#include "support/file_io.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace gpufolio::ui
{

Result<std::string> reportPdf(const ReportPages &pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(ReportPages::resolution);
    writer.setPageMargins(QMarginsF());
    writer.setTitle(QString::fromStdString(wellFormed(pages.language().words.label(pages.document().title))));
    writer.setCreator(QStringLiteral("Gpufolio " GPUFOLIO_VERSION));

    const auto setSheet = [&writer, &pages](std::size_t page) {
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), pages.orientation(page), QMarginsF()));
    };
    setSheet(0);
    QPainter painter;
    if (!painter.begin(&writer))
        return Error{Error::Code::Io, {GPUFOLIO_TEXT("model", "The PDF can't be made."), {}}, {}};
    for (std::size_t page = 0; page < pages.count(); ++page) {
        if (page > 0) {
            setSheet(page);
            writer.newPage();
        }
        pages.draw(painter, page);
    }
    painter.end();
    return bytes.toStdString();
}

Result<std::string> reportPdf(const ReportDocument &document, const std::vector<QPicture> &charts,
                              const ReportLanguage &language)
{
    return reportPdf(ReportPages(document, charts, language));
}

Status writeReportPdf(const ReportDocument &document, const std::string &path, const ReportLanguage &language)
{
    const Result<std::string> bytes = reportPdf(document, drawReportCharts(document, language), language);
    if (!bytes)
        return bytes.error();
    return writeFileAtomically(path, *bytes);
}

} // namespace gpufolio::ui
