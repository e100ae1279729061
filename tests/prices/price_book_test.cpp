// SPDX-License-Identifier: GPL-3.0-or-later
#include "price_rows.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

std::string optionText(const Offer &offer)
{
    std::string text;
    for (const PurchaseOption &option : offer.options)
        text += (text.empty() ? "" : ", ") + option.id + " " + toText(amortisedHourly(option));
    return text;
}

std::vector<std::string> offerTexts(const PriceBook &book)
{
    std::vector<std::string> texts;
    for (const Offer &offer : book.offers())
        texts.push_back(offer.id + ": " + optionText(offer));
    return texts;
}

} // namespace

class PriceBookTest : public QObject
{
    Q_OBJECT

private slots:
    void ids_data();
    void ids();
    void newestPriceOfAnIdentityStays();
    void orderIsThatOfIdentities();
    void heldBackAndIncompleteStandBesideTheAccepted();
    void gathersOptionsOfARegion();
    void medianOfZones_data();
    void medianOfZones();
    void zonesThatCostTheSameAreGathered();
    void zonesThatDifferStandAlone();
    void zonesDifferWithoutARegionPrice();
    void zoneCanBeAskedFor();
    void unacceptedPricesMakeNoOffer();
    void historyMakesNoOffer();
    void nearlyEqualPrices();
    void laws();
};

void PriceBookTest::ids_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("offer");
    QTest::addColumn<QString>("option");
    QTest::newRow("plain") << 0 << "aws:us-east-1:p5.48xlarge"
                           << "onDemand";
    QTest::newRow("zone, spot") << 1 << "aws:us-east-1:use1-az2:p5.48xlarge"
                                << "spot";
    QTest::newRow("one year") << 2 << "aws:us-east-1:p5.48xlarge"
                              << "1y";
    QTest::newRow("payment and class") << 3 << "aws:us-east-1:p5.48xlarge"
                                       << "3y-allUpfront-convertible";
    QTest::newRow("weeks") << 4 << "aws:us-east-1:p5.48xlarge"
                           << "336h";
    QTest::newRow("all parts") << 5 << "aws/4711:us-east-1:p5.48xlarge:windows:dedicated:CNY"
                               << "onDemand";
}

void PriceBookTest::ids()
{
    QFETCH(int, which);
    QFETCH(QString, offer);
    QFETCH(QString, option);
    PriceRow special = onDemandRow("1");
    special.account = "4711";
    special.operatingSystem = "windows";
    special.tenancy = "dedicated";
    special.currency = Currency::of("CNY");
    const std::vector<PriceRow> rows = {
        onDemandRow("1"),
        spotRow("1", "use1-az2"),
        commitmentRow("1", "0", 8760),
        commitmentRow("0", "9", 26280, "allUpfront", "convertible"),
        commitmentRow("0", "9", 336),
        special,
    };
    const PriceRow &row = rows[static_cast<std::size_t>(which)];
    QCOMPARE(offerIdOf(row), offer.toStdString());
    QCOMPARE(optionIdOf(row), option.toStdString());
}

void PriceBookTest::newestPriceOfAnIdentityStays()
{
    PriceRow old = onDemandRow("98.32");
    old.provenance.validFrom = date("2025-04-05");
    PriceRow current = onDemandRow("55.04");
    PriceRow undated = onDemandRow("50");
    undated.provenance.validFrom.reset();
    undated.provenance.retrieved = date("2026-08-01");
    const PriceBook book({current, old, undated});
    QCOMPARE(book.rows().size(), std::size_t(1));
    QCOMPARE(toText(book.rows().front().hourly), std::string("55.04"));
    // Of two from one day the later of the list.
    QCOMPARE(toText(PriceBook({current, onDemandRow("54")}).rows().front().hourly), std::string("54"));
}

