// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/cover.h"
#include "plan/evaluate.h"
#include "random_scenarios.h"
#include "scenario_builder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class CoverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layersByHand();
    void stepsByHand();
    void oneOfferOnly();
    void loadCurveByHand();
    void hoursAreThoseOfTheResult();
};

namespace
{

/// January and February 2027: 3 machines of 8, 2 of them committed from February on; the third may stop.
Scenario twoMonths()
{
    Scenario made = scenario("2027-01-01T00:00:00Z", 744 + 672);
    made.inputs.offers = {offer("a", 8, {onDemand("10"), commitment("1y", 8760, "0", "6"), spot("4", "0")})};
    made.inputs.workloads = {constantWorkload("steady", "a", "2"), constantWorkload("train", "a", "1")};
    made.inputs.workloads[1].interruptible = Interruptible{};
    made.inputs.workloads[1].interruptible->checkpointEverySeconds = dec("3600");
    made.plan.commitments = {{"a", "1y", 4, at("2027-02-01T00:00:00Z"), false}};
    return made;
}

Decimal sum(const std::vector<Decimal> &values)
{
    Decimal total;
    for (const Decimal value : values)
        total += value;
    return total;
}

std::string texts(const std::vector<Decimal> &values)
{
    std::string text;
    for (const Decimal value : values)
        text += (text.empty() ? "" : " ") + toText(value);
    return text;
}

} // namespace

void CoverTest::layersByHand()
{
    const auto cover = coverOf(twoMonths(), {}, 5); // months: 9 weeks are too many
    QVERIFY(cover);
    QCOMPARE(cover->steps.size(), std::size_t(2));
    QCOMPARE(cover->layers.size(), std::size_t(4));
    QCOMPARE(texts(cover->demand), std::string("17856 16128")); // 24 GPUs
    QCOMPARE(texts(cover->layers[0].used), std::string("0 16128"));
    QCOMPARE(texts(cover->layers[0].unused), std::string("0 5376")); // the fourth machine
    QCOMPARE(texts(cover->layers[1].used), std::string("5952 0"));   // spot in January
    QCOMPARE(texts(cover->layers[2].used), std::string("11904 0"));  // on demand
    QCOMPARE(texts(cover->layers[3].used), std::string("0 0"));
}

void CoverTest::stepsByHand()
{
    // 2027-01-01 is a Friday: 3 days, then weeks from Monday
    const auto weeks = coverOf(twoMonths(), {}, 10);
    QVERIFY(weeks && weeks->step == Cover::Step::Week);
    QCOMPARE(weeks->steps.front().hours(), std::int64_t(72));
    QCOMPARE(weeks->steps[1].hours(), std::int64_t(168));
    QCOMPARE(weeks->steps.size(), std::size_t(9));
    const auto days = coverOf(twoMonths());
    QVERIFY(days && days->step == Cover::Step::Day);
    QCOMPARE(days->steps.size(), std::size_t(59));
    // a day of 23 hours in a zone with summer time
    Scenario berlin = twoMonths();
    berlin.inputs.timeZone = "Europe/Berlin";
    berlin.inputs.start = at("2027-03-27T23:00:00Z");
    berlin.inputs.hours = 48;
    berlin.plan.commitments.clear();
    const auto spring = coverOf(berlin);
    QVERIFY(spring);
    QCOMPARE(spring->steps.front().hours(), std::int64_t(23));
}

void CoverTest::oneOfferOnly()
{
    Scenario made = twoMonths();
    made.inputs.offers.push_back(offer("b", 4, {onDemand("5")}));
    made.inputs.workloads.push_back(constantWorkload("other", "b", "1"));
    QCOMPARE(toText(sum(coverOf(made, "b")->demand)), std::string("5664")); // 4 x 1,416
    QCOMPARE(toText(sum(coverOf(made, "a")->demand)), std::string("33984"));
    QCOMPARE(toText(sum(coverOf(made)->demand)), std::string("39648"));
}

void CoverTest::loadCurveByHand()
{
    Scenario made = twoMonths();
    made.inputs.workloads[1].demand.series = MonthlySeries{{dec("1"), dec("0")}};
    const auto curve = loadCurveOf(made, {}, 3);
    QVERIFY(curve);
    QCOMPARE(texts(curve->demand), std::string("24 24 16"));  // the middle hour is in January, which is longer
    QCOMPARE(texts(curve->committed), std::string("32 0 0")); // four machines in February
}

// Law: layers sum to the demand in each step, and over the horizon to the hours of the result.
void CoverTest::hoursAreThoseOfTheResult()
{
    const QTemporaryDir folder;
    RandomScenarios random(21, folder.path().toStdString());
    int checked = 0;
    for (int round = 0; round < 200; ++round) {
        const ScenarioSet set = random.next();
        const std::vector<Scenario> all = scenarios(set);
        for (const Scenario &one : all) {
            const Read<PlanResult> result = evaluate(one);
            if (!result)
                continue;
            const auto cover = coverOf(one, {}, 40);
            QVERIFY(cover);
            Decimal demand;
            for (const WorkloadResult &workload : result->workloads) {
                if (const Offer *offer = workload.offer.empty() ? nullptr : findOffer(one.inputs, workload.offer))
                    demand += multiply(workload.demandHours.count(), offer->acceleratorCount);
            }
            QCOMPARE(sum(cover->demand), demand);
            for (std::size_t step = 0; step < cover->steps.size(); ++step) {
                Decimal served;
                for (const CoverLayer &layer : cover->layers)
                    served += layer.used[step];
                QCOMPARE(served, cover->demand[step]);
            }
            for (std::size_t i = 0; i < result->commitments.size(); ++i) {
                const CommitmentResult &commitment = result->commitments[i];
                const Offer *offer = findOffer(one.inputs, commitment.purchase.offer);
                QCOMPARE(sum(cover->layers[i].used), multiply(commitment.usedHours.count(), offer->acceleratorCount));
                QCOMPARE(sum(cover->layers[i].used) + sum(cover->layers[i].unused),
                         multiply(commitment.owedHours.count(), offer->acceleratorCount));
            }
            ++checked;
        }
    }
    QVERIFY2(checked > 50, qPrintable(QString::number(checked)));
}

QTEST_GUILESS_MAIN(CoverTest)
#include "cover_test.moc"
