// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario_builder.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

// Figures worked by hand; the second method on random input is in evaluate_oracle_test.cpp.
class EvaluateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void upfrontInTwoViews();
    void unusedPartOfACommitment();
    void leapYearsAndFebruary();
    void heldCommitmentFromBefore();
    void tailAfterTheHorizon();
    void spotTakesWhatCommitmentsLeave();
    void spotDearerThanOnDemandIsNotUsed();
    void spotWithoutARateOfInterruptionIsNotUsed();
    void spotShareCapsEachHour();
    void quotaLeavesHoursWithoutAPlace();
    void unpinnedTakesTheCheapestThatFits();
    void singleMachineThatIsTooLarge();
    void sharedWorkloadsRoundUpTheirSum();
    void costOfASharedCommitmentIsSplitByHours();
    void pricePathOfOnDemandAndCommitments();
    void foreignPricesAtDatedRates();
    void missingRateNamesPairAndDate();
    void netPresentValueLikeXnpv();
    void noUsageHasNoSavingsRate();
    void limitsThatBreak();
    void unknownReferencesAreFindings();
    void localMonthsOfTheZone();
    void oldPricesAreFlagged();
};

namespace
{

PlanResult run(const Scenario &scenario)
{
    const Read<PlanResult> result = evaluate(scenario);
    if (!result)
        qFatal("%s", toText(result.error().front()).c_str());
    return *result;
}

// Case O02: one 8-GPU machine, 43,800.00 upfront and 5.00 an hour, on-demand 16.00.
Scenario upfrontScenario(const std::string &demand)
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 8760);
    s.inputs.offers = {offer("m", 8, {onDemand("16.00"), commitment("1y", 8760, "43800", "5")})};
    s.inputs.workloads = {constantWorkload("w", "m", demand)};
    s.plan.commitments = {purchase("m", "1y", 1, s.inputs.start)};
    return s;
}

} // namespace

void EvaluateTest::upfrontInTwoViews()
{
    const PlanResult result = run(upfrontScenario("1"));
    QCOMPARE(result.months.size(), std::size_t(12));
    QCOMPARE(shown(result.months[0].billed), std::string("47520.00"));
    QCOMPARE(shown(result.months[1].billed), std::string("3360.00"));
    QCOMPARE(shown(result.months[0].amortised), std::string("7440.00"));
    QCOMPARE(shown(result.months[1].amortised), std::string("6720.00"));
    QCOMPARE(shown(result.totals.billed), std::string("87600.00"));
    QCOMPARE(shown(result.totals.amortised), std::string("87600.00"));
    QCOMPARE(toText(result.options[1].amortisedHourly), std::string("10"));
    QCOMPARE(toText(*result.options[1].breakEvenUtilisation), std::string("0.625"));
    QCOMPARE(toText(*result.totals.effectiveSavingsRate), std::string("0.375"));
    QCOMPARE(shown(result.totals.toSign), std::string("87600.00"));
    QVERIFY(result.status == PlanStatus::Evaluated);
}

void EvaluateTest::unusedPartOfACommitment()
{
    // Busy 60 % of January: 446.4 h is no whole number, so use a 5-machine lot busy with 3 machines.
    Scenario s = upfrontScenario("3");
    s.plan.commitments[0].instances = 5;
    const PlanResult result = run(s);
    QCOMPARE(shown(result.months[0].unused), std::string("14880.00")); // 5 x 2,976.00
    QCOMPARE(toText(result.commitments[0].perUsedHour->perHour(), 2, 6), std::string("16.666667"));
    QCOMPARE(toText(*result.commitmentUtilisation), std::string("0.6"));
    QCOMPARE(toText(*result.commitmentCoverage), std::string("1"));
}

void EvaluateTest::leapYearsAndFebruary()
{
    // Case O11a: 10.00 an hour, always on.
    for (const auto &[start, hours, year, february] :
         {std::tuple{"2027-01-01T00:00:00Z", 8760, "87600.00", "6720.00"},
          std::tuple{"2028-01-01T00:00:00Z", 8784, "87840.00", "6960.00"}}) {
        Scenario s = scenario(start, hours);
        s.inputs.offers = {offer("m", 8, {onDemand("10.00")})};
        s.inputs.workloads = {constantWorkload("w", "m", "1")};
        const PlanResult result = run(s);
        QCOMPARE(shown(result.totals.amortised), std::string(year));
        QCOMPARE(shown(result.months[1].billed), std::string(february));
    }
}

