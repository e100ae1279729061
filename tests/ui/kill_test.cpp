// SPDX-License-Identifier: GPL-3.0-or-later
// A person edits, and the program is killed at a random moment, 20 times over. What is opened again is one of the
// states they saw, and nothing that was done a second before the kill, or earlier, is missing.
#include "project/project_file.h"
#include "project_digest.h"
#include "session/project_session.h"
#include "ui_fixture.h"

#include <QProcess>
#include <QTest>

#include <chrono>
#include <csignal>
#include <map>
#include <random>
#include <thread>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

constexpr int kills = 20;
constexpr qint64 lostAtMost = 1000; ///< milliseconds before the kill

qint64 monotonicMilliseconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

/// The edits that a program told, by number: when each was made.
std::map<int, qint64> readLog(const QByteArray &lines)
{
    std::map<int, qint64> log;
    for (const QByteArray &line : lines.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 2 && lines.contains(line + '\n'))
            log[words[0].toInt()] = words[1].toLongLong();
    }
    return log;
}

/// A change of the project as a program told it.
struct Told {
    qint64 made = 0;
    QByteArray digest;
};

QList<Told> readStates(const QByteArray &lines)
{
    QList<Told> states;
    for (const QByteArray &line : lines.left(lines.lastIndexOf('\n')).split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3)
            states.append({words[1].toLongLong(), words[2]});
    }
    return states;
}

/// Kills a program that has told something already, at a moment of chance. @return the moment
qint64 killSoon(QProcess &program, std::mt19937 &random)
{
    const auto wait = std::chrono::milliseconds(150 + random() % 1351);
    std::this_thread::sleep_for(wait); // not for something to happen: the random moment
    if (::kill(static_cast<pid_t>(program.processId()), SIGKILL) != 0)
        qFatal("there is nothing to kill");
    const qint64 killed = monotonicMilliseconds();
    program.waitForFinished();
    return killed;
}

} // namespace

class KillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAtRandomMoments();
    void killedWhileSomebodyWorksInTheWindow();
};

void KillTest::killedAtRandomMoments()
{
    const test::Home home;
    qputenv("QT_QPA_PLATFORM", "offscreen"); // of the programs
    const QString path = home.file(QStringLiteral("killed.gpufolio"));
    {
        ProjectSession session;
        ScenarioSet set = test::twoPlans();
        set.inputs.workloads[0].notes = "0";
        session.startNew(set, path);
        QVERIFY(session.flush());
    }
    std::mt19937 random(20261201);
    int last = 0;
    qint64 oldestLost = 0;
    for (int round = 0; round < kills; ++round) {
        QProcess program;
        program.start(QStringLiteral(GPUFOLIO_TESTS_DIR "/editing_program"),
                      {path, QString::number(last + 1), QString::number(random() % 10'000)});
        QVERIFY2(program.waitForReadyRead(), qPrintable(program.errorString())); // the first edit is made
        const qint64 killed = killSoon(program, random);
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        const std::map<int, qint64> log = readLog(program.readAllStandardOutput());
        QVERIFY(!log.empty());
        QCOMPARE(log.begin()->first, last + 1);

        ProjectSession session;
        const Diagnostics findings = session.openFile(path);
        QVERIFY2(findings.empty(), findings.empty() ? "" : toText(findings[0]).c_str());
        QVERIFY(!session.isReadOnly());               // the lock died with its holder
        QVERIFY(session.projectFile()->uncleanEnd()); // and tells how
        QVERIFY(session.projectFile()->uncleanEnd()->unsavedSince.empty());
        const ScenarioSet &found = session.scenarioSet();
        const int number = std::stoi(found.inputs.workloads[0].notes);
        QCOMPARE(found.plans[0].name == "All on-demand" ? 0 : std::stoi(found.plans[0].name), number); // of one state
        // An edit that was made and not told yet, because the kill came between, may be there as well.
        QVERIFY2(number == last || log.count(number) == 1 || number == log.rbegin()->first + 1,
                 qPrintable(QStringLiteral("%1 is no state that was told").arg(number)));
        for (const auto &[edit, made] : log) {
            if (edit <= number)
                continue;
            oldestLost = std::max(oldestLost, killed - made);
            QVERIFY2(killed - made <= lostAtMost, qPrintable(QStringLiteral("edit %1 was made %2 ms before the kill "
                                                                            "and is lost; %3 is there")
                                                                 .arg(edit)
                                                                 .arg(killed - made)
                                                                 .arg(number)));
            break; // the oldest one that is missing
        }
        last = std::max(number, log.rbegin()->first);
        ScenarioSet again = found; // the next program continues from the last number
        again.inputs.workloads[0].notes = std::to_string(last);
        again.plans[0].name = std::to_string(last);
        session.edit(QStringLiteral("Number"), again);
        QVERIFY(session.flush());
    }
    qInfo("%d edits; the oldest that a kill took was made %lld ms before it", last, oldestLost);
    QVERIFY2(last > 10 * kills, "hardly anything was edited");
}

/// The same through fields, keys, sliders and the menu of plans.
void KillTest::killedWhileSomebodyWorksInTheWindow()
{
    const test::Home home;
    qputenv("QT_QPA_PLATFORM", "offscreen"); // of the programs
    const QString path = home.file(QStringLiteral("window.gpufolio"));
    QByteArray before = test::digestOf(test::twoPlans());
    {
        ProjectSession session;
        session.startNew(test::twoPlans(), path);
    }
    std::mt19937 random(20261202);
    qsizetype changes = 0;
    qint64 oldestLost = 0;
    for (int round = 0; round < kills; ++round) {
        QProcess program;
        program.start(QStringLiteral(GPUFOLIO_TESTS_DIR "/typing_program"), {path, QString::number(random() % 10'000)});
        QVERIFY2(program.waitForReadyRead(), qPrintable(program.errorString()));
        const qint64 killed = killSoon(program, random);
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        const QList<Told> told = readStates(program.readAllStandardOutput());
        QVERIFY(!told.isEmpty());
        changes += told.size();

        ProjectSession session;
        QVERIFY(session.openFile(path).empty());
        QVERIFY(!session.isReadOnly());
        const QByteArray found = test::digestOf(session.scenarioSet());
        qsizetype at = told.size() - 1; // the last time that it was so
        while (at >= 0 && told[at].digest != found)
            --at;
        QVERIFY2(at >= 0 || found == before, "what is there was never seen");
        if (at + 1 < told.size()) {
            const qint64 lost = killed - told[at + 1].made; // the oldest one that is missing
            QVERIFY2(lost <= lostAtMost,
                     qPrintable(QStringLiteral("a change of %1 ms before the kill is lost").arg(lost)));
            oldestLost = std::max(oldestLost, lost);
        }
        before = found;
    }
    qInfo("%lld changes; the oldest that a kill took was made %lld ms before it", static_cast<long long>(changes),
          static_cast<long long>(oldestLost));
    QVERIFY2(changes > 5LL * kills, "hardly anything was changed");
}

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
