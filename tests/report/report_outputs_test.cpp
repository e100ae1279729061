// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/cells.h"
#include "report/result_json.h"
#include "report_fixture.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace gpufolio;
using namespace gpufolio::test;

class ReportOutputsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void csvAndHtmlCarryTheSameFigures_data() { reports(); }
    void csvAndHtmlCarryTheSameFigures();
    void jsonCarriesTheFiguresOfTheCsv_data() { reports(); }
    void jsonCarriesTheFiguresOfTheCsv();
    void xlsxCarriesTheSameCells_data() { reports(); }
    void xlsxCarriesTheSameCells();
    void centsAgreeInEveryOutput_data();
    void centsAgreeInEveryOutput();
    void hostileTextIsHarmless();
    void hostileTextInHtmlIsText();
    void numbersOfManyDigitsKeepThem();
    void htmlIsOnePageThatParses();
    void chartIsVectorWithPatterns();
    void sheetNamesAreLegalAndUnique();
    void xlsxHasChartsFiltersAndNoFormulas();
    void everyTextIsTranslated();
    void sameInputSameBytes();
    void csvReadsInExcel();

private:
    static void reports();
};

namespace
{

ReportDocument reportOf(const ScenarioSet &set)
{
    return makeReport(set, evaluated(set));
}

// Printed numbers of all tables in reading order, as plain decimal text.
std::vector<std::string> figuresOf(const ReportDocument &document)
{
    std::vector<std::string> figures;
    const auto add = [&figures](const std::vector<Cell> &cells) {
        for (const Cell &cell : cells)
            if (isNumber(cell.kind) && !cell.missing())
                figures.push_back(cell.value);
    };
    for (const ReportSection &section : document.sections) {
        for (const ReportTable &table : section.tables) {
            for (const std::vector<Cell> &row : table.rows)
                add(row);
            if (table.total)
                add(*table.total);
            if (table.rounding)
                add(*table.rounding);
        }
    }
    return figures;
}

// "−1,234.50" and "37.5%" back as "-1234.50" and "0.375".
std::string plainOf(QString shown)
{
    shown.remove(',').replace(QChar(0x2212), '-');
    if (!shown.endsWith('%'))
        return shown.toStdString();
    shown.chop(1);
    return toText(scale(dec(shown.toStdString()), 1, 100, Rounding::HalfEven), 3, 3);
}

std::vector<std::string> figuresOfHtml(const std::string &html)
{
    static const QRegularExpression number(R"(<t[dh][^>]*class="number">([^<]*)<)");
    std::vector<std::string> figures;
    // Table heads have class and content of their own kind: only the bodies and feet hold figures.
    static const QRegularExpression heads("<thead>.*?</thead>", QRegularExpression::DotMatchesEverythingOption);
    const QString text = QString::fromStdString(html).remove(heads);
    for (QRegularExpressionMatchIterator i = number.globalMatch(text); i.hasNext();)
        figures.push_back(plainOf(i.next().captured(1)));
    return figures;
}

std::vector<std::string> figuresOfCsv(const std::string &csv)
{
    static const QRegularExpression decimal("^-?[0-9]+(\\.[0-9]+)?$");
    std::vector<std::string> figures;
    for (const std::vector<std::string> &row : csvRows(csv))
        if (row.size() > 1)
            for (const std::string &field : row)
                if (decimal.match(QString::fromStdString(field)).hasMatch())
                    figures.push_back(field);
    return figures;
}

// Rows below the header of the table with this title, the n-th of its name.
std::vector<std::vector<std::string>> tableOfCsv(const std::string &csv, const std::string &title, int n,
                                                 std::size_t columns)
{
    const std::vector<std::vector<std::string>> rows = csvRows(csv);
    std::vector<std::vector<std::string>> found;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].size() != 1 || rows[i][0] != title || n-- > 0)
            continue;
        for (std::size_t row = i + 2; row < rows.size() && rows[row].size() == columns; ++row)
            found.push_back(rows[row]);
        break;
    }
    return found;
}

QJsonObject planJson(const PlanResult &result)
{
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(writePlanJson(result)), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s", qPrintable(error.errorString()));
    return document.object();
}

std::string text(const QJsonValue &value)
{
    return value.toString().toStdString();
}

