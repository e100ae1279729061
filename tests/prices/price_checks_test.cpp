// SPDX-License-Identifier: GPL-3.0-or-later
// What is doubtful about prices by comparison; through imports of our own table, which has no oddities of its own.
#include "price_rows.h"
#include "prices/book_file.h"
#include "prices/price_checks.h"
#include "prices/price_import.h"

#include <QTest>

#include <algorithm>

using namespace gpufolio;
using namespace gpufolio::test;

class PriceChecksTest : public QObject
{
    Q_OBJECT

private slots:
    void doubts_data();
    void doubts();
    void bookIsComparedWith_data();
    void bookIsComparedWith();
    void contradictions();
    void nothingIsLost();
};

namespace
{

PriceRow machine(std::string_view hourly, std::string_view type, std::string_view accelerator, int count, int vcpus)
{
    PriceRow row = onDemandRow(hourly);
    row.instanceType = type;
    row.accelerator = accelerator;
    row.acceleratorCount = Decimal::fromInteger(count);
    row.vcpus = Decimal::fromInteger(vcpus);
    return row;
}

PriceRow inRegion(PriceRow row, std::string_view region)
{
    row.region = region;
    return row;
}

PriceRow onDay(PriceRow row, std::string_view day)
{
    row.provenance.validFrom = date(day);
    return row;
}

PriceRow inCurrency(PriceRow row, const char *currency)
{
    row.currency = Currency::of(currency);
    return row;
}

ImportReport reportOf(const std::vector<PriceRow> &rows, const PriceBook &accepted = {})
{
    const Result<std::string> text = writeBook(PriceBook(rows));
    if (!text)
        qFatal("no book");
    Read<ImportOutcome> outcome = importPrices({*text, "book.csv", "auto", ""}, accepted, date("2026-11-30"));
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(outcome->report);
}

QByteArray noticesOf(const ImportReport &report)
{
    std::string text;
    for (const ImportIssue &notice : report.notices)
        text += (text.empty() ? "" : "; ") + render(notice.what);
    return QByteArray::fromStdString(text);
}

using Rows = std::vector<PriceRow>;

} // namespace

Q_DECLARE_METATYPE(Rows)

