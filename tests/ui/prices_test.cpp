// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/price_import_dialog.h"
#include "item_models/price_filter_model.h"
#include "item_models/roles.h"
#include "pages/prices_filter_panel.h"
#include "pages/prices_held_back.h"
#include "pages/prices_page.h"
#include "prices/book_file.h"
#include "prices/bundled.h"
#include "report/why.h"
#include "session/known_file.h"
#include "support/file_io.h"
#include "ui_fixture.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

PriceRow row(const char *provider, const char *region, const char *machine, const char *accelerator, int count,
             OptionKind kind, const char *hourly, std::int64_t termHours = 0)
{
    PriceRow made;
    made.provider = provider;
    made.region = region;
    made.instanceType = machine;
    made.operatingSystem = "linux";
    made.tenancy = "shared";
    made.kind = kind;
    made.termHours = termHours;
    made.currency = Currency::of("USD");
    made.accelerator = accelerator;
    made.acceleratorCount = Decimal::fromInteger(count);
    made.hourly = *Decimal::parse(hourly);
    made.provenance = {"test list", Date{2026, 11, 1}, Date{2026, 10, 1}};
    return made;
}

/// Three offers: H100 of two providers, one with every way to buy, and an L4 in another region, priced a year earlier.
PriceBook book()
{
    PriceRow commitment = row("acme", "east", "h8", "H100-SXM-80GB", 8, OptionKind::Commitment, "40", 8760);
    commitment.paymentOption = "partialUpfront";
    commitment.upfront = *Decimal::parse("87600"); // 10 an hour over the term
    std::vector<PriceRow> rows = {
        row("acme", "east", "h8", "H100-SXM-80GB", 8, OptionKind::OnDemand, "80"),
        commitment,
        row("acme", "east", "h8", "H100-SXM-80GB", 8, OptionKind::Commitment, "35", 26280),
        row("acme", "east", "h8", "H100-SXM-80GB", 8, OptionKind::Spot, "30"),
        row("beta", "east", "hopper-4", "H100-SXM-80GB", 4, OptionKind::OnDemand, "36"),
        row("beta", "west", "small", "L4", 1, OptionKind::OnDemand, "0.70"),
    };
    rows.back().provenance = {"old list", Date{2025, 11, 1}, Date{2025, 10, 1}};
    return PriceBook(std::move(rows));
}

int rowOf(const QAbstractItemModel &model, const QString &machine)
{
    for (int i = 0; i < model.rowCount(); ++i) {
        if (model.index(i, PriceTableModel::InstanceType).data().toString() == machine)
            return i;
    }
    return -1;
}

QStringList machines(const QAbstractItemModel &model)
{
    QStringList all;
    for (int i = 0; i < model.rowCount(); ++i)
        all += model.index(i, PriceTableModel::InstanceType).data().toString();
    return all;
}

/// A window on a project that has the book above.
struct ShownPage {
    ShownPage()
    {
        session.startNew(test::twoPlans());
        if (!session.usePriceBook(book(), QStringLiteral("test")))
            qFatal("the test book could not be used");
        page = std::make_unique<PricesPage>(session);
        page->resize(1100, 700);
        page->show();
        table = page->findChild<QTableView *>(QStringLiteral("pricesTable"));
    }
    template <typename Widget> Widget *find(const char *name) const
    {
        return page->findChild<Widget *>(QLatin1String(name));
    }

    ProjectSession session;
    std::unique_ptr<PricesPage> page;
    QTableView *table = nullptr;
};

} // namespace

class PricesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<test::Home>(); }
    void modelKeepsItsPromises();
    void showsBothPricesSideBySide();
    void saysWhenThereIsNoPrice();
    void everyPriceAnswersWhy();
    void missingPricesStandLast();
    void currenciesAreNotMixed();
    void filtersAndCounts();
    void searchNeedsAllWords();
    void emptyStateNamesTheWayOut();
    void remembersColumnsAndOrder();
    void heldBackIsAccepted();
    void importShowsWhatWouldBecomeOfTheRows();
    void ratesOfExchangeAreKept();
    void unreadableFileChangesNothing();
    void importedPricesAreUsed();
    void bundledBookCanBeShownAndSorted();

