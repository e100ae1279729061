// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "i18n/language.h"
#include "navigation.h"
#include "status_line.h"
#include "support/file_io.h"
#include "theme/theme.h"
#include "ui_fixture.h"
#include "why_dock.h"
#include "widgets/figure_label.h"
#include "widgets/notice_area.h"
#include "widgets/segmented_control.h"
#include "widgets/why_panel.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
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
    bool computed() const { return session.results() && session.results()->revision == session.revision(); }
    QString status() const { return find<StatusLine>("statusLine")->text(); }
    QString notice(const char *id) const { return find<NoticeArea>("notices")->text(QLatin1String(id)); }

    ProjectSession session;
    WindowSettings settings;
    MainWindow window;
};

/// A text a person can read, and what shows it; that may be replaced meanwhile.
struct Shown {
    QPointer<const QObject> by;
    QString text;
};

QString textOf(const QObject *object)
{
    if (const auto *label = qobject_cast<const QLabel *>(object))
        return label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(object))
        return button->text();
    if (const auto *action = qobject_cast<const QAction *>(object))
        return action->text();
    const auto *combo = qobject_cast<const QComboBox *>(object);
    return combo == nullptr ? QString() : combo->itemText(0);
}

QList<Shown> textsOf(const QWidget &window)
{
    QList<Shown> texts;
    for (const QObject *object : window.findChildren<QObject *>()) {
        if (const QString text = textOf(object); !text.isEmpty())
            texts.append({object, text});
    }
    return texts;
}

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsPagesByKey();
    void viewGovernsTheSession();
    void undoIsNamedAfterItsStep();
    void statusSaysWhatHappened();
    void languageSwitchesLive();
    void themeSwitchesLive();
    void everyControlHasAName_data();
    void everyControlHasAName();
    void fitsASmallScreen();
    void whyFollowsTheFocus();
    void whyBeginsWithTheVerdict();
    void whyFloatsWhereThereIsNoRoom();
    void badFileIsSaid();
    void droppedFileIsOpened();
    void secondWindowIsReadOnly();
    void unsavedProjectIsSaid();
    void planThatCannotBeComputedIsSaid();
    void priceDatesThatDifferAreSaid();
    void remembersFilesAndView();
    void paneKeyGoesAround();

private:
    std::unique_ptr<test::Home> m_home;
};

void MainWindowTest::init()
{
    m_home = std::make_unique<test::Home>();
    WindowSettings().save(); // of no test before this one
    applyTheme(*qApp, Theme::Light);
    setLanguage(Language::English);
}

void MainWindowTest::cleanup()
{
    setLanguage(Language::English);
}

