// SPDX-License-Identifier: GPL-3.0-or-later
// Files of older and newer versions, and files that are no projects. Fixtures are SQL texts in tests/data/project.
#include "project/schema.h"
#include "project_samples.h"

#include <QDir>

#include <sqlite3.h>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

/// Makes a database of an SQL text.
void makeDatabase(const QString &path, const QByteArray &sql)
{
    sqlite3 *handle = nullptr;
    char *message = nullptr;
    if (sqlite3_open(path.toUtf8().constData(), &handle) != SQLITE_OK ||
        sqlite3_exec(handle, sql.constData(), nullptr, nullptr, &message) != SQLITE_OK)
        qFatal("%s", message != nullptr ? message : sqlite3_errmsg(handle));
    sqlite3_close(handle);
}

QByteArray versionOne()
{
    return bytesOf(QString(GPUFOLIO_TEST_DATA) + "/project/v1.sql");
}

QByteArray versionTwo()
{
    return bytesOf(QString(GPUFOLIO_TEST_DATA) + "/project/v2.sql");
}

QByteArray versionThree()
{
    return bytesOf(QString(GPUFOLIO_TEST_DATA) + "/project/v3.sql");
}

QByteArray versionFour()
{
    return bytesOf(QString(GPUFOLIO_TEST_DATA) + "/project/v4.sql");
}

/// Beside what version 1 has: the open plan, and where demand came from.
void checkVersionTwo(const ProjectFile &file)
{
    const auto contents = file.contents();
    QVERIFY2(contents, contents ? "" : toText(contents.error()).c_str());
    QVERIFY(*contents);
    QCOMPARE((*contents)->scenario.inputs.name, std::string("Second version"));
    QCOMPARE((*contents)->scenario.plans.size(), std::size_t(2));
    QCOMPARE((*contents)->activePlan, std::string("base"));
    const DemandSeries csv = CsvSeries{"demand.csv", "machines", {dec("4"), dec("5"), dec("6")}};
    QVERIFY((*contents)->scenario.inputs.workloads[0].demand.series == csv);
    QCOMPARE(file.snapshot("2026-05-01-own")->rows().size(), std::size_t(2));
    QVERIFY(file.versions() && file.versions()->empty());
}

void checkVersionOne(const ProjectFile &file)
{
    const auto contents = file.contents();
    QVERIFY2(contents, contents ? "" : toText(contents.error()).c_str());
    QVERIFY(*contents);
    const ProjectContents &found = **contents;
    QCOMPARE(found.scenario.inputs.name, std::string("First version"));
    QCOMPARE(found.scenario.plans.size(), std::size_t(2));
    QCOMPARE(found.scenario.plans[1].name, std::string("Base load on 1 year"));
    QCOMPARE(found.scenario.plans[1].commitments.front().instances, std::int64_t(3));
    QCOMPARE(found.activePlan, std::string());
    QCOMPARE(*file.setting("fiscalYearStartMonth"), std::optional<std::string>("4"));
    const auto snapshots = file.snapshots();
    QCOMPARE(snapshots->size(), std::size_t(1));
    const auto book = file.snapshot("2026-05-01-own");
    QVERIFY(book);
    QCOMPARE(book->rows().size(), std::size_t(2));
    QCOMPARE(toText(book->rows()[0].hourly), std::string("98.320000000001"));
    QVERIFY(book->rows()[1].kind == OptionKind::Commitment);
    QVERIFY(!book->rows()[1].vcpus);
}

} // namespace

class MigrationTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void oldVersionsAreBroughtUpToDate();
    void versionTwoIsBroughtUpToDate();
    void versionThreeIsBroughtUpToDate();
    void versionFourIsBroughtUpToDate();
    void readOnlyLeavesOldVersionsAsTheyAre();
    void failedMigrationLeavesTheFileAsItWas();
    void newerVersionIsRefusedUnharmed_data();
    void newerVersionIsRefusedUnharmed();
    void filesThatAreNoProjects_data();
    void filesThatAreNoProjects();
    void emptyFileBecomesAProject();
    void damagedFileIsReported();
    void damagedPriceIsReported();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void MigrationTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("project.gpufolio");
}

void MigrationTest::oldVersionsAreBroughtUpToDate()
{
    makeDatabase(m_path, versionOne());
    {
        const auto file = openProject(m_path);
        checkVersionOne(*file);
        ProjectContents contents = **file->contents();
        contents.activePlan = "base";
        QVERIFY(file->save(contents));
    }
    sqlite::Database database(m_path.toStdString(), sqlite::OpenMode::Existing);
    QCOMPARE(database.number("PRAGMA user_version"), projectVersion);
    QCOMPARE(database.number("PRAGMA application_id"), projectApplicationId);
    QCOMPARE((*openProject(m_path)->contents())->activePlan, std::string("base"));
}

