// SPDX-License-Identifier: GPL-3.0-or-later
// Models and edits of the page Plans over a session.
#include "i18n/number_format.h"
#include "item_models/plan_list_model.h"
#include "item_models/purchase_model.h"
#include "item_models/roles.h"
#include "item_models/workload_cost_model.h"
#include "plan/scenario_reader.h"
#include "report/why.h"
#include "theme/theme.h"
#include "ui/ui_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

/// twoPlans() with a held machine in the inputs, an option with an upfront and a 3-year one.
ScenarioSet richSet()
{
    ScenarioSet set = test::twoPlans();
    Offer &offer = set.inputs.offers[0];
    PurchaseOption upfront = test::option("1y-all", OptionKind::Commitment, "0", 8760);
    upfront.upfront = *Decimal::parse("400000");
    offer.options.push_back(upfront);
    offer.options.push_back(test::option("3y", OptionKind::Commitment, "40", 26280));
    set.inputs.commitments = {{offer.id, "1y", 1, *UtcHour::parse("2026-07-01T00:00:00Z"), true}};
    set.plans[1].commitments[0].instances = 1;
    return set;
}

/// One command of the page, by which name it can be undone, and whether it changed what it should.
struct Command {
    const char *name;
    std::function<void(PlanEdits &)> run;
    std::function<bool(const ScenarioSet &)> happened;
};

const std::vector<Command> &commands()
{
    const QString base = QStringLiteral("base");
    static const std::vector<Command> all = {
        {"Add plan", [](PlanEdits &edits) { edits.addPlan(); },
         [](const ScenarioSet &set) { return set.plans.size() == 3 && set.plans[2].commitments.empty(); }},
        {"Duplicate plan", [base](PlanEdits &edits) { edits.duplicatePlan(base); },
         [](const ScenarioSet &set) {
             return set.plans.size() == 3 && set.plans[2].commitments == set.plans[1].commitments &&
                    set.plans[2].id != set.plans[1].id && set.plans[2].name == "Base on 1-year 2";
         }},
        {"Remove plan", [base](PlanEdits &edits) { edits.removePlan(base); },
         [](const ScenarioSet &set) { return set.plans.size() == 1 && set.plans[0].id == "on-demand"; }},
        {"Rename plan", [base](PlanEdits &edits) { edits.renamePlan(base, QStringLiteral("基础负载")); },
         [](const ScenarioSet &set) { return set.plans[1].name == "基础负载"; }},
        {"Make plan the base", [base](PlanEdits &edits) { edits.makeBase(base); },
         [](const ScenarioSet &set) { return set.plans[0].id == "base" && set.plans[1].id == "on-demand"; }},
        {"Add purchase",
         [base](PlanEdits &edits) {
             edits.addPurchase(base, {"acme:east:h100x8", "3y", 1, UtcHour(499680), false});
         },
         [](const ScenarioSet &set) { return set.plans[1].commitments.size() == 2; }},
        {"Remove purchase", [base](PlanEdits &edits) { edits.removePurchase(base, 0); },
         [](const ScenarioSet &set) { return set.plans[1].commitments.empty(); }},
        {"Change number of machines", [base](PlanEdits &edits) { edits.changeMachines(base, 0, 7); },
         [](const ScenarioSet &set) { return set.plans[1].commitments[0].instances == 7; }},
        {"Change start of purchase",
         [base](PlanEdits &edits) { edits.changeStart(base, 0, *UtcHour::parse("2027-04-01T00:00:00Z")); },
         [](const ScenarioSet &set) {
             return set.plans[1].commitments[0].start == *UtcHour::parse("2027-04-01T00:00:00Z");
         }},
        {"Change option of purchase",
         [base](PlanEdits &edits) { edits.changeOption(base, 0, "acme:east:h100x8", "3y"); },
         [](const ScenarioSet &set) { return set.plans[1].commitments[0].option == "3y"; }},
        {"Change limit of upfronts",
         [base](PlanEdits &edits) { edits.changeUpfrontLimit(base, *Decimal::parse("2e6")); },
         [](const ScenarioSet &set) { return set.plans[1].policy->limits.upfrontTotal == *Decimal::parse("2000000"); }},
        {"Change limit per month", [base](PlanEdits &edits) { edits.changeMonthlyLimit(base, *Decimal::parse("5e5")); },
         [](const ScenarioSet &set) { return set.plans[1].policy->limits.monthlyBilled == *Decimal::parse("500000"); }},
        {"Change limit of spot", [base](PlanEdits &edits) { edits.changeSpotLimit(base, *Decimal::parse("0.3")); },
         [](const ScenarioSet &set) { return set.plans[1].policy->limits.spotShare == *Decimal::parse("0.3"); }},
        {"Change limit of active machines", [base](PlanEdits &edits) { edits.changeActiveLimit(base, 4); },
         [](const ScenarioSet &set) { return set.plans[1].policy->limits.activeCommitted == 4; }},
    };
    return all;
}

} // namespace

class PlansModelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void eachCommandIsUndoneByName_data();
    void eachCommandIsUndoneByName();
    void lastPlanStays();
    void unknownPlanChangesNothing();
    void stepsOfASpinAreOneUndo();
    void planOfAFileWithoutPlansCanBeEdited();
    void listHasTotalsOfTheView();
    void differenceOfAnIncompletePlanIsNotShown();
    void renamingInTheListIsAnEdit();
    void heldIsLockedNewIsNot();
    void purchaseFigures();
    void editsInTheTable();
    void startIsALocalMidnight();
    void startStaysInsideTheHorizon();
    void rowsStayWhileTheirNumberDoes();
    void oldFiguresAreGreyedUntilNewOnesCome();
    void optionThatIsGoneIsSaid();
    void eachNumberAnswersWhy_data();
    void eachNumberAnswersWhy();
    void workloadWithoutAPlaceStaysListed();

private:
    void open(const ScenarioSet &set);
    void settle();
    PlanState state() const { return PlanState::of(*m_session); }

    test::Home m_home;
    std::unique_ptr<ProjectSession> m_session;
};

void PlansModelsTest::initTestCase()
{
    m_session = std::make_unique<ProjectSession>();
    m_session->startNew(richSet());
}

void PlansModelsTest::init()
{
    m_session->setView({});
    open(richSet());
}

void PlansModelsTest::open(const ScenarioSet &set)
{
    // In the same project: making one costs a file with all prices.
    m_session->edit(QStringLiteral("Open"), set);
    m_session->undoStack()->clear();
    m_session->setActivePlan(set.plans.empty() ? QString() : QString::fromStdString(set.plans.front().id));
    settle();
}

/// Waits for the results of the value as it is.
void PlansModelsTest::settle()
{
    QTRY_VERIFY(m_session->results() && m_session->results()->revision == m_session->revision());
}

void PlansModelsTest::eachCommandIsUndoneByName_data()
{
    QTest::addColumn<int>("command");
    for (std::size_t i = 0; i < commands().size(); ++i)
        QTest::newRow(commands()[i].name) << static_cast<int>(i);
}

void PlansModelsTest::eachCommandIsUndoneByName()
{
    QFETCH(int, command);
    const Command &tried = commands()[static_cast<std::size_t>(command)];
    const ScenarioSet before = m_session->scenarioSet();
    PlanEdits edits(*m_session);
    tried.run(edits);
    const ScenarioSet after = m_session->scenarioSet();
    QVERIFY(tried.happened(after));
    QCOMPARE(m_session->undoStack()->count(), 1);
    QCOMPARE(m_session->undoStack()->undoText(), QString::fromLatin1(tried.name));
    m_session->undoStack()->undo();
    QVERIFY(m_session->scenarioSet() == before);
    m_session->undoStack()->redo();
    QVERIFY(m_session->scenarioSet() == after);
    settle(); // and the new value can be computed
    for (const Diagnostics &errors : m_session->results()->errors)
        QVERIFY(errors.empty());
}

void PlansModelsTest::lastPlanStays()
{
    PlanEdits edits(*m_session);
    edits.removePlan(QStringLiteral("base"));
    QCOMPARE(m_session->activePlan(), QStringLiteral("on-demand"));
    edits.removePlan(QStringLiteral("on-demand"));
    QCOMPARE(m_session->scenarioSet().plans.size(), std::size_t{1});
    QCOMPARE(m_session->undoStack()->count(), 1);
}

