// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/calendar.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

#include <random>

using namespace gpufolio;

namespace
{

UtcHour hour(const char *text)
{
    return *UtcHour::parse(text);
}

QDateTime toQt(UtcHour at, const QTimeZone &zone)
{
    return QDateTime::fromSecsSinceEpoch(at.sinceEpoch() * 3600, Qt::UTC).toTimeZone(zone);
}

} // namespace

class CalendarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTimes_data();
    void readsTimes();
    void refusesTimes_data();
    void refusesTimes();
    void datesThatDoNotExist();
    void realHoursOfMonths();
    void monthOfAPickedDate();
    void agreesWithQt_data();
    void agreesWithQt();
    void monthsCoverThePeriod();
    void skippedMidnight();
    void clockChangeKeepsLocalHours();
};

void CalendarTest::readsTimes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("zulu") << QByteArray("2027-01-01T00:00:00Z") << QByteArray("2027-01-01T00:00:00Z");
    QTest::newRow("without seconds") << QByteArray("2027-01-01T07:00Z") << QByteArray("2027-01-01T07:00:00Z");
    QTest::newRow("zero fraction") << QByteArray("2027-01-01T07:00:00.000Z") << QByteArray("2027-01-01T07:00:00Z");
    QTest::newRow("east") << QByteArray("2027-01-01T08:00:00+08:00") << QByteArray("2027-01-01T00:00:00Z");
    QTest::newRow("west") << QByteArray("2026-12-31T19:00:00-05:00") << QByteArray("2027-01-01T00:00:00Z");
    QTest::newRow("half-hour zone on a whole UTC hour")
        << QByteArray("2027-01-01T05:30:00+05:30") << QByteArray("2027-01-01T00:00:00Z");
    QTest::newRow("leap day") << QByteArray("2028-02-29T12:00:00Z") << QByteArray("2028-02-29T12:00:00Z");
}

void CalendarTest::readsTimes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const Result<UtcHour> read = UtcHour::parse(text.toStdString());
    QVERIFY(read.hasValue());
    QCOMPARE(QByteArray::fromStdString(read->toText()), expected);
}

void CalendarTest::refusesTimes_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {"", "2027-01-01", "2027-01-01T00:00:00", "2027-02-29T00:00:00Z", "2027-13-01T00:00:00Z",
          "2027-01-01T24:00:00Z", "2027-01-01T00:30:00Z", "2027-01-01T00:00:01Z", "2027-01-01 00:00:00Z",
          "2027-01-01T05:00:00+05:30", "27-01-01T00:00:00Z", "2027-01-01T00:00:00Zx", "2027-1-1T00:00:00Z",
          "1969-12-31T23:00:00Z", "2027-01-01T00:60:00Z", "2027-01-01T00:00:00.5Z"})
        QTest::newRow(text) << QByteArray(text);
}

void CalendarTest::refusesTimes()
{
    QFETCH(QByteArray, text);
    const Result<UtcHour> read = UtcHour::parse(text.toStdString());
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().what.args.front(), text.toStdString());
}

void CalendarTest::datesThatDoNotExist()
{
    QVERIFY(Date::parse("2028-02-29").hasValue());
    for (const char *text : {"2027-02-29", "2027-04-31", "2027-00-01", "2027-1-1", "2027-01-01x", "2100-02-29"})
        QVERIFY2(!Date::parse(text).hasValue(), text);
    QVERIFY(!YearMonth::parse("2027-13").hasValue());
    QCOMPARE(YearMonth({2027, 12}).plus(1).toText(), std::string("2028-01"));
    QCOMPARE(YearMonth({2027, 1}).plus(-1).toText(), std::string("2026-12"));
    QCOMPARE(YearMonth({2028, 2}).lastDay().toText(), std::string("2028-02-29"));
}

void CalendarTest::realHoursOfMonths()
{
    // Case O11a: 8,760 h in 2027, 8,784 in 2028; February 672 and 696.
    const Calendar utc = Calendar::utc();
    const auto months = utc.months({hour("2027-01-01T00:00:00Z"), hour("2029-01-01T00:00:00Z")});
    QCOMPARE(months.size(), std::size_t(24));
    QCOMPARE(months[1].period.hours(), std::int64_t(672));
    QCOMPARE(months[13].period.hours(), std::int64_t(696));
    QCOMPARE(hour("2028-01-01T00:00:00Z") - hour("2027-01-01T00:00:00Z"), std::int64_t(8760));
    QCOMPARE(hour("2029-01-01T00:00:00Z") - hour("2028-01-01T00:00:00Z"), std::int64_t(8784));
}

