// SPDX-License-Identifier: GPL-3.0-or-later
// Imports every SkyPilot catalog of a folder of collected public files that may lie beside the checkout.
#include "price_rows.h"
#include "prices/bundled.h"
#include "prices/price_import.h"
#include "support/file_io.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

QDir catalogFolder()
{
    return {QString(GPUFOLIO_SOURCE_DIR) + "/../shared/data/prices/skypilot"};
}

Read<ImportOutcome> importFile(const QString &name, const PriceBook &accepted)
{
    const std::string path = catalogFolder().filePath(name).toStdString();
    return importPrices({*readFile(path), path, "auto", ""}, accepted, date("2026-11-30"));
}

} // namespace

class PublicCatalogsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRowHasOneFate_data();
    void everyRowHasOneFate();
    void twoSnapshotsOfOneCloud();
};

void PublicCatalogsTest::initTestCase()
{
    if (!catalogFolder().exists())
        QSKIP("No collected catalogs beside this checkout (../shared/data/prices/skypilot).");
}

void PublicCatalogsTest::everyRowHasOneFate_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : catalogFolder().entryList({"*.csv"}))
        QTest::newRow(qPrintable(name)) << name;
}

void PublicCatalogsTest::everyRowHasOneFate()
{
    QFETCH(QString, name);
    const Read<ImportOutcome> outcome = importFile(name, bundledPriceBook());
    if (name.contains("common-accelerators")) { // names of accelerators, no prices
        QVERIFY(!outcome);
        return;
    }
    QVERIFY2(outcome, outcome ? "" : toText(outcome.error().front()).c_str());
    const ImportReport &report = outcome->report;
    const std::string text = *readFile(catalogFolder().filePath(name).toStdString());
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    QCOMPARE(report.read, lines - 1); // no cell of these files has a line break
    QCOMPARE(report.kept + report.refused + report.heldBack + report.merged, report.read);
    QCOMPARE(report.refusedRows.size(), report.refused);
    for (const PriceRow &row : outcome->book.rows())
        QVERIFY(amortisedHourly(row) > Decimal());
    // Once more: every price is there already.
    const Read<ImportOutcome> again = importFile(name, outcome->book);
    QVERIFY(again);
    QCOMPARE(again->book.rows().size(), outcome->book.rows().size());
}

void PublicCatalogsTest::twoSnapshotsOfOneCloud()
{
    // Counted by hand in the two files: the same 48 places and types, 35 of them with another spot price, none with
    // another on-demand price.
    const QStringList older = catalogFolder().entryList({"v8-aws-p3dn*"});
    const QStringList newer = catalogFolder().entryList({"v8-aws-p4de*"});
    QVERIFY(older.size() == 1 && newer.size() == 1);
    const PriceBook before = importFile(older.first(), {})->book;
    const Read<ImportOutcome> after = importFile(newer.first(), before);
    QVERIFY(after);
    std::size_t changedOnDemand = 0;
    std::size_t changedSpot = 0;
    for (const PriceRow &row : after->book.rows()) {
        const auto known = std::find_if(before.rows().begin(), before.rows().end(),
                                        [&row](const PriceRow &candidate) { return sameIdentity(candidate, row); });
        if (known == before.rows().end() || known->hourly == row.hourly)
            continue;
        ++(row.kind == OptionKind::Spot ? changedSpot : changedOnDemand);
    }
    QCOMPARE(changedOnDemand, std::size_t(0));
    QVERIFY2(changedSpot >= 30, std::to_string(changedSpot).c_str());
    QVERIFY(after->report.conflicts.empty());
}

QTEST_APPLESS_MAIN(PublicCatalogsTest)
#include "public_catalogs_test.moc"