void EvaluateTest::heldCommitmentFromBefore()
{
    // Half a term lies before the horizon: its upfront is sunk, its amortised hours count.
    Scenario s = scenario("2027-01-01T00:00:00Z", 744);
    s.inputs.offers = {offer("m", 8, {onDemand("16"), commitment("c", 1488, "1488", "2")})};
    s.inputs.workloads = {constantWorkload("w", "m", "1")};
    s.inputs.commitments = {purchase("m", "c", 1, s.inputs.start - 744, true)};
    s.inputs.discountRate = dec("0");
    // What began before the horizon is signed, whether the file says so or not.
    Scenario unmarked = s;
    unmarked.inputs.commitments[0].held = false;
    QCOMPARE(shown(run(unmarked).totals.billed), std::string("1488.00"));
    QVERIFY(run(unmarked).commitments[0].purchase.held);
    const PlanResult result = run(s);
    QCOMPARE(shown(result.totals.billed), std::string("1488.00"));    // 744 h x 2
    QCOMPARE(shown(result.totals.amortised), std::string("2232.00")); // 744 h x (2 + 1)
    QCOMPARE(shown(result.months[0].prepaidStart), std::string("744.00"));
    QCOMPARE(shown(result.months[0].prepaidEnd), std::string("0.00"));
    QCOMPARE(shown(result.totals.toSign), std::string("0.00"));
    QCOMPARE(shown(*result.totals.npv), std::string("1488.00"));
}

void EvaluateTest::tailAfterTheHorizon()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 744);
    s.inputs.offers = {offer("m", 8, {onDemand("16"), commitment("c", 1488, "1488", "2")})};
    s.inputs.workloads = {constantWorkload("w", "m", "1")};
    s.plan.commitments = {purchase("m", "c", 3, s.inputs.start)};
    const PlanResult result = run(s);
    QCOMPARE(shown(result.totals.prepaidAfterHorizon), std::string("2232.00")); // 3 x 744
    QCOMPARE(shown(result.totals.owedAfterHorizon), std::string("4464.00"));    // 3 x 744 x 2
    QCOMPARE(shown(result.totals.committedAfterHorizon), std::string("6696.00"));
    QCOMPARE(shown(result.totals.toSign), std::string("13392.00"));          // 3 x (1,488 + 1,488 x 2)
    QCOMPARE(shown(result.totals.unusedCommitment), std::string("4464.00")); // 2 of 3 machines x 744 x 3
}

void EvaluateTest::spotTakesWhatCommitmentsLeave()
{
    // h = 0, tau 1 h, d 0.05 h: factor 1.05. Demand 5: 1 committed, 3 on spot (cap), 1 on demand.
    Scenario s = scenario("2027-01-01T00:00:00Z", 100);
    PurchaseOption capped = spot("0.42", "0");
    capped.maxInstances = 3;
    s.inputs.offers = {offer("n", 1, {onDemand("1.20"), commitment("c", 100, "0", "0.80"), capped})};
    Workload job = constantWorkload("job", "n", "5");
    job.interruptible = Interruptible{CheckpointInterval(dec("3600")), dec("180"), dec("300"), {}, 1};
    s.inputs.workloads = {job};
    s.plan.commitments = {purchase("n", "c", 1, s.inputs.start)};
    const PlanResult result = run(s);
    QCOMPARE(toText(*result.workloads[0].spotFactor), std::string("1.05"));
    QCOMPARE(shown(result.totals.spot), std::string("132.30"));     // 300 x 1.05 x 0.42
    QCOMPARE(shown(result.totals.onDemand), std::string("120.00")); // 100 x 1.20
    QCOMPARE(shown(result.totals.commitment), std::string("80.00"));
    QCOMPARE(toText(result.totals.spotHours.count()), std::string("315"));
    QCOMPARE(toText(result.totals.spotUsefulHours.count()), std::string("300"));
    QCOMPARE(toText(result.totals.onDemandHours.count()), std::string("100"));
}

