// SPDX-License-Identifier: GPL-3.0-or-later
// Cover, load curve and ladder of the page Plans, and what is held.
#include "charts/cover_panel.h"
#include "charts/ladder_panel.h"
#include "charts/load_curve_panel.h"
#include "charts/period_chart_view.h"
#include "dialogs/purchase_paste_dialog.h"
#include "item_models/cover_model.h"
#include "item_models/ladder_model.h"
#include "item_models/load_model.h"
#include "item_models/purchase_model.h"
#include "item_models/roles.h"
#include "layout_memory.h"
#include "pages/plans_limits.h"
#include "pages/plans_page.h"
#include "pages/plans_purchases.h"
#include "session/pasted_purchases.h"
#include "ui/ui_fixture.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QUndoStack>
#include <QXYSeries>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

constexpr const char *offerId = "acme:east:h100x8";

/// 16 GPUs always on; one machine held until the end of June, three bought from July on, one of them for nothing.
ScenarioSet ladder()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.commitments = {{offerId, "1y", 1, *UtcHour::parse("2026-07-01T00:00:00Z"), true}};
    set.plans[1].commitments = {{offerId, "1y", 3, *UtcHour::parse("2027-07-01T00:00:00Z"), false}};
    return set;
}

} // namespace

class PlansChartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_page.reset(); }
    void coverShowsWhatServes();
    void coverOfOneOffer();
    void loadCurveAgainstTheCommitted();
    void ladderNamesTermsAndSelects();
    void modelsKeepTheRules();
    void revealsWhatLinksName();
    void tableNeedsNoSidewaysScroll_data();
    void tableNeedsNoSidewaysScroll();
    void markAsSignedHoldsInEveryPlan();
    void heldIsRemovedOnlyByItsButton();
    void pastedLinesAreReadOrRefused_data();
    void pastedLinesAreReadOrRefused();
    void pasteDialogTakesWhatIsGood();
    void tabIsRemembered();

private:
    void settle() const
    {
        QTRY_VERIFY(!m_session->isComputing() && m_session->results() &&
                    m_session->results()->revision == m_session->revision());
    }
    template <typename Widget> Widget *find(const char *name) const
    {
        return m_page->findChild<Widget *>(QString::fromLatin1(name));
    }
    void show(QWidget *tab) const { find<QTabWidget>("plansTabs")->setCurrentWidget(tab); }
    static QString cell(const QAbstractItemModel &model, int row, int column)
    {
        return model.index(row, column).data(ValueRole).toString();
    }

    test::Home m_home;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<PlansPage> m_page;
};

void PlansChartsTest::initTestCase()
{
    m_session = std::make_unique<ProjectSession>();
    m_session->startNew(test::twoPlans());
}

void PlansChartsTest::init()
{
    m_session->edit(QStringLiteral("Open"), ladder());
    m_session->undoStack()->clear();
    m_session->setActivePlan(QStringLiteral("base"));
    m_page = std::make_unique<PlansPage>(*m_session);
    m_page->resize(1000, 800);
    m_page->show();
    settle();
}

void PlansChartsTest::coverShowsWhatServes()
{
    show(m_page->coverChart());
    const auto &model = static_cast<const CoverModel &>(*m_page->coverChart()->tableView()->model());
    // a week in February: one machine held, the other 8 GPUs on demand
    QCOMPARE(model.layers().size(), std::size_t{4}); // held, bought, on-demand, unused
    QCOMPARE(cell(model, 6, 1), QStringLiteral("8"));
    QCOMPARE(cell(model, 6, 2), QStringLiteral("0"));
    QCOMPARE(cell(model, 6, 3), QStringLiteral("8"));
    QCOMPARE(cell(model, 6, 4), QStringLiteral("0"));
    QCOMPARE(cell(model, 6, 5), QStringLiteral("16")); // the demand
    // in November the held term is over: two of the bought machines serve all, one is idle
    QCOMPARE(cell(model, 45, 1), QStringLiteral("0"));
    QCOMPARE(cell(model, 45, 2), QStringLiteral("16"));
    QCOMPARE(cell(model, 45, 3), QStringLiteral("0"));
    QCOMPARE(cell(model, 45, 4), QStringLiteral("8"));
    const QString hover = m_page->coverChart()->hoverText(6);
    QVERIFY2(hover.contains(QStringLiteral("On-demand: 8")) && hover.contains(QStringLiteral("Demand: 16")),
             qPrintable(hover));
    QVERIFY(model.index(6, 1).data(WhyRole).isValid());
    QVERIFY(!m_page->coverChart()->chartView()->accessibleName().isEmpty());
}