private:
    std::unique_ptr<test::Home> m_home;
};

void PricesTest::modelKeepsItsPromises()
{
    PriceTableModel model;
    PriceFilterModel filtered(model);
    const QAbstractItemModelTester testsModel(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester testsFilter(&filtered, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setBook(book());
    PriceFilter filter;
    filter.text = QStringLiteral("l4");
    filtered.setFilter(filter);
    QCOMPARE(filtered.rowCount(), 1);
    filtered.setFilter({});
    filtered.sort(PriceTableModel::SpotMachine, Qt::DescendingOrder);
    model.setBook(PriceBook());
    QCOMPARE(filtered.rowCount(), 0);
    model.setBook(book());
    QCOMPARE(filtered.rowCount(), 3);
}

/// acme: 80 / 8 GPUs = 10; 1-year 40 + 87,600 / 8,760 = 50, a GPU 6.25; 3-year 35, a GPU 4.375; spot 30, a GPU 3.75.
void PricesTest::showsBothPricesSideBySide()
{
    PriceTableModel model;
    model.setBook(book());
    const int acme = rowOf(model, QStringLiteral("h8"));
    const QStringList expected = {QStringLiteral("80.00"), QStringLiteral("10.00"), QStringLiteral("50.00"),
                                  QStringLiteral("6.25"),  QStringLiteral("35.00"), QStringLiteral("4.375"),
                                  QStringLiteral("30.00"), QStringLiteral("3.75")};
    for (int i = 0; i < expected.size(); ++i)
        QCOMPARE(model.index(acme, PriceTableModel::OnDemandMachine + i).data().toString(), expected[i]);
    QCOMPARE(model.index(acme, PriceTableModel::OneYearAccelerator).data(ValueRole).toDouble(), 6.25);
    QCOMPARE(model.index(acme, PriceTableModel::PriceDate).data().toString(), QStringLiteral("2026-10-01"));
    QCOMPARE(model.index(acme, PriceTableModel::Source).data().toString(), QStringLiteral("test list"));
    QCOMPARE(model.index(acme, PriceTableModel::CurrencyCode).data().toString(), QStringLiteral("USD"));
    QVERIFY(model.index(acme, PriceTableModel::OneYearMachine)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("87,600.00 upfront")));
}

void PricesTest::saysWhenThereIsNoPrice()
{
    PriceTableModel model;
    model.setBook(book());
    const QModelIndex none = model.index(rowOf(model, QStringLiteral("small")), PriceTableModel::SpotMachine);
    QCOMPARE(none.data().toString(), QStringLiteral("\u2014"));
    QCOMPARE(none.data(Qt::AccessibleTextRole).toString(), QStringLiteral("no price"));
    QVERIFY(!none.data(ValueRole).isValid()); // never 0
    QVERIFY(!none.data(Qt::ToolTipRole).toString().isEmpty());
}

void PricesTest::everyPriceAnswersWhy()
{
    PriceTableModel model;
    model.setBook(book());
    int answered = 0;
    for (int i = 0; i < model.rowCount(); ++i) {
        for (int column = 0; column < PriceTableModel::ColumnCount; ++column) {
            const QModelIndex index = model.index(i, column);
            if (!PriceTableModel::kindOf(column) || !index.data(ValueRole).isValid())
                continue;
            const Why why = index.data(WhyRole).value<Why>();
            QVERIFY(!why.value.empty());
            QVERIFY(!why.inputs.empty());
            ++answered;
        }
    }
    QCOMPARE(answered, 12); // 8 of acme, 2 each of beta's
}

void PricesTest::missingPricesStandLast()
{
    PriceTableModel model;
    PriceFilterModel filtered(model);
    model.setBook(book());
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        filtered.sort(PriceTableModel::SpotMachine, order);
        QCOMPARE(machines(filtered).front(), QStringLiteral("h8"));
    }
    filtered.sort(PriceTableModel::OnDemandAccelerator, Qt::AscendingOrder);
    QCOMPARE(machines(filtered),
             (QStringList{QStringLiteral("small"), QStringLiteral("hopper-4"), QStringLiteral("h8")}));
    filtered.sort(PriceTableModel::Accelerator, Qt::AscendingOrder); // within a GPU the cheapest first
    QCOMPARE(machines(filtered),
             (QStringList{QStringLiteral("hopper-4"), QStringLiteral("h8"), QStringLiteral("small")}));
}

