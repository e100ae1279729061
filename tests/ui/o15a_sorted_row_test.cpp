// SPDX-License-Identifier: GPL-3.0-or-later
// Acting on a sorted table: the row that is seen is the row that is used.
#include "item_models/price_filter_model.h"
#include "pages/prices_page.h"
#include "session/plan_from_price.h"
#include "ui_fixture.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

PriceRow row(const std::string &region, const std::string &hourly, OptionKind kind, int count)
{
    PriceRow made;
    made.provider = "acme";
    made.region = region;
    made.instanceType = "n-" + std::to_string(count);
    made.operatingSystem = "linux";
    made.tenancy = "shared";
    made.kind = kind;
    made.termHours = kind == OptionKind::Commitment ? 8760 : 0;
    made.currency = Currency::of("USD");
    made.accelerator = "H100-SXM-80GB";
    made.acceleratorCount = Decimal::fromInteger(count);
    made.hourly = *Decimal::parse(hourly);
    made.provenance = {"list", Date{2027, 2, 10}, Date{2027, 2, 10}};
    return made;
}

/// Machines of 8, 16, 24 and 32 GPUs in regions a to d; the given on-demand prices, commitments at half of them.
PriceBook book(const std::vector<std::pair<std::string, std::string>> &prices)
{
    std::vector<PriceRow> rows;
    for (std::size_t i = 0; i < prices.size(); ++i) {
        const std::string region = "region-" + std::string(1, static_cast<char>('a' + i));
        const int count = 8 * (static_cast<int>(i) + 1);
        rows.push_back(row(region, prices[i].first, OptionKind::OnDemand, count));
        rows.push_back(row(region, prices[i].second, OptionKind::Commitment, count));
    }
    return PriceBook(std::move(rows));
}

/// The table of prices in a project with one workload that may run anywhere.
struct Shown {
    Shown()
    {
        session.startNew(test::twoPlans());
        use(book({{"60", "30"}, {"26", "52"}, {"90", "45"}, {"118", "59"}}));
        page = std::make_unique<PricesPage>(session);
        page->resize(1200, 700);
        page->show();
        table = page->findChild<QTableView *>(QStringLiteral("pricesTable"));
        make = page->findChild<QAction *>(QStringLiteral("pricesMakePlan"));
    }
    void use(PriceBook prices)
    {
        if (!session.usePriceBook(std::move(prices), QStringLiteral("test")))
            qFatal("the test book could not be used");
    }
    void choose(int shownRow, int column) const { table->setCurrentIndex(table->model()->index(shownRow, column)); }
    QString seen(int column) const
    {
        return table->model()->index(table->currentIndex().row(), column).data().toString();
    }
    /// Makes a plan of the chosen row and compares it with what the row shows.
    void checkPlan(int priceColumn)
    {
        const QString region = seen(PriceTableModel::Region);
        const QString machine = seen(PriceTableModel::InstanceType);
        const QString price = seen(priceColumn);
        const ScenarioSet before = session.scenarioSet();
        const int steps = session.undoStack()->count();
        QSignalSpy went(page.get(), &PricesPage::goRequested);
        QVERIFY(make->isEnabled());
        make->trigger();
        const ScenarioSet &after = session.scenarioSet();
        QCOMPARE(after.plans.size(), before.plans.size() + 1);
        QCOMPARE(session.undoStack()->count(), steps + 1);
        QCOMPARE(went.count(), 1);
        QCOMPARE(went[0][0].toString(), QStringLiteral("plans/plan:") + session.activePlan());
        const Plan &plan = after.plans.back();
        QCOMPARE(session.activePlan().toStdString(), plan.id);
        const bool commitment = priceColumn == PriceTableModel::OneYearMachine;
        const std::string id = commitment ? plan.commitments.at(0).offer : *after.inputs.workloads[0].offer;
        const Offer *offer = findOffer(after.inputs, id);
        QVERIFY(offer != nullptr);
        QCOMPARE(QString::fromStdString(offer->region), region);
        QCOMPARE(QString::fromStdString(offer->instanceType), machine);
        const PurchaseOption *option = findOption(*offer, commitment ? OptionKind::Commitment : OptionKind::OnDemand);
        QCOMPARE(QString::fromStdString(toText(option->hourly, 2, 4)), price);
        if (commitment)
            QCOMPARE(plan.commitments[0].option, option->id);
        else
            QCOMPARE(effectivePolicy({after.inputs, plan}).limits.spotShare, std::optional<Decimal>(Decimal()));
        session.undoStack()->undo();
        QVERIFY(session.scenarioSet() == before);
        session.undoStack()->redo();
    }

