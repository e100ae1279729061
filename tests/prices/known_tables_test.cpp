// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that public tools publish, with what is odd about them. The quirks are numbered as in the notes that the tests
// of the other readers use; each names where it was seen.
#include "price_rows.h"
#include "prices/bundled.h"
#include "prices/price_import.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class KnownTablesTest : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void refusals_data();
    void refusals();
    void newestRowWins();
    void onceMoreIsTheSame();
    void oldFileDoesNotTakeTheBookBack();
    void hostWithoutGpuIsIncomplete();
    void twoSurvivorsAreListed();
    void sourcesThatDisagreeAreBothShown();
    void spellings_data();
    void spellings();
    void fractionsOfCards_data();
    void fractionsOfCards();
    void handTableNamesWhatItLacks();
    void tablesWithoutPrices_data();
    void tablesWithoutPrices();
};

namespace
{

ImportOutcome import(const std::string &text, const PriceBook &accepted = {})
{
    Read<ImportOutcome> outcome = importPrices({text, "table.csv", "auto", ""}, accepted, date("2026-11-30"));
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return std::move(*outcome);
}

QByteArray summary(const PriceBook &book)
{
    std::string text;
    for (const PriceRow &row : book.rows()) {
        const std::string count =
            row.acceleratorCount == Decimal::fromInteger(1) ? "" : toText(row.acceleratorCount) + "x ";
        text += (text.empty() ? "" : "; ") + offerIdOf(row) + " " + optionIdOf(row) + " " + toText(row.hourly) +
                (row.upfront.isZero() ? "" : "+" + toText(row.upfront)) + " " + count + row.accelerator;
        if (row.provenance.validFrom)
            text += " of " + row.provenance.validFrom->toText();
    }
    return QByteArray::fromStdString(text);
}

const std::string awsHistory = "generated_at,region,instance_type,price_per_hour,currency,commit\n";
const std::string azureHistory = "generated_at,armRegionName,armSkuName,price_per_hour,currency\n";
const std::string gcpHistory =
    "commit_date,generated_unix,machine_type,region,hour,hour_spot,month,month_1y,month_3y,commit\n";
const std::string facts = "provider,region,instance,gpu,gpu_count,price_kind,usd_per_hour,upfront_usd,as_of,source\n";
const std::string handTable = "Cloud,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,On-demand,Per-GPU,Spot,Name\n";
const std::string flattened =
    "sku,regionCode,location,instanceType,usagetype,effectiveDate,rateCode,description,unit,USD\n";
const std::string webPage = "Instance Name,API Name,Instance Memory,vCPUs,Linux On Demand cost,Linux Spot cost,"
                            "Windows On Demand cost,Windows Spot cost\n";
const std::string openCost =
    "EndTimestamp,InstanceID,Region,AssetClass,InstanceIDField,InstanceType,MarketPriceHourly,Version\n";

} // namespace

