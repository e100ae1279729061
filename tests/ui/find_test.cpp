// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/find_popup.h"

#include "find/both_languages.h"
#include "find/find_index.h"
#include "find/find_list.h"
#include "find/pinyin.h"
#include "i18n/language.h"
#include "main_window.h"
#include "theme/theme.h"
#include "ui_fixture.h"
#include "widgets/why_panel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRandomGenerator>
#include <QTableView>
#include <QTemporaryFile>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

using Kind = FindEntry::Kind;

FindEntry entry(Kind kind, const char *english, const char *chinese, const char *detail = "", const char *keywords = "")
{
    FindEntry made;
    made.kind = kind;
    made.english = QString::fromUtf8(english);
    made.chinese = QString::fromUtf8(chinese);
    made.detail = QString::fromUtf8(detail);
    made.keywords = QString::fromUtf8(keywords);
    return made;
}

QStringList titles(const FindIndex &index, const char *query)
{
    QStringList found;
    for (const FindEntry *one : index.search(QString::fromUtf8(query), 100).best)
        found += one->english;
    return found;
}

struct Window {
    Window() : settings(WindowSettings::load()), window(session, settings)
    {
        session.startNew(test::twoPlans());
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
    bool computed() const { return session.results() && session.results()->revision == session.revision(); }
    QLineEdit *field() const { return find<QLineEdit>("findField"); }
    QAbstractItemModel *list() const { return find<QListView>("findList")->model(); }
    FindPopup *popup() const { return find<FindPopup>("findPopup"); }
    QString title(int row) const { return list()->index(row, 0).data().toString(); }
    void type(const QString &text) const
    {
        if (!popup()->isVisible())
            QTest::keyClick(const_cast<MainWindow *>(&window), Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(field()));
        field()->setText(text);
    }
    QStringList found(const QString &text) const
    {
        type(text);
        QStringList all;
        for (int row = 0; row < list()->rowCount(); ++row)
            all += title(row);
        return all;
    }

    ProjectSession session;
    WindowSettings settings;
    MainWindow window;
};

} // namespace

class FindTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void foldsText_data();
    void foldsText();
    void ranksTitlesFirst();
    void findsBothLanguages();
    void findsByPinyin();
    void everyWordMustOccur();
    void findsNumbersWithAndWithoutSeparators_data();
    void findsNumbersWithAndWithoutSeparators();
    void agreesWithASlowMatcher();
    void takesNoTimeToSpeakOf();
    void opensAtOnce();
    void knowsBothLanguages();
    void findsCommandsInBothLanguages_data();
    void findsCommandsInBothLanguages();
    void runsACommandAndGivesTheFocusBack();
    void arrowsChoose();
    void clickOutsideCloses();
    void pricesAreRevealed();
    void numbersShowWhy();
    void plansArePublishedByTheirPage();
    void buttonsAreCalledByTheirNames();
    void keysOfThePageStayOutside();
    void followsTheLanguage();
};

void FindTest::init()
{
    static test::Home home;
    WindowSettings().save();
    applyTheme(*qApp, Theme::Light);
    setLanguage(Language::English);
}

void FindTest::cleanup()
{
    setLanguage(Language::English);
}

void FindTest::foldsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("typing");
    QTest::addColumn<QString>("folded");
    QTest::newRow("case") << "Amortised COST" << false << "amortised cost";
    QTest::newRow("full width") << "Ｈ１００，８０ＧＢ" << false << "h100,80gb";
    QTest::newRow("groups") << "643,856.89 USD" << false << "643856.89 usd";
    QTest::newRow("many groups") << "1,234,567" << false << "1234567";
    QTest::newRow("blank groups") << QStringLiteral("1\u202F234\u00A0567") << false << "1234567";
    QTest::newRow("no group: a list") << "8,16,24" << false << "8,16,24";
    QTest::newRow("no group: four digits") << "1,2345" << false << "1,2345";
    QTest::newRow("unfinished") << "643,8" << true << "6438";
    QTest::newRow("unfinished mark") << "643," << true << "643";
    QTest::newRow("finished is not unfinished") << "643,8" << false << "643,8";
    QTest::newRow("minus") << QStringLiteral("\u2212"
                                             "5")
                           << false << "-5";
}

void FindTest::foldsText()
{
    QFETCH(QString, text);
    QFETCH(bool, typing);
    QTEST(foldedText(text, typing), "folded");
}

