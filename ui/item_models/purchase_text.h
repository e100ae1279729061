// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "support/calendar.h"

#include <QString>

/// Purchases in words.
namespace gpufolio::ui
{

/// "a3-highgpu-8g, us-central1": what an offer is called among others; its id when it has no machine type.
QString offerText(const Offer &offer);
/// "1-year, no upfront": term and how it is paid; other kinds by their name.
QString optionText(const PurchaseOption &option);
/// "a3-highgpu-8g, us-central1: 1-year, no upfront"
QString purchaseText(const Offer &offer, const PurchaseOption &option);
/// Price per machine-hour and per GPU-hour with its source and dates, a line each.
QString priceToolTip(const Inputs &inputs, const Offer &offer, const PurchaseOption &option);

/// "2027-01-01", with the hour when it isn't the local midnight.
QString startText(UtcHour start, const Calendar &calendar);

/// Calendar of the inputs; UTC when the zone isn't known, which the results then say.
Calendar calendarOf(const Inputs &inputs);

} // namespace gpufolio::ui
