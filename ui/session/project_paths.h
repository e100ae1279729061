// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gpufolio::ui
{

/// ".gpufolio", the ending of project files.
inline constexpr char16_t projectSuffix[] = u".gpufolio";

/// Folder of projects nobody chose a place for, below the application's data folder; made when missing.
QString projectFolder();

/// Path for a new project called `name` in projectFolder(): "NAME.gpufolio", then "NAME 2.gpufolio", ... from `first`
/// on. Characters that file systems refuse become "-".
QString projectPath(const QString &name, int number);
/// The first of them that no file has.
QString freeProjectPath(const QString &name);

/// True for a file that begins like an SQLite database.
bool isProjectFile(const QString &path);

} // namespace gpufolio::ui