void FindTest::ranksTitlesFirst()
{
    const FindIndex index({entry(Kind::Offer, "Machine", "机器", "plan of the vendor"),
                           entry(Kind::Offer, "An explanation", "说明"), entry(Kind::Plan, "The plan", "方案"),
                           entry(Kind::Command, "Plan from a number", "按数量规划"),
                           entry(Kind::Command, "Plans", "方案")});
    QCOMPARE(titles(index, "plan"),
             QStringList({QStringLiteral("Plan from a number"), QStringLiteral("Plans"), QStringLiteral("The plan"),
                          QStringLiteral("An explanation"), QStringLiteral("Machine")}));
    QCOMPARE(index.search({}, 3).best.size(), std::size_t(3));
    QCOMPARE(index.search({}, 3).best.front()->english, QStringLiteral("Machine")); // nothing asked: in their order
    QCOMPARE(index.search({}, 3).count, std::size_t(5));
}

void FindTest::findsBothLanguages()
{
    const FindIndex index({entry(Kind::Command, "Export", "导出"), entry(Kind::Page, "Prices", "价格"),
                           entry(Kind::Number, "Amortised cost", "摊销成本")});
    QCOMPARE(titles(index, "价格"), QStringList(QStringLiteral("Prices")));
    QCOMPARE(titles(index, "ＰＲＩＣＥ"), QStringList(QStringLiteral("Prices")));
    QCOMPARE(titles(index, "摊销 cost"), QStringList(QStringLiteral("Amortised cost"))); // one word of each
    QCOMPARE(titles(index, "成本"), QStringList(QStringLiteral("Amortised cost")));
    QVERIFY(titles(index, "budget").isEmpty());
}

/// Readings from the Xinhua dictionary.
void FindTest::findsByPinyin()
{
    QCOMPARE(pinyinInitials(QStringLiteral("价格")), QStringLiteral("jg"));
    QCOMPARE(pinyinInitials(QStringLiteral("方案对比")), QStringLiteral("fadb"));
    QCOMPARE(pinyinInitials(QStringLiteral("求最低成本")), QStringLiteral("qzdcb"));
    QCOMPARE(pinyinInitials(QStringLiteral("啊芭擦搭蛾发噶哈击喀垃妈拿哦啪期然撒塌挖昔压匝")),
             QStringLiteral("abcdefghjklmnopqrstwxyz"));                 // the first of each letter
    QCOMPARE(pinyinInitials(QStringLiteral("座")), QStringLiteral("z")); // the last of all
    QCOMPARE(pinyinInitials(QStringLiteral("H100 · 1 年期")), QStringLiteral("H100 · 1 nq"));
    QCOMPARE(pinyinInitials(QString()), QString());
    const FindIndex index({entry(Kind::Command, "Export", "导出"), entry(Kind::Page, "Prices", "价格"),
                           entry(Kind::Command, "Job bar", "任务栏")});
    QCOMPARE(titles(index, "jg"), QStringList(QStringLiteral("Prices")));
    QCOMPARE(titles(index, "DC"), QStringList(QStringLiteral("Export")));
    QCOMPARE(titles(index, "j"), QStringList(QStringLiteral("Job bar"))); // one letter is no pinyin
}

void FindTest::everyWordMustOccur()
{
    const FindIndex index(
        {entry(Kind::Offer, "aws p5.48xlarge · 1-year", "aws p5.48xlarge · 1 年期", "55.04 USD", "us-east-1"),
         entry(Kind::Offer, "aws p5.48xlarge · spot", "aws p5.48xlarge · 竞价", "30 USD", "us-west-2")});
    QCOMPARE(titles(index, "p5 east").size(), 1);
    QCOMPARE(titles(index, "p5").size(), 2);
    QCOMPARE(titles(index, "48xlarge 竞价").size(), 1);
    QVERIFY(titles(index, "p5 north").isEmpty());
}

void FindTest::findsNumbersWithAndWithoutSeparators_data()
{
    QTest::addColumn<QString>("query");
    for (const char *query :
         {"643,856.89", "643856.89", "643856", "643,8", "643,", "６４３８５６", "643'856", "-643,856.89"})
        QTest::newRow(query) << QString::fromUtf8(query);
}

void FindTest::findsNumbersWithAndWithoutSeparators()
{
    QFETCH(QString, query);
    const FindIndex index({entry(Kind::Number, "Savings", "节省额",
                                 "\u2212"
                                 "643,856.89 USD"),
                           entry(Kind::Number, "Billed", "账单", "6,438.56 USD")});
    const auto found = index.search(query, 10);
    QVERIFY(!found.best.empty());
    QCOMPARE(found.best.front()->english, QStringLiteral("Savings"));
}

