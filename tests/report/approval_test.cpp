// SPDX-License-Identifier: GPL-3.0-or-later
// The approval form: what is to be signed, to the cent, and nothing that is signed already.
#include "report/cell_text.h"
#include "report/cells.h"
#include "report_fixture.h"

#include <QTest>

#include <set>

using namespace gpufolio;
using namespace gpufolio::test;

class ApprovalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void amountsOfAYearByHand();
    void paymentsOfAYearByHand();
    void sumsToToSignToTheCent();
    void foreignPricesAreConvertedAsTheLedgerDoes();
    void heldPurchasesAreAbsent();
    void planWithoutNewPurchasesHasNothingToApprove();
    void purchaseIsDescribed();
    void usersShareTheDemand();
    void alternativesAreAllPlans();
    void limitsStandAmongTheConditions();
    void hasLinesToSign();
    void sameFiguresInEachLanguage();
};

namespace
{

ReportDocument approval(const ScenarioSet &set, const std::string &plan)
{
    ReportOptions options;
    options.kind = ReportTemplate::Approval;
    options.planId = plan;
    return makeReport(set, evaluated(set), options);
}

ReportTable table(const ReportDocument &document, const std::string &id)
{
    for (const ReportSection &section : document.sections)
        for (const ReportTable &one : section.tables)
            if (one.id == id)
                return one;
    qFatal("no table %s", id.c_str());
}

std::string sentences(const ReportDocument &document)
{
    std::string all;
    for (const ReportSection &section : document.sections) {
        all += render(section.verdict) + '\n';
        for (const Message &sentence : section.sentences)
            all += render(sentence) + '\n';
    }
    return all;
}

Decimal columnSum(const ReportTable &of, const std::string &key)
{
    Decimal sum;
    for (const std::string &value : columnValues(of, key))
        sum += *Decimal::parse(value);
    if (of.rounding && !(*of.rounding)[columnOf(of, key)].value.empty())
        sum += *Decimal::parse((*of.rounding)[columnOf(of, key)].value);
    return sum;
}

} // namespace

void ApprovalTest::amountsOfAYearByHand()
{
    // One machine, 43,800.00 upfront and 5.00 an hour for 8,760 hours.
    const ReportTable cost = table(approval(caseO02(8760), "base"), "boughtCost");
    QCOMPARE(columnValues(cost, "upfront"), std::vector<std::string>{"43800.00"});
    QCOMPARE(columnValues(cost, "recurringPerMonth"), std::vector<std::string>{"3650.00"});
    QCOMPARE(columnValues(cost, "recurring"), std::vector<std::string>{"43800.00"});
    QCOMPARE(columnValues(cost, "toSign"), std::vector<std::string>{"87600.00"});
    QCOMPARE((*cost.total)[4].value, std::string("87600.00"));
}

void ApprovalTest::paymentsOfAYearByHand()
{
    const ReportTable payments = table(approval(caseO02(8760), "base"), "payments");
    QCOMPARE(payments.rows.size(), std::size_t(12));
    QCOMPARE(columnValues(payments, "due").front(), std::string("2027-01-01"));
    QCOMPARE(columnValues(payments, "due").back(), std::string("2027-12-01"));
    QCOMPARE(columnValues(payments, "payment")[0], std::string("47520.00")); // 43,800 + 744 h x 5
    QCOMPARE(columnValues(payments, "payment")[1], std::string("3360.00"));  // 672 h x 5
    QCOMPARE(columnValues(payments, "upfront")[1], std::string("0.00"));
}

void ApprovalTest::sumsToToSignToTheCent()
{
    std::mt19937_64 random(20270101);
    int checked = 0;
    for (int i = 0; i < 60; ++i) {
        const Scenario scenario = randomScenario(random);
        const Read<PlanResult> result = evaluate(scenario);
        QVERIFY(result.hasValue());
        ReportOptions options;
        options.kind = ReportTemplate::Approval;
        const ReportDocument document = makeReport({scenario.inputs, {scenario.plan}}, {*result}, options);
        if (result->totals.toSign.isZero())
            continue;
        ++checked;
        const Decimal toSign = rounded(result->totals.toSign, result->rounding).amount();
        for (const auto &[id, key] : {std::pair("boughtCost", "toSign"), std::pair("payments", "payment")}) {
            const ReportTable of = table(document, id);
            QCOMPARE((*of.total)[columnOf(of, key)].value, toText(result->totals.toSign, result->rounding));
            QCOMPARE(toText(columnSum(of, key)), toText(toSign));
        }
    }
    QVERIFY(checked > 20);
}

