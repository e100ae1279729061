// SPDX-License-Identifier: GPL-3.0-or-later
// A full disk, or a file that may not grow: the save fails with Io and the last good state stays.
#include "prices/bundled.h"
#include "project_samples.h"

#include <QDir>

#include <csignal>
#include <sys/mount.h>
#include <sys/resource.h>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

ProjectContents largeContents(int number, std::size_t bytes)
{
    ProjectContents contents = numberedContents(number);
    contents.scenario.inputs.workloads.front().notes.assign(bytes, 'y');
    return contents;
}

} // namespace

class ProjectDiskFullTest : public QObject
{
    Q_OBJECT

private slots:
    void fileMayNotGrow();
    void newFileMayNotGrow();
    void diskIsFull();
};

void ProjectDiskFullTest::fileMayNotGrow()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("limit.gpufolio");
    const auto file = openProject(path);
    QVERIFY(file->save(numberedContents(1)));
    QVERIFY(std::signal(SIGXFSZ, SIG_IGN) != SIG_ERR);
    rlimit before = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{static_cast<rlim_t>(QFile(path).size()), before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const Status saved = file->save(largeContents(2, 3'000'000));
    const Status added = file->addSnapshot(bundledPriceBook(), {"more", "test", "2026-11-30T00:00:00Z", 0});
    const auto inBetween = file->contents();
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY(!saved);
    QVERIFY(saved.error().code == Error::Code::Io);
    QVERIFY(!added);
    QVERIFY(added.error().code == Error::Code::Io);
    QVERIFY(inBetween && **inBetween == numberedContents(1));
    QCOMPARE(file->snapshots()->size(), std::size_t(1));
    QVERIFY(openProject(path, ProjectFile::Access::ReadOnly)->contents()->value() == numberedContents(1));
    // With room again the same file goes on.
    QVERIFY(file->save(largeContents(2, 3'000'000)));
    QVERIFY(**file->contents() == largeContents(2, 3'000'000));
}

void ProjectDiskFullTest::newFileMayNotGrow()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("new.gpufolio");
    QVERIFY(std::signal(SIGXFSZ, SIG_IGN) != SIG_ERR);
    rlimit before = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{20'000, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto file = ProjectFile::open(path.toStdString(), ProjectFile::Access::ReadWrite);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY(!file);
    QVERIFY(file.error().code == Error::Code::Io);
    QVERIFY(QDir(folder.path()).isEmpty());
    QVERIFY(openProject(path)->save(numberedContents(1)));
}

void ProjectDiskFullTest::diskIsFull()
{
    QTemporaryDir folder;
    const QByteArray place = folder.path().toUtf8();
    if (mount("tmpfs", place.constData(), "tmpfs", 0, "size=4m") != 0)
        QSKIP("A small disk can only be mounted with the rights of an administrator.");
    const QString path = folder.filePath("full.gpufolio");
    {
        auto file = openProject(path);
        QVERIFY(file->save(numberedContents(1)));
        const Status saved = file->save(largeContents(2, 6'000'000));
        QVERIFY(!saved);
        QVERIFY(saved.error().code == Error::Code::Io);
        QCOMPARE(render(saved.error().what), std::string("the disk is full; the project keeps its last saved state"));
        QVERIFY(**file->contents() == numberedContents(1));
        file.reset();
        file = openProject(path);
        QVERIFY(**file->contents() == numberedContents(1));
        QVERIFY(file->save(numberedContents(3)));
    }
    QCOMPARE(umount(place.constData()), 0);
}

QTEST_APPLESS_MAIN(ProjectDiskFullTest)
#include "project_disk_full_test.moc"
