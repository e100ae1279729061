// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/step_labels.h"

namespace gpufolio::ui
{

QString unseenLabel(qsizetype step)
{
    return {step + 1, QChar(0x200b)}; // zero-width spaces
}

QStringList sparseLabels(const QStringList &labels, int most)
{
    const auto every = (labels.size() + most - 1) / most;
    QStringList shown;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const bool isShown = every <= 1 || i % every == 0;
        shown += isShown ? labels[i] : unseenLabel(i);
    }
    return shown;
}

} // namespace gpufolio::ui
