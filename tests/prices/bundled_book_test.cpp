// SPDX-License-Identifier: GPL-3.0-or-later
// The price book and the tables that come with the program.
#include "price_rows.h"
#include "prices/book_file.h"
#include "prices/bundled.h"
#include "support/csv_reader.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
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
    void everyPriceHasALicence();
    void oldPricesAreHistory();
    void unknownDatesAreFlagged();
    void namesOfAllSpellings_data();
    void namesOfAllSpellings();
    void machinesAreDescribed_data();
    void machinesAreDescribed();
    void placesAreCertified();
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
    for (const char *name : {"book.csv", "accelerators.csv", "instance_accelerators.csv", "certifications.csv"})
        QVERIFY2(!bundledFile(name).empty(), name);
    QVERIFY(bundledFile("nothing.csv").empty());
    for (const std::string &name : bundledFiles("examples/"))
        QVERIFY(!bundledFile(name).empty());
}

void BundledBookTest::bookIsLargeAndMixed()
{
    const PriceBook &book = bundledPriceBook();
    // Equal prices that differ only by zone count once.
    std::set<std::string> distinct;
    std::map<std::string, std::size_t> ofProvider;
    std::map<OptionKind, int> kinds;
    std::map<std::string, int> payments;
    std::set<std::int64_t> terms;
    for (const PriceRow &row : book.rows()) {
        PriceRow place = row;
        place.zone.clear();
        const bool isNew =
            distinct
                .insert(offerIdOf(place) + " " + optionIdOf(row) + " " + toText(row.hourly) + " " + toText(row.upfront))
                .second;
        ofProvider[row.provider] += isNew ? 1 : 0;
        ++kinds[row.kind];
        ++payments[row.paymentOption];
        terms.insert(row.termHours);
    }
    QVERIFY2(distinct.size() >= 5500, std::to_string(distinct.size()).c_str());
    QVERIFY2(ofProvider.size() >= 13, std::to_string(ofProvider.size()).c_str());
    for (const auto &[provider, count] : ofProvider)
        QVERIFY2(2 * count < distinct.size(), provider.c_str());
    QVERIFY(kinds[OptionKind::OnDemand] >= 2000 && kinds[OptionKind::Commitment] >= 2500);
    QVERIFY(kinds[OptionKind::Spot] >= 500);
    QVERIFY(payments["noUpfront"] >= 2500 && payments["allUpfront"] >= 90);
    QVERIFY(terms.count(8760) == 1 && terms.count(26280) == 1);
    QVERIFY(book.offers().size() >= 2000);
    std::set<std::string> machines;
    for (const Offer &offer : book.offers())
        machines.insert(offer.provider + " " + offer.instanceType);
    QVERIFY2(machines.size() >= 240, std::to_string(machines.size()).c_str());
    // No row is lost in the book: the file has one price for each identity.
    QCOMPARE(readBookRows(bundledFile("book.csv"), "book.csv")->size(), book.rows().size());
}

void BundledBookTest::everyPriceHasALicence()
{
    QFile sources(QString(GPUFOLIO_SOURCE_DIR) + "/pricing-data/sources.csv");
    QFile notice(QString(GPUFOLIO_SOURCE_DIR) + "/pricing-data/NOTICE");
    QVERIFY(sources.open(QIODevice::ReadOnly) && notice.open(QIODevice::ReadOnly));
    const QString noticed = QString::fromUtf8(notice.readAll());
    const Read<CsvTable> table = CsvTable::parse(sources.readAll().toStdString(), "sources.csv", CsvDialect());
    QVERIFY(table);
    const auto cell = [&table](std::size_t row, std::string_view column) {
        return table->cell(row, table->column(column).value());
    };
    const std::set<std::string> allowed = {"Apache-2.0", "MIT", "MPL-2.0"};
    std::set<std::string> licensed;
    for (std::size_t row = 0; row < table->rowCount(); ++row) {
        QVERIFY2(allowed.count(cell(row, "licence")) == 1, cell(row, "file").c_str());
        QVERIFY2(!cell(row, "evidence").empty(), cell(row, "file").c_str());
        QVERIFY2(noticed.contains(QString::fromStdString(cell(row, "repository"))), cell(row, "repository").c_str());
        licensed.insert(cell(row, "repository") + "@" + cell(row, "commit"));
    }
    for (const PriceRow &row : bundledPriceBook().rows())
        QVERIFY2(licensed.count(row.provenance.source) == 1, row.provenance.source.c_str());
}

