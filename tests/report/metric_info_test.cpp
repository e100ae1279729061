// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/metric_info.h"
#include "report/result_json.h"
#include "report_fixture.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <set>

using namespace gpufolio;
using namespace gpufolio::test;

class MetricInfoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMetricIsComplete();
    void idsAreUniqueAndThoseOfTheJson();
    void unitsNameCurrencyAndMachineOrGpu();
    void unitsAreTranslatedButNotTheCode();
};

void MetricInfoTest::everyMetricIsComplete()
{
    for (int i = 0; i < metricCount; ++i) {
        const MetricInfo &info = metricInfo(static_cast<Metric>(i));
        QVERIFY2(!info.id.empty(), qPrintable(QString::number(i)));
        for (const std::string_view text : {info.label, info.description, info.formula, info.source}) {
            QVERIFY2(!text.empty(), info.id.data());
            QVERIFY2(text.find_first_of("$\u00A5%") == std::string_view::npos,
                     info.id.data()); // codes, not signs; no %
        }
        QVERIFY2(info.description.back() == '.', info.id.data());
    }
}

void MetricInfoTest::idsAreUniqueAndThoseOfTheJson()
{
    std::set<std::string_view> ids;
    for (int i = 0; i < metricCount; ++i)
        QVERIFY2(ids.insert(metricInfo(static_cast<Metric>(i)).id).second,
                 metricInfo(static_cast<Metric>(i)).id.data());

    const QJsonObject json =
        QJsonDocument::fromJson(QByteArray::fromStdString(writePlanJson(evaluated(mixedSet())[1]))).object();
    for (const QString &key : json["totals"].toObject().keys())
        QVERIFY2(key == "rounding" || ids.count(key.toStdString()) == 1, qPrintable(key));
    for (const QString &key : json["hours"].toObject().keys())
        QVERIFY2(ids.count("hours." + key.toStdString()) == 1, qPrintable(key));
    for (const char *key : {"commitmentCoverage", "commitmentUtilisation"})
        QVERIFY(json.contains(key) && ids.count(key) == 1);
}

void MetricInfoTest::unitsNameCurrencyAndMachineOrGpu()
{
    const Currency yuan = Currency::of("CNY");
    QCOMPARE(unitOf(MetricUnit::Currency, yuan), std::string("CNY"));
    QCOMPARE(unitOf(MetricUnit::CurrencyPerInstanceHour, yuan), std::string("CNY/machine-hour"));
    QCOMPARE(unitOf(MetricUnit::CurrencyPerAcceleratorHour, yuan), std::string("CNY/GPU-hour"));
    QCOMPARE(unitOf(MetricUnit::InstanceHours, yuan), std::string("machine-hours"));
    QCOMPARE(unitOf(MetricUnit::AcceleratorHours, yuan), std::string("GPU-hours"));
    QCOMPARE(unitOf(MetricUnit::Fraction, yuan), std::string());
}

void MetricInfoTest::unitsAreTranslatedButNotTheCode()
{
    const Translate chinese = [](std::string_view text) -> std::string {
        if (text == "%1/GPU-hour")
            return "%1/卡时";
        if (text == "machine-hours")
            return "机时";
        return std::string(text);
    };
    QCOMPARE(unitText("CNY/GPU-hour", chinese), std::string("CNY/卡时"));
    QCOMPARE(unitText("machine-hours", chinese), std::string("机时"));
    QCOMPARE(unitText("CNY", chinese), std::string("CNY"));
    QCOMPARE(unitText("", chinese), std::string());
}

QTEST_APPLESS_MAIN(MetricInfoTest)
#include "metric_info_test.moc"
