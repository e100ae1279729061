// SPDX-License-Identifier: GPL-3.0-or-later
// The page Plans as a person uses it.
#include "pages/plans_page.h"

#include "charts/cash_panel.h"
#include "charts/monthly_cost_panel.h"
#include "charts/period_chart_view.h"
#include "i18n/language.h"
#include "item_models/purchase_model.h"
#include "pages/plans_cards.h"
#include "pages/plans_limits.h"
#include "pages/plans_list.h"
#include "pages/plans_purchases.h"
#include "pages/plans_verdict.h"
#include "theme/theme.h"
#include "ui/ui_fixture.h"
#include "widgets/why_panel.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

class PlansPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void showsTheOpenPlan();
    void verdictNamesWinnerAndLinksItsAmounts();
    void clickOnAPlanNameOpensIt();
    void cardsAnswerWhy();
    void cardsFollowTheView();
    void listIsUsedByKeyboard();
    void newMenuAddsPlans();
    void spinBoxRecomputesAsOneStep();
    void optionAndStartAreEditedInPlace();
    void purchaseIsAddedAndRemoved();
    void buttonsSayWhyTheyAreOff();
    void limitsUnderstandWhatIsTyped_data();
    void limitsUnderstandWhatIsTyped();
    void limitThatCannotHoldIsSaid();
    void errorIsSaidInWords();
    void incompletePlanIsMarked();
    void projectWithoutWorkloadsSaysWhatToDo();
    void tableKeyShowsNumbers();
    void speaksChineseAtOnce();
    void fitsASmallWindow();
    void controlsAreNamed();
    void asksForTheReport();

private:
    void open(const ScenarioSet &set);
    void settle();
    template <typename Widget> Widget *find(const char *name) const
    {
        return m_page->findChild<Widget *>(QString::fromLatin1(name));
    }
    PurchaseModel &purchases() const { return m_page->purchases()->model(); }
    QTableView &table() const { return *m_page->purchases()->view(); }
    QWidget *editorOf(int column) const;

    test::Home m_home;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<PlansPage> m_page;
};

void PlansPageTest::initTestCase()
{
    m_session = std::make_unique<ProjectSession>();
    m_session->startNew(test::twoPlans());
}

void PlansPageTest::init()
{
    setLanguage(Language::English);
    m_session->setView({});
    open(test::twoPlans());
    m_page = std::make_unique<PlansPage>(*m_session);
    m_page->resize(1000, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    settle();
}

void PlansPageTest::cleanup()
{
    m_page.reset();
}

void PlansPageTest::open(const ScenarioSet &set)
{
    // In the same project: making one costs a file with all prices.
    m_session->edit(QStringLiteral("Open"), set);
    m_session->undoStack()->clear();
    m_session->setActivePlan(QString::fromStdString(set.plans.front().id));
    settle();
}

void PlansPageTest::settle()
{
    QTRY_VERIFY(m_session->results() && m_session->results()->revision == m_session->revision());
    QTRY_VERIFY(!m_session->isComputing());
}

QWidget *PlansPageTest::editorOf(int column) const
{
    table().setCurrentIndex(purchases().index(0, column));
    table().edit(table().currentIndex());
    return table().indexWidget(table().currentIndex());
}

void PlansPageTest::showsTheOpenPlan()
{
    m_session->setActivePlan(QStringLiteral("base"));
    QCOMPARE(m_page->list()->view()->currentIndex().row(), 1);
    QCOMPARE(purchases().rowCount(), 1);
    auto *tabs = m_page->findChild<QTabWidget *>(QStringLiteral("plansTabs"));
    tabs->setCurrentWidget(m_page->monthlyChart()); // what isn't seen isn't drawn
    QVERIFY(m_page->monthlyChart()->chartView()->accessibleName().contains(QStringLiteral("Base on 1-year")));
    QCOMPARE(m_page->workloads()->model()->rowCount(), 2);
    QVERIFY(m_page->noticeText().isEmpty());
}

void PlansPageTest::verdictNamesWinnerAndLinksItsAmounts()
{
    const QString sentence = m_page->verdict()->plainText();
    for (const char *part : {"Base on 1-year", "525,600.00 USD", "All on-demand", "1,401,600.00 USD", "876,000.00 USD"})
        QVERIFY2(sentence.contains(QLatin1String(part)), qPrintable(sentence));
    QStringList answers;
    for (std::size_t link = 0; link < m_page->verdict()->linkCount(); ++link)
        if (const auto why = m_page->verdict()->whyOfLink(link))
            answers.append(QString::fromStdString(why->value));
    QVERIFY(answers.contains(QStringLiteral("525,600.00 USD"))); // the difference too
    QVERIFY(answers.contains(QStringLiteral("1,401,600.00 USD")));
    QVERIFY(answers.size() >= 3);
    m_page->verdict()->setFocus();
    QVERIFY(whyOf(m_page->verdict()).has_value());
}

void PlansPageTest::clickOnAPlanNameOpensIt()
{
    QCOMPARE(m_session->activePlan(), QStringLiteral("on-demand"));
    Q_EMIT m_page->verdict()->linkActivated(QStringLiteral("0")); // the winner's name begins the sentence
    QCOMPARE(m_session->activePlan(), QStringLiteral("base"));
}

void PlansPageTest::cardsAnswerWhy()
{
    m_session->setActivePlan(QStringLiteral("base"));
    QVERIFY(m_page->cards()->cards().size() >= 9);
    for (FigureCard *card : m_page->cards()->cards()) {
        QVERIFY(!card->figure().isEmpty());
        QVERIFY(!card->accessibleName().isEmpty());
        card->setFocus();
        const std::optional<Why> why = whyOf(card);
        QVERIFY2(why.has_value(), qPrintable(card->accessibleName()));
        QCOMPARE(why->metric, card->metric());
        QVERIFY(!why->formula.empty());
    }
    // New results while it has the focus: the answer is the new one.
    FigureCard *total = m_page->cards()->cards().front();
    total->setFocus();
    PlanEdits(*m_session).changeMachines(QStringLiteral("base"), 0, 1);
    settle();
    QTRY_COMPARE(QString::fromStdString(whyOf(total)->value), QStringLiteral("1,138,800.00 USD")); // 438,000 + 700,800
}

void PlansPageTest::cardsFollowTheView()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.offers[0].options[1].upfront = *Decimal::parse("100000");
    set.inputs.hours = 4380;
    open(set);
    m_session->setActivePlan(QStringLiteral("base"));
    FigureCard *total = m_page->cards()->cards().front();
    QCOMPARE(total->metric(), Metric::Amortised);
    QCOMPARE(total->figure(), QStringLiteral("538\u00A0K")); // 438,000 + half of 200,000
    ViewSettings view = m_session->view();
    view.view = ViewSettings::View::Billed;
    m_session->setView(view);
    QCOMPARE(total->metric(), Metric::Billed);
    QCOMPARE(total->figure(), QStringLiteral("638\u00A0K"));
}