void PriceChecksTest::doubts_data()
{
    QTest::addColumn<Rows>("rows");
    QTest::addColumn<QByteArray>("notices");
    const auto row = [](const char *name, const Rows &rows, const char *notices) {
        QTest::newRow(name) << rows << QByteArray(notices);
    };
    const std::string p5 = "aws:us-east-1:p5.48xlarge ";
    row("nothing to say",
        {onDemandRow("55.04"), spotRow("20"), commitmentRow("43.157", "0", 26280, "noUpfront", "standard")}, "");

    // W16: the advisor has -62 % for p5 in ca-central-1; G8: a hand table has TPU v4 spot at 3.686 above 3.22.
    row("spot above on-demand", {onDemandRow("55.04"), spotRow("60")},
        "the spot price of aws:us-east-1:p5.48xlarge, 60, is above its on-demand price of 55.04");
    row("spot 2 % above is not said", {onDemandRow("55.04"), spotRow("56.14")}, "");
    row("spot of a zone against its region", {onDemandRow("55.04"), spotRow("60", "use1-az2")},
        "the spot price of aws:us-east-1:use1-az2:p5.48xlarge, 60, is above its on-demand price of 55.04");
    // S8: p5 in ap-southeast-3, 75.9552 and 7.5955 in one snapshot of SkyPilot's catalog.
    row("a tenth", {onDemandRow("75.9552"), spotRow("7.5955")},
        "the spot price of aws:us-east-1:p5.48xlarge, 7.5955, is exactly 10 % of the on-demand price; it may be made "
        "up");
    // S6: spot at the on-demand price (use1-az1 at 55.04) is no discount and no fault.
    row("spot at the on-demand price", {onDemandRow("55.04"), spotRow("55.04")}, "");

    row("the longer term is dearer",
        {commitmentRow("30", "0", 8760, "noUpfront"), commitmentRow("31", "0", 26280, "noUpfront")},
        "aws:us-east-1:p5.48xlarge 3y-noUpfront costs 31, more than aws:us-east-1:p5.48xlarge 1y-noUpfront at 30");
    row("more upfront is dearer",
        {commitmentRow("30", "0", 8760, "noUpfront"), commitmentRow("0", "271560", 8760, "allUpfront")}, // 31 an hour
        "aws:us-east-1:p5.48xlarge 1y-allUpfront costs 31, more than aws:us-east-1:p5.48xlarge 1y-noUpfront at 30");
    row("convertible is cheaper",
        {commitmentRow("30", "0", 8760, "noUpfront", "standard"),
         commitmentRow("29", "0", 8760, "noUpfront", "convertible")},
        "aws:us-east-1:p5.48xlarge 1y-noUpfront-standard costs 30, more than aws:us-east-1:p5.48xlarge "
        "1y-noUpfront-convertible "
        "at 29");
    row("terms of different days are not compared",
        {commitmentRow("30", "0", 8760, "noUpfront"),
         onDay(commitmentRow("31", "0", 26280, "noUpfront"), "2025-04-05")},
        "");
    // V3: p5 for 1 year convertible at 77.427 of April 2025, on demand 55.04 since June.
    row("an old commitment above a new on-demand price",
        {onDemandRow("55.04"), onDay(commitmentRow("77.427", "0", 8760, "noUpfront", "convertible"), "2025-04-05")},
        "aws:us-east-1:p5.48xlarge 1y-noUpfront-convertible costs 77.427 on 2025-04-05, more than 55.04 on demand on "
        "2026-09-01: prices of different days");

    // S11: dstackai/dstack#1890 had prices 8 times too low, skypilot-org/skypilot-catalog#44 twice 1.39 for a pod.
    row("per GPU taken for per machine", {onDemandRow("6.2")},
        "aws:us-east-1:p5.48xlarge onDemand costs 0.775 per accelerator-hour; expected 0.8 to 20");
    row("an H100 on spot may be cheap", {spotRow("6.2")}, "");
    row("a card for nearly nothing", {machine("0.019", "g6.xlarge", "L4", 1, 4)},
        "aws:us-east-1:g6.xlarge onDemand costs 0.019 per accelerator-hour; expected 0.02 to 30");
    row("a dear card", {machine("31", "g6.xlarge", "L4", 1, 4)},
        "aws:us-east-1:g6.xlarge onDemand costs 31 per accelerator-hour; expected 0.02 to 30");
    row("the band is of dollars, euros and pounds", {inCurrency(machine("31", "g6.xlarge", "L4", 1, 4), "CNY")}, "");
    row("a commitment by what it comes to", {commitmentRow("0", "52560", 8760, "allUpfront")}, // 6 an hour
        "aws:us-east-1:p5.48xlarge 1y-allUpfront costs 0.75 per accelerator-hour; expected 0.8 to 20");

    row("one size is out of line",
        {machine("1", "g9.xlarge", "L4", 1, 4), machine("2", "g9.2xlarge", "L4", 2, 8),
         machine("2.8", "g9.4xlarge", "L4", 4, 16)},
        "aws:us-east-1:g9.4xlarge costs 0.7 per accelerator-hour, its other sizes 1");
    row("more vCPUs for each card cost more",
        {machine("1", "g9.xlarge", "L4", 1, 4), machine("2", "g9.2xlarge", "L4", 2, 8),
         machine("3", "g9.8xlarge", "L4", 1, 64)},
        "");
    // V5: ND96amsr_A100_v4 in polandcentral at 7.692 while other regions had about 41.
    row("one region is out of line",
        {inRegion(onDemandRow("42.9"), "a"), inRegion(onDemandRow("41"), "b"), inRegion(onDemandRow("20"), "c")},
        "aws:c:p5.48xlarge costs 2.5 per accelerator-hour, the median region 5.125");
    row("two regions say nothing", {inRegion(onDemandRow("42.9"), "a"), inRegion(onDemandRow("20"), "c")}, "");
}

void PriceChecksTest::doubts()
{
    QFETCH(Rows, rows);
    QFETCH(QByteArray, notices);
    const ImportReport report = reportOf(rows);
    QCOMPARE(report.kept, rows.size()); // a doubt takes nothing away
    QCOMPARE(noticesOf(report), notices);
    if (!notices.isEmpty())
        QVERIFY(report.notices.front().line >= 2);
}

void PriceChecksTest::bookIsComparedWith_data()
{
    QTest::addColumn<Rows>("before");
    QTest::addColumn<Rows>("after");
    QTest::addColumn<QByteArray>("notices");
    const auto row = [](const char *name, const Rows &before, const Rows &after, const char *notices) {
        QTest::newRow(name) << before << after << QByteArray(notices);
    };
    const auto azure = [](std::string_view hourly) {
        PriceRow made = machine(hourly, "Standard_NC40ads_H100_v5", "H100-NVL-94GB", 1, 40);
        made.provider = "azure";
        return made;
    };
    // A9: NCC40ads_H100_v5 in eastus2, 6.98 and 8.82: 1.84 = 40 x 0.046.
    row("the Windows price", {azure("6.98")}, {azure("8.82")},
        "the price of azure:us-east-1:Standard_NC40ads_H100_v5 onDemand went from 6.98 to 8.82, by 0.046 USD for each "
        "vCPU, which looks like the Windows price");
    row("and back", {azure("8.82")}, {azure("6.98")},
        "the price of azure:us-east-1:Standard_NC40ads_H100_v5 onDemand went from 8.82 to 6.98, by 0.046 USD for each "
        "vCPU, which looks like the Windows price");
    row("nearly", {azure("6.98")}, {azure("8.83")}, "");
    // V5 and the cut of June 2025 (98.32 to 55.04, -44 %): flagged, never blocked.
    row("a large move", {onDay(onDemandRow("98.32"), "2025-04-04")}, {onDemandRow("55.04")},
        "the price of aws:us-east-1:p5.48xlarge onDemand went from 98.32 (2025-04-04) to 55.04 (2026-09-01), by more "
        "than 40 %");
    row("40 % is not more", {onDemandRow("50")}, {onDemandRow("30")}, "");
    row("reserved prices alone, against the book's on-demand price", {onDemandRow("55.04")},
        {onDay(commitmentRow("77.427", "0", 8760, "noUpfront", "convertible"), "2025-04-05")},
        "aws:us-east-1:p5.48xlarge 1y-noUpfront-convertible costs 77.427 on 2025-04-05, more than 55.04 on demand on "
        "2026-09-01: prices of different days");
}

