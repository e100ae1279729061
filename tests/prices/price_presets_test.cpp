// SPDX-License-Identifier: GPL-3.0-or-later
// Price pages of Chinese clouds as people paste or export them: encodings, separators, units in cells and headers.
// V1: prices with their currency in the cell; V7: byte order marks, GB18030, UTF-16, semicolons, decimal commas.
#include "price_rows.h"
#include "prices/price_import.h"
#include "prices/price_presets.h"
#include "prices/sources/mapped_table.h"
#include "prices/sources/table_words.h"

#include <QTest>

#include <iconv.h>

#include <set>

using namespace gpufolio;
using namespace gpufolio::test;

class PricePresetsTest : public QObject
{
    Q_OBJECT

private slots:
    void presetsAreUsable();
    void pages_data();
    void pages();
    void onePageInEveryEncoding_data();
    void onePageInEveryEncoding();
    void mixedCurrenciesAreSaid();
    void userMayChangeWhatWasFound();
    void constantsAddToWhatIsFound();
    void unitsOfHeaders_data();
    void unitsOfHeaders();
    void termColumns_data();
    void termColumns();
    void kinds_data();
    void kinds();
    void days_data();
    void days();
    void models_data();
    void models();
};

namespace
{

std::string encoded(const std::string &utf8, const char *encoding)
{
    iconv_t converter = iconv_open(encoding, "UTF-8");
    std::string in = utf8;
    std::string out(in.size() * 4 + 16, '\0');
    char *from = in.data();
    char *to = out.data();
    std::size_t left = in.size();
    std::size_t room = out.size();
    if (iconv(converter, &from, &left, &to, &room) == static_cast<std::size_t>(-1))
        qFatal("%s", encoding);
    iconv_close(converter);
    out.resize(out.size() - room);
    return out;
}

ImportOutcome import(const std::string &text, std::optional<PriceMapping> mapping = {})
{
    PriceFile file{text, "page.csv", "auto", "", std::move(mapping)};
    Read<ImportOutcome> outcome = importPrices(file, PriceBook(), date("2026-11-30"));
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(*outcome);
}

/// "GN7.LARGE20 onDemand 2.21 CNY 0.25xT4", a line for each price.
QByteArray summary(const PriceBook &book)
{
    std::string text;
    for (const PriceRow &row : book.rows())
        text += row.provider + " " + row.region + " " + row.instanceType + " " + optionIdOf(row) + " " +
                toText(row.hourly) + (row.upfront.isZero() ? "" : "+" + toText(row.upfront)) + " " +
                row.currency.code() + " " + toText(row.acceleratorCount) + "x" + row.accelerator + "\n";
    return QByteArray::fromStdString(text);
}

const char *const alibabaPage =
    "实例规格\tvCPU\t内存（GiB）\tGPU\t地域\t按量付费（元/小时）\t包月（元）\t1年\t3年\t抢占式实例\n"
    "ecs.gn7i-c8g1.2xlarge\t8\t30\tNVIDIA A10 * 1\t华东1（杭州）\t8.01 元/小时起\t4288 元/月\t"
    "43738 元\t98000\t2.4 元/小时\n"
    "ecs.gn6v-c8g1.16xlarge\t64\t256\tNVIDIA V100 * 8\t华东1（杭州）\t212\t-\t-\t-\t—\n";

const char *const alibabaBook = "alibaba-cloud 华东1（杭州） ecs.gn6v-c8g1.16xlarge onDemand 212 CNY 8xV100-SXM2-16GB\n"
                                "alibaba-cloud 华东1（杭州） ecs.gn7i-c8g1.2xlarge onDemand 8.01 CNY 1xA10\n"
                                "alibaba-cloud 华东1（杭州） ecs.gn7i-c8g1.2xlarge 730h-allUpfront 0+4288 CNY 1xA10\n"
                                "alibaba-cloud 华东1（杭州） ecs.gn7i-c8g1.2xlarge 1y-allUpfront 0+43738 CNY 1xA10\n"
                                "alibaba-cloud 华东1（杭州） ecs.gn7i-c8g1.2xlarge 3y-allUpfront 0+98000 CNY 1xA10\n"
                                "alibaba-cloud 华东1（杭州） ecs.gn7i-c8g1.2xlarge spot 2.4 CNY 1xA10\n";

} // namespace

