// SPDX-License-Identifier: GPL-3.0-or-later
// Rates of exchange that a scenario takes from its project where it has none itself.
#include "plan/fill_rates.h"
#include "scenario_builder.h"

#include <QTest>

#include <algorithm>

using namespace gpufolio;
using namespace gpufolio::test;

class FillRatesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachMonthHasItsRate();
    void ownRatesStay();
    void commitmentsOfEarlierMonths();
    void nothingWithoutRates();
    void assumptionsNameTheSource();
};

namespace
{

ExchangeRates projectRates()
{
    ExchangeRates rates;
    const auto set = [&rates](const char *day, const char *dollars, const char *yuan) {
        rates.set(*Date::parse(day), Currency::of("USD"), dec(dollars));
        rates.set(*Date::parse(day), Currency::of("CNY"), dec(yuan));
    };
    set("2026-11-30", "1.16", "8.12");
    set("2027-01-29", "1.25", "8");  // a Friday: 6.4
    set("2027-02-26", "1.25", "10"); // a Friday: 8
    return rates;
}

/// Two months in yuan with an offer in dollars, 1 machine at 10 dollars.
ScenarioSet yuanScenario()
{
    ScenarioSet set;
    set.inputs.name = "yuan";
    set.inputs.currency = Currency::of("CNY");
    set.inputs.start = at("2027-01-01T00:00:00Z");
    set.inputs.hours = 744 + 672;
    set.inputs.offers = {offer("a", 8, {onDemand("10")})};
    set.inputs.offers.front().currency = Currency::of("USD");
    set.inputs.workloads = {constantWorkload("w", "a", "1")};
    return set;
}

} // namespace

void FillRatesTest::eachMonthHasItsRate()
{
    ScenarioSet set = yuanScenario();
    fillExchangeRates(set, projectRates());
    QCOMPARE(set.inputs.exchangeRates.size(), std::size_t(2));
    const Read<PlanResult> result = evaluate(scenarios(set).front());
    QVERIFY2(result, result ? "" : toText(result.error().front()).c_str());
    // 744 h x 10 x 6.4 and 672 h x 10 x 8.
    QCOMPARE(toText(result->months[0].billed, Rounding::HalfEven), std::string("47616.00"));
    QCOMPARE(toText(result->months[1].billed, Rounding::HalfEven), std::string("53760.00"));
}

void FillRatesTest::ownRatesStay()
{
    ScenarioSet set = yuanScenario();
    set.inputs.exchangeRates = {{*Date::parse("2026-12-01"), Currency::of("USD"), Currency::of("CNY"), dec("7")}};
    const Inputs before = set.inputs;
    fillExchangeRates(set, projectRates());
    QVERIFY(set.inputs == before);
}

void FillRatesTest::commitmentsOfEarlierMonths()
{
    ScenarioSet set = yuanScenario();
    set.inputs.offers.front().options.push_back(commitment("1y", 8760, "8760", "0"));
    set.inputs.commitments = {{"a", "1y", 1, at("2026-12-15T00:00:00Z"), true}};
    fillExchangeRates(set, projectRates());
    const auto first = std::min_element(set.inputs.exchangeRates.begin(), set.inputs.exchangeRates.end(),
                                        [](const auto &a, const auto &b) { return a.date < b.date; });
    QVERIFY(first->date == *Date::parse("2026-11-30")); // on or before 2026-12-31
    QCOMPARE(toText(first->rate), std::string("7"));    // 8.12 / 1.16
    const Read<PlanResult> result = evaluate(scenarios(set).front());
    QVERIFY(result);
    // The upfront of 1 dollar an hour is sunk; 744 hours of it are amortised at the rate of December.
    QCOMPARE(toText(result->months[0].amortised, Rounding::HalfEven), std::string("5208.00"));
}

void FillRatesTest::nothingWithoutRates()
{
    ScenarioSet set = yuanScenario();
    const Inputs before = set.inputs;
    fillExchangeRates(set, {});
    QVERIFY(set.inputs == before);
    // Never 1 to 1.
    const Read<PlanResult> result = evaluate(scenarios(set).front());
    QVERIFY(!result);
    QVERIFY(result.error().front().code == Error::Code::MissingRate);
    // Offers in the scenario's own currency need none.
    set.inputs.offers.front().currency.reset();
    fillExchangeRates(set, projectRates());
    QVERIFY(set.inputs.exchangeRates.empty());
}

void FillRatesTest::assumptionsNameTheSource()
{
    ScenarioSet set = yuanScenario();
    fillExchangeRates(set, projectRates());
    const Read<PlanResult> result = evaluate(scenarios(set).front());
    QVERIFY(result);
    std::string all;
    for (const Message &assumption : result->assumptions)
        all += render(assumption) + "\n";
    QVERIFY2(all.find("Rate of exchange of 2027-01-29: 1 USD = 6.4 CNY (ECB, kept in the project).") !=
                 std::string::npos,
             all.c_str());
}

QTEST_APPLESS_MAIN(FillRatesTest)
#include "fill_rates_test.moc"
