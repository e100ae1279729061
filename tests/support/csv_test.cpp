// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/csv_reader.h"
#include "support/decimal.h"

#include <QTest>

#include <cstring>
#include <random>

using namespace gpufolio;

namespace
{

using Rows = std::vector<std::vector<std::string>>;

/// All rows of a text and how reading ended.
struct Outcome {
    Rows rows;
    std::vector<int> lines;
    std::optional<Error> error;
};

Outcome readAll(CsvReader &reader)
{
    Outcome outcome;
    CsvRow row;
    for (;;) {
        const Result<bool> more = reader.next(row);
        if (!more)
            outcome.error = more.error();
        if (!more || !*more)
            return outcome;
        outcome.rows.emplace_back(row.fields.begin(), row.fields.end());
        outcome.lines.push_back(row.line);
    }
}

Outcome readText(std::string_view text, char separator = ',')
{
    CsvReader reader(text, "in.csv", CsvDialect{separator, '.', CsvEncoding::Utf8});
    return readAll(reader);
}

/// A stream that hands out `text` in pieces of the sizes that `size` gives.
ByteSource piecewise(const std::string &text, std::function<std::size_t()> size)
{
    return [&text, size = std::move(size), at = std::size_t{0}](char *buffer,
                                                                std::size_t room) mutable -> Result<std::size_t> {
        const std::size_t count = std::min({size(), room, text.size() - at});
        std::memcpy(buffer, text.data() + at, count);
        at += count;
        return count;
    };
}

QByteArray signText(std::optional<char> sign)
{
    return sign ? QByteArray(1, *sign) : QByteArray("ambiguous");
}

} // namespace

class CsvTest : public QObject
{
    Q_OBJECT

private slots:
    void readsRows_data();
    void readsRows();
    void rowsAndFieldsKnowTheirPlace();
    void brokenTextSaysWhere_data();
    void brokenTextSaysWhere();
    void errorsStay();
    void streamGivesTheSameAsText();
    void endlessRowIsRefused();
    void failingSourceIsReported();
    void detectsDialect_data();
    void detectsDialect();
    void detectsFromTheStartOfALargeFile();
    void normalisesNumbers_data();
    void normalisesNumbers();
    void groupedNumbersRoundTrip();
    void headerIsChecked_data();
    void headerIsChecked();
    void rowsOfAnotherWidthAreRefused();
    void tableFindsColumns();
    void germanUsageFile();
    void mutatedTextGivesRowsOrPlace();
};

void CsvTest::readsRows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected"); // fields split by '|', rows by '/'
    const auto row = [](const char *name, const QByteArray &text, const char *expected) {
        QTest::newRow(name) << text << QByteArray(expected);
    };
    row("nothing", "", "");
    row("byte order mark alone", "\xEF\xBB\xBF", "");
    row("one field", "a", "a");
    row("no line end at the end", "a,b\nc,d", "a|b/c|d");
    row("LF", "a,b\nc,d\n", "a|b/c|d");
    row("CRLF", "a,b\r\nc,d\r\n", "a|b/c|d");
    row("CR", "a,b\rc,d\r", "a|b/c|d");
    row("mixed line ends", "a,b\r\nc,d\re,f\ng,h", "a|b/c|d/e|f/g|h");
    row("empty lines are skipped", "\n\na,b\n\r\n\rc,d\n\n", "a|b/c|d");
    row("empty fields", ",\n,,\na,\n,b\n", "|/||/a|/|b");
    row("quoted empty field is a row", "\"\"\na\n", "/a");
    row("quoted", "\"a\",\"b\"\n", "a|b");
    row("separator in quotes", "\"a,b\",c\n", "a,b|c");
    row("doubled quotes", "\"say \"\"hi\"\"\",\"\"\"\",\"\"\"a\"\n", "say \"hi\"|\"|\"a");
    row("line breaks in quotes", "\"a\nb\",\"c\r\nd\",\"e\rf\"\ng,h,i\n", "a\nb|c\r\nd|e\rf/g|h|i");
    row("quoted at the end of the text", "a,\"b\"", "a|b");
    row("quote inside an unquoted field", "19\" rack,a\"\"b\n", "19\" rack|a\"\"b");
    row("blank before a quote", "a, \"b\"\n", "a| \"b\"");
    row("blanks belong to the field", " a , b\n", " a | b");
    row("byte order mark",
        "\xEF\xBB\xBF"
        "a,b\n",
        "a|b");
    row("byte order mark before a quote", "\xEF\xBB\xBF\"a\",b\n", "a|b");
    row("not ASCII", "caf\u00E9,\u6771\u4EAC,\U0001F680\n", "caf\u00E9|\u6771\u4EAC|\U0001F680");
    row("guarded formulas are as they were", "'=1+1,\"'-2+3\",''@x,'plain,'\n", "=1+1|-2+3|'@x|'plain|'");
    row("plain numbers are not touched", "-5,+5,-1e-7\n", "-5|+5|-1e-7");
}

