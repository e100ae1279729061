// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/cells.h"
#include "report_fixture.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class ReportTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothViewsOfAnUpfront();
    void unusedPartBesideThePromisedDiscount();
    void printedLinesAndTotalAgree_data();
    void printedLinesAndTotalAgree();
    void sectionsInOrder();
    void comparisonShowsDifferencesToTheBase();
    void partsOfWorkloadsAreTheWhole();
    void incompletePlanSaysSoAndHasNoRank();
    void brokenLimitSaysSo();
    void undefinedIsNeverZero();
    void heldIsNotToSign();
    void pricesCarrySourceAndDates();
    void chartStacksToTheAmortisedCost();
    void verdictsSayAgainstWhat();
    void fingerprintFollowsTheInputs();
    void roundingLinesAlwaysClose();
};

namespace
{

const ReportSection &planSection(const ReportDocument &document, const std::string &name)
{
    for (const ReportSection &section : document.sections)
        if (render(section.title) == "Plan: " + name)
            return section;
    qFatal("no section %s", name.c_str());
}

ReportDocument reportOf(const ScenarioSet &set)
{
    return makeReport(set, evaluated(set));
}

std::vector<std::string> values(const std::vector<Cell> &cells)
{
    std::vector<std::string> texts;
    texts.reserve(cells.size());
    for (const Cell &cell : cells)
        texts.push_back(dataText(cell));
    return texts;
}

// The row whose first cell reads so.
std::vector<std::string> rowOf(const ReportTable &table, const std::string &first)
{
    for (const std::vector<Cell> &row : table.rows)
        if (dataText(row.front()) == first)
            return values(row);
    return {};
}

using Texts = std::vector<std::string>;

} // namespace

// Case O02.
void ReportTablesTest::bothViewsOfAnUpfront()
{
    const ReportDocument document = reportOf(caseO02(8760));
    const ReportTable &months = tableOf(planSection(document, "Base"), "months");
    QCOMPARE(columnValues(months, "billed")[0], std::string("47520.00"));
    QCOMPARE(columnValues(months, "billed")[1], std::string("3360.00"));
    QCOMPARE(columnValues(months, "amortised")[0], std::string("7440.00"));
    QCOMPARE(columnValues(months, "amortised")[1], std::string("6720.00"));
    QCOMPARE((*months.total)[columnOf(months, "billed")].value, std::string("87600.00"));
    QCOMPARE((*months.total)[columnOf(months, "amortised")].value, std::string("87600.00"));
    // The prepaid balance runs from the whole upfront less January's part down to nothing.
    QCOMPARE(columnValues(months, "prepaid").front(), std::string("40080.00"));
    QCOMPARE(columnValues(months, "prepaid").back(), std::string("0.00"));
    const ReportTable &prices = tableOf(planSection(document, "Base"), "prices");
    QCOMPARE(rowOf(prices, "m").size(), prices.columns.size());
    QCOMPARE(columnValues(prices, "amortisedHourly"), (Texts{"16.00", "10.00"}));
    QCOMPARE(columnValues(prices, "acceleratorHourly"), (Texts{"2.00", "1.25"}));
    const ReportTable &use = tableOf(planSection(document, "Base"), "commitmentUse");
    QCOMPARE(columnValues(use, "belowOnDemand"), (Texts{"0.375"}));
    QCOMPARE(shownText(use.rows[0][columnOf(use, "belowOnDemand")]), std::string("37.5%"));
}

// Case O02, busy for 60 % of January, seen over January alone.
void ReportTablesTest::unusedPartBesideThePromisedDiscount()
{
    ScenarioSet set = caseO02(0);
    set.inputs.hours = 744;
    Workload &workload = set.inputs.workloads[0];
    workload.demand.unit = DemandUnit::Instances;
    // 446.4 of 744 hours: ten machines, of which 6 are busy, stand for one that is busy 60 % of the time.
    workload.demand.series = ConstantSeries{dec("6")};
    set.plans[0].commitments[0].instances = 10;
    const ReportDocument document = reportOf(set);
    const ReportTable &use = tableOf(planSection(document, "Base"), "commitmentUse");
    QCOMPARE(columnValues(use, "belowOnDemand"), (Texts{"0.375"}));
    QCOMPARE(columnValues(use, "utilisation"), (Texts{"0.600"}));
    QCOMPARE(columnValues(use, "unused"), (Texts{"29760.00"})); // ten times 2,976.00
    QCOMPARE(columnValues(use, "perUsedHour"), (Texts{"16.666667"}));
    QCOMPARE(columnValues(use, "perUsedAcceleratorHour"), (Texts{"2.083333"}));
}

