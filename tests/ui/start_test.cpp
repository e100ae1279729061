// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/number_format.h"
#include "pages/start_number_form.h"
#include "pages/start_page.h"
#include "plan/evaluate.h"
#include "session/plan_from_number.h"
#include "session/rules.h"
#include "ui_fixture.h"
#include "widgets/figure_label.h"
#include "widgets/understood_field.h"
#include "widgets/why_panel.h"

#include <QComboBox>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

Decimal decimal(const char *text)
{
    return *Decimal::parse(text);
}

/// 64 H100 from January to December 2027, always on.
NumberRequest request()
{
    NumberRequest wanted;
    wanted.accelerator = "H100-SXM-80GB";
    wanted.accelerators = 64;
    wanted.from = {2027, 1};
    wanted.to = {2027, 12};
    wanted.name = "64 H100";
    wanted.planNames = {"All on-demand", "Base", "Mixed"};
    wanted.currency = Currency::of("USD");
    return wanted;
}

/// The test offer at another place, with its on-demand price replaced.
Offer variant(const char *id, const char *onDemand)
{
    Offer offer = test::h100();
    offer.id = id;
    offer.options[0].hourly = decimal(onDemand);
    return offer;
}

struct StartShown {
    StartShown() : session(), page(nullptr)
    {
        session.startNew(test::twoPlans());
        page = std::make_unique<StartPage>(session);
        page->resize(1100, 800);
        page->show();
    }
    template <typename Widget> Widget *find(const char *name) const
    {
        return page->findChild<Widget *>(QLatin1String(name));
    }
    /// As a person does: replaces the text, through an input method, and confirms.
    void type(const char *name, const QString &text) const
    {
        auto *field = find<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QInputMethodEvent composed;
        composed.setCommitString(text);
        QCoreApplication::sendEvent(field, &composed);
        QTest::keyClick(field, Qt::Key_Return);
    }

    ProjectSession session;
    std::unique_ptr<StartPage> page;
};

} // namespace

class StartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<test::Home>(); }
    void alwaysOnCommitsAll();
    void officeHoursDoNotPay();
    void byMonthCommitsWhatPays();
    void longHorizonBuysAgain();
    void mayStopUsesSpot();
    void prefersOffersThatCanBeCompared();
    void saysWhyThereIsNoPrice();
    void currencyIsConvertedWithARateOrNotAtAll();
    void formMakesAProject();
    void formUnderstandsWhatPeopleWrite();
    void formSaysWhatItDoesNotUnderstand();
    void rulesAreUndoSteps();
    void rulesAskForARate();
    void rulesOfAReadOnlyProjectAreLocked();
    void cardShowsThePlans();
    void cardIsEmptyWithoutAPlan();

private:
    std::unique_ptr<test::Home> m_home;
};

/// 64 GPUs are 8 machines. On demand 8 x 8,760 x 80 = 5,606,400; committed 8 x 8,760 x 50 = 3,504,000;
/// 70 %: 5 committed (2,190,000) and 3 on demand (2,102,400), together 4,292,400.
void StartTest::alwaysOnCommitsAll()
{
    const auto set = planFromNumber(request(), {test::h100()});
    QVERIFY(set);
    QCOMPARE(set->plans.size(), std::size_t(3));
    QCOMPARE(set->inputs.hours, 8760);
    QCOMPARE(set->plans[0].commitments.size(), std::size_t(0));
    QCOMPARE(set->plans[1].commitments[0].instances, 8);
    QCOMPARE(set->plans[2].commitments[0].instances, 5);
    const QStringList expected = {QStringLiteral("5606400.00"), QStringLiteral("3504000.00"),
                                  QStringLiteral("4292400.00")};
    qsizetype plan = 0;
    for (const Scenario &scenario : scenarios(*set)) {
        const auto result = evaluate(scenario);
        QVERIFY(result);
        QVERIFY(result->status == PlanStatus::Evaluated);
        QCOMPARE(fromUtf8(toText(result->totals.amortised, Rounding::HalfEven)), expected[plan++]);
    }
}

/// 10 of 24 hours on 5 of 7 days are 30 % of the time; the commitment pays from 50/80 = 62.5 % on.
void StartTest::officeHoursDoNotPay()
{
    NumberRequest wanted = request();
    wanted.use = NumberRequest::Use::OfficeHours;
    const auto set = planFromNumber(wanted, {test::h100()});
    QVERIFY(set->plans[1].commitments.empty());
    QCOMPARE(set->plans[2].commitments[0].instances, 5); // 70 % all the same: the plan shows what it costs
    const auto result = evaluate(scenarios(*set)[0]);
    // 261 weekdays in 2027 x 10 h x 8 machines x 80
    QCOMPARE(toText(result->totals.amortised, Rounding::HalfEven), std::string("1670400.00"));
}