void BundledBookTest::oldPricesAreHistory()
{
    const PriceBook &book = bundledPriceBook();
    int old = 0;
    for (const PriceRow &row : book.rows()) {
        if (row.provenance.validFrom->year >= 2020)
            continue;
        ++old;
        QVERIFY2(book.isHistory(row), (offerIdOf(row) + " " + optionIdOf(row)).c_str());
    }
    QVERIFY(old >= 90);
    for (const Offer &offer : book.offers())
        for (const PurchaseOption &option : offer.options)
            QVERIFY2(option.provenance.validFrom->year >= 2023, (offer.id + " " + option.id).c_str());
    // AWS sold a year of p3dn.24xlarge for 157,098 dollars, all upfront, in April 2019; effective 17.933562.
    const auto p3dn = std::find_if(book.rows().begin(), book.rows().end(), [](const PriceRow &row) {
        return offerIdOf(row) == "aws:us-east-1:p3dn.24xlarge" && optionIdOf(row) == "1y-allUpfront-standard";
    });
    QVERIFY(p3dn != book.rows().end());
    QCOMPARE(toText(p3dn->upfront), std::string("157098"));
    QVERIFY(p3dn->hourly.isZero());
    QVERIFY(nearlyEqual(amortisedHourly(*p3dn), decimal("17.933562")));
}

void BundledBookTest::unknownDatesAreFlagged()
{
    int flagged = 0;
    for (const PriceRow &row : bundledPriceBook().rows()) {
        const bool isFlagged = row.note.find("date not known; not before ") == 0;
        flagged += isFlagged ? 1 : 0;
        for (const char *provider : {"nebius", "lambda", "hyperstack", "runpod"})
            QVERIFY2(row.provider != provider || isFlagged, offerIdOf(row).c_str());
    }
    QVERIFY(flagged >= 150);
}

void BundledBookTest::namesOfAllSpellings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("model");
    // S15: skypilot-org/skypilot-catalog#100, dstackai/gpuhunt#93
    const std::pair<const char *, const char *> spellings[] = {
        {"A100-80GB", "A100-SXM-80GB"},
        {"A100 (80 GB)", "A100-SXM-80GB"},
        {"NVIDIA A100-SXM4-80GB", "A100-SXM-80GB"},
        {"A100-80GB-SXM", "A100-SXM-80GB"},
        {"A100", "A100-SXM-40GB"},
        {"Nvidia A100", "A100-SXM-40GB"},
        {"A100-40GB", "A100-SXM-40GB"},
        {"A100-PCIE-40GB", "A100-PCIe-40GB"},
        {"NVIDIA A100 80GB PCIe", "A100-PCIe-80GB"},
        {"A100-80G-PCIe-NVLink", "A100-PCIe-80GB"},
        {"A100 (20 GB)", ""},
        {"A100 MIG 3g.20gb", ""},
        {"NVIDIA H100 80GB HBM3", "H100-SXM-80GB"},
        {"H100-80G-SXM5", "H100-SXM-80GB"},
        {"H100 PCIe", "H100-PCIe-80GB"},
        {"H100 NVL", "H100-NVL-94GB"},
        {"NVIDIA H100 NVL (94 GB)", "H100-NVL-94GB"},
        {"H100-MIG-1g.10gb", ""},
        {"H200", "H200-SXM-141GB"},
        {"H200 NVL", "H200-NVL-141GB"},
        {"GH200", "GH200-96GB"},
        {"NVIDIA GH200 480GB", "GH200-96GB"},
        {"GH200-144GB", "GH200-144GB"},
        {"Tesla T4", "T4"},
        {"Tesla V100-SXM2-16GB", "V100-SXM2-16GB"},
        {"V100-32GB", "V100-SXM2-32GB"},
        {"Tesla V100S 32GB", ""},
        {"A6000", "RTX-A6000"},
        {"RTXA6000", "RTX-A6000"},
        {"NVIDIA RTX A6000", "RTX-A6000"},
        {"RTX6000", ""},
        {"RTX6000-Ada", "RTX-6000-Ada"},
        {"RTX6000Ada", "RTX-6000-Ada"},
        {"RTXPRO6000", "RTX-PRO-6000-Blackwell-Server"},
        {"RTXPRO6000WS", ""},
        {"NVIDIA GeForce RTX 4090", "RTX-4090"},
        {"AMD Instinct MI300X", "MI300X"},
        {"amd_mi300x", "MI300X"},
        {"NVIDIA GPU", ""},
        {"NVIDIA", ""},
        {"", ""},
    };
    for (const auto &[name, model] : spellings)
        QTest::newRow(name) << name << model;
}

