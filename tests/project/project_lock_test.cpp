// SPDX-License-Identifier: GPL-3.0-or-later
// One writer at a time, whatever becomes of it.
#include "project_samples.h"

#include <array>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

/// A process that holds a project open for writing until it is killed or told to go.
class Holder
{
public:
    explicit Holder(const QString &path)
    {
        std::array<int, 2> ready = {};
        std::array<int, 2> leave = {};
        if (pipe(ready.data()) != 0 || pipe(leave.data()) != 0)
            qFatal("pipe");
        m_process = fork();
        if (m_process == 0) {
            close(leave[1]);
            char byte = 'x';
            {
                const auto file = ProjectFile::open(path.toStdString(), ProjectFile::Access::ReadWrite);
                byte = file ? 'y' : 'n';
                [[maybe_unused]] const ssize_t told = write(ready[1], &byte, 1);
                [[maybe_unused]] const ssize_t heard = read(leave[0], &byte, 1);
            }
            _exit(0);
        }
        close(ready[1]);
        close(leave[0]);
        m_leave = leave[1];
        char byte = 'n';
        if (read(ready[0], &byte, 1) != 1 || byte != 'y')
            qFatal("the project could not be held");
        close(ready[0]);
    }
    ~Holder() { end(SIGKILL); }
    Holder(const Holder &) = delete;
    Holder &operator=(const Holder &) = delete;

    pid_t process() const { return m_process; }
    void kill() { end(SIGKILL); }
    /// Lets it close the project and end by itself.
    void dismiss() { end(0); }

private:
    void end(int signal)
    {
        if (m_process < 0)
            return;
        if (signal != 0)
            ::kill(m_process, signal);
        close(m_leave);
        waitpid(m_process, nullptr, 0);
        m_process = -1;
    }

    pid_t m_process = -1;
    int m_leave = -1;
};

} // namespace

class ProjectLockTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void secondWriterIsToldWhoHoldsIt();
    void oneProcessCountsToo();
    void readersSeeWhatTheWriterSaves();
    void lockDiesWithItsProcess();
    void lockEndsWithTheProject();
    void leftOverLockFileMeansNothing();
    void lockFileWithoutANameHoldsToo();
    void linksLeadToTheSameLock();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void ProjectLockTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("shared.gpufolio");
}

void ProjectLockTest::secondWriterIsToldWhoHoldsIt()
{
    const Holder holder(m_path);
    const auto second = ProjectFile::open(m_path.toStdString(), ProjectFile::Access::ReadWrite);
    QVERIFY(!second);
    QVERIFY(second.error().code == Error::Code::InUse);
    QCOMPARE(second.error().where.file, m_path.toStdString());
    std::array<char, 256> host = {};
    QCOMPARE(gethostname(host.data(), host.size() - 1), 0);
    QCOMPARE(render(second.error().what),
             "the project is in use by process " + std::to_string(holder.process()) + " on " + host.data());
}

void ProjectLockTest::oneProcessCountsToo()
{
    const auto first = openProject(m_path);
    const auto second = ProjectFile::open(m_path.toStdString(), ProjectFile::Access::ReadWrite);
    QVERIFY(!second);
    QVERIFY(second.error().code == Error::Code::InUse);
    QVERIFY(render(second.error().what).find("process " + std::to_string(getpid())) != std::string::npos);
    // The refused attempt took nothing away.
    QVERIFY(first->save(numberedContents(1)));
    QVERIFY(!ProjectFile::open(m_path.toStdString(), ProjectFile::Access::ReadWrite));
}

void ProjectLockTest::readersSeeWhatTheWriterSaves()
{
    const auto writer = openProject(m_path);
    QVERIFY(writer->save(numberedContents(1)));
    const auto reader = openProject(m_path, ProjectFile::Access::ReadOnly);
    QCOMPARE(numberOf(**reader->contents()), 1);
    for (int number = 2; number < 10; ++number) {
        QVERIFY(writer->save(numberedContents(number)));
        QCOMPARE(numberOf(**reader->contents()), number);
    }
    const Holder holder(m_folder->filePath("other.gpufolio"));
    const auto other = openProject(m_folder->filePath("other.gpufolio"), ProjectFile::Access::ReadOnly);
    QVERIFY(other->snapshots()->size() == 1);
}

void ProjectLockTest::lockDiesWithItsProcess()
{
    Holder holder(m_path);
    QVERIFY(!ProjectFile::open(m_path.toStdString(), ProjectFile::Access::ReadWrite));
    holder.kill();
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
}

void ProjectLockTest::lockEndsWithTheProject()
{
    Holder holder(m_path);
    QVERIFY(QFile::exists(m_path + ".lock"));
    holder.dismiss();
    QVERIFY(!QFile::exists(m_path + ".lock"));
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
}

void ProjectLockTest::leftOverLockFileMeansNothing()
{
    QFile lock(m_path + ".lock");
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("1 elsewhere\n");
    lock.close();
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
    QVERIFY(!lock.exists());
}

void ProjectLockTest::lockFileWithoutANameHoldsToo()
{
    const Holder holder(m_path);
    QVERIFY(QFile::resize(m_path + ".lock", 0));
    const auto second = ProjectFile::open(m_path.toStdString(), ProjectFile::Access::ReadWrite);
    QVERIFY(!second);
    QCOMPARE(render(second.error().what), std::string("the project is in use by another program"));
}

void ProjectLockTest::linksLeadToTheSameLock()
{
    QVERIFY(openProject(m_path)->save(numberedContents(1)));
    const QString link = m_folder->filePath("link.gpufolio");
    QVERIFY(QFile::link(m_path, link));
    const Holder holder(m_path);
    const auto second = ProjectFile::open(link.toStdString(), ProjectFile::Access::ReadWrite);
    QVERIFY(!second);
    QVERIFY(second.error().code == Error::Code::InUse);
}

QTEST_APPLESS_MAIN(ProjectLockTest)
#include "project_lock_test.moc"
