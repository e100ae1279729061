// SPDX-License-Identifier: GPL-3.0-or-later
// Tables without a format of their own: cells as people write them, mappings, cases O01 and O03.
#include "price_rows.h"
#include "prices/price_cell.h"
#include "prices/price_import.h"
#include "prices/price_list.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class MappedTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cells_data();
    void cells();
    void badCells_data();
    void badCells();
    void counts_data();
    void counts();
    void terms_data();
    void terms();
    void tables_data();
    void tables();
    void refusals_data();
    void refusals();
    void gb18030Table();
    void mappingFileRoundTrip();
    void badMappings_data();
    void badMappings();
    void caseO01();
    void caseO03();
};

namespace
{

QByteArray cellText(const PriceCell &cell)
{
    static constexpr const char *spans[] = {"", "/h", "/month", "/year"};
    std::string text = toText(cell.amount) + (cell.currency ? " " + cell.currency->code() : "");
    text += spans[static_cast<int>(cell.span)];
    return QByteArray::fromStdString(text) + (cell.perAccelerator ? " per GPU" : "") + (cell.isFloor ? " floor" : "");
}

ImportOutcome import(const std::string &text, std::optional<PriceMapping> mapping = {}, const PriceBook &accepted = {})
{
    PriceFile file{text, "table.csv", "auto", "", std::move(mapping)};
    Read<ImportOutcome> outcome = importPrices(file, accepted, date("2027-02-10"));
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(*outcome);
}

QByteArray summary(const PriceBook &book)
{
    std::string text;
    for (const PriceRow &row : book.rows())
        text += (text.empty() ? "" : "; ") + offerIdOf(row) + " " + optionIdOf(row) + " " + toText(row.hourly) +
                (row.upfront.isZero() ? "" : "+" + toText(row.upfront)) + " " + toText(row.acceleratorCount) + "x" +
                row.accelerator;
    return QByteArray::fromStdString(text);
}

} // namespace

void MappedTableTest::cells_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("meaning");
    QTest::newRow("plain") << QByteArray("98.32") << QByteArray("98.32");
    QTest::newRow("yuan a month") << QByteArray("4288 元/月") << QByteArray("4288 CNY/month");
    QTest::newRow("yuan an hour, from") << QByteArray("8.01 元/小时起") << QByteArray("8.01 CNY/h floor");
    QTest::newRow("dollars in the same table") << QByteArray("1.98 美元/小时起") << QByteArray("1.98 USD/h floor");
    QTest::newRow("dollar sign") << QByteArray("$2.95/h") << QByteArray("2.95 USD/h");
    QTest::newRow("euro of an export") << QByteArray("€0.6309 hourly") << QByteArray("0.6309 EUR/h");
    QTest::newRow("month of an export") << QByteArray("$148.92 monthly") << QByteArray("148.92 USD/month");
    QTest::newRow("per GPU") << QByteArray("2.15 USD per GPU hour") << QByteArray("2.15 USD/h per GPU");
    QTest::newRow("per card") << QByteArray("12.5元/卡/小时") << QByteArray("12.5 CNY/h per GPU");
    QTest::newRow("a year") << QByteArray("1,200,000 元/年") << QByteArray("1200000 CNY/year");
    QTest::newRow("the sign alone says yuan or yen") << QByteArray("￥30/小时") << QByteArray("30/h");
}

void MappedTableTest::cells()
{
    QFETCH(QByteArray, cell);
    const auto price = parsePriceCell(cell.toStdString(), {});
    QVERIFY2(price, price ? "" : render(price.error().what).c_str());
    QTEST(cellText(*price), "meaning");
}

void MappedTableTest::badCells_data()
{
    QTest::addColumn<QByteArray>("cell");
    for (const char *cell : {"", "free", "Enquire for pricing", "1.2.3", "-5", "元/月", "3 apples"})
        QTest::newRow(cell) << QByteArray(cell);
}

