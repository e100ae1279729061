// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/evaluate.h"
#include "plan/scenario_reader.h"

#include <QTest>

using namespace gpufolio;

namespace
{

ScenarioSet example(const std::string &file)
{
    Read<ScenarioSet> set = loadScenario(GPUFOLIO_SOURCE_DIR "/pricing-data/examples/" + file);
    if (!set)
        qFatal("%s", toText(set.error().front()).c_str());
    return std::move(*set);
}

// The same without what people read.
ScenarioSet withoutWords(ScenarioSet set)
{
    set.inputs.name.clear();
    for (Workload &workload : set.inputs.workloads)
        workload.name = workload.team = workload.notes = {};
    for (Plan &plan : set.plans)
        plan.name.clear();
    return set;
}

} // namespace

class ExampleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothLanguagesHaveTheSameFigures();
    void pricesAreOfOneDate();
    void billedIsAmortisedPlusChangeInPrepaid();
    void theMixIsWhatItsNameSays();
};

void ExampleTest::bothLanguagesHaveTheSameFigures()
{
    const ScenarioSet english = example("serving-and-training.json");
    const ScenarioSet chinese = example("serving-and-training.zh_CN.json");
    QVERIFY(english != chinese);
    QVERIFY(withoutWords(english) == withoutWords(chinese));
    QCOMPARE(english.plans.size(), std::size_t(3));
}

void ExampleTest::pricesAreOfOneDate()
{
    const ScenarioSet set = example("serving-and-training.json");
    for (const Offer &offer : set.inputs.offers)
        for (const PurchaseOption &option : offer.options)
            QCOMPARE(option.provenance.validFrom->toText(), std::string("2026-07-30"));
    for (const Scenario &scenario : scenarios(set))
        QVERIFY(evaluate(scenario)->warnings.empty());
}

void ExampleTest::billedIsAmortisedPlusChangeInPrepaid()
{
    for (const Scenario &scenario : scenarios(example("serving-and-training.json"))) {
        const Read<PlanResult> result = evaluate(scenario);
        QVERIFY(result.hasValue());
        QVERIFY(result->status == PlanStatus::Evaluated);
        QCOMPARE(result->months.size(), std::size_t(12));
        for (const MonthResult &month : result->months)
            QVERIFY(month.billed == month.amortised + (month.prepaidEnd - month.prepaidStart));
    }
}

void ExampleTest::theMixIsWhatItsNameSays()
{
    const Read<PlanResult> mix = evaluate(scenarios(example("serving-and-training.json")).back());
    QVERIFY(mix.hasValue());
    const double demand = mix->totals.demandHours.count().toDouble();
    QVERIFY(std::abs(mix->totals.commitmentUsedHours.count().toDouble() / demand - 0.70) < 0.02);
    QVERIFY(std::abs(mix->totals.spotUsefulHours.count().toDouble() / demand - 0.30) < 0.02);
}

QTEST_APPLESS_MAIN(ExampleTest)
#include "example_test.moc"