void MainWindowTest::showsPagesByKey()
{
    Window shown;
    QCOMPARE(shown.window.currentPage(), QStringLiteral("start"));
    QTest::keyClick(&shown.window, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(shown.window.currentPage(), QStringLiteral("prices"));
    QTest::keyClick(&shown.window, Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(shown.window.currentPage(), QStringLiteral("plans"));
    QTest::keyClick(&shown.window, Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(shown.window.currentPage(), QStringLiteral("start"));
    for (const QString &page : MainWindow::pageIds()) {
        QTest::mouseClick(shown.window.findChild<QToolButton *>(QStringLiteral("page.") + page), Qt::LeftButton);
        QCOMPARE(shown.window.currentPage(), page);
    }
}

void MainWindowTest::viewGovernsTheSession()
{
    Window shown;
    QVERIFY(shown.session.view().view == ViewSettings::View::Amortised);
    QTest::mouseClick(shown.find<QToolButton>("viewBilled"), Qt::LeftButton);
    QVERIFY(shown.session.view().view == ViewSettings::View::Billed);
    QTest::keyClick(&shown.window, Qt::Key_B, Qt::ControlModifier);
    QVERIFY(shown.session.view().view == ViewSettings::View::Amortised);
    QVERIFY(shown.find<QToolButton>("viewAmortised")->isChecked());
    auto *period = shown.find<QComboBox>("period");
    period->setFocus();
    QTest::keyClick(period, Qt::Key_Down);
    QVERIFY(shown.session.view().period == ViewSettings::PeriodUnit::Quarter);
    QCOMPARE(shown.find<QLabel>("currency")->text(), QStringLiteral("USD"));
}

void MainWindowTest::undoIsNamedAfterItsStep()
{
    Window shown;
    auto *undo = shown.find<QToolButton>("undo");
    QVERIFY(!undo->isEnabled());
    ScenarioSet other = shown.session.scenarioSet();
    other.inputs.discountRate.reset();
    shown.session.edit(QStringLiteral("Change discount rate"), other);
    QVERIFY(undo->isEnabled());
    QVERIFY(undo->accessibleName().contains(QStringLiteral("Change discount rate")));
    QVERIFY(undo->toolTip().contains(QStringLiteral("Change discount rate")));
    QTest::keyClick(&shown.window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shown.session.scenarioSet(), test::twoPlans());
    auto *redo = shown.find<QToolButton>("redo");
    QVERIFY(redo->accessibleName().contains(QStringLiteral("Change discount rate")));
    QTest::keyClick(&shown.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(shown.session.scenarioSet(), other);
    QTest::mouseClick(undo, Qt::LeftButton);
    QCOMPARE(shown.session.scenarioSet(), test::twoPlans());
}

void MainWindowTest::statusSaysWhatHappened()
{
    Window shown;
    QTRY_VERIFY(shown.status().contains(QStringLiteral("computed in")));
    QVERIFY(shown.status().contains(QStringLiteral("saved")));
    QVERIFY(shown.status().contains(QStringLiteral("Test project.gpufolio")));
    ScenarioSet other = shown.session.scenarioSet();
    other.inputs.name = "Renamed";
    shown.session.edit(QStringLiteral("Rename"), other);
    QVERIFY(shown.status().contains(QStringLiteral("saving")));
    QTRY_VERIFY(shown.status().contains(QStringLiteral("saved ")));
    QVERIFY(shown.window.windowTitle().startsWith(QStringLiteral("Renamed")));
}

/// Every text changes and comes back; nothing is left in the other language.
void MainWindowTest::languageSwitchesLive()
{
    Window shown;
    for (const QString &page : MainWindow::pageIds())
        shown.window.showPage(page);
    QTRY_VERIFY(shown.computed());
    const auto english = textsOf(shown.window);
    QTest::mouseClick(shown.find<QToolButton>("languageChinese"), Qt::LeftButton);
    QVERIFY(currentLanguage() == Language::SimplifiedChinese);
    QTRY_COMPARE(shown.find<QToolButton>("page.prices")->text(), QStringLiteral("\u4EF7\u683C"));
    QCOMPARE(shown.settings.language, QStringLiteral("zh_CN"));
    const QStringList named = {
        QStringLiteral("viewBilled"),   QStringLiteral("viewAmortised"), QStringLiteral("page.start"),
        QStringLiteral("startExample"), QStringLiteral("numberCompare"), QStringLiteral("pricesImport"),
        QStringLiteral("statusText"),   QStringLiteral("priceDates"),    QStringLiteral("projectMenuButton")};
    for (const QString &name : named) {
        const auto *widget = shown.window.findChild<QWidget *>(name);
        QVERIFY2(widget != nullptr, qPrintable(name));
        const auto before =
            std::find_if(english.begin(), english.end(), [widget](const Shown &one) { return one.by == widget; });
        QVERIFY2(before != english.end() && textOf(widget) != before->text, qPrintable(name));
    }
    QTest::mouseClick(shown.find<QToolButton>("languageEnglish"), Qt::LeftButton);
    QTRY_COMPARE(shown.find<QToolButton>("page.prices")->text(), QStringLiteral("Prices"));
    for (const Shown &one : english) {
        const bool cutToFit =
            one.text.endsWith(QStringLiteral("\u2026")) && qobject_cast<const QLabel *>(one.by) != nullptr;
        if (one.by != nullptr && !cutToFit)
            QTRY_COMPARE(textOf(one.by), one.text); // the rest may be cut until it is laid out
    }
}

void MainWindowTest::themeSwitchesLive()
{
    Window shown;
    for (const QString &page : MainWindow::pageIds())
        shown.window.showPage(page);
    QTRY_VERIFY(shown.computed());
    const QColor light = shown.window.palette().color(QPalette::Window);
    QTest::mouseClick(shown.find<QToolButton>("themeSwitch"), Qt::LeftButton);
    QVERIFY(currentTheme() == Theme::Dark);
    QVERIFY(shown.window.palette().color(QPalette::Window).lightness() < light.lightness());
    QVERIFY(shown.window.palette().color(QPalette::WindowText).lightness() > 128);
    QCOMPARE(shown.settings.theme, QStringLiteral("dark"));
    QTest::mouseClick(shown.find<QToolButton>("themeSwitch"), Qt::LeftButton);
    QCOMPARE(shown.window.palette().color(QPalette::Window), light);
}

void MainWindowTest::everyControlHasAName_data()
{
    QTest::addColumn<QString>("page");
    for (const QString &page : MainWindow::pageIds())
        QTest::newRow(qPrintable(page)) << page;
}

/// For screen readers: whatever can take the focus says what it is.
void MainWindowTest::everyControlHasAName()
{
    QFETCH(QString, page);
    Window shown;
    shown.window.showPage(page);
    QTRY_VERIFY(shown.computed());
    QStringList nameless;
    for (QWidget *widget : shown.window.findChildren<QWidget *>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible() || widget->focusProxy() != nullptr)
            continue;
        if (qobject_cast<QLineEdit *>(widget) != nullptr &&
            qobject_cast<QComboBox *>(widget->parentWidget()) != nullptr)
            continue; // the combo box is named
        const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        if (accessible == nullptr || accessible->text(QAccessible::Name).isEmpty())
            nameless +=
                QStringLiteral("%1 '%2'").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral(", "))));
}

void MainWindowTest::fitsASmallScreen()
{
    Window shown({800, 500});
    QTRY_VERIFY(shown.computed());
    for (const QString &page : MainWindow::pageIds()) {
        shown.window.showPage(page);
        QCoreApplication::processEvents();
        QCOMPARE(shown.window.size(), QSize(800, 500)); // nothing forced it open
        QVERIFY(shown.find<Navigation>("navigation")->isCompact());
    }
    const QWidget *bar = shown.find<QWidget>("topBar");
    for (const char *name : {"projectMenuButton", "undo", "redo", "period", "priceDates", "themeSwitch", "whySwitch"}) {
        const auto *child = shown.find<QWidget>(name);
        QVERIFY2(bar->rect().contains(QRect(child->mapTo(bar, QPoint()), child->size())), name);
        QVERIFY2(child->width() >= child->minimumSizeHint().width(), name);
    }
    shown.window.resize(1440, 900);
    QVERIFY(!shown.find<Navigation>("navigation")->isCompact());
}

void MainWindowTest::whyFollowsTheFocus()
{
    Window shown;
    QTRY_VERIFY(shown.computed());
    auto *dock = shown.find<WhyDock>("whyDock");
    QVERIFY(dock->isVisible());
    const auto figures = shown.window.findChildren<FigureLabel *>();
    QVERIFY(!figures.isEmpty());
    QTRY_VERIFY(figures[0]->isVisible());
    figures[0]->setFocus();
    QVERIFY2(dock->panel()->text().contains(QStringLiteral("Amortised")), qPrintable(dock->panel()->text()));
    const QString before = dock->panel()->text();

    shown.window.showPage(QStringLiteral("prices"));
    auto *table = shown.find<QTableView>("pricesTable");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 5));
    QVERIFY(dock->panel()->text() != before);
    const QString machine = dock->panel()->text();
    QTest::keyClick(table, Qt::Key_Down);
    QVERIFY(dock->panel()->text() != machine);

    QTest::keyClick(&shown.window, Qt::Key_F4);
    QVERIFY(!dock->isVisible());
    QVERIFY(!shown.settings.whyShown);
    QTest::keyClick(table, Qt::Key_Up);
    QTest::keyClick(table, Qt::Key_Return, Qt::AltModifier);
    QVERIFY(dock->isVisible());
    QCOMPARE(dock->panel()->text(), machine); // it was not listening, but knows the number
}

