// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/file_io.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace gpufolio;

namespace
{

std::string contentOf(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : "<not there>";
}

/// Names in a folder, hidden ones included.
QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

/// Runs `body` in a process of its own, whose limits and mounts may change; its exit status.
template <typename Body> int inChild(Body body)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(body());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 255;
}

} // namespace

class FileTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readsWhatWasWritten_data();
    void readsWhatWasWritten();
    void readingSaysWhyNot();
    void limitIsKept();
    void readsStandardInput();
    void readsPiecewise();
    void replacesTheOldFile();
    void followsLinks();
    void writesToADeviceDirectly();
    void writingSaysWhyNot();
    void protectedFilesStay();
    void fileSizeLimitLeavesTheOldFile();
    void fullDiskLeavesTheOldFile();
    void replacesAllFilesOrNone();

private:
    std::string path(const char *name) const { return m_folder->filePath(QString::fromUtf8(name)).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FileTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void FileTest::readsWhatWasWritten_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("caf\u00E9 \u6771\u4EAC\r\n");
    QTest::newRow("NUL and high bytes") << QByteArray("\0\xFF\n\0", 4);
    QTest::newRow("several megabytes") << QByteArray("0123456789abcde\n").repeated(200000);
}

void FileTest::readsWhatWasWritten()
{
    QFETCH(QByteArray, bytes);
    const std::string file = path("\u6771\u4EAC.bin");
    QVERIFY(writeFileAtomically(file, bytes.toStdString()));
    QCOMPARE(contentOf(file), bytes.toStdString());
    const Result<std::string> read = readFile(file);
    QVERIFY(read);
    QCOMPARE(*read, bytes.toStdString());
    QCOMPARE(namesIn(m_folder->path()), QStringList{QStringLiteral("\u6771\u4EAC.bin")});
}

void FileTest::readingSaysWhyNot()
{
    const std::string missing = path("missing.json");
    const Result<std::string> none = readFile(missing);
    QVERIFY(!none);
    QCOMPARE(none.error().code, Error::Code::Io);
    QCOMPARE(toText(none.error()), missing + ": error: no such file was found");
    QCOMPARE(toText(openFile(missing).error()), missing + ": error: no such file was found");

    const std::string folder = m_folder->path().toStdString();
    QCOMPARE(toText(readFile(folder).error()), folder + ": error: a folder was found, expected a file");
    QCOMPARE(toText(openFile(folder).error()), folder + ": error: a folder was found, expected a file");

    QVERIFY(writeFileAtomically(path("file"), "x"));
    const std::string below = path("file") + "/below";
    QCOMPARE(toText(readFile(below).error()), below + ": error: no such file was found");
    const std::string cut = path("file") + std::string("\0.json", 6); // must not open "file"
    QVERIFY(!readFile(cut));
    QVERIFY(!readFile(""));

    const std::string secret = path("secret");
    QVERIFY(writeFileAtomically(secret, "x"));
    QCOMPARE(::chmod(secret.c_str(), 0), 0);
    const int status = inChild([&secret] { // the user root may read everything, so become another
        if (::getuid() == 0 &&
            (::chmod(secret.substr(0, secret.rfind('/')).c_str(), 0755) != 0 || ::setuid(65534) != 0))
            return 2;
        const Result<std::string> read = readFile(secret);
        return !read && toText(read.error()) == secret + ": error: no permission to read the file" ? 0 : 1;
    });
    QCOMPARE(status, 0);
}

void FileTest::limitIsKept()
{
    const std::string file = path("ten");
    QVERIFY(writeFileAtomically(file, "0123456789"));
    QVERIFY(readFile(file, 10));
    const Result<std::string> large = readFile(file, 9);
    QVERIFY(!large);
    QCOMPARE(toText(large.error()), file + ": error: a file of more than 9 bytes was found, expected at most 9");
    const Result<std::string> endless = readFile("/dev/zero", 1 << 20); // has no size beforehand
    QVERIFY(!endless);
    QVERIFY(toText(endless.error()).find("more than 1048576 bytes") != std::string::npos);
}

