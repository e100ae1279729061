// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace gpufolio::ui
{

/// The line drawing `name` of ui/icons in the text colour of the theme in use; ask again on QEvent::PaletteChange.
QIcon themeIcon(const QString &name);

} // namespace gpufolio::ui
