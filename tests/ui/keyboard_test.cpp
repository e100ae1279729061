// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_panel.h"
#include "find/find_commands.h"
#include "find/find_popup.h"
#include "find/keyboard_map.h"
#include "i18n/language.h"
#include "main_window.h"
#include "theme/theme.h"
#include "ui_fixture.h"
#include "why_dock.h"
#include "widgets/count_spin_box.h"
#include "widgets/day_edit.h"
#include "widgets/figure_label.h"
#include "widgets/understood_field.h"
#include "widgets/why_panel.h"

#include <QAction>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

struct Window {
    explicit Window(const QSize &size = {1440, 900}) : settings(WindowSettings::load()), window(session, settings)
    {
        session.startNew(test::twoPlans());
        window.resize(size);
        window.showPage(QStringLiteral("start"));
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window did not become active");
    }
    template <typename Widget> Widget *find(const char *name) const
    {
        return window.findChild<Widget *>(QLatin1String(name));
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *to = QApplication::focusWidget();
        QTest::keyClick(to == nullptr ? &window : to, static_cast<Qt::Key>(key), modifiers);
    }
    bool computed() const { return session.results() && session.results()->revision == session.revision(); }

    ProjectSession session;
    WindowSettings settings;
    MainWindow window;
};

/// What an input method sends while a word is composed.
void compose(QWidget *field, const QString &preedit, const QString &commit = {})
{
    QInputMethodEvent event(preedit, {});
    event.setCommitString(commit);
    QCoreApplication::sendEvent(field, &event);
}

} // namespace

class KeyboardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { setLanguage(Language::English); }
    void everyKeyIsTakenOnce();
    void inputMethodsKeepTheirKeys();
    void keysOfThePageWorkFromAnywhereOnIt();
    void filterKeyFindsTheField();
    void tableKeyTogglesTheChartInSight();
    void helpAnswersTheNumberOrListsKeys();
    void mapListsTheActionsInTheLanguageOfTheWindow();
    void escapeClosesTheFloatingWhy();
    void escapeTakesBackWhatWasTyped();
    void nothingIsCommittedWhileComposing();
    void composingThatIsGivenUpIsSeen();
    void numbersAsPeopleWriteThem_data();
    void numbersAsPeopleWriteThem();
    void daysTakeFullWidthDigits();
    void remembersTheTabsOfAPage();
    void remembersWhereTheDockStood();
};

void KeyboardTest::init()
{
    static test::Home home;
    WindowSettings().save();
    applyTheme(*qApp, Theme::Light);
    setLanguage(Language::English);
}

/// Two actions that may be asked at once with the same key would both stay silent.
void KeyboardTest::everyKeyIsTakenOnce()
{
    const Window shown;
    for (const QString &page : MainWindow::pageIds())
        const_cast<MainWindow &>(shown.window).showPage(page);
    QMap<QString, QString> taken;
    for (const QAction *action : shown.window.findChildren<QAction *>()) {
        if (action->shortcut().isEmpty() || action->shortcutContext() != Qt::WindowShortcut)
            continue;
        const QString key = action->shortcut().toString();
        QVERIFY2(!taken.contains(key),
                 qPrintable(QStringLiteral("%1: %2, %3").arg(key, taken.value(key), action->objectName())));
        taken.insert(key, action->objectName());
    }
    QVERIFY(taken.size() > 10);
    for (const QAction *action : shown.window.findChildren<QAction *>()) {
        if (action->shortcutContext() != Qt::WindowShortcut && !action->shortcut().isEmpty())
            QVERIFY2(!taken.contains(action->shortcut().toString()), qPrintable(action->shortcut().toString()));
    }
}

void KeyboardTest::inputMethodsKeepTheirKeys()
{
    const Window shown;
    for (const QString &page : MainWindow::pageIds())
        const_cast<MainWindow &>(shown.window).showPage(page);
    const QList<QKeySequence> theirs = {Qt::CTRL | Qt::Key_Space, Qt::SHIFT | Qt::Key_Space, Qt::CTRL | Qt::Key_Period,
                                        Qt::CTRL | Qt::Key_Semicolon, Qt::CTRL | Qt::SHIFT | Qt::Key_F};
    for (const QAction *action : shown.window.findChildren<QAction *>())
        QVERIFY2(!theirs.contains(action->shortcut()), qPrintable(action->objectName()));
}