void KnownTablesTest::rows_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("book");
    const auto row = [](const char *name, const std::string &table, const char *book) {
        QTest::newRow(name) << QByteArray::fromStdString(table) << QByteArray(book);
    };
    // W10: aws/karpenter-provider-aws zz_generated.pricing_aws_gov.go and _cn.go: GovCloud and China are regions of
    // their own, China in yuan.
    row("Karpenter, AWS: GovCloud and China",
        awsHistory + "2026-07-20T12:00:00Z,us-gov-west-1,g4dn.xlarge,0.663,USD,c\n"
                     "2026-07-20T12:00:00Z,cn-north-1,g4dn.xlarge,4.948,CNY,c\n",
        "aws:cn-north-1:g4dn.xlarge:CNY onDemand 4.948 T4 of 2026-07-20; "
        "aws:us-gov-west-1:g4dn.xlarge onDemand 0.663 T4 of 2026-07-20");
    // A16: Azure/karpenter-provider-azure: "WestUS3" beside "westus3".
    row("Karpenter, Azure: regions in lower case",
        azureHistory + "2026-06-18T03:43:41Z,WestUS3,Standard_NC4as_T4_v3,0.526,USD\n",
        "azure:westus3:Standard_NC4as_T4_v3 onDemand 0.526 T4 of 2026-06-18");
    // Commitments are given by the month of 730 h: 44810.08 / 730 and 28371 / 730.
    // Cyclenerd/google-cloud-pricing-cost-calculator pricing.yml of 2026-07-30.
    row("gcosts: commitments by the month",
        gcpHistory + "2026-07-30,1,a3-highgpu-8g,us-central1,88.49,50.61,64597.7,44810.08,28371,c\n",
        "gcp:us-central1:a3-highgpu-8g onDemand 88.49 8x H100-SXM-80GB of 2026-07-30; "
        "gcp:us-central1:a3-highgpu-8g 1y-noUpfront 61.383671232877 8x H100-SXM-80GB of 2026-07-30; "
        "gcp:us-central1:a3-highgpu-8g 3y-noUpfront 38.864383561644 8x H100-SXM-80GB of 2026-07-30; "
        "gcp:us-central1:a3-highgpu-8g spot 50.61 8x H100-SXM-80GB of 2026-07-30");
    // G4: gcosts commit 65813f7 had month_3y: 0 on 205 rows; a blank or a 0 is "not offered".
    row("gcosts: a commitment of 0 is none", gcpHistory + "2022-04-19,,a2-highgpu-1g,europe-west8,4,,2920,2000,0,c\n",
        "gcp:europe-west8:a2-highgpu-1g onDemand 4 A100-SXM-40GB of 2022-04-19; "
        "gcp:europe-west8:a2-highgpu-1g 1y-noUpfront 2.739726027397 A100-SXM-40GB of 2022-04-19");
    // G5: fractions of a card by the vCPUs (skypilot-org/skypilot#10533): g4-standard-12 is a quarter, -96 are two.
    row("gcosts: parts of a card",
        gcpHistory + "2026-07-30,1,g4-standard-12,us-central1,1.125,,821,0,0,c\n"
                     "2026-07-30,1,g4-standard-96,us-central1,9,,6570,0,0,c\n",
        "gcp:us-central1:g4-standard-12 onDemand 1.125 0.25x RTX-PRO-6000-Blackwell-Server of 2026-07-30; "
        "gcp:us-central1:g4-standard-96 onDemand 9 2x RTX-PRO-6000-Blackwell-Server of 2026-07-30");
    // W12: the same product has other last digits elsewhere; both stay as they are.
    // AWS price list 2026-09-01: p4d in us-east-1 and us-west-2.
    row("AWS list cut to a few columns",
        flattened + "A,us-east-1,US East,p4d.24xlarge,BoxUsage:p4d.24xlarge,2026-09-01T00:00:00Z,A.J.6,"
                    "$21.957642 per On Demand Linux p4d.24xlarge Instance Hour,Hrs,21.9576420000\n"
                    "B,us-west-2,US West,p4d.24xlarge,USW2-BoxUsage:p4d.24xlarge,2026-09-01T00:00:00Z,B.J.6,"
                    "$21.95764 per On Demand Linux p4d.24xlarge Instance Hour,Hrs,21.9576400000\n",
        "aws:us-east-1:p4d.24xlarge onDemand 21.957642 8x A100-SXM-40GB of 2026-09-01; "
        "aws:us-west-2:p4d.24xlarge onDemand 21.95764 8x A100-SXM-40GB of 2026-09-01");
    // W3: epam/cloud-pipeline aws.price.list.csv, row 8: a dedicated host's row beside the shared one.
    row("AWS list cut to a few columns: dedicated is labelled",
        flattened + "A,us-east-1,US East,g5.12xlarge,DedicatedUsage:g5.12xlarge,2026-09-01T00:00:00Z,A.J.6,"
                    "$6.2392 per Dedicated Linux g5.12xlarge Instance Hour,Hrs,6.2392\n",
        "aws:us-east-1:g5.12xlarge:dedicated onDemand 6.2392 4x A10G of 2026-09-01");
    // The effective rate holds the upfront already: 157,098 / 8,760 = 17.933562 (p3dn.24xlarge, 1 year, 2019).
    row("an effective rate and its upfront",
        facts + "aws,us-east-1,p3dn.24xlarge,V100,8,1yr-all-upfront,17.933562,157098,2019-04-05,vantage\n"
                "aws,us-east-1,p3dn.24xlarge,V100,8,3yr-no-upfront,10.416,0,2019-04-05,vantage\n",
        "aws:us-east-1:p3dn.24xlarge 1y-allUpfront 0+157098 8x V100-SXM2-32GB of 2019-04-05; "
        "aws:us-east-1:p3dn.24xlarge 3y-noUpfront 10.416 8x V100-SXM2-32GB of 2019-04-05");
    // V1: vantage-sh/ec2instances.info, table export with another currency than dollars; by the month as well.
    row("Vantage's table: currency in the cells, Windows beside Linux",
        webPage +
            "G4DN Extra Large,g4dn.xlarge,16 GiB,4 vCPUs,€0.4500 hourly,€0.1800 hourly,€0.6100 hourly,unavailable\n"
            "P3 Extra Large,p3.2xlarge,61 GiB,8 vCPUs,$2233.80 monthly,,,\n",
        "aws:g4dn.xlarge:EUR onDemand 0.45 T4; aws:g4dn.xlarge:EUR spot 0.18 T4; "
        "aws:g4dn.xlarge:windows:EUR onDemand 0.61 T4; aws:p3.2xlarge onDemand 3.06 V100-SXM2-16GB");
    // opencost/opencost configs/pricing_schema.csv: GPUs are priced by the name of their label.
    row("OpenCost: only GPUs", openCost + "2019-04-17 23:34:22 UTC,Tesla_T4,,gpu,nvidia.com/gpu_type,,0.75,\n",
        "own:Tesla_T4 onDemand 0.75 T4");
    // S16: the-full-stack/website cloud-gpus.csv has g4dn.4xlarge three times. S18: Datacrunch is called Verda today;
    // machines without a name; N1 machines of Google take any card.
    row("a table kept by hand",
        handTable + "AWS,T4 (16 GB),Turing,1,16,16,64,1.20,1.20,0.36,g4dn.4xlarge\n"
                    "AWS,T4 (16 GB),Turing,1,16,16,64,1.20,1.20,0.36,g4dn.4xlarge\n"
                    "Datacrunch,A100 (80 GB),Ampere,2,160,44,240,3.70,1.85,,2A100.44V\n"
                    "FluidStack,A100 (80 GB),Ampere,2,80,96,512,4.42,2.21,,\n"
                    "GCP,T4 (16 GB),Turing,1,16,8,52,0.73,0.73,,n1-highmem-8\n"
                    "GCP,V100 (16 GB),Volta,1,16,8,52,2.95,2.95,,n1-highmem-8\n",
        "FluidStack:2x A100 (80 GB), 96 vCPU, 512 GB onDemand 4.42 2x A100-SXM-80GB; "
        "aws:g4dn.4xlarge onDemand 1.2 T4; aws:g4dn.4xlarge spot 0.36 T4; "
        "gcp:n1-highmem-8 + 1x T4 (16 GB) onDemand 0.73 T4; "
        "gcp:n1-highmem-8 + 1x V100 (16 GB) onDemand 2.95 V100-SXM2-16GB; "
        "verda:2A100.44V onDemand 3.7 2x A100-SXM-80GB");
}

