// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario_reader.h"
#include "plan/what_if.h"
#include "random_scenarios.h"
#include "scenario_builder.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

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
    void whatIsHeldKeepsItsPrice();
    void pricesBehindTheHorizonStay();
    void monthsAreThoseOfTheTimeZone();
    void spotShareOverridesEveryPlan();
    void nothingLeft();
    void words();
    void laws();
    void halfTheUseIsHalfTheHours();
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

void sameCommitments(const Inputs &after, const std::vector<CommitmentPurchase> &purchases, const Inputs &before,
                     const std::vector<CommitmentPurchase> &signedOnes)
{
    QCOMPARE(purchases.size(), signedOnes.size());
    for (std::size_t i = 0; i < purchases.size(); ++i) {
        CommitmentPurchase purchase = purchases[i];
        const Offer *offer = findOffer(after, purchase.offer);
        const Offer *offerBefore = findOffer(before, purchase.offer);
        if (purchase.held && offer != nullptr && findOption(*offer, purchase.option) != nullptr) {
            const PriceAt price = priceAt(*findOption(*offer, purchase.option), purchase.start);
            const PriceAt asSigned = priceAt(*findOption(*offerBefore, signedOnes[i].option), purchase.start);
            QCOMPARE(price.hourly, asSigned.hourly);
            QCOMPARE(price.upfront, asSigned.upfront);
            purchase.option = signedOnes[i].option;
        }
        QVERIFY(purchase == signedOnes[i]);
    }
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

// Signed today for July at 6: 8,760 h x 6, of which 4,416 lie in 2027; the same purchase, not signed, costs 5.28 an
// hour.
void WhatIfTest::whatIsHeldKeepsItsPrice()
{
    ScenarioSet set = tenMachines();
    const UtcHour july = at("2027-07-01T00:00:00Z");
    set.inputs.commitments = {{"a", "1y", 1, july, true}, {"a", "1y", 2, july, true}};
    set.plans[0].commitments = {{"a", "1y", 1, july, false}};
    const WhatIf whatIf = with(&WhatIf::priceFallPerYear, "0.24");
    const ScenarioSet after = applyWhatIf(set, whatIf);
    const PlanResult result = run(after);
    QCOMPARE(toText(result.commitments[0].amortised, Rounding::HalfEven), std::string("26496.00")); // 4,416 x 6
    QCOMPARE(toText(result.commitments[1].amortised, Rounding::HalfEven), std::string("52992.00"));
    QCOMPARE(toText(result.commitments[2].amortised, Rounding::HalfEven), std::string("23316.48")); // 4,416 x 5.28
    QCOMPARE(after.inputs.offers[0].options.size(), std::size_t(3)); // one price of its own for both
    // once more: it is still 6
    const PlanResult twice = run(applyWhatIf(after, whatIf));
    QCOMPARE(toText(twice.commitments[0].amortised, Rounding::HalfEven), std::string("26496.00"));
    // held since January: nothing to keep apart
    set.inputs.commitments = {{"a", "1y", 1, set.inputs.start, true}};
    QCOMPARE(applyWhatIf(set, whatIf).inputs.offers[0].options.size(), std::size_t(2));
}

// A step that is known for a year after the end is still there when the fall becomes part of the inputs.
void WhatIfTest::pricesBehindTheHorizonStay()
{
    ScenarioSet set = tenMachines();
    set.inputs.offers[0].options[0].path = {{at("2026-01-01T00:00:00Z"), dec("12"), {}},
                                            {at("2029-01-01T00:00:00Z"), dec("20"), {}}};
    const PurchaseOption option = applyWhatIf(set, with(&WhatIf::priceFallPerYear, "0.5")).inputs.offers[0].options[0];
    QCOMPARE(option.path.size(), std::size_t(13)); // 2026, the 11 later months of 2027, 2029
    QCOMPARE(priceAt(option, set.inputs.start).hourly, dec("12"));
    QCOMPARE(priceAt(option, at("2027-07-01T00:00:00Z")).hourly, dec("9")); // 12 x (1 - 0.5 x 6 / 12)
    QCOMPARE(priceAt(option, at("2029-01-01T00:00:00Z")).hourly, dec("5")); // 20 x 0.5 x 0.5
}

// Shanghai is 8 hours ahead; what ends on a 31st ends a month earlier on a 28th.
void WhatIfTest::monthsAreThoseOfTheTimeZone()
{
    ScenarioSet set = tenMachines();
    set.inputs.timeZone = "Asia/Shanghai";
    set.inputs.start = at("2026-12-31T16:00:00Z");
    Demand &demand = set.inputs.workloads[0].demand;
    demand.until = at("2027-03-31T04:00:00Z"); // noon
    const Demand moved = applyWhatIf(set, late(1, 1)).inputs.workloads[0].demand;
    QCOMPARE(QString::fromStdString(moved.from->toText()), QStringLiteral("2027-01-31T16:00:00Z"));
    QCOMPARE(QString::fromStdString(moved.until->toText()), QStringLiteral("2027-02-28T04:00:00Z"));
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
    QCOMPARE(all, std::string("use 60%; starts 2 months late; ends 1 month early; prices fall 15% a year; "));
    WhatIf other = late(1, 3);
    other.growthPerMonth = dec("-0.015");
    other.spotShare = dec("0.3");
    all.clear();
    for (const Message &part : describeWhatIf(other))
        all += render(part) + "; ";
    QCOMPARE(all, std::string("growth −1.5% a month; starts 1 month late; ends 3 months early; spot at most 30% of "
                              "demand; "));
}

void WhatIfTest::laws()
{
    const QTemporaryDir folder;
    RandomScenarios random(3, folder.path().toStdString());
    int checked = 0;
    for (int round = 0; round < 200; ++round) {
        const ScenarioSet set = random.next();
        QVERIFY(applyWhatIf(set, {}) == set); // nothing changes nothing
        WhatIf whatIf = late(round % 7 == 0 ? 60 : round % 4, round % 3);
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
        // what is bought stays: the same machines, dates and, where signed, prices
        sameCommitments(after.inputs, after.inputs.commitments, set.inputs, set.inputs.commitments);
        for (std::size_t i = 0; i < set.plans.size(); ++i)
            sameCommitments(after.inputs, after.plans[i].commitments, set.inputs, set.plans[i].commitments);
        // use and dates don't depend on the order in which they are applied
        WhatIf first = late(round % 4, round % 3);
        WhatIf second;
        second.use = whatIf.use;
        QVERIFY(applyWhatIf(applyWhatIf(set, first), second) == applyWhatIf(applyWhatIf(set, second), first));
        ++checked;
    }
    QCOMPARE(checked, 200);
}

// Whole machines that are even in number, around the clock or by month: half of them are needed half as long in sum, on
// whatever they run; and use is applied before growth, dates and prices or after them, as one likes.
void WhatIfTest::halfTheUseIsHalfTheHours()
{
    std::mt19937 random(11);
    const auto whole = [&random](int from, int to) { return std::uniform_int_distribution<int>(from, to)(random); };
    for (int round = 0; round < 40; ++round) {
        ScenarioSet set = tenMachines();
        MonthlySeries months;
        for (int month = 0; month < 12; ++month)
            months.values.push_back(Decimal::fromInteger(std::int64_t{2} * whole(0, 40)));
        if (round % 2 == 0)
            set.inputs.workloads[0].demand.series = months;
        else
            set.inputs.workloads[0].demand.series = ConstantSeries{months.values.front()};
        set.plans[0].commitments = {{"a", "1y", whole(1, 20), set.inputs.start, false}};
        const PlanResult all = run(set);
        const WhatIf half = with(&WhatIf::use, "0.5");
        const PlanResult halved = run(applyWhatIf(set, half));
        QCOMPARE(times(halved.totals.demandHours.count(), 2), all.totals.demandHours.count());
        QVERIFY(halved.totals.amortised <= all.totals.amortised);
        QCOMPARE(halved.totals.toSign, all.totals.toSign); // what is owed is owed
        WhatIf rest = late(whole(0, 3), whole(0, 3));
        rest.growthPerMonth = dec("0.02");
        rest.priceFallPerYear = dec("0.1");
        rest.spotShare = dec("0.4");
        WhatIf both = rest;
        both.use = half.use;
        QVERIFY(applyWhatIf(applyWhatIf(set, half), rest) == applyWhatIf(set, both));
        QVERIFY(applyWhatIf(applyWhatIf(set, rest), half) == applyWhatIf(set, both));
    }
}

QTEST_GUILESS_MAIN(WhatIfTest)
#include "what_if_test.moc"