void ReportTablesTest::printedLinesAndTotalAgree_data()
{
    QTest::addColumn<int>("rounding");
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("roundingLine");
    QTest::newRow("half away from zero") << int(Rounding::HalfAwayFromZero)
                                         << QStringList{"12.35", "12.35", "12.35", "8.13"} << "-0.02";
    QTest::newRow("half to even") << int(Rounding::HalfEven) << QStringList{"12.34", "12.34", "12.34", "8.12"}
                                  << "0.02";
}

// Case O08.
void ReportTablesTest::printedLinesAndTotalAgree()
{
    QFETCH(int, rounding);
    QFETCH(QStringList, lines);
    QFETCH(QString, roundingLine);
    const ReportDocument document = reportOf(caseO08(Rounding(rounding)));
    const ReportTable &months = tableOf(planSection(document, "Plan"), "months");
    const std::size_t billed = columnOf(months, "billed");
    for (int i = 0; i < lines.size(); ++i)
        QCOMPARE(columnValues(months, "billed")[std::size_t(i)], lines[i].toStdString());
    QCOMPARE((*months.total)[billed].value, std::string("45.16"));
    QVERIFY(months.rounding.has_value());
    QCOMPARE((*months.rounding)[billed].value, roundingLine.toStdString());
    QCOMPARE(dataText(months.rounding->front()), std::string("Rounding"));
    const std::string rule = rounding == int(Rounding::HalfEven) ? "half to even" : "half away from zero";
    QVERIFY(render(document.footer).find(rule) != std::string::npos);
}

void ReportTablesTest::sectionsInOrder()
{
    const ReportDocument document = reportOf(mixedSet());
    Texts titles;
    for (const ReportSection &section : document.sections)
        titles.push_back(render(section.title));
    QCOMPARE(titles, (Texts{"Comparison", "Plan: All on-demand", "Plan: Base & more", "Plan: wide", "Definitions"}));
    // One plan has nothing to be compared with.
    ScenarioSet one = mixedSet();
    one.plans.resize(1);
    QCOMPARE(render(reportOf(one).sections.front().title), std::string("Plan: All on-demand"));
    for (const ReportSection &section : document.sections)
        for (const ReportTable &table : section.tables)
            for (const std::vector<Cell> &row : table.rows)
                QCOMPARE(row.size(), table.columns.size());
}

void ReportTablesTest::comparisonShowsDifferencesToTheBase()
{
    const ScenarioSet set = mixedSet();
    const std::vector<PlanResult> results = evaluated(set);
    const ReportTable table = tableOf(makeReport(set, results).sections.front(), "comparison");
    Texts keys;
    for (const ReportColumn &column : table.columns)
        keys.push_back(column.key);
    QCOMPARE(keys, (Texts{"figure", "unit", "on-demand", "base", "base.difference", "wide", "wide.difference"}));
    const Texts row = rowOf(table, "Amortised");
    QCOMPARE(row[1], std::string("USD"));
    QCOMPARE(row[2], toText(results[0].totals.amortised, Rounding::HalfEven));
    QCOMPARE(row[3], toText(results[1].totals.amortised, Rounding::HalfEven));
    QCOMPARE(row[4], toText(results[1].totals.amortised - results[0].totals.amortised, Rounding::HalfEven));
    for (const char *figure :
         {"To sign", "Upfront", "Billed in the dearest month", "Billed", "Savings against on-demand equivalent", "NPV",
          "NPV after tail", "Commitment coverage", "Commitment utilisation", "Unused commitment",
          "Prepaid after the horizon", "Owed after the horizon"})
        QVERIFY2(!rowOf(table, figure).empty(), figure);
}

void ReportTablesTest::partsOfWorkloadsAreTheWhole()
{
    const ScenarioSet set = mixedSet();
    for (const PlanResult &result : evaluated(set)) {
        const ReportDocument document = makeReport(set, {result});
        const ReportTable &table = tableOf(document.sections.front(), "workloads");
        const std::size_t cost = columnOf(table, "amortised");
        QCOMPARE(dataText(table.rows.back().front()), std::string("Unused commitment"));
        QCOMPARE((*table.total)[cost].value, toText(result.totals.amortised, result.rounding));
        QCOMPARE(table.rows.back()[cost].value, toText(result.totals.unusedCommitment, result.rounding));
    }
}