void BundledBookTest::namesOfAllSpellings()
{
    QFETCH(QString, name);
    QFETCH(QString, model);
    const Accelerator *found = bundledAccelerators().find(name.toStdString());
    QCOMPARE(QString::fromStdString(found != nullptr ? found->model : std::string()), model);
}

void BundledBookTest::machinesAreDescribed_data()
{
    QTest::addColumn<QString>("offer");
    QTest::addColumn<QString>("described"); // memory of each, interconnect, network, vCPUs, memory, local disk
    // The figures of the vendors' own pages of machine types.
    QTest::newRow("eight H100 with NVSwitch") << "aws:us-east-1:p5.48xlarge"
                                              << "80 NVLink 3200 192 2048 30.72";
    QTest::newRow("A10G: disk, no NVLink") << "aws:us-east-1:g5.48xlarge"
                                           << "24 PCIe 100 192 768 7.6";
    // S20: an eighth of an L4 is 22,888 MiB / 8, sold as 3 GB
    QTest::newRow("an eighth of a card") << "aws:us-east-1:g6f.large"
                                         << "3 PCIe - 2 8 -";
    // A14: skypilot-org/skypilot#3708
    QTest::newRow("a sixth of an A10") << "azure:eastus:Standard_NV6ads_A10_v5"
                                       << "4 PCIe - 6 55 -";
    QTest::newRow("Infinity Fabric") << "azure:eastus2:Standard_ND96isr_MI300X_v5"
                                     << "192 Infinity Fabric 3200 96 1850 28";
    QTest::newRow("16 x 375 GiB") << "gcp:us-central1:a3-highgpu-8g"
                                  << "80 NVLink 1000 208 1872 6.44";
}

void BundledBookTest::machinesAreDescribed()
{
    QFETCH(QString, offer);
    QFETCH(QString, described);
    std::optional<Offer> found = bundledPriceBook().offer(offer.toStdString());
    QVERIFY(found);
    fillFromTable(*found, bundledAccelerators());
    const auto text = [](const std::optional<Decimal> &figure) { return figure ? toText(*figure) : std::string("-"); };
    QCOMPARE(QString::fromStdString(text(found->memoryPerAcceleratorGb) + " " + found->interconnect + " " +
                                    text(found->networkGbps) + " " + text(found->vcpus) + " " + text(found->memoryGb) +
                                    " " + text(found->localDiskTb)),
             described);
}

void BundledBookTest::placesAreCertified()
{
    const CertificationTable &table = bundledAccelerators().certifications();
    const auto has = [&table](const char *provider, const char *region, const char *name) {
        const std::vector<std::string> found = table.find(provider, region);
        return std::find(found.begin(), found.end(), name) != found.end();
    };
    QVERIFY(has("aws", "us-gov-west-1", "FedRAMP High"));
    QVERIFY(!has("aws", "us-east-1", "FedRAMP High") && has("aws", "us-east-1", "FedRAMP Moderate"));
    QVERIFY(has("aws", "eu-west-1", "ISO 27001") && !has("aws", "eu-west-1", "FedRAMP Moderate"));
    QVERIFY(table.find("aws", "cn-north-1").empty()); // run by others under certifications of their own
    QVERIFY(has("azure", "eastus", "SOC 2") && has("gcp", "us-central1", "ISO 27001"));
    QVERIFY(table.find("runpod", "global").empty());
    for (const RegionCertifications &region : table.regions())
        QVERIFY2(!region.source.empty() && region.asOf, region.region.c_str());
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
