// SPDX-License-Identifier: GPL-3.0-or-later
// Quirks of the AWS price list, as JSON and as CSV; each row names the evidence for it.
#include "price_rows.h"
#include "prices/price_import.h"

#include <QTest>

#include <map>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

using Attributes = std::map<std::string, std::string>;

Attributes p5()
{
    return {{"instanceType", "p5.48xlarge"},
            {"regionCode", "us-east-1"},
            {"operatingSystem", "Linux"},
            {"tenancy", "Shared"},
            {"capacitystatus", "Used"},
            {"marketoption", "OnDemand"},
            {"preInstalledSw", "NA"},
            {"licenseModel", "No License required"},
            {"vcpu", "192"},
            {"memory", "2,048 GiB"},
            {"gpu", "8"}};
}

struct Price {
    std::string hourly;
    std::string upfront = {};
    std::string lease = {};
    std::string payment = {};
    std::string offeringClass = {};
    std::string currency = "USD";
};

std::string dimension(const std::string &unit, const std::string &price, const std::string &currency)
{
    return "\"" + unit + "\":{\"unit\":\"" + unit + "\",\"pricePerUnit\":{\"" + currency + "\":\"" + price + "\"}}";
}

std::string offer(const Attributes &attributes, const std::vector<Price> &prices)
{
    std::string product;
    for (const auto &[key, value] : attributes)
        product.append(product.empty() ? "\"" : ",\"").append(key).append("\":\"").append(value).append("\"");
    std::map<std::string, std::string> terms;
    for (std::size_t i = 0; i < prices.size(); ++i) {
        const Price &price = prices[i];
        std::string dimensions;
        if (!price.upfront.empty())
            dimensions = dimension("Quantity", price.upfront, price.currency);
        if (!price.hourly.empty())
            dimensions += (dimensions.empty() ? "" : ",") + dimension("Hrs", price.hourly, price.currency);
        std::string &list = terms[price.lease.empty() ? "OnDemand" : "Reserved"];
        list += (list.empty() ? "" : ",") + ("\"S." + std::to_string(i)) +
                "\":{\"effectiveDate\":\"2026-07-28T00:00:00Z\",\"priceDimensions\":{" + dimensions +
                "},\"termAttributes\":{\"LeaseContractLength\":\"" + price.lease + "\",\"PurchaseOption\":\"" +
                price.payment + "\",\"OfferingClass\":\"" + price.offeringClass + "\"}}";
    }
    std::string text = "{\"offerCode\":\"AmazonEC2\",\"products\":{\"S\":{\"sku\":\"S\",\"productFamily\":\"Compute "
                       "Instance\",\"attributes\":{" +
                       product + "}}},\"terms\":{";
    bool first = true;
    for (const auto &[kind, list] : terms) {
        text.append(first ? "\"" : ",\"").append(kind).append("\":{\"S\":{").append(list).append("}}");
        first = false;
    }
    return text + "}}";
}

ImportOutcome import(const std::string &text)
{
    Read<ImportOutcome> outcome = importPrices({text, "index", "auto", ""}, {}, date("2026-11-30"));
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(*outcome);
}

std::string summary(const PriceBook &book)
{
    std::string text;
    for (const PriceRow &row : book.rows())
        text += (text.empty() ? "" : "; ") + offerIdOf(row) + " " + optionIdOf(row) + " " + toText(row.hourly) +
                (row.upfront.isZero() ? "" : " + " + toText(row.upfront));
    return text;
}

const std::string csvHeader =
    "\"FormatVersion\",\"v1.0\"\n\"Disclaimer\",\"text, with a comma\"\n\"Publication Date\",\"2026-07-28T17:52:47Z\"\n"
    "\"Version\",\"20260728175247\"\n\"OfferCode\",\"AmazonEC2\"\n"
    "\"SKU\",\"OfferTermCode\",\"RateCode\",\"TermType\",\"EffectiveDate\",\"Unit\",\"PricePerUnit\",\"Currency\","
    "\"LeaseContractLength\",\"PurchaseOption\",\"OfferingClass\",\"Location\",\"Instance Type\",\"vCPU\",\"Memory\","
    "\"Tenancy\",\"Operating System\",\"License Model\",\"CapacityStatus\",\"Pre Installed S/W\",\"Region Code\","
    "\"MarketOption\"\n";

} // namespace

class AwsOfferTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onDemandAndReserved();
    void upfrontIsADimensionOfTheTerm();
    void refusals_data();
    void refusals();
    void regions_data();
    void regions();
    void brokenJsonImportsNothing();
    void pageOfGetProducts();
    void csvGivesTheSameAsJson();
    void csvWithoutHeader();
};

