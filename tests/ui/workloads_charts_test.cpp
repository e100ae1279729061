// SPDX-License-Identifier: GPL-3.0-or-later
// The charts of the page Workloads show what is asked for: layers add up to the demand, by day, week and month; what
// leaves the week is all of it.
#include "charts/demand_load_panel.h"
#include "charts/demand_panel.h"
#include "charts/line_end_labels.h"
#include "charts/period_chart_view.h"
#include "charts/week_heat_panel.h"
#include "item_models/roles.h"
#include "session/new_workload.h"
#include "theme/theme.h"
#include "ui_fixture.h"

#include <QAction>
#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QChart>
#include <QFile>
#include <QHeaderView>
#include <QLineSeries>
#include <QTableView>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

constexpr double tiny = 1e-9;

Decimal number(const char *text)
{
    return *Decimal::parse(text);
}

/// 16 GPUs at all hours, 10 on working days from 8 to 18, and 3 in January alone, through 2027 in UTC.
ScenarioSet threeWorkloads()
{
    ScenarioSet set = test::twoPlans();
    Workload office = set.inputs.workloads.front();
    office.id = "office";
    office.name = "Office";
    office.demand.series = WeeklySeries{officeWeek(number("10"))};
    Workload january = set.inputs.workloads.front();
    january.id = "january";
    january.name.clear();
    january.demand.series = MonthlySeries{{number("3")}};
    set.inputs.workloads.push_back(office);
    set.inputs.workloads.push_back(january);
    return set;
}

QList<QAreaSeries *> layersOf(const DemandPanel &panel)
{
    QList<QAreaSeries *> layers;
    for (QAbstractSeries *series : panel.chartView()->chart()->series())
        if (auto *area = qobject_cast<QAreaSeries *>(series))
            layers += area;
    return layers;
}

} // namespace

class WorkloadsChartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void layersStandOnEachOther_data();
    void layersStandOnEachOther();
    void monthsByHand();
    void manyWorkloadsShareALayer();
    void loadCurveFalls();
    void weekLeavesAsAWhole();
    void nothingToShow();

private:
    DemandState state(ScenarioSet set);

    std::unique_ptr<test::Home> m_home;
    std::unique_ptr<ProjectSession> m_session;
};

void WorkloadsChartsTest::initTestCase()
{
    m_home = std::make_unique<test::Home>();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    applyTheme(*qApp, Theme::Light);
}

DemandState WorkloadsChartsTest::state(ScenarioSet set)
{
    m_session = std::make_unique<ProjectSession>();
    m_session->startNew(std::move(set));
    const bool ready = QTest::qWaitFor([this] {
        return m_session->results() && !m_session->isComputing() &&
               m_session->results()->revision == m_session->revision();
    });
    if (!ready)
        qFatal("nothing was computed");
    return DemandState::of(*m_session, {});
}

void WorkloadsChartsTest::layersStandOnEachOther_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("spans");
    QTest::newRow("months") << static_cast<int>(DemandStep::Month) << 12;
    QTest::newRow("weeks") << static_cast<int>(DemandStep::Week) << 53; // 2027 begins on a Friday
    QTest::newRow("days") << static_cast<int>(DemandStep::Day) << 365;
}

void WorkloadsChartsTest::layersStandOnEachOther()
{
    QFETCH(int, step);
    QFETCH(int, spans);
    DemandPanel panel;
    panel.setState(state(threeWorkloads()), static_cast<DemandStep>(step));
    QCOMPARE(panel.chartView()->periodCount(), spans);
    auto *axis = qobject_cast<QBarCategoryAxis *>(panel.chartView()->chart()->axes(Qt::Horizontal).first());
    QStringList seen;
    for (QString label : axis->categories())
        if (!label.remove(QChar(0x200b)).isEmpty())
            seen += label;
    QCOMPARE(seen.size(), 12); // a name a month, whatever the step
    QCOMPARE(seen.first(), QStringLiteral("2027-01"));
    const QList<QAreaSeries *> layers = layersOf(panel);
    QCOMPARE(layers.size(), 3);
    const QAbstractItemModel *table = panel.tableView()->model();
    QCOMPARE(table->rowCount(), spans);
    QVector<double> ground(spans, 0.0);
    for (qsizetype layer = 0; layer < layers.size(); ++layer) {
        const QList<QPointF> lower = layers[layer]->lowerSeries()->points();
        const QList<QPointF> upper = layers[layer]->upperSeries()->points();
        QCOMPARE(lower.size(), 2 * spans);
        QCOMPARE(upper.size(), 2 * spans);
        for (int span = 0; span < spans; ++span) {
            const double gpus = table->index(span, static_cast<int>(layer) + 1).data(ValueRole).toString().toDouble();
            for (const int side : {2 * span, 2 * span + 1}) {
                QVERIFY(std::abs(lower[side].y() - ground[span]) < tiny);
                QVERIFY(std::abs(upper[side].y() - ground[span] - gpus) < tiny);
                QCOMPARE(lower[side].x(), upper[side].x());
            }
            ground[span] += gpus;
        }
    }
    QVERIFY(layers[0]->brush().color() != themePalette().text); // which the line of the highest hour has
    // Colour is not the only difference, and the dotted line has its name at its end.
    QVERIFY(layers[0]->brush().style() != layers[1]->brush().style());
    QVERIFY(layers[1]->brush().style() != layers[2]->brush().style());
    QCOMPARE(panel.chartView()->chart()->findChild<LineEndLabels *>()->places().size(), std::size_t(1));
}

