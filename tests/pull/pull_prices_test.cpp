// SPDX-License-Identifier: GPL-3.0-or-later
// Each source from end to end against the server of the tests, and each fault: the book stays as it was.
#include "pull/pull_prices.h"

#include "pull/price_server.h"
#include "pull/pull_cache.h"
#include "support/file_io.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

std::string summary(const PriceBook &book)
{
    std::string text;
    for (const PriceRow &row : book.rows()) {
        text += (text.empty() ? "" : "; ") + offerIdOf(row) + " " + optionIdOf(row) + " " + toText(row.hourly);
        if (!row.upfront.isZero())
            text += "+" + toText(row.upfront);
    }
    return text;
}

/// The mode in which the server answers a source: it asks for the key where there is one.
const char *well(const QByteArray &source)
{
    return findPullSource(source.toStdString())->keyHeader.empty() ? "ok" : "key";
}

/// A book that is not empty, so that one can see that it stays.
PriceBook earlierBook()
{
    PriceFile file;
    file.text = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,"
                "AvailabilityZone\np5.48xlarge,H100,8,192,2048,,56.5,,us-east-1,use1-az1\n";
    file.fileName = "aws.csv";
    file.source = "skypilot";
    file.provider = "aws";
    return importPrices(file, {}, {2026, 10, 1})->book;
}

} // namespace

class PullPricesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_server = std::make_unique<ServerThread>(); }
    void init();
    void sources_data();
    void sources();
    void everySourceIsTested();
    void countsAddUp_data() { sources_data(); }
    void countsAddUp();
    void faults_data();
    void faults();
    void azureAsksPageAfterPage();
    void awsTakesTheWantedRegions();
    void unknownRegion();
    void clouds();
    void ratesOfExchange();
    void secondTimeFromTheCache();
    void lossIsRefused();
    void keyIsNeeded();
    void keyIsWrittenNowhere();
    void cancelled();
    void onePullAtATime();
    void linksElsewhereAreRefused();

private:
    Read<PullOutcome> pull(const char *source, const char *mode, const PriceBook &accepted = {},
                           const PullWatch &watch = {});

    std::unique_ptr<ServerThread> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    PullRequest m_request;
};

void PullPricesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server->forget();
    m_request = {};
    m_request.cacheFolder = m_folder->filePath("cache").toStdString();
    m_request.key = "secret-key-1";
    m_request.http.caFile = ServerThread::caFile();
    m_request.http.stallLimit = std::chrono::milliseconds(200);
    m_request.pause = [](std::chrono::milliseconds, const std::stop_token &) {};
    m_request.today = {2026, 12, 1};
}

Read<PullOutcome> PullPricesTest::pull(const char *source, const char *mode, const PriceBook &accepted,
                                       const PullWatch &watch)
{
    m_request.source = findPullSource(source);
    m_request.baseUrl = m_server->base(mode);
    return pullPrices(m_request, accepted, watch);
}

