// SPDX-License-Identifier: GPL-3.0-or-later
// Imports every table of a folder of collected public files that may lie beside the checkout.
#include "price_rows.h"
#include "prices/bundled.h"
#include "prices/price_import.h"
#include "support/file_io.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace gpufolio;
using namespace gpufolio::test;

class RealTablesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRowHasOneFate_data();
    void everyRowHasOneFate();
    void figures_data();
    void figures();
    void windowsLeak();
    void ratesOfTheHistory();
};

namespace
{

QDir folder()
{
    return {QString(GPUFOLIO_SOURCE_DIR) + "/../shared/data/prices"};
}

Read<ImportOutcome> importFile(const QString &name, const PriceBook &accepted = {})
{
    return importPrices(PriceFile::at(folder().filePath(name).toStdString()), accepted, date("2026-11-30"));
}

QStringList tables()
{
    QStringList names{"facts_reserved.csv"};
    for (const QString &part : {QString("aws-karpenter"), QString("azure-karpenter"), QString("aws-offer-file"),
                                QString("fullstack-cloud-gpus"), QString("custom-price-csv"), QString("gcp-gcosts")}) {
        for (const QString &name : QDir(folder().filePath(part)).entryList({"*.csv"}))
            names << part + "/" + name;
    }
    return names;
}

} // namespace

void RealTablesTest::initTestCase()
{
    if (!folder().exists())
        QSKIP("No collected price files beside this checkout (../shared/data/prices).");
}

void RealTablesTest::everyRowHasOneFate_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : tables())
        QTest::newRow(qPrintable(name)) << name;
}

void RealTablesTest::everyRowHasOneFate()
{
    QFETCH(QString, name);
    const Read<ImportOutcome> outcome = importFile(name, bundledPriceBook());
    QVERIFY2(outcome, outcome ? "" : toText(outcome.error().front()).c_str());
    const ImportReport &report = outcome->report;
    std::string text = *readFile(folder().filePath(name).toStdString());
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    // No cell of these files has a line break; the AWS list has five lines before its header.
    QCOMPARE(report.read, lines - (report.source == "aws-offer" ? 6 : 1));
    QCOMPARE(report.kept + report.refused + report.heldBack + report.merged, report.read);
    QCOMPARE(report.refusedRows.size(), report.refused);
    for (const PriceRow &row : outcome->book.rows())
        QVERIFY(amortisedHourly(row) > Decimal());
    const Read<ImportOutcome> again = importFile(name, outcome->book);
    QVERIFY(again);
    QCOMPARE(again->book.rows().size(), outcome->book.rows().size());
}

/// Figures that stand in the files, by the newest day of each; three of them in two independent files.
void RealTablesTest::figures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("offer");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("hourly");
    const auto row = [](const char *name, const char *offer, const char *option, const char *hourly) {
        QTest::addRow("%s %s %s", name, offer, option)
            << QString(name) << QString(offer) << QString(option) << QString(hourly);
    };
    row("aws-karpenter/ondemand-history-aws.csv", "aws:us-east-1:p5.48xlarge", "onDemand", "55.04");
    row("aws-karpenter/ondemand-history-aws.csv", "aws:us-east-1:p4d.24xlarge", "onDemand", "21.957642");
    row("aws-offer-file/pricelist-onDemand-linux-2026-09-01.csv", "aws:us-east-1:p5.48xlarge", "onDemand", "55.04");
    row("aws-offer-file/pricelist-onDemand-linux-2026-09-01.csv", "aws:us-west-2:p4d.24xlarge", "onDemand", "21.95764");
    row("aws-offer-file/pricelist-archived-versions-us-east-1.csv", "aws:p5.48xlarge", "onDemand", "55.04");
    row("gcp-gcosts/price-history-selected.csv", "gcp:us-central1:a3-highgpu-8g", "spot", "50.61");
    row("gcp-gcosts/price-history-selected.csv", "gcp:us-central1:a2-highgpu-1g", "onDemand", "3.673385");
    row("azure-karpenter/ondemand-2026-06-18.csv", "azure:eastus:Standard_ND96isr_H100_v5", "onDemand", "98.32");
    row("facts_reserved.csv", "aws:us-east-1:p3dn.24xlarge", "1y-allUpfront-standard", "17.933562");
}

void RealTablesTest::figures()
{
    QFETCH(QString, name);
    QFETCH(QString, offer);
    QFETCH(QString, option);
    QFETCH(QString, hourly);
    const Read<ImportOutcome> outcome = importFile(name);
    QVERIFY(outcome);
    const auto &rows = outcome->book.rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const PriceRow &row) {
        return offerIdOf(row) == offer.toStdString() &&
               (optionIdOf(row) == option.toStdString() || optionIdOf(row) + "-standard" == option.toStdString());
    });
    QVERIFY(found != rows.end());
    const Decimal price = amortisedHourly(*found);
    QVERIFY2(nearlyEqual(price, decimal(hourly.toStdString())), toText(price).c_str());
}

/// A9: the same size at 6.98 in one snapshot and 8.82 in the next: 40 vCPUs x 0.046.
void RealTablesTest::windowsLeak()
{
    const PriceBook before = importFile("azure-karpenter/ondemand-2026-04-02.csv")->book;
    const Read<ImportOutcome> after = importFile("azure-karpenter/ondemand-2026-06-18.csv", before);
    const auto &notices = after->report.notices;
    const auto said = std::count_if(notices.begin(), notices.end(), [](const ImportIssue &notice) {
        return render(notice.what).find("looks like the Windows price") != std::string::npos;
    });
    QCOMPARE(said, 3); // centralus, eastus2, westeurope
}

void RealTablesTest::ratesOfTheHistory()
{
    const Read<ImportOutcome> outcome = importFile("ecb-fx/eurofxref-hist-trimmed.csv");
    QVERIFY(outcome);
    QCOMPARE(outcome->report.kept, outcome->report.read);
    // 2026-04-12 is a Sunday; the rates of Friday are 7.9967 and 1.1711.
    const auto rate = outcome->rates.rate(Currency::of("USD"), Currency::of("CNY"), date("2026-04-12"));
    QVERIFY(rate);
    QCOMPARE(rate->date, date("2026-04-10"));
    QCOMPARE(rate->rate, decimal("6.828366493041"));
    QCOMPARE(importFile("ecb-fx/eurofxref-daily-2024-06-28.xml")->rates.size(), std::size_t(30));
}

QTEST_APPLESS_MAIN(RealTablesTest)
#include "real_tables_test.moc"
