// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_scanner.h"

#include "support/json_reader.h"
#include "support/source_text.h"

#include <QtTest>

#include <algorithm>
#include <cstring>
#include <random>
#include <string>

using namespace gpufolio;

namespace
{

/// A stream that hands out at most `piece` bytes at once.
ByteSource inPieces(std::string text, std::size_t piece)
{
    return [text = std::move(text), piece, at = std::size_t{0}](char *buffer,
                                                                std::size_t size) mutable -> Result<std::size_t> {
        const std::size_t count = std::min({size, piece, text.size() - at});
        std::memcpy(buffer, text.data() + at, count);
        at += count;
        return count;
    };
}

/// The value that is next as text that says all of it: kinds, keys, scalars.
void describe(JsonScanner &json, std::string &out)
{
    std::string key;
    switch (json.peek()) {
    case JsonScanner::Kind::Object:
        out += '{';
        json.enterObject();
        while (json.nextMember(key)) {
            out += key + '=';
            describe(json, out);
            out += ';';
        }
        out += '}';
        return;
    case JsonScanner::Kind::Array:
        out += '[';
        json.enterArray();
        while (json.nextItem()) {
            describe(json, out);
            out += ';';
        }
        out += ']';
        return;
    case JsonScanner::Kind::Null:
        json.scalar();
        out += "null";
        return;
    case JsonScanner::Kind::String:
        out += "s:" + std::string(json.scalar().value_or(""));
        return;
    case JsonScanner::Kind::Number:
        out += "n:" + std::string(json.scalar().value_or(""));
        return;
    case JsonScanner::Kind::True:
    case JsonScanner::Kind::False:
        out += "b:" + std::string(json.scalar().value_or(""));
        return;
    case JsonScanner::Kind::Fault:
        return;
    }
}

/// The same of a tree.
void describe(const JsonValue &value, std::string &out)
{
    switch (value.kind()) {
    case JsonValue::Kind::Object:
        out += '{';
        for (const JsonMember &member : value.members()) {
            out += member.key + '=';
            describe(member.value, out);
            out += ';';
        }
        out += '}';
        return;
    case JsonValue::Kind::Array:
        out += '[';
        for (const JsonValue &item : value.items()) {
            describe(item, out);
            out += ';';
        }
        out += ']';
        return;
    case JsonValue::Kind::Null:
        out += "null";
        return;
    case JsonValue::Kind::String:
        out += "s:" + value.text();
        return;
    case JsonValue::Kind::Number:
        out += "n:" + value.text();
        return;
    case JsonValue::Kind::Bool:
        out += "b:" + value.text();
        return;
    }
}

struct Walk {
    bool good = false;
    std::string described;
    std::optional<Error> error;
};

Walk walk(JsonScanner &json)
{
    Walk result;
    describe(json, result.described);
    result.good = json.finish();
    result.error = json.error();
    return result;
}

Walk walkText(const std::string &text)
{
    JsonScanner json(text, "t.json");
    return walk(json);
}

Walk walkPieces(const std::string &text, std::size_t piece)
{
    JsonScanner json(inPieces(text, piece), "t.json");
    return walk(json);
}

bool skips(const std::string &text, std::size_t piece)
{
    JsonScanner json(inPieces(text, piece), "t.json");
    json.skip();
    return json.finish();
}

class RandomJson
{
public:
    explicit RandomJson(unsigned seed) : m_random(seed) {}

    std::string value(int depth)
    {
        switch (below(depth > 4 ? 5 : 8)) {
        case 0:
            return "null";
        case 1:
            return below(2) == 0 ? "true" : "false";
        case 2:
        case 3:
            return number();
        case 4:
            return string();
        case 5:
        case 6: {
            std::string text = "{" + blanks();
            const int count = below(4);
            for (int i = 0; i < count; ++i)
                text += (i > 0 ? "," : "") + blanks() + "\"k" + std::to_string(i) + "\\u00e9\"" + blanks() + ":" +
                        value(depth + 1) + blanks();
            return text + "}";
        }
        default: {
            std::string text = "[" + blanks();
            const int count = below(4);
            for (int i = 0; i < count; ++i)
                text += (i > 0 ? "," : "") + blanks() + value(depth + 1) + blanks();
            return text + "]";
        }
        }
    }

    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }

