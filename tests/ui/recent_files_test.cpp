// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/recent_files.h"

#include "i18n/language.h"
#include "main_window.h"
#include "project_menu.h"
#include "ui_fixture.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

ScenarioSet called(const char *name)
{
    ScenarioSet set = test::twoPlans();
    set.inputs.name = name;
    return set;
}

struct Window {
    Window() : settings(WindowSettings::load()), window(session, settings)
    {
        window.showPage(QStringLiteral("start"));
        window.show();
    }
    QList<QAction *> menu() const
    {
        auto *recent = window.findChild<QMenu *>(QStringLiteral("recentMenu"));
        Q_EMIT recent->aboutToShow();
        return recent->actions();
    }
    QStringList menuTexts() const
    {
        QStringList texts;
        for (const QAction *action : menu())
            texts += action->text();
        return texts;
    }
    QPushButton *row(const QString &path) const
    {
        return window.findChild<QPushButton *>(QStringLiteral("recent.") + path);
    }
    bool isShown(const QString &path) const { return row(path) != nullptr && row(path)->isVisibleTo(&window); }

    ProjectSession session;
    WindowSettings settings;
    MainWindow window;
};

} // namespace

class RecentFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newestFirst();
    void missingFilesAreGreyedAndSayWhy();
    void namesakesAreToldApart();
    void startShowsTheOthers();
    void aRowOpensItsProject();
    void markersInNamesAreNotSwallowed();
    void reasons();

private:
    std::unique_ptr<test::Home> m_home;
};

void RecentFilesTest::init()
{
    setLanguage(Language::English);
    m_home = std::make_unique<test::Home>();
    WindowSettings().save();
}

void RecentFilesTest::newestFirst()
{
    Window shown;
    for (const char *name : {"first", "second", "third"})
        shown.session.startNew(called(name));
    QCOMPARE(shown.menuTexts(),
             (QStringList{QStringLiteral("third"), QStringLiteral("second"), QStringLiteral("first")}));
    shown.menu()[2]->trigger();
    QCOMPARE(shown.session.scenarioSet().inputs.name, std::string("first"));
    QCOMPARE(shown.menuTexts(),
             (QStringList{QStringLiteral("first"), QStringLiteral("third"), QStringLiteral("second")}));
    const Window again; // and after a start
    QCOMPARE(again.menuTexts(), shown.menuTexts());
}

void RecentFilesTest::missingFilesAreGreyedAndSayWhy()
{
    Window shown;
    shown.session.startNew(called("gone"));
    const QString gone = shown.session.path();
    shown.session.startNew(called("open"));
    QVERIFY(QFile::rename(gone, gone + QStringLiteral(".away")));
    const QAction *action = shown.menu()[1];
    QCOMPARE(action->text(), QStringLiteral("gone – not found"));
    QVERIFY(!action->isEnabled());
    QVERIFY(action->toolTip().contains(gone));
    QVERIFY(action->toolTip().contains(QStringLiteral("moved, renamed or deleted")));
    shown.window.showPage(QStringLiteral("prices"));
    shown.window.showPage(QStringLiteral("start"));
    QVERIFY(shown.isShown(gone));
    QVERIFY(!shown.row(gone)->isEnabled());
    QVERIFY(shown.row(gone)->toolTip().contains(QStringLiteral("moved, renamed or deleted")));
    QVERIFY(QFile::rename(gone + QStringLiteral(".away"), gone)); // it is back
    QVERIFY(shown.menu()[1]->isEnabled());
    QCOMPARE(shown.menu()[1]->text(), QStringLiteral("gone"));
}

void RecentFilesTest::namesakesAreToldApart()
{
    Window shown;
    QVERIFY(QDir(m_home->file(QString())).mkdir(QStringLiteral("b")));
    shown.session.startNew(called("x"), m_home->file(QStringLiteral("plan.gpufolio")));
    shown.session.startNew(called("x"), m_home->file(QStringLiteral("b/plan.gpufolio")));
    shown.session.startNew(called("y"), m_home->file(QStringLiteral("other.gpufolio")));
    const QStringList texts = shown.menuTexts();
    QCOMPARE(texts[0], QStringLiteral("other"));
    QCOMPARE(texts[1], QStringLiteral("plan (%1)").arg(QDir::toNativeSeparators(m_home->file(QStringLiteral("b")))));
    QVERIFY(texts[1] != texts[2]);
}

void RecentFilesTest::startShowsTheOthers()
{
    Window shown;
    const auto *list = shown.window.findChild<QWidget *>(QStringLiteral("startRecent"));
    QVERIFY(!list->isVisibleTo(&shown.window)); // there are none
    shown.session.startNew(called("first"));
    const QString first = shown.session.path();
    QVERIFY(!shown.isShown(first)); // it is what is open
    QStringList paths;
    for (const char *name : {"1", "2", "3", "4", "5", "6"}) {
        shown.session.startNew(called(name));
        paths += shown.session.path();
    }
    QVERIFY(list->isVisibleTo(&shown.window));
    for (int i = 0; i < 5; ++i)
        QVERIFY2(shown.isShown(paths[i]), qPrintable(paths[i]));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!shown.isShown(paths[5]));
    QVERIFY(!shown.isShown(first)); // five are enough
    setLanguage(Language::SimplifiedChinese);
    QVERIFY(shown.isShown(paths[0]));
}

void RecentFilesTest::aRowOpensItsProject()
{
    Window shown;
    shown.session.startNew(called("first"));
    const QString first = shown.session.path();
    shown.session.startNew(called("second"));
    const QString second = shown.session.path();
    shown.row(first)->setFocus();
    QTest::keyClick(shown.row(first), Qt::Key_Space);
    QCOMPARE(shown.session.path(), first);
    QVERIFY(shown.isShown(second));
}

void RecentFilesTest::markersInNamesAreNotSwallowed()
{
    Window shown;
    shown.session.startNew(called("a"), m_home->file(QStringLiteral("R&D.gpufolio")));
    const QString path = shown.session.path();
    shown.session.startNew(called("b"));
    QCOMPARE(shown.menuTexts()[1], QStringLiteral("R&&D"));
    QCOMPARE(shown.row(path)->text(), QStringLiteral("R&&D"));
    QCOMPARE(shown.row(path)->accessibleName(), QStringLiteral("R&D"));
}

void RecentFilesTest::reasons()
{
    QFile file(m_home->file(QStringLiteral("there")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(whyNotOpened(file.fileName()).isEmpty());
    QVERIFY(whyNotOpened(m_home->file(QStringLiteral("gone"))).contains(QStringLiteral("deleted")));
    QVERIFY(whyNotOpened(m_home->file(QStringLiteral("no/gone"))).contains(QStringLiteral("Its folder is not there")));
}

QTEST_MAIN(RecentFilesTest)
#include "recent_files_test.moc"
