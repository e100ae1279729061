// SPDX-License-Identifier: GPL-3.0-or-later
// A file is read piece by piece where its format comes in large files: the outcome is that of its text.
#include "bench/offer_files.h"
#include "prices/price_import.h"
#include "support/file_io.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace gpufolio;

namespace
{

Date today()
{
    return *Date::parse("2026-09-02");
}

} // namespace

class ImportStreamTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void aStreamGivesWhatItsTextGives_data();
    void aStreamGivesWhatItsTextGives();
    void everyRowHasAFate();
    void stopsWhenAsked();
    void saysHowFarItIs();
    void aCutFileLeavesNothing();
    void whatIsNoUtf8IsReadAsAWhole();

private:
    std::string path(const char *name) const { return (m_folder.path() + "/" + name).toStdString(); }

    QTemporaryDir m_folder;
};

void ImportStreamTest::aStreamGivesWhatItsTextGives_data()
{
    QTest::addColumn<bool>("isJson");
    QTest::newRow("JSON") << true;
    QTest::newRow("CSV") << false;
}

void ImportStreamTest::aStreamGivesWhatItsTextGives()
{
    QFETCH(bool, isJson);
    const std::string file = path("offers");
    constexpr std::size_t bytes = 3'000'000; // a dozen pieces
    QVERIFY(isJson ? writeOfferJson(file, bytes) : writeOfferCsv(file, bytes));
    const Read<ImportOutcome> streamed = importPrices(PriceFile::at(file), PriceBook(), today());
    QVERIFY(streamed);
    const Result<std::string> text = readFile(file);
    QVERIFY(text);
    const Read<ImportOutcome> whole = importPrices({*text, file, "auto", ""}, PriceBook(), today());
    QVERIFY(whole);
    QVERIFY(!streamed->book.rows().empty());
    QVERIFY(streamed->book.rows() == whole->book.rows());
    QVERIFY(streamed->report == whole->report);
}

void ImportStreamTest::everyRowHasAFate()
{
    const std::string file = path("offers.csv");
    QVERIFY(writeOfferCsv(file, 2'000'000));
    const Read<ImportOutcome> outcome = importPrices(PriceFile::at(file), PriceBook(), today());
    QVERIFY(outcome);
    // Rows of the file: its lines but the five about it and the header.
    std::ifstream lines(file);
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line);)
        ++count;
    const ImportReport &report = outcome->report;
    QCOMPARE(report.read, count - 6);
    QCOMPARE(report.read, report.kept + report.merged + report.refused + report.heldBack);
    QCOMPARE(report.refusedRows.size(), report.refused);
}

void ImportStreamTest::stopsWhenAsked()
{
    const std::string file = path("long.json");
    QVERIFY(writeOfferJson(file, 3'000'000));
    std::stop_source stop;
    Progress progress{stop.get_token(), [&stop](double fraction) {
                          if (fraction > 0.5)
                              stop.request_stop();
                      }};
    const Read<ImportOutcome> outcome = importPrices(PriceFile::at(file), PriceBook(), today(), false, progress);
    QVERIFY(!outcome);
    QVERIFY(outcome.error().front().code == Error::Code::Cancelled);
}

void ImportStreamTest::saysHowFarItIs()
{
    const std::string file = path("progress.csv");
    QVERIFY(writeOfferCsv(file, 3'000'000));
    std::vector<double> fractions;
    const Progress progress{{}, [&fractions](double fraction) { fractions.push_back(fraction); }};
    QVERIFY(importPrices(PriceFile::at(file), PriceBook(), today(), false, progress));
    QVERIFY(fractions.size() > 2);
    QVERIFY(std::is_sorted(fractions.begin(), fractions.end()));
    QCOMPARE(fractions.back(), 1.0);
}

void ImportStreamTest::aCutFileLeavesNothing()
{
    const std::string file = path("cut.json");
    QVERIFY(writeOfferJson(file, 1'000'000));
    const Result<std::string> text = readFile(file);
    QVERIFY(text);
    std::ofstream(file, std::ios::binary) << text->substr(0, text->size() / 2);
    const Read<ImportOutcome> outcome = importPrices(PriceFile::at(file), PriceBook(), today());
    QVERIFY(!outcome);
    QVERIFY(outcome.error().front().code == Error::Code::Syntax);
    QVERIFY(outcome.error().front().where.line > 1000);
    QCOMPARE(outcome.error().front().where.file, file);
}

/// 实例规格,地域,GPU,数量,价格 in GB18030.
void ImportStreamTest::whatIsNoUtf8IsReadAsAWhole()
{
    const std::string file = path("gb.csv");
    std::ofstream(file, std::ios::binary) << "\xCA\xB5\xC0\xFD\xB9\xE6\xB8\xF1,\xBC\xDB\xB8\xF1\n"
                                             "ecs.gn7i-c8g1.2xlarge,\"12.5 \xD4\xAA/\xD0\xA1\xCA\xB1\"\n";
    PriceFile at = PriceFile::at(file);
    at.provider = "alibaba";
    const Result<std::string> text = readFile(file);
    QVERIFY(text);
    const Read<ImportOutcome> streamed = importPrices(at, PriceBook(), today());
    const Read<ImportOutcome> whole = importPrices({*text, file, "auto", "alibaba"}, PriceBook(), today());
    QVERIFY(streamed && whole);
    QVERIFY(streamed->report == whole->report);
    QCOMPARE(streamed->report.read, std::size_t{1});
}

QTEST_GUILESS_MAIN(ImportStreamTest)
#include "import_stream_test.moc"
