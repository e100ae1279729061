// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/checkpoint_panel.h"
#include "charts/period_chart_view.h"
#include "i18n/duration_input.h"
#include "i18n/language.h"
#include "item_models/checkpoint_cost_model.h"
#include "item_models/fitting_offers_model.h"
#include "item_models/need_effects_model.h"
#include "item_models/roles.h"
#include "pages/workloads_interruption.h"
#include "pages/workloads_needs.h"
#include "ui_fixture.h"
#include "widgets/check_list_button.h"
#include "widgets/figure_label.h"
#include "widgets/interval_slider.h"
#include "widgets/why_panel.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QLineSeries>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

PriceRow row(const char *machine, const char *accelerator, int count, const char *hourly, const char *region = "west",
             const char *currency = "USD")
{
    PriceRow made;
    made.provider = "beta";
    made.region = region;
    made.instanceType = machine;
    made.operatingSystem = "linux";
    made.tenancy = "shared";
    made.currency = Currency::of(currency);
    made.accelerator = accelerator;
    made.acceleratorCount = Decimal::fromInteger(count);
    made.hourly = *Decimal::parse(hourly);
    made.provenance = {"beta prices", Date{2026, 11, 2}, Date{2026, 11, 1}};
    return made;
}

/// Four offers beside the project's own: two of 80 GB and more, one of 24 GB, one priced in euros.
PriceBook book()
{
    return PriceBook({row("h100x8", "H100-SXM-80GB", 8, "64"), row("h200x8", "H200-SXM-141GB", 8, "100"),
                      row("l4x1", "L4", 1, "0.8"), row("h100eu", "H100-SXM-80GB", 8, "60", "eu", "EUR")});
}

/// "serve" as in twoPlans(); "train" may stop and is served 30 an hour on spot, once it has an interruption rate.
ScenarioSet twoWorkloads()
{
    ScenarioSet set = test::twoPlans();
    Workload train = set.inputs.workloads.front();
    train.id = "train";
    train.name = "Training";
    train.interruptible = Interruptible{OptimalInterval{}, Decimal::fromInteger(60), Decimal::fromInteger(300), {}, 1};
    set.inputs.workloads.push_back(train);
    set.inputs.offers[0].options[2].interruptionsPerHour = *Decimal::parse("0.05");
    return set;
}

} // namespace

class WorkloadsTabsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void countsWhatFits();
    void typingANeedIsOneUndoStep();
    void whatIsNotStatedIsSaid();
    void offersAreSortedAndAnswerWhy();
    void offerOfTheBookIsTakenIn();
    void offerWithoutARateOfExchange();
    void planChoosesTheCheapest();
    void pinnedOfferThatDoesNotFit();
    void listsAreChosenByKeyboard();
    void typedNamesAreAdded();
    void demandThatVariesHasNoSingleNumber();
    void nothingChosen();
    void mayStopBringsUsualSettings();
    void sliderDragsTheInterval();
    void adviceFollowsTheSettings();
    void rateIsEnteredAtThePrice();
    void freeCheckpointsHaveNoBestInterval();
    void figuresAnswerWhy();
    void chartHasItsTable();
    void durationsAsPeopleWriteThem_data();
    void durationsAsPeopleWriteThem();
    void speakChineseAtOnce();
    void fitASmallWindow();
    void controlsAreNamed();

private:
    void open(const ScenarioSet &set);
    void settle();
    void type(const char *field, const QString &text);
    template <typename Widget> Widget *find(const char *name) const
    {
        auto *found = m_needs->findChild<Widget *>(QString::fromLatin1(name));
        return found != nullptr ? found : m_interruption->findChild<Widget *>(QString::fromLatin1(name));
    }
    const Workload &workload(std::size_t index) const { return m_session->scenarioSet().inputs.workloads[index]; }
    QString line() const { return find<QLabel>("needsLine")->text(); }
    int steps() const { return m_session->undoStack()->count(); }

    test::Home m_home;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<WorkloadsNeeds> m_needs;
    std::unique_ptr<WorkloadsInterruption> m_interruption;
};

void WorkloadsTabsTest::initTestCase()
{
    m_session = std::make_unique<ProjectSession>();
    m_session->startNew(twoWorkloads());
    QVERIFY(m_session->usePriceBook(book(), QStringLiteral("test")));
}

