// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/csv_reader.h"
#include "support/csv_writer.h"
#include "support/json_reader.h"

#include <QTest>

#include <random>

using namespace gpufolio;

namespace
{

using Rows = std::vector<std::vector<std::string>>;

/// RFC 4180 as a plain state machine: what other programs see, apostrophes included.
Rows asOthersSee(const std::string &text, char separator)
{
    Rows rows;
    std::vector<std::string> row;
    std::string field;
    bool quoted = false;
    for (std::size_t i = text.starts_with("\xEF\xBB\xBF") ? 3 : 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c != '"')
                field += c;
            else if (i + 1 < text.size() && text[i + 1] == '"')
                field += text[++i];
            else
                quoted = false;
        } else if (c == '"' && field.empty()) {
            quoted = true;
        } else if (c == separator) {
            row.push_back(std::exchange(field, {}));
        } else if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') {
            ++i;
            row.push_back(std::exchange(field, {}));
            rows.push_back(std::exchange(row, {}));
        } else {
            field += c;
        }
    }
    return rows;
}

Rows asWeRead(const std::string &text, char separator)
{
    CsvReader reader(text, "out.csv", CsvDialect{separator, '.', CsvEncoding::Utf8});
    Rows rows;
    CsvRow row;
    for (;;) {
        const Result<bool> more = reader.next(row);
        if (!more)
            return {{toText(more.error())}};
        if (!*more)
            return rows;
        rows.emplace_back(row.fields.begin(), row.fields.end());
    }
}

bool isFormula(const std::string &cell)
{
    return !cell.empty() && std::string_view("=+-@\t\r\n").find(cell[0]) != std::string_view::npos;
}

/// Text of characters that matter to CSV and spreadsheets.
std::string randomText(std::mt19937 &random)
{
    static const std::vector<std::string> pieces = {
        "'",  "'", "=", "+", "-",      "@",      "\t",         "\r", "\n", ",",       ";",
        "\"", " ", "a", "5", "\u00E9", "\u6771", "\U0001F680", "|",  ".",  "\u22125", "\xEF\xBB\xBF"};
    std::string text;
    for (auto i = std::uniform_int_distribution<int>(0, 7)(random); i > 0; --i)
        text += pieces[std::uniform_int_distribution<std::size_t>(0, pieces.size() - 1)(random)];
    return text;
}

} // namespace

class CsvWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesRfc4180_data();
    void writesRfc4180();
    void guardsFormulas_data();
    void guardsFormulas();
    void unguardUndoesGuard();
    void numbersAreWrittenAsTheyAre_data();
    void numbersAreWrittenAsTheyAre();
    void byteOrderMarkComesFirst();
    void textThatIsNoTextIsAnError();
    void hostileCellsRoundTrip();
    void randomRowsRoundTrip();
};

void CsvWriterTest::writesRfc4180_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("cell");
    QTest::newRow("plain") << QByteArray("plain") << QByteArray("plain");
    QTest::newRow("blank inside") << QByteArray("a b") << QByteArray("a b");
    QTest::newRow("separator") << QByteArray("a,b") << QByteArray("\"a,b\"");
    QTest::newRow("other separator") << QByteArray("a;b") << QByteArray("a;b");
    QTest::newRow("quote") << QByteArray("say \"hi\"") << QByteArray("\"say \"\"hi\"\"\"");
    QTest::newRow("LF") << QByteArray("a\nb") << QByteArray("\"a\nb\"");
    QTest::newRow("CR") << QByteArray("a\rb") << QByteArray("\"a\rb\"");
    QTest::newRow("leading blank") << QByteArray(" a") << QByteArray("\" a\"");
    QTest::newRow("trailing blank") << QByteArray("a ") << QByteArray("\"a \"");
    QTest::newRow("trailing tab") << QByteArray("a\t") << QByteArray("\"a\t\"");
    QTest::newRow("not ASCII") << QByteArray("\u6771\u4EAC") << QByteArray("\u6771\u4EAC");
    QTest::newRow("empty beside another") << QByteArray("") << QByteArray("");
}