void ApprovalTest::foreignPricesAreConvertedAsTheLedgerDoes()
{
    // 1,000 EUR upfront at 1.0873 in January, 10 EUR an hour; 1.1 from 15 March on.
    ScenarioSet set = caseO02(8760);
    Offer &offer = set.inputs.offers[0];
    offer.currency = Currency::of("EUR");
    offer.options[1].upfront = dec("1000");
    offer.options[1].hourly = dec("10");
    set.inputs.exchangeRates = {{*Date::parse("2027-01-01"), Currency::of("EUR"), Currency::of("USD"), dec("1.0873")},
                                {*Date::parse("2027-03-15"), Currency::of("EUR"), Currency::of("USD"), dec("1.1")}};
    const ReportTable payments = table(approval(set, "base"), "payments");
    QCOMPARE(columnValues(payments, "upfront")[0], std::string("1087.30"));
    QCOMPARE(columnValues(payments, "recurring")[0], std::string("8089.51")); // 744 x 10 x 1.0873 = 8,089.512
    QCOMPARE(columnValues(payments, "recurring")[2], std::string("8184.00")); // 744 x 10 x 1.1
    QCOMPARE((*payments.total)[3].value, toText(evaluated(set)[0].totals.toSign, Rounding::HalfEven));
}

void ApprovalTest::heldPurchasesAreAbsent()
{
    const ScenarioSet set = mixedSet(); // holds one "us 1y" since 2026-09-15
    const ReportDocument document = approval(set, "base");
    const ReportTable bought = table(document, "bought");
    QCOMPARE(columnValues(bought, "option"), (std::vector<std::string>{"1y", "3y"}));
    QCOMPARE(columnValues(bought, "firstDay"), (std::vector<std::string>{"2027-01-01", "2027-02-01"}));
    QCOMPARE(columnValues(bought, "instances"), (std::vector<std::string>{"2", "1"}));
    QVERIFY(writeCsv(document).find("2026-09-15") == std::string::npos);
    QVERIFY(sentences(document).find("Commitments signed already are no part of this form: 1.") != std::string::npos);
}

void ApprovalTest::planWithoutNewPurchasesHasNothingToApprove()
{
    const ReportDocument document = approval(mixedSet(), "on-demand");
    QCOMPARE(document.sections.size(), std::size_t(1));
    QCOMPARE(render(document.sections[0].verdict),
             std::string("There is nothing to approve: the plan All on-demand signs nothing new."));
    QVERIFY(document.sections[0].tables.empty());
}

void ApprovalTest::purchaseIsDescribed()
{
    ScenarioSet set = mixedSet();
    set.inputs.offers[0].provider = "acme";
    set.inputs.offers[0].region = "east";
    set.inputs.offers[0].instanceType = "h8";
    set.inputs.offers[0].options[1].provenance = {"quote 7", *Date::parse("2026-12-02"), *Date::parse("2026-12-01")};
    const ReportDocument document = approval(set, "base");
    const ReportTable bought = table(document, "bought");
    QCOMPARE(columnValues(bought, "provider")[0], std::string("acme"));
    QCOMPARE(columnValues(bought, "region")[0], std::string("east"));
    QVERIFY(columnValues(bought, "machine")[0].rfind("h8", 0) == 0);
    QCOMPARE(columnValues(bought, "lastDay")[0], std::string("2027-12-31"));
    const ReportTable prices = table(document, "boughtPrices");
    QCOMPARE(columnValues(prices, "hourly")[0], std::string("40.3337"));
    QCOMPARE(columnValues(prices, "upfront")[0], std::string("120000.55"));
    QCOMPARE(columnValues(prices, "source")[0], std::string("quote 7"));
    QCOMPARE(columnValues(prices, "retrieved")[0], std::string("2026-12-02"));
    QCOMPARE(columnValues(prices, "validFrom")[0], std::string("2026-12-01"));
    QCOMPARE(dataText(prices.rows[1][columnOf(prices, "source")]).empty(), false);
}

