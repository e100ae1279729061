// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/number_format.h"
#include "i18n/quantity_input.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale chinese(QLocale::Chinese, QLocale::China);
const QLocale german(QLocale::German, QLocale::Germany);

Decimal decimal(const QString &text)
{
    return *Decimal::parse(text.toStdString());
}

} // namespace

class NumberFormatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsDigits_data();
    void groupsDigits();
    void roundsAmountsOnce();
    void shortens_data();
    void shortens();
    void writesRatesAndShares();
    void readsQuantities_data();
    void readsQuantities();
    void readsShares_data();
    void readsShares();
    void readsMonths_data();
    void readsMonths();
    void readsWhatItWrites();
};

void NumberFormatTest::groupsDigits_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("shown");
    QTest::newRow("small") << english << "12"
                           << "12";
    QTest::newRow("one group") << english << "1234.50"
                               << "1,234.50";
    QTest::newRow("exact groups") << english << "123456"
                                  << "123,456";
    QTest::newRow("beyond double") << english << "99999999999999999999.99"
                                   << "99,999,999,999,999,999,999.99";
    QTest::newRow("true minus") << english << "-1234" << QStringLiteral("\u22121,234");
    QTest::newRow("Chinese") << chinese << "1234567.8"
                             << "1,234,567.8";
    QTest::newRow("decimal comma") << german << "1234567.8"
                                   << "1.234.567,8";
}

void NumberFormatTest::groupsDigits()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, plain);
    QFETCH(QString, shown);
    QCOMPARE(groupedText(plain.toStdString(), locale), shown);
}

void NumberFormatTest::roundsAmountsOnce()
{
    const Money tie(decimal(QStringLiteral("0.125")), Currency::of("USD"));
    QCOMPARE(amountText(tie, Rounding::HalfEven, english), QStringLiteral("0.12"));
    QCOMPARE(amountText(tie, Rounding::HalfAwayFromZero, english), QStringLiteral("0.13"));
    QCOMPARE(amountText(Money(decimal(QStringLiteral("186876.5")), Currency::of("JPY")), Rounding::HalfAwayFromZero,
                        english),
             QStringLiteral("186,877"));
    QCOMPARE(amountWithCode(tie, Rounding::HalfEven, english), QStringLiteral("0.12\u00A0USD"));
}

void NumberFormatTest::shortens_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("nothing") << english << "0"
                             << "0";
    QTest::newRow("a rate") << english << "5.125"
                            << "5.12";
    QTest::newRow("whole") << english << "9999.6"
                           << "10,000";
    QTest::newRow("thousands") << english << "12345" << QStringLiteral("12.3\u00A0K");
    QTest::newRow("millions") << english << "1242485.37" << QStringLiteral("1.24\u00A0M");
    QTest::newRow("rounds into the next unit") << english << "999950" << QStringLiteral("1\u00A0M");
    QTest::newRow("billions") << english << "2500000000" << QStringLiteral("2.5\u00A0B");
    QTest::newRow("negative") << english << "-980000" << QStringLiteral("\u2212980\u00A0K");
    QTest::newRow("Chinese ten thousands") << chinese << "1242485.37" << QStringLiteral("124\u00A0\u4E07");
    QTest::newRow("Chinese hundred millions") << chinese << "124000000" << QStringLiteral("1.24\u00A0\u4EBF");
    QTest::newRow("Chinese below") << chinese << "9999"
                                   << "9,999";
    QTest::newRow("Chinese rounds up") << chinese << "99999999" << QStringLiteral("1\u00A0\u4EBF");
}

void NumberFormatTest::shortens()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, value);
    QFETCH(QString, shown);
    QCOMPARE(shortNumberText(decimal(value), locale), shown);
}

void NumberFormatTest::writesRatesAndShares()
{
    QCOMPARE(rateText(decimal(QStringLiteral("2.945")), 12, english), QStringLiteral("2.945"));
    QCOMPARE(rateText(decimal(QStringLiteral("98.3")), 12, english), QStringLiteral("98.30"));
    QCOMPARE(rateText(decimal(QStringLiteral("61.383698")), 4, english), QStringLiteral("61.3837"));
    QCOMPARE(ratioText(decimal(QStringLiteral("0.375")), 1, english), QStringLiteral("37.5%"));
    QCOMPARE(ratioText(std::nullopt, QStringLiteral("no use")), QStringLiteral("\u2014 no use"));
}

