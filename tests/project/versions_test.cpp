// SPDX-License-Identifier: GPL-3.0-or-later
// Named versions: full copies beside what is open.
#include "plan/random_scenarios.h"
#include "project_samples.h"

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

VersionInfo named(const std::string &name)
{
    return {0, name, {}, "bundled", 0};
}

QStringList names(const ProjectFile &file)
{
    QStringList all;
    const auto versions = file.versions();
    if (!versions)
        qFatal("%s", toText(versions.error()).c_str());
    for (const VersionInfo &version : *versions)
        all += QString::fromStdString(version.name);
    return all;
}

} // namespace

class VersionsTest : public QObject
{
    Q_OBJECT

private slots:
    void aNewProjectHasNone();
    void holdFullCopies();
    void holdRandomScenarios();
    void areListedNewestFirst();
    void areRenamedAndRemoved();
    void numbersAreNotGivenAgain();
    void keepTheirTime();
    void badNamesAndNumbersAreRefused();
    void whatCouldNotBeReadAgainIsRefused();
    void readOnlyProjectsShowThem();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void VersionsTest::aNewProjectHasNone()
{
    QVERIFY(openProject(path("none.gpufolio"))->versions()->empty());
}

void VersionsTest::holdFullCopies()
{
    auto file = openProject(path("full.gpufolio"));
    QVERIFY(file->save(numberedContents(3)));
    const auto third = file->addVersion(named("third"), numberedContents(3));
    QVERIFY(third);
    const auto sixth = file->addVersion(named("第六版"), numberedContents(6));
    QVERIFY(sixth);
    QVERIFY(file->save(numberedContents(1)));
    file.reset();
    file = openProject(path("full.gpufolio"));
    QVERIFY(**file->contents() == numberedContents(1)); // what is open is not touched by versions, and the other way
    QVERIFY(*file->version(*third) == numberedContents(3));
    QVERIFY(*file->version(*sixth) == numberedContents(6));
    const auto versions = *file->versions();
    QCOMPARE(versions[0].plans, numberedContents(6).scenario.plans.size());
    QCOMPARE(versions[1].plans, numberedContents(3).scenario.plans.size());
    QCOMPARE(versions[0].priceBook, std::string("bundled"));
}

void VersionsTest::holdRandomScenarios()
{
    RandomScenarios random(9, m_folder.path().toStdString());
    const auto file = openProject(path("random.gpufolio"));
    for (int round = 0; round < 40; ++round) {
        const ProjectContents contents{random.next(), round % 3 == 0 ? "" : "plan"};
        const auto id = file->addVersion(named("v"), contents);
        QVERIFY2(id, id ? "" : toText(id.error()).c_str());
        QVERIFY(*file->version(*id) == contents);
    }
    QCOMPARE(file->versions()->size(), std::size_t(40));
}

void VersionsTest::areListedNewestFirst()
{
    const auto file = openProject(path("order.gpufolio"));
    for (const char *name : {"b", "c", "a"})
        QVERIFY(file->addVersion(named(name), numberedContents(1)));
    QCOMPARE(names(*file), (QStringList{"a", "c", "b"}));
}

void VersionsTest::areRenamedAndRemoved()
{
    const auto file = openProject(path("names.gpufolio"));
    const std::int64_t first = *file->addVersion(named("first"), numberedContents(1));
    const std::int64_t second = *file->addVersion(named("second"), numberedContents(2));
    QVERIFY(file->renameVersion(first, "'before'; DROP TABLE versions"));
    QCOMPARE(names(*file), (QStringList{"second", "'before'; DROP TABLE versions"}));
    QVERIFY(file->removeVersion(second));
    QCOMPARE(names(*file), QStringList{"'before'; DROP TABLE versions"});
    QVERIFY(*file->version(first) == numberedContents(1));
    QVERIFY(!file->version(second));
}

void VersionsTest::numbersAreNotGivenAgain()
{
    const auto file = openProject(path("numbers.gpufolio"));
    const std::int64_t first = *file->addVersion(named("first"), numberedContents(1));
    QVERIFY(file->removeVersion(first));
    QVERIFY(*file->addVersion(named("second"), numberedContents(2)) != first);
}

void VersionsTest::keepTheirTime()
{
    const auto file = openProject(path("time.gpufolio"));
    VersionInfo old = named("old");
    old.created = "2026-05-01T08:00:00Z";
    QVERIFY(file->addVersion(old, numberedContents(1)));
    QVERIFY(file->addVersion(named("now"), numberedContents(1)));
    QCOMPARE((*file->versions())[1].created, old.created);
    const std::string now = (*file->versions())[0].created;
    QVERIFY(UtcHour::parse(now.substr(0, 13) + ":00:00Z"));
}

void VersionsTest::badNamesAndNumbersAreRefused()
{
    const auto file = openProject(path("bad.gpufolio"));
    const std::int64_t id = *file->addVersion(named("good"), numberedContents(1));
    for (const char *name : {"", " ", "\n\t"}) {
        QVERIFY(file->addVersion(named(name), numberedContents(1)).error().code == Error::Code::BadValue);
        QVERIFY(file->renameVersion(id, name).error().code == Error::Code::BadValue);
    }
    QVERIFY(file->version(99).error().code == Error::Code::UnknownReference);
    QVERIFY(file->renameVersion(99, "x").error().code == Error::Code::UnknownReference);
    QVERIFY(file->removeVersion(99).error().code == Error::Code::UnknownReference);
    QCOMPARE(names(*file), QStringList{"good"});
}

void VersionsTest::whatCouldNotBeReadAgainIsRefused()
{
    const auto file = openProject(path("unread.gpufolio"));
    ProjectContents contents = numberedContents(1);
    contents.scenario.inputs.workloads.front().offer = "there is none";
    QVERIFY(!file->addVersion(named("bad"), contents));
    QVERIFY(file->versions()->empty());
}

void VersionsTest::readOnlyProjectsShowThem()
{
    const auto writer = openProject(path("read.gpufolio"));
    QVERIFY(writer->save(numberedContents(1)));
    const std::int64_t id = *writer->addVersion(named("kept"), numberedContents(2));
    const auto reader = openProject(path("read.gpufolio"), ProjectFile::Access::ReadOnly);
    QVERIFY(*reader->version(id) == numberedContents(2));
    QVERIFY(!reader->addVersion(named("no"), numberedContents(1)));
    QVERIFY(!reader->renameVersion(id, "no"));
    QVERIFY(!reader->removeVersion(id));
    QCOMPARE(names(*writer), QStringList{"kept"});
}

QTEST_APPLESS_MAIN(VersionsTest)
#include "versions_test.moc"
