// SPDX-License-Identifier: GPL-3.0-or-later
// What is new, gone, dearer and cheaper between two price books; two real catalogs of different days when they lie
// beside the checkout.
#include "price_rows.h"
#include "prices/price_diff.h"
#include "prices/price_import.h"
#include "support/file_io.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

PriceDiff diffOf(std::vector<PriceRow> before, std::vector<PriceRow> after)
{
    return *diffPrices(PriceBook(std::move(before)), PriceBook(std::move(after)));
}

PriceRow seen(PriceRow row, const char *retrieved, const char *validFrom = nullptr)
{
    row.provenance.retrieved = date(retrieved);
    row.provenance.validFrom = validFrom == nullptr ? std::nullopt : std::optional(date(validFrom));
    return row;
}

PriceRow azureRow(const char *machine, const char *hourly)
{
    PriceRow row = onDemandRow(hourly);
    row.provider = "azure";
    row.region = "eastus2";
    row.instanceType = machine;
    row.accelerator = "H100-NVL-94GB";
    row.acceleratorCount = Decimal::fromInteger(1);
    return row;
}

bool mentions(const PriceDifference &difference, std::string_view words)
{
    return std::any_of(difference.remarks.begin(), difference.remarks.end(),
                       [words](const Message &remark) { return render(remark).find(words) != std::string::npos; });
}

QDir priceFolder()
{
    return {QString(GPUFOLIO_SOURCE_DIR) + "/../shared/data/prices"};
}

PriceBook bookOf(const QString &path)
{
    const std::string name = path.toStdString();
    return importPrices({*readFile(name), name, "auto", ""}, PriceBook(), date("2026-11-30"), true)->book;
}

bool isOfInterest(std::string_view machine)
{
    return machine.rfind("p4de", 0) == 0 || machine.rfind("p5", 0) == 0;
}

/// Machine, region and zone.
using ZoneKey = std::array<std::string, 3>;

/// The zones of a SkyPilot file as they stand there: the first and the last cells of a line have no commas.
std::set<ZoneKey> zonesOf(const QString &path)
{
    std::set<ZoneKey> keys;
    for (const QString &line : QString::fromStdString(*readFile(path.toStdString())).split('\n').mid(1)) {
        const QStringList cells = line.split(',');
        if (isOfInterest(cells.first().toStdString()))
            keys.insert({cells.first().toStdString(), cells[cells.size() - 3].toStdString(),
                         cells[cells.size() - 2].toStdString()});
    }
    return keys;
}

} // namespace

class PriceDiffTest : public QObject
{
    Q_OBJECT

private slots:
    void newGoneDearerCheaper();
    void perGpuHourWithTheUpfrontSpread();
    void lastDigitsAreNoChange_data();
    void lastDigitsAreNoChange();
    void zonesAreComparedEachForItself();
    void heldBackPricesAreNotCompared();
    void changedBetweenTwoDays_data();
    void changedBetweenTwoDays();
    void movesOverFortyPercentNeedALook_data();
    void movesOverFortyPercentNeedALook();
    void windowsPricesAreSuspected_data();
    void windowsPricesAreSuspected();
    void anotherCountOfGpusIsSaid();
    void lawsOnRandomBooks();
    void jsonHasEveryKey();
    void csvHasALineForEachDifference();
    void twoCatalogsOfOneCloud();
};

