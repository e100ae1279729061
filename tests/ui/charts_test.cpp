// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of the page Plans: what they add up, what they draw, what they answer.
#include "charts/cash_panel.h"
#include "charts/cost_table.h"
#include "charts/line_end_labels.h"
#include "charts/monthly_cost_panel.h"
#include "charts/nice_scale.h"
#include "charts/period_chart_view.h"
#include "i18n/number_format.h"
#include "item_models/roles.h"
#include "report/report_fixture.h"
#include "support/csv_reader.h"
#include "theme/theme.h"
#include "ui/ui_fixture.h"
#include "widgets/why_panel.h"

#include <QAbstractItemModelTester>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCategoryAxis>
#include <QFile>
#include <QImage>
#include <QLegend>
#include <QLineSeries>
#include <QSignalSpy>
#include <QStackedBarSeries>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

std::shared_ptr<const SessionResults> resultsOf(const ScenarioSet &set)
{
    auto all = std::make_shared<SessionResults>();
    all->scenarios = scenarios(set);
    for (const PlanResult &result : test::evaluated(set)) {
        all->plans.emplace_back(result);
        all->errors.emplace_back();
    }
    return all;
}

ViewSettings viewOf(ViewSettings::View view, ViewSettings::PeriodUnit period = ViewSettings::PeriodUnit::Month,
                    int fiscalYearStartMonth = 1)
{
    return {view, period, fiscalYearStartMonth};
}

QStringList labelsOf(const std::vector<PeriodGroup> &groups)
{
    QStringList labels;
    for (const PeriodGroup &group : groups)
        labels.append(group.label);
    return labels;
}

Money sumOf(const std::vector<Money> &amounts, Currency currency)
{
    Money sum = Money::zero(currency);
    for (const Money &amount : amounts)
        sum += amount;
    return sum;
}

QStackedBarSeries *barsOf(const ChartPanel &panel)
{
    return qobject_cast<QStackedBarSeries *>(panel.chartView()->chart()->series().constFirst());
}

} // namespace

class ChartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { applyTheme(*qApp, Theme::Light); }
    void niceScale_data();
    void niceScale();
    void niceScaleHoldsItsValues();
    void periods_data();
    void periods();
    void layersAddUpToTheLedger();
    void purchasesAddUpToTheMonths();
    void barsAreTheResults();
    void billedHasNoUnusedLayer();
    void costAxisStartsAtZeroAndNamesItsUnit();
    void coloursFollowTheTheme();
    void hoverTellsExactAmounts();
    void mouseFindsEachPeriod();
    void clickAnswersWhy();
    void arrowKeysWalkThePeriods();
    void wheelZoomsByWholePeriods();
    void zoomStaysWithNewNumbers();
    void tableTwinHasTheSameNumbers();
    void toggleKeepsTheFocus();
    void planWithoutResultShowsWhy();
    void linesAreNamedAtTheirEnds();
    void namesOfCloseLinesStayApart();
    void cumulativeEndsAtTheTotal();
    void savesPictures();
    void savedNumbersAreHarmlessAndExact();
    void isNamedForScreenReaders();

private:
    QTemporaryDir m_folder;
};

void ChartsTest::niceScale_data()
{
    QTest::addColumn<double>("lowest");
    QTest::addColumn<double>("highest");
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("maximum");
    QTest::addColumn<int>("decimals");
    QTest::newRow("nothing") << 0.0 << 0.0 << 1.0 << 1.0 << 0;
    QTest::newRow("seventy-seven") << 0.0 << 77.0 << 20.0 << 80.0 << 0;
    QTest::newRow("exactly on a step") << 0.0 << 500.0 << 100.0 << 500.0 << 0;
    QTest::newRow("millions") << 0.0 << 3'860'120.0 << 1'000'000.0 << 4'000'000.0 << 0;
    QTest::newRow("two and a half") << 0.0 << 11.0 << 2.5 << 12.5 << 1;
    QTest::newRow("small change") << 0.0 << 0.0034 << 0.001 << 0.004 << 3;
    QTest::newRow("credits go below zero") << -30.0 << 70.0 << 20.0 << 80.0 << 0;
}

void ChartsTest::niceScale()
{
    QFETCH(double, lowest);
    QFETCH(double, highest);
    const NiceScale scale = gpufolio::ui::niceScale(lowest, highest);
    QTEST(scale.step, "step");
    QTEST(scale.maximum, "maximum");
    QTEST(scale.decimals, "decimals");
}

