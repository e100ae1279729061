// SPDX-License-Identifier: GPL-3.0-or-later
// Own quotes, quota and lead time.
#include "price_rows.h"
#include "prices/price_import.h"
#include "prices/quote.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

/// 5 per GPU-hour for 12 months, of a machine with 8 GPUs.
Quote yearly()
{
    Quote quote;
    quote.vendor = "ACME";
    quote.day = date("2026-11-30");
    quote.machine = onDemandRow("98.32");
    quote.currency = Currency::of("USD");
    quote.price = decimal("5");
    quote.unit = QuoteUnit::GpuHour;
    quote.termMonths = 12;
    return quote;
}

PriceBook listBook()
{
    return PriceBook({onDemandRow("98.32"), commitmentRow("61.20", "0", 8760, "noUpfront"),
                      commitmentRow("30", "262800", 8760, "partialUpfront")});
}

} // namespace

class QuoteTest : public QObject
{
    Q_OBJECT

private slots:
    void unitsBecomeMachineHours_data();
    void unitsBecomeMachineHours();
    void prepaidShareKeepsTheAmortisedPrice_data();
    void prepaidShareKeepsTheAmortisedPrice();
    void standsBesideTheListPrice();
    void sameQuoteAgainReplaces();
    void distanceToTheListPrice();
    void quotedOptionHasAnIdOfItsOwn();
    void refusedQuotes_data();
    void refusedQuotes();
    void termsAreReadAsTheyAreWritten();
    void badTerms_data();
    void badTerms();
    void quotaAndLeadTimeReachTheOption();
    void quotaStaysWhenAPriceIsReadAnew();
};

void QuoteTest::unitsBecomeMachineHours_data()
{
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("price");
    QTest::addColumn<QString>("hourly");
    QTest::newRow("machine-hour") << int(QuoteUnit::MachineHour) << "40.5"
                                  << "40.5";
    QTest::newRow("GPU-hour, 8 GPUs") << int(QuoteUnit::GpuHour) << "5"
                                      << "40";
    // A month of a quote has 730 hours, so that twelve are the 8,760 of a year.
    QTest::newRow("month") << int(QuoteUnit::MachineMonth) << "29200"
                           << "40";
}

void QuoteTest::unitsBecomeMachineHours()
{
    QFETCH(int, unit);
    QFETCH(QString, price);
    QFETCH(QString, hourly);
    Quote quote = yearly();
    quote.unit = static_cast<QuoteUnit>(unit);
    quote.price = decimal(price.toStdString());
    const PriceRow row = *priceOf(quote);
    QCOMPARE(toText(row.hourly), hourly.toStdString());
    QCOMPARE(row.termHours, std::int64_t(8760));
    QVERIFY(row.kind == OptionKind::Commitment);
    QCOMPARE(optionIdOf(row), std::string("1y-noUpfront"));
    quote.termMonths = 0;
    QVERIFY(priceOf(quote)->kind == OptionKind::OnDemand);
    quote.termMonths = 36;
    QCOMPARE(priceOf(quote)->termHours, std::int64_t(26280));
}

void QuoteTest::prepaidShareKeepsTheAmortisedPrice_data()
{
    QTest::addColumn<QString>("share");
    QTest::addColumn<QString>("upfront");
    QTest::addColumn<QString>("hourly");
    QTest::addColumn<QString>("option");
    // 40 an hour over 8,760 hours are 350,400.
    QTest::newRow("nothing") << "0"
                             << "0"
                             << "40"
                             << "1y-noUpfront";
    QTest::newRow("30 %") << "0.3"
                          << "105120"
                          << "28"
                          << "1y-partialUpfront";
    QTest::newRow("all") << "1"
                         << "350400"
                         << "0"
                         << "1y-allUpfront";
}

void QuoteTest::prepaidShareKeepsTheAmortisedPrice()
{
    QFETCH(QString, share);
    QFETCH(QString, upfront);
    QFETCH(QString, hourly);
    QFETCH(QString, option);
    Quote quote = yearly();
    quote.prepaid = decimal(share.toStdString());
    const PriceRow row = *priceOf(quote);
    QCOMPARE(toText(row.upfront), upfront.toStdString());
    QCOMPARE(toText(row.hourly), hourly.toStdString());
    QCOMPARE(toText(amortisedHourly(row)), std::string("40"));
    QCOMPARE(optionIdOf(row), option.toStdString());
}

