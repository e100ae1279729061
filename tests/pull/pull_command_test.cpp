// SPDX-License-Identifier: GPL-3.0-or-later
// `prices pull`, as it is called: what it prints, its exit status, and a project that stays as it was when it fails.
#include "cli/cli_program.h"
#include "project/project_file.h"
#include "pull/price_server.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QProcess>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class PullCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_server = std::make_unique<ServerThread>(); }
    void pullsIntoTheProject_data();
    void pullsIntoTheProject();
    void faultsLeaveTheProject_data();
    void faultsLeaveTheProject();
    void wrongCertificates();
    void missingKey();
    void interrupted();
    void progressHasBytesAndRows();
    void wrongUsage();
    void helpNamesThePermissions();

private:
    QStringList arguments(const QString &source, const QString &base, const CliProgram &program) const
    {
        return {"prices",
                "pull",
                source,
                "--base-url",
                base,
                "--ca-file",
                QString::fromStdString(ServerThread::caFile()),
                "--cache",
                program.path("cache"),
                "--project",
                program.path("p.gpufolio"),
                "--tries",
                "1",
                "--stall-timeout",
                "0.2"};
    }
    /// All snapshots of the project and what stands in them.
    static QByteArray digest(const CliProgram &program)
    {
        const auto project = ProjectFile::open(program.path("p.gpufolio").toStdString(), ProjectFile::Access::ReadOnly);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const Result<std::vector<SnapshotInfo>> snapshots = (*project)->snapshots();
        for (const SnapshotInfo &info : *snapshots) {
            hash.addData(QByteArray::fromStdString(info.id + info.created));
            const Result<PriceBook> book = (*project)->snapshot(info.id);
            for (const PriceRow &row : book->rows())
                hash.addData(QByteArray::fromStdString(offerIdOf(row) + optionIdOf(row) + toText(row.hourly) +
                                                       toText(row.upfront) + row.provenance.source));
        }
        return hash.result().toHex();
    }

    std::unique_ptr<ServerThread> m_server;
};

void PullCommandTest::pullsIntoTheProject_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("files");
    QTest::addColumn<int>("read");
    QTest::newRow("aws") << "aws" << 2 << 8;
    QTest::newRow("azure") << "azure" << 1 << 6;
    QTest::newRow("gcp") << "gcp" << 1 << 4;
    QTest::newRow("skypilot") << "skypilot" << 3 << 6;
}

void PullCommandTest::pullsIntoTheProject()
{
    QFETCH(QString, source);
    QFETCH(int, files);
    QFETCH(int, read);
    qputenv("GPUFOLIO_GCP_API_KEY", "secret-key-1");
    const CliProgram program;
    const CliProgram::Outcome outcome =
        program.run(arguments(source, m_server->url(source == "gcp" ? "key" : "ok"), program));
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    QCOMPARE(outcome.json()["format"], QJsonValue("gpufolio.priceImport"));
    QCOMPARE(outcome.json()["files"].toArray().size(), files);
    QCOMPARE(outcome.at("rows/read"), QJsonValue(read));
    const QJsonObject rows = outcome.json()["rows"].toObject();
    QCOMPARE(rows["kept"].toInt() + rows["merged"].toInt() + rows["heldBack"].toInt() + rows["refused"].toInt(), read);
    QVERIFY(outcome.json()["snapshot"].toString().contains(QStringLiteral("-")));
    QVERIFY(!outcome.out.contains("secret-key-1") && !outcome.err.contains("secret-key-1"));
    // the same once more comes from the cache and changes nothing
    const QByteArray before = digest(program);
    const CliProgram::Outcome again =
        program.run(arguments(source, m_server->url(source == "gcp" ? "key" : "ok"), program));
    QCOMPARE(again.status, 0);
    QVERIFY(again.err.contains("unchanged since the last time), 0.0 MB"));
    QCOMPARE(digest(program), before);
}