void FileTest::readsStandardInput()
{
    const std::string file = path("input");
    QVERIFY(writeFileAtomically(file, "from standard input\n"));
    const int status = inChild([&file] {
        const int input = ::open(file.c_str(), O_RDONLY);
        ::dup2(input, STDIN_FILENO);
        const Result<std::string> read = readFile("-");
        return read && *read == "from standard input\n" ? 0 : 1;
    });
    QCOMPARE(status, 0);
    const int piped = inChild([] {
        int ends[2] = {};
        if (::pipe(ends) != 0 || ::write(ends[1], "piped", 5) != 5)
            return 2;
        ::close(ends[1]);
        ::dup2(ends[0], STDIN_FILENO);
        const Result<std::string> read = readFile("-", 5);
        return read && *read == "piped" ? 0 : 1;
    });
    QCOMPARE(piped, 0);
}

void FileTest::readsPiecewise()
{
    const std::string file = path("pieces");
    QVERIFY(writeFileAtomically(file, "0123456789"));
    const Result<ByteSource> source = openFile(file);
    QVERIFY(source);
    char buffer[4] = {};
    std::string all;
    for (;;) {
        const Result<std::size_t> count = (*source)(buffer, sizeof buffer);
        QVERIFY(count);
        if (*count == 0)
            break;
        all.append(buffer, *count);
    }
    QCOMPARE(all, std::string("0123456789"));
}

void FileTest::replacesTheOldFile()
{
    const std::string file = path("plan.json");
    QVERIFY(writeFileAtomically(file, "old"));
    QCOMPARE(::chmod(file.c_str(), 0640), 0);
    QVERIFY(writeFileAtomically(file, "new and longer"));
    QCOMPARE(contentOf(file), std::string("new and longer"));
    struct stat status = {};
    QCOMPARE(::stat(file.c_str(), &status), 0);
    QCOMPARE(int(status.st_mode & 07777), 0640);
    QCOMPARE(namesIn(m_folder->path()), QStringList{QStringLiteral("plan.json")});
    // A name as long as a file system allows still works.
    const std::string longName = path(std::string(255, 'n').c_str());
    QVERIFY(writeFileAtomically(longName, "x"));
    QCOMPARE(contentOf(longName), std::string("x"));
}

void FileTest::followsLinks()
{
    const std::string file = path("real.json");
    const std::string link = path("link.json");
    QVERIFY(writeFileAtomically(file, "old"));
    QCOMPARE(::symlink(file.c_str(), link.c_str()), 0);
    QVERIFY(writeFileAtomically(link, "new"));
    QCOMPARE(contentOf(file), std::string("new"));
    struct stat status = {};
    QCOMPARE(::lstat(link.c_str(), &status), 0);
    QVERIFY(S_ISLNK(status.st_mode));
}

void FileTest::writesToADeviceDirectly()
{
    QVERIFY(writeFileAtomically("/dev/null", "gone"));
    struct stat status = {};
    QCOMPARE(::stat("/dev/null", &status), 0);
    QVERIFY(S_ISCHR(status.st_mode));
    const Status full = writeFileAtomically("/dev/full", "more than fits");
    QVERIFY(!full);
    QCOMPARE(toText(full.error()), std::string("/dev/full: error: the disk is full; the file was left as it was"));
}

void FileTest::writingSaysWhyNot()
{
    const std::string folder = m_folder->path().toStdString();
    const Status onFolder = writeFileAtomically(folder, "x");
    QVERIFY(!onFolder);
    QCOMPARE(onFolder.error().code, Error::Code::Io);
    QCOMPARE(toText(onFolder.error()), folder + ": error: a folder was found, expected a file to write");
    const std::string nowhere = path("missing/plan.json");
    QCOMPARE(toText(writeFileAtomically(nowhere, "x").error()),
             nowhere + ": error: the file can't be written: its folder was not found");
    QVERIFY(!writeFileAtomically("", "x"));
    QVERIFY(!writeFileAtomically(path("a") + std::string("\0b", 2), "x"));
    QCOMPARE(namesIn(m_folder->path()), QStringList());
}

