// SPDX-License-Identifier: GPL-3.0-or-later
// The board memo: what it says is what the results say, whichever language it is written in.
#include "report/cell_text.h"
#include "report/cells.h"
#include "report_fixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

class MemoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plansTableHasTheFiguresOfTheResults();
    void chosenPlanIsTheOneAskedFor();
    void withoutAChoiceTheCheapestIsRecommended();
    void cheaperPlanIsNamed();
    void commitmentsAreNamedWithTheirTerm();
    void breakEvenIsPriceOverOnDemand();
    void planThatDoesNotPaySaysSo();
    void oldAndMixedPricesAreSaid();
    void undatedPricesAreSaid();
    void planWithoutCommitments();
    void chartFollowsTheView();
    void manyPlansAndLongNamesAreBounded();
    void incompletePlanSaysWhatIsMissing();
    void sameFiguresAndFingerprintInEachLanguage();
    void bothLanguagesStandOneAfterTheOther();
    void everyFormatNamesTheNote();
};

namespace
{

ReportDocument memo(const ScenarioSet &set, const std::string &plan = {}, CostView view = CostView::Amortised)
{
    ReportOptions options;
    options.kind = ReportTemplate::Memo;
    options.planId = plan;
    options.view = view;
    return makeReport(set, evaluated(set), options);
}

const ReportSection &sectionOf(const ReportDocument &document, const std::string &title)
{
    for (const ReportSection &section : document.sections)
        if (render(section.title).rfind(title, 0) == 0)
            return section;
    qFatal("no section %s", title.c_str());
}

std::string sentencesOf(const ReportDocument &document, const std::string &title)
{
    std::string all;
    for (const Message &sentence : sectionOf(document, title).sentences)
        all += render(sentence) + '\n';
    return all;
}

bool says(const std::string &text, const char *words)
{
    return text.find(words) != std::string::npos;
}

#define SAYS(text, words) QVERIFY2(says(text, words), (text).c_str())

/// Each text behind a mark, values kept, so that the second language can be told from the first.
Translate marked()
{
    return [](std::string_view text) {
        if (text == "%1") // a name
            return std::string(text);
        std::string out = "\u8BD1";
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '%' && i + 1 < text.size())
                out += " " + std::string(text.substr(i, 2));
        return out;
    };
}

QStringList numbersOf(const std::string &csv)
{
    static const QRegularExpression number(QStringLiteral("^-?[0-9]+(\\.[0-9]+)?$"));
    QStringList numbers;
    for (const std::vector<std::string> &row : csvRows(csv))
        for (const std::string &field : row)
            if (number.match(QString::fromStdString(field)).hasMatch())
                numbers.append(QString::fromStdString(field));
    return numbers;
}

} // namespace

void MemoTest::plansTableHasTheFiguresOfTheResults()
{
    const ScenarioSet set = mixedSet();
    const std::vector<PlanResult> results = evaluated(set);
    const ReportDocument document = memo(set, "base");
    const ReportTable &table = tableOf(sectionOf(document, "Recommendation"), "plans");
    QCOMPARE(table.rows.size(), results.size());
    QCOMPARE(dataText(table.rows.front()[0]), std::string("Base & more"));
    QCOMPARE(dataText(table.rows.front()[1]), std::string("this plan"));
    for (const std::vector<Cell> &row : table.rows) {
        const std::string name = dataText(row[0]);
        const auto result = std::find_if(results.begin(), results.end(), [&name](const PlanResult &one) {
            return name.rfind(one.planName.empty() ? one.planId : one.planName, 0) == 0;
        });
        QVERIFY(result != results.end());
        const Rounding rounding = result->rounding;
        const PlanTotals &totals = result->totals;
        QCOMPARE(row[columnOf(table, "toSign")].value, toText(totals.toSign, rounding));
        QCOMPARE(row[columnOf(table, "amortised")].value, toText(totals.amortised, rounding));
        QCOMPARE(row[columnOf(table, "onDemandEquivalent")].value, toText(*totals.onDemandEquivalent, rounding));
        QCOMPARE(row[columnOf(table, "savings")].value, toText(*totals.savings, rounding));
        QCOMPARE(row[columnOf(table, "npv")].value, toText(*totals.npv, rounding));
        QCOMPARE(row[columnOf(table, "owedAfterHorizon")].value, toText(totals.owedAfterHorizon, rounding));
    }
}