void PlansPageTest::listIsUsedByKeyboard()
{
    QListView *list = m_page->list()->view();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(m_session->activePlan(), QStringLiteral("base"));
    QTest::keyClick(list, Qt::Key_F2);
    auto *editor = list->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("One year"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_session->scenarioSet().plans[1].name, std::string("One year"));
    QTest::keyClick(list, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(m_session->scenarioSet().plans.size(), std::size_t{3});
    QCOMPARE(list->currentIndex().row(), 2); // the copy is open
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(m_session->scenarioSet().plans.size(), std::size_t{2});
    QTest::keyClick(list, Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(m_session->scenarioSet().plans.size(), std::size_t{3});
    QCOMPARE(m_session->undoStack()->count(), 4);
}

void PlansPageTest::newMenuAddsPlans()
{
    find<QAction>("planAdd")->trigger();
    QCOMPARE(m_session->scenarioSet().plans.size(), std::size_t{3});
    QCOMPARE(m_session->activePlan(), QString::fromStdString(m_session->scenarioSet().plans[2].id));
    find<QAction>("planRemove")->trigger();
    find<QAction>("planRemove")->trigger();
    QCOMPARE(m_session->scenarioSet().plans.size(), std::size_t{1});
    QVERIFY(!find<QAction>("planRemove")->isEnabled());
}

void PlansPageTest::spinBoxRecomputesAsOneStep()
{
    m_session->setActivePlan(QStringLiteral("base"));
    auto *spin = qobject_cast<QSpinBox *>(editorOf(PurchaseModel::MachinesColumn));
    QVERIFY(spin != nullptr);
    QCOMPARE(spin->value(), 2);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(spin, Qt::Key_Up);
    QCOMPARE(m_session->scenarioSet().plans[1].commitments[0].instances, std::int64_t{5});
    settle();
    QVERIFY(table().indexWidget(table().currentIndex()) == spin); // results came, the editor stayed
    QTest::keyClick(spin, Qt::Key_Return);
    QTRY_VERIFY(table().indexWidget(table().currentIndex()) == nullptr);
    QCOMPARE(m_session->undoStack()->count(), 1);
    QCOMPARE(m_session->undoStack()->undoText(), QStringLiteral("Change number of machines"));
    m_session->undoStack()->undo();
    QCOMPARE(purchases().index(0, PurchaseModel::MachinesColumn).data().toString(), QStringLiteral("2"));
}

void PlansPageTest::optionAndStartAreEditedInPlace()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.offers[0].options.push_back(test::option("3y", OptionKind::Commitment, "40", 26280));
    open(set);
    m_session->setActivePlan(QStringLiteral("base"));
    auto *options = qobject_cast<QComboBox *>(editorOf(PurchaseModel::OptionColumn));
    QVERIFY(options != nullptr);
    QCOMPARE(options->count(), 2);
    QVERIFY(options->currentText().contains(QStringLiteral("1-year")));
    options->setCurrentIndex(1);
    QTest::keyClick(options, Qt::Key_Return);
    QTRY_COMPARE(m_session->scenarioSet().plans[1].commitments[0].option, std::string("3y"));
    auto *start = qobject_cast<QDateEdit *>(editorOf(PurchaseModel::StartColumn));
    QVERIFY(start != nullptr);
    QCOMPARE(start->date(), QDate(2027, 1, 1));
    start->setDate(QDate(2027, 2, 1));
    QTest::keyClick(start, Qt::Key_Return);
    QTRY_COMPARE(purchases().index(0, PurchaseModel::StartColumn).data().toString(), QStringLiteral("2027-02-01"));
    QCOMPARE(m_session->undoStack()->count(), 2);
}

void PlansPageTest::purchaseIsAddedAndRemoved()
{
    QTest::mouseClick(find<QPushButton>("purchaseAdd"), Qt::LeftButton);
    QCOMPARE(purchases().rowCount(), 1);
    QCOMPARE(table().currentIndex().row(), 0);
    QVERIFY(table().isVisible());
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(purchases().rowCount(), 0);
    QVERIFY(!table().isVisible());
    m_session->undoStack()->undo();
    QCOMPARE(purchases().rowCount(), 1);
}

void PlansPageTest::buttonsSayWhyTheyAreOff()
{
    auto *remove = find<QPushButton>("purchaseRemove");
    QVERIFY(!remove->isEnabled());
    QVERIFY(!remove->toolTip().isEmpty());
    ScenarioSet set = test::twoPlans();
    set.plans.pop_back();
    set.inputs.offers[0].options.erase(set.inputs.offers[0].options.begin() + 1); // no commitment to buy
    open(set);
    auto *add = find<QPushButton>("purchaseAdd");
    QVERIFY(!add->isEnabled());
    QVERIFY(add->toolTip().contains(QStringLiteral("commitment")));
}

void PlansPageTest::limitsUnderstandWhatIsTyped_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown"); ///< empty: not understood, nothing changes
    QTest::newRow("millions") << "limitUpfront"
                              << "2M"
                              << "2,000,000";
    QTest::newRow("Chinese ten thousands") << "limitMonthly" << QStringLiteral("120万") << "1,200,000";
    QTest::newRow("percent") << "limitSpot"
                             << "30%"
                             << "30%";
    QTest::newRow("half a percent") << "limitSpot"
                                    << "12.5%"
                                    << "12.5%";
    QTest::newRow("machines") << "limitActive"
                              << "16"
                              << "16";
    QTest::newRow("no number") << "limitUpfront"
                               << "a lot"
                               << "";
    QTest::newRow("negative") << "limitMonthly"
                              << "-5"
                              << "";
    QTest::newRow("over all demand") << "limitSpot"
                                     << "130%"
                                     << "";
    QTest::newRow("half a machine") << "limitActive"
                                    << "1.5"
                                    << "";
}

