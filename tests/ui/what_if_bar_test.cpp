// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/language.h"
#include "plan/evaluate.h"
#include "theme/theme.h"
#include "ui_fixture.h"
#include "what_if_bar.h"
#include "widgets/what_if_slider.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::test;
using namespace gpufolio::ui;

namespace
{

struct ShownBar {
    ShownBar() : bar(session)
    {
        session.startNew(twoPlans());
        bar.resize(1100, 80);
        bar.show();
        settle();
    }
    void settle()
    {
        // results of an older overlay may still be on their way
        [[maybe_unused]] const bool done = QTest::qWaitFor([this] {
            return session.results() != nullptr && session.results()->revision == session.revision() &&
                   session.results()->whatIf == session.whatIf();
        });
    }
    template <typename Widget> Widget *find(const char *name) const
    {
        return bar.findChild<Widget *>(QString::fromLatin1(name));
    }
    std::string total(std::size_t plan) const
    {
        return toText(session.results()->plans[plan]->totals.amortised, Rounding::HalfEven);
    }

    ProjectSession session;
    WhatIfBar bar;
};

} // namespace

class WhatIfBarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void slidersChangeTheFiguresAndNothingElse();
    void aDragSendsOneFrameAtATime();
    void fieldsTakeExactValues_data();
    void fieldsTakeExactValues();
    void whatIsExactStaysExact();
    void keysMoveSliders();
    void applyIsOneStep();
    void applyWithoutDemand();
    void dropAndEscape();
    void newProjectStartsWithoutOverlay();
    void resultsAreThoseOfTheOverlay();

private:
    std::unique_ptr<Home> m_home;
};

void WhatIfBarTest::initTestCase()
{
    m_home = std::make_unique<Home>();
    setLanguage(Language::English); // with its plurals
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    applyTheme(*qApp, Theme::Light);
}

// Half of the use: half of the on-demand cost; the commitment stays and lies idle.
void WhatIfBarTest::slidersChangeTheFiguresAndNothingElse()
{
    ShownBar shown;
    const ScenarioSet before = shown.session.scenarioSet();
    QCOMPARE(shown.total(0), std::string("1401600.00"));
    shown.find<QSlider>("whatIfUse")->setValue(50);
    QTRY_VERIFY(!shown.session.whatIf().isNothing());
    shown.settle();
    QCOMPARE(shown.total(0), std::string("700800.00"));
    QCOMPARE(shown.total(1), std::string("876000.00"));
    QVERIFY(shown.session.scenarioSet() == before);
    QVERIFY(!shown.session.undoStack()->canUndo());
    QCOMPARE(shown.find<QLabel>("whatIfSentence")->text(), QStringLiteral("use 50%"));
}

void WhatIfBarTest::aDragSendsOneFrameAtATime()
{
    ShownBar shown;
    QSignalSpy sent(&shown.session, &ProjectSession::whatIfChanged);
    auto *slider = shown.find<QSlider>("whatIfUse");
    for (int step = 100; step >= 40; --step)
        slider->setValue(step);
    QCOMPARE(sent.count(), 0); // nothing yet: the frame isn't over
    QTRY_COMPARE(sent.count(), 1);
    shown.settle();
    QCOMPARE(sent.count(), 1);
    QCOMPARE(shown.session.whatIf().use, *Decimal::parse("0.4"));
    QCOMPARE(slider->value(), 40);
}

