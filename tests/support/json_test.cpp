// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_reader.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <functional>
#include <random>

using namespace gpufolio;

namespace
{

std::string bytes(const QByteArray &array)
{
    return array.toStdString();
}

Diagnostics findingsOf(const std::string &text)
{
    const Read<JsonDocument> read = parseJson(text, "in.json");
    return read ? Diagnostics{} : read.error();
}

/// Line and column by another way than the reader's: Qt decodes, and lines are split as strings.
std::pair<int, int> positionByQt(const std::string &text, std::size_t offset)
{
    QString before = QString::fromUtf8(text.data(), static_cast<qsizetype>(offset));
    before.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(QLatin1Char('\r'), QLatin1Char('\n'));
    const QStringList lines = before.split(QLatin1Char('\n'));
    return {static_cast<int>(lines.size()), static_cast<int>(lines.last().toUcs4().size()) + 1};
}

/// A valid text that has every kind of value, nesting, escapes and characters of one to four bytes.
const std::string sample =
    "{\r\n  \"name\": \"Gr\u00F6\u00DFe \u6771\u4EAC \U0001F680 \\\"x\\\" \\u00e9\\ud83d\\ude80\",\n"
    "  \"offers\": [ {\"id\": \"a\", \"hourly\": 98.320, \"options\": [ {\"upfront\": -1.5e-7} ] },\r"
    "              {\"id\": \"b\", \"list\": [true, false, null, 0, [], {}]} ],\n"
    "  \"odd.key\": 1\n}\n";

class RandomJson
{
public:
    explicit RandomJson(unsigned seed) : m_random(seed) {}

    nlohmann::ordered_json value(int depth)
    {
        switch (pick(depth > 0 ? 7 : 5)) {
        case 0:
            return nullptr;
        case 1:
            return pick(2) == 0;
        case 2:
            return static_cast<std::int64_t>(m_random()) - (std::int64_t{1} << 31);
        case 3:
            return static_cast<double>(pick(1000000)) / 1024.0;
        case 4:
            return string();
        case 5: {
            nlohmann::ordered_json array = nlohmann::ordered_json::array();
            for (unsigned i = pick(5); i > 0; --i)
                array.push_back(value(depth - 1));
            return array;
        }
        default: {
            nlohmann::ordered_json object = nlohmann::ordered_json::object();
            for (unsigned i = pick(5); i > 0; --i)
                object[string()] = value(depth - 1);
            return object;
        }
        }
    }

    unsigned pick(unsigned count) { return std::uniform_int_distribution<unsigned>(0, count - 1)(m_random); }

private:
    std::string string()
    {
        static const std::vector<std::string> pieces = {"a",  "Z",  "\"",     "\\",     "/",          "\n",   "\t",
                                                        "\b", "\f", "\u00E9", "\u6771", "\U0001F680", "\x01", " "};
        std::string text;
        for (unsigned i = pick(8); i > 0; --i)
            text += pieces[pick(static_cast<unsigned>(pieces.size()))];
        return text;
    }

    std::mt19937 m_random;
};

bool sameTree(const JsonValue &read, const nlohmann::ordered_json &expected)
{
    using Kind = JsonValue::Kind;
    switch (expected.type()) {
    case nlohmann::ordered_json::value_t::null:
        return read.kind() == Kind::Null;
    case nlohmann::ordered_json::value_t::boolean:
        return read.kind() == Kind::Bool && read.text() == (expected.get<bool>() ? "true" : "false");
    case nlohmann::ordered_json::value_t::string:
        return read.kind() == Kind::String && read.text() == expected.get<std::string>();
    case nlohmann::ordered_json::value_t::array:
        if (read.kind() != Kind::Array || read.items().size() != expected.size())
            return false;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (!sameTree(read.items()[i], expected[i]))
                return false;
        }
        return true;
    case nlohmann::ordered_json::value_t::object: {
        if (read.kind() != Kind::Object || read.members().size() != expected.size())
            return false;
        std::size_t i = 0;
        for (const auto &[key, value] : expected.items()) {
            if (read.members()[i].key != key || !sameTree(read.members()[i].value, value))
                return false;
            ++i;
        }
        return true;
    }
    default:
        return read.kind() == Kind::Number && read.text() == expected.dump();
    }
}

} // namespace

