// SPDX-License-Identifier: GPL-3.0-or-later
#include "price_rows.h"
#include "prices/bundled.h"
#include "prices/price_list.h"
#include "support/csv_reader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

PriceRow row(const std::string &provider, const std::string &model, const std::string &hourly,
             const std::string &count = "8", const std::string &currency = "USD")
{
    PriceRow price = onDemandRow(hourly);
    price.provider = provider;
    price.accelerator = model;
    price.instanceType = model + "x" + count;
    price.acceleratorCount = decimal(count);
    price.currency = Currency::of(currency);
    return price;
}

PriceBook smallBook()
{
    return PriceBook({row("a", "H100-SXM-80GB", "24.00"), row("b", "H100-PCIe-80GB", "3.29", "1"),
                      row("c", "H200-SXM-141GB", "30"), row("d", "A10", "8", "4"), row("d", "A100-SXM-40GB", "20"),
                      row("d", "A10G", "1", "1"), row("e", "K80", "0.9", "2"),
                      row("f", "H100-SXM-80GB", "150", "8", "CNY"), row("g", "A10", "0.5", "0.166666666667")});
}

QStringList listed(const PriceQuery &query, const PriceBook &book = smallBook())
{
    QStringList texts;
    const Result<std::vector<ListedPrice>> prices = listPrices(book, query, bundledAccelerators());
    if (!prices)
        return {"error"};
    for (const ListedPrice &price : *prices)
        texts << QString::fromStdString(price.row.provider + " " + price.row.accelerator);
    return texts;
}

PriceQuery query(const QString &accelerator, const QString &sortKey = {})
{
    PriceQuery wanted;
    wanted.accelerator = accelerator.toStdString();
    wanted.sortKey = sortKey.toStdString();
    return wanted;
}

} // namespace

class PriceListTest : public QObject
{
    Q_OBJECT

private slots:
    void acceleratorFilter_data();
    void acceleratorFilter();
    void otherFilters();
    void bothPrices();
    void sorting();
    void unknownSortKey();
    void everyKeySorts();
    void jsonDocument();
    void csvHasTheSameCells();
    void severalProvidersSellAnH100();
};

void PriceListTest::acceleratorFilter_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("all of a family") << "H100" << QStringList{"a H100-SXM-80GB", "b H100-PCIe-80GB", "f H100-SXM-80GB"};
    QTest::newRow("lower case and a blank") << "h100 sxm" << QStringList{"a H100-SXM-80GB", "f H100-SXM-80GB"};
    QTest::newRow("the whole name") << "H100-PCIe-80GB" << QStringList{"b H100-PCIe-80GB"};
    QTest::newRow("alias that begins no name") << "H100-NVLINK" << QStringList{};
    QTest::newRow("alias") << "H100-80G-SXM5" << QStringList{"a H100-SXM-80GB", "f H100-SXM-80GB"};
    QTest::newRow("not the longer names") << "A10" << QStringList{"d A10", "g A10"};
    QTest::newRow("a name in no table") << "k80" << QStringList{"e K80"};
    QTest::newRow("nothing like it") << "X1" << QStringList{};
}

void PriceListTest::acceleratorFilter()
{
    QFETCH(QString, wanted);
    QFETCH(QStringList, expected);
    QCOMPARE(listed(query(wanted)), expected);
}

void PriceListTest::otherFilters()
{
    PriceQuery wanted;
    wanted.provider = "d";
    QCOMPARE(listed(wanted).size(), 3);
    wanted.region = "us-east-1";
    QCOMPARE(listed(wanted).size(), 3);
    wanted.region = "eu-west-1";
    QVERIFY(listed(wanted).isEmpty());
    wanted = {};
    wanted.kind = OptionKind::Spot;
    QVERIFY(listed(wanted).isEmpty());
    wanted.kind = OptionKind::OnDemand;
    QCOMPARE(listed(wanted).size(), 9);
}

void PriceListTest::bothPrices()
{
    const PriceBook book({row("a", "H100-SXM-80GB", "24.00"), commitmentRow("5", "43800", 8760)});
    const Result<std::vector<ListedPrice>> prices = listPrices(book, {}, bundledAccelerators());
    QVERIFY(prices);
    QCOMPARE(toText((*prices)[0].amortisedHourly), std::string("24"));
    QCOMPARE(toText((*prices)[0].acceleratorHourly), std::string("3"));
    QCOMPARE(toText((*prices)[1].amortisedHourly), std::string("10")); // 5 + 43,800 / 8,760
    QCOMPARE(toText((*prices)[1].acceleratorHourly), std::string("1.25"));
}