void PlansModelsTest::unknownPlanChangesNothing()
{
    PlanEdits edits(*m_session);
    edits.renamePlan(QStringLiteral("nobody"), QStringLiteral("x"));
    edits.removePurchase(QStringLiteral("base"), 9);
    edits.changeMachines(QStringLiteral("base"), 9, 3);
    QCOMPARE(edits.duplicatePlan(QStringLiteral("nobody")), QString());
    QCOMPARE(m_session->undoStack()->count(), 0);
}

void PlansModelsTest::stepsOfASpinAreOneUndo()
{
    const ScenarioSet before = m_session->scenarioSet();
    PlanEdits edits(*m_session);
    for (const int machines : {2, 3, 4})
        edits.changeMachines(QStringLiteral("base"), 0, machines, QStringLiteral("spin-1"));
    edits.changeMachines(QStringLiteral("base"), 0, 5, QStringLiteral("spin-2"));
    QCOMPARE(m_session->undoStack()->count(), 2);
    m_session->undoStack()->undo();
    QCOMPARE(m_session->scenarioSet().plans[1].commitments[0].instances, std::int64_t{4});
    m_session->undoStack()->undo();
    QVERIFY(m_session->scenarioSet() == before);
}

void PlansModelsTest::planOfAFileWithoutPlansCanBeEdited()
{
    ScenarioSet set = richSet();
    set.inputs.commitments.push_back({"acme:east:h100x8", "1y", 2, set.inputs.start, false});
    set.plans.clear();
    open(set);
    const Money before = m_session->results()->plans[0]->totals.amortised;
    PurchaseModel model(*m_session);
    model.setState(state());
    QCOMPARE(model.rowCount(), 2); // the held one and the one that is the file's own plan
    QVERIFY(model.isLocked(0));
    QVERIFY(!model.isLocked(1));
    QVERIFY(model.setData(model.index(1, PurchaseModel::MachinesColumn), 1));
    QCOMPARE(m_session->scenarioSet().plans.size(), std::size_t{1});
    settle();
    QVERIFY(m_session->results()->plans[0]->totals.amortised != before);
    m_session->undoStack()->undo();
    settle();
    QVERIFY(m_session->results()->plans[0]->totals.amortised == before);
}

void PlansModelsTest::listHasTotalsOfTheView()
{
    open(test::twoPlans());
    PlanListModel model;
    const QAbstractItemModelTester tester(&model);
    model.setState(state());
    const auto text = [&model](int row, int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(model.rowCount(), 2);
    // 2 machines x 8,760 h at 80 on demand; at 50 on the commitment.
    QCOMPARE(text(0, PlanListModel::TotalColumn).simplified(), QStringLiteral("1,401,600.00 USD"));
    QCOMPARE(text(1, PlanListModel::TotalColumn).simplified(), QStringLiteral("876,000.00 USD"));
    QCOMPARE(text(0, PlanListModel::DifferenceColumn), QStringLiteral("base"));
    QCOMPARE(text(1, PlanListModel::DifferenceColumn), QStringLiteral("▼ 525,600.00"));
    QCOMPARE(model.index(1, PlanListModel::DifferenceColumn).data(Qt::ForegroundRole).value<QColor>(),
             themePalette().cheaper);
    QCOMPARE(model.index(1, PlanListModel::DifferenceColumn).data(ValueRole).toString(), QStringLiteral("-525600.00"));
    ViewSettings view = m_session->view();
    view.view = ViewSettings::View::Billed;
    m_session->setView(view);
    model.setState(state());
    QVERIFY(
        model.headerData(PlanListModel::TotalColumn, Qt::Horizontal).toString().startsWith(QStringLiteral("Billed")));
    PlanEdits(*m_session).makeBase(QStringLiteral("base"));
    settle();
    model.setState(state());
    QCOMPARE(text(1, PlanListModel::DifferenceColumn), QStringLiteral("▲ 525,600.00"));
}

void PlansModelsTest::differenceOfAnIncompletePlanIsNotShown()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.offers[0].options.erase(set.inputs.offers[0].options.begin()); // no on-demand price
    open(set);
    PlanListModel model;
    model.setState(state());
    QCOMPARE(model.index(0, PlanListModel::StatusColumn).data().toString(), QStringLiteral("placed so far"));
    QCOMPARE(model.index(1, PlanListModel::StatusColumn).data().toString(), QStringLiteral("complete"));
    QCOMPARE(model.index(1, PlanListModel::DifferenceColumn).data().toString(), QStringLiteral("—"));
    QVERIFY(model.index(1, PlanListModel::DifferenceColumn)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("incomplete")));
}

