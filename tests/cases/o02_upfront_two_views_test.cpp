// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"

#include <QTest>

using namespace gpufolio;

/// O02: a fee paid upfront has a cash view and an amortised view, never both in one. 43,800.00 upfront and 5.00 an hour
/// for a year are 10.00 an hour, 37.5 % below 16.00; both views come to 87,600.00.
class UpfrontTwoViewsTest : public QObject
{
    Q_OBJECT

private slots:
    void rateAndSaving();
    void monthsOfBothViews();
    void noViewShowsTheFeeTwice();
    void busyThreeFifthsOfJanuary();
    void programSaysTheSame();
    void programShowsUseBesideTheSaving();
};

void UpfrontTwoViewsTest::rateAndSaving()
{
    const PlanResult result = evaluateCase(readCase("o02_year.json")).results.front();
    QCOMPARE(result.options.size(), std::size_t{2});
    QCOMPARE(toText(result.options[1].amortisedHourly, 2), std::string("10.00"));
    QCOMPARE(toText(*result.options[1].breakEvenUtilisation), std::string("0.625")); // 37.5 % below
    QCOMPARE(toText(*result.totals.effectiveSavingsRate), std::string("0.375"));
}

void UpfrontTwoViewsTest::monthsOfBothViews()
{
    const PlanResult result = evaluateCase(readCase("o02_year.json")).results.front();
    QCOMPARE(text(result.months[0].billed), std::string("47520.00"));
    QCOMPARE(text(result.months[0].amortised), std::string("7440.00"));
    QCOMPARE(text(result.months[1].billed), std::string("3360.00"));
    QCOMPARE(text(result.months[1].amortised), std::string("6720.00"));
    QCOMPARE(text(result.totals.billed), std::string("87600.00"));
    QCOMPARE(text(result.totals.amortised), std::string("87600.00"));
    Money billed = Money::zero(result.currency);
    Money amortised = billed;
    for (const MonthResult &month : result.months) {
        billed += month.billed;
        amortised += month.amortised;
    }
    QCOMPARE(text(billed), std::string("87600.00"));
    QCOMPARE(text(amortised), std::string("87600.00"));
}

void UpfrontTwoViewsTest::noViewShowsTheFeeTwice()
{
    const PlanResult result = evaluateCase(readCase("o02_year.json")).results.front();
    for (const MonthResult &month : result.months) {
        QCOMPARE(month.billed, month.onDemand + month.spot + month.upfront + month.recurring);
        QCOMPARE(month.amortised, month.onDemand + month.spot + month.commitment);
        QCOMPARE(month.billed, month.amortised + month.prepaidEnd - month.prepaidStart);
    }
}

void UpfrontTwoViewsTest::busyThreeFifthsOfJanuary()
{
    // A machine can't be busy for 446.4 whole hours; three of five machines are.
    const PlanResult result = evaluateCase(readCase("o02_january.json")).results.front();
    QCOMPARE(text(share(result.totals.unusedCommitment, 1, 5)), std::string("2976.00"));
    QCOMPARE(text(result.months[0].unused), std::string("14880.00"));
    QCOMPARE(toText(result.commitments[0].perUsedHour->perHour(), 6, 6), std::string("16.666667"));
    QCOMPARE(toText(*result.commitmentUtilisation), std::string("0.6"));
}

void UpfrontTwoViewsTest::programSaysTheSame()
{
    CliProgram program;
    program.copyData("cases/o02_year.json");
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "o02_year.json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("months/0/billed"), QJsonValue("47520.00"));
    QCOMPARE(outcome.at("months/0/amortised"), QJsonValue("7440.00"));
    QCOMPARE(outcome.at("months/1/billed"), QJsonValue("3360.00"));
    QCOMPARE(outcome.at("months/1/amortised"), QJsonValue("6720.00"));
    QCOMPARE(outcome.at("totals/billed"), QJsonValue("87600.00"));
    QCOMPARE(outcome.at("totals/amortised"), QJsonValue("87600.00"));
    QCOMPARE(outcome.at("totals/effectiveSavingsRate"), QJsonValue(0.375));
    QCOMPARE(outcome.at("options/1/amortisedHourly"), QJsonValue("10.00"));
}

void UpfrontTwoViewsTest::programShowsUseBesideTheSaving()
{
    CliProgram program;
    program.copyData("cases/o02_january.json");
    const CliProgram::Outcome json = program.run({"plan", "evaluate", "o02_january.json"});
    QCOMPARE(json.at("totals/unusedCommitment"), QJsonValue("14880.00")); // 5 x 2,976.00
    QVERIFY(json.at("purchases/0/perUsedHour").toString().startsWith("16.66666666666"));
    // One row has all three figures: the saving when fully used, the unused part, the cost of a used hour.
    const QByteArray table = program.run({"plan", "evaluate", "o02_january.json", "--format", "table"}).out;
    const QList<QByteArray> lines = table.split('\n');
    QVERIFY2(std::any_of(lines.begin(), lines.end(),
                         [](const QByteArray &line) {
                             return line.startsWith("eight") && line.contains("37.5%") && line.contains("60.0%") &&
                                    line.contains("14,880.00") && line.contains("16.666667");
                         }),
             table.constData());
}

QTEST_GUILESS_MAIN(UpfrontTwoViewsTest)
#include "o02_upfront_two_views_test.moc"