void KeyboardTest::keysOfThePageWorkFromAnywhereOnIt()
{
    Window shown;
    shown.window.showPage(QStringLiteral("plans"));
    QTRY_VERIFY(shown.computed());
    auto *limit = shown.find<QLineEdit>("limitUpfront");
    limit->setFocus();
    shown.press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(3));
    shown.find<QListView>("plansList")->setFocus();
    shown.press(Qt::Key_N, Qt::ControlModifier); // the list's own key: once, not twice
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(4));
    limit->setFocus();
    shown.press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(5));
    shown.window.showPage(QStringLiteral("start"));
    shown.find<QLineEdit>("numberCount")->setFocus();
    shown.press(Qt::Key_N, Qt::ControlModifier); // Start has nothing new to make
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(5));
    QVERIFY(shown.find<QAction>("newHere") != nullptr && !shown.find<QAction>("newHere")->isEnabled());
}

void KeyboardTest::filterKeyFindsTheField()
{
    Window shown;
    shown.window.showPage(QStringLiteral("prices"));
    shown.find<QTableView>("pricesTable")->setFocus();
    shown.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(shown.find<QLineEdit>("pricesSearch")));
    shown.find<QWidget>("findButton")->setFocus(); // from the top bar, too
    shown.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(shown.find<QLineEdit>("pricesSearch")));
}

void KeyboardTest::tableKeyTogglesTheChartInSight()
{
    Window shown;
    shown.window.showPage(QStringLiteral("plans"));
    QTRY_VERIFY(shown.computed());
    QList<ChartPanel *> seen;
    for (auto *panel : shown.window.findChildren<ChartPanel *>()) {
        if (panel->isVisible())
            seen += panel;
    }
    QVERIFY(!seen.isEmpty());
    shown.find<QLineEdit>("limitUpfront")->setFocus();
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(seen.first()->isTableShown());
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!seen.first()->isTableShown());
}

void KeyboardTest::helpAnswersTheNumberOrListsKeys()
{
    Window shown;
    QTRY_VERIFY(shown.computed());
    QTRY_VERIFY(!shown.window.findChildren<FigureLabel *>().isEmpty());
    QTRY_VERIFY(shown.window.findChildren<FigureLabel *>().first()->isVisible());
    shown.find<WhyDock>("whyDock")->hide();
    shown.window.findChildren<FigureLabel *>().first()->setFocus();
    shown.press(Qt::Key_F1);
    QVERIFY(shown.find<WhyDock>("whyDock")->isVisible());
    QVERIFY(shown.find<WhyPanel>("whyPanel")->text().contains(QStringLiteral("Definition")));
    QVERIFY(shown.find<KeyboardMap>("keyboardMap") == nullptr);
    shown.find<QLineEdit>("numberCount")->setFocus();
    shown.press(Qt::Key_F1);
    auto *map = shown.find<KeyboardMap>("keyboardMap");
    QVERIFY(map != nullptr && map->isVisible());
    QTest::keyClick(map, Qt::Key_Escape);
    QTRY_VERIFY(shown.find<KeyboardMap>("keyboardMap") == nullptr);
}

