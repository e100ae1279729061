// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

namespace gpufolio::ui
{

/// Uses a new price book without moving a plan: where the project takes prices from the book in use, those that it uses
/// become its own first (selfContained()), as one undo step. @return why not: read-only, or the file can't be written
Status takeNewBook(ProjectSession &session, PriceBook book, const QString &source);

/// How many prices of the project the book in use has at another price, and not an older one.
int newerPrices(const ProjectSession &session);

/// Gives the project the prices of the book in use (withPricesOf()), as one undo step.
void refreshPrices(ProjectSession &session);

} // namespace gpufolio::ui
