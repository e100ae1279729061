// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"
#include "prices/offer.h"
#include "support/calendar.h"

#include <QTest>

using namespace gpufolio;

/// O11: leap years, the month of a day, minimum billed time.
class CalendarCaseTest : public QObject
{
    Q_OBJECT

private slots:
    void yearsAndFebruaries();
    void programHasRealMonths();
    void dayInTokyo();
    void programKeepsTheMonth_data();
    void programKeepsTheMonth();
    void meteredAmounts_data();
    void meteredAmounts();
};

void CalendarCaseTest::yearsAndFebruaries()
{
    const PlanResult result = evaluateCase(readCase("o11_two_years.json")).results.front();
    QCOMPARE(result.months.size(), std::size_t{24});
    Money first = Money::zero(result.currency);
    Money second = first;
    for (std::size_t i = 0; i < 12; ++i) {
        first += result.months[i].billed;
        second += result.months[12 + i].billed;
    }
    QCOMPARE(text(first), std::string("87600.00"));
    QCOMPARE(text(second), std::string("87840.00"));
    QCOMPARE(text(result.months[1].billed), std::string("6720.00"));
    QCOMPARE(text(result.months[13].billed), std::string("6960.00"));
}

void CalendarCaseTest::programHasRealMonths()
{
    CliProgram program;
    program.copyData("cases/o11_two_years.json");
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "o11_two_years.json"});
    QCOMPARE(outcome.at("months/1/month"), QJsonValue("2027-02"));
    QCOMPARE(outcome.at("months/1/billed"), QJsonValue("6720.00"));
    QCOMPARE(outcome.at("months/13/month"), QJsonValue("2028-02"));
    QCOMPARE(outcome.at("months/13/billed"), QJsonValue("6960.00"));
    QCOMPARE(outcome.at("totals/billed"), QJsonValue("175440.00")); // 87,600 + 87,840
    QVERIFY(!outcome.out.contains("7300.00"));                      // no month of 730 hours
    QVERIFY(outcome.out.contains("calendar months of UTC with their real hours"));
}

void CalendarCaseTest::dayInTokyo()
{
    const Calendar tokyo = *Calendar::forZone("Asia/Tokyo");
    // Picked in Tokyo, the day begins at 15:00 UTC of the day before, and is July.
    const UtcHour picked = tokyo.startOf(*Date::parse("2027-07-01"));
    QCOMPARE(picked.toText(), std::string("2027-06-30T15:00:00Z"));
    QCOMPARE(tokyo.monthOf(picked).toText(), std::string("2027-07"));
    // A usage record of 2027-06-30T15:30Z lies in that hour; in UTC months it is June.
    QCOMPARE(Calendar::utc().monthOf(picked).toText(), std::string("2027-06"));
}

void CalendarCaseTest::programKeepsTheMonth_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("month");
    QTest::newRow("months of Tokyo") << QByteArray("Asia/Tokyo") << "2027-07";
    QTest::newRow("months of UTC") << QByteArray("UTC") << "2027-06";
}

void CalendarCaseTest::programKeepsTheMonth()
{
    QFETCH(QByteArray, zone);
    QFETCH(QString, month);
    CliProgram program;
    program.copyData("cases/o11_tokyo.json");
    program.write("hour.json",
                  program.read("o11_tokyo.json").replace("Asia/Tokyo", zone).replace("\"hours\": 24", "\"hours\": 1"));
    for (const char *reader : {"America/Los_Angeles", "Asia/Tokyo", "UTC"}) { // where the program runs
        qputenv("TZ", reader);
        const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "hour.json"});
        QCOMPARE(outcome.at("months/0/month"), QJsonValue(month));
        QCOMPARE(outcome.at("months/0/billed"), QJsonValue("10"));
        QVERIFY(outcome.at("months/1").isUndefined());
    }
    qunsetenv("TZ");
}

void CalendarCaseTest::meteredAmounts_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("cost");
    QTest::newRow("below the minimum") << 25 << "0.60";
    QTest::newRow("just above the minimum") << 61 << "0.61";
    QTest::newRow("an hour") << 3600 << "36.00";
}

void CalendarCaseTest::meteredAmounts()
{
    QFETCH(int, seconds);
    QFETCH(QString, cost);
    const HourlyRate rate(Decimal::fromInteger(36), Currency::of("USD"));
    const Money amount = meteredAmount(rate, seconds, {Metering::Unit::Second, 60});
    QCOMPARE(toText(amount, Rounding::HalfEven), cost.toStdString());
}

QTEST_GUILESS_MAIN(CalendarCaseTest)
#include "o11_calendar_test.moc"