    ProjectSession session;
    std::unique_ptr<PricesPage> page;
    QTableView *table = nullptr;
    QAction *make = nullptr;
};

} // namespace

class SortedRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<test::Home>(); }
    void firstRowAfterSorting();
    void afterFilterSecondSortAndHiddenColumns();
    void afterNewPricesInAnotherOrder();
    void theChosenRowStaysChosenThroughAnImport();
    void aCommitmentBuysThePeak();
    void nothingChosenNothingDone();
    void whatFitsNowhereIsSaid();

private:
    std::unique_ptr<test::Home> m_home;
};

void SortedRowTest::firstRowAfterSorting()
{
    Shown shown;
    shown.table->sortByColumn(PriceTableModel::OnDemandMachine, Qt::AscendingOrder);
    shown.choose(0, PriceTableModel::Accelerator); // a cell without a price: the price that the table is sorted by
    QCOMPARE(shown.seen(PriceTableModel::InstanceType), QStringLiteral("n-16"));
    QCOMPARE(shown.seen(PriceTableModel::OnDemandMachine), QStringLiteral("26.00"));
    shown.checkPlan(PriceTableModel::OnDemandMachine);
    shown.choose(3, PriceTableModel::OneYearAccelerator); // per GPU-hour: the same option
    QCOMPARE(shown.seen(PriceTableModel::Region), QStringLiteral("region-d"));
    shown.checkPlan(PriceTableModel::OneYearMachine);
}

void SortedRowTest::afterFilterSecondSortAndHiddenColumns()
{
    Shown shown;
    shown.table->sortByColumn(PriceTableModel::OnDemandMachine, Qt::AscendingOrder);
    shown.table->sortByColumn(PriceTableModel::OneYearMachine, Qt::AscendingOrder);
    shown.table->horizontalHeader()->hideSection(PriceTableModel::Accelerator);
    shown.table->horizontalHeader()->moveSection(PriceTableModel::Region, 0);
    shown.choose(0, PriceTableModel::Provider);
    QCOMPARE(shown.seen(PriceTableModel::Region), QStringLiteral("region-a"));
    shown.checkPlan(PriceTableModel::OneYearMachine);
    shown.page->findChild<QLineEdit *>(QStringLiteral("pricesSearch"))->setText(QStringLiteral("region-c"));
    QCOMPARE(shown.table->model()->rowCount(), 1);
    shown.choose(0, PriceTableModel::OnDemandMachine);
    shown.checkPlan(PriceTableModel::OnDemandMachine);
    shown.table->sortByColumn(PriceTableModel::OneYearMachine, Qt::DescendingOrder);
    shown.checkPlan(PriceTableModel::OnDemandMachine);
}

