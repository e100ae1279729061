// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_program.h"

#include <QDir>
#include <QJsonArray>
#include <QSet>
#include <QTest>

/// `prices diff` and `prices history`.
class PricesDiffTest : public QObject
{
    Q_OBJECT

private slots:
    void twoFiles();
    void otherFormats();
    void snapshotsOfAProject();
    void snapshotsOfTwoProjects();
    void unknownBooksAreNamed();
    void refusedRowsAreSaid();
    void historyOverSnapshots();
    void historyInOtherFormats();
    void unknownOfferHasNearNames();
    void realCatalogs_data();
    void realCatalogs();

private:
    /// A price table of our own kind with a price each for two machines.
    static QByteArray table(const char *day, const char *first, const char *second)
    {
        QByteArray text = "provider,region,instanceType,accelerator,acceleratorCount,kind,hourly,currency,source,"
                          "retrieved\n";
        if (first != nullptr)
            text += QByteArray("acme,east,h8,H100-SXM-80GB,8,onDemand,") + first + ",USD,acme list," + day + "\n";
        if (second != nullptr)
            text += QByteArray("acme,east,l1,L4,1,onDemand,") + second + ",USD,acme list," + day + "\n";
        return text;
    }
    /// A project with the bundled book and two imports of that table.
    static void makeProject(const CliProgram &program, const char *name)
    {
        program.write("old.csv", table("2026-04-02", "80", "0.7"));
        program.write("new.csv", table("2026-06-18", "60", nullptr));
        for (const char *file : {"old.csv", "new.csv"})
            QCOMPARE(program.run({"prices", "import", file, "--project", name}).status, 0);
    }
    static QStringList snapshotsOf(const CliProgram &program, const char *project)
    {
        const QByteArray complaint = program.run({"prices", "diff", "none", "none", "--project", project}).err;
        QStringList ids;
        const QList<QByteArray> parts = complaint.left(complaint.indexOf('\n')).split('\'');
        for (int i = 3; i < parts.size(); i += 2)
            ids += QString::fromUtf8(parts[i]);
        return ids;
    }
};

void PricesDiffTest::twoFiles()
{
    const CliProgram program;
    program.write("old.csv", table("2026-04-02", "80", "0.7"));
    program.write("new.csv", table("2026-06-18", "60", nullptr));
    const CliProgram::Outcome outcome = program.run({"prices", "diff", "old.csv", "new.csv"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.at("format"), QJsonValue("gpufolio.priceDiff"));
    QCOMPARE(outcome.at("before/name"), QJsonValue("old.csv"));
    QCOMPARE(outcome.at("summary/cheaper"), QJsonValue(1));
    QCOMPARE(outcome.at("summary/gone"), QJsonValue(1));
    QCOMPARE(outcome.at("prices/0/before/acceleratorHourly"), QJsonValue("10"));
    QCOMPARE(outcome.at("prices/0/after/acceleratorHourly"), QJsonValue("7.5"));
    QCOMPARE(outcome.at("prices/0/change"), QJsonValue(-0.25));
    QCOMPARE(outcome.at("prices/0/notBefore"), QJsonValue("2026-04-02"));
    QCOMPARE(outcome.at("prices/0/notAfter"), QJsonValue("2026-06-18"));
    QCOMPARE(
        program.run({"prices", "diff", "-", "new.csv"}, table("2026-04-02", "60", nullptr)).at("summary/unchanged"),
        QJsonValue(1));
    QCOMPARE(program.run({"prices", "diff", "-", "-"}).status, 2);
}

void PricesDiffTest::otherFormats()
{
    const CliProgram program;
    program.write("old.csv", table("2026-04-02", "80", "0.7"));
    program.write("new.csv", table("2026-06-18", "40", "0.7"));
    const QStringList words{"prices", "diff", "old.csv", "new.csv"};
    const QByteArray text = program.run(words + QStringList{"--format", "table"}).out;
    QVERIFY2(text.contains("1 cheaper, 1 unchanged; 1 moved more than 40 %"), text);
    QVERIFY2(text.contains("between 2026-04-02 and 2026-06-18"), text); // V4: never "changed on"
    QVERIFY2(text.contains("-50.0 %"), text);
    const QByteArray csv = program.run(words + QStringList{"--format", "csv"}).out;
    QVERIFY(csv.startsWith("move,offer,option,"));
    QCOMPARE(csv.count('\n'), 2);
}

void PricesDiffTest::snapshotsOfAProject()
{
    const CliProgram program;
    makeProject(program, "p.gpufolio");
    const QStringList ids = snapshotsOf(program, "p.gpufolio");
    QCOMPARE(ids.size(), 3);
    QCOMPARE(ids.first(), QString("bundled"));
    const CliProgram::Outcome first = program.run({"prices", "diff", "bundled", ids[1], "--project", "p.gpufolio"});
    QCOMPARE(first.status, 0);
    QCOMPARE(first.at("summary/new"), QJsonValue(2));
    QCOMPARE(first.at("summary/gone"), QJsonValue(0));
    const CliProgram::Outcome second = program.run({"prices", "diff", ids[1], ids[2], "--project", "p.gpufolio"});
    QCOMPARE(second.at("summary/cheaper"), QJsonValue(1));
    QCOMPARE(second.at("summary/gone"), QJsonValue(0)); // an import keeps what it doesn't name
    QCOMPARE(program.run({"prices", "diff", "bundled", "bundled"}).at("prices").toArray().size(), 0);
}

void PricesDiffTest::snapshotsOfTwoProjects()
{
    const CliProgram program;
    makeProject(program, "p.gpufolio");
    program.write("more.csv", table("2026-07-01", "90", nullptr));
    QCOMPARE(program.run({"prices", "import", "more.csv", "--project", "q.gpufolio"}).status, 0);
    const QString old = "p.gpufolio#" + snapshotsOf(program, "p.gpufolio")[1];
    const CliProgram::Outcome outcome = program.run({"prices", "diff", old, "q.gpufolio"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.at("summary/dearer"), QJsonValue(1)); // 80 to 90
    QCOMPARE(outcome.at("summary/gone"), QJsonValue(1));   // the L4
    QCOMPARE(outcome.at("before/name"), QJsonValue(old));
}

void PricesDiffTest::unknownBooksAreNamed()
{
    const CliProgram program;
    program.write("bad.csv", "no,prices\n");
    const CliProgram::Outcome outcome = program.run({"prices", "diff", "2020", "bad.csv"});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.contains("'2020' was not found in the project, expected one of 'bundled', or a file"),
             outcome.err);
    QVERIFY2(outcome.err.contains("bad.csv:"), outcome.err);
    QCOMPARE(program.run({"prices", "diff", "bundled"}).status, 2);
}

void PricesDiffTest::refusedRowsAreSaid()
{
    const CliProgram program;
    program.write("old.csv", table("2026-04-02", "80", "0"));
    const CliProgram::Outcome outcome = program.run({"prices", "diff", "old.csv", "old.csv"});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains("old.csv: 1 of 2 rows are refused and not compared"), outcome.err);
}