void ChartsTest::niceScaleHoldsItsValues()
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 2000; ++i) {
        const double highest = std::pow(10.0, std::uniform_real_distribution<double>(-6, 15)(random));
        const double lowest = i % 3 == 0 ? -highest * std::uniform_real_distribution<double>(0, 1)(random) : 0;
        const NiceScale scale = gpufolio::ui::niceScale(lowest, highest);
        QVERIFY(scale.minimum <= lowest);
        QVERIFY(scale.maximum >= highest * (1 - 1e-9));
        QVERIFY(scale.maximum - scale.step < highest);
        QVERIFY(lowest < 0 || scale.minimum == 0.0);
        QVERIFY(scale.steps() >= 2 && scale.steps() <= 7);
    }
}

void ChartsTest::periods_data()
{
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("fiscalYearStart");
    QTest::addColumn<QStringList>("expected");
    using Unit = ViewSettings::PeriodUnit;
    QTest::newRow("months") << static_cast<int>(Unit::Month) << 1
                            << QStringList{QStringLiteral("2026-11"), QStringLiteral("2026-12"),
                                           QStringLiteral("2027-01"), QStringLiteral("2027-02")};
    QTest::newRow("quarters, cut by the horizon")
        << static_cast<int>(Unit::Quarter) << 1 << QStringList{QStringLiteral("2026Q4"), QStringLiteral("2027Q1")};
    QTest::newRow("fiscal year is the calendar year")
        << static_cast<int>(Unit::FiscalYear) << 1 << QStringList{QStringLiteral("FY2026"), QStringLiteral("FY2027")};
    QTest::newRow("fiscal year from April ends in the next year")
        << static_cast<int>(Unit::FiscalYear) << 4 << QStringList{QStringLiteral("FY2027")};
    QTest::newRow("fiscal year from December")
        << static_cast<int>(Unit::FiscalYear) << 12 << QStringList{QStringLiteral("FY2026"), QStringLiteral("FY2027")};
    QTest::newRow("fiscal year from February")
        << static_cast<int>(Unit::FiscalYear) << 2 << QStringList{QStringLiteral("FY2027"), QStringLiteral("FY2028")};
}

void ChartsTest::periods()
{
    QFETCH(int, unit);
    QFETCH(int, fiscalYearStart);
    std::vector<MonthResult> months(4);
    for (std::size_t i = 0; i < months.size(); ++i)
        months[i].month = YearMonth{2026, 11}.plus(static_cast<int>(i));
    const std::vector<PeriodGroup> groups = periodGroups(
        months, viewOf(ViewSettings::View::Billed, static_cast<ViewSettings::PeriodUnit>(unit), fiscalYearStart));
    QTEST(labelsOf(groups), "expected");
    QCOMPARE(groups.front().first, std::size_t{0});
    QCOMPARE(groups.back().end, months.size());
    for (std::size_t i = 1; i < groups.size(); ++i)
        QCOMPARE(groups[i].first, groups[i - 1].end);
}

void ChartsTest::layersAddUpToTheLedger()
{
    std::mt19937_64 random(2);
    for (int i = 0; i < 40; ++i) {
        const Scenario scenario = test::randomScenario(random);
        const Read<PlanResult> result = evaluate(scenario);
        QVERIFY(result.hasValue());
        for (const auto view : {ViewSettings::View::Billed, ViewSettings::View::Amortised}) {
            for (const auto unit : {ViewSettings::PeriodUnit::Month, ViewSettings::PeriodUnit::Quarter,
                                    ViewSettings::PeriodUnit::FiscalYear}) {
                const CostTable table = costByPeriod(*result, viewOf(view, unit, 4));
                for (std::size_t period = 0; period < table.periods.size(); ++period) {
                    Money sum = Money::zero(table.currency);
                    for (const CostTable::Layer &layer : table.layers)
                        sum += layer.amounts[period];
                    QVERIFY(sum == table.totals[period]); // exact, not nearly
                }
                const Money &total =
                    view == ViewSettings::View::Billed ? result->totals.billed : result->totals.amortised;
                QVERIFY(sumOf(table.totals, table.currency) == total);
            }
        }
    }
}

