// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/offer.h"
#include "session/new_workload.h"
#include "support/calendar.h"

namespace gpufolio::ui
{

/// A pasted row: name, GPU, how many[, from[, until]].
struct PastedWorkload {
    QStringList cells;
    NewWorkload workload; ///< meant when `problem` is empty
    QString problem;      ///< why it makes no workload
    bool isHeading = false;
};

/// Reads pasted rows; a first row without a number in the third column is a heading.
/// @param offers  whose GPUs are known beside those of the accelerator table
std::vector<PastedWorkload> readPastedWorkloads(const QString &text, const std::vector<Offer> &offers,
                                                const Calendar &calendar, const Period &horizon);

} // namespace gpufolio::ui
