// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/compare.h"
#include "report/result_json.h"
#include "report_fixture.h"
#include "support/json_reader.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class ResultJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysStandInTheirOrder();
    void amountsAreTextAndHoursAreExactNumbers();
    void undefinedIsNull();
    void roundingOnlyWhenItIsNotZero();
    void incompleteNamesItsReasons();
    void yenHaveNoDecimals();
    void commitmentsCanBeEvaluatedAgain();
    void comparisonHasDifferencesAndRanks();
};

namespace
{

JsonDocument parsed(const std::string &text)
{
    Read<JsonDocument> document = parseJson(text, "result.json");
    if (!document)
        qFatal("%s", toText(document.error().front()).c_str());
    return *std::move(document);
}

std::string keysOf(const JsonValue &object)
{
    std::string keys;
    for (const JsonMember &member : object.members())
        keys += (keys.empty() ? "" : " ") + member.key;
    return keys;
}

// The literal or text at a path of keys and indexes such as "months/0/billed".
std::string at(const JsonDocument &document, const std::string &path)
{
    const JsonValue *value = &document.root();
    for (std::size_t from = 0; value && from < path.size();) {
        const std::size_t to = std::min(path.find('/', from), path.size());
        const std::string step = path.substr(from, to - from);
        if (value->kind() == JsonValue::Kind::Array)
            value = &value->items().at(std::stoul(step));
        else
            value = value->find(step);
        from = to + 1;
    }
    if (!value)
        return "(missing)";
    return value->kind() == JsonValue::Kind::Null ? "null" : value->text();
}

} // namespace

void ResultJsonTest::keysStandInTheirOrder()
{
    const JsonDocument json = parsed(writePlanJson(evaluated(mixedSet())[1]));
    QCOMPARE(
        keysOf(json.root()),
        std::string(
            "format formatVersion status plan scenario currency rounding timeZone horizon reasons totals commitments "
            "hours commitmentCoverage commitmentUtilisation months workloads options purchases warnings assumptions"));
    QCOMPARE(at(json, "format"), std::string("gpufolio.plan"));
    QCOMPARE(at(json, "formatVersion"), std::string("1"));
    QCOMPARE(at(json, "status"), std::string("evaluated"));
    QVERIFY(
        keysOf(*json.root().find("totals"))
            .starts_with(
                "amortised billed onDemandEquivalent savings effectiveSavingsRate unusedCommitment prepaidAfterHorizon "
                "owedAfterHorizon committedAfterHorizon toSign npv npvAfterTail"));
    QCOMPARE(keysOf(json.root().find("months")->items()[0]),
             std::string("month billed amortised onDemand commitment spot unused upfront recurring prepaid "
                         "onDemandEquivalent hours"));
    QCOMPARE(keysOf(*json.root().find("hours")),
             std::string("onDemand commitmentUsed commitmentUnused spot spotUseful demand"));
    QCOMPARE(keysOf(json.root().find("commitments")->items()[1]), std::string("offer option instances start"));
    QCOMPARE(keysOf(json.root().find("commitments")->items()[0]), std::string("offer option instances start held"));
    QVERIFY(keysOf(json.root().find("workloads")->items()[0]).starts_with("id status reason offer amortised"));
    QCOMPARE(keysOf(json.root().find("options")->items()[0]),
             std::string("offer option kind amortisedHourly breakEvenUtilisation breakEvenHours paybackHours"));
}

void ResultJsonTest::amountsAreTextAndHoursAreExactNumbers()
{
    PlanResult result = evaluated(mixedSet())[0];
    // More digits than a double has.
    result.totals.spotHours = InstanceHours(dec("1234567890.123456789012"));
    result.commitmentCoverage = dec("0.1");
    const JsonDocument json = parsed(writePlanJson(result));
    QCOMPARE(at(json, "hours/spot"), std::string("1234567890.123456789012"));
    QCOMPARE(at(json, "commitmentCoverage"), std::string("0.1"));
    QVERIFY(json.root().find("totals")->find("billed")->kind() == JsonValue::Kind::String);
    QVERIFY(json.root().find("commitmentCoverage")->kind() == JsonValue::Kind::Number);
    QVERIFY(json.root().find("hours")->find("onDemand")->kind() == JsonValue::Kind::Number);
    QCOMPARE(at(json, "options/0/amortisedHourly"), std::string("88.4899999")); // rates keep their decimals
    QCOMPARE(at(json, "months/0/month"), std::string("2027-01"));
    QCOMPARE(at(json, "horizon/end"), std::string("2027-04-01T00:00:00Z"));
}

void ResultJsonTest::undefinedIsNull()
{
    ScenarioSet set = caseO02(0);
    set.plans[0].commitments.clear();
    const JsonDocument json = parsed(writePlanJson(evaluated(set)[0]));
    for (const char *path :
         {"totals/effectiveSavingsRate", "totals/npv", "totals/npvAfterTail", "commitmentUtilisation",
          "workloads/0/reason", "workloads/0/spotFactor", "options/0/breakEvenUtilisation"})
        QCOMPARE(at(json, path), std::string("null"));
    QCOMPARE(at(json, "totals/savings"), std::string("0.00"));
    QCOMPARE(at(json, "options/1/breakEvenUtilisation"), std::string("0.625"));
    QCOMPARE(at(json, "options/1/breakEvenHours"), std::string("5475"));
    // 43,800 / (16 - 5)
    QCOMPARE(at(json, "options/1/paybackHours"), std::string("3981.818181818182"));
}