void WorkloadsTabsTest::init()
{
    setLanguage(Language::English);
    m_needs = std::make_unique<WorkloadsNeeds>(*m_session);
    m_interruption = std::make_unique<WorkloadsInterruption>(*m_session);
    open(twoWorkloads());
    for (QWidget *tab : {static_cast<QWidget *>(m_needs.get()), static_cast<QWidget *>(m_interruption.get())}) {
        tab->resize(1000, 560);
        tab->show();
        QVERIFY(QTest::qWaitForWindowExposed(tab));
    }
    m_needs->setWorkload(QStringLiteral("serve"));
    m_interruption->setWorkload(QStringLiteral("train"));
}

void WorkloadsTabsTest::cleanup()
{
    m_needs.reset();
    m_interruption.reset();
}

void WorkloadsTabsTest::open(const ScenarioSet &set)
{
    m_session->edit(QStringLiteral("Open"), set);
    m_session->undoStack()->clear();
    settle();
}

void WorkloadsTabsTest::settle()
{
    QTRY_VERIFY(m_session->results() && m_session->results()->revision == m_session->revision());
    QTRY_VERIFY(!m_session->isComputing());
}

void WorkloadsTabsTest::type(const char *field, const QString &text)
{
    auto *edit = find<QLineEdit>(field);
    edit->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(edit->window()));
    edit->setFocus();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Backspace);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

void WorkloadsTabsTest::countsWhatFits()
{
    QVERIFY(line().startsWith(QStringLiteral("5 of 5 ")));
    QVERIFY(!line().contains(QStringLiteral("removes")));
    type("needMemory", QStringLiteral("80"));
    // The L4 has 24 GB; the others 80 and 141, which the accelerator table says.
    QVERIFY2(line().startsWith(QStringLiteral("4 of 5 ")), qPrintable(line()));
    QVERIFY(line().contains(QStringLiteral("memory ≥ 80 GB per GPU removes 1")));
    QCOMPARE(m_needs->offers().rowCount(), 4);
    auto *effects = find<QTableView>("needEffects");
    QCOMPARE(effects->model()->rowCount(), 1);
    QCOMPARE(effects->model()->index(0, NeedEffectsModel::Removes).data().toString(), QStringLiteral("1"));
    type("needMemory", QString());
    QVERIFY(!workload(0).needs.memoryPerAcceleratorGb);
    QVERIFY(line().startsWith(QStringLiteral("5 of 5 ")));
}

void WorkloadsTabsTest::typingANeedIsOneUndoStep()
{
    type("needMemory", QStringLiteral("141"));
    QCOMPARE(workload(0).needs.memoryPerAcceleratorGb, Decimal::parse("141").value());
    QCOMPARE(steps(), 1); // 1, 14, 141
    type("needMemory", QStringLiteral("80"));
    QCOMPARE(steps(), 2);
    m_session->undoStack()->undo();
    QCOMPARE(find<QLineEdit>("needMemory")->text(), QStringLiteral("141"));
    type("needCpu", QStringLiteral("many"));
    QVERIFY(!workload(0).needs.vcpuPerAccelerator);
    QCOMPARE(find<QLineEdit>("needCpu")->text(), QStringLiteral("many")); // kept, so that it can be mended
    QTest::mouseClick(find<QCheckBox>("needSingleMachine"), Qt::LeftButton, {}, QPoint(5, 8));
    QVERIFY(workload(0).singleMachine);
    QVERIFY(line().startsWith(QStringLiteral("0 of 5 "))); // 16 GPUs in one machine
    QVERIFY(find<QLabel>("needsNothing")->isVisible());
}

void WorkloadsTabsTest::whatIsNotStatedIsSaid()
{
    type("needNetwork", QStringLiteral("400"));
    QVERIFY(line().startsWith(QStringLiteral("0 of 5 ")));
    QVERIFY(line().contains(QStringLiteral("network ≥ 400 Gb/s removes 5")));
    QVERIFY(find<QLabel>("needsNotes")->text().contains(QStringLiteral("5 offers lack nothing")));
    QVERIFY(find<QLabel>("needsNothing")->text().contains(QStringLiteral("Without “network ≥ 400 Gb/s” 5 would")));
    QVERIFY(!m_needs->offersView()->isVisible());
}