class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void syntaxErrorSaysWhereAndWhat_data();
    void syntaxErrorSaysWhereAndWhat();
    void numbersStayText_data();
    void numbersStayText();
    void readsEveryKind();
    void everyValueKnowsItsPlace();
    void byteOrderMarkTakesNoColumn();
    void duplicateKeysAreAllReported();
    void duplicatesAreCappedAndInOrder();
    void nestingIsLimited_data();
    void nestingIsLimited();
    void agreesWithAnotherParser();
    void mutatedTextGivesValueOrPlace();
    void documentCanBeMoved();
};

void JsonTest::syntaxErrorSaysWhereAndWhat_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("says"); // part of the message
    QTest::addColumn<QByteArray>("field");

    const auto row = [](const char *name, const QByteArray &text, int line, int column, const char *says,
                        const char *field = "") {
        QTest::newRow(name) << text << line << column << QByteArray(says) << QByteArray(field);
    };
    row("empty", "", 1, 1, "the end of the file was found, expected a JSON value");
    row("only blanks", " \n ", 2, 2, "the end of the file was found, expected a JSON value");
    row("object not closed", "{", 1, 2, "expected a key or '}'");
    row("key not in quotes", "{a:1}", 1, 2, "'a' was found, expected a key in double quotes");
    row("key without value", "{\"a\"}", 1, 5, "'}' was found, expected ':' after the key", "a");
    row("missing value", "{\"a\":}", 1, 6, "'}' was found, expected a JSON value", "a");
    row("missing comma in object", "{\"a\":1 \"b\":2}", 1, 8, "'\"' was found, expected ',' or '}'");
    row("missing comma in array", "{\"a\":[1,\n  2 3]}", 2, 5, "'3' was found, expected ',' or ']'", "a[2]");
    row("trailing comma in object", "{\"a\":1,\n}", 2, 1, "'}' was found, expected a key in double quotes");
    row("trailing comma in array", "[1,2,]", 1, 6, "']' was found, expected a JSON value", "[2]");
    row("wrong bracket", "[1}", 1, 3, "'}' was found, expected ',' or ']'", "[1]");
    row("text after the value", "{} x", 1, 4, "'x' was found after the value, expected the end of the file");
    row("second value", "[]\n[]", 2, 1, "'[' was found after the value, expected the end of the file");
    row("line comment", "[1] // one", 1, 5, "'/' was found after the value");
    row("block comment", "/* c */ []", 1, 1, "'/' was found, expected a JSON value");
    row("NaN", "[NaN]", 1, 2, "'NaN' was found, expected a JSON value", "[0]");
    row("infinity", "[-Infinity]", 1, 2, "'-Infinity' was found, expected a JSON value", "[0]");
    row("Python's True", "{\"a\": True}", 1, 7, "'True' was found, expected a JSON value", "a");
    row("misspelt null", "{\"a\": nul}", 1, 7, "'nul' was found, expected a JSON value", "a");
    row("plus sign", "[+1]", 1, 2, "'+1' was found, expected a JSON value", "[0]");
    row("no digit before the point", "[.5]", 1, 2, "'.5' was found, expected a JSON value", "[0]");
    row("no digit after the point", "[5.]", 1, 2, "'5.' was found, expected digits after the decimal point", "[0]");
    row("no digit in the exponent", "[5e+]", 1, 2, "'5e+' was found, expected digits in the exponent", "[0]");
    row("leading zero", "{\"a\":-007}", 1, 6, "'-007' was found, expected a number without leading zeros");
    row("lone minus", "[-]", 1, 2, "'-' was found, expected a JSON value", "[0]");
    row("hexadecimal", "[0x10]", 1, 2, "'0x10' was found, expected ',' or ']'", "[1]");
    row("number too large", "[1e999]", 1, 2, "the number 1e999 was found", "[0]");
    row("decimal comma", "{\"hourly\":7,25}", 1, 13, "'25' was found, expected a key in double quotes");
    row("single quotes", "{\"a\":'b'}", 1, 6, "''' was found, expected a JSON value", "a");
    row("curly quotes", "{\"a\":\u201Cb\u201D}", 1, 6, "expected a JSON value", "a");
    row("string not closed", "[\"abc", 1, 6, "the end of the file was found in a string", "[0]");
    row("line break in a string", "[\"abc\n\"]", 1, 6, "the end of the line was found in a string", "[0]");
    row("tab in a string", "[\"a\tb\"]", 1, 4, "the control character '\\t' was found in a string", "[0]");
    row("bad escape", "[\"a\\qb\"]", 1, 4, "'\\q' was found in a string", "[0]");
    row("bad hexadecimal digit", "[\"\\u12g4\"]", 1, 3, "'\\u12g4' was found in a string", "[0]");
    row("high surrogate alone", "[\"\\ud83d!\"]", 1, 3, "half of a surrogate pair", "[0]");
    row("low surrogate alone", "[\"\\ude80\"]", 1, 2, "half of a surrogate pair", "[0]");
    row("low surrogate alone in a key", "{\"\\ude80\":1}", 1, 2, "half of a surrogate pair");
    row("no-break blank between values", "[1,\u00A02]", 1, 4, "'<U+00A0>2' was found, expected a JSON value", "[1]");
    // Columns count code points: the error stands behind characters of two, three and four bytes.
    row("after 2-byte characters", "{\"\u00E9\u00E9\":?}", 1, 7, "'?' was found, expected a JSON value");
    row("after 3-byte characters", "{\"\u6771\u4EAC\":?}", 1, 7, "'?' was found, expected a JSON value");
    row("after 4-byte characters", "{\"\U0001F680\U0001F680\":?}", 1, 7, "'?' was found, expected a JSON value");
    row("after a combining mark", "{\"e\u0301\":?}", 1, 7, "'?' was found, expected a JSON value");
    row("after CRLF lines", "{\r\n\"a\":1,\r\n\"\u6771\":?}", 3, 5, "'?' was found, expected a JSON value");
    row("after CR lines", "{\r\"a\":1,\r\"b\":?}", 3, 5, "'?' was found, expected a JSON value", "b");
    row("after a byte order mark", "\xEF\xBB\xBF[?]", 1, 2, "'?' was found, expected a JSON value", "[0]");
    row("byte order mark inside", "[\xEF\xBB\xBF]", 1, 2, "'<U+FEFF>' was found, expected a JSON value", "[0]");
    row("deep path", "{\"offers\":[{},{\"options\":[{\"hourly\":x}]}]}", 1, 37, "'x' was found",
        "offers[1].options[0].hourly");
    row("Latin-1", "{\"a\":\n\"caf\xE9\"}", 2, 5, "the byte 0xE9 was found, which is not UTF-8");
    row("cut UTF-8", "[\"\xE6\x9D\"]", 1, 3, "the byte 0xE6 was found, which is not UTF-8");
    row("overlong UTF-8", "[\"\xC0\xAF\"]", 1, 3, "the byte 0xC0 was found, which is not UTF-8");
    row("surrogate in UTF-8", "[\"\xED\xA0\x80\"]", 1, 3, "the byte 0xED was found, which is not UTF-8");
    row("beyond U+10FFFF", "[\"\xF4\x90\x80\x80\"]", 1, 3, "the byte 0xF4 was found, which is not UTF-8");
    row("UTF-16 LE with mark", QByteArray("\xFF\xFE[\0]\0", 6), 1, 1, "UTF-16 text was found, expected UTF-8");
    row("UTF-16 BE with mark", QByteArray("\xFE\xFF\0[\0]", 6), 1, 1, "UTF-16 text was found, expected UTF-8");
    row("UTF-16 LE without mark", QByteArray("[\0]\0", 4), 1, 1, "UTF-16 text was found, expected UTF-8");
    row("UTF-16 BE without mark", QByteArray("\0[\0]", 4), 1, 1, "UTF-16 text was found, expected UTF-8");
    row("NUL inside", QByteArray("[1,\0 2]", 7), 1, 4, "a NUL byte was found");
}