void PlansChartsTest::coverOfOneOffer()
{
    ScenarioSet set = ladder();
    Offer other = test::h100();
    other.id = "acme:west:h100x8";
    other.region = "west";
    set.inputs.offers.push_back(other);
    Workload workload = set.inputs.workloads[0];
    workload.id = "west";
    workload.offer = other.id;
    set.inputs.workloads.push_back(workload);
    m_session->edit(QStringLiteral("Two offers"), set);
    settle();
    show(m_page->coverChart());
    auto *offers = find<QComboBox>("plansOffer");
    QTRY_COMPARE(offers->count(), 3);
    const QAbstractItemModel &model = *m_page->coverChart()->tableView()->model();
    QCOMPARE(cell(model, 6, model.columnCount() - 1), QStringLiteral("32"));
    offers->setCurrentIndex(offers->findData(QStringLiteral("acme:west:h100x8")));
    QCOMPARE(cell(model, 6, model.columnCount() - 1), QStringLiteral("16"));
    QCOMPARE(model.columnCount(), 3); // all of it on demand
}

void PlansChartsTest::loadCurveAgainstTheCommitted()
{
    show(m_page->loadChart());
    const QAbstractItemModel &model = *m_page->loadChart()->tableView()->model();
    QCOMPARE(model.rowCount(), int{LoadModel::points});
    for (int row = 0; row < model.rowCount(); ++row)
        QCOMPARE(cell(model, row, LoadModel::DemandColumn), QStringLiteral("16"));
    // three machines from July on, one before: never both of the held and the bought
    QCOMPARE(cell(model, 0, LoadModel::CommittedColumn), QStringLiteral("24"));
    QCOMPARE(cell(model, model.rowCount() - 1, LoadModel::CommittedColumn), QStringLiteral("8"));
    QVERIFY(m_page->loadChart()->hoverText(0).contains(QStringLiteral("Committed: 24")));
    QVERIFY(find<QComboBox>("plansOffer")->isEnabled());
}

void PlansChartsTest::ladderNamesTermsAndSelects()
{
    show(m_page->ladderChart());
    const auto &model = static_cast<const LadderModel &>(*m_page->ladderChart()->tableView()->model());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, LadderModel::StateColumn).data().toString(), QStringLiteral("held"));
    QCOMPARE(model.index(0, LadderModel::LastDayColumn).data().toString(), QStringLiteral("2027-06-30"));
    QCOMPARE(model.index(1, LadderModel::StartColumn).data().toString(), QStringLiteral("2027-07-01"));
    QCOMPARE(model.index(1, LadderModel::LastDayColumn).data().toString(), QStringLiteral("2028-06-29")); // leap year
    QVERIFY(!find<QComboBox>("plansOffer")->isEnabled());
    // the row of the table, by keyboard
    m_page->ladderChart()->setTableShown(true);
    QTableView *table = m_page->ladderChart()->tableView();
    table->setCurrentIndex(model.index(1, 0));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(m_page->purchases()->view()->currentIndex().row(), 1);
    m_page->ladderChart()->setTableShown(false);
    // the bar, by mouse
    QXYSeries *held = nullptr;
    for (QAbstractSeries *series : m_page->ladderChart()->chartView()->chart()->series()) {
        if (series->name() == model.label(0))
            held = qobject_cast<QXYSeries *>(series);
    }
    QVERIFY(held != nullptr);
    Q_EMIT held->clicked(held->at(0));
    QCOMPARE(m_page->purchases()->view()->currentIndex().row(), 0);
}

