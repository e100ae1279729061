// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_program.h"

#include <QFile>
#include <QTest>

#include <sys/stat.h>

/// Every bad input of tests/data/cli/bad_input.tsv: exit status, the exact message, nothing on standard output, nothing
/// written, nothing changed. Columns: what, command, input, status, message; \n, \t, \\ and \xHH stand for bytes. The
/// folder holds small.json and book.csv, which are good, and the input:
///
///   NAME is BASE with FOUND => REPLACED ; FOUND => REPLACED     a good file with edits
///   NAME has TEXT
///   NAME is missing | a folder | a read-only folder | unreadable | read-only
class BadInputTest : public QObject
{
    Q_OBJECT

private slots:
    void isRefused_data();
    void isRefused();
    void isRefusedByEveryCommand_data() { isRefused_data(); }
    void isRefusedByEveryCommand();
    void twentyFindingsAtMost();
};

namespace
{

QByteArray unescaped(const QByteArray &text)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char next = text[i] == '\\' && i + 1 < text.size() ? text[i + 1] : '\0';
        if (next == 'x') {
            bytes += QByteArray::fromHex(text.mid(i + 2, 2));
            i += 3;
        } else if (next == 'n' || next == 't' || next == '\\') {
            bytes += next == 'n' ? '\n' : next == 't' ? '\t' : '\\';
            ++i;
        } else {
            bytes += text[i];
        }
    }
    return bytes;
}

void setMode(const CliProgram &program, const QString &name, mode_t mode)
{
    QCOMPARE(::chmod(QFile::encodeName(program.path(name)).constData(), mode), 0);
}

QByteArray edited(QByteArray bytes, const QByteArray &edits)
{
    qsizetype begin = 0;
    while (begin < edits.size()) {
        qsizetype end = edits.indexOf(" ; ", begin);
        end = end < 0 ? edits.size() : end;
        const QByteArray edit = edits.mid(begin, end - begin);
        const qsizetype arrow = edit.indexOf(" =>");
        const QByteArray found = unescaped(edit.left(arrow));
        const qsizetype at = bytes.indexOf(found);
        if (arrow < 0 || at < 0)
            qFatal("the row doesn't fit its file: %s", edit.constData());
        bytes.replace(at, found.size(), unescaped(edit.mid(arrow + 4)));
        begin = end + 3;
    }
    return bytes;
}

/// Makes the input. @return true when the program must run as a user with few rights
bool prepare(const CliProgram &program, const QByteArray &input)
{
    program.copyData(QStringLiteral("cli/small.json"));
    program.copyData(QStringLiteral("cli/book.csv"));
    const qsizetype blank = input.indexOf(' ');
    if (blank < 0)
        return false;
    const QString name = QString::fromUtf8(input.left(blank));
    const QByteArray rest = input.mid(blank + 1);
    if (rest.startsWith("has ")) {
        program.write(name, unescaped(rest.mid(4)));
    } else if (rest == "is a folder") {
        QDir(program.folder()).mkdir(name);
    } else if (rest == "is a read-only folder") {
        QDir(program.folder()).mkdir(name);
        setMode(program, name, 0555);
        return true;
    } else if (rest == "is unreadable" || rest == "is read-only") {
        program.write(name, "{}");
        setMode(program, name, rest == "is unreadable" ? 0 : 0444);
        return true;
    } else if (rest != "is missing") {
        const qsizetype with = rest.indexOf(" with ");
        const QByteArray base = program.read(QString::fromUtf8(rest.mid(3, with - 3)));
        program.write(name, edited(base, rest.mid(with + 6)));
    }
    return false;
}

/// A project with nothing but the bundled prices.
const QByteArray &project()
{
    static const QByteArray bytes = [] {
        const CliProgram program;
        program.run({"prices", "list", "--project", "p.gpufolio"});
        return program.read("p.gpufolio");
    }();
    return bytes;
}

} // namespace

void BadInputTest::isRefused_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    QFile file(QStringLiteral(GPUFOLIO_TEST_DATA "/cli/bad_input.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (lines[i].isEmpty())
            continue;
        const QList<QByteArray> cells = lines[i].split('\t');
        QCOMPARE(cells.size(), 5);
        QTest::newRow(cells[0].constData()) << QString::fromUtf8(cells[1]).split(QLatin1Char(' '), Qt::SkipEmptyParts)
                                            << cells[2] << cells[3].toInt() << unescaped(cells[4]);
    }
}

void BadInputTest::isRefused()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, input);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const CliProgram program;
    const bool unprivileged = prepare(program, input);
    const auto before = program.contents();
    const CliProgram::Outcome outcome =
        unprivileged ? program.runUnprivileged(command) : program.run(command, "not JSON\n");
    if (unprivileged && outcome.status == -1)
        QSKIP("the program can't be run as another user here");
    QCOMPARE(outcome.err, message + '\n');
    QCOMPARE(outcome.status, status);
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(program.contents(), before);
}

/// The same scenarios to the other commands that read one, the same price files into projects.
void BadInputTest::isRefusedByEveryCommand()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, input);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const QString name = command.value(2);
    QList<QStringList> commands;
    if (name == QLatin1String("scenario.json")) {
        commands = {{"plan", "compare", "small.json", name},
                    {"report", name, "--csv", "report.csv", "--html", "report.html"},
                    {"report", name, "--csv", "report.csv", "--project", "new.gpufolio"}};
    } else if (name == QLatin1String("prices.csv")) {
        commands = {{"prices", "import", "book.csv", name, "--project", "old.gpufolio"},
                    {"prices", "import", name, "book.csv", "--project", "new.gpufolio"}};
    } else {
        return; // about the command itself
    }
    const CliProgram program;
    const bool unprivileged = prepare(program, input);
    program.write("old.gpufolio", project());
    const auto before = program.contents();
    for (const QStringList &words : std::as_const(commands)) {
        if (unprivileged && words.contains(QLatin1String("old.gpufolio")))
            continue; // whose it isn't may not write to it anyway
        const CliProgram::Outcome outcome = unprivileged ? program.runUnprivileged(words) : program.run(words);
        QCOMPARE(outcome.err, message + '\n');
        QCOMPARE(outcome.status, status);
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(program.contents(), before);
    }
}

void BadInputTest::twentyFindingsAtMost()
{
    const CliProgram program;
    prepare(program, "many.json is small.json with [16, 8, 8] => [" + QByteArray("-1, ").repeated(25) + "0]");
    const CliProgram::Outcome outcome = program.run({"plan", "evaluate", "many.json"});
    QCOMPARE(outcome.status, 1);
    const QList<QByteArray> lines = outcome.err.trimmed().split('\n');
    QCOMPARE(lines.size(), 20);
    for (qsizetype i = 0; i < lines.size(); ++i)
        QCOMPARE(lines[i], QByteArray("many.json:21:") + QByteArray::number(84 + 4 * i) +
                               ": error: -1 was found, expected a number from 0 to 1000000000 (workloads[0].demand."
                               "hourly[" +
                               QByteArray::number(i) + "])");
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "bad_input_test.moc"