void CalendarTest::monthOfAPickedDate()
{
    // Case O11b: a record at 2027-06-30T15:30Z is June in UTC months; the hour that holds it is July in Tokyo.
    const Calendar tokyo = *Calendar::forZone("Asia/Tokyo");
    QCOMPARE(Calendar::utc().monthOf(hour("2027-06-30T15:00:00Z")).toText(), std::string("2027-06"));
    QCOMPARE(tokyo.monthOf(hour("2027-06-30T15:00:00Z")).toText(), std::string("2027-07"));
    QCOMPARE(tokyo.startOf(*Date::parse("2027-07-01")).toText(), std::string("2027-06-30T15:00:00Z"));
    QCOMPARE(tokyo.dayOf(tokyo.startOf(*Date::parse("2027-07-01"))).toText(), std::string("2027-07-01"));
}

void CalendarTest::agreesWithQt_data()
{
    QTest::addColumn<QByteArray>("zone");
    for (const char *zone :
         {"UTC", "Asia/Shanghai", "Asia/Kolkata", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe",
          "America/St_Johns", "Pacific/Auckland", "America/Sao_Paulo", "Africa/Casablanca"})
        QTest::newRow(zone) << QByteArray(zone);
}

void CalendarTest::agreesWithQt()
{
    // Second method: Qt's own time zones.
    QFETCH(QByteArray, zone);
    const QTimeZone qtZone(zone);
    if (!qtZone.isValid())
        QSKIP("Qt has no such time zone here");
    const Calendar calendar = *Calendar::forZone(zone.toStdString());
    std::mt19937_64 random(17);
    const UtcHour start = hour("2026-01-01T00:00:00Z");
    const std::vector<std::uint8_t> weekHours = calendar.hoursOfWeek({start, start + 20'000});
    QCOMPARE(weekHours.size(), std::size_t(20'000));
    for (int i = 0; i < 2'000; ++i) {
        const auto offset = static_cast<std::int64_t>(random() % 20'000);
        const QDateTime local = toQt(start + offset, qtZone);
        QCOMPARE(QString::fromStdString(calendar.dayOf(start + offset).toText()), local.date().toString(Qt::ISODate));
        QCOMPARE(calendar.hourOfWeek(start + offset), (local.date().dayOfWeek() - 1) * 24 + local.time().hour());
        QCOMPARE(static_cast<int>(weekHours[static_cast<std::size_t>(offset)]), calendar.hourOfWeek(start + offset));
    }
}

void CalendarTest::monthsCoverThePeriod()
{
    for (const char *zone : {"UTC", "Asia/Kolkata", "America/New_York", "Pacific/Auckland"}) {
        const Calendar calendar = *Calendar::forZone(zone);
        const Period period{hour("2026-11-17T05:00:00Z"), hour("2029-03-02T19:00:00Z")};
        UtcHour at = period.start;
        for (const MonthSpan &span : calendar.months(period)) {
            QVERIFY(span.period.start == at);
            QVERIFY(span.period.hours() > 0);
            QVERIFY(calendar.monthOf(span.period.start) == span.month);
            QVERIFY(calendar.monthOf(span.period.end - 1) == span.month);
            at = span.period.end;
        }
        QVERIFY(at == period.end);
    }
}

void CalendarTest::skippedMidnight()
{
    // Sao Paulo sprang forward at midnight on 2018-11-04: the day began at 01:00 local, 03:00 UTC.
    const Calendar calendar = *Calendar::forZone("America/Sao_Paulo");
    QCOMPARE(calendar.startOf(*Date::parse("2018-11-04")).toText(), std::string("2018-11-04T03:00:00Z"));
    QCOMPARE(calendar.hourOfWeek(hour("2018-11-04T03:00:00Z")), 6 * 24 + 1);
    QVERIFY(!Calendar::forZone("Mars/Olympus_Mons").hasValue());
}

void CalendarTest::clockChangeKeepsLocalHours()
{
    // New York falls back on 2027-11-07: 25 hours that Sunday; weekly patterns follow the local hour.
    const Calendar calendar = *Calendar::forZone("America/New_York");
    const UtcHour from = calendar.startOf(*Date::parse("2027-11-07"));
    const UtcHour to = calendar.startOf(*Date::parse("2027-11-08"));
    QCOMPARE(to - from, std::int64_t(25));
    QCOMPARE(calendar.daysBetween(from, to), std::int64_t(1));
    const std::vector<std::uint8_t> hours = calendar.hoursOfWeek({from, to});
    QCOMPARE(static_cast<int>(hours[1]), 6 * 24 + 1);
    QCOMPARE(static_cast<int>(hours[2]), 6 * 24 + 1);
    QCOMPARE(static_cast<int>(hours[3]), 6 * 24 + 2);
}

QTEST_APPLESS_MAIN(CalendarTest)
#include "calendar_test.moc"
