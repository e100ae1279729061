// SPDX-License-Identifier: GPL-3.0-or-later
#include "price_rows.h"
#include "prices/offer.h"

#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::test;

class OfferTest : public QObject
{
    Q_OBJECT

private slots:
    void kindsReadWhatTheyWrite();
    void amortisedHourly_data();
    void amortisedHourly();
    void priceAtFollowsThePath();
    void meteredAmount_data();
    void meteredAmount();
    void meteringNeverChargesLessForMoreUse();
    void priceDateIsTheVendorsElseOurs();
    void findsOptions();
};

void OfferTest::kindsReadWhatTheyWrite()
{
    for (const OptionKind kind : {OptionKind::OnDemand, OptionKind::Commitment, OptionKind::Spot})
        QCOMPARE(optionKindFrom(toText(kind)), std::optional(kind));
    QVERIFY(!optionKindFrom("ondemand"));
    QVERIFY(!optionKindFrom(""));
}

void OfferTest::amortisedHourly_data()
{
    QTest::addColumn<QString>("hourly");
    QTest::addColumn<QString>("upfront");
    QTest::addColumn<qint64>("termHours");
    QTest::addColumn<QString>("expected");
    // By hand: 43,800 / 8,760 = 5.
    QTest::newRow("partial upfront") << "5.00"
                                     << "43800" << qint64(8760) << "10";
    // Published for p3dn.24xlarge, 1 year all upfront: 157,098 dollars, 17.933562 an hour (rounded there to 6
    // decimals).
    QTest::newRow("all upfront, published") << "0"
                                            << "157098" << qint64(8760) << "17.933561643836";
    QTest::newRow("no upfront") << "19.215"
                                << "0" << qint64(8760) << "19.215";
    // 1 / 26,280 = 0.0000380517503805..., half-even to 12 decimals.
    QTest::newRow("does not divide evenly") << "0"
                                            << "1" << qint64(26280) << "0.00003805175";
}

void OfferTest::amortisedHourly()
{
    QFETCH(QString, hourly);
    QFETCH(QString, upfront);
    QFETCH(qint64, termHours);
    QFETCH(QString, expected);
    PurchaseOption option;
    option.kind = OptionKind::Commitment;
    option.hourly = decimal(hourly.toStdString());
    option.upfront = decimal(upfront.toStdString());
    option.termHours = termHours;
    QCOMPARE(toText(gpufolio::amortisedHourly(option)), expected.toStdString());
    const PriceRow row = commitmentRow(hourly.toStdString(), upfront.toStdString(), termHours);
    QCOMPARE(toText(gpufolio::amortisedHourly(row)), expected.toStdString());
}

void OfferTest::priceAtFollowsThePath()
{
    PurchaseOption option;
    option.kind = OptionKind::Commitment;
    option.hourly = decimal("10");
    option.upfront = decimal("1000");
    option.path = {{UtcHour(100), decimal("9"), decimal("900")}, {UtcHour(200), decimal("8"), std::nullopt}};
    const auto at = [&option](std::int64_t hour) {
        const PriceAt price = priceAt(option, UtcHour(hour));
        return toText(price.hourly) + " " + toText(price.upfront);
    };
    QCOMPARE(at(99), std::string("10 1000"));
    QCOMPARE(at(100), std::string("9 900"));
    QCOMPARE(at(199), std::string("9 900"));
    QCOMPARE(at(200), std::string("8 900")); // an entry without an upfront leaves it as it was
}

void OfferTest::meteredAmount_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<bool>("byHour");
    QTest::addColumn<qint64>("minimum");
    QTest::addColumn<QString>("expected");
    // 36.00 an hour is 0.01 a second.
    QTest::newRow("below the minimum") << qint64(25) << false << qint64(60) << "0.6";
    QTest::newRow("above the minimum") << qint64(61) << false << qint64(60) << "0.61";
    QTest::newRow("an hour") << qint64(3600) << false << qint64(60) << "36";
    QTest::newRow("by the hour, one second") << qint64(1) << true << qint64(0) << "36";
    QTest::newRow("by the hour, one more second") << qint64(3601) << true << qint64(0) << "72";
    QTest::newRow("by the hour, exactly") << qint64(7200) << true << qint64(60) << "72";
    QTest::newRow("no use") << qint64(0) << false << qint64(60) << "0";
}

void OfferTest::meteredAmount()
{
    QFETCH(qint64, seconds);
    QFETCH(bool, byHour);
    QFETCH(qint64, minimum);
    QFETCH(QString, expected);
    const Metering metering{byHour ? Metering::Unit::Hour : Metering::Unit::Second, minimum};
    const Money amount = gpufolio::meteredAmount({decimal("36"), Currency::of("USD")}, seconds, metering);
    QCOMPARE(toText(amount.amount()), expected.toStdString());
    QCOMPARE(amount.currency(), Currency::of("USD"));
}

void OfferTest::meteringNeverChargesLessForMoreUse()
{
    std::mt19937 random(7);
    for (int i = 0; i < 500; ++i) {
        const HourlyRate rate(Decimal::fromUnits(static_cast<Int128>(random()) * 1000), Currency::of("USD"));
        const Metering metering{random() % 2 == 0 ? Metering::Unit::Second : Metering::Unit::Hour,
                                static_cast<std::int64_t>(random() % 600)};
        const auto less = static_cast<std::int64_t>(random() % 100'000);
        const std::int64_t more = less + static_cast<std::int64_t>(random() % 10'000);
        const Money one = gpufolio::meteredAmount(rate, less, metering);
        QVERIFY(one <= gpufolio::meteredAmount(rate, more, metering));
        // Never below the exact price of the seconds, to the rounding unit.
        QVERIFY(one.amount() + Decimal::fromUnits(1) >= scale(rate.perHour(), less, 3600, Rounding::HalfEven));
    }
}

void OfferTest::priceDateIsTheVendorsElseOurs()
{
    Provenance provenance;
    QVERIFY(!priceDate(provenance));
    provenance.retrieved = date("2026-11-30");
    QCOMPARE(priceDate(provenance)->toText(), std::string("2026-11-30"));
    provenance.validFrom = date("2026-09-01");
    QCOMPARE(priceDate(provenance)->toText(), std::string("2026-09-01"));
}

void OfferTest::findsOptions()
{
    Offer offer;
    offer.options.resize(2);
    offer.options[0].id = "od";
    offer.options[1].id = "1y";
    offer.options[1].kind = OptionKind::Commitment;
    QCOMPARE(findOption(offer, "1y"), &offer.options[1]);
    QCOMPARE(findOption(offer, OptionKind::OnDemand), &offer.options[0]);
    QCOMPARE(findOption(offer, OptionKind::Spot), nullptr);
    QCOMPARE(findOption(offer, "3y"), nullptr);
}

QTEST_APPLESS_MAIN(OfferTest)
#include "offer_test.moc"
