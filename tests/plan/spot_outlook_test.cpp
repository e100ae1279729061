// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario_builder.h"
#include "plan/spot_outlook.h"

#include <QTest>

#include <cmath>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

/// On demand 16 an hour for 8 GPUs (2.00 a GPU), spot 8 (1.00); checkpoints of a minute, restarts of five.
Scenario job(const std::string &hazard)
{
    Scenario s = scenario("2027-01-01T00:00:00Z", 744);
    s.inputs.offers = {offer("m", 8, {onDemand("16"), spot("8", hazard)})};
    Workload work = constantWorkload("train", "m", "1");
    work.interruptible = Interruptible{OptimalInterval{}, dec("60"), dec("300"), {}, 1};
    s.inputs.workloads = {work};
    return s;
}

SpotOutlook look(const Scenario &s)
{
    return spotOutlook(s.inputs, s.inputs.workloads[0], s.inputs.offers[0]);
}

std::string advice(const Scenario &s)
{
    std::string all;
    for (const Message &sentence : look(s).advice)
        all += (all.empty() ? "" : " ") + render(sentence);
    return all;
}

bool says(const Scenario &s, const std::string &words)
{
    const std::string text = advice(s);
    const bool found = text.find(words) != std::string::npos;
    if (!found)
        qWarning("%s", text.c_str());
    return found;
}

} // namespace

class SpotOutlookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savingNamesItsBase();
    void dearerThanOnDemand();
    void dearerBecauseOfCheckpoints();
    void withoutCheckpoints();
    void withoutATimeForCheckpoints();
    void withoutARate();
    void withoutASpotPrice();
    void withoutAnOnDemandPrice();
    void mayNotStop();
    void neverInterrupted();
    void givenIntervalIsHeldAgainstTheBest();
    void hardlyEverFinishes();
    void noCheaperBeforeInterruptions();
    void breakEvenIsPerNode();
    void gangIsThePessimisticEnd();
    void pricesOfTheStartHold();
    void durations_data();
    void durations();
};

void SpotOutlookTest::savingNamesItsBase()
{
    // h = 0.05, d = 1/60, R = 1/12: tau* = 0.8058 h, factor = e^(0.05/12) / (1 - 0.04029) = 1.04633...
    const Scenario s = job("0.05");
    const SpotOutlook outlook = look(s);
    const double y = 0.05 * double(*outlook.bestHours);
    QVERIFY(std::abs(std::log1p(-y) + y + 0.05 / 60) < 1e-12);
    QVERIFY(std::abs(outlook.factor->toDouble() - std::exp(0.05 / 12) / (1 - y)) < 1e-11);
    QCOMPARE(outlook.chosenHours, outlook.bestHours);
    QCOMPARE(outlook.perUsefulHour, outlook.bestPerUsefulHour);
    QVERIFY(outlook.pays());
    QCOMPARE(*outlook.onDemandPerHour, dec("2"));
    QVERIFY(says(s,
                 "With a checkpoint every 48 min a GPU-hour of work on spot costs 1.05 USD: 0.95 USD (48%) less than "
                 "on-demand at 2.00 USD."));
}

void SpotOutlookTest::dearerThanOnDemand()
{
    // Spot at 15.20 is 5% below on-demand; a restart of five minutes every hour makes up for more than that.
    Scenario s = job("1");
    s.inputs.offers[0].options[1].hourly = dec("15.2");
    const SpotOutlook outlook = look(s);
    const double more = outlook.perUsefulHour->toDouble() / 2 - 1;
    QVERIFY(more > 0.1);
    QVERIFY(!outlook.pays());
    const std::string percent = std::to_string(std::lround(more * 100)) + "%";
    QVERIFY(says(s, "Spot would cost " + percent +
                        " more than on-demand here: too many restarts. Not counted as a saving."));
    QVERIFY(says(s, "Spot would pay below "));
}

void SpotOutlookTest::dearerBecauseOfCheckpoints()
{
    // A checkpoint of a minute after each minute of work doubles the bill.
    Scenario s = job("0.001");
    s.inputs.offers[0].options[1].hourly = dec("15.2");
    s.inputs.workloads[0].interruptible->checkpointEverySeconds = dec("60");
    QVERIFY(says(s,
                 "Spot would cost 90% more than on-demand here: too much time goes into checkpoints. Not counted as a "
                 "saving."));
    QVERIFY(says(s, "A checkpoint every 5.8 h would be the best")); // sqrt(2 x 1/60 x 1000) = 5.77
}

void SpotOutlookTest::withoutCheckpoints()
{
    Scenario s = job("0.05");
    s.inputs.workloads[0].interruptible->checkpointEverySeconds.reset();
    QVERIFY(!look(s).factor);
    QVERIFY(says(s, "Without checkpoints each interruption loses all work"));
    QVERIFY(says(s, "A checkpoint every 48 min would be the best."));
    s.inputs.workloads[0].interruptible->checkpointSeconds = Decimal();
    QVERIFY(says(s, "Enter how long a checkpoint takes"));
}

void SpotOutlookTest::withoutATimeForCheckpoints()
{
    Scenario s = job("0.05");
    s.inputs.workloads[0].interruptible->checkpointSeconds = Decimal();
    QVERIFY(!look(s).factor && !look(s).bestHours);
    QVERIFY(says(s, "Checkpoints that take no time have no best interval"));
    s.inputs.workloads[0].interruptible->checkpointEverySeconds = dec("3600");
    QVERIFY(look(s).factor);
}

