// SPDX-License-Identifier: GPL-3.0-or-later
#include "spot/checkpoint.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace gpufolio;

namespace
{

double factorOf(double h, std::optional<double> tau, double d, double r)
{
    CheckpointModel model;
    model.hazardPerHour = h;
    if (tau)
        model.intervalHours = *tau;
    model.checkpointHours = d;
    model.restartHours = r;
    const Result<Decimal> factor = spotFactor(model);
    return factor ? factor->toDouble() : std::nan("");
}

} // namespace

class CheckpointTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void intervalOfDalysTable_data();
    void intervalOfDalysTable();
    void optimalIntervalIsTheBest();
    void factorByHand();
    void factorAgreesWithSimulation();
    void tinyHazardsJoinTheLimit();
    void refusals();
};

void CheckpointTest::intervalOfDalysTable_data()
{
    QTest::addColumn<double>("mtbfHours");
    QTest::addColumn<double>("checkpointMinutes");
    QTest::addColumn<double>("minutes");
    // Daly, FGCS 22 (2006): 24, 6 and 0.25 h between failures with a 5-minute dump: his higher-order optimum is 117, 57
    // and 9.1 minutes; the exact optimum lies within 1 % of it.
    QTest::newRow("24 h") << 24.0 << 5.0 << 117.0;
    QTest::newRow("6 h") << 6.0 << 5.0 << 57.0;
    QTest::newRow("15 min") << 0.25 << 5.0 << 9.1;
}

void CheckpointTest::intervalOfDalysTable()
{
    QFETCH(double, mtbfHours);
    QFETCH(double, checkpointMinutes);
    QFETCH(double, minutes);
    const Result<long double> tau = optimalIntervalHours(1.0L / static_cast<long double>(mtbfHours),
                                                         static_cast<long double>(checkpointMinutes) / 60);
    QVERIFY(tau.hasValue());
    const auto found = static_cast<double>(*tau) * 60;
    QVERIFY2(std::abs(found - minutes) < 0.012 * minutes, qPrintable(QString::number(found)));
}

void CheckpointTest::optimalIntervalIsTheBest()
{
    std::mt19937_64 random(3);
    std::uniform_real_distribution<double> exponent(-5, 1);
    for (int i = 0; i < 500; ++i) {
        const double h = std::pow(10, exponent(random));
        const double d = std::pow(10, exponent(random) - 2);
        if (h * d > 5)
            continue;
        const double tau =
            static_cast<double>(*optimalIntervalHours(static_cast<long double>(h), static_cast<long double>(d)));
        const double best = factorOf(h, tau, d, 0.05);
        QVERIFY(best <= factorOf(h, tau * 1.01, d, 0.05) && best <= factorOf(h, tau * 0.99, d, 0.05));
        // The condition it solves, M = 1/h: (1 - y) e^y = e^(-d h), y = tau h.
        const double y = tau * h;
        QVERIFY(std::abs(std::log1p(-y) + y + d * h) <= 1e-12 + 1e-9 * d * h);
    }
}

void CheckpointTest::factorByHand()
{
    // h = 0.1, tau = 1, d = 0, R = 0.5: e^0.05 (e^0.1 - 1) / 0.1 = 1.051271096376 x 1.051709180756 = 1.105631463...
    QVERIFY(std::abs(factorOf(0.1, 1.0, 0, 0.5) - 1.051271096376024 * 1.051709180756476) < 1e-12);
    QCOMPARE(factorOf(0, 1.0, 0.05, 3), 1.05);
    QCOMPARE(factorOf(0, std::nullopt, 0.05, 3), 1.0);
}

void CheckpointTest::factorAgreesWithSimulation()
{
    // Second method: play the segment; interruptions strike during work, checkpoint and restart.
    std::mt19937_64 random(5);
    const double h = 0.3;
    const double tau = 1.2;
    const double d = 0.1;
    const double r = 0.25;
    std::exponential_distribution<double> gap(h);
    const int trials = 400'000;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < trials; ++i) {
        double billed = 0;
        double need = tau + d; // the first attempt needs no restart
        for (double next = gap(random); next < need; next = gap(random)) {
            billed += next;
            need = r + tau + d;
        }
        billed += need;
        sum += billed;
        squares += billed * billed;
    }
    const double mean = sum / trials;
    const double error = std::sqrt((squares / trials - mean * mean) / trials);
    QVERIFY2(std::abs(mean / tau - factorOf(h, tau, d, r)) < 4 * error / tau, qPrintable(QString::number(mean / tau)));
}

void CheckpointTest::tinyHazardsJoinTheLimit()
{
    const double limit = factorOf(0, 2.0, 0.1, 1);
    for (const double h : {1e-9, 1e-12, 1e-15})
        QVERIFY(std::abs(factorOf(h, 2.0, 0.1, 1) - limit) < 4 * h + 2e-12);
}

void CheckpointTest::refusals()
{
    QVERIFY(std::isnan(factorOf(-1, 1.0, 0, 0)));
    QVERIFY(std::isnan(factorOf(0.1, 0.0, 0, 0)));
    QVERIFY(std::isnan(factorOf(0.1, std::nullopt, 0, 0))); // checkpoints without a cost have no best interval
    QVERIFY(std::isnan(factorOf(10, 10.0, 0, 0)));          // e^100 / 100: no progress worth the name
    QVERIFY(!optimalIntervalHours(0, 0.1L).hasValue());
}

QTEST_APPLESS_MAIN(CheckpointTest)
#include "checkpoint_test.moc"
