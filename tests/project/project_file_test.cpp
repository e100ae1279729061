// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/random_scenarios.h"
#include "prices/bundled.h"
#include "project_samples.h"

#include <QDir>

#include <atomic>
#include <thread>

using namespace gpufolio;
using namespace gpufolio::test;

class ProjectFileTest : public QObject
{
    Q_OBJECT

private slots:
    void newProjectHoldsTheBundledBook();
    void readsWhatItSaves();
    void readsRandomScenarios();
    void needsNoCsvFile();
    void fewerPlansLeaveNoneBehind();
    void keepsSettings();
    void keepsSnapshotsAsTheyAre();
    void savedPlansKeepTheirPrices();
    void refusesWhatItCouldNotReadAgain();
    void readOnlyWritesNothing();
    void inMemory();
    void badPaths_data();
    void badPaths();
    void pathsAreTakenLiterally();
    void leavesOneFile();
    void worksFromTwoThreads();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void ProjectFileTest::newProjectHoldsTheBundledBook()
{
    const auto file = openProject(path("new.gpufolio"));
    QVERIFY(!file->isReadOnly());
    QCOMPARE(file->path(), path("new.gpufolio").toStdString());
    const auto contents = file->contents();
    QVERIFY(contents);
    QVERIFY(!*contents);
    const auto snapshots = file->snapshots();
    QVERIFY(snapshots);
    QCOMPARE(snapshots->size(), std::size_t(1));
    QCOMPARE(snapshots->front().id, bundledSnapshotId());
    QCOMPARE(snapshots->front().rows, bundledPriceBook().rows().size());
    QVERIFY(UtcHour::parse(snapshots->front().created.substr(0, 13) + ":00:00Z"));
    const auto book = file->snapshot(bundledSnapshotId());
    QVERIFY(book);
    QVERIFY(book->rows() == bundledPriceBook().rows());
}

void ProjectFileTest::readsWhatItSaves()
{
    auto file = openProject(path("saved.gpufolio"));
    for (const int number : {3, 0, 2, 1}) {
        QVERIFY(file->save(numberedContents(number)));
        const auto contents = file->contents();
        QVERIFY(contents && *contents);
        QVERIFY(**contents == numberedContents(number));
        file.reset();
        file = openProject(path("saved.gpufolio"));
        QVERIFY(**file->contents() == numberedContents(number));
    }
}

void ProjectFileTest::readsRandomScenarios()
{
    RandomScenarios random(8, m_folder.path().toStdString());
    const auto file = openProject(path("random.gpufolio"));
    for (int round = 0; round < 60; ++round) {
        const ProjectContents contents{random.next(), round % 3 == 0 ? "" : "plan"};
        const Status saved = file->save(contents);
        QVERIFY2(saved, saved ? "" : toText(saved.error()).c_str());
        const auto again = file->contents();
        QVERIFY2(again, again ? "" : toText(again.error()).c_str());
        QVERIFY(**again == contents);
    }
}

void ProjectFileTest::needsNoCsvFile()
{
    ProjectContents contents = numberedContents(1);
    contents.scenario.inputs.workloads.front().demand.series =
        CsvSeries{"not-there/demand.csv", "gpus", {dec("8"), dec("16.5"), dec("0.000000000001")}};
    const auto file = openProject(path("csv.gpufolio"));
    const Status saved = file->save(contents);
    QVERIFY2(saved, saved ? "" : toText(saved.error()).c_str());
    QVERIFY(**file->contents() == contents);
    QVERIFY(file->save(numberedContents(1)));
    QVERIFY(**file->contents() == numberedContents(1));
}

void ProjectFileTest::fewerPlansLeaveNoneBehind()
{
    const auto file = openProject(path("plans.gpufolio"));
    ProjectContents contents = numberedContents(3);
    QVERIFY(file->save(contents));
    contents.scenario.plans.erase(contents.scenario.plans.begin());
    QVERIFY(file->save(contents));
    QVERIFY(**file->contents() == contents);
    contents.scenario.plans.clear();
    QVERIFY(file->save(contents));
    QVERIFY(**file->contents() == contents);
}

void ProjectFileTest::keepsSettings()
{
    auto file = openProject(path("settings.gpufolio"));
    QVERIFY(!*file->setting("fiscalYear"));
    QVERIFY(file->setSetting("fiscalYear", "4"));
    QVERIFY(file->setSetting("empty", ""));
    QVERIFY(file->setSetting("名", "'值'; DROP TABLE settings"));
    QVERIFY(file->setSetting("fiscalYear", "7"));
    file.reset();
    file = openProject(path("settings.gpufolio"));
    QCOMPARE(*file->setting("fiscalYear"), std::optional<std::string>("7"));
    QCOMPARE(*file->setting("empty"), std::optional<std::string>(""));
    QCOMPARE(*file->setting("名"), std::optional<std::string>("'值'; DROP TABLE settings"));
}

void ProjectFileTest::keepsSnapshotsAsTheyAre()
{
    std::vector<PriceRow> rows(bundledPriceBook().rows().begin(), bundledPriceBook().rows().begin() + 200);
    rows[0].hourly = dec("0.000000000001");
    rows[1].hourly = dec("99999999999999999999");
    rows[2].account = "研究 \"x\"";
    rows[3].state = PriceState::HeldBack;
    rows[4].state = PriceState::Incomplete;
    rows[5].provenance.validFrom.reset();
    rows[6].vcpus.reset();
    const PriceBook book(rows);
    auto file = openProject(path("snapshots.gpufolio"));
    const SnapshotInfo info{"2026-11-30-own", "own", "2026-11-30T12:00:00Z", 0};
    QVERIFY(file->addSnapshot(book, info));
    QVERIFY(file->addSnapshot(PriceBook(), {"empty", "none", "2026-11-30T12:00:01Z", 0}));
    const Status again = file->addSnapshot(PriceBook(), info);
    QVERIFY(!again);
    QVERIFY(again.error().code == Error::Code::BadValue);
    QVERIFY(!file->addSnapshot(book, {"", "own", "", 0}));
    file.reset();
    file = openProject(path("snapshots.gpufolio"));
    const auto snapshots = file->snapshots();
    QCOMPARE(snapshots->size(), std::size_t(3));
    QCOMPARE((*snapshots)[1].id, info.id);
    QCOMPARE((*snapshots)[1].source, info.source);
    QCOMPARE((*snapshots)[1].created, info.created);
    QCOMPARE((*snapshots)[1].rows, book.rows().size());
    QVERIFY(file->snapshot(info.id)->rows() == book.rows());
    QVERIFY(file->snapshot("empty")->rows().empty());
    const auto missing = file->snapshot("nothing");
    QVERIFY(!missing);
    QVERIFY(missing.error().code == Error::Code::UnknownReference);
}

void ProjectFileTest::savedPlansKeepTheirPrices()
{
    const auto file = openProject(path("prices.gpufolio"));
    ProjectContents contents = numberedContents(1);
    QVERIFY(file->save(contents));
    std::vector<PriceRow> rows = bundledPriceBook().rows();
    for (PriceRow &row : rows)
        row.hourly = row.hourly + dec("1");
    QVERIFY(file->addSnapshot(PriceBook(rows), {"newer", "own", "2026-11-30T12:00:00Z", 0}));
    QVERIFY(**file->contents() == contents);
    QCOMPARE(toText((*file->contents())->scenario.inputs.offers.front().options.front().hourly), std::string("98.32"));
}

void ProjectFileTest::refusesWhatItCouldNotReadAgain()
{
    const auto file = openProject(path("refuse.gpufolio"));
    QVERIFY(file->save(numberedContents(1)));
    ProjectContents broken = numberedContents(2);
    broken.scenario.plans.front().commitments.front().offer = "sold out";
    const Status saved = file->save(broken);
    QVERIFY(!saved);
    QVERIFY(saved.error().code == Error::Code::UnknownReference);
    QVERIFY(**file->contents() == numberedContents(1));
}

void ProjectFileTest::readOnlyWritesNothing()
{
    QVERIFY(openProject(path("read.gpufolio"))->save(numberedContents(5)));
    const QByteArray before = bytesOf(path("read.gpufolio"));
    {
        const auto file = openProject(path("read.gpufolio"), ProjectFile::Access::ReadOnly);
        QVERIFY(file->isReadOnly());
        QVERIFY(**file->contents() == numberedContents(5));
        QVERIFY(file->snapshot(bundledSnapshotId()));
        for (const Status &status : {file->save(numberedContents(6)), file->setSetting("a", "b"),
                                     file->addSnapshot(PriceBook(), {"x", "x", "", 0})}) {
            QVERIFY(!status);
            QVERIFY(status.error().code == Error::Code::Io);
        }
    }
    QCOMPARE(bytesOf(path("read.gpufolio")), before);
    QVERIFY(!ProjectFile::open(path("missing.gpufolio").toStdString(), ProjectFile::Access::ReadOnly));
    QVERIFY(!QFile::exists(path("missing.gpufolio")));
}

void ProjectFileTest::inMemory()
{
    const auto file = ProjectFile::inMemory();
    QVERIFY(file);
    QCOMPARE((*file)->snapshots()->front().id, bundledSnapshotId());
    QVERIFY((*file)->save(numberedContents(2)));
    QVERIFY(**(*file)->contents() == numberedContents(2));
    QVERIFY((*file)->path().empty());
}

void ProjectFileTest::badPaths_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << "";
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("no such folder") << path("no/such/folder.gpufolio");
}

