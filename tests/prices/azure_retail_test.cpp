// SPDX-License-Identifier: GPL-3.0-or-later
// Quirks of the Azure Retail Prices API; each row names the evidence for it.
#include "price_rows.h"
#include "prices/price_import.h"

#include <QTest>

#include <algorithm>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

struct Item {
    std::string sku = "Standard_ND96isr_H100_v5";
    std::string region = "eastus";
    std::string type = "Consumption";
    std::string unit = "1 Hour";
    std::string currency = "USD";
    std::string meter = "ND96isrH100v5";
    std::string product = "Virtual Machines NDsr H100 v5 Series";
    std::string price = "98.32";
    std::string more;
};

std::string text(const Item &item)
{
    return "{\"armSkuName\":\"" + item.sku + "\",\"armRegionName\":\"" + item.region + "\",\"type\":\"" + item.type +
           "\",\"unitOfMeasure\":\"" + item.unit + "\",\"currencyCode\":\"" + item.currency + "\",\"meterName\":\"" +
           item.meter + "\",\"productName\":\"" + item.product +
           "\",\"effectiveStartDate\":\"2026-07-01T00:00:00Z\",\"retailPrice\":" + item.price + item.more + "}";
}

ImportOutcome import(const std::vector<Item> &items)
{
    std::string page = "{\"BillingCurrency\":\"USD\",\"Items\":[";
    for (std::size_t i = 0; i < items.size(); ++i)
        page += (i == 0 ? "" : ",") + text(items[i]);
    page += "],\"NextPageLink\":null,\"Count\":" + std::to_string(items.size()) + "}";
    Read<ImportOutcome> outcome = importPrices({page, "page.json", "auto", ""}, {}, date("2026-09-16"));
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(*outcome);
}

Item with(std::string Item::*field, const std::string &value)
{
    Item item;
    item.*field = value;
    return item;
}

const PriceRow *find(const PriceBook &book, OptionKind kind, std::int64_t termHours = 0,
                     const std::string &payment = {}, const std::string &system = "linux")
{
    for (const PriceRow &row : book.rows()) {
        if (row.kind == kind && row.termHours == termHours && row.paymentOption == payment &&
            row.operatingSystem == system)
            return &row;
    }
    return nullptr;
}

} // namespace

class AzureRetailTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void machineOnDemand();
    void reservationIsThePriceOfTheTerm();
    void doubtfulReservationIsRemarkedOn();
    void windowsIsToldByTheProduct_data();
    void windowsIsToldByTheProduct();
    void blocksOfHours();
    void sharedMeterKeepsItsSizes();
    void refusals_data();
    void refusals();
    void everyItemHasOneFate();
};

// h100-eastus, 2026-09-16: 98.32 for eight H100.
void AzureRetailTest::machineOnDemand()
{
    const ImportOutcome outcome = import({{}, with(&Item::meter, "ND96isrH100v5 Spot")});
    QCOMPARE(outcome.report.source, std::string("azure-retail"));
    const PriceRow *row = find(outcome.book, OptionKind::OnDemand);
    QVERIFY(row);
    QCOMPARE(offerIdOf(*row), std::string("azure:eastus:Standard_ND96isr_H100_v5"));
    QCOMPARE(toText(row->hourly), std::string("98.32"));
    QCOMPARE(row->accelerator, std::string("H100-SXM-80GB"));
    QCOMPARE(toText(row->acceleratorCount), std::string("8"));
    QCOMPARE(row->provenance.validFrom->toText(), std::string("2026-07-01"));
    QVERIFY(find(outcome.book, OptionKind::Spot));
}

// A1: 98.32 an hour; a term price of 430,641.60 is 49.16 an hour over 8,760 h (half), not 430,641.60 an hour.
void AzureRetailTest::reservationIsThePriceOfTheTerm()
{
    Item year = with(&Item::type, "Reservation");
    year.price = "430641.6";
    year.more = ",\"reservationTerm\":\"1 Year\"";
    Item three = with(&Item::type, "Reservation");
    three.price = "775155";
    three.more = ",\"reservationTerm\":\"3 Years\"";
    const ImportOutcome outcome = import({{}, year, three});
    QCOMPARE(outcome.report.kept, std::size_t(3));
    const PriceRow *monthly = find(outcome.book, OptionKind::Commitment, 8760, "noUpfront");
    QVERIFY(monthly);
    QCOMPARE(toText(monthly->hourly), std::string("49.16"));
    QVERIFY(monthly->upfront.isZero());
    const PriceRow *upfront = find(outcome.book, OptionKind::Commitment, 8760, "allUpfront");
    QVERIFY(upfront);
    QCOMPARE(toText(upfront->upfront), std::string("430641.6"));
    QVERIFY(upfront->hourly.isZero());
    QCOMPARE(toText(find(outcome.book, OptionKind::Commitment, 26280, "noUpfront")->hourly),
             std::string("29.49600456621")); // 775155 / 26280
    QVERIFY(outcome.report.notices.empty());
}

