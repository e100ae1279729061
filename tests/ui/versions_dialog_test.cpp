// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/name_version_dialog.h"
#include "dialogs/versions_dialog.h"
#include "main_window.h"
#include "prices/bundled.h"
#include "session/project_versions.h"
#include "ui_fixture.h"

#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

ScenarioSet withInstances(ScenarioSet set, std::int64_t instances)
{
    set.plans[1].commitments[0].instances = instances;
    return set;
}

QStringList names(const ProjectSession &session)
{
    QStringList all;
    const auto versions = versionsOf(session);
    if (!versions)
        qFatal("%s", toText(versions.error()).c_str());
    for (const VersionInfo &version : *versions)
        all += QString::fromStdString(version.name);
    return all;
}

VersionInfo newest(const ProjectSession &session)
{
    return versionsOf(session)->front();
}

/// A window with a project of two plans.
struct Window {
    Window() : settings(WindowSettings::load()), window(session, settings)
    {
        session.startNew(test::twoPlans());
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window did not become active");
    }
    QAction *action(const char *name) const { return window.findChild<QAction *>(QLatin1String(name)); }
    template <typename Widget> Widget *find(const char *name) const
    {
        auto *found = window.findChild<Widget *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("there is no %s", name);
        return found;
    }
    VersionsDialog *openVersions()
    {
        action("versions")->trigger();
        return find<VersionsDialog>("versionsDialog");
    }

    ProjectSession session;
    WindowSettings settings;
    MainWindow window;
};

QStringList columnOf(const QTreeWidget &list, int column)
{
    QStringList all;
    for (int row = 0; row < list.topLevelItemCount(); ++row)
        all += list.topLevelItem(row)->text(column);
    return all;
}

/// Answers the question that comes next.
void answer(QMessageBox::StandardButton with)
{
    QTimer::singleShot(0, qApp, [with] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (box == nullptr)
            qFatal("nothing was asked");
        box->button(with)->click();
    });
}

} // namespace

class VersionsDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<test::Home>(); }
    void goingBackIsOneStepAndKeepsThePresent();
    void goingBackToWhatIsOpenDoesNothing();
    void otherPricesAreTold();
    void newProjectsHaveTheVersionsPrices();
    void copiesBringTheVersions();
    void withoutAFileThereAreNone();
    void theKeyAsksForAName();
    void anEmptyNameIsNoName();
    void theListSaysWhatThereIs();
    void goBack();
    void openAsNew();
    void rename();
    void removeAsksFirst();
    void readOnlyProjectsAreOnlyRead();

private:
    std::unique_ptr<test::Home> m_home;
};

void VersionsDialogTest::goingBackIsOneStepAndKeepsThePresent()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    session.setActivePlan(QStringLiteral("base"));
    QVERIFY(keepVersion(session, QStringLiteral(" For the board ")));
    QCOMPARE(names(session), QStringList{QStringLiteral("For the board")});
    const VersionInfo board = newest(session);
    const ScenarioSet later = withInstances(test::twoPlans(), 7);
    session.edit(QStringLiteral("Change instances"), later);
    session.setActivePlan(QStringLiteral("on-demand"));

    const auto went = goBackTo(session, board);
    QVERIFY(went && went->changed && !went->otherPrices);
    QCOMPARE(session.scenarioSet(), test::twoPlans());
    QCOMPARE(session.activePlan(), QStringLiteral("base"));
    QCOMPARE(session.undoStack()->count(), 2);
    QCOMPARE(names(session),
             (QStringList{QStringLiteral("Before going back to “For the board”"), QStringLiteral("For the board")}));
    session.undoStack()->undo();
    QCOMPARE(session.scenarioSet(), later);
    session.undoStack()->redo();
    QVERIFY(goBackTo(session, newest(session))->changed); // to the present that was kept
    QCOMPARE(session.scenarioSet(), later);
    QCOMPARE(session.activePlan(), QStringLiteral("on-demand"));
}

void VersionsDialogTest::goingBackToWhatIsOpenDoesNothing()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    QVERIFY(keepVersion(session, QStringLiteral("same")));
    const auto went = goBackTo(session, newest(session));
    QVERIFY(went && !went->changed);
    QCOMPARE(names(session), QStringList{QStringLiteral("same")});
    QVERIFY(!session.undoStack()->canUndo());
}

void VersionsDialogTest::otherPricesAreTold()
{
    std::vector<PriceRow> rows = bundledPriceBook().rows();
    rows.resize(5);
    ProjectSession session;
    ScenarioSet set = test::twoPlans();
    set.inputs.priceBook = "bundled";
    session.startNew(set);
    QVERIFY(keepVersion(session, QStringLiteral("then")));
    const VersionInfo then = newest(session);
    session.edit(QStringLiteral("Change instances"), withInstances(set, 7));
    QVERIFY(session.usePriceBook(PriceBook(rows), QStringLiteral("mine")));
    const auto went = goBackTo(session, then);
    QVERIFY(went && went->changed && went->otherPrices);
    QCOMPARE(session.priceBook()->rows().size(), std::size_t(5));
}