void ResultJsonTest::roundingOnlyWhenItIsNotZero()
{
    QCOMPARE(at(parsed(writePlanJson(evaluated(caseO02(8760))[0])), "totals/rounding"), std::string("(missing)"));
    const JsonDocument cents = parsed(writePlanJson(evaluated(caseO08(Rounding::HalfAwayFromZero))[0]));
    QCOMPARE(at(cents, "totals/rounding/billed"), std::string("-0.02"));
    QCOMPARE(at(cents, "totals/rounding/amortised"), std::string("-0.02"));
    QCOMPARE(at(cents, "rounding"), std::string("halfAwayFromZero"));
    // One view that agrees has no line of its own.
    PlanResult oneView = evaluated(caseO02(8760))[0];
    oneView.totals.billed += Money(dec("0.01"), Currency::of("USD"));
    QCOMPARE(keysOf(*parsed(writePlanJson(oneView)).root().find("totals")->find("rounding")), std::string("billed"));
}

void ResultJsonTest::incompleteNamesItsReasons()
{
    ScenarioSet set = mixedSet();
    set.inputs.workloads[0].offer = "us";
    set.inputs.workloads[0].singleMachine = true;
    const JsonDocument json = parsed(writePlanJson(evaluated(set)[0]));
    QCOMPARE(at(json, "status"), std::string("incomplete"));
    QCOMPARE(at(json, "reasons/0"), std::string("serve: needs 24 GPUs in one machine, largest is 8"));
    QCOMPARE(at(json, "workloads/0/status"), std::string("infeasible"));
    QCOMPARE(at(json, "workloads/0/reason"), std::string("needs 24 GPUs in one machine, largest is 8"));
    QCOMPARE(at(json, "workloads/0/offer"), std::string("null"));
    QCOMPARE(at(json, "workloads/1/status"), std::string("placed"));
}

void ResultJsonTest::yenHaveNoDecimals()
{
    ScenarioSet set = caseO02(8760);
    set.inputs.currency = Currency::of("JPY");
    const JsonDocument json = parsed(writePlanJson(evaluated(set)[0]));
    QCOMPARE(at(json, "totals/billed"), std::string("87600"));
    QCOMPARE(at(json, "purchases/0/perUsedHour"), std::string("10.00"));
    set.inputs.currency = Currency::of("KWD");
    QCOMPARE(at(parsed(writePlanJson(evaluated(set)[0])), "totals/billed"), std::string("87600.000"));
}

// A result's commitments are a scenario's commitments: the result can be checked by evaluating it.
void ResultJsonTest::commitmentsCanBeEvaluatedAgain()
{
    const std::vector<PlanResult> results = evaluated(mixedSet());
    const JsonDocument json = parsed(writePlanJson(results[1]));
    ScenarioSet again = mixedSet();
    again.inputs.commitments.clear();
    again.plans.resize(1);
    for (const JsonValue &item : json.root().find("commitments")->items())
        again.plans[0].commitments.push_back(
            {item.find("offer")->text(), item.find("option")->text(), std::stol(item.find("instances")->text()),
             *UtcHour::parse(item.find("start")->text()), item.find("held") != nullptr});
    const PlanResult second = evaluated(again)[0];
    QCOMPARE(toText(second.totals.billed.amount()), toText(results[1].totals.billed.amount()));
    QCOMPARE(toText(second.totals.toSign.amount()), toText(results[1].totals.toSign.amount()));
}

void ResultJsonTest::comparisonHasDifferencesAndRanks()
{
    const ScenarioSet set = mixedSet();
    const std::vector<PlanResult> results = evaluated(set);
    const Result<Comparison> comparison = comparePlans(scenarios(set), results, {"a.json", "a.json", "b.json"});
    QVERIFY(comparison.hasValue());
    const JsonDocument json = parsed(writeComparisonJson(*comparison));
    QCOMPARE(keysOf(json.root()),
             std::string("format formatVersion base currency rounding timeZone horizon plans differingInputs "
                         "verdict warnings assumptions"));
    QCOMPARE(at(json, "format"), std::string("gpufolio.comparison"));
    QCOMPARE(at(json, "base"), std::string("on-demand"));
    QCOMPARE(at(json, "plans/2/file"), std::string("b.json"));
    QCOMPARE(keysOf(json.root().find("plans")->items()[0]),
             std::string(
                 "file id name rank status reasons totals commitments hours commitmentCoverage commitmentUtilisation "
                 "difference months"));
    for (std::size_t plan = 0; plan < results.size(); ++plan) {
        const std::string path = "plans/" + std::to_string(plan);
        QCOMPARE(at(json, path + "/totals/amortised"), toText(results[plan].totals.amortised, Rounding::HalfEven));
        QCOMPARE(at(json, path + "/difference/billed"),
                 toText(results[plan].totals.billed - results[0].totals.billed, Rounding::HalfEven));
        QCOMPARE(at(json, path + "/difference/npv"),
                 toText(*results[plan].totals.npv - *results[0].totals.npv, Rounding::HalfEven));
        QCOMPARE(at(json, path + "/rank"), std::to_string(*comparison->plans[plan].rank));
    }
    QVERIFY(!at(json, "verdict").empty());
}

QTEST_APPLESS_MAIN(ResultJsonTest)
#include "result_json_test.moc"
