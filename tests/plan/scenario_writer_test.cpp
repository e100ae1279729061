// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/random_scenarios.h"
#include "plan/scenario_reader.h"
#include "support/file_io.h"

#include <QTemporaryDir>
#include <QTest>

using namespace gpufolio;

namespace
{

QByteArray report(const Read<ScenarioSet> &read)
{
    std::string all;
    if (!read) {
        for (const Error &error : read.error())
            all += toText(error) + "\n";
    }
    return QByteArray::fromStdString(all);
}

} // namespace

class ScenarioWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void readingWhatWasWrittenGivesTheSame();
    void looksLikeThis();
    void exactDecimalsAreWrittenOut();
    void longSeriesStandInRows();
};

void ScenarioWriterTest::readingWhatWasWrittenGivesTheSame()
{
    QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    RandomScenarios random(20270101, path);
    for (int i = 0; i < 400; ++i) {
        const ScenarioSet set = random.next();
        const std::string written = writeScenario(set);
        const Read<ScenarioSet> read = readScenario(written, path + "/scenario.json");
        if (!read || !(*read == set))
            qInfo().noquote() << "case" << i << "\n" << QByteArray::fromStdString(written);
        QCOMPARE(report(read), QByteArray());
        QVERIFY(*read == set);
        QCOMPARE(writeScenario(*read), written);
    }
}

void ScenarioWriterTest::looksLikeThis()
{
    const Result<std::string> expected = readFile(GPUFOLIO_TEST_DATA "/scenarios/contract_example_written.json");
    QVERIFY(expected);
    const Read<ScenarioSet> set = loadScenario(GPUFOLIO_TEST_DATA "/scenarios/contract_example.json");
    QVERIFY(set);
    QCOMPARE(QByteArray::fromStdString(writeScenario(*set)), QByteArray::fromStdString(*expected));
}

void ScenarioWriterTest::exactDecimalsAreWrittenOut()
{
    ScenarioSet set;
    set.inputs.currency = Currency::of("USD");
    set.inputs.hours = 1;
    set.inputs.discountRate = *Decimal::parse("0.100000000001");
    Policy policy;
    policy.limits.upfrontTotal = *Decimal::parse("12345678901234567.123456789012");
    set.inputs.policy = policy;
    const std::string text = writeScenario(set);
    QVERIFY(text.find("\"discountRate\": 0.100000000001,") != std::string::npos);
    QVERIFY(text.find("\"upfrontTotal\": \"12345678901234567.123456789012\"") != std::string::npos);
}

void ScenarioWriterTest::longSeriesStandInRows()
{
    ScenarioSet set;
    set.inputs.currency = Currency::of("USD");
    set.inputs.hours = 30;
    set.inputs.workloads.resize(1);
    set.inputs.workloads[0].id = "w";
    set.inputs.workloads[0].demand.series = HourlySeries{std::vector<Decimal>(30, Decimal::fromInteger(7))};
    const QByteArray text = QByteArray::fromStdString(writeScenario(set));
    const QByteArray day = "          " + QByteArray("7, ").repeated(23) + "7";
    QVERIFY(text.contains("\"hourly\": [\n" + day + ",\n          7, 7, 7, 7, 7, 7\n        ]\n"));
}

QTEST_APPLESS_MAIN(ScenarioWriterTest)
#include "scenario_writer_test.moc"
