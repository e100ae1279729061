// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/known_tables.h"

#include "prices/sources/table_words.h"
#include "support/source_text.h"

#include <algorithm>
#include <utility>

namespace gpufolio
{

namespace
{

std::optional<Message> refuseReason(Message why)
{
    return why;
}

/// Azure: only sizes of virtual machines, and no promotions (A11, A13).
std::optional<Message> describeAzureSize(Identification &machine, const MappedCells &, const InstanceTable &)
{
    if (!machine.instanceType.starts_with("Standard_"))
        return refuseReason({GPUFOLIO_TEXT("model", "'%1' is no size of a virtual machine, expected Standard_…"),
                             {forMessage(machine.instanceType)}});
    if (machine.instanceType.ends_with("_Promo"))
        return refuseReason(
            {GPUFOLIO_TEXT("model", "'%1' is a promotion, which is left out"), {forMessage(machine.instanceType)}});
    return std::nullopt;
}

/// Regions are in lower case; those for tests are no place to buy (A16).
std::optional<Message> checkAzureRegion(PriceRow &row, const MappedCells &, SourceRows &)
{
    row.region = inLowerCase(row.region);
    if (row.region.ends_with("euap"))
        return refuseReason(
            {GPUFOLIO_TEXT("model", "'%1' is a region for tests, which is left out"), {forMessage(row.region)}});
    return std::nullopt;
}

/// A row of the AWS price list says its operating system and tenancy only in its description (W3, W4).
std::optional<Message> checkAwsDescription(PriceRow &row, const MappedCells &cells, SourceRows &)
{
    const std::string text = inLowerCase(cells.cell("description"));
    const auto says = [&text](std::string_view part) { return text.find(part) != std::string::npos; };
    const std::string unit = cells.cell("unit");
    if (unit != "Hrs")
        return refuseReason({GPUFOLIO_TEXT("model", "the unit '%1' was found, expected Hrs"), {forMessage(unit)}});
    if (says("unused reservation") || says("reserved") || says("capacity block"))
        return refuseReason({GPUFOLIO_TEXT("model", "'%1' is no price of use on demand"), {forMessage(text)}});
    if (says("dedicated"))
        row.tenancy = "dedicated";
    if (says("windows"))
        row.operatingSystem = "windows";
    for (const std::string_view other : {"suse", "rhel", "red hat", "sql"}) {
        if (says(other))
            return refuseReason(
                {GPUFOLIO_TEXT("model", "'%1' has a licence in its price, which is left out"), {forMessage(text)}});
    }
    return std::nullopt;
}

/// The provider whose machine has this name: the first of our table that knows it.
std::string providerOfMachine(const std::string &instanceType, const InstanceTable &instances)
{
    for (const char *provider : {"aws", "azure", "gcp", "oci", "lambda", "nebius", "runpod"}) {
        if (instances.find(provider, instanceType) != nullptr)
            return provider;
    }
    return {};
}

/// A G4 has a GPU for 48 vCPUs, and parts of one: g4-standard-12 is a quarter.
/// @source Google Cloud, machine types of the G4 series; skypilot-org/skypilot#10533
std::optional<Message> describeGoogleMachine(Identification &machine, const MappedCells &cells, const InstanceTable &)
{
    static constexpr std::string_view series = "g4-standard-";
    if (!machine.instanceType.starts_with(series))
        return std::nullopt;
    const Result<Decimal> vcpus = parseCount(machine.instanceType.substr(series.size()), cells.dialect());
    if (vcpus)
        machine.count = divide(*vcpus, Decimal::fromInteger(48), Rounding::HalfEven);
    return std::nullopt;
}

std::optional<Message> describeByName(Identification &machine, const MappedCells &, const InstanceTable &instances)
{
    const std::string provider = providerOfMachine(machine.instanceType, instances);
    if (!provider.empty())
        machine.provider = provider;
    return std::nullopt;
}

/// Google's machines are listed there without their accelerators (G1).
std::optional<Message> checkHostOnly(PriceRow &row, const MappedCells &cells, SourceRows &found)
{
    if (row.provider != "gcp")
        return std::nullopt;
    row.state = PriceState::Incomplete;
    found.noticeOnce(
        cells.line(),
        {GPUFOLIO_TEXT("model", "Google's prices of this table leave out the accelerators; they are kept as "
                                "incomplete and never offered")});
    return std::nullopt;
}

void noticeDollars(const MappedCells &cells, SourceRows &found)
{
    found.noticeOnce(cells.line(),
                     {GPUFOLIO_TEXT("model", "the table names no currency; its prices are taken for US dollars")});
}

/// Where the table has no name, count and card make one; processors tell machines of one card apart. Google's N1 have
/// any card, which is a part of what is bought.
std::optional<Message> describeByCard(Identification &machine, const MappedCells &cells, const InstanceTable &)
{
    machine.provider = providerIdOf(machine.provider);
    const std::string cards = cells.cell("GPUs") + "x " + machine.accelerator;
    if (machine.instanceType.starts_with("n1-"))
        machine.instanceType += " + " + cards;
    if (!machine.instanceType.empty())
        return std::nullopt;
    machine.instanceType = cards;
    for (const auto &[column, unit] : {std::pair("vCPUs", " vCPU"), std::pair("RAM", " GB")}) {
        if (const std::string amount = cells.cell(column); !amount.empty())
            machine.instanceType += ", " + amount + unit;
    }
    return std::nullopt;
}

/// Tables kept by hand: without a price of the machine the one per GPU is that of the machine, or isn't; we can't tell.
std::optional<Message> checkHandTable(PriceRow &row, const MappedCells &cells, SourceRows &found)
{
    noticeDollars(cells, found);
    const std::string perGpu = cells.cell("Per-GPU");
    if (cells.value("hourly").empty() && cells.value("spotHourly").empty() && !perGpu.empty())
        return refuseReason({GPUFOLIO_TEXT("model", "only the price per GPU '%1' was found; such rows hold that of the "
                                                    "machine there, or that of a GPU"),
                             {forMessage(perGpu)}});
    for (const char *column : {"vCPUs", "RAM"}) {
        const std::string amount = cells.cell(column);
        if (amount.find('-') != std::string::npos)
            row.note += (row.note.empty() ? "" : "; ") + std::string(column) + " " + amount;
    }
    return std::nullopt;
}

std::optional<Message> describeCustomGpu(Identification &machine, const MappedCells &cells, const InstanceTable &)
{
    const std::string kind = cells.cell("AssetClass");
    if (kind != "gpu")
        return refuseReason(
            {GPUFOLIO_TEXT("model", "'%1' was found for the asset class, expected gpu"), {forMessage(kind)}});
    machine.accelerator = machine.instanceType;
    std::replace(machine.accelerator.begin(), machine.accelerator.end(), '_', ' ');
    machine.count = Decimal::fromInteger(1);
    return std::nullopt;
}

std::optional<Message> checkCustomGpu(PriceRow &, const MappedCells &cells, SourceRows &found)
{
    noticeDollars(cells, found);
    return std::nullopt;
}

TableRules history()
{
    TableRules rules;
    rules.regionRequired = true;
    rules.isHistory = true;
    return rules;
}

std::vector<KnownTable> makeTables()
{
    std::vector<KnownTable> tables;
    tables.push_back({{"generated_at", "region", "instance_type", "price_per_hour", "currency", "commit"},
                      {{{"region", "region"},
                        {"instanceType", "instance_type"},
                        {"hourly", "price_per_hour"},
                        {"currency", "currency"},
                        {"retrieved", "generated_at"},
                        {"validFrom", "generated_at"}},
                       {{"provider", "aws"}, {"source", "aws karpenter price table"}}},
                      history()});
    TableRules sizes = history();
    sizes.describe = describeAzureSize;
    sizes.check = checkAzureRegion;
    tables.push_back({{"generated_at", "armRegionName", "armSkuName", "price_per_hour", "currency"},
                      {{{"region", "armRegionName"},
                        {"instanceType", "armSkuName"},
                        {"hourly", "price_per_hour"},
                        {"currency", "currency"},
                        {"retrieved", "generated_at"},
                        {"validFrom", "generated_at"}},
                       {{"provider", "azure"}, {"source", "azure karpenter price table"}}},
                      sizes});
    TableRules months = history();
    months.describe = describeGoogleMachine;
    months.units = {{"oneYear", PriceSpan::Month}, {"threeYears", PriceSpan::Month}};
    tables.push_back({{"commit_date", "machine_type", "region", "hour", "month_1y", "month_3y"},
                      {{{"region", "region"},
                        {"instanceType", "machine_type"},
                        {"hourly", "hour"},
                        {"spotHourly", "hour_spot"},
                        {"oneYear", "month_1y"},
                        {"threeYears", "month_3y"},
                        {"retrieved", "commit_date"},
                        {"validFrom", "commit_date"}},
                       {{"provider", "gcp"}, {"currency", "USD"}, {"source", "gcosts price table"}}},
                      months});
    TableRules versions;
    versions.isHistory = true;
    tables.push_back({{"price_list_version", "instance_type", "usd_per_hour"},
                      {{{"instanceType", "instance_type"},
                        {"hourly", "usd_per_hour"},
                        {"region", "region"},
                        {"retrieved", "price_list_version"},
                        {"validFrom", "price_list_version"}},
                       {{"provider", "aws"}, {"currency", "USD"}, {"source", "aws price list"}}},
                      versions});
    TableRules flattened;
    flattened.regionRequired = true;
    flattened.check = checkAwsDescription;
    tables.push_back({{"sku", "regionCode", "instanceType", "usagetype", "rateCode", "description", "unit", "USD"},
                      {{{"region", "regionCode"},
                        {"instanceType", "instanceType"},
                        {"hourly", "USD"},
                        {"validFrom", "effectiveDate"}},
                       {{"provider", "aws"}, {"currency", "USD"}, {"source", "aws price list"}}},
                      flattened});
    TableRules facts = history();
    tables.push_back({{"provider", "region", "instance", "gpu", "gpu_count", "price_kind", "usd_per_hour", "as_of"},
                      {{{"provider", "provider"},
                        {"region", "region"},
                        {"instanceType", "instance"},
                        {"accelerator", "gpu"},
                        {"acceleratorCount", "gpu_count"},
                        {"kind", "price_kind"},
                        {"amortisedHourly", "usd_per_hour"},
                        {"upfront", "upfront_usd"},
                        {"validFrom", "as_of"},
                        {"source", "source"}},
                       {{"currency", "USD"}}},
                      facts});
    return tables;
}

/// Tables of several clouds, or of machines of one's own.
void addMixedTables(std::vector<KnownTable> &tables)
{
    TableRules byHand;
    byHand.describe = describeByCard;
    byHand.check = checkHandTable;
    const PriceMapping byCard{{{"provider", "Cloud"},
                               {"instanceType", "Name"},
                               {"accelerator", "GPU Type"},
                               {"acceleratorCount", "GPUs"},
                               {"vcpus", "vCPUs"},
                               {"memoryGb", "RAM"},
                               {"hourly", "On-demand"},
                               {"spotHourly", "Spot"}},
                              {{"currency", "USD"}, {"source", "table of cloud GPUs"}}};
    tables.push_back({{"Cloud", "GPU Type", "GPUs", "On-demand", "Per-GPU", "Spot"}, byCard, byHand});

    TableRules serverless;
    serverless.holdsNone = {GPUFOLIO_TEXT(
        "model", "a serverless price was found, which is paid by the second of each call; there is no kind "
                 "of price for it")};
    tables.push_back({{"Vendor", "GPU Type", "GPUs", "Per-Hour", "Per-GPU"}, {}, serverless});

    TableRules custom;
    custom.describe = describeCustomGpu;
    custom.check = checkCustomGpu;
    tables.push_back({{"EndTimestamp", "InstanceID", "AssetClass", "InstanceIDField", "MarketPriceHourly"},
                      {{{"instanceType", "InstanceID"}, {"region", "Region"}, {"hourly", "MarketPriceHourly"}},
                       {{"provider", "own"}, {"currency", "USD"}, {"source", "opencost custom prices"}}},
                      custom});

    TableRules page;
    page.describe = describeByName;
    page.check = checkHostOnly;
    tables.push_back({{"API Name", "Linux On Demand cost"},
                      {{{"instanceType", "API Name"},
                        {"region", "Region"},
                        {"hourly", "Linux On Demand cost"},
                        {"spotHourly", "Linux Spot cost"},
                        {"windowsHourly", "Windows On Demand cost"},
                        {"windowsSpotHourly", "Windows Spot cost"},
                        {"vcpus", "vCPUs"},
                        {"memoryGb", "Instance Memory"}},
                       {{"kind", "onDemand"}, {"source", "vantage table"}}},
                      page});
}

} // namespace

const KnownTable *knownTable(const CsvTable &table)
{
    static const std::vector<KnownTable> tables = [] {
        std::vector<KnownTable> all = makeTables();
        addMixedTables(all);
        return all;
    }();
    const auto found = std::find_if(tables.begin(), tables.end(), [&table](const KnownTable &known) {
        return std::all_of(known.header.begin(), known.header.end(),
                           [&table](std::string_view name) { return table.column(name).has_value(); });
    });
    return found == tables.end() ? nullptr : &*found;
}

} // namespace gpufolio