void CsvWriterTest::writesRfc4180()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, cell);
    CsvWriter writer;
    writer.text(text.toStdString()).number(1).empty().endRow();
    const Result<std::string> out = std::move(writer).finish();
    QVERIFY(out);
    QCOMPARE(QByteArray::fromStdString(*out), cell + ",1,\r\n");
}

void CsvWriterTest::guardsFormulas_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("guarded");
    const auto row = [](const char *name, const char *text, const char *guarded) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(guarded);
    };
    row("equals", "=1+1", "'=1+1");
    row("plus", "+team", "'+team");
    row("minus", "-2+3", "'-2+3");
    row("negative number as text", "-5.00", "'-5.00");
    row("at", "@ops", "'@ops");
    row("tab", "\ttab", "'\ttab");
    row("carriage return", "\rreturn", "'\rreturn");
    row("line feed", "\nfeed", "'\nfeed");
    row("apostrophe before a formula", "'=1", "''=1");
    row("two apostrophes before a formula", "''-", "'''-");
    row("apostrophe before a word", "'s-Hertogenbosch", "'s-Hertogenbosch");
    row("apostrophe alone", "'", "'");
    row("formula later", "plain =1", "plain =1");
    row("minus inside", "a-b", "a-b");
    row("digit", "5", "5");
    row("nothing", "", "");
}

void CsvWriterTest::guardsFormulas()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, guarded);
    QCOMPARE(QByteArray::fromStdString(guardFormula(text.toStdString())), guarded);
    const std::string cell = guarded.toStdString();
    QCOMPARE(QByteArray::fromStdString(std::string(unguardFormula(cell))), text);
}

void CsvWriterTest::unguardUndoesGuard()
{
    std::mt19937 random(5);
    for (int i = 0; i < 50000; ++i) {
        const std::string text = randomText(random);
        const std::string guarded = guardFormula(text);
        QVERIFY2(!isFormula(guarded), guarded.c_str());
        QVERIFY2(unguardFormula(guarded) == text, text.c_str());
        QVERIFY(guardFormula(guarded).size() == guarded.size() + (guarded == text ? 0 : 1)); // guarding nests
    }
}

void CsvWriterTest::numbersAreWrittenAsTheyAre_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<bool>("accepted");
    for (const char *number : {"0", "-5", "1250.5", "-1250.5", "-1e-7", "-0.0000001", "9.1", "1E+5", "007", "0.10"})
        QTest::newRow(number) << QByteArray(number) << true;
    for (const char *number : {"",    "-",   "+5",  "1,234.5", "1 234", "'5", "=5",  "5.",    ".5", "1e",
                               "1e+", "NaN", "inf", "0x10",    " 5",    "5 ", "--5", "1.2.3", "5%", "\u22125"})
        QTest::newRow(number) << QByteArray(number) << false;
}

void CsvWriterTest::numbersAreWrittenAsTheyAre()
{
    QFETCH(QByteArray, number);
    QFETCH(bool, accepted);
    CsvWriter writer;
    writer.text("x").endRow().text("y").number(number.toStdString()).endRow();
    const Result<std::string> out = std::move(writer).finish();
    QCOMPARE(out.hasValue(), accepted);
    if (accepted) {
        QCOMPARE(QByteArray::fromStdString(*out), "x\r\ny," + number + "\r\n");
    } else {
        QCOMPARE(out.error().code, Error::Code::BadValue);
        QCOMPARE(out.error().where.line, 2);
        QCOMPARE(out.error().where.column, 2);
    }
}

