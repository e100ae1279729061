// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/known_file.h"

#include "plan/scenario_reader.h"
#include "session/project_session.h"
#include "support/file_io.h"
#include "ui_fixture.h"

#include <QDir>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::ui;

using Kind = KnownFile::Kind;
Q_DECLARE_METATYPE(gpufolio::ui::KnownFile::Kind)

class KnownFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<test::Home>(); }
    void isToldByWhatStandsInIt_data();
    void isToldByWhatStandsInIt();
    void ownFilesAreKnownUnderAnyName();
    void theBundledExampleIsAScenario();
    void whatCanNotBeReadIsSaid();
    void severalAreSorted();

private:
    QString write(const QString &name, const QByteArray &bytes) const;

    std::unique_ptr<test::Home> m_home;
};

QString KnownFileTest::write(const QString &name, const QByteArray &bytes) const
{
    QString path = m_home->file(name);
    if (!writeFileAtomically(path.toStdString(), bytes.toStdString()))
        qFatal("can't write");
    return path;
}

void KnownFileTest::isToldByWhatStandsInIt_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<KnownFile::Kind>("kind");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *what, const char *name, const QByteArray &bytes, Kind kind, const char *said = "") {
        QTest::newRow(what) << QString::fromUtf8(name) << bytes << kind << QString::fromUtf8(said);
    };
    row("scenario", "a.json", "{\"format\":\"gpufolio.scenario\",\"formatVersion\":1}", Kind::Scenario);
    row("scenario with a mark", "a.txt", "\xEF\xBB\xBF \n{ \"format\" : \"gpufolio.scenario\"", Kind::Scenario);
    row("scenario without its format", "a.json", "{\"workloads\":[]}", Kind::Scenario);
    row("scenario, its format last", "a.json",
        "{\"notes\":\"" + QByteArray(200'000, 'x') + "\",\"format\":\"gpufolio.scenario\"}", Kind::Scenario);
    row("a plan's result", "a.json", "{\"format\":\"gpufolio.plan\"}", Kind::Nothing, "gpufolio.plan");
    row("other JSON", "a.json", "[1,2]", Kind::Nothing, "no scenario and no price list");
    row("prices of Azure", "a.json",
        "{\"BillingCurrency\":\"USD\",\"Items\":[{\"retailPrice\":1,\"armSkuName\":\"x\","
        "\"unitOfMeasure\":\"1 Hour\"}]}",
        Kind::Prices);
    row("table", "a.csv", "instanceType,hourly\nx,1\n", Kind::Prices);
    row("table in Chinese letters", "a.csv", "\xBB\xFA\xD0\xCD,\xBC\xDB\xB8\xF1\nx,1\n", Kind::Prices);
    row("table of wide letters", "a.csv", QByteArray("\xFF\xFEi\0,\0h\0\n\0", 10), Kind::Prices);
    row("table with tabs", "a.txt", "instanceType\thourly\nx\t1\n", Kind::Prices);
    row("one column", "a.csv", "hourly\n1\n", Kind::Prices); // the preview says that it is not enough
    row("letter", "a.txt", "Dear Sir\n", Kind::Nothing, "without a table");
    row("PDF", "a.pdf", "%PDF-1.7\n", Kind::Nothing, "a PDF document");
    row("workbook", "a.xlsx", "PK\x03\x04 and so on", Kind::Nothing, "save the sheet as CSV");
    row("workbook that says it is a table", "a.csv", "PK\x03\x04 and so on", Kind::Nothing, "save the sheet as CSV");
    row("old workbook", "a.xls", "\xD0\xCF\x11\xE0", Kind::Nothing, "save the sheet as CSV");
    row("picture", "a.png", "\x89PNG\r\n", Kind::Nothing, "a picture");
    row("compressed", "a.gz", "\x1F\x8B\x08", Kind::Nothing, "unpack it");
    row("program", "a",
        QByteArray("\x7F"
                   "ELF\0\0",
                   6),
        Kind::Nothing, "no text, and no project");
    row("empty", "a.csv", "", Kind::Nothing, "is empty");
}

void KnownFileTest::isToldByWhatStandsInIt()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(KnownFile::Kind, kind);
    QFETCH(QString, said);
    const KnownFile file = recogniseFile(write(name, bytes));
    QVERIFY2(file.kind == kind, qPrintable(QString::number(int(file.kind)) + file.found));
    QCOMPARE(file.found.isEmpty(), said.isEmpty());
    QVERIFY2(file.found.contains(said), qPrintable(file.found));
    QVERIFY(said.isEmpty() || file.found.startsWith(name));
}

void KnownFileTest::ownFilesAreKnownUnderAnyName()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    const QString project = m_home->file(QStringLiteral("project.csv"));
    QVERIFY(session.saveCopy(m_home->file(QStringLiteral("copy"))));
    QVERIFY(QFile::rename(m_home->file(QStringLiteral("copy.gpufolio")), project));
    QVERIFY(recogniseFile(project).kind == Kind::Project);
    QVERIFY(
        recogniseFile(write(QStringLiteral("scenario.csv"), QByteArray::fromStdString(writeScenario(test::twoPlans()))))
            .kind == Kind::Scenario);
}

void KnownFileTest::theBundledExampleIsAScenario()
{
    const QString folder = QStringLiteral(GPUFOLIO_SOURCE_DIR "/pricing-data/");
    QVERIFY(recogniseFile(folder + QStringLiteral("examples/serving-and-training.json")).kind == Kind::Scenario);
    QVERIFY(recogniseFile(folder + QStringLiteral("book.csv")).kind == Kind::Prices);
}

void KnownFileTest::whatCanNotBeReadIsSaid()
{
    QVERIFY(recogniseFile(m_home->file(QStringLiteral("gone.json"))).found.contains(QStringLiteral("not there")));
    QVERIFY(QDir(m_home->file(QString())).mkdir(QStringLiteral("folder")));
    QVERIFY(
        recogniseFile(m_home->file(QStringLiteral("folder"))).found.startsWith(QStringLiteral("folder is a folder")));
}

void KnownFileTest::severalAreSorted()
{
    const QString table = write(QStringLiteral("b.csv"), "a,b\n");
    const QString letter = write(QStringLiteral("c.txt"), "hello");
    const QString json = write(QStringLiteral("a.json"), "{\"format\":\"gpufolio.scenario\"}");
    const KnownFiles files = recogniseFiles({table, letter, json, table});
    QCOMPARE(files.opened.size(), std::size_t(1));
    QCOMPARE(files.opened[0].path, json);
    QCOMPARE(files.prices.size(), std::size_t(2));
    QCOMPARE(files.refused.size(), std::size_t(1));
    QVERIFY(acceptedFiles().contains(QStringLiteral(".gpufolio")));
}

QTEST_GUILESS_MAIN(KnownFileTest)
#include "known_file_test.moc"
