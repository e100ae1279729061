// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_reader.h"

#include <QTest>

#include <array>

using namespace gpufolio;

namespace
{

enum class Purchase { OnDemand, Commitment, Spot };

constexpr std::array<JsonChoice<Purchase>, 3> purchases = {
    {{"onDemand", Purchase::OnDemand}, {"commitment", Purchase::Commitment}, {"spot", Purchase::Spot}}};

/// A document whose root object is read in the test.
struct Fixture {
    explicit Fixture(const std::string &text) : read(parseJson(text, "in.json")) { Q_ASSERT(read); }

    JsonObjectReader reader() { return {*read, read->root(), findings}; }
    QByteArray report() const
    {
        std::string all;
        for (const Error &error : findings)
            all += toText(error) + "\n";
        return QByteArray::fromStdString(all);
    }

    Read<JsonDocument> read;
    Diagnostics findings;
};

} // namespace

class JsonObjectTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsThere();
    void integerIsExact_data();
    void integerIsExact();
    void findingSaysFoundAndExpected_data();
    void findingSaysFoundAndExpected();
    void missingKeyStandsAtItsObject();
    void unknownKeysAreAllReported();
    void unknownKeySuggestsTheMeantOne_data();
    void unknownKeySuggestsTheMeantOne();
    void nestedReadersNameThePath();
    void wrongKindOfObjectIsOneFinding();
    void callersOwnFindings();
    void stopsAtTheLimit();
    void findingsCanBeSorted();
};

void JsonObjectTest::readsWhatIsThere()
{
    Fixture fixture(R"({"name":"Gr\u00f6\u00dfe","hours":8760,"rate":0.08,"held":true,"kind":"spot","hourly":98.320,
                        "upfront":"1150000","regions":["a","b"],"list":[1,null],"policy":{"x":1}})");
    JsonObjectReader reader = fixture.reader();
    QCOMPARE(reader.string("name", Need::Required).value(), std::string("Gr\u00F6\u00DFe"));
    QCOMPARE(reader.integer("hours", Need::Required, 1).value(), std::int64_t{8760});
    QCOMPARE(reader.number("rate", Need::Required, 0, 1).value(), 0.08);
    QCOMPARE(reader.boolean("held").value(), true);
    QVERIFY(reader.choice("kind", purchases).value() == Purchase::Spot);
    QCOMPARE(reader.decimalText("hourly").value(), std::string("98.320"));
    QCOMPARE(reader.decimalText("upfront").value(), std::string("1150000"));
    QCOMPARE(reader.strings("regions").value(), (std::vector<std::string>{"a", "b"}));
    QCOMPARE(reader.array("list")->items().size(), std::size_t{2});
    std::optional<JsonObjectReader> policy = reader.object("policy");
    QVERIFY(policy.has_value());
    QCOMPARE(policy->integer("x").value(), std::int64_t{1});
    policy->finish();
    // What isn't there is no value and no finding.
    QVERIFY(!reader.has("absent"));
    QVERIFY(reader.find("absent") == nullptr);
    QVERIFY(!reader.string("absent") && !reader.integer("absent") && !reader.number("absent"));
    QVERIFY(!reader.boolean("absent") && !reader.choice("absent", purchases) && !reader.decimalText("absent"));
    QVERIFY(!reader.strings("absent") && !reader.object("absent") && reader.objects("absent").empty());
    reader.finish();
    QCOMPARE(fixture.report(), QByteArray());
}

void JsonObjectTest::integerIsExact_data()
{
    QTest::addColumn<QByteArray>("literal");
    QTest::addColumn<bool>("whole");
    QTest::addColumn<qint64>("value");
    const auto row = [](const char *literal, bool whole, qint64 value) {
        QTest::newRow(literal) << QByteArray(literal) << whole << value;
    };
    row("0", true, 0);
    row("-0", true, 0);
    row("0e300", true, 0);
    row("8760", true, 8760);
    row("-168", true, -168);
    row("8760.0", true, 8760);
    row("8.76e3", true, 8760);
    row("876000E-2", true, 8760);
    row("1e18", true, 1000000000000000000);
    row("9007199254740993", true, 9007199254740993); // 2^53 + 1, which no double holds
    row("9223372036854775807", true, std::numeric_limits<qint64>::max());
    row("-9223372036854775808", true, std::numeric_limits<qint64>::min());
    row("9223372036854775808", false, 0);
    row("-9223372036854775809", false, 0);
    row("1e19", false, 0);
    row("0.5", false, 0);
    row("8760.5", false, 0);
    row("1e-1", false, 0);
    row("1e-99999999999999999999", false, 0);
    row("\"8760\"", false, 0);
    row("true", false, 0);
    row("null", false, 0);
}

