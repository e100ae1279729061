// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/bad_scenarios.h"
#include "plan/scenario_reader.h"
#include "support/file_io.h"

#include <QTemporaryDir>
#include <QTest>

#include <string>

using namespace gpufolio;

namespace
{

QByteArray dataFile(const char *name)
{
    const Result<std::string> text = readFile(std::string(GPUFOLIO_TEST_DATA "/scenarios/") + name);
    return text ? QByteArray::fromStdString(*text) : QByteArray();
}

/// All findings, one a line, as a user sees them.
QByteArray report(const Read<ScenarioSet> &read)
{
    if (read)
        return "no findings";
    std::string all;
    for (const Error &error : read.error())
        all += (all.empty() ? "" : "\n") + toText(error);
    return QByteArray::fromStdString(all);
}

Decimal decimal(const char *text)
{
    return *Decimal::parse(text);
}

UtcHour hour(const char *text)
{
    return *UtcHour::parse(text);
}

} // namespace

Q_DECLARE_METATYPE(const gpufolio::BadScenario *)

class ScenarioReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void readsTheExampleOfTheContract();
    void readsEveryKey();
    void offersMayComeFromAPriceBook();
    void amountsAreReadFromTheirText();
    void shortFormsBecomeLongOnes();
    void termsMayHaveBegunBeforeTheHorizon();
    void badInputs_data();
    void badInputs();
    void otherDocumentsAreOneFinding_data();
    void otherDocumentsAreOneFinding();
    void findingsStandInTheOrderOfTheFile();
    void atMostTwentyFindings();
    void csvSeries_data();
    void csvSeries();
    void csvStandsBesideTheScenario();
    void missingFile();
};

void ScenarioReaderTest::readsTheExampleOfTheContract()
{
    const Read<ScenarioSet> read = loadScenario(GPUFOLIO_TEST_DATA "/scenarios/contract_example.json");
    QCOMPARE(report(read), QByteArray("no findings"));
    const Inputs &inputs = read->inputs;
    QCOMPARE(inputs.name, std::string("Serving and training 2027"));
    QVERIFY(inputs.currency == Currency::of("USD"));
    QVERIFY(inputs.start == hour("2027-01-01T00:00:00Z"));
    QCOMPARE(inputs.hours, 8760);
    QVERIFY(inputs.discountRate == decimal("0.08"));
    QCOMPARE(inputs.offers.size(), std::size_t{1});
    const Offer &offer = inputs.offers.front();
    QVERIFY(offer.acceleratorCount == Decimal::fromInteger(8));
    QCOMPARE(offer.options.size(), std::size_t{4});
    QVERIFY(offer.options[0].kind == OptionKind::OnDemand && offer.options[0].hourly == decimal("98.32"));
    QVERIFY(offer.options[2].kind == OptionKind::Commitment && offer.options[2].termHours == 26280);
    QVERIFY(offer.options[2].upfront == decimal("1150000") && offer.options[2].hourly.isZero());
    QVERIFY(offer.options[3].interruptionsPerHour == decimal("0.02") && offer.options[3].maxInstances == 20);
    QCOMPARE(inputs.workloads.size(), std::size_t{2});
    const Demand &serve = inputs.workloads[0].demand;
    QVERIFY(serve.unit == DemandUnit::Accelerators && serve.growthPerMonth == decimal("0.03"));
    QCOMPARE(std::get<WeeklySeries>(serve.series).values.size(), std::size_t{168});
    const Workload &train = inputs.workloads[1];
    QVERIFY(train.offer == std::string("h100-east"));
    QCOMPARE(std::get<HourlySeries>(train.demand.series).values.size(), std::size_t{4});
    QVERIFY(std::holds_alternative<OptimalInterval>(*train.interruptible->checkpointEverySeconds));
    QVERIFY(train.interruptible->restartSeconds == Decimal::fromInteger(300));
    QVERIFY(inputs.commitments ==
            (std::vector<CommitmentPurchase>{{"h100-east", "1y-none", 2, hour("2027-01-01T00:00:00Z"), false}}));
    QVERIFY(inputs.policy->limits.upfrontTotal == decimal("2000000"));
    QVERIFY(read->plans.empty());
}

