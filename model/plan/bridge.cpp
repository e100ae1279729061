// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/bridge.h"

namespace gpufolio
{

std::optional<std::vector<BridgeStep>> bridgeOf(const PlanResult &result)
{
    const PlanTotals &totals = result.totals;
    if (!totals.onDemandEquivalent)
        return std::nullopt;
    Money commitmentEquivalent = Money::zero(result.currency);
    Money spotEquivalent = Money::zero(result.currency);
    for (const MonthResult &month : result.months) {
        commitmentEquivalent += month.commitmentEquivalent;
        spotEquivalent += month.spotEquivalent;
    }
    const Money start = *totals.onDemandEquivalent;
    const Money rate = totals.commitment - totals.unusedCommitment - commitmentEquivalent;
    const Money spot = totals.spot - spotEquivalent;
    const Money other = totals.amortised - start - rate - spot - totals.unusedCommitment;
    const Money startShown = rounded(start, result.rounding);
    const Money endShown = rounded(totals.amortised, result.rounding);
    const std::vector<Money> changes = {rate, spot, totals.unusedCommitment, other};
    const std::vector<Money> shown = roundedToSum(changes, endShown - startShown);
    using Kind = BridgeStep::Kind;
    return std::vector<BridgeStep>{
        {Kind::OnDemand, start, startShown}, {Kind::Rate, rate, shown[0]},
        {Kind::Spot, spot, shown[1]},        {Kind::Unused, totals.unusedCommitment, shown[2]},
        {Kind::Other, other, shown[3]},      {Kind::Plan, totals.amortised, endShown}};
}

} // namespace gpufolio