void PullPricesTest::sources_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("book");
    QTest::newRow("aws: index of offers, index of regions, a file each")
        << QByteArray("aws")
        << QByteArray("aws:eu-west-1:p4d.24xlarge onDemand 24.156; aws:eu-west-1:p5.48xlarge onDemand 60.544; "
                      "aws:eu-west-1:p5.48xlarge 3y-noUpfront-standard 33.275; "
                      "aws:us-east-1:p4d.24xlarge onDemand 21.96; aws:us-east-1:p5.48xlarge onDemand 55.04; "
                      "aws:us-east-1:p5.48xlarge 3y-noUpfront-standard 30.25");
    // 500,000 / 8,760 = 57.07762557077625... is A1: the price of the whole term
    QTest::newRow("azure: three pages, the last one has no link")
        << QByteArray("azure")
        << QByteArray("azure:eastus:Standard_NC24ads_A100_v4 onDemand 3.673; "
                      "azure:eastus:Standard_ND96isr_H100_v5 onDemand 98.32; "
                      "azure:eastus:Standard_ND96isr_H100_v5 1y-allUpfront 0+500000; "
                      "azure:eastus:Standard_ND96isr_H100_v5 1y-noUpfront 57.077625570776; "
                      "azure:eastus:Standard_ND96isr_H100_v5 spot 18.1695; "
                      "azure:eastus:Standard_ND96isr_H100_v5:windows onDemand 102.736; "
                      "azure:westus3:Standard_ND96isr_H100_v5 onDemand 98.32");
    // 2.933908 + 12 x 0.031611 + 85 x 0.004237 = 3.673385: the parts stand on two pages
    QTest::newRow("gcp: two pages, a machine from parts of both") << QByteArray("gcp") << QByteArray();
    QTest::newRow("skypilot: a file for each cloud")
        << QByteArray("skypilot")
        << QByteArray("aws:us-east-1:p4d.24xlarge onDemand 21.957642; "
                      "aws:us-east-1:p5.48xlarge onDemand 55.04; aws:us-east-1:use1-az1:p4d.24xlarge spot 9.75; "
                      "aws:us-east-1:use1-az1:p5.48xlarge spot 21.5; aws:us-east-1:use1-az2:p5.48xlarge spot 23.25; "
                      "gcp:us-central1:a3-highgpu-8g onDemand 88.49; "
                      "gcp:us-central1:us-central1-a:a3-highgpu-8g spot 50.61; "
                      "lambda:us-west-1:gpu_1x_h100_pcie onDemand 3.29");
    QTest::newRow("vantage") << QByteArray("vantage")
                             << QByteArray("aws:us-east-1:p3dn.24xlarge onDemand 31.212; "
                                           "aws:us-east-1:p3dn.24xlarge 1y-noUpfront-standard 19.215");
    QTest::newRow("lambda") << QByteArray("lambda") << QByteArray("lambda:global:gpu_1x_h100_sxm5 onDemand 4.29");
    QTest::newRow("runpod: a question in GraphQL")
        << QByteArray("runpod")
        << QByteArray("runpod:global:1x A100 SXM onDemand 1.89; runpod:global:1x A100 SXM spot 0.79");
    QTest::newRow("vast") << QByteArray("vast") << QByteArray("vast:Bulgaria, BG, EU:offer 7 onDemand 4");
    QTest::newRow("ecb") << QByteArray("ecb") << QByteArray();
}

void PullPricesTest::sources()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, book);
    const auto outcome = pull(source.constData(), well(source));
    QVERIFY2(outcome, outcome ? "" : toText(outcome.error().front()).c_str());
    if (source == "gcp") {
        const auto found = outcome->book.offer("gcp:us-central1:a2-highgpu-1g");
        QVERIFY(found);
        QCOMPARE(toText(found->options.front().hourly), std::string("3.673385"));
        return;
    }
    QCOMPARE(QByteArray::fromStdString(summary(outcome->book)), book);
}

void PullPricesTest::everySourceIsTested()
{
    for (const PullSource &source : pullSources()) {
        QVERIFY2(pull(source.name.c_str(), well(source.name.c_str())), source.name.c_str());
        QVERIFY(!source.what.empty() && !source.permission.empty() && !source.title.empty());
        QVERIFY(!source.needsKey || !source.keyVariable.empty());
        QVERIFY(std::find(importSources().begin(), importSources().end(), source.reader) != importSources().end());
    }
}

void PullPricesTest::countsAddUp()
{
    QFETCH(QByteArray, source);
    const auto outcome = pull(source.constData(), well(source));
    QVERIFY(outcome);
    std::size_t read = 0;
    for (const ImportReport &report : outcome->reports) {
        QCOMPARE(report.read, report.kept + report.merged + report.heldBack + report.refused);
        QVERIFY(report.fileName.rfind("https://127.0.0.1:", 0) == 0);
        read += report.read;
    }
    QCOMPARE(outcome->state.rows, read);
    QVERIFY(read > 0);
    QCOMPARE(outcome->state.done, outcome->state.files);
    QVERIFY(outcome->state.bytes > 0);
}

void PullPricesTest::faults_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QString>("words");
    const std::vector<std::pair<const char *, const char *>> faults = {
        {"stall", "nothing came for"},
        {"short", "broke off"},
        {"long", "more than the"},
        {"429", "status 429"},
        {"429-hour", "come back in 3600"},
        {"500", "status 500"},
        {"503", "status 503"},
        {"redirect-http", "expected an address with https://"},
        {"redirect-loop", "from place to place"},
        {"html", ""},
        {"404", "404"}};
    for (const char *source : {"aws", "azure", "gcp", "skypilot"}) {
        for (const auto &[mode, words] : faults)
            QTest::addRow("%s: %s", source, mode) << QByteArray(source) << QByteArray(mode) << words;
    }
    // The first files come whole, then it fails: half a pull is none.
    for (const char *source : {"azure", "skypilot", "aws"}) {
        QTest::addRow("%s: late 500", source) << QByteArray(source) << QByteArray("late-500") << "status 500";
        QTest::addRow("%s: late truncation", source) << QByteArray(source) << QByteArray("late-short") << "broke off";
    }
}