void CsvTest::readsRows()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const std::string bytes = text.toStdString();
    const Outcome outcome = readText(bytes);
    QVERIFY2(!outcome.error, outcome.error ? toText(*outcome.error).c_str() : "");
    QByteArray rows;
    for (std::size_t i = 0; i < outcome.rows.size(); ++i) {
        for (std::size_t j = 0; j < outcome.rows[i].size(); ++j)
            rows += (j > 0 ? "|" : i > 0 ? "/" : "") + QByteArray::fromStdString(outcome.rows[i][j]);
    }
    QCOMPARE(rows, expected);
}

void CsvTest::rowsAndFieldsKnowTheirPlace()
{
    const std::string text = "\xEF\xBB\xBF"
                             "a,b\r\n\n\u6771\u4EAC,\"x\n\U0001F680\"\"y\",z\r'=1,2\n";
    CsvReader reader(text, "in.csv", CsvDialect{});
    CsvRow row;
    QVERIFY(*reader.next(row));
    QCOMPARE(row.line, 1);
    QCOMPARE(row.position(0), (TextPosition{1, 1}));
    QCOMPARE(row.position(1), (TextPosition{1, 3}));
    QVERIFY(*reader.next(row));
    QCOMPARE(row.line, 3);
    QCOMPARE(row.position(0), (TextPosition{3, 1}));
    QCOMPARE(row.position(1), (TextPosition{3, 4}));
    QCOMPARE(row.position(2), (TextPosition{4, 7}));
    for (std::size_t i = 0; i < row.fields.size(); ++i)
        QCOMPARE(row.positions()[i], row.position(i));
    QVERIFY(*reader.next(row));
    QCOMPARE(row.line, 5);
    QCOMPARE(row.position(0), (TextPosition{5, 1}));
    QCOMPARE(row.position(1), (TextPosition{5, 5})); // the apostrophe counts, it stands in the file
    QVERIFY(!*reader.next(row));
    QVERIFY(!*reader.next(row)); // the end stays the end
}

void CsvTest::brokenTextSaysWhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("rows"); // read before the error
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *name, const QByteArray &text, int rows, int line, int column, const char *says) {
        QTest::newRow(name) << text << rows << line << column << QByteArray(says);
    };
    row("quote not closed", "a,b\nc,\"d\ne,f\n", 1, 2, 3, "its closing '\"' was not found");
    row("quote not closed at the end", "a,\"", 0, 1, 3, "its closing '\"' was not found");
    row("quote closed and opened again", "\"a\"\"", 0, 1, 1, "its closing '\"' was not found");
    row("text after a quote", "a,b\n\u6771,\"d\"e,f\n", 1, 2, 6, "'e' was found after a closing quote, expected ','");
    row("blank after a quote", "\"a\" ,b\n", 0, 1, 4, "' ' was found after a closing quote");
    row("text after a quoted line break", "\"a\n\u00E9\"x\n", 0, 2, 3, "'x' was found after a closing quote");
    row("NUL", QByteArray("a,b\nc\0,d\n", 9), 1, 2, 2, "a NUL byte was found");
    row("Latin-1",
        "a,b\nS\xFC"
        "d,1\n",
        1, 2, 2, "the byte 0xFC was found, which is not UTF-8");
    row("Latin-1 in quotes", "a\n\"x\n\xE9\"\n", 1, 3, 1, "the byte 0xE9 was found, which is not UTF-8");
    row("cut character at the end", "a\n\xE6\x9D", 1, 2, 1, "the byte 0xE6 was found, which is not UTF-8");
    row("UTF-16 LE with mark",
        QByteArray("\xFF\xFE"
                   "a\0,\0",
                   6),
        0, 1, 1, "UTF-16 text was found, expected UTF-8");
    row("UTF-16 BE without mark", QByteArray("\0a\0,\0b", 6), 0, 1, 1, "UTF-16 text was found, expected UTF-8");
}

