// SPDX-License-Identifier: GPL-3.0-or-later
// What whoever opens a project after an unclean end is told: that it was one, and whether something was not on disk.
#include "project_samples.h"

#include <QDateTime>
#include <QFileInfo>

#include <array>
#include <csignal>
#include <functional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

/// Works on a project in a process of its own that is killed when the work is done.
void killedAfter(const QString &path, const std::function<bool(ProjectFile &)> &work)
{
    std::array<int, 2> ends = {};
    if (pipe(ends.data()) != 0)
        qFatal("pipe");
    const pid_t process = fork();
    if (process == 0) {
        auto file = ProjectFile::open(path.toStdString(), ProjectFile::Access::ReadWrite);
        const char done = file && work(**file) ? 'y' : 'n';
        [[maybe_unused]] const ssize_t told = write(ends[1], &done, 1);
        while (true)
            pause();
    }
    close(ends[1]);
    char done = 'n';
    const bool heard = read(ends[0], &done, 1) == 1;
    close(ends[0]);
    ::kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
    if (!heard || done != 'y')
        qFatal("the work was not done");
}

constexpr qint64 noLimit = -1;

/// From now on no file may grow beyond `bytes`.
bool limitFiles(qint64 bytes)
{
    const rlimit small{bytes == noLimit ? RLIM_INFINITY : static_cast<rlim_t>(bytes), RLIM_INFINITY};
    return std::signal(SIGXFSZ, SIG_IGN) != SIG_ERR && setrlimit(RLIMIT_FSIZE, &small) == 0;
}

ProjectContents largeContents(int number)
{
    ProjectContents contents = numberedContents(number);
    contents.scenario.inputs.workloads.front().notes.assign(3'000'000, 'y');
    return contents;
}

} // namespace

class ProjectRecoveryTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void closedProjectsSayNothing();
    void aKillIsTold();
    void changesThatWereNotSavedAreTold();
    void changesThatWereSavedAfterAllAreNotTold();
    void readersAreToldNothing();
    void longOrOddLocksAreTakenAsTheyAre();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void ProjectRecoveryTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("project.gpufolio");
}

void ProjectRecoveryTest::closedProjectsSayNothing()
{
    QVERIFY(!openProject(m_path)->uncleanEnd());
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
    QVERIFY(!openProject(m_path)->uncleanEnd());
}

void ProjectRecoveryTest::aKillIsTold()
{
    killedAfter(m_path, [](ProjectFile &file) { return file.save(numberedContents(7)).hasValue(); });
    {
        const auto file = openProject(m_path);
        QVERIFY(file->uncleanEnd());
        QVERIFY(file->uncleanEnd()->unsavedSince.empty());
        const QDateTime saved =
            QDateTime::fromString(QString::fromStdString(file->uncleanEnd()->lastSaved), Qt::ISODate);
        QCOMPARE(saved.toSecsSinceEpoch(), QFileInfo(m_path).lastModified().toSecsSinceEpoch());
        QVERIFY(**file->contents() == numberedContents(7));
    }
    QVERIFY(!openProject(m_path)->uncleanEnd()); // it is told once
}

void ProjectRecoveryTest::changesThatWereNotSavedAreTold()
{
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
    const qint64 size = QFileInfo(m_path).size();
    killedAfter(m_path, [size](ProjectFile &file) {
        return limitFiles(size) && !file.save(largeContents(2)) && !file.save(largeContents(3));
    });
    const auto file = openProject(m_path);
    QVERIFY(file->uncleanEnd());
    const QDateTime since =
        QDateTime::fromString(QString::fromStdString(file->uncleanEnd()->unsavedSince), Qt::ISODate);
    QVERIFY(since.isValid());
    QVERIFY(since.toSecsSinceEpoch() >= QFileInfo(m_path).lastModified().toSecsSinceEpoch());
    QVERIFY(**file->contents() == numberedContents(1)); // the last good state
}

void ProjectRecoveryTest::changesThatWereSavedAfterAllAreNotTold()
{
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
    const qint64 size = QFileInfo(m_path).size();
    killedAfter(m_path, [size](ProjectFile &file) {
        return limitFiles(size) && !file.save(largeContents(2)) && limitFiles(noLimit) &&
               file.save(numberedContents(3)).hasValue();
    });
    const auto file = openProject(m_path);
    QVERIFY(file->uncleanEnd());
    QVERIFY(file->uncleanEnd()->unsavedSince.empty());
    QVERIFY(**file->contents() == numberedContents(3));
}

void ProjectRecoveryTest::readersAreToldNothing()
{
    killedAfter(m_path, [](ProjectFile &file) { return file.save(numberedContents(1)).hasValue(); });
    QVERIFY(!openProject(m_path, ProjectFile::Access::ReadOnly)->uncleanEnd());
    QVERIFY(openProject(m_path)->uncleanEnd()); // reading took nothing away
}

void ProjectRecoveryTest::longOrOddLocksAreTakenAsTheyAre()
{
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
    for (const QByteArray &odd : {QByteArray("no line end"), QByteArray("\n"), QByteArray(5000, 'x'),
                                  QByteArray("1 host\nsomething else\n"), QByteArray("1 host\nunsaved since \n")}) {
        QFile lock(m_path + ".lock");
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write(odd);
        lock.close();
        const auto file = openProject(m_path);
        QVERIFY(file->uncleanEnd());
        QVERIFY(file->uncleanEnd()->unsavedSince.empty());
        QVERIFY(file->save(numberedContents(1)));
    }
}

QTEST_APPLESS_MAIN(ProjectRecoveryTest)
#include "project_recovery_test.moc"