void MappedTableTest::badCells()
{
    QFETCH(QByteArray, cell);
    QVERIFY(!parsePriceCell(cell.toStdString(), {}));
}

void MappedTableTest::counts_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("count");
    QTest::newRow("whole") << QByteArray("8") << QByteArray("8");
    QTest::newRow("cards") << QByteArray("8张") << QByteArray("8");
    QTest::newRow("a quarter") << QByteArray("1/4颗") << QByteArray("0.25");
    QTest::newRow("decimal") << QByteArray("0.5") << QByteArray("0.5");
    QTest::newRow("none") << QByteArray("0") << QByteArray("error");
    QTest::newRow("by nothing") << QByteArray("1/0") << QByteArray("error");
    QTest::newRow("a range") << QByteArray("4-6") << QByteArray("error");
}

void MappedTableTest::counts()
{
    QFETCH(QByteArray, cell);
    const auto count = parseCount(cell.toStdString(), {});
    QTEST(count ? QByteArray::fromStdString(toText(*count)) : QByteArray("error"), "count");
}

void MappedTableTest::terms_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<int>("hours");
    QTest::newRow("1 Year") << QByteArray("1 Year") << 8760;
    QTest::newRow("3 Years") << QByteArray("3 Years") << 26280;
    QTest::newRow("3yr") << QByteArray("3yr") << 26280;
    QTest::newRow("1y") << QByteArray("1y") << 8760;
    QTest::newRow("三年") << QByteArray("三年") << 26280;
    QTest::newRow("1 个月") << QByteArray("1 个月") << 730;
    QTest::newRow("hours") << QByteArray("8760") << 8760;
    QTest::newRow("nothing") << QByteArray("") << 0;
    QTest::newRow("a word") << QByteArray("long") << 0;
    QTest::newRow("too long") << QByteArray("99999999 years") << 0;
}

void MappedTableTest::terms()
{
    QFETCH(QByteArray, cell);
    const auto hours = parseTermHours(cell.toStdString());
    QTEST(hours ? int(*hours) : 0, "hours");
}

void MappedTableTest::tables_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("book");
    QTest::newRow("a Chinese price page: by use and by month")
        << QByteArray("厂商,地域,实例规格,GPU型号,GPU数量,按量计费,包年包月\n"
                      "aliyun,华东1,ecs.gn7i-c8g1.2xlarge,A10,1,8.01 元/小时起,4288 元/月\n")
        << QByteArray("aliyun:华东1:ecs.gn7i-c8g1.2xlarge:CNY onDemand 8.01 1xA10; "
                      "aliyun:华东1:ecs.gn7i-c8g1.2xlarge:CNY 730h-allUpfront 0+4288 1xA10");
    QTest::newRow("a fraction of a card, dollars and yuan in one table")
        << QByteArray("provider,region,instance,gpu,gpus,price\n"
                      "x,cn,a,L4,1/4颗,2 元/小时\nx,us,a,L4,1/4颗,1.98 美元/小时起\n")
        << QByteArray("x:cn:a:CNY onDemand 2 0.25xL4; x:us:a onDemand 1.98 0.25xL4");
    QTest::newRow("per GPU becomes per machine, spot beside it")
        << QByteArray("provider,region,instance,gpu,gpus,on-demand,spot\nx,us,a,L40S,8,$1.10/GPU-h,$0.5/GPU-h\n")
        << QByteArray("x:us:a onDemand 8.8 8xL40S; x:us:a spot 4 8xL40S");
    QTest::newRow("semicolons and a decimal comma")
        << QByteArray("provider;region;instance;gpu;gpus;price;currency\nx;eu;a;L40S;2;1,25;EUR\n")
        << QByteArray("x:eu:a:EUR onDemand 1.25 2xL40S");
    QTest::newRow("a dash is no price")
        << QByteArray("provider,region,instance,gpu,gpus,on-demand,spot\nx,us,a,L40S,1,$1.10,-\n")
        << QByteArray("x:us:a onDemand 1.1 1xL40S");
}

