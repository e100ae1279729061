// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases/case_files.h"
#include "cli/cli_program.h"
#include "support/csv_reader.h"
#include "support/csv_writer.h"

#include <QTest>

#include <algorithm>

using namespace gpufolio;

/// O09: text that a spreadsheet would take for a formula is made harmless and reads back as it was; numbers stay
/// numbers.
class CsvOutTest : public QObject
{
    Q_OBJECT

private slots:
    void rowsSurvive();
    void reportIsHarmless();
    void reportReadsBack();
    void numbersOfReportsAreNumbers();

private:
    static CliProgram::Outcome writeReport(const CliProgram &program)
    {
        program.copyData("cases/o09.json");
        return program.run({"report", "o09.json", "--csv", "r.csv"});
    }
};

namespace
{

struct Row {
    const char *team;
    const char *note;
    const char *amount;
};

constexpr Row rows[] = {
    {"=1+1", "plain note", "1250.5"},
    {"+team", "a;b", "-1250.5"},
    {"-2+3", "says \"hi\"", "-1e-7"},
    {"@ops", "line one\nline two", "0"},
    {"\tlead tab", "caf\u00E9 \u6771\u4EAC", "9.1"},
    {"-5.00", "-- dashes", "-5"},
};

/// Cells that a spreadsheet reads as a formula: unquoted or quoted, they begin with one of these.
bool looksLikeFormula(const std::string &cell)
{
    return !cell.empty() && std::string("=+-@\t\r").find(cell.front()) != std::string::npos;
}

/// All cells of a CSV text as they stand, without the guard being undone: what a spreadsheet gets.
std::vector<std::vector<std::string>> spreadsheetCells(const QByteArray &csv)
{
    std::vector<std::vector<std::string>> table(1, std::vector<std::string>(1));
    bool quoted = false;
    const QByteArray text = csv.startsWith("\xEF\xBB\xBF") ? csv.mid(3) : csv;
    for (qsizetype i = 0; i < text.size(); ++i) {
        std::string &cell = table.back().back();
        if (quoted && text[i] == '"' && i + 1 < text.size() && text[i + 1] == '"')
            cell += text[++i];
        else if (text[i] == '"')
            quoted = !quoted;
        else if (!quoted && text[i] == ',')
            table.back().emplace_back();
        else if (!quoted && text[i] == '\n')
            table.emplace_back(1);
        else if (quoted || text[i] != '\r')
            cell += text[i];
    }
    return table;
}

} // namespace

void CsvOutTest::rowsSurvive()
{
    CsvWriter csv;
    csv.text("team").text("note").text("amount").endRow();
    for (const Row &row : rows)
        csv.text(row.team).text(row.note).number(row.amount).endRow();
    const Result<std::string> bytes = std::move(csv).finish();
    QVERIFY(bytes);
    const auto cells = spreadsheetCells(QByteArray::fromStdString(*bytes));
    const Read<CsvTable> table = CsvTable::parse(*bytes, "rows.csv");
    QVERIFY(table);
    QCOMPARE(table->rowCount(), std::size(rows));
    for (std::size_t i = 0; i < std::size(rows); ++i) {
        QVERIFY(!looksLikeFormula(cells[i + 1][0]));
        QVERIFY(!looksLikeFormula(cells[i + 1][1]));
        QCOMPARE(cells[i + 1][2], std::string(rows[i].amount)); // no apostrophe, no separator
        QCOMPARE(table->cell(i, 0), std::string(rows[i].team));
        QCOMPARE(table->cell(i, 1), std::string(rows[i].note));
        const Result<std::string> amount = table->number(i, 2);
        QVERIFY(amount);
        QCOMPARE(*Decimal::parse(*amount), *Decimal::parse(rows[i].amount));
    }
}

void CsvOutTest::reportIsHarmless()
{
    const CliProgram program;
    QCOMPARE(writeReport(program).status, 0);
    int guarded = 0;
    for (const std::vector<std::string> &row : spreadsheetCells(program.read("r.csv"))) {
        for (const std::string &cell : row) {
            guarded += cell.size() > 1 && cell.front() == '\'' && looksLikeFormula(cell.substr(1)) ? 1 : 0;
            QVERIFY2(!looksLikeFormula(cell) || Decimal::parse(cell), cell.c_str()); // a negative number
        }
    }
    QVERIFY(guarded > 8);
}

void CsvOutTest::reportReadsBack()
{
    const CliProgram program;
    QCOMPARE(writeReport(program).status, 0);
    const std::string csv = program.read("r.csv").toStdString();
    std::vector<std::vector<std::string>> read;
    CsvReader reader(csv, "r.csv");
    CsvRow row;
    for (Result<bool> next = reader.next(row); next && *next; next = reader.next(row))
        read.emplace_back(row.fields.begin(), row.fields.end());
    // Name, team, cost centre of each workload, as in the scenario.
    const std::vector<std::vector<std::string>> workloads = {
        {"=1+1", "-5.00", "plain note", "@offer"},
        {"+team", "a;b", "says \"hi\"", "@offer"},
        {"@ops", "line one\nline two", "\tlead tab", "@offer"},
        {"caf\u00E9 \u6771\u4EAC", "-- dashes", "\rreturn", "@offer"},
    };
    for (const std::vector<std::string> &workload : workloads) {
        const auto found = std::count_if(read.begin(), read.end(), [&workload](const std::vector<std::string> &cells) {
            return cells.size() > workload.size() && std::equal(workload.begin(), workload.end(), cells.begin());
        });
        QVERIFY2(found == 2, workload.front().c_str()); // once for each plan
    }
}

void CsvOutTest::numbersOfReportsAreNumbers()
{
    const CliProgram program;
    QCOMPARE(writeReport(program).status, 0);
    const QByteArray report = program.read("r.csv");
    QVERIFY(report.contains(",1250.50,"));
    QVERIFY(!report.contains("1,250.50") || report.contains("\"")); // grouped digits only inside sentences
    // The second plan costs 5.00 less: a negative number, not text.
    const CliProgram::Outcome comparison = program.run({"plan", "compare", "o09.json", "--format", "csv"});
    const auto rowsOfPlans = spreadsheetCells(comparison.out);
    const auto column = std::find(rowsOfPlans[0].begin(), rowsOfPlans[0].end(), "difference.amortised");
    QVERIFY(column != rowsOfPlans[0].end());
    QCOMPARE(rowsOfPlans[2][static_cast<std::size_t>(column - rowsOfPlans[0].begin())], std::string("-5.00"));
    QCOMPARE(rowsOfPlans[2][2], std::string("'=SUM(A1)"));
    QCOMPARE(rowsOfPlans[1][2], std::string("'-2+3"));
}

QTEST_GUILESS_MAIN(CsvOutTest)
#include "o09_csv_out_test.moc"