void CsvTest::brokenTextSaysWhere()
{
    QFETCH(QByteArray, text);
    QFETCH(int, rows);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, says);
    const std::string bytes = text.toStdString();
    const Outcome outcome = readText(bytes);
    QVERIFY(outcome.error.has_value());
    QCOMPARE(outcome.error->code, Error::Code::Syntax);
    QCOMPARE(outcome.rows.size(), std::size_t(rows));
    QCOMPARE(outcome.error->where.file, std::string("in.csv"));
    QCOMPARE(outcome.error->where.line, line);
    QCOMPARE(outcome.error->where.column, column);
    const QByteArray message = QByteArray::fromStdString(render(outcome.error->what));
    QVERIFY2(message.contains(says), message.constData());
}

void CsvTest::errorsStay()
{
    CsvReader reader("\"a\"b\nc\n", "in.csv", CsvDialect{});
    CsvRow row;
    const Result<bool> first = reader.next(row);
    QVERIFY(!first);
    QCOMPARE(reader.next(row).error(), first.error());
    QCOMPARE(reader.dialect().error(), first.error());
}

void CsvTest::streamGivesTheSameAsText()
{
    // Over three fills of the reader's buffer, with every kind of field and line end at their borders.
    std::mt19937 random(7);
    const auto pick = [&random](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    const std::vector<std::string> fields = {"a",   "",     "\"\"", "\"x\r\ny\"", "\"say \"\"hi\"\"\"", "\u6771\u4EAC",
                                             "'=1", "98.32"};
    const std::vector<std::string> ends = {"\n", "\r\n", "\r", "\r\n\r\n"};
    std::string text = "first,second,third\n";
    while (text.size() < 5 * dialectSampleBytes) {
        for (int i = 0; i < 3; ++i)
            text += (i > 0 ? "," : "") + fields[pick(fields.size())];
        text += ends[pick(ends.size())];
    }
    text += "last,\"one\",without line end";
    const Outcome whole = readText(text);
    QVERIFY(!whole.error);
    QVERIFY(whole.rows.size() > 100000);
    for (const std::size_t largest : {std::size_t{50}, std::size_t{70000}, std::size_t{3} << 20}) {
        CsvReader reader(piecewise(text, [&pick, largest] { return 1 + pick(largest); }), "in.csv", CsvDialect{});
        const Outcome streamed = readAll(reader);
        QVERIFY(!streamed.error);
        QCOMPARE(streamed.rows.size(), whole.rows.size());
        QVERIFY(streamed.rows == whole.rows);
        QVERIFY(streamed.lines == whole.lines);
    }
}

void CsvTest::endlessRowIsRefused()
{
    // Gives `start` once and then one byte for ever.
    const auto endless = [](std::string start, char byte) -> ByteSource {
        return [start = std::move(start), byte](char *buffer, std::size_t room) mutable -> Result<std::size_t> {
            std::memset(buffer, byte, room);
            std::memcpy(buffer, start.data(), start.size());
            start.clear();
            return room;
        };
    };
    CsvRow row;
    CsvReader quoted(endless("a,\"", 'x'), "in.csv", CsvDialect{});
    const Result<bool> open = quoted.next(row);
    QVERIFY(!open);
    QCOMPARE(open.error().where.column, 3);
    QVERIFY(render(open.error().what).find("its closing '\"' was not found") != std::string::npos);

    CsvReader unquoted(endless("", 'x'), "in.csv", CsvDialect{});
    const Result<bool> large = unquoted.next(row);
    QVERIFY(!large);
    QCOMPARE(large.error().where.line, 1);
    QVERIFY(render(large.error().what).find("16777216 bytes") != std::string::npos);

    CsvReader quotes(endless("a,b\n", '"'), "in.csv", CsvDialect{});
    QVERIFY(*quotes.next(row));
    QCOMPARE(quotes.next(row).error().where.line, 2);
}

void CsvTest::failingSourceIsReported()
{
    const Error broken{Error::Code::Io, {"the cable is out", {}}, {"in.csv", 0, 0, {}}};
    CsvReader reader(ByteSource([&broken](char *, std::size_t) -> Result<std::size_t> { return broken; }), "in.csv");
    CsvRow row;
    QCOMPARE(reader.dialect().error(), broken);
    QCOMPARE(reader.next(row).error(), broken);
}

void CsvTest::detectsDialect_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("separator");
    QTest::addColumn<QByteArray>("sign");
    QTest::addColumn<bool>("mark");
    const auto row = [](const char *name, const char *text, const char *separator, const char *sign,
                        bool mark = false) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(separator) << QByteArray(sign) << mark;
    };
    row("comma and point", "team,amount\na,7.25\nb,2468.10\n", ",", ".");
    row("semicolon and comma", "Konto;Betrag\na;7,25\nb;-0,5\n", ";", ",");
    row("tab and point", "team\tamount\na\t7.25\n", "\t", ".");
    row("bar and point", "team|amount\na|7.25\n", "|", ".");
    row("byte order mark", "\xEF\xBB\xBFKonto;Betrag\r\na;7,25\r\n", ";", ",", true);
    row("comma in every text", "team;note\na;x, y\nb;z, w\n", ";", "ambiguous");
    row("comma in the header too", "Kosten (netto, EUR);Betrag\na;7,25\nb;3,5\n", ";", ",");
    row("semicolon in quotes", "team,note\na,\"x;y\"\nb,\"z;w\"\n", ",", ".");
    row("separator in quotes with line break", "a,b\n\"x;\n;y\",1.5\n\"p;q\",2.5\n", ",", ".");
    row("title line first", "Report 2027\na;b;c\n1;2,5;3\n4;5,5;6\n", ";", ",");
    row("header alone", "a;b;c\n", ";", "ambiguous");
    row("one column", "name\nx\ny\n", ",", ".");
    row("nothing", "", ",", ".");
    row("grouped and decimal", "a;b\nx;2.468,10\n", ";", ",");
    row("two groups decide", "a;b\nx;1.234.567\n", ";", ",");
    row("two groups decide for the point", "a;b\nx;1,234,567\n", ";", ".");
    row("zero before three decimals", "a;b\nx;0,125\n", ";", ",");
    // "1,234" alone is ambiguous; another row may decide.
    row("1,234 alone", "a;b\nx;1,234\n", ";", "ambiguous");
    row("1.234 alone, semicolons", "a;b\nx;1.234\n", ";", "ambiguous");
    row("1,234 alone, quoted", "a,b\nx,\"1,234\"\n", ",", "ambiguous");
    row("1,234 and 7,25", "a;b\nx;1,234\ny;7,25\n", ";", ",");
    row("1,234 and 7.25", "a;b\nx;1,234\ny;7.25\n", ";", ".");
    row("1.234 alone, commas", "a,b\nx,1.234\n", ",", ".");
    row("both signs, semicolons", "a;b\n12.2026;7,25\n", ";", "ambiguous");
    row("list of numbers beside points", "gpus,cost\n\"0,1\",7.25\n", ",", ".");
    row("quoted decimal commas", "a,b\nx,\"7,25\"\n", ",", ",");
    row("whole numbers, semicolons", "a;b\n1;2\n", ";", "ambiguous");
    row("whole numbers, commas", "a,b\n1,2\n", ",", ".");
    row("dates and versions decide nothing", "a;b;c\n31.12.2026;1.2.3;7,5\n", ";", ",");
}