void KeyboardTest::mapListsTheActionsInTheLanguageOfTheWindow()
{
    Window shown;
    shown.window.showPage(QStringLiteral("plans"));
    const auto keysOfMap = [&shown] {
        shown.press(Qt::Key_Slash, Qt::ControlModifier);
        const auto *map = shown.find<KeyboardMap>("keyboardMap");
        if (map == nullptr)
            return std::map<QString, QString>();
        std::map<QString, QString> keys;
        for (const auto &[key, text] : map->keys())
            keys.emplace(key, text);
        delete map;
        return keys;
    };
    const auto english = keysOfMap();
    QCOMPARE(english.at(QStringLiteral("Ctrl+1")), QStringLiteral("Prices"));
    for (const char *key : {"Ctrl+K", "Ctrl+B", "F6", "F1", "F4", "Alt+Return", "Alt+Home", "Ctrl+E", "Ctrl+Z",
                            "Ctrl+Shift+Z", "Ctrl+N", "Ctrl+D", "Ctrl+F", "Ctrl+T", "F2", "Esc"})
        QVERIFY2(english.count(QLatin1String(key)) == 1, key);
    // Nothing of the map stands anywhere but in an action.
    const auto actions = shown.window.findChildren<QAction *>();
    for (const auto &[key, text] : english) {
        QVERIFY(std::any_of(actions.begin(), actions.end(), [key = key, text = text](const QAction *action) {
            return action->shortcut().toString(QKeySequence::NativeText) == key && action->text() == text;
        }));
    }
    setLanguage(Language::SimplifiedChinese);
    QTRY_COMPARE(shown.find<QAction>("go.prices")->text(), QStringLiteral("价格"));
    shown.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.window));
    QCOMPARE(keysOfMap().at(QStringLiteral("Ctrl+1")), QStringLiteral("价格"));
}

void KeyboardTest::escapeClosesTheFloatingWhy()
{
    Window shown({800, 500});
    auto *dock = shown.find<WhyDock>("whyDock");
    shown.press(Qt::Key_F4);
    QVERIFY(dock->isVisible());
    shown.find<QLineEdit>("numberCount")->setFocus();
    shown.press(Qt::Key_Escape);
    QVERIFY(!dock->isVisible());
}

void KeyboardTest::escapeTakesBackWhatWasTyped()
{
    Window shown;
    auto *discount = shown.find<QLineEdit>("rulesDiscount");
    const QString before = discount->text();
    discount->setFocus();
    discount->selectAll();
    QTest::keyClicks(discount, QStringLiteral("12%"));
    QTest::keyClick(discount, Qt::Key_Escape);
    QCOMPARE(discount->text(), before);
    QTest::keyClick(discount, Qt::Key_Return);
    QCOMPARE(shown.session.scenarioSet(), test::twoPlans());

    shown.window.showPage(QStringLiteral("plans"));
    auto *limit = shown.find<QLineEdit>("limitUpfront");
    limit->setFocus();
    QTest::keyClicks(limit, QStringLiteral("2M"));
    QTest::keyClick(limit, Qt::Key_Escape);
    QCOMPARE(limit->text(), QString());
    QTest::keyClick(limit, Qt::Key_Return);
    QCOMPARE(shown.session.scenarioSet(), test::twoPlans());
}

void KeyboardTest::nothingIsCommittedWhileComposing()
{
    Window shown;
    QTRY_VERIFY(shown.computed());
    const quint64 revision = shown.session.revision();
    auto *discount = shown.find<QLineEdit>("rulesDiscount");
    auto *field = qobject_cast<UnderstoodField *>(discount->parentWidget());
    QVERIFY(field != nullptr);
    QSignalSpy edited(field, &UnderstoodField::edited);
    QSignalSpy committed(field, &UnderstoodField::committed);
    discount->setFocus();
    discount->selectAll();
    compose(discount, QStringLiteral("shi"));
    compose(discount, QStringLiteral("shi er"));
    QCoreApplication::processEvents();
    QTest::keyClick(discount, Qt::Key_Return);
    QCOMPARE(edited.count(), 0);
    QCOMPARE(committed.count(), 0);
    QCOMPARE(shown.session.revision(), revision);
    compose(discount, {}, QStringLiteral("１２％")); // full-width, as such a keyboard gives them
    QCoreApplication::processEvents();
    QCOMPARE(edited.count(), 1);
    QCOMPARE(shown.session.revision(), revision);
    QTest::keyClick(discount, Qt::Key_Return);
    QCOMPARE(committed.count(), 1);
    QCOMPARE(*shown.session.scenarioSet().inputs.discountRate, *Decimal::parse("0.12"));

    shown.window.showPage(QStringLiteral("plans"));
    QTRY_VERIFY(shown.computed());
    const quint64 later = shown.session.revision();
    auto *limit = shown.find<QLineEdit>("limitMonthly");
    limit->setFocus();
    compose(limit, QStringLiteral("wan"));
    QCoreApplication::processEvents();
    QCOMPARE(shown.session.revision(), later);
    compose(limit, {}, QStringLiteral("１２０万"));
    QTest::keyClick(limit, Qt::Key_Return);
    const auto &set = shown.session.scenarioSet();
    QCOMPARE(*effectivePolicy(Scenario{set.inputs, set.plans[0]}).limits.monthlyBilled,
             Decimal::fromInteger(1'200'000));
}

