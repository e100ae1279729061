// SPDX-License-Identifier: GPL-3.0-or-later
// One table of keys: the reader takes no others, the schema publishes the same, and what is read is kept.
#include "plan/scenario_keys.h"
#include "plan/scenario_reader.h"
#include "support/file_io.h"

#include <QTest>

#include <map>
#include <set>
#include <string>
#include <tuple>

using namespace gpufolio;

namespace
{

using KeysByObject = std::map<std::string, std::set<std::string>>;

/// What kind of object stands under a key of another.
const std::map<std::pair<std::string, std::string>, std::string> &children()
{
    static const std::map<std::pair<std::string, std::string>, std::string> all = {
        {{"scenario", "offers"}, "offer"},
        {{"scenario", "workloads"}, "workload"},
        {{"scenario", "commitments"}, "commitment"},
        {{"scenario", "plans"}, "plan"},
        {{"scenario", "policy"}, "policy"},
        {{"scenario", "exchangeRates"}, "exchangeRate"},
        {{"offer", "options"}, "option"},
        {{"option", "metering"}, "metering"},
        {{"option", "path"}, "pricePoint"},
        {{"workload", "needs"}, "needs"},
        {{"workload", "demand"}, "demand"},
        {{"workload", "interruptible"}, "interruptible"},
        {{"plan", "commitments"}, "commitment"},
        {{"plan", "policy"}, "policy"},
        {{"policy", "limits"}, "limits"},
    };
    return all;
}

void collect(const JsonValue &value, const std::string &object, KeysByObject &keys)
{
    for (const JsonValue &item : value.items())
        collect(item, object, keys);
    for (const JsonMember &member : value.members()) {
        keys[object].insert(member.key);
        const auto child = children().find({object, member.key});
        if (child != children().end())
            collect(member.value, child->second, keys);
    }
}

KeysByObject keysOf(const std::string &text)
{
    const Read<JsonDocument> document = parseJson(text, "keys.json");
    KeysByObject keys;
    if (document)
        collect(document->root(), "scenario", keys);
    return keys;
}

KeysByObject keysOfReader()
{
    KeysByObject keys;
    for (const ObjectKeys *table : scenario_keys::all())
        keys[std::string(table->name)].insert(table->keys.begin(), table->keys.end());
    return keys;
}

std::string readData(const std::string &path)
{
    const Result<std::string> text = readFile(path);
    return text ? *text : std::string();
}

QByteArray describe(const KeysByObject &keys)
{
    std::string text;
    for (const auto &[object, names] : keys) {
        text += object + ":";
        for (const std::string &name : names)
            text += " " + name;
        text += "\n";
    }
    return QByteArray::fromStdString(text);
}

} // namespace

class ScenarioKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void schemaHasTheKeysOfTheReader();
    void everyKeyIsInTheExample();
    void everyKeySurvivesReadingAndWriting();
    void keysOfLaterVersionsAreRefusedByName_data();
    void keysOfLaterVersionsAreRefusedByName();
};

void ScenarioKeysTest::schemaHasTheKeysOfTheReader()
{
    const Read<JsonDocument> schema =
        parseJson(readData(GPUFOLIO_SOURCE_DIR "/model/plan/scenario.schema.json"), "scenario.schema.json");
    QVERIFY(schema);
    KeysByObject published;
    const auto add = [&published](const std::string &name, const JsonValue &object) {
        const JsonValue *properties = object.find("properties");
        if (properties == nullptr)
            return;
        QVERIFY(object.find("additionalProperties") != nullptr);
        QCOMPARE(object.find("additionalProperties")->text(), std::string("false"));
        for (const JsonMember &property : properties->members())
            published[name].insert(property.key);
    };
    add("scenario", schema->root());
    for (const JsonMember &definition : schema->root().find("$defs")->members())
        add(definition.key, definition.value);
    QCOMPARE(describe(published), describe(keysOfReader()));
}

void ScenarioKeysTest::everyKeyIsInTheExample()
{
    QCOMPARE(describe(keysOf(readData(GPUFOLIO_TEST_DATA "/scenarios/every_key.json"))), describe(keysOfReader()));
}

void ScenarioKeysTest::everyKeySurvivesReadingAndWriting()
{
    const Read<ScenarioSet> set = loadScenario(GPUFOLIO_TEST_DATA "/scenarios/every_key.json");
    QVERIFY(set);
    KeysByObject expected = keysOfReader();
    for (const char *shortForm : {"accelerators", "memoryPerAcceleratorGb", "regions"})
        expected["workload"].erase(shortForm); // written in full: demand, needs
    QCOMPARE(describe(keysOf(writeScenario(*set))), describe(expected));
}

void ScenarioKeysTest::keysOfLaterVersionsAreRefusedByName_data()
{
    QTest::addColumn<QByteArray>("where");
    QTest::addColumn<QByteArray>("key");
    const std::map<std::string_view, QByteArray> anchors = {
        {"scenario", "\"name\": \"Small\""}, {"option", "\"kind\": \"spot\""},
        {"workload", "\"id\": \"serve\""},   {"demand", "\"unit\": \"instances\""},
        {"commitment", "\"held\": true"},    {"policy", "\"purchaseDates\": \"monthly\""},
    };
    for (const ObjectKeys *table : scenario_keys::all()) {
        for (const std::string_view key : table->notYet) {
            const std::string row = std::string(table->name) + "." + std::string(key);
            QTest::newRow(row.c_str()) << anchors.at(table->name) << QByteArray(key.data(), qsizetype(key.size()));
        }
    }
}

void ScenarioKeysTest::keysOfLaterVersionsAreRefusedByName()
{
    QFETCH(const QByteArray, where);
    QFETCH(const QByteArray, key);
    QByteArray text = QByteArray::fromStdString(readData(GPUFOLIO_TEST_DATA "/scenarios/small.json"));
    QCOMPARE(text.count(where), 1);
    text.replace(where, where + ", \"" + key + "\": 1");
    const Read<ScenarioSet> read = readScenario(text.toStdString(), "s.json");
    QVERIFY(!read);
    QCOMPARE(read.error().size(), std::size_t{1});
    QVERIFY(read.error().front().code == Error::Code::UnknownKey);
    QCOMPARE(QByteArray::fromStdString(render(read.error().front().what)),
             "'" + key + "' was found, which this version doesn't compute yet; expected an input without it");
}

QTEST_APPLESS_MAIN(ScenarioKeysTest)
#include "scenario_keys_test.moc"
