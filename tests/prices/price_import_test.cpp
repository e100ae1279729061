// SPDX-License-Identifier: GPL-3.0-or-later
#include "price_rows.h"
#include "prices/book_file.h"
#include "prices/bundled.h"
#include "prices/price_import.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

const std::string header =
    "provider,region,instanceType,accelerator,acceleratorCount,kind,hourly,currency,source,retrieved,validFrom\n";

std::string line(const std::string &instanceType, const std::string &hourly, const std::string &source = "list",
                 const std::string &validFrom = "2027-02-01")
{
    return "own,lab," + instanceType + ",H100-SXM-80GB,8,onDemand," + hourly + ",USD," + source + ",2027-02-10," +
           validFrom + "\n";
}

ImportOutcome importText(const std::string &text, const PriceBook &accepted = {}, bool acceptOutliers = false,
                         const std::string &fileName = "own.csv")
{
    Read<ImportOutcome> outcome =
        importPrices({text, fileName, "auto", ""}, accepted, date("2027-02-10"), acceptOutliers);
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(*outcome);
}

/// "read kept refused heldBack merged"
std::string counts(const ImportReport &report)
{
    std::string text;
    for (const std::size_t count : {report.read, report.kept, report.refused, report.heldBack, report.merged})
        text += (text.empty() ? "" : " ") + std::to_string(count);
    return text;
}

std::string priceOf(const PriceBook &book, const std::string &instanceType, PriceState state = PriceState::Accepted)
{
    for (const PriceRow &row : book.rows()) {
        if (row.instanceType == instanceType && row.state == state)
            return toText(row.hourly);
    }
    return "none";
}

} // namespace

class PriceImportTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsGoodRows();
    void badRowsAreRefusedOneByOne();
    void zeroIsMissing();
    void equalRowsMergeAndUnequalRowsAreRefused();
    void largeMoves_data();
    void largeMoves();
    void heldBackPricesDoNotWin();
    void acceptedOutliers();
    void sameSourceReplaces();
    void otherSourceIsAConflict();
    void unreadableFiles_data();
    void unreadableFiles();
    void everyRowOfACatalogHasOneFate();
    void zonePriceIsHeldAgainstItsRegion();
    void incompletePriceReplacesNoAcceptedOne();
    void reportAsJson();
    void lawsOnDamagedCatalogs();
};

void PriceImportTest::keepsGoodRows()
{
    const ImportOutcome outcome = importText(header + line("p-8x", "24.00") + line("q-4x", "8.40"));
    QCOMPARE(counts(outcome.report), std::string("2 2 0 0 0"));
    QCOMPARE(outcome.report.source, std::string("csv"));
    QCOMPARE(priceOf(outcome.book, "p-8x"), std::string("24"));
    QCOMPARE(outcome.book.rows().size(), std::size_t(2));
}

void PriceImportTest::badRowsAreRefusedOneByOne()
{
    const ImportOutcome outcome =
        importText(header + line("a", "call us") + line("b", "8.40") + "own,lab\n" + line("c", "-1"));
    QCOMPARE(counts(outcome.report), std::string("4 1 3 0 0"));
    QCOMPARE(outcome.report.refusedRows.size(), std::size_t(3));
    QCOMPARE(outcome.report.refusedRows[0].line, 2);
    QCOMPARE(outcome.report.refusedRows[1].line, 4);
    QCOMPARE(outcome.report.refusedRows[2].line, 5);
    QVERIFY(render(outcome.report.refusedRows[0].what).find("call us") != std::string::npos);
}

void PriceImportTest::zeroIsMissing()
{
    const ImportOutcome own = importText(header + line("a", "0"));
    QCOMPARE(counts(own.report), std::string("1 0 1 0 0"));
    QVERIFY(own.book.rows().empty());
    const ImportOutcome catalog =
        importText("InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n"
                   "p5.48xlarge,H100,8,0,0.00,us-east-1\np4d.24xlarge,A100,8,21.95,0,us-east-1\n",
                   {}, false, "aws.csv");
    QCOMPARE(counts(catalog.report), std::string("2 1 1 0 0"));
    QCOMPARE(render(catalog.report.refusedRows.front().what),
             std::string("a price of 0 was found, which is taken as missing"));
    QCOMPARE(catalog.report.notices.size(), std::size_t(1)); // the spot price of the row that is kept
    QCOMPARE(catalog.report.notices.front().line, 3);
}

void PriceImportTest::equalRowsMergeAndUnequalRowsAreRefused()
{
    const ImportOutcome outcome = importText(header + line("a", "8.40") + line("b", "1") + line("a", "8.4000") +
                                             line("b", "2") + line("a", "8.4"));
    QCOMPARE(counts(outcome.report), std::string("5 1 2 0 2"));
    QCOMPARE(priceOf(outcome.book, "b"), std::string("none"));
    QCOMPARE(render(outcome.report.refusedRows.front().what),
             std::string("two prices of own:lab:b (onDemand) were found, in lines 3 and 5; none is used"));
}

