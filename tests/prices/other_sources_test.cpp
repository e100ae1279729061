// SPDX-License-Identifier: GPL-3.0-or-later
// The smaller formats: ec2instances.info, gpuhunt, the AWS spot history, answers of smaller clouds. Rows name their
// evidence.
#include "price_rows.h"
#include "prices/price_import.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class OtherSourcesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void prices_data();
    void prices();
    void refusals_data();
    void refusals();
    void dayOfAFileName();
    void gpuhuntNeedsAProvider();
};

namespace
{

ImportOutcome import(const QByteArray &text, const QByteArray &fileName)
{
    Read<ImportOutcome> outcome =
        importPrices({text.toStdString(), fileName.toStdString(), "auto", ""}, {}, date("2026-11-30"));
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(*outcome);
}

/// "OFFER OPTION hourly[+upfront] COUNTxMODEL", sorted as the book is.
QByteArray summary(const PriceBook &book)
{
    std::string text;
    for (const PriceRow &row : book.rows())
        text += (text.empty() ? "" : "; ") + offerIdOf(row) + " " + optionIdOf(row) + " " + toText(row.hourly) +
                (row.upfront.isZero() ? "" : "+" + toText(row.upfront)) + " " + toText(row.acceleratorCount) + "x" +
                row.accelerator;
    return QByteArray::fromStdString(text);
}

QByteArray vantage(const QByteArray &linuxPrices)
{
    return R"([{"instance_type":"p3dn.24xlarge","GPU":8,"vCPU":96,"memory":768.0,"pricing":{"us-east-1":{"linux":)" +
           linuxPrices + R"(,"mswin":{"ondemand":"99"}}}}])";
}

const QByteArray gpuhuntHeader = "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,"
                                 "gpu_vendor,flags\n";

QByteArray spotEntry(const QByteArray &zone, const QByteArray &price, const QByteArray &time,
                     const QByteArray &product = "Linux/UNIX")
{
    return R"({"AvailabilityZone":")" + zone + R"(","InstanceType":"p5.48xlarge","ProductDescription":")" + product +
           R"(","SpotPrice":")" + price + R"(","Timestamp":")" + time + "\"}";
}

QByteArray lambda(const QByteArray &machine)
{
    return R"({"data":{"x":{"instance_type":)" + machine + R"(,"regions_with_capacity_available":[]}}})";
}

QByteArray runpod(const QByteArray &gpu)
{
    return R"({"data":{"gpuTypes":[{"memoryInGb":80,)" + gpu + "}]}}";
}

QByteArray vast(const QByteArray &machine)
{
    return R"({"offers":[{"id":7,"geolocation":"Bulgaria, BG, EU",)" + machine + "}]}";
}

} // namespace

