// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/fit.h"
#include "plan/placement.h"
#include "plan/scenario_builder.h"
#include "prices/bundled.h"

#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

const NeedEffect *effectOf(const FitReport &report, WorkloadNeed need)
{
    for (const NeedEffect &effect : report.effects)
        if (effect.need == need)
            return &effect;
    return nullptr;
}

/// The workload without one of its needs.
Workload without(Workload workload, WorkloadNeed need)
{
    switch (need) {
    case WorkloadNeed::Accelerator:
        workload.accelerators.clear();
        break;
    case WorkloadNeed::Memory:
        workload.needs.memoryPerAcceleratorGb.reset();
        break;
    case WorkloadNeed::Interconnect:
        workload.needs.interconnect.reset();
        break;
    case WorkloadNeed::Network:
        workload.needs.networkGbps.reset();
        break;
    case WorkloadNeed::Cpu:
        workload.needs.vcpuPerAccelerator.reset();
        break;
    case WorkloadNeed::LocalDisk:
        workload.needs.localDiskTb.reset();
        break;
    case WorkloadNeed::Certification:
        workload.needs.certifications.clear();
        break;
    case WorkloadNeed::Region:
        workload.needs.regions.clear();
        break;
    case WorkloadNeed::SingleMachine:
        workload.singleMachine = false;
        break;
    }
    return workload;
}

class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_random(seed) {}
    bool chance(int percent) { return std::uniform_int_distribution<int>(1, 100)(m_random) <= percent; }
    int upTo(int last) { return std::uniform_int_distribution<int>(0, last)(m_random); }
    std::optional<Decimal> maybe(int last)
    {
        return chance(70) ? std::optional(Decimal::fromInteger(upTo(last))) : std::nullopt;
    }
    std::string oneOf(const std::vector<std::string> &names) { return names[std::size_t(upTo(int(names.size()) - 1))]; }

private:
    std::mt19937_64 m_random;
};

Offer randomOffer(Dice &dice, int number)
{
    Offer made = offer("o" + std::to_string(number), 1 << dice.upTo(3), {onDemand("1")});
    made.accelerator = dice.oneOf({"A", "B", ""});
    made.region = dice.oneOf({"r1", "r2", ""});
    made.interconnect = dice.oneOf({"NVLink", "PCIe", ""});
    made.memoryPerAcceleratorGb = dice.maybe(4);
    made.networkGbps = dice.maybe(4);
    made.vcpus = dice.maybe(40);
    made.localDiskTb = dice.maybe(4);
    if (dice.chance(60))
        made.certifications = {dice.oneOf({"ISO", "SOC"}), dice.oneOf({"ISO", "HIPAA"})};
    return made;
}

Workload randomWorkload(Dice &dice)
{
    Workload made = constantWorkload("w", "", "1");
    made.demand.unit = dice.chance(50) ? DemandUnit::Accelerators : DemandUnit::Instances;
    if (dice.chance(40))
        made.accelerators = {dice.oneOf({"A", "B"})};
    if (dice.chance(40))
        made.needs.regions = {dice.oneOf({"r1", "r2"})};
    if (dice.chance(40))
        made.needs.interconnect = dice.oneOf({"NVLink", "PCIe"});
    if (dice.chance(40))
        made.needs.certifications = {dice.oneOf({"ISO", "SOC", "HIPAA"})};
    if (dice.chance(40))
        made.needs.memoryPerAcceleratorGb = dice.maybe(4);
    if (dice.chance(40))
        made.needs.networkGbps = dice.maybe(4);
    if (dice.chance(40))
        made.needs.vcpuPerAccelerator = dice.maybe(8);
    if (dice.chance(40))
        made.needs.localDiskTb = dice.maybe(4);
    made.singleMachine = dice.chance(30);
    return made;
}

} // namespace

class FitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsByHand();
    void whatIsNotStatedIsCounted();
    void peakOfInstancesIsInMachines();
    void aNeedRemovesWhatFitsWithoutIt();
    void misfitAndReportAgree();
    void moreNeedsNeverFitMore();
    void theCheapestThatFitsIsTaken();
    void peakFollowsGrowth();
    void bookAddsWhatTheInputsLack();
};

