// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of the two plans by hand: on demand 16 machines-halves, that is 2 machines at 80 an hour through 2027
// (1,401,600); both on a year of commitment at 50 (876,000).
#include "charts/break_even_panel.h"
#include "charts/bridge_panel.h"
#include "charts/cash_panel.h"
#include "charts/period_chart_view.h"
#include "charts/plan_months_panel.h"
#include "item_models/compare_model.h"
#include "item_models/plan_edits.h"
#include "pages/compare_page.h"
#include "pages/plans_verdict.h"
#include "theme/theme.h"
#include "ui_fixture.h"

#include <QChart>
#include <QComboBox>
#include <QGraphicsSimpleTextItem>
#include <QHeaderView>
#include <QLabel>
#include <QLineSeries>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::test;
using namespace gpufolio::ui;

namespace
{

struct ShownPage {
    explicit ShownPage(ScenarioSet set = twoPlans())
        : page({session, *static_cast<ProjectActions *>(nullptr), [this](const QString &link) { links += link; }})
    {
        session.startNew(std::move(set));
        page.resize(1100, 700);
        page.show();
        [[maybe_unused]] const bool computed = QTest::qWaitFor([this] { return ready(); });
    }
    bool ready() const
    {
        return session.results() != nullptr && !session.isComputing() &&
               session.results()->revision == session.revision();
    }
    QString text(const char *metric, int column, int role = Qt::DisplayRole) const
    {
        const int row = page.model()->rowOf(QString::fromLatin1(metric));
        return row < 0 ? QStringLiteral("no row") : page.model()->index(row, column).data(role).toString();
    }

    ProjectSession session;
    QStringList links;
    ComparePage page;
};

} // namespace

class ComparePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void figuresByHand();
    void differencesFollowTheBase();
    void bestIsMarked();
    void incompletePlanStaysWithoutRank();
    void everyCellAnswersWhy();
    void stopMonthChoosesWhatIsOwed();
    void bridgeAndBreakEvenShowTheirNumbers();
    void crossingsAreDated();
    void crossingsStandInTheChart();
    void monthsFollowViewAndPeriod();
    void plansAreDuplicatedAndAdded();
    void chartsStandBelowWhereThereIsNoRoom();
    void hiddenPlansComeBack();
    void emptyWithOnePlan();
    void revealFindsPlansAndFigures();

private:
    std::unique_ptr<Home> m_home;
};

void ComparePageTest::initTestCase()
{
    m_home = std::make_unique<Home>();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    applyTheme(*qApp, Theme::Light);
}

void ComparePageTest::figuresByHand()
{
    const ShownPage shown;
    QCOMPARE(shown.text("amortised", 1), QStringLiteral("1,401,600.00"));
    QCOMPARE(shown.text("amortised", 2), QStringLiteral("876,000.00"));
    QCOMPARE(shown.text("savings", 2), QStringLiteral("525,600.00"));
    QCOMPARE(shown.text("effectiveSavingsRate", 2), QStringLiteral("37.5%"));
    QCOMPARE(shown.text("toSign", 2), QStringLiteral("876,000.00"));
    QCOMPARE(shown.text("dearestMonth", 1), QStringLiteral("119,040.00")); // 31 days
    QCOMPARE(shown.text("commitmentUtilisation", 1), QStringLiteral("—"));
    QCOMPARE(shown.text("breakEvenUtilisation", 1), QStringLiteral("—")); // commits to nothing
    QCOMPARE(shown.text("breakEvenUtilisation", 2), QStringLiteral("62.5%"));
    QVERIFY(shown.page.verdict()->plainText().contains(QStringLiteral("525,600.00 USD less")));
    QCOMPARE(shown.text("amortised", 2, ValueRole), QStringLiteral("876000.00"));
}

