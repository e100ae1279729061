// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_book.h"

#include "prices/price_order.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace gpufolio
{

namespace
{

constexpr std::int64_t hoursPerYear = 8760;

using Rows = std::vector<const PriceRow *>;

/// Prices of an instance type in a region: those that hold for all of it and those of its zones.
struct RegionPrices {
    Rows region;
    std::map<std::string, Rows> zones;
};

auto identityOf(const PriceRow &row)
{
    return std::tie(row.provider, row.account, row.region, row.zone, row.instanceType, row.operatingSystem, row.tenancy,
                    row.kind, row.termHours, row.paymentOption, row.offeringClass, row.currency);
}

bool samePrice(const PriceRow &a, const PriceRow &b)
{
    return a.hourly == b.hourly && a.upfront == b.upfront;
}

/// Row of the same option, or null.
const PriceRow *findSameOption(const Rows &rows, const PriceRow &row)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&row](const PriceRow *candidate) {
        return std::tie(candidate->kind, candidate->termHours, candidate->paymentOption, candidate->offeringClass) ==
               std::tie(row.kind, row.termHours, row.paymentOption, row.offeringClass);
    });
    return found == rows.end() ? nullptr : *found;
}

Rows ofKind(const Rows &rows, bool spot)
{
    Rows chosen;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(chosen),
                 [spot](const PriceRow *row) { return (row->kind == OptionKind::Spot) == spot; });
    return chosen;
}

/// A zone stands alone when one of its on-demand or commitment prices is not that of the region, or, where the region
/// has none, not that of the other zones.
bool standsAlone(const Rows &zoneRows, const RegionPrices &prices)
{
    const Rows fixed = ofKind(zoneRows, false);
    return std::any_of(fixed.begin(), fixed.end(), [&prices](const PriceRow *row) {
        if (const PriceRow *regional = findSameOption(prices.region, *row))
            return !samePrice(*regional, *row);
        return std::any_of(prices.zones.begin(), prices.zones.end(), [row](const auto &zone) {
            const PriceRow *other = findSameOption(zone.second, *row);
            return other != nullptr && !samePrice(*other, *row);
        });
    });
}

/// The row that stands for the spot price of a region, or null; see PriceBook::offers.
const PriceRow *medianSpot(const Rows &zoneRows, const PriceRow *regional, const PriceRow *onDemand)
{
    std::optional<Date> newest;
    for (const PriceRow *row : zoneRows)
        newest = std::max(newest, priceDate(row->provenance));
    Rows discounted;
    std::copy_if(zoneRows.begin(), zoneRows.end(), std::back_inserter(discounted), [&](const PriceRow *row) {
        return priceDate(row->provenance) == newest &&
               !(onDemand != nullptr && nearlyEqual(row->hourly, onDemand->hourly));
    });
    if (regional != nullptr && (zoneRows.empty() || priceDate(regional->provenance) > newest))
        return onDemand != nullptr && nearlyEqual(regional->hourly, onDemand->hourly) ? nullptr : regional;
    if (discounted.empty())
        return nullptr;
    const auto middle = discounted.begin() + static_cast<std::ptrdiff_t>(discounted.size() / 2);
    std::nth_element(discounted.begin(), middle, discounted.end(),
                     [](const PriceRow *a, const PriceRow *b) { return a->hourly < b->hourly; });
    return *middle;
}

/// An offer of rows with distinct options; precondition: not empty.
Offer offerOf(Rows rows, const std::string &zone)
{
    std::sort(rows.begin(), rows.end(), [](const PriceRow *a, const PriceRow *b) {
        return std::tie(a->kind, a->termHours, a->paymentOption, a->offeringClass) <
               std::tie(b->kind, b->termHours, b->paymentOption, b->offeringClass);
    });
    PriceRow key = *rows.front();
    key.zone = zone;
    Offer offer;
    offer.id = offerIdOf(key);
    offer.provider = key.provider;
    offer.account = key.account;
    offer.region = key.region;
    offer.zone = zone;
    offer.instanceType = key.instanceType;
    offer.operatingSystem = key.operatingSystem;
    offer.tenancy = key.tenancy;
    offer.accelerator = key.accelerator;
    offer.acceleratorCount = key.acceleratorCount;
    offer.currency = key.currency;
    for (const PriceRow *row : rows) {
        if (!offer.vcpus)
            offer.vcpus = row->vcpus;
        if (!offer.memoryGb)
            offer.memoryGb = row->memoryGb;
        offer.options.push_back(optionOf(*row));
    }
    return offer;
}

/// The offer of the region itself; nothing when all its prices belong to zones that stand alone.
std::optional<Offer> regionOffer(const RegionPrices &prices)
{
    Rows rows = ofKind(prices.region, false);
    Rows zoneSpots;
    for (const auto &[zone, zoneRows] : prices.zones) {
        if (standsAlone(zoneRows, prices))
            continue;
        for (const PriceRow *row : zoneRows) {
            if (row->kind == OptionKind::Spot)
                zoneSpots.push_back(row);
            else if (findSameOption(rows, *row) == nullptr)
                rows.push_back(row);
        }
    }
    const auto onDemand =
        std::find_if(rows.begin(), rows.end(), [](const PriceRow *row) { return row->kind == OptionKind::OnDemand; });
    const Rows regionSpot = ofKind(prices.region, true);
    if (const PriceRow *spot = medianSpot(zoneSpots, regionSpot.empty() ? nullptr : regionSpot.front(),
                                          onDemand == rows.end() ? nullptr : *onDemand))
        rows.push_back(spot);
    if (rows.empty())
        return std::nullopt;
    return offerOf(std::move(rows), "");
}