void ChartsTest::purchasesAddUpToTheMonths()
{
    std::mt19937_64 random(3);
    for (int i = 0; i < 40; ++i) {
        const Read<PlanResult> result = evaluate(test::randomScenario(random));
        QVERIFY(result.hasValue());
        for (std::size_t month = 0; month < result->months.size(); ++month) {
            Money billed = Money::zero(result->currency);
            Money amortised = billed;
            Money unused = billed;
            for (const CommitmentResult &commitment : result->commitments) {
                billed += commitment.months[month].billed;
                amortised += commitment.months[month].amortised;
                unused += commitment.months[month].unused;
            }
            QVERIFY(billed == result->months[month].upfront + result->months[month].recurring);
            QVERIFY(amortised == result->months[month].commitment);
            QVERIFY(unused == result->months[month].unused);
        }
    }
}

void ChartsTest::barsAreTheResults()
{
    const auto results = resultsOf(test::mixedSet());
    MonthlyCostPanel panel;
    panel.setResults(results, 1, viewOf(ViewSettings::View::Amortised));
    const CostTable table = costByPeriod(*results->plans[1], viewOf(ViewSettings::View::Amortised));
    const QStackedBarSeries *bars = barsOf(panel);
    QVERIFY(bars != nullptr);
    QVERIFY(!bars->name().isEmpty());
    QCOMPARE(bars->count(), static_cast<int>(table.layers.size()));
    QVERIFY(table.layers.size() >= 4); // 3-year, 1-year, on-demand, unused or spot
    for (std::size_t layer = 0; layer < table.layers.size(); ++layer) {
        const QBarSet *set = bars->barSets().at(static_cast<qsizetype>(layer));
        QCOMPARE(set->label(), table.layers[layer].label);
        QCOMPARE(set->brush().style(), kindPattern(table.layers[layer].kind));
        QCOMPARE(set->brush().color(), themePalette().kind(table.layers[layer].kind));
        for (std::size_t period = 0; period < table.periods.size(); ++period)
            QCOMPARE(set->at(static_cast<int>(period)), table.layers[layer].amounts[period].amount().toDouble());
    }
}

void ChartsTest::billedHasNoUnusedLayer()
{
    const auto results = resultsOf(test::caseO02(100)); // 43,800 upfront and 5 an hour; used for 100 hours
    const CostTable billed = costByPeriod(*results->plans[0], viewOf(ViewSettings::View::Billed));
    QCOMPARE(billed.layers.size(), std::size_t{1});
    QCOMPARE(billed.layers[0].label, QStringLiteral("1-year commitments"));
    QCOMPARE(amountText(billed.totals[0]), QStringLiteral("47,520.00")); // SEMANTICS case O02
    QCOMPARE(amountText(billed.totals[1]), QStringLiteral("3,360.00"));
    const CostTable amortised = costByPeriod(*results->plans[0], viewOf(ViewSettings::View::Amortised));
    QCOMPARE(amortised.layers.back().kind, CostKind::Unused);
    QCOMPARE(amountText(amortised.totals[0]), QStringLiteral("7,440.00"));
    QCOMPARE(amountText(amortised.layers.back().amounts[0]), QStringLiteral("6,440.00")); // 644 of 744 hours at 10.00
}

void ChartsTest::costAxisStartsAtZeroAndNamesItsUnit()
{
    MonthlyCostPanel panel;
    panel.setResults(resultsOf(test::mixedSet()), 0, viewOf(ViewSettings::View::Billed));
    const QChart &chart = *panel.chartView()->chart();
    const auto *left = qobject_cast<QCategoryAxis *>(chart.axes(Qt::Vertical).constFirst());
    QVERIFY(left != nullptr);
    QCOMPARE(left->min(), 0.0);
    QVERIFY(left->titleText().contains(QStringLiteral("USD")));
    QVERIFY(left->count() >= 3);
    QVERIFY(!chart.title().isEmpty());
    QVERIFY(panel.chartView()->minimumWidth() >= 320 && panel.chartView()->minimumHeight() >= 240);
}

void ChartsTest::coloursFollowTheTheme()
{
    MonthlyCostPanel panel;
    panel.setResults(resultsOf(test::mixedSet()), 0, viewOf(ViewSettings::View::Billed));
    panel.resize(500, 320);
    panel.show();
    QCOMPARE(panel.chartView()->chart()->backgroundBrush().color(), paletteOf(Theme::Light).surface);
    applyTheme(*qApp, Theme::Dark);
    QTRY_COMPARE(panel.chartView()->chart()->backgroundBrush().color(), paletteOf(Theme::Dark).surface);
    QCOMPARE(barsOf(panel)->barSets().constFirst()->brush().color(),
             paletteOf(Theme::Dark).kind(CostKind::OneYear)); // what is held, at the bottom
}

