// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_check_parts.h"
#include "prices/price_checks.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace gpufolio
{

using namespace price_check;

namespace
{

using Group = std::vector<const SourcePrice *>;

Decimal perAcceleratorOf(const PriceRow &row)
{
    return divide(row.hourly, row.acceleratorCount, Rounding::HalfEven);
}

/// "g5" of "g5.48xlarge": what has another name is another generation of machines.
std::string familyOf(const std::string &instanceType)
{
    return instanceType.substr(0, instanceType.find_first_of(".-"));
}

/// Says which of at least three prices are not within these percent of their median, per accelerator.
void checkGroup(SourceRows &rows, const Group &prices, int low, int high, const Message &what)
{
    constexpr std::size_t fewest = 3;
    if (prices.size() < fewest)
        return;
    std::vector<Decimal> sorted;
    for (const SourcePrice *price : prices)
        sorted.push_back(perAcceleratorOf(price->row));
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    for (const SourcePrice *price : prices) {
        const Decimal found = perAcceleratorOf(price->row);
        if (times(found, 100) >= times(*middle, low) && times(found, 100) <= times(*middle, high))
            continue;
        Message said = what;
        said.args = {offerIdOf(price->row), shown(found), shown(*middle)};
        rows.noticeOnce(price->line, std::move(said));
    }
}

} // namespace

void noticeSpread(SourceRows &rows)
{
    std::map<std::string, Group> sizes;
    std::map<std::string, Group> regions;
    for (const SourcePrice &price : rows.prices) {
        const PriceRow &row = price.row;
        if (row.kind != OptionKind::OnDemand || !isAccepted(row) || row.acceleratorCount <= Decimal())
            continue;
        if (row.vcpus) {
            const Decimal ratio = divide(*row.vcpus, row.acceleratorCount, Rounding::HalfEven);
            PriceRow anySize = row;
            anySize.instanceType = familyOf(row.instanceType) + "|" + row.accelerator + "|" + toText(ratio);
            sizes[offerIdOf(anySize)].push_back(&price);
        }
        if (row.zone.empty()) {
            PriceRow anyRegion = row;
            anyRegion.region.clear();
            regions[offerIdOf(anyRegion)].push_back(&price);
        }
    }
    for (const auto &[key, prices] : sizes)
        checkGroup(rows, prices, 75, 125,
                   {GPUFOLIO_TEXT("model", "%1 costs %2 per accelerator-hour, its other sizes %3"), {}});
    for (const auto &[key, prices] : regions)
        checkGroup(rows, prices, 55, 200,
                   {GPUFOLIO_TEXT("model", "%1 costs %2 per accelerator-hour, the median region %3"), {}});
}

} // namespace gpufolio
