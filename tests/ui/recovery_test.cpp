// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says where it can't write, and after an end that was none.
#include "main_window.h"
#include "session/autosave.h"
#include "support/file_io.h"
#include "ui_fixture.h"
#include "widgets/notice_area.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

struct Window {
    Window() : settings(WindowSettings::load()), window(session, settings)
    {
        window.showPage(QStringLiteral("start"));
        window.show();
    }
    QString notice(const char *id) const
    {
        return window.findChild<NoticeArea *>(QStringLiteral("notices"))->text(QLatin1String(id));
    }
    void closeNotice(const char *id) const
    {
        window.findChild<NoticeArea *>(QStringLiteral("notices"))->hideNotice(QLatin1String(id));
    }

    ProjectSession session;
    WindowSettings settings;
    MainWindow window;
};

ScenarioSet renamed(ScenarioSet set, const char *name)
{
    set.inputs.name = name;
    return set;
}

} // namespace

class RecoveryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aCleanEndSaysNothing();
    void anUncleanEndIsSaid();
    void lostChangesAreSaid();
    void whatFailedIsTriedAgainByItself();
    void readOnlyIsInSight_data();
    void readOnlyIsInSight();
    void refusedEditsAreSaidAndTakenBack();

private:
    QString m_path;
    std::unique_ptr<test::Home> m_home;
};

void RecoveryTest::init()
{
    m_home = std::make_unique<test::Home>();
    WindowSettings().save();
    m_path = m_home->file(QStringLiteral("project.gpufolio"));
    ProjectSession session;
    session.startNew(test::twoPlans(), m_path);
}

void RecoveryTest::aCleanEndSaysNothing()
{
    Window shown;
    shown.window.openFile(m_path);
    QCOMPARE(shown.session.path(), m_path);
    QVERIFY(shown.notice("uncleanEnd").isEmpty());
}

/// The lock that a killed program leaves behind.
void RecoveryTest::anUncleanEndIsSaid()
{
    QVERIFY(writeFileAtomically((m_path + QStringLiteral(".lock")).toStdString(), "123 host\n"));
    Window shown;
    shown.window.openFile(m_path);
    QVERIFY(!shown.session.isReadOnly());
    QVERIFY(shown.notice("uncleanEnd").contains(QStringLiteral("ended without closing")));
    QVERIFY(!shown.notice("uncleanEnd").contains(QStringLiteral("is lost")));
    shown.session.startNew(test::twoPlans()); // that is another project
    QVERIFY(shown.notice("uncleanEnd").isEmpty());
    shown.window.openFile(m_path);
    QVERIFY(shown.notice("uncleanEnd").isEmpty()); // it was closed now
}

void RecoveryTest::lostChangesAreSaid()
{
    QVERIFY(writeFileAtomically((m_path + QStringLiteral(".lock")).toStdString(),
                                "123 host\nunsaved since 2026-11-30T16:05:31Z\n"));
    Window shown;
    shown.window.openFile(m_path);
    const QString since =
        QDateTime({2026, 11, 30}, {16, 5, 31}, Qt::UTC).toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    QVERIFY2(shown.notice("uncleanEnd").contains(since), qPrintable(shown.notice("uncleanEnd")));
    QVERIFY(shown.notice("uncleanEnd").contains(QStringLiteral("is lost")));
}

/// Without another edit: the disk may have room again while somebody only reads.
void RecoveryTest::whatFailedIsTriedAgainByItself()
{
    std::atomic<bool> full = true;
    std::atomic<int> written = 0;
    const auto write = [&](const PendingSave &) -> Status {
        if (full)
            return Error{Error::Code::Io, {"The disk is full.", {}}, {}};
        ++written;
        return Done{};
    };
    Autosave autosave(write, std::chrono::milliseconds(20));
    autosave.schedule({test::twoPlans(), "base"});
    QTRY_VERIFY(autosave.error());
    full = false;
    QTRY_VERIFY(autosave.isSaved());
    QCOMPARE(written, 1);
    QVERIFY(!autosave.error());
}

void RecoveryTest::readOnlyIsInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1440, 900);
    QTest::newRow("small") << QSize(800, 500);
}

/// In the title, and in the top bar when the notice is closed.
void RecoveryTest::readOnlyIsInSight()
{
    QFETCH(QSize, size);
    Window first;
    first.window.openFile(m_path);
    Window second;
    second.window.openFile(m_path);
    QVERIFY(second.session.isReadOnly());
    QVERIFY(second.window.windowTitle().contains(QStringLiteral("(read-only)")));
    QVERIFY(!first.window.windowTitle().contains(QStringLiteral("(read-only)")));
    second.window.resize(size);
    QVERIFY(QTest::qWaitForWindowExposed(&second.window));
    second.closeNotice("readOnly");
    const auto *badge = second.window.findChild<QLabel *>(QStringLiteral("readOnlyBadge"));
    QVERIFY(badge->isVisible());
    QTRY_VERIFY(badge->width() >= badge->sizeHint().width());
    QCOMPARE(second.window.size(), size);
    const QWidget *bar = badge->parentWidget();
    for (const QObject *child : bar->children()) {
        const auto *control = qobject_cast<const QWidget *>(child);
        if (control != nullptr && control->isVisible())
            QVERIFY2(bar->rect().contains(control->geometry()), qPrintable(control->objectName()));
    }
    QVERIFY(!first.window.findChild<QLabel *>(QStringLiteral("readOnlyBadge"))->isVisible());
}

void RecoveryTest::refusedEditsAreSaidAndTakenBack()
{
    Window first;
    first.window.openFile(m_path);
    Window second;
    second.window.openFile(m_path);
    second.closeNotice("readOnly");
    QSignalSpy shownAgain(&second.session, &ProjectSession::scenarioChanged);
    QSignalSpy refused(&second.session, &ProjectSession::editRefused);
    second.session.edit(QStringLiteral("Rename"), renamed(test::twoPlans(), "mine"));
    QCOMPARE(second.session.scenarioSet(), test::twoPlans());
    QVERIFY(!second.session.undoStack()->canUndo());
    QCOMPARE(shownAgain.count(), 1); // fields show again what is
    QCOMPARE(refused.count(), 1);
    QVERIFY(second.notice("readOnly").contains(QStringLiteral("another window")));
    QVERIFY(second.window.statusBar()->currentMessage().contains(QStringLiteral("Not changed")));
    second.session.edit(QStringLiteral("Rename"), test::twoPlans()); // nothing is asked for
    QCOMPARE(refused.count(), 1);
}

QTEST_MAIN(RecoveryTest)
#include "recovery_test.moc"
