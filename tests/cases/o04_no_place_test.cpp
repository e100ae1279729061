// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"

#include <QTest>

using namespace gpufolio;

/// O04: a workload that fits nowhere stays in the plan with the reason, and no total looks complete.
class NoPlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void placesWhatFits();
    void keepsWhatDoesNot();
    void programEndsWithStatusThree();
    void totalIsOnlyPlacedSoFar_data();
    void totalIsOnlyPlacedSoFar();
    void leftOverIsShown();
    void hasNoRank();
};

void NoPlaceTest::placesWhatFits()
{
    const PlanResult result = evaluateCase(readCase("o04.json")).results.front();
    QCOMPARE(result.workloads.size(), std::size_t{3});
    const WorkloadResult &a = result.workloads[0];
    QCOMPARE(a.id, std::string("train-a"));
    QCOMPARE(a.status, WorkloadStatus::Placed);
    QCOMPARE(a.offer, std::string("x8-80"));
    QCOMPARE(a.peakInstances, std::int64_t{1});
    QCOMPARE(text(a.amortised), std::string("3000.00"));
    QVERIFY(a.idleAcceleratorHours.isZero());
    const WorkloadResult &c = result.workloads[2];
    QCOMPARE(c.offer, std::string("x8-80"));
    QCOMPARE(c.peakInstances, std::int64_t{2});
    QCOMPARE(text(c.amortised), std::string("3000.00"));
    // 4 of 16 GPUs for 50 hours, 25 %.
    QCOMPARE(c.idleAcceleratorHours, AcceleratorHours(200));
    QCOMPARE(c.acceleratorHours, AcceleratorHours(600));
    QCOMPARE(toText(divide(c.idleAcceleratorHours.count(), (c.idleAcceleratorHours + c.acceleratorHours).count(),
                           Rounding::HalfEven)),
             std::string("0.25"));
}

void NoPlaceTest::keepsWhatDoesNot()
{
    const PlanResult result = evaluateCase(readCase("o04.json")).results.front();
    const WorkloadResult &b = result.workloads[1];
    QCOMPARE(b.id, std::string("train-b"));
    QCOMPARE(b.status, WorkloadStatus::Infeasible);
    QCOMPARE(render(b.reason), std::string("needs 32 GPUs in one machine, largest is 8"));
    QVERIFY(b.offer.empty());
    QVERIFY(b.amortised.isZero());
    QCOMPARE(result.status, PlanStatus::Incomplete);
    QCOMPARE(text(result.totals.amortised), std::string("6000.00"));
}

void NoPlaceTest::programEndsWithStatusThree()
{
    CliProgram program;
    program.copyData("cases/o04.json");
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "o04.json"});
    QCOMPARE(outcome.status, 3);
    QCOMPARE(outcome.at("status"), QJsonValue("incomplete"));
    QCOMPARE(outcome.at("workloads/0/offer"), QJsonValue("x8-80"));
    QCOMPARE(outcome.at("workloads/0/amortised"), QJsonValue("3000.00"));
    QCOMPARE(outcome.at("workloads/1/id"), QJsonValue("train-b"));
    QCOMPARE(outcome.at("workloads/1/status"), QJsonValue("infeasible"));
    QCOMPARE(outcome.at("workloads/1/reason"), QJsonValue("needs 32 GPUs in one machine, largest is 8"));
    QCOMPARE(outcome.at("workloads/2/amortised"), QJsonValue("3000.00"));
    QCOMPARE(outcome.at("workloads/2/idleAcceleratorHours"), QJsonValue(200));
    QCOMPARE(outcome.at("totals/amortised"), QJsonValue("6000.00"));
}

void NoPlaceTest::totalIsOnlyPlacedSoFar_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("file");
    QTest::newRow("table") << QStringList{"plan", "evaluate", "o04.json", "--format", "table"} << QString();
    QTest::newRow("comparison") << QStringList{"plan", "compare", "o04.json", "--format", "table"} << QString();
    QTest::newRow("CSV report") << QStringList{"report", "o04.json", "--csv", "r.csv"} << "r.csv";
    QTest::newRow("HTML report") << QStringList{"report", "o04.json", "--html", "r.html"} << "r.html";
}

void NoPlaceTest::totalIsOnlyPlacedSoFar()
{
    QFETCH(QStringList, command);
    QFETCH(QString, file);
    CliProgram program;
    program.copyData("cases/o04.json");
    const CliProgram::Outcome outcome = program.run(command);
    QCOMPARE(outcome.status, 3);
    const QByteArray shown = file.isEmpty() ? outcome.out : program.read(file);
    QVERIFY2(shown.toLower().contains("placed so far"), shown.constData());
    QVERIFY(shown.contains("6,000.00") || shown.contains("6000.00"));
    QVERIFY(shown.contains("needs 32 GPUs in one machine, largest is 8"));
}

/// 4 of 16 GPUs for 50 hours stand beside the 600 that were asked for.
void NoPlaceTest::leftOverIsShown()
{
    CliProgram program;
    program.copyData("cases/o04.json");
    QCOMPARE(program.run({"report", "o04.json", "--csv", "r.csv"}).status, 3);
    const QByteArray csv = program.read("r.csv");
    QVERIFY(csv.contains("acceleratorHours (GPU-hours),leftOver (GPU-hours),amortised (USD)"));
    QVERIFY2(csv.contains("train-c,,,x8-80,600,200,3000.00,placed"), csv.constData());
    QVERIFY(csv.contains("train-b,,,,1280,,0.00,\"no place: needs 32 GPUs in one machine"));
}

void NoPlaceTest::hasNoRank()
{
    CliProgram program;
    program.copyData("cases/o04.json");
    const CliProgram::Outcome outcome = program.run({"plan", "compare", "o04.json"});
    QCOMPARE(outcome.status, 3);
    QVERIFY(outcome.at("plans/0/rank").isNull());
    QCOMPARE(outcome.at("plans/0/status"), QJsonValue("incomplete"));
}

QTEST_GUILESS_MAIN(NoPlaceTest)
#include "o04_no_place_test.moc"
