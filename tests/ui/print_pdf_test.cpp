// SPDX-License-Identifier: GPL-3.0-or-later
// The PDF of a report, read back with poppler's tools: text, fonts, images, pages.
#include "print/report_pdf.h"
#include "report/report_fixture.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

/// Standard output of a program; the test is skipped where poppler-utils is missing.
std::optional<QString> outputOf(const QString &program, const QStringList &arguments)
{
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty())
        return std::nullopt;
    QProcess process;
    process.start(path, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

#define OUTPUT_OR_SKIP(variable, program, ...)                                                                         \
    const std::optional<QString> variable##Output = outputOf(program, __VA_ARGS__);                                    \
    if (!variable##Output)                                                                                             \
        QSKIP("poppler-utils is not installed");                                                                       \
    const QString &variable = *variable##Output

/// Words of Chinese around each sentence, so that lines are of other lengths and both fonts are needed.
Translate pretendChinese()
{
    return [](std::string_view text) { return "译文：" + std::string(text) + "，如上所述"; };
}

ScenarioSet longSet(std::int64_t hours)
{
    ScenarioSet set = test::mixedSet();
    set.inputs.hours = hours;
    return set;
}

/// Amounts, hours, rates and shares of the CSV with at least one decimal, in their order.
QStringList numbersOfCsv(const std::string &csv)
{
    static const QRegularExpression number(QStringLiteral("^-?[0-9]+\\.[0-9]+$"));
    QStringList numbers;
    for (const std::vector<std::string> &row : test::csvRows(csv))
        for (const std::string &field : row)
            if (number.match(QString::fromStdString(field)).hasMatch())
                numbers.append(QString::fromStdString(field));
    return numbers;
}

QStringList wordsOf(QString text)
{
    text.remove(QLatin1Char(','));
    text.replace(QChar(0x2212), QLatin1Char('-'));
    QStringList words = text.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
    for (QString &word : words) {
        // "37.5%" is the CSV's 0.375.
        if (!word.endsWith(QLatin1Char('%')))
            continue;
        if (const Result<Decimal> percent = Decimal::parse(word.chopped(1).toStdString()))
            word = QString::fromStdString(toText(scale(*percent, 1, 100, Rounding::HalfEven), 3, 3));
    }
    return words;
}

/// The first amount that doesn't follow the ones before it in the text; empty when all are there in order.
QString firstMissing(const QStringList &numbers, const QStringList &words)
{
    qsizetype from = 0;
    for (const QString &number : numbers) {
        const qsizetype found = words.indexOf(number, from);
        if (found < 0)
            return number;
        from = found + 1;
    }
    return {};
}

} // namespace

class PrintPdfTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAmountOfTheCsvInOrder_data();
    void everyAmountOfTheCsvInOrder();
    void fontsAreEmbeddedAndNothingIsAnImage();
    void textIsFoundAsWritten();
    void chartIsInTheText();
    void eachPageSaysWhatItIs();
    void headOfALongTableIsRepeated();
    void sameDocumentSameBytes();
    void emptyReport();
    void leavesTheOldFileWhenItCannotWrite();
    void memoIsOnePage_data();
    void memoIsOnePage();
    void approvalFormReadsFromTopToBottom();
    void pagesAreWhatIsPrinted();

private:
    QString write(const ReportDocument &document, const ReportLanguage &language = {}) const
    {
        QString path = m_folder.filePath(QStringLiteral("report.pdf"));
        const Status written = writeReportPdf(document, path.toStdString(), language);
        if (!written)
            qFatal("%s", toText(written.error()).c_str());
        return path;
    }

    QTemporaryDir m_folder;
};

void PrintPdfTest::everyAmountOfTheCsvInOrder_data()
{
    QTest::addColumn<qint64>("hours");
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<QString>("mode");
    QTest::newRow("three months, as laid out") << qint64(2160) << false << QStringLiteral("-layout");
    QTest::newRow("three months, as drawn") << qint64(2160) << false << QStringLiteral("-raw");
    QTest::newRow("five years, as laid out") << qint64(43800) << false << QStringLiteral("-layout");
    QTest::newRow("long words of Chinese") << qint64(2160) << true << QStringLiteral("-layout");
}