void PricePresetsTest::presetsAreUsable()
{
    std::set<std::string> ids;
    for (const PricePreset &preset : pricePresets()) {
        QVERIFY(ids.insert(preset.id).second);
        QVERIFY(findPreset(preset.id) == &preset);
        QVERIFY(!preset.name.empty());
        for (const auto &[key, names] : preset.columns) {
            const auto &keys = mappingKeys();
            QVERIFY2(std::find(keys.begin(), keys.end(), key) != keys.end(), key.c_str());
            for (const std::string &name : names)
                QCOMPARE(foldedColumn(name), name); // else no header could fit
        }
    }
    QCOMPARE(ids, (std::set<std::string>{"alibaba-cloud", "huawei-cloud", "tencent-cloud", "volcengine"}));
    QVERIFY(findPreset("acme") == nullptr);
}

void PricePresetsTest::pages_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QByteArray>("book");
    QTest::newRow("Alibaba Cloud: a column for each way to buy") << QByteArray(alibabaPage) << QByteArray(alibabaBook);
    QTest::newRow("Tencent Cloud: semicolons, decimal comma, a quarter of a card (S20)")
        << QByteArray("机型;GPU型号;GPU数量;地域;按量计费(元/小时);包年包月(元/月);竞价实例\n"
                      "GN7.LARGE20;T4;1/4颗;上海;2,21;1.020,50;0,66\n"
                      "GN10Xp.20XLARGE320;V100-32GB;8颗;上海;104,4;;\n")
        << QByteArray("tencent-cloud 上海 GN10Xp.20XLARGE320 onDemand 104.4 CNY 8xV100-SXM2-32GB\n"
                      "tencent-cloud 上海 GN7.LARGE20 onDemand 2.21 CNY 0.25xT4\n"
                      "tencent-cloud 上海 GN7.LARGE20 730h-allUpfront 0+1020.5 CNY 0.25xT4\n"
                      "tencent-cloud 上海 GN7.LARGE20 spot 0.66 CNY 0.25xT4\n");
    QTest::newRow("Huawei Cloud: by month and by year")
        << QByteArray("规格名称,GPU,区域,按需（元/小时）,包月（元/月）,包年（元/年）\n"
                      "pi2.2xlarge.4,1 * NVIDIA Tesla T4,华北-北京四,5.93,2846.70,28467.00\n")
        << QByteArray("huawei-cloud 华北-北京四 pi2.2xlarge.4 onDemand 5.93 CNY 1xT4\n"
                      "huawei-cloud 华北-北京四 pi2.2xlarge.4 730h-allUpfront 0+2846.7 CNY 1xT4\n"
                      "huawei-cloud 华北-北京四 pi2.2xlarge.4 1y-allUpfront 0+28467 CNY 1xT4\n");
    QTest::newRow("Volcengine: way to buy and term in cells of their own")
        << QByteArray("实例规格,GPU型号,GPU卡数,地域,计费方式,购买时长,单价\r\n"
                      "ecs.pni2.3xlarge,A100-SXM-80GB,1,华北2,按量计费,,35.5 元/小时\r\n"
                      "ecs.pni2.3xlarge,A100-SXM-80GB,1,华北2,包年包月,1个月,15000 元/月\r\n"
                      "ecs.pni2.3xlarge,A100-SXM-80GB,1,华北2,包年包月,1年,150000 元\r\n"
                      "ecs.pni2.3xlarge,A100-SXM-80GB,1,华北2,包年包月,3年,9000 元/月\r\n"
                      "ecs.pni2.3xlarge,A100-SXM-80GB,1,华北2,抢占式实例,,7.1 元/小时\r\n")
        << QByteArray("volcengine 华北2 ecs.pni2.3xlarge onDemand 35.5 CNY 1xA100-SXM-80GB\n"
                      "volcengine 华北2 ecs.pni2.3xlarge 730h-allUpfront 0+15000 CNY 1xA100-SXM-80GB\n"
                      "volcengine 华北2 ecs.pni2.3xlarge 1y-allUpfront 0+150000 CNY 1xA100-SXM-80GB\n"
                      "volcengine 华北2 ecs.pni2.3xlarge 3y-noUpfront 12.328767123288 CNY 1xA100-SXM-80GB\n"
                      "volcengine 华北2 ecs.pni2.3xlarge spot 7.1 CNY 1xA100-SXM-80GB\n"); // 9000 / 730
}

