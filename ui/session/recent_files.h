// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace gpufolio::ui
{

/// The name of a file that was open, without its suffix; with its folder where `all` has another of the same name.
QString recentFileName(const QString &path, const QStringList &all);
/// Why a file that was open can't be opened now, in a sentence; empty when it can.
QString whyNotOpened(const QString &path);

} // namespace gpufolio::ui