void EvaluateTest::spotDearerThanOnDemandIsNotUsed()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 100);
    s.inputs.offers = {offer("n", 1, {onDemand("1.20"), spot("1.10", "1")})};
    Workload job = constantWorkload("job", "n", "2");
    job.interruptible = Interruptible{CheckpointInterval(dec("3600")), dec("60"), dec("600"), {}, 1};
    s.inputs.workloads = {job};
    const PlanResult result = run(s);
    QVERIFY(result.totals.spotHours.isZero());
    QCOMPARE(shown(result.totals.onDemand), std::string("240.00"));
    QCOMPARE(result.warnings.size(), std::size_t(1));
    QVERIFY(render(result.warnings[0]).find("Not used and not counted as a saving") != std::string::npos);
}

void EvaluateTest::spotWithoutARateOfInterruptionIsNotUsed()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 10);
    PurchaseOption unknown = spot("0.1", "0");
    unknown.interruptionsPerHour.reset();
    s.inputs.offers = {offer("n", 1, {onDemand("1"), unknown})};
    Workload job = constantWorkload("job", "n", "1");
    job.interruptible = Interruptible{CheckpointInterval(dec("3600")), dec("60"), dec("600"), {}, 1};
    s.inputs.workloads = {job};
    const PlanResult result = run(s);
    QVERIFY(result.totals.spotHours.isZero());
    QVERIFY(render(result.warnings.at(0)).find("interruptionsPerHour") != std::string::npos);
}

void EvaluateTest::spotShareCapsEachHour()
{
    // floor(0.3 x 8) = 2 of 8 machines.
    Scenario s = scenario("2027-01-01T00:00:00Z", 10);
    s.inputs.offers = {offer("n", 1, {onDemand("1"), spot("0.5", "0")})};
    Workload job = constantWorkload("job", "n", "8");
    job.interruptible = Interruptible{};
    s.inputs.workloads = {job};
    s.plan.policy = Policy{};
    s.plan.policy->limits.spotShare = dec("0.3");
    const PlanResult result = run(s);
    QCOMPARE(toText(result.totals.spotUsefulHours.count()), std::string("20"));
    QCOMPARE(toText(result.totals.onDemandHours.count()), std::string("60"));
}

void EvaluateTest::quotaLeavesHoursWithoutAPlace()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 10);
    PurchaseOption limited = onDemand("1");
    limited.maxInstances = 3;
    s.inputs.offers = {offer("n", 1, {limited})};
    s.inputs.workloads = {constantWorkload("first", "n", "2"), constantWorkload("second", "n", "2")};
    const PlanResult result = run(s);
    QVERIFY(result.status == PlanStatus::Incomplete);
    QVERIFY(result.workloads[0].status == WorkloadStatus::Placed);
    QVERIFY(result.workloads[1].status == WorkloadStatus::Infeasible);
    QCOMPARE(toText(result.workloads[1].unservedHours.count()), std::string("10"));
    QCOMPARE(shown(result.totals.amortised), std::string("30.00"));
}

void EvaluateTest::unpinnedTakesTheCheapestThatFits()
{
    // Case O04, train-c: 12 GPUs of 80 GB on two 8-GPU machines, 4 of 16 idle.
    Scenario s = scenario("2027-01-01T00:00:00Z", 50);
    s.inputs.offers = {offer("x8-80", 8, {onDemand("30.00")}), offer("y4-40", 4, {onDemand("10.00")}),
                       offer("z1-24", 1, {onDemand("1.10")})};
    s.inputs.offers[0].memoryPerAcceleratorGb = dec("80");
    s.inputs.offers[1].memoryPerAcceleratorGb = dec("40");
    s.inputs.offers[2].memoryPerAcceleratorGb = dec("24");
    Workload job = constantWorkload("train-c", "", "12");
    job.demand.unit = DemandUnit::Accelerators;
    job.needs.memoryPerAcceleratorGb = dec("80");
    s.inputs.workloads = {job};
    const PlanResult result = run(s);
    QCOMPARE(result.workloads[0].offer, std::string("x8-80"));
    QCOMPARE(shown(result.totals.amortised), std::string("3000.00"));
    QCOMPARE(result.workloads[0].peakInstances, std::int64_t(2));
    QCOMPARE(toText(result.workloads[0].idleAcceleratorHours.count()), std::string("200")); // 4 x 50
    // Any memory: 12 x 1.10 = 13.20 on z1 beats 3 x 10.00 and 2 x 30.00.
    s.inputs.workloads[0].needs.memoryPerAcceleratorGb.reset();
    QCOMPARE(run(s).workloads[0].offer, std::string("z1-24"));
    // Equal cost: the lower id wins.
    s.inputs.offers = {offer("b", 4, {onDemand("4")}), offer("a", 4, {onDemand("4")})};
    QCOMPARE(run(s).workloads[0].offer, std::string("a"));
}

