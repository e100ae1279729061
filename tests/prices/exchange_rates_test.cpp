// SPDX-License-Identifier: GPL-3.0-or-later
// Rates of exchange and the lists of the European Central Bank.
// V2: the history has an empty last column and N/A cells, and no weekends; the daily XML has attributes in single
// quotes.
#include "price_rows.h"
#include "prices/price_import.h"
#include "prices/sources/ecb_rates.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class ExchangeRatesTest : public QObject
{
    Q_OBJECT

private slots:
    void crossRates_data();
    void crossRates();
    void noRateNamesPairAndDay();
    void readsTheHistory();
    void readsXml_data();
    void readsXml();
    void badXml_data();
    void badXml();
    void damagedTextsAreAnErrorOrRead();
    void badRatesAreRefused();
    void isTold_data();
    void isTold();
    void booksStayAsTheyAre();
};

namespace
{

// Reference rates of the European Central Bank of 9, 10 and 13 April 2026 (Thursday, Friday, Monday); the currency of
// the third column was given up in 2023.
const std::string history = "Date,USD,JPY,HRK,CNY,\n"
                            "2026-04-13,1.1684,186.75,N/A,7.9827,\n"
                            "2026-04-10,1.1711,186.43,N/A,7.9967,\n"
                            "2026-04-09,1.1685,N/A,N/A,7.9863,\n";

const std::string daily = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                          "<gesmes:Envelope xmlns:gesmes=\"urn:x\" xmlns=\"urn:y\">\n"
                          "\t<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>\n"
                          "\t<Cube><Cube time='2024-06-28'>\n"
                          "\t\t<Cube currency='USD' rate='1.0705'/>\n"
                          "\t\t<Cube currency='GBP' rate='0.84638'/>\n"
                          "\t</Cube></Cube>\n"
                          "</gesmes:Envelope>\n";

Read<ImportOutcome> import(const std::string &text)
{
    return importPrices({text, "rates", "auto", ""}, PriceBook(), date("2026-11-30"));
}

ExchangeRates ratesOf(const std::string &text)
{
    const Read<ImportOutcome> outcome = import(text);
    if (!outcome)
        qFatal("%s", toText(outcome.error().front()).c_str());
    return outcome->rates;
}

QByteArray shown(const Result<DatedRate> &rate)
{
    return rate ? QByteArray::fromStdString(rate->date.toText() + " " + toText(rate->rate))
                : QByteArray::fromStdString(render(rate.error().what));
}

} // namespace

void ExchangeRatesTest::crossRates_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("day");
    QTest::addColumn<QByteArray>("rate");
    // Divided by hand to 12 decimals.
    QTest::newRow("euro to dollar") << QByteArray("EUR") << QByteArray("USD") << QByteArray("2026-04-13")
                                    << QByteArray("2026-04-13 1.1684");
    QTest::newRow("dollar to euro: 1 / 1.1684") << QByteArray("USD") << QByteArray("EUR") << QByteArray("2026-04-13")
                                                << QByteArray("2026-04-13 0.855871276960");
    QTest::newRow("dollar to yuan: 7.9827 / 1.1684")
        << QByteArray("USD") << QByteArray("CNY") << QByteArray("2026-04-13")
        << QByteArray("2026-04-13 6.832163642588");
    QTest::newRow("on a Sunday that of Friday: 7.9967 / 1.1711")
        << QByteArray("USD") << QByteArray("CNY") << QByteArray("2026-04-12")
        << QByteArray("2026-04-10 6.828366493041");
    QTest::newRow("a later day takes the last there is")
        << QByteArray("EUR") << QByteArray("CNY") << QByteArray("2027-01-31") << QByteArray("2026-04-13 7.9827");
    QTest::newRow("the last day that has both") << QByteArray("JPY") << QByteArray("USD") << QByteArray("2026-04-10")
                                                << QByteArray("2026-04-10 0.006281714316");
    QTest::newRow("the same currency") << QByteArray("CNY") << QByteArray("CNY") << QByteArray("2020-01-01")
                                       << QByteArray("2020-01-01 1");
}

