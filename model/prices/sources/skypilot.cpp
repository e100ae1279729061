// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/skypilot.h"

#include "prices/sources/skypilot_cloud.h"
#include "prices/sources/skypilot_rows.h"

#include <map>
#include <set>
#include <tuple>

namespace gpufolio
{

namespace
{

constexpr std::string_view sourceName = "SkyPilot catalog";
constexpr std::string_view sourceUrl = "https://github.com/skypilot-org/skypilot-catalog";

using PlaceKey = std::tuple<std::string, std::string, std::string, Decimal>; ///< region, zone, model, count

bool isEmpty(const std::optional<Decimal> &price)
{
    return !price || price->isZero();
}

/// Makes prices of the rows of one catalog.
class CatalogReader
{
public:
    CatalogReader(const CsvTable &table, const SourceContext &context, std::string cloud)
        : m_context(context), m_cloud(std::move(cloud)), m_rows(readCatalogRows(table, context, m_cloud, m_found))
    {
    }

    SourceRows read()
    {
        joinHosts();
        for (CatalogRow &row : m_rows.machines)
            checkPrices(row);
        addPrices();
        return std::move(m_found);
    }

private:
    void joinHosts();
    void checkPrices(CatalogRow &row);
    void checkSpot(CatalogRow &row);
    void addPrices();
    PriceRow priceRow(const CatalogRow &row, OptionKind kind, Decimal hourly) const;