void PlansModelsTest::renamingInTheListIsAnEdit()
{
    PlanListModel model;
    model.setState(state());
    PlanEdits edits(*m_session);
    connect(&model, &PlanListModel::renameRequested, this,
            [&edits](const QString &plan, const QString &name) { edits.renamePlan(plan, name); });
    QVERIFY(!model.setData(model.index(1, 0), QStringLiteral("  ")));
    QVERIFY(model.setData(model.index(1, 0), QStringLiteral(" Neuer Plan ")));
    QCOMPARE(m_session->scenarioSet().plans[1].name, std::string("Neuer Plan"));
}

void PlansModelsTest::heldIsLockedNewIsNot()
{
    m_session->setActivePlan(QStringLiteral("base"));
    PurchaseModel model(*m_session);
    const QAbstractItemModelTester tester(&model);
    model.setState(state());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, PurchaseModel::KindColumn).data().toString(), QStringLiteral("held"));
    QCOMPARE(model.index(1, PurchaseModel::KindColumn).data().toString(), QStringLiteral("new"));
    for (const int column : {PurchaseModel::OptionColumn, PurchaseModel::MachinesColumn, PurchaseModel::StartColumn}) {
        QVERIFY(!model.flags(model.index(0, column)).testFlag(Qt::ItemIsEditable));
        QVERIFY(model.flags(model.index(1, column)).testFlag(Qt::ItemIsEditable));
        QVERIFY(!model.setData(model.index(0, column), 1));
    }
    model.removePurchase(0);
    model.changeMachines(0, 5, {});
    QCOMPARE(m_session->undoStack()->count(), 0);
    // Held: nothing to sign; its term began on 1 July 2026 and ends on 30 June 2027.
    QCOMPARE(model.index(0, PurchaseModel::ToSignColumn).data().toString(), QStringLiteral("0.00"));
    QCOMPARE(model.index(0, PurchaseModel::LastDayColumn).data().toString(), QStringLiteral("2027-06-30"));
}

void PlansModelsTest::purchaseFigures()
{
    ScenarioSet set = test::twoPlans();        // both machines on 1-year at 50 an hour, 16 GPUs busy all the time
    set.plans[1].commitments[0].instances = 4; // two of four are never used
    open(set);
    m_session->setActivePlan(QStringLiteral("base"));
    PurchaseModel model(*m_session);
    model.setState(state());
    const auto text = [&model](int column) { return model.index(0, column).data().toString(); };
    QCOMPARE(text(PurchaseModel::OptionColumn), QStringLiteral("h100x8, east: 1-year, no upfront"));
    QCOMPARE(text(PurchaseModel::StartColumn), QStringLiteral("2027-01-01"));
    QCOMPARE(text(PurchaseModel::LastDayColumn), QStringLiteral("2027-12-31"));
    QCOMPARE(text(PurchaseModel::ToSignColumn), QStringLiteral("1,752,000.00")); // 4 x 50 x 8,760
    QCOMPARE(text(PurchaseModel::UsedColumn), QStringLiteral("50.0%"));
    QCOMPARE(text(PurchaseModel::PerUsedHourColumn), QStringLiteral("100.00")); // 50 / 50%
    QCOMPARE(text(PurchaseModel::PerUsedGpuHourColumn), QStringLiteral("12.50"));
    QCOMPARE(text(PurchaseModel::UnusedColumn), QStringLiteral("876,000.00"));
    const QString price = model.index(0, PurchaseModel::OptionColumn).data(Qt::ToolTipRole).toString();
    for (const char *part : {"50.00", "6.25", "price list", "2026-11-01", "2026-10-01"})
        QVERIFY2(price.contains(QLatin1String(part)), part);
}