void ApprovalTest::usersShareTheDemand()
{
    ScenarioSet set = caseO02(8760);
    Workload other = set.inputs.workloads[0];
    set.inputs.workloads[0].costCentre = "4100";
    set.inputs.workloads[0].team = "Product";
    other.id = "w2";
    other.costCentre = "4200";
    other.demand.series = ConstantSeries{dec("3")};
    set.inputs.workloads.push_back(other);
    const ReportTable users = table(approval(set, "base"), "users");
    QCOMPARE(columnValues(users, "costCentre"), (std::vector<std::string>{"4100", "4200"}));
    QCOMPARE(columnValues(users, "share"), (std::vector<std::string>{"0.250", "0.750"}));
    QCOMPARE(dataText(users.rows[1][1]), std::string("none named"));
    const PlanResult result = evaluated(set)[0];
    QCOMPARE((*users.total)[4].value,
             toText(result.totals.amortised - result.totals.unusedCommitment, result.rounding));
}

void ApprovalTest::alternativesAreAllPlans()
{
    const ScenarioSet set = mixedSet();
    const std::vector<PlanResult> results = evaluated(set);
    const ReportTable plans = table(approval(set, "base"), "plans");
    QCOMPARE(plans.rows.size(), results.size());
    std::multiset<std::string> printed;
    std::multiset<std::string> computed;
    for (const std::string &value : columnValues(plans, "amortised"))
        printed.insert(value);
    for (const PlanResult &result : results)
        computed.insert(toText(result.totals.amortised, result.rounding));
    QVERIFY(printed == computed);
}

void ApprovalTest::limitsStandAmongTheConditions()
{
    ScenarioSet set = caseO02(8760);
    Policy policy;
    policy.limits.upfrontTotal = dec("50000");
    policy.limits.monthlyBilled = dec("60000");
    policy.limits.spotShare = dec("0.3");
    policy.limits.activeCommitted = 4;
    set.plans[0].policy = policy;
    const std::string text = sentences(approval(set, "base"));
    for (const char *limit : {"Limit: new upfronts of at most 50,000.00 USD; this plan: 43,800.00 USD.",
                              "Limit: at most 60,000.00 USD billed in a month; this plan: 47,520.00 USD.",
                              "Limit: at most 4 new committed machines of one offer at a time.",
                              "Limit: spot serves at most 30.0% of the machines of an offer."})
        QVERIFY2(text.find(limit) != std::string::npos, text.c_str());
}

void ApprovalTest::hasLinesToSign()
{
    const ReportTable lines = table(approval(caseO02(8760), "base"), "signatures");
    QCOMPARE(lines.rows.size(), std::size_t(3));
    QCOMPARE(dataText(lines.rows[0][0]), std::string("Requested by"));
    QCOMPARE(dataText(lines.rows[1][0]), std::string("Finance"));
    QCOMPARE(dataText(lines.rows[2][0]), std::string("Approver"));
    for (const std::vector<Cell> &row : lines.rows)
        QVERIFY(row[1].value.empty() && row[2].value.empty() && row[3].value.empty());
}

void ApprovalTest::sameFiguresInEachLanguage()
{
    const ReportDocument document = approval(mixedSet(), "base");
    const Translate second = [](std::string_view text) { return "\u8BD1" + std::string(text); };
    QCOMPARE(document.fingerprint, fingerprintOf(mixedSet()));
    const auto amounts = [](const std::string &csv) {
        std::vector<std::string> found;
        for (const std::vector<std::string> &row : csvRows(csv))
            for (const std::string &field : row)
                if (Decimal::parse(field))
                    found.push_back(field);
        return found;
    };
    const std::vector<std::string> english = amounts(writeCsv(document));
    QVERIFY(english.size() > 60);
    QVERIFY(amounts(writeCsv(document, second)) == english);
    QVERIFY(amounts(writeCsv(document, ReportWords::both(second))) == english);
    QVERIFY(writeHtml(document, ReportWords::both(second)).find("Requested by <span lang=\"zh-CN\">\u8BD1") !=
            std::string::npos);
}

QTEST_APPLESS_MAIN(ApprovalTest)
#include "approval_test.moc"