void PricesTest::currenciesAreNotMixed()
{
    std::vector<PriceRow> rows = book().rows();
    rows.push_back(row("gamma", "north", "yen", "L4", 1, OptionKind::OnDemand, "1"));
    rows.back().currency = Currency::of("EUR");
    PriceTableModel model;
    PriceFilterModel filtered(model);
    model.setBook(PriceBook(rows));
    filtered.sort(PriceTableModel::OnDemandMachine, Qt::AscendingOrder);
    QCOMPARE(machines(filtered).back(), QStringLiteral("yen")); // 1 EUR does not stand between 0.70 and 36 USD
}

void PricesTest::filtersAndCounts()
{
    const ShownPage shown;
    auto *filters = shown.find<PricesFilterPanel>("pricesFilters");
    QCOMPARE(shown.table->model()->rowCount(), 3);
    QTreeWidgetItem *gpus = filters->topLevelItem(PriceFilter::Accelerator);
    QCOMPARE(gpus->childCount(), 2);
    QCOMPARE(gpus->child(0)->text(0), QStringLiteral("H100-SXM-80GB"));
    QCOMPARE(gpus->child(0)->text(1), QStringLiteral("2"));

    QTest::mouseClick(filters->viewport(), Qt::LeftButton, {}, filters->visualItemRect(gpus->child(0)).center());
    QCOMPARE(gpus->child(0)->checkState(0), Qt::Checked);
    QCOMPARE(shown.table->model()->rowCount(), 2);
    filters->setFocus();
    filters->setCurrentItem(gpus->child(0));
    QTest::keyClick(filters, Qt::Key_Space);
    QCOMPARE(shown.table->model()->rowCount(), 3);
    QTest::keyClick(filters, Qt::Key_Return);
    QCOMPARE(shown.table->model()->rowCount(), 2);
    QCOMPARE(gpus->child(1)->text(1), QStringLiteral("1")); // what a click there would add
    QTreeWidgetItem *providers = filters->topLevelItem(PriceFilter::Provider);
    QCOMPARE(providers->child(1)->text(0), QStringLiteral("beta"));
    QCOMPARE(providers->child(1)->text(1), QStringLiteral("1"));
    QTreeWidgetItem *kinds = filters->topLevelItem(PriceFilter::Kind);
    QCOMPARE(kinds->child(static_cast<int>(PriceColumnKind::Spot))->text(1), QStringLiteral("1"));
    kinds->child(static_cast<int>(PriceColumnKind::Spot))->setCheckState(0, Qt::Checked);
    QCOMPARE(machines(*shown.table->model()), QStringList{QStringLiteral("h8")});
    QVERIFY(shown.find<QLabel>("pricesCount")->text().startsWith(QStringLiteral("1 of 3")));

    PriceTableModel model;
    PriceFilterModel filtered(model);
    model.setBook(book());
    filtered.setToday(QDate(2026, 12, 1));
    QCOMPARE(filtered.counts(PriceFilter::Age).value(QStringLiteral("90")), 2);
    QCOMPARE(filtered.counts(PriceFilter::Age).value(QStringLiteral("30")), 0);
}

void PricesTest::searchNeedsAllWords()
{
    const ShownPage shown;
    shown.page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(shown.page.get()));
    shown.table->setFocus();
    QTest::keyClick(shown.table, Qt::Key_F, Qt::ControlModifier);
    auto *search = shown.find<QLineEdit>("pricesSearch");
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("H100 beta"));
    QCOMPARE(machines(*shown.table->model()), QStringList{QStringLiteral("hopper-4")});
    search->clear();
    QCOMPARE(shown.table->model()->rowCount(), 3);
}