/// The order of a plain stable sort by every part of an identity, then the state, then the day; and the last of those
/// that are equal in all of it.
void PriceBookTest::orderIsThatOfIdentities()
{
    std::mt19937 random(7);
    const std::vector<std::string> words = {"", "a", "a-", "aa", "b", "B", "\xE5\x8D\x8E\xE4\xB8\x9C"};
    const auto word = [&] { return words[random() % words.size()]; };
    std::vector<PriceRow> rows;
    for (int i = 0; i < 4000; ++i) {
        PriceRow row = random() % 2 == 0 ? onDemandRow("1") : spotRow("1");
        row.provider = word();
        row.account = random() % 4 == 0 ? word() : "";
        row.region = word();
        row.zone = random() % 2 == 0 ? word() : "";
        row.instanceType = word();
        row.state = random() % 8 == 0 ? PriceState::HeldBack : PriceState::Accepted;
        row.provenance.validFrom = date(random() % 2 == 0 ? "2026-09-01" : "2026-09-02");
        row.note = std::to_string(i);
        rows.push_back(row);
    }
    const auto key = [](const PriceRow &row) {
        return std::tuple(row.provider, row.account, row.region, row.zone, row.instanceType, row.operatingSystem,
                          row.tenancy, row.kind, row.termHours, row.paymentOption, row.offeringClass, row.currency,
                          row.state != PriceState::Accepted);
    };
    std::vector<PriceRow> expected = rows;
    std::stable_sort(expected.begin(), expected.end(), [&](const PriceRow &a, const PriceRow &b) {
        return std::tuple(key(a), *a.provenance.validFrom) < std::tuple(key(b), *b.provenance.validFrom);
    });
    for (std::size_t i = expected.size() - 1; i > 0; --i) {
        if (key(expected[i]) == key(expected[i - 1]))
            expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(i - 1));
    }
    const PriceBook book(rows);
    QVERIFY(book.rows().size() < rows.size()); // some of an identity were there
    QVERIFY(book.rows() == expected);
    QVERIFY(PriceBook(expected).rows() == expected);
}

void PriceBookTest::heldBackAndIncompleteStandBesideTheAccepted()
{
    PriceRow heldBack = onDemandRow("5");
    heldBack.state = PriceState::HeldBack;
    heldBack.provenance.validFrom = date("2026-10-01");
    const PriceBook book({heldBack, onDemandRow("55.04")});
    QCOMPARE(book.rows().size(), std::size_t(2));
    QCOMPARE(offerTexts(book), std::vector<std::string>{"aws:us-east-1:p5.48xlarge: onDemand 55.04"});
}

void PriceBookTest::gathersOptionsOfARegion()
{
    PriceRow withFacts = commitmentRow("0", "8760", 8760, "allUpfront");
    withFacts.vcpus = decimal("192");
    withFacts.memoryGb = decimal("2048");
    const PriceBook book({spotRow("14"), commitmentRow("20", "0", 26280), withFacts, onDemandRow("55.04"),
                          commitmentRow("40", "0", 8760)});
    const std::vector<Offer> offers = book.offers();
    QCOMPARE(offers.size(), std::size_t(1));
    QCOMPARE(optionText(offers.front()), std::string("onDemand 55.04, 1y 40, 1y-allUpfront 1, 3y 20, spot 14"));
    QCOMPARE(offers.front().accelerator, std::string("H100-SXM-80GB"));
    QCOMPARE(toText(offers.front().acceleratorCount), std::string("8"));
    QCOMPARE(toText(*offers.front().vcpus), std::string("192"));
    QCOMPARE(offers.front().options[0].provenance.source, std::string("price list"));
    QCOMPARE(book.offer("aws:us-east-1:p5.48xlarge"), std::optional(offers.front()));
    QVERIFY(!book.offer("aws:us-east-1:p4d.24xlarge"));
}