void CsvTest::detectsDialect()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, separator);
    QFETCH(QByteArray, sign);
    QFETCH(bool, mark);
    const std::string bytes = text.toStdString();
    const CsvDialect dialect = detectDialect(bytes);
    QCOMPARE(QByteArray(1, dialect.separator), separator);
    QCOMPARE(signText(dialect.decimalSign), sign);
    QCOMPARE(dialect.encoding == CsvEncoding::Utf8WithByteOrderMark, mark);
    CsvReader reader(bytes, "in.csv");
    QVERIFY(*reader.dialect() == dialect);
}

void CsvTest::detectsFromTheStartOfALargeFile()
{
    std::string text = "a;b\n";
    while (text.size() < 2 * dialectSampleBytes)
        text += "\"x\n;,y\";7,25\n";
    text += "\"not closed";
    QVERIFY(detectDialect(text) == (CsvDialect{';', ',', CsvEncoding::Utf8}));
    CsvReader reader(piecewise(text, [] { return std::size_t{4096}; }), "in.csv");
    QVERIFY(*reader.dialect() == (CsvDialect{';', ',', CsvEncoding::Utf8}));
}

void CsvTest::normalisesNumbers_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("sign");     // "?" = not known
    QTest::addColumn<QByteArray>("expected"); // empty: an error
    const auto row = [](const char *field, const char *sign, const char *expected) {
        QTest::addRow("'%s' with %s", field, sign) << QByteArray(field) << QByteArray(sign) << QByteArray(expected);
    };
    row("7,25", ",", "7.25");
    row("7,25", ".", ""); // never 725
    row("7,25", "?", "7.25");
    row("2.468,10", ",", "2468.10");
    row("2.468,10", ".", "");
    row("2.468,10", "?", "2468.10");
    row("2,468.10", ".", "2468.10");
    row("2,468.10", ",", "");
    row("-0,5", ",", "-0.5");
    row("\u22120,5", ",", "-0.5"); // a true minus sign
    row("+0,5", ",", "0.5");
    row("1,234", ",", "1.234");
    row("1,234", ".", "1234");
    row("1,234", "?", "");
    row("1.234", "?", "");
    row("1.234", ".", "1.234");
    row("1.234", ",", "1234");
    row("1234", "?", "1234");
    row("1.234.567", "?", "1234567");
    row("1,234,567.89", "?", "1234567.89");
    row("0,125", "?", "0.125");
    row("0,125", ".", "");
    row("12,34,567", ".", ""); // no groups of three
    row("1,2345", ".", "");
    row("1234,567", ".", "");
    row("1234,567", ",", "1234.567");
    row("1,234,56", ".", "");
    row(",234", ".", "");
    row("1,,234", ".", "");
    row("1.234,567.8", ",", "");
    row("1 234 567,5", ",", "1234567.5");
    row("1\u00A0234,5", ",", "1234.5");
    row("1\u202F234,5", ",", "1234.5");
    row("1'234.50", ".", "1234.50");
    row("1\u2019234.50", ".", "1234.50");
    row("1 23", ".", "");
    row("1 234.567", ",", "");
    row("007", ".", "007");
    row(".5", ".", "0.5");
    row("-,5", ",", "-0.5");
    row("5.", ".", "");
    row(".", ".", "");
    row("-", ".", "");
    row("", ".", "");
    row("  98.32\t", ".", "98.32");
    row("\u00A098.32 ", ".", "98.32");
    row("1e-7", ".", "1e-7");
    row("-1,5E+07", ",", "-1.5e07");
    row("1e", ".", "");
    row("1,234e5", ".", "");
    row("--5", ".", "");
    row("- 5", ".", "");
    row("$5", ".", "");
    row("5 USD", ".", "");
    row("5%", ".", "");
    row("(5.00)", ".", "");
    row("NaN", ".", "");
    row("inf", ".", "");
    row("0x10", ".", "");
    row("n/a", ".", "");
    row("'-5.00", ".", "-5.00"); // guarded text
    row("'5", ".", "");
    row("31.12.2026", ",", "");
}