void ScenarioReaderTest::readsEveryKey()
{
    const Read<ScenarioSet> read = loadScenario(GPUFOLIO_TEST_DATA "/scenarios/every_key.json");
    QCOMPARE(report(read), QByteArray("no findings"));
    const Inputs &inputs = read->inputs;
    QVERIFY(inputs.start == hour("2026-12-31T23:00:00Z")); // midnight in Berlin
    QCOMPARE(inputs.timeZone, std::string("Europe/Berlin"));
    QVERIFY(inputs.rounding == Rounding::HalfAwayFromZero);
    const Offer &offer = inputs.offers.front();
    QVERIFY(offer.currency == Currency::of("USD") && offer.networkGbps == decimal("800.5"));
    QCOMPARE(offer.certifications.size(), std::size_t{2});
    const PurchaseOption &onDemand = offer.options[0];
    QVERIFY(onDemand.metering == (Metering{Metering::Unit::Hour, 3600}));
    QVERIFY(onDemand.availableFrom == hour("2027-02-01T00:00:00Z"));
    QVERIFY(onDemand.provenance == (Provenance{"quote of ACME 2026-11-02", Date{2026, 11, 3}, Date{2026, 11, 2}}));
    QVERIFY(onDemand.path == (std::vector<PricePoint>{{hour("2027-06-01T00:00:00Z"), decimal("80"), std::nullopt}}));
    QVERIFY(offer.options[1].path ==
            (std::vector<PricePoint>{{hour("2027-03-01T00:00:00Z"), decimal("50"), decimal("900")}}));
    const PurchaseOption &spot = offer.options[2];
    QVERIFY(spot.zoneInterruptionsPerHour == decimal("0.001") && spot.noticeSeconds == 120);
    QVERIFY(spot.noticeSuccess == decimal("0.9") && spot.protectedHours == decimal("1"));

    const std::vector<Workload> &workloads = inputs.workloads;
    QCOMPARE(workloads[0].costCentre, std::string("4711"));
    QVERIFY(workloads[0].demand.from == hour("2027-02-01T00:00:00Z"));
    QVERIFY(workloads[0].demand.until == hour("2027-09-01T00:00:00Z"));
    QVERIFY(std::get<ConstantSeries>(workloads[0].demand.series).value == decimal("2.5"));
    QCOMPARE(workloads[1].accelerators.size(), std::size_t{2});
    QVERIFY(workloads[1].shared && workloads[1].singleMachine);
    QVERIFY(workloads[1].needs.vcpuPerAccelerator == decimal("8"));
    QVERIFY(workloads[1].needs.interconnect == std::string("NVLink"));
    QCOMPARE(std::get<MonthlySeries>(workloads[1].demand.series).values.size(), std::size_t{3});
    QVERIFY(std::get<DailySeries>(workloads[3].demand.series).weekendFactor == decimal("0.5"));
    QVERIFY(workloads[3].interruptible == (Interruptible{Decimal::fromInteger(1800), Decimal::fromInteger(60),
                                                         Decimal::fromInteger(300), Decimal::fromInteger(30), 4}));
    const auto &csv = std::get<CsvSeries>(workloads[5].demand.series);
    QCOMPARE(csv.column, std::string("gpus"));
    QCOMPARE(csv.values.size(), std::size_t{6});
    QVERIFY(csv.values[1] == Decimal::fromInteger(9));

    QVERIFY(inputs.commitments.front().held);
    QCOMPARE(read->plans.size(), std::size_t{1});
    const Policy &policy = *read->plans.front().policy;
    QVERIFY(std::get<std::vector<UtcHour>>(policy.purchaseDates) == std::vector<UtcHour>{hour("2027-01-01T00:00:00Z")});
    QVERIFY(policy.beyondHorizon == BeyondHorizon::Full);
    QVERIFY(policy.limits == (Limits{decimal("2000000"), 10, 4, decimal("0.3"), decimal("500000")}));
    QVERIFY(std::get<PurchaseCadence>(inputs.policy->purchaseDates) == PurchaseCadence::Weekly);
    QVERIFY(inputs.exchangeRates == (std::vector<ExchangeRate>{{Date{2027, 1, 31}, Currency::of("USD"),
                                                                Currency::of("EUR"), decimal("0.92")}}));
}

