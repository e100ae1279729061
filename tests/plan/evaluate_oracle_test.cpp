// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario_builder.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

// The second method: every hour by itself, every machine of demand by itself, in plain doubles. Slow and simple.
struct Ledger {
    std::map<std::string, double> billed;
    std::map<std::string, double> amortised;
    std::map<std::string, double> unused;
    double spotHours = 0;
    double onDemandHours = 0;
    double usedHours = 0;
    double unusedHours = 0;
    double npv = 0;
    std::map<std::string, double> workloads;
};

double naiveFactor(const Workload &workload, const PurchaseOption &spot)
{
    const Interruptible &job = *workload.interruptible;
    const double h = static_cast<double>(job.nodes) * spot.interruptionsPerHour->toDouble();
    const double tau = std::get<Decimal>(*job.checkpointEverySeconds).toDouble() / 3600;
    const double d = job.checkpointSeconds.toDouble() / 3600;
    const double r = job.restartSeconds.toDouble() / 3600;
    return h == 0 ? (tau + d) / tau : std::exp(h * r) * (std::exp(h * (tau + d)) - 1) / (h * tau);
}

double demandAt(const Workload &workload, std::int64_t hour)
{
    return std::get<HourlySeries>(workload.demand.series).values[static_cast<std::size_t>(hour)].toDouble();
}

Ledger slowly(const Scenario &s)
{
    Ledger out;
    const Calendar calendar = *Calendar::forZone(s.inputs.timeZone);
    const double rate = s.inputs.discountRate->toDouble();
    const std::int64_t day0 = calendar.dayOf(s.inputs.start).sinceEpoch();
    const auto discounted = [&](const Date &day, double amount) {
        return amount *
               std::pow(1 + rate, -static_cast<double>(std::max<std::int64_t>(0, day.sinceEpoch() - day0)) / 365);
    };
    std::vector<CommitmentPurchase> purchases = s.inputs.commitments;
    purchases.insert(purchases.end(), s.plan.commitments.begin(), s.plan.commitments.end());
    std::stable_sort(purchases.begin(), purchases.end(),
                     [](const auto &a, const auto &b) { return a.held && !b.held; });
    for (std::int64_t hour = 0; hour < s.inputs.hours; ++hour) {
        const UtcHour now = s.inputs.start + hour;
        const YearMonth month = calendar.monthOf(now);
        const Date usageDay = month.plus(1).firstDay();
        const std::string key = month.toText();
        for (const Offer &offer : s.inputs.offers) {
            const double od = findOption(offer, OptionKind::OnDemand)->hourly.toDouble();
            const PurchaseOption *spotOption = findOption(offer, OptionKind::Spot);
            // One entry per machine of demand.
            struct Machine {
                const Workload *workload;
                double spotRate;
            };
            std::vector<Machine> machines;
            for (const Workload &workload : s.inputs.workloads) {
                if (workload.offer != offer.id)
                    continue;
                const double effective = workload.interruptible && spotOption
                                             ? spotOption->hourly.toDouble() * naiveFactor(workload, *spotOption)
                                             : INFINITY;
                for (int i = 0; i < static_cast<int>(demandAt(workload, hour)); ++i)
                    machines.push_back({&workload, effective});
            }
            std::stable_sort(machines.begin(), machines.end(), [](const Machine &a, const Machine &b) {
                if (a.workload->interruptible.has_value() != b.workload->interruptible.has_value())
                    return !a.workload->interruptible.has_value();
                return a.workload->interruptible && a.spotRate > b.spotRate;
            });
            for (const CommitmentPurchase &purchase : purchases) {
                if (purchase.offer != offer.id)
                    continue;
                const PurchaseOption &option = *findOption(offer, purchase.option);
                const double upfront = option.upfront.toDouble() * static_cast<double>(purchase.instances);
                if (purchase.start == now) {
                    out.billed[key] += upfront;
                    out.npv += discounted(calendar.dayOf(now), upfront);
                }
                if (now < purchase.start || now >= purchase.start + option.termHours)
                    continue;
                for (std::int64_t n = 0; n < purchase.instances; ++n) {
                    const double fee = option.hourly.toDouble();
                    const double cost = fee + option.upfront.toDouble() / static_cast<double>(option.termHours);
                    out.billed[key] += fee;
                    out.amortised[key] += cost;
                    out.npv += discounted(std::max(month.firstDay(), calendar.dayOf(purchase.start)), fee);
                    if (machines.empty()) {
                        out.unused[key] += cost;
                        out.unusedHours += 1;
                    } else {
                        out.workloads[machines.front().workload->id] += cost;
                        out.usedHours += 1;
                        machines.erase(machines.begin());
                    }
                }
            }
            std::stable_sort(machines.begin(), machines.end(),
                             [](const Machine &a, const Machine &b) { return a.spotRate < b.spotRate; });
            std::int64_t onSpot = 0;
            for (const Machine &machine : machines) {
                const bool fits = spotOption && onSpot < spotOption->maxInstances.value_or(1'000'000);
                double cost = od;
                if (fits && machine.spotRate < od) {
                    ++onSpot;
                    cost = machine.spotRate;
                    out.spotHours += machine.spotRate / spotOption->hourly.toDouble();
                } else {
                    out.onDemandHours += 1;
                }
                out.billed[key] += cost;
                out.amortised[key] += cost;
                out.workloads[machine.workload->id] += cost;
                out.npv += discounted(usageDay, cost);
            }
        }
    }
    return out;
}