void ExchangeRatesTest::crossRates()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, day);
    QFETCH(QByteArray, rate);
    const auto found = ratesOf(history).rate(Currency::of(from.toStdString()), Currency::of(to.toStdString()),
                                             date(day.toStdString()));
    QVERIFY2(found, shown(found).constData());
    const QList<QByteArray> expected = rate.split(' ');
    QCOMPARE(QByteArray::fromStdString(found->date.toText()), expected[0]);
    QVERIFY2(found->rate == decimal(expected[1].toStdString()), shown(found).constData());
}

void ExchangeRatesTest::noRateNamesPairAndDay()
{
    const ExchangeRates rates = ratesOf(history);
    // Before the first day, of a currency without a rate, and of a day on which only others have one.
    QVERIFY(!rates.rate(Currency::of("USD"), Currency::of("CNY"), date("2026-04-08")));
    QVERIFY(!rates.rate(Currency::of("HRK"), Currency::of("EUR"), date("2026-04-13")));
    const auto none = rates.rate(Currency::of("JPY"), Currency::of("CNY"), date("2026-04-09"));
    QVERIFY(!none);
    QVERIFY(none.error().code == Error::Code::MissingRate);
    const QByteArray why = shown(none);
    QVERIFY2(why.contains("JPY") && why.contains("CNY") && why.contains("2026-04-09"), why.constData());
}

void ExchangeRatesTest::readsTheHistory()
{
    const Read<ImportOutcome> outcome = import(history);
    QVERIFY(outcome);
    QCOMPARE(outcome->report.source, std::string("ecb-rates"));
    QCOMPARE(outcome->report.read, std::size_t(3));
    QCOMPARE(outcome->report.kept, std::size_t(3));
    QVERIFY(outcome->report.notices.empty());
    QCOMPARE(outcome->rates.size(), std::size_t(8)); // 3 of USD and CNY, 2 of JPY, none of HRK
    QCOMPARE(outcome->rates.days().at(date("2026-04-09")).count(Currency::of("JPY")), std::size_t(0));
    // The daily table writes its day in words and a blank before each name.
    const ExchangeRates words = ratesOf("Date, USD, JPY, \n28 June 2024, 1.0705, 171.94, \n");
    QVERIFY(words.days().at(date("2024-06-28")).at(Currency::of("USD")) == decimal("1.0705"));
}

void ExchangeRatesTest::readsXml_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray plain = QByteArray::fromStdString(daily);
    QTest::newRow("single quotes") << plain;
    QTest::newRow("double quotes") << QByteArray(plain).replace('\'', '"');
    QTest::newRow("all in one line") << QByteArray(plain).replace('\n', ' ').replace('\t', "");
    QTest::newRow("a comment and blanks") << QByteArray(plain).replace("<Cube><", "<!-- <Cube> --><Cube ><");
}

void ExchangeRatesTest::readsXml()
{
    QFETCH(QByteArray, text);
    const Read<ImportOutcome> outcome = import(text.toStdString());
    QVERIFY2(outcome, outcome ? "" : toText(outcome.error().front()).c_str());
    QCOMPARE(outcome->report.read, std::size_t(2));
    QCOMPARE(outcome->report.kept, std::size_t(2));
    const ExchangeRates::Day &day = outcome->rates.days().at(date("2024-06-28"));
    QVERIFY(day.at(Currency::of("USD")) == decimal("1.0705"));
    QVERIFY(day.at(Currency::of("GBP")) == decimal("0.84638"));
}

void ExchangeRatesTest::badXml_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const QByteArray head = "<r>\n<Cube time='2024-06-28'>\n";
    QTest::newRow("cut") << head + "<Cube currency='USD' rate='1'/>\n" << 4 << 1;
    QTest::newRow("cut in an attribute") << head + "<Cube currency='USD" << 3 << 7;
    QTest::newRow("another end") << head + "<Cube currency='USD' rate='1'/></r></Cube>" << 3 << 32;
    QTest::newRow("no quote") << head + "<Cube currency=USD rate='1'/></Cube></r>" << 3 << 16;
    QTest::newRow("twice") << head + "<Cube currency='USD' currency='EUR'/></Cube></r>" << 3 << 22;
    QTest::newRow("a document type") << QByteArray("<!DOCTYPE r>\n<r><Cube currency='USD'/></r>") << 1 << 1;
    QTest::newRow("no day") << QByteArray("<r>\n<Cube currency='USD' rate='1'/></r>") << 2 << 1;
    QTest::newRow("text behind") << head + "<Cube currency='USD' rate='1'/></Cube></r>x" << 3 << 43;
    QTest::newRow("too deep") << QByteArray("<Cube currency='' time='x'>").repeated(40) << 1 << 32 * 27 + 1;
}

