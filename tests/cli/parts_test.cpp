// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/field_place.h"
#include "cli/signal_hold.h"
#include "cli/text_table.h"

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

using namespace gpufolio;
using namespace gpufolio::cli;

class PartsTest : public QObject
{
    Q_OBJECT

private slots:
    void widthOfText_data();
    void widthOfText();
    void nothingCommandsTheTerminal();
    void columnsAreAligned();
    void longTextWraps();
    void placeOfField_data();
    void placeOfField();
    void signalWaitsForTheEndOfAWrite();
    void ignoredSignalsStayIgnored();
};

void PartsTest::widthOfText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("ASCII") << "serve 1" << 7;
    QTest::newRow("umlaut") << QString::fromUtf8("Köln") << 4;
    QTest::newRow("combining mark") << QString::fromUtf8("Ko\u0308ln") << 4;
    QTest::newRow("true minus") << QString::fromUtf8("−1.00") << 5;
    QTest::newRow("Chinese") << QString::fromUtf8("训练 A") << 6;
    QTest::newRow("Japanese") << QString::fromUtf8("カタカナ") << 8;
    QTest::newRow("Korean") << QString::fromUtf8("한글") << 4;
    QTest::newRow("full-width digits") << QString::fromUtf8("１２") << 4;
    QTest::newRow("half-width katakana") << QString::fromUtf8("ｱ") << 1;
    QTest::newRow("beyond the first plane") << QString::fromUtf8("𠮷") << 2;
}

void PartsTest::widthOfText()
{
    QFETCH(QString, text);
    QFETCH(int, width);
    QCOMPARE(displayWidth(text.toStdString()), static_cast<std::size_t>(width));
}

void PartsTest::nothingCommandsTheTerminal()
{
    QCOMPARE(printable("a\x1b[31mb"), std::string("a\uFFFD[31mb"));
    QCOMPARE(printable("bell\a nul") + printable(std::string_view("\0", 1)), std::string("bell\uFFFD nul\uFFFD"));
    QCOMPARE(printable("one\ntwo\tthree\r"), std::string("one two three "));
    QCOMPARE(printable("\u009b31m"), std::string("\uFFFD31m")); // CSI as one character
    QCOMPARE(printable("\xFF"), std::string("\xFF"));
    QCOMPARE(printable("训练"), std::string("训练"));
}

void PartsTest::columnsAreAligned()
{
    TextTable table;
    table.columns = {{"Name", false}, {"Amount", true}, {"Note", false}};
    table.rows = {{"训练", "1.00", "x"}, {"serve", "−1,250.50"}, {"Total", "−1,249.50", ""}};
    table.totalsAt = 2;
    QCOMPARE(toText(table), std::string("Name      Amount  Note\n"
                                        "-----  ---------  ----\n"
                                        "训练        1.00  x\n"
                                        "serve  −1,250.50\n"
                                        "-----  ---------  ----\n"
                                        "Total  −1,249.50\n"));
    QCOMPARE(toText(TextTable()), std::string());
}

void PartsTest::longTextWraps()
{
    TextTable table;
    table.columns = {{"Name", false}, {"Cost of a used machine-hour", true}, {"Note", false}};
    table.rows = {{"a name that is longer than thirty-six columns", "1.00",
                   "the last column runs on however long its text may be, the terminal wraps it"}};
    // Cells of 36 columns at most; headers as narrow as the cells, but 12 columns are never too wide.
    const std::string rule(75, '-');
    QCOMPARE(toText(table),
             "Name                           Cost of a  Note\n"
             "                                    used\n"
             "                            machine-hour\n"
             "--------------------------  ------------  " +
                 rule +
                 "\n"
                 "a name that is longer than          1.00  the last column runs on however long its text may be, the "
                 "terminal wraps it\n"
                 "thirty-six columns\n");
}

void PartsTest::placeOfField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("the document") << "" << 1 << 1;
    QTest::newRow("a key") << "hours" << 2 << 12;
    QTest::newRow("an item by its position") << "plans[1].commitments[0].offer" << 5 << 43;
    QTest::newRow("an item by its id") << "plans[b.c].commitments[0].offer" << 5 << 43;
    QTest::newRow("an id before a position") << "plans[0].id" << 5 << 80;
    QTest::newRow("an id with brackets") << "plans[x[1]].id" << 6 << 10;
    QTest::newRow("a key that isn't there") << "plans[a].policy.limits" << 4 << 3;
    QTest::newRow("an item that isn't there") << "plans[9].id" << 3 << 12;
    QTest::newRow("nothing of it") << "exchangeRates" << 1 << 1;
    QTest::newRow("an open bracket") << "plans[" << 3 << 12;
}

void PartsTest::placeOfField()
{
    QFETCH(QString, field);
    QFETCH(int, line);
    QFETCH(int, column);
    const char *text =
        "{\n"
        "  \"hours\": 48,\n"
        "  \"plans\": [\n"
        "  {\"id\": \"a\"},\n"
        "  {\"id\": \"b.c\", \"commitments\": [{\"offer\": \"east\"}]}, {\"commitments\": [], \"id\": \"0\"},\n"
        "  {\"id\": \"x[1]\"}]\n"
        "}\n";
    const Read<JsonDocument> document = parseJson(text, "plan.json");
    QVERIFY(document);
    const Location place = placeOf(*document, field.toStdString());
    QCOMPARE(place.file, std::string("plan.json"));
    QCOMPARE(QString::fromStdString(place.field), field);
    QCOMPARE(place.line, line);
    QCOMPARE(place.column, column);
}

/// Exit status of a process that raises SIGINT inside a hold, `after` it was held; 128 + n when signal n ended it.
template <typename Body> int inChild(Body body)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(body());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void PartsTest::signalWaitsForTheEndOfAWrite()
{
    for (const int signal : SignalHold::kept) {
        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        const int status = inChild([signal, &ends] {
            std::signal(signal, SIG_DFL);
            {
                const SignalHold hold;
                std::raise(signal);
                if (::write(ends[1], "written", 7) != 7)
                    return 1;
            }
            return 2; // never reached: the signal takes effect when the hold ends
        });
        QCOMPARE(status, 128 + signal);
        char bytes[8] = {};
        QCOMPARE(::read(ends[0], bytes, sizeof bytes), ssize_t{7});
        ::close(ends[0]);
        ::close(ends[1]);
    }
    QCOMPARE(inChild([] {
                 const SignalHold hold;
                 return 3;
             }),
             3);
}

void PartsTest::ignoredSignalsStayIgnored()
{
    QCOMPARE(inChild([] {
                 std::signal(SIGHUP, SIG_IGN); // as nohup does
                 {
                     const SignalHold hold;
                     std::raise(SIGHUP);
                 }
                 std::raise(SIGHUP);
                 return 4;
             }),
             4);
}

QTEST_APPLESS_MAIN(PartsTest)
#include "parts_test.moc"