void PullPricesTest::faults()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, mode);
    QFETCH(QString, words);
    const PriceBook before = earlierBook();
    const auto outcome = pull(source.constData(), mode.constData(), before);
    QVERIFY(!outcome);
    const QString said = QString::fromStdString(toText(outcome.error().front()));
    QVERIFY2(said.contains(words) && said.contains(QStringLiteral("https://127.0.0.1:")), qPrintable(said));
    QVERIFY2(mode == "html" || outcome.error().front().code == Error::Code::Network, qPrintable(said));
    QCOMPARE(before.rows(), earlierBook().rows());
    // and the next one, with a server that is well again, is not harmed by what was left
    const auto later = pull(source.constData(), well(source), before);
    QVERIFY2(later, later ? "" : toText(later.error().front()).c_str());
    QVERIFY(later->book.rows().size() > before.rows().size());
}

/// A15: links are followed to null; they lead to the original server, also with its port, and are asked of the mirror.
void PullPricesTest::azureAsksPageAfterPage()
{
    m_request.regions = {"eastus", "eastus"};
    const auto outcome = pull("azure", "ok");
    QVERIFY(outcome);
    QCOMPARE(outcome->reports.size(), std::size_t{1});
    const QList<SeenRequest> seen = m_server->seen();
    QCOMPARE(seen.size(), 3);
    QVERIFY(seen[0].target.contains("armRegionName%20eq%20%27eastus%27"));
    QVERIFY(seen[1].target.endsWith("$skip=1000") && seen[2].target.endsWith("$skip=2000"));
}

void PullPricesTest::awsTakesTheWantedRegions()
{
    m_request.regions = {"eu-west-1"};
    const auto outcome = pull("aws", "ok");
    QVERIFY(outcome);
    QCOMPARE(outcome->reports.size(), std::size_t{1});
    QVERIFY(outcome->reports.front().fileName.find("/eu-west-1/index.csv") != std::string::npos);
    QCOMPARE(m_server->seen().size(), 3);
}

void PullPricesTest::unknownRegion()
{
    m_request.regions = {"mars-1"};
    const auto outcome = pull("aws", "ok");
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().front().code, Error::Code::UnknownReference);
    QVERIFY(toText(outcome.error().front()).find("eu-west-1, us-east-1") != std::string::npos);
}

/// sky#4914: clouds come to the catalog and leave it; what is gone is noted, the others are taken.
void PullPricesTest::clouds()
{
    const auto outcome = pull("skypilot", "ok");
    QVERIFY(outcome);
    QCOMPARE(outcome->reports.size(), std::size_t{3});
    QVERIFY(outcome->state.missing.size() > 10);
    QVERIFY(outcome->state.missing.front().find("/catalogs/v8/") != std::string::npos);
}

void PullPricesTest::ratesOfExchange()
{
    const PriceBook before = earlierBook();
    const auto outcome = pull("ecb", "ok", before);
    QVERIFY(outcome);
    QCOMPARE(outcome->book.rows(), before.rows());
    QCOMPARE(outcome->rates.days().size(), std::size_t{2});
}

void PullPricesTest::secondTimeFromTheCache()
{
    const auto first = pull("skypilot", "ok");
    QVERIFY(first);
    QCOMPARE(first->state.unchanged, std::size_t{0});
    m_server->forget();
    const auto second = pull("skypilot", "ok");
    QVERIFY(second);
    QCOMPARE(second->state.unchanged, std::size_t{3});
    QCOMPARE(second->state.bytes, std::uint64_t{0});
    QCOMPARE(second->book.rows(), first->book.rows());
    for (const SeenRequest &request : m_server->seen())
        QVERIFY(request.status == 304 || request.status == 404);
    // A body that somebody harmed is fetched again.
    QDirIterator bodies(m_folder->filePath("cache/skypilot"), {"*.0"}, QDir::Files);
    while (bodies.hasNext())
        QVERIFY(writeFileAtomically(bodies.next().toStdString(), "harmed"));
    const auto third = pull("skypilot", "ok");
    QVERIFY(third);
    QCOMPARE(third->state.unchanged, std::size_t{0});
    QCOMPARE(third->book.rows(), first->book.rows());
}