void ProjectFileTest::badPaths()
{
    QFETCH(QString, name);
    for (const auto access : {ProjectFile::Access::ReadWrite, ProjectFile::Access::ReadOnly}) {
        const auto file = ProjectFile::open(name.toStdString(), access);
        QVERIFY(!file);
        QVERIFY(file.error().code == Error::Code::Io);
        QVERIFY(!render(file.error().what).empty());
    }
}

void ProjectFileTest::pathsAreTakenLiterally()
{
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder.path()));
    for (const char *name : {":memory:", "a?mode=ro", "百 %20.gpufolio"}) {
        QVERIFY(openProject(name)->save(numberedContents(1)));
        QVERIFY2(QFile::exists(m_folder.path() + "/" + name), name);
    }
    QVERIFY(QDir::setCurrent(before));
}

void ProjectFileTest::leavesOneFile()
{
    QTemporaryDir folder;
    {
        const auto file = openProject(folder.filePath("one.gpufolio"));
        QVERIFY(file->save(numberedContents(1)));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{"one.gpufolio"});
}

void ProjectFileTest::worksFromTwoThreads()
{
    const auto file = openProject(path("threads.gpufolio"));
    QVERIFY(file->save(numberedContents(1)));
    std::atomic<bool> good = true;
    std::thread writer([&] {
        for (int number = 2; number < 30; ++number)
            good = file->save(numberedContents(number)).hasValue() && good;
    });
    for (int round = 0; round < 30; ++round) {
        const auto contents = file->contents();
        good = contents && numberOf(**contents) > 0 && good;
    }
    writer.join();
    QVERIFY(good);
    QCOMPARE(numberOf(**file->contents()), 29);
}

QTEST_APPLESS_MAIN(ProjectFileTest)
#include "project_file_test.moc"
