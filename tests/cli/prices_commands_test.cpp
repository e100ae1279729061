// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_program.h"

#include "prices/bundled.h"
#include "project/project_file.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

using namespace gpufolio;

/// `prices import` and `prices list`. book.csv has an on-demand price, a commitment and a spot price of 0.
class PricesCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void listHasEveryKey();
    void fourProvidersSellAnH100();
    void listIsFilteredAndSorted();
    void listInOtherFormats();
    void importCountsRows();
    void importIsKeptInTheProject();
    void severalFilesMakeOneSnapshot();
    void sameFileTwiceChangesNothing();
    void outliersWaitUntilAccepted();
    void importInOtherFormats();
    void withoutProjectNothingIsKept();
    void importsASkyPilotCatalog();
    void readsStandardInput();
    void projectInUseCanOnlyBeRead();
    void ratesOfExchangeServeScenarios();

private:
    static QJsonArray prices(const CliProgram::Outcome &outcome) { return outcome.json()["prices"].toArray(); }
    static std::size_t snapshotsIn(const CliProgram &program)
    {
        const Result<std::unique_ptr<ProjectFile>> project =
            ProjectFile::open(program.path("p.gpufolio").toStdString(), ProjectFile::Access::ReadOnly);
        const Result<std::vector<SnapshotInfo>> snapshots = (*project)->snapshots();
        return snapshots->size();
    }
};

void PricesCommandsTest::listHasEveryKey()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = program.run({"prices", "list"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.json()["format"], QJsonValue("gpufolio.prices"));
    QCOMPARE(outcome.json()["formatVersion"], QJsonValue(1));
    const QJsonArray all = prices(outcome);
    QCOMPARE(static_cast<std::size_t>(all.size()), bundledPriceBook().rows().size());
    for (const QJsonValue value : all) {
        const QJsonObject price = value.toObject();
        for (const char *key : {"provider", "region", "zone", "instanceType", "accelerator", "acceleratorCount",
                                "operatingSystem", "kind", "termHours", "upfront", "hourly", "amortisedHourly",
                                "acceleratorHourly", "currency", "source", "retrieved", "validFrom", "state"})
            QVERIFY2(price.contains(QLatin1String(key)), key);
        for (const char *key : {"hourly", "amortisedHourly", "acceleratorHourly", "source", "retrieved"})
            QVERIFY2(price[QLatin1String(key)].isString(), key);
    }
}

void PricesCommandsTest::fourProvidersSellAnH100()
{
    const CliProgram program;
    QSet<QString> providers;
    for (const QJsonValue price : prices(program.run({"prices", "list", "--gpu", "H100", "--format", "json"}))) {
        QVERIFY(price["accelerator"].toString().startsWith("H100"));
        QVERIFY(!price["source"].toString().isEmpty() && !price["retrieved"].toString().isEmpty());
        providers << price["provider"].toString();
    }
    QVERIFY(providers.size() >= 4);
}

void PricesCommandsTest::listIsFilteredAndSorted()
{
    const CliProgram program;
    const QJsonArray spot = prices(program.run({"prices", "list", "--gpu", "A100", "--provider", "gcp", "--region",
                                                "us-central1", "--option", "spot", "--sort", "hourly"}));
    QVERIFY(spot.size() > 1);
    double before = 0;
    for (const QJsonValue price : spot) {
        QCOMPARE(price["provider"], QJsonValue("gcp"));
        QCOMPARE(price["region"], QJsonValue("us-central1"));
        QCOMPARE(price["kind"], QJsonValue("spot"));
        QVERIFY(price["hourly"].toString().toDouble() >= before);
        before = price["hourly"].toString().toDouble();
    }
    const CliProgram::Outcome none = program.run({"prices", "list", "--gpu", "abacus"});
    QCOMPARE(none.status, 0);
    QCOMPARE(none.err, QByteArray("No price of the book fits.\n"));
    QVERIFY(prices(none).isEmpty());
}