// W7, research: p5.48xlarge 55.04, 3-year no upfront 43.157.
void AwsOfferTest::onDemandAndReserved()
{
    const ImportOutcome outcome =
        import(offer(p5(), {{"55.0400000000"}, {"43.1570000000", "", "3yr", "No Upfront", "standard"}}));
    QCOMPARE(outcome.report.source, std::string("aws-offer"));
    QCOMPARE(summary(outcome.book),
             std::string(
                 "aws:us-east-1:p5.48xlarge onDemand 55.04; aws:us-east-1:p5.48xlarge 3y-noUpfront-standard 43.157"));
    const PriceRow &row = outcome.book.rows().front();
    QCOMPARE(row.accelerator, std::string("H100-SXM-80GB"));
    QCOMPARE(toText(*row.memoryGb), std::string("2048"));
    QCOMPARE(row.provenance.validFrom->toText(), std::string("2026-07-28"));
    QCOMPARE(outcome.report.read, std::size_t(2));
}

// W5: p3dn.24xlarge, 1 year all upfront: 157,098 and nothing an hour.
void AwsOfferTest::upfrontIsADimensionOfTheTerm()
{
    Attributes p3 = p5();
    p3["instanceType"] = "p3dn.24xlarge";
    const ImportOutcome outcome = import(offer(p3, {{"0.0000000000", "157098", "1yr", "All Upfront", "standard"},
                                                    {"8.5", "78000", "1yr", "Partial Upfront", "convertible"}}));
    QCOMPARE(summary(outcome.book),
             std::string("aws:us-east-1:p3dn.24xlarge 1y-allUpfront-standard 0 + 157098; "
                         "aws:us-east-1:p3dn.24xlarge 1y-partialUpfront-convertible 8.5 + 78000"));
    QCOMPARE(toText(amortisedHourly(outcome.book.rows().front()), 0, 6), std::string("17.933562"));
}

void AwsOfferTest::refusals_data()
{
    QTest::addColumn<QByteArray>("attribute");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("W1 unused capacity reservation")
        << QByteArray("capacitystatus") << QByteArray("UnusedCapacityReservation") << QByteArray("kept free");
    QTest::newRow("W2 capacity block") << QByteArray("marketoption") << QByteArray("CapacityBlock")
                                       << QByteArray("CapacityBlock");
    QTest::newRow("W4 Windows") << QByteArray("operatingSystem") << QByteArray("Windows")
                                << QByteArray("expected Linux");
    QTest::newRow("W4 licence brought along")
        << QByteArray("licenseModel") << QByteArray("Bring your own license") << QByteArray("licence");
    QTest::newRow("W4 software") << QByteArray("preInstalledSw") << QByteArray("SQL Ent") << QByteArray("SQL Ent");
    QTest::newRow("W15 no instance type")
        << QByteArray("instanceType") << QByteArray("") << QByteArray("instance type");
    QTest::newRow("no accelerator") << QByteArray("instanceType") << QByteArray("m5.xlarge")
                                    << QByteArray("not in our table");
    QTest::newRow("region unknown") << QByteArray("regionCode") << QByteArray("") << QByteArray("region");
    QTest::newRow("host") << QByteArray("tenancy") << QByteArray("Host") << QByteArray("tenancy Host");
}

void AwsOfferTest::refusals()
{
    QFETCH(QByteArray, attribute);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, reason);
    Attributes attributes = p5();
    attributes[attribute.toStdString()] = value.toStdString();
    const ImportOutcome outcome = import(offer(attributes, {{"55.04"}}));
    QCOMPARE(outcome.report.refused, std::size_t(1));
    QVERIFY(outcome.book.rows().empty());
    const std::string why = render(outcome.report.refusedRows.front().what);
    QVERIFY2(why.find(reason.toStdString()) != std::string::npos, why.c_str());
}

void AwsOfferTest::regions_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QByteArray>("currency");
    QTest::addColumn<QByteArray>("offer");
    QTest::newRow("W11 old name") << QByteArray() << QByteArray("EU (Ireland)") << QByteArray("USD")
                                  << QByteArray("aws:eu-west-1:p5.48xlarge");
    QTest::newRow("W11 new name") << QByteArray() << QByteArray("Europe (Ireland)") << QByteArray("USD")
                                  << QByteArray("aws:eu-west-1:p5.48xlarge");
    QTest::newRow("W9 local zone is a place of its own")
        << QByteArray("us-west-2-lax-1") << QByteArray("US West (Los Angeles)") << QByteArray("USD")
        << QByteArray("aws:us-west-2-lax-1:p5.48xlarge");
    QTest::newRow("W10 China, in yuan") << QByteArray("cn-north-1") << QByteArray("China (Beijing)")
                                        << QByteArray("CNY") << QByteArray("aws:cn-north-1:p5.48xlarge:CNY");
}