void PriceImportTest::largeMoves_data()
{
    QTest::addColumn<QString>("previous");
    QTest::addColumn<QString>("found");
    QTest::addColumn<bool>("held");
    QTest::newRow("a thousandth") << "41.60"
                                  << "0.0416" << true;
    QTest::newRow("exactly a fifth") << "50"
                                     << "10" << false;
    QTest::newRow("below a fifth") << "50"
                                   << "9.999999999999" << true;
    QTest::newRow("exactly five times") << "10"
                                        << "50" << false;
    QTest::newRow("above five times") << "10"
                                      << "50.000000000001" << true;
    QTest::newRow("an ordinary cut") << "98.32"
                                     << "55.04" << false;
}

void PriceImportTest::largeMoves()
{
    QFETCH(QString, previous);
    QFETCH(QString, found);
    QFETCH(bool, held);
    const PriceBook accepted = importText(header + line("s-8x", previous.toStdString())).book;
    const ImportOutcome outcome = importText(header + line("s-8x", found.toStdString()), accepted);
    QCOMPARE(counts(outcome.report), std::string(held ? "1 0 0 1 0" : "1 1 0 0 0"));
    QCOMPARE(outcome.report.heldBackPrices.size(), std::size_t(held ? 1 : 0));
    QCOMPARE(priceOf(outcome.book, "s-8x"), toText(decimal((held ? previous : found).toStdString())));
}

void PriceImportTest::heldBackPricesDoNotWin()
{
    const PriceBook accepted = importText(header + line("s-8x", "41.60")).book;
    const ImportOutcome outcome = importText(header + line("s-8x", "0.0416", "list", "2027-02-09"), accepted);
    const HeldBackPrice &held = outcome.report.heldBackPrices.front();
    QCOMPARE(held.line, 2);
    QCOMPARE(held.instanceType, std::string("s-8x"));
    QCOMPARE(held.region, std::string("lab"));
    QCOMPARE(toText(held.previous), std::string("41.6"));
    QCOMPARE(toText(held.found), std::string("0.0416"));
    QCOMPARE(render(held.reason), std::string("the price fell from 41.6 to 0.0416, to less than a fifth"));
    QCOMPARE(priceOf(outcome.book, "s-8x", PriceState::HeldBack), std::string("0.0416"));
    const std::optional<Offer> offer = outcome.book.offer("own:lab:s-8x");
    QCOMPARE(toText(offer->options.front().hourly), std::string("41.6"));
    // The next ordinary price settles it.
    const ImportOutcome next = importText(header + line("s-8x", "40", "list", "2027-03-01"), outcome.book);
    QCOMPARE(next.book.rows().size(), std::size_t(1));
    QCOMPARE(priceOf(next.book, "s-8x"), std::string("40"));
}

void PriceImportTest::acceptedOutliers()
{
    const PriceBook accepted = importText(header + line("s-8x", "41.60")).book;
    const ImportOutcome outcome = importText(header + line("s-8x", "0.0416"), accepted, true);
    QCOMPARE(counts(outcome.report), std::string("1 1 0 0 0"));
    QCOMPARE(priceOf(outcome.book, "s-8x"), std::string("0.0416"));
}

void PriceImportTest::sameSourceReplaces()
{
    const PriceBook accepted = importText(header + line("a", "10") + line("b", "10")).book;
    // Even when the file says an older date: the source itself now says so.
    const ImportOutcome outcome = importText(header + line("a", "9", "list", "2027-01-01"), accepted);
    QCOMPARE(priceOf(outcome.book, "a"), std::string("9"));
    QCOMPARE(priceOf(outcome.book, "b"), std::string("10"));
    QVERIFY(outcome.report.conflicts.empty());
}

void PriceImportTest::otherSourceIsAConflict()
{
    const PriceBook accepted =
        importText(header + line("a", "10", "list", "2027-02-01") + line("b", "10", "list", "2027-02-01")).book;
    const ImportOutcome outcome =
        importText(header + line("a", "9", "quote", "2027-02-05") + line("b", "9", "quote", "2027-01-05"), accepted);
    QCOMPARE(priceOf(outcome.book, "a"), std::string("9"));
    QCOMPARE(priceOf(outcome.book, "b"), std::string("10"));
    QCOMPARE(outcome.report.conflicts.size(), std::size_t(2));
    const PriceConflict &first = outcome.report.conflicts[0];
    QCOMPARE(first.offer, std::string("own:lab:a"));
    QCOMPARE(first.usedFrom.source, std::string("quote"));
    QCOMPARE(toText(first.used) + " " + toText(first.other), std::string("9 10"));
    QCOMPARE(outcome.report.conflicts[1].usedFrom.source, std::string("list"));
    // The same price of two sources is none.
    QVERIFY(importText(header + line("a", "10", "quote"), accepted).report.conflicts.empty());
}