void ReportTablesTest::incompletePlanSaysSoAndHasNoRank()
{
    ScenarioSet set = mixedSet();
    set.inputs.workloads[0].singleMachine = true;
    set.inputs.workloads[0].demand.unit = DemandUnit::Accelerators;
    set.inputs.workloads[0].demand.series = ConstantSeries{dec("32")};
    const ReportDocument document = reportOf(set);
    const ReportTable &comparison = tableOf(document.sections.front(), "comparison");
    QCOMPARE(rowOf(comparison, "State")[2], std::string("incomplete, placed so far"));
    QCOMPARE(rowOf(comparison, "Rank by amortised cost")[2], std::string("no rank"));
    QVERIFY(render(comparison.columns[2].label).find("placed so far") != std::string::npos);
    const ReportSection &section = planSection(document, "All on-demand");
    QVERIFY(render(section.verdict)
                .starts_with("All on-demand is incomplete: 1 of 3 workloads have no place. Placed so far: "));
    QCOMPARE(render(section.tables.front().title), std::string("To note"));
    QVERIFY(dataText(section.tables.front().rows[0][1]).find("needs 32 GPUs in one machine, largest is 8") !=
            std::string::npos);
    QCOMPARE(render(tableOf(section, "totals").title), std::string("Totals, placed so far"));
    const Texts row = rowOf(tableOf(section, "workloads"), "=SUM(A1:A9)");
    QVERIFY(row.back().find("no place: needs 32 GPUs in one machine") == 0);
}

void ReportTablesTest::brokenLimitSaysSo()
{
    ScenarioSet set = mixedSet();
    set.inputs.policy = Policy{};
    set.inputs.policy->limits.upfrontTotal = dec("1000");
    const ReportDocument document = reportOf(set);
    const ReportSection &section = planSection(document, "Base & more");
    QVERIFY(render(section.verdict).find("is infeasible: it breaks a limit") != std::string::npos);
    QCOMPARE(render(tableOf(section, "totals").title), std::string("Totals of a plan that breaks a limit"));
    QCOMPARE(dataText(tableOf(section, "notices").rows[0][0]), std::string("Infeasible"));
    QCOMPARE(rowOf(tableOf(document.sections.front(), "comparison"), "Rank by amortised cost")[3],
             std::string("no rank"));
}

void ReportTablesTest::undefinedIsNeverZero()
{
    ScenarioSet set = caseO02(0); // no demand at all
    set.plans = {{"plan", "Plan", {}, {}}};
    const ReportDocument document = reportOf(set);
    const ReportTable &totals = tableOf(planSection(document, "Plan"), "totals");
    QCOMPARE(rowOf(totals, "Effective savings rate")[1], std::string("not defined: there is no usage to compare with"));
    QCOMPARE(rowOf(totals, "Commitment utilisation")[1],
             std::string("not defined: no commitment is owed in this period"));
    QCOMPARE(rowOf(totals, "NPV")[1], std::string("not defined: no discount rate is given"));
    for (const std::vector<Cell> &row : totals.rows)
        QVERIFY(!row[1].missing() || !row[1].message.empty());

    // An offer without an on-demand price has no equivalent, and says that it has no price.
    ScenarioSet unpriced = caseO02(8760);
    unpriced.inputs.offers[0].options.erase(unpriced.inputs.offers[0].options.begin());
    const ReportDocument without = reportOf(unpriced);
    const ReportSection &section = planSection(without, "Base");
    QCOMPARE(rowOf(tableOf(section, "totals"), "On-demand equivalent")[1],
             std::string("not defined: an offer in use has no on-demand price"));
    QCOMPARE(dataText(tableOf(section, "prices").rows.back()[3]), std::string("no price"));
    QCOMPARE(dataText(tableOf(section, "commitmentUse").rows[0][3]),
             std::string("not defined: the offer has no on-demand price"));
}

void ReportTablesTest::heldIsNotToSign()
{
    const ReportDocument document = reportOf(mixedSet());
    const ReportTable &table = tableOf(planSection(document, "Base & more"), "purchases");
    QCOMPARE(values(table.rows[0])[5], std::string("held"));
    QCOMPARE(columnValues(table, "toSign")[0], std::string("0.00"));
    QCOMPARE(values(table.rows[1])[5], std::string("new"));
    // 2 x (120,000.55 + 40.3337 x 8,760)
    QCOMPARE(columnValues(table, "toSign")[1], std::string("946647.52"));
    QCOMPARE(columnValues(table, "start")[2], std::string("2027-02-01"));
    QCOMPARE(columnValues(table, "lastDay")[1], std::string("2027-12-31"));
    QCOMPARE(columnValues(table, "lastDay")[2],
             std::string("2030-01-30")); // 26,280 h, with the leap day of 2028 inside
}