void CsvTest::normalisesNumbers()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, sign);
    QFETCH(QByteArray, expected);
    CsvDialect dialect;
    dialect.decimalSign = sign == "?" ? std::nullopt : std::optional(sign[0]);
    const Result<std::string> read = normaliseNumber(field.toStdString(), dialect);
    QCOMPARE(read.hasValue(), !expected.isEmpty());
    if (read) {
        QCOMPARE(QByteArray::fromStdString(*read), expected);
        QVERIFY(Decimal::parse(*read));
    } else {
        QCOMPARE(read.error().code, Error::Code::BadValue);
        QVERIFY(render(read.error().what).find(field.trimmed().isEmpty() ? "''" : forMessage(field.toStdString())) !=
                std::string::npos);
    }
}

void CsvTest::groupedNumbersRoundTrip()
{
    // Every number written in the way of a country is read back as the same number.
    std::mt19937_64 random(11);
    struct Country {
        std::string mark;
        char sign;
    };
    for (const Country &country : {Country{",", '.'}, Country{".", ','}, Country{" ", ','}, Country{"\u00A0", ','},
                                   Country{"\u2019", '.'}, Country{"", '.'}, Country{"", ','}}) {
        for (int i = 0; i < 500; ++i) {
            const std::string digits = std::to_string(random() >> (random() % 60));
            std::string grouped;
            for (std::size_t at = 0; at < digits.size(); ++at) {
                if (at > 0 && (digits.size() - at) % 3 == 0)
                    grouped += country.mark;
                grouped += digits[at];
            }
            const std::string fraction = std::to_string(random() % 1000000);
            const std::string sign = random() % 2 == 0 ? "-" : "";
            CsvDialect dialect;
            dialect.decimalSign = country.sign;
            const Result<std::string> read = normaliseNumber(sign + grouped + country.sign + fraction, dialect);
            QVERIFY(read);
            QCOMPARE(*read, sign + digits + "." + fraction);
            const Result<std::string> whole = normaliseNumber(sign + grouped, dialect);
            QVERIFY(whole);
            QCOMPARE(*whole, sign + digits);
        }
    }
}