/// 2 x 50 x 8760 wins; nobody has asked for a number yet.
void MainWindowTest::whyBeginsWithTheVerdict()
{
    Window shown;
    const auto *panel = shown.find<WhyDock>("whyDock")->panel();
    QTRY_VERIFY(panel->text().contains(QStringLiteral("876,000.00 USD")));
    ScenarioSet other = shown.session.scenarioSet();
    other.plans[1].commitments[0].instances = 1; // 80 x 8760 + 50 x 8760
    shown.session.edit(QStringLiteral("Change machines"), other);
    QTRY_VERIFY(panel->text().contains(QStringLiteral("1,138,800.00 USD")));
}

void MainWindowTest::whyFloatsWhereThereIsNoRoom()
{
    Window shown({800, 500});
    auto *dock = shown.find<WhyDock>("whyDock");
    QVERIFY(!dock->isVisible());
    QTest::keyClick(&shown.window, Qt::Key_F4);
    QVERIFY(dock->isVisible());
    QVERIFY(dock->isFloating());
    QVERIFY(shown.settings.whyShown); // what is chosen for a wide window stays
}

void MainWindowTest::badFileIsSaid()
{
    Window shown;
    const QString bad = m_home->file(QStringLiteral("bad.json"));
    QVERIFY(
        writeFileAtomically(bad.toStdString(), "{\"format\":\"gpufolio.scenario\",\"formatVersion\":1,\"hours\":-5}"));
    const QString before = shown.session.path();
    shown.window.openFile(bad);
    QVERIFY(shown.notice("open").contains(QStringLiteral("bad.json")));
    QVERIFY(shown.notice("open").contains(QStringLiteral(":1:"))); // line and column
    QCOMPARE(shown.session.path(), before);
    shown.window.openExample();
    QVERIFY(shown.notice("open").isEmpty());
    QVERIFY(shown.session.path() != before);
}