void PrintPdfTest::everyAmountOfTheCsvInOrder()
{
    QFETCH(qint64, hours);
    QFETCH(bool, chinese);
    QFETCH(QString, mode);
    const ScenarioSet set = longSet(hours);
    const ReportDocument document = makeReport(set, test::evaluated(set));
    const ReportLanguage language = chinese ? ReportLanguage{pretendChinese(), "zh_CN"} : ReportLanguage{};
    OUTPUT_OR_SKIP(text, QStringLiteral("pdftotext"), {mode, write(document, language), QStringLiteral("-")});
    const QStringList numbers = numbersOfCsv(writeCsv(document, language.words));
    QVERIFY(numbers.size() > 100);
    QCOMPARE(firstMissing(numbers, wordsOf(text)), QString());
}

void PrintPdfTest::fontsAreEmbeddedAndNothingIsAnImage()
{
    const ScenarioSet set = test::mixedSet();
    const QString path = write(makeReport(set, test::evaluated(set)));
    OUTPUT_OR_SKIP(fonts, QStringLiteral("pdffonts"), {path});
    const QStringList rows = fonts.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    QVERIFY(!rows.isEmpty());
    static const QRegularExpression embedded(QStringLiteral("yes +(yes|no) +yes +[0-9]+ +[0-9]+ *$"));
    for (const QString &row : rows)
        QVERIFY2(embedded.match(row).hasMatch(), qPrintable(row));
    OUTPUT_OR_SKIP(images, QStringLiteral("pdfimages"), {QStringLiteral("-list"), path});
    QCOMPARE(images.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size(), 2); // the heading alone
}

void PrintPdfTest::textIsFoundAsWritten()
{
    const ScenarioSet set = test::mixedSet();
    OUTPUT_OR_SKIP(text, QStringLiteral("pdftotext"),
                   {write(makeReport(set, test::evaluated(set))), QStringLiteral("-")});
    QVERIFY(text.contains(QStringLiteral("Serving <b>&</b> \"training\" 训练"))); // no markup, right code points
    QVERIFY(text.contains(QStringLiteral("研究, \"推理\"")));
    QVERIFY(!text.contains(QChar(0xFB01))); // no ligatures: words can be searched
}

void PrintPdfTest::chartIsInTheText()
{
    const ScenarioSet set = test::mixedSet();
    ReportDocument document = makeReport(set, test::evaluated(set));
    for (ReportSection &section : document.sections)
        section.tables.clear();
    document.assumptions.clear();
    OUTPUT_OR_SKIP(text, QStringLiteral("pdftotext"),
                   {QStringLiteral("-layout"), write(document), QStringLiteral("-")});
    for (const char *word : {"Amortised cost by month", "2027-01", "2027-03", "Spot", "unused", "USD"})
        QVERIFY2(text.contains(QLatin1String(word)), word);
    for (ReportSection &section : document.sections)
        section.chart.reset();
    OUTPUT_OR_SKIP(bare, QStringLiteral("pdftotext"), {write(document), QStringLiteral("-")});
    QVERIFY(!bare.contains(QStringLiteral("2027-03\n")));
}

void PrintPdfTest::eachPageSaysWhatItIs()
{
    const ScenarioSet set = longSet(43800);
    const ReportDocument document = makeReport(set, test::evaluated(set));
    const QString path = write(document);
    OUTPUT_OR_SKIP(text, QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    const QStringList pages = text.split(QLatin1Char('\f'), Qt::SkipEmptyParts);
    QVERIFY(pages.size() > 5);
    const QString rounding = QStringLiteral("rounded once to the minor unit, half to even");
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains(QStringLiteral("Page %1 of %2").arg(i + 1).arg(pages.size())));
        QVERIFY(pages[i].contains(QString::fromStdString(document.fingerprint)));
        QVERIFY(pages[i].simplified().contains(rounding));
        QVERIFY(pages[i].contains(QStringLiteral("Prices of 2026-11-02")));
    }
    OUTPUT_OR_SKIP(info, QStringLiteral("pdfinfo"), {QStringLiteral("-l"), QStringLiteral("-1"), path});
    QVERIFY(info.contains(QStringLiteral("Serving <b>&</b>")));
    QVERIFY(info.contains(QStringLiteral("Gpufolio")));
    static const QRegularExpression a4(QStringLiteral("size: +(595|841|842)\\S* x (595|841|842)\\S* pts \\(A4\\)"));
    QCOMPARE(info.count(a4), pages.size());
}