void JsonTest::syntaxErrorSaysWhereAndWhat()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, says);
    QFETCH(QByteArray, field);

    const Diagnostics findings = findingsOf(bytes(text));
    QCOMPARE(findings.size(), std::size_t{1});
    const Error &error = findings.front();
    QCOMPARE(error.code, Error::Code::Syntax);
    QCOMPARE(QByteArray::fromStdString(error.where.file), QByteArray("in.json"));
    QCOMPARE(error.where.line, line);
    QCOMPARE(error.where.column, column);
    const QByteArray message = QByteArray::fromStdString(render(error.what));
    QVERIFY2(message.contains(says), message.constData());
    if (!field.isEmpty())
        QCOMPARE(QByteArray::fromStdString(error.where.field), field);
}

void JsonTest::numbersStayText_data()
{
    QTest::addColumn<QByteArray>("literal");
    for (const char *literal :
         {"0", "-0", "98.32", "98.320", "1150000", "0.000000000001", "123456789012345678901234567890",
          "3.14159265358979323846264338327950288", "1e5", "1E+5", "-1.50e-07", "4294967296", "-2147483649",
          "18446744073709551616", "1e-400", "0.1234567890123456789e-3"})
        QTest::newRow(literal) << QByteArray(literal);
}

void JsonTest::numbersStayText()
{
    QFETCH(QByteArray, literal);
    const Read<JsonDocument> read = parseJson("{\"a\": [ " + bytes(literal) + " ]}", "in.json");
    QVERIFY(read);
    const JsonValue &value = read->root().find("a")->items().front();
    QCOMPARE(value.kind(), JsonValue::Kind::Number);
    QCOMPARE(QByteArray::fromStdString(value.text()), literal);
    QCOMPARE(value.offset(), std::size_t{8});
}