void PriceBookTest::medianOfZones_data()
{
    QTest::addColumn<QStringList>("zones");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one") << QStringList{"14.5"} << "14.5";
    QTest::newRow("odd") << QStringList{"30", "10", "20"} << "20";
    QTest::newRow("even: the dearer of the middle two") << QStringList{"10", "20", "40", "30"} << "30";
    // Prices published for p5.48xlarge in us-east-1; two zones are at the on-demand price.
    QTest::newRow("zones at the on-demand price don't count")
        << QStringList{"55.040000", "47.205400", "14.582000", "55.040000", "14.246000", "14.868600"} << "14.8686";
    QTest::newRow("four decimals of on-demand") << QStringList{"55.0400", "55.0441", "20"} << "20";
    QTest::newRow("all at the on-demand price") << QStringList{"55.04", "55.04"} << "";
}

void PriceBookTest::medianOfZones()
{
    QFETCH(QStringList, zones);
    QFETCH(QString, expected);
    std::vector<PriceRow> rows = {onDemandRow("55.04")};
    for (const QString &hourly : zones)
        rows.push_back(spotRow(hourly.toStdString(), "use1-az" + std::to_string(rows.size())));
    const std::vector<Offer> offers = PriceBook(rows).offers();
    QCOMPARE(offers.size(), std::size_t(1));
    const PurchaseOption *spot = findOption(offers.front(), OptionKind::Spot);
    QCOMPARE(spot != nullptr ? toText(spot->hourly) : std::string(), expected.toStdString());
}

void PriceBookTest::zonesThatCostTheSameAreGathered()
{
    const PriceBook book({onDemandRow("55.04", "a"), onDemandRow("55.04", "b"), spotRow("20", "a")});
    QCOMPARE(offerTexts(book), std::vector<std::string>{"aws:us-east-1:p5.48xlarge: onDemand 55.04, spot 20"});
}

void PriceBookTest::zonesThatDifferStandAlone()
{
    const PriceBook book({onDemandRow("55.04"), onDemandRow("68.8", "lax"), spotRow("30", "lax"), spotRow("20", "a"),
                          commitmentRow("40", "0", 8760)});
    const std::vector<std::string> expected = {"aws:us-east-1:lax:p5.48xlarge: onDemand 68.8, spot 30",
                                               "aws:us-east-1:p5.48xlarge: onDemand 55.04, 1y 40, spot 20"};
    QCOMPARE(offerTexts(book), expected);
}

void PriceBookTest::zonesDifferWithoutARegionPrice()
{
    const PriceBook book({onDemandRow("55.04", "a"), onDemandRow("60", "b")});
    const std::vector<std::string> expected = {"aws:us-east-1:a:p5.48xlarge: onDemand 55.04",
                                               "aws:us-east-1:b:p5.48xlarge: onDemand 60"};
    QCOMPARE(offerTexts(book), expected);
}

void PriceBookTest::zoneCanBeAskedFor()
{
    const PriceBook book({onDemandRow("55.04"), spotRow("20", "a"), spotRow("55.04", "b"), spotRow("30", "c")});
    const std::optional<Offer> zone = book.offer("aws:us-east-1:b:p5.48xlarge");
    QVERIFY(zone);
    QCOMPARE(optionText(*zone), std::string("onDemand 55.04, spot 55.04"));
    QCOMPARE(zone->zone, std::string("b"));
    QCOMPARE(zone->id, std::string("aws:us-east-1:b:p5.48xlarge"));
}

void PriceBookTest::unacceptedPricesMakeNoOffer()
{
    PriceRow incomplete = onDemandRow("0.73948");
    incomplete.state = PriceState::Incomplete;
    QVERIFY(PriceBook({incomplete}).offers().empty());
}

