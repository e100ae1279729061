// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/report_export.h"

#include "support/file_io.h"

#include <QFile>
#include <QRegularExpression>
#include <QTranslator>

#include <list>
#include <memory>

namespace gpufolio::ui
{

namespace
{

Result<std::string> bytesOf(const ReportPages &pages, ReportFormat format)
{
    const ReportLanguage &language = pages.language();
    switch (format) {
    case ReportFormat::Pdf:
        return reportPdf(pages);
    case ReportFormat::Xlsx:
        return writeXlsx(pages.document(), language.words);
    case ReportFormat::Html:
        return writeHtml(pages.document(), language.words, language.name);
    case ReportFormat::Csv:
        break;
    }
    return writeCsv(pages.document(), language.words);
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

Status writeReportFiles(const ReportPages &pages, const std::vector<ReportFile> &files)
{
    std::list<std::string> contents; // keeps what the views look at
    std::vector<FileContent> all;
    for (const ReportFile &file : files) {
        Result<std::string> bytes = bytesOf(pages, file.format);
        if (!bytes)
            return bytes.error();
        contents.push_back(std::move(*bytes));
        all.push_back({QFile::encodeName(file.path).toStdString(), contents.back()});
    }
    return writeFilesAtomically(all);
}

QString reportFileName(const QString &project, const QString &kind)
{
    constexpr qsizetype longest = 80;
    static const QRegularExpression refused(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    QString name = project;
    name = name.replace(refused, QStringLiteral("-")).trimmed().left(longest);
    QString ending = kind;
    ending = ending.replace(refused, QStringLiteral("-")).trimmed();
    if (name.isEmpty())
        name = QStringLiteral("gpufolio");
    return ending.isEmpty() ? name : name + QStringLiteral(" - ") + ending;
}

} // namespace gpufolio::ui