void WorkloadsTabsTest::offersAreSortedAndAnswerWhy()
{
    FittingOffersModel &offers = m_needs->offers();
    const QAbstractItemModelTester tester(&offers, QAbstractItemModelTester::FailureReportingMode::QtTest);
    // 0.80, 64/8, 80/8 and 100/8 USD, then 60/8 EUR.
    QStringList machines;
    QStringList prices;
    for (int i = 0; i < offers.rowCount(); ++i) {
        machines.append(offers.index(i, FittingOffersModel::Machine).data().toString());
        const QModelIndex price = offers.index(i, FittingOffersModel::OnDemandAccelerator);
        prices.append(price.data().toString());
        const auto why = price.data(WhyRole).value<Why>();
        QVERIFY(!why.inputs.empty() && !why.inputs.front().source.empty());
        QCOMPARE(why.about, WhyLink::price(offers.offer(i).id, "onDemand"));
    }
    QCOMPARE(machines.join(QLatin1Char(' ')), QStringLiteral("l4x1 h100x8 h100x8 h200x8 h100eu"));
    QCOMPARE(prices.join(QLatin1Char(' ')), QStringLiteral("0.80 8.00 10.00 12.50 7.50"));
    QCOMPARE(offers.index(2, FittingOffersModel::InProject).data().toString(), QStringLiteral("in use"));
    QCOMPARE(offers.index(0, FittingOffersModel::SpotAccelerator).data().toString(), QStringLiteral("—"));
}

void WorkloadsTabsTest::offerOfTheBookIsTakenIn()
{
    auto *use = find<QPushButton>("needUseOffer");
    m_needs->offersView()->setCurrentIndex(m_needs->offers().index(2, 0));
    QVERIFY(!use->isEnabled() && use->toolTip().contains(QStringLiteral("already")));
    m_needs->offersView()->setCurrentIndex(m_needs->offers().index(1, 0));
    QVERIFY(use->isEnabled());
    QTest::mouseClick(use, Qt::LeftButton);
    QCOMPARE(workload(0).offer, std::optional<std::string>("beta:west:h100x8"));
    QCOMPARE(m_session->scenarioSet().inputs.offers.size(), std::size_t{2});
    QCOMPARE(steps(), 1);
    settle();
    QCOMPARE(m_session->results()->plans[0]->workloads[0].offer, std::string("beta:west:h100x8"));
    QCOMPARE(find<QComboBox>("needOffer")->currentText(), QStringLiteral("beta:west:h100x8"));
    m_session->undoStack()->undo();
    QCOMPARE(workload(0).offer, std::optional<std::string>("acme:east:h100x8"));
    QCOMPARE(m_session->scenarioSet().inputs.offers.size(), std::size_t{1});
}

void WorkloadsTabsTest::offerWithoutARateOfExchange()
{
    auto *use = find<QPushButton>("needUseOffer");
    m_needs->offersView()->setCurrentIndex(m_needs->offers().index(4, 0));
    QVERIFY(!use->isEnabled());
    QVERIFY(use->toolTip().contains(QStringLiteral("from EUR to USD")));
}

void WorkloadsTabsTest::planChoosesTheCheapest()
{
    ScenarioSet set = twoWorkloads();
    set.inputs.offers.push_back(test::h100());
    set.inputs.offers[1].id = "acme:west:h100x8";
    set.inputs.offers[1].options[0].hourly = *Decimal::parse("70");
    open(set);
    auto *combo = find<QComboBox>("needOffer");
    QTest::keyClick(combo, Qt::Key_Home);
    QVERIFY(!workload(0).offer);
    QCOMPARE(steps(), 1);
    settle();
    QCOMPARE(m_session->results()->plans[0]->workloads[0].offer, std::string("acme:west:h100x8"));
    QVERIFY(find<QLabel>("needsNotes")->text().contains(QStringLiteral("2 of them stand")));
}

