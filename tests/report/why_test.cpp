// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/why.h"
#include "report_fixture.h"
#include "why_calculator.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace gpufolio;
using namespace gpufolio::test;

class WhyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersOfAnUpfront();
    void unusedHoursAreShown();
    void roundingTermIsNamed();
    void spotShowsItsFactor();
    void foreignPricesShowTheRate();
    void undefinedGivesItsReason();
    void priceNamesSourceAndDates();
    void toSignOfAPurchase();
    void workloadAndItsHours();
    void resultOfAnotherScenarioIsStillExplained();
    void everyNumberAnswersAndRecomputes();
    void linksLeadToTheSameValue();
    void everyAmountTracesToAPriceRow();
    void linksThatLeadNowhere();
};

namespace
{

PlanResult run(const Scenario &scenario)
{
    const Read<PlanResult> result = evaluate(scenario);
    if (!result)
        qFatal("%s", toText(result.error().front()).c_str());
    return *result;
}

Scenario firstOf(const ScenarioSet &set)
{
    return scenarios(set).front();
}

std::string labels(const Why &why)
{
    std::string all;
    for (const WhyInput &input : why.inputs)
        all += render(input.label) + " = " + input.value + " [" + render(input.source) + "]\n";
    return all;
}

bool isFigure(const WhyLink &link)
{
    return link.to == WhyLink::To::Figure || link.to == WhyLink::To::Purchase || link.to == WhyLink::To::Workload;
}

// Where following all links of an answer ends.
struct Ends {
    int figures = 0;
    std::set<std::string> prices; ///< OFFER|OPTION
    bool workload = false;
};

void trace(const Scenario &scenario, const PlanResult &result, const Why &why, std::set<std::string> &seen, Ends &ends)
{
    for (const WhyInput &input : why.inputs) {
        const WhyLink &link = input.link;
        if (link.to == WhyLink::To::Price)
            ends.prices.insert(link.offer + "|" + link.option);
        if (!isFigure(link))
            continue;
        ends.workload |= link.to == WhyLink::To::Workload;
        const std::string key = std::to_string(int(link.to)) + "." + std::to_string(int(link.metric)) + "." +
                                std::to_string(link.month ? int(*link.month) : -1) + "." + std::to_string(link.index);
        if (!seen.insert(key).second)
            continue;
        const std::optional<Why> next = followLink(scenario, result, link);
        if (!next)
            qFatal("a figure of the result leads nowhere: %s", render(input.label).c_str());
        ++ends.figures;
        trace(scenario, result, *next, seen, ends);
    }
}

Ends endsOf(const Scenario &scenario, const PlanResult &result, const Why &why)
{
    std::set<std::string> seen;
    Ends ends;
    trace(scenario, result, why, seen, ends);
    return ends;
}

bool has(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

// Case O02.
void WhyTest::numbersOfAnUpfront()
{
    const Scenario scenario = firstOf(caseO02(8760));
    const PlanResult result = run(scenario);
    QCOMPARE(explain(scenario, result, Metric::CommitmentCost, 0).numbers,
             std::string("1 x 43,800.00 x 744 / 8,760 + 1 x 5.00 x 744 = 7,440.00"));
    QCOMPARE(explain(scenario, result, Metric::Upfront, 0).numbers, std::string("1 x 43,800.00 = 43,800.00"));
    QCOMPARE(explain(scenario, result, Metric::Recurring, 1).numbers, std::string("1 x 5.00 x 672 = 3,360.00"));
    QCOMPARE(explain(scenario, result, Metric::Billed, 0).numbers,
             std::string("0.00 + 0.00 + 3,720.00 + 43,800.00 = 47,520.00"));
    QCOMPARE(explain(scenario, result, Metric::PrepaidBalance, 1).numbers,
             std::string("40,080.00 + 3,360.00 - 6,720.00 = 36,720.00"));
    QCOMPARE(explain(scenario, result, Metric::OnDemandEquivalent, 0).numbers, std::string("16.00 x 744 = 11,904.00"));
    QCOMPARE(explain(scenario, result, Metric::Savings).numbers, std::string("140,160.00 - 87,600.00 = 52,560.00"));
    QCOMPARE(explain(scenario, result, Metric::EffectiveSavingsRate).numbers,
             std::string("1 - 87,600.00 / 140,160.00 = 37.5%"));
    QCOMPARE(explain(scenario, result, Metric::Amortised).value, std::string("87,600.00 USD"));
}

void WhyTest::unusedHoursAreShown()
{
    const Scenario scenario = firstOf(caseO02(440));
    const PlanResult result = run(scenario);
    QCOMPARE(explain(scenario, result, Metric::UnusedCommitment, 0).numbers,
             std::string("(1 x 43,800.00 x 744 / 8,760 + 1 x 5.00 x 744) x (744 - 440) / 744 = 3,040.00"));
    QCOMPARE(explain(scenario, result, Metric::CommitmentUtilisation, 0).numbers, std::string("440 / 744 = 59.1%"));
    QCOMPARE(explainPurchase(scenario, result, 0, Metric::CostPerUsedHour).numbers,
             std::string("87,600.00 / 440 = 199.090909"));
    QCOMPARE(explainPurchase(scenario, result, 0, Metric::BreakEvenUtilisation).numbers,
             std::string("10.00 / 16.00 = 62.5%"));
}

// Case O08: the printed months, and what they miss.
void WhyTest::roundingTermIsNamed()
{
    const Scenario scenario = firstOf(caseO08(Rounding::HalfAwayFromZero));
    const Why why = explain(scenario, run(scenario), Metric::Billed);
    QCOMPARE(why.numbers, std::string("12.35 + 12.35 + 12.35 + 8.13 - 0.02 = 45.16"));
    QVERIFY2(has(render(why.rounding), "half away from zero. The last term, -0.02, is what"),
             render(why.rounding).c_str());
}

void WhyTest::spotShowsItsFactor()
{
    const ScenarioSet set = mixedSet();
    const Scenario scenario = firstOf(set);
    const PlanResult result = run(scenario);
    const Why why = explain(scenario, result, Metric::SpotCost, 1);
    // February: one held commitment goes to serving, so all 5 training machines are on spot: 5 x 672 useful hours.
    QVERIFY2(why.numbers.starts_with("30.123456 x 3,360 x 1."), why.numbers.c_str());
    QVERIFY(recomputes(why));
    QVERIFY(has(labels(why), "Hours billed for an hour of work on us = 1."));
    QVERIFY(recomputes(explain(scenario, result, Metric::SpotHours, 1)));
}

void WhyTest::foreignPricesShowTheRate()
{
    const Scenario scenario = firstOf(mixedSet());
    const PlanResult result = run(scenario);
    const Why why = explain(scenario, result, Metric::OnDemandCost, 2);
    QVERIFY2(has(why.numbers, "41.77 x 744 x 1.1"), why.numbers.c_str());
    QVERIFY2(has(labels(why), "Rate of exchange in 2027-03 = 1 EUR = 1.1 USD"), labels(why).c_str());
    QVERIFY2(has(labels(why),
                 "Price of us, od = 88.4899999 USD/machine-hour [source: list prices of ACME; retrieved: 2026-11-02; "
                 "valid from: 2026-10-01]"),
             labels(why).c_str());
    QVERIFY2(has(labels(why), "Price of eu, od = 41.77 EUR/machine-hour [as the scenario states it, without a source]"),
             labels(why).c_str());
    QVERIFY(recomputes(why));
}

void WhyTest::undefinedGivesItsReason()
{
    ScenarioSet set = caseO02(0);
    set.plans[0].commitments.clear();
    const Scenario scenario = firstOf(set);
    const Why why = explain(scenario, run(scenario), Metric::EffectiveSavingsRate);
    QCOMPARE(why.value, std::string("—"));
    QVERIFY(why.numbers.empty());
    QCOMPARE(render(why.inputs.front().label), std::string("not defined: there is no usage to compare with"));
    QCOMPARE(render(explain(scenario, run(scenario), Metric::Npv).inputs.front().label),
             std::string("not defined: no discount rate is given"));
}

void WhyTest::priceNamesSourceAndDates()
{
    const ScenarioSet set = mixedSet();
    const Offer &us = set.inputs.offers[0];
    const Why onDemandPrice = explainPrice(set.inputs, us, us.options[0]);
    QCOMPARE(onDemandPrice.value, std::string("88.4899999 USD/machine-hour"));
    QVERIFY(has(labels(onDemandPrice), "valid from: 2026-10-01"));
    QVERIFY2(has(labels(onDemandPrice), "Per GPU-hour, with 8 GPUs in a machine = 11.06125 USD/GPU-hour"),
             labels(onDemandPrice).c_str());
    // 40.3337 + 120,000.55 / 8,760 = 54.032393...
    const Why term = explainPrice(set.inputs, us, us.options[1]);
    QCOMPARE(term.value, std::string("54.032393 USD/machine-hour"));
    QCOMPARE(term.numbers, std::string("40.3337 + 120,000.55 / 8,760 = 54.032393"));
    QVERIFY(recomputes(term));
}

void WhyTest::toSignOfAPurchase()
{
    const ScenarioSet set = mixedSet();
    const Scenario scenario = scenarios(set)[1];
    const PlanResult result = run(scenario);
    QCOMPARE(explainPurchase(scenario, result, 1, Metric::ToSign).numbers,
             std::string("2 x (120,000.55 + 40.3337 x 8,760) = 946,647.52"));
    QVERIFY(has(labels(explainPurchase(scenario, result, 0, Metric::ToSign)), "Held: signed already"));
    for (std::size_t purchase = 0; purchase < result.commitments.size(); ++purchase)
        for (const Metric metric : {Metric::ToSign, Metric::Upfront, Metric::Amortised, Metric::UnusedCommitment,
                                    Metric::CommitmentUtilisation, Metric::CostPerUsedHour, Metric::Instances,
                                    Metric::AmortisedHourly, Metric::BreakEvenUtilisation}) {
            const Why why = explainPurchase(scenario, result, purchase, metric);
            QVERIFY2(recomputes(why), (std::string(metricInfo(metric).id) + ": " + why.numbers).c_str());
            QVERIFY(!why.inputs.empty());
        }
}

void WhyTest::workloadAndItsHours()
{
    const Scenario scenario = firstOf(mixedSet());
    const PlanResult result = run(scenario);
    for (std::size_t workload = 0; workload < result.workloads.size(); ++workload)
        for (const Metric metric : {Metric::WorkloadCost, Metric::AcceleratorHours, Metric::DemandHours}) {
            const Why why = explainWorkload(scenario, result, workload, metric);
            QVERIFY(recomputes(why));
            QVERIFY(why.inputs.size() > 1);
        }
    QVERIFY(has(labels(explainWorkload(scenario, result, 1, Metric::WorkloadCost)), "Price of us, spot"));
}

// A window may hold a result that is a moment older than the scenario.
void WhyTest::resultOfAnotherScenarioIsStillExplained()
{
    const PlanResult result = run(firstOf(mixedSet()));
    for (const Scenario &other : {firstOf(caseO02(8760)), scenarios(mixedSet())[2], Scenario{}})
        for (int i = 0; i < metricCount; ++i)
            for (const std::optional<std::size_t> month :
                 {std::optional<std::size_t>(), std::optional<std::size_t>(1)}) {
                const Why why = explain(other, result, static_cast<Metric>(i), month);
                QVERIFY(!why.formula.empty() && !why.value.empty() && !why.inputs.empty());
            }
}

// Law: each metric of a plan and of each month has an answer, and its numbers give the printed value.
void WhyTest::everyNumberAnswersAndRecomputes()
{
    std::mt19937_64 random(5);
    int recomputed = 0;
    for (int round = 0; round < 25; ++round) {
        const Scenario scenario = randomScenario(random);
        const PlanResult result = run(scenario);
        for (int i = 0; i < metricCount; ++i) {
            const auto metric = static_cast<Metric>(i);
            for (std::size_t m = 0; m <= result.months.size(); ++m) {
                const std::optional<std::size_t> month = m == 0 ? std::nullopt : std::optional(m - 1);
                const Why why = explain(scenario, result, metric, month);
                const std::string what = "scenario " + std::to_string(round) + ", " +
                                         std::string(metricInfo(metric).id) + ", month " + std::to_string(m) + ": " +
                                         why.value + " from " + why.numbers;
                QCOMPARE(why.metric, metric);
                QVERIFY2(!why.value.empty() && !why.formula.empty() && !why.rounding.empty() && !why.inputs.empty(),
                         what.c_str());
                if (why.value == "—") {
                    QVERIFY2(why.numbers.empty(), what.c_str());
                    continue;
                }
                QVERIFY2(!why.numbers.empty() && recomputes(why), what.c_str());
                ++recomputed;
            }
        }
    }
    QVERIFY(recomputed > 2000);
}

// Law: what a link leads to is the very figure that the input shows.
void WhyTest::linksLeadToTheSameValue()
{
    std::mt19937_64 random(6);
    int followed = 0;
    for (int round = 0; round < 25; ++round) {
        const Scenario scenario = randomScenario(random);
        const PlanResult result = run(scenario);
        std::vector<Why> answers;
        for (int i = 0; i < metricCount; ++i)
            for (std::size_t m = 0; m <= result.months.size(); ++m)
                answers.push_back(
                    explain(scenario, result, static_cast<Metric>(i), m == 0 ? std::nullopt : std::optional(m - 1)));
        for (std::size_t i = 0; i < result.commitments.size(); ++i)
            for (int metric = 0; metric < metricCount; ++metric)
                answers.push_back(explainPurchase(scenario, result, i, static_cast<Metric>(metric)));
        for (std::size_t i = 0; i < result.workloads.size(); ++i)
            for (int metric = 0; metric < metricCount; ++metric)
                answers.push_back(explainWorkload(scenario, result, i, static_cast<Metric>(metric)));
        for (const Why &why : answers)
            for (const WhyInput &input : why.inputs) {
                if (!isFigure(input.link))
                    continue;
                const std::optional<Why> next = followLink(scenario, result, input.link);
                QVERIFY(next);
                const bool same = input.value == next->value || // "—" is no number
                                  std::abs(numberOf(input.value) - numberOf(next->value)) <= tolerance(next->value);
                QVERIFY2(same,
                         (why.value + ": " + render(input.label) + " = " + input.value + ", behind it " + next->value)
                             .c_str());
                ++followed;
            }
    }
    QVERIFY(followed > 2000);
}

// Law: an amount that isn't nothing rests on at least one price row, hours on at least one workload.
void WhyTest::everyAmountTracesToAPriceRow()
{
    std::mt19937_64 random(7);
    int traced = 0;
    for (int round = 0; round < 25; ++round) {
        const Scenario scenario = randomScenario(random);
        const PlanResult result = run(scenario);
        const auto check = [&](const Why &why, const std::string &what) {
            const MetricUnit unit = metricInfo(why.metric).unit;
            if (why.value == "—" || numberOf(why.value) == 0)
                return;
            const bool isAmount = unit == MetricUnit::Currency || unit == MetricUnit::CurrencyPerInstanceHour;
            const Ends ends = endsOf(scenario, result, why);
            if (isAmount) {
                QVERIFY2(!ends.prices.empty(), (what + " = " + why.value + "\n" + labels(why)).c_str());
                for (const std::string &price : ends.prices) {
                    const std::size_t bar = price.find('|');
                    const auto row =
                        followLink(scenario, result, WhyLink::price(price.substr(0, bar), price.substr(bar + 1)));
                    QVERIFY2(row && !row->inputs.empty() && !row->inputs.front().source.empty(), price.c_str());
                }
            } else if (unit == MetricUnit::InstanceHours && why.metric != Metric::CommitmentUnusedHours) {
                QVERIFY2(ends.workload || why.about.to == WhyLink::To::Workload,
                         (what + " = " + why.value + "\n" + labels(why)).c_str());
            }
            ++traced;
        };
        for (int i = 0; i < metricCount; ++i) {
            const auto metric = static_cast<Metric>(i);
            const std::string name(metricInfo(metric).id);
            check(explain(scenario, result, metric), name);
            for (std::size_t m = 0; m < result.months.size(); ++m)
                check(explain(scenario, result, metric, m), name + " of month " + std::to_string(m));
            for (std::size_t p = 0; p < result.commitments.size(); ++p)
                check(explainPurchase(scenario, result, p, metric), name + " of purchase " + std::to_string(p));
            for (std::size_t w = 0; w < result.workloads.size(); ++w)
                check(explainWorkload(scenario, result, w, metric), name + " of workload " + std::to_string(w));
        }
    }
    QVERIFY(traced > 2000);
}

void WhyTest::linksThatLeadNowhere()
{
    const Scenario scenario = firstOf(mixedSet());
    const PlanResult result = run(scenario);
    QVERIFY(!followLink(scenario, result, {}));
    QVERIFY(!followLink(scenario, result, WhyLink::rule("discountRate")));
    QVERIFY(!followLink(scenario, result, WhyLink::purchase(99, Metric::ToSign)));
    QVERIFY(!followLink(scenario, result, WhyLink::workload(99, Metric::WorkloadCost)));
    QVERIFY(!followLink(scenario, result, WhyLink::price("us", "no such option")));
    QCOMPARE(explain(scenario, result, Metric::Npv).inputs.front().link, WhyLink::rule("discountRate"));
    QCOMPARE(explainWorkload(scenario, result, 1, Metric::WorkloadCost).about,
             WhyLink::workload(1, Metric::WorkloadCost));
}

QTEST_APPLESS_MAIN(WhyTest)
#include "why_test.moc"