void OtherSourcesTest::prices_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fileName");
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("book");
    const QByteArray v100 = " 8xV100-SXM2-32GB";
    QTest::newRow("vantage: on demand and no upfront (2019: 31.212, 19.215)")
        << vantage(R"({"ondemand":"31.212","reserved":{"yrTerm1Standard.noUpfront":"19.215"}})") << QByteArray("i.json")
        << QByteArray("vantage")
        << QByteArray("aws:us-east-1:p3dn.24xlarge onDemand 31.212") + v100 +
               "; aws:us-east-1:p3dn.24xlarge 1y-noUpfront-standard 19.215" + v100;
    QTest::newRow("vantage: all upfront is whole dollars (17.933562 = 157,098)")
        << vantage(R"({"reserved":{"yrTerm1Standard.allUpfront":"17.933562"}})") << QByteArray("i.json")
        << QByteArray("vantage") << QByteArray("aws:us-east-1:p3dn.24xlarge 1y-allUpfront-standard 0+157098") + v100;
    QTest::newRow("vantage: partial upfront is left out, N/A is no price")
        << vantage(
               R"({"ondemand":"31.212","reserved":{"yrTerm1Standard.partialUpfront":"18.3","yrTerm3Standard.noUpfront":"N/A"}})")
        << QByteArray("i.json") << QByteArray("vantage")
        << QByteArray("aws:us-east-1:p3dn.24xlarge onDemand 31.212") + v100;
    QTest::newRow("gpuhunt: spot is a row of its own; A100 is told by its memory (S15)")
        << gpuhuntHeader + "a2-ultragpu-1g,us-central1,5.07,12,170,1,A100,80.0,False,,nvidia,\n"
                           "a2-ultragpu-1g,us-central1,2.10,12,170,1,A100,80.0,True,,nvidia,\n"
        << QByteArray("catalog/gcp.csv") << QByteArray("gpuhunt")
        << QByteArray("gcp:us-central1:a2-ultragpu-1g onDemand 5.07 1xA100-SXM-80GB; "
                      "gcp:us-central1:a2-ultragpu-1g spot 2.1 1xA100-SXM-80GB");
    QTest::newRow("spot history: the newest of each zone")
        << QByteArray(R"({"SpotPriceHistory":[)") + spotEntry("us-east-1a", "20.1", "2026-11-01T10:00:00Z") + "," +
               spotEntry("us-east-1a", "21.5", "2026-11-02T10:00:00Z") + "," +
               spotEntry("us-east-1b", "19.9", "2026-10-30T00:00:00Z") + "],\"NextToken\":null}"
        << QByteArray("spot.json") << QByteArray("aws-spot-history")
        << QByteArray("aws:us-east-1:us-east-1a:p5.48xlarge spot 21.5 8xH100-SXM-80GB; "
                      "aws:us-east-1:us-east-1b:p5.48xlarge spot 19.9 8xH100-SXM-80GB");
    QTest::newRow("lambda: cents; no capacity is no reason against the price (S12)")
        << lambda(
               R"({"name":"gpu_1x_h100_sxm5","price_cents_per_hour":429,"specs":{"vcpus":26,"memory_gib":225,"gpus":1}})")
        << QByteArray("lambda.json") << QByteArray("lambda")
        << QByteArray("lambda:global:gpu_1x_h100_sxm5 onDemand 4.29 1xH100-SXM-80GB");
    QTest::newRow("runpod: per GPU, secure cloud")
        << runpod(R"("displayName":"A100 SXM","securePrice":1.89,"communityPrice":1.19,"secureSpotPrice":0.79)")
        << QByteArray("r.json") << QByteArray("runpod")
        << QByteArray("runpod:global:1x A100 SXM onDemand 1.89 1xA100-SXM-80GB; runpod:global:1x A100 SXM spot 0.79 "
                      "1xA100-SXM-80GB");
    QTest::newRow("vast: the whole box, memory tells the card (S14)")
        << vast(R"("gpu_name":"A100 SXM","num_gpus":4,"gpu_ram":81920,"dph_base":3.9,"dph_total":4.0,"min_bid":1.0)")
        << QByteArray("v.json") << QByteArray("vast")
        << QByteArray("vast:Bulgaria, BG, EU:offer 7 onDemand 4 4xA100-SXM-80GB");
    QTest::newRow("vultr: the monthly price is none of 730 hours (S19: 11,773.44 / 17.52 = 672)")
        << QByteArray(
               R"({"plans_metal":[{"id":"vbm-256c-2048gb-8-mi300x-gpu","cpu_threads":256,"monthly_cost":11773.44,"hourly_cost":17.52,"hourly_cost_preemptible":14.72}]})")
        << QByteArray("v.json") << QByteArray("vultr")
        << QByteArray("vultr:global:vbm-256c-2048gb-8-mi300x-gpu onDemand 17.52 8xMI300X; "
                      "vultr:global:vbm-256c-2048gb-8-mi300x-gpu spot 14.72 8xMI300X");
    QTest::newRow("digitalocean: a price in each region")
        << QByteArray(
               R"({"sizes":[{"slug":"gpu-h100x8-640gb","vcpus":160,"price_hourly":23.92,"regions":["nyc1","tor1"],"gpu_info":{"count":8,"model":"nvidia_h100"}}]})")
        << QByteArray("d.json") << QByteArray("digitalocean")
        << QByteArray("digitalocean:nyc1:gpu-h100x8-640gb onDemand 23.92 8xH100-SXM-80GB; "
                      "digitalocean:tor1:gpu-h100x8-640gb onDemand 23.92 8xH100-SXM-80GB");
}

void OtherSourcesTest::prices()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fileName);
    const ImportOutcome outcome = import(text, fileName);
    QTEST(QByteArray::fromStdString(outcome.report.source), "source");
    QTEST(summary(outcome.book), "book");
    const ImportReport &report = outcome.report;
    QCOMPARE(report.kept + report.merged + report.refused + report.heldBack, report.read);
}