    /// A byte of the text is replaced, put in or taken away.
    void spoil(std::string &text)
    {
        static const std::string bytes = "{}[],:\"\\0123456789.-+eEtrufalsn \n\r\x01\xC3\xA9\xFF";
        const auto at = static_cast<std::size_t>(below(static_cast<int>(text.size())));
        const char byte = bytes[static_cast<std::size_t>(below(static_cast<int>(bytes.size())))];
        switch (below(3)) {
        case 0:
            text[at] = byte;
            break;
        case 1:
            text.insert(at, 1, byte);
            break;
        default:
            text.erase(at, 1);
            break;
        }
    }

private:
    std::string blanks()
    {
        static const std::vector<std::string> all = {"", "", " ", "\n", "\r\n\t", "            "};
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }
    std::string number()
    {
        static const std::vector<std::string> all = {"0", "-0", "12", "-3.50", "1e5", "2.5E-3", "98.32000000", "7e+2"};
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }
    std::string string()
    {
        static const std::vector<std::string> all = {
            "\"\"",        "\"p5.48xlarge\"",           "\"a\\\"b\\\\c\\/\\n\\t\"",
            "\"元/月 é\"", "\"\\u4e2d\\ud83d\\ude00\"", "\"US East (N. Virginia) and much more of it\""};
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }

    std::mt19937 m_random;
};

} // namespace

class JsonScannerTest : public QObject
{
    Q_OBJECT

private slots:
    void givesMembersAndItemsInOrder();
    void saysWhatStandsAtAFault_data();
    void saysWhatStandsAtAFault();
    void placesAreThoseOfTheFileInPieces();
    void anErrorOfTheSourceIsGiven();
    void agreesWithTheTreeReaderOnRandomText();
};

void JsonScannerTest::givesMembersAndItemsInOrder()
{
    const std::string text = "\xEF\xBB\xBF{\"a\": [1, \"x\\u00e9\", null], \"b\": {\"c\": -2.5e3}, \"d\": true}\n";
    for (const std::size_t piece : {std::size_t{1}, std::size_t{3}, std::size_t{1000}})
        QCOMPARE(walkPieces(text, piece).described, std::string("{a=[n:1;s:xé;null;];b={c=n:-2.5e3;};d=b:true;}"));
    JsonScanner json(text, "t.json");
    std::string key;
    QVERIFY(json.enterObject());
    QVERIFY(json.nextMember(key));
    json.skip();
    QVERIFY(json.nextMember(key));
    QCOMPARE(key, std::string("b"));
    QVERIFY(!json.scalar()); // an object is skipped
    QVERIFY(json.nextMember(key));
    QCOMPARE(*json.scalar(), std::string_view("true"));
    QVERIFY(!json.nextMember(key));
    QVERIFY(json.finish());
}

void JsonScannerTest::saysWhatStandsAtAFault_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("what");
    const auto row = [](const char *name, const char *text, int line, int column, const char *what) {
        QTest::newRow(name) << QByteArray(text) << line << column << QString::fromUtf8(what);
    };
    row("comma before }", "{\"a\": 1,\n  }", 2, 3, "'}' was found, expected a key in double quotes");
    row("comma before ]", "[1, ]", 1, 5, "']' was found, expected a value");
    row("no comma", "[1 2]", 1, 4, "'2' was found, expected ',' or ']'");
    row("no colon", "{\"é\" 2}", 1, 6, "'2' was found, expected ':'");
    row("cut", "{\"a\": [1,", 1, 10, "the end of the file was found, expected a value");
    row("empty", "", 1, 1, "the end of the file was found, expected a value");
    row("after it", "{} {}", 1, 4, "'{' was found, expected the end of the file");
    row("a word", "[nul]", 1, 2, "'nul' was found, expected a value");
    row("01", "[01]", 1, 3, "'1' was found, expected ',' or ']'");
    row("1.", "[1.]", 1, 4, "']' was found, expected a digit");
    row("escape", "[\"\\x\"]", 1, 3, "'\\x' was found, expected an escape such as \\n or \\u00e9");
    row("half a pair", "[\"\\ud83d\"]", 1, 3,
        "half of a surrogate pair was found in a string, expected a whole character");
    row("open string", "[\n \"abc", 2, 2, "a string begins here, but its closing '\"' was not found");
}

