// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario.h"

#include <QTest>

using namespace gpufolio;

class ScenarioTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPlanIsAScenario();
    void inputsWithoutPlansAreOnePlan();
    void planPolicyWinsOverThatOfTheInputs();
    void offersHaveTheScenariosCurrencyUnlessTheySayAnother();
};

void ScenarioTest::everyPlanIsAScenario()
{
    ScenarioSet set;
    set.inputs.name = "Inputs";
    set.plans = {{"a", "A", {}, std::nullopt}, {"b", "B", {}, std::nullopt}};
    const std::vector<Scenario> all = scenarios(set);
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(all[0].inputs == set.inputs && all[1].inputs == set.inputs);
    QVERIFY(all[0].plan == set.plans[0] && all[1].plan == set.plans[1]);
}

void ScenarioTest::inputsWithoutPlansAreOnePlan()
{
    ScenarioSet set;
    set.inputs.name = "Serving 2027";
    set.inputs.commitments = {{"offer", "1y", 2, UtcHour(0), false}};
    const std::vector<Scenario> all = scenarios(set);
    QCOMPARE(all.size(), std::size_t{1});
    QVERIFY(all[0].inputs == set.inputs);
    QVERIFY(all[0].plan == (Plan{"plan", "Serving 2027", {}, std::nullopt})); // the commitments stay with the inputs
}

void ScenarioTest::planPolicyWinsOverThatOfTheInputs()
{
    Policy ofInputs;
    ofInputs.beyondHorizon = BeyondHorizon::Full;
    Policy ofPlan;
    ofPlan.beyondHorizon = BeyondHorizon::Forbidden;
    Scenario scenario;
    QVERIFY(effectivePolicy(scenario) == Policy());
    scenario.inputs.policy = ofInputs;
    QVERIFY(effectivePolicy(scenario) == ofInputs);
    scenario.plan.policy = ofPlan;
    QVERIFY(effectivePolicy(scenario) == ofPlan);
}

void ScenarioTest::offersHaveTheScenariosCurrencyUnlessTheySayAnother()
{
    Inputs inputs;
    inputs.currency = Currency::of("EUR");
    inputs.offers.resize(2);
    inputs.offers[0].id = "plain";
    inputs.offers[1].id = "dollars";
    inputs.offers[1].currency = Currency::of("USD");
    QCOMPARE(findOffer(inputs, "plain"), &inputs.offers[0]);
    QCOMPARE(findOffer(inputs, "dollars"), &inputs.offers[1]);
    QVERIFY(findOffer(inputs, "none") == nullptr);
    QCOMPARE(QByteArray::fromStdString(currencyOf(inputs, inputs.offers[0]).code()), QByteArray("EUR"));
    QCOMPARE(QByteArray::fromStdString(currencyOf(inputs, inputs.offers[1]).code()), QByteArray("USD"));
}

QTEST_APPLESS_MAIN(ScenarioTest)
#include "scenario_test.moc"