class Random
{
public:
    explicit Random(unsigned seed) : m_engine(seed) {}
    int upTo(int n) { return static_cast<int>(m_engine() % static_cast<unsigned>(n)); }
    std::string price(int largest)
    {
        return std::to_string(1 + upTo(largest)) + "." + std::to_string(10000 + upTo(90000));
    }

private:
    std::mt19937 m_engine;
};

Scenario randomScenario(unsigned seed)
{
    Random random(seed);
    Scenario s = scenario("2027-01-01T00:00:00Z", 24 + random.upTo(1500));
    s.inputs.start = s.inputs.start + random.upTo(9000);
    const char *zones[] = {"UTC", "Asia/Shanghai", "America/New_York", "Asia/Kolkata"};
    s.inputs.timeZone = zones[random.upTo(4)];
    s.inputs.discountRate = dec("0.0" + std::to_string(random.upTo(10)));
    const int offers = 1 + random.upTo(2);
    for (int o = 0; o < offers; ++o) {
        std::vector<PurchaseOption> options = {onDemand(random.price(20))};
        for (int c = 0; c < random.upTo(3); ++c)
            options.push_back(commitment("c" + std::to_string(c), 1 + random.upTo(1200),
                                         random.upTo(2) ? random.price(3000) : "0", random.price(10)));
        if (random.upTo(3)) {
            options.push_back(spot(random.price(15), "0.0" + std::to_string(random.upTo(100))));
            if (random.upTo(2))
                options.back().maxInstances = random.upTo(6);
        }
        s.inputs.offers.push_back(offer("o" + std::to_string(o), 8, options));
    }
    const int workloads = 1 + random.upTo(4);
    for (int w = 0; w < workloads; ++w) {
        Workload job = constantWorkload("w" + std::to_string(w), "o" + std::to_string(random.upTo(offers)), "0");
        HourlySeries series;
        for (std::int64_t hour = 0; hour < s.inputs.hours; ++hour)
            series.values.push_back(Decimal::fromInteger(random.upTo(7)));
        job.demand.series = series;
        if (random.upTo(2))
            job.interruptible = Interruptible{CheckpointInterval(Decimal::fromInteger(600 + random.upTo(9000))),
                                              Decimal::fromInteger(random.upTo(200)),
                                              Decimal::fromInteger(random.upTo(900)),
                                              {},
                                              1 + random.upTo(3)};
        s.inputs.workloads.push_back(job);
    }
    for (int p = 0; p < random.upTo(5); ++p) {
        const Offer &at = s.inputs.offers[static_cast<std::size_t>(random.upTo(offers))];
        if (!findOption(at, OptionKind::Commitment))
            continue;
        const bool held = random.upTo(3) == 0;
        const UtcHour start =
            s.inputs.start + (held ? random.upTo(1000) - 500 : random.upTo(static_cast<int>(s.inputs.hours)));
        (held ? s.inputs.commitments : s.plan.commitments)
            .push_back(purchase(at.id, "c0", 1 + random.upTo(4), start, held));
    }
    return s;
}

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-6 + 1e-9 * std::abs(b);
}

} // namespace

class EvaluateOracleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheSlowMethod();
    void lawsHoldExactly();
    void doublingPricesDoublesCosts();
    void moreCommitmentsNeverRaiseOnDemand();
};

