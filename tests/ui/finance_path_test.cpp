// SPDX-License-Identifier: GPL-3.0-or-later
// A finance lead's first hour (the path of the pages that exist): plan from a number, the verdict, why, a what-if, a
// limit, the comparison, memo and approval form as PDF. Through the real window with mouse and keys; clicks and fields
// are counted, and the time is printed. Also once with the keyboard alone.
#include "i18n/language.h"
#include "main_window.h"
#include "pages/plans_page.h"
#include "pages/plans_verdict.h"
#include "pages/reports_files.h"
#include "pages/reports_page.h"
#include "pages/reports_settings.h"
#include "session/project_session.h"
#include "session/window_settings.h"
#include "theme/theme.h"
#include "ui_fixture.h"
#include "why_dock.h"
#include "widgets/why_panel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QScrollArea>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::test;
using namespace gpufolio::ui;

namespace
{

/// Somebody at the window: what they click, and into how many fields they type.
class Person
{
public:
    explicit Person(MainWindow &window) : m_window(window) { m_clock.start(); }

    template <typename Widget = QWidget> Widget *find(const QString &name) const
    {
        const auto all = m_window.findChildren<Widget *>(name);
        for (Widget *widget : all) {
            if (widget->isVisible())
                return widget;
        }
        return all.isEmpty() ? nullptr : all.first();
    }

    bool click(const QString &name)
    {
        auto *widget = find<QWidget>(name);
        return widget != nullptr && clickOn(widget);
    }

    bool clickOn(QWidget *widget)
    {
        show(widget);
        if (!widget->isVisible() || !widget->isEnabled()) {
            qWarning("%s can't be clicked", qPrintable(widget->objectName()));
            return false;
        }
        ++clicks;
        QTest::mouseClick(widget, Qt::LeftButton);
        return true;
    }

    /// Clicks into a field and types over what is there.
    bool type(const QString &name, const QString &text)
    {
        auto *widget = find<QWidget>(name);
        if (widget == nullptr)
            return false;
        auto *field = qobject_cast<QLineEdit *>(widget);
        if (field == nullptr)
            field = widget->findChild<QLineEdit *>();
        if (field == nullptr || !clickOn(field))
            return false;
        --clicks; // a field is counted as a field
        ++fields;
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        return true;
    }

    void show(QWidget *widget) const
    {
        for (QWidget *at = widget->parentWidget(); at != nullptr; at = at->parentWidget()) {
            if (auto *scroll = qobject_cast<QScrollArea *>(at))
                scroll->ensureWidgetVisible(widget);
        }
        QCoreApplication::processEvents();
    }

    double seconds() const { return static_cast<double>(m_clock.elapsed()) / 1000; }