void VersionsDialogTest::newProjectsHaveTheVersionsPrices()
{
    std::vector<PriceRow> rows = bundledPriceBook().rows();
    rows.resize(5);
    ProjectSession session;
    session.startNew(test::twoPlans());
    QVERIFY(session.usePriceBook(PriceBook(rows), QStringLiteral("mine")));
    QVERIFY(keepVersion(session, QStringLiteral("five prices")));
    rows.resize(3);
    QVERIFY(session.usePriceBook(PriceBook(rows), QStringLiteral("mine")));
    ViewSettings view = session.view();
    view.fiscalYearStartMonth = 4;
    session.setView(view);
    const QString before = session.path();
    QVERIFY(openAsNewProject(session, newest(session)));
    QVERIFY(session.path() != before);
    QCOMPARE(session.priceBook()->rows().size(), std::size_t(5));
    QCOMPARE(session.view().fiscalYearStartMonth, 4);
    QCOMPARE(session.scenarioSet().inputs.name, std::string("Test project – five prices"));
    QCOMPARE(session.scenarioSet().plans, test::twoPlans().plans);
    QVERIFY(names(session).isEmpty());
}

void VersionsDialogTest::copiesBringTheVersions()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    QVERIFY(keepVersion(session, QStringLiteral("first")));
    session.edit(QStringLiteral("Change instances"), withInstances(test::twoPlans(), 7));
    QVERIFY(keepVersion(session, QStringLiteral("second")));
    const auto before = versionsOf(session);
    const QString copy = m_home->file(QStringLiteral("copy.gpufolio"));
    QVERIFY(session.saveCopy(copy));
    ProjectSession other;
    QVERIFY(other.openFile(copy).empty());
    QCOMPARE(names(other), names(session));
    QCOMPARE(versionsOf(other)->back().created, before->back().created);
    QVERIFY(goBackTo(other, versionsOf(other)->back())->changed);
    QCOMPARE(other.scenarioSet(), test::twoPlans());
}

void VersionsDialogTest::withoutAFileThereAreNone()
{
    ProjectSession session;
    session.startNew(test::twoPlans(), m_home->file(QStringLiteral("no such folder/project.gpufolio")));
    QVERIFY(!versionsOf(session));
    QVERIFY(!keepVersion(session, QStringLiteral("x")));
    QVERIFY(!goBackTo(session, {}));
    QVERIFY(!openAsNewProject(session, {}));
    QCOMPARE(session.scenarioSet(), test::twoPlans());
}

void VersionsDialogTest::theKeyAsksForAName()
{
    Window at;
    QTest::keyClick(&at.window, Qt::Key_S, Qt::ControlModifier);
    auto *dialog = at.find<NameVersionDialog>("nameVersionDialog");
    QTRY_VERIFY(dialog->isVisible());
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("versionName"));
    QCOMPARE(name->text(), QStringLiteral("Version 1"));
    QCOMPARE(name->selectedText(), name->text()); // typing replaces it
    QTest::keyClicks(name, QStringLiteral("For the board"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(names(at.session), QStringList{QStringLiteral("For the board")});
    QVERIFY(at.window.statusBar()->currentMessage().contains(QStringLiteral("For the board")));
    QVERIFY(!at.session.undoStack()->canUndo());
}

void VersionsDialogTest::anEmptyNameIsNoName()
{
    Window at;
    at.action("nameVersion")->trigger();
    auto *dialog = at.find<NameVersionDialog>("nameVersionDialog");
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("versionName"));
    name->setText(QStringLiteral("  "));
    auto *keep = dialog->findChild<QPushButton *>(QStringLiteral("keepVersion"));
    QVERIFY(!keep->isEnabled());
    QVERIFY(!keep->toolTip().isEmpty());
    dialog->reject();
    QVERIFY(names(at.session).isEmpty());
}