void CsvTest::headerIsChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("empty") << QByteArray("")
                           << QByteArray(
                                  "in.csv:1:1: error: an empty file was found, expected a header with column names");
    QTest::newRow("only line ends") << QByteArray("\n\r\n")
                                    << QByteArray("in.csv:1:1: error: an empty file was found, expected a header with "
                                                  "column names");
    QTest::newRow("only byte order mark") << QByteArray("\xEF\xBB\xBF")
                                          << QByteArray("in.csv:1:1: error: an empty file was found, expected a header "
                                                        "with column names");
    QTest::newRow("empty names") << QByteArray("\n, ,\na,b,c\n")
                                 << QByteArray("in.csv:2:1: error: a row of empty fields was found, expected a header "
                                               "with column names");
    QTest::newRow("numbers") << QByteArray("16,24.5\n8,98.32\n")
                             << QByteArray(
                                    "in.csv:1:1: error: a row of numbers was found, expected a header with column "
                                    "names");
    QTest::newRow("name twice") << QByteArray("id,\u6771,cost,cost\n")
                                << QByteArray(
                                       "in.csv:1:11: error: the column 'cost' was found again, expected it once; "
                                       "it is column 3 and column 4 of the header");
    QTest::newRow("name twice but for blanks")
        << QByteArray("cost, cost\n")
        << QByteArray("in.csv:1:6: error: the column 'cost' was found again, "
                      "expected it once; it is column 1 and column 2 of the header");
    QTest::newRow("syntax") << QByteArray("\"a\"b\n")
                            << QByteArray("in.csv:1:4: error: 'b' was found after a closing quote, expected ',' or the "
                                          "end of the line");
}

void CsvTest::headerIsChecked()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const std::string bytes = text.toStdString();
    const Read<CsvTable> table = CsvTable::parse(bytes, "in.csv", CsvDialect{});
    QVERIFY(!table);
    QCOMPARE(table.error().size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(toText(table.error().front())), expected);
}

void CsvTest::rowsOfAnotherWidthAreRefused()
{
    const Read<CsvTable> table = CsvTable::parse("id,note,cost\na,\"x\ny\",1\nb,2\n\nc,z,3,4\nd,w,5\n", "in.csv");
    QVERIFY(table);
    QCOMPARE(table->rowCount(), std::size_t{2});
    QCOMPARE(table->line(1), 7);
    QCOMPARE(table->cell(1, 0), std::string("d"));
    QCOMPARE(table->refused().size(), std::size_t{2});
    QCOMPARE(toText(table->refused()[0]),
             std::string("in.csv:4:1: error: a row of 2 fields was found, expected 3 as in the header"));
    QCOMPARE(toText(table->refused()[1]),
             std::string("in.csv:6:1: error: a row of 4 fields was found, expected 3 as in the header"));
    QCOMPARE(table->refused()[0].code, Error::Code::BadValue);
}

void CsvTest::tableFindsColumns()
{
    const Read<CsvTable> table = CsvTable::parse(",Team, cost ,\nx,a,\u6771,y\n", "in.csv");
    QVERIFY(table);
    QCOMPARE(table->header(), (std::vector<std::string>{"", "Team", "cost", ""}));
    QCOMPARE(table->column("Team"), std::optional<std::size_t>(1));
    QCOMPARE(table->column("cost"), std::optional<std::size_t>(2));
    QVERIFY(!table->column("team"));
    QCOMPARE(*table->requireColumn("cost"), std::size_t{2});
    QCOMPARE(toText(table->requireColumn("team").error()),
             std::string("in.csv:1:1: error: the column 'team' was not found; the header has '', 'Team', 'cost', ''"));
    const Result<std::string> number = table->number(0, 2);
    QVERIFY(!number);
    QCOMPARE(toText(number.error()), std::string("in.csv:2:5: error: '\u6771' was found, expected a number (cost)"));
    QCOMPARE(table->where(0, 3), (Location{"in.csv", 2, 7, ""}));
}

