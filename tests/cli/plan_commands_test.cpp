// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_program.h"

#include <QJsonArray>
#include <QTest>

/// `plan evaluate` and `plan compare`: documents, formats, exit status. The figures are those of small.json: 50
/// machine-hours on demand at 98.32 and, with one machine bought, 2 hours of a second machine on demand.
class PlanCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void planDocumentHasEveryKey();
    void amountsAreStringsOfTheMinorUnit();
    void severalPlansInOneDocument();
    void fileWithoutPlansIsOnePlan();
    void readsStandardInput();
    void tableShowsEverything();
    void csvHasARowAMonth();
    void incompletePlanIsPrinted();
    void brokenLimitIsPrinted();
    void comparesPlansOfOneFile();
    void comparesFilesAndSaysWhereTheyDiffer();
    void comparisonInOtherFormats();
    void twoCurrenciesAreNotCompared();
    void takesPricesFromTheBook();
    void takesPricesFromASnapshot();

private:
    static CliProgram::Outcome evaluate(const CliProgram &program, const QByteArray &found = {},
                                        const QByteArray &replaced = {}, const QStringList &more = {})
    {
        QByteArray scenario = small();
        if (!found.isEmpty())
            scenario = edited(scenario, found, replaced);
        program.write(QStringLiteral("scenario.json"), scenario);
        return program.run(QStringList{"plan", "evaluate", "scenario.json"} + more);
    }
    static QByteArray small()
    {
        QFile file(QStringLiteral(GPUFOLIO_TEST_DATA "/cli/small.json"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QByteArray edited(QByteArray text, const QByteArray &found, const QByteArray &replaced)
    {
        if (!text.contains(found))
            qFatal("small.json has no %s", found.constData());
        return text.replace(found, replaced);
    }
};

void PlanCommandsTest::planDocumentHasEveryKey()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = evaluate(program, {}, {}, {"--plan", "base"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QByteArray());
    const QJsonObject plan = outcome.json();
    QCOMPARE(plan["format"], QJsonValue("gpufolio.plan"));
    QCOMPARE(plan["formatVersion"], QJsonValue(1));
    QCOMPARE(plan["status"], QJsonValue("evaluated"));
    QCOMPARE(plan["currency"], QJsonValue("USD"));
    for (const char *key : {"totals", "commitments", "hours", "commitmentCoverage", "commitmentUtilisation", "months",
                            "workloads", "warnings", "assumptions", "options"})
        QVERIFY2(plan.contains(QLatin1String(key)), key);
    const QJsonObject totals = plan["totals"].toObject();
    for (const char *key :
         {"amortised", "billed", "onDemandEquivalent", "savings", "effectiveSavingsRate", "unusedCommitment",
          "prepaidAfterHorizon", "owedAfterHorizon", "committedAfterHorizon", "toSign", "npv", "npvAfterTail"})
        QVERIFY2(totals.contains(QLatin1String(key)), key);
    const QJsonObject hours = plan["hours"].toObject();
    for (const char *key : {"onDemand", "commitmentUsed", "commitmentUnused", "spot", "spotUseful"})
        QVERIFY2(hours[QLatin1String(key)].isDouble(), key);
    const QJsonObject month = plan["months"].toArray().at(0).toObject();
    for (const char *key : {"month", "billed", "amortised", "onDemand", "commitment", "spot", "unused", "upfront"})
        QVERIFY2(month[QLatin1String(key)].isString(), key);
    const QJsonObject commitment = plan["commitments"].toArray().at(0).toObject();
    QCOMPARE(commitment,
             QJsonObject({{"offer", "east"}, {"option", "1y"}, {"instances", 1}, {"start", "2027-01-01T00:00:00Z"}}));
    const QJsonObject workload = plan["workloads"].toArray().at(0).toObject();
    for (const char *key : {"id", "status", "reason", "amortised"})
        QVERIFY2(workload.contains(QLatin1String(key)), key);
    const QJsonObject option = plan["options"].toArray().at(0).toObject();
    for (const char *key :
         {"offer", "option", "amortisedHourly", "breakEvenUtilisation", "breakEvenHours", "paybackHours"})
        QVERIFY2(option.contains(QLatin1String(key)), key);
    QVERIFY(!plan["assumptions"].toArray().isEmpty());
}

void PlanCommandsTest::amountsAreStringsOfTheMinorUnit()
{
    const CliProgram program;
    const QJsonObject onDemand = evaluate(program, {}, {}, {"--plan", "od"}).json();
    // 2 machines in the first hour, then 1 in each of two hours.
    QCOMPARE(onDemand["totals"].toObject()["billed"], QJsonValue("393.28"));
    QCOMPARE(onDemand["totals"].toObject()["amortised"], QJsonValue("393.28"));
    QCOMPARE(onDemand["totals"].toObject()["savings"], QJsonValue("0.00"));
    QCOMPARE(onDemand["hours"].toObject()["onDemand"], QJsonValue(4));
    QVERIFY(onDemand["commitmentUtilisation"].isNull()); // nothing is owed
    const QJsonObject base = evaluate(program, {}, {}, {"--plan", "base"}).json();
    // Upfront 8,760.00 + 48 x 61.20 + 1 x 98.32; amortised 48 x (61.20 + 1.00) + 98.32.
    QCOMPARE(base["totals"].toObject()["billed"], QJsonValue("11795.92"));
    QCOMPARE(base["totals"].toObject()["amortised"], QJsonValue("3083.92"));
    QCOMPARE(base["totals"].toObject()["prepaidAfterHorizon"], QJsonValue("8712.00"));
    QCOMPARE(base["totals"].toObject()["owedAfterHorizon"], QJsonValue("533174.40")); // (8760 - 48) x 61.20
    QCOMPARE(base["totals"].toObject()["toSign"], QJsonValue("544872.00"));           // 8760 + 8760 x 61.20
    QCOMPARE(base["hours"].toObject()["commitmentUsed"], QJsonValue(3));
    QCOMPARE(base["hours"].toObject()["commitmentUnused"], QJsonValue(45));
    QCOMPARE(base["commitmentUtilisation"], QJsonValue(0.0625));
}

void PlanCommandsTest::severalPlansInOneDocument()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = evaluate(program);
    QCOMPARE(outcome.status, 0);
    const QJsonObject document = outcome.json();
    QCOMPARE(document["format"], QJsonValue("gpufolio.plans"));
    QCOMPARE(document["formatVersion"], QJsonValue(1));
    const QJsonArray plans = document["plans"].toArray();
    QCOMPARE(plans.size(), 2);
    QCOMPARE(plans[0].toObject(), evaluate(program, {}, {}, {"--plan", "od"}).json());
    QCOMPARE(plans[1].toObject(), evaluate(program, {}, {}, {"--plan", "base"}).json());
}

void PlanCommandsTest::fileWithoutPlansIsOnePlan()
{
    const CliProgram program;
    const QByteArray text = small();
    const qsizetype at = text.indexOf(",\n  \"plans\"");
    program.write("scenario.json", text.left(at) + "\n}\n");
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "scenario.json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.json()["format"], QJsonValue("gpufolio.plan"));
    QCOMPARE(outcome.at("totals/billed"), QJsonValue("393.28"));
}

void PlanCommandsTest::readsStandardInput()
{
    const CliProgram program;
    const CliProgram::Outcome piped = program.run({"plan", "evaluate", "-", "--plan", "od"}, small());
    QCOMPARE(piped.status, 0);
    QCOMPARE(piped.out, evaluate(program, {}, {}, {"--plan", "od"}).out);
}

void PlanCommandsTest::tableShowsEverything()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = evaluate(program, {}, {}, {"--format", "table"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QByteArray());
    const QString text = QString::fromUtf8(outcome.out);
    for (const char *words :
         {"Plan: od",   "Plan: base", "Months",   "Billed (USD)", "Amortised",   "On-demand",   "Commitments",
          "Spot (USD)", "Unused",     "Upfront",  "Prepaid",      "Totals",      "Workloads",   "placed",
          "11,795.92",  "3,083.92",   "8,712.00", "393.28",       "Assumptions", "half to even"})
        QVERIFY2(text.contains(QLatin1String(words)), words);
    const QString one = QString::fromUtf8(evaluate(program, {}, {}, {"--format", "table", "--plan", "od"}).out);
    QVERIFY(one.contains(QLatin1String("Plan: od")));
    QVERIFY(!one.contains(QLatin1String("Plan: base")));
}

void PlanCommandsTest::csvHasARowAMonth()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = evaluate(program, {}, {}, {"--format", "csv"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QByteArray("plan,status,currency,month,billed,amortised,onDemand,spot,commitment,unused,"
                                     "upfront,recurring,prepaid,onDemandEquivalent\r\n"
                                     "od,evaluated,USD,2027-01,393.28,393.28,393.28,0.00,0.00,0.00,0.00,0.00,0.00,"
                                     "393.28\r\n"
                                     "base,evaluated,USD,2027-01,11795.92,3083.92,98.32,0.00,2985.60,2799.00,8760.00,"
                                     "2937.60,8712.00,393.28\r\n"));
}

void PlanCommandsTest::incompletePlanIsPrinted()
{
    const CliProgram program;
    // 16 accelerators in one machine of 8.
    const QByteArray found = "\"serve\", \"offer\": \"east\"";
    const QByteArray replaced = "\"serve\", \"singleMachine\": true";
    const CliProgram::Outcome json = evaluate(program, found, replaced, {"--plan", "od"});
    QCOMPARE(json.status, 3);
    QCOMPARE(json.json()["status"], QJsonValue("incomplete"));
    const QJsonObject workload = json.at("workloads/0").toObject();
    QCOMPARE(workload["status"], QJsonValue("infeasible"));
    QCOMPARE(workload["reason"], QJsonValue("needs 16 GPUs in one machine, largest is 8"));
    const CliProgram::Outcome table = evaluate(program, found, replaced, {"--format", "table"});
    QCOMPARE(table.status, 3);
    QVERIFY(table.out.contains("needs 16 GPUs in one machine, largest is 8"));
    QVERIFY(table.out.contains("placed so far"));
    const CliProgram::Outcome csv = evaluate(program, found, replaced, {"--format", "csv", "--plan", "od"});
    QCOMPARE(csv.status, 3);
    QVERIFY(csv.out.contains("od,incomplete,USD,2027-01"));
    QCOMPARE(csv.err,
             QByteArray("scenario.json: plan 'od': incomplete: serve: needs 16 GPUs in one machine, largest is "
                        "8\n"));
    QCOMPARE(evaluate(program, found, replaced).status, 3);
}

void PlanCommandsTest::brokenLimitIsPrinted()
{
    const CliProgram program;
    const QByteArray found = "\"id\": \"base\",";
    const QByteArray replaced = "\"id\": \"base\", \"policy\": {\"limits\": {\"upfrontTotal\": \"1000\"}},";
    QCOMPARE(evaluate(program, found, replaced, {"--plan", "od"}).status, 0);
    const CliProgram::Outcome outcome = evaluate(program, found, replaced, {"--plan", "base"});
    QCOMPARE(outcome.status, 3);
    QCOMPARE(outcome.json()["status"], QJsonValue("infeasible"));
    QVERIFY(!outcome.json()["reasons"].toArray().isEmpty());
    QCOMPARE(evaluate(program, found, replaced).status, 3); // one of several is enough
}

void PlanCommandsTest::comparesPlansOfOneFile()
{
    CliProgram program;
    program.copyData("cli/small.json");
    const CliProgram::Outcome outcome = program.run({"plan", "compare", "small.json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QByteArray());
    const QJsonObject document = outcome.json();
    QCOMPARE(document["format"], QJsonValue("gpufolio.comparison"));
    QCOMPARE(document["formatVersion"], QJsonValue(1));
    QCOMPARE(document["base"], QJsonValue("od"));
    const QJsonArray plans = document["plans"].toArray();
    QCOMPARE(plans.size(), 2);
    QCOMPARE(plans[0].toObject()["difference"].toObject()["amortised"], QJsonValue("0.00"));
    QCOMPARE(plans[1].toObject()["difference"].toObject()["amortised"], QJsonValue("2690.64")); // 3083.92 - 393.28
    QCOMPARE(plans[1].toObject()["difference"].toObject()["billed"], QJsonValue("11402.64"));
    QVERIFY(document["differingInputs"].toArray().isEmpty());
}

void PlanCommandsTest::comparesFilesAndSaysWhereTheyDiffer()
{
    const CliProgram program;
    program.write("a.json", small());
    program.write("b.json", edited(edited(small(), "98.32", "90"), "\"0.08\"", "\"0.05\""));
    const CliProgram::Outcome outcome = program.run({"plan", "compare", "a.json", "b.json"});
    QCOMPARE(outcome.status, 0);
    const QJsonArray plans = outcome.json()["plans"].toArray();
    QCOMPARE(plans.size(), 4);
    QCOMPARE(plans[2].toObject()["file"], QJsonValue("b.json"));
    QCOMPARE(plans[2].toObject()["totals"].toObject()["billed"], QJsonValue("360.00"));
    QCOMPARE(plans[2].toObject()["difference"].toObject()["billed"], QJsonValue("-33.28"));
    QCOMPARE(outcome.json()["differingInputs"].toArray(), QJsonArray({"discountRate", "offers"}));
    const CliProgram::Outcome table = program.run({"plan", "compare", "a.json", "b.json", "--format", "table"});
    QVERIFY(table.out.contains("The inputs differ in\n- discountRate\n- offers\n"));
    QVERIFY(table.out.contains("b.json"));
    // One of them through standard input.
    QCOMPARE(program.run({"plan", "compare", "a.json", "-"}, small()).status, 0);
}

void PlanCommandsTest::comparisonInOtherFormats()
{
    CliProgram program;
    program.copyData("cli/small.json");
    const QByteArray table = program.run({"plan", "compare", "small.json", "--format", "table"}).out;
    for (const char *words : {"Plans side by side", "od (base)", "difference", "2,690.64", "11,795.92"})
        QVERIFY2(table.contains(words), words);
    const QList<QByteArray> rows =
        program.run({"plan", "compare", "small.json", "--format", "csv"}).out.trimmed().split('\n');
    QCOMPARE(rows.size(), 3);
    const QList<QByteArray> header = rows[0].trimmed().split(',');
    const QList<QByteArray> base = rows[2].trimmed().split(',');
    QCOMPARE(base.size(), header.size());
    QCOMPARE(base[header.indexOf("id")], QByteArray("base"));
    QCOMPARE(base[header.indexOf("rank")], QByteArray("2"));
    QCOMPARE(base[header.indexOf("amortised")], QByteArray("3083.92"));
    QCOMPARE(base[header.indexOf("difference.amortised")], QByteArray("2690.64"));
    QCOMPARE(base[header.indexOf("commitmentUtilisation")], QByteArray("0.062"));
}

void PlanCommandsTest::twoCurrenciesAreNotCompared()
{
    const CliProgram program;
    program.write("a.json", small());
    program.write("b.json", edited(small(), "\"USD\"", "\"EUR\""));
    const CliProgram::Outcome outcome = program.run({"plan", "compare", "a.json", "b.json"});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.contains("error: ") && outcome.err.contains("USD") && outcome.err.contains("EUR"),
             outcome.err.constData());
}

void PlanCommandsTest::takesPricesFromTheBook()
{
    const CliProgram program;
    const QByteArray scenario = R"({"format": "gpufolio.scenario", "formatVersion": 1, "currency": "USD",
 "start": "2027-01-01T00:00:00Z", "hours": 10, "priceBook": "bundled",
 "workloads": [{"id": "w", "offer": "gcp:us-central1:a3-highgpu-8g", "demand": {"unit": "instances", "constant": 1}}]})";
    program.write("scenario.json", scenario);
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "scenario.json"});
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("totals/billed"), QJsonValue("884.90")); // 10 x 88.489999902575
    // The same from a project, which is made with the bundled book.
    QCOMPARE(program.run({"plan", "evaluate", "scenario.json", "--project", "p.gpufolio"}).out, outcome.out);
    QVERIFY(program.contents().contains("p.gpufolio"));
}