void PricesTest::emptyStateNamesTheWayOut()
{
    const ShownPage shown;
    auto *filters = shown.find<PricesFilterPanel>("pricesFilters");
    const auto check = [filters](PriceFilter::Group group, int child) {
        filters->topLevelItem(group)->child(child)->setCheckState(0, Qt::Checked);
    };
    check(PriceFilter::Accelerator, 0); // H100
    check(PriceFilter::Region, 1);      // west
    QCOMPARE(shown.table->model()->rowCount(), 0);
    QVERIFY(shown.find<QLabel>("pricesEmpty")->isVisible());
    QVERIFY(shown.find<QLabel>("pricesEmpty")->text().contains(QStringLiteral("2")));
    QVERIFY(shown.find<QPushButton>("pricesWiden")->text().contains(QStringLiteral("Region")));
    QTest::mouseClick(shown.find<QPushButton>("pricesWiden"), Qt::LeftButton);
    QCOMPARE(shown.table->model()->rowCount(), 2);
    QVERIFY(shown.table->isVisible());

    shown.find<QLineEdit>("pricesSearch")->setText(QStringLiteral("there is none"));
    QVERIFY(!shown.table->isVisible());
    QTest::mouseClick(shown.find<QPushButton>("pricesWiden"), Qt::LeftButton);
    QVERIFY(shown.table->isVisible());
}

void PricesTest::remembersColumnsAndOrder()
{
    QByteArray state;
    {
        const ShownPage shown;
        shown.table->setColumnWidth(PriceTableModel::Region, 222);
        shown.table->sortByColumn(PriceTableModel::OnDemandMachine, Qt::DescendingOrder);
        state = shown.page->layoutState();
    }
    const ShownPage again;
    again.page->restoreLayoutState(state);
    QCOMPARE(again.table->columnWidth(PriceTableModel::Region), 222);
    QCOMPARE(machines(*again.table->model()).front(), QStringLiteral("h8"));
    again.page->restoreLayoutState(QByteArray("nonsense")); // of another version: no harm
    QCOMPARE(again.table->columnWidth(PriceTableModel::Region), 222);
}

void PricesTest::heldBackIsAccepted()
{
    std::vector<PriceRow> rows = book().rows();
    rows.push_back(row("beta", "west", "small", "L4", 1, OptionKind::OnDemand, "70"));
    rows.back().state = PriceState::HeldBack;
    const PriceBook with(std::move(rows));
    QCOMPARE(heldBackCount(with), 1);
    QVERIFY(heldBackText(with).contains(QStringLiteral("70.00 instead of 0.70 USD")));
    QCOMPARE(findOption(*with.offer("beta:west:small"), OptionKind::OnDemand)->hourly, *Decimal::parse("0.70"));
    const PriceBook accepted = withHeldBackAccepted(with);
    QCOMPARE(heldBackCount(accepted), 0);
    QCOMPARE(accepted.rows().size(), with.rows().size() - 1);
    QCOMPARE(findOption(*accepted.offer("beta:west:small"), OptionKind::OnDemand)->hourly, *Decimal::parse("70"));
}

void PricesTest::importShowsWhatWouldBecomeOfTheRows()
{
    std::vector<PriceRow> rows = {row("beta", "west", "small", "L4", 1, OptionKind::OnDemand, "70"),
                                  row("beta", "west", "new", "L4", 2, OptionKind::OnDemand, "1.40")};
    PriceFile file;
    file.text = *writeBook(PriceBook(rows));
    file.fileName = "mine.csv";
    const PriceBook accepted = book();
    PriceImportDialog dialog(file, accepted);
    QVERIFY(dialog.outcome());
    QCOMPARE(dialog.outcome()->report.kept, std::size_t(1));
    QCOMPARE(dialog.outcome()->report.heldBack, std::size_t(1)); // 100 times the accepted price
    const auto *lines = dialog.findChild<QTreeWidget *>(QStringLiteral("importLines"));
    QVERIFY(lines->topLevelItemCount() >= 1);
    QCOMPARE(lines->topLevelItem(0)->text(0), QStringLiteral("Held back"));
    QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("importUse"))->isEnabled());

    dialog.findChild<QCheckBox *>(QStringLiteral("importAcceptOutliers"))->setChecked(true);
    QCOMPARE(dialog.outcome()->report.kept, std::size_t(2));
}