void PrintPdfTest::headOfALongTableIsRepeated()
{
    const ScenarioSet set = longSet(87600); // ten years: 120 months a plan
    OUTPUT_OR_SKIP(text, QStringLiteral("pdftotext"),
                   {QStringLiteral("-layout"), write(makeReport(set, test::evaluated(set))), QStringLiteral("-")});
    static const QRegularExpression month(QStringLiteral("\\b20[0-9]{2}-[0-9]{2} +[0-9]"));
    int pagesOfMonths = 0;
    for (const QString &page : text.split(QLatin1Char('\f'), Qt::SkipEmptyParts)) {
        if (page.count(month) < 10)
            continue;
        ++pagesOfMonths;
        QVERIFY2(page.contains(QStringLiteral("Prepaid")), qPrintable(page.left(400)));
    }
    QVERIFY(pagesOfMonths >= 6);
}

void PrintPdfTest::sameDocumentSameBytes()
{
    const ScenarioSet set = test::mixedSet();
    const ReportDocument document = makeReport(set, test::evaluated(set));
    const auto bytes = [&document] {
        const Result<std::string> pdf = reportPdf(document, drawReportCharts(document, {}), {});
        QString text = QString::fromLatin1(pdf.value().data(), static_cast<qsizetype>(pdf.value().size()));
        static const QRegularExpression date(QStringLiteral("/CreationDate \\([^)]*\\)"));
        return text.remove(date);
    };
    QCOMPARE(bytes(), bytes());
}

void PrintPdfTest::emptyReport()
{
    ScenarioSet set = test::mixedSet();
    OUTPUT_OR_SKIP(text, QStringLiteral("pdftotext"), {write(makeReport(set, {})), QStringLiteral("-")});
    QVERIFY(text.contains(QStringLiteral("Page 1 of 1")));
}

void PrintPdfTest::leavesTheOldFileWhenItCannotWrite()
{
    const ScenarioSet set = test::mixedSet();
    const Status written =
        writeReportPdf(makeReport(set, test::evaluated(set)), "/nowhere/at/all/report.pdf", ReportLanguage{});
    QVERIFY(!written);
    QCOMPARE(written.error().code, Error::Code::Io);
}

void PrintPdfTest::memoIsOnePage_data()
{
    QTest::addColumn<int>("tongues"); // 1 English, 2 another one, 3 both
    QTest::addColumn<bool>("crowded");
    for (const bool crowded : {false, true})
        for (const int tongues : {1, 2, 3})
            QTest::addRow("%s, languages %d", crowded ? "crowded" : "usual", tongues) << tongues << crowded;
}

