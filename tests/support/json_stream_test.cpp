// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_stream.h"

#include <QTest>

using namespace gpufolio;

class JsonStreamTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itemsOfAnArray();
    void keysOfNestedObjects();
    void severalPlaces();
    void scalarsAndMissingPlaces();
    void visitorMayStop();
    void faultsNameTheirPlace_data();
    void faultsNameTheirPlace();
    void sameValuesAsTheTree();
};

namespace
{

struct Seen {
    std::vector<std::string> lines;
    Read<std::size_t> count = std::size_t{0};
};

std::string textOf(const JsonValue &value)
{
    switch (value.kind()) {
    case JsonValue::Kind::Array: {
        std::string text = "[";
        for (const JsonValue &item : value.items())
            text += textOf(item) + ",";
        return text + "]";
    }
    case JsonValue::Kind::Object: {
        std::string text = "{";
        for (const JsonMember &member : value.members())
            text += member.key + "=" + textOf(member.value) + ",";
        return text + "}";
    }
    case JsonValue::Kind::Null:
        return "null";
    default:
        return value.text();
    }
}

Seen stream(std::string_view text, const std::vector<JsonPlace> &places, std::size_t most = 1000)
{
    Seen seen;
    seen.count = streamJson(text, "f.json", places, [&](const JsonItem &item) {
        std::string line = std::to_string(item.place) + ":";
        for (const std::string &key : item.keys)
            line += key + "/";
        seen.lines.push_back(line + textOf(item.value));
        return seen.lines.size() < most;
    });
    return seen;
}

using Lines = std::vector<std::string>;

} // namespace

void JsonStreamTest::itemsOfAnArray()
{
    const Seen seen =
        stream(R"({"a":[1],"Items":[{"x":1,"y":[2,{"z":null}]},{"x":3}],"NextPageLink":null})", {{"Items", "*"}});
    QVERIFY(seen.count);
    QCOMPARE(*seen.count, std::size_t(2));
    QCOMPARE(seen.lines, (Lines{"0:0/{x=1,y=[2,{z=null,},],}", "0:1/{x=3,}"}));
}

void JsonStreamTest::keysOfNestedObjects()
{
    const Seen seen = stream(
        R"({"terms":{"OnDemand":{"A":{"A.1":{"p":1}},"B":{"B.1":{"p":2},"B.2":{"p":3}}},"Reserved":{"A":{"A.9":4}}}})",
        {{"terms", "OnDemand", "*", "*"}, {"terms", "Reserved", "*", "*"}});
    QVERIFY(seen.count);
    QCOMPARE(seen.lines, (Lines{"0:A/A.1/{p=1,}", "0:B/B.1/{p=2,}", "0:B/B.2/{p=3,}", "1:A/A.9/4"}));
}

void JsonStreamTest::severalPlaces()
{
    const Seen seen = stream("\xEF\xBB\xBF[{\"a\":true},{\"b\":\"x\\u00e9\"}]", {{"*", "a"}, {"*", "b"}});
    QVERIFY(seen.count);
    QCOMPARE(seen.lines, (Lines{"0:0/true", "1:1/x\xC3\xA9"}));
}

void JsonStreamTest::scalarsAndMissingPlaces()
{
    QCOMPARE(stream("[1,2]", {{}}).lines, (Lines{"0:[1,2,]"})); // the root itself
    QCOMPARE(stream("7", {{}}).lines, (Lines{"0:7"}));
    QVERIFY(stream("{\"Items\":{}}", {{"Items", "*"}}).lines.empty());
    QVERIFY(stream("{\"items\":[1]}", {{"Items", "*"}}).lines.empty());
}

void JsonStreamTest::visitorMayStop()
{
    const Seen seen = stream("[1,2,3 this is never read", {{"*"}}, 2);
    QVERIFY(seen.count);
    QCOMPARE(seen.lines, (Lines{"0:0/1", "0:1/2"}));
}

void JsonStreamTest::faultsNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("trailing comma in a value")
        << QByteArray("{\"Items\":[\n {\"a\":1,}]}") << 2 << 9 << QByteArray("Items[0]");
    QTest::newRow("duplicate in a value")
        << QByteArray("{\"Items\":[{\"a\":1,\n\"a\":2}]}") << 2 << 1 << QByteArray("Items[0].a");
    QTest::newRow("cut off") << QByteArray("{\"Items\":[{\"a\":1},") << 1 << 19 << QByteArray("Items[1]");
    QTest::newRow("nothing") << QByteArray("") << 1 << 1 << QByteArray();
    QTest::newRow("second value") << QByteArray("[] []") << 1 << 4 << QByteArray();
    QTest::newRow("half a surrogate") << QByteArray("{\"Items\":[\"\\udc00\"]}") << 1 << 11 << QByteArray("Items[0]");
    QTest::newRow("no UTF-8") << QByteArray("{\"\xff\":1}") << 1 << 3 << QByteArray();
}

void JsonStreamTest::faultsNameTheirPlace()
{
    QFETCH(QByteArray, text);
    const Seen seen = stream(text.toStdString(), {{"Items", "*"}});
    QVERIFY(!seen.count);
    const Location &where = seen.count.error().front().where;
    QTEST(where.line, "line");
    QTEST(where.column, "column");
    QTEST(QByteArray::fromStdString(where.field), "field");
}

// Law: the values at a place are those that the whole tree has there.
void JsonStreamTest::sameValuesAsTheTree()
{
    std::string text = "{\"skip\":{\"deep\":[[[1]]]},\"rows\":[";
    for (int i = 0; i < 500; ++i)
        text += (i == 0 ? "" : ",") + std::string("{\"n\":") + std::to_string(i) + ",\"list\":[" +
                std::to_string(i * i) + ",\"" + std::string(static_cast<std::size_t>(i % 7), 'x') + "\"]}";
    text += "]}";
    const Read<JsonDocument> tree = parseJson(text, "f.json");
    QVERIFY(tree);
    const JsonValue *rows = tree->root().find("rows");
    std::size_t index = 0;
    const auto count = streamJson(text, "f.json", {{"rows", "*"}}, [&](const JsonItem &item) {
        const JsonValue &same = rows->items()[index++];
        return textOf(item.value) == textOf(same) && item.value.offset() == same.offset() && item.number == index;
    });
    QVERIFY(count);
    QCOMPARE(*count, std::size_t(500));
}

QTEST_APPLESS_MAIN(JsonStreamTest)
#include "json_stream_test.moc"