void PlansPageTest::limitsUnderstandWhatIsTyped()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    auto *edit = m_page->findChild<QLineEdit *>(field);
    edit->setFocus();
    QInputMethodEvent composed; // as an input method hands it over; keyClicks() knows Latin only
    composed.setCommitString(typed);
    QCoreApplication::sendEvent(edit, &composed);
    QTest::keyClick(edit, Qt::Key_Return);
    if (shown.isEmpty()) {
        QCOMPARE(edit->text(), typed); // kept, so that it can be mended
        QVERIFY(edit->toolTip().contains(QStringLiteral("Not understood")));
        QCOMPARE(m_session->undoStack()->count(), 0);
        return;
    }
    QCOMPARE(edit->text(), shown);
    QCOMPARE(m_session->undoStack()->count(), 1);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(m_session->scenarioSet().plans[0].policy->limits == Limits());
    m_session->undoStack()->undo();
    QCOMPARE(edit->text(), shown);
    m_session->undoStack()->undo();
    QCOMPARE(edit->text(), QString());
}

void PlansPageTest::limitThatCannotHoldIsSaid()
{
    PlanEdits(*m_session).changeMonthlyLimit(QStringLiteral("on-demand"), *Decimal::parse("1000"));
    settle();
    QTRY_VERIFY(m_page->noticeText().contains(QStringLiteral("breaks a limit")));
    QVERIFY(m_page->noticeText().contains(QStringLiteral("Raise the limit")));
    m_session->undoStack()->undo();
    QTRY_VERIFY(m_page->noticeText().isEmpty());
}