void NumberFormatTest::readsQuantities_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meant"); // empty = not understood
    QTest::newRow("plain") << "64"
                           << "64";
    QTest::newRow("millions") << "1.2M"
                              << "1200000";
    QTest::newRow("lower case") << "3k"
                                << "3000";
    QTest::newRow("Chinese ten thousands") << QStringLiteral("120\u4E07") << "1200000";
    QTest::newRow("Chinese hundred millions") << QStringLiteral("1.2\u4EBF") << "120000000";
    QTest::newRow("product") << "8x64"
                             << "512";
    QTest::newRow("product sign") << QStringLiteral("8 \u00D7 64") << "512";
    QTest::newRow("full width") << QStringLiteral("\uFF16\uFF14") << "64";
    QTest::newRow("full width with marks") << QStringLiteral("\uFF11\uFF0C\uFF12\uFF10\uFF10\uFF0E\uFF15") << "1200.5";
    QTest::newRow("grouped") << "1,200,000"
                             << "1200000";
    QTest::newRow("one comma groups three") << "1,200"
                                            << "1200";
    QTest::newRow("decimal comma") << "1,25"
                                   << "1.25";
    QTest::newRow("German") << "1.200,5"
                            << "1200.5";
    QTest::newRow("English") << "1,200.5"
                             << "1200.5";
    QTest::newRow("a point is decimal") << "1.200"
                                        << "1.2";
    QTest::newRow("blanks group") << "1 200 000"
                                  << "1200000";
    QTest::newRow("leading point") << ".5"
                                   << "0.5";
    QTest::newRow("minus as shown") << QStringLiteral("\u22125") << "-5";
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("words") << "many"
                           << "";
    QTest::newRow("half a product") << "8x"
                                    << "";
    QTest::newRow("groups of two") << "1,20,00"
                                   << "";
    QTest::newRow("mixed marks") << "1.2,3.4"
                                 << "";
    QTest::newRow("too large") << "999999999999999B"
                               << "";
}

void NumberFormatTest::readsQuantities()
{
    QFETCH(QString, typed);
    QFETCH(QString, meant);
    const auto value = parseQuantity(typed);
    QCOMPARE(value ? QString::fromStdString(toText(*value)) : QString(), meant);
}

void NumberFormatTest::readsShares_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meant");
    QTest::newRow("percent") << "8%"
                             << "0.08";
    QTest::newRow("full-width percent") << QStringLiteral("\uFF18\uFF05") << "0.08";
    QTest::newRow("fraction") << "0.08"
                              << "0.08";
    QTest::newRow("number of percent") << "8"
                                       << "0.08";
    QTest::newRow("decimal comma") << "7,25 %"
                                   << "0.0725";
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("sign alone") << "%"
                                << "";
}

void NumberFormatTest::readsShares()
{
    QFETCH(QString, typed);
    QFETCH(QString, meant);
    const auto value = parseShare(typed);
    QCOMPARE(value ? QString::fromStdString(toText(*value)) : QString(), meant);
}

void NumberFormatTest::readsMonths_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meant");
    QTest::newRow("ISO") << "2027-01"
                         << "2027-01";
    QTest::newRow("slash") << "2027/3"
                           << "2027-03";
    QTest::newRow("Chinese") << QStringLiteral("2027\u5E743\u6708") << "2027-03";
    QTest::newRow("without a mark") << "202711"
                                    << "2027-11";
    QTest::newRow("quarter") << "2027Q3"
                             << "2027-07";
    QTest::newRow("full width") << QStringLiteral("\uFF12\uFF10\uFF12\uFF17-\uFF11\uFF12") << "2027-12";
    QTest::newRow("year") << "2027"
                          << "2027-01";
    QTest::newRow("no such month") << "2027-13"
                                   << "";
    QTest::newRow("no such quarter") << "2027Q5"
                                     << "";
    QTest::newRow("words") << "soon"
                           << "";
}

void NumberFormatTest::readsMonths()
{
    QFETCH(QString, typed);
    QFETCH(QString, meant);
    const auto value = parseMonth(typed);
    QCOMPARE(value ? monthText(*value) : QString(), meant);
}

/// What a field shows can be typed into it: grouped numbers in either language.
void NumberFormatTest::readsWhatItWrites()
{
    for (const char *plain : {"0", "7", "999", "1000", "-1000", "123456789", "1234.5", "0.000001"}) {
        for (const QLocale &locale : {english, chinese}) {
            const auto read = parseQuantity(groupedText(plain, locale));
            QVERIFY2(read, plain);
            QCOMPARE(toText(*read), std::string(plain));
        }
    }
}

QTEST_GUILESS_MAIN(NumberFormatTest)
#include "number_format_test.moc"