void PriceImportTest::unreadableFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("code");
    QTest::newRow("empty") << QByteArray() << "auto" << int(Error::Code::Syntax);
    QTest::newRow("no header") << QByteArray("1,2,3\n4,5,6\n") << "auto" << int(Error::Code::Syntax);
    QTest::newRow("another table") << QByteArray("Konto,Betrag\nA,7\n") << "auto" << int(Error::Code::Syntax);
    QTest::newRow("own table asked for") << QByteArray("Konto,Betrag,Waehrung\n") << "csv" << int(Error::Code::Syntax);
    QTest::newRow("catalog asked for") << QByteArray(header.c_str()) << "skypilot" << int(Error::Code::MissingKey);
    QTest::newRow("open quote") << QByteArray(header.c_str()) + "\"own,lab\n"
                                << "auto" << int(Error::Code::Syntax);
    QTest::newRow("UTF-16") << QByteArray("\xff\xfep\0r\0", 6) << "auto" << int(Error::Code::Syntax);
    QTest::newRow("invalid UTF-8") << QByteArray(header.c_str()) + "own,\xff\n"
                                   << "auto" << int(Error::Code::Syntax);
    QTest::newRow("a column twice") << QByteArray("provider,provider\n") << "auto" << int(Error::Code::DuplicateKey);
    QTest::newRow("unknown source") << QByteArray(header.c_str()) << "excel" << int(Error::Code::BadValue);
}

void PriceImportTest::unreadableFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, source);
    QFETCH(int, code);
    const Read<ImportOutcome> outcome =
        importPrices({text.toStdString(), "x/prices.csv", source.toStdString(), ""}, {}, date("2027-02-10"));
    QVERIFY(!outcome);
    QCOMPARE(int(outcome.error().front().code), code);
    QCOMPARE(outcome.error().front().where.file, std::string("x/prices.csv"));
    QVERIFY(!render(outcome.error().front().what).empty());
}

void PriceImportTest::everyRowOfACatalogHasOneFate()
{
    const std::string text =
        "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone,"
        "Arch\n"
        "p5.48xlarge,H100,8,192,2048,,55.04,20,us-east-1,use1-az1,x86_64\n"     // kept
        "p5.48xlarge,H100,8,192,2048,,55.04,,us-east-1,use1-az2,x86_64\n"       // merged: nothing new
        "p5.48xlarge,H100,8,192,2048,,55.04,30,us-east-1,use1-az3,x86_64\n"     // kept for its spot price
        "m7i.large,,,2,8,,0.1,,us-east-1,use1-az1,x86_64\n"                     // refused
        "p4d.24xlarge,A100,8,96,1152,,21.9,,us-east-1,use1-az1,x86_64\n"        // held back
        "p5.48xlarge,H100,8,192,2048,,55.04,20.00,us-east-1,use1-az1,x86_64\n"; // merged: the first again
    PriceRow dear = onDemandRow("219");
    dear.instanceType = "p4d.24xlarge";
    const ImportOutcome outcome = importText(text, PriceBook({dear}), false, "v8-aws.csv");
    QCOMPARE(counts(outcome.report), std::string("6 2 1 1 2"));
    QCOMPARE(outcome.report.source, std::string("skypilot"));
    QCOMPARE(outcome.report.refusedRows.front().line, 5);
    QCOMPARE(outcome.report.heldBackPrices.front().line, 6);
}

void PriceImportTest::zonePriceIsHeldAgainstItsRegion()
{
    const ImportOutcome outcome =
        importText("InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region,AvailabilityZone\n"
                   "p5.48xlarge,H100,8,,0.5,us-east-1,use1-az1\n",
                   PriceBook({spotRow("20")}), false, "v8-aws.csv");
    QCOMPARE(counts(outcome.report), std::string("1 0 0 1 0"));
}