void KnownTablesTest::rows()
{
    QFETCH(QByteArray, table);
    const ImportOutcome outcome = import(table.toStdString());
    QTEST(summary(outcome.book), "book");
    QCOMPARE(outcome.report.source, std::string("csv"));
    QCOMPARE(outcome.report.refused, std::size_t(0));
    QCOMPARE(outcome.report.kept + outcome.report.merged, outcome.report.read);
}

void KnownTablesTest::refusals_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *name, const std::string &table, const char *reason) {
        QTest::newRow(name) << QByteArray::fromStdString(table) << QByteArray(reason);
    };
    // Before 2023-09-18 the file of Karpenter held one unnamed map, with p4d twice: 32.7726 and GovCloud's 39.33.
    row("no region", awsHistory + "2023-02-20T13:11:59Z,,p4d.24xlarge,39.33,USD,c\n", "no region");
    // A11: ondemand-2026-06-18.csv rows 225 to 229: a dedicated host, and a name without "Standard_".
    row("a dedicated host", azureHistory + "2026-06-18T03:43:41Z,eastus,NDamsrA100v4_Type1,36.047,USD\n",
        "no size of a virtual machine");
    row("no size", azureHistory + "2026-06-18T03:43:41Z,eastus,NC16dsxlRTX6Kv6,0.18,USD\n",
        "no size of a virtual machine");
    // A13: skypilot-org/skypilot#485.
    row("a promotion", azureHistory + "2026-06-18T03:43:41Z,eastus,Standard_NC12_Promo,0.36,USD\n", "promotion");
    // A16: canary regions.
    row("a region for tests", azureHistory + "2026-06-18T03:43:41Z,eastus2euap,Standard_NC4as_T4_v3,0.5,USD\n",
        "region for tests");
    // W3: hours of a reservation that are not used are no price of a machine.
    row("an unused reservation",
        flattened + "A,us-east-1,US East,p5.48xlarge,UnusedBox:p5.48xlarge,2026-09-01T00:00:00Z,A.J.6,"
                    "$55.04 per Unused Reservation Linux p5.48xlarge Instance Hour,Hrs,55.04\n",
        "no price of use on demand");
    row("another unit",
        flattened + "A,us-east-1,US East,p5.48xlarge,x,2026-09-01T00:00:00Z,A.J.6,Upfront Fee,Quantity,1\n",
        "expected Hrs");
    // S18: Exoscale's rows hold the price of the machine under Per-GPU, and none under On-demand.
    row("only a price per GPU", handTable + "Exoscale,3080Ti (12 GB),Ampere,4,36,48,224,,3.14028,,GPU3080Ti LARGE\n",
        "only the price per GPU");
    row("ask for it", handTable + "Acme,A100 (80 GB),Ampere,8,640,96,1000,Enquire for pricing,,,x\n", "Enquire");
    // S18: serverless prices have no kind of their own yet.
    row("serverless",
        "Vendor,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,Per-Hour,Per-GPU\n"
        "Banana,A5000 (24 GB),Ampere,1,24,4,64,2.32,2.32\n",
        "serverless");
    row("OpenCost: a node", openCost + "2019-04-17 23:34:22 UTC,pool-1,,node,metadata.name,,0.1337,\n", "asset class");
    row("OpenCost: a volume", openCost + "2019-04-17 23:34:22 UTC,pvc-1,,pv,metadata.name,,0.1337,\n", "asset class");
    row("a rate without its upfront",
        facts + "aws,us-east-1,p3.2xlarge,V100,1,1yr-partial-upfront,2.2,,2019-04-05,vantage\n", "effective rate");
    row("an upfront above the rate",
        facts + "aws,us-east-1,p3.2xlarge,V100,1,1yr-partial-upfront,1,87600,2019-04-05,vantage\n",
        "more than the effective rate");
    // Found by fuzzing: both ended in a crash, or in an upfront alone.
    row("an effective rate that is no number",
        facts + "aws,us-east-1,p3.2xlarge,V100,1,1yr-all-upfront,17.9335CPU62,157098,2019-04-05,vantage\n", "CPU");
    row("an effective rate that is not there",
        facts + "aws,us-east-1,p3.2xlarge,V100,1,1yr-all-upfront,n/a,157098,2019-04-05,vantage\n", "no price");
    row("an upfront that is no number",
        facts + "aws,us-east-1,p3.2xlarge,V100,1,1yr-partial-upfront,2.2,many,2019-04-05,vantage\n", "many");
    row("a block without its length",
        facts + "aws,us-east-1,p4d.24xlarge,A100,8,capacity-block,14.75,,2025-01-01,issue\n", "term");
    // G10: opencost/opencost#2215, #3444: a family that is too new has a price of 0 in other tools.
    row("a family that is too new",
        gcpHistory + "2026-07-30,1,x9-futuregpu-8g,us-central1,88.49,50.61,64597.7,44810.08,28371,c\n",
        "not in our table");
    // V6: no price text.
    row("call us", "provider,region,instance,gpu,gpus,price\nx,us,a,L40S,1,call us\n", "call us");
    row("contact sales", "provider,region,instance,gpu,gpus,price\nx,us,a,L40S,1,Contact sales\n", "Contact sales");
    row("an em dash", "provider,region,instance,gpu,gpus,price\nx,us,a,L40S,1,—\n", "no price");
}