void SpotOutlookTest::withoutARate()
{
    Scenario s = job("0.05");
    s.inputs.offers[0].options[1].interruptionsPerHour.reset();
    QVERIFY(!look(s).hazardKnown && !look(s).factor && !look(s).bestHours);
    QVERIFY(says(s, "The spot price of m comes without an interruption rate"));
}

void SpotOutlookTest::withoutASpotPrice()
{
    Scenario s = job("0.05");
    s.inputs.offers[0].options.pop_back();
    QVERIFY(!look(s).spotHourly);
    QVERIFY(says(s, "m has no spot price"));
}

void SpotOutlookTest::withoutAnOnDemandPrice()
{
    Scenario s = job("0.05");
    s.inputs.offers[0].options.erase(s.inputs.offers[0].options.begin());
    QVERIFY(!look(s).pays() && !look(s).breakEvenPerNode && look(s).perUsefulHour);
    QVERIFY(says(s, "no on-demand price to compare it with"));
}

void SpotOutlookTest::mayNotStop()
{
    Scenario s = job("0.05");
    s.inputs.workloads[0].interruptible.reset();
    QVERIFY(says(s,
                 "This workload may not stop, so it never runs on spot. On m a GPU-hour costs 1.00 USD on spot before "
                 "interruptions and 2.00 USD on demand."));
}

void SpotOutlookTest::neverInterrupted()
{
    const Scenario s = job("0");
    const SpotOutlook outlook = look(s);
    QCOMPARE(*outlook.factor, Decimal::fromInteger(1));
    QVERIFY(!outlook.bestHours && !outlook.chosenHours);
    QVERIFY(says(s, "A GPU-hour of work on spot costs 1.00 USD: 1.00 USD (50%) less than on-demand at 2.00 USD."));
}

void SpotOutlookTest::givenIntervalIsHeldAgainstTheBest()
{
    Scenario s = job("0.05");
    s.inputs.workloads[0].interruptible->checkpointEverySeconds = dec("36000");
    const SpotOutlook outlook = look(s);
    QVERIFY(*outlook.perUsefulHour > *outlook.bestPerUsefulHour);
    QVERIFY(says(s, "A checkpoint every 48 min would be the best and cost 0.26 USD less per GPU-hour."));
    s.inputs.workloads[0].interruptible->checkpointEverySeconds = dec("3000");
    QVERIFY(says(s, "No interval is noticeably cheaper."));
}

void SpotOutlookTest::hardlyEverFinishes()
{
    Scenario s = job("2");
    s.inputs.workloads[0].interruptible->checkpointEverySeconds = dec("72000");
    QVERIFY(!look(s).factor);
    QVERIFY(says(s, "With a checkpoint every 20 h and these interruptions the work would hardly ever finish"));
    QVERIFY(says(s, "would be the best: "));
}

void SpotOutlookTest::noCheaperBeforeInterruptions()
{
    Scenario s = job("0.05");
    s.inputs.offers[0].options[1].hourly = dec("16");
    QVERIFY(!look(s).pays() && !look(s).breakEvenPerNode);
    QVERIFY(says(s, "no less than on-demand at 2.00 USD. It is not used."));
}

void SpotOutlookTest::breakEvenIsPerNode()
{
    // The whole is the same, whatever the number of nodes: nodes x node + zone.
    Scenario s = job("0.05");
    const long double alone = *look(s).breakEvenPerNode;
    s.inputs.workloads[0].interruptible->nodes = 4;
    QVERIFY(std::abs(*look(s).breakEvenPerNode * 4 - alone) < 1e-9L);
    s.inputs.offers[0].options[1].zoneInterruptionsPerHour = dec("0.1");
    QVERIFY(std::abs(*look(s).breakEvenPerNode * 4 + 0.1L - alone) < 1e-9L);
    // At that rate spot costs what on-demand costs.
    s.inputs.offers[0].options[1].interruptionsPerHour = Decimal::fromLongDouble(*look(s).breakEvenPerNode);
    QVERIFY(std::abs(look(s).perUsefulHour->toDouble() - 2) < 1e-8);
}

void SpotOutlookTest::gangIsThePessimisticEnd()
{
    Scenario s = job("0.05");
    QVERIFY(advice(s).find("pessimistic") == std::string::npos);
    s.inputs.workloads[0].interruptible->nodes = 4;
    QVERIFY(says(s, "The rates of 4 nodes are added up as if each fell by itself. That is the pessimistic end"));
}

void SpotOutlookTest::pricesOfTheStartHold()
{
    Scenario s = job("0.05");
    s.inputs.offers[0].options[1].path = {{at("2026-12-01T00:00:00Z"), dec("4"), {}},
                                          {at("2027-01-02T00:00:00Z"), dec("12"), {}}};
    QCOMPARE(*look(s).spotHourly, dec("4"));
}

void SpotOutlookTest::durations_data()
{
    QTest::addColumn<double>("hours");
    QTest::addColumn<QString>("text");
    QTest::newRow("seconds") << 45.0 / 3600 << "45 s";
    QTest::newRow("few seconds") << 2.5 / 3600 << "2.5 s";
    QTest::newRow("minutes") << 56.2 / 60 << "56 min";
    QTest::newRow("few minutes") << 5.25 / 60 << "5.2 min"; // half to even
    QTest::newRow("hours") << 3.5 << "3.5 h";
    QTest::newRow("many hours") << 48.0 << "48 h";
}

void SpotOutlookTest::durations()
{
    QFETCH(double, hours);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(render(durationMessage(static_cast<long double>(hours)))), text);
}

QTEST_APPLESS_MAIN(SpotOutlookTest)
#include "spot_outlook_test.moc"
