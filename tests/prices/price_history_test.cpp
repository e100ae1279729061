// SPDX-License-Identifier: GPL-3.0-or-later
// The prices of one offer over several price books.
#include "price_rows.h"
#include "prices/price_history.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

constexpr const char *p5 = "aws:us-east-1:p5.48xlarge";

PriceRow on(const char *day, PriceRow row)
{
    row.provenance.retrieved = date(day);
    row.provenance.validFrom.reset();
    return row;
}

DatedOffer book(const char *name, const char *added, std::vector<PriceRow> rows)
{
    return {name, "price list", date(added), PriceBook(std::move(rows)).offer(p5)};
}

const OptionHistory &historyOf(const PriceHistory &history, const std::string &option)
{
    for (const OptionHistory &candidate : history.options)
        if (candidate.option == option)
            return candidate;
    qFatal("no history of %s", option.c_str());
}

QStringList datesOf(const OptionHistory &option)
{
    QStringList dates;
    for (const PriceStretch &stretch : option.prices)
        dates += QString::fromStdString(stretch.from->toText() + "/" + stretch.until->toText());
    return dates;
}

} // namespace

class PriceHistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void unchangedStretchesAreJoined();
    void carriedOverPricesGoOn();
    void daysOfTheVendorAreUsed();
    void pricesStandByDayNotByImport();
    void upfrontIsSpread();
    void whatIsGoneIsSaid();
    void unknownOffer();
    void nearNames_data();
    void nearNames();
    void jsonAndCsv();
};

void PriceHistoryTest::unchangedStretchesAreJoined()
{
    // The cut of June 2025 (98.32 to 55.04 for 8 GPUs), with a spelling of 55.04 that differs in the last digit.
    const PriceHistory history =
        *priceHistory(p5, {book("a", "2025-04-05", {on("2025-04-05", onDemandRow("98.32"))}),
                           book("b", "2025-05-16", {on("2025-05-16", onDemandRow("98.32"))}),
                           book("c", "2025-06-23", {on("2025-06-23", onDemandRow("55.04"))}),
                           book("d", "2026-07-28", {on("2026-07-28", onDemandRow("55.0401"))})});
    QCOMPARE(history.snapshots, std::size_t(4));
    const OptionHistory &onDemand = historyOf(history, "onDemand");
    QCOMPARE(datesOf(onDemand), (QStringList{"2025-04-05/2025-05-16", "2025-06-23/2026-07-28"}));
    QCOMPARE(toText(onDemand.prices[0].acceleratorHourly), std::string("12.29"));
    QVERIFY(!onDemand.prices[0].change);
    QCOMPARE(toText(*onDemand.prices[1].change, 3, 3), std::string("-0.440"));
    QCOMPARE(onDemand.prices[1].firstSnapshot, std::string("c"));
    QCOMPARE(onDemand.prices[1].lastSnapshot, std::string("d"));
    QVERIFY(!onDemand.gone);
}

void PriceHistoryTest::carriedOverPricesGoOn()
{
    // An import of other prices makes a new snapshot in which these stand as they were.
    const PriceRow same = on("2026-07-28", onDemandRow("55.04"));
    const PriceHistory history = *priceHistory(
        p5, {book("a", "2026-07-28", {same}), book("b", "2026-09-01", {same, on("2026-09-01", spotRow("20"))})});
    QCOMPARE(datesOf(historyOf(history, "onDemand")), QStringList{"2026-07-28/2026-07-28"});
    QCOMPARE(historyOf(history, "onDemand").prices[0].lastSnapshot, std::string("b"));
    QCOMPARE(historyOf(history, "spot").prices[0].firstSnapshot, std::string("b"));
}

void PriceHistoryTest::daysOfTheVendorAreUsed()
{
    PriceRow listed = onDemandRow("55.04");
    listed.provenance = {"aws-offer", date("2026-09-01"), date("2025-06-23")};
    PriceRow undated = spotRow("20");
    undated.provenance = {"table", std::nullopt, std::nullopt};
    const PriceHistory history = *priceHistory(p5, {book("a", "2026-11-30", {listed, undated})});
    QCOMPARE(datesOf(historyOf(history, "onDemand")), QStringList{"2025-06-23/2026-09-01"});
    QCOMPARE(datesOf(historyOf(history, "spot")), QStringList{"2026-11-30/2026-11-30"}); // the day of the snapshot
}

void PriceHistoryTest::pricesStandByDayNotByImport()
{
    const PriceHistory history =
        *priceHistory(p5, {book("new first", "2026-11-29", {on("2026-06-18", onDemandRow("6"))}),
                           book("old later", "2026-11-30", {on("2026-04-02", onDemandRow("5"))})});
    QCOMPARE(datesOf(historyOf(history, "onDemand")), (QStringList{"2026-04-02/2026-04-02", "2026-06-18/2026-06-18"}));
    QCOMPARE(toText(*historyOf(history, "onDemand").prices[1].change), std::string("0.2"));
}