void PullCommandTest::faultsLeaveTheProject_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QByteArray>("words");
    for (const char *source : {"aws", "azure", "gcp", "skypilot"}) {
        for (const auto &[mode, words] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"stall", "nothing came for"},
                 {"short", "broke off after"},
                 {"long", "more than the"},
                 {"429", "status 429, expected 200 (tries: 1)"},
                 {"500", "status 500, expected 200 (tries: 1)"},
                 {"redirect-http", "expected an address with https://"}})
            QTest::addRow("%s: %s", source, mode) << source << mode << QByteArray(words);
    }
    QTest::newRow("azure: the second page fails") << "azure"
                                                  << "late-500" << QByteArray("status 500");
}

void PullCommandTest::faultsLeaveTheProject()
{
    QFETCH(QString, source);
    QFETCH(QString, mode);
    QFETCH(QByteArray, words);
    qputenv("GPUFOLIO_GCP_API_KEY", "secret-key-1");
    const CliProgram program;
    QCOMPARE(program.run({"prices", "list", "--project", program.path("p.gpufolio")}).status, 0); // makes it
    const QByteArray before = digest(program);
    const CliProgram::Outcome outcome = program.run(arguments(source, m_server->url(mode), program));
    QCOMPARE(outcome.status, 4);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.contains(words) && outcome.err.contains("https://127.0.0.1:"), outcome.err.constData());
    QVERIFY(!outcome.err.contains("secret-key-1"));
    QCOMPARE(digest(program), before);
}

void PullCommandTest::wrongCertificates()
{
    const CliProgram program;
    for (const char *certificate : {"expired", "wrong_host"}) {
        const ServerThread server(QString::fromLatin1(certificate));
        const CliProgram::Outcome outcome = program.run(arguments("skypilot", server.url("ok"), program));
        QCOMPARE(outcome.status, 4);
        QVERIFY2(outcome.err.contains("can't be trusted"), outcome.err.constData());
        QVERIFY(server.seen().isEmpty());
    }
    QStringList untrusted = arguments("skypilot", m_server->url("ok"), program);
    untrusted.remove(untrusted.indexOf("--ca-file"), 2);
    QCOMPARE(program.run(untrusted).status, 4);
    QVERIFY(!program.contents().contains("p.gpufolio")); // not even made
}

void PullCommandTest::missingKey()
{
    qunsetenv("GPUFOLIO_LAMBDA_API_KEY");
    const CliProgram program;
    const CliProgram::Outcome outcome = program.run(arguments("lambda", m_server->url("key"), program));
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.err.contains("GPUFOLIO_LAMBDA_API_KEY"));
}

/// In the middle of a transfer that would never end.
void PullCommandTest::interrupted()
{
    const CliProgram program;
    QCOMPARE(program.run({"prices", "list", "--project", program.path("p.gpufolio")}).status, 0);
    const QByteArray before = digest(program);
    QStringList words = arguments("azure", m_server->url("stall"), program);
    words[words.indexOf("--stall-timeout") + 1] = QStringLiteral("3600");
    m_server->forget();
    QProcess process;
    process.start(CliProgram::executable(), words);
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(!m_server->seen().isEmpty());
    process.terminate();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    QCOMPARE(digest(program), before);
}

void PullCommandTest::progressHasBytesAndRows()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = program.run(arguments("skypilot", m_server->url("ok"), program) << "--progress"
                                                                                                        << "always");
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains(" MB, ") && outcome.err.contains(" rows"), outcome.err.constData());
}

void PullCommandTest::wrongUsage()
{
    const CliProgram program;
    QCOMPARE(program.run({"prices", "pull"}).status, 2);
    QCOMPARE(program.run({"prices", "pull", "nowhere"}).status, 2);
    QCOMPARE(program.run({"prices", "pull", "azure", "--base-url", "http://127.0.0.1:1"}).status, 2);
}

void PullCommandTest::helpNamesThePermissions()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = program.run({"prices", "pull", "--help"});
    QCOMPARE(outcome.status, 0);
    for (const char *words : {"GPUFOLIO_GCP_API_KEY", "restricted to the Cloud Billing API", "--ca-file", "--base-url"})
        QVERIFY2(outcome.out.contains(words), words);
}

QTEST_GUILESS_MAIN(PullCommandTest)
#include "pull_command_test.moc"
