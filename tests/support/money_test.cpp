// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/money.h"

#include <QTest>

#include <random>

using namespace gpufolio;

namespace
{

// Nonsense must not compile: these concepts are the test.
template <typename A, typename B>
concept Addable = requires(A a, B b)
{
    a + b;
};
template <typename A, typename B>
concept Multipliable = requires(A a, B b)
{
    a *b;
};
template <typename A, typename B>
concept Divisible = requires(A a, B b)
{
    a / b;
};
template <typename A, typename B>
concept Comparable = requires(A a, B b)
{
    a < b;
};

static_assert(Addable<Money, Money>);
static_assert(!Addable<Money, HourlyRate> && !Addable<Money, double> && !Addable<Money, int> &&
              !Addable<Money, Decimal>);
static_assert(!Addable<HourlyRate, HourlyRate> && !Addable<HourlyRate, AcceleratorRate>);
static_assert(!Addable<InstanceHours, AcceleratorHours> && !Addable<InstanceHours, Decimal>);
static_assert(Multipliable<HourlyRate, InstanceHours> && Multipliable<AcceleratorRate, AcceleratorHours>);
static_assert(!Multipliable<HourlyRate, AcceleratorHours> && !Multipliable<AcceleratorRate, InstanceHours>);
static_assert(!Multipliable<Money, Money> && !Multipliable<Money, double> && !Multipliable<Money, Decimal>);
static_assert(!Divisible<Money, Money> && !Divisible<Money, InstanceHours> && !Divisible<Money, double> &&
              !Divisible<Decimal, Decimal>);
static_assert(!Comparable<Money, HourlyRate> && !Comparable<Money, double> && !Comparable<HourlyRate, AcceleratorRate>);
static_assert(!std::is_constructible_v<Money, double> && !std::is_constructible_v<Decimal, double>);
static_assert(!std::is_convertible_v<double, Decimal> && !std::is_convertible_v<int, Decimal>);

Money usd(const char *amount)
{
    return {*Decimal::parse(amount), Currency::of("USD")};
}

} // namespace

class MoneyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void minorUnits_data();
    void minorUnits();
    void currencyCodes();
    void twoCurrenciesDoNotAdd();
    void rateTimesHoursIsExact();
    void perUsedHourRoundsOnce();
    void splitsSumToTheWhole();
    void splitTiesGoToTheEarlier();
    void roundedPartsSumToTheRoundedSum();
    void centsOfCaseO08();
    void sentencesGroupDigits();
};

void MoneyTest::minorUnits_data()
{
    QTest::addColumn<QByteArray>("currency");
    QTest::addColumn<QByteArray>("amount");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("hundredths") << QByteArray("USD") << QByteArray("0.005") << QByteArray("0.00");
    QTest::newRow("none") << QByteArray("JPY") << QByteArray("186877.4") << QByteArray("186877");
    QTest::newRow("thousandths") << QByteArray("KWD") << QByteArray("380.0625") << QByteArray("380.062");
}

void MoneyTest::minorUnits()
{
    QFETCH(QByteArray, currency);
    QFETCH(QByteArray, amount);
    QFETCH(QByteArray, shown);
    const Money money(*Decimal::parse(amount.toStdString()), Currency::of(currency.toStdString()));
    QCOMPARE(QByteArray::fromStdString(toText(money, Rounding::HalfEven)), shown);
}

void MoneyTest::currencyCodes()
{
    QVERIFY(Currency::parse("CNY").hasValue());
    for (const char *code : {"", "US", "usd", "USDX", "U$D", "￥"})
        QVERIFY2(!Currency::parse(code).hasValue(), code);
}

void MoneyTest::twoCurrenciesDoNotAdd()
{
    const Money euro(Decimal::fromInteger(1), Currency::of("EUR"));
    bool refused = false;
    try {
        (void)(usd("1") + euro);
    } catch (const ArithmeticError &error) {
        refused = error.error().code == Error::Code::CurrencyMismatch;
    }
    QVERIFY(refused);
    QVERIFY(Money() + euro == euro); // nothing in no currency is neutral
}

void MoneyTest::rateTimesHoursIsExact()
{
    // 98.32 x 8,760 = 861,283.20 and 36.00 x 25 s, by hand.
    const HourlyRate rate(*Decimal::parse("98.32"), Currency::of("USD"));
    QCOMPARE(toText(rate * InstanceHours(8760), Rounding::HalfEven), std::string("861283.20"));
    const AcceleratorRate perCard = perAccelerator(rate, Decimal::fromInteger(8));
    QCOMPARE(toText(perCard.perHour()), std::string("12.29"));
}