void ChartsTest::hoverTellsExactAmounts()
{
    const auto results = resultsOf(test::mixedSet());
    MonthlyCostPanel panel;
    panel.setResults(results, 1, viewOf(ViewSettings::View::Amortised));
    const CostTable table = costByPeriod(*results->plans[1], viewOf(ViewSettings::View::Amortised));
    for (std::size_t period = 0; period < table.periods.size(); ++period) {
        const QString text = panel.hoverText(static_cast<int>(period));
        QVERIFY(text.contains(table.periods[period].label));
        QVERIFY(text.contains(amountWithCode(table.totals[period])));
        for (const CostTable::Layer &layer : table.layers)
            QVERIFY(text.contains(amountWithCode(layer.amounts[period])));
    }
    QCOMPARE(panel.hoverText(99), QString());
}

void ChartsTest::mouseFindsEachPeriod()
{
    MonthlyCostPanel panel;
    panel.setResults(resultsOf(test::mixedSet()), 1, viewOf(ViewSettings::View::Amortised));
    panel.resize(600, 340);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    PeriodChartView *view = panel.chartView();
    QSignalSpy hovered(view, &PeriodChartView::hovered);
    QCOMPARE(view->periodCount(), 3);
    for (int period = 0; period < 3; ++period) {
        hovered.clear();
        QTest::mouseMove(view->viewport(), view->placeOf(period));
        QTRY_VERIFY(!hovered.isEmpty());
        QCOMPARE(hovered.constLast().constFirst().toInt(), period);
    }
    QCOMPARE(view->periodAt(QPoint(2, 2)), -1);
}

void ChartsTest::clickAnswersWhy()
{
    const auto results = resultsOf(test::mixedSet());
    MonthlyCostPanel panel;
    panel.setResults(results, 1, viewOf(ViewSettings::View::Amortised));
    panel.resize(600, 340);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QTest::mouseClick(panel.chartView()->viewport(), Qt::LeftButton, {}, panel.chartView()->placeOf(1));
    const std::optional<Why> why = whyOf(panel.chartView());
    QVERIFY(why.has_value());
    QCOMPARE(why->metric, Metric::Amortised);
    const Money &february = results->plans[1]->months[1].amortised;
    QCOMPARE(QString::fromStdString(why->value), amountText(february) + QStringLiteral(" USD"));
}

void ChartsTest::arrowKeysWalkThePeriods()
{
    const auto results = resultsOf(test::mixedSet());
    CashPanel panel;
    panel.setResults(results, QStringLiteral("base"), viewOf(ViewSettings::View::Billed));
    panel.resize(600, 340);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QSignalSpy asked(panel.chartView(), &PeriodChartView::asked);
    panel.chartView()->setFocus();
    QTest::keyClick(panel.chartView(), Qt::Key_Right);
    QTest::keyClick(panel.chartView(), Qt::Key_Right);
    QTest::keyClick(panel.chartView(), Qt::Key_Right); // the last stays
    QCOMPARE(asked.constLast().constFirst().toInt(), 2);
    const std::optional<Why> why = whyOf(panel.chartView());
    QVERIFY(why.has_value());
    QCOMPARE(QString::fromStdString(why->value), amountText(results->plans[1]->totals.billed) + QStringLiteral(" USD"));
}

void ChartsTest::wheelZoomsByWholePeriods()
{
    ScenarioSet set = test::mixedSet();
    set.inputs.hours = 8760;
    MonthlyCostPanel panel;
    panel.setResults(resultsOf(set), 0, viewOf(ViewSettings::View::Billed));
    panel.resize(700, 340);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    PeriodChartView *view = panel.chartView();
    const auto turn = [view](int delta, Qt::KeyboardModifiers modifiers) {
        const QPointF place = view->placeOf(view->visiblePeriods().first);
        QWheelEvent wheel(place, view->viewport()->mapToGlobal(place), {}, QPoint(0, delta), Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view->viewport(), &wheel);
    };
    view->clearFocus();
    turn(120, Qt::NoModifier); // scrolls the page instead
    QCOMPARE(view->visiblePeriods(), std::pair(0, 11));
    turn(120, Qt::ControlModifier);
    QCOMPARE(view->visiblePeriods(), std::pair(0, 8));
    turn(120, Qt::ControlModifier);
    QCOMPARE(view->visiblePeriods(), std::pair(0, 6));
    turn(-120, Qt::ControlModifier);
    QCOMPARE(view->visiblePeriods().first, 0);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, view->placeOf(2));
    QCOMPARE(view->visiblePeriods(), std::pair(0, 11));
}