void EvaluateTest::singleMachineThatIsTooLarge()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 40);
    s.inputs.offers = {offer("x8", 8, {onDemand("30.00")}), offer("y4", 4, {onDemand("10.00")})};
    Workload job = constantWorkload("train-b", "", "32");
    job.demand.unit = DemandUnit::Accelerators;
    job.singleMachine = true;
    s.inputs.workloads = {job};
    const PlanResult result = run(s);
    QVERIFY(result.status == PlanStatus::Incomplete);
    QCOMPARE(render(result.workloads[0].reason), std::string("needs 32 GPUs in one machine, largest is 8"));
    QCOMPARE(shown(result.totals.amortised), std::string("0.00"));
}

void EvaluateTest::sharedWorkloadsRoundUpTheirSum()
{
    // 5 + 6 + 4 = 15 GPUs on 8-GPU machines: 2 together, 1 + 1 + 1 alone.
    for (const bool shared : {true, false}) {
        Scenario s = scenario("2027-01-01T00:00:00Z", 10);
        s.inputs.offers = {offer("m", 8, {onDemand("8")})};
        for (const char *gpus : {"5", "6", "4"}) {
            Workload job = constantWorkload(std::string("w") + gpus, "m", gpus);
            job.demand.unit = DemandUnit::Accelerators;
            job.shared = shared;
            s.inputs.workloads.push_back(job);
        }
        QCOMPARE(shown(run(s).totals.amortised), std::string(shared ? "160.00" : "240.00"));
    }
}

void EvaluateTest::costOfASharedCommitmentIsSplitByHours()
{
    // 100.00 over three equal users: 33.34, 33.33, 33.33, the extra cent to the earlier.
    Scenario s = scenario("2027-01-01T00:00:00Z", 3);
    s.inputs.offers = {offer("m", 8, {onDemand("50"), commitment("c", 3, "100", "0")})};
    for (int i = 0; i < 3; ++i) {
        Workload job = constantWorkload("w" + std::to_string(i), "m", "1");
        job.demand.from = s.inputs.start + i;
        job.demand.until = s.inputs.start + i + 1;
        s.inputs.workloads.push_back(job);
    }
    s.plan.commitments = {purchase("m", "c", 1, s.inputs.start)};
    const PlanResult result = run(s);
    QCOMPARE(shown(result.workloads[0].amortisedShown), std::string("33.34"));
    QCOMPARE(shown(result.workloads[1].amortisedShown), std::string("33.33"));
    QCOMPARE(shown(result.workloads[2].amortisedShown), std::string("33.33"));
    QCOMPARE(shown(result.totals.unusedCommitment), std::string("0.00"));
}

void EvaluateTest::pricePathOfOnDemandAndCommitments()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 100);
    PurchaseOption falling = onDemand("10");
    falling.path = {{s.inputs.start + 40, dec("8"), {}}};
    PurchaseOption term = commitment("c", 10, "50", "1");
    term.path = {{s.inputs.start + 20, dec("0.5"), dec("30")}};
    s.inputs.offers = {offer("m", 8, {falling, term})};
    s.inputs.workloads = {constantWorkload("w", "m", "1")};
    // The first term is bought at 50 + 10 x 1, the second (from hour 20 on) at 30 + 10 x 0.5.
    s.plan.commitments = {purchase("m", "c", 1, s.inputs.start + 10), purchase("m", "c", 1, s.inputs.start + 20)};
    const PlanResult result = run(s);
    QCOMPARE(shown(result.totals.commitment), std::string("95.00"));
    QCOMPARE(shown(result.totals.onDemand), std::string("680.00")); // 20 x 10 at first, then 60 x 8
    QCOMPARE(shown(*result.totals.onDemandEquivalent), std::string("880.00"));
}