void EvaluateOracleTest::agreesWithTheSlowMethod()
{
    int withSpot = 0;
    int withCommitments = 0;
    for (unsigned seed = 1; seed <= 150; ++seed) {
        const Scenario s = randomScenario(seed);
        const Read<PlanResult> result = evaluate(s);
        QVERIFY(result.hasValue());
        const Ledger expected = slowly(s);
        for (const MonthResult &month : result->months) {
            const std::string key = month.month.toText();
            const auto of = [&key](const std::map<std::string, double> &map) {
                return map.count(key) ? map.at(key) : 0.0;
            };
            QVERIFY2(near(month.billed.amount().toDouble(), of(expected.billed)), qPrintable(QString::number(seed)));
            QVERIFY2(near(month.amortised.amount().toDouble(), of(expected.amortised)),
                     qPrintable(QString::number(seed)));
            QVERIFY2(near(month.unused.amount().toDouble(), of(expected.unused)), qPrintable(QString::number(seed)));
        }
        QVERIFY(near(result->totals.spotHours.count().toDouble(), expected.spotHours));
        QVERIFY(near(result->totals.onDemandHours.count().toDouble(), expected.onDemandHours));
        QVERIFY(near(result->totals.commitmentUsedHours.count().toDouble(), expected.usedHours));
        QVERIFY(near(result->totals.commitmentUnusedHours.count().toDouble(), expected.unusedHours));
        QVERIFY2(near(result->totals.npv->amount().toDouble(), expected.npv), qPrintable(QString::number(seed)));
        for (const WorkloadResult &workload : result->workloads) {
            const auto found = expected.workloads.find(workload.id);
            QVERIFY2(
                near(workload.amortised.amount().toDouble(), found == expected.workloads.end() ? 0 : found->second),
                qPrintable(QString::number(seed)));
        }
        withSpot += !result->totals.spotHours.isZero();
        withCommitments += !result->commitments.empty();
    }
    // The random input must reach the interesting parts.
    QVERIFY2(withSpot > 30 && withCommitments > 40,
             qPrintable(QStringLiteral("%1 %2").arg(withSpot).arg(withCommitments)));
}

void EvaluateOracleTest::lawsHoldExactly()
{
    for (unsigned seed = 1000; seed < 1200; ++seed) {
        const Read<PlanResult> result = evaluate(randomScenario(seed));
        QVERIFY(result.hasValue());
        Money billed = Money::zero(result->currency);
        Money amortised = billed;
        Money prepaid = result->months.front().prepaidStart;
        for (const MonthResult &month : result->months) {
            QVERIFY(month.prepaidStart == prepaid);
            QVERIFY(month.billed == month.amortised + (month.prepaidEnd - month.prepaidStart));
            QVERIFY(month.unused <= month.commitment);
            prepaid = month.prepaidEnd;
            billed += month.billed;
            amortised += month.amortised;
        }
        QVERIFY(prepaid == result->totals.prepaidAfterHorizon);
        QVERIFY(billed == result->totals.billed && amortised == result->totals.amortised);
        Money parts = result->totals.unusedCommitment;
        for (const WorkloadResult &workload : result->workloads) {
            parts += workload.amortised;
            QVERIFY(workload.demandHours == workload.commitmentHours + workload.spotUsefulHours +
                                                workload.onDemandHours + workload.unservedHours);
        }
        QVERIFY(parts == amortised);
    }
}

void EvaluateOracleTest::doublingPricesDoublesCosts()
{
    for (unsigned seed = 2000; seed < 2050; ++seed) {
        const Scenario s = randomScenario(seed);
        Scenario twice = s;
        for (Offer &offer : twice.inputs.offers) {
            for (PurchaseOption &option : offer.options) {
                option.hourly = times(option.hourly, 2);
                option.upfront = times(option.upfront, 2);
            }
        }
        const Read<PlanResult> once = evaluate(s);
        const Read<PlanResult> doubled = evaluate(twice);
        QVERIFY(once.hasValue() && doubled.hasValue());
        QVERIFY(near(doubled->totals.amortised.amount().toDouble(), 2 * once->totals.amortised.amount().toDouble()));
        QVERIFY(near(doubled->totals.billed.amount().toDouble(), 2 * once->totals.billed.amount().toDouble()));
        QVERIFY(doubled->totals.spotHours == once->totals.spotHours);
    }
}

void EvaluateOracleTest::moreCommitmentsNeverRaiseOnDemand()
{
    for (unsigned seed = 3000; seed < 3100; ++seed) {
        Scenario s = randomScenario(seed);
        const Read<PlanResult> before = evaluate(s);
        for (CommitmentPurchase &purchase : s.plan.commitments)
            ++purchase.instances;
        const Read<PlanResult> after = evaluate(s);
        QVERIFY(before.hasValue() && after.hasValue());
        QVERIFY(after->totals.onDemandHours <= before->totals.onDemandHours);
        QVERIFY(after->totals.commitmentUsedHours >= before->totals.commitmentUsedHours);
    }
}

QTEST_APPLESS_MAIN(EvaluateOracleTest)
#include "evaluate_oracle_test.moc"