void KnownTablesTest::refusals()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, reason);
    const ImportOutcome outcome = import(table.toStdString());
    QCOMPARE(outcome.report.read, std::size_t(1));
    QCOMPARE(outcome.report.refused, std::size_t(1));
    QVERIFY(outcome.book.rows().empty());
    QCOMPARE(outcome.report.refusedRows.front().line, 2);
    const std::string why = render(outcome.report.refusedRows.front().what);
    QVERIFY2(why.find(reason.toStdString()) != std::string::npos, why.c_str());
}

/// A table of many days: the newest counts, whatever the order; the others are counted as merged and said once. A row
/// without a day is older than any; two prices of the newest day are a conflict.
void KnownTablesTest::newestRowWins()
{
    const ImportOutcome outcome = import(awsHistory + "2025-07-01T00:00:00Z,us-east-1,p5.48xlarge,55.04,USD,c\n"
                                                      "2024-02-05T00:00:00Z,us-east-1,p5.48xlarge,98.32,USD,a\n"
                                                      "2025-06-23T00:00:00Z,us-east-1,p4d.24xlarge,21.957642,USD,b\n"
                                                      ",us-east-1,p4d.24xlarge,32.7726,USD,b\n"
                                                      "2025-07-01T00:00:00Z,us-east-1,g4dn.xlarge,0.526,USD,c\n"
                                                      "2025-07-01T00:00:00Z,us-east-1,g4dn.xlarge,0.626,USD,c\n"
                                                      "2024-07-01T00:00:00Z,us-east-1,g4dn.xlarge,0.526,USD,c\n");
    QCOMPARE(summary(outcome.book),
             QByteArray("aws:us-east-1:p4d.24xlarge onDemand 21.957642 8x A100-SXM-40GB of 2025-06-23; "
                        "aws:us-east-1:p5.48xlarge onDemand 55.04 8x H100-SXM-80GB of 2025-07-01"));
    QCOMPARE(outcome.report.read, std::size_t(7));
    QCOMPARE(outcome.report.kept, std::size_t(2));
    QCOMPARE(outcome.report.merged, std::size_t(3));
    QCOMPARE(outcome.report.refused, std::size_t(2));
    QCOMPARE(outcome.report.notices.size(), std::size_t(1));
    QVERIFY(render(outcome.report.notices.front().what).find("3 older prices") == 0);
    QCOMPARE(outcome.report.notices.front().line, 3);
}

