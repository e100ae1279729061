// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// A line of a pasted table of purchases: what was understood, or why not.
struct PastedPurchase {
    int line = 0;    ///< from 1
    QString text;    ///< as it was pasted, cells split by " | "
    QString problem; ///< empty when it was understood
    std::optional<CommitmentPurchase> purchase;
};

/// Reads lines of cells (tab, semicolon or comma between them, as spreadsheets copy them) in any order: an offer (its
/// id, or a machine type, with its region where that is not enough), an option (its id, or a term such as "1-year",
/// "3y", "1 年"), a number of machines, the day of the start. A first line of headings is left out, as are empty ones.
class PastedPurchases
{
    Q_DECLARE_TR_FUNCTIONS(PastedPurchases)

public:
    /// @param inputs  with the offers filled in
    /// @param held    signed already: a start before the horizon is possible
    static std::vector<PastedPurchase> read(const QString &text, const Inputs &inputs, bool held);
};

} // namespace gpufolio::ui