void PlansChartsTest::modelsKeepTheRules()
{
    for (ChartPanel *panel :
         {static_cast<ChartPanel *>(m_page->coverChart()), static_cast<ChartPanel *>(m_page->loadChart()),
          static_cast<ChartPanel *>(m_page->ladderChart())}) {
        show(panel);
        const QAbstractItemModelTester tester(panel->tableView()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(panel->tableView()->model()->rowCount() > 0);
        PlanEdits(*m_session).changeMachines(QStringLiteral("base"), 0, 5);
        settle();
        m_session->undoStack()->undo();
        settle();
        QVERIFY(panel->saveCsv(m_home.file(QStringLiteral("chart.csv"))));
        QVERIFY(panel->saveSvg(m_home.file(QStringLiteral("chart.svg"))));
    }
}

void PlansChartsTest::revealsWhatLinksName()
{
    QTableView *table = m_page->purchases()->view();
    QVERIFY(m_page->reveal(QStringLiteral("purchase:1")));
    QCOMPARE(table->currentIndex().row(), 1);
    QVERIFY(m_page->reveal(QStringLiteral("held:0")));
    QCOMPARE(table->currentIndex().row(), 0);
    QVERIFY(!m_page->reveal(QStringLiteral("held:1"))); // that one is the plan's
    QVERIFY(!m_page->reveal(QStringLiteral("purchase:2")));
    QVERIFY(!m_page->reveal(QStringLiteral("purchase:x")));
    QVERIFY(m_page->reveal(QStringLiteral("limit:spotShare")));
    QCOMPARE(m_page->limits()->field(QStringLiteral("spotShare")), find<QLineEdit>("limitSpot"));
    QVERIFY(!m_page->reveal(QStringLiteral("limit:luck")));
    QVERIFY(m_page->reveal(QStringLiteral("plan:on-demand")));
    QCOMPARE(m_session->activePlan(), QStringLiteral("on-demand"));
}

void PlansChartsTest::tableNeedsNoSidewaysScroll_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("all");
    QTest::newRow("narrow") << 900 << false;
    QTest::newRow("a thousand") << 1000 << false;
    QTest::newRow("wide") << 1800 << true;
}

void PlansChartsTest::tableNeedsNoSidewaysScroll()
{
    QFETCH(int, width);
    QFETCH(bool, all);
    m_page->resize(width, 800);
    QTableView *table = m_page->purchases()->view();
    QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
    for (const int column :
         {PurchaseModel::OptionColumn, PurchaseModel::MachinesColumn, PurchaseModel::StartColumn,
          PurchaseModel::ToSignColumn, PurchaseModel::UsedColumn, PurchaseModel::PerUsedGpuHourColumn})
        QVERIFY(!table->isColumnHidden(column));
    QCOMPARE(!table->isColumnHidden(PurchaseModel::PerUsedHourColumn), all);
    // what has no room stands below
    table->setCurrentIndex(m_page->purchases()->model().index(1, PurchaseModel::MachinesColumn));
    auto *below = find<QLabel>("purchaseHidden");
    QCOMPARE(below->isVisibleTo(m_page.get()), !all);
    const QString amount = m_page->purchases()->model().index(1, PurchaseModel::AmortisedColumn).data().toString();
    QCOMPARE(below->text().contains(amount), !all);
}

void PlansChartsTest::markAsSignedHoldsInEveryPlan()
{
    QTableView *table = m_page->purchases()->view();
    table->setCurrentIndex(m_page->purchases()->model().index(0, PurchaseModel::MachinesColumn));
    auto *sign = find<QPushButton>("purchaseSigned");
    QVERIFY(!sign->isEnabled()); // it is held already, and the button says so
    QVERIFY(!sign->toolTip().isEmpty());
    table->setCurrentIndex(m_page->purchases()->model().index(1, PurchaseModel::MachinesColumn));
    QVERIFY(sign->isEnabled());
    QTest::mouseClick(sign, Qt::LeftButton);
    QCOMPARE(m_session->undoStack()->count(), 1);
    const ScenarioSet &set = m_session->scenarioSet();
    QCOMPARE(set.inputs.commitments.size(), std::size_t{2});
    QVERIFY(set.inputs.commitments[1].held && set.plans[1].commitments.empty());
    settle();
    // 3 machines at 50 an hour from July to December, 184 days: 662,400 in each plan
    for (const std::optional<PlanResult> &plan : m_session->results()->plans) {
        QVERIFY(plan && plan->commitments.size() == 2);
        QVERIFY(plan->commitments[1].purchase.held);
        QCOMPARE(toText(plan->commitments[1].amortised.amount()), std::string("662400"));
        QVERIFY(plan->commitments[1].toSign.amount().isZero());
    }
    m_session->undoStack()->undo();
    QCOMPARE(m_session->scenarioSet(), ladder());
}