void JsonObjectTest::integerIsExact()
{
    QFETCH(QByteArray, literal);
    QFETCH(bool, whole);
    QFETCH(qint64, value);
    Fixture fixture("{\"n\":" + literal.toStdString() + "}");
    const std::optional<std::int64_t> read = fixture.reader().integer("n");
    QCOMPARE(read.has_value(), whole);
    QCOMPARE(fixture.findings.size(), std::size_t(whole ? 0 : 1));
    if (whole)
        QCOMPARE(qint64(*read), value);
}

void JsonObjectTest::findingSaysFoundAndExpected_data()
{
    QTest::addColumn<QByteArray>("getter");
    QTest::addColumn<QByteArray>("literal");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *getter, const char *literal, const char *expected) {
        QTest::newRow(name) << QByteArray(getter) << QByteArray(literal)
                            << "in.json:2:6: error: " + QByteArray(expected) + " (k)\n";
    };
    row("number for a text", "string", "12.50", "12.50 was found, expected a text in double quotes");
    row("null for a text", "string", "null", "null was found, expected a text in double quotes");
    row("text for a boolean", "boolean", "\"yes\"", "'yes' was found, expected true or false");
    row("number for a boolean", "boolean", "1", "1 was found, expected true or false");
    row("fraction", "integer", "1.5", "1.5 was found, expected a whole number");
    row("below the range", "hour", "-1", "-1 was found, expected a whole number from 0 to 23");
    row("above the range", "hour", "24", "24 was found, expected a whole number from 0 to 23");
    row("below the least", "count", "0", "0 was found, expected a whole number of at least 1");
    row("text for a number", "number", "\"0.5\"", "'0.5' was found, expected a number");
    row("share above one", "share", "1.01", "1.01 was found, expected a number from 0 to 1");
    row("negative length", "length", "-0.5", "-0.5 was found, expected a number of at least 0");
    row("array for a decimal", "decimal", "[1]", "[\u2026] was found, expected a decimal number");
    row("boolean for a decimal", "decimal", "false", "false was found, expected a decimal number");
    row("unknown choice", "choice", "\"reserved\"",
        "'reserved' was found, expected one of 'onDemand', 'commitment', 'spot'");
    row("case of a choice", "choice", "\"Spot\"", "'Spot' was found, expected one of 'onDemand', 'commitment', 'spot'");
    row("number for a choice", "choice", "3", "3 was found, expected one of 'onDemand', 'commitment', 'spot'");
    row("object for an array", "array", "{\"a\":1}", "{\u2026} was found, expected an array [ ]");
    row("array for an object", "object", "[]", "[\u2026] was found, expected an object { }");
    row("long text is cut", "integer", "\"0123456789012345678901234567890123456789xyz\"",
        "'0123456789012345678901234567890123456789\u2026' was found, expected a whole number");
    row("control characters are shown", "integer", "\"a\\n\\u001b[31m\"",
        "'a\\n<U+001B>[31m' was found, expected a whole number");
}

