// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/why_spot.h"

#include "plan/scenario_builder.h"
#include "plan/spot_outlook.h"
#include "why_calculator.h"

#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

constexpr std::array spotMetrics = {Metric::SpotFactor, Metric::SpotInterval, Metric::SpotWorkHourCost};

/// One interruption in ten hours; a checkpoint every hour takes nothing, a restart half an hour: 1.105631463...
Scenario byHand()
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 744);
    s.inputs.offers = {offer("m", 8, {onDemand("80"), spot("30", "0.1")})};
    Workload job = constantWorkload("train", "m", "1");
    job.interruptible = Interruptible{Decimal::fromInteger(3600), {}, Decimal::fromInteger(1800), {}, 1};
    s.inputs.workloads = {job};
    return s;
}

Why why(const Scenario &s, Metric metric, std::optional<std::int64_t> seconds = {})
{
    return explainSpot(s.inputs, s.inputs.workloads[0], s.inputs.offers[0], metric, seconds);
}

} // namespace

class WhySpotTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void factorShowsItsNumbers();
    void bestIntervalShowsItsRoot();
    void workHourLeadsToThePriceRow();
    void anyIntervalCanBeAsked();
    void withoutAValueItSaysWhy();
    void everyFigureRecomputes();
    void answersAgreeWithEvaluate();
};

void WhySpotTest::factorShowsItsNumbers()
{
    const Why factor = why(byHand(), Metric::SpotFactor);
    QCOMPARE(factor.value, std::string("1.105631"));
    QCOMPARE(factor.numbers, std::string("2.718281828459 ^ (0.1 x 0.5) x (2.718281828459 ^ (0.1 x (1 + 0)) - 1) / "
                                         "(0.1 x 1) = 1.105631"));
    QVERIFY(recomputes(factor));
}

void WhySpotTest::bestIntervalShowsItsRoot()
{
    Scenario s = byHand();
    Interruptible &job = *s.inputs.workloads[0].interruptible;
    job.checkpointEverySeconds = OptimalInterval{};
    job.checkpointSeconds = dec("6953.299"); // d h = ln 2 - 1/2, so that y = 1/2 and tau = 5 h
    const Why interval = why(s, Metric::SpotInterval);
    QVERIFY(std::abs(numberOf(interval.value) - 5) < 1e-5L);
    QVERIFY(recomputes(interval));
    std::string all;
    for (const WhyInput &input : interval.inputs)
        all += render(input.label) + "; ";
    QVERIFY(all.find("Young") != std::string::npos && all.find("Daly") != std::string::npos);
}

void WhySpotTest::workHourLeadsToThePriceRow()
{
    const Why cost = why(byHand(), Metric::SpotWorkHourCost);
    QCOMPARE(cost.value, std::string("4.146118 USD/GPU-hour")); // 30 x 1.105631463 / 8
    QVERIFY(recomputes(cost));
    QCOMPARE(cost.inputs.front().link, WhyLink::price("m", "spot"));
    QCOMPARE(cost.about, WhyLink::price("m", "spot"));
    QVERIFY(!cost.inputs.front().source.empty());
}

void WhySpotTest::anyIntervalCanBeAsked()
{
    Scenario s = byHand();
    s.inputs.workloads[0].interruptible->checkpointSeconds = Decimal::fromInteger(60);
    const Why half = why(s, Metric::SpotWorkHourCost, 1800);
    const Why whole = why(s, Metric::SpotWorkHourCost);
    QVERIFY(recomputes(half) && half.value != whole.value);
    s.inputs.workloads[0].interruptible->checkpointEverySeconds = Decimal::fromInteger(1800);
    QCOMPARE(why(s, Metric::SpotWorkHourCost).value, half.value);
}

void WhySpotTest::withoutAValueItSaysWhy()
{
    Scenario s = byHand();
    s.inputs.offers[0].options[1].interruptionsPerHour.reset();
    for (const Metric metric : {Metric::SpotFactor, Metric::SpotWorkHourCost}) {
        const Why unknown = why(s, metric);
        QCOMPARE(unknown.value, std::string("—"));
        QVERIFY(unknown.numbers.empty() && !unknown.formula.empty() && !unknown.rounding.empty());
        QVERIFY(render(unknown.inputs.front().label).find("interruption rate") != std::string::npos);
    }
    s = byHand();
    s.inputs.workloads[0].interruptible.reset();
    QVERIFY(render(why(s, Metric::SpotFactor).inputs.front().label).find("may not stop") != std::string::npos);
    s = byHand();
    s.inputs.offers[0].options.pop_back();
    QVERIFY(render(why(s, Metric::SpotFactor).inputs.front().label).find("no spot price") != std::string::npos);
}

// Law: the numbers that are put in give the printed value.
void WhySpotTest::everyFigureRecomputes()
{
    std::mt19937_64 random(31);
    std::uniform_real_distribution<double> exponent(-3, 0);
    int recomputed = 0;
    for (int round = 0; round < 300; ++round) {
        Scenario s = byHand();
        const auto draw = [&](double scale) { return Decimal::fromDouble(scale * std::pow(10, exponent(random))); };
        s.inputs.offers[0].options[1].interruptionsPerHour = round % 10 == 0 ? Decimal() : draw(1);
        if (round % 3 == 0)
            s.inputs.offers[0].options[1].zoneInterruptionsPerHour = draw(0.1);
        Interruptible &job = *s.inputs.workloads[0].interruptible;
        job.checkpointSeconds = draw(600);
        job.restartSeconds = draw(900);
        job.nodes = 1 + round % 4;
        if (round % 2 == 0)
            job.checkpointEverySeconds = OptimalInterval{};
        for (const Metric metric : spotMetrics) {
            const Why answer = why(s, metric);
            QVERIFY(!answer.value.empty() && !answer.inputs.empty());
            if (answer.value == "—")
                continue;
            QVERIFY2(recomputes(answer), (answer.value + " from " + answer.numbers).c_str());
            ++recomputed;
        }
    }
    QVERIFY(recomputed > 600);
}

void WhySpotTest::answersAgreeWithEvaluate()
{
    const Scenario s = byHand();
    const auto result = evaluate(s);
    QVERIFY(result && result->workloads[0].spotFactor);
    const SpotOutlook outlook = spotOutlook(s.inputs, s.inputs.workloads[0], s.inputs.offers[0]);
    QCOMPARE(*outlook.factor, *result->workloads[0].spotFactor);
    QCOMPARE(*outlook.perUsefulHour, divide(*result->workloads[0].spotHourly, dec("8"), Rounding::HalfEven));
}

QTEST_APPLESS_MAIN(WhySpotTest)
#include "why_spot_test.moc"