void MemoTest::chosenPlanIsTheOneAskedFor()
{
    const ScenarioSet set = mixedSet();
    const ReportDocument document = memo(set, "on-demand");
    QCOMPARE(render(document.sections[1].title), std::string("Recommendation: All on-demand"));
    SAYS(render(document.sections[1].verdict), "All on-demand costs ");
    SAYS(render(document.title), "Board memo: ");
}

void MemoTest::withoutAChoiceTheCheapestIsRecommended()
{
    // 16.00 on demand against 10.00 amortised, all hours used: the commitment wins.
    ScenarioSet set = caseO02(8760);
    set.plans.insert(set.plans.begin(), Plan{"od", "On demand", {}, {}});
    QCOMPARE(render(memo(set).sections[1].title), std::string("Recommendation: Base"));
    // 1,000 used hours cost 16,000 on demand and 87,600 committed.
    ScenarioSet idle = caseO02(1000);
    idle.plans.push_back(Plan{"od", "On demand", {}, {}});
    QCOMPARE(render(memo(idle).sections[1].title), std::string("Recommendation: On demand"));
}

void MemoTest::cheaperPlanIsNamed()
{
    ScenarioSet set = caseO02(1000);
    set.plans.push_back(Plan{"od", "On demand", {}, {}});
    SAYS(sentencesOf(memo(set, "base"), "Recommendation"),
         "On demand would cost 71,600.00 USD less (amortised) than this plan; it signs 0.00 USD.");
    SAYS(sentencesOf(memo(set, "od"), "Recommendation"),
         "The next best plan, Base, costs 71,600.00 USD more (amortised) and signs 87,600.00 USD.");
}

void MemoTest::commitmentsAreNamedWithTheirTerm()
{
    const ReportDocument document = memo(caseO02(8760), "base");
    const std::string text = sentencesOf(document, "What it commits us to");
    // 43,800.00 upfront and 8,760 h x 5.00.
    SAYS(text, "option 1y, from 2027-01-01 to 2027-12-31: 87,600.00 USD to sign.");
    // January bills the upfront and 744 h x 5.00.
    SAYS(text,
         "Paid up front inside the horizon: 43,800.00 USD. The dearest month is 2027-01 with 47,520.00 USD billed.");
    SAYS(text, "Nothing is owed or left prepaid after the end of the horizon.");
    // Held ones are said, not proposed.
    const std::string mixed = sentencesOf(memo(mixedSet(), "on-demand"), "What it commits us to");
    SAYS(mixed, "Nothing new is signed");
    SAYS(mixed, "Signed already and paid in every plan: machines: 1");
}

void MemoTest::breakEvenIsPriceOverOnDemand()
{
    // (43,800 / 8,760 + 5.00) / 16.00 = 62.5 %.
    SAYS(sentencesOf(memo(caseO02(8760), "base"), "What could go wrong"),
         "m 1y stops paying when less than 62.5% of its hours are used: on-demand is cheaper then. This plan uses "
         "100.0%.");
    SAYS(sentencesOf(memo(caseO02(8760), "base"), "What could go wrong"),
         "Every committed hour of the horizon is used");
}

void MemoTest::planThatDoesNotPaySaysSo()
{
    const std::string text = sentencesOf(memo(caseO02(876), "base"), "What could go wrong");
    SAYS(text,
         "m 1y does not pay here: 62.5% of its hours would have to be used to beat on-demand, this plan uses 10.0%.");
    // 7,884 of 8,760 hours at 10.00.
    SAYS(text, "Unused so far: 78,840.00 USD of commitments pay for hours that nobody uses (90.0% of their amortised "
               "cost of 87,600.00 USD).");
}