void SortedRowTest::afterNewPricesInAnotherOrder()
{
    Shown shown;
    shown.table->sortByColumn(PriceTableModel::OnDemandMachine, Qt::AscendingOrder);
    shown.choose(0, PriceTableModel::OnDemandMachine);
    shown.checkPlan(PriceTableModel::OnDemandMachine);
    shown.use(book({{"60", "30"}, {"130", "52"}, {"20.5", "45"}, {"118", "59"}}));
    shown.choose(0, PriceTableModel::OnDemandMachine);
    QCOMPARE(shown.seen(PriceTableModel::InstanceType), QStringLiteral("n-24"));
    shown.checkPlan(PriceTableModel::OnDemandMachine);
    shown.choose(3, PriceTableModel::OnDemandMachine); // the project has it at 26: what is seen is what is used
    QCOMPARE(shown.seen(PriceTableModel::OnDemandMachine), QStringLiteral("130.00"));
    QVERIFY(shown.make->toolTip().contains(QStringLiteral("26.00")));
    shown.checkPlan(PriceTableModel::OnDemandMachine);
}

void SortedRowTest::theChosenRowStaysChosenThroughAnImport()
{
    Shown shown;
    shown.table->sortByColumn(PriceTableModel::OnDemandMachine, Qt::AscendingOrder);
    shown.choose(0, PriceTableModel::OneYearMachine);
    shown.use(book({{"60", "30"}, {"130", "55"}, {"20.5", "45"}, {"118", "59"}}));
    QCOMPARE(shown.seen(PriceTableModel::InstanceType), QStringLiteral("n-16"));
    QCOMPARE(shown.table->currentIndex().row(), 3);
    QCOMPARE(shown.table->currentIndex().column(), static_cast<int>(PriceTableModel::OneYearMachine));
    shown.checkPlan(PriceTableModel::OneYearMachine);
    shown.use(book({{"60", "30"}})); // it is gone
    QVERIFY(!shown.make->isEnabled());
}

/// 16 GPUs around the clock are two machines of 8; where no workload runs it is one.
void SortedRowTest::aCommitmentBuysThePeak()
{
    ScenarioSet set = test::twoPlans();
    const auto made = planWithPrice(set, {}, test::h100(), "1y", "mine");
    QVERIFY(made);
    QCOMPARE(made->machines, std::int64_t(2));
    QVERIFY(made->set.inputs == set.inputs);
    QVERIFY(made->set.plans.back().commitments ==
            std::vector<CommitmentPurchase>({{"acme:east:h100x8", "1y", 2, set.inputs.start, false}}));
    Offer other = test::h100();
    other.id = "other";
    QCOMPARE(planWithPrice(set, {}, other, "1y", "mine")->machines, std::int64_t(1));
    const auto spot = planWithPrice(set, {}, other, "spot", "mine");
    QVERIFY(spot->set.plans.back().policy->limits.spotShare == Decimal::fromInteger(1));
    QVERIFY(spot->set.inputs.workloads[0].offer == "other" && spot->moved == std::vector<std::string>{"Serving"});
    set.plans.back().name = "mine";
    QCOMPARE(planWithPrice(set, {}, other, "1y", "mine")->set.plans.back().name, std::string("mine 2"));
}

void SortedRowTest::nothingChosenNothingDone()
{
    Shown shown;
    shown.table->setCurrentIndex({});
    QVERIFY(!shown.make->isEnabled());
    shown.choose(0, PriceTableModel::SpotMachine); // not sold so
    QVERIFY(!shown.make->isEnabled());
    QVERIFY(!shown.make->toolTip().isEmpty());
}

void SortedRowTest::whatFitsNowhereIsSaid()
{
    ScenarioSet set = test::twoPlans();
    QVERIFY(!planWithPrice(set, {}, test::h100(), "7y", "mine"));
    Offer euro = test::h100();
    euro.id = "euro";
    euro.currency = Currency::of("EUR");
    const auto noRate = planWithPrice(set, {}, euro, "onDemand", "mine");
    QVERIFY(!noRate);
    QCOMPARE(noRate.error().code, Error::Code::MissingRate);
    set.inputs.workloads[0].accelerators = {"L4"};
    QVERIFY(!planWithPrice(set, {}, test::h100(), "onDemand", "mine"));
    QVERIFY(planWithPrice(set, {}, test::h100(), "1y", "mine"));
}

QTEST_MAIN(SortedRowTest)
#include "o15a_sorted_row_test.moc"