void FitTest::countsByHand()
{
    // 400 Gb/s: a and b have it, c has 100, d doesn't say. East: a, c, d.
    std::vector<Offer> offers = {offer("a", 8, {}), offer("b", 8, {}), offer("c", 8, {}), offer("d", 8, {})};
    offers[0].networkGbps = offers[1].networkGbps = dec("400");
    offers[2].networkGbps = dec("100");
    for (Offer &one : offers)
        one.region = "east";
    offers[1].region = "west";
    Workload job = constantWorkload("w", "", "1");
    QCOMPARE(fitOffers(job, offers, 1).fit(), std::int64_t{4});
    QVERIFY(fitOffers(job, offers, 1).effects.empty()); // nothing is asked for
    job.needs.networkGbps = dec("400");
    job.needs.regions = {"east"};
    const FitReport report = fitOffers(job, offers, 1);
    QCOMPARE(report.total, std::int64_t{4});
    QCOMPARE(report.fitting, std::vector<std::size_t>{0});
    QCOMPARE(report.effects.size(), std::size_t{2});
    QCOMPARE(*effectOf(report, WorkloadNeed::Network), (NeedEffect{WorkloadNeed::Network, 1, 1, 2, 1})); // c, d
    QCOMPARE(*effectOf(report, WorkloadNeed::Region), (NeedEffect{WorkloadNeed::Region, 1, 0, 1, 0}));   // b
    QCOMPARE(report.notStated, std::int64_t{1});                                                         // d
}

void FitTest::whatIsNotStatedIsCounted()
{
    // Nothing is stated: each need is missing, none is lacking, and nothing fits.
    Offer silent = offer("a", 8, {});
    silent.region.clear();
    silent.accelerator.clear();
    Workload job = constantWorkload("w", "", "1");
    job.accelerators = {"H100-SXM-80GB"};
    job.needs = {dec("80"), "NVLink", dec("100"), dec("8"), dec("1"), {"ISO 27001"}, {"east"}};
    const FitReport report = fitOffers(job, {silent}, 1);
    QCOMPARE(report.fit(), std::int64_t{0});
    QCOMPARE(report.notStated, std::int64_t{1});
    QCOMPARE(report.effects.size(), std::size_t{8});
    for (const NeedEffect &effect : report.effects)
        QCOMPARE(effect, (NeedEffect{effect.need, 0, 1, 0, 0})); // several are missing: none alone removes it
}

void FitTest::peakOfInstancesIsInMachines()
{
    Workload job = constantWorkload("w", "", "1");
    job.singleMachine = true;
    // One machine of eight is one machine; two aren't, and 12 GPUs aren't either.
    QCOMPARE(fitOffers(job, {offer("a", 8, {})}, 1).fit(), std::int64_t{1});
    QCOMPARE(fitOffers(job, {offer("a", 8, {})}, 2).fit(), std::int64_t{0});
    job.demand.unit = DemandUnit::Accelerators;
    QCOMPARE(fitOffers(job, {offer("a", 8, {}), offer("b", 16, {})}, 12).fitting, std::vector<std::size_t>{1});
}

// Law and second method: without the need, just as many offers more fit as it is said to remove.
void FitTest::aNeedRemovesWhatFitsWithoutIt()
{
    Dice dice(21);
    int removed = 0;
    for (int round = 0; round < 200; ++round) {
        std::vector<Offer> offers;
        offers.reserve(40);
        for (int i = 0; i < 40; ++i)
            offers.push_back(randomOffer(dice, i));
        const Workload job = randomWorkload(dice);
        const std::int64_t peak = dice.upTo(9);
        const FitReport report = fitOffers(job, offers, peak);
        for (const WorkloadNeed need : allNeeds) {
            const std::int64_t more = fitOffers(without(job, need), offers, peak).fit() - report.fit();
            const NeedEffect *effect = effectOf(report, need);
            QCOMPARE(effect != nullptr, asksFor(job, need));
            QCOMPARE(more, effect ? effect->removes : 0);
            if (effect) {
                QVERIFY(effect->removesNotStated <= effect->removes && effect->removesNotStated <= effect->notStated);
                removed += int(effect->removes);
            }
        }
        QVERIFY(report.fit() + report.notStated <= report.total);
    }
    QVERIFY(removed > 500);
}

void FitTest::misfitAndReportAgree()
{
    Dice dice(22);
    int misfits = 0;
    for (int round = 0; round < 2000; ++round) {
        const Offer one = randomOffer(dice, round);
        const Workload job = randomWorkload(dice);
        const std::int64_t peak = dice.upTo(9);
        const auto reason = misfit(job, one, peakAcceleratorsOn(job, peak, one));
        QCOMPARE(reason.has_value(), fitOffers(job, {one}, peak).fitting.empty());
        misfits += reason ? 1 : 0;
        if (reason)
            QVERIFY(render(*reason).find('%') == std::string::npos);
    }
    QVERIFY(misfits > 300 && misfits < 1900);
}