void PriceDiffTest::newGoneDearerCheaper()
{
    PriceRow gone = onDemandRow("10");
    gone.instanceType = "p3.2xlarge";
    PriceRow fresh = onDemandRow("12");
    fresh.instanceType = "p6.48xlarge";
    const PriceDiff diff = diffOf({onDemandRow("98.32"), spotRow("30"), gone, commitmentRow("50", "0", 8760)},
                                  {onDemandRow("55.04"), spotRow("33"), fresh, commitmentRow("50", "0", 8760)});
    QCOMPARE(diff.unchanged, std::size_t(1));
    for (const PriceMove move : {PriceMove::New, PriceMove::Gone, PriceMove::Dearer, PriceMove::Cheaper})
        QCOMPARE(diff.count(move), std::size_t(1));
    QCOMPARE(diff.before.prices, std::size_t(4));
    for (const PriceDifference &difference : diff.prices) {
        QCOMPARE(difference.before.has_value(), difference.move != PriceMove::New);
        QCOMPARE(difference.after.has_value(), difference.move != PriceMove::Gone);
        QCOMPARE(difference.change.has_value(), difference.before && difference.after);
    }
    const auto cut = std::find_if(diff.prices.begin(), diff.prices.end(), [](const PriceDifference &difference) {
        return difference.move == PriceMove::Cheaper;
    });
    // AWS, June 2025: 98.32 to 55.04 for 8 GPUs; 55.04 / 98.32 - 1 by hand.
    QCOMPARE(toText(cut->before->acceleratorHourly), std::string("12.29"));
    QCOMPARE(toText(cut->after->acceleratorHourly), std::string("6.88"));
    QCOMPARE(toText(*cut->change, 6, 6), std::string("-0.440195"));
}

void PriceDiffTest::perGpuHourWithTheUpfrontSpread()
{
    // 8,760 upfront over a year is 1 an hour: 41 before, 42 after, of 8 GPUs.
    const PriceDiff diff = diffOf({commitmentRow("40", "8760", 8760, "partialUpfront")},
                                  {commitmentRow("40", "17520", 8760, "partialUpfront")});
    QCOMPARE(diff.prices.size(), std::size_t(1));
    QVERIFY(diff.prices[0].move == PriceMove::Dearer);
    QCOMPARE(toText(diff.prices[0].before->acceleratorHourly), std::string("5.125"));
    QCOMPARE(toText(diff.prices[0].after->acceleratorHourly), std::string("5.25"));
}

void PriceDiffTest::lastDigitsAreNoChange_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("same");
    // W12: one product, other last digits by region (AWS price list of 2026-09-01, p4d in us-east-1 and us-west-2).
    QTest::newRow("21.957642 and 21.95764") << "21.957642"
                                            << "21.95764" << true;
    // S4: SkyPilot rounds spot to 4 places beside an exact on-demand price.
    QTest::newRow("32.93646 and 32.936500") << "32.93646"
                                            << "32.936500" << true;
    QTest::newRow("8 and 8.0") << "8"
                               << "8.0" << true;
    QTest::newRow("a tenth of a percent") << "10"
                                          << "10.01" << false;
}

void PriceDiffTest::lastDigitsAreNoChange()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(bool, same);
    const PriceDiff diff = diffOf({onDemandRow(before.toStdString())}, {onDemandRow(after.toStdString())});
    QCOMPARE(diff.prices.empty(), same);
    QCOMPARE(diff.unchanged, std::size_t(same ? 1 : 0));
}

void PriceDiffTest::zonesAreComparedEachForItself()
{
    const PriceDiff diff = diffOf({spotRow("10", "use1-az1"), spotRow("20", "use1-az2")},
                                  {spotRow("20", "use1-az2"), spotRow("10", "use1-az3")});
    QCOMPARE(diff.unchanged, std::size_t(1));
    QCOMPARE(diff.count(PriceMove::Gone), std::size_t(1));
    QCOMPARE(diff.count(PriceMove::New), std::size_t(1));
}

void PriceDiffTest::heldBackPricesAreNotCompared()
{
    PriceRow held = onDemandRow("980");
    held.state = PriceState::HeldBack;
    const PriceDiff diff = diffOf({onDemandRow("98")}, {onDemandRow("98"), held});
    QVERIFY(diff.prices.empty());
    QCOMPARE(diff.after.leftOut, std::size_t(1));
    QCOMPARE(diff.after.prices, std::size_t(1));
}

void PriceDiffTest::changedBetweenTwoDays_data()
{
    QTest::addColumn<QStringList>("before"); // retrieved, valid from
    QTest::addColumn<QStringList>("after");
    QTest::addColumn<QString>("notBefore");
    QTest::addColumn<QString>("notAfter");
    // V4: a reader took the day on which a change was seen for the day on which it was made.
    QTest::newRow("read on two days") << QStringList{"2026-04-02"} << QStringList{"2026-06-18"} << "2026-04-02"
                                      << "2026-06-18";
    QTest::newRow("the vendor says since when")
        << QStringList{"2025-04-05", "2023-06-01"} << QStringList{"2026-09-01", "2025-06-23"} << "2025-04-05"
        << "2025-06-23";
    QTest::newRow("old files read on one day")
        << QStringList{"2026-11-30", "2026-04-02"} << QStringList{"2026-11-30", "2026-06-18"} << "2026-04-02"
        << "2026-06-18";
}