// A1, the trap: a tool that divides the right value by 8,760 once more writes 0.0056.
void AzureRetailTest::doubtfulReservationIsRemarkedOn()
{
    Item year = with(&Item::type, "Reservation");
    year.price = "49.16"; // an hourly rate where a total belongs
    year.more = ",\"reservationTerm\":\"1 Year\"";
    const ImportOutcome outcome = import({{}, year});
    const auto &notices = outcome.report.notices;
    QVERIFY(std::any_of(notices.begin(), notices.end(), [](const ImportIssue &notice) {
        return render(notice.what).find("expected 30 to 95 %") != std::string::npos;
    }));
}

void AzureRetailTest::windowsIsToldByTheProduct_data()
{
    QTest::addColumn<QString>("product");
    QTest::addColumn<QString>("system");
    QTest::newRow("A2 same meter, product Windows") << "Virtual Machines NDsr H100 v5 Series Windows"
                                                    << "windows";
    QTest::newRow("A9 Win") << "Virtual Machines NCCadsv5 Srs Win"
                            << "windows";
    QTest::newRow("not part of a word") << "Virtual Machines Winter Series"
                                        << "linux";
    QTest::newRow("Linux") << "Virtual Machines NCCadsv5 Srs"
                           << "linux";
}

void AzureRetailTest::windowsIsToldByTheProduct()
{
    QFETCH(QString, product);
    QFETCH(QString, system);
    const ImportOutcome outcome = import({with(&Item::product, product.toStdString())});
    QCOMPARE(QString::fromStdString(outcome.book.rows().front().operatingSystem), system);
}

// A8: enterprise sheets price blocks of 10 or 100 hours.
void AzureRetailTest::blocksOfHours()
{
    Item block = with(&Item::unit, "100 Hours");
    block.price = "9832";
    QCOMPARE(toText(find(import({block}).book, OptionKind::OnDemand)->hourly), std::string("98.32"));
}

// A7: one meter, several sizes; none is dropped.
void AzureRetailTest::sharedMeterKeepsItsSizes()
{
    Item one = with(&Item::sku, "Standard_NC24ads_A100_v4");
    Item two = with(&Item::sku, "Standard_NC48ads_A100_v4");
    one.meter = two.meter = "shared";
    one.price = "3.673";
    two.price = "7.346";
    two.more = ",\"isPrimaryMeterRegion\":false";
    const ImportOutcome outcome = import({one, two});
    QCOMPARE(outcome.report.kept, std::size_t(2));
    QCOMPARE(outcome.book.rows().size(), std::size_t(2));
}

void AzureRetailTest::refusals_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("A3 low priority") << QByteArray("meter") << QByteArray("ND96isrH100v5 Low Priority")
                                     << QByteArray("low-priority");
    QTest::newRow("A4 DevTest") << QByteArray("type") << QByteArray("DevTestConsumption")
                                << QByteArray("DevTestConsumption");
    QTest::newRow("A6 zero") << QByteArray("price") << QByteArray("0.0") << QByteArray("missing");
    QTest::newRow("A11 dedicated host") << QByteArray("sku") << QByteArray("NDamsrA100v4_Type1")
                                        << QByteArray("no size");
    QTest::newRow("A13 promotion") << QByteArray("sku") << QByteArray("Standard_NC12_Promo") << QByteArray("promotion");
    QTest::newRow("A16 test region") << QByteArray("region") << QByteArray("eastus2euap") << QByteArray("test region");
    QTest::newRow("no accelerator") << QByteArray("sku") << QByteArray("Standard_D2s_v5")
                                    << QByteArray("not in our table");
    QTest::newRow("no region") << QByteArray("region") << QByteArray("") << QByteArray("region");
    QTest::newRow("unit of data") << QByteArray("unit") << QByteArray("1 GB") << QByteArray("expected hours");
    QTest::newRow("no currency") << QByteArray("currency") << QByteArray("euro") << QByteArray("currency 'euro'");
}

void AzureRetailTest::refusals()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, reason);
    const std::map<QByteArray, std::string Item::*> fields = {
        {"meter", &Item::meter},   {"type", &Item::type}, {"price", &Item::price},      {"sku", &Item::sku},
        {"region", &Item::region}, {"unit", &Item::unit}, {"currency", &Item::currency}};
    const ImportOutcome outcome = import({with(fields.at(field), value.toStdString())});
    QCOMPARE(outcome.report.refused, std::size_t(1));
    QVERIFY(outcome.book.rows().empty());
    const std::string why = render(outcome.report.refusedRows.front().what);
    QVERIFY2(why.find(reason.toStdString()) != std::string::npos, why.c_str());
    QCOMPARE(outcome.report.refusedRows.front().line, 1); // the first item
    QVERIFY(outcome.report.countsItems);
}

void AzureRetailTest::everyItemHasOneFate()
{
    const ImportOutcome outcome = import({{}, {}, with(&Item::price, "0"), with(&Item::meter, "x Spot")});
    const ImportReport &report = outcome.report;
    QCOMPARE(report.read, std::size_t(4));
    QCOMPARE(report.kept, std::size_t(2));
    QCOMPARE(report.merged, std::size_t(1)); // the second repeats the first
    QCOMPARE(report.refused, std::size_t(1));
    QVERIFY(importReportJson({report}).find("\"item\": 3") != std::string::npos);
}

QTEST_APPLESS_MAIN(AzureRetailTest)
#include "azure_retail_test.moc"