/// The same set as a matcher written in three lines, on random texts; more words never find more.
void FindTest::agreesWithASlowMatcher()
{
    QRandomGenerator random(20270101);
    const QStringList words = {QStringLiteral("plan"), QStringLiteral("价格"), QStringLiteral("h100"),
                               QStringLiteral("a"),    QStringLiteral("12"),   QStringLiteral("成"),
                               QStringLiteral("-"),    QStringLiteral("us")};
    const auto some = [&] {
        QStringList text;
        for (int i = random.bounded(4); i >= 0; --i)
            text += words[random.bounded(words.size())] + words[random.bounded(words.size())];
        return text.join(QLatin1Char(' '));
    };
    std::vector<FindEntry> entries(300);
    int number = 0;
    for (FindEntry &one : entries) {
        one.plan = QString::number(number++).rightJustified(4, QLatin1Char('0'));
        one.english = some();
        one.chinese = some();
        one.detail = some();
    }
    const FindIndex index(entries);
    for (int round = 0; round < 50; ++round) {
        const QString query = some();
        QStringList expected;
        for (const FindEntry &one : entries) {
            const QString all = one.english + QLatin1Char('\n') + one.chinese + QLatin1Char('\n') + one.detail;
            bool matches = true;
            for (const QString &word : query.split(QLatin1Char(' ')))
                matches = matches && all.contains(word);
            if (matches)
                expected += one.plan;
        }
        const auto found = index.search(query, entries.size());
        const std::size_t fewer = index.search(query + QStringLiteral(" plan"), entries.size()).count;
        QVERIFY(fewer <= found.count);
        QStringList actual;
        for (const FindEntry *one : found.best)
            actual += one->plan;
        actual.sort();
        QCOMPARE(actual, expected);
    }
}

void FindTest::takesNoTimeToSpeakOf()
{
    std::vector<FindEntry> entries;
    for (int i = 0; i < 5000; ++i) {
        const QByteArray name =
            "provider machine-" + QByteArray::number(i) + " us-region-" + QByteArray::number(i % 40);
        entries.push_back(
            entry(Kind::Offer, name.constData(), name.constData(), "H100-SXM-80GB × 8 · 55.0400 USD per machine-hour"));
    }
    const FindIndex index(entries);
    QBENCHMARK
    {
        QVERIFY(index.search(QStringLiteral("h100 machine-49 55.04"), 200).count > 0);
    }
}

void FindTest::opensAtOnce()
{
    Window shown;
    QTRY_VERIFY(shown.computed());
    for (const QString &page : MainWindow::pageIds())
        shown.window.showPage(page);
    shown.popup()->open(); // reads the prices once
    QBENCHMARK
    {
        shown.popup()->open();
    }
    QVERIFY(shown.list()->rowCount() > 100);
}

void FindTest::knowsBothLanguages()
{
    const BothLanguages &words = BothLanguages::catalogue();
    QCOMPARE(words.chinese(QStringLiteral("Prices"), QStringLiteral("gpufolio::ui::Navigation")),
             QStringLiteral("价格"));
    QCOMPARE(words.english(QStringLiteral("价格"), QStringLiteral("gpufolio::ui::Navigation")),
             QStringLiteral("Prices")); // "Price" elsewhere
    QCOMPARE(words.chinese(QStringLiteral("no such words")), QStringLiteral("no such words"));
    QCOMPARE(words.english(QStringLiteral("没有这个词")), QStringLiteral("没有这个词"));
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(
        "<TS><context><name>A</name><message><source>Open</source><translation>打开</translation></message></context>"
        "<context><name>B</name><message><source>Open</source><translation>未结</translation></message>"
        "<message><source>Undo</source><translation>撤销</translation></message></context></TS>");
    file.flush();
    const BothLanguages two(file.fileName());
    QCOMPARE(two.chinese(QStringLiteral("Open"), QStringLiteral("A")), QStringLiteral("打开"));
    QCOMPARE(two.chinese(QStringLiteral("Open"), QStringLiteral("gpufolio::ui::B")), QStringLiteral("未结"));
    QCOMPARE(two.chinese(QStringLiteral("Undo: Open")).section(QLatin1String(": "), 0, 0), QStringLiteral("撤销"));
    QCOMPARE(two.english(QStringLiteral("撤销：打开")), QStringLiteral("Undo: Open"));
}