void WhatIfBarTest::fieldsTakeExactValues_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("step");      // of the slider
    QTest::addColumn<QString>("shown"); // in the field
    const auto row = [](const char *name, const char *field, const QString &typed, int step, const char *text) {
        QTest::newRow(name) << QString::fromLatin1(field) << typed << step << QString::fromUtf8(text);
    };
    row("percent", "whatIfUse", QStringLiteral("60%"), 60, "60%");
    row("full-width", "whatIfUse", QStringLiteral("６０％"), 60, "60%");
    row("fraction", "whatIfUse", QStringLiteral("0.75"), 75, "75%");
    row("between two steps", "whatIfUse", QStringLiteral("62.25%"), 62, "62.25%");
    row("behind the slider's end", "whatIfUse", QStringLiteral("900%"), 200, "900%");
    row("too much", "whatIfUse", QStringLiteral("1001%"), 100, "100%"); // stays where it was
    row("no number", "whatIfUse", QStringLiteral("much"), 100, "100%");
    row("half percents", "whatIfGrowth", QStringLiteral("1.5%"), 3, "1.5%");
    row("shrinks", "whatIfGrowth", QStringLiteral("−2%"), -4, "−2.0%");
    row("all is gone", "whatIfGrowth", QStringLiteral("-100%"), 0, "0.0%");
    row("months", "whatIfLate", QStringLiteral("3"), 3, "3 months");
    row("months with a word", "whatIfEarly", QStringLiteral("2 months"), 2, "2 months");
    row("months in Chinese", "whatIfEarly", QStringLiteral("１１个月"), 11, "11 months");
    row("half a month", "whatIfEarly", QStringLiteral("1.5"), 0, "0 months");
    row("prices", "whatIfPriceFall", QStringLiteral("22.5%"), 23, "22.5%");
    row("prices for nothing", "whatIfPriceFall", QStringLiteral("100%"), 0, "0%");
    row("spot", "whatIfSpot", QStringLiteral("30%"), 30, "30%");
    row("more than all", "whatIfSpot", QStringLiteral("101%"), 101, "as planned");
    row("spot as planned", "whatIfSpot", QString(), 101, "as planned");
}

void WhatIfBarTest::fieldsTakeExactValues()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(int, step);
    QFETCH(QString, shown);
    ShownBar bar;
    auto *edit = bar.bar.findChild<QLineEdit *>(field + QStringLiteral(".value"));
    edit->setFocus();
    edit->setText(typed);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(bar.bar.findChild<QSlider *>(field)->value(), step);
    QCOMPARE(edit->text(), shown);
}

// What was typed between two steps stays exact while other sliders move, and so does an overlay that came from
// elsewhere.
void WhatIfBarTest::whatIsExactStaysExact()
{
    ShownBar shown;
    auto *edit = shown.find<QLineEdit>("whatIfUse.value");
    edit->setText(QStringLiteral("62.25%"));
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(shown.session.whatIf().use, *Decimal::parse("0.6225"));
    shown.find<QSlider>("whatIfLate")->setValue(2);
    QTRY_COMPARE(shown.session.whatIf().startsLateMonths, std::int64_t(2));
    QCOMPARE(shown.session.whatIf().use, *Decimal::parse("0.6225"));
    WhatIf whatIf;
    whatIf.priceFallPerYear = *Decimal::parse("0.2213");
    shown.session.setWhatIf(whatIf);
    QCOMPARE(shown.find<QLineEdit>("whatIfPriceFall.value")->text(), QStringLiteral("22.13%"));
    QCOMPARE(edit->text(), QStringLiteral("100%"));
    shown.find<QSlider>("whatIfLate")->setValue(1);
    QTRY_COMPARE(shown.session.whatIf().startsLateMonths, std::int64_t(1));
    QCOMPARE(shown.session.whatIf().priceFallPerYear, whatIf.priceFallPerYear);
}

// Where it changes nothing, applying it still takes the mark of the overlay off the figures.
void WhatIfBarTest::applyWithoutDemand()
{
    ShownBar shown;
    ScenarioSet set = twoPlans();
    set.inputs.workloads.clear();
    shown.session.startNew(set);
    shown.settle();
    shown.find<QSlider>("whatIfUse")->setValue(50);
    QTRY_VERIFY(!shown.session.whatIf().isNothing());
    shown.settle();
    QTest::mouseClick(shown.find<QPushButton>("whatIfApply"), Qt::LeftButton);
    shown.settle();
    QVERIFY(shown.session.results()->whatIf.isNothing());
    QCOMPARE(shown.session.undoStack()->count(), 0);
}

