// SPDX-License-Identifier: GPL-3.0-or-later
#include "price_rows.h"
#include "prices/accelerator_table.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

const std::string header =
    "model,vendor,architecture,computeCapability,formFactor,memoryGb,nvlinkGbs,aliases,provisional\n";

AcceleratorTable table(const std::string &rows)
{
    Read<AcceleratorTable> read = AcceleratorTable::parse(header + rows, "accelerators.csv");
    return read ? *read : AcceleratorTable();
}

} // namespace

class AcceleratorTableTest : public QObject
{
    Q_OBJECT

private slots:
    void readsFiguresAndLeavesBlanksOut();
    void findsNamesHoweverTheyAreSpelt_data();
    void findsNamesHoweverTheyAreSpelt();
    void reportsBadTables_data();
    void reportsBadTables();
    void fillsWhatAnOfferLacks();
    void findsInstances();
    void describesMachinesAndPlaces();
};

void AcceleratorTableTest::readsFiguresAndLeavesBlanksOut()
{
    const AcceleratorTable models = table("H100-SXM-80GB,NVIDIA,Hopper,9.0,SXM5,80,900,H100;H100 SXM,false\n"
                                          "B300,NVIDIA,Blackwell Ultra,10.3,SXM6,288,,,true\n");
    QCOMPARE(models.models().size(), std::size_t(2));
    const Accelerator &first = models.models()[0];
    QCOMPARE(first.vendor, std::string("NVIDIA"));
    QCOMPARE(toText(*first.memoryGb), std::string("80"));
    QCOMPARE(toText(*first.nvlinkGbs), std::string("900"));
    QVERIFY(!first.bf16Tflops);
    QCOMPARE(first.aliases, (std::vector<std::string>{"H100", "H100 SXM"}));
    QVERIFY(!first.provisional);
    QVERIFY(!models.models()[1].nvlinkGbs);
    QVERIFY(models.models()[1].provisional);
}

void AcceleratorTableTest::findsNamesHoweverTheyAreSpelt_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("model");
    QTest::newRow("its name") << "RTX-6000-Ada"
                              << "RTX-6000-Ada";
    QTest::newRow("alias") << "A100-80G-PCIe"
                           << "A100-PCIe-80GB";
    QTest::newRow("lower case and blanks") << "rtx 6000 ada"
                                           << "RTX-6000-Ada";
    QTest::newRow("without dashes") << "RTX6000Ada"
                                    << "RTX-6000-Ada";
    QTest::newRow("beginning of a name") << "A100"
                                         << "";
    QTest::newRow("longer than a name") << "A100-PCIe-80GB-x"
                                        << "";
    QTest::newRow("empty") << ""
                           << "";
}

void AcceleratorTableTest::findsNamesHoweverTheyAreSpelt()
{
    QFETCH(QString, name);
    QFETCH(QString, model);
    const AcceleratorTable models = table("A100-PCIe-80GB,NVIDIA,,,PCIe,80,600,A100-80G-PCIe,false\n"
                                          "RTX-6000-Ada,NVIDIA,,,PCIe,48,0,RTX6000-Ada,false\n");
    const Accelerator *found = models.find(name.toStdString());
    QCOMPARE(found != nullptr ? found->model : std::string(), model.toStdString());
}

void AcceleratorTableTest::reportsBadTables_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const QString start = QString::fromStdString(header);
    QTest::newRow("figure that is no number") << start + "T4,NVIDIA,,,PCIe,16 GB,,,false\n"
                                              << int(Error::Code::BadValue) << 2 << 18;
    QTest::newRow("name missing") << start + "T4,NVIDIA,,,PCIe,16,,,false\n,NVIDIA,,,PCIe,16,,,false\n"
                                  << int(Error::Code::BadValue) << 3 << 1;
    QTest::newRow("one alias of two models")
        << start + "T4,NVIDIA,,,PCIe,16,,t-4,false\nL4,NVIDIA,,,PCIe,24,,T 4,false\n"
        << int(Error::Code::DuplicateKey) << 3 << 22;
    QTest::newRow("short row") << start + "T4,NVIDIA\n" << int(Error::Code::BadValue) << 2 << 1;
    QTest::newRow("column missing") << "model,vendor\nT4,NVIDIA\n" << int(Error::Code::MissingKey) << 1 << 1;
    QTest::newRow("empty") << "" << int(Error::Code::Syntax) << 1 << 1;
}

