// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/report_export.h"

#include "support/file_io.h"

#include <QFile>
#include <QTranslator>

#include <list>
#include <memory>

namespace gpufolio::ui
{

namespace
{

Result<std::string> bytesOf(const ReportDocument &document, const std::vector<QPicture> &charts,
                            const ReportLanguage &language, ReportFormat format)
{
    switch (format) {
    case ReportFormat::Pdf:
        return reportPdf(document, charts, language);
    case ReportFormat::Xlsx:
        return writeXlsx(document, language.words);
    case ReportFormat::Html:
        return writeHtml(document, language.words, language.name);
    case ReportFormat::Csv:
        break;
    }
    return writeCsv(document, language.words);
}

} // namespace

QString endingOf(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Pdf:
        return QStringLiteral(".pdf");
    case ReportFormat::Xlsx:
        return QStringLiteral(".xlsx");
    case ReportFormat::Html:
        return QStringLiteral(".html");
    case ReportFormat::Csv:
        break;
    }
    return QStringLiteral(".csv");
}

namespace
{

/// The catalogue of a language, whichever the window speaks.
Translate catalogueOf(Language language)
{
    const auto translator = std::make_shared<QTranslator>();
    if (!translator->load(QStringLiteral("gpufolio_") + languageName(language), QStringLiteral(":/i18n")))
        return {};
    return [translator](std::string_view marked) {
        const std::string source(marked);
        const QString text = translator->translate("model", source.c_str());
        return text.isEmpty() ? source : text.toStdString();
    };
}

} // namespace

ReportLanguage reportLanguage(ReportTongue tongue)
{
    switch (tongue) {
    case ReportTongue::Chinese:
        return {catalogueOf(Language::SimplifiedChinese), "zh_CN"};
    case ReportTongue::Both:
        return {ReportWords::both(catalogueOf(Language::SimplifiedChinese)), "en"};
    case ReportTongue::English:
        break;
    }
    return {};
}

Status writeReportFiles(const ReportDocument &document, const std::vector<QPicture> &charts,
                        const ReportLanguage &language, const std::vector<ReportFile> &files)
{
    std::list<std::string> contents; // keeps what the views look at
    std::vector<FileContent> all;
    for (const ReportFile &file : files) {
        Result<std::string> bytes = bytesOf(document, charts, language, file.format);
        if (!bytes)
            return bytes.error();
        contents.push_back(std::move(*bytes));
        all.push_back({QFile::encodeName(file.path).toStdString(), contents.back()});
    }
    return writeFilesAtomically(all);
}

} // namespace gpufolio::ui