void ChartsTest::zoomStaysWithNewNumbers()
{
    const auto results = resultsOf(test::mixedSet());
    MonthlyCostPanel panel;
    panel.setResults(results, 0, viewOf(ViewSettings::View::Billed));
    panel.chartView()->setVisiblePeriods(1, 2);
    panel.setResults(results, 1, viewOf(ViewSettings::View::Amortised));
    QCOMPARE(panel.chartView()->visiblePeriods(), std::pair(1, 2));
    panel.setResults(results, 1, viewOf(ViewSettings::View::Amortised, ViewSettings::PeriodUnit::Quarter));
    QCOMPARE(panel.chartView()->visiblePeriods(), std::pair(0, 0));
}

void ChartsTest::tableTwinHasTheSameNumbers()
{
    const auto results = resultsOf(test::mixedSet());
    MonthlyCostPanel panel;
    const QAbstractItemModelTester tester(panel.tableView()->model());
    panel.setResults(results, 1, viewOf(ViewSettings::View::Amortised));
    const QAbstractItemModel &numbers = *panel.tableView()->model();
    const CostTable table = costByPeriod(*results->plans[1], viewOf(ViewSettings::View::Amortised));
    QCOMPARE(numbers.rowCount(), 4); // three months and their sum
    QCOMPARE(numbers.columnCount(), static_cast<int>(table.layers.size()) + 2);
    for (int row = 0; row < numbers.rowCount(); ++row) {
        for (int column = 1; column < numbers.columnCount(); ++column) {
            const QModelIndex cell = numbers.index(row, column);
            const auto why = cell.data(WhyRole).value<Why>();
            QVERIFY(!why.formula.empty());
            QVERIFY(!why.inputs.empty());
            QString value = QString::fromStdString(why.value).section(QLatin1Char(' '), 0, 0);
            QCOMPARE(value.replace(QLatin1Char('-'), QChar(0x2212)), cell.data().toString());
            QVERIFY(!cell.data(Qt::ToolTipRole).toString().isEmpty());
        }
    }
    QCOMPARE(numbers.index(3, numbers.columnCount() - 1).data().toString(),
             amountText(results->plans[1]->totals.amortised));
}

void ChartsTest::toggleKeepsTheFocus()
{
    MonthlyCostPanel panel;
    panel.setResults(resultsOf(test::mixedSet()), 0, viewOf(ViewSettings::View::Billed));
    panel.resize(600, 340);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    panel.chartView()->setFocus();
    QTest::keyClick(panel.chartView(), Qt::Key_T, Qt::ControlModifier);
    QVERIFY(panel.isTableShown());
    QVERIFY(panel.tableView()->isVisible());
    QVERIFY(panel.tableView()->hasFocus());
    QTest::keyClick(panel.tableView(), Qt::Key_T, Qt::ControlModifier);
    QVERIFY(panel.chartView()->isVisible());
    QVERIFY(panel.chartView()->hasFocus());
}

void ChartsTest::planWithoutResultShowsWhy()
{
    auto results = std::make_shared<SessionResults>();
    results->scenarios.resize(1);
    results->plans.resize(1);
    results->errors.resize(1);
    MonthlyCostPanel panel;
    panel.setEmptyText(QStringLiteral("no numbers"));
    panel.setResults(results, 0, viewOf(ViewSettings::View::Billed));
    panel.resize(600, 340);
    panel.show();
    QVERIFY(!panel.chartView()->isVisible());
    QVERIFY(!panel.tableView()->isVisible());
    panel.setTableShown(true);
    QVERIFY(!panel.tableView()->isVisible());
    panel.setResults(nullptr, 0, viewOf(ViewSettings::View::Billed));
    QCOMPARE(panel.hoverText(0), QString());
}

void ChartsTest::linesAreNamedAtTheirEnds()
{
    CashPanel panel;
    panel.setResults(resultsOf(test::mixedSet()), QStringLiteral("base"), viewOf(ViewSettings::View::Amortised));
    panel.resize(600, 340);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const QChart &chart = *panel.chartView()->chart();
    QCOMPARE(chart.series().size(), 3);
    QVERIFY(!chart.legend()->isVisible());
    QList<Qt::PenStyle> patterns;
    for (const QAbstractSeries *series : chart.series()) {
        QVERIFY(!series->name().isEmpty());
        patterns.append(qobject_cast<const QLineSeries *>(series)->pen().style());
    }
    QCOMPARE(QSet<Qt::PenStyle>(patterns.begin(), patterns.end()).size(), 3); // apart without colour
    const auto *labels = chart.findChild<LineEndLabels *>();
    QVERIFY(labels != nullptr);
    for (const QRectF &place : labels->places()) {
        QVERIFY(place.left() > chart.plotArea().right());
        QVERIFY(place.right() <= chart.size().width() + 1);
    }
}

