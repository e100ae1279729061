// SPDX-License-Identifier: GPL-3.0-or-later
#include "workload/demand.h"

#include <QTest>

using namespace gpufolio;

namespace
{

Decimal dec(const char *text)
{
    return *Decimal::parse(text);
}

std::vector<Decimal> values(std::initializer_list<const char *> texts)
{
    std::vector<Decimal> out;
    for (const char *text : texts)
        out.push_back(dec(text));
    return out;
}

std::vector<std::int64_t> expand(const Demand &demand, const char *start, std::int64_t hours, const char *zone = "UTC")
{
    const UtcHour from = *UtcHour::parse(start);
    return *hourlyDemand(demand, {from, from + hours}, *Calendar::forZone(zone));
}

} // namespace

class DemandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void constantWithinFromAndUntil();
    void monthlyFollowsLocalMonths();
    void weeklyReadsTheLocalHour();
    void dailyWithWeekendFactor();
    void hourlyIsZeroAfterItsEnd();
    void growthCompoundsByMonthAndRoundsUp();
    void growthIsExactInDecimals();
    void machinesForAccelerators();
    void runawayGrowthIsAnError();
};

void DemandTest::constantWithinFromAndUntil()
{
    Demand demand;
    demand.series = ConstantSeries{dec("2.2")};
    demand.from = *UtcHour::parse("2027-01-01T01:00:00Z");
    demand.until = *UtcHour::parse("2027-01-01T03:00:00Z");
    QCOMPARE(expand(demand, "2027-01-01T00:00:00Z", 5), (std::vector<std::int64_t>{0, 3, 3, 0, 0}));
}

void DemandTest::monthlyFollowsLocalMonths()
{
    Demand demand;
    demand.series = MonthlySeries{values({"1", "2"})};
    const auto hours = expand(demand, "2027-01-31T14:00:00Z", 3, "Asia/Tokyo"); // February starts at 15:00 UTC there
    QCOMPARE(hours, (std::vector<std::int64_t>{1, 2, 2}));
    QCOMPARE(expand(demand, "2027-01-01T00:00:00Z", 31 * 24 + 28 * 24 + 1).back(), std::int64_t(0));
}

void DemandTest::weeklyReadsTheLocalHour()
{
    WeeklySeries week;
    for (int hour = 0; hour < 168; ++hour)
        week.values.push_back(Decimal::fromInteger(hour));
    Demand demand;
    demand.series = week;
    // 2027-01-01 is a Friday: hour 96 of the week; in Shanghai it is 08:00.
    QCOMPARE(expand(demand, "2027-01-01T00:00:00Z", 2), (std::vector<std::int64_t>{96, 97}));
    QCOMPARE(expand(demand, "2027-01-01T00:00:00Z", 1, "Asia/Shanghai"), (std::vector<std::int64_t>{104}));
}

void DemandTest::dailyWithWeekendFactor()
{
    DailySeries day;
    for (int hour = 0; hour < 24; ++hour)
        day.values.push_back(Decimal::fromInteger(10));
    day.weekendFactor = dec("0.25");
    Demand demand;
    demand.series = day;
    const auto hours = expand(demand, "2027-01-01T23:00:00Z", 2); // Friday 23:00, Saturday 00:00
    QCOMPARE(hours, (std::vector<std::int64_t>{10, 3}));          // ceil(2.5)
}

void DemandTest::hourlyIsZeroAfterItsEnd()
{
    Demand demand;
    demand.series = HourlySeries{values({"0", "0", "8"})};
    QCOMPARE(expand(demand, "2027-01-01T00:00:00Z", 5), (std::vector<std::int64_t>{0, 0, 8, 0, 0}));
}

void DemandTest::growthCompoundsByMonthAndRoundsUp()
{
    Demand demand;
    demand.series = ConstantSeries{dec("100")};
    demand.growthPerMonth = dec("0.03");
    const auto hours = expand(demand, "2027-01-15T00:00:00Z", 24 * 80);
    QCOMPARE(hours.front(), std::int64_t(100));
    QCOMPARE(hours[17 * 24], std::int64_t(103)); // February 1st: one local month on
    QCOMPARE(hours[17 * 24 - 1], std::int64_t(100));
    QCOMPARE(hours[(17 + 28) * 24], std::int64_t(107)); // ceil(106.09)
    QCOMPARE(hours.back(), std::int64_t(110));          // April: ceil(109.2727)
}

void DemandTest::growthIsExactInDecimals()
{
    // 1000 x 1.1^3 = 1331 exactly; binary doubles give 1331.0000000000002 and a 1332.
    Demand demand;
    demand.series = ConstantSeries{dec("1000")};
    demand.growthPerMonth = dec("0.1");
    QCOMPARE(expand(demand, "2027-01-01T00:00:00Z", 24 * 91).back(), std::int64_t(1331));
    // Nine decimals count: 1.0000000004 is 1, 1.0000000006 is above it.
    demand.growthPerMonth = Decimal();
    demand.series = ConstantSeries{dec("1.0000000004")};
    QCOMPARE(expand(demand, "2027-01-01T00:00:00Z", 1).front(), std::int64_t(1));
    demand.series = ConstantSeries{dec("1.0000000006")};
    QCOMPARE(expand(demand, "2027-01-01T00:00:00Z", 1).front(), std::int64_t(2));
}

void DemandTest::machinesForAccelerators()
{
    QCOMPARE(instancesFor(0, Decimal::fromInteger(8)), std::int64_t(0));
    QCOMPARE(instancesFor(1, Decimal::fromInteger(8)), std::int64_t(1));
    QCOMPARE(instancesFor(16, Decimal::fromInteger(8)), std::int64_t(2));
    QCOMPARE(instancesFor(17, Decimal::fromInteger(8)), std::int64_t(3));
    QCOMPARE(instancesFor(1, dec("0.5")), std::int64_t(2));
}

void DemandTest::runawayGrowthIsAnError()
{
    Demand demand;
    demand.series = ConstantSeries{dec("1")};
    demand.growthPerMonth = dec("10");
    const UtcHour from = *UtcHour::parse("2027-01-01T00:00:00Z");
    const auto result = hourlyDemand(demand, {from, from + 24 * 1000}, Calendar::utc());
    QVERIFY(!result.hasValue());
    QCOMPARE(result.error().code, Error::Code::Overflow);
}

QTEST_APPLESS_MAIN(DemandTest)
#include "demand_test.moc"