/// 16 GPUs for nine months, 64 in three: 2 machines are used always, the other 6 for a quarter of the year.
void StartTest::byMonthCommitsWhatPays()
{
    NumberRequest wanted = request();
    wanted.use = NumberRequest::Use::ByMonth;
    wanted.byMonth = {16, 16, 16, 16, 16, 16, 16, 16, 16, 64, 64, 64};
    const auto set = planFromNumber(wanted, {test::h100()});
    QCOMPARE(set->plans[1].commitments[0].instances, 2);
    QCOMPARE(chooseOffer(wanted, {test::h100()})->peakInstances, 8);
}

void StartTest::longHorizonBuysAgain()
{
    NumberRequest wanted = request();
    wanted.to = {2028, 6};
    const auto set = planFromNumber(wanted, {test::h100()});
    QCOMPARE(set->plans[1].commitments.size(), std::size_t(2));
    QCOMPARE(set->plans[1].commitments[1].start, set->inputs.start + 8760);

    Offer scarce = test::h100();
    scarce.options[1].maxInstances = 3;
    QCOMPARE(planFromNumber(wanted, {scarce})->plans[1].commitments[0].instances, 3);
}

void StartTest::mayStopUsesSpot()
{
    NumberRequest wanted = request();
    wanted.interruptionsPerHour = decimal("0.02");
    const auto set = planFromNumber(wanted, {test::h100()});
    QVERIFY(set->inputs.workloads[0].interruptible);
    QCOMPARE(*findOption(set->inputs.offers[0], OptionKind::Spot)->interruptionsPerHour, decimal("0.02"));
    QCOMPARE(*set->plans[0].policy->limits.spotShare, Decimal());
    QCOMPARE(*set->plans[2].policy->limits.spotShare, decimal("0.3"));
    const auto plans = scenarios(*set);
    const auto onDemand = evaluate(plans[0]);
    const auto mixed = evaluate(plans[2]);
    QVERIFY(onDemand->totals.spot.isZero());
    QVERIFY(!mixed->totals.spot.isZero());
    // floor(0.3 x 8) = 2 of 8 machines on spot, 5 committed, 1 on demand
    QCOMPARE(mixed->totals.spotUsefulHours, InstanceHours(2 * std::int64_t{8760}));
    QCOMPARE(mixed->totals.onDemandHours, InstanceHours(8760));

    Offer withoutSpot = test::h100();
    withoutSpot.options.pop_back();
    QVERIFY(!planFromNumber(wanted, {withoutSpot})->plans[2].policy);
}

void StartTest::prefersOffersThatCanBeCompared()
{
    Offer cheapAlone = variant("a:alone", "40");
    cheapAlone.options.resize(1);
    Offer oldCommitment = variant("b:old", "60");
    oldCommitment.options[1].provenance.validFrom = Date{2024, 1, 1};
    const Offer dearer = variant("c:dearer", "45"); // its commitment costs 50
    const Offer good = variant("d:good", "70");
    Offer euros = variant("e:euros", "10");
    euros.currency = Currency::of("EUR");
    const auto choice = chooseOffer(request(), {cheapAlone, oldCommitment, dearer, good, euros});
    QCOMPARE(choice->offer.id, std::string("d:good"));
    QCOMPARE(choice->fitting, std::size_t(4));
    QCOMPARE(chooseOffer(request(), {cheapAlone, oldCommitment, dearer})->offer.id, std::string("c:dearer"));

    const auto alone = planFromNumber(request(), {cheapAlone});
    QCOMPARE(alone->plans.size(), std::size_t(1)); // no commitment is sold: nothing to compare
}

void StartTest::saysWhyThereIsNoPrice()
{
    NumberRequest wanted = request();
    wanted.currency = Currency::of("CNY");
    const auto otherCurrency = chooseOffer(wanted, {test::h100()});
    QVERIFY(!otherCurrency);
    QVERIFY(otherCurrency.error().code == Error::Code::MissingPrice);
    QVERIFY(render(otherCurrency.error().what).find("only in USD") != std::string::npos);
    wanted.accelerator = "B200";
    QVERIFY(!planFromNumber(wanted, {test::h100()}));
}

