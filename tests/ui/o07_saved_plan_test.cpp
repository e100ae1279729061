// SPDX-License-Identifier: GPL-3.0-or-later
// A saved plan and a newer price book: the plan does not move by itself.
#include "dialogs/price_refresh_dialog.h"
#include "pages/prices_page.h"
#include "prices/bundled.h"
#include "session/new_prices.h"
#include "top_bar.h"
#include "ui_fixture.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

PriceRow row(const char *region, const char *hourly, Date day)
{
    PriceRow made;
    made.provider = "acme";
    made.region = region;
    made.instanceType = "n-8";
    made.operatingSystem = "linux";
    made.tenancy = "shared";
    made.currency = Currency::of("USD");
    made.accelerator = "H100-SXM-80GB";
    made.acceleratorCount = Decimal::fromInteger(8);
    made.hourly = *Decimal::parse(hourly);
    made.provenance = {"list of acme", day, day};
    return made;
}

const Date february{2027, 2, 10};
const Date may{2027, 5, 1};

PriceBook bookOfFebruary()
{
    return PriceBook({row("region-a", "40", february), row("region-b", "41", february)});
}

PriceBook bookOfMay()
{
    return PriceBook({row("region-a", "36", may)});
}

/// 2 x n-8 in region-a for 100 h, and region-b idle beside it.
ScenarioSet plan()
{
    ScenarioSet set;
    set.inputs.name = "Saved";
    set.inputs.currency = Currency::of("USD");
    set.inputs.start = *UtcHour::parse("2027-03-01T00:00:00Z");
    set.inputs.hours = 100;
    set.inputs.offers = bookOfFebruary().offers();
    Workload workload;
    workload.id = "job";
    workload.offer = "acme:region-a:n-8";
    workload.demand = {DemandUnit::Instances, ConstantSeries{Decimal::fromInteger(2)}, {}, {}, {}};
    set.inputs.workloads = {workload};
    Plan one;
    one.id = "plan";
    one.name = "Plan";
    set.plans = {one};
    return set;
}

bool isComputed(const ProjectSession &session)
{
    return session.results() != nullptr && session.results()->revision == session.revision() && !session.isComputing();
}

QString total(const ProjectSession &session)
{
    return QString::fromStdString(toText(session.results()->plans.at(0)->totals.amortised, Rounding::HalfEven));
}

QStringList rowOf(const QTableWidget &table, const QString &first)
{
    QStringList cells;
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.item(row, 0)->text() == first)
            for (int column = 0; column < table.columnCount(); ++column)
                cells += table.item(row, column)->text();
    return cells;
}

} // namespace

class SavedPlanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<test::Home>(); }
    void reopenedItShowsThePricesOfThen();
    void oldAndNewStandSideBySide();
    void refreshingIsOneStepThatCanBeUndone();
    void pricesOfTheBookInUseStayToo();
    void withoutNewPricesThereIsNothingToDo();

private:
    /// Saves the plan with the book of February, then brings the book of May; closed and to be opened again.
    QString save() const
    {
        QString path = m_home->file(QStringLiteral("saved.gpufolio"));
        ProjectSession session;
        session.startNew(plan(), path);
        if (!session.usePriceBook(bookOfFebruary(), QStringLiteral("february")) ||
            !takeNewBook(session, bookOfMay(), QStringLiteral("may")) || !session.flush())
            qFatal("the project could not be saved");
        return path;
    }

    std::unique_ptr<test::Home> m_home;
};

void SavedPlanTest::reopenedItShowsThePricesOfThen()
{
    ProjectSession session;
    QVERIFY(session.openFile(save()).empty());
    QTRY_VERIFY(isComputed(session));
    QVERIFY(session.results()->errors.at(0).empty()); // region-b is gone from the book, and no error
    QCOMPARE(total(session), QStringLiteral("8000.00"));
    const Offer *gone = findOffer(session.scenarioSet().inputs, "acme:region-b:n-8");
    QVERIFY(gone != nullptr && gone->options[0].hourly == *Decimal::parse("41"));

    QMenu menu;
    QAction why;
    TopBar bar(session, &menu, &why);
    const QString chip = bar.findChild<QToolButton *>(QStringLiteral("priceDates"))->text();
    QVERIFY2(chip.contains(QStringLiteral("2027-02-10")), qPrintable(chip));
    QVERIFY2(chip.contains(QStringLiteral("newer prices")), qPrintable(chip));
    const PricesPage page(session);
    QVERIFY(page.findChild<QPushButton *>(QStringLiteral("pricesRefresh"))->text().contains(QStringLiteral("(1)")));
}