void ScenarioReaderTest::offersMayComeFromAPriceBook()
{
    const Read<ScenarioSet> read = loadScenario(GPUFOLIO_TEST_DATA "/scenarios/price_book.json");
    QCOMPARE(report(read), QByteArray("no findings")); // references are looked up once the book is there
    QVERIFY(read->inputs.priceBook == std::string("bundled"));
    QVERIFY(read->inputs.offers.empty());
}

void ScenarioReaderTest::amountsAreReadFromTheirText()
{
    // 0.1 + 0.2 of doubles and 12 decimals of a large number would both be lost on the way through a double.
    QByteArray text = dataFile("small.json");
    text.replace("\"98.32\"", "98765432109876.123456789012").replace("0.08", "0.080000000001");
    const Read<ScenarioSet> read = readScenario(text.toStdString(), "s.json");
    QCOMPARE(report(read), QByteArray("no findings"));
    QCOMPARE(toText(read->inputs.offers[0].options[0].hourly), std::string("98765432109876.123456789012"));
    QCOMPARE(toText(*read->inputs.discountRate), std::string("0.080000000001"));
}

void ScenarioReaderTest::shortFormsBecomeLongOnes()
{
    const Read<ScenarioSet> read = loadScenario(GPUFOLIO_TEST_DATA "/scenarios/every_key.json");
    QVERIFY(read);
    Workload expected;
    expected.id = "short";
    expected.accelerators = {"H100-SXM-80GB"};
    expected.needs.memoryPerAcceleratorGb = Decimal::fromInteger(40);
    expected.needs.regions = {"europe-west4"};
    expected.demand.unit = DemandUnit::Accelerators;
    expected.demand.series = ConstantSeries{Decimal::fromInteger(16)};
    QVERIFY(read->inputs.workloads.back() == expected);
}

void ScenarioReaderTest::termsMayHaveBegunBeforeTheHorizon()
{
    QByteArray text = dataFile("small.json");
    text.replace(", \"held\": true", "");
    const Read<ScenarioSet> read = readScenario(text.toStdString(), "s.json");
    QCOMPARE(report(read), QByteArray("no findings"));
    QVERIFY(read->inputs.commitments.front().start == hour("2026-12-01T00:00:00Z"));
}

void ScenarioReaderTest::badInputs_data()
{
    QTest::addColumn<const BadScenario *>("bad");
    for (const BadScenario &bad : badScenarios)
        QTest::newRow(bad.name) << &bad;
}

void ScenarioReaderTest::badInputs()
{
    QFETCH(const BadScenario *const, bad);
    QByteArray text = dataFile("small.json");
    QCOMPARE(text.count(bad->found), 1);
    text.replace(bad->found, bad->replaced);
    const Read<ScenarioSet> read = readScenario(text.toStdString(), "s.json");
    QCOMPARE(report(read), "s.json:" + QByteArray(bad->expected)); // nothing else is said
    QCOMPARE(static_cast<int>(read.error().front().code), static_cast<int>(bad->code));
}

