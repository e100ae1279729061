// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/recent_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace gpufolio::ui
{

QString recentFileName(const QString &path, const QStringList &all)
{
    const QFileInfo info(path);
    const QString name = info.completeBaseName();
    const auto namesakes = std::count_if(
        all.begin(), all.end(), [&name](const QString &other) { return QFileInfo(other).completeBaseName() == name; });
    return namesakes > 1 ? QStringLiteral("%1 (%2)").arg(name, QDir::toNativeSeparators(info.path())) : name;
}

QString whyNotOpened(const QString &path)
{
    const QFileInfo info(path);
    if (info.isFile() && info.isReadable())
        return {};
    if (info.exists())
        return QCoreApplication::translate("RecentFiles", "You have no right to read it.");
    if (!QFileInfo::exists(info.path()))
        return QCoreApplication::translate("RecentFiles", "Its folder is not there: moved, renamed, deleted, or on a "
                                                          "disk that is not connected.");
    return QCoreApplication::translate("RecentFiles", "It is not there any more: moved, renamed or deleted.");
}

} // namespace gpufolio::ui