void PlansPageTest::errorIsSaidInWords()
{
    PlanEdits(*m_session).changeOption(QStringLiteral("base"), 0, "acme:east:h100x8", "5y");
    m_session->setActivePlan(QStringLiteral("base"));
    settle();
    QTRY_VERIFY(m_page->noticeText().contains(QStringLiteral("can't be computed")));
    QVERIFY(m_page->noticeText().contains(QStringLiteral("5y")));
    QVERIFY(m_page->noticeText().contains(QStringLiteral("Choose another option")));
    QCOMPARE(m_page->cards()->cards().front()->figure(), QStringLiteral("—"));
    QVERIFY(!m_page->monthlyChart()->chartView()->isVisible());
    QVERIFY(find<QPushButton>("plansReport")->isEnabled()); // the other plan has its numbers
}

void PlansPageTest::incompletePlanIsMarked()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.offers[0].options.erase(set.inputs.offers[0].options.begin());
    open(set);
    QTRY_VERIFY(m_page->noticeText().contains(QStringLiteral("placed so far")));
    QVERIFY(m_page->noticeText().contains(QStringLiteral("no on-demand price")));
    QVERIFY(m_page->cards()->cards().front()->accessibleName().contains(QStringLiteral("Placed so far")));
}

void PlansPageTest::projectWithoutWorkloadsSaysWhatToDo()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.workloads.clear();
    open(set);
    QTRY_VERIFY(m_page->noticeText().contains(QStringLiteral("Plan from a number")));
}

void PlansPageTest::tableKeyShowsNumbers()
{
    auto *tabs = find<QTabWidget>("plansTabs");
    for (ChartPanel *panel :
         {static_cast<ChartPanel *>(m_page->monthlyChart()), static_cast<ChartPanel *>(m_page->cashChart())}) {
        tabs->setCurrentWidget(panel);
        panel->chartView()->setFocus();
        QTest::keyClick(panel->chartView(), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(panel->isTableShown());
        QCOMPARE(panel->tableView()->model()->index(0, 0).data().toString(), QStringLiteral("2027-01"));
    }
}

void PlansPageTest::speaksChineseAtOnce()
{
    const QString english = find<QPushButton>("plansReport")->text();
    setLanguage(Language::SimplifiedChinese);
    QTRY_VERIFY(find<QPushButton>("plansReport")->text() != english);
    for (const QWidget *label : m_page->findChildren<QLabel *>())
        QVERIFY(!qobject_cast<const QLabel *>(label)->text().contains(QStringLiteral("Purchases of")));
    QVERIFY(m_page->cards()->cards().front()->figure().contains(QStringLiteral("万")));
    setLanguage(Language::English);
    QTRY_COMPARE(find<QPushButton>("plansReport")->text(), english);
}

void PlansPageTest::fitsASmallWindow()
{
    m_session->setActivePlan(QStringLiteral("base"));
    m_page->resize(740, 420);
    QTRY_COMPARE(m_page->size(), QSize(740, 420));
    auto *scroll = find<QScrollArea>("plansScroll");
    QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
    QVERIFY(m_page->monthlyChart()->chartView()->width() >= 320);
    QVERIFY(m_page->monthlyChart()->chartView()->height() >= 240);
}

void PlansPageTest::controlsAreNamed()
{
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<const QAbstractItemView *>(widget) != nullptr ||
                               qobject_cast<const QAbstractButton *>(widget) != nullptr ||
                               qobject_cast<const QLineEdit *>(widget) != nullptr;
        if (!isControl || !widget->isVisible() || widget->objectName().startsWith(QLatin1String("qt_")) ||
            widget->inherits("QHeaderView") || widget->inherits("QTableCornerButton"))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        const bool isScroller = widget->parent() != nullptr && widget->parent()->inherits("QTabBar");
        QVERIFY2(named || isScroller, qPrintable(QString::fromLatin1(widget->metaObject()->className()) +
                                                 QLatin1Char(' ') + widget->objectName()));
    }
}

void PlansPageTest::asksForTheReport()
{
    const QSignalSpy asked(m_page.get(), &PlansPage::reportRequested);
    QTest::mouseClick(find<QPushButton>("plansReport"), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
}

QTEST_MAIN(PlansPageTest)
#include "plans_page_test.moc"