void JsonScannerTest::saysWhatStandsAtAFault()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, what);
    for (const std::size_t piece : {std::size_t{1}, std::size_t{4}, std::size_t{1000}}) {
        const Walk result = walkPieces(text.toStdString(), piece);
        QVERIFY(!result.good);
        QCOMPARE(QString::fromStdString(render(result.error->what)), what);
        QCOMPARE(result.error->where.line, line);
        QCOMPARE(result.error->where.column, column);
        QCOMPARE(result.error->where.file, std::string("t.json"));
    }
}

/// Far behind the first piece of the buffer, lines and columns are still those of the file.
void JsonScannerTest::placesAreThoseOfTheFileInPieces()
{
    std::string text = "[";
    for (int i = 0; i < 200000; ++i)
        text += "\n  \"é\",";
    text += "\n  \"元\", ?]";
    const Walk result = walkPieces(text, 100000);
    QVERIFY(!result.good);
    QCOMPARE(result.error->where.line, 200002);
    QCOMPARE(result.error->where.column, 8);
}

void JsonScannerTest::anErrorOfTheSourceIsGiven()
{
    const Error broken{Error::Code::Io, {"the disk is gone", {}}, {"t.json", 0, 0, {}}};
    bool isFirst = true;
    JsonScanner json(
        [&](char *buffer, std::size_t) -> Result<std::size_t> {
            if (!isFirst)
                return broken;
            isFirst = false;
            std::memcpy(buffer, "[1,", 3);
            return std::size_t{3};
        },
        "t.json");
    json.skip();
    QVERIFY(!json.finish());
    QVERIFY(json.error() == broken);
}

void JsonScannerTest::agreesWithTheTreeReaderOnRandomText()
{
    RandomJson random(20261201);
    int bad = 0;
    for (int round = 0; round < 6000; ++round) {
        std::string text = random.value(0);
        const int faults = round % 3;
        for (int i = 0; i < faults && !text.empty(); ++i)
            random.spoil(text);
        const Read<JsonDocument> tree = parseJson(text, "t.json");
        const Walk whole = walkText(text);
        const Walk pieces = walkPieces(text, static_cast<std::size_t>(1 + random.below(7)));
        // The tree reader refuses keys that repeat as well.
        const bool isGood = tree || std::all_of(tree.error().begin(), tree.error().end(), [](const Error &error) {
                                return error.code == Error::Code::DuplicateKey;
                            });
        QVERIFY2(whole.good == isGood, text.c_str());
        QVERIFY2(pieces.good == isGood && skips(text, 5) == isGood, text.c_str());
        // Of two faults a text shows that of its encoding first, a stream the one that comes first.
        if (!firstInvalidUtf8(text))
            QVERIFY2(whole.error == pieces.error, text.c_str());
        bad += isGood ? 0 : 1;
        if (!tree)
            continue;
        std::string described;
        describe(tree->root(), described);
        QCOMPARE(whole.described, described);
        QCOMPARE(pieces.described, described);
    }
    QVERIFY(bad > 1000 && bad < 5000);
}

QTEST_APPLESS_MAIN(JsonScannerTest)
#include "json_scanner_test.moc"