void MappedTableTest::tables()
{
    QFETCH(QByteArray, table);
    const ImportOutcome outcome = import(table.toStdString());
    QTEST(summary(outcome.book), "book");
    QCOMPARE(outcome.report.refused, std::size_t(0));
    QCOMPARE(outcome.report.source, std::string("csv"));
}

void MappedTableTest::refusals_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("no currency") << QByteArray("x,us,a,L40S,1,1.10") << QByteArray("no currency");
    QTest::newRow("the sign of yuan or yen") << QByteArray("x,us,a,L40S,1,￥1.10") << QByteArray("no currency");
    QTest::newRow("ask for it (S18)") << QByteArray("x,us,a,L40S,1,Enquire for pricing") << QByteArray("Enquire");
    QTest::newRow("a range of cards") << QByteArray("x,us,a,L40S,4-6,$1") << QByteArray("number of accelerators");
    QTest::newRow("no machine") << QByteArray("x,us,,L40S,1,$1") << QByteArray("instance type");
    QTest::newRow("no GPUs") << QByteArray("x,us,a,,,$1") << QByteArray("accelerator");
    QTest::newRow("nothing to pay") << QByteArray("x,us,a,L40S,1,$0") << QByteArray("missing");
    QTest::newRow("no price") << QByteArray("x,us,a,L40S,1,") << QByteArray("no price");
}

void MappedTableTest::refusals()
{
    QFETCH(QByteArray, row);
    QFETCH(QByteArray, reason);
    const ImportOutcome outcome =
        import("provider,region,instance,gpu,gpus,price\n" + row.toStdString() + "\nx,us,b,L4,1,$1\n");
    QCOMPARE(outcome.report.refused, std::size_t(1));
    QCOMPARE(outcome.report.kept, std::size_t(1));
    const std::string why = render(outcome.report.refusedRows.front().what);
    QVERIFY2(why.find(reason.toStdString()) != std::string::npos, why.c_str());
    QCOMPARE(outcome.report.refusedRows.front().line, 2);
}

// 实例规格,GPU,GPU数量,价格 and "30 元/小时" in GB18030.
void MappedTableTest::gb18030Table()
{
    const std::string table = "provider,\xCA\xB5\xC0\xFD\xB9\xE6\xB8\xF1,GPU,GPU\xCA\xFD\xC1\xBF,\xBC\xDB\xB8\xF1\n"
                              "volc,ml.h,L40S,1,30 \xD4\xAA/\xD0\xA1\xCA\xB1\n";
    QCOMPARE(summary(import(table).book), QByteArray("volc:ml.h:CNY onDemand 30 1xL40S"));
}

void MappedTableTest::mappingFileRoundTrip()
{
    const std::string text = R"({"format":"gpufolio.mapping","formatVersion":1,"columns":{"instanceType":"sku",)"
                             R"("hourly":"price"},"constants":{"provider":"own","currency":"EUR"}})";
    const auto mapping = readMapping(text, "m.json");
    QVERIFY(mapping);
    QCOMPARE(mapping->columns.at("hourly"), std::string("price"));
    QCOMPARE(mapping->constants.at("currency"), std::string("EUR"));
    const auto again = readMapping(writeMapping(*mapping), "m.json");
    QVERIFY(again && *again == *mapping);
}

void MappedTableTest::badMappings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("field");
    const QByteArray head = R"({"format":"gpufolio.mapping","formatVersion":1,)";
    QTest::newRow("unknown key") << head + R"("columns":{"hourly":"p","colour":"c"}})" << QByteArray("columns.colour");
    QTest::newRow("no price") << head + R"("columns":{"instanceType":"sku"}})" << QByteArray("columns");
    QTest::newRow("other format") << QByteArray(R"({"format":"x","formatVersion":1,"columns":{"hourly":"p"}})")
                                  << QByteArray("format");
    QTest::newRow("no text") << head + R"("columns":{"hourly":["p"]}})" << QByteArray("columns.hourly");
    QTest::newRow("unknown part") << head + R"("columns":{"hourly":"p"},"rows":1})" << QByteArray("rows");
}