void WorkloadsTabsTest::pinnedOfferThatDoesNotFit()
{
    type("needMemory", QStringLiteral("100"));
    QVERIFY(find<QLabel>("needsNotes")->text().contains(QStringLiteral("doesn't fit: acme:east:h100x8 has less than")));
}

void WorkloadsTabsTest::listsAreChosenByKeyboard()
{
    auto *regions = find<CheckListButton>("needRegions");
    QVERIFY(regions->text().startsWith(QStringLiteral("any")));
    regions->setFocus();
    QTest::keyClick(regions, Qt::Key_Space);
    QTRY_VERIFY(regions->popup()->isVisible());
    QTest::keyClicks(regions->field(), QStringLiteral("we"));
    QTest::keyClick(regions->field(), Qt::Key_Return); // the only one left: west
    QCOMPARE(workload(0).needs.regions, std::vector<std::string>{"west"});
    QVERIFY(line().contains(QStringLiteral("region west removes 2")));
    QTest::keyClick(regions->field(), Qt::Key_Down);
    QTest::keyClick(regions->list(), Qt::Key_Home);
    QTest::keyClick(regions->list(), Qt::Key_Space); // east
    QCOMPARE(workload(0).needs.regions, (std::vector<std::string>{"west", "east"}));
    QTest::keyClick(regions->list(), Qt::Key_Escape);
    QVERIFY(!regions->popup()->isVisible());
    QCOMPARE(steps(), 2);
    m_session->undoStack()->undo();
    m_session->undoStack()->undo();
    QVERIFY(regions->chosen().isEmpty() && regions->text().startsWith(QStringLiteral("any")));
}

void WorkloadsTabsTest::typedNamesAreAdded()
{
    auto *certifications = find<CheckListButton>("needCertifications");
    certifications->click();
    QTest::keyClicks(certifications->field(), QStringLiteral("ISO 27001"));
    QTest::keyClick(certifications->field(), Qt::Key_Return);
    certifications->popup()->close();
    QCOMPARE(workload(0).needs.certifications, std::vector<std::string>{"ISO 27001"});
    QVERIFY(line().startsWith(QStringLiteral("0 of 5 ")));
    QCOMPARE(certifications->list()->count(), 1);
}

void WorkloadsTabsTest::demandThatVariesHasNoSingleNumber()
{
    auto *count = find<QLineEdit>("needCount");
    QCOMPARE(count->text(), QStringLiteral("16"));
    type("needCount", QStringLiteral("4x8"));
    QCOMPARE(std::get<ConstantSeries>(workload(0).demand.series).value, Decimal::fromInteger(32));
    ScenarioSet set = twoWorkloads();
    set.inputs.workloads[0].demand.series = MonthlySeries{{Decimal::fromInteger(8), Decimal::fromInteger(16)}};
    open(set);
    QVERIFY(!count->isVisible());
}

void WorkloadsTabsTest::nothingChosen()
{
    m_needs->setWorkload({});
    m_interruption->setWorkload({});
    QVERIFY(!find<QScrollArea>("needsScroll")->isVisible() && !find<QScrollArea>("interruptionScroll")->isVisible());
    m_needs->setWorkload(QStringLiteral("gone"));
    QVERIFY(!find<QScrollArea>("needsScroll")->isVisible());
}

void WorkloadsTabsTest::mayStopBringsUsualSettings()
{
    m_interruption->setWorkload(QStringLiteral("serve"));
    QVERIFY(m_interruption->adviceText().contains(QStringLiteral("may not stop, so it never runs on spot")));
    QVERIFY(!m_interruption->chart()->isVisible());
    auto *mayStop = find<QComboBox>("interruptionMayStop");
    QTest::keyClick(mayStop, Qt::Key_Down);
    QVERIFY(workload(0).interruptible);
    QVERIFY(workload(0).interruptible->checkpointEverySeconds == std::optional<CheckpointInterval>(OptimalInterval{}));
    QVERIFY(m_interruption->chart()->isVisible());
    type("interruptionRestart", QStringLiteral("2 min"));
    QCOMPARE(workload(0).interruptible->restartSeconds, Decimal::fromInteger(120));
    QTest::keyClick(mayStop, Qt::Key_Up);
    QVERIFY(!workload(0).interruptible);
    QTest::keyClick(mayStop, Qt::Key_Down); // what was entered comes back
    QCOMPARE(workload(0).interruptible->restartSeconds, Decimal::fromInteger(120));
    QCOMPARE(steps(), 4);
}