void AwsOfferTest::regions()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, location);
    QFETCH(QByteArray, currency);
    Attributes attributes = p5();
    attributes["regionCode"] = code.toStdString();
    attributes["location"] = location.toStdString();
    Price price{"55.04"};
    price.currency = currency.toStdString();
    const ImportOutcome outcome = import(offer(attributes, {price}));
    QCOMPARE(outcome.book.rows().size(), std::size_t(1));
    QTEST(QByteArray::fromStdString(offerIdOf(outcome.book.rows().front())), "offer");
}

// W14: a trailing comma, as files in the wild have it.
void AwsOfferTest::brokenJsonImportsNothing()
{
    std::string text = offer(p5(), {{"55.04"}});
    text.insert(text.size() - 1, ",");
    const auto outcome = importPrices({text, "index.json", "auto", ""}, {}, date("2026-11-30"));
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().front().where.column > 1, toText(outcome.error().front()).c_str());
}

// The raw answer of GetProducts holds each product as a text.
void AwsOfferTest::pageOfGetProducts()
{
    const std::string product =
        "{\\\"product\\\":{\\\"sku\\\":\\\"S\\\",\\\"attributes\\\":{\\\"instanceType\\\":"
        "\\\"p5.48xlarge\\\",\\\"regionCode\\\":\\\"us-east-1\\\",\\\"operatingSystem\\\":"
        "\\\"Linux\\\"}},\\\"terms\\\":{\\\"OnDemand\\\":{\\\"S.1\\\":{\\\"priceDimensions\\\":"
        "{\\\"d\\\":{\\\"unit\\\":\\\"Hrs\\\",\\\"pricePerUnit\\\":{\\\"USD\\\":\\\"55.04\\\"}}}}}}}";
    const ImportOutcome outcome =
        import("{\"FormatVersion\":\"aws_v1\",\"PriceList\":[\"" + product + "\",\"{broken\"],\"NextToken\":null}");
    QCOMPARE(summary(outcome.book), std::string("aws:us-east-1:p5.48xlarge onDemand 55.04"));
    QCOMPARE(outcome.report.refused, std::size_t(1));
}

// D:aws-offer-file/epam: lines about the file stand before the header; an upfront fee is a row of its own.
void AwsOfferTest::csvGivesTheSameAsJson()
{
    const std::string tail = "\"US East (N. Virginia)\",\"p5.48xlarge\",\"192\",\"2,048 GiB\",\"Shared\",\"Linux\","
                             "\"No License required\",\"Used\",\"NA\",\"us-east-1\",\"OnDemand\"\n";
    const std::string csv =
        csvHeader + "\"S\",\"A\",\"S.A.1\",\"OnDemand\",\"2026-07-28\",\"Hrs\",\"55.0400000000\",\"USD\",,,," + tail +
        "\"S\",\"B\",\"S.B.1\",\"Reserved\",\"2026-07-28\",\"Quantity\",\"190000\",\"USD\",\"1yr\",\"Partial Upfront\","
        "\"convertible\"," +
        tail +
        "\"S\",\"B\",\"S.B.2\",\"Reserved\",\"2026-07-28\",\"Hrs\",\"20.5\",\"USD\",\"1yr\",\"Partial Upfront\","
        "\"convertible\"," +
        tail +
        "\"T\",\"A\",\"T.A.1\",\"OnDemand\",\"2026-07-28\",\"Hrs\",\"0.192\",\"USD\",,,,\"US East (N. Virginia)\","
        "\"m5.xlarge\",\"4\",\"16 GiB\",\"Shared\",\"Linux\",\"No License required\",\"Used\",\"NA\",\"us-east-1\","
        "\"OnDemand\"\n";
    const ImportOutcome fromCsv = import(csv);
    const ImportOutcome fromJson =
        import(offer(p5(), {{"55.0400000000"}, {"20.5", "190000", "1yr", "Partial Upfront", "convertible"}}));
    QCOMPARE(fromCsv.report.source, std::string("aws-offer"));
    QCOMPARE(summary(fromCsv.book), summary(fromJson.book));
    QCOMPARE(fromCsv.report.read, std::size_t(4));
    QCOMPARE(fromCsv.report.kept, std::size_t(2));
    QCOMPARE(fromCsv.report.merged, std::size_t(1)); // the second half of the reserved price
    QCOMPARE(fromCsv.report.refused, std::size_t(1));
    QCOMPARE(fromCsv.report.refusedRows.front().line, 10); // lines count those before the header
}

void AwsOfferTest::csvWithoutHeader()
{
    const auto outcome =
        importPrices({"\"FormatVersion\",\"v1.0\"\n", "index.csv", "aws-offer", ""}, {}, date("2026-11-30"));
    QVERIFY(!outcome);
    QVERIFY(render(outcome.error().front().what).find("SKU") != std::string::npos);
}

QTEST_APPLESS_MAIN(AwsOfferTest)
#include "aws_offer_test.moc"
