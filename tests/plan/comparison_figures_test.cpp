// SPDX-License-Identifier: GPL-3.0-or-later
// Bridge, cash crossings, what is owed when one stops, break-even: hand calculations and laws.
#include "plan/break_even.h"
#include "plan/bridge.h"
#include "plan/cash_crossings.h"
#include "plan/evaluate.h"
#include "random_scenarios.h"
#include "scenario_builder.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::test;

class ComparisonFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bridgeByHand();
    void bridgeWithoutListPrice();
    void crossingByHand();
    void plansThatStartAlikeDontCross();
    void owedIfStoppedByHand();
    void heldTermThatBeginsLaterIsOwed();
    void breakEvenByHand();
    void breakEvenOfAPlanByHand();
    void laws();
    void crossingsAgainstASecondMethod();
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

std::string steps(const PlanResult &result)
{
    std::string text;
    const auto bridge = bridgeOf(result);
    for (const BridgeStep &step : *bridge)
        text += (text.empty() ? "" : " ") + toText(step.shown, result.rounding);
    return text;
}

/// One machine around the clock in 2027, 10 an hour on demand, 6 on a year of commitment, 4 on spot.
Scenario year(int machines, int committed, bool mayStop = false)
{
    Scenario made = scenario("2027-01-01T00:00:00Z", 8760);
    PurchaseOption spotOption = spot("4", "0");
    made.inputs.offers = {offer("a", 8, {onDemand("10"), commitment("1y", 8760, "0", "6"), spotOption})};
    made.inputs.workloads = {constantWorkload("w", "a", std::to_string(machines))};
    if (mayStop) {
        made.inputs.workloads[0].interruptible = Interruptible{};
        made.inputs.workloads[0].interruptible->checkpointEverySeconds = dec("3600");
    }
    if (committed > 0)
        made.plan.commitments = {{"a", "1y", committed, made.inputs.start, false}};
    return made;
}

} // namespace

void ComparisonFiguresTest::bridgeByHand()
{
    // 2 machines, 1 committed: 175,200 on demand, 8,760 h at 4 less, the other hour by hour.
    QCOMPARE(steps(run(year(2, 1))), std::string("175200.00 -35040.00 0.00 0.00 0.00 140160.00"));
    // 1 machine, 2 committed: one of them idle all year.
    QCOMPARE(steps(run(year(1, 2))), std::string("87600.00 -35040.00 0.00 52560.00 0.00 105120.00"));
    // 2 machines that may stop, 1 committed: the other on spot at 4, no interruptions.
    QCOMPARE(steps(run(year(2, 1, true))), std::string("175200.00 -35040.00 -52560.00 0.00 0.00 87600.00"));
}

void ComparisonFiguresTest::bridgeWithoutListPrice()
{
    Scenario made = year(1, 1);
    made.inputs.offers[0].options.erase(made.inputs.offers[0].options.begin());
    QVERIFY(!bridgeOf(run(made)));
}

void ComparisonFiguresTest::crossingByHand()
{
    Scenario paid = year(1, 0);
    paid.inputs.offers[0].options[1] = commitment("1y", 8760, "43800", "0"); // 5 an hour
    Scenario upfront = paid;
    upfront.plan.commitments = {{"a", "1y", 1, paid.inputs.start, false}};
    const PlanResult onDemandPlan = run(paid);
    const PlanResult committedPlan = run(upfront);
    // On demand is billed on the first day after each month: by 1 July 10 x 4,344 = 43,440, by 1 August 50,880.
    const auto crossings = cashCrossings({&onDemandPlan, &committedPlan});
    QCOMPARE(crossings.size(), std::size_t(1));
    QCOMPARE(crossings[0].day.toText(), std::string("2027-08-01"));
    QCOMPARE(crossings[0].cheaper, std::size_t(1));
    QCOMPARE(toText(crossings[0].dearerBilled, Rounding::HalfEven), std::string("50880.00"));
    QCOMPARE(toText(crossings[0].cheaperBilled, Rounding::HalfEven), std::string("43800.00"));
    QCOMPARE(toText(billedUntil(onDemandPlan, *Date::parse("2027-07-01")), Rounding::HalfEven),
             std::string("43440.00"));
}