void ScenarioReaderTest::otherDocumentsAreOneFinding_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing") << QByteArray()
                             << QByteArray("s.json:1:1: error: the end of the file was found, expected a JSON value");
    QTest::newRow("a list") << QByteArray("[]")
                            << QByteArray("s.json:1:1: error: […] was found, expected an object { }");
    QTest::newRow("a plan result")
        << QByteArray(R"({"format": "gpufolio.plan", "formatVersion": 1, "status": "optimal", "totals": {}})")
        << QByteArray(
               "s.json:1:12: error: the format 'gpufolio.plan' was found, expected 'gpufolio.scenario' (format)");
    QTest::newRow("of the future")
        << QByteArray(R"({"format": "gpufolio.scenario", "formatVersion": 7, "horizon": {"years": 3}})")
        << QByteArray("s.json:1:50: error: format version 7 was found, which a newer version of the program wrote; "
                      "expected at most 1 (formatVersion)");
}

void ScenarioReaderTest::otherDocumentsAreOneFinding()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    QCOMPARE(report(readScenario(text.toStdString(), "s.json")), expected);
}

void ScenarioReaderTest::findingsStandInTheOrderOfTheFile()
{
    QByteArray text = dataFile("small.json");
    text.replace("\"hours\": 48", "\"hours\": 0");                         // line 7
    text.replace("\"rate\": \"1.08\"", "\"rate\": \"-1\"");                // line 36
    text.replace("\"option\": \"1y\"", "\"option\": \"5y\"");              // lines 30 and 32
    text.replace("\"acceleratorCount\": 8", "\"acceleratorCount\": \"\""); // line 14
    const Read<ScenarioSet> read = readScenario(text.toStdString(), "s.json");
    QVERIFY(!read);
    std::vector<int> lines;
    for (const Error &error : read.error())
        lines.push_back(error.where.line);
    QVERIFY(lines == (std::vector<int>{7, 14, 30, 32, 36}));
}

void ScenarioReaderTest::atMostTwentyFindings()
{
    QByteArray values = "-1";
    for (int i = 1; i < 48; ++i)
        values += ", -1";
    QByteArray text = dataFile("small.json");
    text.replace("[16, 8, 8]", "[" + values + "]");
    const Read<ScenarioSet> read = readScenario(text.toStdString(), "s.json");
    QVERIFY(!read);
    QCOMPARE(read.error().size(), maxDiagnostics);
    QCOMPARE(read.error().back().where.field, std::string("workloads[0].demand.hourly[19]"));
}