void JsonTest::readsEveryKind()
{
    const Read<JsonDocument> read = parseJson(sample, "in.json");
    QVERIFY(read);
    const JsonValue &root = read->root();
    QCOMPARE(root.kind(), JsonValue::Kind::Object);
    QCOMPARE(root.members().size(), std::size_t{3});
    QCOMPARE(root.find("name")->text(), std::string("Gr\u00F6\u00DFe \u6771\u4EAC \U0001F680 \"x\" \u00E9\U0001F680"));
    QCOMPARE(root.find("offers")->items().size(), std::size_t{2});
    QCOMPARE(root.find("offers")->items()[0].find("hourly")->text(), std::string("98.320"));
    const std::vector<JsonValue> &list = root.find("offers")->items()[1].find("list")->items();
    QCOMPARE(list[0].text(), std::string("true"));
    QCOMPARE(list[1].kind(), JsonValue::Kind::Bool);
    QCOMPARE(list[1].text(), std::string("false"));
    QCOMPARE(list[2].kind(), JsonValue::Kind::Null);
    QCOMPARE(list[4].kind(), JsonValue::Kind::Array);
    QCOMPARE(list[5].kind(), JsonValue::Kind::Object);
    QVERIFY(root.find("missing") == nullptr);
    QVERIFY(list[0].find("missing") == nullptr);
}