void ComparisonFiguresTest::plansThatStartAlikeDontCross()
{
    const PlanResult a = run(year(1, 0));
    const PlanResult b = run(year(1, 0));
    QVERIFY(cashCrossings({&a, &b}).empty());
    QVERIFY(cashCrossings({&a}).empty());
}

void ComparisonFiguresTest::owedIfStoppedByHand()
{
    Scenario made = year(1, 1);
    made.plan.commitments[0].start = at("2027-03-01T00:00:00Z"); // until 2028-02-29
    const PlanResult result = run(made);
    QVERIFY(owedIfStopped(result, 1).isZero());                                              // not begun yet
    QCOMPARE(toText(owedIfStopped(result, 2), Rounding::HalfEven), std::string("48096.00")); // 8,760 - 744 h at 6
    QCOMPARE(toText(owedIfStopped(result, 11), Rounding::HalfEven), std::string("8496.00")); // 8,760 - 7,344 h at 6
    QCOMPARE(toText(result.totals.owedAfterHorizon, Rounding::HalfEven), std::string("8496.00")); // the same
}

void ComparisonFiguresTest::heldTermThatBeginsLaterIsOwed()
{
    Scenario made = year(1, 0);
    made.inputs.offers[0].options[1] = commitment("1y", 8760, "10000", "5");
    made.inputs.commitments = {{"a", "1y", 1, at("2027-03-01T00:00:00Z"), true}};
    const PlanResult result = run(made);
    // Signed but not begun: the upfront and all 8,760 h at 5; once begun the upfront is sunk.
    QCOMPARE(toText(owedIfStopped(result, 0), Rounding::HalfEven), std::string("53800.00"));
    QCOMPARE(toText(owedIfStopped(result, 2), Rounding::HalfEven), std::string("40080.00")); // 8,760 - 744 h
}

void ComparisonFiguresTest::breakEvenByHand()
{
    const Offer made = offer(
        "a", 8,
        {onDemand("10"), commitment("1y", 8760, "8760", "5"), commitment("dear", 8760, "0", "12"), spot("4", "0.1")});
    const auto lines = breakEvenLines(made, at("2027-01-01T00:00:00Z"));
    QCOMPARE(lines.size(), std::size_t(4));
    QVERIFY(!lines[0].breakEvenShare);
    QCOMPARE(toText(*lines[1].breakEvenShare), std::string("0.6")); // (5 + 1) / 10
    QVERIFY(!lines[2].breakEvenShare);
    QCOMPARE(toText(*costPerUsedHour(lines[1], dec("0.5"))), std::string("12"));
    QCOMPARE(toText(*costPerUsedHour(lines[1], *lines[1].breakEvenShare)), std::string("10")); // as on demand
    QCOMPARE(toText(*costPerUsedHour(lines[3], dec("0.5"))), std::string("4"));
    QVERIFY(!costPerUsedHour(lines[1], Decimal()));
    // A quarter of the spot hours is lost to interruptions: 4 x 1.25, the others as before.
    const auto withLostWork = breakEvenLines(made, at("2027-01-01T00:00:00Z"), dec("1.25"));
    QCOMPARE(toText(withLostWork[3].amortisedHourly), std::string("5"));
    QCOMPARE(toText(withLostWork[1].amortisedHourly), std::string("6"));
}

void ComparisonFiguresTest::breakEvenOfAPlanByHand()
{
    QVERIFY(!breakEvenUse(run(year(2, 0)))); // commits to nothing
    // One kind of purchase: its own break-even, 6 / 10, whatever is used of it.
    QCOMPARE(toText(*breakEvenUse(run(year(1, 1)))), std::string("0.6"));
    QCOMPARE(toText(*breakEvenUse(run(year(0, 3)))), std::string("0.6"));
    // Two kinds: 3 machines at 6 of 10, 1 at 8 of 10, which is 26 of 40.
    Scenario made = year(4, 3);
    made.inputs.offers[0].options.push_back(commitment("dear", 8760, "0", "8"));
    made.plan.commitments.push_back({"a", "dear", 1, made.inputs.start, false});
    QCOMPARE(toText(*breakEvenUse(run(made))), std::string("0.65"));
    // On demand falls to 5 for the second half-year (4,416 h): 8,760 x 6 / (4,344 x 10 + 4,416 x 5)
    Scenario falling = year(1, 1);
    falling.inputs.offers[0].options[0].path = {{at("2027-07-01T00:00:00Z"), dec("5"), {}}};
    QCOMPARE(toText(*breakEvenUse(run(falling)), 6, 6, Rounding::HalfEven), std::string("0.802198"));
    // Without an on-demand price there is nothing to break even with.
    made.inputs.offers[0].options.erase(made.inputs.offers[0].options.begin());
    QVERIFY(!breakEvenUse(run(made)));
}