void FindTest::findsCommandsInBothLanguages_data()
{
    QTest::addColumn<bool>("chineseWindow");
    QTest::newRow("English window") << false;
    QTest::newRow("Chinese window") << true;
}

void FindTest::findsCommandsInBothLanguages()
{
    QFETCH(bool, chineseWindow);
    setLanguage(chineseWindow ? Language::SimplifiedChinese : Language::English);
    const Window shown;
    const QString prices = chineseWindow ? QStringLiteral("价格") : QStringLiteral("Prices");
    QCOMPARE(shown.found(QStringLiteral("Prices")).value(0), prices);
    QCOMPARE(shown.found(QStringLiteral("价格")).value(0), prices);
    const QString compare = shown.find<QAbstractButton>("numberCompare")->text();
    QVERIFY(shown.found(QStringLiteral("Compare purchase plans")).contains(compare)); // a button of a page
    QVERIFY(
        shown.found(QStringLiteral("对比采购方案")).contains(compare) ||
        shown.found(BothLanguages::catalogue().chinese(QStringLiteral("Compare purchase plans"))).contains(compare));
}

void FindTest::runsACommandAndGivesTheFocusBack()
{
    Window shown;
    auto *count = shown.find<QLineEdit>("numberCount");
    count->setFocus();
    shown.type(QStringLiteral("prices"));
    QTest::keyClick(shown.field(), Qt::Key_Escape);
    QVERIFY(!shown.popup()->isVisible());
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(count));

    QTest::mouseClick(shown.find<QToolButton>("findButton"), Qt::LeftButton);
    QVERIFY(shown.popup()->isVisible());
    QVERIFY(shown.field()->text().isEmpty()); // anew each time
    shown.type(QStringLiteral("billed or amortised"));
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QVERIFY(!shown.popup()->isVisible());
    QVERIFY(shown.session.view().view == ViewSettings::View::Billed);
    QVERIFY(QApplication::focusWidget() != nullptr && !shown.popup()->isAncestorOf(QApplication::focusWidget()));

    ScenarioSet other = shown.session.scenarioSet();
    other.inputs.discountRate.reset();
    shown.session.edit(QStringLiteral("Change discount rate"), other);
    QCOMPARE(shown.found(QStringLiteral("undo discount")).value(0), QStringLiteral("Undo: Change discount rate"));
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QCOMPARE(shown.session.scenarioSet(), test::twoPlans());
}

void FindTest::arrowsChoose()
{
    const Window shown;
    const QStringList found = shown.found(QStringLiteral("plan"));
    QVERIFY(found.size() > 3);
    auto *list = shown.find<QListView>("findList");
    const QAbstractItemModelTester tester(list->model());
    QCOMPARE(list->currentIndex().row(), 0);
    QTest::keyClick(shown.field(), Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), 0);
    QTest::keyClick(shown.field(), Qt::Key_Down);
    QTest::keyClick(shown.field(), Qt::Key_Down);
    const int second = list->currentIndex().row();
    QVERIFY(second >= 2);
    QVERIFY(list->model()->flags(list->currentIndex()) & Qt::ItemIsEnabled); // greyed ones are passed over
    QTest::keyClick(shown.field(), Qt::Key_PageDown);
    QVERIFY(list->currentIndex().row() >= second);
    QTest::keyClick(shown.field(), Qt::Key_Tab); // stays: nothing behind it is touched
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(shown.field()));
    QVERIFY(shown.found(QStringLiteral("no such thing at all")).isEmpty());
    QVERIFY(!shown.find<QLabel>("findCount")->text().isEmpty());
    QTest::keyClick(shown.field(), Qt::Key_Return); // runs nothing
    QVERIFY(shown.popup()->isVisible());
}

void FindTest::clickOutsideCloses()
{
    const Window shown;
    shown.type(QString());
    QVERIFY(shown.popup()->isVisible());
    shown.find<QLineEdit>("numberCount")->setFocus(Qt::MouseFocusReason);
    QVERIFY(!shown.popup()->isVisible());
}

