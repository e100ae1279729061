// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/known_file.h"

#include "prices/sources/source_reader.h"
#include "session/project_paths.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace gpufolio::ui
{

namespace
{

constexpr qint64 headSize = 64LL * 1024;

/// A kind of file that people have, told by its first bytes.
struct Signature {
    const char *bytes;
    const char *sentence;
};
constexpr std::array signatures = {
    Signature{"%PDF", QT_TRANSLATE_NOOP("KnownFile", "%1 is a PDF document.")},
    Signature{"PK\x03\x04", QT_TRANSLATE_NOOP("KnownFile", "%1 is an archive or an Excel workbook; save the sheet as "
                                                           "CSV first.")},
    Signature{"\xD0\xCF\x11\xE0", QT_TRANSLATE_NOOP("KnownFile", "%1 is an old Excel or Word file; save the sheet as "
                                                                 "CSV first.")},
    Signature{"\x1F\x8B", QT_TRANSLATE_NOOP("KnownFile", "%1 is compressed; unpack it first.")},
    Signature{"\x89PNG", QT_TRANSLATE_NOOP("KnownFile", "%1 is a picture.")},
    Signature{"\xFF\xD8\xFF", QT_TRANSLATE_NOOP("KnownFile", "%1 is a picture.")},
    Signature{"GIF8", QT_TRANSLATE_NOOP("KnownFile", "%1 is a picture.")},
};

/// What is no text: bytes of 0, unless a byte order mark says that each second one is.
bool isBinary(const QByteArray &head)
{
    const bool wide = head.startsWith("\xFF\xFE") || head.startsWith("\xFE\xFF");
    return !wide && head.contains('\0');
}

/// The first line that is not empty has cells.
bool isTable(const QByteArray &head)
{
    const QList<QByteArray> lines = head.split('\n');
    const auto first =
        std::find_if(lines.begin(), lines.end(), [](const QByteArray &line) { return !line.trimmed().isEmpty(); });
    return first != lines.end() && (first->contains(',') || first->contains(';') || first->contains('\t'));
}

bool arePrices(const QByteArray &text)
{
    const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
    const auto &readers = sourceReaders();
    return std::any_of(readers.begin(), readers.end(),
                       [bytes](const SourceReader &reader) { return reader.recognises(bytes); });
}

KnownFile ofJson(KnownFile file, const QByteArray &text)
{
    static const QRegularExpression format(QStringLiteral("\"format\"\\s*:\\s*\"([^\"]*)\""));
    const QString name = QFileInfo(file.path).fileName();
    const auto match = format.match(QString::fromUtf8(text));
    const QString found = match.captured(1);
    if (found == QLatin1String("gpufolio.scenario"))
        file.kind = KnownFile::Kind::Scenario;
    else if (arePrices(text))
        file.kind = KnownFile::Kind::Prices;
    else if (match.hasMatch())
        file.found =
            QCoreApplication::translate("KnownFile", "%1 is a document of the format “%2”.").arg(name, found.left(60));
    else if (text.contains("\"workloads\"") || text.contains("\"offers\"") || text.contains("\"formatVersion\""))
        file.kind = KnownFile::Kind::Scenario; // its reader says what is missing, with the line
    else
        file.found =
            QCoreApplication::translate("KnownFile", "%1 is JSON, but no scenario and no price list that is known.")
                .arg(name);
    return file;
}

/// Why a path can't be read at all; empty when it can.
QString unreadable(const QFileInfo &info)
{
    const QString name = info.fileName().isEmpty() ? info.filePath() : info.fileName();
    if (!info.exists())
        return QCoreApplication::translate("KnownFile", "%1 is not there any more: it was moved, renamed or deleted.")
            .arg(name);
    if (info.isDir())
        return QCoreApplication::translate("KnownFile", "%1 is a folder; choose the files in it.").arg(name);
    if (!info.isFile())
        return QCoreApplication::translate("KnownFile", "%1 is no file.").arg(name);
    if (!info.isReadable())
        return QCoreApplication::translate("KnownFile", "%1 can't be read: you have no right to.").arg(name);
    return info.size() == 0 ? QCoreApplication::translate("KnownFile", "%1 is empty.").arg(name) : QString();
}

} // namespace

KnownFile recogniseFile(const QString &path)
{
    KnownFile known;
    known.path = path;
    const QFileInfo info(path);
    const QString name = info.fileName();
    known.found = unreadable(info);
    if (!known.found.isEmpty())
        return known;
    if (isProjectFile(path)) {
        known.kind = KnownFile::Kind::Project;
        return known;
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        known.found = QCoreApplication::translate("KnownFile", "%1 can't be read: %2.").arg(name, file.errorString());
        return known;
    }
    QByteArray text = file.read(headSize);
    for (const Signature &signature : signatures) {
        if (text.startsWith(signature.bytes)) {
            known.found = QCoreApplication::translate("KnownFile", signature.sentence).arg(name);
            return known;
        }
    }
    if (isBinary(text)) {
        known.found = QCoreApplication::translate("KnownFile", "%1 is no text, and no project.").arg(name);
        return known;
    }
    QByteArray start = text.startsWith("\xEF\xBB\xBF") ? text.mid(3) : text;
    start = start.trimmed();
    if (start.startsWith('{') || start.startsWith('['))
        return ofJson(std::move(known), text + file.readAll());
    const bool named = info.suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0 ||
                       info.suffix().compare(QLatin1String("tsv"), Qt::CaseInsensitive) == 0;
    if (named || isTable(text) || arePrices(text))
        known.kind = KnownFile::Kind::Prices; // the preview says how it is read
    else
        known.found = QCoreApplication::translate("KnownFile", "%1 is a text without a table in it.").arg(name);
    return known;
}

KnownFiles recogniseFiles(const QStringList &paths)
{
    KnownFiles files;
    for (const QString &path : paths) {
        KnownFile file = recogniseFile(path);
        if (file.isOpened())
            files.opened.push_back(std::move(file));
        else if (file.kind == KnownFile::Kind::Prices)
            files.prices.push_back(std::move(file));
        else
            files.refused.push_back(std::move(file));
    }
    return files;
}

QString acceptedFiles()
{
    return QCoreApplication::translate(
        "KnownFile", "Accepted are a project (.gpufolio), a scenario (.json) and price tables (.csv, .json).");
}

} // namespace gpufolio::ui