void PricesCommandsTest::listInOtherFormats()
{
    const CliProgram program;
    const QStringList query{"prices", "list", "--gpu", "H100", "--provider", "gcp", "--region", "us-central1"};
    const CliProgram::Outcome csv = program.run(query + QStringList{"--format", "csv"});
    QCOMPARE(csv.status, 0);
    QVERIFY(csv.out.startsWith("provider,region,zone,instanceType,accelerator,"));
    const CliProgram::Outcome table = program.run(query + QStringList{"--format", "table"});
    QCOMPARE(table.status, 0);
    QCOMPARE(table.err, QByteArray());
    QVERIFY(table.out.startsWith("Provider"));
    QVERIFY(table.out.contains("a3-highgpu-8g"));
    QVERIFY(table.out.contains("88.489999902575")); // per machine-hour, as read
    QVERIFY(table.out.contains("11.06125"));        // per GPU-hour
    QCOMPARE(table.out.count('\n') > 4, true);
}

void PricesCommandsTest::importCountsRows()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    const CliProgram::Outcome outcome = program.run({"prices", "import", "book.csv", "--project", "p.gpufolio"});
    QCOMPARE(outcome.status, 0); // a bad row doesn't make a bad file
    QCOMPARE(outcome.err, QByteArray());
    const QJsonObject document = outcome.json();
    QCOMPARE(document["format"], QJsonValue("gpufolio.priceImport"));
    QCOMPARE(document["formatVersion"], QJsonValue(1));
    QCOMPARE(document["rows"].toObject(),
             QJsonObject({{"read", 3}, {"kept", 2}, {"refused", 1}, {"heldBack", 0}, {"merged", 0}}));
    const QJsonArray refused = document["refused"].toArray();
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0]["line"], QJsonValue(4));
    QVERIFY(refused[0]["reason"].toString().contains("0"));
    QVERIFY(document["heldBack"].toArray().isEmpty());
}

void PricesCommandsTest::importIsKeptInTheProject()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    QCOMPARE(program.run({"--project", "p.gpufolio", "prices", "import", "book.csv"}).status, 0);
    const CliProgram::Outcome list = program.run({"prices", "list", "--provider", "acme", "--project", "p.gpufolio"});
    const QJsonArray kept = prices(list);
    QCOMPARE(kept.size(), 2);
    for (const QJsonValue price : kept) {
        const bool isOnDemand = price["kind"] == QJsonValue("onDemand");
        QCOMPARE(price["amortisedHourly"], isOnDemand ? QJsonValue("24") : QJsonValue("15")); // 131,400 / 8,760
        QCOMPARE(price["acceleratorHourly"], isOnDemand ? QJsonValue("3") : QJsonValue("1.875"));
        QCOMPARE(price["source"], QJsonValue("quote of ACME"));
    }
    // The bundled book is still in it.
    QCOMPARE(static_cast<std::size_t>(prices(program.run({"prices", "list", "--project", "p.gpufolio"})).size()),
             bundledPriceBook().rows().size() + 2);
    QCOMPARE(snapshotsIn(program), std::size_t{2});
}

void PricesCommandsTest::severalFilesMakeOneSnapshot()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    program.write("south.csv", program.read("book.csv").replace("north", "south"));
    const CliProgram::Outcome outcome =
        program.run({"prices", "import", "book.csv", "south.csv", "--project", "p.gpufolio"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("rows/read"), QJsonValue(6));
    QCOMPARE(outcome.json()["files"].toArray().size(), 2);
    QCOMPARE(snapshotsIn(program), std::size_t{2});
    QCOMPARE(prices(program.run({"prices", "list", "--provider", "acme", "--project", "p.gpufolio"})).size(), 4);
}

void PricesCommandsTest::sameFileTwiceChangesNothing()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    const QStringList words{"prices", "import", "book.csv", "--project", "p.gpufolio"};
    QVERIFY(program.run(words).json()["snapshot"].isString());
    QVERIFY(program.run(words).json()["snapshot"].isNull());
    QCOMPARE(snapshotsIn(program), std::size_t{2});
    // Another price of the same day gets an id of its own.
    program.write("book.csv", program.read("book.csv").replace("24.00", "25.00"));
    QVERIFY(program.run(words).json()["snapshot"].toString().endsWith("-2"));
    QCOMPARE(snapshotsIn(program), std::size_t{3});
}