void CsvTest::germanUsageFile()
{
    const std::string path = GPUFOLIO_TEST_DATA "/text/usage_de.csv";
    const Result<std::string> text = readFile(path);
    QVERIFY(text);
    const Read<CsvTable> table = CsvTable::parse(*text, path);
    QVERIFY(table);
    // What the preview shows.
    QVERIFY(table->dialect() == (CsvDialect{';', ',', CsvEncoding::Utf8WithByteOrderMark}));
    QCOMPARE(table->header(), (std::vector<std::string>{"Konto", "Dienst", "Betrag"}));
    QCOMPARE(table->rowCount(), std::size_t{3});
    QCOMPARE(table->cell(1, 1), std::string("GPU S\u00FCd"));
    const std::size_t amount = *table->requireColumn("Betrag");
    Decimal total;
    const std::vector<std::string> expected = {"7.25", "2468.10", "-0.5"};
    for (std::size_t row = 0; row < table->rowCount(); ++row) {
        const Result<std::string> read = table->number(row, amount);
        QVERIFY(read);
        QCOMPARE(*read, expected[row]);
        total += *Decimal::parse(*read);
    }
    QCOMPARE(toText(total, 2), std::string("2474.85"));
    // The user may say otherwise; then "7,25" is refused and never 725.
    CsvDialect changed = table->dialect();
    changed.decimalSign = '.';
    const Read<CsvTable> again = CsvTable::parse(*text, path, changed);
    QVERIFY(again);
    const Result<std::string> refused = again->number(0, amount);
    QVERIFY(!refused);
    QCOMPARE(refused.error().where.line, 2);
    QCOMPARE(refused.error().where.column, 17);
}

void CsvTest::mutatedTextGivesRowsOrPlace()
{
    const std::string sample = "\xEF\xBB\xBFKonto;Dienst;Betrag\r\nteam-1;\"GPU \"\"Nord\"\"\";7,25\r\n"
                               "team-2;\"S\u00FCd\nOst\";2.468,10\n\u6771\u4EAC;'=1;-0,5\r\n";
    const std::string letters = "\";,\t|\n\r'=-.5x\xE6\x9D\xB1\xFF";
    std::mt19937 random(43);
    const auto pick = [&random](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    int tables = 0;
    int refused = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text = sample;
        for (std::size_t edits = 1 + pick(4); edits > 0 && !text.empty(); --edits) {
            const std::size_t at = pick(text.size());
            switch (pick(4)) {
            case 0:
                text.erase(at, 1 + pick(4));
                break;
            case 1:
                text.insert(at, 1, letters[pick(letters.size())]);
                break;
            case 2:
                text[at] = letters[pick(letters.size())];
                break;
            default:
                text.insert(at, text.substr(pick(text.size()), pick(12)));
                break;
            }
        }
        const Read<CsvTable> table = CsvTable::parse(text, "in.csv");
        const int lastLine = 1 + static_cast<int>(std::count_if(text.begin(), text.end(),
                                                                [](char c) { return c == '\n' || c == '\r'; }));
        if (!table) {
            ++refused;
            QVERIFY(!table.error().empty());
            const Location &where = table.error().front().where;
            QVERIFY2(where.line >= 1 && where.column >= 1 && where.line <= lastLine, text.c_str());
            continue;
        }
        ++tables;
        for (std::size_t row = 0; row < table->rowCount(); ++row) {
            QVERIFY2(table->line(row) >= 1 && table->line(row) <= lastLine, text.c_str());
            for (std::size_t column = 0; column < table->header().size(); ++column) {
                const Result<std::string> number = table->number(row, column);
                QVERIFY2(!number || Decimal::parse(*number), text.c_str());
            }
        }
    }
    QVERIFY(tables > 1000);
    QVERIFY(refused > 1000);
}

QTEST_APPLESS_MAIN(CsvTest)
#include "csv_test.moc"
