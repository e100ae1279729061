// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_program.h"

#include <QJsonArray>
#include <QRegularExpression>
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
    void memoAndApprovalForm_data();
    void memoAndApprovalForm();
    void memoIsAboutThePlanThatWasAskedFor();
    void approvalFormSumsToToSign();
    void unknownTemplateOrPlan();
};

namespace
{

/// The figures of a CSV in their order: fields that are plain decimal text.
QStringList numbersOf(const QByteArray &csv)
{
    static const QRegularExpression number("(?<=^|,)-?[0-9]+\\.[0-9]{2,}(?=,|\r|$)",
                                           QRegularExpression::MultilineOption);
    QStringList numbers;
    const QString text = QString::fromUtf8(csv);
    for (QRegularExpressionMatchIterator i = number.globalMatch(text); i.hasNext();)
        numbers.append(i.next().captured());
    return numbers;
}

} // namespace

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

void ReportCommandTest::memoAndApprovalForm_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("language");
    for (const char *kind : {"memo", "approval", "full"})
        for (const char *language : {"en", "zh_CN", "both"})
            QTest::addRow("%s %s", kind, language) << QString(kind) << QString(language);
}

// Every combination writes whole files with the figures and the fingerprint of the English one.
void ReportCommandTest::memoAndApprovalForm()
{
    QFETCH(QString, kind);
    QFETCH(QString, language);
    CliProgram program;
    program.copyData("cli/small.json");
    const CliProgram::Outcome english = program.run(
        {"report", "small.json", "--template", kind, "--plan", "base", "--csv", "en.csv", "--html", "en.html"});
    QCOMPARE(english.status, 0);
    const CliProgram::Outcome outcome =
        program.run({"report", "small.json", "--template", kind, "--plan", "base", "--language", language, "--pdf",
                     "r.pdf", "--csv", "r.csv", "--xlsx", "r.xlsx", "--html", "r.html"});
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.status, 0);
    const QByteArray csv = program.read("r.csv");
    const QByteArray html = program.read("r.html");
    QVERIFY(program.read("r.pdf").startsWith("%PDF-"));
    QVERIFY(program.read("r.xlsx").startsWith("PK\x03\x04"));
    QVERIFY(csv.contains(outcome.json()["fingerprint"].toString().toUtf8()));
    QCOMPARE(outcome.json()["fingerprint"], english.json()["fingerprint"]);
    // 8,760.00 upfront and 8,760 h x 61.20.
    QVERIFY(csv.contains("544872.00") && html.contains("544,872.00"));
    QCOMPARE(numbersOf(csv), numbersOf(program.read("en.csv")));
    QCOMPARE(csv.contains("摊销"), language != "en");
    QCOMPARE(html.contains("<html lang=\"zh-CN\">"), language == "zh_CN");
    QCOMPARE(html.contains("<span lang=\"zh-CN\">"), language == "both");
    QCOMPARE(csv.contains("Amounts in USD"), language != "zh_CN");
}

void ReportCommandTest::memoIsAboutThePlanThatWasAskedFor()
{
    CliProgram program;
    program.copyData("cli/small.json");
    for (const char *plan : {"od", "base"}) {
        const CliProgram::Outcome outcome =
            program.run({"report", "small.json", "--template", "memo", "--csv", "r.csv", "--plan", plan});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.json()["plans"].toArray().size(), 2); // the others stand beside it
        QVERIFY(program.read("r.csv").contains(QByteArray("Recommendation: ") + plan));
    }
    // Without a choice: the cheaper one. 48 h cost 7,079.04 on demand, committed machines come cheaper.
    QCOMPARE(program.run({"report", "small.json", "--template", "memo", "--csv", "r.csv"}).status, 0);
    QVERIFY(program.read("r.csv").contains(",this plan,"));
}

void ReportCommandTest::approvalFormSumsToToSign()
{
    CliProgram program;
    program.copyData("cli/small.json");
    QCOMPARE(program.run({"report", "small.json", "--template", "approval", "--csv", "r.csv", "--plan", "base"}).status,
             0);
    const QJsonObject totals = program.run({"plan", "evaluate", "small.json", "--plan", "base", "--format", "json"})
                                   .json()["totals"]
                                   .toObject();
    const QByteArray toSign = totals["toSign"].toString().toUtf8();
    QVERIFY(!toSign.isEmpty());
    QVERIFY(program.read("r.csv").contains("Total,8760.00,536112.00," + toSign));
    QCOMPARE(program.run({"report", "small.json", "--template", "approval", "--csv", "n.csv", "--plan", "od"}).status,
             0);
    QVERIFY(program.read("n.csv").contains("There is nothing to approve: the plan od signs nothing new."));
}

void ReportCommandTest::unknownTemplateOrPlan()
{
    CliProgram program;
    program.copyData("cli/small.json");
    QCOMPARE(program.run({"report", "small.json", "--template", "poster", "--csv", "r.csv"}).status, 2);
    QCOMPARE(program.run({"report", "small.json", "--language", "fr", "--csv", "r.csv"}).status, 2);
    const CliProgram::Outcome outcome =
        program.run({"report", "small.json", "--template", "memo", "--csv", "r.csv", "--plan", "nobody"});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.err.contains("no plan 'nobody' was found, expected one of 'od', 'base'"));
    QCOMPARE(program.contents().keys(), QStringList{"small.json"});
}

QTEST_GUILESS_MAIN(ReportCommandTest)
#include "report_command_test.moc"