/// The offer of one zone. `others` are added where the zone has no price of its own.
Offer zoneOffer(const std::string &zone, const Rows &zoneRows, const Rows &others)
{
    Rows rows = zoneRows;
    for (const PriceRow *row : others) {
        if (findSameOption(zoneRows, *row) == nullptr)
            rows.push_back(row);
    }
    return offerOf(std::move(rows), zone);
}

/// Accepted rows of what a plan can hold, by the id of their region's offer.
std::map<std::string, RegionPrices> groupByRegion(const PriceBook &book)
{
    std::map<std::string, RegionPrices> groups;
    for (const PriceRow &row : book.rows()) {
        if (row.state != PriceState::Accepted || !isPlannable(row.kind) || book.isHistory(row))
            continue;
        PriceRow key = row;
        key.zone.clear();
        RegionPrices &group = groups[offerIdOf(key)];
        (row.zone.empty() ? group.region : group.zones[row.zone]).push_back(&row);
    }
    return groups;
}

void appendPart(std::string &id, std::string_view part)
{
    if (part.empty())
        return;
    id += ':';
    id += part;
}

} // namespace

std::string_view toText(PriceState state)
{
    switch (state) {
    case PriceState::HeldBack:
        return "heldBack";
    case PriceState::Incomplete:
        return "incomplete";
    case PriceState::Accepted:
        break;
    }
    return "accepted";
}

std::strong_ordering compareIdentity(const PriceRow &a, const PriceRow &b)
{
    return identityOf(a) <=> identityOf(b);
}

bool nearlyEqual(Decimal a, Decimal b)
{
    constexpr std::int64_t tolerance = 10'000;
    const Decimal difference = a < b ? b - a : a - b;
    const Decimal larger = std::max(a.isNegative() ? -a : a, b.isNegative() ? -b : b);
    return times(difference, tolerance) <= larger;
}

std::string offerIdOf(const PriceRow &row)
{
    std::string id = row.provider;
    if (!row.account.empty())
        id += "/" + row.account;
    appendPart(id, row.region);
    appendPart(id, row.zone);
    appendPart(id, row.instanceType);
    appendPart(id, row.operatingSystem == "linux" ? "" : row.operatingSystem);
    appendPart(id, row.tenancy == "shared" ? "" : row.tenancy);
    appendPart(id, row.currency == Currency::of("USD") ? "" : row.currency.code());
    return id;
}

std::string optionIdOf(const PriceRow &row)
{
    if (!hasTerm(row.kind))
        return std::string(toText(row.kind));
    std::string id = row.kind == OptionKind::CapacityBlock     ? "block-"
                     : row.kind == OptionKind::SpendCommitment ? "plan-"
                                                               : "";
    id += row.termHours % hoursPerYear == 0 ? std::to_string(row.termHours / hoursPerYear) + "y"
                                            : std::to_string(row.termHours) + "h";
    for (const std::string *part : {&row.paymentOption, &row.offeringClass}) {
        if (!part->empty())
            id += "-" + *part;
    }
    return id;
}

PurchaseOption optionOf(const PriceRow &row)
{
    PurchaseOption option;
    option.id = optionIdOf(row);
    option.kind = row.kind;
    option.hourly = row.hourly;
    option.termHours = row.termHours;
    option.upfront = row.upfront;
    option.provenance = row.provenance;
    option.maxInstances = row.maxInstances;
    option.availableFrom = row.availableFrom;
    return option;
}

Decimal amortisedHourly(const PriceRow &row)
{
    if (!hasTerm(row.kind) || row.upfront.isZero())
        return row.hourly;
    return row.hourly + scale(row.upfront, 1, row.termHours, Rounding::HalfEven);
}

PriceBook::PriceBook(std::vector<PriceRow> rows)
{
    rows = inBookOrder(std::move(rows));
    std::size_t kept = 0;
    for (PriceRow &row : rows) {
        const bool replaces =
            kept > 0 && sameIdentity(rows[kept - 1], row) && isSetAside(rows[kept - 1]) == isSetAside(row);
        PriceRow &place = rows[replaces ? kept - 1 : kept];
        if (&place != &row)
            place = std::move(row);
        kept += replaces ? 0 : 1;
    }
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(kept), rows.end());
    m_rows = std::move(rows);
    for (const PriceRow &row : m_rows) {
        if (row.state == PriceState::Accepted && !row.quote)
            m_newest = std::max(m_newest, priceDate(row.provenance));
    }
}

bool PriceBook::isHistory(const PriceRow &row) const
{
    const std::optional<Date> day = priceDate(row.provenance);
    return day && m_newest && !row.quote && m_newest->sinceEpoch() - day->sinceEpoch() > historyDays;
}

std::vector<Offer> PriceBook::offers() const
{
    std::vector<Offer> offers;
    for (const auto &[id, prices] : groupByRegion(*this)) {
        if (std::optional<Offer> regional = regionOffer(prices))
            offers.push_back(std::move(*regional));
        for (const auto &[zone, rows] : prices.zones) {
            if (standsAlone(rows, prices))
                offers.push_back(zoneOffer(zone, rows, {}));
        }
    }
    std::sort(offers.begin(), offers.end(), [](const Offer &a, const Offer &b) { return a.id < b.id; });
    return offers;
}

std::optional<Offer> PriceBook::offer(std::string_view id) const
{
    for (const auto &[regionId, prices] : groupByRegion(*this)) {
        if (regionId == id)
            return regionOffer(prices);
        for (const auto &[zone, rows] : prices.zones) {
            if (offerIdOf(*rows.front()) == id)
                return zoneOffer(zone, rows, standsAlone(rows, prices) ? Rows() : ofKind(prices.region, false));
        }
    }
    return std::nullopt;
}

} // namespace gpufolio