void CsvWriterTest::byteOrderMarkComesFirst()
{
    CsvWriter writer(CsvWriter::Options{';', true});
    writer.text("\u9879\u76EE").text("a;b").number(-5).endRow();
    const Result<std::string> out = std::move(writer).finish();
    QVERIFY(out);
    QCOMPARE(*out, std::string("\xEF\xBB\xBF\u9879\u76EE;\"a;b\";-5\r\n"));
    // A text that begins with the mark isn't the mark of the file, and a row of one empty text is a row.
    CsvWriter bare;
    bare.text("\xEF\xBB\xBFx").endRow().text("").endRow();
    const Result<std::string> bytes = std::move(bare).finish();
    QVERIFY(bytes);
    QCOMPARE(asWeRead(*bytes, ','), (Rows{{"\xEF\xBB\xBFx"}, {""}}));
}

void CsvWriterTest::textThatIsNoTextIsAnError()
{
    for (const std::string &bad : {std::string("a\0b", 3), std::string("caf\xE9")}) {
        CsvWriter writer;
        writer.text("good").text(bad).endRow();
        const Result<std::string> out = std::move(writer).finish();
        QVERIFY(!out);
        QCOMPARE(out.error().where.line, 1);
        QCOMPARE(out.error().where.column, 2);
    }
}

void CsvWriterTest::hostileCellsRoundTrip()
{
    const std::string path = GPUFOLIO_TEST_DATA "/text/hostile_cells.json";
    const Result<std::string> text = readFile(path);
    QVERIFY(text);
    const Read<JsonDocument> document = parseJson(*text, path);
    QVERIFY(document);
    const std::vector<JsonValue> &columns = document->root().find("columns")->items();
    Rows expected(1);
    CsvWriter writer;
    for (const JsonValue &column : columns) {
        expected.back().push_back(column.find("name")->text());
        writer.text(column.find("name")->text());
    }
    writer.endRow();
    for (const JsonValue &row : document->root().find("rows")->items()) {
        expected.emplace_back();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const std::string &cell = row.items()[i].text();
            expected.back().push_back(cell);
            columns[i].find("type")->text() == "number" ? writer.number(cell) : writer.text(cell);
        }
        writer.endRow();
    }
    const Result<std::string> out = std::move(writer).finish();
    QVERIFY(out);
    QCOMPARE(asWeRead(*out, ','), expected);
    const Rows seen = asOthersSee(*out, ',');
    QCOMPARE(seen.size(), expected.size());
    for (std::size_t row = 1; row < seen.size(); ++row) {
        QVERIFY(!isFormula(seen[row][0]));
        QVERIFY(!isFormula(seen[row][1]));
        QCOMPARE(seen[row][2], expected[row][2]); // numbers as they are
    }
    QCOMPARE(seen[3][2], std::string("-1e-07"));
    QCOMPARE(seen[7][0], std::string("'-5.00"));
    QCOMPARE(seen[7][2], std::string("-5"));
}

void CsvWriterTest::randomRowsRoundTrip()
{
    std::mt19937 random(6);
    for (int round = 0; round < 400; ++round) {
        const char separator = ",;\t|"[round % 4];
        const std::size_t width = 1 + random() % 5;
        CsvWriter writer(CsvWriter::Options{separator, round % 3 == 0});
        Rows expected;
        for (std::size_t rows = random() % 12; rows > 0; --rows) {
            expected.emplace_back();
            for (std::size_t i = 0; i < width; ++i) {
                if (random() % 4 == 0) {
                    const std::int64_t value = static_cast<std::int64_t>(random()) - (std::int64_t{1} << 31);
                    expected.back().push_back(std::to_string(value));
                    writer.number(value);
                } else {
                    expected.back().push_back(randomText(random));
                    writer.text(expected.back().back());
                }
            }
            writer.endRow();
        }
        const Result<std::string> out = std::move(writer).finish();
        QVERIFY(out);
        QCOMPARE(asWeRead(*out, separator), expected);
        Rows seen = asOthersSee(*out, separator);
        for (std::vector<std::string> &row : seen) {
            for (std::string &cell : row)
                cell = std::string(unguardFormula(cell));
        }
        QCOMPARE(seen, expected);
    }
}

QTEST_APPLESS_MAIN(CsvWriterTest)
#include "csv_writer_test.moc"
