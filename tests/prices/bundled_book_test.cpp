// SPDX-License-Identifier: GPL-3.0-or-later
// The price book and the tables that come with the program.
#include "price_rows.h"
#include "prices/book_file.h"
#include "prices/bundled.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace gpufolio;
using namespace gpufolio::test;

class BundledBookTest : public QObject
{
    Q_OBJECT

private slots:
    void filesAreThoseOfTheFolder_data();
    void filesAreThoseOfTheFolder();
    void examplesAreListed();
    void bookIsLargeAndMixed();
    void everyPriceIsWhole();
    void acceleratorsAreKnown();
    void pricesOfOneDayFitTogether();
    void knownPrices_data();
    void knownPrices();
    void offersAreWellFormed();
};

void BundledBookTest::filesAreThoseOfTheFolder_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string &name : bundledFiles(""))
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void BundledBookTest::filesAreThoseOfTheFolder()
{
    QFETCH(QString, name);
    QFile file(QString(GPUFOLIO_SOURCE_DIR) + "/pricing-data/" + name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string_view bundled = bundledFile(name.toStdString());
    QVERIFY(QByteArray(bundled.data(), qsizetype(bundled.size())) == file.readAll());
}

void BundledBookTest::examplesAreListed()
{
    for (const char *name : {"book.csv", "accelerators.csv", "instance_accelerators.csv"})
        QVERIFY2(!bundledFile(name).empty(), name);
    QVERIFY(bundledFile("nothing.csv").empty());
    for (const std::string &name : bundledFiles("examples/"))
        QVERIFY(!bundledFile(name).empty());
}

void BundledBookTest::bookIsLargeAndMixed()
{
    const std::vector<PriceRow> &rows = bundledPriceBook().rows();
    QVERIFY(rows.size() >= 150);
    std::set<std::string> providers;
    std::set<OptionKind> kinds;
    std::set<std::int64_t> terms;
    for (const PriceRow &row : rows) {
        providers.insert(row.provider);
        kinds.insert(row.kind);
        terms.insert(row.termHours);
    }
    QVERIFY(providers.size() >= 6);
    QCOMPARE(kinds.size(), std::size_t(3));
    QVERIFY(terms.count(8760) == 1 && terms.count(26280) == 1);
    // No row is lost in the book: the file has one price for each identity.
    QCOMPARE(readBookRows(bundledFile("book.csv"), "book.csv")->size(), rows.size());
}

void BundledBookTest::everyPriceIsWhole()
{
    for (const PriceRow &row : bundledPriceBook().rows()) {
        const std::string what = offerIdOf(row) + " " + optionIdOf(row);
        QVERIFY2(row.currency != Currency(), what.c_str());
        QVERIFY2(!row.provenance.source.empty() && !row.sourceUrl.empty(), what.c_str());
        QVERIFY2(row.provenance.retrieved && row.provenance.validFrom, what.c_str());
        QVERIFY2(amortisedHourly(row) > Decimal(), what.c_str());
        QVERIFY2(row.state == PriceState::Accepted, what.c_str());
        QVERIFY2(row.acceleratorCount > Decimal(), what.c_str());
        // Between a sliver of an old card and the dearest accelerator of any list, per accelerator-hour.
        const Decimal each = divide(amortisedHourly(row), row.acceleratorCount, Rounding::HalfEven);
        if (row.currency == Currency::of("USD"))
            QVERIFY2(each > decimal("0.02") && each < decimal("60"), (what + " " + toText(each)).c_str());
    }
}

void BundledBookTest::acceleratorsAreKnown()
{
    const std::vector<Accelerator> &models = bundledAccelerators().models();
    QCOMPARE(models.size(), std::size_t(39));
    for (const Accelerator &model : models) {
        QVERIFY2(model.memoryGb && model.memoryBandwidthGbs && !model.vendor.empty() && !model.source.empty(),
                 model.model.c_str());
        QCOMPARE(bundledAccelerators().find(model.model), &model);
        for (const std::string &alias : model.aliases)
            QCOMPARE(bundledAccelerators().find(alias), &model);
    }
    // Data-sheet figures, dense: 989 TFLOP/s of bf16 and 80 GB.
    const Accelerator *h100 = bundledAccelerators().find("H100-SXM");
    QVERIFY(h100 != nullptr);
    QCOMPARE(toText(*h100->bf16Tflops), std::string("989"));
    QCOMPARE(toText(*h100->memoryGb), std::string("80"));
    QCOMPARE(interconnectOf(*h100), std::string("NVLink"));
    // Where an instance names a model that the table has, it names it by its model name.
    for (const InstanceFacts &facts : bundledInstances().instances()) {
        const Accelerator *model = bundledAccelerators().find(facts.accelerator);
        QVERIFY2(model == nullptr || model->model == facts.accelerator, facts.instanceType.c_str());
    }
    for (const PriceRow &row : bundledPriceBook().rows()) {
        const Accelerator *model = bundledAccelerators().find(row.accelerator);
        QVERIFY2(model == nullptr || model->model == row.accelerator, row.accelerator.c_str());
    }
}

void BundledBookTest::pricesOfOneDayFitTogether()
{
    for (const Offer &offer : bundledPriceBook().offers()) {
        const PurchaseOption *onDemand = findOption(offer, OptionKind::OnDemand);
        for (const PurchaseOption &option : offer.options) {
            const bool comparable = onDemand != nullptr && onDemand != &option &&
                                    option.provenance.validFrom == onDemand->provenance.validFrom;
            if (comparable)
                QVERIFY2(amortisedHourly(option) < onDemand->hourly, (offer.id + " " + option.id).c_str());
        }
    }
}

void BundledBookTest::knownPrices_data()
{
    QTest::addColumn<QString>("offer");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("hourly");
    // Witnessed in several independent public tables.
    QTest::newRow("a2-highgpu-1g, sum of its published parts") << "gcp:us-central1:a2-highgpu-1g"
                                                               << "onDemand"
                                                               << "3.673385";
    QTest::newRow("p5.48xlarge after June 2025") << "aws:us-east-1:p5.48xlarge"
                                                 << "onDemand"
                                                 << "55.04";
    QTest::newRow("ND96isr H100") << "azure:eastus:Standard_ND96isr_H100_v5"
                                  << "onDemand"
                                  << "98.32";
}

void BundledBookTest::knownPrices()
{
    QFETCH(QString, offer);
    QFETCH(QString, option);
    QFETCH(QString, hourly);
    const std::optional<Offer> found = bundledPriceBook().offer(offer.toStdString());
    QVERIFY(found);
    const PurchaseOption *way = findOption(*found, std::string_view(option.toStdString()));
    QVERIFY(way != nullptr);
    QVERIFY2(nearlyEqual(way->hourly, decimal(hourly.toStdString())), toText(way->hourly).c_str());
}

void BundledBookTest::offersAreWellFormed()
{
    std::set<std::string> ids;
    for (const Offer &offer : bundledPriceBook().offers()) {
        QVERIFY2(ids.insert(offer.id).second, offer.id.c_str());
        QVERIFY2(!offer.options.empty() && !offer.region.empty(), offer.id.c_str());
    }
}

QTEST_APPLESS_MAIN(BundledBookTest)
#include "bundled_book_test.moc"
