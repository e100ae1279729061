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
    void breakEvenByHand();
    void laws();
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

QTEST_GUILESS_MAIN(ComparisonFiguresTest)
#include "comparison_figures_test.moc"
