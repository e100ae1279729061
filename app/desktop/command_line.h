// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "i18n/language.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace gpufolio
{

/// gpufolio [FILE] [--theme light|dark|system] [--language en|zh_CN] [--page NAME] [--example]
struct CommandLine {
    QString file;
    QString theme; ///< empty: as remembered
    std::optional<ui::Language> language;
    QString page = QStringLiteral("start");
    bool example = false;
    bool exitWhenReady = false; ///< for the benchmark: leave when the results are on the screen

    QString usageError; ///< what was found and what was expected; the program then ends with status 2
    QString answer;     ///< of --help and --version; the program then ends with status 0
};

/// @param arguments with the program's name first
/// @param pages     ids that --page accepts
CommandLine readCommandLine(const QStringList &arguments, const QStringList &pages);

} // namespace gpufolio