void PricePresetsTest::pages()
{
    QFETCH(QByteArray, page);
    const ImportOutcome outcome = import(page.toStdString());
    QCOMPARE(outcome.report.refused, std::size_t(0));
    QCOMPARE(outcome.report.read, static_cast<std::size_t>(page.count('\n')) - 1);
    QTEST(summary(outcome.book), "book");
}

void PricePresetsTest::onePageInEveryEncoding_data()
{
    QTest::addColumn<QByteArray>("page");
    const std::string plain = alibabaPage;
    const auto bytes = [](const std::string &text) { return QByteArray::fromStdString(text); };
    QTest::newRow("UTF-8") << bytes(plain);
    QTest::newRow("UTF-8 with a byte order mark") << bytes("\xEF\xBB\xBF" + plain);
    QTest::newRow("GB18030") << bytes(encoded(plain, "GB18030"));
    QTest::newRow("UTF-16, small end first") << bytes("\xFF\xFE" + encoded(plain, "UTF-16LE"));
    QTest::newRow("UTF-16, big end first") << bytes("\xFE\xFF" + encoded(plain, "UTF-16BE"));
    QTest::newRow("CRLF") << bytes(plain).replace("\n", "\r\n");
    QTest::newRow("semicolons") << bytes(plain).replace('\t', ';');
    QTest::newRow("quoted and with commas")
        << '"' + bytes(plain).replace('\t', "\",\"").replace("\n", "\"\n\"").chopped(1);
}

void PricePresetsTest::onePageInEveryEncoding()
{
    QFETCH(QByteArray, page);
    QCOMPARE(summary(import(page.toStdString()).book), QByteArray(alibabaBook));
}

/// V1: one column with yuan and dollars; each price keeps what its cell says, and the report says so.
void PricePresetsTest::mixedCurrenciesAreSaid()
{
    const ImportOutcome outcome = import("实例规格,GPU,地域,按量付费\n"
                                         "ecs.gn7i-c8g1.2xlarge,NVIDIA A10 * 1,华东1,8.01 元/小时起\n"
                                         "ecs.gn7i-c8g1.2xlarge,NVIDIA A10 * 1,新加坡,1.98 美元/小时起\n");
    QCOMPARE(summary(outcome.book), QByteArray("alibaba-cloud 华东1 ecs.gn7i-c8g1.2xlarge onDemand 8.01 CNY 1xA10\n"
                                               "alibaba-cloud 新加坡 ecs.gn7i-c8g1.2xlarge onDemand 1.98 USD 1xA10\n"));
    QVERIFY(outcome.book.rows().front().note.find("起") != std::string::npos); // a floor price stays marked
    QCOMPARE(outcome.report.notices.size(), std::size_t(1));
    const std::string why = render(outcome.report.notices.front().what);
    QVERIFY2(why.find("CNY, USD") != std::string::npos, why.c_str());
}

/// V8: a sheet with list and net prices (opencost/opencost#2716): the list price is taken; the user may choose the net
/// one instead, under the name of the contract, which keeps it apart from the list.
void PricePresetsTest::userMayChangeWhatWasFound()
{
    const std::string page = "规格,GPU,地域,目录价,折后价\nmy-1,A10,上海,8,6\n";
    const PricePreset &preset = *findPreset("tencent-cloud");
    std::optional<PriceMapping> mapping = presetMapping(preset, {"规格", "GPU", "地域", "目录价", "折后价"});
    QVERIFY(mapping);
    QCOMPARE(mapping->columns.at("hourly"), std::string("目录价"));
    mapping->columns["hourly"] = "折后价";
    mapping->constants["acceleratorCount"] = "1";
    mapping->constants["account"] = "contract";
    const PriceBook net = import(page, mapping).book;
    QCOMPARE(summary(net), QByteArray("tencent-cloud 上海 my-1 onDemand 6 CNY 1xA10\n"));
    QCOMPARE(offerIdOf(net.rows().front()), std::string("tencent-cloud/contract:上海:my-1:CNY"));
    // A mapping for a table without prices is none.
    QVERIFY(!presetMapping(preset, {"规格", "GPU", "地域"}));
    QVERIFY(!presetMapping(preset, {"GPU", "按量计费"}));
}

