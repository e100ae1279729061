// SPDX-License-Identifier: GPL-3.0-or-later
// Imports every file of a folder of collected public price files that may lie beside the checkout, and prints what
// became of the rows of each.
#include "price_rows.h"
#include "prices/price_import.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <cstdio>
#include <map>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

QString folder()
{
    return QString(GPUFOLIO_SOURCE_DIR) + "/../shared/data/prices";
}

/// What each file is: the first pattern that its path has. "" = no prices that we read, which is said.
const std::vector<std::pair<const char *, const char *>> expected = {
    {"^aws-karpenter/", "csv"},
    {"^aws-offer-file/pricelist-", "csv"},
    {"^aws-offer-file/(ice-VersionIndex|opencost-awsUSEast|opencost-pricingCase1)", ""},
    {"^aws-offer-file/", "aws-offer"},
    {"^aws-spot-advisor/", "aws-spot-advisor"},
    {"^aws-website/gpu.json", ""},
    {"^aws-website/", "aws-pricing-page"},
    {"^azure-karpenter/", "csv"},
    {"^azure-reference/", ""},
    {"^azure-retail/ea-", "azure-price-sheet"},
    {"^azure-retail/", "azure-retail"},
    {"^custom-price-csv/", "csv"},
    {"^ecb-fx/", "ecb-rates"},
    {"^eu-cloud-prices/(ecb_rates|schema)", ""},
    {"^eu-cloud-prices/ovh_catalog", "ovhcloud"},
    {"^eu-cloud-prices/scaleway_catalog", "scaleway"},
    {"^eu-cloud-prices/", "eu-cloud-prices"},
    {"^facts_reserved.csv", "csv"},
    {"^fullstack-cloud-gpus/.*csv", "csv"},
    {"^gcp-catalog-api/error", ""},
    {"^gcp-catalog-api/", "gcp-skus"},
    {"^gcp-gcosts/.*yml", "gcosts"},
    {"^gcp-gcosts/", "csv"},
    {"^gpuhunt/api-samples-digitalocean", "digitalocean"},
    {"^gpuhunt/api-samples-jarvislabs", "jarvislabs"},
    {"^gpuhunt/api-samples-oci", ""},
    {"^gpuhunt/api-samples-runpod", "runpod-cpu"},
    {"^gpuhunt/api-samples-seeweb", "seeweb"},
    {"^gpuhunt/api-samples-verda", "verda"},
    {"^gpuhunt/api-samples-vultr", "vultr"},
    {"^gpuhunt/tpu", "gpuhunt-tpu"},
    {"^lambda/", "lambda"},
    {"^oci-rate-card/prices", "oci"},
    {"^oci-rate-card/", ""},
    {"^runpod/", "runpod"},
    {"^skypilot/v8-common", ""},
    {"^skypilot/", "skypilot"},
    {"^vantage/currency", ""},
    {"^vantage/", "vantage"},
    {"(LICENSE|SOURCES)", "-"}, // texts about the files
};

QString expectedSource(const QString &path)
{
    for (const auto &[pattern, source] : expected) {
        if (QRegularExpression(pattern).match(path).hasMatch())
            return source;
    }
    return "?";
}

} // namespace

class RealFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFileIsKnown_data();
    void everyFileIsKnown();
};

void RealFilesTest::initTestCase()
{
    if (!QDir(folder()).exists())
        QSKIP("No collected price files beside this checkout (../shared/data/prices).");
}

void RealFilesTest::everyFileIsKnown_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(folder(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = QDir(folder()).relativeFilePath(files.next());
        QTest::newRow(qPrintable(path)) << path;
    }
}

void RealFilesTest::everyFileIsKnown()
{
    QFETCH(QString, path);
    const QString source = expectedSource(path);
    if (source == "-")
        return;
    const std::string file = (folder() + "/" + path).toStdString();
    const Read<ImportOutcome> outcome = importPrices(PriceFile::at(file), PriceBook(), date("2026-11-30"));
    if (source.isEmpty()) {
        QVERIFY2(!outcome, "prices were found in a file that has none");
        QVERIFY(outcome.error().front().where.line >= 1);
        std::printf("%-70s %s\n", qPrintable(path), render(outcome.error().front().what).c_str());
        return;
    }
    QVERIFY2(outcome, outcome ? "" : toText(outcome.error().front()).c_str());
    const ImportReport &report = outcome->report;
    QCOMPARE(QString::fromStdString(report.source), source);
    QCOMPARE(report.read, report.kept + report.merged + report.refused + report.heldBack);
    QCOMPARE(report.refusedRows.size(), report.refused);
    std::map<std::string, int> reasons;
    std::pair<std::string, int> top;
    for (const ImportIssue &issue : report.refusedRows) {
        const int count = ++reasons[render(issue.what)];
        if (count > top.second)
            top = {render(issue.what), count};
    }
    std::printf("%-70s %-17s %5zu %5zu %5zu %5zu %3zu  %s\n", qPrintable(path), report.source.c_str(), report.read,
                report.kept, report.merged, report.refused, report.heldBack, top.first.c_str());
}

QTEST_GUILESS_MAIN(RealFilesTest)
#include "real_files_test.moc"
