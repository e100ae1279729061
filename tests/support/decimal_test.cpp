// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/decimal.h"

#include <QTest>

#include <random>

using namespace gpufolio;

class DecimalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void writes_data();
    void writes();
    void readingBackGivesTheSame();
    void multipliesWithNamedRounding_data();
    void multipliesWithNamedRounding();
    void dividesLikeLongDivision();
    void overflowIsAnError();
    void floorsAndCeils();
};

void DecimalTest::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("whole") << QByteArray("1234") << QByteArray("1234");
    QTest::newRow("negative") << QByteArray("-0.5") << QByteArray("-0.5");
    QTest::newRow("negative zero") << QByteArray("-0.0") << QByteArray("0");
    QTest::newRow("leading zeros") << QByteArray("00012.50") << QByteArray("12.5");
    QTest::newRow("twelve decimals") << QByteArray("0.123456789012") << QByteArray("0.123456789012");
    QTest::newRow("half to even, down") << QByteArray("0.1234567890125") << QByteArray("0.123456789012");
    QTest::newRow("half to even, up") << QByteArray("0.1234567890135") << QByteArray("0.123456789014");
    QTest::newRow("just over half") << QByteArray("0.12345678901250000001") << QByteArray("0.123456789013");
    QTest::newRow("half of the last unit") << QByteArray("0.0000000000005") << QByteArray("0");
    QTest::newRow("over half of the last unit") << QByteArray("5.1e-13") << QByteArray("0.000000000001");
    QTest::newRow("carry over all decimals") << QByteArray("0.9999999999996") << QByteArray("1");
    QTest::newRow("exponent up") << QByteArray("1.5e3") << QByteArray("1500");
    QTest::newRow("exponent down") << QByteArray("125E-2") << QByteArray("1.25");
    QTest::newRow("exponent with plus") << QByteArray("1e+2") << QByteArray("100");
    QTest::newRow("far below the last unit") << QByteArray("1e-400") << QByteArray("0");
    QTest::newRow("zero with a huge exponent") << QByteArray("0e999999999") << QByteArray("0");
    QTest::newRow("largest") << QByteArray("100000000000000000000") << QByteArray("100000000000000000000");
    QTest::newRow("largest, negative, as exponent") << QByteArray("-1e20") << QByteArray("-100000000000000000000");
}

void DecimalTest::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const Result<Decimal> read = Decimal::parse(text.toStdString());
    QVERIFY(read.hasValue());
    QCOMPARE(QByteArray::fromStdString(toText(*read)), expected);
}

void DecimalTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"",
                             "-",
                             "+1",
                             " 1",
                             "1 ",
                             "1,000",
                             "1.000,00",
                             ".5",
                             "5.",
                             "1e",
                             "1e+",
                             "0x10",
                             "NaN",
                             "nan",
                             "inf",
                             "Infinity",
                             "1.2.3",
                             "--1",
                             "1_000",
                             "１２",
                             "1e20.5",
                             "100000000000000000000.1",
                             "1e21",
                             "-1e21",
                             "1e999999999999",
                             "$5",
                             "5%"})
        QTest::newRow(qPrintable(QString::fromUtf8("'%1'").arg(QString::fromUtf8(text)))) << QByteArray(text);
}

void DecimalTest::refuses()
{
    QFETCH(QByteArray, text);
    const Result<Decimal> read = Decimal::parse(text.toStdString());
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, Error::Code::BadValue);
    QCOMPARE(read.error().what.args.front(), text.toStdString());
}

void DecimalTest::writes_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<bool>("even");
    QTest::addColumn<QByteArray>("expected");
    // Ties of ISO-style half-even and half-away rounding.
    QTest::newRow("tie, even") << QByteArray("0.125") << 2 << true << QByteArray("0.12");
    QTest::newRow("tie, away") << QByteArray("0.125") << 2 << false << QByteArray("0.13");
    QTest::newRow("tie to the even above") << QByteArray("0.135") << 2 << true << QByteArray("0.14");
    QTest::newRow("negative tie, even") << QByteArray("-0.125") << 2 << true << QByteArray("-0.12");
    QTest::newRow("negative tie, away") << QByteArray("-0.125") << 2 << false << QByteArray("-0.13");
    QTest::newRow("no decimals") << QByteArray("186876.5") << 0 << true << QByteArray("186876");
    QTest::newRow("no decimals, away") << QByteArray("186876.5") << 0 << false << QByteArray("186877");
    QTest::newRow("rounds to zero without a sign") << QByteArray("-0.004") << 2 << true << QByteArray("0.00");
    QTest::newRow("padded") << QByteArray("7") << 2 << true << QByteArray("7.00");
}

void DecimalTest::writes()
{
    QFETCH(QByteArray, value);
    QFETCH(int, decimals);
    QFETCH(bool, even);
    QFETCH(QByteArray, expected);
    const Decimal read = *Decimal::parse(value.toStdString());
    const Rounding rounding = even ? Rounding::HalfEven : Rounding::HalfAwayFromZero;
    QCOMPARE(QByteArray::fromStdString(toText(read, decimals, decimals, rounding)), expected);
}

