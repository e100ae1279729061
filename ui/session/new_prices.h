// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/exchange_rates.h"
#include "session/project_session.h"

namespace gpufolio::ui
{

/// Uses a new price book without moving a plan: where the project takes prices from the book in use, those that it uses
/// become its own first (selfContained()), as one undo step. @return why not: read-only, or the file can't be written
Status takeNewBook(ProjectSession &session, PriceBook book, const QString &source);

/// The same as one undo step called `step`: undone, the snapshot that was in use before is so again, and the new one
/// stays in the project. @param rates  of exchange that the project keeps; adding them is not undone
Status takeNewBookAsStep(ProjectSession &session, PriceBook book, const ExchangeRates &rates, const QString &source,
                         const QString &step);

/// How many prices of the project the book in use has at another price, and not an older one.
int newerPrices(const ProjectSession &session);

/// Gives the project the prices of the book in use (withPricesOf()), as one undo step.
void refreshPrices(ProjectSession &session);

} // namespace gpufolio::ui