void OtherSourcesTest::refusals_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fileName");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("vantage: no accelerator")
        << QByteArray(
               R"([{"instance_type":"m5.large","GPU":0,"pricing":{"us-east-1":{"linux":{"ondemand":"0.096"}}}}])")
        << QByteArray("i.json") << QByteArray("not in our table");
    QTest::newRow("vantage: no price") << vantage(R"({"ondemand":"N/A"})") << QByteArray("i.json")
                                       << QByteArray("no price");
    QTest::newRow("gpuhunt: CPU only (S17)") << gpuhuntHeader + "c2,x,0.2,4,16,0,,,False,,,\n"
                                             << QByteArray("gcp.csv") << QByteArray("no accelerator");
    QTest::newRow("gpuhunt: TPU by the chip (G8)") << gpuhuntHeader + "v4-8,us,3.22,8,32,1,tpu-v4,,False,,google,\n"
                                                   << QByteArray("gcp.csv") << QByteArray("by the chip");
    QTest::newRow("gpuhunt: price of nothing") << gpuhuntHeader + "a,x,0,4,16,1,L4,24,False,,nvidia,\n"
                                               << QByteArray("gcp.csv") << QByteArray("missing");
    QTest::newRow("gpuhunt: price is no number") << gpuhuntHeader + "a,x,free,4,16,1,L4,24,False,,nvidia,\n"
                                                 << QByteArray("gcp.csv") << QByteArray("free");
    QTest::newRow("gpuhunt: spot is neither") << gpuhuntHeader + "a,x,1,4,16,1,L4,24,maybe,,nvidia,\n"
                                              << QByteArray("gcp.csv") << QByteArray("True or False");
    QTest::newRow("spot history: Windows")
        << QByteArray(R"({"SpotPriceHistory":[)") + spotEntry("us-east-1a", "20.1", "2026-11-01T10:00:00Z", "Windows") +
               "]}"
        << QByteArray("s.json") << QByteArray("expected Linux");
    QTest::newRow("spot history: zone id instead of a name (W19)")
        << QByteArray(R"({"SpotPriceHistory":[)") + spotEntry("use1-az1x-", "20.1", "2026-11-01T10:00:00Z") + "]}"
        << QByteArray("s.json") << QByteArray("zone");
    QTest::newRow("spot history: no time")
        << QByteArray(R"({"SpotPriceHistory":[)") + spotEntry("us-east-1a", "1", "") + "]}" << QByteArray("s.json")
        << QByteArray("time");
    QTest::newRow("lambda: CPU template (S17)")
        << lambda(R"({"name":"cpu_4x_general","price_cents_per_hour":20,"specs":{"gpus":0}})") << QByteArray("l.json")
        << QByteArray("no accelerator");
    QTest::newRow("runpod: a lowest bid is no price (S10)")
        << runpod(
               R"("displayName":"RTX 3090","communityCloud":true,"lowestPrice":{"minimumBidPrice":0.163,"uninterruptablePrice":0.3})")
        << QByteArray("r.json") << QByteArray("lowest bid");
    QTest::newRow("vast: rented out") << vast(R"("gpu_name":"L40S","num_gpus":1,"dph_total":0.9,"rentable":false)")
                                      << QByteArray("v.json") << QByteArray("can't be rented");
    QTest::newRow("vast: $0.00 (S14)") << vast(R"("gpu_name":"L40S","num_gpus":1,"dph_total":0)")
                                       << QByteArray("v.json") << QByteArray("no price");
    QTest::newRow("digitalocean: CPU only")
        << QByteArray(R"({"sizes":[{"slug":"s-1vcpu-512mb-10gb","price_hourly":0.00595}]})") << QByteArray("d.json")
        << QByteArray("no accelerator");
}

void OtherSourcesTest::refusals()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fileName);
    QFETCH(QByteArray, reason);
    const ImportOutcome outcome = import(text, fileName);
    QCOMPARE(outcome.report.refused, std::size_t(1));
    QVERIFY(outcome.book.rows().empty());
    const std::string why = render(outcome.report.refusedRows.front().what);
    QVERIFY2(why.find(reason.toStdString()) != std::string::npos, why.c_str());
}

// Prices of 2019 must not pass for those of today.
void OtherSourcesTest::dayOfAFileName()
{
    const QByteArray text = vantage(R"({"ondemand":"31.212"})");
    const auto day = [&text](const QByteArray &name) {
        return priceDate(import(text, name).book.rows().front().provenance)->toText();
    };
    QCOMPARE(day("old/instances-gpu-2019-04-05.json"), std::string("2019-04-05"));
    QCOMPARE(day("2019-04-05/instances.json"), std::string("2026-11-30")); // a folder says nothing of the file
    QCOMPARE(day("instances-2019-13-05.json"), std::string("2026-11-30"));
}

void OtherSourcesTest::gpuhuntNeedsAProvider()
{
    const std::string text = (gpuhuntHeader + "a,x,1,4,16,1,L4,24,False,,nvidia,\n").toStdString();
    const auto unnamed = importPrices({text, "Catalog (1).csv", "auto", ""}, {}, date("2026-11-30"));
    QVERIFY(!unnamed);
    QVERIFY(render(unnamed.error().front().what).find("whose prices") != std::string::npos);
    const auto named = importPrices({text, "Catalog (1).csv", "auto", "nebius"}, {}, date("2026-11-30"));
    QVERIFY(named);
    QCOMPARE(named->book.rows().front().provider, std::string("nebius"));
}

QTEST_APPLESS_MAIN(OtherSourcesTest)
#include "other_sources_test.moc"