void JsonTest::everyValueKnowsItsPlace()
{
    const Read<JsonDocument> read = parseJson(sample, "in.json");
    QVERIFY(read);
    int visited = 0;
    // The bytes at an offset must begin the value, and line, column and path must agree with a second count.
    const std::function<void(const JsonValue &, const std::string &)> visit = [&](const JsonValue &value,
                                                                                  const std::string &path) {
        ++visited;
        const Location where = read->locate(value);
        QCOMPARE(where.field, path);
        QCOMPARE(std::pair(where.line, where.column), positionByQt(sample, value.offset()));
        const std::string_view rest = std::string_view(sample).substr(value.offset());
        switch (value.kind()) {
        case JsonValue::Kind::Null:
            QVERIFY(rest.starts_with("null"));
            break;
        case JsonValue::Kind::Bool:
        case JsonValue::Kind::Number:
            QVERIFY(rest.starts_with(value.text()));
            break;
        case JsonValue::Kind::String:
            QVERIFY(rest.starts_with('"'));
            break;
        case JsonValue::Kind::Array:
            QVERIFY(rest.starts_with('['));
            for (std::size_t i = 0; i < value.items().size(); ++i)
                visit(value.items()[i], path + "[" + std::to_string(i) + "]");
            break;
        case JsonValue::Kind::Object:
            QVERIFY(rest.starts_with('{'));
            for (const JsonMember &member : value.members()) {
                const std::string memberPath = member.key == "odd.key" ? "[\"odd.key\"]"
                                               : path.empty()          ? member.key
                                                                       : path + "." + member.key;
                QVERIFY(std::string_view(sample).substr(member.keyOffset).starts_with("\"" + member.key + "\""));
                QCOMPARE(read->locate(member.keyOffset).field, memberPath);
                visit(member.value, memberPath);
            }
            break;
        }
    };
    visit(read->root(), "");
    QCOMPARE(visited, 19);
}

void JsonTest::byteOrderMarkTakesNoColumn()
{
    const Read<JsonDocument> read = parseJson("\xEF\xBB\xBF{\"a\": 1}", "in.json");
    QVERIFY(read);
    const Location where = read->locate(*read->root().find("a"));
    QCOMPARE(where.line, 1);
    QCOMPARE(where.column, 7);
}

void JsonTest::duplicateKeysAreAllReported()
{
    const Diagnostics findings =
        findingsOf("{\"id\": 1,\n"
                   " \"\u6771\": [ {\"hourly\": \"1\", \"hourly\": \"2\", \"hourly\": \"3\"} ],\n"
                   " \"id\": 2, \"i\\u0064\": 3\n}");
    QCOMPARE(findings.size(), std::size_t{4});
    const std::vector<std::tuple<int, int, std::string, std::string>> expected = {
        {2, 25, "\u6771[0].hourly", "it first stands in line 2, column 10"},
        {2, 40, "\u6771[0].hourly", "it first stands in line 2, column 10"},
        {3, 2, "id", "it first stands in line 1, column 2"},
        {3, 11, "id", "it first stands in line 1, column 2"}, // an escape spells the same key
    };
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto &[line, column, field, says] = expected[i];
        QCOMPARE(findings[i].code, Error::Code::DuplicateKey);
        QCOMPARE(findings[i].where.line, line);
        QCOMPARE(findings[i].where.column, column);
        QCOMPARE(findings[i].where.field, field);
        QVERIFY(render(findings[i].what).find(says) != std::string::npos);
    }
    // A syntax error behind them comes last.
    const Diagnostics both = findingsOf("[{\"a\":1,\"a\":2},?]");
    QCOMPARE(both.size(), std::size_t{2});
    QCOMPARE(both[0].code, Error::Code::DuplicateKey);
    QCOMPARE(both[1].code, Error::Code::Syntax);
    // The same key in two objects is none.
    QVERIFY(findingsOf("[{\"a\":1},{\"a\":{\"a\":2}}]").empty());
}

void JsonTest::duplicatesAreCappedAndInOrder()
{
    // The outer object ends last but its second "x" stands first.
    std::string text = "{\"x\":1,\"x\":2,\"list\":[";
    for (int i = 0; i < 5000; ++i)
        text += "{\"a\":1,\"a\":2},";
    text += "0]}";
    const Diagnostics findings = findingsOf(text);
    QCOMPARE(findings.size(), maxDiagnostics);
    QCOMPARE(findings[0].where.field, std::string("x"));
    for (std::size_t i = 1; i < findings.size(); ++i)
        QCOMPARE(findings[i].where.field, "list[" + std::to_string(i - 1) + "].a");
}