void MemoTest::oldAndMixedPricesAreSaid()
{
    ScenarioSet set = caseO02(8760);
    for (PurchaseOption &option : set.inputs.offers[0].options)
        option.provenance = {"list", *Date::parse("2026-12-20"), *Date::parse("2026-12-01")};
    const std::string recent = sentencesOf(memo(set, "base"), "What could go wrong");
    QVERIFY2(!says(recent, "oldest"), recent.c_str());
    set.inputs.offers[0].options[0].provenance.validFrom = *Date::parse("2026-03-01"); // 306 days before 2027-01-01
    const std::string text = sentencesOf(memo(set, "base"), "What could go wrong");
    SAYS(text, "Price dates differ: the oldest price is of 2026-03-01, the newest of 2026-12-01.");
    SAYS(text, "The oldest price is of 2026-03-01, 306 days before the first day of the plan");
    SAYS(sentencesOf(memo(set, "base"), "Prices used"), "Source: list, prices of 2026-03-01 to 2026-12-01.");
}

void MemoTest::undatedPricesAreSaid()
{
    ScenarioSet set = caseO02(8760);
    for (PurchaseOption &option : set.inputs.offers[0].options)
        option.provenance = {};
    SAYS(sentencesOf(memo(set, "base"), "What could go wrong"), "Prices without a date: 2.");
    SAYS(sentencesOf(memo(set, "base"), "Prices used"), "Source: source not known, date not known.");
}

void MemoTest::planWithoutCommitments()
{
    ScenarioSet set = caseO02(8760);
    for (PurchaseOption &option : set.inputs.offers[0].options)
        option.provenance = {"list", *Date::parse("2026-12-20"), *Date::parse("2026-12-01")};
    set.plans = {{"od", "On demand", {}, {}}};
    const ReportDocument document = memo(set);
    SAYS(sentencesOf(document, "What could go wrong"), "Nothing is committed and every price is paid as it is used");
    QCOMPARE(tableOf(sectionOf(document, "Recommendation"), "plans").rows.size(), std::size_t(1));
}

void MemoTest::chartFollowsTheView()
{
    const ScenarioSet set = mixedSet();
    const PlanResult result = evaluated(set)[1];
    for (const CostView view : {CostView::Amortised, CostView::Billed}) {
        const ReportDocument document = memo(set, "base", view);
        const ReportSection &section =
            sectionOf(document, view == CostView::Billed ? "Billed cost by month" : "Amortised cost by month");
        QVERIFY(section.chart.has_value());
        for (std::size_t m = 0; m < result.months.size(); ++m) {
            Decimal sum;
            for (const MonthlyCostChart::Series &series : section.chart->series)
                sum += *Decimal::parse(series.values[m]);
            const Money &expected = view == CostView::Billed ? result.months[m].billed : result.months[m].amortised;
            // The printed parts: at most half a cent each away.
            const Decimal away = sum - rounded(expected, result.rounding).amount();
            QVERIFY2(away < dec("0.03") && away > dec("-0.03"), toText(away).c_str());
        }
    }
}

void MemoTest::manyPlansAndLongNamesAreBounded()
{
    ScenarioSet set = mixedSet();
    set.inputs.name = std::string(400, 'x');
    for (int i = 0; i < 30; ++i)
        set.plans.push_back({"p" + std::to_string(i),
                             "\u65B9\u6848" + std::string(300, 'y') + std::to_string(i),
                             set.plans[1].commitments,
                             {}});
    set.plans[1].commitments.resize(12, set.plans[1].commitments.front());
    const ReportDocument document = memo(set, "base");
    const ReportTable &table = tableOf(sectionOf(document, "Recommendation"), "plans");
    QCOMPARE(table.rows.size(), std::size_t(5));
    SAYS(render(table.notes.back()), "Plans not shown here, of the full report: 28.");
    SAYS(sentencesOf(document, "What it commits us to"), "Further purchases, of the approval form: 9.");
    SAYS(render(document.title), "xxx\u2026");
    QVERIFY(writeText(document).size() < 6000);
}