void JsonObjectTest::findingSaysFoundAndExpected()
{
    QFETCH(QByteArray, getter);
    QFETCH(QByteArray, literal);
    QFETCH(QByteArray, expected);
    Fixture fixture("{\n\"k\": " + literal.toStdString() + "}");
    JsonObjectReader reader = fixture.reader();
    bool hasValue = true;
    if (getter == "string")
        hasValue = reader.string("k").has_value();
    else if (getter == "boolean")
        hasValue = reader.boolean("k").has_value();
    else if (getter == "integer")
        hasValue = reader.integer("k").has_value();
    else if (getter == "hour")
        hasValue = reader.integer("k", Need::Optional, 0, 23).has_value();
    else if (getter == "count")
        hasValue = reader.integer("k", Need::Required, 1).has_value();
    else if (getter == "number")
        hasValue = reader.number("k").has_value();
    else if (getter == "share")
        hasValue = reader.number("k", Need::Optional, 0, 1).has_value();
    else if (getter == "length")
        hasValue = reader.number("k", Need::Optional, 0).has_value();
    else if (getter == "decimal")
        hasValue = reader.decimalText("k").has_value();
    else if (getter == "choice")
        hasValue = reader.choice("k", purchases).has_value();
    else if (getter == "array")
        hasValue = reader.array("k") != nullptr;
    else if (getter == "object")
        hasValue = reader.object("k").has_value();
    QVERIFY(!hasValue);
    reader.finish();
    QCOMPARE(fixture.report(), expected);
    QCOMPARE(fixture.findings.front().code, Error::Code::BadValue);
}

void JsonObjectTest::missingKeyStandsAtItsObject()
{
    Fixture fixture("{\"offers\":\n  [{}, {\"id\":\"a\"}]}");
    JsonObjectReader reader = fixture.reader();
    for (JsonObjectReader &offer : reader.objects("offers", Need::Required)) {
        offer.string("id", Need::Required);
        offer.require("options");
        offer.finish();
    }
    reader.finish();
    QCOMPARE(fixture.report(),
             QByteArray("in.json:2:4: error: the key 'id' was not found, expected it in this object (offers[0].id)\n"
                        "in.json:2:4: error: the key 'options' was not found, expected it in this object "
                        "(offers[0].options)\n"
                        "in.json:2:8: error: the key 'options' was not found, expected it in this object "
                        "(offers[1].options)\n"));
    for (const Error &error : fixture.findings)
        QCOMPARE(error.code, Error::Code::MissingKey);
}

void JsonObjectTest::unknownKeysAreAllReported()
{
    Fixture fixture("{\"\u6771\":{\"x y\":1},\"name\":\"n\", \"colour\":1,\n\"shape\":{\"deep\":1}}");
    JsonObjectReader reader = fixture.reader();
    reader.string("name");
    std::optional<JsonObjectReader> inner = reader.object("\u6771");
    QVERIFY(inner.has_value());
    inner->finish();
    reader.finish();
    QCOMPARE(fixture.report(),
             QByteArray("in.json:1:7: error: the unknown key 'x y' was found, expected only keys of the format "
                        "(\u6771[\"x y\"])\n"
                        "in.json:1:28: error: the unknown key 'colour' was found, expected only keys of the format "
                        "(colour)\n"
                        "in.json:2:1: error: the unknown key 'shape' was found, expected only keys of the format "
                        "(shape)\n"));
    for (const Error &error : fixture.findings)
        QCOMPARE(error.code, Error::Code::UnknownKey);
}

void JsonObjectTest::unknownKeySuggestsTheMeantOne_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("meant"); // empty: no suggestion
    QTest::newRow("letter missing") << QByteArray("discountRte") << QByteArray("discountRate");
    QTest::newRow("letter too much") << QByteArray("discounttRate") << QByteArray("discountRate");
    QTest::newRow("two letters wrong") << QByteArray("diskountrate") << QByteArray("discountRate");
    QTest::newRow("neighbours swapped") << QByteArray("hors") << QByteArray("hours");
    QTest::newRow("swap and loss") << QByteArray("discuontRat") << QByteArray("discountRate");
    QTest::newRow("nearest of two") << QByteArray("hour") << QByteArray("hours");
    QTest::newRow("three letters wrong") << QByteArray("diskontrete") << QByteArray();
    QTest::newRow("other word") << QByteArray("currency") << QByteArray();
    QTest::newRow("short words are not alike") << QByteArray("up") << QByteArray();
    QTest::newRow("case of a short word") << QByteArray("Id") << QByteArray("id");
}

void JsonObjectTest::unknownKeySuggestsTheMeantOne()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, meant);
    Fixture fixture("{\"" + key.toStdString() + "\":1}");
    JsonObjectReader reader = fixture.reader();
    for (const char *known : {"id", "hourly", "hours", "discountRate"})
        reader.find(known);
    reader.finish();
    QCOMPARE(fixture.findings.size(), std::size_t{1});
    const QByteArray message = QByteArray::fromStdString(render(fixture.findings.front().what));
    const QByteArray expected = meant.isEmpty()
                                    ? "the unknown key '" + key + "' was found, expected only keys of the format"
                                    : "the unknown key '" + key + "' was found; did you mean '" + meant + "'?";
    QCOMPARE(message, expected);
}