void KnownTablesTest::onceMoreIsTheSame()
{
    const std::string table = gcpHistory +
                              "2026-07-30,1,a3-highgpu-8g,us-central1,88.49,50.61,64597.7,44810.08,28371,c\n"
                              "2025-11-21,1,a3-highgpu-8g,us-central1,88.49,20.4,64597.7,44810.08,28371,c\n";
    const ImportOutcome first = import(table);
    const ImportOutcome again = import(table, first.book);
    QVERIFY(again.book.rows() == first.book.rows());
    QVERIFY(again.report.conflicts.empty());
}

/// Of two files of one table the later stays, whichever is imported first.
void KnownTablesTest::oldFileDoesNotTakeTheBookBack()
{
    const std::string old = awsHistory + "2025-04-01T00:00:00Z,us-east-1,p5.48xlarge,98.32,USD,a\n"
                                         "2025-04-01T00:00:00Z,us-east-1,p4d.24xlarge,32.7726,USD,a\n";
    const std::string later = awsHistory + "2025-07-01T00:00:00Z,us-east-1,p5.48xlarge,55.04,USD,b\n";
    const ImportOutcome forward = import(later, import(old).book);
    const ImportOutcome backward = import(old, import(later).book);
    QCOMPARE(summary(forward.book),
             QByteArray("aws:us-east-1:p4d.24xlarge onDemand 32.7726 8x A100-SXM-40GB of 2025-04-01; "
                        "aws:us-east-1:p5.48xlarge onDemand 55.04 8x H100-SXM-80GB of 2025-07-01"));
    QVERIFY(backward.book.rows() == forward.book.rows());
    QCOMPARE(backward.report.kept, std::size_t(1));
    QCOMPARE(backward.report.merged, std::size_t(1));
    const std::string said = render(backward.report.notices.front().what);
    QVERIFY2(said.find("1 prices were found that are older") == 0, said.c_str());
}