/// A list of the European Central Bank, dropped or imported: the project keeps the rates, the book stays, and the page
/// says so.
void PricesTest::ratesOfExchangeAreKept()
{
    const QString path = m_home->file(QStringLiteral("eurofxref.xml"));
    QVERIFY(writeFileAtomically(path.toStdString(), "<Envelope><Cube><Cube time='2026-04-13'><Cube currency='USD' "
                                                    "rate='1.1684'/></Cube></Cube></Envelope>\n"));
    QVERIFY(recogniseFile(path).kind == KnownFile::Kind::Prices);
    const ShownPage shown;
    const auto before = shown.session.priceBook();
    QString said;
    QTimer::singleShot(0, shown.page.get(), [&said] {
        auto *dialog = QApplication::activeModalWidget();
        said = dialog->findChild<QLabel *>(QStringLiteral("importSummary"))->text();
        auto *use = dialog->findChild<QPushButton *>(QStringLiteral("importUse"));
        said += use->text();
        QTest::mouseClick(use, Qt::LeftButton);
    });
    shown.page->importFile(path);
    QVERIFY2(said.contains(QStringLiteral("Rates of exchange up to 2026-04-13")), qPrintable(said));
    QVERIFY2(said.endsWith(QStringLiteral("Keep these rates")), qPrintable(said));
    QCOMPARE(shown.session.exchangeRates()->size(), std::size_t(1));
    QCOMPARE(shown.session.priceBook(), before);
    const auto *kept = shown.page->findChild<QLabel *>(QStringLiteral("pricesRates"));
    QVERIFY(kept != nullptr && kept->isVisible());
    QVERIFY2(kept->text().contains(QStringLiteral("up to 2026-04-13")), qPrintable(kept->text()));
    QVERIFY(!ShownPage().page->findChild<QLabel *>(QStringLiteral("pricesRates"))->isVisible());
}

void PricesTest::unreadableFileChangesNothing()
{
    PriceFile file;
    file.text = "this is no price table\n";
    file.fileName = "letter.csv";
    const PriceBook accepted = book();
    PriceImportDialog dialog(file, accepted);
    QVERIFY(!dialog.outcome());
    QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("importUse"))->isEnabled());
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("importSummary"))->text().contains(QStringLiteral("letter.csv")));
    QVERIFY(dialog.findChild<QTreeWidget *>(QStringLiteral("importLines"))->topLevelItemCount() > 0);
}

void PricesTest::importedPricesAreUsed()
{
    const QString path = m_home->file(QStringLiteral("mine.csv"));
    const std::vector<PriceRow> rows = {row("beta", "west", "new", "L4", 2, OptionKind::OnDemand, "1.40")};
    QVERIFY(writeFileAtomically(path.toStdString(), *writeBook(PriceBook(rows))));
    const ShownPage shown;
    QTimer::singleShot(0, shown.page.get(), [] {
        auto *dialog = QApplication::activeModalWidget();
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("importUse")), Qt::LeftButton);
    });
    shown.page->importFile(path);
    QVERIFY(machines(*shown.table->model()).contains(QStringLiteral("new")));
    QCOMPARE(shown.table->model()->rowCount(), 4);

    ProjectSession again; // the project keeps them
    const QString project = shown.session.path();
    QVERIFY(again.openFile(project).empty());
    QVERIFY(again.priceBook()->offer("beta:west:new"));
}

/// The real book, thousands of prices.
void PricesTest::bundledBookCanBeShownAndSorted()
{
    PriceTableModel model;
    PriceFilterModel filtered(model);
    model.setBook(bundledPriceBook());
    QVERIFY(model.rowCount() > 150);
    const QMap<QString, int> providers = filtered.counts(PriceFilter::Provider);
    QVERIFY(providers.size() >= 6);
    int sum = 0;
    for (const int count : providers)
        sum += count;
    QCOMPARE(sum, model.rowCount());
    for (int column = 0; column < PriceTableModel::ColumnCount; ++column)
        filtered.sort(column, Qt::DescendingOrder);
    for (int i = 0; i < model.rowCount(); ++i) {
        for (int column = PriceTableModel::OnDemandMachine; column <= PriceTableModel::SpotAccelerator; ++column)
            QVERIFY(!model.index(i, column).data().toString().isEmpty());
    }
}

QTEST_MAIN(PricesTest)
#include "prices_test.moc"
