// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace gpufolio;

/// O08: months of 12.345, 12.345, 12.345 and 8.125, rounded half away from zero: the total is the exact sum, 45.16, and
/// a rounding line says what the printed months (45.18) have too much. The same in every output.
class CentsTest : public QObject
{
    Q_OBJECT

private slots:
    void monthsAndTotal();
    void document();
    void printedEverywhere_data();
    void printedEverywhere();
    void workbookAndPdf_data();
    void workbookAndPdf();

private:
    /// The file's text as another program reads it; empty when that isn't installed.
    static QString readBy(const QString &tool, const QStringList &arguments)
    {
        const QString path = QStandardPaths::findExecutable(tool);
        if (path.isEmpty())
            return {};
        QProcess process;
        process.start(path, arguments);
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput());
    }
};

void CentsTest::monthsAndTotal()
{
    const PlanResult result = evaluateCase(readCase("o08.json")).results.front();
    QCOMPARE(result.rounding, Rounding::HalfAwayFromZero);
    const char *shown[] = {"12.35", "12.35", "12.35", "8.13"};
    std::vector<Money> months;
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(toText(result.months[i].billed, result.rounding), std::string(shown[i]));
        months.push_back(result.months[i].billed);
    }
    QCOMPARE(toText(result.totals.billed, result.rounding), std::string("45.16"));
    QCOMPARE(toText(roundingLine(result.totals.billed, months, result.rounding), result.rounding),
             std::string("-0.02")); // 45.16 - 45.18
}

void CentsTest::document()
{
    CliProgram program;
    program.copyData("cases/o08.json");
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "o08.json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("rounding"), QJsonValue("halfAwayFromZero"));
    QCOMPARE(outcome.at("months/0/billed"), QJsonValue("12.35"));
    QCOMPARE(outcome.at("months/1/billed"), QJsonValue("12.35"));
    QCOMPARE(outcome.at("months/2/billed"), QJsonValue("12.35"));
    QCOMPARE(outcome.at("months/3/billed"), QJsonValue("8.13"));
    QCOMPARE(outcome.at("totals/billed"), QJsonValue("45.16"));
    QCOMPARE(outcome.at("totals/rounding/billed"), QJsonValue("-0.02"));
    QCOMPARE(outcome.at("totals/rounding/amortised"), QJsonValue("-0.02"));
}

void CentsTest::printedEverywhere_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("pattern");
    // The months table, from its first month to the rounding line, whatever stands between the figures.
    const QString lines = QStringLiteral("2027-01\\W+12\\.35\\b.*2027-02\\W+12\\.35\\b.*2027-03\\W+12\\.35\\b.*"
                                         "2027-04\\W+8\\.13\\b.*Total\\W+45\\.16\\b.*Rounding\\W*[-−]0\\.02\\b");
    QTest::newRow("table") << QStringList{"plan", "evaluate", "o08.json", "--format", "table"} << QString() << lines;
    QTest::newRow("CSV") << QStringList{"report", "o08.json", "--csv", "r.csv"} << "r.csv" << lines;
    QString html = lines;
    html.replace(QLatin1String("\\W+"), QLatin1String("<[^>]*>\\s*(?:<[^>]*>\\s*)*"))
        .replace(QLatin1String("\\W*"), QLatin1String("<[^>]*>\\s*(?:<[^>]*>\\s*)*"));
    QTest::newRow("HTML") << QStringList{"report", "o08.json", "--html", "r.html"} << "r.html" << html;
}

void CentsTest::printedEverywhere()
{
    QFETCH(QStringList, command);
    QFETCH(QString, file);
    QFETCH(QString, pattern);
    CliProgram program;
    program.copyData("cases/o08.json");
    const CliProgram::Outcome outcome = program.run(command);
    QCOMPARE(outcome.status, 0);
    const QString shown = QString::fromUtf8(file.isEmpty() ? outcome.out : program.read(file));
    const QRegularExpression expected(pattern, QRegularExpression::DotMatchesEverythingOption |
                                                   QRegularExpression::UseUnicodePropertiesOption);
    QVERIFY(expected.isValid());
    QVERIFY2(expected.match(shown).hasMatch(), qPrintable(shown));
    QVERIFY(shown.contains(QLatin1String("half away from zero")));
}

void CentsTest::workbookAndPdf_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QStringList>("arguments");
    // ssconvert writes every sheet of a workbook as CSV, pdftotext the words of a page as they stand.
    QTest::newRow("XLSX") << "--xlsx"
                          << "ssconvert" << QStringList{"-S", "-T", "Gnumeric_stf:stf_csv", "report", "report.%n.csv"};
    QTest::newRow("PDF") << "--pdf"
                         << "pdftotext" << QStringList{"-layout", "report", "-"};
}

void CentsTest::workbookAndPdf()
{
    QFETCH(QString, option);
    QFETCH(QString, tool);
    QFETCH(QStringList, arguments);
    if (QStandardPaths::findExecutable(tool).isEmpty())
        QSKIP(qPrintable(tool + QStringLiteral(" is not installed")));
    CliProgram program;
    program.copyData("cases/o08.json");
    QCOMPARE(program.run({"report", "o08.json", option, "report"}).status, 0);
    for (QString &argument : arguments)
        if (argument.startsWith(QLatin1String("report")))
            argument = program.path(argument);
    QString shown = readBy(tool, arguments);
    const QMap<QString, QByteArray> files = program.contents();
    for (const QString &name : files.keys())
        if (name.endsWith(QLatin1String(".csv")))
            shown += QString::fromUtf8(files[name]);
    // A workbook holds binary numbers: 8.13 may be read back as 8.130000000000001, which is the same one.
    const QRegularExpression expected(
        QStringLiteral(
            "2027-01\\W+12\\.35\\b.*2027-02\\W+12\\.35\\b.*2027-03\\W+12\\.35\\b.*2027-04\\W+8\\.13(?:0{8}\\d*)?\\b.*"
            "Total\\W+45\\.16\\b.*Rounding\\W*[-−]0\\.02\\b"),
        QRegularExpression::DotMatchesEverythingOption | QRegularExpression::UseUnicodePropertiesOption);
    QVERIFY2(expected.match(shown).hasMatch(), qPrintable(shown));
}

QTEST_GUILESS_MAIN(CentsTest)
#include "o08_cents_test.moc"