    const SourceContext &m_context;
    std::string m_cloud;
    SourceRows m_found;
    CatalogRows m_rows;
};

/// Adds the price of the accelerators to that of their machine.
void CatalogReader::joinHosts()
{
    std::map<PlaceKey, const CatalogRow *> parts;
    for (const CatalogRow &part : m_rows.parts) {
        const Accelerator *model = m_context.accelerators->find(part.accelerator);
        if (part.acceleratorCount)
            parts.emplace(PlaceKey(part.region, part.zone, model != nullptr ? model->model : part.accelerator,
                                   *part.acceleratorCount),
                          &part);
    }
    std::set<const CatalogRow *> used;
    const auto sum = [](const std::optional<Decimal> &host, const std::optional<Decimal> &part) {
        return isEmpty(host) || isEmpty(part) ? std::nullopt : std::optional(*host + *part);
    };
    for (CatalogRow &host : m_rows.hosts) {
        const auto part = parts.find({host.region, host.zone, host.accelerator, *host.acceleratorCount});
        if (part == parts.end()) {
            host.incomplete = true;
            addNote(host.note, "price of the machine without its accelerators");
            m_found.noticeOnce(
                host.line, {GPUFOLIO_TEXT("model", "%1 is priced without its accelerators; such prices are incomplete"),
                            {host.instanceType}});
        } else {
            host.price = sum(host.price, part->second->price);
            host.spotPrice = sum(host.spotPrice, part->second->spotPrice);
            addNote(host.note, "with the accelerators of line " + std::to_string(part->second->line));
            used.insert(part->second);
        }
        m_rows.machines.push_back(host);
    }
    for (const CatalogRow &part : m_rows.parts) {
        if (used.count(&part) != 0)
            m_found.joined.push_back(part.line);
        else
            m_found.refuse(
                part.line,
                {GPUFOLIO_TEXT("model", "a price of accelerators alone (%1) was found, and no machine that has them"),
                 {part.accelerator}});
    }
}

/// Drops what is no price and remarks on what is doubtful.
void CatalogReader::checkPrices(CatalogRow &row)
{
    if (!row.price && !row.spotPrice) {
        m_found.refuse(row.line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
        return;
    }
    if (m_cloud == "mithril" && row.price && row.spotPrice && *row.price == *row.spotPrice) {
        m_found.refuse(row.line, {GPUFOLIO_TEXT("model", "%1 is the lowest bid that is accepted, not a price"),
                                  {toText(*row.price)}});
        row.price = row.spotPrice = std::nullopt;
        return;
    }
    if (m_cloud == "aws") {
        if (std::optional<std::string> group = awsLocalZoneGroup(row.region, row.zone)) {
            m_found.refuse(
                row.line,
                {GPUFOLIO_TEXT("model", "the on-demand price of local zone %1 is that of its region"), {row.zone}});
            row.region = std::move(*group);
            row.price = std::nullopt;
        }
    }
    checkSpot(row);
}

void CatalogReader::checkSpot(CatalogRow &row)
{
    if (isEmpty(row.price) || isEmpty(row.spotPrice))
        return;
    const Decimal price = *row.price;
    const Decimal spot = *row.spotPrice;
    if (nearlyEqual(spot, price)) {
        if (m_cloud == "azure") {
            m_found.refuse(
                row.line,
                {GPUFOLIO_TEXT("model", "the spot price of %1 is its on-demand price: there is no spot price"),
                 {row.instanceType}});
            row.spotPrice = std::nullopt;
        } else {
            addNote(row.note, "spot at the on-demand price, no discount");
        }
        return;
    }
    for (const int percent : {10, 60, 70}) {
        if (nearlyEqual(times(spot, 100), times(price, percent))) {
            addNote(row.note, "spot is exactly " + std::to_string(percent) + " % of on-demand, perhaps made up");
        }
    }
}

void CatalogReader::addPrices()
{
    // Zones of a region mostly cost the same on demand; then the price is the region's.
    std::map<std::pair<std::string, std::string>, std::optional<Decimal>> regional;
    std::set<std::pair<std::string, std::string>> differing;
    for (const CatalogRow &row : m_rows.machines) {
        if (!row.price)
            continue;
        const auto place = std::make_pair(row.region, row.instanceType);
        const auto [known, added] = regional.emplace(place, row.price);
        if (!added && known->second != row.price)
            differing.insert(place);
    }
    for (const CatalogRow &row : m_rows.machines) {
        if (row.price) {
            PriceRow price = priceRow(row, OptionKind::OnDemand, *row.price);
            if (differing.count({row.region, row.instanceType}) == 0)
                price.zone.clear();
            m_found.prices.push_back({row.line, std::move(price)});
        }
        if (row.spotPrice)
            m_found.prices.push_back({row.line, priceRow(row, OptionKind::Spot, *row.spotPrice)});
    }
}

PriceRow CatalogReader::priceRow(const CatalogRow &row, OptionKind kind, Decimal hourly) const
{
    PriceRow price;
    price.provider = m_cloud;
    price.region = row.region;
    price.zone = row.zone;
    price.instanceType = row.instanceType;
    price.operatingSystem = "linux";
    price.tenancy = "shared";
    price.kind = kind;
    price.currency = Currency::of("USD");
    price.accelerator = row.accelerator;
    price.acceleratorCount = *row.acceleratorCount;
    price.hourly = hourly;
    price.vcpus = row.vcpus;
    price.memoryGb = row.memoryGb;
    price.provenance = {std::string(sourceName), m_context.today, std::nullopt};
    price.sourceUrl = sourceUrl;
    price.note = row.note;
    price.state = row.incomplete ? PriceState::Incomplete : PriceState::Accepted;
    return price;
}

bool isPriceTemplate(const CsvTable &table)
{
    return table.column("PricePerVCPU") && table.column("PricePerAccelerator");
}

/// The template of prices per part that v8/slurm holds: its rows name no machine.
SourceRows refuseTemplate(const CsvTable &table)
{
    SourceRows rows;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        rows.lines.push_back(table.line(row));
        rows.refuse(table.line(row), Message{GPUFOLIO_TEXT("model", "a template of prices per part was found, expected "
                                                                    "the price of a machine"),
                                             {}});
    }
    return rows;
}

std::string findCloud(const CsvTable &table, const SourceContext &context)
{
    if (!context.provider.empty())
        return context.provider;
    std::string cloud = skyPilotCloudOf(context.fileName);
    const std::optional<std::size_t> column = table.column("InstanceType");
    for (std::size_t row = 0; column && cloud.empty() && row < table.rowCount(); ++row)
        cloud = skyPilotCloudOfInstance(table.cell(row, *column));
    return cloud;
}

} // namespace

bool isSkyPilotHeader(const CsvTable &table)
{
    return isPriceTemplate(table) ||
           (table.column("InstanceType") && table.column("AcceleratorName") && table.column("Price"));
}

Read<SourceRows> readSkyPilot(const CsvTable &table, const SourceContext &context)
{
    if (isPriceTemplate(table))
        return refuseTemplate(table);
    Diagnostics findings;
    for (const std::string_view column : {"InstanceType", "AcceleratorName", "AcceleratorCount", "Price", "Region"}) {
        const Result<std::size_t> found = table.requireColumn(column);
        if (!found)
            addFinding(findings, found.error());
    }
    if (!findings.empty())
        return findings;
    std::string cloud = findCloud(table, context);
    if (cloud.empty()) {
        return Diagnostics{{Error::Code::UnknownReference,
                            {GPUFOLIO_TEXT("model", "the file doesn't tell whose prices it holds; expected the cloud "
                                                    "in its name, such as v8-aws.csv, or aws/vms.csv"),
                             {}},
                            {context.fileName, 1, 1, {}}}};
    }
    return CatalogReader(table, context, std::move(cloud)).read();
}

} // namespace gpufolio