void JsonObjectTest::nestedReadersNameThePath()
{
    Fixture fixture(R"({"offers":[{},{},{"options":[{"hourly":[]}]}]})");
    JsonObjectReader reader = fixture.reader();
    for (JsonObjectReader &offer : reader.objects("offers")) {
        for (JsonObjectReader &option : offer.objects("options"))
            option.decimalText("hourly", Need::Required);
    }
    QCOMPARE(fixture.findings.size(), std::size_t{1});
    QCOMPARE(fixture.findings.front().where.field, std::string("offers[2].options[0].hourly"));
    QCOMPARE(fixture.findings.front().where.column, 40);
}

void JsonObjectTest::wrongKindOfObjectIsOneFinding()
{
    Fixture fixture("[1]");
    JsonObjectReader reader = fixture.reader();
    reader.string("id", Need::Required);
    QVERIFY(!reader.has("id"));
    reader.finish();
    QCOMPARE(fixture.report(), QByteArray("in.json:1:1: error: [\u2026] was found, expected an object { }\n"));

    Fixture items(R"({"list":[{"a":1},2,"x",{"a":3}],"names":["a",1,null]})");
    JsonObjectReader root = items.reader();
    QCOMPARE(root.objects("list").size(), std::size_t{2});
    QVERIFY(!root.strings("names"));
    QCOMPARE(items.report(),
             QByteArray("in.json:1:18: error: 2 was found, expected an object { } (list[1])\n"
                        "in.json:1:20: error: 'x' was found, expected an object { } (list[2])\n"
                        "in.json:1:46: error: 1 was found, expected a text in double quotes (names[1])\n"
                        "in.json:1:48: error: null was found, expected a text in double quotes "
                        "(names[2])\n"));
}

void JsonObjectTest::callersOwnFindings()
{
    Fixture fixture(R"({"from":"2027-13-01","a":{}})");
    JsonObjectReader reader = fixture.reader();
    reader.reject(*reader.find("from"), Error{Error::Code::BadValue, {"no such month", {}}, {}});
    reader.rejectKey("from", Error::Code::Undefined, {"at the value", {}});
    std::optional<JsonObjectReader> inner = reader.object("a");
    QVERIFY(inner.has_value());
    inner->rejectKey("until", Error::Code::MissingKey, {"one of from and until is needed", {}});
    QCOMPARE(fixture.report(), QByteArray("in.json:1:9: error: no such month (from)\n"
                                          "in.json:1:9: error: at the value (from)\n"
                                          "in.json:1:26: error: one of from and until is needed (a.until)\n"));
}

void JsonObjectTest::stopsAtTheLimit()
{
    std::string text = "{";
    for (int i = 0; i < 50; ++i)
        text += (i == 0 ? "\"key" : ",\"key") + std::to_string(i) + "\":1";
    Fixture fixture(text + "}");
    JsonObjectReader reader = fixture.reader();
    for (int i = 0; i < 15; ++i)
        reader.string("key" + std::to_string(i));
    reader.finish();
    QCOMPARE(fixture.findings.size(), maxDiagnostics);
    reader.require("missing");
    QCOMPARE(fixture.findings.size(), maxDiagnostics);
}

void JsonObjectTest::findingsCanBeSorted()
{
    Fixture fixture("{\"b\":1,\n\"a\":2,\"z\":0}");
    JsonObjectReader reader = fixture.reader();
    reader.string("a");
    reader.string("b");
    reader.finish();
    sortByPlace(fixture.findings);
    QCOMPARE(fixture.findings.size(), std::size_t{3});
    QCOMPARE(fixture.findings[0].where.field, std::string("b"));
    QCOMPARE(fixture.findings[1].where.field, std::string("a"));
    QCOMPARE(fixture.findings[2].where.field, std::string("z"));
}

QTEST_APPLESS_MAIN(JsonObjectTest)
#include "json_object_test.moc"