void ComparePageTest::differencesFollowTheBase()
{
    ShownPage shown;
    QCOMPARE(shown.text("amortised", 1, DifferenceRole), QString());
    QCOMPARE(shown.text("amortised", 2, DifferenceRole), QStringLiteral("▼ 525,600.00"));
    QCOMPARE(shown.text("effectiveSavingsRate", 2, DifferenceRole), QStringLiteral("▲ 37.5 points"));
    QCOMPARE(shown.page.model()
                 ->index(shown.page.model()->rowOf(QStringLiteral("amortised")), 2)
                 .data(DifferenceColorRole)
                 .value<QColor>(),
             themePalette().cheaper);
    QCOMPARE(shown.page.model()->headerData(1, Qt::Horizontal).toString(),
             QStringLiteral("All\non-demand *\nbase · rank 2"));
    QCOMPARE(shown.page.model()->headerData(2, Qt::Horizontal).toString(), QStringLiteral("Base on 1-year\nrank 1"));
    QCOMPARE(shown.page.model()->headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString(),
             QStringLiteral("All on-demand *, base, rank 2"));

    shown.page.table()->setFocus();
    shown.page.table()->setCurrentIndex(shown.page.model()->index(0, 2));
    QTest::keyClick(shown.page.table(), Qt::Key_Asterisk);
    QCOMPARE(shown.page.model()->base(), QStringLiteral("base"));
    QCOMPARE(shown.text("amortised", 1, DifferenceRole), QStringLiteral("▲ 525,600.00"));
    QCOMPARE(shown.text("amortised", 2, DifferenceRole), QString());
    QCOMPARE(shown.session.undoStack()->count(), 0); // a way to look, not an edit
}

void ComparePageTest::bestIsMarked()
{
    const ShownPage shown;
    const auto best = [&shown](const char *metric, int column) {
        return shown.page.model()
            ->index(shown.page.model()->rowOf(QString::fromLatin1(metric)), column)
            .data(IsBestRole)
            .toBool();
    };
    QVERIFY(best("amortised", 2) && !best("amortised", 1));
    QVERIFY(best("savings", 2) && !best("savings", 1));
    QVERIFY(!best("toSign", 1) && !best("toSign", 2)); // neither good nor bad by itself
    QVERIFY(!best("unusedCommitment", 1));             // both 0
}

void ComparePageTest::incompletePlanStaysWithoutRank()
{
    ScenarioSet set = twoPlans();
    set.inputs.offers[0].options[0].maxInstances = 1; // on demand only one of two machines
    const ShownPage shown(set);
    QVERIFY(shown.page.model()->headerData(1, Qt::Horizontal).toString().contains(QStringLiteral("incomplete")));
    QVERIFY(!shown.page.model()->headerData(1, Qt::Horizontal).toString().contains(QStringLiteral("rank")));
    QVERIFY(shown.page.model()->headerData(2, Qt::Horizontal).toString().contains(QStringLiteral("rank 1")));
    QVERIFY(shown.page.model()
                ->headerData(1, Qt::Horizontal, Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("no place")));                 // the reason
    QCOMPARE(shown.text("amortised", 1), QStringLiteral("700,800.00")); // placed so far
    QCOMPARE(shown.text("amortised", 2, DifferenceRole), QString());    // not compared with half a plan
    QVERIFY(!shown.page.model()->index(0, 1).data(IsBestRole).toBool());
}

void ComparePageTest::everyCellAnswersWhy()
{
    const ShownPage shown;
    const CompareModel *model = shown.page.model();
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 1; column < model->columnCount(); ++column) {
            const QVariant why = model->index(row, column).data(WhyRole);
            QVERIFY2(why.canConvert<Why>(), qPrintable(model->index(row, 0).data().toString()));
            const QString value = QString::fromStdString(why.value<Why>().value);
            QVERIFY2(value.startsWith(model->index(row, column).data().toString()), qPrintable(value));
            QVERIFY(!model->index(row, column).data(Qt::AccessibleTextRole).toString().isEmpty() ||
                    model->index(row, column).data().toString() == QStringLiteral("—"));
        }
    }
}

