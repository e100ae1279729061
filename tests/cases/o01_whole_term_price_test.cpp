// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"
#include "prices/price_import.h"

#include <QTest>

using namespace gpufolio;

/// O01: a price of a whole term whose unit says "1 Hour" is spread over the term; it is never an hourly price, and
/// never taken times the hours of a month. (A1: Azure's reservations, itTkm/azure-retail-prices; ahmadabdalla/
/// azure-cost-calculator#239.)
class WholeTermPriceTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void pricesOfBothTerms();
    void byTheProgram();
    void plansPayTheTerm();

private:
    std::vector<PriceRow> m_rows;
};

namespace
{

// 20 dollars on demand; 105,120 = 12 x 8,760 for a year, 210,240 = 8 x 26,280 for three.
const std::string table = "sku,region,gpus,gpu_model,price_type,term,unit_label,currency,price\n"
                          "m-8,north,8,L40S,Consumption,,1 Hour,USD,20.00\n"
                          "m-8,north,8,L40S,Reservation,1 Year,1 Hour,USD,105120.00\n"
                          "m-8,north,8,L40S,Reservation,3 Years,1 Hour,USD,210240.00\n";

Decimal dec(const char *text)
{
    return *Decimal::parse(text);
}

} // namespace

void WholeTermPriceTest::init()
{
    const Read<ImportOutcome> outcome =
        importPrices({table, "prices.csv", "auto", "acme"}, PriceBook(), *Date::parse("2027-02-10"));
    QVERIFY(outcome);
    QCOMPARE(outcome->report.kept, std::size_t(3));
    m_rows = outcome->book.rows();
}

void WholeTermPriceTest::pricesOfBothTerms()
{
    QCOMPARE(m_rows.size(), std::size_t(3));
    QCOMPARE(m_rows[0].hourly, dec("20"));
    const PriceRow &year = m_rows[1];
    const PriceRow &three = m_rows[2];
    QCOMPARE(year.termHours, std::int64_t(8760));
    QCOMPARE(three.termHours, std::int64_t(26280));
    QCOMPARE(amortisedHourly(year), dec("12"));
    QCOMPARE(amortisedHourly(three), dec("8"));
    // A twelfth of a year: 8,760, and not the term's price times 730.
    const Decimal twelve = Decimal::fromInteger(12);
    QCOMPARE(divide(year.upfront, twelve, Rounding::HalfEven), dec("8760"));
    // 40 % and 60 % below on demand.
    QCOMPARE(divide(amortisedHourly(year), m_rows[0].hourly, Rounding::HalfEven), dec("0.6"));
    QCOMPARE(divide(amortisedHourly(three), m_rows[0].hourly, Rounding::HalfEven), dec("0.4"));
    for (const PriceRow &row : m_rows)
        QVERIFY(amortisedHourly(row) <= m_rows[0].hourly);
}

void WholeTermPriceTest::byTheProgram()
{
    CliProgram program;
    program.write("prices.csv", QByteArray::fromStdString(table));
    QCOMPARE(program.run({"prices", "import", "prices.csv", "--provider", "acme", "--project", "p.gpufolio"}).status,
             0);
    const CliProgram::Outcome listed =
        program.run({"prices", "list", "--provider", "acme", "--sort", "amortisedHourly", "--project", "p.gpufolio"});
    QCOMPARE(listed.at("prices/0/termHours"), QJsonValue(26280));
    QCOMPARE(listed.at("prices/0/upfront"), QJsonValue("210240"));
    QCOMPARE(listed.at("prices/0/amortisedHourly"), QJsonValue("8"));
    QCOMPARE(listed.at("prices/0/acceleratorHourly"), QJsonValue("1"));
    QCOMPARE(listed.at("prices/1/amortisedHourly"), QJsonValue("12"));
    QCOMPARE(listed.at("prices/2/amortisedHourly"), QJsonValue("20"));
}

/// One machine for 2027 on the year's commitment: 105,120 in both views, and on demand 175,200.
void WholeTermPriceTest::plansPayTheTerm()
{
    const std::vector<Offer> offers = PriceBook(m_rows).offers();
    QCOMPARE(offers.size(), std::size_t(1));
    Scenario scenario;
    scenario.inputs.currency = Currency::of("USD");
    scenario.inputs.start = *UtcHour::parse("2027-01-01T00:00:00Z");
    scenario.inputs.hours = 8760;
    scenario.inputs.offers = offers;
    Workload workload;
    workload.id = "w";
    workload.offer = offers.front().id;
    workload.demand.series = ConstantSeries{Decimal::fromInteger(1)};
    scenario.inputs.workloads = {workload};
    scenario.plan.id = "year";
    scenario.plan.commitments = {{offers.front().id, "1y-allUpfront", 1, scenario.inputs.start, false}};
    const Read<PlanResult> result = evaluate(scenario);
    QVERIFY2(result, result ? "" : toText(result.error().front()).c_str());
    QCOMPARE(text(result->totals.billed), std::string("105120.00"));
    QCOMPARE(text(result->totals.amortised), std::string("105120.00"));
    QCOMPARE(text(*result->totals.onDemandEquivalent), std::string("175200.00"));
}

QTEST_GUILESS_MAIN(WholeTermPriceTest)
#include "o01_whole_term_price_test.moc"
