// SPDX-License-Identifier: GPL-3.0-or-later
// Google's catalog prices the parts of a machine; each row names its evidence.
#include "price_rows.h"
#include "prices/price_import.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

struct Sku {
    std::string description;
    std::string group;
    std::string units;
    long nanos = 0;
    std::string usage = "OnDemand";
    std::string currency = "USD";
    std::string unit = "h";
};

std::string page(const std::vector<Sku> &skus)
{
    std::string text = "{\"skus\":[";
    for (std::size_t i = 0; i < skus.size(); ++i) {
        const Sku &sku = skus[i];
        text += (i == 0 ? "" : ",") + std::string("{\"description\":\"") + sku.description +
                "\",\"category\":{\"resourceFamily\":\"Compute\",\"resourceGroup\":\"" + sku.group +
                "\",\"usageType\":\"" + sku.usage +
                "\"},\"serviceRegions\":[\"us-central1\"],\"pricingInfo\":[{\"pricingExpression\":{\"usageUnit\":\"" +
                sku.unit + "\",\"tieredRates\":[{\"startUsageAmount\":0,\"unitPrice\":{\"currencyCode\":\"" +
                sku.currency + "\",\"units\":\"" + sku.units + "\",\"nanos\":" + std::to_string(sku.nanos) + "}}]}}]}";
    }
    return text + "],\"nextPageToken\":\"\"}";
}

ImportOutcome import(const std::vector<Sku> &skus)
{
    Read<ImportOutcome> outcome =
        importPrices({page(skus), "skus-2024-10-25.json", "auto", ""}, {}, date("2026-11-30"));
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(*outcome);
}

std::vector<Sku> a2()
{
    Sku ram{"A2 Instance Ram running in Americas", "RAM", "0", 4237000};
    ram.unit = "GiBy.h";
    return {{"Nvidia Tesla A100 GPU running in Americas", "GPU", "2", 933908000},
            {"A2 Instance Core running in Americas", "CPU", "0", 31611000},
            ram};
}

std::string priceOf(const PriceBook &book, const std::string &instanceType, const std::string &option = "onDemand")
{
    for (const PriceRow &row : book.rows()) {
        if (row.instanceType == instanceType && optionIdOf(row) == option)
            return toText(row.hourly) + " " + row.currency.code();
    }
    return "none";
}

} // namespace

class GcpSkusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void machineIsTheSumOfItsParts();
    void spotAndCommitments();
    void sliceHoldsTheWholeMachine();
    void currenciesAreNotMixed();
    void machineWithoutItsPartsHasNoPrice();
    void refusals_data();
    void refusals();
};

// Research, item 6: 2.933908 + 12 x 0.031611 + 85 x 0.004237 = 3.673385; eight times that is a2-highgpu-8g.
void GcpSkusTest::machineIsTheSumOfItsParts()
{
    const ImportOutcome outcome = import(a2());
    QCOMPARE(outcome.report.source, std::string("gcp-skus"));
    QCOMPARE(priceOf(outcome.book, "a2-highgpu-1g"), std::string("3.673385 USD"));
    QCOMPARE(priceOf(outcome.book, "a2-highgpu-8g"), std::string("29.38708 USD"));
    QCOMPARE(priceOf(outcome.book, "a2-ultragpu-1g"), std::string("none")); // has another card
    QCOMPARE(outcome.report.kept, std::size_t(1));
    QCOMPARE(outcome.report.merged, std::size_t(2));
    QCOMPARE(outcome.book.rows().front().provenance.validFrom->toText(), std::string("2024-10-25"));
}