void ComparePageTest::stopMonthChoosesWhatIsOwed()
{
    const ShownPage shown;
    // 2 machines at 50: after January 8,016 hours are left, after December none.
    QCOMPARE(shown.text("owedIfStopped", 2), QStringLiteral("801,600.00"));
    auto *months = shown.page.findChild<QComboBox *>(QStringLiteral("compareStopMonth"));
    QCOMPARE(months->count(), 12);
    months->setCurrentIndex(11);
    QCOMPARE(shown.text("owedIfStopped", 2), QStringLiteral("0.00"));
    QVERIFY(shown.page.model()
                ->index(shown.page.model()->rowOf(QStringLiteral("owedIfStopped")), 0)
                .data()
                .toString()
                .contains(QStringLiteral("2027-12")));
}

void ComparePageTest::bridgeAndBreakEvenShowTheirNumbers()
{
    ShownPage shown;
    auto *tabs = shown.page.findChild<QTabWidget *>(QStringLiteral("compareTabs"));
    shown.page.reveal(QStringLiteral("plan:base"));
    tabs->setCurrentIndex(1);
    const QAbstractItemModel *bridge = shown.page.bridgeChart()->tableView()->model();
    QCOMPARE(bridge->rowCount(), 3); // on demand, committed rate, the plan; steps of nothing are left out
    QCOMPARE(bridge->index(1, 1).data().toString(), QStringLiteral("−525,600.00"));
    QCOMPARE(bridge->index(2, 2).data().toString(), QStringLiteral("876,000.00"));
    QVERIFY(bridge->index(1, 1).data(WhyRole).canConvert<Why>());
    QVERIFY(shown.page.bridgeChart()->hoverText(1).contains(QStringLiteral("525,600.00")));

    tabs->setCurrentIndex(2);
    const QAbstractItemModel *lines = shown.page.breakEvenChart()->tableView()->model();
    QCOMPARE(lines->rowCount(), 21);
    // 50 / 8 GPUs / 0.625 = 10: as on demand; at half use 12.5
    QCOMPARE(lines->index(10, 2).data().toString(), QStringLiteral("12.50"));
    QCOMPARE(lines->index(20, 2).data().toString(), QStringLiteral("6.25"));
    const auto halfUsed = lines->index(10, 2).data(WhyRole).value<Why>();
    QCOMPARE(QString::fromStdString(halfUsed.value), QStringLiteral("12.50 USD/GPU-hour"));
    QCOMPARE(QString::fromStdString(halfUsed.numbers), QStringLiteral("50.00 / 8 / 0.5 = 12.50"));
    QCOMPARE(QString::fromStdString(lines->index(0, 2).data(WhyRole).value<Why>().value), QStringLiteral("—"));
    QCOMPARE(QString::fromStdString(lines->index(10, 1).data(WhyRole).value<Why>().numbers),
             QStringLiteral("80.00 / 8 = 10.00")); // on demand, whatever the use
    QCOMPARE(lines->index(0, 2).data().toString(), QStringLiteral("—"));
    const auto *note = shown.page.breakEvenChart()->findChild<QLabel *>();
    QVERIFY(note != nullptr);
    QStringList texts;
    for (const QLabel *label : shown.page.breakEvenChart()->findChildren<QLabel *>())
        texts += label->text();
    QVERIFY2(
        texts.join(QLatin1Char(' ')).contains(QStringLiteral("pays from a use of 62.5% on. Prices of 2026-10-01.")),
        qPrintable(texts.join(QLatin1Char(' '))));
    QVERIFY(lines->headerData(3, Qt::Horizontal).toString().contains(QStringLiteral("without lost work")));
    QStringList words;
    for (const QGraphicsItem *item : shown.page.breakEvenChart()->chartView()->chart()->childItems()) {
        if (const auto *text = qgraphicsitem_cast<const QGraphicsSimpleTextItem *>(item))
            words += text->text();
    }
    QVERIFY2(!words.filter(QRegularExpression(QStringLiteral("^62\\.5%: .*pays$"))).isEmpty(),
             qPrintable(words.join(QLatin1Char('|'))));
}

