// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace gpufolio::ui
{

/// A label that can't be seen and that no other step of an axis has.
QString unseenLabel(qsizetype step);

/// Labels of an axis with many steps: only so many are written, the others can't be seen but stay different from each
/// other, as the axis wants them.
QStringList sparseLabels(const QStringList &labels, int most = 14);

} // namespace gpufolio::ui
