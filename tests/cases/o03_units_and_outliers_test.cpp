// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"
#include "prices/price_import.h"

#include <QJsonArray>
#include <QMap>
#include <QTest>

using namespace gpufolio;

/// O03: prices per GPU and per machine convert into each other; a price a thousand times too low is reported, waits for
/// a decision, and wins nothing until then. A price of 0 is missing.
class UnitsAndOutliersTest : public QObject
{
    Q_OBJECT

private slots:
    void perGpuAndPerMachine();
    void sixteenGpus();
    void absurdPriceIsHeldBack();
    void zeroIsMissing();
};

namespace
{

// s-8 last: its price moves.
const QByteArray head = "sku,gpu_model,gpus,price,price_unit,currency\n"
                        "m-8,L40S,8,16.00,instance-hour,USD\n"
                        "n-4,L40S,4,1.25,gpu-hour,USD\n"
                        "o-1,L4,1,0.60,instance-hour,USD\n"
                        "s-8,L40S,8,";
const QByteArray before = head + "40.80,instance-hour,USD\n";
const QByteArray after = head + "0.0408,instance-hour,USD\n";

/// instance type -> key, for the provider "acme".
QMap<QString, QString> listed(const CliProgram &program, const QString &key)
{
    QMap<QString, QString> values;
    const QJsonObject document =
        program.run({"prices", "list", "--provider", "acme", "--project", "p.gpufolio"}).json();
    for (const QJsonValue price : document["prices"].toArray()) {
        if (price["state"] == QJsonValue("accepted"))
            values[price["instanceType"].toString()] = price[key].toString();
    }
    return values;
}

void importFile(const CliProgram &program, const QByteArray &text, CliProgram::Outcome &outcome)
{
    program.write("prices.csv", text);
    outcome = program.run({"prices", "import", "prices.csv", "--provider", "acme", "--project", "p.gpufolio"});
    QCOMPARE(outcome.status, 0);
}

} // namespace

void UnitsAndOutliersTest::perGpuAndPerMachine()
{
    CliProgram program;
    CliProgram::Outcome outcome;
    importFile(program, before, outcome);
    QCOMPARE(listed(program, "acceleratorHourly"),
             (QMap<QString, QString>{{"m-8", "2"}, {"n-4", "1.25"}, {"o-1", "0.6"}, {"s-8", "5.1"}}));
    QCOMPARE(listed(program, "hourly"),
             (QMap<QString, QString>{{"m-8", "16"}, {"n-4", "5"}, {"o-1", "0.6"}, {"s-8", "40.8"}}));
}

/// 16 GPUs are 2 machines of m-8, 32.00 an hour, or 4 of n-4, 20.00.
void UnitsAndOutliersTest::sixteenGpus()
{
    const Read<ImportOutcome> outcome =
        importPrices({before.toStdString(), "prices.csv", "auto", "acme"}, PriceBook(), *Date::parse("2027-02-10"));
    QVERIFY(outcome);
    for (const auto &[type, amount] : {std::pair("m-8", "32.00"), std::pair("n-4", "20.00")}) {
        Scenario scenario;
        scenario.inputs.currency = Currency::of("USD");
        scenario.inputs.start = *UtcHour::parse("2027-01-01T00:00:00Z");
        scenario.inputs.hours = 1;
        scenario.inputs.offers = outcome->book.offers();
        Workload workload;
        workload.id = "w";
        workload.offer = "acme:" + std::string(type);
        workload.demand.unit = DemandUnit::Accelerators;
        workload.demand.series = ConstantSeries{Decimal::fromInteger(16)};
        scenario.inputs.workloads = {workload};
        scenario.plan.id = "p";
        const Read<PlanResult> result = evaluate(scenario);
        QVERIFY2(result, result ? "" : toText(result.error().front()).c_str());
        QCOMPARE(text(result->totals.billed), std::string(amount));
    }
}

void UnitsAndOutliersTest::absurdPriceIsHeldBack()
{
    CliProgram program;
    CliProgram::Outcome outcome;
    importFile(program, before, outcome);
    importFile(program, after, outcome);
    QCOMPARE(outcome.at("rows/heldBack"), QJsonValue(1));
    QCOMPARE(outcome.at("heldBack/0/instanceType"), QJsonValue("s-8"));
    QCOMPARE(outcome.at("heldBack/0/previous"), QJsonValue("40.8"));
    QCOMPARE(outcome.at("heldBack/0/found"), QJsonValue("0.0408"));
    QCOMPARE(listed(program, "hourly")["s-8"], QString("40.8")); // what counts is the price before
    // Only who says so takes it.
    QCOMPARE(program
                 .run({"prices", "import", "prices.csv", "--provider", "acme", "--accept-outliers", "--project",
                       "p.gpufolio"})
                 .at("rows/heldBack"),
             QJsonValue(0));
    QCOMPARE(listed(program, "hourly")["s-8"], QString("0.0408"));
}

void UnitsAndOutliersTest::zeroIsMissing()
{
    CliProgram program;
    CliProgram::Outcome outcome;
    importFile(program, head + "0,instance-hour,USD\n", outcome);
    QCOMPARE(outcome.at("rows/refused"), QJsonValue(1));
    QCOMPARE(outcome.at("refused/0/line"), QJsonValue(5));
    QVERIFY(outcome.at("refused/0/reason").toString().contains("missing"));
    QVERIFY(!listed(program, "hourly").contains("s-8"));
}

QTEST_GUILESS_MAIN(UnitsAndOutliersTest)
#include "o03_units_and_outliers_test.moc"