/// G1: the table gives 0.6309 for a2-highgpu-1g, the host without its A100 (skypilot-org/skypilot-catalog#31,
/// skypilot#2039): never an offer.
void KnownTablesTest::hostWithoutGpuIsIncomplete()
{
    const ImportOutcome outcome =
        import(webPage + "A2 High GPU 1G,a2-highgpu-1g,85 GiB,12 vCPUs,€0.6309 hourly,€0.2 hourly,,\n");
    QCOMPARE(outcome.book.rows().size(), std::size_t(2));
    for (const PriceRow &row : outcome.book.rows()) {
        QVERIFY(row.state == PriceState::Incomplete);
        QVERIFY(row.memoryGb == decimal("85"));
    }
    QVERIFY(outcome.book.offers().empty());
    bool isSaid = false;
    for (const ImportIssue &notice : outcome.report.notices)
        isSaid = isSaid || render(notice.what).find("leave out the accelerators") != std::string::npos;
    QVERIFY(isSaid);
}

/// W4: AWS price list 2026-09-01: Windows at 0.376 and 0.192 (with and without its licence) pass the same filters:
/// neither is used, both are listed.
void KnownTablesTest::twoSurvivorsAreListed()
{
    const auto row = [](const char *sku, const char *licence, const char *price) {
        return std::string(sku) + ",us-east-1,US East,g5.xlarge,BoxUsage:g5.xlarge,2026-09-01T00:00:00Z," + sku +
               ".J.6,$" + price + " per On Demand Windows" + licence + " g5.xlarge Instance Hour,Hrs," + price + "\n";
    };
    const ImportOutcome outcome = import(flattened + row("A", "", "1.190") + row("B", " without licenses", "1.006") +
                                         "C,us-east-1,US East,g5.xlarge,BoxUsage:g5.xlarge,2026-09-01T00:00:00Z,C.J.6,"
                                         "$1.006 per On Demand Linux g5.xlarge Instance Hour,Hrs,1.006\n");
    QCOMPARE(summary(outcome.book), QByteArray("aws:us-east-1:g5.xlarge onDemand 1.006 A10G of 2026-09-01"));
    QCOMPARE(outcome.report.refused, std::size_t(2));
    for (const ImportIssue &issue : outcome.report.refusedRows) {
        const std::string why = render(issue.what);
        QVERIFY2(why.find("lines 2 and 3") != std::string::npos, why.c_str());
    }
}

/// G5: skypilot-org/skypilot#10533: g4-standard-6 is an eighth of a GPU at 0.56 in one source, a whole one at 1.518 in
/// another: the newer is used, the report shows both.
void KnownTablesTest::sourcesThatDisagreeAreBothShown()
{
    const auto table = [](const char *count, const char *price, const char *source, const char *day) {
        return std::string(
                   "provider,region,instance,gpu,gpus,price,currency,source,as of\ngcp,us-central1,g9-x-6,L4,") +
               count + "," + price + ",USD," + source + "," + day + "\n";
    };
    std::optional<PriceMapping> mapping = PriceMapping{};
    for (const char *key : {"provider", "region", "currency", "source"})
        mapping->columns[key] = key;
    mapping->columns["instanceType"] = "instance";
    mapping->columns["accelerator"] = "gpu";
    mapping->columns["acceleratorCount"] = "gpus";
    mapping->columns["hourly"] = "price";
    mapping->columns["validFrom"] = "as of";
    PriceFile file{table("0.125", "0.56", "one", "2026-07-01"), "one.csv", "auto", "", mapping};
    const Read<ImportOutcome> first = importPrices(file, PriceBook(), date("2026-11-30"));
    QVERIFY(first);
    file.text = table("1", "1.518", "other", "2026-08-01");
    const Read<ImportOutcome> second = importPrices(file, first->book, date("2026-11-30"));
    QVERIFY(second);
    QCOMPARE(second->report.conflicts.size(), std::size_t(1));
    const PriceConflict &conflict = second->report.conflicts.front();
    QCOMPARE(conflict.used, decimal("1.518"));
    QCOMPARE(conflict.usedFrom.source, std::string("other"));
    QCOMPARE(conflict.other, decimal("0.56"));
    QCOMPARE(conflict.otherFrom.source, std::string("one"));
}

