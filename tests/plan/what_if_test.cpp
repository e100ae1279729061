// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario_reader.h"
#include "plan/what_if.h"
#include "random_scenarios.h"
#include "scenario_builder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class WhatIfTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void demandByHand_data();
    void demandByHand();
    void pricesFallByHand();
    void commitmentsKeepWhatTheySigned();
    void laterPurchasesAreCheaper();
    void spotShareOverridesEveryPlan();
    void nothingLeft();
    void words();
    void laws();
};

namespace
{

/// 10 machines at 10 an hour through 2027.
ScenarioSet tenMachines()
{
    Scenario made = scenario("2027-01-01T00:00:00Z", 8760);
    made.inputs.offers = {offer("a", 8, {onDemand("10"), commitment("1y", 8760, "0", "6")})};
    made.inputs.workloads = {constantWorkload("w", "a", "10")};
    return {made.inputs, {{"p", "P", {}, {}}}};
}

PlanResult run(const ScenarioSet &set)
{
    const Read<PlanResult> result = evaluate(scenarios(set).front());
    if (!result)
        qFatal("%s", toText(result.error().front()).c_str());
    return *result;
}

std::string cost(const ScenarioSet &set, const WhatIf &whatIf)
{
    return toText(run(applyWhatIf(set, whatIf)).totals.amortised, Rounding::HalfEven);
}

WhatIf with(Decimal WhatIf::*field, const std::string &value)
{
    WhatIf whatIf;
    whatIf.*field = dec(value);
    return whatIf;
}

WhatIf late(std::int64_t months, std::int64_t early)
{
    WhatIf whatIf;
    whatIf.startsLateMonths = months;
    whatIf.endsEarlyMonths = early;
    return whatIf;
}

} // namespace

void WhatIfTest::demandByHand_data()
{
    QTest::addColumn<QByteArray>("hours");
    QTest::newRow("as it is") << QByteArray("87600");
    QTest::newRow("use 60 %") << QByteArray("52560");
    QTest::newRow("use 65 %: 6.5 machines are 7") << QByteArray("61320");
    QTest::newRow("two months late") << QByteArray("73440");                // 10 x (8,760 - 744 - 672)
    QTest::newRow("one month early") << QByteArray("80160");                // 10 x (8,760 - 744)
    QTest::newRow("both") << QByteArray("66000");                           // 10 x (8,760 - 744 - 672 - 744)
    QTest::newRow("10 % more each month, first quarter") << QByteArray(""); // see below
}

void WhatIfTest::demandByHand()
{
    QFETCH(QByteArray, hours);
    const QByteArray row = QTest::currentDataTag();
    WhatIf whatIf;
    if (row.startsWith("use 60"))
        whatIf = with(&WhatIf::use, "0.6");
    else if (row.startsWith("use 65"))
        whatIf = with(&WhatIf::use, "0.65");
    else if (row.startsWith("two"))
        whatIf = late(2, 0);
    else if (row.startsWith("one"))
        whatIf = late(0, 1);
    else if (row.startsWith("both"))
        whatIf = late(2, 1);
    else if (row.startsWith("10 %")) {
        // ceil(10 x 1.1^m): 10, 11, 13 (12.1), 14 (13.31)
        const PlanResult grown = run(applyWhatIf(tenMachines(), with(&WhatIf::growthPerMonth, "0.1")));
        QCOMPARE(toText(grown.months[0].demandHours.count()), std::string("7440"));
        QCOMPARE(toText(grown.months[1].demandHours.count()), std::string("7392"));
        QCOMPARE(toText(grown.months[2].demandHours.count()), std::string("9672"));
        QCOMPARE(toText(grown.months[3].demandHours.count()), std::string("10080"));
        return;
    }
    QCOMPARE(toText(run(applyWhatIf(tenMachines(), whatIf)).totals.demandHours.count()), hours.toStdString());
}

// 24 % a year: 2 % of the first price each month; 10 machines at 10 x (1 - 0.02 m).
void WhatIfTest::pricesFallByHand()
{
    ScenarioSet set = tenMachines();
    const PlanResult fallen = run(applyWhatIf(set, with(&WhatIf::priceFallPerYear, "0.24")));
    QCOMPARE(toText(fallen.months[0].onDemand, Rounding::HalfEven), std::string("74400.00"));
    QCOMPARE(toText(fallen.months[1].onDemand, Rounding::HalfEven), std::string("65856.00"));  // 6,720 x 9.8
    QCOMPARE(toText(fallen.months[11].onDemand, Rounding::HalfEven), std::string("58032.00")); // 7,440 x 7.8
    set.inputs.hours = 8760 + 744; // the 13th month begins a year later: 7.6
    QCOMPARE(
        toText(run(applyWhatIf(set, with(&WhatIf::priceFallPerYear, "0.24"))).months[12].onDemand, Rounding::HalfEven),
        std::string("56544.00"));
    // a price that is known to change keeps its own steps
    set = tenMachines();
    set.inputs.offers[0].options[0].path = {{at("2027-02-15T00:00:00Z"), dec("20"), {}}};
    const PlanResult stepped = run(applyWhatIf(set, with(&WhatIf::priceFallPerYear, "0.24")));
    // February: 14 days at 9.8, 14 days at 19.6
    QCOMPARE(toText(stepped.months[1].onDemand, Rounding::HalfEven), std::string("98784.00"));
}