void SavedPlanTest::oldAndNewStandSideBySide()
{
    ProjectSession session;
    QVERIFY(session.openFile(save()).empty());
    PriceRefreshDialog dialog(session);
    const auto *prices = dialog.findChild<QTableWidget *>(QStringLiteral("priceRefreshPrices"));
    QCOMPARE(rowOf(*prices, QStringLiteral("acme:region-a:n-8")),
             QStringList({QStringLiteral("acme:region-a:n-8"), QStringLiteral("onDemand"), QStringLiteral("40.00"),
                          QStringLiteral("36.00"), QStringLiteral("−10.0%"), QStringLiteral("USD"),
                          QStringLiteral("2027-02-10"), QStringLiteral("2027-05-01"), QStringLiteral("new price")}));
    const QStringList gone = rowOf(*prices, QStringLiteral("acme:region-b:n-8"));
    QCOMPARE(gone.at(2), QStringLiteral("41.00"));
    QCOMPARE(gone.back(), QStringLiteral("no longer offered"));
    const auto *plans = dialog.findChild<QTableWidget *>(QStringLiteral("priceRefreshPlans"));
    QCOMPARE(rowOf(*plans, QStringLiteral("Plan")),
             QStringList({QStringLiteral("Plan"), QStringLiteral("8,000.00"), QStringLiteral("7,200.00"),
                          QStringLiteral("−10.0%")}));
}

void SavedPlanTest::refreshingIsOneStepThatCanBeUndone()
{
    ProjectSession session;
    QVERIFY(session.openFile(save()).empty());
    PriceRefreshDialog dialog(session);
    dialog.findChild<QPushButton *>(QStringLiteral("priceRefreshUse"))->click();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(session.undoStack()->count(), 1);
    QTRY_VERIFY(isComputed(session));
    QCOMPARE(total(session), QStringLiteral("7200.00"));
    QCOMPARE(newerPrices(session), 0);
    const Offer *gone = findOffer(session.scenarioSet().inputs, "acme:region-b:n-8");
    QVERIFY(gone != nullptr && gone->options[0].hourly == *Decimal::parse("41"));
    session.undoStack()->undo();
    QTRY_VERIFY(isComputed(session));
    QCOMPARE(total(session), QStringLiteral("8000.00"));
    QCOMPARE(newerPrices(session), 1);
}

/// A project whose offers are the book's own: they become the project's before another book is used.
void SavedPlanTest::pricesOfTheBookInUseStayToo()
{
    ScenarioSet set = plan();
    set.inputs.offers.clear();
    set.inputs.priceBook = "bundled";
    ProjectSession session;
    session.startNew(set);
    QVERIFY(session.usePriceBook(bookOfFebruary(), QStringLiteral("february")));
    QVERIFY(takeNewBook(session, bookOfMay(), QStringLiteral("may")));
    QTRY_VERIFY(isComputed(session));
    QCOMPARE(total(session), QStringLiteral("8000.00"));
    QCOMPARE(newerPrices(session), 1);
}

void SavedPlanTest::withoutNewPricesThereIsNothingToDo()
{
    ProjectSession session;
    session.startNew(plan());
    QVERIFY(session.usePriceBook(bookOfFebruary(), QStringLiteral("february")));
    const PriceRefreshDialog dialog(session);
    QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("priceRefreshUse"))->isEnabled());
    QCOMPARE(session.undoStack()->count(), 0);
}

QTEST_MAIN(SavedPlanTest)
#include "o07_saved_plan_test.moc"