void PlansChartsTest::heldIsRemovedOnlyByItsButton()
{
    QTableView *table = m_page->purchases()->view();
    const PurchaseModel &model = m_page->purchases()->model();
    for (const int column : {PurchaseModel::OptionColumn, PurchaseModel::MachinesColumn, PurchaseModel::StartColumn})
        QVERIFY(!model.flags(model.index(0, column)).testFlag(Qt::ItemIsEditable));
    QVERIFY(model.index(0, PurchaseModel::OptionColumn).data(Qt::DecorationRole).isValid()); // a lock
    QVERIFY(!model.index(1, PurchaseModel::OptionColumn).data(Qt::DecorationRole).isValid());
    table->setCurrentIndex(model.index(0, PurchaseModel::MachinesColumn));
    QTest::mouseClick(find<QPushButton>("purchaseRemove"), Qt::LeftButton);
    QVERIFY(m_session->scenarioSet().inputs.commitments.empty());
    QCOMPARE(m_session->scenarioSet().plans[1].commitments.size(), std::size_t{1});
    QCOMPARE(m_session->undoStack()->undoText(), QStringLiteral("Remove what we hold"));
}

void PlansChartsTest::pastedLinesAreReadOrRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("held");
    QTest::addColumn<QString>("problem"); ///< a part of it; empty = understood as 3 machines of 1y
    const auto row = [](const char *name, const char *line, bool held, const char *problem) {
        QTest::newRow(name) << QString::fromUtf8(line) << held << QString::fromLatin1(problem);
    };
    row("tabs", "h100x8\teast\t1-year\t3\t2027-01-01", false, "");
    row("other order, by id", "3\t2027-01-01\t1y\tacme:east:h100x8", false, "");
    row("full-width digits", "h100x8\t1y\t３\t2027-01-01", false, "");
    row("no option where there is one only", "h100x8\t3\t2027-01-01", false, "");
    row("held since last year", "h100x8\t1y\t3\t2026-08-01", true, "");
    row("new before the horizon", "h100x8\t1y\t3\t2026-08-01", false, "outside the horizon");
    row("held, over long ago", "h100x8\t1y\t3\t2020-08-01", true, "inside the horizon");
    row("unknown machine", "b300x8\t1y\t3\t2027-01-01", false, "No offer");
    row("no such term", "h100x8\t3-year\t3\t2027-01-01", false, "No option");
    row("no count", "h100x8\t1y\t2027-01-01", false, "number of machines");
    row("no day", "h100x8\t1y\t3", false, "No start");
}

void PlansChartsTest::pastedLinesAreReadOrRefused()
{
    QFETCH(QString, line);
    QFETCH(bool, held);
    QFETCH(QString, problem);
    const std::vector<PastedPurchase> read = PastedPurchases::read(line, test::twoPlans().inputs, held);
    QCOMPARE(read.size(), std::size_t{1});
    QVERIFY2(problem.isEmpty() ? read[0].problem.isEmpty() : read[0].problem.contains(problem),
             qPrintable(read[0].problem));
    QCOMPARE(read[0].purchase.has_value(), problem.isEmpty());
    if (!read[0].purchase)
        return;
    QCOMPARE(read[0].purchase->offer, std::string(offerId));
    QCOMPARE(read[0].purchase->option, std::string("1y"));
    QCOMPARE(read[0].purchase->instances, std::int64_t{3});
    QCOMPARE(read[0].purchase->held, held);
}

void PlansChartsTest::pasteDialogTakesWhatIsGood()
{
    PurchasePasteDialog dialog(test::twoPlans().inputs, true);
    dialog.setText(
        QStringLiteral("machine\tterm\tmachines\tstart\nh100x8\t1y\t2\t2027-01-01\nb300\t1y\t2\t2027-01-01\n"));
    QCOMPARE(dialog.purchases().size(), std::size_t{1});
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("pasteSummary"))->text().contains(QStringLiteral("1 left out")));
    PlanEdits(*m_session).addHeld(dialog.purchases());
    QCOMPARE(m_session->scenarioSet().inputs.commitments.size(), std::size_t{2});
    QCOMPARE(m_session->undoStack()->count(), 1);
}

void PlansChartsTest::tabIsRemembered()
{
    show(m_page->ladderChart());
    const QByteArray state = savedLayout(*m_page);
    show(m_page->coverChart());
    restoreLayout(*m_page, state);
    QCOMPARE(find<QTabWidget>("plansTabs")->currentWidget(), static_cast<QWidget *>(m_page->ladderChart()));
}

QTEST_MAIN(PlansChartsTest)
#include "plans_charts_test.moc"
