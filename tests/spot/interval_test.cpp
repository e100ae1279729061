// SPDX-License-Identifier: GPL-3.0-or-later
#include "spot/interval.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace gpufolio;

namespace
{

constexpr long double minutesPerHour = 60;

CheckpointModel model(double hazard, double checkpointHours, double restartHours)
{
    CheckpointModel made;
    made.hazardPerHour = static_cast<long double>(hazard);
    made.checkpointHours = static_cast<long double>(checkpointHours);
    made.restartHours = static_cast<long double>(restartHours);
    return made;
}

bool near(long double value, long double expected, long double tolerance)
{
    return std::abs(value - expected) <= tolerance;
}

} // namespace

class IntervalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void youngAndDalyOfThePaper_data();
    void youngAndDalyOfThePaper();
    void formulasWithoutAnInterval();
    void gridIsEvenOnALogarithmicAxis();
    void costByHand();
    void costFallsToTheBestIntervalAndRisesBehindIt();
    void costWithoutInterruptionsFallsOnly();
    void tooManyInterruptionsHaveNoCost();
    void breakEvenByHand_data();
    void breakEvenByHand();
    void breakEvenCostsAsMuchAsOnDemand();
    void noBreakEven();
};

void IntervalTest::youngAndDalyOfThePaper_data()
{
    QTest::addColumn<double>("mtbfMinutes");
    QTest::addColumn<double>("youngMinutes");
    QTest::addColumn<double>("dalyMinutes");
    // Daly, FGCS 22 (2006): 5-minute dumps, 24, 6 and 0.25 h between failures; his optimum 117, 57 and 9.1 minutes.
    // Young by hand: sqrt(2 x 5 x M) - 5.
    QTest::newRow("24 h") << 1440.0 << 115.0 << 117.0;
    QTest::newRow("6 h") << 360.0 << 55.0 << 57.0;
    QTest::newRow("15 min") << 15.0 << 7.247 << 9.1;
}

void IntervalTest::youngAndDalyOfThePaper()
{
    QFETCH(double, mtbfMinutes);
    QFETCH(double, youngMinutes);
    QFETCH(double, dalyMinutes);
    const long double hazard = minutesPerHour / static_cast<long double>(mtbfMinutes);
    const auto young = youngIntervalHours(hazard, 5 / minutesPerHour);
    const auto daly = dalyIntervalHours(hazard, 5 / minutesPerHour);
    QVERIFY(young && near(*young * minutesPerHour, static_cast<long double>(youngMinutes), 0.001L));
    QVERIFY(daly && near(*daly * minutesPerHour, static_cast<long double>(dalyMinutes), 0.5L));
}

void IntervalTest::formulasWithoutAnInterval()
{
    for (const auto formula : {youngIntervalHours, dalyIntervalHours}) {
        QVERIFY(!formula(0, 0.1L));
        QVERIFY(!formula(0.1L, 0));
        QVERIFY(!formula(0, 0.1L).error().what.empty());
    }
    // A checkpoint of 3 h at one interruption an hour: Young has nothing left, Daly says M.
    QVERIFY(!youngIntervalHours(1, 3));
    QCOMPARE(*dalyIntervalHours(1, 3), 1.0L);
}