    int clicks = 0;
    int fields = 0;

private:
    MainWindow &m_window;
    QElapsedTimer m_clock;
};

/// Answers the next file dialog with a path: it has to come.
void saveAs(Person &person, const QString &path)
{
    QTimer::singleShot(50, qApp, [&person, path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr) {
            saveAs(person, path); // not there yet
            return;
        }
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        name->setText(path);
        ++person.fields;
        ++person.clicks;
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

} // namespace

class FinancePathTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void withMouseAndKeys();
    void withTheKeyboardAlone();

private:
    bool isComputed() const
    {
        return m_session->results() != nullptr && !m_session->isComputing() &&
               m_session->results()->revision == m_session->revision();
    }

    std::unique_ptr<Home> m_home;
    WindowSettings m_settings;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<MainWindow> m_window;
};

void FinancePathTest::initTestCase()
{
    m_home = std::make_unique<Home>();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    applyTheme(*qApp, Theme::Light);
    setLanguage(Language::English);
}

void FinancePathTest::init()
{
    m_window.reset();
    m_session = std::make_unique<ProjectSession>();
    m_settings = {};
    m_window = std::make_unique<MainWindow>(*m_session, m_settings);
    m_window->openExample();
    m_window->showPage(QStringLiteral("start"));
    m_window->resize(1440, 900);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    QTRY_VERIFY(isComputed());
}

void FinancePathTest::withMouseAndKeys()
{
    Person person(*m_window);
    // Start: how many GPUs, when. The GPU itself stands there already.
    QVERIFY(person.type(QStringLiteral("numberCount"), QStringLiteral("64")));
    QVERIFY(person.type(QStringLiteral("numberFrom"), QStringLiteral("2027-01")));
    QVERIFY(person.type(QStringLiteral("numberTo"), QStringLiteral("2027-12")));
    QVERIFY(person.click(QStringLiteral("numberCompare")));
    QTRY_COMPARE(m_window->currentPage(), QStringLiteral("plans"));
    QTRY_VERIFY(isComputed());
    const double toVerdict = person.seconds();
    auto *verdict = person.find<PlansVerdict>(QStringLiteral("plansVerdict"));
    QTRY_VERIFY(verdict != nullptr && verdict->linkCount() > 0);
    const QString sentence = verdict->plainText();
    QVERIFY2(sentence.contains(QStringLiteral("USD")), qPrintable(sentence));

    // The saving: why?
    QVERIFY(person.clickOn(verdict));
    auto *why = m_window->findChild<WhyDock *>(QStringLiteral("whyDock"));
    QTRY_VERIFY(why->isVisible() && why->panel()->why().has_value());
    QVERIFY(!why->panel()->why()->numbers.empty());

    // What if only 60 % is used? And back.
    QVERIFY(person.type(QStringLiteral("whatIfUse.value"), QStringLiteral("60%")));
    QTRY_VERIFY(m_session->whatIf().use == *Decimal::parse("0.6"));
    QTRY_VERIFY(isComputed());
    QTRY_VERIFY(verdict->plainText() != sentence);
    QVERIFY(person.click(QStringLiteral("whatIfDrop")));
    QTRY_VERIFY(m_session->whatIf().isNothing() && isComputed());
    QTRY_COMPARE(verdict->plainText(), sentence);

    // Upfronts of at most 2 million.
    QVERIFY(person.type(QStringLiteral("limitUpfront"), QStringLiteral("2M")));
    QTRY_VERIFY(isComputed());
    QVERIFY(m_session->undoStack()->canUndo());

    QVERIFY(person.click(QStringLiteral("page.compare")));
    QCOMPARE(m_window->currentPage(), QStringLiteral("compare"));
    auto *table = person.find<QTableView>(QStringLiteral("compareTable"));
    QTRY_VERIFY(table->model()->columnCount() > 2);

    // Reports: the memo in both languages, then the approval form.
    QVERIFY(person.click(QStringLiteral("page.reports")));
    auto *page = m_window->findChild<ReportsPage *>(QStringLiteral("reportsPage"));
    QVERIFY(page->reveal(QStringLiteral("template:memo")));
    ++person.clicks;
    page->settings()->setTongue(ReportTongue::Both);
    ++person.clicks;
    QTRY_VERIFY_WITH_TIMEOUT(page->isReady(), 20000);
    const QString memo = m_home->file(QStringLiteral("memo.pdf"));
    saveAs(person, memo);
    QVERIFY(person.click(QStringLiteral("reportsPDF")));
    QTRY_VERIFY_WITH_TIMEOUT(!page->files()->isWriting() && QFileInfo(memo).size() > 5000, 20000);
    QVERIFY(page->reveal(QStringLiteral("template:approval")));
    ++person.clicks;
    QTRY_VERIFY_WITH_TIMEOUT(page->isReady(), 20000);
    const QString approval = m_home->file(QStringLiteral("approval.pdf"));
    saveAs(person, approval);
    QVERIFY(person.click(QStringLiteral("reportsPDF")));
    QTRY_VERIFY_WITH_TIMEOUT(!page->files()->isWriting() && QFileInfo(approval).size() > 5000, 20000);

    qInfo("finance path: %d clicks, %d fields; verdict after %.1f s, all of it %.1f s", person.clicks, person.fields,
          toVerdict, person.seconds());
    QVERIFY2(person.clicks <= 16, qPrintable(QString::number(person.clicks)));
    QVERIFY2(person.fields <= 8, qPrintable(QString::number(person.fields)));
}

/// The same with keys: pages by their keys, fields by Tab, values typed.
void FinancePathTest::withTheKeyboardAlone()
{
    const auto press = [](int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget *to = QApplication::focusWidget();
        if (to == nullptr)
            to = QApplication::activeWindow();
        QTest::keyClick(to, static_cast<Qt::Key>(key), modifiers);
        QCoreApplication::processEvents();
    };
    /// Tab until the focus is in the widget of that name.
    const auto tabTo = [&](const QString &name) {
        for (int i = 0; i < 200; ++i) {
            for (const QWidget *at = QApplication::focusWidget(); at != nullptr; at = at->parentWidget()) {
                if (at->objectName() == name)
                    return true;
            }
            press(Qt::Key_Tab);
        }
        return false;
    };
    const auto typeOver = [&](const QString &text) {
        press(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), text);
    };
    press(Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(m_window->currentPage(), QStringLiteral("start"));
    QVERIFY(tabTo(QStringLiteral("numberCount")));
    typeOver(QStringLiteral("64"));
    QVERIFY(tabTo(QStringLiteral("numberFrom")));
    typeOver(QStringLiteral("2027-01"));
    QVERIFY(tabTo(QStringLiteral("numberTo")));
    typeOver(QStringLiteral("2027-12"));
    QVERIFY(tabTo(QStringLiteral("numberCompare")));
    press(Qt::Key_Space);
    QTRY_COMPARE(m_window->currentPage(), QStringLiteral("plans"));
    QTRY_VERIFY(isComputed());

    QVERIFY(tabTo(QStringLiteral("plansVerdict")));
    press(Qt::Key_Return, Qt::AltModifier);
    auto *why = m_window->findChild<WhyDock *>(QStringLiteral("whyDock"));
    QTRY_VERIFY(why->isVisible() && why->panel()->why().has_value());

    QVERIFY(tabTo(QStringLiteral("whatIfUse")));
    for (int i = 0; i < 4; ++i)
        press(Qt::Key_Left, Qt::ShiftModifier); // ten at a time: 60 %
    QTRY_VERIFY(m_session->whatIf().use == *Decimal::parse("0.6"));
    press(Qt::Key_Escape);
    QTRY_VERIFY(m_session->whatIf().isNothing());

    QVERIFY(tabTo(QStringLiteral("limitUpfront")));
    typeOver(QStringLiteral("2M"));
    press(Qt::Key_Return);
    QTRY_VERIFY(m_session->undoStack()->canUndo());

    press(Qt::Key_5, Qt::ControlModifier);
    QCOMPARE(m_window->currentPage(), QStringLiteral("compare"));
    QVERIFY(tabTo(QStringLiteral("compareTable")));
    press(Qt::Key_Down);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_window->currentPage(), QStringLiteral("reports"));
    auto *page = m_window->findChild<ReportsPage *>(QStringLiteral("reportsPage"));
    QTRY_VERIFY_WITH_TIMEOUT(page->isReady(), 20000);
    Person person(*m_window);
    const QString memo = m_home->file(QStringLiteral("memo-by-keys.pdf"));
    QVERIFY(tabTo(QStringLiteral("reportsPDF")));
    saveAs(person, memo);
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(memo).size() > 5000, 20000);
}

QTEST_MAIN(FinancePathTest)
#include "finance_path_test.moc"