void GcpSkusTest::spotAndCommitments()
{
    std::vector<Sku> skus = a2();
    const auto also = [&skus](const std::string &gpu, const std::string &core, const std::string &ram,
                              const std::string &usage) {
        for (const auto &[description, group] : {std::pair{gpu, "GPU"}, {core, "CPU"}, {ram, "RAM"}}) {
            Sku sku{description, group, "0", 1000000, usage};
            sku.unit = std::string(group) == "RAM" ? "GiBy.h" : "h";
            skus.push_back(sku);
        }
    };
    also("Nvidia Tesla A100 GPU attached to Spot Preemptible VMs running in Americas",
         "Spot Preemptible A2 Instance Core running in Americas",
         "Spot Preemptible A2 Instance Ram running in Americas", "Preemptible");
    also("Commitment v1: Nvidia Tesla A100 GPU running in Americas for 3 Years",
         "Commitment v1: A2 Cpu in Americas for 3 "
         "Years",
         "Commitment v1: A2 Ram in Americas for 3 Years", "Commit3Yr");
    const ImportOutcome outcome = import(skus);
    QCOMPARE(priceOf(outcome.book, "a2-highgpu-1g", "spot"), std::string("0.098 USD")); // (1 + 12 + 85) x 0.001
    QCOMPARE(priceOf(outcome.book, "a2-highgpu-1g", "3y-noUpfront"), std::string("0.098 USD"));
}

// G2: B200 has no cores of its own, and its spot SKU says OnDemand.
void GcpSkusTest::sliceHoldsTheWholeMachine()
{
    const ImportOutcome outcome =
        import({{"Nvidia B200 (1 gpu slice) running in Americas", "GPU", "16", 0},
                {"Nvidia B200 (1 gpu slice) Spot running in Americas", "GPU", "7", 500000000}});
    QCOMPARE(priceOf(outcome.book, "a4-highgpu-8g"), std::string("128 USD"));
    QCOMPARE(priceOf(outcome.book, "a4-highgpu-8g", "spot"), std::string("60 USD"));
}

// G7: one file holds rows in dollars and in rupiah.
void GcpSkusTest::currenciesAreNotMixed()
{
    std::vector<Sku> skus = a2();
    skus[1].currency = "IDR";
    const ImportOutcome outcome = import(skus);
    QVERIFY(outcome.book.rows().empty());
    QCOMPARE(outcome.report.refused, std::size_t(3));
}

// G1: a host without its accelerators, or accelerators alone, are no machine.
void GcpSkusTest::machineWithoutItsPartsHasNoPrice()
{
    std::vector<Sku> skus = a2();
    skus.pop_back();
    const ImportOutcome outcome = import(skus);
    QVERIFY(outcome.book.rows().empty());
    QVERIFY(render(outcome.report.notices.empty() ? Message{} : Message(outcome.report.notices.front().what))
                .find("cores or memory") != std::string::npos);
}

void GcpSkusTest::refusals_data()
{
    QTest::addColumn<QByteArray>("description");
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("G9 calendar") << QByteArray("DWS Calendar Mode Nvidia H100 80GB GPU running in Americas")
                                 << QByteArray("h") << QByteArray("calendar");
    QTest::newRow("no GPU family") << QByteArray("E2 Instance Core running in Americas") << QByteArray("h")
                                   << QByteArray("no part");
    QTest::newRow("a letter more is another family")
        << QByteArray("NA2 Instance Core running") << QByteArray("h") << QByteArray("no part");
    QTest::newRow("by the month") << QByteArray("A2 Instance Core running in Americas") << QByteArray("GiBy.mo")
                                  << QByteArray("no price");
}

void GcpSkusTest::refusals()
{
    QFETCH(QByteArray, description);
    QFETCH(QByteArray, unit);
    QFETCH(QByteArray, reason);
    Sku sku{description.toStdString(), "CPU", "1", 0};
    sku.unit = unit.toStdString();
    const ImportOutcome outcome = import({sku});
    QCOMPARE(outcome.report.refused, std::size_t(1));
    const std::string why = render(outcome.report.refusedRows.front().what);
    QVERIFY2(why.find(reason.toStdString()) != std::string::npos, why.c_str());
}

QTEST_APPLESS_MAIN(GcpSkusTest)
#include "gcp_skus_test.moc"