void PriceBookTest::historyMakesNoOffer()
{
    // 2026-09-01 less 1,096 days is 2023-09-01.
    PriceRow old = commitmentRow("0", "157098", 8760, "allUpfront", "standard");
    old.provenance = {"price list", date("2026-10-01"), date("2019-04-05")};
    PriceRow edge = commitmentRow("20", "0", 8760, "noUpfront", "standard");
    edge.provenance.validFrom = date("2023-09-01");
    PriceRow beyond = commitmentRow("10", "0", 26280, "noUpfront", "standard");
    beyond.provenance.validFrom = date("2023-08-31");
    PriceRow quoted = commitmentRow("15", "0", 17520);
    quoted.provenance.validFrom = date("2019-04-05");
    quoted.quote = QuoteTerms();
    const PriceBook book({onDemandRow("55.04"), old, edge, beyond, quoted});
    QCOMPARE(book.rows().size(), std::size_t(5));
    QCOMPARE(offerTexts(book),
             (std::vector<std::string>{"aws:us-east-1:p5.48xlarge: onDemand 55.04, 1y-noUpfront-standard 20, 2y 15"}));
    QCOMPARE(book.newest(), std::optional(date("2026-09-01")));
    QVERIFY(book.isHistory(old) && book.isHistory(beyond) && !book.isHistory(edge) && !book.isHistory(quoted));

    // Old only against newer: alone they are what there is. A quote of tomorrow makes no list price old.
    QCOMPARE(offerTexts(PriceBook({old})),
             (std::vector<std::string>{"aws:us-east-1:p5.48xlarge: 1y-allUpfront-standard 17.933561643836"}));
    quoted.provenance.validFrom = date("2030-01-01");
    QVERIFY(!PriceBook({onDemandRow("55.04"), quoted}).isHistory(onDemandRow("55.04")));
    PriceRow undated = onDemandRow("55.04");
    undated.provenance = {"list", std::nullopt, std::nullopt};
    QVERIFY(!PriceBook({edge, undated}).isHistory(undated));
}

void PriceBookTest::nearlyEqualPrices()
{
    QVERIFY(nearlyEqual(decimal("32.93646"), decimal("32.936500"))); // as printed beside each other by a catalog
    QVERIFY(nearlyEqual(decimal("21.957642"), decimal("21.95764")));
    QVERIFY(!nearlyEqual(decimal("32.93646"), decimal("32.95")));
    QVERIFY(nearlyEqual(decimal("0"), decimal("0")));
    QVERIFY(!nearlyEqual(decimal("0"), decimal("0.01")));
}

void PriceBookTest::laws()
{
    std::mt19937 random(20261130);
    for (int round = 0; round < 60; ++round) {
        std::vector<PriceRow> rows = randomRows(random, 150);
        const PriceBook book(rows);
        QCOMPARE(PriceBook(book.rows()).rows(), book.rows());
        std::shuffle(rows.begin(), rows.end(), random);
        QCOMPARE(PriceBook(rows).rows(), book.rows());
        // Every identity is there, with its newest price.
        for (const PriceRow &row : rows) {
            const auto kept = std::find_if(book.rows().begin(), book.rows().end(), [&row](const PriceRow &candidate) {
                return sameIdentity(candidate, row) &&
                       (candidate.state == PriceState::Accepted) == (row.state == PriceState::Accepted);
            });
            QVERIFY(kept != book.rows().end());
            QVERIFY(priceDate(kept->provenance) >= priceDate(row.provenance));
        }
        std::set<std::string> offerIds;
        for (const Offer &offer : book.offers()) {
            QVERIFY2(offerIds.insert(offer.id).second, offer.id.c_str());
            QCOMPARE(book.offer(offer.id), std::optional(offer));
            std::set<std::string> optionIds;
            int onDemand = 0;
            int spot = 0;
            for (const PurchaseOption &option : offer.options) {
                QVERIFY2(optionIds.insert(option.id).second, option.id.c_str());
                onDemand += option.kind == OptionKind::OnDemand ? 1 : 0;
                spot += option.kind == OptionKind::Spot ? 1 : 0;
                // No price is made up.
                QVERIFY(std::any_of(rows.begin(), rows.end(), [&](const PriceRow &row) {
                    return row.hourly == option.hourly && row.upfront == option.upfront && row.kind == option.kind &&
                           row.instanceType == offer.instanceType && row.state == PriceState::Accepted;
                }));
            }
            QVERIFY(onDemand <= 1 && spot <= 1 && !offer.options.empty());
        }
    }
}

QTEST_APPLESS_MAIN(PriceBookTest)
#include "price_book_test.moc"