void MoneyTest::perUsedHourRoundsOnce()
{
    // Case O02: 7,440.00 over 446.4 used hours.
    const HourlyRate rate = perInstanceHour(usd("7440"), InstanceHours(*Decimal::parse("446.4")), Rounding::HalfEven);
    QCOMPARE(toText(rate.perHour(), 2, 6), std::string("16.666667"));
}

void MoneyTest::splitsSumToTheWhole()
{
    std::mt19937_64 random(11);
    for (int i = 0; i < 5'000; ++i) {
        std::vector<std::int64_t> weights(1 + random() % 12);
        for (std::int64_t &weight : weights)
            weight = static_cast<std::int64_t>(random() % 1'000'000);
        const auto cents = static_cast<std::int64_t>(random() % 2'000'000'000'000ULL) - 1'000'000'000'000LL;
        const Money total(Decimal::fromUnits(Int128(cents) * 10'000'000'000LL), Currency::of("USD"));
        Money sum = Money::zero(Currency::of("USD"));
        const std::vector<Money> parts = split(total, weights, 2);
        std::int64_t weightSum = 0;
        for (const std::int64_t weight : weights)
            weightSum += weight;
        for (std::size_t k = 0; k < parts.size(); ++k) {
            sum += parts[k];
            if (weightSum == 0)
                continue;
            // no part is a cent or more away from its exact share
            const double exact =
                total.amount().toDouble() * static_cast<double>(weights[k]) / static_cast<double>(weightSum);
            QVERIFY(std::abs(parts[k].amount().toDouble() - exact) < 0.0101);
        }
        QVERIFY(sum == total);
    }
}

void MoneyTest::splitTiesGoToTheEarlier()
{
    const std::vector<Money> parts = split(usd("100"), {1, 1, 1}, 2);
    QCOMPARE(toText(parts[0], Rounding::HalfEven), std::string("33.34"));
    QCOMPARE(toText(parts[1], Rounding::HalfEven), std::string("33.33"));
    QCOMPARE(toText(parts[2], Rounding::HalfEven), std::string("33.33"));
}

void MoneyTest::roundedPartsSumToTheRoundedSum()
{
    std::mt19937_64 random(13);
    for (int i = 0; i < 5'000; ++i) {
        std::vector<Money> parts;
        Money sum = Money::zero(Currency::of("USD"));
        for (std::size_t k = 0; k < 1 + random() % 9; ++k) {
            parts.emplace_back(Decimal::fromUnits(static_cast<std::int64_t>(random() % 4'000'000'000'000'000ULL) -
                                                  2'000'000'000'000'000LL),
                               Currency::of("USD"));
            sum += parts.back();
        }
        Money shownSum = Money::zero(Currency::of("USD"));
        for (const Money &part : roundedToSum(parts, rounded(sum, Rounding::HalfEven)))
            shownSum += part;
        QVERIFY(shownSum == rounded(sum, Rounding::HalfEven));
    }
}

void MoneyTest::centsOfCaseO08()
{
    // Lines 12.35 x 3 and 8.13, exact sum 45.16, sum of the printed lines 45.18.
    Money sum = Money::zero(Currency::of("USD"));
    Money printed = Money::zero(Currency::of("USD"));
    QStringList lines;
    for (const char *amount : {"12.345", "12.345", "12.345", "8.125"}) {
        sum += usd(amount);
        printed += rounded(usd(amount), Rounding::HalfAwayFromZero);
        lines << QString::fromStdString(toText(usd(amount), Rounding::HalfAwayFromZero));
    }
    QCOMPARE(lines.join(QLatin1Char(' ')), QStringLiteral("12.35 12.35 12.35 8.13"));
    QCOMPARE(toText(sum, Rounding::HalfAwayFromZero), std::string("45.16"));
    QCOMPARE(toText(printed - rounded(sum, Rounding::HalfAwayFromZero), Rounding::HalfAwayFromZero),
             std::string("0.02"));
}

void MoneyTest::sentencesGroupDigits()
{
    for (const auto &[amount, text] : {std::pair{"0", "0.00 USD"},
                                       {"999.994", "999.99 USD"},
                                       {"1000", "1,000.00 USD"},
                                       {"-123456", "-123,456.00 USD"},
                                       {"-999", "-999.00 USD"},
                                       {"1234567890.5", "1,234,567,890.50 USD"}})
        QCOMPARE(toSentenceText(usd(amount), Rounding::HalfEven), std::string(text));
    QCOMPARE(toSentenceText(Money(*Decimal::parse("1234567"), Currency::of("JPY")), Rounding::HalfEven),
             std::string("1,234,567 JPY"));
}

QTEST_APPLESS_MAIN(MoneyTest)
#include "money_test.moc"