void QuoteTest::standsBesideTheListPrice()
{
    Quote quote = yearly();
    quote.terms.instances = 16;
    quote.maxInstances = 16;
    quote.availableFrom = UtcHour(500'000);
    const PriceBook book = withPrice(listBook(), *priceOf(quote));
    QCOMPARE(book.rows().size(), std::size_t(4));
    const std::optional<Offer> list = book.offer("aws:us-east-1:p5.48xlarge");
    QVERIFY(list);
    QVERIFY(*list == *listBook().offer("aws:us-east-1:p5.48xlarge"));
    const std::optional<Offer> quoted = book.offer("aws/quote ACME 2026-11-30:us-east-1:p5.48xlarge");
    QVERIFY(quoted);
    QCOMPARE(quoted->options.size(), std::size_t(1));
    const PurchaseOption &option = quoted->options.front();
    QCOMPARE(toText(option.hourly), std::string("40"));
    QCOMPARE(option.provenance.source, std::string("quote of ACME"));
    QCOMPARE(option.provenance.validFrom->toText(), std::string("2026-11-30"));
    QCOMPARE(option.maxInstances, std::optional<std::int64_t>(16));
    QVERIFY(option.availableFrom == UtcHour(500'000));
}

void QuoteTest::sameQuoteAgainReplaces()
{
    Quote quote = yearly();
    PriceBook book = withPrice(listBook(), *priceOf(quote));
    quote.price = decimal("4.5");
    book = withPrice(book, *priceOf(quote));
    QCOMPARE(book.rows().size(), std::size_t(4));
    const auto hourly = [&book](const char *offer) { return toText(book.offer(offer)->options.front().hourly); };
    QCOMPARE(hourly("aws/quote ACME 2026-11-30:us-east-1:p5.48xlarge"), std::string("36"));
    quote.day = date("2026-12-01"); // the next round of the talks
    book = withPrice(book, *priceOf(quote));
    QCOMPARE(book.rows().size(), std::size_t(5));
}

void QuoteTest::distanceToTheListPrice()
{
    const Offer list = *listBook().offer("aws:us-east-1:p5.48xlarge");
    // The cheapest 1-year list price is 30 + 262,800 / 8,760 = 60 a machine-hour, 7.5 per GPU-hour; 5 is a third less.
    const auto year = compareWithList(*priceOf(yearly()), list);
    QVERIFY(year);
    QCOMPARE(year->option, std::string("1y-partialUpfront"));
    QCOMPARE(toText(year->acceleratorHourly), std::string("7.5"));
    QCOMPARE(toText(year->change, 6, 6), std::string("-0.333333"));
    Quote quote = yearly();
    quote.termMonths = 36; // there is no 3-year list price
    QCOMPARE(compareWithList(*priceOf(quote), list)->option, std::string("onDemand"));
    quote.currency = Currency::of("CNY");
    QVERIFY(!compareWithList(*priceOf(quote), list));
    QVERIFY(!compareWithList(*priceOf(yearly()), Offer()));
}

void QuoteTest::quotedOptionHasAnIdOfItsOwn()
{
    const PurchaseOption option = quotedOption(*priceOf(yearly()));
    QCOMPARE(option.id, std::string("1y-noUpfront quote ACME 2026-11-30"));
    QCOMPARE(option.termHours, std::int64_t(8760));
    Quote quote = yearly();
    quote.machine.account = "4711";
    QCOMPARE(quotedOption(*priceOf(quote)).id, option.id);
}

void QuoteTest::refusedQuotes_data()
{
    QTest::addColumn<QString>("price");
    QTest::addColumn<QString>("vendor");
    QTest::addColumn<QString>("prepaid");
    QTest::addColumn<int>("months");
    QTest::newRow("price of 0") << "0"
                                << "ACME"
                                << "0" << 12;
    QTest::newRow("negative price") << "-1"
                                    << "ACME"
                                    << "0" << 12;
    QTest::newRow("no vendor") << "5"
                               << "  "
                               << "0" << 12;
    QTest::newRow("vendor that would break the id") << "5"
                                                    << "a:b"
                                                    << "0" << 12;
    QTest::newRow("prepaid more than all") << "5"
                                           << "ACME"
                                           << "1.1" << 12;
    QTest::newRow("prepaid pay per use") << "5"
                                         << "ACME"
                                         << "0.5" << 0;
    QTest::newRow("beyond exact money") << "99999999999999999999"
                                        << "ACME"
                                        << "1" << 1200;
}

void QuoteTest::refusedQuotes()
{
    QFETCH(QString, price);
    QFETCH(QString, vendor);
    QFETCH(QString, prepaid);
    QFETCH(int, months);
    Quote quote = yearly();
    quote.price = decimal(price.toStdString());
    quote.vendor = vendor.toStdString();
    quote.prepaid = decimal(prepaid.toStdString());
    quote.termMonths = months;
    QVERIFY(!priceOf(quote));
}

void QuoteTest::termsAreReadAsTheyAreWritten()
{
    QCOMPARE(toText(QuoteTerms()), std::string("{}"));
    QVERIFY(*readQuoteTerms("{}", "") == QuoteTerms());
    QuoteTerms terms;
    terms.instances = 16;
    terms.deposit = decimal("1250.50");
    terms.billedInAdvance = true;
    terms.ramp = {{*UtcHour::parse("2027-01-01T00:00:00Z"), 4}};
    QCOMPARE(toText(terms), std::string(R"({"instances":16,"deposit":"1250.5","billedInAdvance":true,)"
                                        R"("ramp":[{"from":"2027-01-01T00:00:00Z","instances":4}]})"));
    std::mt19937 random(7);
    for (const PriceRow &row : randomRows(random, 200)) {
        if (row.quote)
            QVERIFY(*readQuoteTerms(toText(*row.quote), "") == *row.quote);
    }
}

void QuoteTest::badTerms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("30 days");
    QTest::newRow("unknown key") << QByteArray(R"({"payment":30})");
    QTest::newRow("day 32") << QByteArray(R"({"billingDay":32})");
    QTest::newRow("negative deposit") << QByteArray(R"({"deposit":"-1"})");
    QTest::newRow("no such day") << QByteArray(R"({"deliveryDay":"2027-02-30"})");
    QTest::newRow("half an hour") << QByteArray(R"({"ramp":[{"from":"2027-01-01T00:30:00Z","instances":1}]})");
    QTest::newRow("half a machine") << QByteArray(R"({"ramp":[{"from":"2027-01-01T00:00:00Z","instances":0.5}]})");
}

void QuoteTest::badTerms()
{
    QFETCH(QByteArray, text);
    QVERIFY(!readQuoteTerms(text.toStdString(), "quote"));
}

void QuoteTest::quotaAndLeadTimeReachTheOption()
{
    const char *const offer = "aws:us-east-1:p5.48xlarge";
    const PriceBook before({onDemandRow("98.32"), spotRow("20", "use1-az1"), spotRow("21", "use1-az2")});
    const PriceBook book = withSupply(before, offer, "spot", 12, UtcHour(500'000));
    const Offer found = *book.offer(offer);
    QCOMPARE(findOption(found, "spot")->maxInstances, std::optional<std::int64_t>(12));
    QVERIFY(findOption(found, "spot")->availableFrom == UtcHour(500'000));
    QVERIFY(!findOption(found, "onDemand")->maxInstances);
    QVERIFY(withSupply(book, offer, "spot", std::nullopt, std::nullopt).rows() == before.rows());
}

void QuoteTest::quotaStaysWhenAPriceIsReadAnew()
{
    PriceRow known = onDemandRow("98.32");
    known.maxInstances = 20;
    known.availableFrom = UtcHour(500'000);
    known.provenance = {"acme list", date("2026-04-02"), std::nullopt};
    const std::string table = "provider,region,instanceType,accelerator,acceleratorCount,kind,hourly,currency,source,"
                              "retrieved\naws,us-east-1,p5.48xlarge,H100-SXM-80GB,8,onDemand,90,USD,";
    for (const char *source : {"acme list", "another list"}) {
        const Read<ImportOutcome> outcome = importPrices({table + source + ",2026-06-18\n", "t.csv", "csv", ""},
                                                         PriceBook({known}), date("2026-11-30"));
        QVERIFY(outcome);
        QCOMPARE(outcome->book.rows().size(), std::size_t(1));
        const PriceRow &row = outcome->book.rows().front();
        QCOMPARE(toText(row.hourly), std::string("90"));
        QCOMPARE(row.maxInstances, std::optional<std::int64_t>(20));
        QVERIFY(row.availableFrom == UtcHour(500'000));
    }
}

QTEST_APPLESS_MAIN(QuoteTest)
#include "quote_test.moc"