void KeyboardTest::composingThatIsGivenUpIsSeen()
{
    UnderstoodField field([](const QString &text) { return UnderstoodField::Understood{!text.isEmpty(), text}; }, 8);
    field.setText(QStringLiteral("64"));
    QSignalSpy edited(&field, &UnderstoodField::edited);
    field.field()->selectAll();
    compose(field.field(), QStringLiteral("liu"));
    QVERIFY(field.isValid());
    compose(field.field(), {}); // Esc of the input method: the selection it replaced is gone
    QCoreApplication::processEvents();
    QCOMPARE(field.isValid(), !field.text().isEmpty());
    QCOMPARE(edited.count(), field.text() == QStringLiteral("64") ? 0 : 1);
}

void KeyboardTest::numbersAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("value");
    QTest::newRow("plain") << "12" << 12;
    QTest::newRow("grouped") << "1,200" << 1200;
    QTest::newRow("product") << "8x64" << 512;
    QTest::newRow("ten thousands") << QStringLiteral("1.2万") << 12000;
    QTest::newRow("full width") << QStringLiteral("１２０") << 120;
    QTest::newRow("thousands") << "3k" << 3000;
    QTest::newRow("not understood stays") << "many" << 7;
    QTest::newRow("half stays") << "1.5" << 7;
    QTest::newRow("below the least stays") << "0" << 7;
}

void KeyboardTest::numbersAsPeopleWriteThem()
{
    QFETCH(QString, typed);
    CountSpinBox box;
    box.setRange(1, 1'000'000);
    box.setValue(7);
    auto *edit = box.findChild<QLineEdit *>();
    edit->selectAll();
    compose(edit, {}, typed);
    QTest::keyClick(&box, Qt::Key_Return);
    QTEST(box.value(), "value");
}

void KeyboardTest::daysTakeFullWidthDigits()
{
    DayEdit day;
    day.setDate({2027, 1, 1});
    auto *edit = day.findChild<QLineEdit *>();
    edit->selectAll();
    compose(edit, {}, QStringLiteral("２０２７－０３－１５"));
    QTest::keyClick(&day, Qt::Key_Return);
    QCOMPARE(day.date(), QDate(2027, 3, 15));
}

/// A page that says nothing of its layout is remembered all the same.
void KeyboardTest::remembersTheTabsOfAPage()
{
    {
        Window shown;
        shown.window.showPage(QStringLiteral("plans"));
        QCOMPARE(shown.find<QTabWidget>("plansTabs")->currentIndex(), 0);
        shown.find<QTabWidget>("plansTabs")->setCurrentIndex(1);
        shown.window.close();
    }
    Window again;
    again.window.showPage(QStringLiteral("plans"));
    QCOMPARE(again.find<QTabWidget>("plansTabs")->currentIndex(), 1);
}

void KeyboardTest::remembersWhereTheDockStood()
{
    {
        Window shown;
        shown.window.addDockWidget(Qt::LeftDockWidgetArea, shown.find<WhyDock>("whyDock"));
        shown.window.close();
    }
    const Window again;
    QVERIFY(again.window.dockWidgetArea(again.find<WhyDock>("whyDock")) == Qt::LeftDockWidgetArea);
    QVERIFY(again.find<WhyDock>("whyDock")->isVisible());
}

QTEST_MAIN(KeyboardTest)
#include "keyboard_test.moc"