void WorkloadsTabsTest::sliderDragsTheInterval()
{
    auto *slider = find<IntervalSlider>("interruptionSlider");
    QLineSeries *chosen = m_interruption->chart()->chosenLine();
    QVERIFY(chosen != nullptr && chosen->count() == 2);
    const double best = chosen->at(0).x();
    slider->setSliderDown(true);
    for (int i = 0; i < 20; ++i)
        slider->setValue(slider->value() + 2);
    slider->setSliderDown(false);
    const auto *seconds = std::get_if<Decimal>(&*workload(1).interruptible->checkpointEverySeconds);
    QVERIFY(seconds != nullptr);
    QCOMPARE(*seconds, Decimal::fromInteger(slider->seconds()));
    QCOMPARE(steps(), 1);
    QVERIFY(m_interruption->chart()->chosenLine() == chosen); // only the line has moved
    QVERIFY(std::abs(chosen->at(0).x() - best - 10) < 0.3);   // 40 of 16 to a doubling are 10 of 4
    QCOMPARE(find<QComboBox>("interruptionMode")->currentIndex(), 1);
    QVERIFY(m_interruption->adviceText().contains(QStringLiteral("would be the best and cost")));
    slider->setFocus();
    const int before = slider->value();
    QTest::keyClick(slider, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(slider->value(), before + 10);
    QCOMPARE(steps(), 2);
    m_session->undoStack()->undo();
    m_session->undoStack()->undo();
    QVERIFY(std::holds_alternative<OptimalInterval>(*workload(1).interruptible->checkpointEverySeconds));
    QVERIFY(std::abs(m_interruption->chart()->chosenLine()->at(0).x() - best) < 1e-6);
}

void WorkloadsTabsTest::adviceFollowsTheSettings()
{
    // 30/8 on spot against 80/8 on demand.
    QVERIFY2(m_interruption->adviceText().contains(QStringLiteral("less than on-demand at 10.00 USD")),
             qPrintable(m_interruption->adviceText()));
    ScenarioSet set = twoWorkloads();
    set.inputs.offers[0].options[2].interruptionsPerHour = Decimal::fromInteger(4);
    set.inputs.workloads[1].interruptible->nodes = 4;
    open(set);
    QVERIFY(m_interruption->adviceText().contains(QStringLiteral("more than on-demand here: too many restarts. Not "
                                                                 "counted as a saving.")));
    settle();
    QVERIFY(m_session->results()->plans[0]->workloads[1].spotUsefulHours.isZero()); // and the plan agrees
    auto *mode = find<QComboBox>("interruptionMode");
    QTest::keyClick(mode, Qt::Key_End); // none
    QVERIFY(!workload(1).interruptible->checkpointEverySeconds);
    QVERIFY(m_interruption->adviceText().contains(QStringLiteral("Without checkpoints")));
    // Unpinned, the plan's choice is looked at.
    set = twoWorkloads();
    set.inputs.workloads[1].offer.reset();
    open(set);
    QTRY_VERIFY(m_interruption->adviceText().contains(QStringLiteral("less than on-demand at 10.00 USD")));
    set.inputs.workloads[1].needs.memoryPerAcceleratorGb = Decimal::fromInteger(500);
    open(set);
    QTRY_VERIFY(m_interruption->adviceText().contains(QStringLiteral("No offer takes this workload")));
}

void WorkloadsTabsTest::rateIsEnteredAtThePrice()
{
    ScenarioSet set = twoWorkloads();
    set.inputs.offers[0].options[2].interruptionsPerHour.reset();
    open(set);
    QVERIFY(m_interruption->adviceText().contains(QStringLiteral("without an interruption rate")));
    QVERIFY(!m_interruption->chart()->isVisible());
    type("interruptionRate", QStringLiteral("0.02"));
    const auto &option = [&]() -> const PurchaseOption & {
        return m_session->scenarioSet().inputs.offers[0].options[2];
    };
    QCOMPARE(option().interruptionsPerHour, Decimal::parse("0.02").value());
    const QString entered = QStringLiteral("price list; interruption rate entered ");
    const QString source = QString::fromStdString(option().provenance.source);
    QVERIFY(source.startsWith(entered) && QDate::fromString(source.mid(entered.size()), Qt::ISODate).isValid());
    QVERIFY(m_interruption->chart()->isVisible());
    settle();
    QVERIFY(!m_session->results()->plans[0]->workloads[1].spotUsefulHours.isZero());
    type("interruptionRate", QStringLiteral("0.03"));
    QCOMPARE(QString::fromStdString(option().provenance.source).count(QStringLiteral("entered")), 1);
    QCOMPARE(steps(), 2);
    type("interruptionRate", QStringLiteral("-1"));
    QCOMPARE(option().interruptionsPerHour, Decimal::parse("0.03").value());
    QVERIFY(find<QLabel>("interruptionSource")->text().contains(QStringLiteral("retrieved: 2026-11-01")));
}

void WorkloadsTabsTest::freeCheckpointsHaveNoBestInterval()
{
    type("interruptionCheckpoint", QStringLiteral("0"));
    QCOMPARE(workload(1).interruptible->checkpointSeconds, Decimal::fromInteger(60)); // no file may say so
    QTest::keyClick(find<QLineEdit>("interruptionCheckpoint"), Qt::Key_Escape);
    auto *mode = find<QComboBox>("interruptionMode");
    mode->setCurrentIndex(1);
    Q_EMIT mode->activated(1);
    QVERIFY(std::holds_alternative<Decimal>(*workload(1).interruptible->checkpointEverySeconds));
    type("interruptionCheckpoint", QStringLiteral("0"));
    QVERIFY(workload(1).interruptible->checkpointSeconds.isZero());
    QVERIFY(!qobject_cast<QStandardItemModel *>(mode->model())->item(0)->isEnabled());
    type("interruptionInterval", QStringLiteral("1 h"));
    QCOMPARE(std::get<Decimal>(*workload(1).interruptible->checkpointEverySeconds), Decimal::fromInteger(3600));
    type("interruptionInterval", QStringLiteral("0"));
    QCOMPARE(std::get<Decimal>(*workload(1).interruptible->checkpointEverySeconds), Decimal::fromInteger(3600));
}

void WorkloadsTabsTest::figuresAnswerWhy()
{
    for (const char *name : {"interruptionCost", "interruptionOnDemand", "interruptionFactor", "interruptionChosen"}) {
        const auto *figure = find<FigureLabel>(name);
        const auto why = whyOf(figure);
        QVERIFY2(why && !why->numbers.empty() && !why->inputs.empty(), name);
        QVERIFY(figure->focusPolicy() == Qt::StrongFocus && !figure->accessibleName().isEmpty());
    }
    QCOMPARE(whyOf(find<FigureLabel>("interruptionCost"))->metric, Metric::SpotWorkHourCost);
    QCOMPARE(whyOf(find<FigureLabel>("interruptionCost"))->plan, std::string("on-demand"));
    auto *view = m_interruption->chart()->chartView();
    m_interruption->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_interruption.get()));
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Right);
    const auto ofPoint = whyOf(view);
    QVERIFY(ofPoint && ofPoint->metric == Metric::SpotWorkHourCost && !ofPoint->numbers.empty());
    QVERIFY(m_interruption->chart()->hoverText(0).contains(QStringLiteral("A checkpoint every 60 s")));
}

