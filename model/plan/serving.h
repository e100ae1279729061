// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/placement.h"
#include "plan/scenario.h"
#include "spot/checkpoint.h"
#include "support/calendar.h"
#include "support/progress.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gpufolio
{

/// A purchase on the horizon: `active` is the part of its term inside it.
struct Lot {
    const CommitmentPurchase *purchase = nullptr;
    const Offer *offer = nullptr;
    const PurchaseOption *option = nullptr;
    bool held = false; ///< signed already: marked so, or its term began before the horizon
    PriceAt price;     ///< fixed when it is bought
    Period term;
    Period active; ///< term inside the horizon; empty (start == end) when outside
};

/// What spot costs a workload on its offer.
struct SpotTerms {
    std::optional<Decimal> factor; ///< billed hours per useful hour; missing = spot can't be used, `why` says so
    std::optional<double> intervalSeconds;
    Message why;
};

/// Hours of one workload in one segment, in instance-hours.
struct ServedHours {
    std::int64_t demand = 0;
    std::int64_t commitment = 0;
    std::int64_t spot = 0; ///< useful
    std::int64_t onDemand = 0;
    std::int64_t unserved = 0;
    std::vector<std::int64_t> byLot; ///< committed hours by lot of the offer (index into OfferService::lots)
};

/// Hours over which all prices, commitments and availabilities of an offer stay the same, inside one local month.
struct Segment {
    std::size_t month = 0; ///< index of the local month in the horizon
    Period period;
    std::optional<Decimal> onDemandHourly; ///< offer currency; missing = not to be had
    std::optional<Decimal> spotHourly;
    std::vector<ServedHours> workloads; ///< parallel to OfferService::workloads
    std::vector<std::int64_t> lotUsed;  ///< parallel to OfferService::lots
    std::vector<std::int64_t> lotOwed;
};

/// One offer served over the horizon.
struct OfferService {
    const Offer *offer = nullptr;
    std::vector<std::size_t> workloads; ///< indices of the placements on this offer, in file order
    std::vector<SpotTerms> spot;        ///< parallel to `workloads`
    std::vector<std::size_t> lots;      ///< indices of the lots on this offer: held first, then file order
    std::vector<Segment> segments;
};

/// The purchases of a scenario as lots: the inputs' own first, then the plan's. Offers and options must be there
/// (check()).
std::vector<Lot> lotsOf(const Scenario &scenario);

/// What a job that may stop meets on a spot option: hazard of all its nodes and the zone, checkpoint and restart. The
/// interval is the given one; missing = the best one, or none is given.
CheckpointModel checkpointModel(const Interruptible &job, const PurchaseOption &spot);

/// Spot terms of a workload on an offer (SEMANTICS.md, Demand and serving order).
SpotTerms spotTerms(const Workload &workload, const Offer &offer);

/// Serves all demand on one offer hour by hour: commitments first those who can't be interrupted, then the
/// interruptible ones (dearest spot hour first); what is left of those goes to spot (cheapest first, while below
/// on-demand, up to its cap and to floor(spotShare x demand)); all else is on-demand up to its quota.
OfferService serve(const Offer &offer, const std::vector<Placement> &placements, const std::vector<Lot> &lots,
                   const std::vector<MonthSpan> &months, const Limits &limits, const Progress &progress);

} // namespace gpufolio
