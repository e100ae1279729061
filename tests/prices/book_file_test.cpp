// SPDX-License-Identifier: GPL-3.0-or-later
#include "price_rows.h"
#include "prices/book_file.h"

#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

const std::string header =
    "provider,region,zone,instanceType,accelerator,acceleratorCount,kind,termHours,paymentOption,"
    "upfront,hourly,currency,source,retrieved,validFrom\n";
const std::string goodRow = "own,lab,,m,T4,4,onDemand,,,,2.5000,EUR,quote,2026-11-02,\n";

} // namespace

class BookFileTest : public QObject
{
    Q_OBJECT

private slots:
    void readsRows();
    void columnsMayStandInAnyOrder();
    void reportsBadCells_data();
    void reportsBadCells();
    void listsAllFindings();
    void readsWhatItWrites();
};

void BookFileTest::readsRows()
{
    const Read<std::vector<PriceRow>> rows = readBookRows(
        header + goodRow + "own,lab,,m,T4,4,commitment,8760,allUpfront,10000.25,0,EUR,quote,2026-11-02,2026-10-01\n",
        "book.csv");
    QVERIFY(rows);
    QCOMPARE(rows->size(), std::size_t(2));
    const PriceRow &first = rows->front();
    QCOMPARE(first.provider, std::string("own"));
    QCOMPARE(toText(first.hourly), std::string("2.5"));
    QCOMPARE(first.currency, Currency::of("EUR"));
    QCOMPARE(first.operatingSystem, std::string("linux"));
    QCOMPARE(first.tenancy, std::string("shared"));
    QCOMPARE(first.provenance.retrieved->toText(), std::string("2026-11-02"));
    QVERIFY(!first.provenance.validFrom);
    QVERIFY(!first.vcpus);
    QVERIFY(first.state == PriceState::Accepted);
    const PriceRow &second = rows->back();
    QVERIFY(second.kind == OptionKind::Commitment);
    QCOMPARE(second.termHours, std::int64_t(8760));
    QCOMPARE(toText(second.upfront), std::string("10000.25"));
}

void BookFileTest::columnsMayStandInAnyOrder()
{
    const Read<PriceBook> book =
        readBook("hourly,kind,provider,instanceType,region,currency,acceleratorCount,accelerator,retrieved,source\r\n"
                 "1.5,spot,own,m,lab,USD,0.5,A10,2026-11-02,quote\r\n",
                 "book.csv");
    QVERIFY(book);
    QCOMPARE(toText(book->rows().front().hourly), std::string("1.5"));
    QCOMPARE(toText(book->rows().front().acceleratorCount), std::string("0.5"));
}

void BookFileTest::reportsBadCells_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("field");
    const auto bad = int(Error::Code::BadValue);
    QTest::newRow("price of zero") << "own,lab,,m,T4,4,onDemand,,,,0,EUR,q,2026-11-02,"
                                   << int(Error::Code::MissingPrice) << 29 << "hourly";
    QTest::newRow("no price") << "own,lab,,m,T4,4,onDemand,,,,,EUR,q,2026-11-02," << bad << 29 << "hourly";
    QTest::newRow("negative price") << "own,lab,,m,T4,4,onDemand,,,,-1,EUR,q,2026-11-02," << bad << 29 << "hourly";
    QTest::newRow("words for a price") << "own,lab,,m,T4,4,onDemand,,,,call us,EUR,q,2026-11-02," << bad << 29
                                       << "hourly";
    QTest::newRow("currency") << "own,lab,,m,T4,4,onDemand,,,,1,Euro,q,2026-11-02," << bad << 31 << "currency";
    QTest::newRow("kind") << "own,lab,,m,T4,4,reserved,,,,1,EUR,q,2026-11-02," << bad << 17 << "kind";
    QTest::newRow("day that doesn't exist")
        << "own,lab,,m,T4,4,onDemand,,,,1,EUR,q,2026-02-30," << bad << 37 << "retrieved";
    QTest::newRow("count of zero") << "own,lab,,m,T4,0,onDemand,,,,1,EUR,q,2026-11-02," << bad << 15
                                   << "acceleratorCount";
    QTest::newRow("commitment without a term")
        << "own,lab,,m,T4,4,commitment,,,,1,EUR,q,2026-11-02," << bad << 28 << "termHours";
    QTest::newRow("half an hour of term")
        << "own,lab,,m,T4,4,commitment,0.5,,,1,EUR,q,2026-11-02," << bad << 28 << "termHours";
    QTest::newRow("all upfront without one")
        << "own,lab,,m,T4,4,commitment,8760,allUpfront,,1,EUR,q,2026-11-02," << bad << 44 << "upfront";
    QTest::newRow("on demand with a term")
        << "own,lab,,m,T4,4,onDemand,8760,,,1,EUR,q,2026-11-02," << bad << 26 << "termHours";
    QTest::newRow("no provider") << ",lab,,m,T4,4,onDemand,,,,1,EUR,q,2026-11-02," << bad << 1 << "provider";
    QTest::newRow("no source") << "own,lab,,m,T4,4,onDemand,,,,1,EUR,,2026-11-02," << bad << 35 << "source";
    QTest::newRow("a cell too few") << "own,lab,,m,T4,4,onDemand" << bad << 1 << "";
}

void BookFileTest::reportsBadCells()
{
    QFETCH(QString, row);
    QFETCH(int, code);
    QFETCH(int, column);
    QFETCH(QString, field);
    const Read<std::vector<PriceRow>> rows = readBookRows(header + goodRow + row.toStdString() + "\n", "x/book.csv");
    QVERIFY(!rows);
    const Error &error = rows.error().front();
    QCOMPARE(int(error.code), code);
    QCOMPARE(error.where.file, std::string("x/book.csv"));
    QCOMPARE(error.where.line, 3);
    QCOMPARE(error.where.column, column);
    QCOMPARE(error.where.field, field.toStdString());
    QVERIFY(!render(error.what).empty());
}

void BookFileTest::listsAllFindings()
{
    std::string text = header;
    for (int i = 0; i < 30; ++i)
        text += "own,lab,,m,T4,4,onDemand,,,,0,EUR,q,2026-11-02,\n";
    const Read<PriceBook> book = readBook(text, "book.csv");
    QVERIFY(!book);
    QCOMPARE(book.error().size(), maxDiagnostics);
}

void BookFileTest::readsWhatItWrites()
{
    std::mt19937 random(99);
    for (int round = 0; round < 40; ++round) {
        const PriceBook book(randomRows(random, 120));
        const Result<std::string> text = writeBook(book);
        QVERIFY(text);
        const Read<PriceBook> again = readBook(*text, "book.csv");
        QVERIFY2(again, again ? "" : toText(again.error().front()).c_str());
        QCOMPARE(again->rows(), book.rows());
        QCOMPARE(*writeBook(*again), *text);
    }
}

QTEST_APPLESS_MAIN(BookFileTest)
#include "book_file_test.moc"