void MainWindowTest::droppedFileIsOpened()
{
    Window shown;
    const QString json = m_home->file(QStringLiteral("plan.json"));
    QVERIFY(shown.session.saveCopy(json));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(json)});
    QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&shown.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QSignalSpy opened(&shown.session, &ProjectSession::projectOpened);
    QCoreApplication::sendEvent(&shown.window, &drop);
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(shown.session.scenarioSet(), test::twoPlans());
}

void MainWindowTest::secondWindowIsReadOnly()
{
    Window first;
    Window second;
    second.window.openFile(first.session.path());
    QVERIFY(second.session.isReadOnly());
    QVERIFY(second.notice("readOnly").contains(QStringLiteral("open in another window")));
    QVERIFY(second.status().contains(QStringLiteral("read-only")));
    second.window.openExample();
    QVERIFY(second.notice("readOnly").isEmpty());
}

void MainWindowTest::unsavedProjectIsSaid()
{
    Window shown;
    shown.session.startNew(test::twoPlans(), m_home->file(QStringLiteral("no such folder/project.gpufolio")));
    QVERIFY(!shown.notice("save").isEmpty());
    QVERIFY(shown.status().contains(QStringLiteral("not saved")));
    shown.window.openExample();
    QVERIFY(shown.notice("save").isEmpty());
}

void MainWindowTest::planThatCannotBeComputedIsSaid()
{
    Window shown;
    ScenarioSet set = test::twoPlans();
    set.inputs.offers[0].currency = Currency::of("EUR");
    shown.session.startNew(set);
    QTRY_VERIFY(shown.notice("results").contains(QStringLiteral("EUR")));
    set.inputs.offers[0].currency = Currency::of("USD");
    shown.session.edit(QStringLiteral("Change currency"), set);
    QTRY_VERIFY(shown.notice("results").isEmpty());
}

void MainWindowTest::priceDatesThatDifferAreSaid()
{
    Window shown;
    QTRY_VERIFY(shown.computed());
    auto *chip = shown.find<QToolButton>("priceDates");
    QVERIFY(chip->text().contains(QStringLiteral("2026-10-01")));
    QVERIFY(!chip->text().contains(QStringLiteral("dates differ")));
    ScenarioSet set = shown.session.scenarioSet();
    set.inputs.offers[0].options[1].provenance.validFrom = Date{2026, 7, 2}; // 91 days before
    shown.session.edit(QStringLiteral("Change price"), set);
    QTRY_VERIFY(chip->text().contains(QStringLiteral("dates differ")));
    QVERIFY(chip->toolTip().contains(QStringLiteral("1y, 2026-07-02")));
    set.inputs.offers[0].options[1].provenance.validFrom = Date{2026, 7, 3}; // 90 days are not more than 90
    shown.session.edit(QStringLiteral("Change price"), set);
    QTRY_VERIFY(!chip->text().contains(QStringLiteral("dates differ")));
    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(shown.window.currentPage(), QStringLiteral("prices"));
}

void MainWindowTest::remembersFilesAndView()
{
    QString path;
    {
        Window shown;
        path = shown.session.path();
        QTest::keyClick(&shown.window, Qt::Key_B, Qt::ControlModifier);
        shown.window.close();
    }
    const WindowSettings again = WindowSettings::load();
    QCOMPARE(again.lastProject, path);
    QCOMPARE(again.recentFiles.value(0), path);
    QCOMPARE(again.view, QStringLiteral("billed"));
    QVERIFY(!again.geometry.isEmpty());
}

void MainWindowTest::paneKeyGoesAround()
{
    Window shown;
    QTRY_VERIFY(shown.computed());
    QSet<const QWidget *> visited;
    const QList<const QWidget *> panes = {shown.find<QWidget>("navigation"), shown.find<QWidget>("startPage"),
                                          shown.find<QWidget>("whyDock"), shown.find<QWidget>("topBar")};
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(&shown.window, Qt::Key_F6);
        for (const QWidget *pane : panes) {
            if (pane->isAncestorOf(QApplication::focusWidget()))
                visited.insert(pane);
        }
    }
    QCOMPARE(visited.size(), panes.size());
}

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