void StartTest::currencyIsConvertedWithARateOrNotAtAll()
{
    ScenarioSet set = test::twoPlans();
    set.inputs.offers[0].currency.reset(); // priced in the scenario's currency
    set.plans[0].policy.emplace().limits.upfrontTotal = decimal("1000");
    const Currency yuan = Currency::of("CNY");
    QVERIFY(!hasRatesFor(set, yuan));
    QCOMPARE(currenciesWithoutRate(set.inputs, yuan), std::vector<Currency>{Currency::of("USD")});

    const ScenarioSet converted = inCurrency(set, yuan, decimal("7.1"));
    QCOMPARE(converted.inputs.offers[0].currency->code(), std::string("USD")); // never taken for CNY
    QCOMPARE(*converted.plans[0].policy->limits.upfrontTotal, decimal("7100"));
    const auto result = evaluate(scenarios(converted)[0]);
    QCOMPARE(toText(result->totals.amortised, Rounding::HalfEven), std::string("9951360.00")); // 1,401,600 x 7.1

    QVERIFY(hasRatesFor(converted, Currency::of("USD")));
    const ScenarioSet back = inCurrency(converted, Currency::of("USD"), std::nullopt);
    QCOMPARE(*back.plans[0].policy->limits.upfrontTotal, decimal("1000"));
    QCOMPARE(toText(evaluate(scenarios(back)[0])->totals.amortised, Rounding::HalfEven), std::string("1401600.00"));
}

void StartTest::formMakesAProject()
{
    const StartShown shown;
    const QString before = shown.session.path();
    QSignalSpy pages(shown.page.get(), &StartPage::pageRequested);
    auto *gpu = shown.find<QComboBox>("numberGpu");
    QCOMPARE(gpu->currentData().toString(), QStringLiteral("H100-SXM-80GB"));
    QVERIFY(gpu->count() > 10);
    shown.type("numberCount", QStringLiteral("8x16"));
    QVERIFY(shown.find<QLabel>("numberPreview")->text().contains(QStringLiteral("16 ")));
    QTest::mouseClick(shown.find<QPushButton>("numberCompare"), Qt::LeftButton);
    QCOMPARE(pages.count(), 1);
    QCOMPARE(pages[0][0].toString(), QStringLiteral("plans"));
    QVERIFY(shown.session.path() != before); // a new project: the old one is as it was
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(3));
    QTRY_VERIFY(shown.session.results() && shown.session.results()->revision == shown.session.revision());
    for (const auto &plan : shown.session.results()->plans)
        QVERIFY(plan && plan->status == PlanStatus::Evaluated);
    const auto &plans = shown.session.results()->plans;
    QVERIFY(plans[1]->totals.amortised < plans[0]->totals.amortised); // it pays, or it would not be called base load
}

void StartTest::formUnderstandsWhatPeopleWrite()
{
    const StartShown shown;
    const auto *form = shown.page->findChild<StartNumberForm *>();
    shown.type("numberCount", QStringLiteral("\uFF11\uFF12\uFF18")); // full-width 128
    shown.type("numberFrom", QStringLiteral("2028Q2"));
    shown.type("numberTo", QStringLiteral("2028\u5E7412\u6708"));
    shown.find<QComboBox>("numberUse")->setCurrentIndex(2);
    QVERIFY(shown.find<QLineEdit>("numberByMonth")->isVisible());
    shown.type("numberByMonth", QStringLiteral("64; 64 8x16"));
    auto wanted = form->request();
    QVERIFY(wanted);
    QCOMPARE(wanted->accelerators, 128);
    QCOMPARE(wanted->from, (YearMonth{2028, 4}));
    QCOMPARE(wanted->byMonth, (std::vector<std::int64_t>{64, 64, 128, 128, 128, 128, 128, 128, 128}));
    QVERIFY(!wanted->interruptionsPerHour);
    shown.find<QComboBox>("numberMayStop")->setCurrentIndex(1);
    shown.type("numberInterruptions", QStringLiteral("0,05"));
    QCOMPARE(*form->request()->interruptionsPerHour, decimal("0.05"));
}

void StartTest::formSaysWhatItDoesNotUnderstand()
{
    const StartShown shown;
    auto *compare = shown.find<QPushButton>("numberCompare");
    QVERIFY(compare->isEnabled());
    const auto note = [&shown](const char *name) { return shown.find<QLineEdit>(name)->accessibleDescription(); };
    shown.type("numberCount", QStringLiteral("many"));
    QVERIFY(!compare->isEnabled());
    QVERIFY(note("numberCount").contains(QStringLiteral("expected")));
    shown.type("numberCount", QStringLiteral("0"));
    QVERIFY(!compare->isEnabled());
    shown.type("numberCount", QStringLiteral("64"));
    QVERIFY(compare->isEnabled());
    shown.type("numberTo", QStringLiteral("2020-01"));
    QVERIFY(!compare->isEnabled());
    QVERIFY(note("numberTo").contains(QStringLiteral("before")));
}