void PlanCommandsTest::takesPricesFromASnapshot()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    const CliProgram::Outcome imported = program.run({"prices", "import", "book.csv", "--project", "p.gpufolio"});
    QCOMPARE(imported.status, 0);
    const QString snapshot = imported.json()["snapshot"].toString();
    QVERIFY(!snapshot.isEmpty());
    const QByteArray scenario = R"({"format": "gpufolio.scenario", "formatVersion": 1, "currency": "USD",
 "start": "2027-01-01T00:00:00Z", "hours": 10, "priceBook": "BOOK",
 "workloads": [{"id": "w", "offer": "acme:north:a-8x", "demand": {"unit": "instances", "constant": 1}}]})";
    program.write("new.json", QByteArray(scenario).replace("BOOK", snapshot.toUtf8()));
    program.write("old.json", QByteArray(scenario).replace("BOOK", "bundled"));
    const auto before = program.contents();
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "new.json", "--project", "p.gpufolio"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("totals/billed"), QJsonValue("240.00"));
    // The bundled book has no such offer: the workload has no place.
    QCOMPARE(program.run({"plan", "evaluate", "old.json", "--project", "p.gpufolio"}).status, 3);
    QCOMPARE(program.contents(), before); // reading changes nothing
}

QTEST_GUILESS_MAIN(PlanCommandsTest)
#include "plan_commands_test.moc"