void FindTest::pricesAreRevealed()
{
    Window shown;
    const Offer offer = shown.session.priceBook()->offers().front();
    const PurchaseOption &option = offer.options.front();
    shown.window.showPage(QStringLiteral("prices"));
    auto *search = shown.find<QLineEdit>("pricesSearch");
    search->setText(QStringLiteral("hides all of them"));
    auto *table = shown.find<QTableView>("pricesTable");
    QCOMPARE(table->model()->rowCount(), 0);
    const QString id = QString::fromStdString(offer.id);
    const QString link = QStringLiteral("prices/price:%1|%2").arg(id, QString::fromStdString(option.id));
    QVERIFY(shown.window.go(link));
    QVERIFY(search->text().isEmpty());
    QVERIFY(table->currentIndex().isValid());
    QVERIFY(whyOf(table) || table->currentIndex().column() == 0);
    QVERIFY(!shown.window.go(QStringLiteral("prices/price:nowhere|onDemand")));

    shown.found(id + QLatin1Char(' ') + QString::fromStdString(option.id));
    QVERIFY(shown.list()->rowCount() > 0);
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(table));
    QVERIFY(shown.window.go(QStringLiteral("start/rule:discountRate")));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(shown.find<QLineEdit>("rulesDiscount")));
    QVERIFY(!shown.window.go(QStringLiteral("start/rule:weather")));
}

void FindTest::numbersShowWhy()
{
    Window shown;
    QTRY_VERIFY(shown.computed());
    QVERIFY(!shown.found(QStringLiteral("876,000.00 amortised base")).isEmpty()); // 2 x 50 x 8760
    QCOMPARE(shown.found(QStringLiteral("876000 摊销 base")).value(0), shown.title(0));
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QCOMPARE(shown.window.currentPage(), QStringLiteral("plans"));
    const QString why = shown.find<WhyPanel>("whyPanel")->text();
    QVERIFY2(why.contains(QStringLiteral("876,000.00 USD")), qPrintable(why));
    QVERIFY(!shown.found(QStringLiteral("2027-03 billed")).isEmpty());
    // The machine of the test is in no price book: its price is answered by Why.
    QVERIFY(!shown.found(QStringLiteral("acme h100x8 1-year")).isEmpty());
    int row = 0;
    while (row < shown.list()->rowCount() && !shown.title(row).startsWith(QStringLiteral("acme")))
        QTest::keyClick(shown.field(), ++row > 0 ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(row < shown.list()->rowCount());
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QVERIFY(shown.find<WhyPanel>("whyPanel")->text().contains(QStringLiteral("50")));
}

/// Commands of a page that nobody has opened are there a moment later, and work from anywhere.
void FindTest::plansArePublishedByTheirPage()
{
    Window shown;
    QTRY_VERIFY(shown.computed());
    QTRY_VERIFY(
        shown.found(QStringLiteral("Duplicate of this plan")).contains(QStringLiteral("Duplicate of this plan")));
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QCOMPARE(shown.window.currentPage(), QStringLiteral("plans"));
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(3));
}

void FindTest::buttonsAreCalledByTheirNames()
{
    const QWidget window;
    QWidget page;
    const auto add = [&page](const char *text, const char *name) {
        auto *button = new QToolButton(&page);
        button->setObjectName(QLatin1String("button"));
        button->setText(QLatin1String(text));
        button->setAccessibleName(QLatin1String(name));
    };
    add("+", "Larger");
    add("100%", "Real size");
    add("Import", "Import prices");
    add("-", "");
    QStringList found;
    for (const FindEntry &one : FindCommands(window, {{QStringLiteral("prices"), &page}}).entries())
        found += one.english + QLatin1Char('/') + one.detail;
    found.sort();
    QCOMPARE(found, QStringList({QStringLiteral("Import/Prices"), QStringLiteral("Larger/Prices"),
                                 QStringLiteral("Real size/Prices")}));
}

void FindTest::keysOfThePageStayOutside()
{
    Window shown;
    shown.window.showPage(QStringLiteral("plans"));
    QTRY_VERIFY(shown.computed());
    shown.type(QString());
    QTest::keyClick(shown.field(), Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(shown.session.scenarioSet().plans.size(), std::size_t(2));
    QVERIFY(shown.popup()->isVisible());
}

void FindTest::followsTheLanguage()
{
    const Window shown;
    shown.type(QStringLiteral("价格"));
    QCOMPARE(shown.title(0), QStringLiteral("Prices"));
    setLanguage(Language::SimplifiedChinese);
    QTRY_COMPARE(shown.title(0), QStringLiteral("价格"));
}

QTEST_MAIN(FindTest)
#include "find_test.moc"