void ComparePageTest::crossingsAreDated()
{
    ScenarioSet set = twoPlans();
    set.inputs.offers[0].options[1].hourly = Decimal();
    set.inputs.offers[0].options[1].upfront = *Decimal::parse("438000"); // 50 an hour, paid at once
    const ShownPage shown(set);
    QStringList texts;
    for (const QLabel *label : shown.page.cashChart()->findChildren<QLabel *>())
        texts += label->text();
    // On demand bills 3,840 a day, after its month: 876,000 is passed by the bill of 1 September (243 days, 933,120).
    const QString words = texts.join(QLatin1Char(' ')).replace(QChar(0xa0), QLatin1Char(' '));
    QVERIFY2(words.contains(
                 QStringLiteral("From 2027-09-01 on Base on 1-year has billed less than All on-demand (876,000.00 "
                                "USD against 933,120.00 USD).")),
             qPrintable(words));
}

void ComparePageTest::crossingsStandInTheChart()
{
    ScenarioSet set = twoPlans();
    set.inputs.offers[0].options[1].hourly = Decimal();
    set.inputs.offers[0].options[1].upfront = *Decimal::parse("438000");
    ShownPage shown(set);
    const auto markAt = [&shown]() -> const QLineSeries * {
        for (QAbstractSeries *series : shown.page.cashChart()->chartView()->chart()->series()) {
            if (series->name().startsWith(QStringLiteral("From 2027-09-01 on")))
                return qobject_cast<QLineSeries *>(series);
        }
        return nullptr;
    };
    QVERIFY(markAt() != nullptr);
    QCOMPARE(markAt()->at(0).x(), 7.0); // the end of August, the eighth month
    ViewSettings view = shown.session.view();
    view.period = ViewSettings::PeriodUnit::Quarter;
    shown.session.setView(view);
    QVERIFY(markAt() != nullptr);
    QCOMPARE(markAt()->at(0).x(), 1 + 2.0 / 3); // two of the three months of the third quarter
    shown.page.model()->setHidden(QStringLiteral("base"), true);
    shown.page.findChild<QTabWidget *>(QStringLiteral("compareTabs"))->setCurrentIndex(1);
    shown.page.findChild<QTabWidget *>(QStringLiteral("compareTabs"))->setCurrentIndex(0);
    QVERIFY(markAt() == nullptr); // only what can be seen is compared
}

void ComparePageTest::monthsFollowViewAndPeriod()
{
    ShownPage shown;
    auto *tabs = shown.page.findChild<QTabWidget *>(QStringLiteral("compareTabs"));
    tabs->setCurrentIndex(3);
    const QAbstractItemModel *months = shown.page.monthsChart()->tableView()->model();
    QVERIFY(shown.page.monthsChart()->isTableShown());
    QCOMPARE(months->rowCount(), 13);
    QCOMPARE(months->columnCount(), 3);
    QCOMPARE(months->index(1, 1).data().toString(), QStringLiteral("107,520.00")); // 2 x 80 x 672 h of February
    QCOMPARE(months->index(1, 2).data().toString(), QStringLiteral("67,200.00"));  // 2 x 50
    QCOMPARE(months->index(12, 2).data().toString(), QStringLiteral("876,000.00"));
    ViewSettings view = shown.session.view();
    view.period = ViewSettings::PeriodUnit::Quarter;
    shown.session.setView(view);
    QCOMPARE(months->rowCount(), 5);
    QCOMPARE(months->index(0, 1).data().toString(), QStringLiteral("345,600.00")); // 2,160 h
    for (int row = 0; row < months->rowCount(); ++row) {
        const QVariant why = months->index(row, 1).data(WhyRole);
        QVERIFY(why.canConvert<Why>());
        const QString value = QString::fromStdString(why.value<Why>().value);
        QVERIFY2(value.startsWith(months->index(row, 1).data().toString()), qPrintable(value));
    }
    shown.page.monthsChart()->setTableShown(false);
    QVERIFY(shown.page.monthsChart()->hoverText(0).contains(QStringLiteral("345,600.00")));
}