void JsonTest::nestingIsLimited_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<QByteArray>("close");
    QTest::addColumn<int>("levels");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("64 arrays") << QByteArray("[") << QByteArray("]") << 64 << true;
    QTest::newRow("65 arrays") << QByteArray("[") << QByteArray("]") << 65 << false;
    QTest::newRow("a million arrays") << QByteArray("[") << QByteArray("]") << 1000000 << false;
    QTest::newRow("a million objects") << QByteArray("{\"a\":") << QByteArray("}") << 1000000 << false;
    QTest::newRow("a million brackets not closed") << QByteArray("[") << QByteArray() << 1000000 << false;
}

void JsonTest::nestingIsLimited()
{
    QFETCH(QByteArray, open);
    QFETCH(QByteArray, close);
    QFETCH(int, levels);
    QFETCH(bool, accepted);
    const QByteArray text = open.repeated(levels) + (open == "[" ? "" : "1") + close.repeated(levels);
    const Diagnostics findings = findingsOf(bytes(text));
    QCOMPARE(findings.empty(), accepted);
    if (!accepted) {
        QCOMPARE(findings.front().where.column, 1 + 64 * static_cast<int>(open.size()));
        QVERIFY(render(findings.front().what).find("deeper than 64") != std::string::npos);
    }
}

void JsonTest::agreesWithAnotherParser()
{
    RandomJson random(20270101);
    for (int i = 0; i < 400; ++i) {
        const nlohmann::ordered_json value = random.value(5);
        const std::string text = value.dump(random.pick(2) == 0 ? -1 : 2, ' ', random.pick(2) == 0);
        const Read<JsonDocument> read = parseJson(text, "in.json");
        QVERIFY2(read, text.c_str());
        QVERIFY2(sameTree(read->root(), value), text.c_str());
    }
}

void JsonTest::mutatedTextGivesValueOrPlace()
{
    std::mt19937 random(42);
    const auto pick = [&random](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    const std::string letters = "{}[]:,\"\\0123456789.-+eE tfn\n\r\tu\xE6\x9D\xB1\xFF";
    int accepted = 0;
    int refused = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text = sample;
        for (std::size_t edits = 1 + pick(3); edits > 0 && !text.empty(); --edits) {
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
        const Read<JsonDocument> read = parseJson(text, "in.json");
        if (read) {
            ++accepted;
            QVERIFY2(nlohmann::json::accept(text), text.c_str());
            continue;
        }
        ++refused;
        QVERIFY(!read.error().empty());
        bool onlyDuplicates = true;
        for (const Error &error : read.error()) {
            onlyDuplicates = onlyDuplicates && error.code == Error::Code::DuplicateKey;
            QVERIFY2(error.where.line >= 1 && error.where.column >= 1, text.c_str());
            QVERIFY2(error.where.line <= positionByQt(text, text.size()).first, text.c_str());
            QVERIFY(!error.what.empty());
        }
        QVERIFY2(onlyDuplicates == nlohmann::json::accept(text), text.c_str());
    }
    QVERIFY(accepted > 1000);
    QVERIFY(refused > 1000);
}

void JsonTest::documentCanBeMoved()
{
    Read<JsonDocument> read = parseJson("{\"a\":\"b\"}", "in.json");
    QVERIFY(read);
    const JsonValue *value = read->root().find("a");
    const JsonDocument moved = std::move(*read);
    QCOMPARE(moved.root().find("a"), value);
    QCOMPARE(value->text(), std::string("b"));
    QCOMPARE(moved.locate(*value).column, 6);
}

QTEST_APPLESS_MAIN(JsonTest)
#include "json_test.moc"
