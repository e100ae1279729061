// SPDX-License-Identifier: GPL-3.0-or-later
// GPUs by day, week and month, the mean week and the load curve: by hand, and the laws that they keep.
#include "plan/demand_profile.h"
#include "plan/scenario_builder.h"

#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

Workload workload(const std::string &id, DemandUnit unit, DemandSeries series)
{
    Workload made;
    made.id = id;
    made.demand.unit = unit;
    made.demand.series = std::move(series);
    return made;
}

/// 2027-01-01 is a Friday.
Inputs inputsOf(std::vector<Workload> workloads, std::int64_t hours)
{
    Inputs inputs;
    inputs.start = at("2027-01-01T00:00:00Z");
    inputs.hours = hours;
    inputs.offers = {offer("eight", 8, {onDemand("80")})};
    inputs.workloads = std::move(workloads);
    return inputs;
}

Decimal sum(const std::vector<Decimal> &values)
{
    Decimal all;
    for (const Decimal value : values)
        all += value;
    return all;
}

} // namespace

class DemandProfileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byHand();
    void machinesCountTheirGpus();
    void weeksBeginOnMonday();
    void coarserWhenThereAreTooMany();
    void weekByHand();
    void loadCurveByHand();
    void areasAreKept();
};

void DemandProfileTest::byHand()
{
    // January 10, February 4 GPUs; from February 15 on nothing.
    Workload monthly = workload("m", DemandUnit::Accelerators, MonthlySeries{{dec("10"), dec("4")}});
    monthly.demand.until = at("2027-02-15T00:00:00Z");
    const Inputs inputs = inputsOf({monthly}, (31 + 28) * std::int64_t{24});
    const auto hourly = hourlyGpus(inputs, Calendar::utc(), {});
    QVERIFY(hourly);
    QCOMPARE(*hourly->front().peak(), dec("10"));
    const DemandProfile profile = demandProfile(*hourly, inputs.horizon(), Calendar::utc(), DemandStep::Month);
    QCOMPARE(profile.spans.size(), std::size_t(2));
    QCOMPARE(profile.layers.front().gpuHours[0], dec("7440"));
    QCOMPARE(profile.layers.front().gpuHours[1], dec("1344")); // 4 x 14 x 24
    QCOMPARE(profile.layers.front().mean[1], dec("2"));
    QCOMPARE(profile.layers.front().maximum[1], dec("4"));
    QCOMPARE(profile.spans[1].firstDay, (Date{2027, 2, 1}));
}

void DemandProfileTest::machinesCountTheirGpus()
{
    const Inputs inputs = inputsOf({workload("a", DemandUnit::Instances, ConstantSeries{dec("2")}),
                                    workload("b", DemandUnit::Accelerators, ConstantSeries{dec("3")}),
                                    workload("c", DemandUnit::Instances, ConstantSeries{dec("5")})},
                                   48);
    const auto hourly = hourlyGpus(inputs, Calendar::utc(), {"eight", "", ""});
    QVERIFY(hourly);
    QVERIFY(!(*hourly)[2].perUnit && !(*hourly)[2].peak()); // machines of nobody: not known, not 0
    const DemandProfile profile = demandProfile(*hourly, inputs.horizon(), Calendar::utc(), DemandStep::Day);
    QCOMPARE(profile.layers.size(), std::size_t(2));
    QCOMPARE(profile.total.mean[0], dec("19"));
}

void DemandProfileTest::weeksBeginOnMonday()
{
    const Inputs inputs =
        inputsOf({workload("a", DemandUnit::Accelerators, ConstantSeries{dec("1")})}, 14 * std::int64_t{24});
    const auto hourly = hourlyGpus(inputs, Calendar::utc(), {});
    const DemandProfile profile = demandProfile(*hourly, inputs.horizon(), Calendar::utc(), DemandStep::Week);
    QCOMPARE(profile.spans.size(), std::size_t(3)); // Fri-Sun, a week, Mon-Thu
    QCOMPARE(profile.spans[1].firstDay, (Date{2027, 1, 4}));
    QCOMPARE(profile.spans[0].period.hours(), 72);
    QCOMPARE(profile.spans[2].period.hours(), 96);
}

void DemandProfileTest::coarserWhenThereAreTooMany()
{
    const Inputs inputs =
        inputsOf({workload("a", DemandUnit::Accelerators, ConstantSeries{dec("1")})}, 3 * std::int64_t{8760});
    const auto hourly = hourlyGpus(inputs, Calendar::utc(), {});
    QCOMPARE(demandProfile(*hourly, inputs.horizon(), Calendar::utc(), DemandStep::Day).step, DemandStep::Week);
    QCOMPARE(demandProfile(*hourly, inputs.horizon(), Calendar::utc(), DemandStep::Day, 100).step, DemandStep::Month);
}