void StartTest::rulesAreUndoSteps()
{
    const StartShown shown;
    QUndoStack *undo = shown.session.undoStack();
    shown.type("rulesDiscount", QStringLiteral("6%"));
    QCOMPARE(*shown.session.scenarioSet().inputs.discountRate, decimal("0.06"));
    QCOMPARE(undo->undoText(), QStringLiteral("Change discount rate"));
    shown.type("rulesDiscount", QStringLiteral("ten"));
    QCOMPARE(undo->count(), 1); // not understood: nothing changes
    shown.type("rulesTimeZoneText", QStringLiteral("Asia/Shanghai"));
    QCOMPARE(shown.session.scenarioSet().inputs.timeZone, std::string("Asia/Shanghai"));
    shown.type("rulesTimeZoneText", QStringLiteral("Mars/Olympus"));
    QCOMPARE(shown.session.scenarioSet().inputs.timeZone, std::string("Asia/Shanghai"));
    auto *rounding = shown.find<QComboBox>("rulesRounding");
    rounding->setCurrentIndex(1);
    Q_EMIT rounding->activated(1);
    QVERIFY(shown.session.scenarioSet().inputs.rounding == Rounding::HalfAwayFromZero);
    while (undo->canUndo())
        undo->undo();
    QCOMPARE(shown.session.scenarioSet(), test::twoPlans());
    QCOMPARE(rounding->currentIndex(), 0);
    QCOMPARE(shown.find<QLineEdit>("rulesDiscount")->text(), QStringLiteral("8%"));

    auto *fiscalYear = shown.find<QComboBox>("rulesFiscalYear");
    fiscalYear->setCurrentIndex(3);
    Q_EMIT fiscalYear->activated(3);
    QCOMPARE(shown.session.view().fiscalYearStartMonth, 4);
}

void StartTest::rulesAskForARate()
{
    const StartShown shown;
    auto *currency = shown.find<QComboBox>("rulesCurrency");
    auto *rate = shown.find<QLineEdit>("rulesRate");
    QVERIFY(!rate->isVisible());
    currency->setCurrentText(QStringLiteral("CNY"));
    Q_EMIT currency->activated(currency->currentIndex());
    QVERIFY(rate->isVisible()); // no rate, no conversion
    QCOMPARE(shown.session.scenarioSet().inputs.currency.code(), std::string("USD"));
    shown.type("rulesRate", QStringLiteral("7.1"));
    QCOMPARE(shown.session.scenarioSet().inputs.currency.code(), std::string("CNY"));
    QCOMPARE(shown.session.undoStack()->undoText(), QStringLiteral("Change currency"));
    QVERIFY(!rate->isVisible());
    shown.session.undoStack()->undo();
    QCOMPARE(currency->currentText(), QStringLiteral("USD"));
}

void StartTest::rulesOfAReadOnlyProjectAreLocked()
{
    ProjectSession first;
    first.startNew(test::twoPlans());
    ProjectSession second;
    QVERIFY(second.openFile(first.path()).empty());
    const StartPage page(second);
    for (const char *name : {"rulesCurrency", "rulesTimeZone", "rulesRounding"})
        QVERIFY2(!page.findChild<QComboBox *>(QLatin1String(name))->isEnabled(), name);
}

void StartTest::cardShowsThePlans()
{
    const StartShown shown;
    QTRY_VERIFY(shown.session.results());
    QVERIFY(!shown.find<QLabel>("projectVerdict")->text().isEmpty());
    const auto figures = shown.page->findChildren<FigureLabel *>();
    QCOMPARE(figures.size(), 5); // cost and what is signed of two plans, and one difference
    for (const FigureLabel *figure : figures) {
        QVERIFY(whyOf(figure));
        QVERIFY(!figure->toolTip().isEmpty());
    }
    QCOMPARE(figures[0]->text(), QStringLiteral("1.4\u00A0M"));
    QCOMPARE(figures[0]->toolTip(), QStringLiteral("1,401,600.00\u00A0USD"));
    QVERIFY(figures[3]->text().startsWith(QStringLiteral("\u25BC")));
    QSignalSpy pages(shown.page.get(), &StartPage::pageRequested);
    QTest::mouseClick(shown.find<QPushButton>("projectOpenPlans"), Qt::LeftButton);
    QCOMPARE(pages.count(), 1);
}

void StartTest::cardIsEmptyWithoutAPlan()
{
    ProjectSession session;
    const StartPage page(session);
    QVERIFY(page.findChildren<FigureLabel *>().isEmpty());
    QVERIFY(page.findChild<QLabel *>(QStringLiteral("projectVerdict"))
                ->text()
                .contains(QStringLiteral("Plan from a number")));
}

QTEST_MAIN(StartTest)
#include "start_test.moc"