void PricesCommandsTest::outliersWaitUntilAccepted()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    const QStringList words{"prices", "import", "book.csv", "--project", "p.gpufolio"};
    QCOMPARE(program.run(words).status, 0);
    program.write("book.csv", program.read("book.csv").replace("24.00", "0.024"));
    const CliProgram::Outcome held = program.run(words);
    QCOMPARE(held.status, 0);
    QCOMPARE(held.at("rows/heldBack"), QJsonValue(1));
    const QJsonValue price = held.at("heldBack/0");
    QCOMPARE(price["instanceType"], QJsonValue("a-8x"));
    QCOMPARE(price["region"], QJsonValue("north"));
    QCOMPARE(price["previous"], QJsonValue("24"));
    QCOMPARE(price["found"], QJsonValue("0.024"));
    QVERIFY(!price["reason"].toString().isEmpty());
    const QStringList query{"prices", "list", "--provider", "acme", "--option", "onDemand", "--project", "p.gpufolio"};
    QStringList states;
    for (const QJsonValue listed : prices(program.run(query)))
        states << listed["hourly"].toString() + ' ' + listed["state"].toString();
    states.sort();
    QCOMPARE(states, (QStringList{"0.024 heldBack", "24 accepted"}));

    QCOMPARE(program.run(words + QStringList{"--accept-outliers"}).at("rows/heldBack"), QJsonValue(0));
    const QJsonArray accepted = prices(program.run(query));
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(accepted[0]["hourly"], QJsonValue("0.024"));
}

void PricesCommandsTest::importInOtherFormats()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    const CliProgram::Outcome table =
        program.run({"prices", "import", "book.csv", "--project", "p.gpufolio", "--format", "table"});
    QCOMPARE(table.status, 0);
    for (const char *words : {"Rows read", "Rows kept", "refused", "Rows held", "Refused\n- ", "book.csv:4: "})
        QVERIFY2(table.out.contains(words), words);
    QVERIFY(table.err.contains("The prices are kept as '"));
    const CliProgram::Outcome csv =
        program.run({"prices", "import", "book.csv", "--project", "q.gpufolio", "--format", "csv"});
    QCOMPARE(csv.status, 0);
    QVERIFY(csv.out.startsWith("file,what,count,line,offer,option,currency,previous,found,reason\r\n"
                               "book.csv,rows.read,3,"));
    QVERIFY(csv.out.contains("book.csv,refused,,4,"));
    for (const QByteArray &row : csv.out.trimmed().split('\n'))
        QVERIFY2(row.count(',') >= 9, row.constData());
}

void PricesCommandsTest::withoutProjectNothingIsKept()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    const auto before = program.contents();
    const CliProgram::Outcome outcome = program.run({"prices", "import", "book.csv"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("rows/kept"), QJsonValue(2));
    QVERIFY(outcome.json()["snapshot"].isNull());
    QVERIFY(outcome.err.contains("kept nowhere"));
    QCOMPARE(program.contents(), before);
}

void PricesCommandsTest::importsASkyPilotCatalog()
{
    const CliProgram program;
    const QByteArray catalog = "InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Price,SpotPrice,"
                               "Region,AvailabilityZone\n"
                               "p5.48xlarge,192,2048,H100,8,,55.04,,us-east-9,us-east-9a\n"
                               "m5.large,2,8,,,,0.096,,us-east-9,us-east-9a\n";
    program.write("catalog.csv", catalog);
    // Neither the name of the file nor a rule of the format tells the cloud.
    const CliProgram::Outcome outcome = program.run(
        {"prices", "import", "catalog.csv", "--source", "skypilot", "--provider", "aws", "--project", "p.gpufolio"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("files/0/source"), QJsonValue("skypilot"));
    QCOMPARE(outcome.at("rows/read"), QJsonValue(2));
    QCOMPARE(outcome.at("rows/kept"), QJsonValue(1));
    const QJsonArray listed =
        prices(program.run({"prices", "list", "--region", "us-east-9", "--project", "p.gpufolio"}));
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed[0]["accelerator"], QJsonValue("H100-SXM-80GB"));
    QCOMPARE(listed[0]["hourly"], QJsonValue("55.04"));
    QCOMPARE(listed[0]["acceleratorHourly"], QJsonValue("6.88"));
}