void WorkloadsTabsTest::chartHasItsTable()
{
    CheckpointPanel *chart = m_interruption->chart();
    auto *model = chart->tableView()->model();
    const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model->columnCount(), int(CheckpointCostModel::ColumnCount));
    QVERIFY(model->rowCount() > 50);
    chart->setTableShown(true);
    QVERIFY(chart->tableView()->isVisible());
    const QString path = m_home.file(QStringLiteral("interval.csv"));
    QVERIFY(chart->saveCsv(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), model->rowCount() + 1);
    QVERIFY(chart->saveSvg(m_home.file(QStringLiteral("interval.svg"))));
}

void WorkloadsTabsTest::durationsAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("seconds"); ///< empty: no time
    QTest::addColumn<QString>("shown");
    QTest::newRow("seconds") << "45 s"
                             << "45"
                             << "45 s";
    QTest::newRow("minutes") << "30min"
                             << "1800"
                             << "30 min";
    QTest::newRow("bare minutes") << "30"
                                  << "1800"
                                  << "30 min";
    QTest::newRow("hours") << "1.5 h"
                           << "5400"
                           << "90 min";
    QTest::newRow("days") << "2 days"
                          << "172800"
                          << "48 h";
    QTest::newRow("Chinese minutes") << QStringLiteral("３０ 分钟") << "1800"
                                     << "30 min";
    QTest::newRow("Chinese hours") << QStringLiteral("2小时") << "7200"
                                   << "2 h";
    QTest::newRow("odd seconds") << "100 s"
                                 << "100"
                                 << "100 s";
    QTest::newRow("nothing") << "0"
                             << "0"
                             << "0 s";
    QTest::newRow("no time") << "soon"
                             << ""
                             << "";
    QTest::newRow("negative") << "-5 min"
                              << ""
                              << "";
    QTest::newRow("empty") << ""
                           << ""
                           << "";
}