void EvaluateTest::foreignPricesAtDatedRates()
{
    // January at 0.92 (newest on or before 31 January), February at 0.90.
    Scenario s = scenario("2027-01-01T00:00:00Z", 744 + 672);
    s.inputs.currency = Currency::of("EUR");
    s.inputs.offers = {offer("m", 8, {onDemand("10"), commitment("c", 1416, "1416", "1")})};
    s.inputs.offers[0].currency = Currency::of("USD");
    s.inputs.workloads = {constantWorkload("w", "m", "2")};
    s.inputs.exchangeRates = {{*Date::parse("2026-12-15"), Currency::of("USD"), Currency::of("EUR"), dec("0.95")},
                              {*Date::parse("2027-02-28"), Currency::of("USD"), Currency::of("EUR"), dec("0.90")},
                              {*Date::parse("2027-01-31"), Currency::of("USD"), Currency::of("EUR"), dec("0.92")}};
    s.plan.commitments = {purchase("m", "c", 1, s.inputs.start)};
    const PlanResult result = run(s);
    QCOMPARE(shown(result.months[0].onDemand), std::string("6844.80"));   // 744 x 10 x 0.92
    QCOMPARE(shown(result.months[1].onDemand), std::string("6048.00"));   // 672 x 10 x 0.90
    QCOMPARE(shown(result.months[0].upfront), std::string("1302.72"));    // 1,416 x 0.92, once
    QCOMPARE(shown(result.months[1].commitment), std::string("1223.04")); // 672 x 0.92 + 672 x 0.90
    QCOMPARE(shown(result.months[1].recurring), std::string("604.80"));
    QVERIFY(result.totals.amortised == result.totals.billed);
}

void EvaluateTest::missingRateNamesPairAndDate()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 10);
    s.inputs.offers = {offer("m", 8, {onDemand("10")})};
    s.inputs.offers[0].currency = Currency::of("CNY");
    s.inputs.workloads = {constantWorkload("w", "m", "1")};
    // The inverse pair doesn't count, and a later date doesn't either.
    s.inputs.exchangeRates = {{*Date::parse("2026-01-01"), Currency::of("USD"), Currency::of("CNY"), dec("7")},
                              {*Date::parse("2027-02-01"), Currency::of("CNY"), Currency::of("USD"), dec("0.14")}};
    const Read<PlanResult> result = evaluate(s);
    QVERIFY(!result);
    QCOMPARE(result.error().front().code, Error::Code::MissingRate);
    const std::string text = toText(result.error().front());
    QVERIFY(text.find("CNY to USD") != std::string::npos && text.find("2027-01-31") != std::string::npos);
}

void EvaluateTest::netPresentValueLikeXnpv()
{
    // One year at 8 %: upfront on day 0, a recurring fee at each month's start, usage on the first day after its month.
    // Checked against LibreOffice's XNPV: sum over months of 744.. x 5 at days 0, 31, 59, ... and 16 x hours at days
    // 31, 59, ...
    Scenario s = upfrontScenario("2");
    s.inputs.discountRate = dec("0.08");
    const int days[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};
    double expected = 43800;
    for (int m = 0; m < 12; ++m) {
        const double hours = (days[m + 1] - days[m]) * 24.0;
        expected += hours * 5 / std::pow(1.08, days[m] / 365.0) + hours * 16 / std::pow(1.08, days[m + 1] / 365.0);
    }
    const PlanResult result = run(s);
    QVERIFY(std::abs(result.totals.npv->amount().toDouble() - expected) < 0.005);
    QVERIFY(*result.totals.npvAfterTail == *result.totals.npv); // nothing left after the horizon
    // With a tail: half the horizon, prepaid 21,900 x discount back, owed fees of July to December added.
    s.inputs.hours = days[6] * 24;
    const PlanResult half = run(s);
    double tail = -43800.0 * (365 - days[6]) / 365.0 / std::pow(1.08, days[6] / 365.0);
    for (int m = 6; m < 12; ++m)
        tail += (days[m + 1] - days[m]) * 24.0 * 5 / std::pow(1.08, days[m] / 365.0);
    QVERIFY(std::abs((half.totals.npvAfterTail->amount() - half.totals.npv->amount()).toDouble() - tail) < 0.005);
}