void FileTest::protectedFilesStay()
{
    const std::string file = path("protected");
    QVERIFY(writeFileAtomically(file, "old"));
    QCOMPARE(::chmod(file.c_str(), 0444), 0);
    QCOMPARE(::chmod(m_folder->path().toUtf8().constData(), 0777), 0);
    const int status = inChild([&file] {
        if (::getuid() == 0 && ::setuid(65534) != 0)
            return 2;
        const Status written = writeFileAtomically(file, "new");
        return !written && toText(written.error()) == file + ": error: no permission to write the file" ? 0 : 1;
    });
    QCOMPARE(status, 0);
    QCOMPARE(contentOf(file), std::string("old"));
    QCOMPARE(namesIn(m_folder->path()).size(), 1);
}

void FileTest::fileSizeLimitLeavesTheOldFile()
{
    const std::string file = path("plan.json");
    QVERIFY(writeFileAtomically(file, "old"));
    const int status = inChild([&file] {
        const rlimit limit{4096, 4096};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0 || std::signal(SIGXFSZ, SIG_IGN) == SIG_ERR)
            return 2;
        const Status written = writeFileAtomically(file, std::string(10000, 'n'));
        return !written &&
                       toText(written.error()) == file + ": error: the file would be too large; it was left as it was"
                   ? 0
                   : 1;
    });
    QCOMPARE(status, 0);
    QCOMPARE(contentOf(file), std::string("old"));
    QCOMPARE(namesIn(m_folder->path()), QStringList{QStringLiteral("plan.json")});
}

void FileTest::fullDiskLeavesTheOldFile()
{
    constexpr int notPermitted = 77;
    const std::string folder = m_folder->path().toStdString();
    const int status = inChild([&folder] {
        // A file system of 64 KiB that only this process sees, and that goes with it.
        const int spaces = ::getuid() == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER;
        if (::unshare(spaces) != 0 || ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
            ::mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=64k") != 0)
            return notPermitted;
        const std::string file = folder + "/plan.json";
        if (!writeFileAtomically(file, "old"))
            return 1;
        const Status written = writeFileAtomically(file, std::string(200000, 'n'));
        if (written || toText(written.error()) != file + ": error: the disk is full; the file was left as it was")
            return 2;
        if (contentOf(file) != "old" || namesIn(QString::fromStdString(folder)).size() != 1)
            return 3;
        return writeFileAtomically(file, "new") && contentOf(file) == "new" ? 0 : 4;
    });
    if (status == notPermitted)
        QSKIP("mounting a small file system is not permitted here");
    QCOMPARE(status, 0);
}

void FileTest::replacesAllFilesOrNone()
{
    const std::string one = path("one.csv");
    const std::string two = path("two.html");
    QVERIFY(writeFilesAtomically({{one, "1"}, {two, "2"}}));
    QCOMPARE(contentOf(one), std::string("1"));
    QCOMPARE(contentOf(two), std::string("2"));

    const std::string nowhere = path("missing/three.pdf");
    const Status written = writeFilesAtomically({{one, "new"}, {path("four"), "new"}, {nowhere, "new"}, {two, "new"}});
    QVERIFY(!written);
    QCOMPARE(toText(written.error()), nowhere + ": error: the file can't be written: its folder was not found");
    QVERIFY(!writeFilesAtomically({{one, "new"}, {"/dev/full", "new"}}));
    QCOMPARE(contentOf(one), std::string("1"));
    QCOMPARE(contentOf(two), std::string("2"));
    QCOMPARE(namesIn(m_folder->path()), (QStringList{QStringLiteral("one.csv"), QStringLiteral("two.html")}));
}

QTEST_APPLESS_MAIN(FileTest)
#include "file_test.moc"
