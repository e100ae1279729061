// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"

#include <QList>
#include <QStringList>

#include <optional>

/// What is pasted from a spreadsheet: cells with tabs and line ends between them.
namespace gpufolio::ui
{

/// The cells row by row, trimmed, full-width digits and marks made plain; quotes that a spreadsheet puts around a cell
/// are taken off. A single line without tabs is split at blanks and semicolons, unless it is one number such as
/// "12 000". Empty lines are left out.
QList<QStringList> pastedRows(const QString &text);

/// A number of 0 or more of one cell, in the forms of parseQuantity(). Inner nothing: the cell is empty.
/// @return nothing when it is not understood
std::optional<std::optional<Decimal>> pastedNumber(const QString &cell);

} // namespace gpufolio::ui