void PriceDiffTest::changedBetweenTwoDays()
{
    QFETCH(QStringList, before);
    QFETCH(QStringList, after);
    QFETCH(QString, notBefore);
    QFETCH(QString, notAfter);
    const auto rowOf = [](const char *price, const QStringList &days) {
        const QByteArray retrieved = days.first().toUtf8();
        const QByteArray validFrom = days.value(1).toUtf8();
        return seen(onDemandRow(price), retrieved.constData(), days.size() > 1 ? validFrom.constData() : nullptr);
    };
    const PriceDiff diff = diffOf({rowOf("98.32", before)}, {rowOf("55.04", after)});
    QCOMPARE(diff.prices.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(diff.prices[0].dateBefore->toText()), notBefore);
    QCOMPARE(QString::fromStdString(diff.prices[0].dateAfter->toText()), notAfter);
    QVERIFY(diff.prices[0].remarks.empty());
    const PriceDiff back = diffOf({rowOf("55.04", after)}, {rowOf("98.32", before)});
    QVERIFY(mentions(back.prices[0], "earlier day"));
}

void PriceDiffTest::movesOverFortyPercentNeedALook_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("look");
    // V5: ND96amsr_A100_v4 in polandcentral, 46.861, then 7.692, then 46.89 in three snapshots of one table.
    QTest::newRow("falls to a sixth") << "46.861"
                                      << "7.692" << true;
    QTest::newRow("and back") << "7.692"
                              << "46.89" << true;
    QTest::newRow("a real cut, p5 in June 2025") << "98.32"
                                                 << "55.04" << true;
    QTest::newRow("40 % exactly") << "10"
                                  << "14" << false;
    QTest::newRow("10 %") << "10"
                          << "9" << false;
}

void PriceDiffTest::movesOverFortyPercentNeedALook()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(bool, look);
    const PriceDiff diff = diffOf({onDemandRow(before.toStdString())}, {onDemandRow(after.toStdString())});
    QCOMPARE(diff.prices[0].needsLook, look);
    QCOMPARE(diff.toLookAt(), std::size_t(look ? 1 : 0));
}

void PriceDiffTest::windowsPricesAreSuspected_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("suspected");
    // A9: NCC40ads_H100_v5 in eastus2 was 8.82, 6.98 and 8.82 again in three snapshots: 1.84 = 40 vCPUs x 0.046.
    QTest::newRow("down to the Linux price") << "Standard_NCC40ads_H100_v5"
                                             << "8.82"
                                             << "6.98" << true;
    QTest::newRow("up to the Windows price") << "Standard_NCC40ads_H100_v5"
                                             << "6.98"
                                             << "8.82" << true;
    QTest::newRow("96 vCPUs: 4.416") << "Standard_ND96isr_H100_v5"
                                     << "98.32"
                                     << "102.736" << true;
    QTest::newRow("another gap") << "Standard_ND96isr_H100_v5"
                                 << "98.32"
                                 << "102.0" << false;
    QTest::newRow("no vCPUs in the name") << "p5.48xlarge"
                                          << "6.98"
                                          << "8.82" << false;
}

void PriceDiffTest::windowsPricesAreSuspected()
{
    QFETCH(QString, machine);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(bool, suspected);
    const QByteArray name = machine.toUtf8();
    const QByteArray old = before.toUtf8();
    const QByteArray fresh = after.toUtf8();
    const PriceDiff diff =
        diffOf({azureRow(name.constData(), old.constData())}, {azureRow(name.constData(), fresh.constData())});
    QCOMPARE(mentions(diff.prices[0], "looks like the Windows price"), suspected);
    if (suspected)
        QVERIFY(mentions(diff.prices[0], std::max(before.toDouble(), after.toDouble()) == before.toDouble()
                                             ? before.toStdString()
                                             : after.toStdString()));
    // Known vCPUs count before those of the name, and of Windows rows it is no news.
    PriceRow left = azureRow(name.constData(), old.constData());
    PriceRow right = azureRow(name.constData(), fresh.constData());
    left.operatingSystem = right.operatingSystem = "windows";
    QVERIFY(!mentions(diffOf({left}, {right}).prices[0], "looks like the Windows price"));
}