void PlansModelsTest::editsInTheTable()
{
    m_session->setActivePlan(QStringLiteral("base"));
    PurchaseModel model(*m_session);
    connect(m_session.get(), &ProjectSession::scenarioChanged, &model, [this, &model] { model.setState(state()); });
    model.setState(state());
    QCOMPARE(model.options().size(), std::size_t{3});
    const int last = static_cast<int>(model.options().size()) - 1;
    QVERIFY(model.setData(model.index(1, PurchaseModel::OptionColumn), last));
    QCOMPARE(m_session->scenarioSet().plans[1].commitments[0].option, model.options().back().option);
    QCOMPARE(model.index(1, PurchaseModel::OptionColumn).data(Qt::EditRole).toInt(), last);
    QVERIFY(!model.setData(model.index(1, PurchaseModel::OptionColumn), 99));
    QVERIFY(!model.setData(model.index(1, PurchaseModel::MachinesColumn), 0));
    QVERIFY(model.setData(model.index(1, PurchaseModel::MachinesColumn), 12));
    QVERIFY(model.setData(model.index(1, PurchaseModel::StartColumn), QDate(2027, 7, 1)));
    QCOMPARE(model.index(1, PurchaseModel::StartColumn).data().toString(), QStringLiteral("2027-07-01"));
    model.addPurchase();
    QCOMPARE(model.rowCount(), 3);
    model.removePurchase(1);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(m_session->undoStack()->count(), 5);
}

void PlansModelsTest::startIsALocalMidnight()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.timeZone = "Asia/Shanghai";
    set.inputs.start = *UtcHour::parse("2027-01-01T00:00:00+08:00");
    set.plans[1].commitments[0].start = set.inputs.start;
    open(set);
    m_session->setActivePlan(QStringLiteral("base"));
    PurchaseModel model(*m_session);
    model.setState(state());
    QCOMPARE(model.index(0, PurchaseModel::StartColumn).data().toString(), QStringLiteral("2027-01-01"));
    QVERIFY(model.setData(model.index(0, PurchaseModel::StartColumn), QDate(2027, 3, 1)));
    QVERIFY(m_session->scenarioSet().plans[1].commitments[0].start == *UtcHour::parse("2027-02-28T16:00:00Z"));
    PlanEdits(*m_session).changeStart(QStringLiteral("base"), 0, *UtcHour::parse("2027-03-01T01:00:00Z"));
    model.setState(state());
    QCOMPARE(model.index(0, PurchaseModel::StartColumn).data().toString(), QStringLiteral("2027-03-01 09:00"));
}

void PlansModelsTest::startStaysInsideTheHorizon()
{
    open(test::twoPlans());
    m_session->setActivePlan(QStringLiteral("base"));
    PurchaseModel model(*m_session);
    model.setState(state());
    const Period horizon = m_session->scenarioSet().inputs.horizon();
    const auto start = [this] { return m_session->scenarioSet().plans[1].commitments[0].start; };
    // A purchase outside would be a value that no project can keep.
    QVERIFY(model.setData(model.index(0, PurchaseModel::StartColumn), QDate(2099, 1, 1)));
    QVERIFY(start() == horizon.end - 1);
    QVERIFY(readScenario(writeScenario(m_session->scenarioSet()), "after.json").hasValue());
    model.setState(state());
    QVERIFY(model.setData(model.index(0, PurchaseModel::StartColumn), QDate(1999, 1, 1)));
    QVERIFY(start() == horizon.start);
    QVERIFY(model.startDays().first <= model.startDays().second);
}

void PlansModelsTest::rowsStayWhileTheirNumberDoes()
{
    m_session->setActivePlan(QStringLiteral("base"));
    PurchaseModel model(*m_session);
    model.setState(state());
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.changeMachines(1, 9, QStringLiteral("spin"));
    model.setState(state());
    QCOMPARE(resets.count(), 0); // an open editor stays
    QVERIFY(changes.count() > 0);
    model.addPurchase();
    model.setState(state());
    QCOMPARE(resets.count(), 1);
}

