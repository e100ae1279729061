// SPDX-License-Identifier: GPL-3.0-or-later
// A process that saves without pause is killed at random moments. Whatever it was doing, the project then holds one of
// its saves as a whole, and none older than the last that returned.
#include "prices/bundled.h"
#include "project_samples.h"

#include <array>
#include <csignal>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

constexpr int kills = 40;

/// Saves numbers from `first` on and tells each one after its save returned; every 5th time it adds a snapshot too.
[[noreturn]] void saveForever(const QString &path, int first, int tell)
{
    const auto file = ProjectFile::open(path.toStdString(), ProjectFile::Access::ReadWrite);
    if (!file)
        _exit(1);
    for (int number = first;; ++number) {
        if (!(*file)->save(numberedContents(number)))
            _exit(2);
        if (write(tell, &number, sizeof number) != sizeof number)
            _exit(3);
        if (number % 5 == 0) {
            const std::vector<PriceRow> &rows = bundledPriceBook().rows();
            const PriceBook book(std::vector<PriceRow>(rows.begin(), rows.begin() + 60));
            if (!(*file)->addSnapshot(book, {std::to_string(number), "test", "2026-11-30T00:00:00Z", 0}))
                _exit(4);
        }
    }
}

void waitMicroseconds(long microseconds)
{
    const timespec span{0, microseconds * 1000};
    nanosleep(&span, nullptr);
}

} // namespace

class ProjectCrashTest : public QObject
{
    Q_OBJECT

private slots:
    void killedAtRandomMoments();
};

void ProjectCrashTest::killedAtRandomMoments()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("crash.gpufolio");
    std::mt19937 random(20261130);
    int last = 0;
    int interrupted = 0;
    for (int round = 0; round < kills; ++round) {
        std::array<int, 2> ends = {};
        QCOMPARE(pipe(ends.data()), 0);
        const pid_t process = fork();
        if (process == 0) {
            close(ends[0]);
            saveForever(path, last + 1, ends[1]);
        }
        close(ends[1]);
        // Some kills come while the file is being made or opened, most while it is being written.
        const int waitFor = round < 5 ? 0 : static_cast<int>(1 + random() % 6);
        int returned = last;
        for (int heard = 0; heard < waitFor; ++heard)
            QCOMPARE(read(ends[0], &returned, sizeof returned), ssize_t(sizeof returned));
        waitMicroseconds(static_cast<long>(random() % 20'000));
        QCOMPARE(kill(process, SIGKILL), 0);
        int status = 0;
        QCOMPARE(waitpid(process, &status, 0), process);
        QVERIFY2(WIFSIGNALED(status), "the saving process failed before it was killed");
        while (read(ends[0], &returned, sizeof returned) == ssize_t(sizeof returned)) {
        }
        close(ends[0]);

        interrupted += QFile::exists(path + "-journal") ? 1 : 0;
        const auto file = openProject(path);
        const auto contents = file->contents();
        QVERIFY2(contents, contents ? "" : toText(contents.error()).c_str());
        if (returned > 0)
            QVERIFY(*contents);
        if (*contents) {
            const int found = numberOf(**contents);
            QVERIFY2(found >= returned && found <= returned + 1,
                     qPrintable(QString("%1 after %2").arg(found).arg(returned)));
            last = found;
        }
        const auto snapshots = file->snapshots();
        QVERIFY(snapshots && !snapshots->empty());
        for (const SnapshotInfo &info : *snapshots)
            QCOMPARE(file->snapshot(info.id)->rows().size(), info.rows);
    }
    qInfo("%d of %d kills came in the middle of a transaction", interrupted, kills);
    QVERIFY2(last > kills, "hardly anything was ever saved");
}

QTEST_APPLESS_MAIN(ProjectCrashTest)
#include "project_crash_test.moc"
