// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/random_scenarios.h"

#include "support/calendar.h"
#include "support/file_io.h"

#include <algorithm>
#include <array>

namespace gpufolio
{

Decimal RandomScenarios::decimal(std::int64_t belowWhole)
{
    const Decimal value = Decimal::fromUnits(Int128(whole(0, belowWhole - 1)) * Decimal::unitsPerOne +
                                             whole(0, Decimal::unitsPerOne - 1));
    return roundTo(value, static_cast<int>(whole(0, Decimal::digits)), Rounding::HalfEven);
}

std::string RandomScenarios::text()
{
    static const std::array<std::string, 16> pieces = {"a",  "Z",  "0",    " ",  "\"",   "\\", "/",    "\n",
                                                       "\t", "\r", "\x01", "=1", "\x7F", "ü",  "训练", "🚀"};
    std::string text = "t";
    for (std::size_t count = length(12); count > 0; --count)
        text += pieces[static_cast<std::size_t>(whole(0, pieces.size() - 1))];
    return text;
}

std::vector<std::string> RandomScenarios::texts()
{
    std::vector<std::string> all(length(3));
    std::generate(all.begin(), all.end(), [this] { return text(); });
    return all;
}

std::vector<Decimal> RandomScenarios::decimals(std::size_t count)
{
    std::vector<Decimal> all(count);
    std::generate(all.begin(), all.end(), [this] { return chance() ? Decimal::fromInteger(whole(0, 64)) : decimal(); });
    return all;
}

Currency RandomScenarios::currency()
{
    static const std::array<const char *, 4> codes = {"USD", "EUR", "JPY", "KWD"};
    return Currency::of(codes[static_cast<std::size_t>(whole(0, codes.size() - 1))]);
}

PurchaseOption RandomScenarios::option(OptionKind kind, const std::string &id)
{
    PurchaseOption option;
    option.id = id;
    option.kind = kind;
    option.hourly = positive();
    if (kind == OptionKind::Commitment) {
        option.termHours = whole(1, 876'000);
        option.upfront = decimal(100'000'000);
        if (chance() && !option.upfront.isZero())
            option.hourly = Decimal();
    }
    if (kind == OptionKind::Spot) {
        option.interruptionsPerHour = maybe([this] { return decimal(2); });
        option.zoneInterruptionsPerHour = maybe([this] { return decimal(2); });
        option.noticeSeconds = maybe([this] { return whole(0, 600); });
        option.noticeSuccess = maybe([this] { return fraction(); });
        option.protectedHours = maybe([this] { return decimal(24); });
    }
    option.maxInstances = maybe([this] { return whole(0, 1'000'000'000); });
    option.availableFrom = maybe([this] { return hourIn(m_inputs.horizon()); });
    option.metering = maybe([this] {
        return Metering{chance() ? Metering::Unit::Hour : Metering::Unit::Second, chance() ? 60 : whole(0, 3600)};
    });
    UtcHour from = m_inputs.start;
    for (std::size_t count = length(3); count > 0; --count) {
        from = from + whole(1, 1000);
        PricePoint point{from, positive(), std::nullopt};
        if (kind == OptionKind::Commitment)
            point.upfront = maybe([this] { return decimal(); });
        option.path.push_back(point);
    }
    option.provenance = {maybeText(), maybe([this] { return date(); }), maybe([this] { return date(); })};
    return option;
}

Offer RandomScenarios::offer(std::size_t index)
{
    Offer offer;
    offer.id = "offer" + std::to_string(index) + text();
    for (std::string *field : {&offer.provider, &offer.account, &offer.region, &offer.zone, &offer.instanceType,
                               &offer.operatingSystem, &offer.tenancy, &offer.accelerator, &offer.interconnect})
        *field = maybeText();
    offer.acceleratorCount = chance() ? Decimal::fromInteger(8) : positive(16);
    offer.currency = maybe([this] { return currency(); });
    for (std::optional<Decimal> *field :
         {&offer.memoryPerAcceleratorGb, &offer.networkGbps, &offer.vcpus, &offer.memoryGb, &offer.localDiskTb})
        *field = maybe([this] { return positive(); });
    offer.certifications = texts();
    if (chance())
        offer.options.push_back(option(OptionKind::OnDemand, "od"));
    for (std::size_t count = length(2); count > 0; --count)
        offer.options.push_back(option(OptionKind::Commitment, text() + std::to_string(count)));
    if (chance())
        offer.options.push_back(option(OptionKind::Spot, "spot"));
    return offer;
}

Needs RandomScenarios::needs()
{
    Needs needs;
    if (chance())
        return needs;
    for (std::optional<Decimal> *field :
         {&needs.memoryPerAcceleratorGb, &needs.networkGbps, &needs.vcpuPerAccelerator, &needs.localDiskTb})
        *field = maybe([this] { return decimal(); });
    needs.interconnect = maybe([this] { return maybeText(); });
    needs.certifications = texts();
    needs.regions = texts();
    return needs;
}

CsvSeries RandomScenarios::csv(std::size_t index)
{
    CsvSeries series;
    series.path = "demand" + std::to_string(++m_files) + ".csv";
    series.column = chance() ? "column " + std::to_string(index) : std::string();
    series.values = decimals(static_cast<std::size_t>(whole(1, std::min<std::int64_t>(m_inputs.hours, 100))));
    // Without a name, the column of numbers stands beside one of words.
    std::string text = "hour," + (series.column.empty() ? "gpus" : series.column) + "\n";
    for (const Decimal value : series.values)
        text += (series.column.empty() ? "h," : "1,") + toText(value) + "\n";
    if (!writeFileAtomically(m_csvFolder + "/" + series.path, text))
        series.values.clear(); // the law then fails and shows it
    return series;
}

DemandSeries RandomScenarios::series(std::size_t index)
{
    const std::int64_t hours = m_inputs.hours;
    switch (whole(0, 5)) {
    case 0:
        return ConstantSeries{decimal()};
    case 1: {
        const Result<Calendar> calendar = Calendar::forZone(m_inputs.timeZone);
        const auto months = static_cast<std::int64_t>(calendar->months(m_inputs.horizon()).size());
        return MonthlySeries{decimals(static_cast<std::size_t>(whole(1, std::min<std::int64_t>(months, 30))))};
    }
    case 2:
        return WeeklySeries{decimals(168)};
    case 3:
        return DailySeries{decimals(24), maybe([this] { return decimal(3); })};
    case 4:
        return HourlySeries{decimals(static_cast<std::size_t>(whole(1, std::min<std::int64_t>(hours, 100))))};
    default:
        return csv(index);
    }
}

Demand RandomScenarios::demand(std::size_t index)
{
    Demand demand;
    demand.unit = chance() ? DemandUnit::Instances : DemandUnit::Accelerators;
    demand.series = series(index);
    if (chance())
        demand.growthPerMonth = decimal(1) - Decimal::fromUnits(Decimal::unitsPerOne / 2);
    demand.from = maybe([this] { return hourIn(m_inputs.horizon()); });
    demand.until = maybe([this, &demand] { return demand.from.value_or(m_inputs.start) + whole(1, 1000); });
    return demand;
}

Interruptible RandomScenarios::interruptible()
{
    Interruptible interruptible;
    interruptible.checkpointSeconds = chance() ? positive(600) : Decimal();
    if (chance())
        interruptible.checkpointEverySeconds = positive(86'400);
    else if (!interruptible.checkpointSeconds.isZero())
        interruptible.checkpointEverySeconds = OptimalInterval();
    interruptible.restartSeconds = chance() ? decimal(600) : Decimal();
    interruptible.setupSeconds = chance() ? decimal(600) : Decimal();
    interruptible.nodes = chance() ? 1 : whole(1, 512);
    return interruptible;
}

Workload RandomScenarios::workload(std::size_t index)
{
    Workload workload;
    workload.id = "workload" + std::to_string(index) + text();
    for (std::string *field : {&workload.name, &workload.team, &workload.costCentre, &workload.notes})
        *field = maybeText();
    if (m_inputs.priceBook && chance())
        workload.offer = text();
    else if (!m_inputs.offers.empty() && chance())
        workload.offer = m_inputs.offers[static_cast<std::size_t>(whole(0, m_inputs.offers.size() - 1))].id;
    workload.accelerators = texts();
    workload.needs = needs();
    workload.shared = chance();
    workload.singleMachine = chance();
    workload.demand = demand(index);
    workload.interruptible = maybe([this] { return interruptible(); });
    return workload;
}

std::vector<CommitmentPurchase> RandomScenarios::purchases()
{
    std::vector<CommitmentPurchase> all;
    for (const Offer &offer : m_inputs.offers) {
        for (const PurchaseOption &option : offer.options) {
            if (option.kind != OptionKind::Commitment || chance())
                continue;
            const bool held = chance();
            const UtcHour start = hourIn(m_inputs.horizon()) - (held ? whole(0, 10'000) : 0);
            all.push_back({offer.id, option.id, whole(1, 1000), start, held});
        }
    }
    return all;
}

Policy RandomScenarios::policy()
{
    Policy policy;
    if (chance()) {
        policy.purchaseDates = static_cast<PurchaseCadence>(whole(0, 4));
    } else {
        std::vector<UtcHour> dates(length(4));
        std::generate(dates.begin(), dates.end(), [this] { return hourIn(m_inputs.horizon()); });
        policy.purchaseDates = dates;
    }
    policy.beyondHorizon = static_cast<BeyondHorizon>(whole(0, 2));
    policy.limits.upfrontTotal = maybe([this] { return decimal(); });
    policy.limits.activeCommitted = maybe([this] { return whole(0, 100); });
    policy.limits.instancesPerPurchase = maybe([this] { return whole(1, 100); });
    policy.limits.spotShare = maybe([this] { return fraction(); });
    policy.limits.monthlyBilled = maybe([this] { return decimal(); });
    return policy;
}

ScenarioSet RandomScenarios::next()
{
    static const std::array<const char *, 4> zones = {"UTC", "Asia/Shanghai", "Europe/Berlin", "America/St_Johns"};
    m_inputs = Inputs();
    m_inputs.name = maybeText();
    m_inputs.currency = currency();
    m_inputs.start = UtcHour(whole(200'000, 900'000));
    m_inputs.hours = chance() ? whole(1, 200) : whole(1, 30'000);
    m_inputs.timeZone = zones[static_cast<std::size_t>(whole(0, zones.size() - 1))];
    m_inputs.discountRate = maybe([this] { return decimal(1); });
    m_inputs.rounding = chance() ? Rounding::HalfEven : Rounding::HalfAwayFromZero;
    m_inputs.priceBook = maybe([this] { return text(); });
    for (std::size_t count = length(3); count > 0; --count)
        m_inputs.offers.push_back(offer(count));
    for (std::size_t count = length(4); count > 0; --count)
        m_inputs.workloads.push_back(workload(count));
    m_inputs.commitments = purchases();
    m_inputs.policy = maybe([this] { return policy(); });
    for (std::int64_t count = whole(0, 3); count > 0; --count)
        m_inputs.exchangeRates.push_back(
            {Date::fromDaysSinceEpoch(20'000 + count), Currency::of("GBP"), currency(), positive(1000)});

    ScenarioSet set;
    for (std::size_t count = length(3); count > 0; --count)
        set.plans.push_back({"plan" + std::to_string(count) + text(), maybeText(), purchases(),
                             maybe([this] { return chance() ? Policy() : policy(); })});
    set.inputs = m_inputs;
    return set;
}

} // namespace gpufolio
