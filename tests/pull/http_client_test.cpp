// SPDX-License-Identifier: GPL-3.0-or-later
// One transfer after the other against a server that fails in every way; nothing is waited for but short limits.
#include "pull/http_client.h"

#include "pull/price_server.h"
#include "support/file_io.h"

#include <QFile>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

constexpr const char *file = "/catalogs/v8/aws/vms.csv";

std::string served()
{
    return *readFile(GPUFOLIO_TEST_DATA "/pull/site/catalogs/v8/aws/vms.csv");
}

} // namespace

class HttpClientTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_server = std::make_unique<ServerThread>(); }
    void init();
    void fetches();
    void faults_data();
    void faults();
    void certificates_data();
    void certificates();
    void nobodyThere();
    void noHttp();
    void tooLarge();
    void waitsAsAsked();
    void pausesDouble();
    void goesOnWhereItBroke();
    void beginsAnewWithoutVersion();
    void changedMeanwhile();
    void notModified();
    void followsRedirects();
    void keysStayWithTheirServer();
    void cancelled();
    void cancelledWhileWaiting();
    void badCaFile();
    void viaProxy();

private:
    Result<HttpAnswer> fetch(const char *mode, const HttpProgress &progress = {}, const std::stop_token &stop = {});
    std::string part() const { return m_folder->filePath("part").toStdString(); }
    std::string fetched() const
    {
        const Result<std::string> text = readFile(part());
        return text ? *text : "<not there>";
    }

    std::unique_ptr<ServerThread> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    HttpSettings m_settings;
    HttpRequest m_request;
    std::vector<std::chrono::milliseconds> m_pauses;
};

void HttpClientTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = {};
    m_settings.caFile = ServerThread::caFile();
    m_settings.stallLimit = std::chrono::milliseconds(200);
    m_request = {};
    m_pauses.clear();
    m_server->forget();
}

Result<HttpAnswer> HttpClientTest::fetch(const char *mode, const HttpProgress &progress, const std::stop_token &stop)
{
    m_request.url = m_server->base(mode) + file;
    HttpClient client(m_settings,
                      [this](std::chrono::milliseconds time, const std::stop_token &) { m_pauses.push_back(time); });
    return client.fetch(m_request, part(), progress, stop);
}

void HttpClientTest::fetches()
{
    std::uint64_t last = 0;
    std::optional<std::uint64_t> announced;
    const auto answer = fetch("ok", [&](std::uint64_t received, std::optional<std::uint64_t> whole) {
        last = received;
        announced = whole;
    });
    QVERIFY2(answer, answer ? "" : toText(answer.error()).c_str());
    QCOMPARE(fetched(), served());
    QCOMPARE(answer->bytes, std::uint64_t{served().size()});
    QCOMPARE(last, std::uint64_t{served().size()});
    QCOMPARE(announced, std::optional<std::uint64_t>(served().size()));
    QVERIFY(!answer->etag.empty());
    QCOMPARE(answer->lastModified, std::string("Wed, 16 Sep 2026 07:00:00 GMT"));
    QVERIFY(!QFile::exists(m_folder->filePath("part.version")));
}

void HttpClientTest::faults_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("requests");
    QTest::newRow("truncated") << QByteArray("short") << "broke off after" << 4;
    QTest::newRow("longer than announced") << QByteArray("long") << "more than the" << 1;
    QTest::newRow("stalls") << QByteArray("stall") << "nothing came for 1 seconds" << 4;
    QTest::newRow("429") << QByteArray("429") << "status 429, expected 200 (tries: 4)" << 4;
    QTest::newRow("429 for an hour") << QByteArray("429-hour") << "come back in 3600 seconds" << 1;
    QTest::newRow("503") << QByteArray("503") << "status 503, expected 200 (tries: 4)" << 4;
    QTest::newRow("500") << QByteArray("500") << "status 500, expected 200 (tries: 4)" << 4;
    QTest::newRow("400") << QByteArray("400") << "status 400" << 1;
    QTest::newRow("403") << QByteArray("403") << "refuses access (status 403)" << 1;
    QTest::newRow("404") << QByteArray("404") << "nothing at this address (status 404)" << 1;
    QTest::newRow("redirect to HTTP") << QByteArray("redirect-http") << "expected an address with https://" << 1;
    QTest::newRow("redirects for ever") << QByteArray("redirect-loop") << "from place to place" << 6;
}