void PricePresetsTest::constantsAddToWhatIsFound()
{
    const auto mapping = readMapping(
        R"({"format":"gpufolio.mapping","formatVersion":1,"columns":{},"constants":{"region":"us-east-1"}})", "m.json");
    QVERIFY(mapping);
    const ImportOutcome outcome =
        import("price_list_version,effective,instance_type,usd_per_hour\n20250703204906,2025-06,p5.48xlarge,55.04\n",
               *mapping);
    QCOMPARE(summary(outcome.book), QByteArray("aws us-east-1 p5.48xlarge onDemand 55.04 USD 8xH100-SXM-80GB\n"));
    QVERIFY(outcome.report.notices.empty());
}

void PricePresetsTest::unitsOfHeaders_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("option");
    QTest::newRow("yuan an hour") << QByteArray("价格（元/小时）") << QByteArray("CNY onDemand 100");
    QTest::newRow("narrow brackets") << QByteArray("价格(元/小时)") << QByteArray("CNY onDemand 100");
    QTest::newRow("yuan for a card and an hour") << QByteArray("价格（元/卡/小时）") << QByteArray("CNY onDemand 200");
    QTest::newRow("yuan a month") << QByteArray("价格（元/月）") << QByteArray("CNY 730h-allUpfront 0+100");
    QTest::newRow("dollars") << QByteArray("Price (USD)") << QByteArray("USD onDemand 100");
    QTest::newRow("dollars an hour") << QByteArray("Price ($/hr)") << QByteArray("USD onDemand 100");
}

void PricePresetsTest::unitsOfHeaders()
{
    QFETCH(QByteArray, header);
    const ImportOutcome outcome = import("instance,gpu,gpus," + header.toStdString() + "\nx,L4,2,100\n");
    QCOMPARE(outcome.book.rows().size(), std::size_t(1));
    const PriceRow &row = outcome.book.rows().front();
    QTEST(QByteArray::fromStdString(row.currency.code() + " " + optionIdOf(row) + " " + toText(row.hourly) +
                                    (row.upfront.isZero() ? "" : "+" + toText(row.upfront))),
          "option");
}

void PricePresetsTest::termColumns_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("option");
    // S19: an hourly figure that comes from a month says so, and by how many hours.
    QTest::newRow("6 months") << QByteArray("6个月") << QByteArray("876 元") << QByteArray("4380h-allUpfront 0+876");
    QTest::newRow("3 years, paid by the month")
        << QByteArray("3年") << QByteArray("730 元/月") << QByteArray("3y-noUpfront 1 730 per month of 730 h");
    QTest::newRow("3 years, paid by the hour")
        << QByteArray("3年") << QByteArray("2.5 元/小时") << QByteArray("3y-noUpfront 2.5");
    QTest::newRow("3 years at so much a year")
        << QByteArray("3年") << QByteArray("1000 元/年") << QByteArray("3y-allUpfront 0+3000 1000 per year");
    QTest::newRow("2 years") << QByteArray("2年") << QByteArray("1,200 元") << QByteArray("2y-allUpfront 0+1200");
}

void PricePresetsTest::termColumns()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, cell);
    QFETCH(QByteArray, option);
    const ImportOutcome outcome = import("实例规格\tGPU\t" + header.toStdString() +
                                         "\necs.gn7i-c8g1.2xlarge\tA10 * 1\t" + cell.toStdString() + "\n");
    QCOMPARE(outcome.book.rows().size(), std::size_t(1));
    const PriceRow &row = outcome.book.rows().front();
    const std::string found = optionIdOf(row) + " " + toText(row.hourly) +
                              (row.upfront.isZero() ? "" : "+" + toText(row.upfront)) + " " + row.note;
    QVERIFY2(found.rfind(option.toStdString(), 0) == 0, found.c_str());
}