void ScenarioReaderTest::csvSeries_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray atCsv = "DIR/s.json:25:48: error: ";
    const QByteArray csvField = " (workloads[0].demand.csv)";
    QTest::newRow("the only column of numbers")
        << QByteArray("time,gpus\nmonday,8\ntuesday,16\n") << QByteArray() << QByteArray("8 16");
    QTest::newRow("one column") << QByteArray("gpus\n8\n16\n") << QByteArray() << QByteArray("8 16");
    QTest::newRow("a named column") << QByteArray("cpus,gpus\n1,8\n2,16.5\n") << QByteArray("gpus")
                                    << QByteArray("8 16.5");
    QTest::newRow("semicolons and decimal commas")
        << QByteArray("cpus;gpus\r\n1,5;8\r\n2,5;16,5\r\n") << QByteArray("gpus") << QByteArray("8 16.5");
    QTest::newRow("two columns of numbers")
        << QByteArray("cpus,gpus\n1,8\n2,16\n") << QByteArray()
        << atCsv +
               "a CSV file with 2 columns of numbers was found, expected exactly one or the key 'column' with a "
               "name of its first line" +
               csvField;
    QTest::newRow("no column of numbers")
        << QByteArray("a,b\nx,y\n") << QByteArray()
        << atCsv +
               "a CSV file with 0 columns of numbers was found, expected exactly one or the key 'column' with a "
               "name of its first line" +
               csvField;
    QTest::newRow("no such column")
        << QByteArray("cpus,gpus\n1,8\n") << QByteArray("tpus")
        << QByteArray("DIR/s.json:25:72: error: the column 'tpus' was not found; the header has 'cpus', 'gpus' "
                      "(workloads[0].demand.column)");
    QTest::newRow("negative") << QByteArray("gpus\n8\n-16\n") << QByteArray("gpus")
                              << QByteArray("DIR/demand.csv:3:1: error: -16 was found, expected a number from 0 to "
                                            "1000000000 (gpus)");
    QTest::newRow("a gap") << QByteArray("hour,gpus\n1,8\n2,\n3,8\n") << QByteArray("gpus")
                           << QByteArray("DIR/demand.csv:3:3: error: '' was found, expected a number (gpus)");
    QTest::newRow("a row that is too short")
        << QByteArray("hour,gpus\n1,8\n2\n3,8\n") << QByteArray("gpus")
        << QByteArray("DIR/demand.csv:3:1: error: a row of 1 fields was found, expected 2 as in the header");
    QTest::newRow("no rows") << QByteArray("hour,gpus\n") << QByteArray("gpus")
                             << atCsv + "a CSV file without rows was found, expected one row for each hour" + csvField;
    QTest::newRow("longer than the horizon")
        << QByteArray("gpus\n" + QByteArray("8\n").repeated(49)) << QByteArray()
        << atCsv + "a series of 49 hours was found, expected at most the 48 hours of the horizon" + csvField;
    QTest::newRow("empty") << QByteArray("") << QByteArray()
                           << QByteArray("DIR/demand.csv:1:1: error: an empty file was found, expected a header with "
                                         "column names");
}

void ScenarioReaderTest::csvSeries()
{
    QFETCH(const QByteArray, csv);
    QFETCH(const QByteArray, column);
    QFETCH(const QByteArray, expected);
    QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    QVERIFY(writeFileAtomically(path + "/demand.csv", csv.toStdString()));
    QByteArray text = dataFile("small.json");
    const QByteArray reference = "\"csv\": \"demand.csv\"";
    text.replace("\"hourly\": [16, 8, 8]",
                 column.isEmpty() ? reference : reference + ", \"column\": \"" + column + "\"");
    const Read<ScenarioSet> read = readScenario(text.toStdString(), path + "/s.json");
    if (!read) {
        QCOMPARE(report(read).replace(folder.path().toUtf8(), "DIR"), expected);
        return;
    }
    const auto &series = std::get<CsvSeries>(read->inputs.workloads[0].demand.series);
    QByteArray values;
    for (const Decimal value : series.values)
        values += (values.isEmpty() ? "" : " ") + QByteArray::fromStdString(toText(value));
    QCOMPARE(values, expected);
    QCOMPARE(series.path, std::string("demand.csv"));
    QCOMPARE(series.column, column.toStdString());
}

void ScenarioReaderTest::csvStandsBesideTheScenario()
{
    QByteArray text = dataFile("small.json");
    text.replace("\"hourly\": [16, 8, 8]", "\"csv\": \"none.csv\"");
    QCOMPARE(report(readScenario(text.toStdString(), "folder/s.json")),
             QByteArray("folder/s.json:25:48: error: the file 'folder/none.csv' was not found, expected it beside the "
                        "scenario (workloads[0].demand.csv)"));
    text.replace("\"none.csv\"", "\"-\""); // a file of that name, not standard input
    QCOMPARE(report(readScenario(text.toStdString(), "s.json")),
             QByteArray("s.json:25:48: error: the file './-' was not found, expected it beside the scenario "
                        "(workloads[0].demand.csv)"));
}

void ScenarioReaderTest::missingFile()
{
    QCOMPARE(report(loadScenario("no/such/file.json")), QByteArray("no/such/file.json: error: no such file was found"));
}

QTEST_APPLESS_MAIN(ScenarioReaderTest)
#include "scenario_reader_test.moc"