void PricesCommandsTest::readsStandardInput()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    const CliProgram::Outcome outcome =
        program.run({"prices", "import", "-", "--project", "p.gpufolio"}, program.read("book.csv"));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("rows/kept"), QJsonValue(2));
}

void PricesCommandsTest::projectInUseCanOnlyBeRead()
{
    CliProgram program;
    program.copyData("cli/book.csv");
    QCOMPARE(program.run({"prices", "list", "--project", "p.gpufolio"}).status, 0);
    const QByteArray before = program.read("p.gpufolio");
    const Result<std::unique_ptr<ProjectFile>> held =
        ProjectFile::open(program.path("p.gpufolio").toStdString(), ProjectFile::Access::ReadWrite);
    QVERIFY(held);
    const CliProgram::Outcome import = program.run({"prices", "import", "book.csv", "--project", "p.gpufolio"});
    QCOMPARE(import.status, 1);
    QCOMPARE(import.out, QByteArray());
    QVERIFY2(import.err.contains("in use by"), import.err.constData());
    QCOMPARE(program.run({"prices", "list", "--project", "p.gpufolio"}).status, 0);
    QCOMPARE(program.read("p.gpufolio"), before);
}

/// Reference rates of the European Central Bank: kept in the project without a new price book, taken by a scenario that
/// has none, and named in the assumptions. 8 / 1.25 = 6.4; 744 hours of 10 dollars are 47,616 yuan.
void PricesCommandsTest::ratesOfExchangeServeScenarios()
{
    CliProgram program;
    program.write("rates.csv", "Date,USD,JPY,CNY,\n2027-02-01,1.3,N/A,8,\n2027-01-29,1.25,N/A,8,\n");
    program.write("yuan.json", R"({"format":"gpufolio.scenario","formatVersion":1,"name":"yuan","currency":"CNY",
"start":"2027-01-01T00:00:00Z","hours":744,"offers":[{"id":"a","provider":"x","region":"r","instanceType":"t",
"accelerator":"L4","acceleratorCount":1,"currency":"USD","options":[{"id":"od","kind":"onDemand","hourly":"10"}]}],
"workloads":[{"id":"w","offer":"a","demand":{"unit":"instances","constant":1}}]})");
    const CliProgram::Outcome none = program.run({"plan", "evaluate", "yuan.json", "--project", "p.gpufolio"});
    QCOMPARE(none.status, 1);
    QVERIFY2(none.err.contains("USD to CNY dated on or before 2027-01-31"), none.err.constData());

    const CliProgram::Outcome imported = program.run({"prices", "import", "rates.csv", "--project", "p.gpufolio"});
    QCOMPARE(imported.status, 0);
    QCOMPARE(imported.at("files/0/source"), QJsonValue("ecb-rates"));
    QCOMPARE(imported.at("rows/read"), QJsonValue(2));
    QCOMPARE(imported.at("rows/kept"), QJsonValue(2));
    QVERIFY(imported.at("snapshot").isNull());
    QVERIFY2(imported.err.contains("Rates of exchange up to 2027-02-01 are kept."), imported.err.constData());
    QCOMPARE(snapshotsIn(program), std::size_t{1});

    const CliProgram::Outcome costed = program.run({"plan", "evaluate", "yuan.json", "--project", "p.gpufolio"});
    QCOMPARE(costed.status, 0);
    QCOMPARE(costed.at("totals/billed"), QJsonValue("47616.00"));
    QVERIFY2(costed.out.contains("Rate of exchange of 2027-01-29: 1 USD = 6.4 CNY (ECB, kept in the project)."),
             costed.out.constData());
}

QTEST_GUILESS_MAIN(PricesCommandsTest)
#include "prices_commands_test.moc"