void ReportTablesTest::pricesCarrySourceAndDates()
{
    const ReportDocument document = reportOf(mixedSet());
    const ReportSection &section = planSection(document, "All on-demand");
    const ReportTable &dollars = tableOf(section, "prices-USD");
    QCOMPARE(columnValues(dollars, "hourly")[0], std::string("88.4899999"));
    QCOMPARE(columnValues(dollars, "acceleratorHourly")[0], std::string("11.06125"));
    QCOMPARE(columnValues(dollars, "source")[0], std::string("list prices of ACME"));
    QCOMPARE(columnValues(dollars, "retrieved")[0], std::string("2026-11-02"));
    QCOMPARE(columnValues(dollars, "validFrom")[0], std::string("2026-10-01"));
    const ReportTable &euros = tableOf(section, "prices-EUR");
    QCOMPARE(euros.columns[columnOf(euros, "hourly")].unit, std::string("EUR/machine-hour"));
    QCOMPARE(euros.columns[columnOf(euros, "acceleratorHourly")].unit, std::string("EUR/GPU-hour"));
    QCOMPARE(values(euros.rows[0]).back(), std::string("not known"));
    // A price path stands there with the times from which it holds.
    const ReportDocument path = reportOf(caseO08(Rounding::HalfEven));
    const ReportTable &prices = tableOf(path.sections.front(), "prices");
    QCOMPARE(columnValues(prices, "hourly"), (Texts{"12.345", "8.125"}));
    QCOMPARE(values(prices.rows[1])[2], std::string("od from 2027-04-01T00:00:00Z"));
}

void ReportTablesTest::chartStacksToTheAmortisedCost()
{
    const ReportDocument document = reportOf(mixedSet());
    for (const ReportSection &section : document.sections) {
        if (!section.chart)
            continue;
        const ReportTable &months = tableOf(section, "months");
        QCOMPARE(section.chart->unit, std::string("USD"));
        QCOMPARE(section.chart->months, columnValues(months, "month"));
        for (std::size_t m = 0; m < months.rows.size(); ++m) {
            Decimal sum;
            for (const MonthlyCostChart::Series &series : section.chart->series)
                sum += dec(series.values[m]);
            Decimal printed;
            for (const char *part : {"onDemand", "spot", "commitment"})
                printed += dec(columnValues(months, part)[m]);
            QCOMPARE(toText(sum), toText(printed));
        }
    }
    Texts keys;
    for (const MonthlyCostChart::Series &series : planSection(document, "Base & more").chart->series)
        keys.push_back(series.key);
    QCOMPARE(keys, (Texts{"threeYear", "oneYear", "onDemand", "spot", "unused"}));
    QCOMPARE(planSection(document, "All on-demand").chart->series.size(), std::size_t(4));
}

void ReportTablesTest::verdictsSayAgainstWhat()
{
    QCOMPARE(
        render(planSection(reportOf(caseO02(8760)), "Base").verdict),
        std::string(
            "Base costs 87,600.00 USD amortised (87,600.00 USD billed) over the horizon, 52,560.00 USD less than the "
            "same demand on demand (140,160.00 USD). It signs 87,600.00 USD until 2027-12-31."));
    QCOMPARE(
        render(planSection(reportOf(caseO02(1000)), "Base").verdict),
        std::string(
            "Base costs 87,600.00 USD amortised (87,600.00 USD billed) over the horizon, 71,600.00 USD more than the "
            "same demand on demand (16,000.00 USD). It signs 87,600.00 USD until 2027-12-31."));
    QCOMPARE(
        render(planSection(reportOf(caseO08(Rounding::HalfEven)), "Plan").verdict),
        std::string(
            "Plan costs 45.16 USD amortised (45.16 USD billed) over the horizon, as much as the same demand on demand. "
            "It signs nothing new."));
}

void ReportTablesTest::fingerprintFollowsTheInputs()
{
    const std::string first = fingerprintOf(mixedSet());
    QCOMPARE(first.size(), std::size_t(19));
    QCOMPARE(first, fingerprintOf(mixedSet()));
    QCOMPARE(first, reportOf(mixedSet()).fingerprint);
    ScenarioSet other = mixedSet();
    other.inputs.workloads[1].team += "x";
    QVERIFY(first != fingerprintOf(other));
}

// Law: printed rows and the rounding line add up to the printed total, in every column of every table.
void ReportTablesTest::roundingLinesAlwaysClose()
{
    std::mt19937_64 random(20270101);
    for (int run = 0; run < 40; ++run) {
        const Scenario scenario = randomScenario(random);
        const Read<PlanResult> result = evaluate(scenario);
        QVERIFY(result.hasValue());
        const ReportDocument document = makeReport({scenario.inputs, {scenario.plan}}, {*result});
        for (const ReportTable &table : document.sections.front().tables) {
            if (!table.total)
                continue;
            for (std::size_t column = 0; column < table.columns.size(); ++column) {
                const Cell &total = (*table.total)[column];
                if (total.kind != CellKind::Amount || total.missing())
                    continue;
                Decimal sum = table.rounding && !(*table.rounding)[column].value.empty()
                                  ? dec((*table.rounding)[column].value)
                                  : Decimal();
                for (const std::vector<Cell> &row : table.rows)
                    sum += dec(row[column].value);
                QCOMPARE(toText(sum, 2), total.value);
            }
        }
    }
}

QTEST_APPLESS_MAIN(ReportTablesTest)
#include "report_tables_test.moc"