void ComparePageTest::plansAreDuplicatedAndAdded()
{
    ShownPage shown;
    shown.page.reveal(QStringLiteral("plan:base"));
    QTest::keyClick(shown.page.table(), Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY(shown.ready());
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(3));
    QCOMPARE(shown.session.scenarioSet().plans[2].commitments, shown.session.scenarioSet().plans[1].commitments);
    QCOMPARE(shown.page.table()->currentIndex().column(), 3);
    QCOMPARE(shown.text("amortised", 3), QStringLiteral("876,000.00"));
    QTest::keyClick(shown.page.table(), Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(shown.ready());
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(4));
    QCOMPARE(shown.text("amortised", 4), QStringLiteral("1,401,600.00")); // buys nothing yet
    QCOMPARE(shown.session.undoStack()->count(), 2);
}

void ComparePageTest::chartsStandBelowWhereThereIsNoRoom()
{
    ShownPage shown;
    const auto *splitter = shown.page.findChild<QSplitter *>(QStringLiteral("compareSplitter"));
    QCOMPARE(splitter->orientation(), Qt::Horizontal);
    QVERIFY(!shown.page.table()->horizontalScrollBar()->isVisible()); // each plan is in sight
    shown.page.resize(700, 400);
    QTRY_COMPARE(splitter->orientation(), Qt::Vertical);
    // all rows can be seen by scrolling the page: the table has no bar of its own
    QVERIFY(shown.page.table()->height() >= shown.page.table()->verticalHeader()->length());
    QVERIFY(shown.page.cashChart()->height() >= 240);
    const auto *stop = shown.page.findChild<QComboBox *>(QStringLiteral("compareStopMonth"));
    QTRY_VERIFY(stop->geometry().top() > shown.page.table()->geometry().bottom());
    QVERIFY(stop->geometry().bottom() <= stop->parentWidget()->height());
    shown.page.resize(1100, 700);
    QTRY_COMPARE(splitter->orientation(), Qt::Horizontal);
}

void ComparePageTest::hiddenPlansComeBack()
{
    ShownPage shown;
    shown.page.model()->setHidden(QStringLiteral("base"), true);
    QCOMPARE(shown.page.model()->columnCount(), 2);
    QVERIFY(shown.page.reveal(QStringLiteral("plan:base"))); // a link shows what it leads to
    QCOMPARE(shown.page.model()->columnCount(), 3);
}

void ComparePageTest::emptyWithOnePlan()
{
    ScenarioSet set = twoPlans();
    set.plans.pop_back();
    set.plans.front().id = "only";
    ShownPage shown(set);
    auto *add = shown.page.findChild<QPushButton *>(QStringLiteral("compareAddOnDemand"));
    QVERIFY(add->isVisible());
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(2));
    QVERIFY(!add->isVisible());
    QTest::mouseClick(shown.page.findChild<QPushButton *>(QStringLiteral("compareReport")), Qt::LeftButton);
    QTRY_VERIFY(shown.ready());
}

void ComparePageTest::revealFindsPlansAndFigures()
{
    ShownPage shown;
    QVERIFY(shown.page.reveal(QStringLiteral("plan:base")));
    QCOMPARE(shown.page.table()->currentIndex().column(), 2);
    QVERIFY(shown.page.reveal(QStringLiteral("metric:toSign")));
    QCOMPARE(shown.page.model()->metricOf(shown.page.table()->currentIndex().row()), Metric::ToSign);
    QVERIFY(shown.page.reveal(QStringLiteral("chart:months")));
    QVERIFY(shown.page.monthsChart()->isVisible());
    QVERIFY(!shown.page.reveal(QStringLiteral("chart:none")));
    QVERIFY(!shown.page.reveal(QStringLiteral("plan:none")));
    QVERIFY(!shown.page.reveal(QStringLiteral("price:x|y")));
}

QTEST_MAIN(ComparePageTest)
#include "compare_page_test.moc"
