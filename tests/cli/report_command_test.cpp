// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_program.h"

#include <QJsonArray>
#include <QTest>

/// `report`: the files are there, whole, of the right kind and with the figures of `plan evaluate`. What is in them is
/// tested with their writers.
class ReportCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void writesFourFilesWithoutADisplay();
    void replacesOldFiles();
    void onlyThePlanThatWasAskedFor();
    void incompletePlanStillHasItsReport();
    void printsWhatWasWritten();
    void chineseReport();
};

void ReportCommandTest::writesFourFilesWithoutADisplay()
{
    CliProgram program;
    program.copyData("cli/small.json");
    const CliProgram::Outcome outcome =
        program.run({"report", "small.json", "--pdf", "r.pdf", "--csv", "r.csv", "--xlsx", "r.xlsx", "--html", "r.html",
                     "--template", "full", "--language", "en"});
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.status, 0);
    QCOMPARE(program.contents().keys(), (QStringList{"r.csv", "r.html", "r.pdf", "r.xlsx", "small.json"}));
    QVERIFY(program.read("r.pdf").startsWith("%PDF-"));
    QVERIFY(program.read("r.pdf").trimmed().endsWith("%%EOF"));
    QVERIFY(program.read("r.xlsx").startsWith("PK\x03\x04"));
    const QByteArray html = program.read("r.html");
    QVERIFY(html.startsWith("<!DOCTYPE html>") && html.trimmed().endsWith("</html>"));
    QVERIFY(html.contains("11,795.92"));
    const QByteArray csv = program.read("r.csv");
    QVERIFY(csv.contains("11795.92") && csv.contains("3083.92"));
    const QJsonObject document = outcome.json();
    QCOMPARE(document["format"], QJsonValue("gpufolio.report"));
    QCOMPARE(document["formatVersion"], QJsonValue(1));
    for (const QJsonValue file : document["files"].toArray())
        QCOMPARE(file["bytes"].toInt(), program.read(file["path"].toString()).size());
    // Each file names the inputs it was made from.
    const QByteArray fingerprint = document["fingerprint"].toString().toUtf8();
    QVERIFY(fingerprint.size() == 19 && html.contains(fingerprint) && csv.contains(fingerprint));
}

void ReportCommandTest::replacesOldFiles()
{
    CliProgram program;
    program.copyData("cli/small.json");
    program.write("r.csv", "old");
    QCOMPARE(program.run({"report", "small.json", "--csv", "r.csv"}).status, 0);
    QVERIFY(program.read("r.csv").contains("11795.92"));
    QCOMPARE(program.contents().size(), 2); // nothing beside it
}

void ReportCommandTest::onlyThePlanThatWasAskedFor()
{
    CliProgram program;
    program.copyData("cli/small.json");
    const CliProgram::Outcome outcome = program.run({"report", "small.json", "--csv", "r.csv", "--plan", "od"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(program.read("r.csv").contains("Plan: od"));
    QVERIFY(!program.read("r.csv").contains("Plan: base"));
    QCOMPARE(outcome.json()["plans"].toArray(), QJsonArray({QJsonObject({{"id", "od"}, {"status", "evaluated"}})}));
}

void ReportCommandTest::incompletePlanStillHasItsReport()
{
    CliProgram program;
    program.copyData("cli/small.json");
    program.write(
        "hard.json",
        program.read("small.json").replace("\"serve\", \"offer\": \"east\"", "\"serve\", \"singleMachine\": true"));
    const CliProgram::Outcome outcome = program.run({"report", "hard.json", "--csv", "r.csv", "--plan", "od"});
    QCOMPARE(outcome.status, 3);
    QCOMPARE(outcome.err,
             QByteArray("hard.json: plan 'od': incomplete: serve: needs 16 GPUs in one machine, largest is 8\n"));
    QVERIFY(program.read("r.csv").contains("needs 16 GPUs in one machine, largest is 8"));
    QVERIFY(program.read("r.csv").contains("placed so far"));
}

void ReportCommandTest::printsWhatWasWritten()
{
    CliProgram program;
    program.copyData("cli/small.json");
    const QByteArray table = program.run({"report", "small.json", "--csv", "r.csv", "--format", "table"}).out;
    QVERIFY(table.startsWith("Written") && table.contains("r.csv"));
    QCOMPARE(program.run({"report", "small.json", "--csv", "r.csv", "--format", "csv"}).out,
             "kind,path,bytes\r\ncsv,r.csv," + QByteArray::number(program.read("r.csv").size()) + "\r\n");
}

void ReportCommandTest::chineseReport()
{
    CliProgram program;
    program.copyData("cli/small.json");
    QCOMPARE(program.run({"report", "small.json", "--csv", "en.csv"}).status, 0);
    const CliProgram::Outcome outcome = program.run(
        {"report", "small.json", "--csv", "zh.csv", "--html", "zh.html", "--pdf", "zh.pdf", "--language", "zh_CN"});
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.status, 0);
    const QByteArray chinese = program.read("zh.csv");
    QVERIFY(chinese.contains("摊销")); // amortised
    QVERIFY(chinese.contains("11795.92"));
    QVERIFY(program.read("zh.html").contains("lang=\"zh"));
    QVERIFY(!program.read("en.csv").contains("摊销"));
}

QTEST_GUILESS_MAIN(ReportCommandTest)
#include "report_command_test.moc"