void HttpClientTest::faults()
{
    QFETCH(QByteArray, mode);
    QFETCH(QString, words);
    QFETCH(int, requests);
    const auto answer = fetch(mode.constData());
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::Network);
    const QString said = QString::fromStdString(toText(answer.error()));
    QVERIFY2(said.contains(words), qPrintable(said));
    QVERIFY2(said.startsWith(QStringLiteral("https://127.0.0.1:")), qPrintable(said));
    QCOMPARE(static_cast<int>(m_server->seen().size()), requests);
}

void HttpClientTest::certificates_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<bool>("trusted");
    QTest::addColumn<QString>("words");
    QTest::newRow("unknown authority") << "server" << false << "unable to get local issuer certificate";
    QTest::newRow("wrong host") << "wrong_host" << true << "127.0.0.1";
    QTest::newRow("expired") << "expired" << true << "expired";
}

void HttpClientTest::certificates()
{
    QFETCH(QString, certificate);
    QFETCH(bool, trusted);
    QFETCH(QString, words);
    const ServerThread server(certificate);
    if (!trusted)
        m_settings.caFile.clear();
    HttpClient client(m_settings, [](std::chrono::milliseconds, const std::stop_token &) {});
    const auto answer = client.fetch({server.base("ok") + file}, part(), {}, {});
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::Network);
    const QString said = QString::fromStdString(toText(answer.error()));
    QVERIFY2(said.contains(QStringLiteral("can't be trusted")) && said.contains(words), qPrintable(said));
    QVERIFY(server.seen().isEmpty());
}

void HttpClientTest::nobodyThere()
{
    QTcpServer taken; // a port at which nothing listens any more
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    const quint16 port = taken.serverPort();
    taken.close();
    HttpClient client(m_settings,
                      [this](std::chrono::milliseconds time, const std::stop_token &) { m_pauses.push_back(time); });
    const auto answer = client.fetch({"https://127.0.0.1:" + std::to_string(port) + "/x"}, part(), {}, {});
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::Network);
    QVERIFY2(toText(answer.error()).find("can't be reached") != std::string::npos, toText(answer.error()).c_str());
    QCOMPARE(m_pauses.size(), std::size_t{1}); // without a network nobody wants to wait
}

void HttpClientTest::noHttp()
{
    HttpClient client(m_settings);
    const auto answer = client.fetch({"http://127.0.0.1/x?key=abc"}, part(), {}, {});
    QVERIFY(!answer);
    QVERIFY(toText(answer.error()).find("abc") == std::string::npos);
}

void HttpClientTest::tooLarge()
{
    m_settings.sizeLimit = 100;
    const auto answer = fetch("ok");
    QVERIFY(!answer);
    QVERIFY(toText(answer.error()).find("expected at most that many") != std::string::npos);
    QCOMPARE(fetched(), std::string("<not there>"));
}

void HttpClientTest::waitsAsAsked()
{
    const auto answer = fetch("429-once");
    QVERIFY(answer);
    QCOMPARE(fetched(), served());
    QCOMPARE(m_pauses, (std::vector<std::chrono::milliseconds>{std::chrono::seconds(1)}));
}

void HttpClientTest::pausesDouble()
{
    m_settings.tries = 5;
    m_settings.firstPause = std::chrono::seconds(2);
    m_settings.longestPause = std::chrono::seconds(5);
    QVERIFY(!fetch("500"));
    using std::chrono::seconds;
    QCOMPARE(m_pauses, (std::vector<std::chrono::milliseconds>{seconds(2), seconds(4), seconds(5), seconds(5)}));
}

void HttpClientTest::goesOnWhereItBroke()
{
    QVERIFY(fetch("break-once"));
    QCOMPARE(fetched(), served());
    const QList<SeenRequest> seen = m_server->seen();
    QCOMPARE(seen.size(), 2);
    QCOMPARE(seen[1].status, 206);
    QVERIFY(seen[1].headers.contains("range"));

    // also in another run of the program
    QVERIFY(!fetch("short"));
    const std::string half = served().substr(0, served().size() / 2);
    QCOMPARE(fetched(), half);
    m_server->forget();
    QVERIFY(fetch("ok"));
    QCOMPARE(fetched(), served());
    QCOMPARE(m_server->seen().size(), 1);
    QCOMPARE(m_server->seen()[0].status, 206);
    QCOMPARE(m_server->seen()[0].headers.value("range"), QByteArray("bytes=") + QByteArray::number(half.size()) + '-');
}