void PriceImportTest::incompletePriceReplacesNoAcceptedOne()
{
    PriceRow whole = onDemandRow("88.25");
    whole.provider = "gcp";
    whole.region = "us-central1";
    whole.instanceType = "a3-highgpu-8g";
    const std::string text = "InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Region,"
                             "AvailabilityZone,Price,SpotPrice\n"
                             "a3-highgpu-8g,208,1872,,,,us-central1,us-central1-a,9.46006,\n";
    const ImportOutcome outcome = importText(text, PriceBook({whole}), false, "v8-gcp.csv");
    QCOMPARE(counts(outcome.report), std::string("1 1 0 0 0"));
    QCOMPARE(priceOf(outcome.book, "a3-highgpu-8g"), std::string("88.25"));
    QCOMPARE(priceOf(outcome.book, "a3-highgpu-8g", PriceState::Incomplete), std::string("9.46006"));
    QCOMPARE(toText(outcome.book.offers().front().options.front().hourly), std::string("88.25"));
}

void PriceImportTest::reportAsJson()
{
    const PriceBook accepted = importText(header + line("s-8x", "41.60") + line("c", "3")).book;
    const ImportReport report =
        importText(header + line("s-8x", "0.0416") + line("z", "0") + line("c", "4", "quote"), accepted).report;
    const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(importReportJson({report})));
    const QJsonObject document = json.object();
    QCOMPARE(document["format"].toString(), QString("gpufolio.priceImport"));
    QCOMPARE(document["formatVersion"].toInt(), 1);
    QCOMPARE(document["rows"].toObject(),
             (QJsonObject{{"read", 3}, {"kept", 1}, {"refused", 1}, {"heldBack", 1}, {"merged", 0}}));
    QCOMPARE(document["refused"].toArray().first().toObject()["line"].toInt(), 3);
    const QJsonObject held = document["heldBack"].toArray().first().toObject();
    QCOMPARE(held["instanceType"].toString(), QString("s-8x"));
    QCOMPARE(held["previous"].toString(), QString("41.6"));
    QCOMPARE(held["found"].toString(), QString("0.0416"));
    QCOMPARE(document["conflicts"].toArray().first().toObject()["used"].toString(), QString("4"));
    const QJsonDocument two = QJsonDocument::fromJson(QByteArray::fromStdString(importReportJson({report, report})));
    QCOMPARE(two.object()["rows"].toObject()["read"].toInt(), 6);
}

void PriceImportTest::lawsOnDamagedCatalogs()
{
    std::mt19937 random(4711);
    const std::vector<std::string> files = {"v8-aws.csv", "v8-azure.csv", "v8-gcp.csv", "v8-mithril.csv",
                                            "v8-runpod.csv"};
    const std::vector<std::string> types = {
        "p5.48xlarge", "p5.48xlarge", "a3-highgpu-8g", "Standard_NC24ads_A100_v4", "x_Promo", "", "\"a,b\""};
    const std::vector<std::string> names = {"H100", "A100-80GB", "", "K80"};
    const std::vector<std::string> numbers = {"1.5", "1.50", "30",  "",     "0",
                                              "-2",  "1e3",  "n/a", "0.15", "99999999999999999999999"};
    const std::vector<std::string> zones = {"use1-az1", "use1-az2", "use1-atl2-az1", "us-central1-a", ""};
    const auto pick = [&random](const std::vector<std::string> &from) { return from[random() % from.size()]; };
    PriceBook book;
    for (int round = 0; round < 200; ++round) {
        std::string text = "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region,AvailabilityZone\n";
        const std::size_t rows = random() % 40;
        for (std::size_t i = 0; i < rows; ++i) {
            text += pick(types) + "," + pick(names) + "," + pick({"8", "1", "", "0"}) + "," + pick(numbers) + "," +
                    pick(numbers) + "," + pick({"us-east-1", "us-central1"}) + "," + pick(zones) +
                    (random() % 20 == 0 ? ",extra\n" : "\n");
        }
        const ImportOutcome outcome = importText(text, book, false, pick(files));
        const ImportReport &report = outcome.report;
        QCOMPARE(report.read, rows);
        QCOMPARE(report.kept + report.refused + report.heldBack + report.merged, report.read);
        QCOMPARE(report.refusedRows.size(), report.refused);
        for (const ImportIssue &issue : report.refusedRows)
            QVERIFY(!render(issue.what).empty() && issue.line >= 2);
        for (const PriceRow &row : outcome.book.rows())
            QVERIFY(amortisedHourly(row) > Decimal() && row.acceleratorCount > Decimal());
        // Nothing that is accepted in the book gets lost, and a second import of the same file changes no accepted
        // price.
        for (const PriceRow &row : book.rows()) {
            QVERIFY(std::any_of(outcome.book.rows().begin(), outcome.book.rows().end(),
                                [&row](const PriceRow &other) {
                                    return sameIdentity(row, other) && other.state == PriceState::Accepted;
                                }) ||
                    row.state != PriceState::Accepted);
        }
        if (random() % 3 == 0)
            book = outcome.book;
    }
}

QTEST_APPLESS_MAIN(PriceImportTest)
#include "price_import_test.moc"