// The sheets of a workbook as CSV text with the figures as they are displayed; empty when gnumeric isn't there.
std::vector<std::string> sheetsOf(const std::string &xlsx)
{
    const QString converter = QStandardPaths::findExecutable("ssconvert");
    if (converter.isEmpty())
        return {};
    QTemporaryDir folder;
    QFile file(folder.filePath("report.xlsx"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no temporary file");
    file.write(xlsx.data(), qint64(xlsx.size()));
    file.close();
    QProcess process;
    process.start(converter, {"-S", "--export-type=Gnumeric_stf:stf_assistant", "-O",
                              "separator=, quoting-mode=auto format=preserve eol=unix", file.fileName(),
                              folder.filePath("%n.csv")});
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qFatal("ssconvert: %s", process.readAllStandardError().constData());
    std::vector<std::string> sheets;
    for (int n = 0; QFile::exists(folder.filePath(QString::number(n) + ".csv")); ++n) {
        QFile sheet(folder.filePath(QString::number(n) + ".csv"));
        if (!sheet.open(QIODevice::ReadOnly))
            qFatal("no sheet");
        sheets.push_back(sheet.readAll().toStdString());
    }
    return sheets;
}

// A part of an XLSX file by name, unpacked; empty when unzip isn't there.
QByteArray partOf(const std::string &xlsx, const QString &name)
{
    if (QStandardPaths::findExecutable("unzip").isEmpty())
        return {};
    QTemporaryDir folder;
    QFile file(folder.filePath("report.xlsx"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no temporary file");
    file.write(xlsx.data(), qint64(xlsx.size()));
    file.close();
    QProcess process;
    process.start("unzip", {"-p", file.fileName(), name});
    if (!process.waitForFinished(60'000))
        qFatal("unzip");
    return process.readAllStandardOutput();
}

ReportDocument smallDocument(std::vector<ReportColumn> columns, std::vector<std::vector<Cell>> rows)
{
    ReportDocument document;
    document.title = {"Title"};
    ReportTable table;
    table.id = "t";
    table.title = {"Table"};
    table.columns = std::move(columns);
    table.rows = std::move(rows);
    document.sections.push_back({{"Section"}, {}, {table}, {}});
    return document;
}

} // namespace

void ReportOutputsTest::reports()
{
    QTest::addColumn<int>("which");
    QTest::newRow("mixed plans, currencies and names") << 0;
    QTest::newRow("O02, one commitment") << 1;
    QTest::newRow("O08, rounding lines") << 2;
}

static ScenarioSet setOf(int which)
{
    if (which == 0)
        return mixedSet();
    return which == 1 ? caseO02(1000) : caseO08(Rounding::HalfAwayFromZero);
}

void ReportOutputsTest::csvAndHtmlCarryTheSameFigures()
{
    QFETCH(int, which);
    const ReportDocument document = reportOf(setOf(which));
    const std::vector<std::string> figures = figuresOf(document);
    QVERIFY(figures.size() > 50);
    QCOMPARE(figuresOfCsv(writeCsv(document)), figures);
    QCOMPARE(figuresOfHtml(writeHtml(document)), figures);
}

void ReportOutputsTest::jsonCarriesTheFiguresOfTheCsv()
{
    QFETCH(int, which);
    const ScenarioSet set = setOf(which);
    const std::vector<PlanResult> results = evaluated(set);
    const std::string csv = writeCsv(makeReport(set, results));
    const std::vector<const char *> keys = {
        "month",   "billed",    "amortised", "onDemand",          "spot", "commitment", "unused",
        "upfront", "recurring", "prepaid",   "onDemandEquivalent"};
    for (std::size_t plan = 0; plan < results.size(); ++plan) {
        const QJsonObject json = planJson(results[plan]);
        const auto rows = tableOfCsv(csv, "Months", int(plan), keys.size());
        const QJsonArray months = json["months"].toArray();
        QVERIFY(int(rows.size()) >= months.size() + 1);
        for (int m = 0; m < months.size(); ++m)
            for (std::size_t k = 0; k < keys.size(); ++k)
                QCOMPARE(rows[std::size_t(m)][k], text(months[m].toObject()[keys[k]]));
        const std::vector<std::string> &total = rows[std::size_t(months.size())];
        QCOMPARE(total[1], text(json["totals"].toObject()["billed"]));
        QCOMPARE(total[2], text(json["totals"].toObject()["amortised"]));
        // The rounding line: in both or in neither.
        const QJsonObject rounding = json["totals"].toObject()["rounding"].toObject();
        const std::vector<std::string> line =
            int(rows.size()) > months.size() + 1 ? rows.back() : std::vector<std::string>(keys.size());
        QCOMPARE(line[1], text(rounding["billed"]));
        QCOMPARE(line[2], text(rounding["amortised"]));
        const auto totals = tableOfCsv(csv, "Totals", int(plan), 3);
        for (const auto &[label, key] :
             std::vector<std::pair<std::string, const char *>>{{"NPV", "npv"},
                                                               {"NPV after tail", "npvAfterTail"},
                                                               {"To sign", "toSign"},
                                                               {"Owed after the horizon", "owedAfterHorizon"}})
            for (const std::vector<std::string> &row : totals)
                if (row[0] == label && !json["totals"].toObject()[key].isNull())
                    QCOMPARE(row[1], text(json["totals"].toObject()[key]));
    }
}

void ReportOutputsTest::xlsxCarriesTheSameCells()
{
    QFETCH(int, which);
    const ReportDocument document = reportOf(setOf(which));
    const Result<std::string> xlsx = writeXlsx(document);
    QVERIFY(xlsx.hasValue());
    const std::vector<std::string> sheets = sheetsOf(*xlsx);
    if (sheets.empty())
        QSKIP("ssconvert (gnumeric) is not installed");
    std::size_t sheet = 1; // the first is the summary
    for (const ReportSection &section : document.sections) {
        for (const ReportTable &table : section.tables) {
            QVERIFY(sheet < sheets.size());
            const auto rows = csvRows(sheets[sheet++]);
            std::vector<std::vector<Cell>> expected = table.rows;
            if (table.total)
                expected.push_back(*table.total);
            if (table.rounding)
                expected.push_back(*table.rounding);
            for (std::size_t r = 0; r < expected.size(); ++r) {
                const std::vector<std::string> &found = rows[r + 2];
                for (std::size_t c = 0; c < expected[r].size(); ++c) {
                    const Cell &cell = expected[r][c];
                    const bool isFigure = isNumber(cell.kind) && !cell.missing();
                    QCOMPARE(isFigure ? plainOf(QString::fromStdString(found[c])) : found[c], dataText(cell));
                }
            }
        }
    }
    QCOMPARE(sheet, sheets.size());
}

void ReportOutputsTest::centsAgreeInEveryOutput_data()
{
    QTest::addColumn<int>("rounding");
    QTest::addColumn<QString>("lines");
    QTest::newRow("half away from zero") << int(Rounding::HalfAwayFromZero) << "12.35 12.35 12.35 8.13 45.16 -0.02";
    QTest::newRow("half to even") << int(Rounding::HalfEven) << "12.34 12.34 12.34 8.12 45.16 0.02";
}

// Case O08: the same choice in each output.
void ReportOutputsTest::centsAgreeInEveryOutput()
{
    QFETCH(int, rounding);
    QFETCH(QString, lines);
    const ScenarioSet set = caseO08(Rounding(rounding));
    const ReportDocument document = reportOf(set);

    QStringList csv;
    for (const std::vector<std::string> &row : tableOfCsv(writeCsv(document), "Months", 0, 11))
        csv << QString::fromStdString(row[1]);
    QCOMPARE(csv.join(' '), lines);

    QStringList html;
    static const QRegularExpression billed(R"(<tr[^>]*><th scope="row">[^<]*</th><td class="number">([^<]*)<)");
    const QString page =
        QString::fromStdString(writeHtml(document)).section("id=\"s1-months\"", 1).section("</table>", 0, 0);
    for (QRegularExpressionMatchIterator i = billed.globalMatch(page); i.hasNext();)
        html << QString::fromStdString(plainOf(i.next().captured(1)));
    QCOMPARE(html.join(' '), lines);

    const QJsonObject json = planJson(evaluated(set)[0]);
    QStringList fromJson;
    for (const QJsonValue month : json["months"].toArray())
        fromJson << month.toObject()["billed"].toString();
    fromJson << json["totals"].toObject()["billed"].toString()
             << json["totals"].toObject()["rounding"].toObject()["billed"].toString();
    QCOMPARE(fromJson.join(' '), lines);
    QCOMPARE(json["rounding"].toString(),
             QString(rounding == int(Rounding::HalfEven) ? "halfEven" : "halfAwayFromZero"));
}

// Case O09.
void ReportOutputsTest::hostileTextIsHarmless()
{
    const std::vector<std::pair<std::string, std::string>> cells = {
        {"=1+1", "1250.5"},          {"+team", "-1250.5"},
        {"-2+3", "-0.0000001"},      {"@ops", "0"},
        {"\tlead tab", "9.1"},       {"-5.00", "-5"},
        {"\rlead return", "1"},      {"says \"hi\"; a,b", "2"},
        {"line one\nline two", "3"}, {"caf\u00e9 \u6771\u4eac", "4"}};
    std::vector<std::vector<Cell>> rows;
    rows.reserve(cells.size());
    for (const auto &[team, amount] : cells)
        rows.push_back({textCell(team), {CellKind::Amount, amount, {}}});
    const ReportDocument document =
        smallDocument({textColumn({"Team"}, "team"), {{"Amount"}, "USD", CellKind::Amount, "amount"}}, rows);
    const std::string csv = writeCsv(document);
    // As a spreadsheet would see it: no text cell begins with a character that starts a formula.
    for (const char *plain : {"\n=1", "\n+t", "\n-2", "\n@o", "\n\t", "\n-5.00", "\n\"\r", "\n\"\t"})
        QVERIFY2(csv.find(plain) == std::string::npos, plain);
    for (const auto &[team, amount] : cells)
        QVERIFY2(csv.find("," + amount + "\r\n") != std::string::npos, amount.c_str()); // no apostrophe, no separators
    const auto read = tableOfCsv(csv, "Table", 0, 2);
    QCOMPARE(read.size(), cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        QCOMPARE(read[i][0], cells[i].first);
        QCOMPARE(read[i][1], cells[i].second);
    }

    const Result<std::string> xlsx = writeXlsx(document);
    QVERIFY(xlsx.hasValue());
    const std::vector<std::string> sheets = sheetsOf(*xlsx);
    if (sheets.empty())
        QSKIP("ssconvert (gnumeric) is not installed");
    QVERIFY(sheets[1].find("=1+1") != std::string::npos); // the text, not 2
    QVERIFY(!partOf(*xlsx, "xl/worksheets/sheet2.xml").contains("<f>"));
}

void ReportOutputsTest::hostileTextInHtmlIsText()
{
    const std::string html = writeHtml(reportOf(mixedSet()));
    QVERIFY(html.find("<script") == std::string::npos);
    QVERIFY(html.find("&lt;script&gt;alert(1)&lt;/script&gt;") != std::string::npos);
    QVERIFY(html.find("Serving &lt;b&gt;&amp;&lt;/b&gt; &quot;training&quot; 训练") != std::string::npos);
    QVERIFY(html.find("研究, &quot;推理&quot;") != std::string::npos);
    // Bytes that are no UTF-8 and control characters don't get through.
    const ReportDocument broken = smallDocument({textColumn({"Team"}, "team")}, {{textCell("a\xff\x01z")}});
    QVERIFY(writeHtml(broken).find("a\uFFFD\uFFFDz") != std::string::npos);
    QVERIFY(writeCsv(broken).find("a\uFFFD\uFFFDz") != std::string::npos);
}

void ReportOutputsTest::numbersOfManyDigitsKeepThem()
{
    const std::vector<ReportColumn> columns = {textColumn({"What"}, "what"),
                                               {{"Amount"}, "IDR", CellKind::Amount, "amount"}};
    const ReportDocument document =
        smallDocument(columns, {{textCell("fits"), {CellKind::Amount, "1234567890123.40", {}}},
                                {textCell("too long"), {CellKind::Amount, "12345678901234567.89", {}}}});
    const Result<std::string> xlsx = writeXlsx(document);
    QVERIFY(xlsx.hasValue());
    const QByteArray sheet = partOf(*xlsx, "xl/worksheets/sheet2.xml");
    if (sheet.isEmpty())
        QSKIP("unzip is not installed");
    QVERIFY(sheet.contains("<v>1234567890123.4</v>"));
    const QByteArray strings = partOf(*xlsx, "xl/sharedStrings.xml");
    QVERIFY(strings.contains("12345678901234567.89"));
    QVERIFY(strings.contains("Numbers of more than 15 digits are written as text"));
}

void ReportOutputsTest::htmlIsOnePageThatParses()
{
    const std::string html = writeHtml(reportOf(mixedSet()), {}, "zh_CN");
    QVERIFY(html.find("<html lang=\"zh-CN\">") != std::string::npos);
    for (const char *outside : {"<link", "<script", "src=", "@import", "http:", "https:"})
        QVERIFY2(html.find(outside) == std::string::npos, outside);
    QVERIFY(html.find("prefers-color-scheme: dark") != std::string::npos);
    QVERIFY(html.find("@media print") != std::string::npos);
    // Elements are balanced: void ones closed, the page is well-formed XML.
    QString text = QString::fromStdString(html).remove("<!DOCTYPE html>");
    text.replace(QRegularExpression("<meta([^>]*)>"), "<meta\\1/>");
    QXmlStreamReader xml(text);
    QStringList ids;
    int tables = 0;
    int heads = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.attributes().hasAttribute("id"))
            ids << xml.attributes().value("id").toString();
        tables += xml.name() == QLatin1String("table") ? 1 : 0;
        heads += xml.name() == QLatin1String("thead") ? 1 : 0;
        if (xml.name() == QLatin1String("th"))
            QVERIFY(xml.attributes().hasAttribute("scope"));
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(tables > 10);
    QCOMPARE(heads, tables);
    const qsizetype all = ids.size();
    ids.removeDuplicates();
    QCOMPARE(ids.size(), all);
}

void ReportOutputsTest::chartIsVectorWithPatterns()
{
    const ReportDocument document = reportOf(mixedSet());
    const QString html = QString::fromStdString(writeHtml(document));
    QCOMPARE(html.count("<svg "), 3);
    QVERIFY(!html.contains("<img"));
    QCOMPARE(html.count("role=\"img\""), 3);
    QVERIFY(html.contains("fill=\"url(#s4-chart-unused)\""));
    QVERIFY(html.contains("fill=\"url(#s3-chart-threeYear)\""));
    // Each bar names its exact figure.
    const MonthlyCostChart &chart = *document.sections[1].chart;
    for (const MonthlyCostChart::Series &series : chart.series)
        for (std::size_t m = 0; m < chart.months.size(); ++m)
            if (dec(series.values[m]) > Decimal())
                QVERIFY(html.contains(QString::fromStdString("<title>" + chart.months[m] + ", " + render(series.label) +
                                                             ": " + grouped(series.values[m]) + " USD</title>")));
}

void ReportOutputsTest::sheetNamesAreLegalAndUnique()
{
    ReportDocument document = smallDocument({textColumn({"A"}, "a")}, {{textCell("x")}});
    ReportTable table = document.sections[0].tables[0];
    for (const char *title :
         {"Same", "same", "A/B: [what]? *now*\\", "'quoted'", "A name that is longer than any sheet may have",
          "A name that is longer than any sheet may allow",
          "各方案逐月账单与摊销成本对照以及预付余额的变化情况明细说明表格"}) {
        table.title = {title};
        document.sections[0].tables.push_back(table);
    }
    const Result<std::string> xlsx = writeXlsx(document);
    QVERIFY(xlsx.hasValue());
    const QByteArray workbook = partOf(*xlsx, "xl/workbook.xml");
    if (workbook.isEmpty())
        QSKIP("unzip is not installed");
    static const QRegularExpression name("<sheet name=\"([^\"]*)\"");
    QStringList names;
    for (QRegularExpressionMatchIterator i = name.globalMatch(QString::fromUtf8(workbook)); i.hasNext();)
        names << i.next().captured(1).toLower();
    QCOMPARE(names.size(), 9);
    names.removeDuplicates();
    QCOMPARE(names.size(), 9);
    for (const QString &one : names) {
        QVERIFY(one.size() <= 31);
        QVERIFY2(!one.contains(QRegularExpression(R"([\[\]:*?/\\'])")), qPrintable(one));
    }
}

void ReportOutputsTest::xlsxHasChartsFiltersAndNoFormulas()
{
    const Result<std::string> xlsx = writeXlsx(reportOf(mixedSet()));
    QVERIFY(xlsx.hasValue());
    const QByteArray chart = partOf(*xlsx, "xl/charts/chart2.xml");
    if (chart.isEmpty())
        QSKIP("unzip is not installed");
    QVERIFY(chart.contains("<c:grouping val=\"stacked\"/>"));
    QVERIFY(chart.contains("Amortised cost by month (USD)"));
    QVERIFY(chart.contains("<a:t>USD</a:t>") && chart.contains("<a:t>Month</a:t>"));
    QVERIFY(chart.contains("<c:min val=\"0\"/>"));
    QVERIFY(chart.contains("prstVal") || chart.contains("a:pattFill"));
    QVERIFY(partOf(*xlsx, "xl/charts/chart3.xml").contains("c:chart"));
    const QByteArray sheet = partOf(*xlsx, "xl/worksheets/sheet2.xml");
    QVERIFY(sheet.contains("<autoFilter ref=\"A2:"));
    QVERIFY(sheet.contains("state=\"frozen\""));
    for (int n = 1; n <= 8; ++n)
        QVERIFY(!partOf(*xlsx, QString("xl/worksheets/sheet%1.xml").arg(n)).contains("<f>"));
    QVERIFY(partOf(*xlsx, "docProps/core.xml").contains("Fingerprint of the inputs: "));
}

// Every marked text goes through the translation; names and figures don't.
void ReportOutputsTest::everyTextIsTranslated()
{
    const Translate chinese = [](std::string_view text) {
        std::string out = "译";
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '%' && i + 1 < text.size())
                out += std::string(text.substr(i, 2));
        return out;
    };
    ScenarioSet set = mixedSet();
    set.inputs.name = "N";
    const ReportDocument document = reportOf(set);
    const std::vector<std::string> figures = figuresOf(document);
    const std::string csv = writeCsv(document, chinese);
    const std::string html = writeHtml(document, chinese, "zh_CN");
    const Result<std::string> xlsx = writeXlsx(document, chinese);
    QVERIFY(xlsx.hasValue());
    QCOMPARE(figuresOfCsv(csv), figures);
    QCOMPARE(figuresOfHtml(html), figures);
    QVERIFY(csv.find("译") != std::string::npos);
    // No English sentence is left. Names, ids, units' codes and the keys of CSV headers stay.
    for (const char *english :
         {"Amortised", "amortised and", "not defined", "machine-hour", "Rounding", "Total", "placed",
          "Plan:", "Comparison", "Fingerprint", "Assumptions", "never added", "rounded once", "It signs"})
        QVERIFY2(html.find(english) == std::string::npos, english);
    for (const char *name : {"All on-demand", "研究", "=SUM(A1:A9)", "USD", "2026-11-02"})
        QVERIFY2(html.find(name) != std::string::npos, name);
    QVERIFY(csv.find("month,billed (USD),amortised (USD)") != std::string::npos); // stable headers
}

void ReportOutputsTest::sameInputSameBytes()
{
    const ReportDocument first = reportOf(mixedSet());
    const ReportDocument second = reportOf(mixedSet());
    QCOMPARE(writeCsv(first), writeCsv(second));
    QCOMPARE(writeHtml(first), writeHtml(second));
    const Result<std::string> workbook = writeXlsx(first);
    const Result<std::string> again = writeXlsx(second);
    QVERIFY(workbook.hasValue() && again.hasValue());
    QVERIFY(*workbook == *again);
    // No clock in it: each entry of the ZIP is of 1980-01-01 (date 0x0021, little-endian), as are the properties.
    int entries = 0;
    for (std::size_t at = workbook->find("PK\x03\x04"); at != std::string::npos;
         at = workbook->find("PK\x03\x04", at + 4)) {
        QCOMPARE(workbook->substr(at + 10, 4), std::string("\x00\x00\x21\x00", 4));
        ++entries;
    }
    QVERIFY(entries > 10);
    const QByteArray properties = partOf(*workbook, "docProps/core.xml");
    QVERIFY(properties.isEmpty() || properties.contains("1980-01-01T00:00:00Z"));
}

void ReportOutputsTest::csvReadsInExcel()
{
    const std::string csv = writeCsv(reportOf(mixedSet()));
    QVERIFY(csv.starts_with("\xEF\xBB\xBF"));
    QVERIFY(csv.find("\r\n") != std::string::npos);
    QVERIFY(csv.find("训练") != std::string::npos);
}

QTEST_GUILESS_MAIN(ReportOutputsTest)
#include "report_outputs_test.moc"