void PriceChecksTest::bookIsComparedWith()
{
    QFETCH(Rows, before);
    QFETCH(Rows, after);
    const ImportReport report = reportOf(after, PriceBook(before));
    QCOMPARE(report.kept, after.size());
    QTEST(noticesOf(report), "notices");
}

/// G3: a2-highgpu-1g in northamerica-northeast2 on 2023-01-26: 0.814 an hour on demand, 1858.6 a month for one year:
/// the GPU is missing in one of them. Both are refused, other prices of the machine stay.
void PriceChecksTest::contradictions()
{
    PriceRow list = onDemandRow("0.814");
    list.accelerator = "A100-SXM-40GB";
    list.acceleratorCount = Decimal::fromInteger(1);
    PriceRow year = commitmentRow("2.546027397260", "0", 8760, "noUpfront");
    year.accelerator = list.accelerator;
    year.acceleratorCount = list.acceleratorCount;
    PriceRow spot = list;
    spot.kind = OptionKind::Spot;
    spot.hourly = decimal("0.5");
    const ImportReport report = reportOf({list, year, spot});
    QCOMPARE(report.refused, std::size_t(2));
    QCOMPARE(report.kept, std::size_t(1));
    const std::string why = render(report.refusedRows.front().what);
    QVERIFY2(why.find("1y-noUpfront costs 2.546027, more than 0.814 on demand on the same day") != std::string::npos,
             why.c_str());
    // A month may cost more, and so may a price of another day or currency.
    for (const PriceRow &other :
         {commitmentRow("0", "80000", 730, "allUpfront"), onDay(commitmentRow("90", "0", 8760), "2025-01-01"),
          inCurrency(commitmentRow("400", "0", 8760), "CNY")})
        QCOMPARE(reportOf({onDemandRow("55.04"), other}).refused, std::size_t(0));
}

/// Random books: what is taken out is exactly what a pairwise look finds.
void PriceChecksTest::nothingIsLost()
{
    std::mt19937 random(20261201);
    for (int round = 0; round < 50; ++round) {
        std::vector<SourcePrice> prices;
        int line = 0;
        const PriceBook book(randomRows(random, 300));
        for (const PriceRow &row : book.rows())
            prices.push_back({++line, row});
        for (SourcePrice &price : prices) {
            price.row.provenance.validFrom = date("2026-09-01"); // else hardly two are of one day
            price.row.state = PriceState::Accepted;
        }
        prices.erase(std::unique(prices.begin(), prices.end(),
                                 [](const auto &a, const auto &b) { return sameIdentity(a.row, b.row); }),
                     prices.end());
        const std::vector<SourcePrice> before = prices;
        const auto contradict = [](const PriceRow &a, const PriceRow &b) {
            PriceRow same = b;
            same.kind = OptionKind::OnDemand;
            same.termHours = 0;
            same.paymentOption.clear();
            same.offeringClass.clear();
            return a.kind == OptionKind::OnDemand && b.kind == OptionKind::Commitment && sameIdentity(a, same) &&
                   amortisedHourly(b) > a.hourly && !nearlyEqual(amortisedHourly(b), a.hourly);
        };
        std::size_t expected = 0;
        for (const SourcePrice &price : before)
            expected += std::none_of(before.begin(), before.end(),
                                     [&](const SourcePrice &other) {
                                         return contradict(price.row, other.row) || contradict(other.row, price.row);
                                     })
                            ? 1
                            : 0;
        const auto issues = removeContradictions(prices);
        QCOMPARE(prices.size(), expected);
        QVERIFY(issues.size() >= before.size() - expected);
    }
}

QTEST_APPLESS_MAIN(PriceChecksTest)
#include "price_checks_test.moc"