void FitTest::moreNeedsNeverFitMore()
{
    Dice dice(23);
    for (int round = 0; round < 200; ++round) {
        std::vector<Offer> offers;
        offers.reserve(30);
        for (int i = 0; i < 30; ++i)
            offers.push_back(randomOffer(dice, i));
        Workload job = randomWorkload(dice);
        const std::int64_t before = fitOffers(job, offers, 3).fit();
        job.needs.networkGbps = dec("2");
        const std::int64_t after = fitOffers(job, offers, 3).fit();
        job.needs.networkGbps = dec("3");
        QVERIFY(after >= fitOffers(job, offers, 3).fit());
        QVERIFY(before >= 0 && after <= std::int64_t(offers.size()));
    }
}

// SEMANTICS, Demand and serving order: an unpinned workload goes where it is cheapest on demand, ties by id.
void FitTest::theCheapestThatFitsIsTaken()
{
    Dice dice(24);
    int placed = 0;
    for (int round = 0; round < 600; ++round) {
        Scenario s = scenario("2027-01-01T00:00:00Z", 3);
        for (int i = 0; i < 12; ++i) {
            Offer one = randomOffer(dice, 19 - i); // ids not in their order
            one.options.clear();
            if (dice.chance(85))
                one.options = {onDemand(std::to_string(1 + dice.upTo(5)))};
            s.inputs.offers.push_back(one);
        }
        Workload job = randomWorkload(dice);
        const std::int64_t units = 1 + dice.upTo(8);
        job.demand.series = ConstantSeries{Decimal::fromInteger(units)};
        s.inputs.workloads = {job};
        // By hand: machines x price, the least of (cost, id) among those that fit.
        const FitReport report = fitOffers(job, s.inputs.offers, units);
        std::optional<std::pair<Decimal, std::string>> best;
        for (const std::size_t i : report.fitting) {
            const Offer &one = s.inputs.offers[i];
            if (one.options.empty())
                continue;
            const std::int64_t perMachine = one.acceleratorCount.floor();
            const std::int64_t machines =
                job.demand.unit == DemandUnit::Instances ? units : (units + perMachine - 1) / perMachine;
            const std::pair cost(times(one.options[0].hourly, machines), one.id);
            if (!best || cost < *best)
                best = cost;
        }
        const auto result = evaluate(s);
        QVERIFY(result);
        QCOMPARE(result->workloads[0].offer, best ? best->second : std::string());
        placed += best ? 1 : 0;
    }
    QVERIFY(placed > 100);
}

void FitTest::peakFollowsGrowth()
{
    // 10 growing by 10% a month over three months: ceil(10 x 1.21) = 13.
    Scenario s = scenario("2027-01-01T00:00:00Z", 24 * std::int64_t{90});
    Workload job = constantWorkload("w", "", "10");
    job.demand.growthPerMonth = dec("0.1");
    QCOMPARE(*peakDemand(s.inputs, job), std::int64_t{13});
    s.inputs.timeZone = "Nowhere/Land";
    QVERIFY(!peakDemand(s.inputs, job));
}

void FitTest::bookAddsWhatTheInputsLack()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 24);
    s.inputs.offers = {offer("mine", 8, {onDemand("1")}), offer("both", 8, {onDemand("2")})};
    s.inputs.offers[0].accelerator = "h100 sxm"; // a spelling of the table
    const std::vector<Offer> book = {offer("both", 8, {onDemand("3")}), offer("theirs", 8, {onDemand("4")})};
    const auto all = offersToChoose(s.inputs, book, bundledAccelerators());
    QCOMPARE(all.size(), std::size_t{3});
    QCOMPARE(all[1].options[0].hourly, dec("2")); // what stands in the inputs keeps its price
    QCOMPARE(all[2].id, std::string("theirs"));
    for (const Offer &one : all) {
        QCOMPARE(one.accelerator, std::string("H100-SXM-80GB"));
        QCOMPARE(one.memoryPerAcceleratorGb, std::optional(dec("80")));
        QCOMPARE(one.interconnect, std::string("NVLink"));
    }
}

QTEST_APPLESS_MAIN(FitTest)
#include "fit_test.moc"
