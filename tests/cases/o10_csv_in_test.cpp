// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"
#include "prices/price_import.h"
#include "prices/table_preview.h"
#include "support/csv_reader.h"

#include <QTest>

using namespace gpufolio;

/// O10: a table as a German spreadsheet writes it: UTF-8 with a byte order mark, semicolons, decimal commas, CRLF. 7,25
/// is 7.25 and never 725; what was detected can be seen and changed; "1,234" alone is asked about.
class CsvInTest : public QObject
{
    Q_OBJECT

private slots:
    void amountsAndHeader();
    void pricesThroughTheProgram();
    void previewShowsWhatWasDetected();
    void userChangesWhatWasDetected();
    void aloneItIsAskedAbout();
    void otherRowsDecide();

private:
    static Date day() { return *Date::parse("2026-11-30"); }
};

namespace
{

const std::string head = "\xEF\xBB\xBF";
const std::string usage = head + "Konto;Leistung;Betrag\r\nabt-1;GPU Nord;7,25\r\nabt-2;GPU S\xC3\xBC"
                                 "d;2.468,10\r\nabt-1;Gutschrift;-0,5\r\n";
const std::string prices = head +
                           "Provider;Region;Instance;GPU;GPUs;Price;Currency\r\nacme;Nord;n-1;L40S;1;7,25;EUR\r\n"
                           "acme;S\xC3\xBC"
                           "d;n-8;H100;8;2.468,10;EUR\r\n";

Decimal dec(const char *text)
{
    return *Decimal::parse(text);
}

} // namespace

void CsvInTest::amountsAndHeader()
{
    const Read<CsvTable> table = CsvTable::parse(usage, "usage.csv");
    QVERIFY(table);
    QCOMPARE(table->header().front(), std::string("Konto")); // without the mark before it
    QCOMPARE(table->rowCount(), std::size_t(3));
    Decimal total;
    const char *expected[] = {"7.25", "2468.10", "-0.50"};
    for (std::size_t row = 0; row < 3; ++row) {
        const Decimal amount = dec(table->number(row, *table->column("Betrag"))->c_str());
        QCOMPARE(amount, dec(expected[row]));
        total = total + amount;
    }
    QCOMPARE(total, dec("2474.85"));
}

void CsvInTest::pricesThroughTheProgram()
{
    CliProgram program;
    program.write("prices.csv", QByteArray::fromStdString(prices));
    const CliProgram::Outcome imported =
        program.run({"prices", "import", "prices.csv", "--accept-outliers", "--project", "p.gpufolio"});
    QCOMPARE(imported.status, 0);
    QCOMPARE(imported.at("rows/kept"), QJsonValue(2));
    const CliProgram::Outcome listed =
        program.run({"prices", "list", "--provider", "acme", "--sort", "hourly", "--project", "p.gpufolio"});
    QCOMPARE(listed.at("prices/0/hourly"), QJsonValue("7.25"));
    QCOMPARE(listed.at("prices/1/hourly"), QJsonValue("2468.1"));
    QCOMPARE(listed.at("prices/1/region"), QJsonValue(QString::fromUtf8("S\xC3\xBC"
                                                                        "d")));
}

void CsvInTest::previewShowsWhatWasDetected()
{
    const Read<TablePreview> preview = previewTable({prices, "prices.csv", "auto", ""});
    QVERIFY(preview);
    QCOMPARE(preview->source, std::string("csv"));
    QCOMPARE(preview->encoding, TextEncoding::Utf8);
    QCOMPARE(preview->dialect.separator, ';');
    QCOMPARE(preview->dialect.decimalSign, std::optional<char>(','));
    QCOMPARE(preview->header.front(), std::string("Provider"));
    QCOMPARE(preview->rowCount, std::size_t(2));
    QCOMPARE(preview->rows[1][5], std::string("2.468,10"));
    QCOMPARE(preview->mapping->columns.at("hourly"), std::string("Price"));
    QCOMPARE(previewTable({prices, "prices.csv", "auto", ""}, 1)->rows.size(), std::size_t(1));
}

/// 1.234 with a semicolon may be 1234 or 1.234: the user's word is what counts.
void CsvInTest::userChangesWhatWasDetected()
{
    const std::string text = "Provider;Instance;GPU;GPUs;Price;Currency\r\nacme;n-1;L40S;1;1.234;EUR\r\n";
    for (const auto &[sign, hourly] : {std::pair('.', "1.234"), std::pair(',', "1234")}) {
        PriceFile file{text, "prices.csv", "auto", ""};
        file.dialect = CsvDialect{';', sign};
        QCOMPARE(previewTable(file)->dialect.decimalSign, std::optional<char>(sign));
        const Read<ImportOutcome> outcome = importPrices(file, PriceBook(), day());
        QVERIFY(outcome);
        QCOMPARE(outcome->book.rows().size(), std::size_t(1));
        QCOMPARE(outcome->book.rows().front().hourly, dec(hourly));
    }
}

void CsvInTest::aloneItIsAskedAbout()
{
    const std::string text = "Provider;Instance;GPU;GPUs;Price;Currency\r\nacme;n-1;L40S;1;1,234;EUR\r\n";
    QVERIFY(!previewTable({text, "prices.csv", "auto", ""})->dialect.decimalSign); // the wizard asks
    const Read<ImportOutcome> outcome = importPrices({text, "prices.csv", "auto", ""}, PriceBook(), day());
    QVERIFY(outcome);
    QVERIFY(outcome->book.rows().empty()); // neither 1.234 nor 1234
    QCOMPARE(outcome->report.refused, std::size_t(1));
    const std::string why = render(outcome->report.refusedRows.front().what);
    QVERIFY2(why.find("1,234") != std::string::npos, why.c_str());
}

void CsvInTest::otherRowsDecide()
{
    const std::string text = "Provider;Instance;GPU;GPUs;Price;Currency\r\nacme;n-1;L40S;1;1,234;EUR\r\n"
                             "acme;n-2;L40S;2;2,5;EUR\r\n";
    const Read<ImportOutcome> outcome = importPrices({text, "prices.csv", "auto", ""}, PriceBook(), day());
    QVERIFY(outcome);
    QCOMPARE(outcome->book.rows().size(), std::size_t(2));
    QCOMPARE(outcome->book.rows().front().hourly, dec("1.234"));
}

QTEST_GUILESS_MAIN(CsvInTest)
#include "o10_csv_in_test.moc"