void WorkloadsTabsTest::durationsAsPeopleWriteThem()
{
    QFETCH(QString, text);
    QFETCH(QString, seconds);
    QFETCH(QString, shown);
    const auto understood = parseDuration(text);
    QCOMPARE(understood.has_value(), !seconds.isEmpty());
    if (!understood)
        return;
    QCOMPARE(*understood, Decimal::parse(seconds.toStdString()).value());
    QCOMPARE(durationText(*understood), shown);
    QCOMPARE(parseDuration(durationText(*understood)), understood);
}

void WorkloadsTabsTest::speakChineseAtOnce()
{
    // Data stays: offers by their ids, what was typed. That texts are translated is seen by translations_complete.
    setLanguage(Language::SimplifiedChinese);
    QTRY_VERIFY(line().contains(QLatin1Char('5')));
    QCOMPARE(find<QComboBox>("needOffer")->currentText(), QStringLiteral("acme:east:h100x8"));
    QCOMPARE(find<QLineEdit>("interruptionRate")->text(), QStringLiteral("0.05"));
    QVERIFY(m_interruption->chart()->isVisible());
    setLanguage(Language::English);
    QTRY_VERIFY(line().startsWith(QStringLiteral("5 of 5 ")));
}

void WorkloadsTabsTest::fitASmallWindow()
{
    for (QWidget *tab : {static_cast<QWidget *>(m_needs.get()), static_cast<QWidget *>(m_interruption.get())}) {
        tab->resize(430, 260);
        QTRY_COMPARE(tab->size(), QSize(430, 260));
        auto *scroll = tab->findChild<QScrollArea *>();
        QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
    }
    QVERIFY(m_interruption->chart()->chartView()->width() >= 320);
    QVERIFY(m_interruption->chart()->chartView()->height() >= 240);
}

void WorkloadsTabsTest::controlsAreNamed()
{
    for (const QWidget *tab : {static_cast<QWidget *>(m_needs.get()), static_cast<QWidget *>(m_interruption.get())}) {
        for (const QWidget *widget : tab->findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<const QAbstractItemView *>(widget) != nullptr ||
                                   qobject_cast<const QAbstractButton *>(widget) != nullptr ||
                                   qobject_cast<const QLineEdit *>(widget) != nullptr ||
                                   qobject_cast<const QComboBox *>(widget) != nullptr ||
                                   qobject_cast<const QSlider *>(widget) != nullptr;
            if (!isControl || !widget->isVisible() || widget->objectName().startsWith(QLatin1String("qt_")) ||
                widget->inherits("QHeaderView") || widget->inherits("QTableCornerButton"))
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const QByteArray who =
                widget->metaObject()->className() + QByteArray(" ") + widget->objectName().toLatin1();
            QVERIFY2(!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()),
                     who.constData());
            const bool ofChart = m_interruption->chart()->isAncestorOf(widget);
            QVERIFY2(ofChart || !widget->objectName().isEmpty(), who.constData());
        }
    }
}

QTEST_MAIN(WorkloadsTabsTest)
#include "workloads_tabs_test.moc"