void WhatIfTest::commitmentsKeepWhatTheySigned()
{
    ScenarioSet set = tenMachines();
    set.plans[0].commitments = {{"a", "1y", 10, set.inputs.start, false}};
    QCOMPARE(cost(set, with(&WhatIf::priceFallPerYear, "0.5")), std::string("525600.00")); // 87,600 h at 6
    const PlanResult half = run(applyWhatIf(set, with(&WhatIf::use, "0.5")));
    QCOMPARE(toText(half.totals.amortised, Rounding::HalfEven), std::string("525600.00"));
    QCOMPARE(toText(half.totals.unusedCommitment, Rounding::HalfEven), std::string("262800.00"));
}

void WhatIfTest::laterPurchasesAreCheaper()
{
    ScenarioSet set = tenMachines();
    set.plans[0].commitments = {{"a", "1y", 1, at("2027-07-01T00:00:00Z"), false}};
    const PlanResult result = run(applyWhatIf(set, with(&WhatIf::priceFallPerYear, "0.24")));
    // bought in the 7th month at 6 x 0.88 = 5.28, for 8,760 hours
    QCOMPARE(toText(result.totals.toSign, Rounding::HalfEven), std::string("46252.80"));
}

void WhatIfTest::spotShareOverridesEveryPlan()
{
    ScenarioSet set = tenMachines();
    set.plans[0].policy = Policy{};
    set.plans[0].policy->limits.spotShare = dec("0.9");
    set.plans[0].policy->limits.upfrontTotal = dec("5");
    WhatIf whatIf;
    whatIf.spotShare = dec("0.3");
    const ScenarioSet after = applyWhatIf(set, whatIf);
    QCOMPARE(*after.plans[0].policy->limits.spotShare, dec("0.3"));
    QCOMPARE(*after.plans[0].policy->limits.upfrontTotal, dec("5")); // other limits stay
    QCOMPARE(*after.inputs.policy->limits.spotShare, dec("0.3"));
}

void WhatIfTest::nothingLeft()
{
    QVERIFY(run(applyWhatIf(tenMachines(), late(7, 7))).totals.demandHours.isZero());
    QVERIFY(run(applyWhatIf(tenMachines(), with(&WhatIf::use, "0"))).totals.demandHours.isZero());
}

void WhatIfTest::words()
{
    QVERIFY(describeWhatIf({}).empty());
    WhatIf whatIf = late(2, 1);
    whatIf.use = dec("0.6");
    whatIf.priceFallPerYear = dec("0.15");
    std::string all;
    for (const Message &part : describeWhatIf(whatIf))
        all += render(part) + "; ";
    QCOMPARE(all, std::string("use 60 %; starts 2 months late; ends 1 months early; prices fall 15 % a year; "));
}

void WhatIfTest::laws()
{
    const QTemporaryDir folder;
    RandomScenarios random(3, folder.path().toStdString());
    int checked = 0;
    for (int round = 0; round < 200; ++round) {
        const ScenarioSet set = random.next();
        QVERIFY(applyWhatIf(set, {}) == set); // nothing changes nothing
        WhatIf whatIf = late(round % 4, round % 3);
        whatIf.use = dec(round % 2 == 0 ? "0.7" : "1.3");
        whatIf.growthPerMonth = dec("0.01");
        whatIf.priceFallPerYear = dec("0.2");
        if (round % 5 == 0)
            whatIf.spotShare = dec("0.5");
        const ScenarioSet after = applyWhatIf(set, whatIf);
        // it can be written, read and is the same: so it can be applied to the inputs
        const std::string text = writeScenario(after);
        const Read<ScenarioSet> again = readScenario(text, folder.path().toStdString() + "/again.json");
        QVERIFY2(again, again ? "" : toText(again.error().front()).c_str());
        QVERIFY(writeScenario(*again) == text);
        // what is signed stays
        QVERIFY(after.inputs.commitments == set.inputs.commitments);
        for (std::size_t i = 0; i < set.plans.size(); ++i)
            QVERIFY(after.plans[i].commitments == set.plans[i].commitments);
        // use and dates don't depend on the order in which they are applied
        WhatIf first = late(round % 4, round % 3);
        WhatIf second;
        second.use = whatIf.use;
        QVERIFY(applyWhatIf(applyWhatIf(set, first), second) == applyWhatIf(applyWhatIf(set, second), first));
        ++checked;
    }
    QCOMPARE(checked, 200);
}

QTEST_GUILESS_MAIN(WhatIfTest)
#include "what_if_test.moc"