void PriceDiffTest::anotherCountOfGpusIsSaid()
{
    // A12: one catalog gives ND96isr_H100_v5 12 GPUs instead of 8.
    PriceRow twelve = onDemandRow("98.32");
    twelve.acceleratorCount = Decimal::fromInteger(12);
    const PriceDiff diff = diffOf({twelve}, {onDemandRow("98.32")});
    QVERIFY(diff.prices[0].move == PriceMove::Dearer);
    QVERIFY(mentions(diff.prices[0], "had 12 GPUs in the first book and has 8 in the second"));
}

void PriceDiffTest::lawsOnRandomBooks()
{
    std::mt19937 random(4);
    for (int round = 0; round < 50; ++round) {
        const PriceBook a(randomRows(random, 60));
        const PriceBook b(randomRows(random, 60));
        QVERIFY(diffPrices(a, a)->prices.empty());
        const PriceDiff there = *diffPrices(a, b);
        const PriceDiff back = *diffPrices(b, a);
        QCOMPARE(there.count(PriceMove::New), back.count(PriceMove::Gone));
        QCOMPARE(there.count(PriceMove::Gone), back.count(PriceMove::New));
        QCOMPARE(there.count(PriceMove::Dearer), back.count(PriceMove::Cheaper));
        QCOMPARE(there.unchanged, back.unchanged);
        // Every accepted row of both books is counted once.
        const std::size_t changed = there.count(PriceMove::Dearer) + there.count(PriceMove::Cheaper);
        QCOMPARE(there.count(PriceMove::Gone) + changed + there.unchanged, there.before.prices);
        QCOMPARE(there.count(PriceMove::New) + changed + there.unchanged, there.after.prices);
        QCOMPARE(there.before.prices + there.before.leftOut, a.rows().size());
        // And as a search for each row by itself finds it.
        std::size_t missing = 0;
        for (const PriceRow &row : b.rows()) {
            missing += row.state == PriceState::Accepted &&
                       std::none_of(a.rows().begin(), a.rows().end(), [&row](const PriceRow &other) {
                           return other.state == PriceState::Accepted && sameIdentity(other, row);
                       });
        }
        QCOMPARE(there.count(PriceMove::New), missing);
    }
}

void PriceDiffTest::jsonHasEveryKey()
{
    PriceDiff diff = diffOf({onDemandRow("98.32"), commitmentRow("40", "100", 8760, "partialUpfront")},
                            {onDemandRow("55.04"), spotRow("30", "use1-az1")});
    diff.before.name = "old";
    diff.after.name = "new";
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(priceDiffJson(diff))).object();
    QCOMPARE(document["format"], QJsonValue("gpufolio.priceDiff"));
    QCOMPARE(document["formatVersion"], QJsonValue(1));
    QCOMPARE(document["before"]["name"], QJsonValue("old"));
    QCOMPARE(document["after"]["prices"], QJsonValue(2));
    QCOMPARE(document["after"]["newest"], QJsonValue("2026-09-01"));
    const QJsonObject summary = document["summary"].toObject();
    QCOMPARE(summary["new"].toInt() + summary["gone"].toInt() + summary["cheaper"].toInt(), 3);
    QCOMPARE(summary["needsLook"], QJsonValue(1));
    const QJsonArray prices = document["prices"].toArray();
    QCOMPARE(prices.size(), 3);
    for (const QJsonValue &price : prices) {
        for (const char *key : {"move",      "offer",        "option",      "provider",         "region",
                                "zone",      "instanceType", "accelerator", "acceleratorCount", "operatingSystem",
                                "kind",      "termHours",    "currency",    "before",           "after",
                                "notBefore", "notAfter",     "change",      "needsLook",        "remarks"})
            QVERIFY2(price.toObject().contains(QLatin1String(key)), key);
        const QJsonObject side = (price["before"].isNull() ? price["after"] : price["before"]).toObject();
        for (const char *key :
             {"hourly", "upfront", "amortisedHourly", "acceleratorHourly", "source", "retrieved", "validFrom"})
            QVERIFY2(side.contains(QLatin1String(key)), key);
    }
    QCOMPARE(prices[0]["move"], QJsonValue("cheaper"));
    QCOMPARE(prices[0]["before"]["acceleratorHourly"], QJsonValue("12.29"));
    QVERIFY(prices[1]["after"].isNull());
}