void MappedTableTest::badMappings()
{
    QFETCH(QByteArray, text);
    const auto mapping = readMapping(text.toStdString(), "m.json");
    QVERIFY(!mapping);
    QTEST(QByteArray::fromStdString(mapping.error().front().where.field), "field");
}

// Case O01: the price of a whole term under the label "1 Hour".
void MappedTableTest::caseO01()
{
    const PriceMapping mapping{{{"instanceType", "sku"},
                                {"region", "region"},
                                {"acceleratorCount", "gpus"},
                                {"kind", "price_type"},
                                {"termHours", "term"},
                                {"unit", "unit_label"},
                                {"currency", "currency"},
                                {"hourly", "price"}},
                               {{"provider", "cloud"}, {"accelerator", "L40S"}}};
    const ImportOutcome outcome = import("sku,region,gpus,price_type,term,unit_label,currency,price\n"
                                         "gpu-8a,region-1,8,Consumption,,1 Hour,USD,27.20\n"
                                         "gpu-8a,region-1,8,Reservation,1 Year,1 Hour,USD,142963.20\n"
                                         "gpu-8a,region-1,8,Reservation,3 Years,1 Hour,USD,283824.00\n",
                                         mapping);
    QCOMPARE(outcome.book.rows().size(), std::size_t(3));
    const PriceRow &year = outcome.book.rows()[1];
    const PriceRow &three = outcome.book.rows()[2];
    QCOMPARE(toText(amortisedHourly(year)), std::string("16.32"));
    QCOMPARE(toText(divide(year.upfront, Decimal::fromInteger(12), Rounding::HalfEven)), std::string("11913.6"));
    QCOMPARE(toText(amortisedHourly(three)), std::string("10.8"));
    QCOMPARE(year.termHours, std::int64_t(8760));
    QCOMPARE(three.termHours, std::int64_t(26280));
    for (const PriceRow &row : outcome.book.rows())
        QVERIFY(amortisedHourly(row) <= decimal("27.20"));
}

// Case O03: units per row, and a price a thousand times too low.
void MappedTableTest::caseO03()
{
    const PriceMapping mapping{{{"instanceType", "sku"},
                                {"accelerator", "gpu_model"},
                                {"acceleratorCount", "gpus"},
                                {"hourly", "price"},
                                {"unit", "price_unit"}},
                               {{"provider", "own"}, {"currency", "USD"}}};
    const std::string head = "sku,gpu_model,gpus,price,price_unit\np-8x,M80,8,24.00,instance-hour\n"
                             "q-4x,M80,4,2.10,gpu-hour\nr-1x,M24,1,0.75,instance-hour\ns-8x,M80,8,";
    const PriceBook before = import(head + "41.60,instance-hour\n", mapping).book;
    const ImportOutcome after = import(head + "0.0416,instance-hour\n", mapping, before);
    QCOMPARE(summary(before), QByteArray("own:p-8x onDemand 24 8xM80; own:q-4x onDemand 8.4 4xM80; "
                                         "own:r-1x onDemand 0.75 1xM24; own:s-8x onDemand 41.6 8xM80"));
    QCOMPARE(after.report.heldBack, std::size_t(1));
    QCOMPARE(toText(after.report.heldBackPrices.front().found), std::string("0.0416"));
    for (const Offer &offer : after.book.offers()) {
        if (offer.instanceType == "s-8x")
            QCOMPARE(toText(offer.options.front().hourly), std::string("41.6"));
    }
}

QTEST_APPLESS_MAIN(MappedTableTest)
#include "mapped_table_test.moc"