void MigrationTest::versionTwoIsBroughtUpToDate()
{
    makeDatabase(m_path, versionTwo());
    const QByteArray before = bytesOf(m_path);
    checkVersionTwo(*openProject(m_path, ProjectFile::Access::ReadOnly));
    QCOMPARE(bytesOf(m_path), before);
    {
        const auto file = openProject(m_path);
        checkVersionTwo(*file);
        QVERIFY(file->addVersion({0, "kept", {}, {}, 0}, **file->contents()));
        QVERIFY(*file->version(1) == **file->contents());
    }
    sqlite::Database database(m_path.toStdString(), sqlite::OpenMode::Existing);
    QCOMPARE(database.number("PRAGMA user_version"), projectVersion);
    QCOMPARE(openProject(m_path)->versions()->size(), std::size_t(1));
}

void MigrationTest::versionThreeIsBroughtUpToDate()
{
    makeDatabase(m_path, versionThree());
    const auto file = openProject(m_path);
    QCOMPARE((*file->contents())->scenario.inputs.name, std::string("Third version"));
    QCOMPARE(file->versions()->front().name, std::string("before the talks"));
    const PriceBook before = *file->snapshot("2026-05-01-own");
    QCOMPARE(before.rows().size(), std::size_t(2));
    for (const PriceRow &row : before.rows())
        QVERIFY(!row.maxInstances && !row.availableFrom && !row.quote);
    // What the version adds can be kept.
    std::vector<PriceRow> rows = before.rows();
    QuoteTerms terms;
    terms.instances = 16;
    terms.deposit = dec("1250.5");
    terms.ramp = {{at("2027-01-01T00:00:00Z"), 4}, {at("2027-03-01T00:00:00Z"), 16}};
    rows[0].maxInstances = 20;
    rows[0].availableFrom = at("2027-02-01T00:00:00Z");
    rows[1].quote = terms;
    QVERIFY(file->addSnapshot(PriceBook(rows), {"with a quote", "own", "2026-11-30T00:00:00Z", 0}));
    QVERIFY(file->snapshot("with a quote")->rows() == PriceBook(rows).rows());
    QVERIFY(file->snapshot("2026-05-01-own")->rows() == before.rows());
    const auto books = file->offerInSnapshots("aws:us-east-1:p5.48xlarge");
    QVERIFY(books);
    QCOMPARE(books->size(), std::size_t(2));
    QCOMPARE((*books)[1].offer->options[0].maxInstances, std::optional<std::int64_t>(20));
    QVERIFY(!(*file->offerInSnapshots("aws:us-east-1:p4d.24xlarge"))[0].offer);
}

void MigrationTest::versionFourIsBroughtUpToDate()
{
    makeDatabase(m_path, versionFour());
    {
        const auto file = openProject(m_path);
        QCOMPARE((*file->contents())->scenario.inputs.name, std::string("Fourth version"));
        QCOMPARE(file->snapshot("2026-05-01-own")->rows()[0].maxInstances, std::optional<std::int64_t>(20));
        QVERIFY(file->exchangeRates()->empty());
        // What the version adds can be kept, and a later rate of a day replaces the one before.
        ExchangeRates rates;
        rates.set(*Date::parse("2026-04-10"), Currency::of("USD"), dec("1.17"));
        rates.set(*Date::parse("2026-04-10"), Currency::of("CNY"), dec("7.9967"));
        QVERIFY(file->addExchangeRates(rates));
        ExchangeRates later;
        later.set(*Date::parse("2026-04-10"), Currency::of("USD"), dec("1.1711"));
        later.set(*Date::parse("2026-04-13"), Currency::of("USD"), dec("1.1684"));
        QVERIFY(file->addExchangeRates(later));
    }
    const auto rates = openProject(m_path, ProjectFile::Access::ReadOnly)->exchangeRates();
    QVERIFY(rates);
    QCOMPARE(rates->size(), std::size_t(3));
    QVERIFY(rates->days().at(*Date::parse("2026-04-10")).at(Currency::of("USD")) == dec("1.1711"));
}

void MigrationTest::readOnlyLeavesOldVersionsAsTheyAre()
{
    makeDatabase(m_path, versionOne());
    const QByteArray before = bytesOf(m_path);
    {
        const auto file = openProject(m_path, ProjectFile::Access::ReadOnly);
        checkVersionOne(*file);
        QVERIFY(!file->save(numberedContents(1)));
    }
    QCOMPARE(bytesOf(m_path), before);
}