void PriceDiffTest::csvHasALineForEachDifference()
{
    const PriceDiff diff = diffOf({onDemandRow("98.32")}, {onDemandRow("55.04"), spotRow("30")});
    const QStringList lines = QString::fromStdString(*priceDiffCsv(diff)).split("\r\n", Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    const QStringList header = lines[0].split(',');
    const QStringList cut = lines[1].split(',');
    QCOMPARE(cut.size(), header.size());
    QCOMPARE(cut[header.indexOf("move")], QString("cheaper"));
    QCOMPARE(cut[header.indexOf("acceleratorHourlyAfter")], QString("6.88"));
    QCOMPARE(lines[2].split(',')[header.indexOf("acceleratorHourlyBefore")], QString());
}

void PriceDiffTest::twoCatalogsOfOneCloud()
{
    if (!priceFolder().exists("skypilot"))
        QSKIP("No collected catalogs beside this checkout (../shared/data/prices/skypilot).");
    // Counted by hand in the two SkyPilot files, p4de and p5: 48 zones in both, 35 of them with another spot price,
    // none with another on-demand price, 7 only in the newer file and 2 only in the older one.
    const QDir folder(priceFolder().filePath("skypilot"));
    const QString beforePath = folder.filePath(folder.entryList({"v8-aws-p3dn*"}).first());
    const QString afterPath = folder.filePath(folder.entryList({"v8-aws-p4de*"}).first());
    const PriceBook before = bookOf(beforePath);
    const PriceBook after = bookOf(afterPath);
    const PriceDiff diff = *diffPrices(before, after);
    std::size_t changedSpot = 0;
    std::size_t changedOnDemand = 0;
    std::map<PriceMove, std::vector<PriceRow>> moved;
    for (const PriceDifference &difference : diff.prices) {
        const PriceRow &row = difference.price().row;
        if (!isOfInterest(row.instanceType))
            continue;
        if (difference.before && difference.after)
            ++(row.kind == OptionKind::Spot ? changedSpot : changedOnDemand);
        else
            moved[difference.move].push_back(row);
    }
    QCOMPARE(changedOnDemand, std::size_t(0));
    QCOMPARE(changedSpot, std::size_t(35));
    // The on-demand price of all zones is one price of the region here, so a zone of the file is new as a spot price of
    // its own or with its region.
    const auto isIn = [](const std::vector<PriceRow> &rows, const ZoneKey &key) {
        return std::any_of(rows.begin(), rows.end(), [&key](const PriceRow &row) {
            return row.instanceType == key[0] && (row.zone.empty() ? row.region == key[1] : row.zone == key[2]);
        });
    };
    const std::set<ZoneKey> old = zonesOf(beforePath);
    const std::set<ZoneKey> fresh = zonesOf(afterPath);
    const auto only = [&isIn](const std::set<ZoneKey> &these, const std::set<ZoneKey> &those,
                              const std::vector<PriceRow> &rows) {
        return std::count_if(these.begin(), these.end(),
                             [&](const ZoneKey &key) { return those.count(key) == 0 && isIn(rows, key); });
    };
    QCOMPARE(only(fresh, old, moved[PriceMove::New]), std::ptrdiff_t(7));
    QCOMPARE(only(old, fresh, moved[PriceMove::Gone]), std::ptrdiff_t(2));
    // Nothing else is new or gone.
    QCOMPARE(moved[PriceMove::New].size(), std::size_t(4));
    QCOMPARE(moved[PriceMove::Gone].size(), std::size_t(3));
}

QTEST_APPLESS_MAIN(PriceDiffTest)
#include "price_diff_test.moc"