void ChartsTest::namesOfCloseLinesStayApart()
{
    ScenarioSet set = test::twoPlans();
    for (int copy = 0; copy < 5; ++copy) { // seven plans, five of the same cost
        Plan plan = set.plans[0];
        plan.id = "copy" + std::to_string(copy);
        plan.name = "Copy " + std::to_string(copy);
        set.plans.push_back(plan);
    }
    CashPanel panel;
    panel.setResults(resultsOf(set), QStringLiteral("base"), viewOf(ViewSettings::View::Billed));
    panel.resize(500, 320);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const std::vector<QRectF> places = panel.chartView()->chart()->findChild<LineEndLabels *>()->places();
    QCOMPARE(places.size(), std::size_t{7});
    for (std::size_t i = 1; i < places.size(); ++i)
        QVERIFY(places[i].top() >= places[i - 1].top() + 0.9 * places[i].height());
    QVERIFY(places.front().top() >= 0);
    QVERIFY(places.back().bottom() <= panel.chartView()->chart()->size().height());
}

void ChartsTest::cumulativeEndsAtTheTotal()
{
    const auto results = resultsOf(test::mixedSet());
    for (const auto unit : {ViewSettings::PeriodUnit::Month, ViewSettings::PeriodUnit::FiscalYear}) {
        const CashTable table = cashSoFar(*results, viewOf(ViewSettings::View::Amortised, unit));
        QCOMPARE(table.lines.size(), std::size_t{3});
        for (const CashTable::Line &line : table.lines)
            QVERIFY(line.cumulative.back() == results->plans[static_cast<std::size_t>(line.index)]->totals.billed);
    }
    QCOMPARE(cashSoFar(*results, {}).lines[2].name, QStringLiteral("wide")); // a plan without a name shows its id
}

void ChartsTest::savesPictures()
{
    MonthlyCostPanel panel;
    panel.setResults(resultsOf(test::mixedSet()), 1, viewOf(ViewSettings::View::Billed));
    panel.resize(500, 320);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const QString svg = m_folder.filePath(QStringLiteral("chart.svg"));
    QVERIFY(panel.saveSvg(svg).hasValue());
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY(content.contains("<svg"));
    QVERIFY(content.contains("2027-02"));
    const QString png = m_folder.filePath(QStringLiteral("chart.png"));
    QVERIFY(panel.savePng(png).hasValue());
    QCOMPARE(QImage(png).size(), panel.chartView()->size() * 2);
    QVERIFY(!panel.savePng(QStringLiteral("/nowhere/chart.png")).hasValue());
}

void ChartsTest::savedNumbersAreHarmlessAndExact()
{
    ScenarioSet set = test::mixedSet();
    set.plans[0].name = "=1+1";
    const auto results = resultsOf(set);
    CashPanel panel;
    panel.setResults(results, QStringLiteral("base"), viewOf(ViewSettings::View::Billed));
    const QString path = m_folder.filePath(QStringLiteral("cash.csv"));
    QVERIFY(panel.saveCsv(path).hasValue());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string bytes = file.readAll().toStdString();
    QVERIFY(bytes.find(",=1+1") == std::string::npos);
    const auto rows = test::csvRows(bytes);
    QCOMPARE(rows.size(), std::size_t{4});
    QCOMPARE(rows[0][1], std::string("=1+1 (USD)")); // the guard comes off again
    QCOMPARE(rows[3][1], toText(results->plans[0]->totals.billed, Rounding::HalfEven));
}

void ChartsTest::isNamedForScreenReaders()
{
    CashPanel panel;
    panel.setResults(resultsOf(test::mixedSet()), QStringLiteral("base"), viewOf(ViewSettings::View::Billed));
    QVERIFY(!panel.chartView()->accessibleName().isEmpty());
    QVERIFY(panel.chartView()->accessibleDescription().contains(QStringLiteral("3")));
    QVERIFY(!panel.tableView()->accessibleName().isEmpty());
}

QTEST_MAIN(ChartsTest)
#include "charts_test.moc"