void MigrationTest::failedMigrationLeavesTheFileAsItWas()
{
    // A table of the name that a later step makes: the step before it must be undone too.
    makeDatabase(m_path, versionOne() + "CREATE TABLE csv_demand (other TEXT);");
    const QByteArray before = bytesOf(m_path);
    const auto file = ProjectFile::open(m_path.toStdString(), ProjectFile::Access::ReadWrite);
    QVERIFY(!file);
    QVERIFY(file.error().code == Error::Code::Io);
    QCOMPARE(bytesOf(m_path), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"project.gpufolio"});
}

void MigrationTest::newerVersionIsRefusedUnharmed_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("rollback journal") << QByteArray();
    QTest::newRow("write-ahead log") << QByteArray("PRAGMA journal_mode = WAL;");
}

void MigrationTest::newerVersionIsRefusedUnharmed()
{
    QFETCH(QByteArray, more);
    makeDatabase(m_path,
                 versionOne() + "PRAGMA user_version = " + QByteArray::number(qint64(projectVersion) + 1) + ";" + more);
    const QByteArray before = bytesOf(m_path);
    for (const auto access : {ProjectFile::Access::ReadWrite, ProjectFile::Access::ReadOnly}) {
        const auto file = ProjectFile::open(m_path.toStdString(), access);
        QVERIFY(!file);
        QVERIFY(file.error().code == Error::Code::TooNew);
        QCOMPARE(file.error().where.file, m_path.toStdString());
        QCOMPARE(bytesOf(m_path), before);
    }
}

void MigrationTest::filesThatAreNoProjects_data()
{
    QTest::addColumn<QByteArray>("bytes"); // of a file
    QTest::addColumn<QByteArray>("sql");   // or of a database
    QTest::newRow("text") << QByteArray("{\"format\":\"gpufolio.scenario\"}\n") << QByteArray();
    QTest::newRow("longer text") << QByteArray(5000, 'x') << QByteArray();
    QTest::newRow("begins like a database")
        << QByteArray("SQLite format 3\0", 16) + QByteArray(4096, '\x7f') << QByteArray();
    QTest::newRow("database of another program")
        << QByteArray() << QByteArray("CREATE TABLE inputs (a); PRAGMA user_version = 1;");
    QTest::newRow("of another program that says so")
        << QByteArray()
        << QByteArray("CREATE TABLE t (a); PRAGMA application_id = 1196444487; PRAGMA user_version = 2;");
    QTest::newRow("ours without a version")
        << QByteArray() << QByteArray("CREATE TABLE t (a); PRAGMA application_id = 1196443221;");
}

void MigrationTest::filesThatAreNoProjects()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, sql);
    if (!sql.isEmpty()) {
        makeDatabase(m_path, sql);
    } else {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    const QByteArray before = bytesOf(m_path);
    for (const auto access : {ProjectFile::Access::ReadWrite, ProjectFile::Access::ReadOnly}) {
        const auto file = ProjectFile::open(m_path.toStdString(), access);
        QVERIFY(!file);
        QVERIFY2(file.error().code == Error::Code::Syntax, toText(file.error()).c_str());
        QCOMPARE(bytesOf(m_path), before);
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"project.gpufolio"});
}

void MigrationTest::emptyFileBecomesAProject()
{
    QVERIFY(QFile(m_path).open(QIODevice::WriteOnly));
    QVERIFY(!ProjectFile::open(m_path.toStdString(), ProjectFile::Access::ReadOnly));
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
}

void MigrationTest::damagedFileIsReported()
{
    QVERIFY(openProject(m_path)->save(numberedContents(6)));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(4096)); // the first page, with the tables' definitions, stays
    file.write(QByteArray(int(file.size()) - 4096, '\x5a'));
    file.close();
    const auto project = ProjectFile::open(m_path.toStdString(), ProjectFile::Access::ReadOnly);
    const auto contents = project ? (*project)->contents() : Result<std::optional<ProjectContents>>(project.error());
    QVERIFY(!contents);
    QVERIFY2(contents.error().code == Error::Code::Syntax, toText(contents.error()).c_str());
}

void MigrationTest::damagedPriceIsReported()
{
    makeDatabase(m_path, versionOne() + "UPDATE prices SET hourly = 'cheap' WHERE position = 2;");
    const auto book = openProject(m_path)->snapshot("2026-05-01-own");
    QVERIFY(!book);
    QVERIFY(book.error().code == Error::Code::Syntax);
    QVERIFY(render(book.error().what).find("cheap") != std::string::npos);
}

QTEST_APPLESS_MAIN(MigrationTest)
#include "migration_test.moc"
