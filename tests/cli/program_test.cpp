// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_program.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>

#include <pty.h>
#include <unistd.h>

/// The command line as a whole: help, formats, streams, signals.
class ProgramTest : public QObject
{
    Q_OBJECT

private slots:
    void helpAtEveryLevel_data();
    void helpAtEveryLevel();
    void doorsThatDoNotExistAreNotListed();
    void version();
    void jsonWhenPipedTableOnATerminal();
    void commonOptionsStandAnywhere_data();
    void commonOptionsStandAnywhere();
    void progressGoesToStandardError();
    void fullStandardOutputIsAnError();
    void interruptEndsIt();
};

void ProgramTest::helpAtEveryLevel_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("program") << QStringList{}
                             << QStringList{"prices",     "plan",
                                            "report",     "--version",
                                            "--format",   "--project",
                                            "--progress", "Exit status: 0 done, 1 bad input, 2 wrong usage, 3"};
    QTest::newRow("prices") << QStringList{"prices"} << QStringList{"import", "list", "--format", "--project"};
    QTest::newRow("prices import") << QStringList{"prices", "import"}
                                   << QStringList{
                                          "FILE",      "--source",          "|azure-retail|aws-spot-history|gcp-skus|",
                                          "--mapping", "--accept-outliers", "--project"};
    QTest::newRow("prices list") << QStringList{"prices", "list"}
                                 << QStringList{"--gpu",  "--provider",       "--region", "onDemand|commitment|spot",
                                                "--sort", "acceleratorHourly"};
    QTest::newRow("plan") << QStringList{"plan"} << QStringList{"evaluate", "compare"};
    QTest::newRow("plan evaluate") << QStringList{"plan", "evaluate"} << QStringList{"SCENARIO", "--plan"};
    QTest::newRow("plan compare") << QStringList{"plan", "compare"} << QStringList{"SCENARIO"};
    QTest::newRow("report") << QStringList{"report"}
                            << QStringList{"SCENARIO",   "--pdf",      "--csv",    "--xlsx", "--html",
                                           "--template", "--language", "en|zh_CN", "--plan"};
}

void ProgramTest::helpAtEveryLevel()
{
    QFETCH(QStringList, command);
    QFETCH(QStringList, words);
    const CliProgram program;
    const CliProgram::Outcome help = program.run(command + QStringList{"--help"});
    QCOMPARE(help.status, 0);
    QCOMPARE(help.err, QByteArray());
    QVERIFY(help.out.contains("Usage: gpufolio-cli"));
    for (const QString &word : std::as_const(words))
        QVERIFY2(help.out.contains(word.toUtf8()), qPrintable(word));
}

void ProgramTest::doorsThatDoNotExistAreNotListed()
{
    const CliProgram program;
    const QByteArray listed = program.run({"--help"}).out + program.run({"plan", "--help"}).out +
                              program.run({"prices", "--help"}).out + program.run({"report", "--help"}).out;
    for (const char *door : {"optimise", "flips", "sensitivity", "spot", "throughput", "capacity", "usage", "bench",
                             "sweep", "memo", "approval"})
        QVERIFY2(!listed.contains(QByteArray("\n  ") + door), door);
    for (const char *command : {"optimise", "flips", "sensitivity", "risk"})
        QCOMPARE(program.run({"plan", command, "x"}).status, 2);
    for (const char *command : {"spot", "throughput", "capacity", "usage", "gpu", "sweep"})
        QCOMPARE(program.run({command, "x"}).status, 2);
}

void ProgramTest::version()
{
    const CliProgram program;
    const CliProgram::Outcome outcome = program.run({"--version"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QByteArray("gpufolio-cli " GPUFOLIO_VERSION "\n"));
    QCOMPARE(outcome.err, QByteArray());
}

void ProgramTest::jsonWhenPipedTableOnATerminal()
{
    CliProgram program;
    program.copyData("cli/small.json");
    QVERIFY(!program.run({"plan", "compare", "small.json"}).json().isEmpty());

    int terminal = -1;
    int inside = -1;
    QCOMPARE(::openpty(&terminal, &inside, nullptr, nullptr, nullptr), 0);
    QProcess process;
    process.setWorkingDirectory(program.folder());
    process.setChildProcessModifier([inside] { ::dup2(inside, STDOUT_FILENO); });
    process.start(CliProgram::executable(), {"plan", "compare", "small.json"});
    ::close(inside);
    QByteArray shown;
    char buffer[4096] = {};
    for (;;) { // until the program closes the terminal
        const ssize_t count = ::read(terminal, buffer, sizeof buffer);
        if (count <= 0)
            break;
        shown.append(buffer, count);
    }
    ::close(terminal);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    QVERIFY2(shown.contains("Plans side by side"), shown.constData());
    QVERIFY(!shown.contains('{'));
}

void ProgramTest::commonOptionsStandAnywhere_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("before") << QStringList{"--format", "csv", "plan", "evaluate", "small.json"};
    QTest::newRow("between") << QStringList{"plan", "--format", "csv", "evaluate", "small.json"};
    QTest::newRow("before the file") << QStringList{"plan", "evaluate", "--format", "csv", "small.json"};
    QTest::newRow("after") << QStringList{"plan", "evaluate", "small.json", "--format", "csv"};
    QTest::newRow("with =") << QStringList{"plan", "evaluate", "small.json", "--format=csv"};
}

void ProgramTest::commonOptionsStandAnywhere()
{
    QFETCH(QStringList, command);
    CliProgram program;
    program.copyData("cli/small.json");
    const CliProgram::Outcome outcome = program.run(command);
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("plan,status,currency,month,billed,amortised,"));
}

void ProgramTest::progressGoesToStandardError()
{
    CliProgram program;
    program.copyData("cli/small.json");
    const CliProgram::Outcome silent = program.run({"plan", "evaluate", "small.json"});
    const CliProgram::Outcome shown = program.run({"plan", "evaluate", "small.json", "--progress", "always"});
    QCOMPARE(silent.err, QByteArray()); // no terminal
    QCOMPARE(program.run({"plan", "evaluate", "small.json", "--progress", "never"}).err, QByteArray());
    QVERIFY2(shown.err.contains("Evaluating [") && shown.err.contains("%"), shown.err.constData());
    QCOMPARE(shown.out, silent.out);
    QCOMPARE(shown.status, 0);
}

void ProgramTest::fullStandardOutputIsAnError()
{
    CliProgram program;
    program.copyData("cli/small.json");
    QProcess process;
    process.setWorkingDirectory(program.folder());
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(CliProgram::executable(), {"plan", "evaluate", "small.json"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QCOMPARE(process.readAllStandardError(),
             QByteArray("standard output: error: the result can't be written: No space left on device\n"));
}

void ProgramTest::interruptEndsIt()
{
    CliProgram program;
    program.copyData("cli/small.json");
    program.write("report.csv", "old");
    QProcess process;
    process.setWorkingDirectory(program.folder());
    // Waits for the scenario on standard input, which never comes.
    process.start(CliProgram::executable(), {"report", "-", "--csv", "report.csv", "--project", "new.gpufolio"});
    QVERIFY(process.waitForStarted());
    const auto before = program.contents();
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    QCOMPARE(program.contents(), before);
}

QTEST_GUILESS_MAIN(ProgramTest)
#include "program_test.moc"