void VersionsDialogTest::theListSaysWhatThereIs()
{
    Window at;
    const auto *none = at.openVersions();
    QVERIFY(none->findChild<QLabel *>(QStringLiteral("versionsAbout"))->text().contains(QStringLiteral("Ctrl+S")));
    QVERIFY(!none->findChild<QPushButton *>(QStringLiteral("goBackToVersion"))->isEnabled());
    delete none;

    QVERIFY(keepVersion(at.session, QStringLiteral("first")));
    ScenarioSet one = at.session.scenarioSet();
    one.plans.pop_back();
    at.session.edit(QStringLiteral("Remove plan"), one);
    QVERIFY(keepVersion(at.session, QStringLiteral("second")));
    const auto *dialog = at.openVersions();
    const auto *list = dialog->findChild<QTreeWidget *>(QStringLiteral("versionsList"));
    QCOMPARE(columnOf(*list, 0), (QStringList{QStringLiteral("second"), QStringLiteral("first")}));
    QCOMPARE(columnOf(*list, 2), (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
    const QDateTime kept = QDateTime::fromString(list->topLevelItem(0)->text(1), QStringLiteral("yyyy-MM-dd HH:mm"));
    QVERIFY(kept.isValid());
    QVERIFY(std::abs(kept.secsTo(QDateTime::currentDateTime())) < 3600); // the clock on the wall
    for (const QWidget *control : dialog->findChildren<QPushButton *>())
        QVERIFY(!control->objectName().isEmpty());
}

void VersionsDialogTest::goBack()
{
    Window at;
    QVERIFY(keepVersion(at.session, QStringLiteral("first")));
    at.session.edit(QStringLiteral("Change instances"), withInstances(test::twoPlans(), 7));
    auto *dialog = at.openVersions();
    dialog->findChild<QPushButton *>(QStringLiteral("goBackToVersion"))->click();
    QVERIFY(!dialog->isVisible());
    QCOMPARE(at.session.scenarioSet(), test::twoPlans());
    QCOMPARE(names(at.session).size(), 2);
    QVERIFY(at.window.statusBar()->currentMessage().contains(QStringLiteral("first")));
}

void VersionsDialogTest::openAsNew()
{
    Window at;
    QVERIFY(keepVersion(at.session, QStringLiteral("first")));
    const QString before = at.session.path();
    at.session.edit(QStringLiteral("Change instances"), withInstances(test::twoPlans(), 7));
    at.openVersions()->findChild<QPushButton *>(QStringLiteral("openVersion"))->click();
    QVERIFY(at.session.path() != before);
    QCOMPARE(at.session.scenarioSet().plans, test::twoPlans().plans);
    QVERIFY(at.session.openFile(before).empty()); // the old project is as it was left
    QCOMPARE(at.session.scenarioSet(), withInstances(test::twoPlans(), 7));
}

void VersionsDialogTest::rename()
{
    Window at;
    QVERIFY(keepVersion(at.session, QStringLiteral("first")));
    const auto *dialog = at.openVersions();
    auto *list = dialog->findChild<QTreeWidget *>(QStringLiteral("versionsList"));
    dialog->findChild<QPushButton *>(QStringLiteral("renameVersion"))->click();
    auto *editor = list->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    editor->setText(QStringLiteral("new name"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(names(at.session), QStringList{QStringLiteral("new name")});
    QTRY_COMPARE(columnOf(*list, 0), QStringList{QStringLiteral("new name")});

    list->topLevelItem(0)->setText(0, QStringLiteral(" ")); // refused: the old name comes back, and it is said why
    QTRY_COMPARE(columnOf(*list, 0), QStringList{QStringLiteral("new name")});
    const auto *problem = dialog->findChild<QLabel *>(QStringLiteral("versionsProblem"));
    QVERIFY(problem->isVisible());
    QVERIFY(!problem->text().isEmpty());
}

void VersionsDialogTest::removeAsksFirst()
{
    Window at;
    for (const char *name : {"first", "second", "third"})
        QVERIFY(keepVersion(at.session, QLatin1String(name)));
    const auto *dialog = at.openVersions();
    auto *list = dialog->findChild<QTreeWidget *>(QStringLiteral("versionsList"));
    list->setCurrentItem(list->topLevelItem(1));
    auto *remove = dialog->findChild<QPushButton *>(QStringLiteral("removeVersion"));
    answer(QMessageBox::Cancel);
    remove->click();
    QCOMPARE(names(at.session).size(), 3);
    answer(QMessageBox::Yes);
    remove->click();
    QCOMPARE(names(at.session), (QStringList{QStringLiteral("third"), QStringLiteral("first")}));
    QCOMPARE(columnOf(*list, 0), names(at.session));
    QCOMPARE(list->indexOfTopLevelItem(list->currentItem()), 1);
}

void VersionsDialogTest::readOnlyProjectsAreOnlyRead()
{
    ProjectSession holder;
    holder.startNew(test::twoPlans());
    QVERIFY(keepVersion(holder, QStringLiteral("first")));
    Window at;
    QVERIFY(at.session.openFile(holder.path()).empty());
    QVERIFY(at.session.isReadOnly());
    QVERIFY(!at.action("nameVersion")->isEnabled());
    const auto *dialog = at.openVersions();
    for (const char *name : {"goBackToVersion", "renameVersion", "removeVersion"}) {
        const auto *button = dialog->findChild<QPushButton *>(QLatin1String(name));
        QVERIFY(!button->isEnabled());
        QVERIFY(!button->toolTip().isEmpty());
    }
    QVERIFY(dialog->findChild<QPushButton *>(QStringLiteral("openVersion"))->isEnabled());
}

QTEST_MAIN(VersionsDialogTest)
#include "versions_dialog_test.moc"