void KnownTablesTest::spellings_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("model");
    const auto row = [](const char *name, const char *model) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(model);
    };
    // S15: skypilot-org/skypilot-catalog#64, dstackai/gpuhunt#93: one card under many names; the form factor and the
    // memory tell cards apart, and what isn't known stays unknown.
    row("A100-80GB", "A100-SXM-80GB");
    row("A100-80G-PCIe", "A100-PCIe-80GB");
    row("A100-80GB-SXM", "A100-SXM-80GB");
    row("A100 (40 GB)", "A100-SXM-40GB");
    row("RTX6000-Ada", "RTX-6000-Ada");
    row("RTX6000Ada", "RTX-6000-Ada");
    row("H100 NVL", "H100-NVL-94GB");
    row("H100-PCIe", "H100-PCIe-80GB");
    row("RTX6000", "");
    // G6: google-cloud-pricing-cost-calculator#249: "Mega" and "Plus" are the same cards.
    row("H100-MEGA", "H100-SXM-80GB");
    row("nvidia-h100-mega-80gb", "H100-SXM-80GB");
}

void KnownTablesTest::spellings()
{
    QFETCH(QByteArray, name);
    const Accelerator *found = bundledAccelerators().find(name.toStdString());
    QTEST(found != nullptr ? QByteArray::fromStdString(found->model) : QByteArray(), "model");
}

void KnownTablesTest::fractionsOfCards_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("count");
    // S20: AWS g6f: 2,861 of 22,888 MiB of an L4 are an eighth; the files have 1. A14: NV6ads is a sixth of an A10.
    QTest::newRow("g6f") << QByteArray("provider,region,instance,gpu,gpus,price\naws,us-east-1,g6f.xlarge,L4,1,$0.24\n")
                         << QByteArray("0.125");
    QTest::newRow("NV6ads") << QByteArray::fromStdString(
                                   azureHistory + "2026-06-18T03:43:41Z,eastus,Standard_NV6ads_A10_v5,0.454,USD\n")
                            << QByteArray("0.166666666667");
    QTest::newRow("a quarter") << QByteArray("provider,region,instance,gpu,gpus,price\nx,us,a,T4,1/4,$0.1\n")
                               << QByteArray("0.25");
}

void KnownTablesTest::fractionsOfCards()
{
    QFETCH(QByteArray, table);
    const ImportOutcome outcome = import(table.toStdString());
    QCOMPARE(outcome.book.rows().size(), std::size_t(1));
    QTEST(QByteArray::fromStdString(toText(outcome.book.rows().front().acceleratorCount)), "count");
}

/// S18: ranges stay as text; what the table doesn't say is said.
void KnownTablesTest::handTableNamesWhatItLacks()
{
    const ImportOutcome outcome =
        import(handTable + "Dataoorts,T4 (16 GB),Turing,1,16,4-6,12-16,0.34,0.34,,gc2.t4-16-1\n");
    QCOMPARE(outcome.book.rows().size(), std::size_t(1));
    QVERIFY(!outcome.book.rows().front().memoryGb);
    QCOMPARE(outcome.book.rows().front().note, std::string("vCPUs 4-6; RAM 12-16"));
    QCOMPARE(outcome.report.notices.size(), std::size_t(2));
    QVERIFY(render(outcome.report.notices[0].what).find("region") != std::string::npos);
    QVERIFY(render(outcome.report.notices[1].what).find("US dollars") != std::string::npos);
}

void KnownTablesTest::tablesWithoutPrices_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::newRow("who has which accelerator") << QByteArray("AcceleratorName,Clouds\nA10,\"['Azure', 'Lambda']\"\n");
    QTest::newRow("units") << QByteArray(
        "UnitOfMeasure,AccountTypes,PricingBlockSize,DistinctUnits\n1 Hour,EA,1,Hours\n");
    QTest::newRow("regions") << QByteArray("OriginalValue,RegionId,RegionName\nae north,uaenorth,UAE North\n");
}

void KnownTablesTest::tablesWithoutPrices()
{
    QFETCH(QByteArray, table);
    const Read<ImportOutcome> outcome =
        importPrices({table.toStdString(), "table.csv", "auto", ""}, PriceBook(), date("2026-11-30"));
    QVERIFY(!outcome);
    const std::string why = toText(outcome.error().front());
    QVERIFY2(why.find("table.csv:1:1: error: no table of prices was found") == 0, why.c_str());
}

QTEST_APPLESS_MAIN(KnownTablesTest)
#include "known_tables_test.moc"