void PricePresetsTest::kinds_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("nothing") << QByteArray() << QByteArray("onDemand 0");
    QTest::newRow("on-demand") << QByteArray("On-Demand") << QByteArray("onDemand 0");
    QTest::newRow("1yr-no-upfront") << QByteArray("1yr-no-upfront") << QByteArray("commitment 8760 noUpfront");
    QTest::newRow("3yr-all-upfront-convertible")
        << QByteArray("3yr-all-upfront-convertible") << QByteArray("commitment 26280 allUpfront convertible");
    QTest::newRow("Reserved 3 years, partial upfront")
        << QByteArray("Reserved 3 years, partial upfront") << QByteArray("commitment 26280 partialUpfront");
    QTest::newRow("预留 1年") << QByteArray("预留 1年") << QByteArray("commitment 8760");
    QTest::newRow("capacity-block") << QByteArray("capacity-block") << QByteArray("capacityBlock 0");
    QTest::newRow("savings plan") << QByteArray("Savings Plan 1yr") << QByteArray("spendCommitment 8760");
    QTest::newRow("竞价计费") << QByteArray("竞价计费") << QByteArray("spot 0");
    QTest::newRow("a card") << QByteArray("h200-nvlink") << QByteArray("none");
}

void PricePresetsTest::kinds()
{
    QFETCH(QByteArray, words);
    const auto found = parsePurchase(words.toStdString());
    std::string text = "none";
    if (found) {
        text = std::string(toText(found->kind)) + " " + std::to_string(found->termHours);
        for (const std::string &part : {found->paymentOption, found->offeringClass})
            text += part.empty() ? "" : " " + part;
    }
    QTEST(QByteArray::fromStdString(text), "kind");
}

void PricePresetsTest::days_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("day");
    QTest::newRow("a day") << QByteArray("2026-06-18") << QByteArray("2026-06-18");
    QTest::newRow("a time") << QByteArray("2026-06-18T03:43:41Z") << QByteArray("2026-06-18");
    QTest::newRow("a time behind a blank") << QByteArray("2019-04-17 23:34:22 UTC") << QByteArray("2019-04-17");
    QTest::newRow("slashes") << QByteArray("2026/6/8") << QByteArray("2026-06-08");
    QTest::newRow("a version") << QByteArray("20250703204906") << QByteArray("2025-07-03");
    QTest::newRow("a month") << QByteArray("2024-01") << QByteArray();
    QTest::newRow("no day") << QByteArray("2026-02-30") << QByteArray();
    QTest::newRow("a number") << QByteArray("123") << QByteArray();
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void PricePresetsTest::days()
{
    QFETCH(QByteArray, words);
    const std::optional<Date> day = parseDay(words.toStdString());
    QTEST(day ? QByteArray::fromStdString(day->toText()) : QByteArray(), "day");
}

void PricePresetsTest::models_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("model");
    QTest::newRow("behind") << QByteArray("NVIDIA A10 * 1") << QByteArray("1 of NVIDIA A10");
    QTest::newRow("before") << QByteArray("8 * V100") << QByteArray("8 of V100");
    QTest::newRow("a times sign") << QByteArray("8×V100") << QByteArray("8 of V100");
    QTest::newRow("2x") << QByteArray("2x H100 SXM") << QByteArray("2 of H100 SXM");
    QTest::newRow("only a model") << QByteArray("RTX 6000") << QByteArray("RTX 6000");
    QTest::newRow("a part of a card") << QByteArray("T4 * 1/4颗") << QByteArray("0.25 of T4");
}

void PricePresetsTest::models()
{
    QFETCH(QByteArray, words);
    const CountedModel found = parseModel(words.toStdString(), {});
    QTEST(QByteArray::fromStdString((found.count ? toText(*found.count) + " of " : "") + found.model), "model");
}

QTEST_APPLESS_MAIN(PricePresetsTest)
#include "price_presets_test.moc"