void AcceleratorTableTest::reportsBadTables()
{
    QFETCH(QString, text);
    QFETCH(int, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const Read<AcceleratorTable> read = AcceleratorTable::parse(text.toStdString(), "a.csv");
    QVERIFY(!read);
    const Error &error = read.error().front();
    QCOMPARE(int(error.code), code);
    QCOMPARE(error.where.file, std::string("a.csv"));
    QCOMPARE(error.where.line, line);
    QCOMPARE(error.where.column, column);
}

void AcceleratorTableTest::fillsWhatAnOfferLacks()
{
    const AcceleratorTable models = table("H100-SXM-80GB,NVIDIA,,,SXM5,80,900,H100,false\n"
                                          "MI300X,AMD,,,OAM,192,896,,false\nT4,NVIDIA,,,PCIe,16,,,false\n");
    Offer offer;
    offer.accelerator = "h100";
    fillFromTable(offer, models);
    QCOMPARE(offer.accelerator, std::string("H100-SXM-80GB"));
    QCOMPARE(toText(*offer.memoryPerAcceleratorGb), std::string("80"));
    QCOMPARE(offer.interconnect, std::string("NVLink"));

    offer.accelerator = "MI300X";
    fillFromTable(offer, models); // what is there stays
    QCOMPARE(toText(*offer.memoryPerAcceleratorGb), std::string("80"));
    QCOMPARE(offer.interconnect, std::string("NVLink"));

    Offer other;
    other.accelerator = "MI300X";
    fillFromTable(other, models);
    QCOMPARE(other.interconnect, std::string("Infinity Fabric"));

    Offer unknown;
    unknown.accelerator = "K80";
    fillFromTable(unknown, models);
    QCOMPARE(unknown.accelerator, std::string("K80"));
    QVERIFY(!unknown.memoryPerAcceleratorGb);
    QVERIFY(unknown.interconnect.empty());
}

void AcceleratorTableTest::findsInstances()
{
    const Read<InstanceTable> read =
        InstanceTable::parse("provider,instanceType,accelerator,acceleratorCount,vcpus,memoryGb\n"
                             "gcp,a3-*,H100-SXM-80GB,,,\n"
                             "gcp,a3-ultragpu-*,H200-SXM-141GB,,,\n"
                             "gcp,a3-ultragpu-8g,H200-SXM-141GB,8,224,2952\n",
                             "instances.csv");
    QVERIFY(read);
    QCOMPARE(read->find("gcp", "a3-highgpu-8g")->accelerator, std::string("H100-SXM-80GB"));
    QCOMPARE(read->find("gcp", "a3-ultragpu-4g")->instanceType, std::string("a3-ultragpu-*"));
    QCOMPARE(toText(*read->find("gcp", "a3-ultragpu-8g")->acceleratorCount), std::string("8"));
    QCOMPARE(read->find("gcp", "g2-standard-4"), nullptr);
    QCOMPARE(read->find("aws", "a3-highgpu-8g"), nullptr);
    QVERIFY(!InstanceTable::parse("provider,instanceType,accelerator,acceleratorCount\naws,x,T4,two\n", "i.csv"));
}

void AcceleratorTableTest::describesMachinesAndPlaces()
{
    AcceleratorTable models = table("L4,NVIDIA,,,PCIe,24,0,,false\n");
    const Read<InstanceTable> machines = InstanceTable::parse(
        "provider,instanceType,accelerator,acceleratorCount,vcpus,memoryGb,memoryPerAcceleratorGb,networkGbps,"
        "localDiskTb,interconnect\n"
        "aws,g6.48xlarge,L4,8,192,768,,100,7.52,PCIe\n"
        "aws,p2.16xlarge,K80,16,64,732,12,25,0,PCIe\n"
        "aws,g6f.*,L4,,,,,,,\n",
        "machines.csv");
    const Read<CertificationTable> places = CertificationTable::parse("provider,region,certifications,source,asOf\n"
                                                                      "aws,*,ISO;SOC,page,2026-12-01\n"
                                                                      "aws,us-gov-*,ISO;FedRAMP High,page,2026-12-01\n"
                                                                      "aws,cn-*,,page,2026-12-01\n",
                                                                      "places.csv");
    QVERIFY(machines && places);
    models.describeMachinesBy(*machines, *places);

    Offer offer;
    offer.provider = "aws";
    offer.region = "us-gov-west-1";
    offer.instanceType = "g6.48xlarge";
    offer.accelerator = "L4";
    offer.acceleratorCount = decimal("8");
    offer.networkGbps = decimal("50"); // what the offer says itself stays
    fillFromTable(offer, models);
    QCOMPARE(toText(*offer.memoryPerAcceleratorGb), std::string("24"));
    QCOMPARE(toText(*offer.networkGbps), std::string("50"));
    QCOMPARE(toText(*offer.localDiskTb), std::string("7.52"));
    QCOMPARE(toText(*offer.vcpus), std::string("192"));
    QCOMPARE(toText(*offer.memoryGb), std::string("768"));
    QCOMPARE(offer.certifications, (std::vector<std::string>{"ISO", "FedRAMP High"}));

    // A card that is in no accelerator table; 0 TB says that there is no disk, nothing that it isn't known.
    Offer old;
    old.provider = "aws";
    old.region = "cn-north-1";
    old.instanceType = "p2.16xlarge";
    old.accelerator = "K80";
    old.acceleratorCount = decimal("16");
    fillFromTable(old, models);
    QCOMPARE(toText(*old.memoryPerAcceleratorGb), std::string("12"));
    QVERIFY(old.localDiskTb && old.localDiskTb->isZero());
    QVERIFY(old.certifications.empty());

    // S20: parts of a card have that part of its memory.
    Offer part;
    part.provider = "aws";
    part.region = "eu-west-1";
    part.instanceType = "g6f.2xlarge";
    part.accelerator = "l4";
    part.acceleratorCount = decimal("0.25");
    fillFromTable(part, models);
    QCOMPARE(toText(*part.memoryPerAcceleratorGb), std::string("6"));
    QVERIFY(!part.networkGbps && !part.localDiskTb && !part.vcpus);
    QCOMPARE(part.certifications, (std::vector<std::string>{"ISO", "SOC"}));

    QVERIFY(!CertificationTable::parse("provider,region\naws,*\n", "p.csv"));
    QVERIFY(!CertificationTable::parse("provider,region,certifications,source,asOf\naws,*,ISO,x,yesterday\n", "p.csv"));
}

QTEST_APPLESS_MAIN(AcceleratorTableTest)
#include "accelerator_table_test.moc"