void PriceListTest::sorting()
{
    // Per accelerator: K80 0.45, A10G 1, A10 2, A100 2.5, A10 sixth 3, H100 3, PCIe 3.29, H200 3.75; other currencies
    // apart.
    QCOMPARE(listed(query("", "acceleratorHourly")),
             (QStringList{"f H100-SXM-80GB", "e K80", "d A10G", "d A10", "d A100-SXM-40GB", "g A10", "a H100-SXM-80GB",
                          "b H100-PCIe-80GB", "c H200-SXM-141GB"}));
    QCOMPARE(listed(query("H100", "provider")),
             (QStringList{"a H100-SXM-80GB", "b H100-PCIe-80GB", "f H100-SXM-80GB"}));
    // What isn't known comes last.
    PriceRow undated = row("z", "T4", "1");
    undated.provenance.validFrom.reset();
    QCOMPARE(listed(query("", "validFrom"), PriceBook({undated, row("zz", "T4", "1")})),
             (QStringList{"zz T4", "z T4"}));
    QCOMPARE(listed(query("", "termHours"),
                    PriceBook({row("a", "T4", "1"), commitmentRow("1", "0", 26280), commitmentRow("2", "0", 8760)})),
             (QStringList{"aws H100-SXM-80GB", "aws H100-SXM-80GB", "a T4"}));
}

void PriceListTest::unknownSortKey()
{
    const Result<std::vector<ListedPrice>> prices = listPrices({}, query("", "price"), bundledAccelerators());
    QVERIFY(!prices);
    QVERIFY(prices.error().code == Error::Code::BadValue);
    QVERIFY(render(prices.error().what).find("acceleratorHourly") != std::string::npos);
}

void PriceListTest::everyKeySorts()
{
    const QStringList plain = listed({}, bundledPriceBook());
    const QSet<QString> all(plain.begin(), plain.end());
    for (const std::string &key : priceSortKeys()) {
        const QStringList sorted = listed(query("", QString::fromStdString(key)), bundledPriceBook());
        QCOMPARE(sorted.size(), plain.size());
        QCOMPARE(QSet<QString>(sorted.begin(), sorted.end()), all);
    }
}

void PriceListTest::jsonDocument()
{
    PriceRow third = commitmentRow("5", "43800", 8760, "partialUpfront");
    third.provenance.validFrom.reset();
    const PriceBook book({row("g", "A10", "0.5", "0.166666666667"), third});
    const QByteArray text = QByteArray::fromStdString(priceListJson(*listPrices(book, {}, bundledAccelerators())));
    const QJsonObject document = QJsonDocument::fromJson(text).object();
    QCOMPARE(document["format"].toString(), QString("gpufolio.prices"));
    QCOMPARE(document["formatVersion"].toInt(), 1);
    const QJsonArray prices = document["prices"].toArray();
    QCOMPARE(prices.size(), 2);
    const QJsonObject commitment = prices[0].toObject();
    QCOMPARE(commitment["upfront"], QJsonValue("43800"));
    QCOMPARE(commitment["termHours"], QJsonValue(8760));
    QCOMPARE(commitment["hourly"], QJsonValue("5"));
    QCOMPARE(commitment["amortisedHourly"], QJsonValue("10"));
    QCOMPARE(commitment["acceleratorHourly"], QJsonValue("1.25"));
    QCOMPARE(commitment["retrieved"], QJsonValue("2026-09-01"));
    QVERIFY(commitment["validFrom"].isNull());
    QCOMPARE(commitment["state"], QJsonValue("accepted"));
    QCOMPARE(commitment["offer"].toString(), QString::fromStdString(offerIdOf(third)));
    QCOMPARE(commitment["option"], QJsonValue("1y-partialUpfront"));
    const QJsonObject onDemand = prices[1].toObject();
    QVERIFY(onDemand["upfront"].isNull());
    QVERIFY(onDemand["termHours"].isNull());
    QCOMPARE(onDemand["acceleratorCount"], QJsonValue(0.166666666667));
    QCOMPARE(onDemand["kind"], QJsonValue("onDemand"));
    // Keys as the contract lists them, in this order.
    qsizetype at = 0;
    for (const std::string &key : priceColumns()) {
        at = text.indexOf('"' + QByteArray::fromStdString(key) + "\":", at);
        QVERIFY2(at > 0, key.c_str());
    }
}

void PriceListTest::csvHasTheSameCells()
{
    const std::vector<ListedPrice> prices = *listPrices(smallBook(), {}, bundledAccelerators());
    const Result<std::string> csv = priceListCsv(prices);
    QVERIFY(csv);
    const Read<CsvTable> table = CsvTable::parse(*csv, "list.csv");
    QVERIFY(table);
    QCOMPARE(table->header(), priceColumns());
    QCOMPARE(table->rowCount(), prices.size());
    for (std::size_t i = 0; i < prices.size(); ++i) {
        const std::vector<std::string> cells = priceCells(prices[i]);
        for (std::size_t column = 0; column < cells.size(); ++column)
            QCOMPARE(table->cell(i, column), cells[column]);
    }
}

void PriceListTest::severalProvidersSellAnH100()
{
    const Result<std::vector<ListedPrice>> prices =
        listPrices(bundledPriceBook(), query("H100"), bundledAccelerators());
    QVERIFY(prices);
    QSet<QString> providers;
    for (const ListedPrice &price : *prices) {
        providers.insert(QString::fromStdString(price.row.provider));
        QCOMPARE(price.row.accelerator.substr(0, 5), std::string("H100-"));
        QVERIFY(price.acceleratorHourly > Decimal());
        QVERIFY(!price.row.provenance.source.empty() && price.row.provenance.retrieved);
    }
    QVERIFY2(providers.size() >= 4, qPrintable(QStringList(providers.values()).join(' ')));
}

QTEST_APPLESS_MAIN(PriceListTest)
#include "price_list_test.moc"