void WhatIfBarTest::keysMoveSliders()
{
    ShownBar shown;
    auto *slider = shown.find<QSlider>("whatIfUse");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(slider->value(), 99);
    QTest::keyClick(slider, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(slider->value(), 89);
    QTest::keyClick(slider, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(slider->value(), 99);
    QTest::mouseDClick(slider, Qt::LeftButton);
    QCOMPARE(slider->value(), 100);
}

void WhatIfBarTest::applyIsOneStep()
{
    ShownBar shown;
    const ScenarioSet before = shown.session.scenarioSet();
    auto *apply = shown.find<QPushButton>("whatIfApply");
    QVERIFY(!apply->isEnabled());
    shown.find<QSlider>("whatIfUse")->setValue(50);
    shown.find<QSlider>("whatIfLate")->setValue(1);
    QTRY_VERIFY(apply->isEnabled());
    shown.settle();
    const std::string under = shown.total(0);
    QTest::mouseClick(apply, Qt::LeftButton);
    QVERIFY(shown.session.whatIf().isNothing());
    shown.settle();
    QCOMPARE(shown.total(0), under); // the same figures, now without an overlay
    QCOMPARE(shown.session.undoStack()->count(), 1);
    QCOMPARE(shown.find<QSlider>("whatIfUse")->value(), 100);
    shown.session.undoStack()->undo();
    QVERIFY(shown.session.scenarioSet() == before);
}

void WhatIfBarTest::dropAndEscape()
{
    ShownBar shown;
    shown.find<QSlider>("whatIfUse")->setValue(50);
    QTRY_VERIFY(!shown.session.whatIf().isNothing());
    QTest::mouseClick(shown.find<QToolButton>("whatIfDrop"), Qt::LeftButton);
    QVERIFY(shown.session.whatIf().isNothing());
    QCOMPARE(shown.find<QSlider>("whatIfUse")->value(), 100);
    shown.find<QSlider>("whatIfPriceFall")->setValue(20);
    QTRY_VERIFY(!shown.session.whatIf().isNothing());
    QTest::keyClick(shown.find<QSlider>("whatIfPriceFall"), Qt::Key_Escape);
    QVERIFY(shown.session.whatIf().isNothing());
    shown.settle();
    QCOMPARE(shown.total(0), std::string("1401600.00"));
}

void WhatIfBarTest::newProjectStartsWithoutOverlay()
{
    ShownBar shown;
    shown.find<QSlider>("whatIfUse")->setValue(50);
    QTRY_VERIFY(!shown.session.whatIf().isNothing());
    shown.session.startNew(twoPlans());
    QVERIFY(shown.session.whatIf().isNothing());
    QCOMPARE(shown.find<QSlider>("whatIfUse")->value(), 100);
}

// A second method: the overlay applied by hand and evaluated without a session.
void WhatIfBarTest::resultsAreThoseOfTheOverlay()
{
    ShownBar shown;
    shown.find<QSlider>("whatIfUse")->setValue(130);
    shown.find<QSlider>("whatIfPriceFall")->setValue(15);
    shown.find<QSlider>("whatIfEarly")->setValue(2);
    QTRY_VERIFY(shown.session.whatIf().endsEarlyMonths == 2);
    shown.settle();
    const auto all = scenarios(applyWhatIf(shown.session.scenarioSet(), shown.session.whatIf()));
    for (std::size_t plan = 0; plan < all.size(); ++plan) {
        const auto expected = evaluate(all[plan]);
        QVERIFY(expected);
        QCOMPARE(shown.session.results()->plans[plan]->totals.amortised, expected->totals.amortised);
    }
}

QTEST_MAIN(WhatIfBarTest)
#include "what_if_bar_test.moc"