void ExchangeRatesTest::badXml()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    const Read<SourceRows> rows = readEcbRates(text.toStdString(), {});
    QVERIFY(!rows);
    QVERIFY(rows.error().front().code == Error::Code::Syntax);
    QCOMPARE(rows.error().front().where.line, line);
    QCOMPARE(rows.error().front().where.column, column);
}

/// Cut, doubled and changed at random: read or refused with a place, never anything else.
void ExchangeRatesTest::damagedTextsAreAnErrorOrRead()
{
    std::mt19937 random(20260413);
    const std::string marks = "<>/='\"!-? \nCube\xC3";
    std::size_t read = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string text = daily;
        for (unsigned change = random() % 4 + 1; change > 0; --change) {
            const std::size_t at = random() % text.size();
            switch (random() % 3) {
            case 0:
                text[at] = marks[random() % marks.size()];
                break;
            case 1:
                text.erase(at, random() % 20 + 1);
                break;
            default:
                text.insert(at, text.substr(random() % text.size(), random() % 20));
            }
        }
        const Read<SourceRows> rows = readEcbRates(text, {});
        if (rows) {
            ++read;
            QVERIFY(rows->taken.size() + rows->refused.size() == rows->lines.size());
            continue;
        }
        QVERIFY(rows.error().front().where.line >= 1);
        QVERIFY(rows.error().front().where.column >= 1);
    }
    QVERIFY(read > 100 && read < 19'900); // both ends were reached
}

void ExchangeRatesTest::badRatesAreRefused()
{
    const Read<ImportOutcome> outcome = import("Date,USD,JPY\n2026-04-13,1.1684,-1\nsoon,1,2\n2026-04-10,N/A,N/A\n"
                                               "2026-04-09,0,much\n2026-04-08,1\n");
    QVERIFY(outcome);
    QCOMPARE(outcome->report.read, std::size_t(5));
    QCOMPARE(outcome->report.kept, std::size_t(1));
    QCOMPARE(outcome->report.refused, std::size_t(4));
    QCOMPARE(outcome->report.notices.size(), std::size_t(1));
    QCOMPARE(outcome->report.notices.front().line, 2);
    QCOMPARE(outcome->rates.size(), std::size_t(1));
    const Read<ImportOutcome> xml = import("<r><Cube time='2024-06-28'><Cube currency='USD' rate='1.07'/>"
                                           "<Cube currency='usd' rate='1'/><Cube currency='JPY' rate='a&amp;b'/></Cube>"
                                           "<Cube time='never'><Cube currency='USD' rate='1'/></Cube></r>");
    QVERIFY(xml);
    QCOMPARE(xml->report.kept, std::size_t(1));
    QCOMPARE(xml->report.refused, std::size_t(3));
    QVERIFY(xml->report.countsItems);
    QCOMPARE(xml->report.refusedRows.back().line, 4);
}

void ExchangeRatesTest::isTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isRates");
    QTest::newRow("history") << QByteArray::fromStdString(history) << true;
    QTest::newRow("XML") << QByteArray::fromStdString(daily) << true;
    QTest::newRow("with a byte order mark") << QByteArray("\xEF\xBB\xBF") + QByteArray::fromStdString(daily) << true;
    QTest::newRow("a table of prices") << QByteArray("provider,instance,price\nx,y,1\n") << false;
    QTest::newRow("days of something else") << QByteArray("Date,USD,spend\n2026-04-13,1,2\n") << false;
    QTest::newRow("a web page") << QByteArray("<html><body>rates</body></html>") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void ExchangeRatesTest::isTold()
{
    QFETCH(QByteArray, text);
    QTEST(isEcbRates(text.toStdString()), "isRates");
}

void ExchangeRatesTest::booksStayAsTheyAre()
{
    const PriceBook book({onDemandRow("55.04")});
    const Read<ImportOutcome> outcome = importPrices({history, "rates", "auto", ""}, book, date("2026-11-30"));
    QVERIFY(outcome);
    QVERIFY(outcome->book.rows() == book.rows());
}

QTEST_APPLESS_MAIN(ExchangeRatesTest)
#include "exchange_rates_test.moc"