void DemandProfileTest::weekByHand()
{
    // Two weeks; Mondays at 9 o'clock ask for 6, in the second for nothing any more: a mean of 3.
    WeeklySeries week{std::vector<Decimal>(168)};
    week.values[9] = dec("6");
    Workload office = workload("a", DemandUnit::Accelerators, week);
    office.demand.until = at("2027-01-11T00:00:00Z");
    const Inputs inputs = inputsOf({office}, 14 * std::int64_t{24});
    const auto hourly = hourlyGpus(inputs, Calendar::utc(), {});
    const WeekProfile profile = weekProfile(*hourly, inputs.horizon(), Calendar::utc());
    QCOMPARE(profile.hours[9], 2);
    QCOMPARE(profile.mean[9], dec("3"));
    QCOMPARE(profile.maximum[9], dec("6"));
    QCOMPARE(profile.mean[10], dec("0"));
}

void DemandProfileTest::loadCurveByHand()
{
    const Inputs inputs =
        inputsOf({workload("a", DemandUnit::Accelerators, HourlySeries{{dec("1"), dec("7"), dec("3"), dec("5")}})}, 4);
    const auto hourly = hourlyGpus(inputs, Calendar::utc(), {});
    const std::vector<LoadStep> steps = loadCurve(*hourly, 2);
    QCOMPARE(steps.size(), std::size_t(2));
    QCOMPARE(steps[0].mean, dec("6"));
    QCOMPARE(steps[0].least, dec("5"));
    QCOMPARE(steps[1].firstHour, 2);
    QCOMPARE(steps[1].mean, dec("2"));
}

void DemandProfileTest::areasAreKept()
{
    std::mt19937 random(4);
    std::uniform_int_distribution<int> value(0, 50);
    std::uniform_int_distribution<int> length(30, 3000);
    const auto calendar = Calendar::forZone("Europe/Berlin"); // with days of 23 and 25 hours
    QVERIFY(calendar);
    for (int round = 0; round < 60; ++round) {
        const int hours = length(random);
        std::vector<Workload> workloads;
        Decimal demand;
        for (const char *id : {"a", "b"}) {
            HourlySeries series;
            for (int hour = 0; hour < hours; ++hour) {
                series.values.push_back(Decimal::fromInteger(value(random)));
                demand += series.values.back();
            }
            workloads.push_back(workload(id, DemandUnit::Accelerators, std::move(series)));
        }
        const Inputs inputs = inputsOf(std::move(workloads), hours);
        const auto hourly = hourlyGpus(inputs, *calendar, {});
        QVERIFY(hourly);
        const double tolerance = 1e-6;
        for (const DemandStep step : {DemandStep::Day, DemandStep::Week, DemandStep::Month}) {
            const DemandProfile profile = demandProfile(*hourly, inputs.horizon(), *calendar, step);
            QCOMPARE(sum(profile.total.gpuHours), demand);
            QCOMPARE(sum(profile.layers[0].gpuHours) + sum(profile.layers[1].gpuHours), demand);
            double area = 0;
            std::int64_t covered = 0;
            for (std::size_t i = 0; i < profile.spans.size(); ++i) {
                area += profile.total.mean[i].toDouble() * static_cast<double>(profile.spans[i].period.hours());
                covered += profile.spans[i].period.hours();
                QVERIFY(profile.total.maximum[i] >= profile.total.mean[i]);
            }
            QCOMPARE(covered, hours);
            QVERIFY(std::abs(area - demand.toDouble()) < tolerance);
        }
        Decimal area;
        std::int64_t covered = 0;
        Decimal before = dec("1000000");
        for (const LoadStep &step : loadCurve(*hourly, 400)) {
            area += step.gpuHours;
            QCOMPARE(step.firstHour, covered);
            covered += step.hours;
            QVERIFY(step.mean <= before && step.least <= step.mean);
            before = step.mean;
        }
        QCOMPARE(area, demand);
        QCOMPARE(covered, hours);
        const WeekProfile week = weekProfile(*hourly, inputs.horizon(), *calendar);
        double weekArea = 0;
        for (std::size_t i = 0; i < WeekProfile::hoursPerWeek; ++i)
            weekArea += week.mean[i].toDouble() * static_cast<double>(week.hours[i]);
        QVERIFY(std::abs(weekArea - demand.toDouble()) < tolerance);
    }
}

QTEST_APPLESS_MAIN(DemandProfileTest)
#include "demand_profile_test.moc"