void PriceHistoryTest::upfrontIsSpread()
{
    const PriceHistory history = *priceHistory(
        p5, {book("a", "2026-09-01", {on("2026-09-01", commitmentRow("40", "8760", 8760, "partialUpfront"))})});
    const OptionHistory &option = historyOf(history, "1y-partialUpfront");
    QCOMPARE(option.termHours, std::int64_t(8760));
    QCOMPARE(toText(option.prices[0].hourly), std::string("40"));
    QCOMPARE(toText(option.prices[0].amortisedHourly), std::string("41"));
    QCOMPARE(toText(option.prices[0].acceleratorHourly), std::string("5.125"));
}

void PriceHistoryTest::whatIsGoneIsSaid()
{
    const PriceRow onDemand = on("2026-07-28", onDemandRow("55.04"));
    const PriceHistory history =
        *priceHistory(p5, {book("a", "2026-07-28", {onDemand, on("2026-07-28", spotRow("20"))}),
                           book("b", "2026-09-01", {onDemand})});
    QVERIFY(historyOf(history, "spot").gone);
    QVERIFY(!historyOf(history, "onDemand").gone);
    const PriceHistory all = *priceHistory(p5, {book("a", "2026-07-28", {onDemand}), book("b", "2026-09-01", {})});
    QVERIFY(historyOf(all, "onDemand").gone);
    QCOMPARE(all.offer.instanceType, std::string("p5.48xlarge"));
}

void PriceHistoryTest::unknownOffer()
{
    const Result<PriceHistory> history = priceHistory("aws:moon:p5", {book("a", "2026-07-28", {})});
    QVERIFY(!history);
    QVERIFY(history.error().code == Error::Code::UnknownReference);
    QVERIFY(render(history.error().what).find("aws:moon:p5") != std::string::npos);
}

void PriceHistoryTest::nearNames_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("nearest");
    QTest::newRow("a letter wrong") << "aws:us-east-1:p5.48xlage" << p5;
    QTest::newRow("upper case") << "AWS:US-EAST-1:P5.48XLARGE" << p5;
    QTest::newRow("the machine alone") << "p5.48xlarge" << p5;
    QTest::newRow("words in another order") << "p5.48xlarge us-west-2"
                                            << "aws:us-west-2:p5.48xlarge";
}

void PriceHistoryTest::nearNames()
{
    QFETCH(QString, wanted);
    QFETCH(QString, nearest);
    const std::vector<std::string> ids = {"aws:us-east-1:g6.xlarge", p5, "aws:us-west-2:p5.48xlarge",
                                          "gcp:us-central1:a3-highgpu-8g"};
    const std::vector<std::string> near = nearOffers(wanted.toStdString(), ids, 2);
    QCOMPARE(near.size(), std::size_t(2));
    QCOMPARE(QString::fromStdString(near.front()), nearest);
    QVERIFY(nearOffers("x", {}, 3).empty());
}

void PriceHistoryTest::jsonAndCsv()
{
    const PriceHistory history = *priceHistory(p5, {book("a", "2025-04-05", {on("2025-04-05", onDemandRow("98.32"))}),
                                                    book("b", "2025-06-23", {on("2025-06-23", onDemandRow("55.04"))})});
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(priceHistoryJson(history))).object();
    QCOMPARE(document["format"], QJsonValue("gpufolio.priceHistory"));
    QCOMPARE(document["formatVersion"], QJsonValue(1));
    QCOMPARE(document["offer"]["id"], QJsonValue(p5));
    QCOMPARE(document["offer"]["currency"], QJsonValue("USD"));
    QCOMPARE(document["snapshots"], QJsonValue(2));
    const QJsonObject option = document["options"].toArray().first().toObject();
    QCOMPARE(option["option"], QJsonValue("onDemand"));
    QCOMPARE(option["gone"], QJsonValue(false));
    const QJsonArray prices = option["prices"].toArray();
    QCOMPARE(prices.size(), 2);
    for (const char *key : {"from", "until", "firstSnapshot", "lastSnapshot", "hourly", "upfront", "amortisedHourly",
                            "acceleratorHourly", "change", "source"})
        QVERIFY2(prices[0].toObject().contains(QLatin1String(key)), key);
    QCOMPARE(prices[1]["acceleratorHourly"], QJsonValue("6.88"));
    const QStringList lines = QString::fromStdString(*priceHistoryCsv(history)).split("\r\n", Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[2].count(','), lines[0].count(','));
    QVERIFY(lines[2].contains("2025-06-23"));
}

QTEST_APPLESS_MAIN(PriceHistoryTest)
#include "price_history_test.moc"