void EvaluateTest::noUsageHasNoSavingsRate()
{
    // Case O13c: 25.00 an hour for a day that nobody used.
    Scenario s = scenario("2027-01-01T00:00:00Z", 24);
    s.inputs.offers = {offer("m", 8, {onDemand("40"), commitment("c", 24, "0", "25")})};
    s.plan.commitments = {purchase("m", "c", 1, s.inputs.start)};
    const PlanResult result = run(s);
    QCOMPARE(shown(result.totals.amortised), std::string("600.00"));
    QCOMPARE(shown(*result.totals.savings), std::string("-600.00"));
    QVERIFY(!result.totals.effectiveSavingsRate.has_value());
    QVERIFY(!result.commitmentCoverage.has_value());
    QCOMPARE(toText(*result.commitmentUtilisation), std::string("0"));
}

void EvaluateTest::limitsThatBreak()
{
    Scenario s = upfrontScenario("1");
    s.plan.policy = Policy{};
    s.plan.policy->limits.upfrontTotal = dec("43800");
    QVERIFY(run(s).status == PlanStatus::Evaluated);
    s.plan.policy->limits.upfrontTotal = dec("43799.99");
    const PlanResult result = run(s);
    QVERIFY(result.status == PlanStatus::Infeasible);
    QCOMPARE(render(result.reasons.at(0)),
             std::string("New purchases pay 43,800.00 USD upfront, the limit allows 43,799.99 USD."));
    s.plan.policy->limits = {};
    s.plan.policy->limits.monthlyBilled = dec("40000");
    QVERIFY(render(run(s).reasons.at(0)).find("2027-01 is billed 47,520.00 USD") != std::string::npos);
    s.plan.policy->limits = {};
    s.plan.policy->limits.activeCommitted = 0;
    QVERIFY(run(s).status == PlanStatus::Infeasible);
    s.plan.commitments[0].held = true; // limits are about new purchases
    QVERIFY(run(s).status == PlanStatus::Evaluated);
}

void EvaluateTest::unknownReferencesAreFindings()
{
    Scenario s = upfrontScenario("1");
    s.plan.commitments = {purchase("nowhere", "1y", 1, s.inputs.start), purchase("m", "od", 1, s.inputs.start),
                          purchase("m", "1y", 0, s.inputs.start), purchase("m", "1y", 1, s.inputs.start + 8760)};
    const Read<PlanResult> result = evaluate(s);
    QVERIFY(!result);
    QCOMPARE(result.error().size(), std::size_t(4));
    QCOMPARE(result.error()[0].code, Error::Code::UnknownReference);
    QCOMPARE(result.error()[1].code, Error::Code::MissingPrice);
}

void EvaluateTest::localMonthsOfTheZone()
{
    // The horizon starts at local midnight in Tokyo, 15:00 UTC the day before; January has its 744 hours there.
    Scenario s = scenario("2026-12-31T15:00:00Z", 744);
    s.inputs.timeZone = "Asia/Tokyo";
    s.inputs.offers = {offer("m", 8, {onDemand("1")})};
    s.inputs.workloads = {constantWorkload("w", "m", "1")};
    const PlanResult result = run(s);
    QCOMPARE(result.months.size(), std::size_t(1));
    QCOMPARE(result.months[0].month.toText(), std::string("2027-01"));
    QCOMPARE(shown(result.totals.billed), std::string("744.00"));
}

void EvaluateTest::oldPricesAreFlagged()
{
    Scenario s = upfrontScenario("1");
    s.inputs.offers[0].options[0].provenance.validFrom = *Date::parse("2026-07-30");
    s.inputs.offers[0].options[1].provenance.validFrom = *Date::parse("2026-05-01"); // exactly 90 days
    QVERIFY(run(s).warnings.empty());
    s.inputs.offers[0].options[1].provenance.validFrom = *Date::parse("2026-04-30");
    QVERIFY(render(run(s).warnings.at(0)).find("different dates") != std::string::npos);
}

QTEST_APPLESS_MAIN(EvaluateTest)
#include "evaluate_test.moc"
