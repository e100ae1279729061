// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/json_members.h"
#include "plan/scenario_reader.h"

#include <type_traits>

namespace gpufolio
{

namespace
{

using Layout = JsonText::Layout;

class ScenarioWriter : private JsonMembers
{
public:
    std::string write(const ScenarioSet &set);

private:
    /// An array of objects; an empty one is left out unless `always`.
    template <typename T>
    void objects(std::string_view key, const std::vector<T> &values, Layout layout = Layout::Lines, bool always = false)
    {
        if (values.empty() && !always)
            return;
        json().key(key);
        json().beginArray();
        for (const T &value : values) {
            json().beginObject(layout);
            members(value);
            json().endObject();
        }
        json().endArray();
    }
    template <typename T> void object(std::string_view key, const T &value, Layout layout = Layout::Lines)
    {
        json().key(key);
        json().beginObject(layout);
        members(value);
        json().endObject();
    }

    void members(const Inputs &inputs);
    void members(const Offer &offer);
    void members(const PurchaseOption &option);
    void members(const Metering &metering);
    void members(const PricePoint &point);
    void members(const Workload &workload);
    void members(const Needs &needs);
    void members(const Demand &demand);
    void members(const Interruptible &interruptible);
    void members(const CommitmentPurchase &purchase);
    void members(const Plan &plan);
    void members(const Policy &policy);
    void members(const Limits &limits);
    void members(const ExchangeRate &rate);
    void series(const DemandSeries &series);
    void purchaseDates(const PurchaseDates &dates);
};

std::string_view toText(PurchaseCadence cadence)
{
    switch (cadence) {
    case PurchaseCadence::Start:
        return "start";
    case PurchaseCadence::Monthly:
        return "monthly";
    case PurchaseCadence::Weekly:
        return "weekly";
    case PurchaseCadence::Daily:
        return "daily";
    case PurchaseCadence::Hourly:
        break;
    }
    return "hourly";
}

std::string_view toText(BeyondHorizon beyond)
{
    switch (beyond) {
    case BeyondHorizon::Amortised:
        return "amortised";
    case BeyondHorizon::Full:
        return "full";
    case BeyondHorizon::Forbidden:
        break;
    }
    return "forbidden";
}

std::string ScenarioWriter::write(const ScenarioSet &set)
{
    json().beginObject();
    text("format", "gpufolio.scenario");
    number("formatVersion", std::int64_t{1});
    members(set.inputs);
    objects("plans", set.plans);
    json().endObject();
    return json().take();
}

void ScenarioWriter::members(const Inputs &inputs)
{
    textUnlessEmpty("name", inputs.name);
    text("currency", inputs.currency.code());
    time("start", inputs.start);
    number("hours", inputs.hours);
    if (inputs.timeZone != "UTC")
        text("timeZone", inputs.timeZone);
    number("discountRate", inputs.discountRate);
    if (inputs.rounding == Rounding::HalfAwayFromZero)
        text("rounding", "halfAwayFromZero");
    textIfSet("priceBook", inputs.priceBook);
    objects("offers", inputs.offers, Layout::Lines, !inputs.priceBook);
    objects("exchangeRates", inputs.exchangeRates, Layout::Line);
    objects("workloads", inputs.workloads);
    objects("commitments", inputs.commitments, Layout::Line);
    if (inputs.policy)
        object("policy", *inputs.policy);
}

void ScenarioWriter::members(const Offer &offer)
{
    text("id", offer.id);
    textUnlessEmpty("provider", offer.provider);
    textUnlessEmpty("account", offer.account);
    textUnlessEmpty("region", offer.region);
    textUnlessEmpty("zone", offer.zone);
    textUnlessEmpty("instanceType", offer.instanceType);
    textUnlessEmpty("operatingSystem", offer.operatingSystem);
    textUnlessEmpty("tenancy", offer.tenancy);
    textUnlessEmpty("accelerator", offer.accelerator);
    number("acceleratorCount", offer.acceleratorCount);
    if (offer.currency)
        text("currency", offer.currency->code());
    number("memoryPerAcceleratorGb", offer.memoryPerAcceleratorGb);
    textUnlessEmpty("interconnect", offer.interconnect);
    number("networkGbps", offer.networkGbps);
    number("vcpus", offer.vcpus);
    number("memoryGb", offer.memoryGb);
    number("localDiskTb", offer.localDiskTb);
    texts("certifications", offer.certifications);
    objects("options", offer.options, Layout::Lines, true);
}

void ScenarioWriter::members(const PurchaseOption &option)
{
    text("id", option.id);
    text("kind", toText(option.kind));
    if (option.kind == OptionKind::Commitment) {
        number("termHours", option.termHours);
        amount("upfront", option.upfront);
    }
    amount("hourly", option.hourly);
    number("interruptionsPerHour", option.interruptionsPerHour);
    number("zoneInterruptionsPerHour", option.zoneInterruptionsPerHour);
    number("noticeSeconds", option.noticeSeconds);
    number("noticeSuccess", option.noticeSuccess);
    number("protectedHours", option.protectedHours);
    number("maxInstances", option.maxInstances);
    time("availableFrom", option.availableFrom);
    if (option.metering)
        object("metering", *option.metering, Layout::Line);
    objects("path", option.path, Layout::Line);
    textUnlessEmpty("source", option.provenance.source);
    time("retrieved", option.provenance.retrieved);
    time("validFrom", option.provenance.validFrom);
}

void ScenarioWriter::members(const Metering &metering)
{
    text("unit", metering.unit == Metering::Unit::Hour ? "hour" : "second");
    if (metering.minimumSeconds != Metering().minimumSeconds)
        number("minimumSeconds", metering.minimumSeconds);
}

void ScenarioWriter::members(const PricePoint &point)
{
    time("from", point.from);
    amount("upfront", point.upfront);
    amount("hourly", point.hourly);
}

void ScenarioWriter::members(const Workload &workload)
{
    text("id", workload.id);
    textUnlessEmpty("name", workload.name);
    textUnlessEmpty("team", workload.team);
    textUnlessEmpty("costCentre", workload.costCentre);
    textUnlessEmpty("notes", workload.notes);
    textIfSet("offer", workload.offer);
    if (workload.accelerators.size() == 1)
        text("accelerator", workload.accelerators.front());
    else
        texts("accelerator", workload.accelerators);
    if (workload.needs != Needs())
        object("needs", workload.needs);
    flag("shared", workload.shared);
    flag("singleMachine", workload.singleMachine);
    object("demand", workload.demand);
    if (workload.interruptible)
        object("interruptible", *workload.interruptible);
}

void ScenarioWriter::members(const Needs &needs)
{
    number("memoryPerAcceleratorGb", needs.memoryPerAcceleratorGb);
    textIfSet("interconnect", needs.interconnect);
    number("networkGbps", needs.networkGbps);
    number("vcpuPerAccelerator", needs.vcpuPerAccelerator);
    number("localDiskTb", needs.localDiskTb);
    texts("certifications", needs.certifications);
    texts("regions", needs.regions);
}

void ScenarioWriter::members(const Demand &demand)
{
    text("unit", demand.unit == DemandUnit::Instances ? "instances" : "accelerators");
    series(demand.series);
    numberUnlessZero("growthPerMonth", demand.growthPerMonth);
    time("from", demand.from);
    time("until", demand.until);
}

void ScenarioWriter::series(const DemandSeries &series)
{
    constexpr std::size_t monthsPerRow = 12;
    constexpr std::size_t hoursPerRow = 24;
    std::visit(
        [this](const auto &values) {
            using Series = std::decay_t<decltype(values)>;
            if constexpr (std::is_same_v<Series, ConstantSeries>) {
                number("constant", values.value);
            } else if constexpr (std::is_same_v<Series, MonthlySeries>) {
                numbers("monthly", values.values, monthsPerRow);
            } else if constexpr (std::is_same_v<Series, WeeklySeries>) {
                numbers("weekly", values.values, hoursPerRow);
            } else if constexpr (std::is_same_v<Series, DailySeries>) {
                numbers("daily", values.values, hoursPerRow);
                number("weekendFactor", values.weekendFactor);
            } else if constexpr (std::is_same_v<Series, HourlySeries>) {
                numbers("hourly", values.values, hoursPerRow);
            } else {
                text("csv", values.path);
                textUnlessEmpty("column", values.column);
            }
        },
        series);
}

void ScenarioWriter::members(const Interruptible &interruptible)
{
    if (const auto &every = interruptible.checkpointEverySeconds) {
        if (const Decimal *seconds = std::get_if<Decimal>(&*every))
            number("checkpointEverySeconds", *seconds);
        else
            text("checkpointEverySeconds", "optimal");
    }
    numberUnlessZero("checkpointSeconds", interruptible.checkpointSeconds);
    numberUnlessZero("restartSeconds", interruptible.restartSeconds);
    numberUnlessZero("setupSeconds", interruptible.setupSeconds);
    if (interruptible.nodes != 1)
        number("nodes", interruptible.nodes);
}

void ScenarioWriter::members(const CommitmentPurchase &purchase)
{
    text("offer", purchase.offer);
    text("option", purchase.option);
    number("instances", purchase.instances);
    time("start", purchase.start);
    flag("held", purchase.held);
}

void ScenarioWriter::members(const Plan &plan)
{
    text("id", plan.id);
    textUnlessEmpty("name", plan.name);
    objects("commitments", plan.commitments, Layout::Line);
    if (plan.policy)
        object("policy", *plan.policy);
}

void ScenarioWriter::members(const Policy &policy)
{
    purchaseDates(policy.purchaseDates);
    if (policy.beyondHorizon != BeyondHorizon::Amortised)
        text("beyondHorizon", toText(policy.beyondHorizon));
    if (policy.limits != Limits())
        object("limits", policy.limits);
}

void ScenarioWriter::purchaseDates(const PurchaseDates &dates)
{
    if (const auto *cadence = std::get_if<PurchaseCadence>(&dates)) {
        if (*cadence != PurchaseCadence::Monthly)
            text("purchaseDates", toText(*cadence));
        return;
    }
    json().key("purchaseDates");
    json().beginArray();
    for (const UtcHour date : std::get<std::vector<UtcHour>>(dates))
        json().string(date.toText());
    json().endArray();
}

void ScenarioWriter::members(const Limits &limits)
{
    amount("upfrontTotal", limits.upfrontTotal);
    number("activeCommitted", limits.activeCommitted);
    number("instancesPerPurchase", limits.instancesPerPurchase);
    number("spotShare", limits.spotShare);
    amount("monthlyBilled", limits.monthlyBilled);
}

void ScenarioWriter::members(const ExchangeRate &rate)
{
    time("date", rate.date);
    text("from", rate.from.code());
    text("to", rate.to.code());
    amount("rate", rate.rate);
}

} // namespace

std::string writeScenario(const ScenarioSet &set)
{
    return ScenarioWriter().write(set);
}

} // namespace gpufolio