void IntervalTest::gridIsEvenOnALogarithmicAxis()
{
    const auto grid = intervalGrid(60, 460'800, 4); // 1 minute to 128 hours: 2^(0/4) to 2^(52/4) or so
    QCOMPARE(grid.front(), std::int64_t{60});
    QVERIFY(grid.back() >= 460'800 && grid[grid.size() - 2] < 460'800);
    for (std::size_t i = 0; i + 4 < grid.size(); ++i)
        QVERIFY(std::abs(grid[i + 4] - 2 * grid[i]) <= 2);                    // whole seconds
    QCOMPARE(intervalGrid(1, 4, 3), (std::vector<std::int64_t>{1, 2, 3, 4})); // 1, 1.26, 1.59, 2, 2.52, 3.17, 4
}

void IntervalTest::costByHand()
{
    // h = 0.1, tau = 1 h, d = 0, R = 0.5: e^0.05 (e^0.1 - 1) / 0.1 = 1.051271096376 x 1.051709180756 = 1.105631463...
    const auto costs = costOverInterval(model(0.1, 0, 0.5), *Decimal::parse("30"), {3600});
    QCOMPARE(costs.size(), std::size_t{1});
    QVERIFY(std::abs(costs[0].factor->toDouble() - 1.051271096376024 * 1.051709180756476) < 1e-12);
    QCOMPARE(*costs[0].perUsefulHour, multiply(*Decimal::parse("30"), *costs[0].factor));
}

// Law: tau* is the cheapest of any grid, and the cost moves one way on each side of it.
void IntervalTest::costFallsToTheBestIntervalAndRisesBehindIt()
{
    std::mt19937_64 random(11);
    std::uniform_real_distribution<double> exponent(-4, 0);
    for (int i = 0; i < 200; ++i) {
        const double hazard = std::pow(10, exponent(random));
        const CheckpointModel job = model(hazard, std::pow(10, exponent(random) - 1), 0.1);
        const long double best = *optimalIntervalHours(job.hazardPerHour, job.checkpointHours);
        const auto grid = intervalGrid(30, 2'000'000, 4);
        const auto costs = costOverInterval(job, Decimal::fromInteger(1), grid);
        const long double least = billedPerUsefulHour(job.hazardPerHour, best, job.checkpointHours, job.restartHours);
        for (std::size_t k = 0; k < costs.size(); ++k) {
            if (!costs[k].factor)
                continue;
            QVERIFY(costs[k].factor->toLongDouble() >= least - 1e-11L);
            if (k == 0 || !costs[k - 1].factor)
                continue;
            if (static_cast<long double>(grid[k]) / 3600 <= best)
                QVERIFY(*costs[k].factor <= *costs[k - 1].factor);
            if (static_cast<long double>(grid[k - 1]) / 3600 >= best)
                QVERIFY(*costs[k].factor >= *costs[k - 1].factor);
        }
    }
}

void IntervalTest::costWithoutInterruptionsFallsOnly()
{
    const auto grid = intervalGrid(60, 86'400, 2);
    const auto costs = costOverInterval(model(0, 0.05, 3), Decimal::fromInteger(2), grid);
    const auto nearlyNone = costOverInterval(model(1e-9, 0.05, 3), Decimal::fromInteger(2), grid);
    for (std::size_t i = 0; i < costs.size(); ++i) {
        const double hours = static_cast<double>(grid[i]) / 3600;
        QVERIFY(std::abs(costs[i].factor->toDouble() - (hours + 0.05) / hours) < 1e-11);
        QVERIFY(std::abs(costs[i].factor->toDouble() - nearlyNone[i].factor->toDouble()) < 1e-6); // the limit h -> 0
        if (i > 0)
            QVERIFY(*costs[i].perUsefulHour < *costs[i - 1].perUsefulHour);
    }
}

void IntervalTest::tooManyInterruptionsHaveNoCost()
{
    const auto costs = costOverInterval(model(2, 0.01, 0), Decimal::fromInteger(1), {3600, 72'000});
    QVERIFY(costs[0].perUsefulHour);
    QVERIFY(!costs[1].factor && !costs[1].perUsefulHour); // e^40 / 40
}

void IntervalTest::breakEvenByHand_data()
{
    QTest::addColumn<double>("interval");
    QTest::addColumn<double>("checkpoint");
    QTest::addColumn<double>("restart");
    QTest::addColumn<QString>("onDemand");
    QTest::addColumn<double>("hazard");
    // (e^h - 1) / h = e - 1 at h = 1.
    QTest::newRow("given interval") << 1.0 << 0.0 << 0.0 << "1.718281828459" << 1.0;
    // At the best interval the factor is 1 / (1 - y), y = h tau*, with d h = -(y + ln(1 - y)): y = 1/2 gives a factor
    // of 2 and d h = ln 2 - 1/2.
    QTest::newRow("best interval") << 0.0 << (std::log(2.0) - 0.5) / 0.1 << 0.0 << "2" << 0.1;
    QTest::newRow("best interval and restart")
        << 0.0 << (std::log(2.0) - 0.5) / 0.1 << 10 * std::log(1.5) << "3" << 0.1;
}

void IntervalTest::breakEvenByHand()
{
    QFETCH(double, interval);
    QFETCH(double, checkpoint);
    QFETCH(double, restart);
    QFETCH(QString, onDemand);
    QFETCH(double, hazard);
    CheckpointModel job = model(0, checkpoint, restart);
    if (interval > 0)
        job.intervalHours = static_cast<long double>(interval);
    const auto found = breakEvenHazard(job, Decimal::fromInteger(1), *Decimal::parse(onDemand.toStdString()));
    QVERIFY(found);
    QVERIFY2(near(*found, static_cast<long double>(hazard), 1e-10L),
             qPrintable(QString::number(double(*found), 'g', 15)));
}

// Law: at the root spot costs what on-demand costs; below it less, above it more.
void IntervalTest::breakEvenCostsAsMuchAsOnDemand()
{
    std::mt19937_64 random(12);
    std::uniform_real_distribution<double> exponent(-3, 0);
    std::uniform_real_distribution<double> price(1.05, 5);
    for (int i = 0; i < 200; ++i) {
        CheckpointModel job = model(0, std::pow(10, exponent(random)), std::pow(10, exponent(random)));
        if (i % 2 == 0)
            job.intervalHours = job.checkpointHours * 50;
        const Decimal onDemand = Decimal::fromDouble(price(random));
        const auto root = breakEvenHazard(job, Decimal::fromInteger(1), onDemand);
        QVERIFY(root);
        const auto costAt = [&](long double hazard) {
            job.hazardPerHour = hazard;
            return spotFactor(job)->toLongDouble();
        };
        QVERIFY(near(costAt(*root), onDemand.toLongDouble(), 1e-9L));
        QVERIFY(costAt(*root * 0.99L) < onDemand.toLongDouble());
        QVERIFY(costAt(*root * 1.01L) > onDemand.toLongDouble());
    }
}

void IntervalTest::noBreakEven()
{
    CheckpointModel job = model(0, 0.1, 0.1);
    QVERIFY(!breakEvenHazard(job, Decimal::fromInteger(5), Decimal::fromInteger(5)));
    QVERIFY(!breakEvenHazard(job, Decimal::fromInteger(5), Decimal::fromInteger(4)));
    job.intervalHours = 1; // checkpoints alone take a tenth more
    QVERIFY(!breakEvenHazard(job, Decimal::fromInteger(10), Decimal::fromInteger(11)));
    QVERIFY(breakEvenHazard(job, Decimal::fromInteger(10), Decimal::fromInteger(12)));
    job = model(0, 0, 0.1);
    const auto none = breakEvenHazard(job, Decimal::fromInteger(1), Decimal::fromInteger(2));
    QVERIFY(!none && render(none.error().what).find("take no time") != std::string::npos);
}

QTEST_APPLESS_MAIN(IntervalTest)
#include "interval_test.moc"