/// Many plans with long names, many purchases, many sources, a note: still one page in each language.
void PrintPdfTest::memoIsOnePage()
{
    QFETCH(int, tongues);
    QFETCH(bool, crowded);
    ScenarioSet set = test::mixedSet();
    if (crowded) {
        set.inputs.name = std::string(200, 'n') + " 推理与训练";
        set.inputs.hours = 43800;
        std::vector<PurchaseOption> options = set.inputs.offers[0].options;
        for (int i = 0; i < 8; ++i) {
            PurchaseOption option = options[1];
            option.id = "option-with-a-long-name-" + std::to_string(i);
            option.provenance = {"a source with a long name, number " + std::to_string(i) + std::string(100, 's'),
                                 *Date::parse("2026-11-02"), *Date::parse("2025-10-01")};
            set.inputs.offers[0].options.push_back(option);
            set.plans[1].commitments.push_back(test::purchase("us", option.id.c_str(), 1, set.inputs.start));
        }
        for (int i = 0; i < 12; ++i)
            set.plans.push_back({"p" + std::to_string(i),
                                 "方案 plan with a very long name " + std::string(100, 'y'),
                                 set.plans[1].commitments,
                                 {}});
    }
    ReportOptions options;
    options.kind = ReportTemplate::Memo;
    options.planId = "base";
    if (crowded)
        options.note = {"What-if: use 60 percent, growth 3 percent a month, start four months late, prices fall."};
    const ReportDocument document = makeReport(set, test::evaluated(set), options);
    ReportLanguage language;
    if (tongues > 1)
        language.words = tongues == 2 ? ReportWords(pretendChinese()) : ReportWords::both(pretendChinese());
    const QString path = write(document, language);
    OUTPUT_OR_SKIP(text, QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    QCOMPARE(text.count(QLatin1Char('\f')), 1);
    // Nothing is lost: each figure of the table of plans, in the order of the CSV, and the end of the page.
    QStringList numbers;
    for (const ReportSection &section : document.sections)
        for (const ReportTable &table : section.tables)
            for (const std::vector<Cell> &row : table.rows)
                for (const Cell &cell : row)
                    if (cell.kind == CellKind::Amount && !cell.missing())
                        numbers.append(QString::fromStdString(cell.value));
    QVERIFY(numbers.size() >= 15);
    QCOMPARE(firstMissing(numbers, wordsOf(text)), QString());
    QVERIFY(text.contains(QString::fromStdString(document.fingerprint)));
    QVERIFY(text.simplified().contains(QStringLiteral("rounded once to the minor unit, half to even")));
    OUTPUT_OR_SKIP(fonts, QStringLiteral("pdffonts"), {path});
    static const QRegularExpression embedded(QStringLiteral("yes +(yes|no) +yes +[0-9]+ +[0-9]+ *$"));
    for (const QString &row : fonts.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2))
        QVERIFY2(embedded.match(row).hasMatch(), qPrintable(row));
    QCOMPARE(fonts.contains(QStringLiteral("WenQuanYi")), true); // the names of the fixture are Chinese in part
}

void PrintPdfTest::approvalFormReadsFromTopToBottom()
{
    const ScenarioSet set = test::mixedSet();
    ReportOptions options;
    options.kind = ReportTemplate::Approval;
    options.planId = "base";
    const ReportDocument document = makeReport(set, test::evaluated(set), options);
    OUTPUT_OR_SKIP(text, QStringLiteral("pdftotext"),
                   {QStringLiteral("-layout"), write(document), QStringLiteral("-")});
    qsizetype from = 0;
    for (const char *words :
         {"Commitment approval form", "Request", "To approve", "What is bought", "Payments", "Who uses these machines",
          "Alternatives considered", "Conditions", "Signatures", "Requested by", "Finance", "Approver"}) {
        const qsizetype found = text.indexOf(QLatin1String(words), from);
        QVERIFY2(found >= 0, words);
        from = found;
    }
    const QStringList pages = text.split(QLatin1Char('\f'), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        QVERIFY(pages[i].contains(QStringLiteral("Page %1 of %2").arg(i + 1).arg(pages.size())));
        QVERIFY(pages[i].contains(QString::fromStdString(document.fingerprint)));
    }
    // The lines to sign stand together.
    QVERIFY(pages.back().contains(QStringLiteral("Requested by")) && pages.back().contains(QStringLiteral("Approver")));
}

/// What the window shows has the pages of the PDF, and ink where the PDF has text.
void PrintPdfTest::pagesAreWhatIsPrinted()
{
    const ScenarioSet set = test::mixedSet();
    const ReportDocument document = makeReport(set, test::evaluated(set));
    const ReportPages pages(document, drawReportCharts(document, {}), {});
    OUTPUT_OR_SKIP(info, QStringLiteral("pdfinfo"), {write(document)});
    QVERIFY(info.contains(QRegularExpression(QStringLiteral("Pages: +%1\\b").arg(pages.count()))));
    for (std::size_t page = 0; page < pages.count(); ++page) {
        const QImage image = pages.image(page, 0.25);
        QCOMPARE(image.width() < image.height(), pages.orientation(page) == QPageLayout::Portrait);
        qsizetype inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                inked += qGray(image.pixel(x, y)) < 200 ? 1 : 0;
        QVERIFY2(inked > 200, qPrintable(QString::number(page)));
        QCOMPARE(image.pixel(1, 1), qRgb(255, 255, 255));
    }
}

QTEST_MAIN(PrintPdfTest)
#include "print_pdf_test.moc"