void DecimalTest::readingBackGivesTheSame()
{
    std::mt19937_64 random(20270101);
    for (int i = 0; i < 20'000; ++i) {
        const auto high = static_cast<Int128>(static_cast<std::int64_t>(random()) % 10'000'000'000LL);
        const Decimal value =
            Decimal::fromUnits(high * 1'000'000'000'000LL + static_cast<std::int64_t>(random() % 1'000'000'000'000ULL));
        const Result<Decimal> back = Decimal::parse(toText(value));
        QVERIFY(back.hasValue());
        QVERIFY(*back == value);
    }
}

void DecimalTest::multipliesWithNamedRounding_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("exact") << QByteArray("98.32") << QByteArray("8760") << QByteArray("861283.2");
    QTest::newRow("tie to even, down") << QByteArray("0.000000000001") << QByteArray("0.5") << QByteArray("0");
    QTest::newRow("tie to even, up") << QByteArray("0.000000000003") << QByteArray("0.5")
                                     << QByteArray("0.000000000002");
    QTest::newRow("negative") << QByteArray("-1.5") << QByteArray("2.5") << QByteArray("-3.75");
    QTest::newRow("wide product") << QByteArray("99999999999999999999") << QByteArray("1000")
                                  << QByteArray("99999999999999999999000");
}

void DecimalTest::multipliesWithNamedRounding()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(QByteArray, expected);
    const Decimal product = multiply(*Decimal::parse(a.toStdString()), *Decimal::parse(b.toStdString()));
    QCOMPARE(QByteArray::fromStdString(toText(product)), expected);
}

void DecimalTest::dividesLikeLongDivision()
{
    // 1/3, 2/3, -2/3 and a tie, by hand.
    const Decimal one = Decimal::fromInteger(1);
    const Decimal two = Decimal::fromInteger(2);
    const Decimal three = Decimal::fromInteger(3);
    QCOMPARE(toText(divide(one, three, Rounding::HalfEven)), std::string("0.333333333333"));
    QCOMPARE(toText(divide(two, three, Rounding::HalfEven)), std::string("0.666666666667"));
    QCOMPARE(toText(divide(-two, three, Rounding::HalfEven)), std::string("-0.666666666667"));
    QCOMPARE(toText(divide(Decimal::fromUnits(1), two, Rounding::HalfEven)), std::string("0"));
    QCOMPARE(toText(divide(Decimal::fromUnits(1), two, Rounding::HalfAwayFromZero)), std::string("0.000000000001"));
    // Second method: for random integers, quotient x divisor + remainder gives the dividend back within half a unit.
    std::mt19937_64 random(7);
    for (int i = 0; i < 10'000; ++i) {
        const auto numerator = static_cast<std::int64_t>(random() % 2'000'000'001ULL) - 1'000'000'000;
        const auto denominator = static_cast<std::int64_t>(random() % 1'000'000ULL) + 1;
        const Decimal quotient =
            divide(Decimal::fromInteger(numerator), Decimal::fromInteger(denominator), Rounding::HalfEven);
        const Int128 error = quotient.units() * denominator - Int128(numerator) * Decimal::unitsPerOne;
        QVERIFY((error < 0 ? -error : error) * 2 <= denominator);
    }
}

void DecimalTest::overflowIsAnError()
{
    const Decimal large = *Decimal::parse("1e20");
    const Decimal larger = times(large, 1'000'000); // 1e26, still inside
    QCOMPARE(toText(larger), std::string("100000000000000000000000000"));
    const auto codeOf = [](auto compute) {
        try {
            compute();
        } catch (const ArithmeticError &error) {
            return error.error().code;
        }
        return Error::Code::Syntax;
    };
    QCOMPARE(codeOf([&] { (void)(larger + larger); }), Error::Code::Overflow);
    QCOMPARE(codeOf([&] { (void)(-larger - larger); }), Error::Code::Overflow);
    QCOMPARE(codeOf([&] { (void)times(larger, 2); }), Error::Code::Overflow);
    QCOMPARE(codeOf([&] { (void)multiply(large, large); }), Error::Code::Overflow);
    QCOMPARE(codeOf([&] { (void)divide(larger, Decimal::fromUnits(1), Rounding::HalfEven); }), Error::Code::Overflow);
    QCOMPARE(codeOf([&] { (void)divide(large, Decimal(), Rounding::HalfEven); }), Error::Code::Undefined);
    QCOMPARE(codeOf([&] { (void)scale(large, 1, 0, Rounding::HalfEven); }), Error::Code::Undefined);
    QCOMPARE(codeOf([&] { (void)large.floor(); }), Error::Code::Overflow);
    QCOMPARE(codeOf([&] { (void)Decimal::fromDouble(1e30); }), Error::Code::Overflow);
    QCOMPARE(codeOf([&] { (void)Decimal::fromDouble(std::numeric_limits<double>::quiet_NaN()); }),
             Error::Code::Overflow);
}

void DecimalTest::floorsAndCeils()
{
    QCOMPARE(Decimal::parse("2.1")->ceil(), std::int64_t(3));
    QCOMPARE(Decimal::parse("2.1")->floor(), std::int64_t(2));
    QCOMPARE(Decimal::parse("-2.1")->ceil(), std::int64_t(-2));
    QCOMPARE(Decimal::parse("-2.1")->floor(), std::int64_t(-3));
    QCOMPARE(Decimal::parse("2")->ceil(), std::int64_t(2));
    QCOMPARE(Decimal::parse("-2")->floor(), std::int64_t(-2));
}

QTEST_APPLESS_MAIN(DecimalTest)
#include "decimal_test.moc"