void PlansModelsTest::oldFiguresAreGreyedUntilNewOnesCome()
{
    m_session->setActivePlan(QStringLiteral("base"));
    PurchaseModel model(*m_session);
    model.setState(state());
    const QString old = model.index(1, PurchaseModel::ToSignColumn).data().toString();
    model.changeMachines(1, 2, {});
    model.setState(state());
    QCOMPARE(model.index(1, PurchaseModel::MachinesColumn).data().toString(), QStringLiteral("2"));
    QCOMPARE(model.index(1, PurchaseModel::ToSignColumn).data().toString(), old);
    QCOMPARE(model.index(1, PurchaseModel::ToSignColumn).data(Qt::ForegroundRole).value<QColor>(),
             themePalette().mutedText);
    settle();
    model.setState(state());
    QCOMPARE(model.index(1, PurchaseModel::ToSignColumn).data().toString(), QStringLiteral("876,000.00"));
    QVERIFY(!model.index(1, PurchaseModel::ToSignColumn).data(Qt::ForegroundRole).isValid());
}

void PlansModelsTest::optionThatIsGoneIsSaid()
{
    ScenarioSet set = test::twoPlans();
    set.plans[1].commitments[0].option = "5y";
    open(set);
    m_session->setActivePlan(QStringLiteral("base"));
    PurchaseModel model(*m_session);
    const QAbstractItemModelTester tester(&model);
    model.setState(state());
    QVERIFY(
        model.index(0, PurchaseModel::OptionColumn).data().toString().contains(QStringLiteral("not among the prices")));
    QCOMPARE(model.index(0, PurchaseModel::ToSignColumn).data().toString(), QStringLiteral("—"));
    QVERIFY(model.flags(model.index(0, PurchaseModel::OptionColumn)).testFlag(Qt::ItemIsEditable));
}

void PlansModelsTest::eachNumberAnswersWhy_data()
{
    QTest::addColumn<QString>("plan");
    QTest::newRow("no new purchase") << QStringLiteral("on-demand");
    QTest::newRow("with a purchase") << QStringLiteral("base");
}

void PlansModelsTest::eachNumberAnswersWhy()
{
    QFETCH(QString, plan);
    m_session->setActivePlan(plan);
    PlanListModel list;
    PurchaseModel purchases(*m_session);
    WorkloadCostModel workloads;
    list.setState(state());
    purchases.setState(state());
    workloads.setState(state());
    const QSet<int> inputs{PurchaseModel::MachinesColumn}; // typed in, not computed
    int answered = 0;
    for (const QAbstractItemModel *model :
         {static_cast<const QAbstractItemModel *>(&list), static_cast<const QAbstractItemModel *>(&purchases),
          static_cast<const QAbstractItemModel *>(&workloads)}) {
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex cell = model->index(row, column);
                const bool isNumber = cell.data(Qt::TextAlignmentRole).isValid();
                if (!isNumber || (model == &purchases && inputs.contains(column)) ||
                    (model == &workloads && column == WorkloadCostModel::PeakColumn))
                    continue;
                const QVariant answer = cell.data(WhyRole);
                QVERIFY2(answer.canConvert<Why>(), qPrintable(cell.data().toString()));
                const auto why = answer.value<Why>();
                QVERIFY(!why.formula.empty());
                QVERIFY(!why.inputs.empty());
                QVERIFY(!why.value.empty());
                ++answered;
            }
        }
    }
    QVERIFY(answered >= 12);
}

void PlansModelsTest::workloadWithoutAPlaceStaysListed()
{
    ScenarioSet set = test::twoPlans();
    Workload wide = set.inputs.workloads[0];
    wide.id = "wide";
    wide.name = "Wide";
    wide.singleMachine = true;
    wide.demand.series = ConstantSeries{Decimal::fromInteger(32)};
    set.inputs.workloads.push_back(wide);
    open(set);
    WorkloadCostModel model;
    const QAbstractItemModelTester tester(&model);
    model.setState(state());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(1, WorkloadCostModel::NameColumn).data().toString(), QStringLiteral("Wide"));
    QCOMPARE(model.index(1, WorkloadCostModel::StatusColumn).data().toString(), QStringLiteral("no place"));
    QVERIFY(model.index(1, WorkloadCostModel::ReasonColumn).data().toString().contains(QStringLiteral("32")));
    QCOMPARE(model.index(1, WorkloadCostModel::CostColumn).data().toString(), QStringLiteral("0.00"));
    QCOMPARE(model.index(0, WorkloadCostModel::CostColumn).data().toString(), QStringLiteral("1,401,600.00"));
}

QTEST_MAIN(PlansModelsTest)
#include "plans_models_test.moc"
