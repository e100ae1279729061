// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"

#include <QRegularExpression>
#include <QTest>

using namespace gpufolio;

/// O05: one node on demand (1.20) as the base, all further nodes on spot (0.42): each node has the price of its option.
class BaseAndSpotTest : public QObject
{
    Q_OBJECT

private slots:
    void costOfAnHour_data();
    void costOfAnHour();
    void shareOfNodesIsNotShareOfCost();
    void everyPercentageHasAName();

private:
    /// o05.json with so many nodes in all.
    static ScenarioSet withNodes(int nodes)
    {
        ScenarioSet set = readCase("o05.json");
        const int base = std::min(nodes, 1);
        set.inputs.workloads[0].demand.series = ConstantSeries{Decimal::fromInteger(base)};
        set.inputs.workloads[1].demand.series = ConstantSeries{Decimal::fromInteger(nodes - base)};
        return set;
    }
};

void BaseAndSpotTest::costOfAnHour_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<QString>("cost");
    QTest::newRow("no node") << 0 << "0.00";
    QTest::newRow("the base alone") << 1 << "1.20";
    QTest::newRow("base and four on spot") << 5 << "2.88";
}

void BaseAndSpotTest::costOfAnHour()
{
    QFETCH(int, nodes);
    QFETCH(QString, cost);
    const ScenarioSet set = withNodes(nodes);
    const PlanResult result = evaluateCase(set).results.front();
    QCOMPARE(text(result.totals.amortised), cost.toStdString());
    QCOMPARE(text(result.totals.billed), cost.toStdString());
    const CliProgram program;
    program.write("o05.json", QByteArray::fromStdString(writeScenario(set)));
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "o05.json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("totals/amortised"), QJsonValue(cost));
}

void BaseAndSpotTest::shareOfNodesIsNotShareOfCost()
{
    const PlanTotals totals = evaluateCase(readCase("o05.json")).results.front().totals;
    QCOMPARE(toText(divide(totals.spotHours.count(), totals.demandHours.count(), Rounding::HalfEven)),
             std::string("0.8"));
    QCOMPARE(toText(divide(totals.spot.amount(), totals.amortised.amount(), Rounding::HalfEven), 6, 6),
             std::string("0.583333"));
}

/// No output gives the share of spot as a bare number: hours and cost stand in columns of their own, and every
/// percentage in a row or column that says of what.
void BaseAndSpotTest::everyPercentageHasAName()
{
    CliProgram program;
    program.copyData("cases/o05.json");
    const CliProgram::Outcome json = program.run({"plan", "evaluate", "o05.json"});
    QCOMPARE(json.at("hours/spot"), QJsonValue(4));
    QCOMPARE(json.at("hours/demand"), QJsonValue(5));
    QCOMPARE(json.at("totals/spot"), QJsonValue("1.68"));
    QCOMPARE(json.at("totals/onDemand"), QJsonValue("1.20"));
    const QString table = QString::fromUtf8(program.run({"plan", "evaluate", "o05.json", "--format", "table"}).out);
    const QRegularExpression named(
        QStringLiteral("^(Effective savings rate|Commitment coverage|Commitment utilisation)"));
    int found = 0;
    for (const QString &line : table.split(QLatin1Char('\n'))) {
        if (!line.contains(QLatin1Char('%')))
            continue;
        ++found;
        QVERIFY2(named.match(line).hasMatch(), qPrintable(line));
    }
    QVERIFY(found > 0);
}

QTEST_GUILESS_MAIN(BaseAndSpotTest)
#include "o05_base_and_spot_test.moc"
