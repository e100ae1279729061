// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"

#include <QString>

namespace gpufolio::ui
{

/// Prices that moved more than 5x and wait for a decision.
int heldBackCount(const PriceBook &book);
/// "53.00 USD instead of 0.53: aws us-east-1 p5.48xlarge, spot", a line each, at most twelve.
QString heldBackText(const PriceBook &book);
/// The book in which they are accepted, in place of the prices that hold now.
PriceBook withHeldBackAccepted(const PriceBook &book);

} // namespace gpufolio::ui