void WorkloadsChartsTest::monthsByHand()
{
    DemandPanel panel;
    panel.setState(state(threeWorkloads()), DemandStep::Month);
    const QAbstractItemModel *table = panel.tableView()->model();
    QCOMPARE(table->index(0, 1).data(ValueRole).toString(), QStringLiteral("16"));
    // January 2027 has 21 working days: 21 x 10 hours x 10 GPUs of 744 hours.
    QVERIFY(std::abs(table->index(0, 2).data(ValueRole).toString().toDouble() - 2100.0 / 744) < tiny);
    QCOMPARE(table->index(0, 3).data(ValueRole).toString(), QStringLiteral("3"));
    QCOMPARE(table->index(1, 3).data(ValueRole).toString(), QStringLiteral("0"));
    QCOMPARE(table->index(0, 5).data(ValueRole).toString(), QStringLiteral("29")); // highest hour
    QCOMPARE(table->index(1, 5).data(ValueRole).toString(), QStringLiteral("26"));
    QVERIFY(table->headerData(3, Qt::Horizontal).toString().contains(QStringLiteral("january"))); // has no name
}

void WorkloadsChartsTest::manyWorkloadsShareALayer()
{
    ScenarioSet set = test::twoPlans();
    for (int i = 0; i < 14; ++i) {
        Workload more = set.inputs.workloads.front();
        more.id = "w" + std::to_string(i);
        more.name = more.id;
        more.demand.series = ConstantSeries{Decimal::fromInteger(i + 1)};
        set.inputs.workloads.push_back(more);
    }
    DemandPanel panel;
    panel.setState(state(set), DemandStep::Month);
    const QList<QAreaSeries *> layers = layersOf(panel);
    QCOMPARE(layers.size(), 11);                                                    // ten and the others
    QVERIFY(std::abs(layers.last()->upperSeries()->at(0).y() - (16 + 105)) < tiny); // 1 + 2 + … + 14
    QVERIFY(layers.last()->name().contains(QStringLiteral("5")));                   // of 15
}

void WorkloadsChartsTest::loadCurveFalls()
{
    DemandLoadPanel panel;
    panel.setState(state(threeWorkloads()));
    const QAbstractItemModel *table = panel.tableView()->model();
    double area = 0;
    double before = 1e9;
    for (int row = 0; row < table->rowCount(); ++row) {
        const double mean = table->index(row, 1).data(ValueRole).toString().toDouble();
        QVERIFY(mean <= before);
        before = mean;
        area += table->index(row, 3).data(ValueRole).toString().toDouble();
    }
    // 16 x 8,760; 261 working days x 10 hours x 10; 3 x 744.
    QVERIFY(std::abs(area - (140160 + 26100 + 2232)) < tiny);
}

void WorkloadsChartsTest::weekLeavesAsAWhole()
{
    WeekHeatPanel panel;
    panel.resize(400, 300); // too narrow for 24 hours
    panel.show();
    panel.setState(state(threeWorkloads()));
    const ChartPicture picture = panel.chartPicture();
    QVERIFY(picture.size.width() > panel.view()->horizontalHeader()->length());
    const QImage image = pixmapOf(picture).toImage();
    QCOMPARE(image.size(), picture.size * 2);
    // Sunday 23:00 is in it, and lighter than Monday 9:00, which has the most.
    const auto night = panel.view()->model()->index(6, 23).data(Qt::BackgroundRole).value<QColor>();
    const auto day = panel.view()->model()->index(0, 9).data(Qt::BackgroundRole).value<QColor>();
    QVERIFY(night.lightness() > day.lightness());
    int nights = 0;
    for (int y = image.height() / 2; y < image.height(); ++y)
        for (int x = image.width() * 3 / 4; x < image.width(); ++x)
            nights += image.pixelColor(x, y) == night ? 1 : 0;
    QVERIFY(nights > 500);

    const QString csv = m_home->file(QStringLiteral("week.csv"));
    QVERIFY(saveCsv(*panel.view()->model(), csv, QStringLiteral("Day")));
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 8);
    QCOMPARE(lines[0].split(',').size(), 25);
    QVERIFY(lines[7].startsWith("Sun,"));
    const QString svg = m_home->file(QStringLiteral("week.svg"));
    QVERIFY(saveSvg(picture, svg));
    QFile drawn(svg);
    QVERIFY(drawn.open(QIODevice::ReadOnly));
    QVERIFY(drawn.readAll().contains("Sun"));
    for (const QAction *action : panel.view()->actions())
        QVERIFY(!action->text().isEmpty());
    QCOMPARE(panel.view()->actions().size(), 5);
}

void WorkloadsChartsTest::nothingToShow()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.workloads.clear();
    const DemandState none = state(set);
    DemandPanel demand;
    demand.setState(none, DemandStep::Day);
    QCOMPARE(demand.chartView()->periodCount(), 0);
    DemandLoadPanel load;
    load.setState(none);
    QCOMPARE(load.tableView()->model()->rowCount(), 0);
    WeekHeatPanel week;
    week.setState(none);
    QCOMPARE(week.view()->model()->index(0, 0).data().toString(), QStringLiteral("0"));
}

QTEST_MAIN(WorkloadsChartsTest)
#include "workloads_charts_test.moc"