void MemoTest::incompletePlanSaysWhatIsMissing()
{
    ScenarioSet set = caseO02(8760);
    set.inputs.workloads[0].singleMachine = true;
    set.inputs.workloads[0].demand.unit = DemandUnit::Accelerators;
    set.inputs.workloads[0].demand.series = ConstantSeries{dec("16")};
    const std::string text = sentencesOf(memo(set, "base"), "What could go wrong");
    SAYS(text, "needs 16 GPUs in one machine, largest is 8");
    SAYS(render(memo(set, "base").sections[1].verdict), "is incomplete");
}

void MemoTest::sameFiguresAndFingerprintInEachLanguage()
{
    const ScenarioSet set = mixedSet();
    const ReportDocument document = memo(set, "base");
    QCOMPARE(document.fingerprint, makeReport(set, evaluated(set)).fingerprint);
    const QStringList figures = numbersOf(writeCsv(document));
    QVERIFY(figures.size() > 20);
    QCOMPARE(numbersOf(writeCsv(document, marked())), figures);
    QCOMPARE(numbersOf(writeCsv(document, ReportWords::both(marked()))), figures);
    for (const ReportWords &words : {ReportWords(), ReportWords(marked()), ReportWords::both(marked())}) {
        SAYS(writeCsv(document, words), document.fingerprint.c_str());
        SAYS(writeHtml(document, words), document.fingerprint.c_str());
        SAYS(writeText(document, words), document.fingerprint.c_str());
        QVERIFY(writeXlsx(document, words).hasValue());
    }
}

void MemoTest::bothLanguagesStandOneAfterTheOther()
{
    const ReportDocument document = memo(mixedSet(), "base");
    const ReportWords both = ReportWords::both(marked());
    const std::string text = writeText(document, both);
    SAYS(text, "Question \u8BD1\n");
    SAYS(text, "What could go wrong \u8BD1\n");
    // Sentences: a line a language, with the same values.
    const Message sentence{"It costs %1. %2", {"5"}, {{"It signs %1.", {"7"}}}};
    QCOMPARE(both.lines(sentence), std::string("It costs 5. It signs 7.\n\u8BD1 5 \u8BD1 7"));
    // Columns of the CSV: words above, keys below as in every language.
    const std::string csv = writeCsv(document, both);
    SAYS(csv, "Plan \u8BD1,State \u8BD1,To sign \u8BD1 (USD)");
    SAYS(csv, "\nplan,state,toSign (USD),amortised (USD)");
    SAYS(writeHtml(document, both), "Question <span lang=\"zh-CN\">\u8BD1</span>");
    // A text that is the same in both stands there once.
    const ReportWords same = ReportWords::both([](std::string_view words) { return std::string(words); });
    QCOMPARE(writeText(document, same), writeText(document));
}

void MemoTest::everyFormatNamesTheNote()
{
    const ScenarioSet set = caseO02(8760);
    ReportOptions options;
    options.note = {"What-if: use 60%% of the demand."};
    for (const ReportTemplate kind : {ReportTemplate::Memo, ReportTemplate::Approval, ReportTemplate::Full}) {
        options.kind = kind;
        const ReportDocument document = makeReport(set, evaluated(set), options);
        SAYS(writeCsv(document), "What-if: use 60% of the demand.");
        SAYS(writeHtml(document), "What-if: use 60% of the demand.");
        SAYS(writeText(document), "What-if: use 60% of the demand.");
    }
}

QTEST_APPLESS_MAIN(MemoTest)
#include "memo_test.moc"
