// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/step_labels.h"

namespace gpufolio::ui
{

QStringList sparseLabels(const QStringList &labels, int most)
{
    const auto every = (labels.size() + most - 1) / most;
    QStringList shown;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const bool isShown = every <= 1 || i % every == 0;
        // zero-width spaces: nothing to be seen, and as many as make it unique
        shown += isShown ? labels[i] : QString(i + 1, QChar(0x200b));
    }
    return shown;
}

} // namespace gpufolio::ui