/// A15: azure-rest-api-specs#13858: SKUs vanish for days.
void PullPricesTest::lossIsRefused()
{
    QVERIFY(pull("azure", "ok"));
    const std::string scope = "azure\n" + m_server->base("ok"); // as the pull names what it compares with
    {
        const auto cache = PullCache::open(m_request.cacheFolder, "azure");
        QVERIFY(cache);
        const auto last = cache->lastPull(scope);
        QVERIFY(last);
        QCOMPARE(last->rows, std::size_t{6});
        QVERIFY(cache->rememberPull(scope, {7, last->names}));
    }
    const auto lost = pull("azure", "ok");
    QVERIFY(!lost);
    QVERIFY(toText(lost.error().front()).find("6 rows were found, the last pull of 'azure' had 7") !=
            std::string::npos);
    m_request.acceptFewerRows = true;
    QVERIFY(pull("azure", "ok"));
    m_request.acceptFewerRows = false;
    QVERIFY(pull("azure", "ok")); // this is the last one now
}

void PullPricesTest::keyIsNeeded()
{
    m_request.key.clear();
    const auto outcome = pull("gcp", "key");
    QVERIFY(!outcome);
    QVERIFY(toText(outcome.error().front()).find("GPUFOLIO_GCP_API_KEY") != std::string::npos);
    QVERIFY(m_server->seen().isEmpty());
    m_request.key = "another-key-of-mine";
    const auto refused = pull("gcp", "key");
    QVERIFY(!refused);
    const std::string said = toText(refused.error().front());
    QVERIFY(said.find("refuses access (status 403)") != std::string::npos);
    QVERIFY(said.find("another-key-of-mine") == std::string::npos);
}

void PullPricesTest::keyIsWrittenNowhere()
{
    for (const char *source : {"gcp", "lambda", "runpod"}) {
        const auto outcome = pull(source, "key");
        QVERIFY(outcome);
        for (const ImportReport &report : outcome->reports)
            QVERIFY(report.fileName.find("secret-key-1") == std::string::npos);
        for (const PriceRow &row : outcome->book.rows())
            QVERIFY((row.sourceUrl + row.note + row.provenance.source).find("secret-key-1") == std::string::npos);
    }
    int files = 0;
    QDirIterator all(m_folder->path(), QDir::Files, QDirIterator::Subdirectories);
    for (; all.hasNext(); ++files)
        QVERIFY(readFile(all.next().toStdString())->find("secret-key-1") == std::string::npos);
    QVERIFY(files > 3);
    for (const SeenRequest &request : m_server->seen())
        QVERIFY(!request.target.contains("secret-key-1"));
}

/// At each file that begins, and while it is imported.
void PullPricesTest::cancelled()
{
    const PriceBook before = earlierBook();
    for (const auto phase : {PullState::Phase::Fetching, PullState::Phase::Importing}) {
        std::stop_source stop;
        PullWatch watch;
        watch.stop = stop.get_token();
        watch.report = [&](const PullState &state) {
            if (state.phase == phase)
                stop.request_stop();
        };
        const auto outcome = pull("aws", "ok", before, watch);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().front().code, Error::Code::Cancelled);
    }
    QCOMPARE(before.rows(), earlierBook().rows());
}

void PullPricesTest::onePullAtATime()
{
    const auto other = PullCache::open(m_request.cacheFolder, "skypilot");
    QVERIFY(other);
    const auto outcome = pull("skypilot", "ok");
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().front().code, Error::Code::InUse);
    QVERIFY(pull("azure", "ok")); // of another source
}

/// The index of a mirror leads to a server of somebody else.
void PullPricesTest::linksElsewhereAreRefused()
{
    PullSource azureOfOthers = *findPullSource("azure");
    azureOfOthers.origin = "https://prices.example.org"; // so that the links in the pages lead neither here nor there
    m_request.source = &azureOfOthers;
    m_request.baseUrl = m_server->base("ok");
    const auto outcome = pullPrices(m_request, {});
    QVERIFY(!outcome);
    QVERIFY(toText(outcome.error().front()).find("a link to 'https://prices.azure.com:443/") != std::string::npos);
}

QTEST_GUILESS_MAIN(PullPricesTest)
#include "pull_prices_test.moc"
