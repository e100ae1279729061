// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/project_paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace gpufolio::ui
{

QString projectFolder()
{
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/projects");
    QDir().mkpath(folder);
    return folder;
}

QString projectPath(const QString &name, int number)
{
    static const QRegularExpression refused(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    QString base = name;
    base.replace(refused, QStringLiteral("-"));
    base = base.trimmed().left(80);
    while (base.startsWith(QLatin1Char('.')))
        base.remove(0, 1);
    if (base.isEmpty())
        base = QCoreApplication::translate("ProjectSession", "Project");
    if (number > 1)
        base += QStringLiteral(" %1").arg(number);
    return projectFolder() + QLatin1Char('/') + base + QString::fromUtf16(projectSuffix);
}

QString freeProjectPath(const QString &name)
{
    int number = 1;
    while (QFileInfo::exists(projectPath(name, number)))
        ++number;
    return projectPath(name, number);
}

bool isProjectFile(const QString &path)
{
    QFile file(path);
    constexpr char header[] = "SQLite format 3"; // with its NUL, 16 bytes
    return file.open(QIODevice::ReadOnly) && file.read(sizeof header) == QByteArray(header, sizeof header);
}

} // namespace gpufolio::ui