void HttpClientTest::beginsAnewWithoutVersion()
{
    QVERIFY(writeFileAtomically(part(), "something of which nobody knows the version"));
    QVERIFY(fetch("ok"));
    QCOMPARE(fetched(), served());
    QVERIFY(!m_server->seen()[0].headers.contains("range"));
}

void HttpClientTest::changedMeanwhile()
{
    QVERIFY(writeFileAtomically(part(), "half of an older file"));
    QVERIFY(writeFileAtomically(part() + ".version", "\"of yesterday\""));
    QVERIFY(fetch("ok"));
    QCOMPARE(fetched(), served());
    QCOMPARE(m_server->seen()[0].headers.value("if-range"), QByteArray("\"of yesterday\""));
    QCOMPARE(m_server->seen()[0].status, 200);
}

void HttpClientTest::notModified()
{
    const auto first = fetch("ok");
    QVERIFY(first);
    m_request.etag = first->etag;
    const auto second = fetch("ok");
    QVERIFY(second);
    QVERIFY(second->notModified);
    QCOMPARE(m_server->seen().last().status, 304);
    m_request.etag = "\"another\"";
    const auto third = fetch("ok");
    QVERIFY(third);
    QVERIFY(!third->notModified);
}

void HttpClientTest::followsRedirects()
{
    QVERIFY(fetch("redirect"));
    QCOMPARE(fetched(), served());
    QVERIFY(fetch("redirect-away")); // to another name of the host, without a key
    QCOMPARE(fetched(), served());
}

void HttpClientTest::keysStayWithTheirServer()
{
    m_request.secretHeaders = {"Authorization: Bearer secret-key-1"};
    QVERIFY(fetch("key"));
    QVERIFY(fetch("redirect"));
    m_server->forget();
    const auto answer = fetch("redirect-away");
    QVERIFY(!answer);
    QCOMPARE(m_server->seen().size(), 1);
    QVERIFY(toText(answer.error()).find("secret-key-1") == std::string::npos);
    QVERIFY(toText(answer.error()).find("another server") != std::string::npos);
}

/// The stall would end it only after an hour.
void HttpClientTest::cancelled()
{
    m_settings.stallLimit = std::chrono::hours(1);
    std::stop_source stop;
    const auto answer = fetch(
        "stall", [&stop](std::uint64_t, std::optional<std::uint64_t>) { stop.request_stop(); }, stop.get_token());
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::Cancelled);
}

void HttpClientTest::cancelledWhileWaiting()
{
    std::stop_source stop;
    const HttpPause real = realPause();
    HttpClient client(m_settings, [&](std::chrono::milliseconds, const std::stop_token &token) {
        std::jthread other([&stop] { stop.request_stop(); });
        real(std::chrono::hours(1), token);
    });
    const auto answer = client.fetch({m_server->base("503") + file}, part(), {}, stop.get_token());
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::Cancelled);
}

void HttpClientTest::badCaFile()
{
    m_settings.caFile = "/nowhere/ca.pem";
    const auto missing = fetch("ok");
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Error::Code::Io);
    m_settings.caFile = GPUFOLIO_TEST_DATA "/pull/server.key.pem";
    const auto wrong = fetch("ok");
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, Error::Code::BadValue);
}

/// A proxy that nobody keeps: the request goes there and nowhere else.
void HttpClientTest::viaProxy()
{
    m_settings.proxy = "http://user:proxysecret@127.0.0.1:1";
    const auto answer = fetch("ok");
    QVERIFY(!answer);
    QVERIFY(m_server->seen().isEmpty());
    QVERIFY2(toText(answer.error()).find("proxysecret") == std::string::npos, toText(answer.error()).c_str());
}

QTEST_GUILESS_MAIN(HttpClientTest)
#include "http_client_test.moc"