void PricesDiffTest::historyOverSnapshots()
{
    const CliProgram program;
    makeProject(program, "p.gpufolio");
    const CliProgram::Outcome outcome = program.run({"prices", "history", "acme:east:h8", "--project", "p.gpufolio"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.at("format"), QJsonValue("gpufolio.priceHistory"));
    QCOMPARE(outcome.at("snapshots"), QJsonValue(3));
    QCOMPARE(outcome.at("options").toArray().size(), 1);
    QCOMPARE(outcome.at("options/0/prices").toArray().size(), 2);
    QCOMPARE(outcome.at("options/0/prices/0/acceleratorHourly"), QJsonValue("10"));
    QCOMPARE(outcome.at("options/0/prices/1/from"), QJsonValue("2026-06-18"));
    QCOMPARE(outcome.at("options/0/prices/1/change"), QJsonValue(-0.25));
    QCOMPARE(program.run({"prices", "history", "gcp:us-central1:a3-highgpu-8g"}).status, 0);
}

void PricesDiffTest::historyInOtherFormats()
{
    const CliProgram program;
    makeProject(program, "p.gpufolio");
    const QStringList words{"prices", "history", "acme:east:h8", "--project", "p.gpufolio", "--format"};
    const QByteArray text = program.run(words + QStringList{"table"}).out;
    QVERIFY2(text.startsWith("acme:east:h8: 8 x H100-SXM-80GB, USD, 3 price books"), text);
    QVERIFY2(text.contains("-25.0 %"), text);
    const QByteArray csv = program.run(words + QStringList{"csv"}).out;
    QVERIFY(csv.startsWith("offer,option,kind,"));
    QCOMPARE(csv.count('\n'), 3);
}

void PricesDiffTest::unknownOfferHasNearNames()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = program.run({"prices", "history", "gcp:us-central1:a3-highgpu-8"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("no price book has the offer 'gcp:us-central1:a3-highgpu-8', expected one such as "
                                  "'gcp:us-central1:a3-highgpu-8g'"),
             outcome.err);
}

void PricesDiffTest::realCatalogs_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("SkyPilot, AWS") << "skypilot/v8-aws-p3dn*"
                                   << "skypilot/v8-aws-p4de*";
}

void PricesDiffTest::realCatalogs()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const QDir folder(QString(GPUFOLIO_SOURCE_DIR) + "/../shared/data/prices");
    const auto find = [&folder](const QString &pattern) {
        const QDir inner(folder.filePath(pattern.section('/', 0, 0)));
        const QStringList names = inner.entryList({pattern.section('/', 1)});
        return names.isEmpty() ? QString() : inner.filePath(names.first());
    };
    if (find(before).isEmpty() || find(after).isEmpty())
        QSKIP("No collected catalogs beside this checkout (../shared/data/prices).");
    const CliProgram program;
    const CliProgram::Outcome outcome = program.run({"prices", "diff", find(before), find(after)});
    QCOMPARE(outcome.status, 0);
    const QJsonObject summary = outcome.json()["summary"].toObject();
    int lines = 0;
    for (const char *key : {"new", "gone", "dearer", "cheaper"})
        lines += summary[QLatin1String(key)].toInt();
    QVERIFY(lines > 0);
    QCOMPARE(outcome.json()["prices"].toArray().size(), lines);
}

QTEST_GUILESS_MAIN(PricesDiffTest)
#include "prices_diff_test.moc"