void ComparisonFiguresTest::laws()
{
    const QTemporaryDir folder;
    RandomScenarios random(11, folder.path().toStdString());
    int bridges = 0;
    int flows = 0;
    for (int round = 0; round < 300; ++round) {
        const ScenarioSet set = random.next();
        const std::vector<Scenario> all = scenarios(set);
        for (const Scenario &one : all) {
            const Read<PlanResult> result = evaluate(one);
            if (!result)
                continue;
            Money sum = Money::zero(result->currency);
            for (const CashFlow &flow : result->flows)
                sum += flow.amount;
            QCOMPARE(sum, result->totals.billed);
            flows += result->flows.empty() ? 0 : 1;
            if (!result->months.empty())
                QCOMPARE(owedIfStopped(*result, result->months.size() - 1) <= result->totals.owedAfterHorizon, true);
            const auto bridge = bridgeOf(*result);
            if (!bridge)
                continue;
            Money exact = Money::zero(result->currency);
            Money shown = Money::zero(result->currency);
            for (std::size_t i = 0; i + 1 < bridge->size(); ++i) {
                exact += (*bridge)[i].amount;
                shown += (*bridge)[i].shown;
            }
            QCOMPARE(exact, result->totals.amortised);
            QCOMPARE(shown, rounded(result->totals.amortised, result->rounding));
            QVERIFY((*bridge)[4].amount.isZero()); // on-demand hours are paid at list prices
            ++bridges;
        }
    }
    QVERIFY2(bridges > 50 && flows > 50, qPrintable(QString::number(bridges)));
}

/// Day by day: who has billed less, with all flows up to that day summed anew.
void ComparisonFiguresTest::crossingsAgainstASecondMethod()
{
    std::mt19937_64 random(23);
    const Currency usd = Currency::of("USD");
    const auto randomPlan = [&] {
        PlanResult made;
        made.currency = usd;
        for (int day = 1; day <= 28; ++day) {
            if (random() % 3 == 0)
                made.flows.push_back({Date{2027, 5, day},
                                      Money(Decimal::fromInteger(1 + static_cast<std::int64_t>(random() % 4)), usd)});
        }
        return made;
    };
    int found = 0;
    for (int round = 0; round < 200; ++round) {
        const PlanResult a = randomPlan();
        const PlanResult b = randomPlan();
        std::vector<Date> days;
        for (const PlanResult *plan : {&a, &b})
            for (const CashFlow &flow : plan->flows)
                days.push_back(flow.day);
        std::sort(days.begin(), days.end());
        days.erase(std::unique(days.begin(), days.end()), days.end());
        std::vector<std::pair<Date, bool>> expected; // and whether a is the cheaper one from then on
        std::optional<bool> aWasAhead;
        for (const Date &day : days) {
            const Money sumA = billedUntil(a, day);
            const Money sumB = billedUntil(b, day);
            if (sumA == sumB)
                continue;
            if (aWasAhead && *aWasAhead != (sumA < sumB))
                expected.emplace_back(day, sumA < sumB);
            aWasAhead = sumA < sumB;
        }
        const std::vector<CashCrossing> crossings = cashCrossings({&a, &b});
        QCOMPARE(crossings.size(), expected.size());
        for (std::size_t i = 0; i < crossings.size(); ++i) {
            QCOMPARE(crossings[i].day, expected[i].first);
            QCOMPARE(crossings[i].cheaper, std::size_t(expected[i].second ? 0 : 1));
            QVERIFY(crossings[i].cheaperBilled < crossings[i].dearerBilled);
            QCOMPARE(crossings[i].cheaperBilled, billedUntil(expected[i].second ? a : b, crossings[i].day));
        }
        found += static_cast<int>(crossings.size());
    }
    QVERIFY2(found > 10, qPrintable(QString::number(found)));
}

QTEST_GUILESS_MAIN(ComparisonFiguresTest)
#include "comparison_figures_test.moc"
